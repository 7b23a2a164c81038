/** The whole table as plain data, how it begins, and how it is copied. */

import { draw, type Match, type Options, shuffle } from '@dorfplatz/kernel'
import {
  COLUMNS,
  FARMYARD,
  FARMYARD_DECKS,
  GATEWAY,
  GATEWAY_DECKS,
  GOODS,
  POINT,
  QUADRANT_CARDS,
  ROUNDS,
  SPACE_COUNT,
  STABLES,
} from './facts.ts'
import { field } from './field.ts'

/** Lists marked readonly are replaced, never changed: copies of a table share them. */
export interface Player {
  /** The nine goods, jewelry and tools, in the order of THINGS. */
  stock: number[]
  /** One entry per column: 0, or a field (see field.ts). */
  fields: number[]
  /** Sheep on the Farmyard cards of rounds 1 to 6, and at 7 in the Stables. */
  sheep: number[]
  crafts: number[]
  /** Two per craft building: the nearer one, then the farther one. */
  boulders: number[]
  /** Position of the Community Center tile. */
  center: number
  workers: number
  /** Tools used up in the running Phase 9. */
  exhausted: number
  hand: number[]
  /** Own cards face up, in the order they were played. */
  played: readonly number[]
  /** Farmyard cards face down on the Stable board, by round; 0 once taken off. */
  stable: readonly number[]
  /** The Farmyard card that holds this round's Workers, or 0. */
  aside: number
  /** Goods got from fields in this Phase 7, by type (H-PH7-06). */
  reaped: readonly number[]
  /** Goods that still count as just harvested (H-JUST-10). */
  justReaped: readonly number[]
  /** Columns already harvested by the regular Phase 7, as bits (H-PH7-04). */
  reapedColumns: number
  /** Advancements of each craft building in this Phase 9. */
  advances: readonly number[]
  /** Bonus cards activated in this Phase 3. */
  activated: readonly number[]
  /** Card 426: the next harvested field gives twice its yield. */
  doubled: boolean
  /** Card 222: the turn must use up all Workers. */
  bound: boolean
  /** Card 328: one jewelry may replace the sheep of the Butchery. */
  jewelForSheep: boolean
  /** Tools gained in this Phase 4 (card 330). */
  toolsPhase4: number
  /** The crop type last chosen by an effect (cards 214, 322); -1 when none. */
  chosen: number
  /** The seat wants to be asked how much of each gain it takes. */
  careful: boolean
  /** A cost is being chosen: no card may be played until it is paid. */
  paying: boolean
  /** The space in use, plus 1; 0 when none. */
  using: number
  /** What has just happened (section JUST); cleared when the next step begins. */
  used: number
  toolsAtOnce: number
  exchanged: number
  spentLastJewelry: boolean
  playedFresh: boolean
  /** How many cards at the end of the hand were just received. */
  fresh: number
  /** Cards this seat was offered and declined since they became playable. */
  declined: readonly number[]
  /** Nothing of this seat has changed since it was last found to have nothing to play between two turns. */
  settled: boolean
}

export interface State {
  round: number
  /** 1 to 10; 0 in the final chance, which belongs to no phase (H-END-03). */
  phase: number
  /** Who holds the first player marker. */
  first: number
  /** Whose turn is open in Phase 4; -1 when nobody's. */
  turnOf: number
  /** Workers in row r (0 = bottom) of space s at 3 * s + r. */
  board: number[]
  /** Workers removed from each Quadrant in the latest Phase 1 (card 303). */
  cleared: readonly number[]
  /** Draw decks, the top card last: gateway, farmyard, bonus, point. */
  decks: (readonly number[])[]
  /** Quadrant cards still face down, the next one last. */
  quadrants: readonly number[]
  /** Cards removed from play. */
  gone: readonly number[]
  players: Player[]
}

const SETUP_FARMYARD = ROUNDS
const SETUP_GATEWAY = 4

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Numbers of the cards in a chosen Gateway or Farmyard deck (H-COMP-02, H-COMP-04). */
export function subdeck(kind: 'gateway' | 'farmyard', choice: string): number[] {
  const names: readonly string[] = kind === 'gateway' ? GATEWAY_DECKS : FARMYARD_DECKS
  const base = kind === 'gateway' ? 0 : 400
  const size = kind === 'gateway' ? 30 : 35
  return names.flatMap((name, i) =>
    choice === 'mixed' || choice === name ? range(base + 100 * i + 1, base + 100 * i + size) : [],
  )
}

export const NOTHING_REAPED: readonly number[] = Array.from({ length: GOODS }, () => 0)
export const NO_ADVANCES: readonly number[] = [0, 0, 0, 0, 0]

export function newPlayer(): Player {
  return {
    // H-SETUP-09, H-SETUP-11
    stock: [1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    // H-SETUP-08
    fields: Array.from({ length: COLUMNS }, (_, i) => (i < 3 ? field(i + 2) : 0)),
    sheep: Array.from({ length: STABLES + 1 }, () => 0),
    // H-SETUP-06, H-SETUP-07
    crafts: [0, 0, 0, 0, 0],
    boulders: [2, 4, 2, 4, 2, 4, 2, 4, 2, 4],
    center: 0,
    workers: 0,
    exhausted: 0,
    hand: [],
    played: [],
    stable: Array.from({ length: ROUNDS + 1 }, () => 0),
    aside: 0,
    reaped: NOTHING_REAPED,
    justReaped: NOTHING_REAPED,
    reapedColumns: 0,
    advances: NO_ADVANCES,
    activated: [],
    doubled: false,
    bound: false,
    jewelForSheep: false,
    toolsPhase4: 0,
    chosen: -1,
    careful: false,
    paying: false,
    using: 0,
    used: 0,
    toolsAtOnce: 0,
    exchanged: 0,
    spentLastJewelry: false,
    playedFresh: false,
    fresh: 0,
    declined: [],
    settled: false,
  }
}

export const withCards = (options: Options): boolean => options.noCards !== true

/** H-SETUP-01 to H-SETUP-14. Phase 1 of Round 1 removes rows as usual afterwards (H-SETUP-03). */
export function newState(m: Match<null>): State {
  const cards = withCards(m.options)
  const gateway = cards ? shuffle(m, 'gateway', subdeck('gateway', String(m.options.gateway))) : []
  const farmyard = shuffle(m, 'farmyard', subdeck('farmyard', String(m.options.farmyard)))
  const bonus = cards ? shuffle(m, 'bonus', range(801, 845)) : []
  const point = cards ? shuffle(m, 'point', range(901, 925)) : []
  const decks = [gateway, farmyard, bonus, point]
  const take = (deck: number): number => decks[deck]?.pop() ?? 0
  const players: Player[] = []
  // H-SETUP-13: seat by seat, Farmyard cards first.
  for (let seat = 0; seat < m.seats; seat++) {
    const p = newPlayer()
    p.stable = [0, ...range(1, SETUP_FARMYARD).map(() => take(FARMYARD))]
    if (cards) {
      for (let i = 0; i < SETUP_GATEWAY; i++) p.hand.push(take(GATEWAY))
      p.hand.push(take(POINT))
    }
    players.push(p)
  }
  // H-VAR-01: without cards no deck lies on the action board.
  if (!cards) farmyard.length = 0
  return {
    round: 0,
    phase: 0,
    first: draw(m, 'first', m.seats),
    turnOf: -1,
    board: Array.from({ length: 3 * SPACE_COUNT }, (_, i) => (i % 3 === 0 ? 1 : 0)),
    cleared: [0, 0, 0, 0],
    decks,
    quadrants: QUADRANT_CARDS[m.seats] === undefined ? [] : shuffle(m, 'quadrants', range(0, 5)),
    gone: [],
    players,
  }
}

export function clonePlayer(p: Player): Player {
  return {
    stock: p.stock.slice(),
    fields: p.fields.slice(),
    sheep: p.sheep.slice(),
    crafts: p.crafts.slice(),
    boulders: p.boulders.slice(),
    center: p.center,
    workers: p.workers,
    exhausted: p.exhausted,
    hand: p.hand.slice(),
    played: p.played,
    stable: p.stable,
    aside: p.aside,
    reaped: p.reaped,
    justReaped: p.justReaped,
    reapedColumns: p.reapedColumns,
    advances: p.advances,
    activated: p.activated,
    doubled: p.doubled,
    bound: p.bound,
    jewelForSheep: p.jewelForSheep,
    toolsPhase4: p.toolsPhase4,
    chosen: p.chosen,
    careful: p.careful,
    paying: p.paying,
    using: p.using,
    used: p.used,
    toolsAtOnce: p.toolsAtOnce,
    exchanged: p.exchanged,
    spentLastJewelry: p.spentLastJewelry,
    playedFresh: p.playedFresh,
    fresh: p.fresh,
    declined: p.declined,
    settled: p.settled,
  }
}

export function cloneState(s: State): State {
  return {
    round: s.round,
    phase: s.phase,
    first: s.first,
    turnOf: s.turnOf,
    board: s.board.slice(),
    cleared: s.cleared,
    decks: s.decks.slice(),
    quadrants: s.quadrants,
    gone: s.gone,
    players: s.players.map(clonePlayer),
  }
}
