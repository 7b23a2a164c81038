/** What those who look after a server need from the store: people, tables, reports, invitations, and a trail of it all. */

import { digest, randomName } from '../secrets.ts'
import { type Db, listOf, type Value } from './db.ts'
import { numberIn, numberOrNull, textIn, textOrNull } from './row.ts'

export interface ClubPerson {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly email: string | null
  readonly verified: boolean
  readonly admin: boolean
  readonly banned: boolean
  readonly muted: boolean
  readonly createdAt: number
  readonly seenAt: number
  readonly tables: number
  readonly reports: number
}

export interface ClubTable {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly status: string
  readonly visibility: string
  readonly names: string
  readonly entries: number
  readonly createdAt: number
  readonly movedAt: number | null
}

export interface Report {
  readonly id: string
  readonly at: number
  readonly by: string
  readonly about: string | null
  readonly aboutName: string
  readonly table: string
  readonly message: string | null
  readonly said: string | null
  readonly text: string
}

export interface AuditLine {
  readonly at: number
  readonly admin: string
  readonly action: string
  readonly about: string
}

export interface Invitation {
  readonly id: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly left: number
}

export interface ReportDraft {
  readonly by: string
  readonly about: string | null
  readonly table: string
  readonly message: string | null
  readonly text: string
}

type Raw = Record<string, Value>

const LISTED = 200

export interface Club {
  counts(): Promise<{ [name: string]: number }>
  /** Bytes of the store. */
  size(): Promise<number>
  lastBackup(): Promise<number | null>
  people(search: string, only: 'all' | 'reported' | 'banned'): Promise<ClubPerson[]>
  tables(): Promise<ClubTable[]>
  setFlag(person: string, flag: 'admin' | 'muted' | 'banned', on: boolean): Promise<void>
  admins(): Promise<number>
  report(draft: ReportDraft): Promise<void>
  reports(): Promise<Report[]>
  closeReport(id: string): Promise<boolean>
  /** The words are gone for good. Resolves to the table where it was said; null when there is no such message. */
  clearMessage(id: string): Promise<string | null>
  /** Resolves to the messages that are gone. */
  clearChat(table: string): Promise<string[]>
  log(admin: { readonly id: string; readonly name: string }, action: string, about: string): Promise<void>
  audit(): Promise<AuditLine[]>
  invite(by: string, uses: number, days: number): Promise<{ code: string; invitation: Invitation }>
  invitations(): Promise<Invitation[]>
  removeInvitation(id: string): Promise<boolean>
  /** One use less; false when there is none left. */
  useInvitation(code: string): Promise<boolean>
  /** It came to nothing. */
  giveBackInvitation(code: string): Promise<void>
}

export function openClub(db: Db): Club {
  const number = async (sql: string, params: readonly Value[] = []): Promise<number> =>
    (await db.all<{ n: number }>(sql, params))[0]?.n ?? 0
  const toInvitation = (raw: Raw): Invitation => ({
    id: textIn(raw, 'id'),
    createdAt: numberIn(raw, 'created_at'),
    expiresAt: numberIn(raw, 'expires_at'),
    left: numberIn(raw, 'uses_left'),
  })
  return {
    counts: async () => {
      const week = db.now() - 7 * 24 * 3600_000
      const [accounts, guests, recent, banned, messages, outbox, reports] = await Promise.all([
        number('SELECT count(*) AS n FROM people WHERE account IS NOT NULL'),
        number('SELECT count(*) AS n FROM people WHERE account IS NULL'),
        number('SELECT count(*) AS n FROM people WHERE seen_at > ?', [week]),
        number('SELECT count(*) AS n FROM people WHERE banned = 1'),
        number('SELECT count(*) AS n FROM messages'),
        number('SELECT count(*) AS n FROM outbox'),
        number('SELECT count(*) AS n FROM reports WHERE closed_at IS NULL'),
      ])
      const states = await db.all<{ status: string; n: number }>(
        'SELECT status, count(*) AS n FROM tables WHERE archived = 0 GROUP BY status',
      )
      const tables = Object.fromEntries(states.map(({ status, n }) => [status, n]))
      return { accounts, guests, recent, banned, messages, outbox, reports, ...tables }
    },
    size: () =>
      number(
        db.dialect === 'sqlite'
          ? 'SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()'
          : 'SELECT pg_database_size(current_database()) AS n',
      ),
    lastBackup: async () => {
      const rows = await db.all<{ value: string }>("SELECT value FROM settings WHERE key = 'last backup'")
      return rows[0] === undefined ? null : Number(rows[0].value)
    },
    people: async (search, only) => {
      const where = only === 'banned' ? 'banned = 1' : only === 'reported' ? 'reports > 0' : '1 = 1'
      const rows = await db.all<Raw>(
        `SELECT * FROM (SELECT people.*,
           (SELECT count(DISTINCT table_id) FROM seats WHERE seats.person = people.id) AS tables,
           (SELECT count(*) FROM reports WHERE reports.about = people.id AND closed_at IS NULL) AS reports FROM people) AS p
         WHERE ${where} AND (lower(name) LIKE ? OR lower(COALESCE(email, '')) LIKE ?)
         ORDER BY reports DESC, seen_at DESC LIMIT ${LISTED}`,
        [`%${search.toLowerCase()}%`, `%${search.toLowerCase()}%`],
      )
      return rows.map((raw) => ({
        id: textIn(raw, 'id'),
        name: textIn(raw, 'name'),
        guest: raw.account === null,
        email: textOrNull(raw, 'email'),
        verified: raw.verified === 1,
        admin: raw.admin === 1,
        banned: raw.banned === 1,
        muted: raw.muted === 1,
        createdAt: numberIn(raw, 'created_at'),
        seenAt: numberIn(raw, 'seen_at'),
        tables: numberIn(raw, 'tables'),
        reports: numberIn(raw, 'reports'),
      }))
    },
    tables: async () => {
      const rows = await db.all<Raw>(
        // Of each log the newest entry only: all of them would be a look at everything that was ever played.
        `SELECT t.*, e.seq AS entries, e.at AS moved_at
         FROM (SELECT id, game, rules, status, visibility, created_at FROM tables
           WHERE archived = 0 AND status IN ('open', 'running', 'stopped') ORDER BY created_at DESC LIMIT ${LISTED}) AS t
         LEFT JOIN entries AS e ON e.table_id = t.id AND e.seq = (SELECT max(seq) FROM entries WHERE table_id = t.id)
         ORDER BY t.created_at DESC`,
      )
      const { marks, params } = listOf(rows.map((raw) => raw.id ?? null))
      const seats = await db.all<{ table_id: string; name: string }>(
        `SELECT table_id, name FROM seats WHERE name <> '' AND table_id IN (${marks}) ORDER BY table_id, seat`,
        params,
      )
      return rows.map((raw) => ({
        id: textIn(raw, 'id'),
        game: textIn(raw, 'game'),
        rules: textIn(raw, 'rules'),
        status: textIn(raw, 'status'),
        visibility: textIn(raw, 'visibility'),
        names: seats
          .filter((seat) => seat.table_id === raw.id)
          .map((seat) => seat.name)
          .join(', '),
        entries: numberOrNull(raw, 'entries') ?? 0,
        createdAt: numberIn(raw, 'created_at'),
        movedAt: numberOrNull(raw, 'moved_at'),
      }))
    },
    setFlag: async (person, flag, on) => {
      await db.all(`UPDATE people SET ${flag} = ? WHERE id = ?`, [on ? 1 : 0, person])
    },
    admins: () => number('SELECT count(*) AS n FROM people WHERE admin = 1 AND banned = 0'),
    report: async ({ by, about, table, message, text }) => {
      await db.all(
        'INSERT INTO reports (id, at, reporter, about, table_id, message, text) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [randomName(16), db.now(), by, about, table, message, text],
      )
    },
    reports: async () => {
      const rows = await db.all<Raw>(
        `SELECT reports.*, reporters.name AS by_name, subjects.name AS about_name, messages.text AS said FROM reports
         LEFT JOIN people AS reporters ON reporters.id = reports.reporter
         LEFT JOIN people AS subjects ON subjects.id = reports.about
         LEFT JOIN messages ON messages.id = reports.message
         WHERE closed_at IS NULL ORDER BY reports.at DESC LIMIT ${LISTED}`,
      )
      return rows.map((raw) => ({
        id: textIn(raw, 'id'),
        at: numberIn(raw, 'at'),
        by: textOrNull(raw, 'by_name') ?? '–',
        about: textOrNull(raw, 'about'),
        aboutName: textOrNull(raw, 'about_name') ?? '–',
        table: textIn(raw, 'table_id'),
        message: textOrNull(raw, 'message'),
        said: textOrNull(raw, 'said'),
        text: textIn(raw, 'text'),
      }))
    },
    closeReport: async (id) => {
      const rows = await db.all('UPDATE reports SET closed_at = ? WHERE id = ? AND closed_at IS NULL RETURNING id', [
        db.now(),
        id,
      ])
      return rows.length > 0
    },
    clearMessage: async (id) => {
      const [said] = await db.tx([
        { sql: 'DELETE FROM messages WHERE id = ? RETURNING table_id', params: [id] },
        { sql: 'UPDATE reports SET message = NULL WHERE message = ?', params: [id] },
      ])
      const [row] = said ?? []
      return row === undefined ? null : textIn(row, 'table_id')
    },
    clearChat: async (table) => {
      const [said = []] = await db.tx([
        { sql: 'DELETE FROM messages WHERE table_id = ? RETURNING id', params: [table] },
        { sql: 'UPDATE reports SET message = NULL WHERE table_id = ?', params: [table] },
      ])
      return said.map((row) => textIn(row, 'id'))
    },
    log: async (admin, action, about) => {
      await db.all('INSERT INTO audit (id, at, admin, admin_name, action, about) VALUES (?, ?, ?, ?, ?, ?)', [
        randomName(16),
        db.now(),
        admin.id,
        admin.name,
        action,
        about,
      ])
    },
    audit: async () => {
      const rows = await db.all<Raw>(
        `SELECT at, admin_name, action, about FROM audit ORDER BY at DESC, id LIMIT ${LISTED}`,
      )
      return rows.map((raw) => ({
        at: numberIn(raw, 'at'),
        admin: textIn(raw, 'admin_name'),
        action: textIn(raw, 'action'),
        about: textIn(raw, 'about'),
      }))
    },
    invite: async (by, uses, days) => {
      const code = randomName(12)
      const now = db.now()
      const invitation: Invitation = {
        id: randomName(12),
        createdAt: now,
        expiresAt: now + days * 24 * 3600_000,
        left: uses,
      }
      await db.all(
        'INSERT INTO invitations (id, hash, made_by, created_at, expires_at, uses_left) VALUES (?, ?, ?, ?, ?, ?)',
        [invitation.id, digest(code), by, now, invitation.expiresAt, uses],
      )
      return { code, invitation }
    },
    invitations: async () => {
      const rows = await db.all<Raw>(
        'SELECT id, created_at, expires_at, uses_left FROM invitations WHERE expires_at > ? AND uses_left > 0 ORDER BY created_at',
        [db.now()],
      )
      return rows.map(toInvitation)
    },
    removeInvitation: async (id) =>
      (await db.all('DELETE FROM invitations WHERE id = ? RETURNING id', [id])).length > 0,
    useInvitation: async (code) => {
      const rows = await db.all(
        `UPDATE invitations SET uses_left = uses_left - 1 WHERE hash = ? AND expires_at > ? AND uses_left > 0
         RETURNING id`,
        [digest(code), db.now()],
      )
      return rows.length > 0
    },
    giveBackInvitation: async (code) => {
      await db.all('UPDATE invitations SET uses_left = uses_left + 1 WHERE hash = ?', [digest(code)])
    },
  }
}
