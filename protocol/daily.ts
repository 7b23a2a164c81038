/** The deals of the day: what is dealt, who has played it, and how the days went. */

import { z } from 'zod'
import { answer, botLevel, lang, seat, tableId, tableInfo, texts } from './common.ts'

export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const month = z.string().regex(/^\d{4}-\d{2}$/)
const word = z.string().regex(/^[a-z0-9-]{1,40}$/)

export const dealParams = z.object({ game: word, mode: word })

export const medal = z.enum(['none', 'bronze', 'silver', 'gold'])
export type Medal = z.infer<typeof medal>

/** A goal of the rulebook: from so many points on. */
export const goal = z.object({ from: z.number(), title: texts, medal: medal.nullable() })

export const dealtMode = z.object({
  id: z.string(),
  name: texts,
  goals: z.array(goal),
  /** SHA-256 of today's seed, and of tomorrow's. */
  commitment: z.string(),
  tomorrow: z.string(),
  /** One's own attempt today. */
  state: z.enum(['open', 'running', 'done']),
  table: tableId.nullable(),
  points: z.number().nullable(),
})
export type DealtMode = z.infer<typeof dealtMode>

export const dailyBody = z.object({
  day,
  /** Counted from the first day of this server. */
  number: z.int(),
  endsAt: z.number(),
  titles: z.array(z.object({ game: z.string(), name: texts, modes: z.array(dealtMode) })),
  streak: z.object({ now: z.int(), longest: z.int() }),
})
export type DailyBody = z.infer<typeof dailyBody>

export const beginBody = z.object({
  /** The day one means: whoever comes too late hears so. */
  day,
})
export const begunBody = z.object({ table: tableInfo })

export const ladderQuery = z.object({
  day: day.optional(),
  span: z.enum(['day', 'week', 'month']).default('day'),
  among: z.enum(['all', 'friends']).default('all'),
})
export const ladderRow = z.object({
  /** Null for bots, who stand beside the people. */
  place: z.int().nullable(),
  name: z.string(),
  level: botLevel.nullable(),
  mine: z.boolean(),
  points: z.number(),
  /** Deals that were added up. */
  days: z.int(),
  medal,
  /** Played with advice. */
  advice: z.boolean(),
  /** Time at the table, without long pauses. */
  ms: z.number(),
  /** How to look at the game; null while it is closed. */
  replay: z.object({ table: tableId, invite: z.string().nullable() }).nullable(),
})
export type LadderRow = z.infer<typeof ladderRow>
export const ladderBody = z.object({
  day,
  /** How many people stand in it. */
  total: z.int(),
  /** The day's mean of all people. */
  mean: z.number().nullable(),
  rows: z.array(ladderRow),
  /** Others' games can be looked at. */
  open: z.boolean(),
})
export type LadderBody = z.infer<typeof ladderBody>

export const calendarQuery = z.object({ month: month.optional() })
export const calendarBody = z.object({
  month,
  days: z.array(z.object({ day, points: z.number(), medal, advice: z.boolean(), table: tableId })),
  /** Since the beginning. */
  best: z.number().nullable(),
  silver: z.int(),
  gold: z.int(),
})
export type CalendarBody = z.infer<typeof calendarBody>

export const dealQuery = z.object({ day })
/** What was told before a day, and what is told after it: whoever has both can check the deal. */
export const dealBody = z.object({ day, commitment: z.string(), seed: z.string().nullable() })

export const adviceBody = z.object({ seat, lang })
export const advised = z.object({
  advice: z.array(z.object({ answer, promise: z.string(), reason: z.string() })),
})
