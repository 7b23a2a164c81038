/** What lets somebody in, as one short text: a guest's session, an API token, an account's session. Which are still good? */

import { digest } from '../secrets.ts'
import { type Db, listOf } from './db.ts'

/** `guest:` or `token:` and a digest, or `account:` and the session's id. */
export type Login = `${'guest' | 'token' | 'account'}:${string}`

export const guestLogin = (token: string): Login => `guest:${digest(token)}`
export const tokenLogin = (token: string): Login => `token:${digest(token)}`
export const accountLogin = (session: string): Login => `account:${session}`

const SLICE = 200

/** Those of the logins that have not ended. */
export async function goodLogins(db: Db, logins: readonly Login[]): Promise<Set<Login>> {
  const good = new Set<Login>()
  const look = async (kind: string, sql: (marks: string) => string, more: readonly (string | number)[]) => {
    const keys = [...new Set(logins.filter((login) => login.startsWith(`${kind}:`)))].map((login) =>
      login.slice(kind.length + 1),
    )
    for (let i = 0; i < keys.length; i += SLICE) {
      const slice = keys.slice(i, i + SLICE)
      const { marks, params } = listOf(slice)
      const rows = await db.all<{ key: string }>(sql(marks), [...params, ...more])
      for (const { key } of rows) good.add(`${kind}:${key}` as Login)
    }
  }
  const now = db.now()
  await look('guest', (marks) => `SELECT hash AS key FROM sessions WHERE hash IN (${marks}) AND expires_at > ?`, [now])
  await look('token', (marks) => `SELECT hash AS key FROM tokens WHERE hash IN (${marks})`, [])
  await look('account', (marks) => `SELECT id AS key FROM auth_session WHERE id IN (${marks}) AND "expiresAt" > ?`, [
    new Date(now).toISOString(),
  ])
  return good
}
