/** All that is kept about a person, table by table. Much of it, for somebody who has played for years: read in a thread. */

import type { Reads, Value } from './db.ts'

export type Exported = Readonly<Record<string, Record<string, Value>[]>>

export async function exportAll(db: Reads, id: string): Promise<Exported> {
  const [people, tokens, pushes, seats, hosted, messages] = await Promise.all([
    db.all(
      'SELECT id, name, lang, email, verified, notify_email, notify_push, rated, admin, muted, banned, shown, created_at, seen_at FROM people WHERE id = ?',
      [id],
    ),
    db.all('SELECT id, name, created_at, used_at FROM tokens WHERE person = ?', [id]),
    db.all('SELECT endpoint, created_at FROM pushes WHERE person = ?', [id]),
    db.all('SELECT table_id, seat, name, conceded, colour, away FROM seats WHERE person = ?', [id]),
    db.all(
      'SELECT id, game, options, status, previous, result, created_at, started_at, ended_at FROM tables WHERE host = ?',
      [id],
    ),
    db.all('SELECT table_id, text, at FROM messages WHERE person = ? ORDER BY at', [id]),
  ])
  const answers = await db.all(
    `SELECT entries.table_id, entries.seq, entries.kind, entries.payload, entries.at FROM entries
     JOIN seats ON seats.table_id = entries.table_id AND seats.seat = entries.seat
     WHERE seats.person = ? ORDER BY entries.at`,
    [id],
  )
  const ofAccount = 'WHERE "userId" IN (SELECT account FROM people WHERE id = ?)'
  const [sessions, passkeys] = await Promise.all([
    db.all(`SELECT "ipAddress", "userAgent", "createdAt", "expiresAt" FROM auth_session ${ofAccount}`, [id]),
    db.all(`SELECT name, "createdAt" FROM auth_passkey ${ofAccount}`, [id]),
  ])
  const reports = await db.all('SELECT at, table_id, text FROM reports WHERE reporter = ? ORDER BY at', [id])
  const daily = await db.all(
    `SELECT a.day, a.game, a.mode, a.table_id, a.started_at, a.advice, r.points, r.ended_at, r.ms, r.medal
     FROM daily_attempts AS a LEFT JOIN daily_results AS r
       ON r.day = a.day AND r.game = a.game AND r.mode = a.mode AND r.who = a.who WHERE a.who = ? ORDER BY a.day`,
    [id],
  )
  const learned = await db.all('SELECT chapter FROM learned WHERE person = ? ORDER BY chapter', [id])
  const results = await db.all('SELECT * FROM results WHERE person = ? ORDER BY ended_at', [id])
  const ratings = await db.all('SELECT game, mu, sigma, games FROM ratings WHERE person = ?', [id])
  return {
    people,
    sessions,
    passkeys,
    tokens,
    pushes,
    seats,
    hosted,
    messages,
    answers,
    reports,
    daily,
    learned,
    results,
    ratings,
  }
}
