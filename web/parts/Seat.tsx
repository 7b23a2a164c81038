/** A seat's mark: its shape first, its colour second, its name beside it. */

import type { Seat } from '@dorfplatz/kernel'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'

export function SeatShape({ seat, className = '' }: { seat: Seat; className?: string }) {
  const t = useText()
  const shape = (seat % 5) + 1
  return <Icon name={`seat${shape}`} label={t.seatShape[shape - 1]} className={className} />
}

export function SeatName({ seat, name }: { seat: Seat; name: string }) {
  return (
    <span className={`seat s${(seat % 5) + 1}`}>
      <SeatShape seat={seat} className="i24" />
      <span className="nm">{name}</span>
    </span>
  )
}
