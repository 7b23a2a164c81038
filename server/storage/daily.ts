/** Attempts at the deals of the day, and their verified results: one attempt for each person, the ladder over all of them. */

import { mondayOf } from '../daily/days.ts'
import type { Db, Statement, Value } from './db.ts'
import { type DealKey, type LadderRow, type Ladders, MEDAL, OF_THE_DAY, openLadders, placeAnew } from './ladder.ts'

export interface Attempt extends DealKey {
  readonly who: string
  readonly table: string
  readonly advice: boolean
}

/** A bot among the people of a ladder, by its level. */
export const botWho = (level: string): string => `bot:${level}`
export const levelOf = (who: string): string | null => (who.startsWith('bot:') ? who.slice(4) : null)

/** How an attempt was settled. */
export const SETTLED = { counted: 1, unproven: 2, late: 3 } as const

export const MEDALS = { none: 0, bronze: 1, silver: 2, gold: 3 } as const

export interface Finished extends Attempt {
  readonly points: number
  /** The game's tie-break, greater first. */
  readonly tie: number
  readonly endedAt: number
  readonly ms: number
  readonly medal: number
}

export interface CalendarRow {
  readonly day: string
  readonly points: number
  readonly medal: number
  readonly advice: number
  readonly table_id: string
}

export interface Own {
  readonly game: string
  readonly mode: string
  readonly table: string
  /** Null where it does not count, or not yet. */
  readonly points: number | null
  readonly settled: number
}

export interface DailyStore extends Ladders {
  attempt(deal: DealKey, who: string): Promise<Attempt | null>
  attemptAt(table: string): Promise<Attempt | null>
  /** To be written together with its table. Fails when there is one already. */
  beginning(attempt: Attempt, at: number): Statement
  markAdvice(table: string): Promise<void>
  /** Once only, however often it is called. */
  finish(result: Finished): Promise<void>
  settleWithout(table: string, how: number): Promise<void>
  /** Attempts of these days that nothing was made of yet, though their tables are over or their day is. */
  unsettled(now: number): Promise<{ table: string; status: string | null }[]>
  /** Deals of a day that people have begun, and the bots that have, too. */
  begun(day: string): Promise<{ game: string; mode: string; who: string; settled: number }[]>
  own(day: string, who: string): Promise<Own[]>
  /** Bots of these levels. */
  bots(deal: DealKey, levels: readonly string[]): Promise<LadderRow[]>
  mean(deal: DealKey): Promise<number | null>
  calendar(who: string, game: string, mode: string, first: string, last: string): Promise<CalendarRow[]>
  /** Days on which somebody has finished any deal. */
  days(who: string): Promise<string[]>
  /** How often somebody has reached what, by title and mode. */
  medals(
    who: string,
  ): Promise<{ game: string; mode: string; best: number; silver: number; gold: number; played: number }[]>
}

const toAttempt = (row: Record<string, Value>): Attempt => ({
  day: String(row.day),
  game: String(row.game),
  mode: String(row.mode),
  who: String(row.who),
  table: String(row.table_id),
  advice: row.advice === 1,
})

export function openDailyStore(db: Db): DailyStore {
  const one = async (where: string, params: readonly Value[]): Promise<Attempt | null> => {
    const rows = await db.all(`SELECT * FROM daily_attempts WHERE ${where}`, params)
    return rows[0] === undefined ? null : toAttempt(rows[0])
  }
  const keyOf = ({ day, game, mode }: DealKey): [string, string, string] => [day, game, mode]
  return {
    attempt: (deal, who) => one('day = ? AND game = ? AND mode = ? AND who = ?', [...keyOf(deal), who]),
    attemptAt: (table) => one('table_id = ?', [table]),
    beginning: ({ who, table, ...deal }, at) => ({
      sql: 'INSERT INTO daily_attempts (day, game, mode, who, table_id, started_at) VALUES (?, ?, ?, ?, ?, ?)',
      params: [...keyOf(deal), who, table, at],
    }),
    markAdvice: async (table) => {
      await db.all('UPDATE daily_attempts SET advice = 1 WHERE table_id = ? AND advice = 0', [table])
    },
    finish: async (r) => {
      const key = [...keyOf(r), r.who]
      const isNew = `NOT EXISTS (SELECT 1 FROM daily_results WHERE day = ? AND game = ? AND mode = ? AND who = ?)`
      const counted = levelOf(r.who) === null
      await db.tx([
        // Whoever comes second waits here, and finds the result afterwards.
        {
          sql: 'UPDATE daily_attempts SET settled = ? WHERE table_id = ?',
          params: [SETTLED.counted, r.table],
        },
        ...(counted
          ? [
              {
                sql: `INSERT INTO daily_deals (day, game, mode, people, points)
                  SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), 1, CAST(? AS BIGINT) WHERE ${isNew}
                  ON CONFLICT (day, game, mode) DO UPDATE SET people = daily_deals.people + 1,
                    points = daily_deals.points + excluded.points`,
                params: [...keyOf(r), r.points, ...key],
              },
            ]
          : []),
        {
          sql: `INSERT INTO daily_results (day, game, mode, who, week, bot, table_id, points, tie, ended_at, ms, advice, medal)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT advice FROM daily_attempts WHERE table_id = ?), ?)
            ON CONFLICT DO NOTHING`,
          params: [
            ...key,
            mondayOf(r.day),
            levelOf(r.who),
            r.table,
            r.points,
            r.tie,
            r.endedAt,
            r.ms,
            r.table,
            r.medal,
          ],
        },
        ...(counted ? placeAnew(r.who, r) : []),
      ])
    },
    settleWithout: async (table, how) => {
      await db.all('UPDATE daily_attempts SET settled = ? WHERE table_id = ? AND settled = 0', [how, table])
    },
    unsettled: (now) =>
      db.all(
        `SELECT a.table_id AS "table", t.status FROM daily_attempts AS a LEFT JOIN tables AS t ON t.id = a.table_id
         WHERE a.settled = 0 AND (t.id IS NULL OR t.status IN ('over', 'stopped') OR t.sealed_until < ?)`,
        [now],
      ),
    begun: (day) => db.all('SELECT game, mode, who, settled FROM daily_attempts WHERE day = ?', [day]),
    own: (day, who) =>
      db.all(
        `SELECT a.game, a.mode, a.table_id AS "table", a.settled, r.points FROM daily_attempts AS a
         LEFT JOIN daily_results AS r ON r.day = a.day AND r.game = a.game AND r.mode = a.mode AND r.who = a.who
         WHERE a.day = ? AND a.who = ?`,
        [day, who],
      ),
    ...openLadders(db),
    bots: (deal, levels) =>
      db.all(
        `SELECT 0 AS place, who, NULL AS name, points, 1 AS days, ms, advice, medal, table_id FROM daily_results
         WHERE day = ? AND game = ? AND mode = ? AND who IN (${levels.map(() => '?').join(', ')})
         ORDER BY points DESC, tie DESC, who`,
        [...keyOf(deal), ...levels.map(botWho)],
      ),
    mean: async (deal) => {
      const rows = await db.all<{ people: number; points: number }>(
        'SELECT people, points FROM daily_deals WHERE day = ? AND game = ? AND mode = ?',
        keyOf(deal),
      )
      return rows[0] === undefined ? null : rows[0].points / rows[0].people
    },
    calendar: (who, game, mode, first, last) =>
      db.all(
        `SELECT r.day, r.points, ${MEDAL} AS medal, r.advice, r.table_id FROM daily_results AS r ${OF_THE_DAY}
         WHERE r.who = ? AND r.game = ? AND r.mode = ? AND r.day BETWEEN ? AND ? ORDER BY r.day`,
        [who, game, mode, first, last],
      ),
    days: async (who) => {
      const rows = await db.all<{ day: string }>('SELECT DISTINCT day FROM daily_results WHERE who = ?', [who])
      return rows.map(({ day }) => day)
    },
    medals: (who) =>
      db.all(
        `SELECT game, mode, max(points) AS best, count(*) AS played,
           count(CASE WHEN medal = ${MEDALS.silver} THEN 1 END) AS silver,
           count(CASE WHEN medal = ${MEDALS.gold} THEN 1 END) AS gold
         FROM daily_results WHERE who = ? GROUP BY game, mode`,
        [who],
      ),
  }
}

/** A guest becomes part of an account: what was begun first counts, whoever of the two began it. */
export function mergeDaily(guest: string, into: string): Statement[] {
  /** Forgets attempts at deals that the other has begun before. */
  const forgetLater = (whose: string, other: string, than: '>' | '>='): Statement[] =>
    ['daily_results', 'daily_attempts'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE who = ? AND EXISTS (
          SELECT 1 FROM daily_attempts AS own JOIN daily_attempts AS first
            ON first.day = own.day AND first.game = own.game AND first.mode = own.mode AND first.who = ?
          WHERE own.who = ? AND own.started_at ${than} first.started_at
            AND own.day = ${table}.day AND own.game = ${table}.game AND own.mode = ${table}.mode)`,
      params: [whose, other, whose],
    }))
  return [
    ...forgetLater(into, guest, '>'),
    ...forgetLater(guest, into, '>='),
    ...['daily_results', 'daily_attempts'].map((table) => ({
      sql: `UPDATE ${table} SET who = ? WHERE who = ?`,
      params: [into, guest],
    })),
    ...placeAnew(guest, null),
    ...placeAnew(into, null),
  ]
}

/** Nothing is left of somebody; the day's mean stays, which names nobody. */
export const removeDaily = (person: string): Statement[] => [
  ...['daily_results', 'daily_attempts'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE who = ?`,
    params: [person],
  })),
  ...placeAnew(person, null),
]
