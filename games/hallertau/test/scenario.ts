/** Scenes for tests: a table at a known moment, changed by hand, then played through the kernel's door. */

import { type Answer, type GameEvent, type Json, kernel, type Match, type Refusal, seedFrom } from '@dorfplatz/kernel'
import { expect } from 'vitest'
import { hallertau } from '../index.ts'
import { cardName, type PlaceWorkers, type Play, type Unasked } from '../rules/choices.ts'
import { DECKS, type Deck, deckOf, rowsOf, SPACES, type Space, THINGS, type Thing } from '../rules/facts.ts'
import { copiesOf, field, isPlanted, plantOf, rowOf } from '../rules/field.ts'
import type { Frame } from '../rules/frames.ts'
import { cardOf } from '../rules/playable.ts'
import type { Player, State } from '../rules/state.ts'
import { lowestEmptyRow } from '../rules/workers.ts'

export const k = kernel(hallertau)

export interface Scene {
  readonly m: Match<State>
}

export type Options = { readonly [key: string]: string | number | boolean }

const bases = new Map<string, Match<State>>()

/** A table in Phase 4 of Round 1 at which `turnOf` is to act; nobody holds cards. */
export function table(seats = 2, turnOf = 0, options: Options = {}): Scene {
  const key = JSON.stringify([seats, turnOf, options])
  let base = bases.get(key)
  for (let i = 0; base === undefined; i++) {
    const m = k.create({ game: 'hallertau', seats, options, seed: seedFrom(`scene ${i}`) })
    for (let o = k.open(m)[0]; o?.frame.op === 'playCards'; o = k.open(m)[0])
      k.play(m, o.frame.seat, { choice: 'pass' })
    const open = k.open(m)
    if (open.length === 1 && open[0]?.frame.op === 'turn' && open[0].frame.seat === turnOf) base = m
  }
  bases.set(key, base)
  const m = k.clone(base)
  k.edit(m, (s) => {
    for (const p of s.players) {
      p.hand = []
      p.declined = []
    }
  })
  return { m }
}

/** What a seat has; everything not named is as in an empty farm. */
export type Given = { readonly [T in Exclude<Thing, 'sheep'>]?: number } & {
  /** Sheep in the Stables. */
  readonly sheep?: number
  readonly sheepOn?: { readonly [round: number]: number }
  /** Row, and the first letter of a crop: '3', '4b'; '5w' wool, '5c' clay, '5m' meat; twice: '4bb'. */
  readonly fields?: readonly string[]
  readonly window?: number
  readonly round?: number
  readonly phase?: number
  readonly workers?: number
  readonly hand?: readonly number[]
  readonly played?: readonly number[]
  readonly crafts?: readonly number[]
  readonly boulders?: readonly number[]
  readonly board?: { readonly [S in Space]?: readonly number[] }
  readonly state?: (p: Player, s: State) => void
}

const LETTERS = ['b', 'f', 'h', 'r', '?', 'm', '?', 'w', 'c']

function fieldOf(text: string): number {
  const good = text.length > 1 ? LETTERS.indexOf(text.charAt(1)) : -1
  return field(Number(text.charAt(0)), good, text.length - 1)
}

export const fieldText = (f: number): string =>
  isPlanted(f) ? rowOf(f) + (LETTERS[plantOf(f)] ?? '?').repeat(copiesOf(f)) : String(rowOf(f))

/** Changes the state by hand; whatever was computed from it is forgotten. */
export function edit(scene: Scene, change: (s: State) => void): void {
  k.edit(scene.m, change)
}

/** Gives a seat exactly what is named: a farm emptied first. */
export function give(scene: Scene, seat: number, given: Given): void {
  edit(scene, (s) => {
    const p = s.players[seat] as Player
    if (given.round !== undefined) s.round = given.round
    if (given.phase !== undefined) s.phase = given.phase
    for (let i = 0; i < 11; i++) p.stock[i] = given[THINGS[i] as Exclude<Thing, 'sheep'>] ?? 0
    p.fields = Array.from({ length: 8 }, (_, i) => (given.fields?.[i] === undefined ? 0 : fieldOf(given.fields[i])))
    p.sheep = [0, 0, 0, 0, 0, 0, 0, given.sheep ?? 0]
    for (const [round, n] of Object.entries(given.sheepOn ?? {})) p.sheep[Number(round)] = n
    p.stable = p.stable.map((_, r) => (r === 0 || r <= s.round ? 0 : 500 + 10 * seat + r))
    p.hand = [...(given.hand ?? [])]
    p.played = [...(given.played ?? [])]
    p.fresh = 0
    p.declined = []
    p.settled = false
    p.center = given.window === undefined ? 0 : given.window - 6
    p.crafts = [...(given.crafts ?? Array.from({ length: 5 }, () => p.center))]
    p.boulders = [...(given.boulders ?? p.crafts.flatMap((c) => [c + 2, c + 4].map((b) => (b > 10 ? 11 : b))))]
    if (given.workers !== undefined) p.workers = given.workers
    for (const [space, rows] of Object.entries(given.board ?? {})) {
      for (let r = 0; r < 3; r++) s.board[3 * SPACES.indexOf(space as Space) + r] = rows?.[r] ?? 0
    }
    given.state?.(p, s)
  })
}

export const seat = (scene: Scene, i: number): Player => scene.m.state.players[i] as Player
export const amount = (scene: Scene, i: number, thing: Exclude<Thing, 'sheep'>): number =>
  seat(scene, i).stock[THINGS.indexOf(thing)] ?? 0
/** The things a seat has, without zeros. */
export function stockOf(scene: Scene, i: number): { [thing: string]: number } {
  return Object.fromEntries(seat(scene, i).stock.flatMap((n, thing) => (n === 0 ? [] : [[THINGS[thing] as string, n]])))
}
export const fieldsOf = (scene: Scene, i: number): string[] =>
  seat(scene, i)
    .fields.filter((f) => f !== 0)
    .map(fieldText)
    .sort()
export const handDecks = (scene: Scene, i: number): { [D in Deck]?: number } => {
  const counts: { [D in Deck]?: number } = {}
  for (const card of seat(scene, i).hand) {
    const deck = DECKS[deckOf(card)] as Deck
    counts[deck] = (counts[deck] ?? 0) + 1
  }
  return counts
}

/** The open question of a seat: its kind, or null. */
export const asked = (scene: Scene, i: number): string | null =>
  k.open(scene.m).find((o) => o.frame.seat === i)?.frame.op ?? null

/** What the open question of a seat may be answered with. */
export function choices(scene: Scene, i: number): readonly Json[] {
  const open = k.open(scene.m).find((o) => o.frame.seat === i)
  return open === undefined ? [] : (k.choices(scene.m, open) ?? [])
}

/** Answers; the kernel must accept. Returns what was told. */
export function answer(scene: Scene, i: number, ...list: readonly Json[]): readonly GameEvent[] {
  const events: GameEvent[] = []
  for (const choice of list) {
    const applied = k.apply(scene.m, i, { choice })
    if (!applied.ok) throw new Error(`${asked(scene, i)} ${JSON.stringify(choice)}: ${JSON.stringify(applied)}`)
    events.push(...applied.events)
    expect(scene.m.defect).toBeNull()
  }
  return events
}

/** The choice that plays a card: the option is named where there are several. */
export function playing(card: number, option = 0): Play {
  const { alone } = cardOf(card).plays
  return alone[option] ?? { play: cardName(card), option }
}

/** The turn that uses a space, with as many Workers as its lowest empty row takes. */
export function using(scene: Scene, space: Space): PlaceWorkers {
  const at = SPACES.indexOf(space)
  const row = lowestEmptyRow(scene.m.state, at)
  return { space, workers: row < 0 ? rowsOf(at) : row + 1 }
}

/** Plays a card unasked; the kernel must accept. */
export function play(scene: Scene, i: number, card: number, option = 0): void {
  const applied = k.apply(scene.m, i, { to: 'anytime', choice: playing(card, option) })
  if (!applied.ok) throw new Error(`card ${card}: ${JSON.stringify(applied)}`)
  expect(scene.m.defect).toBeNull()
}

/** Why an answer is refused; fails if it is not. */
export function refusal(scene: Scene, i: number, answer: Answer): Refusal {
  const before = JSON.stringify(scene.m)
  const result = k.apply(scene.m, i, answer)
  expect(result.ok).toBe(false)
  expect(JSON.stringify(scene.m)).toBe(before)
  return result as Refusal
}

export const cardRefused = (scene: Scene, i: number, card: number, option = 0): string =>
  refusal(scene, i, { to: 'anytime', choice: playing(card, option) }).rule

export const anytime = (scene: Scene, i: number): readonly Unasked[] => k.anytime(scene.m, i)
export const canPlay = (scene: Scene, i: number, card: number): boolean =>
  anytime(scene, i).some((choice) => 'play' in choice && choice.play === cardName(card))

/** Puts frames on an emptied stack and lets them run: a way into any phase. */
export function run(scene: Scene, ...frames: readonly Frame[]): readonly GameEvent[] {
  const question: Frame = { op: 'clearRows', seat: 0, spaces: [] }
  const asked = { op: 'asked', seat: 0, id: 9999, question }
  scene.m.flow.splice(0, scene.m.flow.length, ...[...frames].reverse(), asked)
  edit(scene, () => {})
  return answer(scene, 0, 'pass')
}

/** The same for seat 0 alone; seat 1 is asked something afterwards, so that nothing else goes on. */
export const runAlone = (scene: Scene, ...frames: readonly Frame[]): readonly GameEvent[] =>
  run(scene, ...frames, { op: 'clearRows', seat: 1, spaces: [] })

/** Goes through a phase from its beginning. */
export const enter = (scene: Scene, phase: number): readonly GameEvent[] => run(scene, { op: 'phase', seat: -1, phase })

export const spaceOf = (space: Space): number => SPACES.indexOf(space)
export const board = (scene: Scene, space: Space): number[] => {
  const s = spaceOf(space)
  return scene.m.state.board.slice(3 * s, 3 * s + 3)
}
/** An action board without Workers. */
export const clearBoard = (scene: Scene): void => edit(scene, (s) => s.board.fill(0))
export const setBoard = (scene: Scene, rows: { readonly [S in Space]?: readonly number[] }): void =>
  edit(scene, (s) => {
    for (const [space, list] of Object.entries(rows)) {
      for (let r = 0; r < 3; r++) s.board[3 * SPACES.indexOf(space as Space) + r] = list?.[r] ?? 0
    }
  })
