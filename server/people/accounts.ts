/** Accounts: password and passkey by better-auth, kept in our own store. */

import type { IncomingHttpHeaders } from 'node:http'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { urlAt } from '../config.ts'
import type { ServerContext } from '../context.ts'
import { limiter } from '../limits.ts'
import { message } from '../messages.ts'
import type { Db } from '../storage/db.ts'
import { kyselyOn } from '../storage/kysely.ts'
import { hashOldTokens, withHashedTokens } from './hashed.ts'
import type { Account } from './identity.ts'
import type { Notifier } from './notify.ts'

/** Where the account library reads the asker's address; nobody outside can set it. */
export const ADDRESS_HEADER = 'x-dorfplatz-address'

const HOUR_MS = 3600_000
/** So many letters go to one address, whoever asks for them: those that have come are still good. */
const LETTERS_PER_HOUR = 6

/** What an account is opened with. */
export interface Lock {
  readonly account: string
  /** Of the password. */
  readonly hash: string
}

export interface Accounts {
  /** The account library itself, as a function from request to response. */
  handle(request: Request): Promise<Response>
  /** The address that links in letters and the library's own paths start from. */
  readonly base: string
  find(headers: IncomingHttpHeaders): Promise<Account | null>
  /** Of the account with this address, in small letters. */
  lockOf(email: string): Promise<Lock | null>
  remove(account: string): Promise<void>
  /** Another password, chosen by whoever looks after the server. */
  setPassword(account: string, password: string): Promise<void>
  /** Ends the session of these headers; the cookies to be cleared with it. */
  signOut(headers: IncomingHttpHeaders): Promise<readonly string[]>
}

export function toHeaders(headers: IncomingHttpHeaders): Headers {
  const out = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (name === ADDRESS_HEADER || value === undefined) continue
    out.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return out
}

/** What decides about the tables of the account library. */
const models = {
  user: { modelName: 'auth_user' },
  session: { modelName: 'auth_session', expiresIn: 30 * 24 * 3600 },
  account: { modelName: 'auth_account' },
  // A link's secret part is stored as a digest, like every other token.
  verification: { modelName: 'auth_verification', storeIdentifier: 'hashed' },
} as const satisfies BetterAuthOptions
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
  const database = { db: kyselyOn(db), type: db.dialect, transaction: false } as const
  const { runMigrations } = await getMigrations({ database, ...models, plugins: [passkeys('localhost')] })
  await runMigrations()
  await hashOldTokens(db)
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

export interface AccountOptions {
  readonly context: ServerContext
  readonly mail: Notifier['mail']
  /** All logins of the account have ended. */
  readonly revoked: (account: string) => Promise<void>
}

export async function openAccounts({ context, mail: post, revoked }: AccountOptions): Promise<Accounts> {
  const { config, db, secret, log, people } = context
  const base = config.publicUrl ?? urlAt(config.HOST, config.PORT)
  const { hostname } = new URL(base)
  await alone(context, 'accounts migration', () => migrateAccounts(db))
  const letters = limiter(Math.max(LETTERS_PER_HOUR, config.LIMIT_SIGN_INS_PER_10MIN / 4), HOUR_MS)
  /** Counted here, where one really goes out, and said to nobody: strangers could lock an address out, and hear whose it is. */
  const mail: Notifier['mail'] = async (to, subject, text, ms) => {
    if (letters.take(to.toLowerCase())) await post(to, subject, text, ms)
  }
  const both = (key: 'mail-password' | 'mail-verify', url: string): string =>
    `${message('de', key)}\n${message('en', key)}\n\n${url}\n`
  const auth = betterAuth({
    appName: 'Dorfplatz',
    baseURL: base,
    basePath: '/api/auth',
    secret,
    ...models,
    database: (options: BetterAuthOptions) =>
      withHashedTokens(kyselyAdapter(kyselyOn(db), { type: db.dialect, transaction: false })(options)),
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, text) =>
        level === 'error' ? log.error({ part: 'accounts' }, text) : log.debug({ part: 'accounts' }, text),
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      sendResetPassword: async ({ user, url }) => {
        // An address that nobody has confirmed may be somebody else's: it gets nothing but the question.
        if (user.emailVerified) {
          await mail(user.email, 'Dorfplatz: neues Passwort / new password', both('mail-password', url), HOUR_MS)
        } else await auth.api.sendVerificationEmail({ body: { email: user.email, callbackURL: '/account' } })
      },
      onPasswordReset: ({ user }) => revoked(user.id),
      revokeSessionsOnPasswordReset: true,
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 24 * 3600,
      sendVerificationEmail: ({ user, url }) =>
        mail(user.email, 'Dorfplatz: E-Mail bestätigen / confirm your e-mail', both('mail-verify', url), 24 * HOUR_MS),
      afterEmailVerification: (user) => people.setVerified(user.id),
    },
    // Ours counts by address, account and device: see the routes.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'dorfplatz',
      useSecureCookies: base.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // With a public address only that one counts. Without, the page that asks: its origin was compared with the host.
    trustedOrigins: (request) =>
      config.origins.length > 0 ? [...config.origins] : [request?.headers.get('origin') ?? null],
    plugins: [passkeys(hostname)],
  })

  return {
    handle: auth.handler,
    base,
    find: async (headers) => {
      if (headers.cookie === undefined || !headers.cookie.includes('dorfplatz.session_token')) return null
      const session = await auth.api.getSession({ headers: toHeaders(headers) })
      if (session === null) return null
      const { id, email, name, emailVerified } = session.user
      return { id, email, name, isVerified: emailVerified, session: session.session.id }
    },
    lockOf: async (email) => {
      const rows = await db.all<Lock>(
        `SELECT u.id AS account, a.password AS hash FROM auth_user AS u JOIN auth_account AS a ON a."userId" = u.id
         WHERE u.email = ? AND a."providerId" = 'credential' AND a.password IS NOT NULL`,
        [email],
      )
      return rows[0] ?? null
    },
    remove: async (account) => {
      await db.tx([
        { sql: 'DELETE FROM auth_session WHERE "userId" = ?', params: [account] },
        { sql: 'DELETE FROM auth_account WHERE "userId" = ?', params: [account] },
        { sql: 'DELETE FROM auth_passkey WHERE "userId" = ?', params: [account] },
        // A link to a new password holds the account as its value, a passkey's question somewhere inside it.
        { sql: 'DELETE FROM auth_verification WHERE value LIKE ?', params: [`%${account}%`] },
        { sql: 'DELETE FROM auth_user WHERE id = ?', params: [account] },
      ])
    },
    setPassword: async (account, password) => {
      const { password: passwords, internalAdapter } = await auth.$context
      const hash = await passwords.hash(password)
      const known = await internalAdapter.findCredentialAccount(account)
      if (known) await internalAdapter.updatePassword(account, hash)
      else {
        const made = { userId: account, providerId: 'credential', accountId: account, password: hash }
        await internalAdapter.createAccount(made)
      }
    },
    signOut: async (headers) => {
      const response = await auth.api.signOut({ headers: toHeaders(headers), asResponse: true })
      return response.headers.getSetCookie()
    },
  }
}
