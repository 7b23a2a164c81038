/**
 * A table for tests, set up and played by names. Seat 0 is to place, nobody owns anything, every round card lies open;
 * a test says what differs, does something, and looks at what has become of it:
 *
 *     const t = openTable({ seats: 3, round: 5 })
 *       .seat(0, { goods: { wood: 2, reed: 1 }, plays: ['Carpenter'], fields: { A2: 'grain 3', A3: null } })
 *       .seat(1, { holds: ['Chamberlain'], house: 'clay', rooms: ['B1', 'C1', 'A1'], people: 3 })
 *       .space('clay_1', { lies: 4, by: [2] })
 *     t.place('plow_field').answer({ plow: 'B2' })
 *     expect(t.goods()).toEqual({ wood: 2, reed: 1 })
 *     expect(t.refused({ place: 'clay_1' })).toBe('A-WORK-05')
 *
 * Names: spaces by the keys of rules/work/spaces.ts, farmyard spaces as A1 … C5, goods as in rules/goods.ts, cards by
 * English name, id ('occ-carpenter') or printed number, answers as the rules declare them (rules/choices.ts; `t.asks()`
 * shows which are offered). What follows from farm and cards is worked out anew.
 *
 * `t.position()` is the whole table as text (kernel/position.ts); `openPosition(text)` opens it again, or one from a bug
 * report. Anything these words cannot say: `t.edit((state) => …)`.
 */

import {
  type Answer,
  type Json,
  kernel,
  type Lang,
  type Match,
  type Options,
  type Refusal,
  readPosition,
  toText,
  writePosition,
} from '@dorfplatz/kernel'
import { CARDS, cardOf, isOccupation, LAST_MAJOR } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { scoreOf } from '../rules/calendar/scoring.ts'
import type { Category } from '../rules/calendar/sheet.ts'
import { listen } from '../rules/cards/events.ts'
import { cellNumber, cropName, cropNumber } from '../rules/choices.ts'
import { ALL_CELLS, cellName, outlineH, outlineV, pasturesOf } from '../rules/farm/yard.ts'
import { type Amounts, amounts, vector } from '../rules/goods.ts'
import { refreshCards, refreshFences, refreshPlaces } from '../rules/player.ts'
import { CARD_FIELDS, HOUSES, type Player, type State } from '../rules/state.ts'
import { at } from '../rules/tables.ts'
import { SPACES, spaceNamed, stagesOf } from '../rules/work/spaces.ts'

export const k = kernel(agricola)

export type CardRef = string | number

/** What is set of a player; what is left out stays as it is. */
export interface Place {
  readonly goods?: Amounts
  readonly holds?: readonly CardRef[]
  /** In front of the player, as if played long ago. */
  readonly plays?: readonly CardRef[]
  readonly house?: 'wood' | 'clay' | 'stone'
  readonly rooms?: readonly string[]
  /** Fields and what grows there: `'grain 3'`, or null. */
  readonly fields?: { readonly [cell: string]: string | null }
  readonly stables?: readonly string[]
  /** Pastures, each by its spaces: `'A4 A5'`. */
  readonly pastures?: readonly string[]
  readonly people?: number
  readonly newborn?: number
  /** Still to be placed this round. */
  readonly home?: number
  readonly begging?: number
}

export interface Question {
  readonly seat: number
  readonly kind: string
  readonly choices: readonly Json[] | null
  readonly form: Json
}

export interface Farm {
  readonly house: 'wood' | 'clay' | 'stone'
  readonly rooms: readonly string[]
  readonly fields: { readonly [cell: string]: string | null }
  readonly stables: readonly string[]
  readonly pastures: readonly string[]
  readonly people: number
}

export interface OpenTable {
  readonly m: Match<State>
  seat(seat: number, place: Place): OpenTable
  space(key: string, what: { readonly lies?: number; readonly by?: readonly number[] }): OpenTable
  edit(change: (s: State) => void): OpenTable
  /** Whoever is asked to place goes to a space, then answers. */
  place(space: string, ...answers: readonly Json[]): OpenTable
  /** Answers the first open question, one answer after the other. */
  answer(...answers: readonly Json[]): OpenTable
  /** Does something unasked. */
  unasked(choice: Json, seat?: number): OpenTable
  /** The first open question. */
  asks(): Question | null
  /** The question and its answers as a player reads them. */
  reads(lang?: Lang): readonly string[]
  /** What a seat may do unasked. */
  offers(seat?: number): readonly Json[]
  /** The rule against an answer to the open question; null when it is allowed. */
  refused(choice: Json): string | null
  refusal(choice: Json): Refusal | null
  goods(seat?: number): Amounts
  farm(seat?: number): Farm
  hand(seat?: number): readonly number[]
  /** Cards in front of a player, by number. */
  played(seat?: number): readonly number[]
  player(seat?: number): Player
  score(seat?: number): { readonly [C in Category]: number }
  /** The last person of the round goes home: harvest and the next round's start follow. */
  endRound(): OpenTable
  position(): string
}

const HOUSE_NAMES = ['wood', 'clay', 'stone'] as const

/** A card by number, id or English name. */
export function cardNo(ref: CardRef): number {
  if (typeof ref === 'number') return cardOf(ref).no
  const found = CARDS.filter((card) => card.id === ref || card.name.en === ref)
  if (found.length !== 1) throw new Error(`${found.length} cards are called '${ref}'`)
  return at(found, 0).no
}

function cellOf(name: string): number {
  const cell = cellNumber(name)
  if (cell < 0) throw new Error(`no farmyard space '${name}'`)
  return cell
}
const maskOf = (names: readonly string[]): number => names.reduce((mask, name) => mask | (1 << cellOf(name)), 0)
const namesIn = (mask: number): string[] => ALL_CELLS.filter((cell) => (mask >> cell) & 1).map(cellName)

function planted(text: string | null): number {
  if (text === null) return 0
  const [crop = '', n = ''] = text.split(' ')
  if (crop !== 'grain' && crop !== 'vegetable' && crop !== 'wood') throw new Error(`no crop '${text}'`)
  return 4 * Number(n) + cropNumber(crop)
}
const grown = (crop: number): string | null => (crop === 0 ? null : `${cropName(crop & 3)} ${crop >> 2}`)

/** Lays cards in front of a player. */
export function lay(s: State, p: Player, cards: readonly number[]): void {
  for (const no of cards) {
    if (isOccupation(no)) p.occupations = [...p.occupations, no]
    else p.improvements = [...p.improvements, no]
    if (no <= LAST_MAJOR) s.offer &= ~(1 << no)
    const { field, space } = cardOf(no)
    for (let i = 0; i < (field?.stacks ?? 0); i++) {
      p.cardFields = [...p.cardFields, no]
      p.crops[CARD_FIELDS + p.cardFields.length - 1] = 0
    }
    if (space === undefined) continue
    if (!s.spaces.includes(spaceNamed(space.key))) s.spaces = [...s.spaces, spaceNamed(space.key)]
    if (space.start !== undefined) s.lies[spaceNamed(space.key)] = space.start
  }
}

function set(s: State, p: Player, place: Place): void {
  if (place.goods !== undefined) p.goods.splice(0, p.goods.length, ...vector(place.goods))
  if (place.holds !== undefined) p.hand = [...p.hand, ...place.holds.map(cardNo)]
  if (place.plays !== undefined) lay(s, p, place.plays.map(cardNo))
  if (place.house !== undefined) p.house = at(HOUSES, HOUSE_NAMES.indexOf(place.house))
  if (place.rooms !== undefined) p.rooms = maskOf(place.rooms)
  for (const [cell, crop] of Object.entries(place.fields ?? {})) {
    p.fields |= 1 << cellOf(cell)
    p.crops[cellOf(cell)] = planted(crop)
  }
  if (place.stables !== undefined) p.stables = maskOf(place.stables)
  for (const pasture of place.pastures ?? []) {
    p.fenceH |= outlineH(maskOf(pasture.split(' ')))
    p.fenceV |= outlineV(maskOf(pasture.split(' ')))
  }
  if (place.people !== undefined) {
    p.people = place.people
    p.home = place.people - (place.newborn ?? 0)
  }
  if (place.newborn !== undefined) p.newborn = place.newborn
  if (place.home !== undefined) p.home = place.home
  if (place.begging !== undefined) p.begging = place.begging
  refresh(s, p)
}

/** Works out what follows from farm and cards. */
function refresh(s: State, p: Player): void {
  p.pastures = pasturesOf(p.fenceH, p.fenceV)
  refreshCards(p)
  refreshFences(p)
  refreshPlaces(p)
  listen(s, p)
}

export interface Start {
  readonly seats?: number
  readonly round?: number
  readonly options?: Options
}

const starts = new Map<string, Match<State>>()

/** A new match in which seat 0 begins. */
function fresh(seats: number, options: Options): Match<State> {
  const key = JSON.stringify([seats, options])
  let m = starts.get(key)
  for (let n = 1; m === undefined; n++) {
    const found = k.create({ game: 'agricola', seats, options, seed: n.toString(16).padStart(64, '0') })
    if (found.state.starter === 0) m = found
  }
  starts.set(key, m)
  return k.clone(m)
}

export function openTable({ seats = 2, round = 1, options = {} }: Start = {}): OpenTable {
  return around(fresh(seats, options)).edit((s) => {
    s.round = round
    s.spaces = [...s.spaces.slice(0, -1), ...stagesOf(s.family).flat()]
    s.lies = SPACES.map((space) => space.pile?.n ?? 0)
    for (const p of s.players) {
      p.hand = []
      p.goods.fill(0)
    }
  })
}

/** A position written down (`t.position()`, `dorfplatz position`, a bug report), with what follows from it worked out. */
export function openPosition(text: string): OpenTable {
  return around(readPosition(k, text)).edit((s) => {
    for (const p of s.players) refresh(s, p)
  })
}

function around(m: Match<State>): OpenTable {
  const player = (seat = 0): Player => at(m.state.players, seat)
  const asks = (): Question | null => {
    const [first] = k.decisions(m)
    return first === undefined ? null : { seat: first.seat, kind: first.kind, choices: first.choices, form: first.form }
  }
  const act = (seat: number, answer: Answer): void => {
    const applied = k.apply(m, seat, answer)
    if (!applied.ok) {
      throw new Error(`${JSON.stringify(answer.choice)} refused: ${applied.rule} at ${JSON.stringify(asks())}`)
    }
    if (m.defect !== null) throw new Error(m.defect)
  }
  const refusal = (choice: Json): Refusal | null => {
    const asked = asks()
    if (asked === null) throw new Error('nothing is asked')
    return k.whyNot(m, asked.seat, { choice })
  }
  const t: OpenTable = {
    m,
    seat: (seat, place) => t.edit((s) => set(s, player(seat), place)),
    space: (key, { lies, by }) =>
      t.edit((s) => {
        if (lies !== undefined) s.lies[spaceNamed(key)] = lies
        if (by !== undefined) s.by[spaceNamed(key)] = by.reduce((bits, seat) => bits | (1 << seat), 0)
      }),
    edit: (change) => {
      k.edit(m, change)
      return t
    },
    place: (space, ...answers) => {
      if (asks()?.kind !== 'place') throw new Error(`not placing but ${JSON.stringify(asks())}`)
      return t.answer({ place: space }, ...answers)
    },
    answer: (...answers) => {
      for (const choice of answers) {
        const asked = asks()
        if (asked === null) throw new Error('nothing is asked')
        act(asked.seat, { choice })
      }
      return t
    },
    unasked: (choice, seat = 0) => {
      act(seat, { to: 'anytime', choice })
      return t
    },
    asks,
    reads: (lang = 'en') => {
      const [decision] = k.decisions(m)
      if (decision === undefined) return []
      const view = k.view(m, decision.seat)
      const text = agricola.text[lang]
      return [
        toText(text.decision(view, decision)),
        ...(decision.choices ?? []).map((choice) => toText(text.choice(view, decision, choice))),
      ]
    },
    offers: (seat = 0) => k.anytime(m, seat),
    refused: (choice) => refusal(choice)?.rule ?? null,
    refusal,
    goods: (seat = 0) => amounts(player(seat).goods),
    farm: (seat = 0) => {
      const p = player(seat)
      return {
        house: at(HOUSE_NAMES, p.house),
        rooms: namesIn(p.rooms),
        fields: Object.fromEntries(namesIn(p.fields).map((cell) => [cell, grown(p.crops[cellOf(cell)] ?? 0)])),
        stables: namesIn(p.stables),
        pastures: p.pastures.map((cells) => namesIn(cells).join(' ')),
        people: p.people,
      }
    },
    hand: (seat = 0) => player(seat).hand,
    played: (seat = 0) => [...player(seat).occupations, ...player(seat).improvements],
    player,
    score: (seat = 0) => scoreOf(m, seat).parts as { [C in Category]: number },
    endRound: () => {
      // Seat 0 keeps the token it has; anybody else goes fishing.
      const last = asks()?.seat ?? 0
      const starter = m.state.family ? 'starting_player_storehouse' : 'starting_player_minor'
      const quiet = last === 0 ? starter : 'fishing'
      t.edit((s) => {
        for (const p of s.players) p.home = 0
        player(last).home = 1
        s.by[spaceNamed(quiet)] = 0
        s.lies[spaceNamed('fishing')] = 1
      })
      return t.place(quiet)
    },
    position: () => writePosition(k, m),
  }
  return t
}
