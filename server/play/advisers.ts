/** Who is being advised: each is thought for about one question at a time, as long as somebody waits for it. */

import { Fault } from '../fault.ts'
import { limiter } from '../limits.ts'

/** More than anybody reads. */
const PER_MINUTE = 20

interface Asked<A> {
  readonly question: string
  readonly answer: Promise<A>
  readonly end: AbortController
  waiting: number
}

export interface Advisers<A> {
  /** The same question, asked again meanwhile, is thought about once. Another one takes the place of the first. */
  ask(person: string, question: string, left: AbortSignal, think: (wanted: AbortSignal) => Promise<A>): Promise<A>
}

export function openAdvisers<A>(): Advisers<A> {
  const asked = new Map<string, Asked<A>>()
  const limit = limiter(PER_MINUTE, 60_000)

  const begin = (person: string, question: string, think: (wanted: AbortSignal) => Promise<A>): Asked<A> => {
    limit.need(person)
    asked.get(person)?.end.abort()
    const end = new AbortController()
    const own: Asked<A> = { question, end, waiting: 0, answer: think(end.signal) }
    const forget = (): void => {
      if (asked.get(person) === own) asked.delete(person)
    }
    asked.set(person, own)
    own.answer.then(forget, forget)
    return own
  }

  return {
    ask: async (person, question, left, think) => {
      const known = asked.get(person)
      const own = known?.question === question && !known.end.signal.aborted ? known : begin(person, question, think)
      own.waiting++
      const leave = (): void => {
        if (--own.waiting === 0) own.end.abort()
      }
      if (left.aborted) leave()
      else left.addEventListener('abort', leave, { once: true })
      try {
        return await own.answer
      } catch (error) {
        // Asked about something else meanwhile, or nobody is there to hear it.
        if (own.end.signal.aborted) throw new Fault('stale', 'stale')
        throw error
      } finally {
        left.removeEventListener('abort', leave)
      }
    },
  }
}
