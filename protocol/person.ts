/** What somebody has played: finished games, one by one. */

import { z } from 'zod'
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
  table: tableId,
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
