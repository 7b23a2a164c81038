/** Preparation: options, round cards, hands, drafting, the solitaire series (A-SETUP, A-DRAFT, A-SOLO). */

import {
  collecting,
  draw,
  type Match,
  type OptionSpec,
  type Options,
  pushAll,
  type Question,
  type Refusal,
  refuse,
  type Stack,
  type Step,
  shuffle,
  together,
} from '@dorfplatz/kernel'
import { NO_MOMENTS } from '../../cards/moments.ts'
import { CARDS, isOccupation } from '../../cards/registry.ts'
import { DISCARD, SHAPES, TAKE_CARD } from '../choices.ts'
import { emit } from '../emit.ts'
import { type AgricolaFrame, type Deal, type Discard, type Draft, NEXT_ROUND, type PassPackets } from '../frames.ts'
import { FOOD } from '../goods.ts'
import { newPlayer, playerOf } from '../player.ts'
import { PHASE, type State } from '../state.ts'
import { at } from '../tables.ts'
import { printedSpaces, SPACES, stagesOf } from '../work/spaces.ts'

export const HAND = 7
/** The most occupations a series carries over (A-SOLO-17). */
const MOST_PERMANENT = 7

const occupationNumbers = CARDS.filter((c) => c.kind === 'occupation' && c.players === 1).map((c) => c.no)

const WITH_HANDS = { mode: ['full'] }

export const options: readonly OptionSpec[] = [
  { key: 'mode', values: ['full', 'family'], default: 'full' },
  { key: 'deck', values: ['E', 'I', 'K', 'EI', 'EK', 'IK', 'EIK'], default: 'E', when: WITH_HANDS },
  {
    key: 'draft',
    values: ['none', 'occupationsThenMinors', 'combined', 'tenToSeven'],
    default: 'none',
    seats: [2, 3, 4, 5],
    when: WITH_HANDS,
  },
  {
    key: 'dealt',
    values: [7, 8, 9, 10],
    default: 7,
    seats: [2, 3, 4, 5],
    when: { ...WITH_HANDS, draft: ['occupationsThenMinors', 'combined'] },
  },
  { key: 'threeForOne', values: [false, true], default: false, when: WITH_HANDS },
  {
    key: 'familyOccupationCards',
    values: ['replaced', 'dropped'],
    default: 'replaced',
    seats: [3, 4, 5],
    when: { mode: ['family'] },
  },
  { key: 'pokerFace', values: [false, true], default: false, seats: [2, 3, 4, 5], when: WITH_HANDS },
  { key: 'tieBreak', values: ['shared', 'resources'], default: 'shared', seats: [2, 3, 4, 5] },
  { key: 'soloGame', values: [1, 2, 3, 4, 5, 6, 7, 8], default: 1, seats: [1], carried: true },
  { key: 'soloFood', values: Array.from({ length: 61 }, (_, n) => n), default: 0, seats: [1], carried: true },
  { key: 'soloStartFoodDivisor', values: [1, 2], default: 1, seats: [1] },
  ...Array.from({ length: MOST_PERMANENT }, (_, i) => ({
    key: `permanent${i + 1}`,
    values: [0, ...occupationNumbers],
    default: 0,
    seats: [1],
    carried: true as const,
  })),
]

/** Occupations that a series brings along, in the order they were added. */
export function permanentOccupations(given: Options): number[] {
  const list: number[] = []
  for (let i = 1; i <= MOST_PERMANENT; i++) {
    const no = Number(given[`permanent${i}`] ?? 0)
    if (no > 0) list.push(no)
  }
  return list
}

export function checkSetup(seats: number, given: Options): Refusal | null {
  const permanent = permanentOccupations(given)
  const game = Number(given.soloGame ?? 1)
  if (seats > 1 && (game > 1 || permanent.length > 0 || Number(given.soloFood ?? 0) > 0)) return refuse('A-SOLO-01')
  if (given.mode === 'family' && permanent.length > 0) return refuse('A-FAMILYGAME-01')
  if (given.mode !== 'family' && tooFewCards(seats, given)) return refuse('A-SETUP-05')
  if (new Set(permanent).size < permanent.length) return refuse('A-SOLO-16')
  if (permanent.length > game - 1) return refuse('A-SOLO-11', { game, occupations: permanent.length })
  return null
}

/** A deck alone does not hold enough cards for large packets at a large table (A-SETUP-05, A-DRAFT-03). */
function tooFewCards(seats: number, given: Options): boolean {
  const n = seats * cardsDealt(seats, given)
  return (['occupation', 'minor'] as const).some((kind) => cardsInUse(seats, given, kind).length < n)
}

/** How many cards of each kind everybody is dealt; "10 to 7" deals ten (A-DRAFT-03). */
function cardsDealt(seats: number, given: Options): number {
  const draft = draftOf(seats, given)
  return draft === 'none' ? HAND : draft === 'tenToSeven' ? 10 : Number(given.dealt ?? HAND)
}

function draftOf(seats: number, given: Options): string {
  return seats === 1 && given.draft !== 'tenToSeven' ? 'none' : String(given.draft ?? 'none')
}

const inUse = new Map<string, readonly number[]>()

/** The cards of a table by kind: decks in use, occupations by player number (A-SETUP-05, A-SETUP-07). */
export function cardsInUse(seats: number, given: Options, kind: 'occupation' | 'minor'): number[] {
  const decks = String(given.deck ?? 'E')
  const from = seats <= 2 ? 1 : seats === 3 ? 3 : 4
  const key = `${decks} ${from} ${kind}`
  let list = inUse.get(key)
  if (list === undefined) {
    list = CARDS.filter(
      (c) => c.kind === kind && decks.includes(c.deck) && (kind === 'minor' || c.players <= from),
    ).map((c) => c.no)
    inUse.set(key, list)
  }
  return list.slice()
}

export function setup(m: Match<null>, stack: Stack<AgricolaFrame>): State {
  const family = m.options.mode === 'family'
  const solo = m.seats === 1
  const starter = solo ? 0 : draw(m, 'deal', m.seats)
  const players = Array.from({ length: m.seats }, (_, seat) => {
    const p = newPlayer()
    // The starting player has 2 food, the others 3 (A-SETUP-09); solo what the series brings (A-SOLO-02, -13).
    p.goods[FOOD] = solo ? Number(m.options.soloFood ?? 0) : seat === starter ? 2 : 3
    return p
  })
  const state: State = {
    family,
    round: 0,
    phase: PHASE.setup,
    starter,
    turn: starter,
    first: -1,
    order: stagesOf(family).flatMap((stage) => shuffle(m, 'deal', [...stage])),
    spaces: printedSpaces(m.seats, family, m.options.familyOccupationCards === 'dropped' ? 'dropped' : 'replaced'),
    by: SPACES.map(() => 0),
    lies: SPACES.map(() => 0),
    extra: [],
    offer: 0b11111111110,
    everBuilt: 0,
    taken: 0,
    piles: [[], []],
    discards: [[], []],
    packets: [],
    passed: [],
    bids: [],
    returned: [],
    listened: NO_MOMENTS,
    event: [],
    players,
  }
  stack.push(NEXT_ROUND)
  if (!family) deal(m, state, stack)
  return state
}

function deal(m: Match<null>, s: State, stack: Stack<AgricolaFrame>): void {
  const permanent = permanentOccupations(m.options)
  const piles: [number[], number[]] = [
    shuffle(
      m,
      'deal',
      cardsInUse(m.seats, m.options, 'occupation').filter((no) => !permanent.includes(no)),
    ),
    shuffle(m, 'deal', cardsInUse(m.seats, m.options, 'minor')),
  ]
  const draft = draftOf(m.seats, m.options)
  const dealt = cardsDealt(m.seats, m.options)
  const take = (kind: 0 | 1, n: number): number[] => piles[kind].splice(-n, n).sort((a, b) => a - b)
  if (draft === 'none' || draft === 'tenToSeven') {
    for (const p of s.players) {
      // The series deals as many occupations less as it brings along (A-SOLO-12).
      p.hand = [...take(0, dealt - permanent.length), ...take(1, dealt)]
    }
  } else s.packets = [...s.players.map(() => take(0, dealt)), ...s.players.map(() => take(1, dealt))]
  // Undealt cards leave the game (A-SETUP-05) unless three-for-one needs them (A-VARIANT-02).
  if (m.options.threeForOne === true) s.piles = piles
  // The Broom draws minors that were not dealt (AGR-MIN-G24).
  else if (piles[1].length > 0 && String(m.options.deck ?? 'E').includes('K')) s.piles = [[], piles[1]]
  const frames: AgricolaFrame[] = []
  if (draft === 'tenToSeven') frames.push({ op: 'deal', seat: -1 })
  else if (draft !== 'none') frames.push({ op: 'passPackets', seat: -1, left: HAND, stage: 0 })
  for (const no of permanent) frames.push({ op: 'playCard', seat: 0, no, space: -1, action: 0 })
  pushAll(stack, frames)
}

/** Opens one pick for everybody; both packets at once when combined (A-DRAFT-02). */
export const passPackets: Step<State, PassPackets, AgricolaFrame> = (m, f, stack) => {
  const s = m.state
  const combined = m.options.draft === 'combined'
  if (f.left === 0) {
    if (!combined && f.stage === 0) stack.push({ op: 'passPackets', seat: -1, left: HAND, stage: 1 })
    else s.packets = []
    return
  }
  // Everybody hands the rest to the left before the next pick.
  if (f.left < HAND) {
    const rest = s.packets
    const n = m.seats
    s.packets = rest.map((_, i) => {
      const stage = i < n ? 0 : 1
      if (!combined && stage !== f.stage) return at(rest, i)
      const from = ((i % n) + n - 1) % n
      return at(rest, stage * n + from)
    })
  }
  stack.push({ ...f, left: f.left - 1 })
  const lanes = s.players.map((_, seat) => {
    const occ: Draft = { op: 'draft', seat, kind: 'occupation' }
    const min: Draft = { op: 'draft', seat, kind: 'minor' }
    return { seat, frames: combined ? [occ, min] : [f.stage === 0 ? occ : min] }
  })
  stack.push(together(lanes))
}

export function packetOf(m: Match<State>, seat: number, kind: 'occupation' | 'minor'): readonly number[] {
  return m.state.packets[(kind === 'occupation' ? 0 : m.seats) + seat] ?? []
}

/** One card of the packet, chosen at the same time as everybody else, in secret (A-DRAFT-04). */
export const draft: Question<State, Draft, AgricolaFrame> = {
  choices: (m, f) => packetOf(m, f.seat, f.kind).map((no) => at(TAKE_CARD, no)),
  shape: SHAPES.draft,
  check: (m, f, choice) => {
    const no = Number(choice.take)
    return playerOf(m, f.seat).hand.includes(no) ? refuse('A-DRAFT-01', { card: no, why: 'drafted' }) : null
  },
  answer: (m, f, choice) => {
    const no = Number(choice.take)
    const at = (f.kind === 'occupation' ? 0 : m.seats) + f.seat
    const rest = packetOf(m, f.seat, f.kind).filter((other) => other !== no)
    m.state.packets = m.state.packets.with(at, rest)
    const p = playerOf(m, f.seat)
    p.hand = [...p.hand, no].sort((a, b) => a - b)
    if (collecting()) emit({ kind: 'drafted', seat: f.seat, to: [f.seat], card: no })
  },
}

/** Ten of each kind dealt: everybody sets three of each aside. */
export const dealStep: Step<State, Deal, AgricolaFrame> = (m, _, stack) => {
  const lanes = m.state.players.map((p, seat) => {
    const frames: Discard[] = []
    for (const kind of ['occupation', 'minor'] as const) {
      const n = p.hand.filter((no) => isOccupation(no) === (kind === 'occupation')).length
      for (let i = HAND; i < n; i++) frames.push({ op: 'discard', seat, kind })
    }
    return { seat, frames }
  })
  stack.push(together(lanes))
}

export const discard: Question<State, Discard, AgricolaFrame> = {
  choices: (m, f) => {
    const ofKind = playerOf(m, f.seat).hand.filter((no) => isOccupation(no) === (f.kind === 'occupation'))
    return ofKind.map((no) => at(DISCARD, no))
  },
  shape: SHAPES.discard,
  check: (m, f, choice) => {
    const no = Number(choice.discard)
    if (!playerOf(m, f.seat).hand.includes(no)) return null
    return refuse('A-DRAFT-03', { card: no, why: f.kind === 'occupation' ? 'notOccupation' : 'notImprovement' })
  },
  answer: (m, f, choice) => {
    const p = playerOf(m, f.seat)
    const gone = Number(choice.discard)
    p.hand = p.hand.filter((no) => no !== gone)
    if (collecting()) emit({ kind: 'setAside', seat: f.seat, to: [f.seat], card: gone })
  },
}
