/** Finished tables, written straight into the store. */

import type { RunningServer } from '../../server.ts'

let tables = 0
/** A finished table of these people, best first; a minute ago, one after the other, unless a moment is named. */
export async function ended(
  { context: { db } }: RunningServer,
  people: readonly (string | null)[],
  more: { practice?: number; visibility?: string; at?: number } = {},
): Promise<string> {
  const id = `club${String(++tables).padStart(8, '0')}`
  const { practice = 0, visibility = 'public', at = db.now() - 60_000 + tables } = more
  await db.tx([
    {
      sql: `INSERT INTO tables (id, game, rules, options, seats, seed, visibility, spectators, practice, status, invite,
          created_at, ended_at) VALUES (?, 'lanterns', '1', '{}', ?, 'x', ?, 0, ?, 'over', 'x', 1, ?)`,
      params: [id, people.length, visibility, practice, at],
    },
    ...people.flatMap((person, i) => [
      {
        sql: "INSERT INTO seats (table_id, seat, person, name, bot) VALUES (?, ?, ?, 'x', ?)",
        params: [id, i, person, person === null ? 'greedy' : null],
      },
      {
        sql: `INSERT INTO results (table_id, seat, person, name, bot, game, rules, seats, mode, options, practice, score,
            place, cards, ended_at)
          VALUES (?, ?, ?, COALESCE((SELECT name FROM people WHERE id = ?), 'Knacks'), ?, 'lanterns', '1', ?, '', '{}', ?, ?, ?, '[]', ?)`,
        params: [id, i, person, person, person === null ? 'greedy' : null, people.length, practice, 90 - i, i + 1, at],
      },
    ]),
  ])
  return id
}
