/**
 * Every two cards that react to the same moment, together in a random game: cards are laid in front of five players (or
 * fewer, with the cards for so few), the game is played by chance to its end, checked after every answer and replayed.
 *
 *     npm run pairs                      until every pair was in play, in front of one player and of two
 *     npm run pairs -- 200 more          200 games, with cards by the word "more"
 */

import { type Answer, fingerprint, type Match, type Random, randomFrom, type Seat, seedFrom } from '@dorfplatz/kernel'
import { CARDS, LAST_MAJOR } from '../cards/registry.ts'
import type { Card } from '../cards/types.ts'
import { agricola } from '../index.ts'
import { listen } from '../rules/cards/events.ts'
import { refreshCards } from '../rules/player.ts'
import type { State } from '../rules/state.ts'
import { k, lay } from './table.ts'

/** Fields of a card that make it part of a moment without a reaction: payments, sowing, room for animals, scoring … */
const STANDING = {
  exchange: 'exchange',
  cook: 'exchange',
  bake: 'bake',
  cookBonus: 'exchange',
  use: 'anytime',
  room: 'animals',
  breeds: 'animals',
  field: 'sow',
  sows: 'sow',
  sowsFew: 'sow',
  staysOnFields: 'harvestField',
  space: 'placing',
  toll: 'placing',
  permit: 'placing',
  twoInARow: 'placing',
  looksAhead: 'placing',
  announce: 'workStart',
  score: 'score',
  noMinus: 'score',
  forgiven: 'score',
  buysOffUnused: 'score',
  countsAs: 'occupation',
  drawsLot: 'occupation',
  asMinor: 'improvementAction',
  widerChances: 'improvementAction',
  free: 'price improvement',
  straightToStone: 'price renovation',
  freeFences: 'price fence',
  freeFenceEvery: 'price fence',
  freeStable: 'price stable',
  roomless: 'growth',
  feedsLast: 'feeding',
  fullMouths: 'feeding',
  skipsHarvest: 'feeding',
  rests: 'roundStart',
  matchesStack: 'receive',
} as const

/** The moments in which a card acts: those of its reactions, and those its standing rules are looked at. */
function momentsFor(card: Card): ReadonlySet<string> {
  const moments = new Set<string>((card.on ?? []).map((rule) => rule.at))
  for (const [field, moment] of Object.entries(STANDING)) if (field in card) moments.add(moment)
  for (const { of } of card.price ?? []) {
    for (const thing of of) moments.add(`price ${typeof thing === 'number' ? 'improvement' : thing}`)
  }
  return moments
}

const MOMENTS_OF: ReadonlyMap<Card, ReadonlySet<string>> = new Map(CARDS.map((card) => [card, momentsFor(card)]))
const share = (a: Card, b: Card): boolean => {
  const other = MOMENTS_OF.get(b) ?? new Set()
  return [...(MOMENTS_OF.get(a) ?? [])].some((moment) => other.has(moment))
}

/** Cards that act in any moment after they were played. */
const REACTING = CARDS.filter(
  (card) => card.no > LAST_MAJOR && card.passing !== true && (MOMENTS_OF.get(card)?.size ?? 0) > 0,
)

const keyOf = (a: number, b: number): number => (a < b ? a * 1000 + b : b * 1000 + a)

/** Every two cards that share a moment. */
export const PAIRS: ReadonlySet<number> = new Set(
  REACTING.flatMap((a, i) => REACTING.slice(i + 1).flatMap((b) => (share(a, b) ? [keyOf(a.no, b.no)] : []))),
)

export interface Covered {
  /** Pairs that lay in front of one player, and of two. */
  readonly together: Set<number>
  readonly apart: Set<number>
  readonly violations: string[]
  games: number
}

export const nothingCovered = (): Covered => ({ together: new Set(), apart: new Set(), violations: [], games: 0 })

/** So many cards in front of everybody. */
const IN_FRONT = 14

/** Cards for the seats: a pair not yet seen first, then whichever the chance brings. */
function chosen(covered: Covered, seats: number, random: Random): number[][] {
  const from = seats <= 2 ? 1 : seats === 3 ? 3 : 4
  const left = REACTING.filter((card) => card.kind === 'minor' || card.players <= from).map((card) => card.no)
  const hands: number[][] = Array.from({ length: seats }, () => [])
  const take = (hand: number[], no: number): void => {
    const at = left.indexOf(no)
    if (at < 0) return
    left.splice(at, 1)
    hand.push(no)
  }
  for (const hand of hands) {
    const open = [...PAIRS].filter((pair) => !covered.together.has(pair))
    for (let i = 0; i < 4 && open.length > 0; i++) {
      const pair = open[random(open.length)] ?? 0
      const [a, b] = [Math.floor(pair / 1000), pair % 1000]
      if (left.includes(a) && left.includes(b)) {
        take(hand, a)
        take(hand, b)
      }
    }
    while (hand.length < IN_FRONT && left.length > 0) take(hand, left[random(left.length)] ?? 0)
  }
  return hands
}

function furnish(m: Match<State>, hands: readonly (readonly number[])[], random: Random): void {
  k.edit(m, (s) => {
    // Nobody holds what somebody else has in front of them.
    const used = new Set(hands.flat())
    s.piles = [s.piles[0].filter((no) => !used.has(no)), s.piles[1].filter((no) => !used.has(no))]
    s.players.forEach((p, seat) => {
      p.hand = p.hand.filter((no) => !used.has(no))
      lay(s, p, hands[seat] ?? [])
      for (const no of hands[seat] ?? []) p.memory = { ...p.memory, [no]: { played: 0 } }
      for (let good = 0; good < 7; good++) p.goods[good] = random(6)
      refreshCards(p)
      listen(s, p)
    })
  })
}

/** One game by chance; what it covers is added. */
export function playPairs(covered: Covered, seats: number, word: string): void {
  const random = randomFrom(`pairs ${word}`)
  const m = k.create({ game: 'agricola', seats, options: { deck: 'EIK' }, seed: seedFrom(word) })
  const hands = chosen(covered, seats, random)
  furnish(m, hands, random)
  const start = k.clone(m)
  const log: [Seat, Answer][] = []
  const fail = (text: string): void => {
    covered.violations.push(`${word}, answer ${log.length}: ${text}`)
  }
  for (let [open] = k.open(m); open !== undefined; [open] = k.open(m)) {
    const { seat } = open.frame
    const unasked = random(8) === 0 ? k.anytime(m, seat) : []
    const use = unasked[random(Math.max(1, unasked.length))]
    const answer: Answer =
      use === undefined ? { choice: k.sample(m, open, random) } : { to: 'anytime' as const, choice: use }
    log.push([seat, answer])
    const refusal = k.play(m, seat, answer)
    if (refusal !== null) fail(`${JSON.stringify(answer)} refused: ${refusal.rule}`)
    if (m.defect !== null) fail(m.defect)
    const broken = log.length % 8 === 0 ? agricola.violations(m) : []
    for (const text of broken) fail(text)
    if (refusal !== null || m.defect !== null || broken.length > 0) break
  }
  if (m.defect === null && m.state.round !== 14) fail(`ended in round ${m.state.round}`)
  for (const [seat, answer] of log) k.play(start, seat, answer)
  if (fingerprint(start) !== fingerprint(m)) fail('replayed, it goes another way')
  count(covered, hands)
}

function count(covered: Covered, hands: readonly (readonly number[])[]): void {
  covered.games++
  hands.forEach((one, i) => {
    for (const [j, other] of hands.entries()) {
      if (j < i) continue
      for (const a of one) {
        for (const b of other) {
          if (a === b || !PAIRS.has(keyOf(a, b))) continue
          ;(i === j ? covered.together : covered.apart).add(keyOf(a, b))
        }
      }
    }
  })
}

export function report(covered: Covered): string {
  const both = [...PAIRS].filter((pair) => covered.together.has(pair) || covered.apart.has(pair)).length
  return [
    `${covered.games} games with ${REACTING.length} cards that act later, ${PAIRS.size} pairs of one moment:`,
    `${both} pairs in play, ${covered.together.size} of them in front of one player, ${covered.apart.size} of two`,
    covered.violations.length === 0 ? 'no violations' : covered.violations.join('\n'),
  ].join('\n')
}

if (process.argv[1]?.endsWith('pairs.ts') === true) {
  const most = Number(process.argv[2] ?? 10_000)
  const word = process.argv[3] ?? 'all'
  const covered = nothingCovered()
  const done = (): boolean => covered.together.size === PAIRS.size && covered.apart.size === PAIRS.size
  for (let i = 0; i < most && !(process.argv[2] === undefined && done()); i++) {
    playPairs(covered, 5 - (i % 16 === 0 ? 1 + random4(i) : 0), `${word} ${i}`)
    if (covered.violations.length > 5) break
  }
  process.stdout.write(`${report(covered)}\n`)
  process.exitCode = covered.violations.length === 0 ? 0 : 1
}

/** One game in sixteen has fewer seats. */
function random4(i: number): number {
  return Math.floor(i / 16) % 4
}
