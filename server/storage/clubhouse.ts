/** What the club's page and its feeds are made of: who has won, how much is played, whose moves are due. */

import { digest, randomToken } from '../secrets.ts'
import type { Db, Value } from './db.ts'
import { PLAYED_WITH } from './ladder.ts'
import { settle, writeSetting } from './settings.ts'
import type { Tables } from './tables.ts'

/** What a viewer's person page setting means: everybody may look. */
export const SEEN_BY_ALL = 'all'

/** May this viewer see what somebody (`p`) has played? Strangers see only those who let everybody look. */
const MAY_SEE = `(p.shown = '${SEEN_BY_ALL}' OR p.id = ? OR (p.shown = 'met' AND p.id IN (${PLAYED_WITH})))`

export interface Winner {
  readonly game: string
  readonly person: string
  readonly name: string
  readonly wins: number
  readonly games: number
}

export interface RatedRow {
  readonly game: string
  readonly person: string
  readonly name: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

export interface Due {
  readonly table: string
  readonly seat: number
  readonly game: string
  readonly since: number
  readonly at: number
  /** The others at the table. */
  readonly names: readonly string[]
}

const DAY_MS = 24 * 3600_000
const LISTED = 500
const FEED_TOKEN = 'feed token'
/** Nobody has more of them due at once. */
const MOST_DUE = 100

export interface Clubhouse {
  /** Wins since a moment at tables with at least two people, most first; only people the viewer may see. */
  winners(since: number, viewer: string | null): Promise<Winner[]>
  /** Finished games by the number of days since a moment. */
  activity(since: number): Promise<{ day: number; games: number }[]>
  /** People who have finished a game since a moment. */
  players(since: number): Promise<number>
  /** Only people who want it, and whom the viewer may see. */
  rated(viewer: string | null): Promise<RatedRow[]>
  /** Finished tables that anybody may hear of, newest first. */
  finished(limit: number): Promise<{ table: string; at: number; visibility: string }[]>
  /** Those of these people who let everybody look. */
  open(people: readonly string[]): Promise<ReadonlySet<string>>
  due(person: string): Promise<Due[]>
  feedToken(): Promise<string>
  renewFeedToken(): Promise<void>
  hasCalendar(person: string): Promise<boolean>
  /** A new address; only its digest is kept, and the old one ends. */
  newCalendar(person: string): Promise<string>
  endCalendar(person: string): Promise<void>
  byCalendar(secret: string): Promise<string | null>
}

export function openClubhouse(db: Db, tables: Tables): Clubhouse {
  const seenBy = (viewer: string | null): Value[] => [viewer ?? '', viewer ?? '']
  return {
    winners: (since, viewer) =>
      db.all(
        `SELECT r.game, r.person, p.name, sum(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) AS wins, count(*) AS games
         FROM results AS r JOIN people AS p ON p.id = r.person
         WHERE r.ended_at >= ? AND r.practice = 0 AND r.device = 0 AND r.daily IS NULL AND r.seats > 1
           AND r.bot IS NULL AND r.conceded = 0 AND ${MAY_SEE}
           AND EXISTS (SELECT 1 FROM results AS o WHERE o.table_id = r.table_id AND o.person IS NOT NULL
             AND o.person <> r.person)
         GROUP BY r.game, r.person, p.name HAVING sum(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) > 0
         ORDER BY wins DESC, games, p.name, r.person LIMIT ${LISTED}`,
        [since, ...seenBy(viewer)],
      ),
    activity: (since) =>
      db.all(
        `SELECT CAST((ended_at - ?) / ${DAY_MS} AS BIGINT) AS day, count(DISTINCT table_id) AS games FROM results
         WHERE ended_at >= ? GROUP BY 1`,
        [since, since],
      ),
    players: async (since) =>
      (await db.all<{ n: number }>('SELECT count(DISTINCT person) AS n FROM results WHERE ended_at >= ?', [since]))[0]
        ?.n ?? 0,
    rated: (viewer) =>
      db.all(
        `SELECT r.game, r.person, p.name, r.mu, r.sigma, r.games FROM ratings AS r JOIN people AS p ON p.id = r.person
         WHERE p.rated = 1 AND p.banned = 0 AND ${MAY_SEE} ORDER BY r.mu - 2 * r.sigma DESC, r.person LIMIT ${LISTED}`,
        seenBy(viewer),
      ),
    finished: (limit) =>
      db.all(
        `SELECT DISTINCT r.table_id AS "table", r.ended_at AS at, t.visibility FROM results AS r
         JOIN people AS p ON p.id = r.person AND p.shown = '${SEEN_BY_ALL}'
         JOIN tables AS t ON t.id = r.table_id AND t.visibility <> 'private'
         WHERE r.practice = 0 AND r.daily IS NULL AND r.device = 0 ORDER BY r.ended_at DESC, r.table_id LIMIT ?`,
        [limit],
      ),
    open: async (people) => {
      if (people.length === 0) return new Set()
      const rows = await db.all<{ id: string }>(
        `SELECT id FROM people WHERE shown = '${SEEN_BY_ALL}' AND id IN (${people.map(() => '?').join(', ')})`,
        [...people],
      )
      return new Set(rows.map(({ id }) => id))
    },
    due: async (person) => {
      const rows = await db.all<{ id: string }>(
        `SELECT DISTINCT t.id FROM tables AS t JOIN seats AS s ON s.table_id = t.id
         WHERE t.status = 'running' AND t.archived = 0 AND t.seconds IS NOT NULL AND s.person = ? AND s.bot IS NULL
         LIMIT ${MOST_DUE}`,
        [person],
      )
      const cards = await tables.cards(rows.map(({ id }) => id))
      return cards
        .flatMap(({ row, waiting }) =>
          row.seats.flatMap((own): Due[] => {
            const since = waiting[own.seat]
            if (own.person !== person || own.bot !== null || since === undefined) return []
            const names = row.seats.filter((s) => s.person !== person).map((s) => s.name)
            const at = since + (row.seconds ?? 0) * 1000
            return [{ table: row.id, seat: own.seat, game: row.game, since, at, names }]
          }),
        )
        .sort((a, b) => a.at - b.at)
    },
    feedToken: () => settle(db, FEED_TOKEN, randomToken),
    renewFeedToken: async () => {
      await db.tx([writeSetting(FEED_TOKEN, randomToken())])
    },
    hasCalendar: async (person) =>
      (await db.all('SELECT 1 AS one FROM people WHERE id = ? AND calendar IS NOT NULL', [person])).length > 0,
    newCalendar: async (person) => {
      const secret = randomToken()
      await db.all('UPDATE people SET calendar = ? WHERE id = ?', [digest(secret), person])
      return secret
    },
    endCalendar: async (person) => {
      await db.all('UPDATE people SET calendar = NULL WHERE id = ?', [person])
    },
    byCalendar: async (secret) => {
      const rows = await db.all<{ id: string }>('SELECT id FROM people WHERE calendar = ? AND banned = 0', [
        digest(secret),
      ])
      return rows[0]?.id ?? null
    },
  }
}
