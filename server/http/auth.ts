/** Routes of accounts: the account library behind our own limits, origins and errors. Only what is listed here exists. */

import { isName } from '@dorfplatz/protocol/name'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { Fault, toProblem } from '../fault.ts'
import { limiter } from '../limits.ts'
import { type Accounts, ADDRESS_HEADER, toHeaders } from '../people/accounts.ts'
import type { Identity } from '../people/identity.ts'
import { openClub } from '../storage/club.ts'
import type { AccountFacts } from '../storage/people.ts'
import { networkOf } from './address.ts'
import { openDevices } from './devices.ts'
import { langOf } from './lang.ts'

export const AUTH_ROUTES = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['POST', '/change-password'],
  ['POST', '/request-password-reset'],
  ['GET', '/reset-password/:token'],
  ['POST', '/reset-password'],
  ['POST', '/send-verification-email'],
  ['GET', '/verify-email'],
  ['GET', '/passkey/generate-register-options'],
  ['POST', '/passkey/verify-registration'],
  ['GET', '/passkey/generate-authenticate-options'],
  ['POST', '/passkey/verify-authentication'],
  ['GET', '/passkey/list-user-passkeys'],
  ['POST', '/passkey/delete-passkey'],
] as const
type Path = (typeof AUTH_ROUTES)[number][1]

/** Those that send a letter to an address somebody typed. */
const MAILS: readonly Path[] = ['/sign-up/email', '/request-password-reset', '/send-verification-email']
const MAILS_PER_HOUR = 6
/** Those that write down a question for whoever comes by. */
const QUESTIONS: readonly Path[] = ['/passkey/generate-register-options', '/passkey/generate-authenticate-options']
/** No address is longer (RFC 5321). */
const MAX_EMAIL = 254
/** Those that answer whether a secret is right. */
const GUESSES: readonly Path[] = [
  '/sign-in/email',
  '/change-password',
  '/reset-password',
  '/passkey/verify-authentication',
  '/reset-password/:token',
]
const OPENED: readonly Path[] = ['/sign-in/email', '/sign-up/email']
/** A whole club behind one address mistypes more often than one person. */
const PEOPLE_BEHIND_ADDRESS = 5

/** What the account library refuses, in our words. */
const FAULTS: { readonly [code: string]: Fault } = {
  INVALID_EMAIL_OR_PASSWORD: new Fault('unauthenticated', 'wrong-password'),
  INVALID_PASSWORD: new Fault('bad-request', 'wrong-old-password'),
  INVALID_EMAIL: new Fault('bad-request', 'no-email'),
  USER_ALREADY_EXISTS: new Fault('conflict', 'email-taken'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: new Fault('conflict', 'email-taken'),
  PASSWORD_TOO_SHORT: new Fault('bad-request', 'short-password'),
  PASSWORD_TOO_LONG: new Fault('bad-request', 'short-password'),
  SESSION_NOT_FRESH: new Fault('forbidden', 'not-fresh'),
  SESSION_IS_NOT_FRESH: new Fault('forbidden', 'not-fresh'),
  PASSKEY_NOT_FOUND: new Fault('unauthenticated', 'no-passkey'),
  INVALID_TOKEN: new Fault('bad-request', 'old-link'),
}

function faultOf(status: number, body: string): Fault {
  let code: unknown
  try {
    code = (JSON.parse(body) as { code?: unknown } | null)?.code
  } catch {
    code = undefined
  }
  const known = typeof code === 'string' ? FAULTS[code] : undefined
  if (known !== undefined) return known
  if (status === 401) return new Fault('unauthenticated', 'unauthenticated')
  if (status === 404) return new Fault('not-found', 'not-found')
  return status >= 500 ? new Fault('unavailable', 'unavailable') : new Fault('bad-request', 'bad-request')
}

/** A wrong link is answered by leading on, to a page that says so. */
function isRight({ status, headers }: Response): boolean {
  const to = headers.get('location')
  if (status < 300 || to === null) return status < 400
  return status < 400 && !(URL.canParse(to, 'http://here') && new URL(to, 'http://here').searchParams.has('error'))
}

/** Links lead to pages of ours, named without a host. */
const isOwnPage = (path: unknown): boolean =>
  path === undefined || (typeof path === 'string' && /^\/(?![/\\])[\w\-./?=&]*$/.test(path))

const withoutToken = (text: string): string => {
  if (!text.startsWith('{')) return text
  const { token: _token, session: _session, ...rest } = JSON.parse(text) as { token?: unknown; session?: unknown }
  return JSON.stringify(rest)
}

function madeBy(text: string): AccountFacts & { readonly name: string } {
  const { user } = JSON.parse(text) as { user: { id: string; email: string; name: string; emailVerified: boolean } }
  return { id: user.id, email: user.email, name: user.name, isVerified: user.emailVerified }
}

interface Body {
  readonly email?: unknown
  readonly name?: unknown
  readonly invitation?: unknown
  readonly redirectTo?: unknown
  readonly callbackURL?: unknown
}

export interface AuthRoutes {
  readonly app: FastifyInstance
  readonly context: ServerContext
  readonly accounts: Accounts
  readonly identity: Identity
  /** Some login of the account may have ended. */
  readonly recheck: (account: string) => Promise<void>
}

export function authRoutes({ app, context, accounts, identity, recheck }: AuthRoutes): void {
  const { config, db, people } = context
  const club = openClub(db)
  const perAccount = limiter(config.LIMIT_SIGN_INS_PER_10MIN, 600_000)
  const perNetwork = limiter(config.LIMIT_SIGN_INS_PER_10MIN * PEOPLE_BEHIND_ADDRESS, 600_000)
  /** Counted by network, too: nobody uses up what others may ask for. */
  const mails = limiter(Math.max(MAILS_PER_HOUR, config.LIMIT_SIGN_INS_PER_10MIN / 4), 3600_000)
  const letters = limiter(config.LIMIT_GUESTS_PER_HOUR, 3600_000)
  const questions = limiter(config.LIMIT_SIGN_INS_PER_10MIN * PEOPLE_BEHIND_ADDRESS, 600_000)
  /** Those that succeed are work as well. */
  const signIns = limiter(config.LIMIT_SIGN_INS_PER_10MIN, 600_000)
  const devices = openDevices({
    secret: context.secret,
    secure: accounts.base.startsWith('https:'),
    lockOf: accounts.lockOf,
  })

  /** Counts an attempt before it is made, so that many at once are counted too; returns how to give it back. */
  const countGuess = async (request: FastifyRequest, path: Path, email: string | null): Promise<() => void> => {
    const network = networkOf(request.ip)
    if (!GUESSES.includes(path)) return () => undefined
    const known = email === null ? null : await devices.knows(request, email)
    if (known !== null) {
      // All browsers of an account share this: each that is made known brings no new share along.
      perAccount.need(`known ${known}`)
      return () => perAccount.giveBack(`known ${known}`)
    }
    perNetwork.need(network)
    if (email !== null && !perAccount.take(email)) {
      perNetwork.giveBack(network)
      throw new Fault('too-many', 'too-many')
    }
    return () => {
      perNetwork.giveBack(network)
      if (email !== null) perAccount.giveBack(email)
    }
  }

  /** As it is stored and counted. */
  const emailIn = (body: Body): string | null => {
    if (typeof body.email !== 'string') return null
    if (body.email.length > MAX_EMAIL) throw new Fault('bad-request', 'no-email')
    return body.email.trim().toLowerCase()
  }

  const check = (request: FastifyRequest, path: Path, body: Body, email: string | null): void => {
    const network = networkOf(request.ip)
    const { callbackURL } = request.query as { callbackURL?: unknown }
    for (const page of [body.redirectTo, body.callbackURL, callbackURL]) {
      if (!isOwnPage(page)) throw new Fault('bad-request', 'bad-request')
    }
    if (path === '/sign-up/email') {
      if (config.SIGN_UP === 'closed') throw new Fault('forbidden', 'no-sign-up')
      if (typeof body.name !== 'string' || !isName(body.name)) throw new Fault('bad-request', 'bad-name')
    }
    if (path === '/sign-in/email' && email !== null) signIns.needLeft(email)
    if (QUESTIONS.includes(path)) questions.need(network)
    if (!MAILS.includes(path)) return
    letters.need(network)
    if (email !== null) mails.need(`${network} ${email}`)
  }

  /** Used before the account is made: of many who come with it at once only as many get in as it is good for. */
  const takeInvitation = async (body: Body | null): Promise<string> => {
    const code = typeof body?.invitation === 'string' ? body.invitation.trim().toLowerCase() : ''
    if (!(await club.useInvitation(code))) throw new Fault('forbidden', 'no-invitation')
    return code
  }

  const ask = (request: FastifyRequest, path: Path, body: Body | null): Promise<Response> => {
    const headers = toHeaders(request.headers)
    headers.set(ADDRESS_HEADER, request.ip)
    headers.delete('content-length')
    // Nobody who knows the old password keeps a login, whatever the page forgot to ask for.
    const { invitation: _, ...rest } = body ?? {}
    const sent = body === null ? null : path === '/change-password' ? { ...rest, revokeOtherSessions: true } : rest
    // Put together from the route that was found: what the address says may be read as another one (`..\get-session`).
    const { token = '' } = request.params as { token?: string }
    if (path.endsWith(':token') && !/^[\w-]+$/.test(token)) throw new Fault('bad-request', 'old-link')
    const { search } = new URL(request.url, accounts.base)
    return accounts.handle(
      new Request(new URL(`/api/auth${path.replace(':token', token)}${search}`, accounts.base), {
        method: request.method,
        headers,
        ...(sent === null ? {} : { body: JSON.stringify(sent) }),
      }),
    )
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, path: Path): Promise<FastifyReply> => {
    if (typeof request.body === 'string') throw new Fault('bad-request', 'bad-request')
    const body = (request.body ?? null) as Body | null
    const email = emailIn(body ?? {})
    check(request, path, body ?? {}, email)
    const giveBack = await countGuess(request, path, email)
    const before = request.method === 'POST' ? await accounts.find(request.headers) : null
    const invitation = path === '/sign-up/email' && config.SIGN_UP === 'invited' ? await takeInvitation(body) : null
    const response = await ask(request, path, body)
    if (invitation !== null && response.status !== 200) await club.giveBackInvitation(invitation)
    if (isRight(response)) giveBack()
    if (before !== null && path === '/change-password' && response.status === 200) await people.endMade(before.id)
    if (before !== null) await recheck(before.id)
    // Whoever is in stays known: a new password ends what was known before.
    const signedIn = path === '/change-password' ? (before?.email ?? null) : OPENED.includes(path) ? email : null
    if (response.status === 200 && signedIn !== null) {
      if (path === '/sign-in/email') signIns.take(signedIn)
      await devices.remember(request, reply, signedIn)
    }
    reply.status(response.status)
    for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
    const text = response.body === null ? '' : await response.text()
    if (path === '/sign-up/email' && response.status === 200) await identity.signedUp(request.headers, madeBy(text))
    // The session is in a cookie that no script can read; the library would also say it aloud.
    if (response.status < 400) return reply.send(request.method === 'POST' ? withoutToken(text) : text)
    reply.header('content-type', 'application/json; charset=utf-8')
    return reply.send(JSON.stringify({ error: toProblem(faultOf(response.status, text), langOf(request)) }))
  }

  for (const [method, path] of AUTH_ROUTES) {
    app.route({
      method,
      url: `/api/auth${path}`,
      schema: { hide: true },
      handler: (request, reply) => answer(request, reply, path),
    })
  }
}
