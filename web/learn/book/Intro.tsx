/** The game in three minutes: a few pages with pictures, to be read on a screen or on paper. */

import '../../look/pages.css'
import '../../look/table.css'
import '../styles/index.css'
import { Link, useParams } from '@tanstack/react-router'
import { NotFound } from '../../app/Failed.tsx'
import { type GameId, isGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { useGame } from '../../app/useGame.ts'
import { GameTabs } from '../../pages/GameTabs.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { keyed } from '../../parts/keyed.ts'
import { Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { useProgress } from '../progress.ts'
import { spoken } from '../speech.ts'
import { learnText } from '../text.ts'
import { useGuided } from '../useGuided.ts'
import { Plate } from './Plate.tsx'
import { usePictures, useReading } from './useReading.ts'

export function Intro() {
  const { game } = useParams({ from: '/learn/$game' })
  return isGame(game) ? <Introduction id={game} /> : <NotFound />
}

/** Into the first chapter that is still open; to all of them where none is. */
function ToLessons({ id }: { id: GameId }) {
  const l = learnText[useSettings().lang]
  const chapters = useGuided(id)?.game.chapters ?? []
  const progress = useProgress()
  const open = chapters.find((chapter) => !progress(id, chapter.id).done)
  const words = (
    <>
      <Icon name="lectern" />
      {l.learnIt}
    </>
  )
  return open === undefined ? (
    <Link to="/learn" hash={id} className="btn primary">
      {words}
    </Link>
  ) : (
    <Link to="/learn/$game/$chapter" params={{ game: id, chapter: open.id }} className="btn primary">
      {words}
    </Link>
  )
}

function Introduction({ id }: { id: GameId }) {
  const t = useText()
  const l = learnText[useSettings().lang]
  const { game, failed } = useGame(id)
  const reading = useReading(id)
  const pictures = usePictures(id)
  if (reading === undefined) return <NotFound />
  return (
    <div className="book intro" data-game={id}>
      <GameTabs game={id} page="/learn/$game" />
      <h1 className="heading-1">{l.threeMinutes(t.game[id].name)}</h1>
      {game === null || reading === null ? (
        <p>{failed ? t.create.unavailable : t.create.loading}</p>
      ) : (
        <>
          <ol className="intro-pages">
            {reading.book.pages.map((page) => {
              const said = reading.text.pages[page.id]
              return (
                said !== undefined && (
                  <li key={page.id} className="intro-page sheet">
                    <div className="intro-words">
                      <h2 className="heading-3">{said.title}</h2>
                      {keyed(said.say, String).map(({ key, item }) => (
                        <p key={key}>
                          <Words sentence={spoken(item)} />
                        </p>
                      ))}
                    </div>
                    <Plate game={game} page={page} pictures={pictures} label={said.title} />
                  </li>
                )
              )
            })}
          </ol>
          <nav className="row wrap intro-on" aria-label={l.thenOn}>
            <ToLessons id={id} />
            <Link to="/rules/$game" params={{ game: id }} className="btn">
              <Icon name="book" />
              {t.nav.rules}
            </Link>
            <button type="button" className="btn quiet" onClick={() => window.print()}>
              {l.print}
            </button>
          </nav>
        </>
      )}
    </div>
  )
}
