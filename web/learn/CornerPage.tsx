/** A practice corner: a position at the real table, one question, and the solution with its reason. */

import '../look/pages.css'
import '../look/table.css'
import type { View } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import type { Corner, CornerText } from '@dorfplatz/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import './styles/index.css'
import { NotFound } from '../app/Failed.tsx'
import { type GameId, isGame, type PageGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import { botNames, myName } from '../link/device/lay.ts'
import { Connecting } from '../pages/Connecting.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Words } from '../parts/Words.tsx'
import { Frame } from '../table/frame/Frame.tsx'
import { outcomeOf } from './goals.ts'
import type { Guided } from './guided.ts'
import { type LessonLink, lessonLink } from './lessonLink.ts'
import { keepProgress, progressOf } from './progress.ts'
import { spoken } from './speech.ts'
import { learnText } from './text.ts'
import { useLesson } from './useLesson.ts'

interface AskingProps {
  readonly link: LessonLink
  readonly game: string
  readonly corner: Corner
  readonly text: CornerText
  readonly next: Corner | undefined
  readonly view: View
  readonly again: () => void
}

function Asking({ link, game, corner, text, next, view, again }: AskingProps) {
  const t = learnText[useSettings().lang]
  const outcome = outcomeOf(corner, view, link.answers())
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (outcome === 'reached' && !shown) keepProgress(game, corner.id, { done: true })
  }, [outcome, shown, game, corner.id])
  const show = () => {
    setShown(true)
    link.playAll(corner.solution)
  }
  return (
    <section className="lesson sheet" aria-label={text.title}>
      <header className="lesson-head">
        <Icon name="lectern" className="i40" />
        <div>
          <p className="kick">{t.corner}</p>
          <h2>{text.title}</h2>
        </div>
        <Link to="/learn" hash={game} className="iconbtn" aria-label={t.leave} title={t.leave}>
          <Icon name="close" />
        </Link>
      </header>
      <div aria-live="polite">
        <p className="lesson-say">
          <Words sentence={spoken(text.ask)} />
        </p>
        {outcome === 'open' && <p className="lesson-why">{t.answersLeft(corner.answers - link.answers())}</p>}
        {outcome !== 'open' && (
          <p className="lesson-task">
            <Icon name={outcome === 'reached' ? 'check' : 'whynot'} />
            {outcome === 'missed' ? t.missed : shown ? t.solved : t.reached}
          </p>
        )}
        {(outcome === 'reached' || shown) && (
          <p className="lesson-why">
            <Words sentence={spoken(text.because)} />{' '}
            {corner.rules?.map((rule) => (
              <Link key={rule} to="/rules/$game" params={{ game }} search={{ q: rule }} target="_blank">
                {t.rule(rule)}
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className="lesson-do">
        {outcome !== 'reached' && !shown && (
          <button type="button" className="why" onClick={show}>
            {t.solution}
          </button>
        )}
        {(outcome !== 'open' || link.answers() > 0) && (
          <button type="button" className="btn small end" onClick={again}>
            {t.tryAgain}
          </button>
        )}
        {outcome === 'reached' && next !== undefined && (
          <Link to="/learn/$game/practice/$corner" params={{ game, corner: next.id }} className="btn primary end">
            {t.nextCorner}
          </Link>
        )}
      </div>
    </section>
  )
}

function Standing(props: { game: PageGame; k: AnyKernel; guided: Guided; at: number; again: () => void }) {
  const { game, k, guided, at, again } = props
  const ui = useUi(game.id)
  const corner = guided.game.corners[at]
  const link = useMemo(() => {
    if (corner === undefined) return null
    const { id, start, played } = corner
    return lessonLink({
      k,
      chapter: { id, minutes: 1, start, steps: [], ...(played === undefined ? {} : { played }) },
      alone: true,
      names: [myName(), ...botNames(4)],
      notYet: () => '',
      progress: progressOf(game.id, id),
      keep: () => undefined,
    })
  }, [k, corner, game.id])
  const state = useSyncExternalStore(link?.subscribe ?? (() => () => undefined), link?.get ?? (() => null))
  useEffect(() => {
    document.documentElement.dataset.game = game.id
  }, [game.id])
  useEffect(() => () => link?.close(), [link])
  const live = state?.seats[0]?.view
  const text = corner === undefined ? undefined : guided.text.corners[corner.id]
  if (link === null || state === null || ui === undefined || live === undefined || live === null) return null
  if (corner === undefined || text === undefined) return null
  const next = guided.game.corners[at + 1]
  return (
    <Frame
      link={link}
      state={state}
      game={game}
      ui={ui}
      live={live}
      title={game.text.name}
      pass={null}
      teacher={{
        part: () => null,
        speak: () => (
          <Asking link={link} game={game.id} corner={corner} text={text} next={next} view={live} again={again} />
        ),
      }}
    />
  )
}

export function CornerPage() {
  const { game: id, corner } = useParams({ from: '/learn/$game/practice/$corner' })
  return isGame(id) ? <Found id={id} corner={corner} /> : <NotFound />
}

function Found({ id, corner }: { id: GameId; corner: string }) {
  const { game } = useGame(id)
  const lesson = useLesson(id)
  /** Each try has a table of its own. */
  const [tries, setTries] = useState(0)
  if (lesson === undefined) return <NotFound />
  if (lesson === null || game === null) return <Connecting />
  const at = lesson.guided.game.corners.findIndex((c) => c.id === corner)
  if (at < 0) return <NotFound />
  const again = () => setTries(tries + 1)
  return <Standing key={`${corner} ${tries}`} game={game} k={lesson.k} guided={lesson.guided} at={at} again={again} />
}
