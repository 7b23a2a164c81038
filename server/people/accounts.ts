/** Accounts: password and passkey by better-auth, kept in our own store. */

import type { IncomingHttpHeaders } from 'node:http'
import { passkey } from '@better-auth/passkey'
import { isName } from '@dorfplatz/protocol/name'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { Fault, toProblem } from '../fault.ts'
import { langOf } from '../http/lang.ts'
import { limiter } from '../limits.ts'
import { message } from '../messages.ts'
import type { Db } from '../storage/db.ts'
import { kyselyOn } from '../storage/kysely.ts'
import type { Account } from './identity.ts'

const ADDRESS_HEADER = 'x-dorfplatz-address'

export interface Accounts {
  find(headers: IncomingHttpHeaders): Promise<Account | null>
  remove(account: string): Promise<void>
  /** Ends the session of these headers; the cookies to be cleared with it. */
  signOut(headers: IncomingHttpHeaders): Promise<readonly string[]>
  /** `leaving` is called before a session ends. */
  attach(app: FastifyInstance, leaving: (headers: IncomingHttpHeaders) => Promise<void>): void
}

function toHeaders(headers: IncomingHttpHeaders): Headers {
  const out = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (name === ADDRESS_HEADER || value === undefined) continue
    out.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return out
}

/** What decides about the tables of the account library. */
const models = (db: Db) => ({
  database: { db: kyselyOn(db), type: db.dialect, transaction: false },
  user: { modelName: 'auth_user' },
  session: { modelName: 'auth_session', expiresIn: 30 * 24 * 3600 },
  account: { modelName: 'auth_account' },
  verification: { modelName: 'auth_verification' },
})
const passkeys = (hostname: string) =>
  passkey({
    rpName: 'Dorfplatz',
    rpID: hostname === '127.0.0.1' ? 'localhost' : hostname,
    schema: { passkey: { modelName: 'auth_passkey' } },
    // Signing in asks for no name: the device must know the account by itself.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })

/** Makes or extends the account library's own tables. */
export async function migrateAccounts(db: Db): Promise<void> {
  const { runMigrations } = await getMigrations({ ...models(db), plugins: [passkeys('localhost')] })
  await runMigrations()
}

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

/** Several processes may start at once; only one at a time makes tables. */
async function alone(context: ServerContext, key: string, work: () => Promise<void>): Promise<void> {
  while (!(await context.claims.take(key, 20_000))) await new Promise((resolve) => setTimeout(resolve, 100))
  try {
    await work()
  } finally {
    await context.claims.giveBack(key)
  }
}

export async function openAccounts(
  context: ServerContext,
  mail: (to: string, subject: string, text: string) => Promise<void>,
): Promise<Accounts> {
  const { config, db, secret, log } = context
  const base = config.publicUrl ?? `http://${config.HOST}:${config.PORT}`
  const { hostname } = new URL(base)
  const attempts = limiter(config.LIMIT_SIGN_INS_PER_10MIN, 600_000)
  await alone(context, 'accounts migration', () => migrateAccounts(db))
  const auth = betterAuth({
    appName: 'Dorfplatz',
    baseURL: base,
    basePath: '/api/auth',
    secret,
    ...models(db),
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) =>
        level === 'error' ? log.error({ part: 'accounts' }, message) : log.debug({ part: 'accounts' }, message),
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      sendResetPassword: ({ user, url }) =>
        mail(
          user.email,
          'Dorfplatz: new password / neues Passwort',
          `${message('de', 'mail-password')}\n${message('en', 'mail-password')}\n\n${url}\n`,
        ),
    },
    // Ours counts by address and by account, below.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'dorfplatz',
      useSecureCookies: base.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // The address asked for is ours; the origin check before this one compares them.
    trustedOrigins: (request) => [...config.origins, request?.headers.get('origin') ?? null],
    plugins: [passkeys(hostname)],
  })

  return {
    find: async (headers) => {
      if (headers.cookie === undefined || !headers.cookie.includes('dorfplatz.session_token')) return null
      const session = await auth.api.getSession({ headers: toHeaders(headers) })
      if (session === null) return null
      const { id, email, name } = session.user
      return { id, email, name }
    },
    remove: async (account) => {
      await db.tx([
        { sql: 'DELETE FROM auth_session WHERE "userId" = ?', params: [account] },
        { sql: 'DELETE FROM auth_account WHERE "userId" = ?', params: [account] },
        { sql: 'DELETE FROM auth_passkey WHERE "userId" = ?', params: [account] },
        { sql: 'DELETE FROM auth_user WHERE id = ?', params: [account] },
      ])
    },
    signOut: async (headers) => {
      const response = await auth.api.signOut({ headers: toHeaders(headers), asResponse: true })
      return response.headers.getSetCookie()
    },
    attach: (app, leaving) => {
      app.route({
        method: ['GET', 'POST'],
        url: '/api/auth/*',
        schema: { hide: true },
        handler: async (request, reply) => {
          if (request.method === 'POST') {
            attempts.need(request.ip)
            const { email } = (request.body ?? {}) as { email?: unknown }
            if (typeof email === 'string') attempts.need(email.toLowerCase())
          }
          if (typeof request.body === 'string') throw new Fault('bad-request', 'bad-request')
          if (request.url.startsWith('/api/auth/sign-up')) {
            const { name } = (request.body ?? {}) as { name?: unknown }
            if (typeof name !== 'string' || !isName(name)) throw new Fault('bad-request', 'bad-name')
          }
          if (request.url.startsWith('/api/auth/sign-out')) await leaving(request.headers)
          const headers = toHeaders(request.headers)
          headers.set(ADDRESS_HEADER, request.ip)
          headers.delete('content-length')
          const hasBody = request.body !== undefined && request.body !== null
          const response = await auth.handler(
            new Request(new URL(request.url, base), {
              method: request.method,
              headers,
              ...(hasBody ? { body: JSON.stringify(request.body) } : {}),
            }),
          )
          reply.status(response.status)
          for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
          for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
          const text = response.body === null ? '' : await response.text()
          if (response.status < 400) return reply.send(text)
          reply.header('content-type', 'application/json; charset=utf-8')
          return reply.send(JSON.stringify({ error: toProblem(faultOf(response.status, text), langOf(request)) }))
        },
      })
    },
  }
}
