/** What a module adds to the drawings: what lies on its places, where its answers lie, and what a family has of it. */

import type { ChoiceIn, Json } from '@dorfplatz/kernel'
import type { Beat } from '@dorfplatz/ui'
import type { ComponentType } from 'react'
import { UIS } from '../modules/ui.ts'
import type { SpaceId } from '../rules/codes.ts'
import type { VillageEvent } from '../rules/events.ts'
import type { Frame, VillageDecision } from '../rules/frames.ts'
import type { VillageView } from '../rules/view.ts'
import type { Spoken } from './pictures.ts'
import type { Drawn, Props, SeatProps } from './props.ts'

/** A page of the board for what a module adds: it opens by itself for its own questions, and at will (look/village, Layout 1). */
export interface Leaf {
  readonly id: 'inn' | 'port' | 'marriage'
  /** The place whose sign leads there. */
  readonly space: SpaceId
  readonly icon: string
  readonly name: (said: Spoken) => string
  /** Whether a question is answered there. */
  readonly shows: (asked: VillageDecision) => boolean
  readonly Drawing: ComponentType<{ props: Drawn }>
}

type ModuleBeat = Pick<Beat<VillageView>, 'icon' | 'title' | 'figures' | 'picture' | 'scene'>

export interface ModuleUi {
  /** What lies on the place of an action space; a later module may redraw one of an earlier (VP-02). */
  readonly places?: readonly (readonly [SpaceId, ComponentType<{ props: Drawn }>])[]
  readonly leaf?: Leaf
  /** What stands in the sign of a space besides its name. */
  readonly signs?: readonly (readonly [SpaceId, ComponentType<{ props: Drawn }>])[]
  /** Drawn on the shared board besides, for every table that plays with it. */
  readonly Board?: ComponentType<{ props: Drawn }>
  /** Boxes on the own farm, and a strip under the goods. */
  readonly Boxes?: ComponentType<SeatProps>
  readonly Strip?: ComponentType<SeatProps>
  /** One line of a family at a glance. */
  readonly Glance?: ComponentType<SeatProps>
  /** The spots of an answer, the most telling first; undefined where the question is none of its own. */
  readonly spots?: (asked: VillageDecision, choice: ChoiceIn<VillageDecision>) => readonly string[] | undefined
  /** Where a payment for one of its frames lies. */
  readonly paidAt?: (then: Frame) => string | undefined
  /** The answer to ask about where a spot offers none. */
  readonly asksAt?: (props: Pick<Props, 'view' | 'me'>, kind: VillageDecision['kind'], spot: string) => Json | undefined
  /** The space of the board on which one of its spots lies, and the spot in words. */
  readonly placeOf?: (spot: string) => string | undefined
  readonly nameOf?: (spot: string, said: Spoken) => string | undefined
  /** How the game ends, where it may end otherwise; undefined where the module is not in play. */
  readonly ends?: (props: Pick<Props, 'view' | 'text'>) => string | undefined
  /** Questions answered on the board, and the space that each is about. */
  readonly onBoard?: readonly VillageDecision['kind'][]
  readonly about?: { readonly [kind in VillageDecision['kind']]?: SpaceId }
  /** By kind of question that is asked again and again: the choice that ends it. */
  readonly enough?: { readonly [kind: string]: Json }
  readonly moves?: readonly VillageEvent['kind'][]
  /** Which of its events are worth seeing for a moment; what is told of them is the log's sentence. */
  readonly beatOf?: (event: VillageEvent, said: Pick<Props, 'view' | 'text'>) => ModuleBeat | undefined
  readonly tracesOf?: (event: VillageEvent) => readonly string[] | undefined
}

/** The first module that has something to say. */
export function fromModules<T>(find: (ui: ModuleUi) => T | undefined): T | undefined {
  for (const ui of UIS) {
    const found = find(ui)
    if (found !== undefined) return found
  }
  return undefined
}

export { UIS }
