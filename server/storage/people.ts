/** People as stored: guests and account holders, their sessions, API tokens and push subscriptions. */

import type { Lang } from '@dorfplatz/kernel'
import { digest, randomName, randomToken } from '../secrets.ts'
import { mergeDaily, removeDaily } from './daily.ts'
import type { Db, Statement, Value } from './db.ts'
import { mergeLearned } from './learned.ts'
import { staleRatingsOf } from './ratings.ts'
import { mergeResults, removeResults } from './results.ts'
import { numberIn, numberOrNull, textIn, textOrNull, wordIn } from './row.ts'

export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly lang: Lang
  /** The account's user id; null for guests. */
  readonly account: string | null
  readonly email: string | null
  /** The address is known to be theirs: only then are letters sent there. */
  readonly verified: boolean
  readonly notifyEmail: boolean
  readonly notifyPush: boolean
  /** Looks after the server. */
  readonly admin: boolean
  /** May not speak at tables. */
  readonly muted: boolean
  /** May not come in. */
  readonly banned: boolean
  /** Who may look at their page. */
  readonly shown: ShownTo
  readonly createdAt: number
  readonly seenAt: number
}

/** People they have played with, everybody, nobody but themselves. */
export const SHOWN_TO = ['met', 'all', 'none'] as const
export type ShownTo = (typeof SHOWN_TO)[number]

export interface TokenRow {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
}

export interface PushRow {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** What a person takes over from an account. */
export interface AccountFacts {
  readonly id: string
  readonly email: string
  readonly isVerified: boolean
}

export interface People {
  create(name: string, lang: Lang, account: AccountFacts | null): Promise<PersonRow>
  byId(id: string): Promise<PersonRow | null>
  bySession(token: string): Promise<PersonRow | null>
  byToken(token: string): Promise<PersonRow | null>
  byAccount(account: string): Promise<PersonRow | null>
  /** A new session; the token goes into the cookie, only its digest is kept. */
  openSession(person: string): Promise<string>
  closeSession(token: string): Promise<void>
  update(
    id: string,
    change: Partial<Pick<PersonRow, 'name' | 'lang' | 'email' | 'notifyEmail' | 'notifyPush' | 'shown'>>,
  ): Promise<void>
  /** The guest keeps everything and has an account from now on; whatever let the guest in has ended. */
  upgrade(id: string, account: AccountFacts): Promise<void>
  /** The first account looks after the server. */
  makeFirstAdmin(account: string): Promise<void>
  /** Was here just now; to the hour is enough. */
  seen(person: PersonRow): Promise<void>
  /** The account's address is known to be its owner's. */
  setVerified(account: string): Promise<void>
  /** Ends what somebody who knew the old password may have made: API tokens, passkeys, push subscriptions, the calendar's address. */
  endMade(account: string): Promise<void>
  /** Ends the same, and all sessions of a person, also those of the account. */
  revokeAll(id: string): Promise<void>
  /** Seats, tables and messages of the guest belong to the other person, and the guest is gone; the tables concerned. */
  merge(guest: string, into: string): Promise<string[]>
  /** Forgets a person; a bot of this level has their seats at running tables, messages stay without a name. Returns the tables concerned. */
  remove(id: string, level: string): Promise<string[]>
  tokens(person: string): Promise<TokenRow[]>
  createToken(person: string, name: string): Promise<{ token: string; row: TokenRow }>
  removeToken(person: string, id: string): Promise<boolean>
  pushes(person: string): Promise<PushRow[]>
  /** Keeps the newest few of a person's browsers. */
  savePush(person: string, push: PushRow): Promise<void>
  removePush(endpoint: string, person?: string): Promise<void>
  /** Old guests without tables, and sessions that are over. */
  tidy(before: number): Promise<void>
}

/** So many browsers of one person are told; older ones are forgotten. */
const MAX_PUSHES = 8

/** Guests come back within half a year or are forgotten. */
const SESSION_MS = 180 * 24 * 3600_000

type Raw = Record<string, Value>

const LANGS: readonly Lang[] = ['en', 'de']

function toPerson(raw: Raw): PersonRow {
  return {
    id: textIn(raw, 'id'),
    name: textIn(raw, 'name'),
    lang: wordIn(raw, 'lang', LANGS),
    account: textOrNull(raw, 'account'),
    email: textOrNull(raw, 'email'),
    verified: raw.verified === 1,
    notifyEmail: raw.notify_email === 1,
    notifyPush: raw.notify_push === 1,
    admin: raw.admin === 1,
    muted: raw.muted === 1,
    banned: raw.banned === 1,
    shown: wordIn(raw, 'shown', SHOWN_TO),
    seenAt: numberIn(raw, 'seen_at'),
    createdAt: numberIn(raw, 'created_at'),
  }
}

const toToken = (raw: Raw): TokenRow => ({
  id: textIn(raw, 'id'),
  name: textIn(raw, 'name'),
  createdAt: numberIn(raw, 'created_at'),
  usedAt: numberOrNull(raw, 'used_at'),
})

/** The first person who still sits at a table. */
const NEXT_HOST =
  '(SELECT person FROM seats WHERE seats.table_id = tables.id AND person IS NOT NULL ORDER BY seat LIMIT 1)'

/** What lets somebody in or tells them something without the password: a notice that waits for a browser goes with it. */
const endsMade = (id: string): Statement[] => [
  { sql: 'DELETE FROM tokens WHERE person = ?', params: [id] },
  { sql: 'DELETE FROM auth_passkey WHERE "userId" IN (SELECT account FROM people WHERE id = ?)', params: [id] },
  { sql: 'DELETE FROM pushes WHERE person = ?', params: [id] },
  { sql: "DELETE FROM outbox WHERE person = ? AND lane = 'push'", params: [id] },
  { sql: 'UPDATE people SET calendar = NULL WHERE id = ?', params: [id] },
]

export function openPeople(db: Db): People {
  const one = async (sql: string, params: readonly Value[]): Promise<PersonRow | null> => {
    const rows = await db.all<Raw>(sql, params)
    return rows[0] === undefined ? null : toPerson(rows[0])
  }
  const tablesOf = async (id: string): Promise<string[]> => {
    const rows = await db.all<{ id: string }>(
      'SELECT id FROM tables WHERE host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?)',
      [id, id],
    )
    return rows.map((row) => row.id)
  }
  return {
    create: async (name, lang, account) => {
      const person: PersonRow = {
        id: randomName(16),
        name,
        lang,
        account: account?.id ?? null,
        email: account?.email ?? null,
        verified: account?.isVerified ?? false,
        notifyEmail: account !== null,
        notifyPush: false,
        admin: false,
        muted: false,
        banned: false,
        shown: 'met',
        createdAt: db.now(),
        seenAt: db.now(),
      }
      await db.all(
        `INSERT INTO people (id, name, lang, account, email, verified, notify_email, created_at, seen_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          person.id,
          name,
          lang,
          person.account,
          person.email,
          person.verified ? 1 : 0,
          person.notifyEmail ? 1 : 0,
          person.createdAt,
          person.createdAt,
        ],
      )
      return person
    },
    byId: (id) => one('SELECT * FROM people WHERE id = ?', [id]),
    bySession: (token) =>
      one(
        `SELECT people.* FROM sessions JOIN people ON people.id = sessions.person
         WHERE sessions.hash = ? AND sessions.expires_at > ?`,
        [digest(token), db.now()],
      ),
    byToken: async (token) => {
      const person = await one(
        'SELECT people.* FROM tokens JOIN people ON people.id = tokens.person WHERE tokens.hash = ?',
        [digest(token)],
      )
      const now = db.now()
      // To the hour is enough, and spares a write for every request of a bot.
      if (person !== null) {
        await db.all('UPDATE tokens SET used_at = ? WHERE hash = ? AND (used_at IS NULL OR used_at < ?)', [
          now,
          digest(token),
          now - 3600_000,
        ])
      }
      return person
    },
    byAccount: (account) => one('SELECT * FROM people WHERE account = ?', [account]),
    openSession: async (person) => {
      const token = randomToken()
      const now = db.now()
      await db.all('INSERT INTO sessions (hash, person, created_at, expires_at) VALUES (?, ?, ?, ?)', [
        digest(token),
        person,
        now,
        now + SESSION_MS,
      ])
      return token
    },
    closeSession: async (token) => {
      await db.all('DELETE FROM sessions WHERE hash = ?', [digest(token)])
    },
    update: async (id, change) => {
      const columns: [string, Value][] = []
      if (change.name !== undefined) columns.push(['name', change.name])
      if (change.lang !== undefined) columns.push(['lang', change.lang])
      if (change.email !== undefined) columns.push(['email', change.email])
      if (change.notifyEmail !== undefined) columns.push(['notify_email', change.notifyEmail ? 1 : 0])
      if (change.notifyPush !== undefined) columns.push(['notify_push', change.notifyPush ? 1 : 0])
      if (change.shown !== undefined) columns.push(['shown', change.shown])
      if (columns.length === 0) return
      await db.all(`UPDATE people SET ${columns.map(([name]) => `${name} = ?`).join(', ')} WHERE id = ?`, [
        ...columns.map(([, value]) => value),
        id,
      ])
    },
    upgrade: async (id, account) => {
      await db.tx([
        {
          sql: 'UPDATE people SET account = ?, email = ?, verified = ?, notify_email = 1, calendar = NULL WHERE id = ? AND account IS NULL',
          params: [account.id, account.email, account.isVerified ? 1 : 0, id],
        },
        // From now on the account's own logins count.
        { sql: 'DELETE FROM sessions WHERE person = ?', params: [id] },
        { sql: 'DELETE FROM tokens WHERE person = ?', params: [id] },
      ])
    },
    makeFirstAdmin: async (account) => {
      await db.all(
        `UPDATE people SET admin = 1 WHERE account = ? AND NOT EXISTS
          (SELECT 1 FROM people AS other WHERE other.account IS NOT NULL AND other.account <> ?)`,
        [account, account],
      )
    },
    seen: async ({ id, seenAt }) => {
      const now = db.now()
      if (now - seenAt > 3600_000) await db.all('UPDATE people SET seen_at = ? WHERE id = ?', [now, id])
    },
    setVerified: async (account) => {
      await db.all('UPDATE people SET verified = 1 WHERE account = ?', [account])
    },
    endMade: async (account) => {
      const person = await one('SELECT * FROM people WHERE account = ?', [account])
      if (person !== null) await db.tx(endsMade(person.id))
    },
    revokeAll: async (id) => {
      await db.tx([
        ...endsMade(id),
        { sql: 'DELETE FROM sessions WHERE person = ?', params: [id] },
        {
          sql: 'DELETE FROM auth_session WHERE "userId" IN (SELECT account FROM people WHERE id = ?)',
          params: [id],
        },
      ])
    },
    merge: async (guest, into) => {
      const tables = await tablesOf(guest)
      await db.tx([
        // The guest's sessions and tokens go with the guest: whoever has one must not become the account.
        ...['seats', 'messages', 'pushes'].map((table) => ({
          sql: `UPDATE ${table} SET person = ? WHERE person = ?`,
          params: [into, guest],
        })),
        { sql: 'UPDATE tables SET host = ? WHERE host = ?', params: [into, guest] },
        // What a guest was told or forbidden is not shaken off with the name.
        { sql: 'UPDATE reports SET about = ? WHERE about = ?', params: [into, guest] },
        { sql: 'UPDATE reports SET reporter = ? WHERE reporter = ?', params: [into, guest] },
        {
          sql: 'UPDATE people SET muted = 1 WHERE id = ? AND EXISTS (SELECT 1 FROM people WHERE id = ? AND muted = 1)',
          params: [into, guest],
        },
        {
          sql: `INSERT INTO kept_out (table_id, person, until)
            SELECT table_id, CAST(? AS TEXT), until FROM kept_out WHERE person = ? ON CONFLICT DO NOTHING`,
          params: [into, guest],
        },
        { sql: 'DELETE FROM kept_out WHERE person = ?', params: [guest] },
        ...mergeDaily(guest, into),
        ...mergeLearned(guest, into),
        staleRatingsOf(guest),
        mergeResults(guest, into),
        { sql: 'DELETE FROM people WHERE id = ? AND account IS NULL', params: [guest] },
      ])
      return tables
    },
    remove: async (id, level) => {
      const tables = await tablesOf(id)
      await db.tx([
        // A table that cannot be loaded now must not be found with an empty seat later.
        {
          sql: `UPDATE seats SET bot = ?, conceded = 1 WHERE person = ? AND bot IS NULL
            AND table_id IN (SELECT id FROM tables WHERE status = 'running')`,
          params: [level, id],
        },
        { sql: "UPDATE seats SET person = NULL, name = '–' WHERE person = ?", params: [id] },
        { sql: "UPDATE messages SET person = NULL, name = '–', text = '–' WHERE person = ?", params: [id] },
        // Somebody else at the table looks after it; an open one where nobody is left is closed.
        {
          sql: `UPDATE tables SET host = ${NEXT_HOST},
            archived = CASE WHEN status = 'open' AND ${NEXT_HOST} IS NULL THEN 1 ELSE archived END WHERE host = ?`,
          params: [id],
        },
        { sql: 'DELETE FROM kept_out WHERE person = ?', params: [id] },
        ...removeDaily(id),
        staleRatingsOf(id),
        removeResults(id),
        { sql: 'DELETE FROM people WHERE id = ?', params: [id] },
      ])
      return tables
    },
    tokens: async (person) => {
      const rows = await db.all<Raw>(
        'SELECT id, name, created_at, used_at FROM tokens WHERE person = ? ORDER BY created_at',
        [person],
      )
      return rows.map(toToken)
    },
    createToken: async (person, name) => {
      const token = `dp_${randomToken()}`
      const row: TokenRow = { id: randomName(12), name, createdAt: db.now(), usedAt: null }
      await db.all('INSERT INTO tokens (id, hash, person, name, created_at) VALUES (?, ?, ?, ?, ?)', [
        row.id,
        digest(token),
        person,
        name,
        row.createdAt,
      ])
      return { token, row }
    },
    removeToken: async (person, id) => {
      const rows = await db.all('DELETE FROM tokens WHERE id = ? AND person = ? RETURNING id', [id, person])
      return rows.length > 0
    },
    pushes: async (person) => {
      const rows = await db.all<{ endpoint: string; keys: string }>(
        'SELECT endpoint, keys FROM pushes WHERE person = ?',
        [person],
      )
      return rows.map((row) => ({ endpoint: row.endpoint, keys: JSON.parse(row.keys) as PushRow['keys'] }))
    },
    savePush: async (person, push) => {
      await db.tx([
        {
          sql: `INSERT INTO pushes (endpoint, person, keys, created_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, keys = excluded.keys,
              created_at = excluded.created_at`,
          params: [push.endpoint, person, JSON.stringify(push.keys), db.now()],
        },
        {
          sql: `DELETE FROM pushes WHERE person = ? AND endpoint NOT IN
            (SELECT endpoint FROM pushes WHERE person = ? ORDER BY created_at DESC, endpoint LIMIT ${MAX_PUSHES})`,
          params: [person, person],
        },
      ])
    },
    removePush: async (endpoint, person) => {
      if (person === undefined) await db.all('DELETE FROM pushes WHERE endpoint = ?', [endpoint])
      else await db.all('DELETE FROM pushes WHERE endpoint = ? AND person = ?', [endpoint, person])
    },
    tidy: async (before) => {
      await db.all('DELETE FROM sessions WHERE expires_at < ?', [db.now()])
      const gone = `account IS NULL AND created_at < ?
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id)
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)`
      await db.tx([
        {
          sql: `UPDATE results SET person = NULL, name = '–' WHERE person IN (SELECT id FROM people WHERE ${gone})`,
          params: [before],
        },
        { sql: `DELETE FROM people WHERE ${gone}`, params: [before] },
      ])
    },
  }
}
