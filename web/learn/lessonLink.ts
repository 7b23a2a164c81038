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
import { beginChapter, isDone, LEARNER, learn, othersMove, readOn, stepOf, taughtView, type Walk } from './follow.ts'
import type { ChapterProgress, KeptAnswer } from './progress.ts'

export interface LessonLink extends TableLink {
  walk(): Walk
  /** So many answers of the learner count. */
  answers(): number
  /** On from something to read. */
  next(): void
  /** To the step before. */
  back(): void
  /** Does what the step asks for. */
  show(): void
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
  readonly notYet: () => string
  readonly progress: ChapterProgress
  readonly keep: (progress: ChapterProgress) => void
}

/** What stood when a step began. */
interface Moment {
  readonly walk: Walk
  readonly lines: readonly Line[]
  readonly answers: readonly KeptAnswer[]
}

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

  const refusedBy = (refusal: { rule: string; args?: Refused['args'] } | null): Refused =>
    refusal === null
      ? { rule: null, text: notYet() }
      : { rule: refusal.rule, ...(refusal.args ? { args: refusal.args } : {}) }

  /** Plays an answer of the learner's; the others follow. */
  const play = (answer: Answer): Refused | null => {
    const walked = learn(k, now.walk, answer)
    if (!walked.ok) return refusedBy(walked.refusal)
    const kept: KeptAnswer = answer.to === 'anytime' ? [LEARNER, answer.choice, true] : [LEARNER, answer.choice]
    become({ walk: walked.walk, lines: lined(LEARNER, walked.events), answers: [...now.answers, kept] })
    letOthersPlay()
    return null
  }

  /** As it was left: the same answers again; where they no longer fit, from the beginning. */
  const resume = (): void => {
    for (const [, choice, unasked] of progress.left?.answers ?? []) {
      while (!isDone(now.walk) && stepOf(now.walk)?.task === undefined) goOn()
      if (play(unasked === true ? { to: 'anytime', choice } : { choice }) !== null) break
    }
    while (now.walk.at < (progress.left?.at ?? 0) && stepOf(now.walk)?.task === undefined) goOn()
  }
  const goOn = (): void => {
    const walk = readOn(now.walk)
    if (walk !== now.walk) become({ ...now, walk })
    letOthersPlay()
  }
  resume()

  /** The answer the step's model gives to the question that is open now. */
  const modelAnswer = (): Answer | null => {
    const task = stepOf(now.walk)?.task
    if (task === undefined) return null
    if (now.walk.own === null) {
      if (task.kind === 'anytime') return { to: 'anytime', choice: task.model }
      const asked = k.open(now.walk.match).find((o) => o.frame.seat === LEARNER && o.frame.op === task.kind)
      return asked === undefined ? null : { to: decisionId(asked), choice: task.model }
    }
    const asked = k.open(now.walk.match).find(({ frame }) => frame.seat === LEARNER)
    if (asked === undefined) return null
    for (const choice of task.free ?? []) {
      if (k.whyNot(now.walk.match, LEARNER, { to: decisionId(asked), choice }) === null) {
        return { to: decisionId(asked), choice }
      }
    }
    return { to: decisionId(asked), choice: k.sample(now.walk.match, asked, chance) }
  }

  const nothing = async (): Promise<Refused> => ({ rule: 'K-NOT-NOW' })
  return {
    get: store.get,
    subscribe: store.subscribe,
    walk: () => now.walk,
    answers: () => now.answers.length,
    next: goOn,
    back: () => {
      const last = before.pop()
      if (last === undefined) return
      now = last
      store.set(stateOf(now))
      store.catchUp()
      keep({ ...progress, ...leftAt(now) })
    },
    show: () => {
      const { at } = now.walk
      for (let answer = modelAnswer(); answer !== null && now.walk.at === at; answer = modelAnswer()) {
        if (play(answer) !== null) break
      }
    },
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
      for (const answer of answers) {
        const refused = play(answer)
        if (refused !== null) return refused
      }
      return null
    },
    preview: async (seat, answers): Promise<Preview | Refused> => {
      let { walk } = now
      const events: GameEvent[] = []
      for (const answer of answers) {
        const seen = preview(k, walk.match, seat, [answer], randomFrom(`lesson ${chapter.id} ${walk.match.seq}`))
        if (seen.refusal !== null) return refusedBy(seen.refusal)
        const walked = learn(k, walk, answer)
        if (!walked.ok) return refusedBy(walked.refusal)
        if (seen.reveals) return { view: taughtView(k, walk), events: eventsFor(events, seat), reveals: true }
        walk = walked.walk
        events.push(...walked.events)
      }
      const view: View = taughtView(k, walk)
      return { view, events: eventsFor(events, seat), reveals: false }
    },
    why: async (_, answer) => {
      const tried = learn(k, now.walk, answer)
      return tried.ok ? null : refusedBy(tried.refusal)
    },
    undo: async () => {
      const last = before.at(-1)
      if (last === undefined || last.walk.match === now.walk.match) return { rule: 'K-UNDO' }
      before.pop()
      now = last
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
