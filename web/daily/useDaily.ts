/** What the page of the day shows: today's deals, the ladder and the month, looked at again now and then. */

import type { daily } from '@dorfplatz/protocol'
import { useEffect, useState } from 'react'
import { ApiError } from '../link/server/api.ts'
import { fromDevice } from './here.ts'
import { fromServer } from './server.ts'
import type { Among, Deal, Source, Span } from './source.ts'

const AGAIN_MS = 20_000

export interface Today {
  readonly source: Source
  readonly body: daily.DailyBody
}

/** The server's deals, or those of this device where no server answers. */
async function findToday(): Promise<Today> {
  try {
    return { source: fromServer, body: await fromServer.today() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { source: fromDevice, body: await fromDevice.today() }
  }
}

/** Asks at once, again after a while, and when somebody comes back to the page; nothing where there is no key. */
function useAgain<T>(ask: () => Promise<T>, key: string | null): T | null {
  const [found, setFound] = useState<{ readonly key: string; readonly value: T } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is named by its key.
  useEffect(() => {
    if (key === null) return
    let live = true
    const look = () => {
      if (document.hidden) return
      ask().then(
        (value) => live && setFound({ key, value }),
        // What was found before stays in sight.
        () => undefined,
      )
    }
    look()
    const timer = setInterval(look, AGAIN_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      live = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [key])
  return found?.key === key ? found.value : null
}

export const useToday = (): Today | null => useAgain(findToday, 'today')

const noLadder = () => Promise.reject(new Error('nobody asks'))

/** Without a source nothing is asked. */
export const useLadder = (source: Source | null, deal: Deal, span: Span, among: Among, state: string) =>
  useAgain(
    () => source?.ladder(deal, span, among) ?? noLadder(),
    source === null ? null : [source.here, deal.game, deal.mode, span, among, state].join(' '),
  )

export const useMonth = (source: Source, deal: Deal, month: string, state: string) =>
  useAgain(() => source.calendar(deal, month), [source.here, deal.game, deal.mode, month, state].join(' '))
