/** The club's page: champions of the month, what is going on, what comes next, ratings, and addresses to subscribe to. */

import { z } from 'zod'
import { tableId, texts } from './common.ts'
import { day, month } from './daily.ts'

/** How much is to be given for a rating. */
export const sureness = z.enum(['vague', 'fair', 'firm'])

/** A rating is a range: nineteen of twenty times the truth lies in it. */
export const shownRating = z.object({
  mean: z.int(),
  low: z.int(),
  high: z.int(),
  sure: sureness,
  games: z.int(),
})
export type ShownRating = z.infer<typeof shownRating>

export const dailyChampion = z.object({
  place: z.int(),
  name: z.string(),
  mine: z.boolean(),
  points: z.number(),
  days: z.int(),
})
export const tableChampion = z.object({ name: z.string(), mine: z.boolean(), wins: z.int(), games: z.int() })
export const ratedPerson = shownRating.extend({ name: z.string(), mine: z.boolean() })
export type RatedPerson = z.infer<typeof ratedPerson>

export const deadline = z.object({ table: tableId, game: z.string(), title: texts, at: z.number() })
export type Deadline = z.infer<typeof deadline>

export const clubBody = z.object({
  day,
  month,
  /** The deals of the day, added up over the month. */
  daily: z.array(z.object({ game: z.string(), title: texts, mode: texts, rows: z.array(dailyChampion) })),
  /** Wins at tables with at least two people. */
  tables: z.array(z.object({ game: z.string(), title: texts, rows: z.array(tableChampion) })),
  activity: z.object({
    /** Finished games of the last weeks, day by day, oldest first. */
    days: z.array(z.object({ day, games: z.int() })),
    games: z.int(),
    people: z.int(),
  }),
  upcoming: z.object({
    /** When new deals of the day begin. */
    dealsAt: z.number(),
    /** One's own moves that are due. */
    deadlines: z.array(deadline),
    /** Public tables that wait for people. */
    open: z.array(z.object({ table: tableId, game: z.string(), title: texts, host: z.string(), free: z.int() })),
  }),
  ratings: z.object({
    /** The club wants ratings. */
    club: z.boolean(),
    /** I want to be shown with mine. */
    mine: z.boolean(),
    titles: z.array(z.object({ game: z.string(), title: texts, rows: z.array(ratedPerson) })),
  }),
  feeds: z.object({ atom: z.string(), json: z.string() }),
  /** There is an address for my deadlines; it is told only when it is made. */
  calendar: z.boolean(),
  /** I may set what holds for the club. */
  admin: z.boolean(),
})
export type ClubBody = z.infer<typeof clubBody>

export const ratedBody = z.object({ on: z.boolean() })
/** Where one's deadlines can be subscribed to; whoever has the address sees them. */
export const calendarBody = z.object({ path: z.string() })
export const clubSettings = z.object({
  ratings: z.boolean().optional(),
  /** The feeds get other addresses; the old ones end. */
  newFeeds: z.literal(true).optional(),
})

export const feedQuery = z.object({ token: z.string().max(100).optional(), lang: z.enum(['en', 'de']).optional() })
export const calendarParams = z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) })
