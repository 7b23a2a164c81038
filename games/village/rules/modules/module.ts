/** What the base game and every expansion bring to the table: rules here, words in its text, drawings in its ui. */

import type { Json, OptionSpec, Options, Random, Refusal, Seat, Viewer } from '@dorfplatz/kernel'
import type { Building, BuildingId } from '../../cards/board.ts'
import type { SpaceId } from '../../cards/facts.ts'
import type { ModulePlay } from '../../modules/frames.ts'
import type { Person, PersonWords } from '../../modules/inn/person.ts'
import type { Action } from '../actions/action.ts'
import type { AreaId, Good, SectionId } from '../codes.ts'
import type { Frame } from '../frames.ts'
import type { Area, Place } from '../places.ts'
import type { M, State, Todo, VillageOps } from '../state.ts'
import type { VillageView } from '../view.ts'

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
  readonly id: 'beer' | 'bread' | 'tool' | 'cocoa' | 'tea' | 'chest'
  readonly good: boolean
}

/** Points of one category for one seat at the end; null takes a line of an earlier module off the sheet (VP-86). */
export type Scoring = (s: State, seat: Seat) => number

/**
 * Moments at which a module's pieces may be played, beside every question that is open anyway. `idle` comes when an action
 * could not be carried out, `mill` before its coins, `death` before anybody is chosen, `turnEnds` after the turn's deaths,
 * `roundEnds` before the next-start-player marker goes back, `wedding` between two of its steps, `scoring` after the last
 * mass; `hire`, `hired`, `load` and `sail` are Port's own.
 */
export const WINDOWS = [
  'marketBegins',
  'marketEnds',
  'massBegins',
  'massClimbs',
  'massMajority',
  'death',
  'idle',
  'mill',
  'turnEnds',
  'roundEnds',
  'wedding',
  'scoring',
  'hire',
  'hired',
  'load',
  'sail',
] as const
export type WindowName = (typeof WINDOWS)[number]

/** What may be played unasked or in a window. */
export type Play = ModulePlay

/** Answers a module adds to a question of the base game; they stand before the answer that declines. */
export interface Also {
  readonly choices: (m: M, seat: Seat, frame: Frame) => readonly Json[]
  /** Why one of its answers is not possible; null where the answer is none of its own. */
  readonly check?: (m: M, seat: Seat, choice: Json) => Refusal | null
  /** Carries out an answer of its own; false where it is none. */
  readonly answer: (m: M, seat: Seat, choice: Json, stack: Todo, frame: Frame) => boolean
}
/** Questions of the base game that modules may add to. */
export type AlsoOp = 'turn' | 'freeAction' | 'travel' | 'serve' | 'pick' | 'climb'

export interface Module {
  readonly id: ModuleId
  /** Whether the table plays with it. */
  readonly chosen: (options: Options) => boolean
  readonly options?: readonly OptionSpec[]
  /** What is wrong with the options, by the rule, or null. */
  readonly refuses?: (options: Options, seats: number) => Refusal | null

  // What lies on the table.
  readonly spaces?: readonly Space[]
  readonly places?: readonly Place[]
  readonly areas?: readonly Area[]
  /** Places it adds to an area of an earlier module (VM-05). */
  readonly moreOpen?: (area: AreaId, families: number) => number
  readonly holdings?: readonly Holding[]
  /** Figures every family has besides, by the number printed on them (VM-03). */
  readonly figures?: readonly number[]
  /** Whether a figure counts for one more than its printed number (VM-71, VM-76). */
  readonly raised?: (s: State, row: number, figure: number) => boolean
  readonly buildings?: readonly Building[]
  /** Customer tiles that come with it, by the options of the table. */
  readonly tiles?: (options: Options) => readonly number[]
  /** Plague stones besides the six of the base game (VM-06). */
  readonly plagues?: number
  /** Person cards that come or go with it while Inn is in play (VC-10 to VC-13), and what their own words do. */
  readonly persons?: { readonly add: readonly Person[]; readonly remove: readonly string[] }
  readonly words?: Partial<PersonWords>
  /** Whether the setup cards know it: Inn, Port and Marriage (VC-23). */
  readonly onSetupCards?: true
  /** Prepares its own pieces after the base setup, and says what it keeps in the state. */
  readonly setup?: (m: M, stack: Todo) => Json
  /** Copies what it keeps; without it nothing of it ever changes in place. */
  readonly clone?: (kept: Json) => Json

  // What happens.
  readonly ops?: Partial<VillageOps>
  /** Stones laid on a space this round, where they differ from the setup card (VM-08). */
  readonly stocks?: (s: State, space: SpaceId, n: number) => number
  /** Windows in which something of it may be played: nobody is asked in others. */
  readonly windows?: readonly WindowName[]
  /** What a seat may play: unasked (null), or in a window. Nobody who has something is passed over in a market or mass. */
  readonly plays?: (m: M, seat: Seat, window: WindowName | null) => readonly Play[]
  /** What it lets play never brings anything to pay or to sell with: for its sake nobody is asked who has nothing to do. */
  readonly playsBringNothing?: true
  /** Carries out what was played; false where it is none of its own. */
  readonly play?: (m: M, seat: Seat, play: Play) => boolean
  /** Why something of its own cannot be played now; null where it is none of its own. */
  readonly whyNotPlayed?: (m: M, seat: Seat, choice: Json) => Refusal | null
  readonly also?: { readonly [op in AlsoOp]?: Also }
  /** Whether something in a seat's hand would let it carry out the action of a space all the same. */
  readonly eases?: (s: State, seat: Seat, space: SpaceId) => boolean
  /** A turn is done, its deaths included: more of it may follow; true when frames were pushed (VX-Gaukler). */
  readonly turnDone?: (m: M, seat: Seat, stack: Todo) => boolean
  /** Something was made: a good, or coins at the mill. */
  readonly produced?: (m: M, seat: Seat, building: BuildingId, good: Good | 'coin', stack: Todo) => void
  /** Coins of one use of the mill. */
  readonly mills?: (s: State, seat: Seat, coins: number) => number
  /** What a road costs, as a key of `costOf` and its time and wagon: false is free of everything. */
  readonly freeRoads?: (s: State, seat: Seat) => boolean
  readonly arrived?: (m: M, seat: Seat) => void
  /** Whether a seat may serve customers of the queue on this market day. */
  readonly servesQueue?: (s: State, seat: Seat) => boolean
  /** Whether a family that has not passed could still sell something besides customers (VP-75). */
  readonly trades?: (s: State, row: number) => boolean
  readonly marketCloses?: (m: M) => void
  /** A customer was served: what of its demand is no field of the farm is handed in here. */
  readonly served?: (m: M, seat: Seat, tile: number, stack: Todo) => void
  /** Whether nobody may take members out of the black bag in this mass. */
  readonly bagClosed?: (s: State) => boolean
  /** The figures of a mass, chosen instead of picked and drawn; true when frames were pushed (VX-Pater). */
  readonly massDraw?: (m: M, stack: Todo) => boolean
  /** Lays somebody to rest in its own way; true when it did. */
  readonly dies?: (m: M, row: number, from: number, kind: number, stack: Todo) => boolean
  /** The same for Conny's member by a stone from a space. */
  readonly connyDies?: (m: M, space: SpaceId, from: number, kind: number, stack: Todo) => boolean
  /** A figure has moved, by its index. */
  readonly moved?: (s: State, figure: number, from: number, to: number) => void
  /** Pieces of a thing that a seat owns elsewhere than in the fields of its farm: aboard, in hand (VG-07). */
  readonly owns?: (s: State, seat: Seat, thing: string) => number
  /** Bags of grain left in the supply where they can run out (VP-67). */
  readonly grainLeft?: (s: State) => number
  /** Everything has been played; what is still to be done before the final scoring (VP-66). */
  readonly ends?: (m: M) => void
  /** What follows the mass at the end of a round, before the new round begins. */
  readonly afterMass?: (s: State) => readonly Frame[]

  // Points.
  readonly scoring?: { readonly [category: string]: Scoring | null }
  /** Points of the game that have a line of their own, told apart from all others made while playing. */
  readonly apart?: { readonly [category: string]: Scoring }
  /** Categories that only their owner may know before the end. */
  readonly secretScores?: readonly string[]
  /** Points that depend on all others, after everything else is counted (the Pickpocket). */
  readonly last?: { readonly [category: string]: (s: State, seat: Seat, totals: readonly number[]) => number }
  /** Points by which solo ranks rise (V-SOLO-90). */
  readonly rankShift?: number

  // What is known of it.
  readonly view?: (m: M, as: Viewer) => Json
  readonly known?: (m: M, as: Viewer) => readonly string[]
  readonly reshuffle?: (m: M, as: Viewer, random: Random) => void
  /** The cards of its own that the viewer of a table holds. */
  readonly hand?: (table: VillageView) => readonly string[]
  readonly violations?: (m: M, bad: (rule: string, fact: string) => void) => void
  /** Names for the places of lists it keeps, by path below its own. */
  readonly indexNames?: { readonly [path: string]: readonly string[] }
}

/** What a module keeps in the state, read and written by its own type. */
export interface Kept<T> {
  of(s: State): T
  set(s: State, value: T): void
}

export function kept<T extends Json>(id: ModuleId): Kept<T> {
  return {
    of: (s) => s.more[id] as T,
    set: (s, value) => {
      s.more = { ...s.more, [id]: value }
    },
  }
}
