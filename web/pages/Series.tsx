/** All of one's series, on the server and on this device: those that can go on first. */

import '../look/pages.css'
import '../look/table.css'
import type { SeriesGame } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isGame, shelf } from '../app/games.ts'
import { forget, isLocal } from '../link/device/store.ts'
import { type Chain, chainsOf, seriesHere } from '../link/series.ts'
import { api } from '../link/server/api.ts'
import { Icon } from '../parts/Icon.tsx'
import { Sure } from '../parts/Sure.tsx'
import { Course, Sequels } from '../table/result/Series.tsx'
import { useText } from '../text/index.ts'

export function SeriesPage() {
  const t = useText()
  const [games, setGames] = useState<readonly SeriesGame[] | null>(null)
  const look = useCallback(async () => {
    const me = await api.me().catch(() => null)
    const there = me === null ? [] : await api.mySeries().catch(() => [])
    const here = await seriesHere().catch(() => [])
    setGames([...there, ...here])
  }, [])
  useEffect(() => void look(), [look])
  const putAway = async (id: string) => {
    await (isLocal(id) ? forget(id) : api.archive(id)).catch(() => undefined)
    await look()
  }
  const chains = chainsOf(games ?? [])
    .filter((chain) => !chain.last.away)
    .sort((a, b) => Number(b.open) - Number(a.open))
  return (
    <div className="narrow">
      <h1 className="heading-1">{t.series.title}</h1>
      <p className="lead">{t.series.lead}</p>
      <div aria-live="polite" aria-busy={games === null}>
        {games !== null && chains.length === 0 && <p className="sheet list empty">{t.series.none}</p>}
        {chains.map((chain) => (
          <OneSeries key={chain.last.id} chain={chain} away={() => void putAway(chain.last.id)} />
        ))}
      </div>
    </div>
  )
}

function OneSeries({ chain, away }: { chain: Chain; away: () => void }) {
  const t = useText()
  const { last } = chain
  const game = isGame(chain.game) ? chain.game : null
  return (
    <section className="sheet series" data-game={chain.game}>
      <h2 className="orn">
        <Icon name={game === null ? 'boardi' : shelf[game].icon} className="i28" />{' '}
        {game === null ? chain.game : t.game[game].name} {isLocal(last.id) && <small>{t.start.here}</small>}
      </h2>
      <Course games={chain.games} />
      {chain.open ? (
        <>
          <p>{t.series.choose}</p>
          <Sequels game={last} />
        </>
      ) : last.status === 'over' ? (
        <p className="rule">{t.series.ended}</p>
      ) : (
        <p>
          <Link to="/table/$id" params={{ id: last.id }} className="btn primary">
            {t.start.goOn}
          </Link>
        </p>
      )}
      {last.status === 'over' && (
        <Sure ask={t.series.away} help={t.series.awaySure} yes={t.series.away} quiet onYes={away} />
      )}
    </section>
  )
}
