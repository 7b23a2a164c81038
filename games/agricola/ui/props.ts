/** The client's contract, read for Agricola's view and texts. */

import type * as ui from '@dorfplatz/ui'
import type { AgricolaView } from '../rules/view.ts'
import type { AgricolaText } from '../text/compose.ts'

export type { Option, PageCard } from '@dorfplatz/ui'

/** A page hands every game the texts it has fetched: here they are Agricola's, with the words of its boards. */
type WithText<P> = Omit<P, 'text'> & { readonly text: AgricolaText }

export type Props = WithText<ui.BoardProps<AgricolaView>>
export type SeatProps = WithText<ui.SeatProps<AgricolaView>>
export type FormProps = WithText<ui.FormProps<AgricolaView>>
export type CardProps = WithText<ui.CardProps<AgricolaView>>
