/** Ratings as kept: what was worked out so far, up to which table, and whether the club wants them at all. */

import type { Rating } from '../ratings/rate.ts'
import { randomName } from '../secrets.ts'
import { type Db, parse, type Statement } from './db.ts'
import { readSetting, writeSetting } from './settings.ts'

/** Everything up to this table is in. */
export interface RatingMark {
  readonly at: number
  readonly table: string
  /** What `stale` was then: when it is something else now, results have changed behind it. */
  readonly stale: string
}

export interface RatedPerson extends Rating {
  readonly game: string
  readonly person: string
}

const SWITCH = 'ratings'
const MARK = 'ratings mark'
const STALE = 'ratings stale'

/** Results have changed: ratings are worked out anew. */
export const staleRatings = (): Statement => writeSetting(STALE, randomName(12))

/** The tables that may count. */
const COUNTS = 'practice = 0 AND daily IS NULL AND device = 0 AND seats > 1'

/** This person's results will be somebody else's, or nobody's. Most guests who go have none that count. */
export const staleRatingsOf = (person: string): Statement => ({
  sql: `INSERT INTO settings (key, value) SELECT CAST(? AS TEXT), CAST(? AS TEXT)
    WHERE EXISTS (SELECT 1 FROM results WHERE person = ? AND ${COUNTS})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  params: [STALE, randomName(12), person],
})

export interface RatingStore {
  /** Does the club want ratings? */
  isOn(): Promise<boolean>
  /** Without them nothing is kept, either. */
  setOn(on: boolean): Promise<void>
  mark(): Promise<RatingMark | null>
  stale(): Promise<string>
  /** Tables that ended after one and before a moment, in order. */
  ended(after: RatingMark | null, before: number, limit: number): Promise<{ at: number; table: string }[]>
  all(): Promise<RatedPerson[]>
  /** What may be shown of somebody: nothing unless the club and they themselves want it. */
  shown(person: string): Promise<RatedPerson[]>
  /** Together with the mark or not at all. */
  save(rated: readonly RatedPerson[], mark: RatingMark): Promise<void>
  /** In place of all that was there before; a few at a time, and from the beginning again should it not come to its end. */
  replace(rated: readonly RatedPerson[], mark: RatingMark): Promise<void>
  isRated(person: string): Promise<boolean>
  setRated(person: string, on: boolean): Promise<void>
}

/** Moves go in between. */
const AT_ONCE = 100

const keyOf = ({ game, person }: Pick<RatedPerson, 'game' | 'person'>): string => `${game} ${person}`

const writing = ({ game, person, mu, sigma, games }: RatedPerson): Statement => ({
  // Who has left meanwhile is not brought back, nor anybody where the club wants no ratings any more.
  sql: `INSERT INTO ratings (game, person, mu, sigma, games)
    SELECT CAST(? AS TEXT), id, CAST(? AS DOUBLE PRECISION), CAST(? AS DOUBLE PRECISION), CAST(? AS BIGINT)
    FROM people WHERE id = ? AND EXISTS (SELECT 1 FROM settings WHERE key = '${SWITCH}' AND value = 'on')
    ON CONFLICT (game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`,
  params: [game, mu, sigma, games, person],
})

export function openRatingStore(db: Db): RatingStore {
  const isOn = async (): Promise<boolean> => (await readSetting(db, SWITCH)) === 'on'
  return {
    isOn,
    setOn: async (on) => {
      await db.tx([
        writeSetting(SWITCH, on ? 'on' : 'off'),
        staleRatings(),
        ...(on ? [] : [{ sql: 'DELETE FROM ratings' }]),
      ])
    },
    mark: async () => {
      const text = await readSetting(db, MARK)
      return text === null ? null : parse<RatingMark>(text)
    },
    stale: async () => (await readSetting(db, STALE)) ?? '',
    ended: (after, before, limit) =>
      db.all(
        `SELECT DISTINCT ended_at AS at, table_id AS "table" FROM results
         WHERE ${COUNTS} AND ended_at < ? AND ended_at >= ?
           AND (ended_at > ? OR table_id > ?) ORDER BY ended_at, table_id LIMIT ?`,
        [before, after?.at ?? 0, after?.at ?? 0, after?.table ?? '', limit],
      ),
    all: () => db.all('SELECT game, person, mu, sigma, games FROM ratings'),
    shown: async (person) =>
      (await isOn())
        ? db.all(
            `SELECT r.game, r.person, r.mu, r.sigma, r.games FROM ratings AS r JOIN people AS p ON p.id = r.person
             WHERE r.person = ? AND p.rated = 1 AND p.banned = 0 ORDER BY r.game`,
            [person],
          )
        : [],
    save: async (rated, mark) => {
      await db.tx([...rated.map(writing), writeSetting(MARK, JSON.stringify(mark))])
    },
    replace: async (rated, mark) => {
      await db.tx([{ sql: 'DELETE FROM settings WHERE key = ?', params: [MARK] }])
      const old = new Set((await db.all<RatedPerson>('SELECT game, person FROM ratings')).map(keyOf))
      for (const one of rated) old.delete(keyOf(one))
      const forgetting = [...old].map((key): Statement => {
        const [game = '', person = ''] = key.split(' ')
        return { sql: 'DELETE FROM ratings WHERE game = ? AND person = ?', params: [game, person] }
      })
      const all = [...forgetting, ...rated.map(writing)]
      for (let i = 0; i < all.length; i += AT_ONCE) await db.tx(all.slice(i, i + AT_ONCE))
      await db.tx([writeSetting(MARK, JSON.stringify(mark))])
    },
    isRated: async (person) =>
      (await db.all('SELECT 1 AS one FROM people WHERE id = ? AND rated = 1', [person])).length > 0,
    setRated: async (person, on) => {
      await db.all('UPDATE people SET rated = ? WHERE id = ?', [on ? 1 : 0, person])
    },
  }
}
