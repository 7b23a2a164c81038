/** The client's contract, read for Hallertau's view. */

import type * as ui from '@dorfplatz/ui'
import type { HallertauView } from '../rules/view.ts'

export type { Option } from '@dorfplatz/ui'
export type Props = ui.BoardProps<HallertauView>
export type CardProps = ui.CardProps<HallertauView>
export type SeatProps = ui.SeatProps<HallertauView>

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
