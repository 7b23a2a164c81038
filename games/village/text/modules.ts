/** What a module says in one language: words for its own questions, events, pieces and points. */

import type { ChoiceIn, Json, Refusal, Sentence, View } from '@dorfplatz/kernel'
import type { SpaceId } from '../rules/codes.ts'
import type { VillageEvent } from '../rules/events.ts'
import type { VillageDecision } from '../rules/frames.ts'
import type { Play } from '../rules/modules/module.ts'
import type { VillageView } from '../rules/view.ts'
import type { FactRow } from './fact-row.ts'

type V = View<VillageView, VillageDecision, Play>

export interface ModuleText {
  readonly decision?: (view: V, decision: VillageDecision) => Sentence | undefined
  readonly choice?: (view: V, decision: VillageDecision, choice: ChoiceIn<VillageDecision>) => Sentence | undefined
  readonly play?: (choice: Play, view: V) => Sentence | undefined
  readonly event?: (event: VillageEvent) => Sentence | undefined
  readonly refusal?: (refusal: Refusal) => Sentence | undefined
  /** What others read while a seat is asked something of it. */
  readonly doing?: (kind: VillageDecision['kind']) => string | undefined
  readonly table?: (view: V) => readonly Sentence[]
  readonly notices?: (view: V) => readonly Sentence[]
  readonly does?: (view: V, decision: VillageDecision, choice: ChoiceIn<VillageDecision>) => Sentence | undefined
  readonly options?: {
    readonly [key: string]: { readonly name: string; readonly help: string; readonly value: (v: Json) => string }
  }
  readonly scores?: { readonly [category: string]: string }
  readonly quick?: readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** Values of the box that no rulebook prints. */
  readonly facts?: readonly FactRow[]
}

/** A card as galleries show it, in one language. */
export interface ListedCard {
  readonly id: string
  readonly deck: string
  readonly name: string
  readonly text: Sentence
  readonly reconstructed: boolean
}

/** Which action spaces and places a module names is said in its words; here only the shape of one language's words. */
export interface ModuleWords {
  readonly places: { readonly [place: string]: string }
  readonly spaces?: { readonly [space in SpaceId]?: string }
}
