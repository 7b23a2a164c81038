/** Games played on a device, brought along by their person: played again here, and counted once however often they come. */

import { type MatchRecord, modeOf, placeOf, recordFrom, sha256 } from '@dorfplatz/kernel'
import type { person as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import type { Replayed } from '../read/reading.ts'
import { parse, type Statement } from '../storage/db.ts'
import type { PersonRow } from '../storage/people.ts'
import { openStanding } from '../storage/standing.ts'

/** More than anybody plays; a store must not be filled with them. */
const MOST = 5000

/** The same game has the same name, from whichever device it comes. */
const nameOf = ({ game, seed, options, entries }: MatchRecord): string =>
  `device-${sha256(JSON.stringify([game, seed, options, entries])).slice(0, 40)}`

export function openBringing(context: ServerContext) {
  const { db, reader, games } = context
  const standing = openStanding(db)
  /** Whose game is being played again: nobody's games but one at a time, for each is work. */
  const busy = new Set<string>()
  const bring = async (person: PersonRow, brought: p.BroughtGame): Promise<boolean> => {
    const record = recordFrom(brought.record)
    if (record === null || record.seats !== brought.seats.length || brought.seat >= record.seats)
      throw new Fault('bad-request', 'bad-request')
    if ((await standing.brought(person.id)) >= MOST) throw new Fault('too-many', 'too-many')
    const replayed = parse<Replayed | null>(await reader.read({ kind: 'replay', table: person.id, record }))
    if (replayed === null) throw new Fault('conflict', 'not-replayed')
    const { game } = games.need(record.game)
    const { result, cards } = replayed
    const now = db.now()
    const lines = result.scores.map(({ seat, total }): Statement => {
      const sitter = brought.seats[seat]
      const mine = seat === brought.seat
      return {
        sql: `INSERT INTO results (table_id, seat, person, name, bot, game, rules, seats, mode, options, device, score, place,
            verdict, cards, started_at, ended_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)
          ON CONFLICT DO NOTHING RETURNING seat`,
        params: [
          nameOf(record),
          seat,
          mine ? person.id : null,
          mine ? person.name : (sitter?.name ?? '–'),
          mine ? null : (sitter?.level ?? null),
          record.game,
          record.rules,
          record.seats,
          modeOf(game.options, record.seats, record.options),
          JSON.stringify(record.options),
          total,
          placeOf(result, seat),
          result.verdict ?? null,
          JSON.stringify(cards[seat] ?? []),
          Math.min(brought.startedAt, now),
          Math.min(brought.endedAt, now),
        ],
      }
    })
    const written = await db.tx(lines)
    return written.some((rows) => rows.length > 0)
  }
  return async (person: PersonRow, brought: p.BroughtGame): Promise<boolean> => {
    if (busy.has(person.id)) throw new Fault('too-many', 'too-many')
    busy.add(person.id)
    try {
      return await bring(person, brought)
    } finally {
      busy.delete(person.id)
    }
  }
}
