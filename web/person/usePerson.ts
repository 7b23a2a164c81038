/** What a person's page shows: what the server tells, and on one's own page the games of this device, too. */

import type { person as p } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { myName } from '../link/device/lay.ts'
import { ApiError, api, call } from '../link/server/api.ts'
import { type DeviceGame, gamesHere } from './device.ts'
import { emptyPage, withDevice } from './merge.ts'

export interface Shown {
  /** Null where there is no such page, or not for whoever looks. */
  readonly page: p.PersonBody | null
  /** Games of this device that are counted in it. */
  readonly here: readonly DeviceGame[]
  /** Who one is to the server: a member, a guest, nobody; or the server is away. */
  readonly me: 'member' | 'guest' | 'nobody' | 'away'
}

const pageOf = (id: string): Promise<p.PersonBody> => call<p.PersonBody>('GET', `/people/${id}`)

/** One's own page: never fails, the device has always something to tell. */
async function own(): Promise<Shown> {
  const here = await gamesHere()
  const alone = (me: Shown['me']): Shown => ({ page: withDevice(emptyPage(myName()), here), here, me })
  try {
    const person = await api.me()
    if (person === null) return alone('nobody')
    return { page: withDevice(await pageOf(person.id), here), here, me: person.guest ? 'guest' : 'member' }
  } catch (error) {
    if (error instanceof ApiError) return alone('away')
    throw error
  }
}

async function others(id: string): Promise<Shown> {
  try {
    const page = await pageOf(id)
    return page.person.mine ? await own() : { page, here: [], me: 'member' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { page: null, here: [], me: error.problem.code === 'unavailable' ? 'away' : 'member' }
  }
}

/** Without an id: one's own. */
export function usePerson(id: string | null): { readonly shown: Shown | null; look(): void } {
  const [found, setFound] = useState<{ readonly id: string | null; readonly shown: Shown } | null>(null)
  const look = useCallback(() => {
    void (id === null ? own() : others(id)).then((shown) => setFound({ id, shown }))
  }, [id])
  useEffect(look, [look])
  return { shown: found?.id === id ? found.shown : null, look }
}
