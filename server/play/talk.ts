/** Speaking at a table, the same by socket and by HTTP. */

import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { distinctName } from '../people/names.ts'
import type { Hub } from '../realtime/hub.ts'
import { say } from '../storage/chat.ts'
import type { PersonRow } from '../storage/people.ts'
import { namesBeside } from './beside.ts'
import { access, mayHear, seatsOf } from './show.ts'

/** Those at the table speak, and spectators where they are allowed. Resolves to the table's seq. */
export async function speak(
  context: ServerContext,
  hub: Hub,
  person: PersonRow | null,
  table: string,
  command: string,
  text: string,
): Promise<number> {
  if (person === null) throw new Fault('unauthenticated', 'unauthenticated')
  // As it is now: the socket may have been opened long before.
  if ((await context.people.byId(person.id))?.muted === true) throw new Fault('forbidden', 'muted')
  const { seat, name, seq } = await context.registry.at(table, async (loaded) => {
    const mine = seatsOf(loaded, person.id)
    const { watch } = access(loaded, person.id, undefined)
    if (mine.length === 0 && !watch) throw new Fault('not-found', 'no-table')
    if (!mayHear(loaded, person.id)) throw new Fault('forbidden', 'no-watching')
    const own = loaded.row.seats.find((s) => s.seat === mine[0])
    const name = own?.name ?? distinctName(person.name, await namesBeside(context.people, loaded.row, person))
    return { seat: mine[0] ?? null, name, seq: loaded.seq }
  })
  const line = await say(context.db, table, { person: person.id, seat, name }, command, text)
  if (line !== null) hub.said(table, line)
  return seq
}
