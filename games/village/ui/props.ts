/** What the table's frame gives to Village's drawings. */

import type { Answer, CardEntry, Decision, GameText, Lang, Seat, Sentence, View } from '@dorfplatz/kernel'
import type { ComponentType } from 'react'
import type { VillageView } from '../rules/view.ts'
import type { LitBoard } from './lit.ts'

export interface Option {
  readonly key: string
  readonly decision: Decision | null
  readonly answer: Answer
  readonly sentence: Sentence
  /** Chosen, and waiting for confirmation because it would reveal something: another answer may still replace it. */
  readonly chosen: boolean
}

export interface Props {
  readonly view: View<VillageView>
  readonly lang: Lang
  readonly text: GameText<VillageView>
  readonly kit: {
    readonly Icon: ComponentType<{ name: string; label?: string | undefined; className?: string }>
    readonly Words: ComponentType<{ sentence: Sentence; still?: boolean }>
    readonly SeatShape: ComponentType<{ seat: Seat; className?: string }>
    readonly SeatIcon: ComponentType<{ seat: Seat; name: string; label?: string | undefined; className?: string }>
  }
  readonly names: readonly string[]
  readonly me: Seat | null
  readonly options: readonly Option[]
  choose(answer: Answer): void
  why(answer: Answer): void
  readonly staged: readonly Answer[]
  /** The kinds of questions they answer; null for what was done unasked. */
  readonly stagedKinds: readonly (string | null)[]
  card(id: string): CardEntry | undefined
}

/** What the drawings of the shared board know besides: where the answers lie, and whose choices lie open. */
export interface Drawn extends Props {
  readonly lit: LitBoard
  /** The spot whose several answers lie open beside it. */
  readonly open: string | null
  toggle(spot: string): void
}

export type SeatProps = Props & { readonly seat: Seat }
