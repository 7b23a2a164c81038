/** A seat's mark: its shape first, its colour second. */

import type { Seat } from '@dorfplatz/kernel'
import { createContext, useContext } from 'react'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'

/** As many shapes, each with its colour, as there are. */
export const MARKS = 5

/** The marks that the seats of this table have chosen; a seat's own number where nothing is known. */
export const MarksContext = createContext<readonly number[]>([])

/** The number of a seat's mark, as icons and colours are numbered: from 1. */
export function useMarks(): (seat: Seat) => number {
  const marks = useContext(MarksContext)
  return (seat) => ((marks[seat] ?? seat) % MARKS) + 1
}

/** `mark` is given where there is no table around: a list of tables, a choice of marks. */
export function SeatShape({ seat, mark, className = '' }: { seat: Seat; mark?: number; className?: string }) {
  const t = useText()
  const markOf = useMarks()
  const shape = mark === undefined ? markOf(seat) : (mark % MARKS) + 1
  return <Icon name={`seat${shape}`} label={t.seatShape[shape - 1]} className={className} />
}

/** A piece in its seat's colour: a person, a family. */
export function SeatIcon({
  seat,
  name,
  label,
  className = '',
}: {
  seat: Seat
  name: string
  label?: string | undefined
  className?: string
}) {
  const markOf = useMarks()
  return <Icon name={name} label={label} className={`seat-${markOf(seat)} ${className}`} />
}
