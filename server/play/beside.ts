/** Who else is at a table, by name: nobody may go by another's. */

import type { People, PersonRow } from '../storage/people.ts'
import type { TableRow } from '../storage/tables.ts'

/** What everybody else at the table is called, also a host who has no seat. */
export async function namesBeside(people: People, row: TableRow, person: PersonRow): Promise<string[]> {
  const seated = row.seats.filter((s) => s.person !== person.id).map((s) => s.name)
  const host = row.host === null || row.host === person.id ? null : await people.byId(row.host)
  return host === null ? seated : [...seated, host.name]
}
