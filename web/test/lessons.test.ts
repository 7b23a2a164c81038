/** Every lesson is played: with its model answers, with wrong ones, in both languages. */

import {
  type Answer,
  decisionId,
  type Frame,
  type Json,
  jsonEqual,
  kernel,
  type Match,
  type OpenQuestion,
  randomFrom,
  type View,
} from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import type { Chapter, Enough, GuidedText } from '@dorfplatz/ui'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { games, shelf } from '../app/games.ts'
import { loadRules } from '../app/rules.ts'
import {
  beginChapter,
  isDone,
  isLike,
  LEARNER,
  learn,
  othersMove,
  readOn,
  stepOf,
  taughtView,
  type Walk,
} from '../learn/follow.ts'
import { outcomeOf } from '../learn/goals.ts'
import { canBeLearned, loadGuided } from '../learn/guided.ts'
import { type LessonLink, type LessonSetting, lessonLink } from '../learn/lessonLink.ts'
import type { KeptAnswer } from '../learn/progress.ts'
import { shownNow } from '../learn/shown.ts'
import { inWords, spoken } from '../learn/speech.ts'
import { isRefused } from '../link/link.ts'
import { isDrawn } from '../parts/Words.tsx'
import { type Draft, isWhole } from '../table/turn/turn.ts'

const kernelOf = async (id: string): Promise<AnyKernel> => kernel<unknown, Frame, View['table']>(await loadRules(id))

const anybody = (k: AnyKernel) => (match: Match, open: OpenQuestion) => ({
  to: `${open.frame.seat}.${open.id}`,
  choice: k.sample(match, open, randomFrom('anybody')),
})

function othersPlay(k: AnyKernel, from: Walk): Walk {
  let walk = from
  for (let move = othersMove(k, walk, anybody(k)); move !== null; move = othersMove(k, walk, anybody(k))) {
    if (!move.fits) throw new Error(`before '${stepOf(walk)?.id}': ${JSON.stringify(walk.script[0])} does not fit`)
    walk = move.walk
  }
  return walk
}

const questionOf = (k: AnyKernel, walk: Walk, kind: string) =>
  k.decisions(walk.match).find((d) => d.seat === LEARNER && d.kind === kind)

/** What may be chosen at a task: the model first. */
function allowedAt(k: AnyKernel, walk: Walk): readonly Json[] {
  const task = stepOf(walk)?.task
  if (task === undefined) return []
  const view = taughtView(k, walk)
  const offered = task.kind === 'anytime' ? view.anytime : view.decisions.find((d) => d.kind === task.kind)?.choices
  const others = (offered ?? []).filter((choice) => !jsonEqual(choice, task.model))
  return offered == null || others.length < offered.length ? [task.model, ...others] : others
}

/** Goes one step on with what its author would answer, or with another answer that is allowed. */
function goOn(k: AnyKernel, walk: Walk, choice: Json | undefined = allowedAt(k, walk)[0]): Walk {
  const task = stepOf(walk)?.task
  if (task === undefined) return othersPlay(k, readOn(walk))
  const to = task.kind === 'anytime' ? 'anytime' : questionOf(k, walk, task.kind)?.id
  if (to === undefined || choice === undefined)
    throw new Error(`step '${stepOf(walk)?.id}': nobody asks '${task.kind}'`)
  const first = learn(k, walk, { to, choice })
  if (!first.ok) throw new Error(`step '${stepOf(walk)?.id}': ${JSON.stringify(first.refusal)}`)
  let { walk: now } = first
  for (let left = 40; now.own !== null && left > 0; left--) {
    const [open] = k.open(now.match).filter(({ frame }) => frame.seat === LEARNER)
    if (open === undefined) break
    const next = learn(k, now, anybody(k)(now.match, open))
    if (!next.ok) throw new Error(`step '${stepOf(walk)?.id}': ${JSON.stringify(next.refusal)}`)
    now = next.walk
  }
  return othersPlay(k, now)
}

/** The walk at the beginning of every step. */
function walksThrough(k: AnyKernel, chapter: Chapter): Walk[] {
  const walks = [beginChapter(k, chapter)]
  for (let walk = walks[0]; walk !== undefined && !isDone(walk); ) {
    walk = goOn(k, walk)
    walks.push(walk)
  }
  return walks
}

/** Nothing is left to be read first. */
const READ_ALL = Number.POSITIVE_INFINITY
/** So many other answers are tried at every step. */
const OTHER_WAYS = 6

const settingOf = (k: AnyKernel, chapter: Chapter): Omit<LessonSetting, 'progress'> => ({
  k,
  chapter,
  names: ['Anna', 'Knacks'],
  notYet: () => 'not yet',
  keep: () => undefined,
})

/**
 * A turn as at a table where moves are confirmed: answers are staged until nothing more is asked, then sent. Returns the
 * numbers of the steps that were on display, each read before the next answer is given.
 */
async function takeTurn(k: AnyKernel, link: LessonLink, enough: Enough): Promise<readonly number[]> {
  const numbers: number[] = []
  const live = link.get().seats[0]?.view
  if (live == null) throw new Error('no table')
  const draft: { staged: Answer[] } = { staged: [] }
  let read = 0
  for (let whole = false; !whole; ) {
    let shown = shownNow(k, link.walk(), { staged: draft.staged, whole }, read)
    while (shown.step?.task === undefined && !shown.isFree) {
      numbers.push(shown.at)
      read = shown.at + 1
      shown = shownNow(k, link.walk(), { staged: draft.staged, whole }, read)
    }
    numbers.push(shown.at)
    expect(shown.confirm).toBe(false)
    const answer = link.model(draft.staged)
    if (answer === null) throw new Error(`step '${shown.step?.id}': nothing to do`)
    draft.staged.push(answer)
    const seen = await link.preview(LEARNER, draft.staged)
    if (isRefused(seen)) throw new Error(`step '${shown.step?.id}': ${JSON.stringify(seen)}`)
    const drafted: Draft = { seq: live.seq, ...draft, ...seen }
    whole = isWhole(drafted, live, enough)
    const then = shownNow(k, link.walk(), { staged: draft.staged, whole }, READ_ALL)
    expect(then.confirm, `${shown.step?.id}`).toBe(whole)
    if (whole) expect(then.step, 'what is said stays until it is so').toBe(shown.step)
    else expect(then.isFree || seen.view.decisions.some((d) => d.kind === then.step?.task?.kind)).toBe(true)
  }
  expect(await link.answer(LEARNER, draft.staged)).toBeNull()
  return numbers
}

// The page nobody sees: its store tells nobody.
beforeEach(() => vi.stubGlobal('document', { hidden: true, documentElement: { lang: 'en', dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())

const learned = games.filter(({ id }) => canBeLearned(id))

test('what is said beside a thing has words in place of woodcuts', () => {
  expect(inWords('Take the {stone-orange:orange stone} and 2 {coin:coins}.')).toBe('Take the orange stone and 2 coins.')
})

test('there is something to learn', () => {
  expect(learned.map(({ id }) => id)).toContain('hallertau')
})

describe.each(learned.map(({ id }) => id))('%s', async (id) => {
  const k = await kernelOf(id)
  const { enough = {} } = (await shelf[id].ui()) ?? {}
  const [en, de] = await Promise.all([loadGuided(id, 'en'), loadGuided(id, 'de')])
  if (en === null || de === null) throw new Error(`${id} has no lessons`)
  const { chapters } = en.game
  const { rules: written } = (await games.find((game) => game.id === id)?.book('en', null)) ?? { rules: {} }

  describe.each(chapters.map((chapter) => [chapter.id, chapter] as const))('%s', (_, chapter) => {
    test('the model answers lead to its end, and the others follow their script', () => {
      const walks = walksThrough(k, chapter)
      const last = walks.at(-1)
      expect(last === undefined ? false : isDone(last)).toBe(true)
      expect(last?.script).toEqual([])
      expect(walks.length).toBe(chapter.steps.length + 1)
    })

    test('whatever is allowed at a step leads to the end, too, and spoils no script', () => {
      for (const walk of walksThrough(k, chapter)) {
        for (const choice of allowedAt(k, walk).slice(1, 1 + OTHER_WAYS)) {
          let other = goOn(k, walk, choice)
          while (!isDone(other)) other = goOn(k, other)
          expect(other.script, JSON.stringify(choice)).toEqual([])
        }
      }
    })

    test('while a turn waits for confirmation the teacher follows: a task for what is asked, else to confirm', async () => {
      const link = lessonLink({ ...settingOf(k, chapter), progress: { done: false } })
      while (!isDone(link.walk())) {
        const { at } = link.walk()
        if (stepOf(link.walk())?.task === undefined) link.next()
        else await takeTurn(k, link, enough)
        expect(link.walk().at, `${chapter.steps[at]?.id}`).toBeGreaterThan(at)
      }
      link.close()
    })

    test('while moves are confirmed every step is on display, one after the other', async () => {
      const link = lessonLink({ ...settingOf(k, chapter), progress: { done: false } })
      const numbers: number[] = []
      while (!isDone(link.walk())) {
        if (stepOf(link.walk())?.task !== undefined) numbers.push(...(await takeTurn(k, link, enough)))
        else {
          numbers.push(link.walk().at)
          link.next()
        }
      }
      expect([...new Set(numbers)]).toEqual(chapter.steps.map((_, i) => i))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      link.close()
    })

    test('at every task something can be chosen, and nothing else', () => {
      for (const walk of walksThrough(k, chapter)) {
        const task = stepOf(walk)?.task
        if (task === undefined) continue
        const view = taughtView(k, walk)
        const offered: readonly Json[] =
          task.kind === 'anytime' ? view.anytime : (questionOf(k, walk, task.kind)?.choices ?? [task.model])
        const shown =
          task.kind === 'anytime'
            ? view.anytime
            : (view.decisions.find(({ kind }) => kind === task.kind)?.choices ?? [task.model])
        expect(shown.length, `${stepOf(walk)?.id}`).toBeGreaterThan(0)
        expect(shown).toEqual(offered.filter((choice) => task.like === undefined || isLike(choice, task.like)))
      }
    })

    test('a wrong answer changes nothing, and says that it is not yet its time', async () => {
      for (const walk of walksThrough(k, chapter)) {
        const task = stepOf(walk)?.task
        if (task?.like === undefined || isDone(walk)) continue
        for (const d of k.decisions(walk.match).filter(({ seat }) => seat === LEARNER)) {
          const wrong = d.choices?.find((choice) => d.kind !== task.kind || !isLike(choice, task.like ?? '*'))
          if (wrong === undefined) continue
          const before = JSON.stringify(walk.match)
          expect(learn(k, walk, { to: d.id, choice: wrong })).toEqual({ ok: false, refusal: null })
          expect(JSON.stringify(walk.match)).toBe(before)
        }
      }
    })

    test.each([
      ['en', en.text],
      ['de', de.text],
    ] as const)('%s: every step says something, every task what to do', (_, said: GuidedText) => {
      const about = said.chapters[chapter.id]
      expect(about?.title).toMatch(/\S/)
      expect(about?.can.length).toBeGreaterThan(0)
      expect(Object.keys(about?.steps ?? {})).toEqual(chapter.steps.map((step) => step.id))
      for (const step of chapter.steps) {
        const words = about?.steps[step.id]
        expect(words?.say, step.id).toMatch(/[.!?]$/)
        expect(words?.task !== undefined, `${step.id}: task`).toBe(step.task !== undefined)
        for (const part of [words?.say, words?.task, words?.why].flatMap((s) => (s === undefined ? [] : spoken(s)))) {
          if (typeof part === 'object' && 'icon' in part) expect(isDrawn(part.icon), part.icon).toBe(true)
        }
      }
    })

    test('it cites rules that there are', () => {
      for (const rule of chapter.steps.flatMap((step) => step.rules ?? [])) {
        expect(Object.keys(written), rule).toContain(rule)
      }
    })

    test('left in the middle, it goes on at the same table', async () => {
      const kept: { now: LessonSetting['progress'] } = { now: { done: false } }
      const setting = {
        ...settingOf(k, chapter),
        keep: (progress: typeof kept.now) => {
          kept.now = progress
        },
      }
      const first = lessonLink({ ...setting, progress: { done: false } })
      const middle = Math.floor(chapter.steps.length / 2)
      while (first.walk().at < middle) {
        if (stepOf(first.walk())?.task === undefined) first.next()
        else await takeTurn(k, first, enough)
      }
      const again = lessonLink({ ...setting, progress: kept.now })
      expect(again.walk().at).toBe(first.walk().at)
      expect(again.walk().match.state).toEqual(first.walk().match.state)
      first.close()
      again.close()
    })

    test.each([
      ['answers that no longer fit', [[LEARNER, { nothing: 'like this' }]]],
      ['something that is no answer', [null]],
    ])('left with %s, it begins anew', (_, answers) => {
      // No answers at all: that is the fault.
      const left = { at: 3, answers: answers as unknown as readonly KeptAnswer[] }
      const again = lessonLink({ ...settingOf(k, chapter), progress: { done: false, left } })
      expect(again.walk().at).toBe(0)
      expect(again.walk().match.state).toEqual(beginChapter(k, chapter).match.state)
      again.close()
    })
  })

  describe.each(en.game.corners.map((corner) => [corner.id, corner] as const))('corner %s', (_, corner) => {
    const begun = () =>
      beginChapter(k, {
        id: corner.id,
        minutes: 1,
        start: corner.start,
        steps: [],
        ...(corner.played === undefined ? {} : { played: corner.played }),
      })

    test('it is open at first, and its solution solves it in time', () => {
      let walk: Walk = othersPlay(k, { ...begun(), released: true })
      expect(outcomeOf(corner, k.view(walk.match, LEARNER), 0)).toBe('open')
      expect(corner.solution.length).toBeLessThanOrEqual(corner.answers)
      for (const { choice, unasked } of corner.solution) {
        const walked = learn(k, walk, unasked === true ? { to: 'anytime', choice } : { choice })
        if (!walked.ok) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(walked.refusal)}`)
        walk = othersPlay(k, walked.walk)
      }
      expect(outcomeOf(corner, k.view(walk.match, LEARNER), corner.solution.length)).toBe('reached')
    })

    test('who answers by chance mostly misses it', () => {
      const chance = randomFrom(`corner ${corner.id}`)
      let reached = 0
      for (let i = 0; i < 20; i++) {
        let walk: Walk = othersPlay(k, { ...begun(), released: true })
        for (let n = 1; n <= corner.answers; n++) {
          const open = k.open(walk.match).find(({ frame }) => frame.seat === LEARNER)
          if (open === undefined) break
          const walked = learn(k, walk, { to: decisionId(open), choice: k.sample(walk.match, open, chance) })
          if (!walked.ok) break
          walk = othersPlay(k, walked.walk)
          if (outcomeOf(corner, k.view(walk.match, LEARNER), n) === 'reached') {
            reached++
            break
          }
        }
      }
      expect(reached).toBeLessThan(15)
    })

    test('it asks and explains in both languages, and cites rules that there are', () => {
      for (const said of [en.text, de.text]) {
        const words = said.corners[corner.id]
        for (const line of [words?.ask, words?.because]) expect(line).toMatch(/[.!?]$/)
        expect(words?.title).toMatch(/\S/)
      }
      for (const rule of corner.rules ?? []) expect(Object.keys(written), rule).toContain(rule)
    })
  })
})
