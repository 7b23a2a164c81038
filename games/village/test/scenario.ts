/** Scenarios in few words: set up a table, say what is given, play answers, look at the result. */

import { type ChoiceIn, type Done, type Json, kernel, type Options, PASS, type Pass, seedFrom } from '@dorfplatz/kernel'
import { expect } from 'vitest'
import type { BuildingId } from '../cards/board.ts'
import { tileId } from '../cards/customers.ts'
import { village } from '../index.ts'
import type {
  ActionChoice,
  CouncilChoice,
  CraftChoice,
  FamilyChoice,
  GoodChoice,
  MemberChoice,
  Pay,
  Pieces,
  PrivilegeChoice,
  ServeChoice,
  Stones,
  StonesChoice,
  Take,
  TravelChoice,
  UseWell,
} from '../rules/choices.ts'
import {
  CASTLES,
  COIN,
  COLOURS,
  type Colour,
  CROSSED,
  DUE,
  FAME,
  FARM,
  GOOD,
  GOODS,
  type Good,
  GRAIN,
  GRAVES,
  KINDS,
  PLAGUE,
  SECTIONS,
  type SpaceId,
  TIME,
  UNBORN,
} from '../rules/codes.ts'
import type { VillageEvent } from '../rules/events.ts'
import type { VillageDecision } from '../rules/frames.ts'
import { fieldCode, playing } from '../rules/modules/registry.ts'
import { type PlaceId, placeCode } from '../rules/places.ts'
import { scoreOf } from '../rules/score.ts'
import { figuresOf, gain, have, type M, type State } from '../rules/state.ts'

export const k = kernel(village)
/** Every answer of the game; of bare words only those that decline or finish. */
export type Choice = Exclude<ChoiceIn<VillageDecision>, string> | Pass | Done

/** Stones in scenarios are letters: orange, green, brown, pink, x for the plague; payments also coin, marker. */
const LETTERS: { readonly [letter: string]: Colour | 'coin' | 'marker' } = {
  o: 'orange',
  g: 'green',
  b: 'brown',
  p: 'pink',
  x: 'plague',
  c: 'coin',
  m: 'marker',
}

function counted(letters: string): { readonly [thing: string]: number } {
  const counts: { [thing: string]: number } = {}
  for (const letter of letters) {
    const thing = LETTERS[letter] ?? letter
    counts[thing] = (counts[thing] ?? 0) + 1
  }
  return counts
}

/** Answers in few words. */
export const WELL: UseWell = { use: 'well' }
export const ENTER: CouncilChoice = { enter: 'council' }
export const colour = (letter: string): Colour => COLOURS.find((c) => c === LETTERS[letter]) ?? 'plague'
export const stone = (from: SpaceId, letter: string): Take => ({ take: colour(letter), from })
export const action = (space: SpaceId): ActionChoice => ({ action: space })
export const birth = (generation: number): FamilyChoice => ({ birth: generation })
export const who = (at: PlaceId, generation: number): MemberChoice => ({ member: { at, generation } })
export const advance = (at: PlaceId, generation: number): CouncilChoice => ({ advance: { at, generation } })
export const train = (building: BuildingId): CraftChoice => ({ train: building })
export const byTime = (building: BuildingId): CraftChoice => ({ make: building, by: 'time' })
export const byPay = (building: BuildingId): CraftChoice => ({ make: building, by: 'pay' })
export const good = (of: Good): GoodChoice => ({ good: of })
export const privilege = (n: number): PrivilegeChoice => ({ privilege: n })
const end = (n: number): PlaceId => (n === 0 ? 'farm' : (`castle${n}` as PlaceId))
export const travel = (from: number, to: number): TravelChoice => ({ travel: end(to), from: end(from) })
/** A payment as letters, `ggc`; `scroll` and `time` by name. */
export const pays = (letters: string): Pay => ({ pay: counted(letters) as Pieces })
export const BY_SCROLL: Pay = { pay: { scroll: 1 } }
export const BY_TIME: Pay = { pay: { time: 3 } }
export const takes = (letters: string): StonesChoice => ({ stones: counted(letters) as Stones })
/** A customer by number: 1 to 24, promos behind them. */
export const serve = (n: number): ServeChoice => ({ serve: tileId(n) })

/** Fields of a farm by name. */
const FIELDS: { readonly [name: string]: number } = {
  orange: 0,
  green: 1,
  brown: 2,
  pink: 3,
  coin: COIN,
  grain: GRAIN,
  time: TIME,
  fame: FAME,
  castles: CASTLES,
  crossed: CROSSED,
  due: DUE,
  ...Object.fromEntries(GOODS.map((good, i) => [good, GOOD + i])),
}

export type Amounts = { readonly [name: string]: number }

/** A new table. Seat 0 begins and there is no compensation unless the options say otherwise. */
export function table(seats: number, options: Options = {}, words = 'scenario'): M {
  const fixed: Options = seats === 1 ? {} : { startSeat: 1, compensation: false }
  return k.create({ game: 'village', seats, seed: seedFrom(words), options: { ...fixed, ...options } })
}

function field(name: string): number {
  return FIELDS[name] ?? fieldCode(name)
}

/** One field of a farm. */
export function has(m: M, seat: number, name: string): number {
  return have(m.state, seat, field(name))
}

/** Sets fields of a farm; stones come from and go to the supply. */
export function farm(m: M, seat: number, amounts: Amounts): void {
  k.edit(m, (s) => {
    for (const [name, n] of Object.entries(amounts)) {
      const i = field(name)
      if (i < PLAGUE) s.supply[i] = (s.supply[i] as number) + have(s, seat, i) - n
      gain(s, seat, i, n - have(s, seat, i))
    }
  })
}

/** Puts one member with this number (from the farm, else the supply) somewhere. */
export function put(m: M, row: number, generation: number, place: PlaceId, from?: PlaceId): void {
  k.edit(m, (s) => {
    const sources = from === undefined ? [FARM, UNBORN, placeCode('beside'), placeCode('roof')] : [placeCode(from)]
    for (const source of sources) {
      const figures = figuresOf(s, row)
      const i = playing(s.modules).figures.findIndex((g, n) => g === generation && figures[n] === source)
      if (i < 0) continue
      s.people[row * s.figures + i] = placeCode(place)
      return
    }
    throw new Error(`no ${generation} of family ${row} to move`)
  })
}

/** Sends everybody at home back to the supply, so that a scenario can place a family by hand. */
export function nobodyHome(m: M, row: number): void {
  k.edit(m, (s) => {
    for (const [i, place] of figuresOf(s, row).entries()) if (place === FARM) s.people[row * s.figures + i] = UNBORN
  })
}

/** Lays a dead member into a section or a grave. */
export function bury(
  m: M,
  row: number,
  generation: number,
  where: (typeof SECTIONS)[number] | 'grave',
  from?: PlaceId,
): void {
  put(m, row, generation, where === 'grave' ? 'grave' : `chronicle-${where}`, from)
  k.edit(m, (s) => {
    const area = where === 'grave' ? GRAVES : SECTIONS.indexOf(where)
    s.free = s.free.with(area, (s.free[area] as number) - 1)
    gain(s, row, CROSSED, 1)
  })
}

/** Leaves only so many places free, for scenarios near the end; the rest counts as blocked by nobody. */
export function leaveFree(m: M, free: { readonly [area: string]: number }): void {
  k.edit(m, (s) => {
    const places = s.places.slice()
    for (const [area, n] of Object.entries(free)) {
      const i = area === 'grave' ? GRAVES : (SECTIONS as readonly string[]).indexOf(area)
      places[i] = (places[i] as number) - ((s.free[i] as number) - n)
      s.free = s.free.with(i, n)
    }
    m.state = { ...s, places }
  })
}

export function freeAt(m: M, area: (typeof SECTIONS)[number] | 'grave'): number {
  return m.state.free[area === 'grave' ? GRAVES : SECTIONS.indexOf(area)] as number
}

/** How many of a family are at a place. */
export function at(m: M, row: number, place: PlaceId, generation?: number): number {
  const code = placeCode(place)
  const figures = figuresOf(m.state, row)
  return playing(m.state.modules).figures.filter((g, i) => figures[i] === code && (generation ?? g) === g).length
}

export function dead(m: M, row: number): number {
  return SECTIONS.reduce(
    (n, section) => n + at(m, row, `chronicle-${section}`),
    at(m, row, 'grave') + at(m, row, 'removed'),
  )
}

function colourAt(letter: string): number {
  return COLOURS.indexOf(colour(letter))
}

function stockIndex(s: State, space: string, letter: string): number {
  const code = playing(s.modules).codeOf[space]
  if (code === undefined) throw new Error(`no space ${space}`)
  return code * KINDS + colourAt(letter)
}

/** Clears all spaces and the green bag, then lays these stones out: `{ harvest: 'ogx' }` (x is the plague). */
export function stones(m: M, layout: { readonly [space in SpaceId]?: string }): void {
  k.edit(m, (s) => {
    for (let c = 0; c < KINDS; c++) {
      let n = s.bag[c] as number
      s.bag[c] = 0
      for (let i = c; i < s.stock.length; i += KINDS) {
        n += s.stock[i] as number
        s.stock[i] = 0
      }
      s.supply[c] = (s.supply[c] as number) + n
    }
    s.onBoard = 0
    for (const [space, letters] of Object.entries(layout)) {
      for (const letter of letters) {
        const c = colourAt(letter)
        const i = stockIndex(s, space, letter)
        s.stock[i] = (s.stock[i] as number) + 1
        s.supply[c] = (s.supply[c] as number) - 1
        s.onBoard++
      }
    }
  })
}

/** Lays these tiles onto the stalls and the queue; all others are in the stack. */
export function customers(m: M, stalls: readonly number[], queue: readonly number[] = []): void {
  k.edit(m, (s) => {
    const rest = s.tiles.filter((tile) => !stalls.includes(tile) && !queue.includes(tile))
    s.stalls = s.stalls.map((_, i) => stalls[i] ?? 0)
    s.queue = queue
    s.served = s.served.map(() => [])
    s.stack = rest
  })
}

/** How many stones of a colour lie on a space. */
export function on(m: M, space: SpaceId, letter: string): number {
  return m.state.stock[stockIndex(m.state, space, letter)] as number
}

export function supply(m: M, letter: string): number {
  return m.state.supply[colourAt(letter)] as number
}

export interface Asked {
  readonly seat: number
  readonly kind: VillageDecision['kind']
  readonly choices: readonly Choice[]
}

/** What the table waits for. */
export function asked(m: M): Asked | null {
  const [d] = k.decisions(m)
  return d === undefined
    ? null
    : { seat: d.seat, kind: d.kind as VillageDecision['kind'], choices: (d.choices ?? []) as readonly Choice[] }
}

/** Answers the question the table waits for, which must be this one; nothing may be broken afterwards. */
export function play(m: M, seat: number, kind: VillageDecision['kind'], choice: Choice): readonly VillageEvent[] {
  const now = asked(m)
  expect({ seat: now?.seat, kind: now?.kind }).toEqual({ seat, kind })
  const applied = k.apply(m, seat, { choice })
  if (!applied.ok) throw new Error(`refused: ${applied.rule} ${JSON.stringify(now?.choices)}`)
  expect(m.defect).toBeNull()
  expect(village.violations(m)).toEqual([])
  return applied.events as readonly VillageEvent[]
}

/** Does something unasked; nothing may be broken afterwards. */
export function unasked(m: M, seat: number, choice: Json): readonly VillageEvent[] {
  const applied = k.apply(m, seat, { to: 'anytime', choice })
  if (!applied.ok) throw new Error(`refused: ${applied.rule} ${JSON.stringify(k.anytime(m, seat))}`)
  expect(m.defect).toBeNull()
  expect(village.violations(m)).toEqual([])
  return applied.events as readonly VillageEvent[]
}

/** The first event of a kind among what was told. */
export function told<K extends VillageEvent['kind']>(
  events: readonly VillageEvent[],
  kind: K,
): Extract<VillageEvent, { kind: K }> | undefined {
  return events.find((event): event is Extract<VillageEvent, { kind: K }> => event.kind === kind)
}

/** The rule that refuses this answer. */
export function refused(m: M, seat: number, choice: Json): string | null {
  const refusal = k.whyNot(m, seat, { choice })
  return refusal === null ? null : refusal.rule
}

export function points(m: M, seat: number): Amounts {
  return scoreOf(m.state, seat).parts
}

/** Plays to the end of the game with a simple rule: the last choice of every list declines wherever one may. */
export function playOut(
  m: M,
  choose: (now: Asked) => Choice = (now) => now.choices[now.choices.length - 1] ?? PASS,
): void {
  for (let n = 0; n < 20_000; n++) {
    const now = asked(m)
    if (now === null) return
    k.play(m, now.seat, { choice: choose(now) })
  }
  throw new Error('the game does not end')
}

/** Seat 0 has taken an orange stone from a space that offers its action. */
export function acting(space: SpaceId, amounts: Amounts = {}, prepare: (m: M) => void = () => {}): M {
  const m = table(2)
  stones(m, { [space]: 'oo' })
  farm(m, 0, { coin: 0, ...amounts })
  prepare(m)
  play(m, 0, 'turn', stone(space, 'o'))
  return m
}

export type { M, State }
