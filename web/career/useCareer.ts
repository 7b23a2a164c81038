/** Careers of all games, and what somebody has played of them: on the server and on this device. */

import type { Career } from '@dorfplatz/kernel'
import type { person as p, SeriesGame } from '@dorfplatz/protocol'
import { useEffect, useState } from 'react'
import { featured, type GameId } from '../app/games.ts'
import { type Chain, chainsOf, seriesHere } from '../link/series.ts'
import { api, call } from '../link/server/api.ts'
import { gamesHere } from '../person/device.ts'
import type { Run } from './career.ts'

const entries = import.meta.glob<{ careers: readonly Career[] }>('../../{games,examples}/*/entries/career.ts')

async function careersOf(game: string): Promise<readonly Career[]> {
  const found = Object.entries(entries).find(([path]) => path.endsWith(`/${game}/entries/career.ts`))
  return found === undefined ? [] : (await found[1]()).careers
}

export interface Careers {
  readonly titles: readonly { readonly game: GameId; readonly careers: readonly Career[] }[]
  readonly runs: readonly Run[]
  /** Series that can go on, newest first. */
  readonly open: readonly Chain[]
  readonly away: boolean
}

async function look(): Promise<Careers> {
  const titles = await Promise.all(featured.map(async ({ id }) => ({ game: id, careers: await careersOf(id) })))
  const here = await gamesHere()
  const seriesOnDevice = await seriesHere().catch((): SeriesGame[] => [])
  const there = await api
    .me()
    .then(async (me) =>
      me === null
        ? { runs: [], series: [] }
        : {
            runs: (await call<{ runs: p.SoloRun[] }>('GET', '/me/runs')).runs,
            series: await api.mySeries(),
          },
    )
    .catch(() => null)
  return {
    titles: titles.filter(({ careers }) => careers.length > 0),
    runs: [
      ...(there?.runs ?? []),
      ...here.filter(({ seats }) => seats === 1).map((game) => ({ ...game, at: game.endedAt })),
    ],
    open: chainsOf([...(there?.series ?? []), ...seriesOnDevice]).filter((chain) => chain.open && !chain.last.away),
    away: there === null,
  }
}

export function useCareers(): Careers | null {
  const [found, setFound] = useState<Careers | null>(null)
  useEffect(() => {
    let live = true
    void look().then((careers) => live && setFound(careers))
    return () => {
      live = false
    }
  }, [])
  return found
}
