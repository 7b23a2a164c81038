/**
 * What it costs to look at what could be done (previews, reasons, commands that are refused), in answers: each is played on
 * the thread that makes everybody's moves. Counted over all of somebody's sockets, logins and tokens, and over a network.
 */

import type { Config } from '../config.ts'
import { limiter } from '../limits.ts'

export interface Asking {
  /** Null for strangers. */
  readonly person: string | null
  readonly network: string
}

export interface Effort {
  /** Throws a `Fault` where so many answers are too many. */
  need(asking: Asking, answers: number): void
  /** Does it, and counts its answers only where nothing comes of it. */
  trying<T>(asking: Asking, answers: number, work: () => Promise<T>): Promise<T>
}

/** Finding the table and drawing its view is as much as this many answers. */
const AROUND = 1
/** Whoever says all that may be said stages about so many answers at a time. */
const ANSWERS = 10
/** To take back: what came before is looked up. */
export const UNDONE = 4
/** What is asked of everybody at the table reads the store, and is told to all of them. */
export const ASKED_OF_ALL = 9
/** A whole club behind one address does not think at the same moment. */
const PEOPLE_AT_ONCE = 5

export function openEffort({ LIMIT_MESSAGES_PER_10S: messages }: Pick<Config, 'LIMIT_MESSAGES_PER_10S'>): Effort {
  const people = limiter(messages * ANSWERS, 10_000)
  const networks = limiter(messages * ANSWERS * PEOPLE_AT_ONCE, 10_000)
  const bucketsOf = ({ person, network }: Asking) =>
    [[networks, network] as const].concat(person === null ? [] : [[people, person]])
  return {
    need: (asking, answers) => {
      const buckets = bucketsOf(asking)
      // Strangers have no seat: nothing is played for them.
      const cost = asking.person === null ? AROUND : AROUND + answers
      for (const [limit, key] of buckets) limit.needLeft(key)
      for (const [limit, key] of buckets) limit.owe(key, cost)
    },
    trying: async (asking, answers, work) => {
      const buckets = bucketsOf(asking)
      for (const [limit, key] of buckets) limit.needLeft(key)
      try {
        return await work()
      } catch (error) {
        for (const [limit, key] of buckets) limit.owe(key, AROUND + answers)
        throw error
      }
    },
  }
}
