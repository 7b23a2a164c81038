/** What the table's frame gives to Agricola's drawings. */

import type { Answer, CardEntry, Decision, GameText, Lang, Seat, Sentence, View } from '@dorfplatz/kernel'
import type { ComponentType } from 'react'
import type { AgricolaView } from '../rules/view.ts'

export interface Option {
  readonly key: string
  readonly decision: Decision | null
  readonly answer: Answer
  readonly sentence: Sentence
  /** Chosen, and waiting for confirmation because it would reveal something: another answer may still replace it. */
  readonly chosen: boolean
}

export interface Props {
  readonly view: View<AgricolaView>
  readonly lang: Lang
  readonly text: GameText<AgricolaView>
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
  card(id: string): CardEntry | undefined
}

export type SeatProps = Props & { readonly seat: Seat }
export type FormProps = Props & { readonly decision: Decision }
