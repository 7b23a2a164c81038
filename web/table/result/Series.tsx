/** A series of games: what was played so far, and the games that may follow. */

import type { SeriesGame } from '@dorfplatz/protocol'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { isLocal } from '../../link/device/store.ts'
import { follow } from '../../link/follow.ts'
import { chainsOf, seriesHere } from '../../link/series.ts'
import { api } from '../../link/server/api.ts'
import { errorText } from '../../link/server/errorText.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useText } from '../../text/index.ts'

export function Course({ games, now }: { games: readonly SeriesGame[]; now?: string }) {
  const t = useText()
  const { lang } = useSettings()
  return (
    <ol className="series-course">
      {games.map((game) => (
        <li key={game.id} {...(game.id === now ? { 'aria-current': 'step' as const } : {})}>
          <Link to="/table/$id" params={{ id: game.id }}>
            {game.title[lang]}
          </Link>{' '}
          <b>{game.total === null ? t.series.running : t.series.points(game.total)}</b>{' '}
          {game.verdict !== null && <span className="cap">{game.verdict[lang]}</span>}
        </li>
      ))}
    </ol>
  )
}

/** One button for each game that may follow. */
export function Sequels({ game }: { game: SeriesGame }) {
  const { lang } = useSettings()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const lay = async (sequel: number) => {
    setBusy(true)
    setProblem(null)
    try {
      await navigate({ to: '/table/$id', params: { id: await follow(game.id, sequel) } })
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }
  return (
    <div className="opts sequels">
      {game.sequels.map((words, sequel) => (
        <button type="button" className="opt" key={words.en} disabled={busy} onClick={() => void lay(sequel)}>
          <Icon name="cards" className="i28" />
          <span className="opt-words">{words[lang]}</span>
          <Icon name="arrow" className="i24" />
        </button>
      ))}
      <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
    </div>
  )
}

/** On a finished table: the series it belongs to, if any. */
export function SeriesOf({ table }: { table: string }) {
  const t = useText()
  const [games, setGames] = useState<readonly SeriesGame[]>([])
  useEffect(() => {
    let live = true
    const look = isLocal(table) ? seriesHere() : api.mySeries()
    look.then(
      (found) => live && setGames(found),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [table])
  const game = games.find((g) => g.id === table)
  if (game === undefined) return null
  const chain = chainsOf(games).find((c) => c.games.some((g) => g.id === table))
  const before = chain?.games.slice(0, chain.games.findIndex((g) => g.id === table) + 1) ?? [game]
  const after = games.filter((g) => g.previous === table && !(g.away && g.status !== 'over'))
  const unfinished = after.find((g) => g.status !== 'over')
  return (
    <section className="series">
      <h3 className="heading-4">{t.series.course}</h3>
      <Course games={before} now={table} />
      {game.sequels.length === 0 && <p className="rule">{t.series.ended}</p>}
      {unfinished !== undefined && (
        <p className="row wrap">
          <span>{t.series.taken}</span>
          <Link to="/table/$id" params={{ id: unfinished.id }} className="btn primary">
            {t.series.toNext}
          </Link>
        </p>
      )}
      {unfinished === undefined && game.sequels.length > 0 && after.length === 0 && (
        <>
          <p>{t.series.choose}</p>
          <Sequels game={game} />
        </>
      )}
      {unfinished === undefined && game.sequels.length > 0 && after.length > 0 && (
        <details>
          <summary>{t.series.again}</summary>
          <p className="rule">{t.series.againHelp}</p>
          <Sequels game={game} />
        </details>
      )}
      <p>
        <Link to="/series">{t.series.title}</Link>
      </p>
    </section>
  )
}
