/**
 * The ladders of the day, the week and the month. Each person's place material is kept added up (`daily_places`), and how many
 * people have so many points (`daily_counts`): a rank is found without a look at everybody. Both follow from the results alone.
 */

import { mondayOf, monthOf } from '../daily/days.ts'
import { type Db, listOf, type Statement, type Value } from './db.ts'

/** One deal: a day, a title, a mode. */
export interface DealKey {
  readonly day: string
  readonly game: string
  readonly mode: string
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

export type Span = 'day' | 'week' | 'month'

export interface LadderAsked {
  readonly deal: DealKey
  readonly span: Span
  /** Who asks; their own neighbourhood is shown besides the top. */
  readonly me: string | null
  readonly top: number
  readonly around: number
}

export interface Ladder {
  readonly total: number
  readonly rows: readonly LadderRow[]
}

/** Everybody with whom a person sat at a table that was played; themselves, too. */
export const PLAYED_WITH = `SELECT other.person FROM seats AS own
  JOIN tables ON tables.id = own.table_id AND tables.status IN ('running', 'over')
  JOIN seats AS other ON other.table_id = own.table_id WHERE own.person = ? AND other.person IS NOT NULL`

/** A result with bronze where it is above the day's mean of all people. */
export const MEDAL = 'CASE WHEN r.medal > 0 THEN r.medal WHEN r.points * d.people > d.points THEN 1 ELSE 0 END'
export const OF_THE_DAY = 'LEFT JOIN daily_deals AS d ON d.day = r.day AND d.game = r.game AND d.mode = r.mode'

/** The day that stands for a span: itself, its Monday, its month. */
const SPANS: { readonly [S in Span]: { readonly of: (day: string) => string; readonly column: string } } = {
  day: { of: (day) => day, column: 'r.day' },
  week: { of: mondayOf, column: 'r.week' },
  month: { of: monthOf, column: 'substr(r.day, 1, 7)' },
}
const ALL: readonly Span[] = ['day', 'week', 'month']

/** What a ladder is called in the store. */
export const boardOf = ({ day, game, mode }: DealKey, span: Span): string =>
  `${game} ${mode} ${span} ${SPANS[span].of(day)}`

const placesFrom = (span: Span, where: string): string =>
  `INSERT INTO daily_places (board, who, points, tie, ended_at, ms, advice, days, medal, table_id)
   SELECT r.game || ' ' || r.mode || ' ${span} ' || ${SPANS[span].column}, r.who, CAST(sum(r.points) AS BIGINT),
     CAST(sum(r.tie) AS BIGINT), max(r.ended_at), CAST(sum(r.ms) AS BIGINT), max(r.advice), count(*),
     max(r.medal), max(r.table_id)
   FROM daily_results AS r WHERE r.bot IS NULL AND ${where} GROUP BY 1, r.who`

/** From nothing but the results: at the migration, and after a backup was put back. */
export const FILL_PLACES: readonly string[] = [
  'DELETE FROM daily_places',
  'DELETE FROM daily_counts',
  ...ALL.map((span) => placesFrom(span, '1 = 1')),
  'INSERT INTO daily_counts (board, points, people) SELECT board, points, count(*) FROM daily_places GROUP BY board, points',
]

/** The first day of this server; whoever changes a ladder holds this row meanwhile. */
export const DAILY_SINCE = 'daily since'

/** The places of somebody whose results have changed: everywhere, or in the ladders of one deal. */
export function placeAnew(who: string, deal: DealKey | null): Statement[] {
  const boards = deal === null ? [] : ALL.map((span) => boardOf(deal, span))
  const here = deal === null ? '' : `AND board IN (${boards.map(() => '?').join(', ')})`
  const params = [who, ...boards]
  return [
    // One after the other: whoever counts up two ladders at once in another order would wait for ever.
    { sql: `UPDATE settings SET value = value WHERE key = '${DAILY_SINCE}'` },
    {
      sql: `UPDATE daily_counts SET people = people - 1
        WHERE (board, points) IN (SELECT board, points FROM daily_places WHERE who = ? ${here})`,
      params,
    },
    { sql: `DELETE FROM daily_places WHERE who = ? ${here}`, params },
    ...ALL.map((span) =>
      deal === null
        ? { sql: placesFrom(span, 'r.who = ?'), params: [who] }
        : {
            sql: placesFrom(span, `r.who = ? AND r.game = ? AND r.mode = ? AND ${SPANS[span].column} = ?`),
            params: [who, deal.game, deal.mode, SPANS[span].of(deal.day)],
          },
    ),
    {
      sql: `INSERT INTO daily_counts (board, points, people)
        SELECT board, points, 1 FROM daily_places WHERE who = ? ${here}
        ON CONFLICT (board, points) DO UPDATE SET people = daily_counts.people + 1`,
      params,
    },
  ]
}

type Placed = Omit<LadderRow, 'place'> & { readonly tie: number; readonly ended_at: number }

const BEST_FIRST = 'points DESC, tie DESC, ended_at, who'
const WORST_FIRST = 'points, tie, ended_at DESC, who DESC'

const bestFirst = (a: Placed, b: Placed): number =>
  b.points - a.points || b.tie - a.tie || a.ended_at - b.ended_at || (a.who < b.who ? -1 : 1)

/** More are not looked at: nobody has played with so many. */
const MOST_FRIENDS = 1000

export interface Ladders {
  ladder(asked: LadderAsked): Promise<Ladder>
  /** Only people one has played with, and oneself. */
  friends(asked: LadderAsked): Promise<Ladder>
}

export function openLadders(db: Db): Ladders {
  /**
   * First the few, then what is told of them. Only a day has one game and one medal for each. They are put in order here:
   * a database that is asked to would rather walk along the whole ladder than look up a few friends.
   */
  const rows = async ({ deal, span }: LadderAsked, where: string, more: readonly Value[]): Promise<Placed[]> => {
    const isDay = span === 'day'
    const found = await db.all<Placed>(
      `SELECT r.who, people.name, r.points, r.tie, r.ended_at, r.ms, r.advice, r.days,
         ${isDay ? `r.table_id, ${MEDAL} AS medal` : 'NULL AS table_id, 0 AS medal'}
       FROM (SELECT * FROM daily_places WHERE board = ? ${where}) AS r LEFT JOIN people ON people.id = r.who
       ${isDay ? 'LEFT JOIN daily_deals AS d ON d.day = ? AND d.game = ? AND d.mode = ?' : ''}`,
      [boardOf(deal, span), ...more, ...(isDay ? [deal.day, deal.game, deal.mode] : [])],
    )
    return found.sort(bestFirst)
  }
  const count = async (sql: string, params: readonly Value[]): Promise<number> =>
    (await db.all<{ n: number | null }>(sql, params))[0]?.n ?? 0

  return {
    ladder: async (asked) => {
      const { top, around, me } = asked
      const board = boardOf(asked.deal, asked.span)
      const [total, best, own] = await Promise.all([
        count('SELECT sum(people) AS n FROM daily_counts WHERE board = ?', [board]),
        rows(asked, `ORDER BY ${BEST_FIRST} LIMIT ?`, [top]),
        me === null ? [] : rows(asked, 'AND who = ?', [me]),
      ])
      const first = best.map((row, i) => ({ ...row, place: i + 1 }))
      const [mine] = own
      if (mine === undefined) return { total, rows: first }
      const { points: p, tie: t, ended_at: e, who } = mine
      const better = '(points > ? OR tie > ? OR (tie = ? AND (ended_at < ? OR (ended_at = ? AND who < ?))))'
      const worse = '(points < ? OR tie < ? OR (tie = ? AND (ended_at > ? OR (ended_at = ? AND who > ?))))'
      const [more, alike, above, below] = await Promise.all([
        count('SELECT sum(people) AS n FROM daily_counts WHERE board = ? AND points > ?', [board, p]),
        count(`SELECT count(*) AS n FROM daily_places WHERE board = ? AND points = ? AND ${better}`, [
          board,
          ...[p, p, t, t, e, e, who],
        ]),
        rows(asked, `AND points >= ? AND ${better} ORDER BY ${WORST_FIRST} LIMIT ?`, [p, p, t, t, e, e, who, around]),
        rows(asked, `AND points <= ? AND ${worse} ORDER BY ${BEST_FIRST} LIMIT ?`, [p, p, t, t, e, e, who, around]),
      ])
      const place = more + alike + 1
      const near = [...above, mine, ...below].map((row, i) => ({ ...row, place: place - above.length + i }))
      return { total, rows: [...first, ...near.filter((row) => row.place > first.length)] }
    },
    friends: async (asked) => {
      if (asked.me === null) return { total: 0, rows: [] }
      const known = await db.all<{ person: string }>(`SELECT DISTINCT person FROM (${PLAYED_WITH}) AS met LIMIT ?`, [
        asked.me,
        MOST_FRIENDS,
      ])
      const ids = known.map(({ person }) => person)
      if (ids.length === 0) return { total: 0, rows: [] }
      const { marks, params } = listOf(ids)
      const found = await rows(asked, `AND who IN (${marks})`, params)
      return { total: found.length, rows: found.map((row, i) => ({ ...row, place: i + 1 })) }
    },
  }
}
