/** A chapter as a table: the teacher lets pass what is meant, the others play their script, the rules are the real ones. */

import { bots, within } from '@dorfplatz/bots'
import {
  type Answer,
  decisionId,
  eventsFor,
  type GameEvent,
  type Match,
  type OpenQuestion,
  randomFrom,
  type Seat,
  type View,
} from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { type AnyKernel, preview } from '@dorfplatz/table'
import type { Chapter, Corner } from '@dorfplatz/ui'
import { type Preview, type Refused, type TableLink, type TableState, tableStore } from '../link/link.ts'
import { matchInfo } from '../link/matchInfo.ts'
import {
  ahead,
  beginChapter,
  isDone,
  isFree,
  isLike,
  LEARNER,
  learn,
  othersMove,
  readOn,
  stepOf,
  taskAt,
  taughtView,
  type Walk,
} from './follow.ts'
import type { ChapterProgress, KeptAnswer } from './progress.ts'
import { type InTheMaking, type Shown, shownNow } from './shown.ts'

export interface LessonLink extends TableLink {
  walk(): Walk
  /** So many answers of the learner count. */
  answers(): number
  /** On from something to read. */
  next(): void
  /** To the step before. */
  back(): void
  /** What the teacher shows while such a turn is in the making; all steps before `read` were read. */
  shown(turn: InTheMaking, read: number): Shown
  /** What the step's author would answer next, after answers that wait for confirmation; null where nothing is asked. */
  model(staged: readonly Answer[]): Answer | null
  /** Plays the table again from its beginning, with these answers. */
  playAll(answers: Corner['solution']): void
  /** Plays on without the teacher. */
  release(): void
}

export interface LessonSetting {
  readonly k: AnyKernel
  readonly chapter: Chapter
  /** Nobody teaches: whatever is legal may be done. */
  readonly alone?: true
  readonly names: readonly string[]
  /** What to say to an answer that the rules allow and the teacher does not mean. */
  readonly notYet: (walk: Walk) => string
  readonly progress: ChapterProgress
  readonly keep: (progress: ChapterProgress) => void
}

/** What stood when a step began. */
interface Moment {
  readonly walk: Walk
  readonly lines: readonly Line[]
  readonly answers: readonly KeptAnswer[]
}

const NO_DRAFT: InTheMaking = { staged: [], whole: false }
const THINKING_MS = 100

export function lessonLink({ k, chapter, alone, names, notYet, progress, keep }: LessonSetting): LessonLink {
  const first: Walk = { ...beginChapter(k, chapter), released: alone === true }
  let now: Moment = { walk: first, lines: [], answers: [] }
  const before: Moment[] = []

  const sitterOf = (seat: Seat) => ({ name: names[seat] ?? `#${seat + 1}`, mine: seat === LEARNER })
  const stateOf = ({ walk, lines }: Moment): TableState => ({
    status: 'ready',
    info: matchInfo(k, walk.match, `here-lesson-${walk.match.game}-${chapter.id}`, sitterOf),
    seats: [{ as: LEARNER, view: taughtView(k, walk) }],
    log: lines,
    chat: [],
  })
  const store = tableStore(stateOf(now))

  const become = (next: Moment): void => {
    if (next.walk.at !== now.walk.at || next.answers.length !== now.answers.length) before.push(now)
    now = next
    store.set(stateOf(now))
    if (!now.walk.released) keep({ ...progress, done: progress.done || isDone(now.walk), ...leftAt(now) })
  }
  const leftAt = ({ walk, answers }: Moment): Pick<ChapterProgress, 'left'> =>
    isDone(walk) || walk.at === 0 ? {} : { left: { at: walk.at, answers } }

  const lined = (seat: Seat, events: readonly GameEvent[]): readonly Line[] => {
    const position = now.lines.length + 1
    const line: Line = {
      seq: position,
      at: 0,
      seat,
      kind: 'answer',
      position,
      events: [...eventsFor(events, LEARNER)],
    }
    return [...now.lines, line]
  }

  const chance = randomFrom(`lesson ${chapter.id}`)
  const easiest = (match: Match, open: OpenQuestion): Answer => {
    const bot = Object.values(bots)[0]
    if (bot === undefined) throw new Error('no bot')
    const budget = within(THINKING_MS, () => performance.now())
    return bot.think({ k, match: k.imagine(match, open.frame.seat, chance), open, random: chance, budget }).answer
  }

  const letOthersPlay = (): void => {
    for (let move = othersMove(k, now.walk, easiest); move !== null; move = othersMove(k, now.walk, easiest)) {
      become({ ...now, walk: move.walk, lines: lined(move.seat, move.events) })
    }
  }

  const refusedBy = (refusal: { rule: string; args?: Refused['args'] } | null, walk: Walk): Refused =>
    refusal === null
      ? { rule: null, text: notYet(walk) }
      : { rule: refusal.rule, ...(refusal.args ? { args: refusal.args } : {}) }

  /** Plays an answer of the learner's; the others follow. `inDraft` after another that was confirmed with it. */
  const play = (answer: Answer, inDraft = false): Refused | null => {
    const walked = learn(k, { ...now.walk, inDraft }, answer)
    if (!walked.ok) return refusedBy(walked.refusal, now.walk)
    const kept: KeptAnswer = answer.to === 'anytime' ? [LEARNER, answer.choice, true] : [LEARNER, answer.choice]
    become({
      walk: { ...walked.walk, inDraft: false },
      lines: lined(LEARNER, walked.events),
      answers: [...now.answers, kept],
    })
    letOthersPlay()
    return null
  }

  /** As it was left: the same answers again; false where they no longer fit. */
  const replay = ({ at, answers }: NonNullable<ChapterProgress['left']>): boolean => {
    for (const [, choice, unasked] of answers) {
      while (!isDone(now.walk) && stepOf(now.walk)?.task === undefined) goOn()
      if (play(unasked === true ? { to: 'anytime', choice } : { choice }) !== null) return false
    }
    while (now.walk.at < at && stepOf(now.walk)?.task === undefined) goOn()
    return true
  }
  const goOn = (): void => {
    const walk = readOn(now.walk)
    if (walk !== now.walk) become({ ...now, walk })
    letOthersPlay()
  }
  const { left } = progress
  // What is kept may be of an older page: whatever is wrong with it, the chapter then begins anew.
  const isResumed = (): boolean => {
    try {
      return left === undefined || replay(left)
    } catch {
      return false
    }
  }
  if (!isResumed()) {
    now = { walk: first, lines: [], answers: [] }
    before.length = 0
    store.set(stateOf(now))
    letOthersPlay()
  }

  /** The answer the step's model gives to the question that is open. */
  const modelAnswer = (walk: Walk): Answer | null => {
    const task = chapter.steps[taskAt(walk)]?.task
    if (!isFree(k, walk)) {
      if (task === undefined) return null
      if (task.kind === 'anytime') return { to: 'anytime', choice: task.model }
      const asked = k.decisions(walk.match).find((d) => d.seat === LEARNER && d.kind === task.kind)
      if (asked === undefined) return null
      const isAllowed = k.whyNot(walk.match, LEARNER, { to: asked.id, choice: task.model }) === null
      const other = asked.choices?.find((choice) => task.like === undefined || isLike(choice, task.like))
      return { to: asked.id, choice: isAllowed ? task.model : (other ?? task.model) }
    }
    const asked = k.open(walk.match).find(({ frame }) => frame.seat === LEARNER)
    if (asked === undefined) return null
    const to = decisionId(asked)
    const planned = task?.free?.find((choice) => k.whyNot(walk.match, LEARNER, { to, choice }) === null)
    return { to, choice: planned ?? k.sample(walk.match, asked, chance) }
  }

  /** The same moment is drawn many times. */
  let last = { walk: now.walk, ...NO_DRAFT, read: 0, shown: shownNow(k, now.walk, NO_DRAFT, 0) }
  const nothing = async (): Promise<Refused> => ({ rule: 'K-NOT-NOW' })
  return {
    get: store.get,
    subscribe: store.subscribe,
    walk: () => now.walk,
    answers: () => now.answers.length,
    next: goOn,
    back: () => {
      const then = before.pop()
      if (then === undefined) return
      now = then
      store.set(stateOf(now))
      store.catchUp()
      keep({ ...progress, ...leftAt(now) })
    },
    shown: ({ staged, whole }, read) => {
      if (last.walk !== now.walk || last.staged !== staged || last.whole !== whole || last.read !== read) {
        last = { walk: now.walk, staged, whole, read, shown: shownNow(k, now.walk, { staged, whole }, read) }
      }
      return last.shown
    },
    model: (staged) => modelAnswer(ahead(k, now.walk, staged)),
    playAll: (answers) => {
      now = { walk: first, lines: [], answers: [] }
      before.length = 0
      for (const { choice, unasked } of answers) play(unasked === true ? { to: 'anytime', choice } : { choice })
      store.catchUp()
    },
    release: () => {
      become({ ...now, walk: { ...now.walk, own: null, released: true } })
      letOthersPlay()
    },
    answer: async (_, answers) => {
      for (const [i, answer] of answers.entries()) {
        const refused = play(answer, i > 0)
        if (refused !== null) return refused
      }
      return null
    },
    preview: async (seat, answers): Promise<Preview | Refused> => {
      let { walk } = now
      const events: GameEvent[] = []
      for (const answer of answers) {
        const seen = preview(k, walk.match, seat, [answer], randomFrom(`lesson ${chapter.id} ${walk.match.seq}`))
        if (seen.refusal !== null) return refusedBy(seen.refusal, walk)
        const walked = learn(k, walk, answer)
        if (!walked.ok) return refusedBy(walked.refusal, walk)
        if (seen.reveals) return { view: taughtView(k, walk), events: eventsFor(events, seat), reveals: true }
        walk = { ...walked.walk, inDraft: true }
        events.push(...walked.events)
      }
      const view: View = taughtView(k, walk)
      return { view, events: eventsFor(events, seat), reveals: false }
    },
    why: async (_, answer) => {
      const tried = learn(k, now.walk, answer)
      return tried.ok ? null : refusedBy(tried.refusal, now.walk)
    },
    undo: async () => {
      const then = before.at(-1)
      if (then === undefined || then.walk.match === now.walk.match) return { rule: 'K-UNDO' }
      before.pop()
      now = then
      store.set(stateOf(now))
      return null
    },
    say: nothing,
    propose: nothing,
    vote: nothing,
    bot: nothing,
    at: async () => null,
    course: async () => null,
    record: async () => null,
    catchUp: store.catchUp,
    skip: store.catchUp,
    renew: () => undefined,
    close: store.stop,
  }
}
