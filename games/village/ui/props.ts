/** The client's contract, read for Village's view. */

import type * as ui from '@dorfplatz/ui'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import type { Highlights } from './highlights.ts'

export type { Option } from '@dorfplatz/ui'

/** A page hands every game the texts it has fetched: here they are Village's, with the words of its boards. */
type WithText<P> = Omit<P, 'text'> & { readonly text: VillageText }

export type Props = WithText<ui.BoardProps<VillageView>>
export type SeatProps = WithText<ui.SeatProps<VillageView>>
export type CardProps = WithText<ui.CardProps<VillageView>>

/** What the drawings of the shared board know besides: where the answers lie, and whose choices lie open. */
export interface Drawn extends Props {
  readonly highlights: Highlights
  /** The question's answers are counted beside their spot, not listed there. */
  readonly counted: boolean
  /** The spot whose several answers lie open beside it. */
  readonly open: string | null
  readonly toggle: (spot: string) => void
  /** A spot in words, and the place on which it lies. */
  readonly nameOf: (spot: string) => string
  readonly placeOf: (spot: string) => string
}
