/** Attempts at the deals of the day, and their verified results: one attempt for each person, the ladder over all of them. */

import { mondayOf, monthOf } from '../daily/days.ts'
import type { Db, Statement, Value } from './db.ts'

/** One deal: a day, a title, a mode. */
export interface DealKey {
  readonly day: string
  readonly game: string
  readonly mode: string
}

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

/** A line of a ladder. */
export interface LadderRow {
  readonly place: number
  readonly who: string
  readonly name: string | null
  readonly points: number
  readonly days: number
  readonly ms: number
  readonly advice: number
  readonly medal: number
  readonly table_id: string | null
}

/** A day; or the Monday of a week, or a month, over which deals are added up. */
export type Period = { readonly day: string } | { readonly span: string }

export const weekSpan = (day: string): string => `week ${mondayOf(day)}`
export const monthSum = (day: string): string => `month ${monthOf(day)}`

export interface LadderAsked {
  readonly game: string
  readonly mode: string
  readonly period: Period
  /** Who asks; their own neighbourhood is shown besides the top. */
  readonly me: string | null
  readonly top: number
  readonly around: number
}

export interface Ladder {
  readonly total: number
  readonly rows: readonly LadderRow[]
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

/** Everybody with whom a person sat at a table that was played; themselves, too. */
export const PLAYED_WITH = `SELECT other.person FROM seats AS own
  JOIN tables ON tables.id = own.table_id AND tables.status IN ('running', 'over')
  JOIN seats AS other ON other.table_id = own.table_id WHERE own.person = ? AND other.person IS NOT NULL`

/** A result with bronze where it is above the day's mean of all people. */
const MEDAL = `CASE WHEN r.medal > 0 THEN r.medal WHEN r.points * d.people > d.points THEN ${MEDALS.bronze} ELSE 0 END`
const OF_THE_DAY = 'LEFT JOIN daily_deals AS d ON d.day = r.day AND d.game = r.game AND d.mode = r.mode'

export interface DailyStore {
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
  ladder(asked: LadderAsked): Promise<Ladder>
  /** Only people one has played with, and oneself. */
  friends(asked: LadderAsked): Promise<Ladder>
  bots(deal: DealKey): Promise<LadderRow[]>
  mean(deal: DealKey): Promise<number | null>
  calendar(who: string, game: string, mode: string, first: string, last: string): Promise<CalendarRow[]>
  /** Days on which somebody has finished any deal. */
  days(who: string): Promise<string[]>
  /** How often somebody has reached what, by title and mode. */
  medals(
    who: string,
  ): Promise<{ game: string; mode: string; best: number; silver: number; gold: number; played: number }[]>
}

type Placed = Omit<LadderRow, 'place'> & { readonly tie: number; readonly ended_at: number }

/** More are not looked at: nobody has played with so many. */
const MOST_FRIENDS = 1000

const COLUMNS = 'r.who, people.name, r.points, r.tie, r.ended_at, r.ms, r.advice'
const NAMED = 'LEFT JOIN people ON people.id = r.who'

/** Where the lines of a ladder are read from. */
function placesIn({ game, mode, period }: LadderAsked): {
  readonly from: string
  /** What is joined to the lines that are shown. */
  readonly told: string
  readonly columns: string
  readonly where: string
  readonly params: readonly Value[]
} {
  return 'day' in period
    ? {
        from: 'daily_results AS r',
        told: `${OF_THE_DAY} ${NAMED}`,
        columns: `${COLUMNS}, r.table_id, 1 AS days, ${MEDAL} AS medal`,
        where: 'r.game = ? AND r.mode = ? AND r.day = ? AND r.bot IS NULL',
        params: [game, mode, period.day],
      }
    : {
        from: 'daily_sums AS r',
        told: NAMED,
        columns: `${COLUMNS}, NULL AS table_id, r.days, 0 AS medal`,
        where: 'r.game = ? AND r.mode = ? AND r.span = ?',
        params: [game, mode, period.span],
      }
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
              ...[weekSpan(r.day), monthSum(r.day)].map((span) => ({
                sql: `INSERT INTO daily_sums (span, game, mode, who, points, tie, ended_at, ms, advice, days)
                  SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT),
                    CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT),
                    (SELECT advice FROM daily_attempts WHERE table_id = ?), 1 WHERE ${isNew}
                  ON CONFLICT (span, game, mode, who) DO UPDATE SET points = daily_sums.points + excluded.points,
                    tie = daily_sums.tie + excluded.tie, ended_at = excluded.ended_at, ms = daily_sums.ms + excluded.ms,
                    advice = CASE WHEN excluded.advice = 1 THEN 1 ELSE daily_sums.advice END, days = daily_sums.days + 1`,
                params: [span, r.game, r.mode, r.who, r.points, r.tie, r.endedAt, r.ms, r.table, ...key],
              })),
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
    ladder: async (asked) => {
      const { where, params, columns, from, told } = placesIn(asked)
      const order = 'r.points DESC, r.tie DESC, r.ended_at, r.who'
      const some = (limit: number, offset: number): Promise<Placed[]> =>
        // First the few, then what is told of them.
        db.all(
          `SELECT ${columns} FROM (SELECT r.* FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?) AS r ${told}
           ORDER BY ${order}`,
          [...params, limit, offset],
        )
      const count = async (more: string, values: readonly Value[]): Promise<number> => {
        const rows = await db.all<{ n: number }>(`SELECT count(*) AS n FROM ${from} WHERE ${where} ${more}`, [
          ...params,
          ...values,
        ])
        return rows[0]?.n ?? 0
      }
      const [total, best, own] = await Promise.all([
        count('', []),
        some(asked.top, 0),
        asked.me === null
          ? []
          : db.all<Placed>(`SELECT ${columns} FROM ${from} ${told} WHERE ${where} AND r.who = ?`, [
              ...params,
              asked.me,
            ]),
      ])
      const top = best.map((row, i) => ({ ...row, place: i + 1 }))
      const [mine] = own
      if (mine === undefined) return { total, rows: top }
      const { points: p, tie: t, ended_at: e, who } = mine
      const better = await count(
        `AND r.points >= ? AND (r.points > ? OR r.tie > ? OR (r.tie = ? AND (r.ended_at < ? OR (r.ended_at = ? AND r.who < ?))))`,
        [p, p, t, t, e, e, who],
      )
      const first = Math.max(asked.top, better - asked.around)
      const last = better + asked.around
      const near = last < first ? [] : await some(last - first + 1, first)
      return { total, rows: [...top, ...near.map((row, i) => ({ ...row, place: first + i + 1 }))] }
    },
    friends: async (asked) => {
      if (asked.me === null) return { total: 0, rows: [] }
      const known = await db.all<{ person: string }>(`SELECT DISTINCT person FROM (${PLAYED_WITH}) AS met LIMIT ?`, [
        asked.me,
        MOST_FRIENDS,
      ])
      const ids = known.map(({ person }) => person)
      if (ids.length === 0) return { total: 0, rows: [] }
      const { where, params, columns, from, told } = placesIn(asked)
      const rows = await db.all<Placed>(
        `SELECT ${columns} FROM ${from} ${told} WHERE ${where} AND r.who IN (${ids.map(() => '?').join(', ')})
         ORDER BY r.points DESC, r.tie DESC, r.ended_at, r.who`,
        [...params, ...ids],
      )
      return { total: rows.length, rows: rows.map((row, i) => ({ ...row, place: i + 1 })) }
    },
    bots: (deal) =>
      db.all(
        `SELECT 0 AS place, who, NULL AS name, points, 1 AS days, ms, advice, medal, table_id FROM daily_results
         WHERE day = ? AND game = ? AND mode = ? AND bot IS NOT NULL ORDER BY points DESC, tie DESC, who`,
        keyOf(deal),
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
    ...sumAnew(guest),
    ...sumAnew(into),
  ]
}

/** Week and month of a result. */
const SPANS = ["'week ' || r.week", "'month ' || substr(r.day, 1, 7)"]

/** The sums of somebody whose results have changed. */
function sumAnew(who: string): Statement[] {
  const sum = `r.game, r.mode, r.who, CAST(sum(r.points) AS BIGINT), CAST(sum(r.tie) AS BIGINT), max(r.ended_at),
    CAST(sum(r.ms) AS BIGINT), max(r.advice), count(*) FROM daily_results AS r`
  return [
    { sql: 'DELETE FROM daily_sums WHERE who = ?', params: [who] },
    ...SPANS.map((span) => ({
      sql: `INSERT INTO daily_sums (span, game, mode, who, points, tie, ended_at, ms, advice, days)
        SELECT ${span}, ${sum} WHERE r.who = ? GROUP BY 1, r.game, r.mode, r.who`,
      params: [who],
    })),
  ]
}

/** Nothing is left of somebody; the day's mean stays, which names nobody. */
export const removeDaily = (person: string): Statement[] =>
  ['daily_results', 'daily_attempts', 'daily_sums'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE who = ?`,
    params: [person],
  }))
