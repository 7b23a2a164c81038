/**
 * Ratings of a title, worked out from finished tables in the order in which they ended: the same tables give the same ratings.
 *
 * What counts: tables with at least two people, who are compared among themselves only; bots are nobody's measure. Whoever
 * gave up, or whose seat a bot had at the end, comes after everybody who played on. What does not: a seed that somebody knew,
 * deals of the day, games brought from a device, tables at which one person had several seats, and those that all have left.
 */

import { rate, rating } from 'openskill'
import type { ResultRow } from '../storage/results.ts'

/** What is known of somebody: the mean, how unsure it is, and from how many games. */
export interface Rating {
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** A seat of a finished table, as far as it matters here. */
export type RatedSeat = Pick<ResultRow, 'person' | 'place' | 'bot' | 'conceded' | 'practice' | 'daily' | 'device'>

/** Somebody of whom nothing is known yet. */
export const UNKNOWN: Rating = { ...rating(), games: 0 }

interface Standing {
  readonly person: string
  /** Smaller is better; equals share it. */
  readonly rank: number
}

const LEFT = Number.MAX_SAFE_INTEGER

/** The people of a table as they count; none where it does not. */
export function standingsOf(seats: readonly RatedSeat[]): Standing[] {
  if (seats.some(({ practice, daily, device }) => practice || daily !== null || device)) return []
  const people = seats.flatMap(({ person, place, bot, conceded }) =>
    person === null ? [] : [{ person, rank: bot !== null || conceded ? LEFT : place }],
  )
  const isWithOneself = new Set(people.map(({ person }) => person)).size < people.length
  const isDeserted = people.every(({ rank }) => rank === LEFT)
  return people.length < 2 || isWithOneself || isDeserted ? [] : people
}

/** The ratings of everybody at a table after it; empty where it does not count. */
export function rateTable(
  seats: readonly RatedSeat[],
  before: (person: string) => Rating,
): { readonly person: string; readonly rating: Rating }[] {
  const standings = standingsOf(seats)
  if (standings.length === 0) return []
  const known = standings.map(({ person }) => before(person))
  const after = rate(
    known.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: standings.map(({ rank }) => rank) },
  )
  return standings.map(({ person }, i) => {
    const { mu, sigma, games } = known[i] ?? UNKNOWN
    const [now = { mu, sigma }] = after[i] ?? []
    return { person, rating: { mu: now.mu, sigma: now.sigma, games: games + 1 } }
  })
}

/** In points that people can read: who is new stands at 1000. */
const POINTS = 40
/** Two deviations either way hold nineteen of twenty. */
const WIDE = 2

export type Sureness = 'vague' | 'fair' | 'firm'

export interface Shown {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly sure: Sureness
  readonly games: number
}

/** As a range, and how much is to be given for it. */
export function shownRating({ mu, sigma, games }: Rating): Shown {
  // Nobody is worth less than nothing.
  const points = (value: number): number => Math.max(0, Math.round(value * POINTS))
  return {
    mean: points(mu),
    low: points(mu - WIDE * sigma),
    high: points(mu + WIDE * sigma),
    sure: sigma > UNKNOWN.sigma * 0.75 ? 'vague' : sigma > UNKNOWN.sigma * 0.4 ? 'fair' : 'firm',
    games,
  }
}
