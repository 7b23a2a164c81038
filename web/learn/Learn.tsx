/** The chapters of all guided games, and how far one has come in each. */

import '../look/pages.css'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import './styles/index.css'
import { featured, type Shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'
import { shareProgress } from './account.ts'
import { canBeLearned } from './guided.ts'
import { useProgress } from './progress.ts'
import { learnText } from './text.ts'
import { useGuided } from './useGuided.ts'

function Title({ game }: { game: Shelf }) {
  const t = useText()
  const { lang } = useSettings()
  const l = learnText[lang]
  const guided = useGuided(game.id)
  const progress = useProgress()
  const section = useRef<HTMLElement>(null)
  const isThere = guided !== null
  // Who comes from a chapter comes back to its game; its chapters are fetched later than the page.
  useEffect(() => {
    if (isThere && location.hash === `#${game.id}`) section.current?.scrollIntoView({ block: 'start' })
  }, [isThere, game.id])
  if (guided === null) return null
  const { chapters } = guided.game
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0)
  const isDone = (id: string): boolean => progress(game.id, id).done
  const open = chapters.findIndex(({ id }) => !isDone(id))
  const now = chapters[open]
  const left = now === undefined ? undefined : progress(game.id, now.id).left
  const titleOf = (id: string): string => guided.text.chapters[id]?.title ?? id
  const mark = (i: number): string => (isDone(chapters[i]?.id ?? '') ? 'done' : i === open ? 'now' : 'later')
  return (
    <section ref={section} className="sheet guided" id={game.id} data-game={game.id}>
      <header className="guided-head">
        <Icon name={game.icon} className="i56" />
        <h2>{game.name[lang]}</h2>
        <small>{l.about(chapters.length, minutes)}</small>
      </header>
      <div className="guided-now">
        <div className="ticks" aria-hidden="true">
          {chapters.map(({ id }, i) => (
            <i key={id} className={i === open && left === undefined ? 'next' : mark(i)} />
          ))}
        </div>
        {now === undefined ? (
          <>
            <b>{l.allDone}</b>
            <Link to="/play/$game" params={{ game: game.id }} search={{ first: true }} className="btn">
              {l.playWhole}
            </Link>
          </>
        ) : (
          <>
            <div>
              <b>{l.chapterOf(open + 1, titleOf(now.id))}</b>
              <small>{left === undefined ? l.minutes(now.minutes) : l.atStep(left.at + 1, now.steps.length)}</small>
            </div>
            <Link to="/learn/$game/$chapter" params={{ game: game.id, chapter: now.id }} className="btn primary">
              {left === undefined && open === 0 ? l.start(1) : l.goOn(open + 1)}
            </Link>
          </>
        )}
      </div>
      <ol className="chapters">
        {chapters.map((chapter, i) => (
          <li key={chapter.id} className={mark(i)}>
            <span className="chapter-number" aria-hidden="true">
              {isDone(chapter.id) ? <Icon name="check" /> : i + 1}
            </span>
            <Link to="/learn/$game/$chapter" params={{ game: game.id, chapter: chapter.id }}>
              <b>{titleOf(chapter.id)}</b>
              {isDone(chapter.id) && <span className="sr-only"> ({l.done})</span>}
            </Link>
            <small>{l.minutes(chapter.minutes)}</small>
          </li>
        ))}
      </ol>
      {guided.game.corners.length > 0 && (
        <section className="corners">
          <h3 className="heading-4">{l.corners}</h3>
          <ul>
            {guided.game.corners.map(({ id }) => (
              <li key={id}>
                <Link
                  to="/learn/$game/practice/$corner"
                  params={{ game: game.id, corner: id }}
                  className={isDone(id) ? 'done' : undefined}
                >
                  {isDone(id) && <Icon name="check" />}
                  {guided.text.corners[id]?.title}
                  {isDone(id) && <span className="sr-only"> ({l.done})</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="guided-rules">
        <Link to="/learn/$game" params={{ game: game.id }}>
          {l.threeMinutes(game.name[lang])}
        </Link>
        <Link to="/rules/$game" params={{ game: game.id }}>
          {t.nav.rules}
        </Link>
      </p>
    </section>
  )
}

export function Learn() {
  useEffect(() => {
    // Without a server the device's own progress stands.
    shareProgress().catch(() => undefined)
  }, [])
  const l = learnText[useSettings().lang]
  return (
    <div className="leaf">
      <header className="leaf-head">
        <h1 className="heading-1">{l.title}</h1>
        <p className="lead">{l.lead}</p>
      </header>
      <div className="guided-games">
        {featured
          .filter(({ id }) => canBeLearned(id))
          .map((game) => (
            <Title key={game.id} game={game} />
          ))}
      </div>
    </div>
  )
}
