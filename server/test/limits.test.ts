/** Limits: whoever floods is stopped, whoever is flooded plays on, and a club behind one address notices nothing. */

import { rmSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { type Environment, readConfig } from '../config.ts'
import { networkOf } from '../http/address.ts'
import { limiter } from '../limits.ts'
import { type RunningServer, startServer } from '../server.ts'
import { guest, openSocket, type Person, sameCookies, visitor } from './help/client.ts'
import { games, gamesUrl } from './help/lanterns.ts'
import { tempDir } from './help/stores.ts'

const PASSWORD = 'a long enough password'
const PUBLIC = { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' }

const opened: { server: RunningServer; dir: string }[] = []
/** A server with the limits that everybody has. */
async function ordinary(env: Environment = {}): Promise<RunningServer> {
  const dir = tempDir()
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    WEB_DIR: '/nowhere',
    DATA_DIR: dir,
    TRUST_PROXY: '1',
    ...env,
  })
  const server = await startServer({ games, gamesUrl, config })
  opened.push({ server, dir })
  return server
}
afterEach(async () => {
  for (const { server, dir } of opened.splice(0)) {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  }
})

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
const auth = (person: Person, path: string, body: object, address: string) =>
  person.call('POST', `/api/auth/${path}`, body, { origin: person.url, ...from(address) })

test('one IPv6 network is one, however it is written', () => {
  expect(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:0001:0002:0:0:0:1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:3::1')).not.toBe('2001:db8:1:2::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:cb00:7109')).toBe('203.0.113.9')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
})

test('whoever makes up keys makes none of them dearer, and what is full again is forgotten', () => {
  const perHour = limiter(6, 3600_000)
  const costOf = (from: number): number => {
    const start = performance.now()
    for (let i = from; i < from + 10_000; i++) perHour.take(String(i))
    return performance.now() - start
  }
  const first = costOf(0)
  const later = Array.from({ length: 5 }, (_, i) => costOf((i + 1) * 10_000))
  // A look at all of them for each new one is hundreds of times as much.
  expect(Math.max(...later)).toBeLessThan(50 * first + 500)
  expect([...Array(5)].map(() => perHour.take('59999'))).toEqual(Array(5).fill(true))
  expect(perHour.take('59999')).toBe(false)
})

test('who changes the address inside an IPv6 network is counted as one', async () => {
  const server = await ordinary({ LIMIT_GUESTS_PER_HOUR: '10' })
  const made = async (address: string): Promise<number> =>
    (await visitor(server.url).call('POST', '/api/guest', { name: 'Gast' }, from(address))).status
  const statuses: number[] = []
  for (let i = 1; i <= 15; i++) statuses.push(await made(`2001:db8:5:6::${i.toString(16)}`))
  expect(statuses.filter((status) => status === 200).length).toBe(10)
  expect(await made('2001:db8:5:7::1')).toBe(200)
})

test('120 tables of four guests do not flood the lobby', async () => {
  const server = await ordinary({ LIMIT_TABLES_PER_HOUR: '100' })
  const anna = await guest(server.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', PUBLIC)
  for (let i = 0; i < 4; i++) {
    const flooder = await guest(server.url, `Flut ${i}`)
    for (let n = 0; n < 30; n++) await flooder.table('POST', '/api/tables', PUBLIC)
  }
  const { tables } = (await anna.must('GET', '/api/tables?status=open')) as { tables: { id: string }[] }
  expect(tables.map((table) => table.id)).toContain(id)
  expect(tables.length).toBe(1 + 4 * 3)
  // Everybody's newest table comes before anybody's second one.
  expect(tables.slice(0, 5).map((table) => table.id)).toContain(id)
})

test('failed passwords do not lock the owner out of a browser that knows the account', async () => {
  const server = await ordinary({ LIMIT_SIGN_INS_PER_10MIN: '5' })
  const email = 'anna@example.org'
  const anna = visitor(server.url)
  expect((await auth(anna, 'sign-up/email', { email, password: PASSWORD, name: 'Anna' }, '198.51.100.1')).status).toBe(
    200,
  )
  const guesses: number[] = []
  for (let i = 0; i < 8; i++) {
    const address = `203.0.113.${i}`
    guesses.push((await auth(visitor(server.url), 'sign-in/email', { email, password: 'guess guess' }, address)).status)
  }
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  // From a browser that nobody knows even the right password must wait.
  expect((await auth(visitor(server.url), 'sign-in/email', { email, password: PASSWORD }, '192.0.2.7')).status).toBe(
    429,
  )
  const known = sameCookies(anna, server.url)
  known.cookies.delete('dorfplatz.session_token')
  expect((await auth(known, 'sign-in/email', { email, password: 'mistyped it' }, '192.0.2.8')).status).toBe(401)
  expect((await auth(known, 'sign-in/email', { email, password: PASSWORD }, '192.0.2.8')).status).toBe(200)
  // A cookie for one account, or a made-up one, opens no other.
  const forged = visitor(server.url)
  forged.cookies.set('dorfplatz.device', 'abc.def')
  expect((await auth(forged, 'sign-in/email', { email, password: PASSWORD }, '192.0.2.9')).status).toBe(429)
  const other = visitor(server.url)
  await auth(other, 'sign-up/email', { email: 'b@example.org', password: PASSWORD, name: 'Bert' }, '192.0.2.10')
  expect((await auth(other, 'sign-in/email', { email, password: PASSWORD }, '192.0.2.10')).status).toBe(429)
  // The known browser itself may not guess for ever either.
  const own: number[] = []
  for (let i = 0; i < 7; i++)
    own.push((await auth(known, 'sign-in/email', { email, password: `wrong ${i} wrong` }, '192.0.2.8')).status)
  expect(own.at(-1)).toBe(429)
})

test('many guesses at once are counted too', async () => {
  const server = await ordinary({ LIMIT_SIGN_INS_PER_10MIN: '5' })
  const email = 'anna@example.org'
  await auth(visitor(server.url), 'sign-up/email', { email, password: PASSWORD, name: 'Anna' }, '198.51.100.1')
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      auth(visitor(server.url), 'sign-in/email', { email, password: 'guess guess' }, `203.0.113.${i}`),
    ),
  )
  expect(replies.filter((reply) => reply.status === 401).length).toBe(5)
})

test('handshakes of sockets are counted, also refused ones', async () => {
  const server = await ordinary({ LIMIT_HANDSHAKES_PER_10S: '20' })
  const knock = (address: string, headers: Record<string, string> = {}): Promise<string> =>
    openSocket(server.url, { ...from(address), ...headers }).then(
      (socket) => {
        socket.close()
        return '101'
      },
      (error: Error) => /\d{3}/.exec(error.message)?.[0] ?? error.message,
    )
  const answers: string[] = []
  for (let i = 0; i < 40; i++) answers.push(await knock(`2001:db8:9:9::${i + 1}`, { origin: 'https://evil.example' }))
  expect(answers.slice(0, 20)).toEqual(Array(20).fill('403'))
  expect(answers.filter((answer) => answer === '429').length).toBeGreaterThanOrEqual(18)
  expect(await knock('203.0.113.1')).toBe('101')
})

test('wrong codes are counted, right ones are not', async () => {
  const server = await ordinary()
  const anna = await guest(server.url, 'Anna')
  const { id } = await anna.table('POST', '/api/tables', PUBLIC)
  const { code } = (await anna.must('POST', `/api/tables/${id}/code`)) as { code: string }
  for (let i = 0; i < 60; i++) expect((await anna.call('GET', `/api/codes/${code}`)).status).toBe(200)
  const wrong: number[] = []
  for (let i = 0; i < 40; i++) wrong.push((await anna.call('GET', `/api/codes/${code}${i}`)).status)
  expect(wrong.filter((status) => status === 404).length).toBe(30)
})

test('forty people of a club behind one address play an evening without being throttled', async () => {
  const server = await ordinary()
  const club = from('198.51.100.77')
  const all: number[] = []
  const member = async (i: number): Promise<{ person: Person; call: Person['call'] }> => {
    const person = visitor(server.url)
    const counted: Person['call'] = async (method, path, body) => {
      const reply = await person.call(method, path, body, { ...club, origin: server.url })
      all.push(reply.status)
      return reply
    }
    // Half of them have accounts, and some mistype.
    if (i % 2 === 0) {
      const account = { email: `m${i}@example.org`, password: PASSWORD, name: `Mitglied ${i}` }
      await counted('POST', '/api/auth/sign-up/email', account)
    } else await counted('POST', '/api/guest', { name: `Mitglied ${i}`, lang: 'de' })
    return { person, call: counted }
  }
  const people = await Promise.all(Array.from({ length: 40 }, (_, i) => member(i)))
  // All arrive at once: start page, lobby, own tables, code, seat, two tabs each.
  await Promise.all(
    people.map(async ({ person, call: ask }, i) => {
      for (const path of [
        '/api/me',
        '/api/games',
        '/api/tables',
        '/api/me/tables',
        '/api/me/series',
        '/api/push/key',
      ]) {
        await ask('GET', path)
      }
      const sockets = await Promise.all([person.socket(club), person.socket(club)])
      if (i % 4 === 0)
        await ask('POST', '/api/tables', { ...PUBLIC, seats: [{ kind: 'me' }, ...Array(3).fill({ kind: 'open' })] })
      for (const path of ['/api/me', '/api/tables', '/api/me/tables']) await ask('GET', path)
      for (const socket of sockets) socket.close()
    }),
  )
  const { body } = (await people[0]?.call('GET', '/api/tables')) ?? { body: {} }
  const tables = (body as { tables?: { id: string }[] }).tables ?? []
  expect(tables.length).toBe(10)
  await Promise.all(
    people.map(({ call: ask }, i) =>
      i % 4 === 0 ? null : ask('POST', `/api/tables/${tables[Math.floor(i / 4)]?.id}/join`, {}),
    ),
  )
  // Each mistypes the password once on the way home.
  for (let i = 0; i < 40; i += 2) {
    const email = `m${i}@example.org`
    const wrong = await auth(visitor(server.url), 'sign-in/email', { email, password: 'mistyped it' }, '198.51.100.77')
    expect(wrong.status).toBe(401)
    const right = await auth(visitor(server.url), 'sign-in/email', { email, password: PASSWORD }, '198.51.100.77')
    expect(right.status).toBe(200)
  }
  expect(all.filter((status) => status === 429)).toEqual([])
  expect(all.filter((status) => status === 200).length).toBeGreaterThan(400)
})

test('one person who asks without end is stopped, the others behind the same address are not', async () => {
  // Few enough that a busy machine does not refill them while they are asked for.
  const server = await ordinary({ LIMIT_REQUESTS_PER_10S: '40' })
  const club = from('198.51.100.78')
  const [greedy, patient] = [await guest(server.url, 'Gierig'), await guest(server.url, 'Geduld')]
  const replies = await Promise.all(Array.from({ length: 400 }, () => greedy.call('GET', '/api/me', undefined, club)))
  expect(replies.filter((reply) => reply.status === 429).length).toBeGreaterThan(100)
  expect((await patient.call('GET', '/api/me', undefined, club)).status).toBe(200)
})

test('made-up logins give nobody more requests, nor take any from those who are in', async () => {
  const server = await ordinary({ LIMIT_REQUESTS_PER_10S: '20' })
  const club = from('198.51.100.79')
  const anna = await guest(server.url, 'Anna')
  expect((await anna.call('GET', '/api/me', undefined, club)).status).toBe(200)
  const stranger = visitor(server.url)
  const replies = await Promise.all(
    Array.from({ length: 400 }, (_, i) =>
      stranger.call('GET', '/api/games', undefined, { ...club, authorization: `Bearer made-up-${i}-made-up` }),
    ),
  )
  expect(replies.filter((reply) => reply.status === 200).length).toBeLessThan(250)
  expect((await anna.call('GET', '/api/me', undefined, club)).status).toBe(200)
})
