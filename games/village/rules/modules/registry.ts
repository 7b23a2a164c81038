/** The modules that are known, and for every combination of them the table of what is in play. */

import {
  dictionary,
  type Json,
  type OptionSpec,
  type Options,
  type Refusal,
  type Seat,
  type Viewer,
} from '@dorfplatz/kernel'
import { type Building, PLAGUE_STONES } from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import type { SetupCard, SpaceId } from '../../cards/facts.ts'
import type { Action } from '../actions/action.ts'
import { type Take, takeOf } from '../choices.ts'
import { type AreaId, BASE_FIELDS, GENERATION, GOOD, GOODS, type Good, KINDS } from '../codes.ts'
import type { Frame } from '../frames.ts'
import { type Area, addPlace } from '../places.ts'
import type { M, State } from '../state.ts'
import type { Also, AlsoOp, Module, Play, Scoring, WindowName } from './module.ts'

/** In the order of their bits; the base game comes first. */
const modules: Module[] = []
/** Codes are given once, in the order in which modules are enrolled. */
const spaces: SpaceId[] = []
const areas: Area[] = []
const fields: { readonly id: string; readonly good: boolean }[] = []
const codesOfFields = new Map<string, number>(GOODS.map((good, i) => [good, GOOD + i]))

/** Makes a module known; it may be called again with the same one. */
export function enroll(module: Module): void {
  if (modules.includes(module)) return
  modules.push(module)
  for (const { id } of module.spaces ?? []) if (!spaces.includes(id)) spaces.push(id)
  for (const place of module.places ?? []) addPlace(place)
  for (const area of module.areas ?? []) if (!areas.some(({ id }) => id === area.id)) areas.push(area)
  for (const holding of module.holdings ?? []) {
    if (codesOfFields.has(holding.id)) continue
    codesOfFields.set(holding.id, BASE_FIELDS + fields.length)
    fields.push(holding)
  }
}

export interface Playing {
  readonly modules: readonly Module[]
  /** Spaces in play by code, in the order of stocking; and how many codes there are up to the last. */
  readonly spaces: readonly number[]
  readonly spaceCodes: number
  readonly spaceIds: readonly SpaceId[]
  readonly codeOf: { readonly [space: string]: number }
  /** The stone of each colour on each space, as an answer: by space * KINDS + colour. */
  readonly takes: readonly Take[]
  /** Actions by code; undefined where a space is not in play. */
  readonly actions: readonly (Action | undefined)[]
  /** Area codes for a victim of Conny's fate, by space code: the section first, the graves behind it. */
  readonly fates: readonly (readonly number[])[]
  readonly areas: readonly Area[]
  readonly areaOf: { readonly [area in AreaId]?: number }
  /** How many fields a farm has, and the goods among them. */
  readonly fields: number
  readonly goods: readonly Good[]
  readonly fieldOf: { readonly [thing: string]: number }
  /** The numbers printed on the figures of a family. */
  readonly figures: readonly number[]
  readonly raised: NonNullable<Module['raised']> | null
  readonly buildings: readonly Building[]
  readonly scoring: readonly (readonly [category: string, points: Scoring])[]
  readonly last: readonly (readonly [string, NonNullable<Module['last']>[string]])[]
  readonly secrets: readonly string[]
  readonly rankShift: number
  readonly windows: ReadonlySet<WindowName>
  readonly plagues: number
  readonly setupCard: (box: Box, families: number) => SetupCard
  readonly tiles: (options: Options) => number[]
  readonly plays: (m: M, seat: Seat, window: WindowName | null) => readonly Play[]
  /** Whether anything can be played at all. */
  readonly hasPlays: boolean
  /** Whether a seat could play something unasked that may bring what it lacks. */
  readonly couldHelp: (m: M, seat: Seat) => boolean
  /** What modules do at certain moments: null, or an empty list, where no module in play does anything. */
  readonly also: { readonly [op in AlsoOp]?: readonly Also[] } | null
  readonly hooks: Hooks
  readonly cloneMore: (more: State['more']) => State['more']
  readonly afterMass: (s: State) => readonly Frame[]
  readonly view: (m: M, as: Viewer) => { readonly [module: string]: Json }
}

/** The functions of modules in play that are called at a moment, each kind as a list. */
export type Hooks = {
  readonly [hook in (typeof HOOKS)[number]]: readonly NonNullable<Module[hook]>[]
}

const HOOKS = [
  'stocks',
  'eases',
  'turnDone',
  'produced',
  'mills',
  'freeRoads',
  'arrived',
  'servesQueue',
  'trades',
  'marketCloses',
  'served',
  'bagClosed',
  'massDraw',
  'dies',
  'connyDies',
  'moved',
  'grainLeft',
  'ends',
  'owns',
] as const satisfies readonly (keyof Module)[]

/** The name of a space in play. */
export function spaceIdOf(ids: readonly SpaceId[], space: number): SpaceId {
  const id = ids[space]
  if (id === undefined) throw new Error(`no space ${space}`)
  return id
}

function hooksOf(list: readonly Module[]): Hooks {
  const found = HOOKS.map((hook) => [hook, list.flatMap((module) => module[hook] ?? [])] as const)
  // Each list holds only functions of its own name.
  return Object.fromEntries(found) as unknown as Hooks
}

function alsoOf(list: readonly Module[]): Playing['also'] {
  const all: { [op in AlsoOp]?: Also[] } = {}
  for (const { also } of list) {
    for (const [op, one] of Object.entries(also ?? {}) as [AlsoOp, Also][]) all[op] = [...(all[op] ?? []), one]
  }
  return Object.keys(all).length === 0 ? null : all
}

const NO_PLAYS: readonly Play[] = Object.freeze([])

/** What several modules let play, one after the other; mostly nothing, and then nothing is copied. */
function playsOf(players: readonly Module[], m: M, seat: Seat, window: WindowName | null): readonly Play[] {
  let all = NO_PLAYS
  for (const module of players) {
    const own = module.plays?.(m, seat, window) ?? NO_PLAYS
    if (own.length > 0) all = all.length === 0 ? own : [...all, ...own]
  }
  return all
}

const NOTHING: { readonly [module: string]: Json } = Object.freeze({})
const known: (Playing | undefined)[] = []

/** The combination a table's options choose, as bits. */
export function chosenModules(options: Options): number {
  return modules.reduce((bits, module, i) => (module.chosen(options) ? bits | (1 << i) : bits), 0)
}

export function playing(bits: number): Playing {
  const found = known[bits]
  if (found !== undefined) return found
  const table = combine(modules.filter((_, i) => bits & (1 << i)))
  known[bits] = table
  return table
}

/** The field of a good or of something a module brings. */
export function fieldCode(thing: string): number {
  return codesOfFields.get(thing) ?? BASE_FIELDS - 1
}

export function allModules(): readonly Module[] {
  return modules
}

/** What is wrong with the options of a table, by the first module that says so. */
export function refusedBy(options: Options, seats: number): Refusal | null {
  for (const module of modules) {
    const refusal = module.refuses?.(options, seats) ?? null
    if (refusal !== null) return refusal
  }
  return null
}

export function optionsOf(list: readonly Module[]): readonly OptionSpec[] {
  return list.flatMap((module) => module.options ?? [])
}

function combine(list: readonly Module[]): Playing {
  const inPlay = list.flatMap((module) => module.spaces ?? [])
  const codes = inPlay.map(({ id }) => spaces.indexOf(id))
  const actions: Action[] = []
  const areaOf: { [area in AreaId]?: number } = {}
  for (const { id } of list.flatMap((module) => module.areas ?? [])) areaOf[id] = areas.findIndex((a) => a.id === id)
  const fates: number[][] = []
  const graves = areaOf.graves ?? 0
  // A later module may replace an earlier one's action (VP-10).
  for (const { id, action, fate } of inPlay) {
    const code = spaces.indexOf(id)
    actions[code] = action
    const section = fate === null ? undefined : areaOf[fate]
    fates[code] = section === undefined ? [graves] : [section, graves]
  }
  const ordered = [...new Set(codes)].sort((a, b) => a - b)
  const holdings = list.flatMap((module) => module.holdings ?? [])
  const fieldOf: { [thing: string]: number } = Object.fromEntries(GOODS.map((good, i) => [good, GOOD + i]))
  for (const { id } of holdings) fieldOf[id] = BASE_FIELDS + fields.findIndex((field) => field.id === id)
  const areaCodes = Object.values(areaOf)
  const buildings = list.flatMap((module) => module.buildings ?? [])
  const scoring = new Map<string, Scoring>()
  for (const module of list) {
    for (const [category, points] of Object.entries(module.scoring ?? {})) {
      if (points === null) scoring.delete(category)
      else scoring.set(category, points)
    }
  }
  const apart = list.flatMap((module) => Object.entries(module.apart ?? {}))
  const fame = scoring.get('fame')
  if (fame !== undefined && apart.length > 0) {
    scoring.set('fame', (s, seat) => apart.reduce((rest, [, points]) => rest - points(s, seat), fame(s, seat)))
    for (const [category, points] of apart) scoring.set(category, points)
  }
  const keepers = list.filter((module) => module.clone !== undefined)
  const shown = list.filter((module) => module.view !== undefined)
  const players = list.filter((module) => module.plays !== undefined)
  const helpers = players.filter((module) => module.playsBringNothing !== true)
  const combination = list.flatMap(({ id, onSetupCards }) => (onSetupCards ? [id] : [])).join('+')
  const brought = list.flatMap((module) => module.areas ?? [])
  const openIn = (area: Area, families: number, box: Box): number =>
    list.reduce((sum, module) => sum + (module.moreOpen?.(area.id, families) ?? 0), area.open(families, box))
  return {
    modules: list,
    spaces: ordered,
    spaceCodes: Math.max(...ordered) + 1,
    spaceIds: spaces,
    codeOf: dictionary(Object.fromEntries(ordered.map((code) => [spaces[code], code]))),
    takes: Array.from({ length: (Math.max(...ordered) + 1) * KINDS }, (_, i) =>
      takeOf(i, spaces[Math.floor(i / KINDS)] as SpaceId),
    ),
    actions,
    fates,
    areas: areas.slice(0, Math.max(...areaCodes) + 1).map((area) => {
      const own = brought.find(({ id }) => id === area.id)
      return own === undefined
        ? { ...area, open: () => 0 }
        : { ...own, open: (families: number, box: Box) => openIn(own, families, box) }
    }),
    areaOf,
    fields: Math.max(BASE_FIELDS, ...Object.values(fieldOf).map((field) => field + 1)),
    goods: [...GOODS, ...holdings.filter(({ good }) => good).map(({ id }) => id as Good)],
    fieldOf,
    figures: [...GENERATION, ...list.flatMap((module) => module.figures ?? [])],
    raised: list.find((module) => module.raised !== undefined)?.raised ?? null,
    buildings,
    scoring: [...scoring],
    last: list.flatMap((module) => Object.entries(module.last ?? {})),
    secrets: list.flatMap((module) => module.secretScores ?? []),
    rankShift: list.reduce((sum, module) => sum + (module.rankShift ?? 0), 0),
    windows: new Set(list.flatMap((module) => module.windows ?? [])),
    plagues: list.reduce((sum, module) => sum + (module.plagues ?? 0), PLAGUE_STONES),
    setupCard: ({ setupCards }, families) => {
      const card = setupCards[combination]?.[families]
      if (card === undefined) throw new Error(`no setup card for ${families} families with ${combination}`)
      return card
    },
    tiles: (options) => list.flatMap((module) => module.tiles?.(options) ?? []),
    plays: (m, seat, window) => playsOf(players, m, seat, window),
    hasPlays: players.length > 0,
    couldHelp: (m, seat) => playsOf(helpers, m, seat, null).length > 0,
    also: alsoOf(list),
    hooks: hooksOf(list),
    cloneMore: (more) => {
      if (keepers.length === 0) return more
      const copy: { [module: string]: Json } = { ...more }
      for (const { id, clone } of keepers) copy[id] = clone?.(more[id] ?? null) ?? null
      return copy
    },
    afterMass: (s) => list.flatMap((module) => module.afterMass?.(s) ?? []),
    view: (m, as) =>
      shown.length === 0 ? NOTHING : Object.fromEntries(shown.map(({ id, view }) => [id, view?.(m, as) ?? null])),
  }
}
