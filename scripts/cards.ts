/**
 * `npm run train:cards`: finds what Agricola's cards are worth alone by playing, the same from the same seed.
 * Journeymen play with worths that chance pushes up and down, so that every card is played now and then; what the farms
 * were thought to be worth at the start of each round is compared with what they scored, and the difference is laid at the
 * door of the cards that were in play or in the hand.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { answerOf, bots } from '@dorfplatz/bots'
import { kernel, type Match, type Random, randomFrom, type Seat, seedFrom } from '@dorfplatz/kernel'
import { valueBy } from '../games/agricola/bot/value.ts'
import { weightsFor } from '../games/agricola/bot/weights.ts'
import type { Worths } from '../games/agricola/bot/worth.ts'
import { CARDS, LAST_MAJOR } from '../games/agricola/cards/registry.ts'
import { agricola } from '../games/agricola/index.ts'
import type { State } from '../games/agricola/rules/state.ts'
import { LAST_ROUND } from '../games/agricola/rules/work/spaces.ts'
import { normal } from './train/evolve.ts'
import { type Row, ridge } from './train/ridge.ts'
import { rewritten } from './train/worths.ts'

const SEATS = 1
/** How far chance pushes a worth, in points: alone few cards are worth a turn, and untouched they are never played. */
const PUSH = 6
const { values } = parseArgs({
  options: { seed: { type: 'string', default: 'cards' }, games: { type: 'string', default: '900' } },
})
const games = Number(values.games)

const { bot } = agricola
const greedy = bots.greedy
if (bot === undefined || greedy === undefined) throw new Error('nobody there to play')

const HAND_CARDS = CARDS.filter(({ no }) => no > LAST_MAJOR)
/** How far worths lie from zero, and how wide results lie from what is expected: what a card seen once is believed. */
const PULL = 60
const NO_PULL = 1e-6
const place = new Map(HAND_CARDS.map(({ no }, i) => [no, i]))
const inPlay = (no: number): number => place.get(no) ?? -1
const inHand = (no: number): number => HAND_CARDS.length + inPlay(no)
const level = (round: number): number => 2 * HAND_CARDS.length + round
const FEATURES = level(LAST_ROUND + 1)

interface Seen {
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
    row: [
      ...cards.map((no) => [inPlay(no), share] as const),
      ...p.hand.map((no) => [inHand(no), share] as const),
      [level(m.state.round), 1],
    ],
    thought: valueBy(m, seat, weightsFor(m.seats), {}),
  }
}

const pushed = (random: Random): Worths => Object.fromEntries(HAND_CARDS.map(({ no }) => [no, PUSH * normal(random)]))

/** One game; what was seen in it, and what each seat scored. */
function play(words: string): { readonly rows: readonly Seen[]; readonly total: number } {
  const random = randomFrom(words)
  const worths = pushed(random)
  const k = kernel({
    ...agricola,
    bot: {
      ...bot,
      begins: bot?.begins ?? [],
      value: (m, seat) => valueBy(m, seat, weightsFor(SEATS), worths),
    },
  })
  const m = k.create({ game: 'agricola', seats: SEATS, options: { deck: 'EIK' }, seed: seedFrom(words) })
  const rows: Seen[] = []
  for (let [open] = k.open(m), round = 0; open !== undefined && m.defect === null; [open] = k.open(m)) {
    if (m.state.round > round && open.frame.op === 'place') {
      round = m.state.round
      rows.push(seen(m, 0))
    }
    const { seat } = open.frame
    const imagined = k.imagine(m, seat, random)
    const refusal = k.play(m, seat, answerOf(greedy ?? never(), k, imagined, open, random))
    if (refusal !== null) throw new Error(`${words}: refused by ${refusal.rule}`)
  }
  return { rows, total: agricola.result(m).scores[0]?.total ?? 0 }
}

const never = (): never => {
  throw new Error('nobody there to play')
}

const all = ridge(FEATURES)
const times = new Map<number, number>()
let points = 0
for (let game = 0; game < games; game++) {
  const { rows, total } = play(`${values.seed} SOLO 0 ${game}`)
  for (const { row, thought } of rows) all.add(row, total - thought)
  for (const [feature] of rows.at(-1)?.row ?? []) times.set(feature, (times.get(feature) ?? 0) + 1)
  points += total
}
const found = all.solve((feature) => (feature < 2 * HAND_CARDS.length ? PULL : NO_PULL))
const dealt = HAND_CARDS.filter(({ players }) => players === 1)
const worths: Worths = Object.fromEntries(dealt.map(({ no }) => [no, found[inPlay(no)] ?? 0]))
const file = new URL('../games/agricola/bot/worths.ts', import.meta.url)
const names = new Map(CARDS.map((card) => [card.no, card.name.en]))
writeFileSync(file, rewritten(readFileSync(file, 'utf8'), 'SOLO', worths, names))
const seldom = dealt.filter(({ no }) => (times.get(inPlay(no)) ?? 0) < 20).length
process.stdout.write(
  `${games} games, mean ${(points / games).toFixed(1)}; ${seldom} of ${dealt.length} cards played fewer than 20 times\n`,
)
