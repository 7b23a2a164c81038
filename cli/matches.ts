/** Games among bots for comparisons: the same deals for everybody, thinking measured in time of the processor. */

import { pathToFileURL } from 'node:url'
import { type Bot, type Budget, bots, visits, within } from '@dorfplatz/bots'
import {
  begin,
  type GameKernel,
  type Journal,
  type Json,
  type Match,
  type Random,
  type Setup,
  write,
} from '@dorfplatz/kernel'
import { Problem } from './problem.ts'

/** Several times as long as any game of ours: bots that do not bring it to an end. */
const ENDLESS = 20_000

/** A bot by its name, or from a module that exports one as `bot` or by default. */
export async function botFrom(text: string): Promise<Bot> {
  const known = Object.hasOwn(bots, text) ? bots[text] : undefined
  if (known !== undefined) return known
  if (!/[./\\]/.test(text)) {
    throw new Problem(`Unknown bot “${text}”. Choose one of: ${Object.keys(bots).join(', ')}; or a file: ./mine.ts.`, 2)
  }
  const loaded = await import(pathToFileURL(text).href).catch((error: unknown) => {
    throw new Problem(`“${text}” cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, 2)
  })
  const bot: unknown = loaded.bot ?? loaded.default
  if (!isBot(bot)) throw new Problem(`“${text}” exports no bot: an object with “name” and “think”.`, 2)
  return bot
}

const isBot = (value: unknown): value is Bot =>
  typeof value === 'object' &&
  value !== null &&
  'think' in value &&
  typeof value.think === 'function' &&
  'name' in value

export interface Played {
  readonly journal: Journal<unknown>
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  /** Milliseconds of every thought, by seat. */
  readonly thoughts: readonly (readonly number[])[]
}

/** Milliseconds that this process has had of a processor: what else runs on the machine makes no difference to it. */
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How much a bot may think for an answer: positions played out, and milliseconds of the processor where they are given. */
export interface Allowed {
  readonly visits: number
  readonly milliseconds?: number | undefined
}

const budgetOf = ({ visits: most, milliseconds }: Allowed): Budget =>
  milliseconds === undefined ? visits(most) : within(milliseconds, cpuNow, most)

/** Thinking of one side in many games: mean, 99 of 100, and the longest, in milliseconds of the processor. */
export function timesOf(thoughts: readonly number[]): {
  readonly mean: number
  readonly p99: number
  readonly longest: number
} {
  const sorted = thoughts.toSorted((a, b) => a - b)
  return {
    mean: rounded(mean(sorted), 2),
    p99: rounded(sorted[Math.min(sorted.length - 1, Math.floor(0.99 * sorted.length))] ?? 0),
    longest: rounded(sorted.at(-1) ?? 0),
  }
}

/** One game; `at` says who sits where, `allowed` how much each may think for an answer; `look` sees every answer. */
export function playMatch(
  k: GameKernel<unknown, Json>,
  setup: Setup,
  at: readonly Bot[],
  allowed: readonly Allowed[],
  random: Random,
  look: (m: Match) => void = () => undefined,
): Played {
  const thoughts = at.map((): number[] => [])
  let journal: Journal<unknown> = begin(k, setup)
  const m = journal.match
  for (let step = 0; step < ENDLESS; step++) {
    const open = k.open(m)[0]
    if (open === undefined) {
      const { scores, winners } = k.game.result(m)
      const totals = at.map((_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0)
      return { journal, totals, winners, thoughts }
    }
    const { seat } = open.frame
    const bot = at[seat]
    if (bot === undefined) throw new Error(`nobody sits at seat ${seat + 1}`)
    const match = k.imagine(m, seat, random)
    const mine = k.open(match).find(({ frame }) => frame.seat === seat) ?? open
    const began = cpuNow()
    const { answer } = bot.think({ k, match, open: mine, random, budget: budgetOf(allowed[seat] ?? { visits: 0 }) })
    thoughts[seat]?.push(cpuNow() - began)
    const next = write(k, journal, seat, answer)
    if ('ok' in next) throw new Problem(`${bot.name} answered what is not allowed: ${next.rule}`, 1)
    journal = next
    look(m)
    if (m.defect !== null) throw new Problem(m.defect, 1)
  }
  throw new Problem(`A game is not over after ${ENDLESS} answers.`, 1)
}

export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length

/** A number as reports print it. */
export const rounded = (x: number, digits = 1): number => Number(x.toFixed(digits))
