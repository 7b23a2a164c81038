/** The teacher at the table: chapter and step, what is new, what to do, and why. */

import type { Answer } from '@dorfplatz/kernel'
import type { StepText } from '@dorfplatz/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { Words } from '../parts/Words.tsx'
import { isDone, stepOf, type Walk } from './follow.ts'
import type { Guided } from './guided.ts'
import type { LessonLink } from './lessonLink.ts'
import { Pointer } from './Pointer.tsx'
import { spoken } from './speech.ts'
import { learnText } from './text.ts'

export interface LecternProps {
  readonly link: LessonLink
  readonly game: string
  readonly guided: Guided
  readonly number: number
  /** Answers that are chosen and not yet confirmed. */
  readonly staged: readonly Answer[]
}

const NOTHING: StepText = { say: '' }

/** What the teacher says now: answers that wait for confirmation count as given. */
function shownStep(walk: Walk, staged: number): number {
  return walk.own === null ? Math.min(walk.at + staged, walk.chapter.steps.length) : walk.at
}

function Ticks({ at, of }: { at: number; of: number }) {
  const mark = (i: number): string => (i < at ? 'done' : i === at ? 'now' : 'later')
  return (
    <div className="ticks" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the ticks are their numbers.
        <i key={i} className={mark(i)} />
      ))}
    </div>
  )
}

function ChapterEnd({ link, game, guided, number }: Omit<LecternProps, 'staged'>) {
  const t = learnText[useSettings().lang]
  const { chapter } = link.walk()
  const text = guided.text.chapters[chapter.id]
  const next = guided.game.chapters[number]
  const nextTitle = next === undefined ? undefined : guided.text.chapters[next.id]?.title
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <h3 className="heading-4" ref={heading} tabIndex={-1}>
        {t.canDo}
      </h3>
      <ul className="lesson-can">
        {text?.can.map((line) => (
          <li key={line}>
            <Icon name="check" /> <Words sentence={spoken(line)} />
          </li>
        ))}
      </ul>
      <div className="lesson-do">
        {next !== undefined && nextTitle !== undefined && (
          <Link to="/learn/$game/$chapter" params={{ game, chapter: next.id }} className="btn primary">
            {t.nextChapter(number + 1, nextTitle)}
          </Link>
        )}
        <Link to="/learn" className="btn">
          {t.overview}
        </Link>
        <button type="button" className="why" onClick={link.release}>
          {t.free}
        </button>
      </div>
    </>
  )
}

export function Lectern(props: LecternProps) {
  const { link, game, guided, number, staged } = props
  const { lang } = useSettings()
  const t = learnText[lang]
  const walk = link.walk()
  const { chapter } = walk
  const at = shownStep(walk, staged.length)
  const step = stepOf({ chapter, at })
  const text = guided.text.chapters[chapter.id]
  const said = (step === undefined ? undefined : text?.steps[step.id]) ?? NOTHING
  const [asked, setAsked] = useState(-1)
  const waits = staged.length > 0 && step?.task === undefined
  if (walk.released) return <p className="lesson note">{t.released}</p>
  const done = isDone(walk)
  return (
    <section className="lesson sheet" aria-label={text?.title}>
      <header className="lesson-head">
        <Icon name="lectern" className="i40" />
        <div>
          <p className="kick">{t.step(number, Math.min(at + 1, chapter.steps.length), chapter.steps.length)}</p>
          <h2>{text?.title}</h2>
        </div>
        <Link to="/learn" className="iconbtn" aria-label={t.leave} title={t.leave}>
          <Icon name="close" />
        </Link>
      </header>
      <Ticks at={at} of={chapter.steps.length} />
      {done ? (
        <ChapterEnd link={link} game={game} guided={guided} number={number} />
      ) : (
        <>
          <div aria-live="polite">
            <p className="lesson-say">
              <Words sentence={spoken(said.say)} />
            </p>
            {waits ? (
              <p className="lesson-task">
                <Icon name="point" />
                {t.confirm}
              </p>
            ) : (
              said.task !== undefined && (
                <p className="lesson-task">
                  <Icon name="point" />
                  <span>
                    <Words sentence={spoken(said.task)} />
                  </span>
                </p>
              )
            )}
            {asked === at && said.why !== undefined && (
              <p className="lesson-why">
                <Words sentence={spoken(said.why)} />{' '}
                {step?.rules?.map((rule) => (
                  <Link key={rule} to="/rules/$game" params={{ game }} search={{ q: rule }} target="_blank">
                    {t.rule(rule)}
                  </Link>
                ))}
              </p>
            )}
          </div>
          <div className="lesson-do">
            {said.why !== undefined && (
              <button
                type="button"
                className="why"
                aria-expanded={asked === at}
                onClick={() => setAsked(asked === at ? -1 : at)}
              >
                <Icon name="whynot" /> {t.why}
              </button>
            )}
            {step?.task !== undefined && staged.length === 0 && (
              <button type="button" className="why" onClick={link.show}>
                {t.show}
              </button>
            )}
            {walk.at > 0 && staged.length === 0 && (
              <button type="button" className="btn small end" onClick={link.back}>
                {t.back}
              </button>
            )}
            {step?.task === undefined && !waits && (
              <button type="button" className="btn primary end" onClick={link.next}>
                {t.next}
              </button>
            )}
          </div>
          {step?.mark !== undefined && !waits && <Pointer mark={step.mark} />}
        </>
      )}
    </section>
  )
}
