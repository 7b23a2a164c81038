/** One chapter at the real table. */

import '../look/pages.css'
import '../look/table.css'
import type { AnyKernel } from '@dorfplatz/table'
import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import './styles/index.css'
import type { Lang } from '@dorfplatz/kernel'
import { NotFound } from '../app/Failed.tsx'
import { type GameId, isGame, type PageGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import { botNames, myName } from '../link/device/lay.ts'
import { Connecting } from '../pages/Connecting.tsx'
import { Frame } from '../table/frame/Frame.tsx'
import { shareProgress } from './account.ts'
import { isDone, taskAt, type Walk } from './follow.ts'
import type { Guided } from './guided.ts'
import { Lectern } from './Lectern.tsx'
import { type LessonLink, lessonLink } from './lessonLink.ts'
import { keepProgress, progressOf } from './progress.ts'
import { inWords } from './speech.ts'
import { learnText } from './text.ts'
import { useLesson } from './useLesson.ts'

/** What to do first, at the moment of an answer: what waits for confirmation counts as given. */
function notYet(walk: Walk, isDraft: boolean, guided: Guided, lang: Lang): string {
  const step = walk.chapter.steps[taskAt(walk)]
  const said = step === undefined ? undefined : guided.text.chapters[walk.chapter.id]?.steps[step.id]
  const t = learnText[lang]
  if (said?.task !== undefined) return t.notYet(inWords(said.task))
  return isDraft ? t.confirm : t.justRead
}

function Lesson(props: { game: PageGame; k: AnyKernel; guided: Guided; number: number }) {
  const { game, k, guided, number } = props
  const { lang } = useSettings()
  const ui = useUi(game.id)
  /** What is only to be read is read up to here, also while a move waits for confirmation. */
  const [read, setRead] = useState(0)
  const chapter = guided.game.chapters[number - 1]
  const link = useMemo(() => {
    if (chapter === undefined) return null
    const made: LessonLink = lessonLink({
      k,
      chapter,
      names: [myName(), ...botNames(4)],
      notYet: (walk) => notYet(walk, walk !== made.walk(), guided, lang),
      progress: progressOf(game.id, chapter.id),
      keep: (progress) => keepProgress(game.id, chapter.id, progress),
    })
    return made
  }, [k, chapter, game.id, guided, lang])
  const state = useSyncExternalStore(link?.subscribe ?? (() => () => undefined), link?.get ?? (() => null))
  useEffect(() => {
    document.documentElement.dataset.game = game.id
  }, [game.id])
  useEffect(() => () => link?.close(), [link])
  const done = link !== null && state !== null && isDone(link.walk())
  useEffect(() => {
    if (done) shareProgress().catch(() => undefined)
  }, [done])
  const live = state?.seats[0]?.view
  if (link === null || state === null || ui === undefined || live === undefined || live === null) return null
  return (
    <Frame
      key={chapter?.id}
      link={link}
      state={state}
      game={game}
      ui={ui}
      live={live}
      title={game.text.name}
      pass={null}
      teacher={{
        part: (turn) => link.shown(turn, read).step?.part ?? null,
        over: done ? learnText[lang].chapterDone(number) : null,
        speak: (turn, tell) => (
          <Lectern
            link={link}
            game={game.id}
            name={game.text.name}
            guided={guided}
            number={number}
            turn={turn}
            read={read}
            onRead={setRead}
            tell={tell}
          />
        ),
      }}
    />
  )
}

export function LessonPage() {
  const { game: id, chapter } = useParams({ from: '/learn/$game/$chapter' })
  return isGame(id) ? <Found id={id} chapter={chapter} /> : <NotFound />
}

function Found({ id, chapter }: { id: GameId; chapter: string }) {
  const { game } = useGame(id)
  const lesson = useLesson(id)
  if (lesson === undefined) return <NotFound />
  if (lesson === null || game === null) return <Connecting />
  const at = lesson.guided.game.chapters.findIndex((c) => c.id === chapter)
  if (at < 0) return <NotFound />
  return <Lesson key={chapter} game={game} k={lesson.k} guided={lesson.guided} number={at + 1} />
}
