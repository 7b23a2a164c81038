/** Moves that a bot made in somebody's place: nobody is blamed or praised for them. */

import type { Line, TableInfo } from '@dorfplatz/protocol'
import { useEffect, useState } from 'react'
import { isLocal, type KeptSeat, kept } from '../link/device/store.ts'

export type StoodIn = NonNullable<KeptSeat['stoodIn']>

const NEVER: StoodIn = []

/** Whether the answer after so many others was a bot's. */
export const isStoodIn = (parts: StoodIn, answers: number): boolean =>
  parts.some(({ from, until }) => answers >= from && (until === undefined || answers < until))

/** Online the log tells when a bot took over a seat that it had at the end; on a device the table does. */
export function stoodInOnline(log: readonly Line[], seat: Pick<TableInfo['seats'][number], 'seat' | 'kind'>): StoodIn {
  if (seat.kind !== 'bot') return NEVER
  const taken = log.findLast((line) => line.seat === seat.seat && (line.kind === 'concede' || line.kind === 'replace'))
  return taken === undefined ? NEVER : [{ from: taken.position }]
}

export function useStoodIn(
  id: string,
  log: readonly Line[],
  seat: Pick<TableInfo['seats'][number], 'seat' | 'kind'> | undefined,
): StoodIn {
  const [here, setHere] = useState(NEVER)
  const at = seat?.seat
  useEffect(() => {
    let live = true
    setHere(NEVER)
    if (at !== undefined && isLocal(id))
      kept(id).then(
        (table) => live && setHere(table?.seats[at]?.stoodIn ?? NEVER),
        () => undefined,
      )
    return () => {
      live = false
    }
  }, [id, at])
  return isLocal(id) ? here : seat === undefined ? NEVER : stoodInOnline(log, seat)
}
