/** The table of test/table.ts with the shorthand of older tests: farmyard spaces, cards and answers by number. */

import type { Json, Match, Options, Refusal } from '@dorfplatz/kernel'
import type { Category } from '../../rules/calendar/sheet.ts'
import { ALL_CELLS, type CellName, cellAt, cellName, outlineH, outlineV, VERTICAL } from '../../rules/farm/yard.ts'
import type { Amounts } from '../../rules/goods.ts'
import { refreshFences } from '../../rules/player.ts'
import type { Player, State } from '../../rules/state.ts'
import { at as lookUp } from '../../rules/tables.ts'
import { longhand, shorthand, unaskedInFull, unaskedInShort } from '../shorthand.ts'
import { k, openTable, type Place } from '../table.ts'

/** Spaces of the farm by row and column, as cards and rules name them: `at(0, 1)` is the top row's second. */
export const at = cellAt

export interface Asked {
  readonly seat: number
  readonly op: string
  readonly choices: readonly Json[] | null
  readonly form: Json
}

export interface Table {
  readonly m: Match<State>
  /** A player's farm and cards. */
  p(seat?: number): Player
  /** Sets what a player has: everything else is nothing. */
  has(goods: Amounts, seat?: number): Table
  /** Lays cards in front of a player, as if played long ago. */
  owns(cards: readonly number[], seat?: number): Table
  holds(cards: readonly number[], seat?: number): Table
  /** So much lies on a space. */
  lies(space: string, n: number): Table
  /** Changes anything by hand; anything of one player. */
  edit(change: (s: State) => void): Table
  mine(change: (p: Player) => void, seat?: number): Table
  /** Fences one space after the other, without asking. */
  fences(spaces: readonly number[], seat?: number): Table
  stables(spaces: readonly number[], seat?: number): Table
  fields(spaces: readonly number[], seat?: number): Table
  /** The house and how many rooms stand in it. */
  house(house: number, rooms: number, seat?: number): Table
  /** Whoever is asked to place goes to a space and then answers. */
  go(space: string, ...answers: readonly Json[]): Table
  /** Answers the first open question. */
  say(...answers: readonly Json[]): Table
  /** Does something unasked. */
  any(choice: Json, seat?: number): Table
  offers(seat?: number): readonly Json[]
  asked(): Asked | null
  /** The rule that forbids an answer to the open question, or null. */
  why(choice: Json): string | null
  /** The whole refusal of an answer. */
  refusal(choice: Json): Refusal | null
  /** The rule that forbids going to a space, or null. */
  whyNot(space: string): string | null
  goods(seat?: number): Amounts
  /** The last person of the round goes home: harvest and the next round's start follow. */
  endRound(): Table
  score(seat?: number): { readonly [C in Category]: number }
}

/** Three rows of five spaces: where rooms go when a test wants more of them. */
const ROOM_ORDER = ['B1', 'C1', 'A1', 'A2', 'B2', 'C2']

export function table(seats = 2, round = 1, options: Options = {}): Table {
  const base = openTable({ seats, round, options })
  const { m } = base
  const player = base.player
  const edit = (change: (s: State) => void): Table => {
    base.edit(change)
    return t
  }
  const open = (): Asked | null => {
    const [first] = k.decisions(m)
    if (first === undefined) return null
    return { seat: first.seat, op: first.kind, choices: shorthand(first, player(first.seat)), form: first.form }
  }
  /** An answer to the first open question, from the shorthand. */
  const full = (choice: Json): Json => {
    const [decision] = k.decisions(m)
    if (decision === undefined) return choice
    // Alternatives of a card are named by their place.
    if (decision.kind === 'chooseEffect' && typeof choice === 'number') return { option: choice }
    return longhand(decision, player(decision.seat), choice)
  }
  const names = (cells: readonly number[]): CellName[] => cells.map(cellName)
  const set = (place: Place, seat: number): Table => {
    base.seat(seat, place)
    return t
  }
  const t: Table = {
    m,
    p: player,
    has: (goods, seat = 0) => set({ goods }, seat),
    owns: (plays, seat = 0) => set({ plays }, seat),
    holds: (holds, seat = 0) => set({ holds }, seat),
    lies: (space, lies) => {
      base.space(space, { lies })
      return t
    },
    edit,
    mine: (change, seat = 0) => edit(() => change(player(seat))),
    fences: (spaces, seat = 0) => set({ pastures: names(spaces) }, seat),
    stables: (spaces, seat = 0) =>
      set({ stables: names([...ALL_CELLS.filter((cell) => (player(seat).stables >> cell) & 1), ...spaces]) }, seat),
    fields: (spaces, seat = 0) =>
      edit(() => {
        const p = player(seat)
        for (const cell of spaces) p.fields |= 1 << cell
        refreshFences(p)
      }),
    house: (house, rooms, seat = 0) =>
      set({ house: lookUp(['wood', 'clay', 'stone'] as const, house), rooms: ROOM_ORDER.slice(0, rooms) }, seat),
    go: (space, ...answers) => {
      base.place(space)
      return t.say(...answers)
    },
    say: (...answers) => {
      for (const choice of answers) base.answer(full(choice))
      return t
    },
    any: (choice, seat = 0) => {
      base.unasked(unaskedInFull(choice), seat)
      return t
    },
    offers: (seat = 0) => k.anytime(m, seat).map(unaskedInShort),
    asked: open,
    why: (choice) => (open() === null ? 'nothing asked' : base.refused(full(choice))),
    refusal: (choice) => (open() === null ? null : base.refusal(full(choice))),
    whyNot: (space) => base.refused({ place: space }),
    goods: base.goods,
    endRound: () => {
      base.endRound()
      return t
    },
    score: base.score,
  }
  return t
}

/** The edges around a set of spaces, as a fence answer. */
export function ring(...spaces: readonly number[]): number[] {
  const mask = spaces.reduce((cells, cell) => cells | (1 << cell), 0)
  const edges: number[] = []
  for (let e = 0; e < VERTICAL; e++) if ((outlineH(mask) >> e) & 1) edges.push(e)
  for (let e = 0; e < VERTICAL; e++) if ((outlineV(mask) >> e) & 1) edges.push(VERTICAL + e)
  return edges
}
