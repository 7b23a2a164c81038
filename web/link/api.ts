/** The server's HTTP resources, as the client uses them. */

import type { MatchRecord, Options } from '@dorfplatz/kernel'
import type { Person, Problem, TableInfo } from '@dorfplatz/server/protocol'

export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null
  if (response.ok && answer !== null) return answer as T
  const problem = (answer as { error?: Problem } | null)?.error
  throw new ApiError(problem ?? { code: 'unavailable', text: `${response.status}` })
}

export type SeatPlan =
  | { readonly kind: 'open' }
  | { readonly kind: 'me'; readonly name?: string }
  | { readonly kind: 'bot'; readonly level?: string }

export interface CreateTable {
  readonly game: string
  readonly options: Options
  readonly seats: readonly SeatPlan[]
  readonly visibility: 'public' | 'link' | 'private'
  readonly pace: { readonly kind: 'live' } | { readonly kind: 'turns'; readonly seconds: number }
  readonly start: boolean
}

export const api = {
  signUp: (name: string, email: string, password: string) =>
    call<unknown>('POST', '/auth/sign-up/email', { name, email, password }),
  signIn: (email: string, password: string) => call<unknown>('POST', '/auth/sign-in/email', { email, password }),
  signOut: () => call<unknown>('POST', '/me/sign-out', {}),
  rename: (name: string) => call<unknown>('PATCH', '/me', { name }),
  me: () => call<{ person: Person | null }>('GET', '/me').then((a) => a.person),
  guest: (name: string, lang: string) => call<{ person: Person | null }>('POST', '/guest', { name, lang }),
  games: () => call<{ games: { id: string }[]; botLevels: string[] }>('GET', '/games'),
  myTables: () => call<{ tables: TableInfo[] }>('GET', '/me/tables').then((a) => a.tables),
  openTables: () => call<{ tables: TableInfo[] }>('GET', '/tables?status=open').then((a) => a.tables),
  table: (id: string, invite?: string) =>
    call<{ table: TableInfo }>('GET', `/tables/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`).then(
      (a) => a.table,
    ),
  create: (body: CreateTable) => call<{ table: TableInfo }>('POST', '/tables', body).then((a) => a.table),
  join: (id: string, body: { seat?: number; invite?: string; name?: string }) =>
    call<{ table: TableInfo }>('POST', `/tables/${id}/join`, body).then((a) => a.table),
  leave: (id: string, seat: number) => call<unknown>('POST', `/tables/${id}/leave`, { seat }),
  bot: (id: string, seat: number, level?: string) =>
    call<unknown>('POST', `/tables/${id}/bot`, { seat, ...(level ? { level } : {}) }),
  free: (id: string, seat: number) => call<unknown>('POST', `/tables/${id}/free`, { seat }),
  record: (id: string) => call<{ record: MatchRecord }>('GET', `/tables/${id}/record`).then((a) => a.record),
  start: (id: string) => call<unknown>('POST', `/tables/${id}/start`, {}),
  rematch: (id: string) => call<{ table: TableInfo }>('POST', `/tables/${id}/rematch`, {}).then((a) => a.table),
}

/** Makes sure the server knows somebody here: a guest with this name if nobody yet. */
export async function somebody(name: string, lang: string): Promise<void> {
  const me = await api.me().catch(() => null)
  if (me === null) await api.guest(name, lang)
}
