/** Who asks: an API token, an account's session, or a guest's cookie; and which login of theirs it is. */

import type { IncomingHttpHeaders } from 'node:http'
import { isName } from '@dorfplatz/protocol/name'
import { fastifyCookie } from '@fastify/cookie'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { accountLogin, guestLogin, type Login, tokenLogin } from '../storage/logins.ts'
import type { AccountFacts, PersonRow } from '../storage/people.ts'

export const COOKIE = 'dorfplatz'

export interface Account extends AccountFacts {
  readonly name: string
  /** The id of the session that asks. */
  readonly session: string
}

/** Reads the account's own session; null without one. */
export type FindAccount = (headers: IncomingHttpHeaders) => Promise<Account | null>

export interface Asker {
  readonly person: PersonRow
  readonly login: Login
  /** Somebody else who plays in the same browser as a guest, and could be taken into the account. */
  readonly guest: PersonRow | null
}

export interface Identity {
  identify(headers: IncomingHttpHeaders): Promise<Asker | null>
  who(headers: IncomingHttpHeaders): Promise<PersonRow | null>
  /** Throws a `Fault` when nobody is signed in. */
  need(headers: IncomingHttpHeaders): Promise<PersonRow>
  /** The same for those who came with a session of their own, not with an API token. */
  needOwn(headers: IncomingHttpHeaders): Promise<PersonRow>
  guestToken(headers: IncomingHttpHeaders): string | null
  /** A new account: the guest of this browser keeps everything and is a member from now on. */
  signedUp(headers: IncomingHttpHeaders, account: AccountFacts & { readonly name: string }): Promise<void>
}

export function openIdentity(
  context: ServerContext,
  findAccount: FindAccount,
  recheck: (person: string) => void,
): Identity {
  const { people } = context

  const guestToken = (headers: IncomingHttpHeaders): string | null => {
    const token = fastifyCookie.parse(headers.cookie ?? '')[COOKIE]
    return token !== undefined && token.length <= 100 ? token : null
  }

  /** The account's person, made with its first login. */
  const ofAccount = async (account: AccountFacts & { readonly name: string }): Promise<PersonRow> => {
    const known = await people.byAccount(account.id)
    if (known !== null) {
      if (known.verified || !account.isVerified) return known
      await people.setVerified(account.id)
      return { ...known, verified: true }
    }
    const name = isName(account.name) ? account.name.trim() : 'Gast'
    // Two first requests at once: one of them makes the person.
    return people.create(name, 'en', account).catch(async (error: unknown) => {
      const first = await people.byAccount(account.id)
      if (first === null) throw error
      return first
    })
  }

  const find = async (headers: IncomingHttpHeaders): Promise<Asker | null> => {
    const bearer = /^Bearer (\S{10,200})$/.exec(headers.authorization ?? '')?.[1]
    if (bearer !== undefined) {
      const person = await people.byToken(bearer)
      return person === null ? null : { person, login: tokenLogin(bearer), guest: null }
    }
    const token = guestToken(headers)
    const guest = token === null ? null : await people.bySession(token)
    const account = await findAccount(headers)
    if (account !== null) {
      const person = await ofAccount(account)
      const other = guest !== null && guest.id !== person.id && guest.account === null ? guest : null
      return { person, login: accountLogin(account.session), guest: other }
    }
    return guest === null || token === null ? null : { person: guest, login: guestLogin(token), guest: null }
  }
  /** Who is banned is a stranger. */
  const identify = async (headers: IncomingHttpHeaders): Promise<Asker | null> => {
    const asker = await find(headers)
    if (asker === null || asker.person.banned) return null
    await people.seen(asker.person)
    return asker
  }
  const who = async (headers: IncomingHttpHeaders): Promise<PersonRow | null> =>
    (await identify(headers))?.person ?? null

  const needAsker = async (headers: IncomingHttpHeaders): Promise<Asker> => {
    const asker = await find(headers)
    if (asker === null) throw new Fault('unauthenticated', 'unauthenticated')
    if (asker.person.banned) throw new Fault('forbidden', 'banned')
    await people.seen(asker.person)
    return asker
  }

  return {
    identify,
    who,
    need: async (headers) => (await needAsker(headers)).person,
    needOwn: async (headers) => {
      const { person, login } = await needAsker(headers)
      if (login.startsWith('token:')) throw new Fault('forbidden', 'forbidden')
      return person
    },
    guestToken,
    signedUp: async (headers, account) => {
      const token = guestToken(headers)
      const guest = token === null ? null : await people.bySession(token)
      if (guest === null || guest.account !== null || guest.banned) await ofAccount(account)
      else {
        await people.upgrade(guest.id, account)
        recheck(guest.id)
      }
      await people.makeFirstAdmin(account.id)
    },
  }
}
