/** What people have learned: chapters and corners they are through with, and whether they have played a game before. */

import type { Db, Statement } from './db.ts'

export interface Learned {
  of(person: string): Promise<string[]>
  /** Adds what is new; nothing is ever unlearned. */
  add(person: string, done: readonly string[]): Promise<void>
  /** Which of these people have never been at another table of this game that had begun. */
  newcomers(game: string, table: string, people: readonly string[]): Promise<ReadonlySet<string>>
}

const ADD = 'INSERT INTO learned (person, chapter) VALUES (?, ?) ON CONFLICT DO NOTHING'

/** What a guest has learned belongs to the account. */
export const mergeLearned = (guest: string, into: string): Statement[] => [
  {
    sql: 'INSERT INTO learned (person, chapter) SELECT ?, chapter FROM learned WHERE person = ? ON CONFLICT DO NOTHING',
    params: [into, guest],
  },
]

export function openLearned(db: Db): Learned {
  return {
    of: async (person) => {
      const rows = await db.all<{ chapter: string }>('SELECT chapter FROM learned WHERE person = ? ORDER BY chapter', [
        person,
      ])
      return rows.map(({ chapter }) => chapter)
    },
    add: async (person, done) => {
      if (done.length > 0) await db.tx(done.map((chapter) => ({ sql: ADD, params: [person, chapter] })))
    },
    newcomers: async (game, table, people) => {
      const rows = await db.all<{ person: string }>(
        `SELECT DISTINCT seats.person FROM seats JOIN tables ON tables.id = seats.table_id
         WHERE tables.game = ? AND tables.id <> ? AND tables.started_at IS NOT NULL
         AND seats.person IN (${people.map(() => '?').join(', ') || "''"})`,
        [game, table, ...people],
      )
      const known = new Set(rows.map(({ person }) => person))
      return new Set(people.filter((person) => !known.has(person)))
    },
  }
}
