/**
 * Who may do what: every route and every message for nobody, a spectator, a player, another player, the host, an admin,
 * and somebody whose login has ended. The routes come from the server's own table: one without a row here fails.
 */

import { rmSync } from 'node:fs'
import { type ClientMessage, clientMessage } from '@dorfplatz/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { guest, newCommand, type Person, type Socket, sameCookies, visitor } from './help/client.ts'
import { newBrowser } from './help/push-service.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const ROLES = ['nobody', 'spectator', 'player', 'other', 'host', 'admin'] as const
type Role = (typeof ROLES)[number]

/** One sign for each role in their order: `+` may, `1` 401, `3` 403, `4` 404. */
type Row = `${string}`
const ALL: Row = '++++++'
const KNOWN: Row = '1+++++'
const HOST: Row = '1333+3'
const SEATED: Row = '13+++3'
/** Only who sits in the player's seat. */
const OWN: Row = '13+333'
const ADMIN: Row = '13333+'
const ACCOUNT: Row = '11111+'

interface Route {
  readonly row: Row
  readonly body?: object | ((table: string) => object)
  /** The table has begun, unless it says otherwise. */
  readonly open?: true
  readonly query?: string
}

const PASSWORD = 'a long enough password'
const command = (): object => ({ commandId: newCommand(), seat: 1 })
const answer = { choice: 'x' }

const ROUTES: { readonly [route: string]: Route } = {
  'GET /healthz': { row: ALL },
  'GET /readyz': { row: ALL },
  'GET /metrics': { row: ALL },
  'GET /api/games': { row: ALL },
  'POST /api/guest': { row: ALL, body: { name: 'Neu' } },
  'GET /api/me': { row: ALL },
  'POST /api/me/merge': { row: '144444' },
  'PATCH /api/me': { row: KNOWN, body: { lang: 'de' } },
  'POST /api/me/sign-out': { row: KNOWN },
  'DELETE /api/me': { row: KNOWN },
  'GET /api/me/export': { row: KNOWN },
  'GET /api/me/tables': { row: KNOWN },
  'GET /api/me/series': { row: KNOWN },
  'GET /api/me/results': { row: KNOWN },
  'POST /api/me/results': {
    row: KNOWN,
    body: { record: {}, seat: 0, seats: [{ name: 'x', level: null }], startedAt: 0, endedAt: 0 },
  },
  'GET /api/me/runs': { row: KNOWN },
  // Who may look at whom is told by person.test.ts; nobody looks at a page that is nobody's.
  'GET /api/people/:id': { row: '444444' },
  'GET /api/me/learned': { row: KNOWN },
  'POST /api/me/learned': { row: KNOWN, body: { done: ['hallertau/workers'] } },
  'GET /api/me/tokens': { row: KNOWN },
  'POST /api/me/tokens': { row: KNOWN, body: { name: 'bot' } },
  // Nobody's token but one's own can be ended: there is none with this id for anybody else.
  'DELETE /api/me/tokens/:id': { row: '144444' },
  'GET /api/push/key': { row: ALL },
  'POST /api/me/push': {
    row: KNOWN,
    body: { endpoint: 'https://fcm.googleapis.com/fcm/send/matrix', keys: newBrowser().keys },
  },
  'DELETE /api/me/push': { row: KNOWN, body: { endpoint: 'https://fcm.googleapis.com/fcm/send/matrix' } },
  'GET /api/tables': { row: ALL },
  'POST /api/tables': { row: KNOWN, body: { game: 'lanterns', seats: [{ kind: 'me' }] } },
  'GET /api/tables/:id': { row: ALL },
  'POST /api/tables/:id/join': { row: KNOWN, body: {}, open: true },
  'POST /api/tables/:id/leave': { row: SEATED, body: {}, open: true },
  'POST /api/tables/:id/bot': { row: HOST, body: { seat: 3 }, open: true },
  'POST /api/tables/:id/free': { row: HOST, body: { seat: 1 }, open: true },
  'POST /api/tables/:id/invite': { row: HOST },
  'POST /api/tables/:id/start': { row: HOST, open: true },
  // While the host is away, which here takes no time at all, whoever sits there may.
  'POST /api/tables/:id/rules': { row: SEATED, body: { rules: '1' } },
  'POST /api/tables/:id/colour': { row: OWN, body: { seat: 1, colour: 4 }, open: true },
  'POST /api/tables/:id/sequel': { row: SEATED, body: { sequel: 0 } },
  'POST /api/tables/:id/rematch': { row: SEATED },
  'POST /api/tables/:id/archive': { row: HOST },
  'GET /api/tables/:id/view': { row: ALL },
  'GET /api/tables/:id/moment': { row: ALL, query: '?at=0' },
  'GET /api/tables/:id/decisions': { row: KNOWN },
  'POST /api/tables/:id/answers': { row: OWN, body: () => ({ ...command(), answers: [answer] }) },
  'POST /api/tables/:id/preview': { row: OWN, body: { seat: 1, answers: [answer] } },
  'POST /api/tables/:id/why': { row: OWN, body: { seat: 1, answer } },
  'POST /api/tables/:id/undo': { row: OWN, body: command },
  'POST /api/tables/:id/concede': { row: OWN, body: command },
  'GET /api/tables/:id/log': { row: ALL },
  'GET /api/tables/:id/record': { row: ALL },
  'GET /api/tables/:id/chat': { row: ALL },
  'POST /api/tables/:id/chat': { row: KNOWN, body: () => ({ commandId: newCommand(), text: 'hallo' }) },
  'POST /api/tables/:id/report': { row: KNOWN, body: { text: 'etwas' } },
  'POST /api/tables/:id/code': { row: '14+++4', open: true },
  'GET /api/tables/:id/newcomers': { row: '14+++4', open: true },
  'GET /api/codes/:code': { row: '444444' },
  'GET /api/daily': { row: ALL },
  'POST /api/daily/:game/:mode': { row: KNOWN, body: { day: '2020-01-01' } },
  'GET /api/daily/:game/:mode/ladder': { row: ALL },
  'GET /api/daily/:game/:mode/calendar': { row: KNOWN },
  'GET /api/daily/:game/:mode/deal': { row: ALL, query: '?day=2020-01-01' },
  'POST /api/tables/:id/advice': { row: OWN, body: { seat: 1, lang: 'de' } },
  'GET /api/club': { row: ALL },
  'GET /api/club/feed.atom': { row: ALL },
  'GET /api/club/feed.json': { row: ALL },
  'POST /api/me/rating': { row: KNOWN, body: { on: false } },
  'POST /api/me/calendar': { row: KNOWN },
  'DELETE /api/me/calendar': { row: KNOWN },
  // Nobody's but one's own, and only by its secret: this is none.
  'GET /api/calendar/:secret': { row: '444444' },
  'POST /api/admin/club': { row: ADMIN, body: {} },
  'GET /api/admin': { row: ADMIN },
  'GET /api/admin/people': { row: ADMIN },
  'POST /api/admin/people/:id': { row: '133334', body: { act: 'mute' } },
  'DELETE /api/admin/people/:id': { row: '133334' },
  'GET /api/admin/tables': { row: ADMIN },
  'DELETE /api/admin/tables/:id': { row: ADMIN },
  'DELETE /api/admin/tables/:id/chat': { row: ADMIN },
  'DELETE /api/admin/messages/:id': { row: '133334' },
  'GET /api/admin/reports': { row: ADMIN },
  'POST /api/admin/reports/:id/close': { row: '133334' },
  'GET /api/admin/audit': { row: ADMIN },
  'GET /api/admin/invitations': { row: ADMIN },
  'POST /api/admin/invitations': { row: ADMIN, body: {} },
  'DELETE /api/admin/invitations/:id': { row: '133334' },
  'POST /api/auth/sign-up/email': { row: ALL, body: { email: 'not an address', password: PASSWORD, name: 'Neu' } },
  'POST /api/auth/sign-in/email': { row: '111111', body: { email: 'nobody@example.org', password: PASSWORD } },
  'POST /api/auth/sign-out': { row: ALL, body: {} },
  'POST /api/auth/change-password': { row: ACCOUNT, body: { currentPassword: 'x', newPassword: PASSWORD } },
  'POST /api/auth/request-password-reset': { row: ALL, body: { email: 'nobody@example.org' } },
  'GET /api/auth/reset-password/:token': { row: ALL, query: '?callbackURL=/account' },
  'POST /api/auth/reset-password': { row: ALL, body: { token: 'guessed', newPassword: PASSWORD } },
  'POST /api/auth/send-verification-email': { row: ALL, body: { email: 'nobody@example.org' } },
  'GET /api/auth/verify-email': { row: '111111', query: '?token=guessed' },
  'GET /api/auth/passkey/generate-register-options': { row: ACCOUNT },
  'POST /api/auth/passkey/verify-registration': { row: ACCOUNT, body: { response: {}, name: 'x' } },
  'GET /api/auth/passkey/generate-authenticate-options': { row: ALL },
  'POST /api/auth/passkey/verify-authentication': { row: ALL, body: { response: {} } },
  'GET /api/auth/passkey/list-user-passkeys': { row: ACCOUNT },
  'POST /api/auth/passkey/delete-passkey': { row: '111114', body: { id: 'nosuch' } },
}

const dir = tempDir()
let server: RunningServer
let people: { readonly [R in Role]: Person }
beforeAll(async () => {
  server = await testServer({ DATA_DIR: dir, LIMIT_CHAT_PER_30S: '100000' })
  people = await everybody()
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

let accounts = 0
async function everybody(): Promise<typeof people> {
  const admin = visitor(server.url)
  const account = { email: `a${++accounts}@example.org`, password: PASSWORD, name: 'Anna' }
  await admin.call('POST', '/api/auth/sign-up/email', account, { origin: server.url })
  await server.context.db.all('UPDATE people SET admin = 1 WHERE email = ?', [account.email])
  return {
    nobody: visitor(server.url),
    spectator: await guest(server.url, 'Zuschauer'),
    player: await guest(server.url, 'Spieler'),
    other: await guest(server.url, 'Andere'),
    host: await guest(server.url, 'Gastgeber'),
    admin,
  }
}

/** Host, player and the other at one table of four; a bot has the last seat once it has begun. */
async function tableOf(who: typeof people, isOpen: boolean, visibility = 'public'): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
  const { id, invite } = await who.host.table('POST', '/api/tables', {
    game: 'lanterns',
    options: { rounds: 1000 },
    seats,
    visibility,
  })
  await who.player.table('POST', `/api/tables/${id}/join`, { seat: 1, invite })
  await who.other.table('POST', `/api/tables/${id}/join`, { seat: 2, invite })
  if (!isOpen) {
    await who.host.table('POST', `/api/tables/${id}/bot`, { seat: 3, level: 'random' })
    await who.host.table('POST', `/api/tables/${id}/start`)
  }
  return id
}

const SIGNS: { readonly [status: number]: string } = { 401: '1', 403: '3', 404: '4' }
/** Something that fits into the address and that nobody has. */
const NOBODYS = { code: 'zzzzzz', token: 'guessed', secret: 'z'.repeat(43) } as const

async function attempt(name: string, person: Person, table: string): Promise<string> {
  const [method = '', url = ''] = name.split(' ')
  const { body, query = '' } = ROUTES[name] ?? {}
  const path = url
    .replace('/tables/:id', `/tables/${table}`)
    .replace(':id', 'zzzzzzzzzzzz')
    .replace(':game/:mode', 'lanterns/alone')
    .replace(':code', NOBODYS.code)
    .replace(':token', NOBODYS.token)
    .replace(':secret', NOBODYS.secret)
  const sent = typeof body === 'function' ? body(table) : body
  const headers = url.startsWith('/api/auth') ? { origin: server.url } : {}
  const response = await fetch(server.url + path + query, {
    method,
    redirect: 'manual',
    headers: {
      cookie: [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  })
  expect(response.status, name).toBeLessThan(500)
  return SIGNS[response.status] ?? '+'
}

/** Ends the login or the person: others would find nobody any more. */
const ENDS = new Set(['POST /api/me/sign-out', 'DELETE /api/me', 'POST /api/auth/sign-out'])

test('every route has a row, and every row a route', () => {
  const known = server.routes.filter((name) => !name.includes('*'))
  expect([...new Set(known)].toSorted()).toEqual(Object.keys(ROUTES).toSorted())
})

describe('routes', () => {
  test.each(Object.entries(ROUTES))('%s', async (name, { row, open = false }) => {
    const signs: string[] = []
    for (const role of ROLES) {
      const who = ENDS.has(name) ? await everybody() : people
      const table = name.includes('/tables/:id') ? await tableOf(who, open) : ''
      signs.push(await attempt(name, who[role], table))
    }
    expect(signs.join(''), ROLES.join(', ')).toBe(row)
  })

  test('whose login has ended is nobody, on every route', async () => {
    const who = await everybody()
    const table = await tableOf(who, false)
    const waiting = await tableOf(who, true)
    const revoked = (['host', 'admin'] as const).map((role) => sameCookies(who[role], server.url))
    for (const role of ['host', 'admin'] as const) await who[role].must('POST', '/api/me/sign-out')
    const differing: string[] = []
    for (const [name, { row, open = false }] of Object.entries(ROUTES)) {
      for (const person of revoked) {
        const sign = await attempt(name, person, open ? waiting : table)
        if (sign !== row[0]) differing.push(`${name}: ${sign}, not ${row[0]}`)
      }
    }
    expect(differing).toEqual([])
  })

  test('a private table shows itself to nobody else, on every route', async () => {
    const shown: string[] = []
    for (const isOpen of [true, false]) {
      const table = await tableOf(people, isOpen, 'private')
      for (const name of Object.keys(ROUTES).filter((route) => route.includes('/api/tables/:id'))) {
        for (const role of ['nobody', 'spectator', 'admin'] as const) {
          const [there, nowhere] = [
            await attempt(name, people[role], table),
            await attempt(name, people[role], 'zzzzzzzzzzzz'),
          ]
          if (there === '+' || there !== nowhere) shown.push(`${role}: ${name} ${there}, elsewhere ${nowhere}`)
        }
      }
    }
    expect(shown).toEqual([])
  })
})

describe('messages', () => {
  /** Messages that act for a seat name the player's. */
  const MESSAGES: { readonly [T in ClientMessage['type']]: { readonly row: Row; make(table: string): ClientMessage } } =
    {
      hello: { row: ALL, make: (table) => ({ type: 'hello', table }) },
      command: {
        row: '33+333',
        make: (table) => ({ type: 'command', commandId: newCommand(), table, seat: 1, answers: [answer] }),
      },
      preview: { row: '33+333', make: (table) => ({ type: 'preview', id: 'p', table, seat: 1, answers: [answer] }) },
      ask: { row: '33+333', make: (table) => ({ type: 'ask', id: 'a', table, seat: 1, answer }) },
      undo: { row: '33+333', make: (table) => ({ type: 'undo', commandId: newCommand(), table, seat: 1 }) },
      propose: {
        row: '33+333',
        make: (table) => ({ type: 'propose', commandId: newCommand(), table, seat: 1, back: 0 }),
      },
      vote: {
        row: '33+333',
        make: (table) => ({ type: 'vote', commandId: newCommand(), table, seat: 1, agree: true }),
      },
      concede: { row: '33+333', make: (table) => ({ type: 'concede', commandId: newCommand(), table, seat: 1 }) },
      chat: { row: KNOWN, make: (table) => ({ type: 'chat', commandId: newCommand(), table, text: 'hallo' }) },
      mix: { row: '33+333', make: (table) => ({ type: 'mix', table, seat: 1, commitment: '0'.repeat(64) }) },
      unmix: { row: '33+333', make: (table) => ({ type: 'unmix', table, seat: 1, nonce: '0'.repeat(64) }) },
      bye: { row: ALL, make: (table) => ({ type: 'bye', table }) },
      ping: { row: ALL, make: () => ({ type: 'ping' }) },
    }
  const CODES: { readonly [code: string]: string } = { unauthenticated: '1', forbidden: '3', 'not-found': '4' }

  /** The sign of the answer; `bye` has none, and whatever follows it is heard. */
  async function say(socket: Socket, message: ClientMessage): Promise<string> {
    const before = socket.messages.length
    socket.say(message)
    socket.say({ type: 'ping', t: 1 })
    await socket.next('pong', (pong) => pong.t === 1)
    if (message.type === 'bye' || message.type === 'ping') return '+'
    const isAnswer = (m: Socket['messages'][number]): boolean =>
      ['ack', 'nack', 'error', 'why', 'previewed', 'full', 'gap'].includes(m.type)
    await expect.poll(() => socket.messages.slice(before).some(isAnswer)).toBe(true)
    const found = socket.messages.slice(before).find(isAnswer)
    const problem = found !== undefined && 'problem' in found ? found.problem : null
    return problem === null ? '+' : (CODES[problem.code] ?? '+')
  }

  test('every message has a row', () => {
    const types = clientMessage.options.map((option) => option.shape.type.value)
    expect(Object.keys(MESSAGES).toSorted()).toEqual([...types].toSorted())
  })

  test.each(Object.entries(MESSAGES))('%s', async (_, { row, make }) => {
    const signs: string[] = []
    for (const role of ROLES) {
      const table = await tableOf(people, false)
      const socket = await people[role].socket()
      signs.push(await say(socket, make(table)))
      socket.close()
    }
    expect(signs.join(''), ROLES.join(', ')).toBe(row)
  })

  test('a private table shows itself to nobody else, by any message', async () => {
    const shown: string[] = []
    for (const isOpen of [true, false]) {
      const table = await tableOf(people, isOpen, 'private')
      for (const [type, { make }] of Object.entries(MESSAGES).filter(([name]) => !['bye', 'ping'].includes(name))) {
        for (const role of ['nobody', 'spectator', 'admin'] as const) {
          const heard: string[] = []
          for (const id of [table, 'zzzzzzzzzzzz']) {
            const socket = await people[role].socket()
            heard.push(await say(socket, make(id)))
            socket.close()
          }
          const [there, nowhere] = heard
          if (there === '+' || there !== nowhere) shown.push(`${role}: ${type} ${there}, elsewhere ${nowhere}`)
        }
      }
    }
    expect(shown).toEqual([])
  })

  test('whose login has ended says nothing any more: the socket is closed, a new one is nobody’s', async () => {
    const who = await everybody()
    const table = await tableOf(who, false)
    const revoked = sameCookies(who.player, server.url)
    const before = await who.player.socket()
    await who.player.must('POST', '/api/me/sign-out')
    expect((await before.closed).code).toBe(1008)
    for (const [, { row, make }] of Object.entries(MESSAGES)) {
      const socket = await revoked.socket()
      expect(await say(socket, make(table))).toBe(row[0])
      socket.close()
    }
  })
})
