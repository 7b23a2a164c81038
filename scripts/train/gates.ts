/**
 * What weights have to pass before a script writes them: three gates, each decided by the interval that holds the truth 95 times
 * of 100, so that luck in few games opens none.
 */

import { interval } from '../../cli/commands/arena.ts'

/** Games against somebody, by points ahead of them or by the share that was won. */
export interface Compared {
  readonly by: 'points' | 'wins'
  /** Points ahead, one number for each deal; or for each game 1 if it was won, a share of it if shared, else 0. */
  readonly results: readonly number[]
  /** What results are on average among equals: nobody is ahead; so many seats of all win so often. */
  readonly even: number
}

export interface Evidence {
  /** Points alone, or of seats that all judge alike, ahead of today's weights on the same deals. */
  readonly mirror: Compared
  /** Today's weights score so much there. */
  readonly today: number
  /** Against every generation of this run that was kept on the way. */
  readonly earlier: readonly Compared[]
  /** Against the greedy bot as people meet it. */
  readonly greedy: Compared
}

export interface Gate {
  readonly name: string
  readonly passed: boolean
  /** The mean and its interval, and what its lower end must reach. */
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly least: number
  readonly by: Compared['by']
}

export interface Verdict {
  readonly gates: readonly Gate[]
  readonly kept: boolean
}

/** Who is no worse than others may still seem to be by so much of today's points, or of an even share of wins. */
const POINTS_SLACK = 0.02
const WINS_SLACK = 0.2
/** The 97.5th percentile of the normal distribution. */
const Z = 1.96

export const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length)

/** Between what the mean of such results lies; between everything where there are too few to tell. */
function within({ by, results }: Compared): readonly [number, number] {
  const n = results.length
  const middle = mean(results)
  if (by === 'wins') return n === 0 ? [0, 1] : interval(middle, n)
  if (n < 2) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  const variance = results.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (n - 1)
  const reach = Z * Math.sqrt(variance / n)
  return [middle - reach, middle + reach]
}

function gate(name: string, compared: Compared, least: number, strictly: boolean): Gate {
  const [low, high] = within(compared)
  const passed = strictly ? low > least : low >= least
  return { name, passed, mean: mean(compared.results), low, high, least, by: compared.by }
}

/** Better than the greedy bot, and neither alone or among themselves nor against any of those on the way clearly worse. */
export function judged({ mirror, today, earlier, greedy }: Evidence): Verdict {
  const slack = POINTS_SLACK * Math.abs(today)
  const even = ({ by, even: share }: Compared): number => (by === 'points' ? share - slack : share * (1 - WINS_SLACK))
  const gates = [
    gate('mirror', mirror, even(mirror), false),
    ...earlier.map((one, i) => gate(`earlier ${i + 1}`, one, even(one), false)),
    gate('greedy', greedy, greedy.even, true),
  ]
  return { gates, kept: gates.every(({ passed }) => passed) }
}

const shown = (x: number, by: Compared['by']): string => (by === 'points' ? x.toFixed(2) : `${(100 * x).toFixed(1)} %`)

/** A line for each gate. */
export const inWords = ({ gates, kept }: Verdict): string =>
  [
    ...gates.map(({ name, passed, by, mean: middle, low, high, least }) => {
      const [at, from, to, must] = [middle, low, high, least].map((x) => shown(x, by))
      return `${name}: ${at} (${from} to ${to}; at least ${must}): ${passed ? 'passed' : 'not passed'}`
    }),
    kept ? 'kept' : 'not kept',
  ].join('\n')
