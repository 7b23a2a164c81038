/** What somebody's finished games add up to. Games that a bot finished for them are not theirs. */

import type { Options } from '@dorfplatz/kernel'
import { type Db, parse } from './db.ts'

export interface KindRow {
  readonly game: string
  readonly seats: number
  readonly mode: string
  readonly games: number
  readonly points: number
  readonly best: number
  readonly won: number
}

export interface MetRow {
  readonly person: string
  readonly name: string
  readonly games: number
  readonly ahead: number
  readonly behind: number
  readonly points: number
}

export interface RunRow {
  readonly table: string
  readonly game: string
  readonly mode: string
  readonly options: Options
  readonly score: number
  readonly at: number
}

export interface Standing {
  kinds(person: string): Promise<KindRow[]>
  /** Those somebody has played with most; only the one, where one is named. */
  met(person: string, limit: number, other?: string): Promise<MetRow[]>
  /** Whether two have sat at one table that was played. */
  haveMet(one: string, other: string): Promise<boolean>
  /** Running tables somebody sits at. */
  running(person: string): Promise<number>
  /** Games alone, newest first; not from a seed that somebody knew. */
  runs(person: string, limit: number): Promise<RunRow[]>
  /** Games brought along from devices. */
  brought(person: string): Promise<number>
}

/** Head to head is counted over so many games. */
const LOOKED_BACK = 1000
const MOST_SEATS = 8

/**
 * Somebody's newest tables, each with every seat of it. Whose seats count is asked outside, and the limits keep it there: a
 * database that may ask for people and bots in here looks through all results for each table.
 */
const PAIRS = `SELECT own.bot AS own_bot, own.place AS own_place, own.score AS own_score,
    other.person, other.bot, other.place, other.score
  FROM (SELECT table_id, bot, place, score FROM results WHERE person = ? AND seats > 1
    ORDER BY ended_at DESC LIMIT ${LOOKED_BACK}) AS own
  JOIN results AS other ON other.table_id = own.table_id LIMIT ${LOOKED_BACK * MOST_SEATS}`

const OWN = 'person = ? AND bot IS NULL'

export function openStanding(db: Db): Standing {
  const count = async (sql: string, params: readonly string[]): Promise<number> =>
    (await db.all<{ n: number }>(sql, params))[0]?.n ?? 0
  return {
    kinds: (person) =>
      db.all(
        `SELECT game, seats, mode, count(*) AS games, CAST(sum(score) AS BIGINT) AS points, max(score) AS best,
           count(CASE WHEN place = 1 AND seats > 1 THEN 1 END) AS won
         FROM results WHERE ${OWN} GROUP BY game, seats, mode ORDER BY game, seats, mode`,
        [person],
      ),
    met: (person, limit, other) =>
      db.all(
        `SELECT met.person, people.name, met.games, met.ahead, met.behind, met.points
         FROM (SELECT person, count(*) AS games, count(CASE WHEN own_place < place THEN 1 END) AS ahead,
             count(CASE WHEN own_place > place THEN 1 END) AS behind, CAST(sum(own_score - score) AS BIGINT) AS points
           FROM (${PAIRS}) AS pair
           WHERE own_bot IS NULL AND bot IS NULL AND person ${other === undefined ? '<>' : '='} ? GROUP BY person) AS met
         JOIN people ON people.id = met.person ORDER BY met.games DESC, people.name LIMIT ?`,
        [person, other ?? person, limit],
      ),
    haveMet: async (one, other) => {
      const rows = await db.all(
        `SELECT 1 AS met FROM results AS own JOIN results AS their ON their.table_id = own.table_id
           WHERE own.person = ? AND their.person = ?
         UNION SELECT 1 FROM seats AS own JOIN tables ON tables.id = own.table_id AND tables.status IN ('running', 'over')
           JOIN seats AS their ON their.table_id = own.table_id WHERE own.person = ? AND their.person = ? LIMIT 1`,
        [one, other, one, other],
      )
      return rows.length > 0
    },
    running: (person) =>
      count(
        `SELECT count(DISTINCT tables.id) AS n FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE seats.person = ? AND tables.status = 'running' AND tables.archived = 0`,
        [person],
      ),
    runs: async (person, limit) => {
      const rows = await db.all<Omit<RunRow, 'options'> & { options: string }>(
        `SELECT table_id AS "table", game, mode, options, score, ended_at AS at FROM results
         WHERE ${OWN} AND seats = 1 AND practice = 0 ORDER BY ended_at DESC LIMIT ?`,
        [person, limit],
      )
      return rows.map((row) => ({ ...row, options: parse(row.options) }))
    },
    brought: (person) => count('SELECT count(*) AS n FROM results WHERE person = ? AND device = 1', [person]),
  }
}
