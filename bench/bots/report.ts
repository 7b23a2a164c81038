/** What many games say of the bots that played them. */

import { interval } from '../../cli/commands/arena.ts'
import { mean, rounded, timesOf } from '../../cli/matches.ts'
import type { Job, Outcome } from './jobs.ts'

/** How far a mean of so many numbers may be off: its standard error, twice. */
function reach(list: readonly number[]): number {
  const middle = mean(list)
  const variance = list.reduce((sum, x) => sum + (x - middle) ** 2, 0) / Math.max(1, list.length - 1)
  return 2 * Math.sqrt(variance / Math.max(1, list.length))
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

export interface Report {
  readonly name: string
  readonly games: number
  readonly a: { readonly mean: number; readonly within: number; readonly low: number; readonly high: number }
  readonly b?: { readonly mean: number; readonly within: number }
  /** Share of games that `a` won, and the interval that holds it 95 times of 100. */
  readonly won?: number
  readonly wonFrom?: number
  readonly wonTo?: number
  readonly rounds: number
  readonly cpu: ReturnType<typeof timesOf>
}

export function reportOf(job: Job, outcomes: readonly Outcome[]): Report {
  const a = outcomes.flatMap((one) => one.a)
  const sorted = a.toSorted((x, y) => x - y)
  const b = outcomes.flatMap((one) => one.b)
  const won = mean(outcomes.map((one) => one.won))
  const [from, to] = interval(won, Math.max(1, outcomes.length))
  return {
    name: job.name,
    games: outcomes.length,
    a: {
      mean: rounded(mean(a)),
      // Seats of one game are not independent: games are what counts.
      within: rounded(reach(outcomes.map((one) => mean(one.a)))),
      low: quantile(sorted, 0.05),
      high: quantile(sorted, 0.95),
    },
    ...(job.b === undefined
      ? {}
      : {
          b: { mean: rounded(mean(b)), within: rounded(reach(outcomes.map((one) => mean(one.b)))) },
          won: rounded(won, 3),
          wonFrom: rounded(from, 3),
          wonTo: rounded(to, 3),
        }),
    rounds: rounded(mean(outcomes.map((one) => one.rounds))),
    cpu: timesOf(outcomes.flatMap((one) => one.thoughtsA)),
  }
}

export function inWords({ name, games, a, b, won, wonFrom, wonTo, rounds, cpu }: Report): string {
  const percent = (x = 0): string => `${rounded(100 * x)} %`
  const against =
    b === undefined
      ? ''
      : `, theirs ${b.mean} ± ${b.within}; won ${percent(won)} (${percent(wonFrom)} to ${percent(wonTo)})`
  return (
    `${name}: ${games} games, ${a.mean} ± ${a.within} points (nine of ten ${a.low} to ${a.high})${against}; ` +
    `${rounds} rounds; ${cpu.mean} ms a decision, 99 of 100 within ${cpu.p99}, longest ${cpu.longest}`
  )
}
