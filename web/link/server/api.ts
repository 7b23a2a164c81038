/** The server's HTTP resources, as the client uses them. */

import type { Lang, MatchRecord, Viewer } from '@dorfplatz/kernel'
import type { http, Person, Problem, SeriesGame, TableInfo } from '@dorfplatz/protocol'
import { settings } from '../../app/settings.ts'
import { text } from '../../text/index.ts'
import type { Advice } from '../device/messages.ts'

export class ApiError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}

/** The browser's own words for an unreachable server help nobody. */
async function ask(address: string, how: RequestInit): Promise<Response> {
  try {
    return await fetch(address, how)
  } catch {
    throw new ApiError({ code: 'unavailable', text: text().account.offline })
  }
}

/** One request to the server; pages that are seldom opened keep their own calls. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: {
      'accept-language': settings().lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  // What breaks off half-way is as good as no answer.
  const answer: unknown = isJson ? await response.json().catch(() => null) : null
  if (response.ok && answer !== null) return answer as T
  const problem = (answer as { error?: Problem } | null)?.error
  throw new ApiError(problem ?? { code: 'unavailable', text: text().account.offline })
}

function query(values: { readonly [name: string]: string | number | undefined }): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? '' : `?${search}`
}

export const api = {
  signUp: (name: string, email: string, password: string, invitation?: string) =>
    call<unknown>('POST', '/auth/sign-up/email', {
      name,
      email,
      password,
      ...(invitation === undefined ? {} : { invitation }),
    }),
  signIn: (email: string, password: string) => call<unknown>('POST', '/auth/sign-in/email', { email, password }),
  signOut: () => call<unknown>('POST', '/me/sign-out', {}),
  update: (change: http.PersonChange) => call<{ person: Person | null }>('PATCH', '/me', change).then((a) => a.person),
  changePassword: (currentPassword: string, newPassword: string) =>
    call<unknown>('POST', '/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true }),
  forgotPassword: (email: string) =>
    call<unknown>('POST', '/auth/request-password-reset', { email, redirectTo: '/account' }),
  resetPassword: (token: string, newPassword: string) =>
    call<unknown>('POST', '/auth/reset-password', { token, newPassword }),
  passkeys: () =>
    call<{ id: string; name: string | null; createdAt: string }[]>('GET', '/auth/passkey/list-user-passkeys'),
  passkeyForNew: () => call<PublicKeyCredentialCreationOptionsJSON>('GET', '/auth/passkey/generate-register-options'),
  passkeyMade: (response: unknown, name: string) =>
    call<unknown>('POST', '/auth/passkey/verify-registration', { response, name }),
  passkeyForSignIn: () =>
    call<PublicKeyCredentialRequestOptionsJSON>('GET', '/auth/passkey/generate-authenticate-options'),
  passkeyUsed: (response: unknown) => call<unknown>('POST', '/auth/passkey/verify-authentication', { response }),
  removePasskey: (id: string) => call<unknown>('POST', '/auth/passkey/delete-passkey', { id }),
  tokens: () => call<{ tokens: http.TokenInfo[] }>('GET', '/me/tokens').then((a) => a.tokens),
  makeToken: (name: string) => call<http.CreatedToken>('POST', '/me/tokens', { name }),
  endToken: (id: string) => call<unknown>('DELETE', `/me/tokens/${id}`),
  export: () => call<unknown>('GET', '/me/export'),
  removeMe: () => call<unknown>('DELETE', '/me'),
  reach: () => call<http.PushKey>('GET', '/push/key'),
  startPush: (subscription: PushSubscriptionJSON) => call<unknown>('POST', '/me/push', subscription),
  stopPush: (endpoint: string) => call<unknown>('DELETE', '/me/push', { endpoint }),
  me: () => call<{ person: Person | null }>('GET', '/me').then((a) => a.person),
  /** Somebody else who plays in this browser as a guest. */
  guestHere: () => call<{ guest: http.GuestHere | null }>('GET', '/me').then((a) => a.guest),
  merge: () => call<unknown>('POST', '/me/merge', {}),
  sendVerification: (email: string) =>
    call<unknown>('POST', '/auth/send-verification-email', { email, callbackURL: '/account' }),
  guest: (name: string, lang: Lang) => call<{ person: Person | null }>('POST', '/guest', { name, lang }),
  games: () => call<http.GameList>('GET', '/games'),
  myTables: () => call<{ tables: TableInfo[] }>('GET', '/me/tables').then((a) => a.tables),
  /** Open ones and running ones. */
  publicTables: () => call<{ tables: TableInfo[] }>('GET', '/tables').then((a) => a.tables),
  table: (id: string, invite?: string) =>
    call<{ table: TableInfo }>('GET', `/tables/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`).then(
      (a) => a.table,
    ),
  create: (body: http.CreateTable) => call<{ table: TableInfo }>('POST', '/tables', body).then((a) => a.table),
  join: (id: string, body: http.JoinWish) =>
    call<{ table: TableInfo }>('POST', `/tables/${id}/join`, body).then((a) => a.table),
  leave: (id: string, seat: number) => call<unknown>('POST', `/tables/${id}/leave`, { seat }),
  bot: (id: string, seat: number, level?: string) =>
    call<unknown>('POST', `/tables/${id}/bot`, { seat, ...(level ? { level } : {}) }),
  free: (id: string, seat: number) => call<unknown>('POST', `/tables/${id}/free`, { seat }),
  record: (id: string, invite?: string) =>
    call<{ record: MatchRecord }>('GET', `/tables/${id}/record${query({ invite })}`).then((a) => a.record),
  moment: (id: string, as: Viewer, at: number, invite?: string) =>
    call<http.MomentBody>(
      'GET',
      `/tables/${id}/moment${query({ at, invite, ...(as === 'spectator' ? { spectator: 1 } : { seat: as }) })}`,
    ),
  /** Adds chapters of the guided games; all that this person is through with come back. */
  learned: (done: readonly string[]) => call<{ done: string[] }>('POST', '/me/learned', { done }).then((a) => a.done),
  /** Before the start: the seats of those who have never played this game here. */
  newcomers: (id: string) => call<{ seats: number[] }>('GET', `/tables/${id}/newcomers`).then((a) => a.seats),
  advice: (id: string, seat: number, lang: Lang) =>
    call<{ advice: Advice[] }>('POST', `/tables/${id}/advice`, { seat, lang }).then((a) => a.advice),
  mySeries: () => call<{ games: SeriesGame[] }>('GET', '/me/series').then((a) => a.games),
  sequel: (id: string, sequel: number, mixes: http.Mixes) =>
    call<{ table: TableInfo }>('POST', `/tables/${id}/sequel`, { sequel, mixes }).then((a) => a.table),
  colour: (id: string, seat: number, colour: number) => call<unknown>('POST', `/tables/${id}/colour`, { seat, colour }),
  archive: (id: string) => call<unknown>('POST', `/tables/${id}/archive`, {}),
  /** The short code to read out, before the start. */
  codeOf: (id: string) => call<{ code: string }>('POST', `/tables/${id}/code`, {}).then((a) => a.code),
  /** The table behind a code. */
  byCode: (code: string) => call<http.CodeFound>('GET', `/codes/${code}`),
  report: (id: string, report: { message?: string; seat?: number; text: string }) =>
    call<unknown>('POST', `/tables/${id}/report`, report),
  /** Host: go on with corrected rules. */
  goOn: (id: string, rules: string) => call<unknown>('POST', `/tables/${id}/rules`, { rules }),
  start: (id: string) => call<unknown>('POST', `/tables/${id}/start`, {}),
  rematch: (id: string, mixes: http.Mixes) =>
    call<{ table: TableInfo }>('POST', `/tables/${id}/rematch`, { mixes }).then((a) => a.table),
}

let last: Promise<void> = Promise.resolve()

/**
 * Makes sure the server knows somebody here, by this name and language: a guest if nobody yet. One after the other: asked
 * twice at once, a stranger would become two guests, and the first one's seat would be nobody's.
 */
export function somebody(name: string, lang: Lang): Promise<void> {
  last = last.catch(() => undefined).then(() => introduce(name, lang))
  return last
}

async function introduce(name: string, lang: Lang): Promise<void> {
  const me = await api.me()
  if (me === null) await api.guest(name, lang)
  else if (me.lang !== lang || (settings().name !== '' && me.name !== name)) {
    await api.update({ lang, ...(settings().name === '' ? {} : { name }) })
  }
}
