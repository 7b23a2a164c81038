/** The account library's sessions with hashed tokens: who reads the store or a backup cannot pose as anyone. */

import type { DBAdapter } from '@better-auth/core/db/adapter'
import { digest } from '../secrets.ts'
import type { Db } from '../storage/db.ts'

const PREFIX = 'sha256:'
const hashed = (token: string): string => (token.startsWith(PREFIX) ? token : PREFIX + digest(token))

interface Condition {
  readonly field: string
  readonly value: unknown
}

const hashIn = <C extends Condition>(where: readonly C[]): C[] =>
  where.map((condition) => {
    if (condition.field !== 'token') return condition
    const { value } = condition
    const one = (token: unknown): unknown => (typeof token === 'string' ? hashed(token) : token)
    return { ...condition, value: Array.isArray(value) ? value.map(one) : one(value) }
  })

/** The token that was asked for, so that the library can go on with it. */
const askedFor = (where: readonly Condition[]): string | null => {
  const value = where.find(({ field }) => field === 'token')?.value
  return typeof value === 'string' ? value : null
}

type Inner = Omit<DBAdapter, 'transaction'>
type Asked = { readonly model: string; readonly where?: readonly Condition[] | undefined }

const withToken = <R>(row: R, token: string): R => (typeof row !== 'object' || row === null ? row : { ...row, token })

/** Between the library and the store; everything but sessions passes unchanged. */
function wrap<A extends Inner>(inner: A): A {
  const isSession = ({ model }: { readonly model: string }): boolean => model === 'session'
  const inside = <T extends Asked>(asked: T): T =>
    isSession(asked) && asked.where !== undefined ? { ...asked, where: hashIn(asked.where) } : asked
  /** A row that was found by its token carries that token again. */
  const outside = <R>(asked: Asked, row: R): R => {
    const token = isSession(asked) ? askedFor(asked.where ?? []) : null
    return token === null ? row : withToken(row, token)
  }
  const own: Partial<Inner> = {
    create: async (asked) => {
      const { token } = asked.data as { readonly token?: unknown }
      if (!isSession(asked) || typeof token !== 'string') return inner.create(asked)
      return withToken(await inner.create({ ...asked, data: { ...asked.data, token: hashed(token) } }), token)
    },
    findOne: async (asked) => outside(asked, await inner.findOne(inside(asked))),
    findMany: (asked) => inner.findMany(inside(asked)),
    update: async (asked) => outside(asked, await inner.update(inside(asked))),
    updateMany: (asked) => inner.updateMany(inside(asked)),
    delete: (asked) => inner.delete(inside(asked)),
    deleteMany: (asked) => inner.deleteMany(inside(asked)),
  }
  return { ...inner, ...own }
}

export function withHashedTokens(inner: DBAdapter): DBAdapter {
  return { ...wrap(inner), transaction: (work) => inner.transaction((during) => work(wrap(during))) }
}

/** Tokens from before they were hashed go on working, and no longer lie open. */
export async function hashOldTokens(db: Db): Promise<void> {
  const rows = await db.all<{ id: string; token: string }>(
    `SELECT id, token FROM auth_session WHERE token NOT LIKE '${PREFIX}%'`,
  )
  for (const { id, token } of rows) await db.all('UPDATE auth_session SET token = ? WHERE id = ?', [hashed(token), id])
}
