/** The parts of a look back, each worked out by a worker of its own and kept: who comes again does not wait again. */

import type { Analysis } from '@dorfplatz/bots'
import { useEffect, useState } from 'react'
import { keepAnalysis, keptAnalysis } from '../link/device/analyses.ts'
import type { AnalysisPart } from '../link/device/messages.ts'
import { analyseHere } from '../link/device/offline.ts'
import type { TableLink } from '../link/link.ts'

/** A share from 0 to 1 while it is being worked out, a word when it cannot be. */
export type LookBack = Analysis | 'failed' | number

const keyOf = (part: AnalysisPart): string => (part.part === 'outlook' ? part.part : `${part.part} ${part.seat}`)

async function find(
  link: TableLink,
  table: string,
  part: AnalysisPart,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const kept = await keptAnalysis(table, keyOf(part))
  if (kept !== null) return kept
  const record = await link.record()
  if (record === null) throw new Error('no record')
  const found = await analyseHere(record, part, onShare, signal)
  await keepAnalysis(table, keyOf(part), found)
  return found
}

/** Whoever leaves the page, or wants another part, ends the work. */
export function useLookBack(link: TableLink | null, table: string, over: boolean, seat: number | 'all'): LookBack {
  const key = `${table} ${seat}`
  const [found, setFound] = useState<{ readonly key: string; readonly part: LookBack }>({ key, part: 0 })
  useEffect(() => {
    if (link === null || !over) return
    const end = new AbortController()
    const show = (part: LookBack) => {
      if (!end.signal.aborted) setFound({ key, part })
    }
    const wanted: AnalysisPart = seat === 'all' ? { part: 'outlook' } : { part: 'moves', seat }
    find(link, table, wanted, show, end.signal).then(show, () => show('failed'))
    return () => end.abort()
  }, [link, table, over, seat, key])
  return found.key === key ? found.part : 0
}
