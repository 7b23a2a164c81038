/** How a game ends: what the winner has made of it, in three pictures beside the score sheet. */

import type { Json, Lang, Seat, View } from '@dorfplatz/kernel'
import type { Panel } from './pictures/panel.ts'

export interface Ending<V = Json> {
  readonly title: { readonly [L in Lang]: (name: string) => string }
  /** `mark` is the number of the seat's color: its people wear it. */
  readonly panels: (view: View<V>, seat: Seat, mark: number) => readonly [Panel, Panel, Panel]
}
