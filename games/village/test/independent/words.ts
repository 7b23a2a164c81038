/** Words for tables with expansions, for tests that know the rules only: what is asked, what is offered, how to go on. */

import type { Json, Options, Viewer } from '@dorfplatz/kernel'
import { hold as holdGoals } from '../../modules/goals/test/goal-words.ts'
import { type Asked, asked, type Choice, k, type M, play, table } from '../scenario.ts'

/** A table with these modules, by letters: Inn, Port, Marriage, Goals. */
export function box(modules: string, seats = 2, options: Options = {}, words = 'independent'): M {
  const on: Options = {
    inn: modules.includes('I'),
    port: modules.includes('P'),
    marriage: modules.includes('M'),
    goals: modules.includes('G'),
  }
  return table(seats, { ...on, ...options }, words)
}

/** Who is asked what. */
export function now(m: M): string {
  const question = asked(m)
  return question === null ? 'over' : `${question.seat} ${question.kind}`
}

/** The choices of the question at hand. */
export const offered = (m: M): readonly Json[] => (asked(m)?.choices ?? []) as readonly Json[]

/** What a seat may do unasked. */
export const free = (m: M, seat: number): readonly Json[] => k.anytime(m, seat) as readonly Json[]

/** Answers in the order given: `'0 turn'` and the choice. */
export function go(m: M, ...answers: readonly (readonly [who: string, choice: Json])[]): void {
  for (const [who, choice] of answers) {
    const [seat, kind] = who.split(' ')
    play(m, Number(seat), kind as Asked['kind'], choice as Choice)
  }
}

/** Declines what may be declined until one of these is asked, or nothing any more. */
export function declineUntil(m: M, ...until: readonly string[]): void {
  for (let n = 0; n < 200; n++) {
    const question = asked(m)
    if (question === null || until.includes(question.kind) || until.includes(now(m))) return
    const no = question.choices.find((choice) => choice === 'pass' || choice === 'done')
    if (no === undefined) throw new Error(`${now(m)} cannot be declined: ${JSON.stringify(question.choices)}`)
    play(m, question.seat, question.kind, no)
  }
  throw new Error('no end')
}

/** The rule by which something unasked is refused, or null. */
export function notFree(m: M, seat: number, choice: Json): string | null {
  return k.whyNot(m, seat, { to: 'anytime', choice })?.rule ?? null
}

/** Lays goals of this id into a seat's hand. */
export const aim = (m: M, seat: number, ...ids: readonly string[]): void => holdGoals(m, seat, ids)

/** What a viewer sees of a module. */
export const seenBy = (m: M, viewer: Viewer) => k.view(m, viewer).table

/** Persons by id. */
export const card = (id: string) => ({ play: id })
