/** The client's contract, read for Agricola's view. */

import type * as ui from '@dorfplatz/ui'
import type { AgricolaView } from '../rules/view.ts'

export type { Option } from '@dorfplatz/ui'
export type Props = ui.BoardProps<AgricolaView>
export type SeatProps = ui.SeatProps<AgricolaView>
export type FormProps = ui.FormProps<AgricolaView>
