/** The client's contract, read for Village's view. */

import type * as ui from '@dorfplatz/ui'
import type { VillageView } from '../rules/view.ts'
import type { Highlights } from './highlights.ts'

export type { Option } from '@dorfplatz/ui'
export type Props = ui.BoardProps<VillageView>
export type SeatProps = ui.SeatProps<VillageView>

/** What the drawings of the shared board know besides: where the answers lie, and whose choices lie open. */
export interface Drawn extends Props {
  readonly highlights: Highlights
  /** The spot whose several answers lie open beside it. */
  readonly open: string | null
  toggle(spot: string): void
}
