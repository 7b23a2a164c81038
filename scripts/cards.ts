/**
 * `npm run train:cards`: finds what Agricola's cards in play are worth alone (`-- --seats 2`: to one of two) by playing, the
 * same from the same seed. Journeymen play with worths that chance pushes up and down, so that every card is played now and
 * then; what the farms were thought to be worth at the start of each round is compared with what they scored, and the
 * difference is laid at the door of the cards that were in play or in the hand. Worths are written only if they pass the gates
 * (`train/gates.ts`). There is one generation, so none on the way to be played against: deck E alone, which must not suffer, is
 * played in its place.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { kernel, type Match, type Random, type Rules, randomFrom, type Seat, seedFrom } from '@dorfplatz/kernel'
import { valueBy } from '../games/agricola/bot/value.ts'
import { weightsFor } from '../games/agricola/bot/weights.ts'
import type { Worths } from '../games/agricola/bot/worth.ts'
import { CARDS, LAST_MAJOR } from '../games/agricola/cards/registry.ts'
import { agricola } from '../games/agricola/index.ts'
import type { State } from '../games/agricola/rules/state.ts'
import { LAST_ROUND } from '../games/agricola/rules/work/spaces.ts'
import { normal } from './train/evolve.ts'
import { inWords, judged, mean } from './train/gates.ts'
import { type Row, ridge } from './train/ridge.ts'
import { againstGreedy, alike, type Judgement, judgedBy, playedBy, totalsOf } from './train/seats.ts'
import { commandOf } from './train/weights.ts'
import { rewritten } from './train/worths.ts'

/** How far chance pushes a worth, in points: alone few cards are worth a turn, and untouched they are never played. */
const PUSH = 6
const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'cards' },
    games: { type: 'string', default: '900' },
    gate: { type: 'string', default: '400' },
  },
})
/** What the constants in `worths.ts` are called. */
const NAMES: { readonly [seats: string]: string } = { 1: 'SOLO', 2: 'TWO' }
const name = NAMES[values.seats]
if (name === undefined) throw new Error(`At how many seats? One of: ${Object.keys(NAMES).join(', ')}.`)
const seats = Number(values.seats)
const games = Number(values.games)
const rules = agricola as unknown as Rules
const options = { deck: 'EIK' }

const HAND_CARDS = CARDS.filter(({ no }) => no > LAST_MAJOR)
/** How far worths lie from zero, and how wide results lie from what is expected: what a card seen once is believed. */
const PULL = 60
const NO_PULL = 1e-6
const place = new Map(HAND_CARDS.map(({ no }, i) => [no, i]))
const inPlay = (no: number): number => place.get(no) ?? -1
/** What lies in hands is told apart, so that nothing of it is laid at the door of what is in play; by itself it did not help. */
const inHand = (no: number): number => HAND_CARDS.length + inPlay(no)
const level = (round: number): number => 2 * HAND_CARDS.length + round
const FEATURES = level(LAST_ROUND + 1)

interface Seen {
  readonly seat: Seat
  readonly row: Row
  readonly thought: number
}

/** What stands in front of a seat and in its hand at the start of a round. */
function seen(m: Match<State>, seat: Seat): Seen {
  const p = m.state.players[seat]
  if (p === undefined) throw new Error(`no seat ${seat}`)
  const share = (LAST_ROUND - m.state.round) / LAST_ROUND
  const cards = [...p.occupations, ...p.improvements].filter((no) => no > LAST_MAJOR)
  return {
    seat,
    row: [
      ...cards.map((no) => [inPlay(no), share] as const),
      ...p.hand.map((no) => [inHand(no), share] as const),
      [level(m.state.round), 1],
    ],
    thought: valueBy(m, seat, weightsFor(seats), {}),
  }
}

const by =
  (worths: Worths): Judgement =>
  (m, seat) =>
    valueBy(m as Match<State>, seat, weightsFor(seats), worths)
const pushed = (random: Random): Worths => Object.fromEntries(HAND_CARDS.map(({ no }) => [no, PUSH * normal(random)]))

/** One game; what was seen in it, and what each seat scored. */
function play(words: string): { readonly rows: readonly Seen[]; readonly totals: readonly number[] } {
  const random = randomFrom(words)
  const k = judgedBy(rules, by(pushed(random)))
  const plain = kernel(rules)
  const m = plain.create({ game: rules.id, seats, options, seed: seedFrom(words) })
  const rows: Seen[] = []
  let round = 0
  const asked = (now: Match, op: string): void => {
    const { state } = now as Match<State>
    if (state.round === round || op !== 'place') return
    round = state.round
    for (let seat = 0; seat < seats; seat++) rows.push(seen(now as Match<State>, seat))
  }
  const kernels = Array.from({ length: seats }, () => k)
  playedBy(kernels, plain, m, random, { asked: (now, { frame }) => asked(now, frame.op) })
  return { rows, totals: totalsOf(rules, m) }
}

const all = ridge(FEATURES)
const times = new Map<number, number>()
let points = 0
for (let game = 0; game < games; game++) {
  const { rows, totals } = play(`${values.seed} ${name} 0 ${game}`)
  for (const { seat, row, thought } of rows) all.add(row, (totals[seat] ?? 0) - thought)
  for (const { row } of rows.slice(-seats))
    for (const [feature] of row) times.set(feature, (times.get(feature) ?? 0) + 1)
  points += mean(totals)
}
const found = all.solve((feature) => (feature < 2 * HAND_CARDS.length ? PULL : NO_PULL))
const dealt = HAND_CARDS.filter(({ players }) => players <= seats)
const worths: Worths = Object.fromEntries(dealt.map(({ no }) => [no, found[inPlay(no)] ?? 0]))
const seldom = dealt.filter(({ no }) => (times.get(inPlay(no)) ?? 0) < 20).length
process.stdout.write(
  `${games} games, mean ${(points / games).toFixed(1)}; ${seldom} of ${dealt.length} cards played fewer than 20 times\n`,
)

const deals = { rules, seats, options, games: Number(values.gate), words: `gate ${values.seed}` }
const before = alike(deals, null)
const verdict = judged({
  mirror: { by: 'points', results: alike(deals, by(worths)).map((now, i) => now - (before[i] ?? 0)), even: 0 },
  today: mean(before),
  earlier: [againstGreedy({ ...deals, options: { deck: 'E' } }, by(worths))],
  greedy: againstGreedy(deals, by(worths)),
})
process.stdout.write(`${inWords(verdict)}\n`)
if (verdict.kept) {
  const file = new URL('../games/agricola/bot/worths.ts', import.meta.url)
  const names = new Map(CARDS.map((card) => [card.no, card.name.en]))
  const command = commandOf('train:cards', [], values)
  writeFileSync(file, rewritten(readFileSync(file, 'utf8'), name, worths, names, command))
}
