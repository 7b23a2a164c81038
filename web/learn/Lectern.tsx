/** The teacher at the table: chapter and step, what is new, what to do, and why. */

import { type RuleId, sectionOf } from '@dorfplatz/kernel'
import type { StepText } from '@dorfplatz/ui'
import { Link } from '@tanstack/react-router'
import { Fragment, useEffect, useRef, useState } from 'react'
import { motionPace, useSettings } from '../app/settings.ts'
import { useBook } from '../app/useBook.ts'
import { Icon } from '../parts/Icon.tsx'
import { Words } from '../parts/Words.tsx'
import type { Turn } from '../table/turn/turn.ts'
import { isDone } from './follow.ts'
import type { Guided } from './guided.ts'
import type { LessonLink } from './lessonLink.ts'
import { Pointer } from './Pointer.tsx'
import { inWords, spoken } from './speech.ts'
import { type LearnText, learnText } from './text.ts'
import { useWrongPress } from './wrongPress.ts'

export interface LecternProps {
  readonly link: LessonLink
  readonly game: string
  /** The game's name. */
  readonly name: string
  readonly guided: Guided
  readonly number: number
  readonly turn: Turn
  /** All steps before this one were read. */
  readonly read: number
  onRead(upTo: number): void
  /** Answers beside what was pressed last. */
  tell(says: string): void
}

const NOTHING: StepText = { say: '' }
const NO_RULES: readonly RuleId[] = []
/** The button that confirms a move; a form has one of its own. */
const CONFIRM = '.confirm:not([disabled]), .finish.primary:not([disabled])'
/** Where the table asks. */
const QUESTION = '.banner .say'
/** So long the hand taps a thing before it is chosen, at the usual pace. */
const TAP_MS = 900

/** What is answered to whoever presses something that is not meant. */
function answerTo(
  t: LearnText,
  now: {
    readonly confirm: boolean
    readonly isFree: boolean
    readonly isReading: boolean
    readonly task: string | undefined
  },
): string {
  if (now.isReading || now.task === undefined) return t.justRead
  return now.confirm || now.isFree ? now.task : t.notYet(now.task)
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

function ChapterEnd(props: Pick<LecternProps, 'link' | 'game' | 'name' | 'guided' | 'number'>) {
  const { link, game, name, guided, number } = props
  const t = learnText[useSettings().lang]
  const { chapter } = link.walk()
  const text = guided.text.chapters[chapter.id]
  const next = guided.game.chapters[number]
  const nextTitle = next === undefined ? undefined : guided.text.chapters[next.id]?.title
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <p className="lesson-learned">
        <Icon name="vp" className={next === undefined ? 'i56' : 'i40'} />{' '}
        {next === undefined ? t.learned(name) : t.chapterDone(number)}
      </p>
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
        {next === undefined && (
          <Link to="/play/$game" params={{ game }} search={{ first: true }} className="btn primary">
            {t.playWhole}
          </Link>
        )}
        <Link to="/learn" hash={game} className="btn">
          {t.overview}
        </Link>
        <button type="button" className="why" onClick={link.release}>
          {t.free}
        </button>
      </div>
    </>
  )
}

/** The ways to the rules, one for each chapter, by its name; until the rulebook is there, by number alone. */
function RuleLinks({ game, rules }: { game: string; rules: readonly RuleId[] }) {
  const t = learnText[useSettings().lang]
  const book = useBook(game, null, rules.length > 0)
  const named = rules.map((rule) => ({ rule, chapter: book?.sections[sectionOf(rule, book.sections)] }))
  const once = named.filter(
    ({ chapter }, i) => chapter === undefined || named.findIndex((other) => other.chapter === chapter) === i,
  )
  return once.map(({ rule, chapter }) => (
    // Links without a space between them would stay on one line.
    <Fragment key={rule}>
      {' '}
      <Link to="/rules/$game" params={{ game }} search={{ q: rule }} target="_blank">
        {chapter ?? t.rule(rule)}
      </Link>
    </Fragment>
  ))
}

export function Lectern(props: LecternProps) {
  const { link, game, name, guided, number, turn, read, onRead, tell } = props
  const { staged } = turn
  const { lang } = useSettings()
  const t = learnText[lang]
  const walk = link.walk()
  const { chapter } = walk
  const { at, step, confirm, isFree } = link.shown(turn, read)
  const text = guided.text.chapters[chapter.id]
  const said = (step === undefined ? undefined : text?.steps[step.id]) ?? NOTHING
  const [asked, setAsked] = useState(-1)
  const isReading = !confirm && step?.task === undefined && (staged.length === 0 || !isFree)
  const task = confirm ? t.confirm : isFree && !isReading ? t.asYouLike : said.task
  const mark = confirm ? CONFIRM : isFree && !isReading ? QUESTION : step?.mark
  const done = isDone(walk)
  useWrongPress(done || walk.released ? null : inWords(answerTo(t, { confirm, isFree, isReading, task })), tell)
  const [presses, setPresses] = useState(false)
  const latest = useRef({ link, turn })
  latest.current = { link, turn }
  useEffect(() => {
    if (!presses) return
    // One answer at a time, and never confirmed: whoever asked how it is done sees it, and does the rest.
    const choose = () => {
      const now = latest.current
      setPresses(false)
      const answer = now.link.model(now.turn.staged)
      if (answer !== null) now.turn.show(answer)
    }
    const timer = setTimeout(choose, TAP_MS * motionPace())
    return () => clearTimeout(timer)
  }, [presses])
  if (walk.released) return <p className="lesson note">{t.released}</p>
  const next = () => {
    if (staged.length === 0) link.next()
    else onRead(at + 1)
  }
  const back = () => {
    onRead(0)
    link.back()
  }
  return (
    <section className="lesson sheet" aria-label={text?.title}>
      <header className="lesson-head">
        <Icon name="lectern" className="i40" />
        <div>
          <p className="kick">{t.step(number, Math.min(at + 1, chapter.steps.length), chapter.steps.length)}</p>
          <h2>{text?.title}</h2>
        </div>
        <Link to="/learn" hash={game} className="iconbtn" aria-label={t.leave} title={t.leave}>
          <Icon name="close" />
        </Link>
      </header>
      <Ticks at={at} of={chapter.steps.length} />
      {done ? (
        <ChapterEnd link={link} game={game} name={name} guided={guided} number={number} />
      ) : (
        <>
          <div aria-live="polite">
            {walk.at === 0 && number > 1 && <p className="lesson-jump">{t.jump}</p>}
            <p className="lesson-say">
              <Words sentence={spoken(said.say)} />
            </p>
            {task !== undefined && (
              <p className="lesson-task">
                <Icon name="point" />
                <span>
                  <Words sentence={spoken(task)} />
                </span>
              </p>
            )}
            {asked === at && said.why !== undefined && (
              <p className="lesson-why">
                <Words sentence={spoken(said.why)} />
                <RuleLinks game={game} rules={step?.rules ?? NO_RULES} />
              </p>
            )}
          </div>
          <div className="lesson-do">
            {walk.at > 0 && staged.length === 0 && (
              <button type="button" className="iconbtn step-back" aria-label={t.back} title={t.back} onClick={back}>
                <Icon name="up" />
              </button>
            )}
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
            {!isReading && !confirm && (
              <button type="button" className="why" onClick={() => setPresses(true)}>
                {t.show}
              </button>
            )}
            {isReading && (
              <button type="button" className="btn primary end" onClick={next}>
                {t.next}
              </button>
            )}
          </div>
          {mark !== undefined && <Pointer mark={mark} presses={presses} />}
        </>
      )}
    </section>
  )
}
