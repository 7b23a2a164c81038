/** A person as clients may know themselves. */

import type { Person } from '@dorfplatz/protocol'
import type { PersonRow } from '../storage/people.ts'

export function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    name: row.name,
    guest: row.account === null,
    lang: row.lang,
    email: row.email,
    verified: row.verified,
    admin: row.admin,
    notify: { email: row.notifyEmail, push: row.notifyPush },
  }
}
