/** What the club's page and its feeds are made of: who has won, how much is played, whose moves are due. */

import { digest, randomToken } from '../secrets.ts'
import { type Db, listOf, type Reads, type Value } from './db.ts'
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
  readonly wins: number
  readonly games: number
}

/** What all results since some moment come to. */
export interface Counted {
  /** Wins at tables with at least two people, most first. */
  readonly winners: readonly Winner[]
  /** Finished games by the number of days since the moment. */
  readonly activity: readonly { readonly day: number; readonly games: number }[]
  /** People who have finished a game. */
  readonly players: number
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

const LISTED = 500
export const FEED_TOKEN = 'feed token'
/** Nobody has more of them due at once. */
const MOST_DUE = 100

/** So many winners are looked at for those whom somebody may see. */
const MOST_WINNERS = 1000

/**
 * A look at every result since the first of these days: a matter of seconds where much is played, and so none for the
 * connection that writes. Days are told by when they begin, for one on which the clock is put back has 25 hours.
 */
export async function countResults(db: Reads, wonSince: number, days: readonly number[]): Promise<Counted> {
  const winners = await db.all<Winner>(
    `SELECT r.game, r.person, sum(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) AS wins, count(*) AS games
     FROM results AS r
     WHERE r.ended_at >= ? AND r.practice = 0 AND r.device = 0 AND r.daily IS NULL AND r.seats > 1
       AND r.person IS NOT NULL AND r.bot IS NULL AND r.conceded = 0
       AND EXISTS (SELECT 1 FROM results AS o WHERE o.table_id = r.table_id AND o.person IS NOT NULL
         AND o.person <> r.person)
     GROUP BY r.game, r.person HAVING sum(CASE WHEN r.place = 1 THEN 1 ELSE 0 END) > 0
     ORDER BY wins DESC, games, r.person LIMIT ${MOST_WINNERS}`,
    [wonSince],
  )
  const since = days[0] ?? 0
  const spans = days.map((start, i) => [i, start, days[i + 1] ?? Number.MAX_SAFE_INTEGER])
  const activity = await db.all<{ day: number; games: number }>(
    `WITH days (day, start, later) AS (VALUES ${spans.map((span) => `(${span.join(', ')})`).join(', ')})
     SELECT day, count(DISTINCT table_id) AS games FROM days JOIN results ON ended_at >= start AND ended_at < later
     GROUP BY day`,
  )
  const [row] = await db.all<{ n: number }>('SELECT count(DISTINCT person) AS n FROM results WHERE ended_at >= ?', [
    since,
  ])
  return { winners, activity, players: row?.n ?? 0 }
}

export interface FinishedTable {
  readonly table: string
  readonly at: number
  readonly visibility: string
}

/** Finished tables that anybody may hear of, newest first; where few let everybody look, that is a look at all results. */
export const finishedTables = (db: Reads, limit: number): Promise<FinishedTable[]> =>
  db.all(
    `SELECT DISTINCT r.table_id AS "table", r.ended_at AS at, t.visibility FROM results AS r
     JOIN people AS p ON p.id = r.person AND p.shown = '${SEEN_BY_ALL}'
     JOIN tables AS t ON t.id = r.table_id AND t.visibility <> 'private'
     WHERE r.practice = 0 AND r.daily IS NULL AND r.device = 0 ORDER BY r.ended_at DESC, r.table_id LIMIT ?`,
    [limit],
  )

export interface Clubhouse {
  /** Those whom the viewer may see, with their names. */
  seen(winners: readonly Winner[], viewer: string | null): Promise<(Winner & { readonly name: string })[]>
  /** Only people who want it, and whom the viewer may see. */
  rated(viewer: string | null): Promise<RatedRow[]>
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
    seen: async (winners, viewer) => {
      const { marks, params } = listOf([...new Set(winners.map(({ person }) => person))])
      const rows = await db.all<{ id: string; name: string }>(
        `SELECT p.id, p.name FROM people AS p WHERE p.id IN (${marks}) AND ${MAY_SEE}`,
        [...params, ...seenBy(viewer)],
      )
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      return winners
        .flatMap((winner) => {
          const name = names.get(winner.person)
          return name === undefined ? [] : [{ ...winner, name }]
        })
        .sort((a, b) => b.wins - a.wins || a.games - b.games || a.name.localeCompare(b.name))
    },
    rated: (viewer) =>
      db.all(
        `SELECT r.game, r.person, p.name, r.mu, r.sigma, r.games FROM ratings AS r JOIN people AS p ON p.id = r.person
         WHERE p.rated = 1 AND p.banned = 0 AND ${MAY_SEE} ORDER BY r.mu - 2 * r.sigma DESC, r.person LIMIT ${LISTED}`,
        seenBy(viewer),
      ),
    open: async (people) => {
      if (people.length === 0) return new Set()
      const { marks, params } = listOf([...people])
      const rows = await db.all<{ id: string }>(
        `SELECT id FROM people WHERE shown = '${SEEN_BY_ALL}' AND id IN (${marks})`,
        params,
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
