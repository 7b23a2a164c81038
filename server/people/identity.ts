/** Who asks: an API token, an account's session, or a guest's cookie. Signing in takes the guest's tables along. */

import type { IncomingHttpHeaders } from 'node:http'
import { isName } from '@dorfplatz/protocol/name'
import { fastifyCookie } from '@fastify/cookie'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import type { PersonRow } from '../storage/people.ts'

export const COOKIE = 'dorfplatz'

export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
}

/** Reads the account's own session; null without one. */
export type FindAccount = (headers: IncomingHttpHeaders) => Promise<Account | null>

export interface Identity {
  who(headers: IncomingHttpHeaders): Promise<PersonRow | null>
  /** Throws a `Fault` when nobody is signed in. */
  need(headers: IncomingHttpHeaders): Promise<PersonRow>
  guestToken(headers: IncomingHttpHeaders): string | null
}

export function openIdentity(
  context: ServerContext,
  findAccount: FindAccount,
  dismissed: (person: string) => void,
): Identity {
  const { people, registry } = context

  const guestToken = (headers: IncomingHttpHeaders): string | null => {
    const token = fastifyCookie.parse(headers.cookie ?? '')[COOKIE]
    return token !== undefined && token.length <= 100 ? token : null
  }

  /** The account's person; made from the guest who signed up, or joined with the guest who signed in. */
  const ofAccount = async (account: Account, guest: PersonRow | null): Promise<PersonRow> => {
    const known = await people.byAccount(account.id)
    if (known === null) {
      if (guest !== null) {
        await people.upgrade(guest.id, account)
        return (await people.byAccount(account.id)) ?? guest
      }
      return people.create(isName(account.name) ? account.name.trim() : 'Gast', 'en', account)
    }
    if (guest !== null && guest.account === null && guest.id !== known.id) {
      const tables = await people.merge(guest.id, known.id)
      dismissed(guest.id)
      for (const id of tables) await registry.changed(id).catch(() => undefined)
    }
    return known
  }

  const who = async (headers: IncomingHttpHeaders): Promise<PersonRow | null> => {
    const bearer = /^Bearer (\S{10,200})$/.exec(headers.authorization ?? '')
    if (bearer?.[1] !== undefined) return people.byToken(bearer[1])
    const token = guestToken(headers)
    const guest = token === null ? null : await people.bySession(token)
    const account = await findAccount(headers)
    return account === null ? guest : ofAccount(account, guest)
  }

  return {
    who,
    need: async (headers) => {
      const person = await who(headers)
      if (person === null) throw new Fault('unauthenticated', 'unauthenticated')
      return person
    },
    guestToken,
  }
}
