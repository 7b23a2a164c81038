/** What the table's frame gives to Hallertau's drawings. */

import type { Answer, CardEntry, Decision, GameText, Lang, Seat, Sentence, View } from '@dorfplatz/kernel'
import type { ComponentType } from 'react'
import type { HallertauView } from '../rules/view.ts'

export interface Option {
  readonly key: string
  readonly decision: Decision | null
  readonly answer: Answer
  readonly sentence: Sentence
  /** Chosen, and waiting for confirmation because it would reveal something: another answer may still replace it. */
  readonly chosen: boolean
}

export interface Props {
  readonly view: View<HallertauView>
  readonly lang: Lang
  readonly text: GameText<HallertauView>
  readonly kit: {
    readonly Icon: ComponentType<{ name: string; label?: string | undefined; className?: string }>
    readonly Words: ComponentType<{ sentence: Sentence; still?: boolean }>
    readonly SeatShape: ComponentType<{ seat: Seat; className?: string }>
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

export type SeatProps = Props & { readonly seat: Seat }

/** Whether drawings that show only a seat's own things would look the same. */
export function sameSeat(a: SeatProps, b: SeatProps): boolean {
  const [one, other] = [a.view.table, b.view.table]
  return (
    a.seat === b.seat &&
    a.lang === b.lang &&
    one.round === other.round &&
    one.first === other.first &&
    one.seats[a.seat] === other.seats[b.seat]
  )
}
