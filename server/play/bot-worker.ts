/** The thread in which bots think: gets a match its seat could be in (never the real one), gives an answer. */

import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { adviceWithin, adviseAt, bots, ownBudget, promiseOf, reasonFor } from '@dorfplatz/bots'
import { type Answer, decisionId, type Game, type Lang, type Match, randomFrom } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import { answerQuestions } from '../threads/answer.ts'
import { openGames } from './games.ts'

/** One question to a bot. */
export interface Thought {
  readonly game: string
  readonly seat: number
  readonly level: string
  /** What is hidden from the seat has been dealt anew. */
  readonly match: Match
  /** Time to think, in ms. */
  readonly ms: number
  /** Chance for this thought. */
  readonly words: string
}

/** A person's question: what would be best here, and why? */
export interface AdviceAsked {
  readonly game: string
  readonly seat: number
  /** What is hidden from the seat has been dealt anew. */
  readonly match: Match
  readonly ms: number
  readonly words: string
  readonly lang: Lang
}

/** One of the best answers, in words. */
export interface Advice {
  readonly answer: Answer
  readonly promise: string
  readonly reason: string
}

export function advice(k: AnyKernel, { match, seat, ms, words, lang }: AdviceAsked): Advice[] {
  const open = k.open(match).find((o) => o.frame.seat === seat)
  if (open === undefined) return []
  const random = randomFrom(words)
  const budgets = adviceWithin(ms / 2, () => performance.now())
  return adviseAt(k, match, open, { random, ...budgets }).map((hint) => ({
    answer: { ...hint.answer, to: hint.answer.to ?? decisionId(open) },
    promise: promiseOf(hint, lang),
    reason: reasonFor(hint, lang, k.game.bot),
  }))
}

/** The time, and whether anybody still waits. */
export interface Watch {
  now(): number
  stopped(): boolean
}

const WATCH: Watch = { now: () => performance.now(), stopped: () => false }

/** What the bot of this name answers; `random` for a name that is not there any more. */
export function think(
  k: AnyKernel,
  thought: Pick<Thought, 'match' | 'seat' | 'level' | 'words' | 'ms'>,
  { now, stopped }: Watch = WATCH,
): Answer {
  const { match, seat, level, words, ms } = thought
  const open = k.open(match).find((o) => o.frame.seat === seat)
  if (open === undefined) throw new Error(`seat ${seat} is not asked`)
  const random = randomFrom(words)
  const bot = Object.hasOwn(bots, level) ? bots[level] : undefined
  if (bot === undefined) return { to: decisionId(open), choice: k.sample(match, open, random) }
  // The other half of the time is for machines that are busy: whoever is asked too late is not heard.
  const own = ownBudget(bot, now, ms / 2)
  const budget = { visits: own.visits, stopped: () => stopped() || own.stopped() }
  const { answer } = bot.think({ k, match, open, random, budget })
  return { ...answer, to: answer.to ?? decisionId(open) }
}

/** How far below the server's own work bots think: whoever makes a move is served before a bot goes on. */
const BELOW = 10
const LOWEST = 19

/** Linux alone has a priority for each thread; elsewhere this would hold back the whole server. */
function yieldToPeople(): void {
  if (process.platform === 'linux') setPriority(Math.min(LOWEST, getPriority() + BELOW))
}

async function main(): Promise<void> {
  const port = parentPort
  if (port === null) return
  yieldToPeople()
  const { gamesUrl } = workerData as { readonly gamesUrl: string }
  const { games } = (await import(gamesUrl)) as { readonly games: readonly Game[] }
  const known = openGames(games)
  answerQuestions(port, (asked: Thought | AdviceAsked, stopped) => {
    const k = known.need(asked.game)
    return 'level' in asked ? think(k, asked, { ...WATCH, stopped }) : advice(k, asked)
  })
}

if (parentPort !== null && (workerData as { readonly gamesUrl?: string } | null)?.gamesUrl !== undefined) await main()
