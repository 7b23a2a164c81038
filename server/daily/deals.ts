/** The deals of the day: which there are, and the seed of each, which only this server can work out. */

import { createHmac, hkdfSync } from 'node:crypto'
import { type DailyMode, type Game, sha256 } from '@dorfplatz/kernel'

/** One of the tables that are dealt every day. */
export interface Course {
  readonly game: Game
  readonly mode: DailyMode
}

export interface Deals {
  readonly courses: readonly Course[]
  find(game: string, mode: string): Course | null
  /** Of a day's deal. Nobody who knows the seeds of other days, or of other titles, can work it out. */
  seedOf(course: Course, day: string): string
  /** What is told before the seed: whoever has both can check that nothing was changed in between. */
  commitmentOf(course: Course, day: string): string
}

export function openDeals(games: readonly Game[], secret: string): Deals {
  const key = Buffer.from(hkdfSync('sha256', secret, 'dorfplatz', 'daily', 32))
  const courses = games.flatMap((game) => (game.daily ?? []).map((mode) => ({ game, mode })))
  const seedOf: Deals['seedOf'] = ({ game, mode }, day) =>
    createHmac('sha256', key)
      .update(JSON.stringify([day, game.id, mode.id]))
      .digest('hex')
  return {
    courses,
    find: (game, mode) => courses.find((course) => course.game.id === game && course.mode.id === mode) ?? null,
    seedOf,
    commitmentOf: (course, day) => sha256(seedOf(course, day)),
  }
}
