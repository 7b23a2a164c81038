/** What a module says in one language: words for its own questions, events, pieces, points and rules. */

import type { ChoiceIn, Json, Sentence, View } from '@dorfplatz/kernel'
import type { VillageEvent } from '../rules/events.ts'
import type { VillageDecision } from '../rules/frames.ts'
import type { Play } from '../rules/modules/module.ts'
import type { VillageView } from '../rules/view.ts'

type V = View<VillageView, VillageDecision, Play>

export interface ModuleText {
  readonly decision?: (view: V, decision: VillageDecision) => Sentence | undefined
  readonly choice?: (view: V, decision: VillageDecision, choice: ChoiceIn<VillageDecision>) => Sentence | undefined
  readonly play?: (choice: Play) => Sentence | undefined
  readonly event?: (event: VillageEvent) => Sentence | undefined
  readonly table?: (table: VillageView) => readonly Sentence[]
  readonly options?: {
    readonly [key: string]: { readonly name: string; readonly help: string; readonly value: (v: Json) => string }
  }
  readonly scores?: { readonly [category: string]: string }
  readonly rules?: { readonly [id: string]: string }
  readonly sections?: { readonly [section: string]: string }
}
