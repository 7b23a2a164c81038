/** What somebody has played: finished games, one by one. */

import { z } from 'zod'
import { shownRating } from './clubhouse.ts'
import { botLevel, tableId } from './common.ts'

export const resultsQuery = z.object({
  /** Only those that ended before this moment. */
  before: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})

/** Somebody at a finished table. */
export const resultSeat = z.object({
  seat: z.int(),
  name: z.string(),
  /** The level of the bot that had the seat at the end; null for people. */
  level: botLevel.nullable(),
  mine: z.boolean(),
  score: z.number(),
  place: z.int(),
  conceded: z.boolean(),
})

export const finishedGame = z.object({
  /** A table's id; another word where it was played on a device. */
  table: z.string(),
  /** The table is still there to look at. */
  replay: z.boolean(),
  game: z.string(),
  /** What kind of game: `noCards=true`; empty for the usual one. */
  mode: z.string(),
  practice: z.boolean(),
  daily: z.string().nullable(),
  device: z.boolean(),
  seat: z.int(),
  score: z.number(),
  place: z.int(),
  verdict: z.string().nullable(),
  cards: z.array(z.string()),
  startedAt: z.number().nullable(),
  endedAt: z.number(),
  seats: z.array(resultSeat),
})
export type FinishedGame = z.infer<typeof finishedGame>

export const resultsBody = z.object({ games: z.array(finishedGame) })

/** Who may look at somebody's page: people they have played with, everybody, nobody. */
export const shownTo = z.enum(['met', 'all', 'none'])
export type ShownTo = z.infer<typeof shownTo>

export const personParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/) })

/** Games of one title, so many seats and one kind, added up. */
export const kindSum = z.object({
  game: z.string(),
  seats: z.int(),
  mode: z.string(),
  games: z.int(),
  /** All points together. */
  points: z.number(),
  best: z.number(),
  won: z.int(),
  /** The newest scores, oldest first. */
  last: z.array(z.number()),
})
export type KindSum = z.infer<typeof kindSum>

/** A card that somebody has played, and how many points more than usual these games came to. */
export const cardSum = z.object({ game: z.string(), card: z.string(), games: z.int(), gain: z.number() })
export type CardSum = z.infer<typeof cardSum>

/** Somebody one has played with. `ahead` and `behind`: how often one came in before or after them. */
export const metSum = z.object({
  person: z.string(),
  name: z.string(),
  games: z.int(),
  ahead: z.int(),
  behind: z.int(),
  /** All points more than theirs together; below zero: less. */
  points: z.number(),
})
export type MetSum = z.infer<typeof metSum>

/** A finished game on somebody's page; the table and its people only for those who sat there. */
export const recentGame = z.object({
  table: tableId.nullable(),
  game: z.string(),
  seats: z.int(),
  mode: z.string(),
  daily: z.string().nullable(),
  device: z.boolean(),
  score: z.number(),
  place: z.int(),
  /** A bot had the seat at the end. */
  left: z.boolean(),
  endedAt: z.number(),
  /** Names of the others, as far as they are told. */
  others: z.array(z.string()),
})
export type RecentGame = z.infer<typeof recentGame>

export const personBody = z.object({
  person: z.object({ id: z.string(), name: z.string(), since: z.number(), mine: z.boolean() }),
  /** Who may look; told to oneself only. */
  shown: shownTo.nullable(),
  games: z.int(),
  running: z.int().nullable(),
  daily: z.object({ longest: z.int(), silver: z.int(), gold: z.int() }),
  kinds: z.array(kindSum),
  cards: z.array(cardSum),
  recent: z.array(recentGame),
  met: z.array(metSum),
  /** By title; only where the club wants ratings and this person wants theirs to be seen. */
  ratings: z.array(shownRating.extend({ game: z.string() })),
})
export type PersonBody = z.infer<typeof personBody>

/** A finished game alone, for the career. */
export const soloRun = z.object({
  table: z.string(),
  game: z.string(),
  mode: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  score: z.number(),
  at: z.number(),
})
export type SoloRun = z.infer<typeof soloRun>
export const runsBody = z.object({ runs: z.array(soloRun) })

/** A game that was played on a device: its record, and who sat there. */
export const broughtGame = z.object({
  record: z.unknown(),
  /** One's own seat. */
  seat: z.int().min(0).max(8),
  seats: z
    .array(z.object({ name: z.string().max(60), level: botLevel.nullable() }))
    .min(1)
    .max(8),
  startedAt: z.number().int().min(0),
  endedAt: z.number().int().min(0),
})
export type BroughtGame = z.input<typeof broughtGame>
/** `isNew`: false when it was brought before. */
export const broughtBody = z.object({ isNew: z.boolean() })
