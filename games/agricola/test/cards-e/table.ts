/** A table for card tests: seat 0 is to place, nobody owns anything, every space is open; the test says what differs. */

import { type Json, kernel, type Match, type Options, type Refusal } from '@dorfplatz/kernel'
import { cardOf, isOccupation, LAST_MAJOR } from '../../cards/registry.ts'
import { agricola } from '../../index.ts'
import { type Category, scoreOf } from '../../rules/calendar/scoring.ts'
import { listen } from '../../rules/cards/events.ts'
import { cellAt, outlineH, outlineV, pasturesOf, VERTICAL } from '../../rules/farm/yard.ts'
import { type Amounts, amounts, vector } from '../../rules/goods.ts'
import { refreshCards, refreshFences, refreshPlaces } from '../../rules/player.ts'
import { CARD_FIELDS, HOUSES, type Player, type State } from '../../rules/state.ts'
import { at as lookUp } from '../../rules/tables.ts'
import { SPACES, spaceNamed, stagesOf } from '../../rules/work/spaces.ts'
import { longhand, shorthand, unaskedInFull, unaskedInShort } from '../shorthand.ts'

const k = kernel(agricola)

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

function seedOf(n: number): string {
  return n.toString(16).padStart(64, '0')
}

const starts = new Map<string, Match<State>>()

/** A new match in which seat 0 begins. */
function start(seats: number, options: Options): Match<State> {
  const key = JSON.stringify([seats, options])
  let m = starts.get(key)
  for (let n = 1; m === undefined; n++) {
    const found = k.create({ game: 'agricola', seats, options, seed: seedOf(n) })
    if (found.state.starter === 0) m = found
  }
  starts.set(key, m)
  return k.clone(m)
}

/** Three rows of five spaces: where rooms go when a test wants more of them. */
const ROOM_ORDER = [at(1, 0), at(2, 0), at(0, 0), at(0, 1), at(1, 1), at(2, 1)]

export function table(seats = 2, round = 1, options: Options = {}): Table {
  const m = start(seats, options)
  const player = (seat: number): Player => m.state.players[seat] as Player
  const edit = (change: (s: State) => void): Table => {
    k.edit(m, change)
    return t
  }
  const open = (): Asked | null => {
    const [first] = k.decisions(m)
    if (first === undefined) return null
    return { seat: first.seat, op: first.kind, choices: shorthand(first, player(first.seat)), form: first.form }
  }
  /** An answer to the first open question, from the tests' shorthand. */
  const full = (seat: number, choice: Json): Json => {
    const decision = k.decisions(m).find((d) => d.seat === seat)
    return decision === undefined ? choice : longhand(decision, player(seat), choice)
  }
  const answer = (seat: number, choice: Json, to?: 'anytime'): void => {
    const said = to === undefined ? { choice: full(seat, choice) } : { to, choice: unaskedInFull(choice) }
    const applied = k.apply(m, seat, said)
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} refused: ${applied.rule} at ${JSON.stringify(open())}`)
    if (m.defect !== null) throw new Error(m.defect)
  }
  const t: Table = {
    m,
    p: (seat = 0) => player(seat),
    has: (goods, seat = 0) => edit(() => player(seat).goods.splice(0, 10, ...vector(goods))),
    owns: (cards, seat = 0) =>
      edit((s) => {
        const p = player(seat)
        for (const no of cards) {
          if (isOccupation(no)) p.occupations.push(no)
          else p.improvements.push(no)
          if (no <= LAST_MAJOR) s.offer &= ~(1 << no)
          if (cardOf(no).field !== undefined) {
            p.cardFields.push(no)
            p.crops[CARD_FIELDS + p.cardFields.length - 1] = 0
          }
        }
        refreshCards(p)
        listen(s, p)
      }),
    holds: (cards, seat = 0) => edit(() => player(seat).hand.push(...cards)),
    lies: (space, n) =>
      edit((s) => {
        s.lies[spaceNamed(space)] = n
      }),
    edit,
    mine: (change, seat = 0) => edit(() => change(player(seat))),
    fences: (spaces, seat = 0) =>
      edit(() => {
        const p = player(seat)
        for (const cell of spaces) {
          p.fenceH |= outlineH(1 << cell)
          p.fenceV |= outlineV(1 << cell)
        }
        p.pastures = pasturesOf(p.fenceH, p.fenceV)
        refreshFences(p)
        refreshPlaces(p)
      }),
    stables: (spaces, seat = 0) =>
      edit(() => {
        const p = player(seat)
        for (const cell of spaces) p.stables |= 1 << cell
        refreshPlaces(p)
      }),
    fields: (spaces, seat = 0) =>
      edit(() => {
        const p = player(seat)
        for (const cell of spaces) p.fields |= 1 << cell
        refreshFences(p)
      }),
    house: (house, rooms, seat = 0) =>
      edit(() => {
        const p = player(seat)
        p.house = lookUp(HOUSES, house)
        p.rooms = ROOM_ORDER.slice(0, rooms).reduce((mask, cell) => mask | (1 << cell), 0)
        refreshFences(p)
      }),
    go: (space, ...answers) => {
      const asked = open()
      if (asked?.op !== 'place') throw new Error(`not placing but ${JSON.stringify(asked)}`)
      answer(asked.seat, spaceNamed(space))
      return t.say(...answers)
    },
    say: (...answers) => {
      for (const choice of answers) {
        const asked = open()
        if (asked === null) throw new Error('nothing is asked')
        // Alternatives of a card are named by their place.
        const isPlace = asked.op === 'chooseEffect' && typeof choice === 'number'
        answer(asked.seat, isPlace ? { option: choice } : choice)
      }
      return t
    },
    any: (choice, seat = 0) => {
      answer(seat, choice, 'anytime')
      return t
    },
    offers: (seat = 0) => k.anytime(m, seat).map(unaskedInShort),
    asked: open,
    why: (choice) => {
      const asked = open()
      return asked === null
        ? 'nothing asked'
        : (k.whyNot(m, asked.seat, { choice: full(asked.seat, choice) })?.rule ?? null)
    },
    refusal: (choice) => {
      const asked = open()
      return asked === null ? null : k.whyNot(m, asked.seat, { choice: full(asked.seat, choice) })
    },
    whyNot: (space) => t.why(spaceNamed(space)),
    goods: (seat = 0) => amounts(player(seat).goods),
    endRound: () => {
      // Seat 0 keeps the token it has; anybody else goes fishing.
      const last = open()?.seat ?? 0
      const starter = m.state.family ? 'starting_player_storehouse' : 'starting_player_minor'
      const quiet = last === 0 ? starter : 'fishing'
      edit((s) => {
        for (const p of s.players) p.home = 0
        player(last).home = 1
        s.by[spaceNamed(quiet)] = 0
        s.lies[spaceNamed('fishing')] = 1
      })
      return t.go(quiet)
    },
    score: (seat = 0) => scoreOf(m, seat).parts as { [C in Category]: number },
  }
  return edit((s) => {
    s.round = round
    s.spaces = [...s.spaces.slice(0, -1), ...stagesOf(s.family).flat()]
    s.lies = SPACES.map((space) => space.pile?.n ?? 0)
    for (const p of s.players) {
      p.hand = []
      p.goods.fill(0)
    }
  })
}

/** The edges around a set of spaces, as a fence answer. */
export function ring(...spaces: readonly number[]): number[] {
  const mask = spaces.reduce((cells, cell) => cells | (1 << cell), 0)
  const edges: number[] = []
  for (let e = 0; e < VERTICAL; e++) if ((outlineH(mask) >> e) & 1) edges.push(e)
  for (let e = 0; e < VERTICAL; e++) if ((outlineV(mask) >> e) & 1) edges.push(VERTICAL + e)
  return edges
}
