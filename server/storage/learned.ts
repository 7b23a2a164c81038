/** What people have learned: chapters and corners they are through with, and whether they have played a game before. */

import { type Db, listOf, type Statement } from './db.ts'

export interface Learned {
  of(person: string): Promise<string[]>
  /** Adds what is new, as long as there is room; nothing is ever unlearned. Everything comes back. */
  add(person: string, done: readonly string[]): Promise<string[]>
  /** Which of these people have never been at another table of this game that had begun. */
  newcomers(game: string, table: string, people: readonly string[]): Promise<ReadonlySet<string>>
}

/** Many times the chapters and corners that there are. */
export const MAX_LEARNED = 300

const COUNTED = '(SELECT count(*) FROM learned WHERE person = ?)'
/** Of several requests at once one waits for the other here, and counts what that one has added. */
const alone = (person: string): Statement => ({
  sql: 'UPDATE people SET seen_at = seen_at WHERE id = ?',
  params: [person],
})

/** What a guest has learned belongs to the account. */
export const mergeLearned = (guest: string, into: string): Statement[] => [
  alone(into),
  {
    sql: `INSERT INTO learned (person, chapter) SELECT CAST(? AS TEXT), chapter FROM learned WHERE person = ?
      AND chapter NOT IN (SELECT chapter FROM learned WHERE person = ?) ORDER BY chapter
      LIMIT CASE WHEN ${COUNTED} < ${MAX_LEARNED} THEN ${MAX_LEARNED} - ${COUNTED} ELSE 0 END
      ON CONFLICT DO NOTHING`,
    params: [into, guest, into, into, into],
  },
]

export function openLearned(db: Db): Learned {
  const of = async (person: string): Promise<string[]> => {
    const rows = await db.all<{ chapter: string }>('SELECT chapter FROM learned WHERE person = ? ORDER BY chapter', [
      person,
    ])
    return rows.map(({ chapter }) => chapter)
  }
  return {
    of,
    add: async (person, done) => {
      const known = await of(person)
      const fresh = [...new Set(done)].filter((chapter) => !known.includes(chapter))
      const added = fresh.slice(0, Math.max(0, MAX_LEARNED - known.length))
      if (added.length === 0) return known
      await db.tx([
        alone(person),
        ...added.map((chapter) => ({
          sql: `INSERT INTO learned (person, chapter) SELECT CAST(? AS TEXT), CAST(? AS TEXT)
            WHERE ${COUNTED} < ${MAX_LEARNED} ON CONFLICT DO NOTHING`,
          params: [person, chapter, person],
        })),
      ])
      return of(person)
    },
    newcomers: async (game, table, people) => {
      const { marks, params } = listOf(people)
      const rows = await db.all<{ person: string }>(
        `SELECT DISTINCT seats.person FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE tables.game = ? AND tables.id <> ? AND tables.started_at IS NOT NULL
         AND seats.person IN (${marks})`,
        [game, table, ...params],
      )
      const known = new Set(rows.map(({ person }) => person))
      return new Set(people.filter((person) => !known.has(person)))
    },
  }
}
