/** What becomes of a person's tables when the name changes or the person goes. */

import type { ServerContext } from '../context.ts'
import type { Lobby } from '../play/lobby.ts'
import type { Guard } from '../realtime/guard.ts'
import type { PersonRow } from '../storage/people.ts'

/** A new name is used at all tables at once; seats with a name of their own (hotseat) keep it. */
export async function callAtTables(context: ServerContext, person: PersonRow, name: string): Promise<void> {
  if (name === person.name) return
  const { tables, registry } = context
  for (const id of await tables.rename(person.id, person.name, name)) await registry.changed(id).catch(() => undefined)
}

export interface Farewell {
  readonly context: ServerContext
  readonly lobby: Lobby
  readonly guard: Guard
  /** Removes the account behind a person, if there is one. */
  readonly removeAccount: (account: string) => Promise<void>
}

/** Bots take the seats, the name and the words are gone, and so is every login. */
export async function forgetPerson(farewell: Farewell, person: PersonRow): Promise<void> {
  const { context, lobby, guard, removeAccount } = farewell
  const { people, registry, levels } = context
  const unfinished = await context.tables.unfinished(person.id)
  await lobby.abandon(person.id)
  const concerned = await people.remove(person.id, levels.at(-1) ?? 'random')
  if (person.account !== null) await removeAccount(person.account)
  guard.recheck(person.id)
  // Years of finished games are not read once more for it.
  for (const id of concerned) {
    await (unfinished.includes(id) ? registry.changed(id) : registry.changedIfHere(id)).catch(() => undefined)
  }
}
