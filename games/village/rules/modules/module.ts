/** What the base game and every expansion bring to the table: rules here, words in text/, drawings in ui/. */

import type { Frame as AnyFrame, Json, Op, OptionSpec, Options, Random, Seat, Viewer } from '@dorfplatz/kernel'
import type { Building } from '../../cards/board.ts'
import type { Fact } from '../../cards/fact.ts'
import type { SetupCard, SpaceId } from '../../cards/facts.ts'
import type { Action } from '../actions/action.ts'
import type { SectionId } from '../codes.ts'
import type { Frame } from '../frames.ts'
import type { Area, Place } from '../places.ts'
import type { M, State, Todo } from '../state.ts'

export type ModuleId = 'base' | 'promos' | 'inn' | 'port' | 'marriage' | 'goals'

/** An action space: what can be done there, and where a victim of Conny's fate goes by a stone from it (V-SOLO-52). */
export interface Space {
  readonly id: SpaceId
  readonly action: Action
  /** A section, or null for the graves. */
  readonly fate: SectionId | null
}

/** Something a farm holds besides what the base game knows. A good can be chosen and sold as one (VI-06). */
export interface Holding {
  readonly id: 'beer' | 'bread' | 'tool' | 'cocoa' | 'tea'
  readonly good: boolean
}

/** Points of one category for one seat at the end; null takes a line of an earlier module off the sheet (VP-86). */
export type Scoring = (s: State, seat: Seat) => number

/** Setup cards for one combination: those of the modules in play that bring cards, the base game aside. */
export interface SetupCards {
  readonly with: readonly ModuleId[]
  readonly cards: { readonly [players: number]: Fact<SetupCard> }
}

/** Moments of a market day and a mass at which a module's pieces may be played. */
export type WindowName = 'marketBegins' | 'marketEnds' | 'massBegins' | 'massClimbs' | 'massMajority'

/** What may be played unasked or in a window: something that has a name. */
export type Play = { readonly play: string }

export interface Module {
  readonly id: ModuleId
  /** Whether the table plays with it. */
  readonly chosen: (options: Options) => boolean
  readonly options?: readonly OptionSpec[]
  readonly spaces?: readonly Space[]
  readonly places?: readonly Place[]
  readonly areas?: readonly Area[]
  readonly holdings?: readonly Holding[]
  /** Figures every family has besides, by the number printed on them (VM-03). */
  readonly figures?: readonly number[]
  /** Whether a figure counts for one more than its printed number (VM-71, VM-76). */
  readonly raised?: (s: State, row: number, figure: number) => boolean
  readonly buildings?: readonly Building[]
  /** Customer tiles that come with it, by the options of the table. */
  readonly tiles?: (options: Options) => readonly number[]
  readonly setupCards?: readonly SetupCards[]
  readonly scoring?: { readonly [category: string]: Scoring | null }
  /** Categories that only their owner may know before the end. */
  readonly secretScores?: readonly string[]
  /** Points that depend on all others, after everything else is counted (the Pickpocket). */
  readonly last?: { readonly [category: string]: (s: State, seat: Seat, totals: readonly number[]) => number }
  /** Points by which solo ranks rise (V-SOLO-90). */
  readonly rankShift?: number
  /** Its own frames. */
  readonly ops?: ModuleOps
  /** Prepares its own pieces after the base setup, and says what it keeps in the state. */
  readonly setup?: (m: M, stack: Todo) => Json
  /** Copies what it keeps; without it nothing of it ever changes. */
  readonly clone?: (kept: Json) => Json
  /** Windows in which something of it may be played: nobody is asked in others. */
  readonly windows?: readonly WindowName[]
  readonly plays?: (m: M, seat: Seat, window: WindowName | null) => readonly Play[]
  readonly play?: (m: M, seat: Seat, play: Play) => void
  /** What follows the mass at the end of a round, before the new round begins. */
  readonly afterMass?: (s: State) => readonly Frame[]
  /** What it shows, knows and deals anew besides. */
  readonly view?: (m: M, as: Viewer) => Json
  readonly known?: (m: M, as: Viewer) => readonly string[]
  readonly reshuffle?: (m: M, as: Viewer, random: Random) => void
  readonly violations?: (m: M, bad: (rule: string, fact: string) => void) => void
}

export type ModuleOps = { readonly [op: string]: Op<State, AnyFrame> }

/** A module's ops, whatever frames it has: an op only ever gets frames of its own name. */
export function opsOf<O extends object>(ops: O): ModuleOps {
  return ops as unknown as ModuleOps
}

/** What a module keeps in the state, read and written by its own type. */
export function kept<T extends Json>(id: ModuleId): { of(s: State): T; set(s: State, value: T): void } {
  return {
    of: (s) => s.more[id] as T,
    set: (s, value) => {
      s.more = { ...s.more, [id]: value }
    },
  }
}
