/** What a stranger asks of the accounts: letters, guesses, questions. Nobody is locked out by it, flooded, or remembered too long. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Environment } from '../config.ts'
import type { RunningServer } from '../server.ts'
import { type Person, sameCookies, visitor } from './help/client.ts'
import { handSwept, type Store, stores } from './help/server.ts'
import { fakeSmtp } from './help/smtp.ts'

const PASSWORD = 'a long enough password'
const FEW = { LIMIT_SIGN_INS_PER_10MIN: '5', LIMIT_GUESTS_PER_HOUR: '120' }
const QUESTION = '/api/auth/passkey/generate-authenticate-options'

describe.each(stores)('$name', ({ open }) => {
  let store: Store
  let server: RunningServer
  let mails: string[] = []
  let smtp: Awaited<ReturnType<typeof fakeSmtp>>
  beforeEach(async () => {
    mails = []
    store = await open()
    smtp = await fakeSmtp(mails)
  })
  afterEach(async () => {
    await server.close()
    smtp.close()
    await store.stop()
  })
  const start = async (env: Environment = FEW): Promise<void> => {
    const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, TRUST_PROXY: '1' }
    server = await handSwept({ ...(await store.fresh()), ...mail, ...env })
  }
  const auth = (person: Person, path: string, body: object, address = '192.0.2.1') =>
    person.call('POST', `/api/auth/${path}`, body, { origin: person.url, 'x-forwarded-for': address })
  const asks = async (path: string, body: object, address: string): Promise<number> =>
    (await auth(visitor(server.url), path, body, address)).status
  const member = async (email: string, address = '192.0.2.1'): Promise<Person> => {
    const person = visitor(server.url)
    expect((await auth(person, 'sign-up/email', { email, password: PASSWORD, name: 'Anna' }, address)).status).toBe(200)
    return person
  }
  const network = (i: number): string => `198.51.100.${i}`

  test('an address that cannot be one is refused before it is counted', async () => {
    await start()
    // As long as an address may be, and one letter more.
    const longest = (letters: number): string => `${'a'.repeat(60)}@${'b.'.repeat((letters - 65) / 2)}${'c'.repeat(4)}`
    expect([longest(253).length, longest(255).length]).toEqual([253, 255])
    const ask = (path: string, email: string) =>
      asks(path, { email, password: PASSWORD, name: 'Anna', redirectTo: '/account' }, '192.0.2.9')
    expect(await ask('sign-in/email', longest(253))).toBe(401)
    for (const path of ['sign-in/email', 'request-password-reset', 'send-verification-email', 'sign-up/email'])
      expect([path, await ask(path, longest(255))]).toEqual([path, 400])
  })

  test('letters are counted by the network that asks for them', async () => {
    await start({ ...FEW, LIMIT_GUESTS_PER_HOUR: '10' })
    const statuses: number[] = []
    for (let i = 0; i < 14; i++) {
      const path = i % 2 === 0 ? 'request-password-reset' : 'send-verification-email'
      statuses.push(await asks(path, { email: `nobody${i}@example.org` }, '203.0.113.5'))
    }
    expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)])
    expect(await asks('request-password-reset', { email: 'nobody1@example.org' }, '203.0.113.6')).toBe(200)
  })

  test('strangers who ask for letters lock nobody out, and flood nobody', async () => {
    await start()
    const email = 'anna@example.org'
    // The address of somebody who is not here yet.
    const early: number[] = []
    for (let i = 0; i < 10; i++) early.push(await asks('request-password-reset', { email }, network(1)))
    expect(early).toEqual([...Array(6).fill(200), ...Array(4).fill(429)])
    for (let i = 0; i < 10; i++) await asks('send-verification-email', { email }, network(i))
    await member(email)
    await server.notifier.idle()
    expect(mails.length).toBe(1)
    await server.context.db.all('UPDATE auth_user SET "emailVerified" = ?', [
      server.context.db.dialect === 'sqlite' ? 1 : 'true',
    ])
    // However many ask for it, from wherever: it is answered the same, and few letters go out.
    const statuses: number[] = []
    for (let i = 10; i < 30; i++) statuses.push(await asks('request-password-reset', { email }, network(i)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await server.notifier.idle()
    expect(mails.length).toBe(6)
    // The letters that have come are still good.
    const letter = (mails[1] ?? '').replace(/=\n/g, '').replace(/=3D/g, '=')
    const token = /reset-password\/([\w-]+)/.exec(letter)?.[1]
    expect(await asks('reset-password', { token, newPassword: 'another long password' }, network(60))).toBe(200)
  })

  test('questions to passkeys are counted by network, and what has run out is forgotten', async () => {
    await start()
    const ask = async (address: string): Promise<number> =>
      (await visitor(server.url).call('GET', QUESTION, undefined, { 'x-forwarded-for': address })).status
    const statuses: number[] = []
    for (let i = 0; i < 30; i++) statuses.push(await ask('203.0.113.9'))
    expect(statuses.filter((status) => status === 200).length).toBe(25)
    expect(await ask('203.0.113.10')).toBe(200)
    await member('anna@example.org')
    const { db } = server.context
    const left = async () => [
      (await db.all('SELECT id FROM auth_verification')).length,
      (await db.all('SELECT id FROM auth_session')).length,
      (await db.all('SELECT hash FROM sessions')).length,
    ]
    const person = visitor(server.url)
    await person.must('POST', '/api/guest', { name: 'Gast' })
    expect(await left()).toEqual([26, 1, 1])
    await server.sweeper.sweep()
    expect(await left()).toEqual([26, 1, 1])
    const past = new Date(db.now() - 1000).toISOString()
    await db.all('UPDATE auth_verification SET "expiresAt" = ?', [past])
    await db.all('UPDATE auth_session SET "expiresAt" = ?', [past])
    await db.all('UPDATE sessions SET expires_at = ?', [db.now() - 1000])
    await server.context.claims.giveBack('expired')
    await server.sweeper.sweep()
    expect(await left()).toEqual([0, 0, 0])
  })

  test('a known browser is known for one account with one password, and brings no share of its own along', async () => {
    await start({ ...FEW, LIMIT_SIGN_INS_PER_10MIN: '8' })
    const email = 'anna@example.org'
    const anna = await member(email)
    const signIn = (person: Person, password: string, i = 1) =>
      auth(person, 'sign-in/email', { email, password }, network(i))
    const known = (person: Person): Person => {
      const browser = sameCookies(person, server.url)
      browser.cookies.delete('dorfplatz.session_token')
      return browser
    }
    // Strangers have used up what is there for browsers that nobody knows.
    for (let i = 0; i < 9; i++) await signIn(visitor(server.url), 'guess guess', 10 + i)
    expect((await signIn(visitor(server.url), PASSWORD)).status).toBe(429)
    // Signing in once more makes no other browser of it.
    const before = anna.cookies.get('dorfplatz.device')
    const again = known(anna)
    expect((await signIn(again, PASSWORD)).status).toBe(200)
    expect(again.cookies.get('dorfplatz.device')).toBe(before)
    // Two known browsers share what they may guess.
    const guesses: number[] = []
    for (let i = 0; i < 10; i++) guesses.push((await signIn(known(anna), 'wrong wrong wrong')).status)
    expect(guesses.filter((status) => status === 401).length).toBe(8)
    expect((await signIn(known(again), PASSWORD)).status).toBe(429)
  })

  test('another password, or the end of the account, ends what a browser is known for', async () => {
    await start()
    const email = 'anna@example.org'
    const anna = await member(email)
    const old = sameCookies(anna, server.url)
    old.cookies.delete('dorfplatz.session_token')
    for (let i = 0; i < 6; i++) await asks('sign-in/email', { email, password: 'guess guess' }, network(i))
    const isKnown = async (browser: Person): Promise<boolean> =>
      (await auth(sameCookies(browser, server.url), 'sign-in/email', { email, password: 'wrong wrong' })).status === 401
    expect(await isKnown(old)).toBe(true)
    const change = { currentPassword: PASSWORD, newPassword: 'another long password' }
    expect((await auth(anna, 'change-password', change)).status).toBe(200)
    expect(await isKnown(old)).toBe(false)
    // The browser in which it was changed is still its owner's.
    expect(await isKnown(anna)).toBe(true)
    const gone = sameCookies(anna, server.url)
    await anna.must('DELETE', '/api/me')
    await member(email)
    expect(await isKnown(gone)).toBe(false)
  })

  test('a wrong link to a new password is a guess', async () => {
    await start({ ...FEW, LIMIT_SIGN_INS_PER_10MIN: '2' })
    const follow = async (token: string, address: string): Promise<Response> =>
      fetch(`${server.url}/api/auth/reset-password/${token}?callbackURL=%2Faccount`, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': address },
      })
    const statuses: number[] = []
    for (let i = 0; i < 14; i++) statuses.push((await follow(`made-up-${i}`, '203.0.113.7')).status)
    expect(statuses).toEqual([...Array(10).fill(302), ...Array(4).fill(429)])
    await member('anna@example.org')
    await server.context.db.all('UPDATE auth_user SET "emailVerified" = ?', [
      server.context.db.dialect === 'sqlite' ? 1 : 'true',
    ])
    await asks('request-password-reset', { email: 'anna@example.org', redirectTo: '/account' }, '192.0.2.1')
    await server.notifier.idle()
    const letter = mails
      .find((text) => text.includes('reset-password'))
      ?.replace(/=\n/g, '')
      .replace(/=3D/g, '=')
    const token = /reset-password\/([\w-]+)/.exec(letter ?? '')?.[1] ?? ''
    for (let i = 0; i < 15; i++) expect((await follow(token, '203.0.113.8')).status).toBe(302)
  })

  test('who signs in again and again with the right password is stopped, too', async () => {
    await start()
    const email = 'anna@example.org'
    await member(email)
    const statuses: number[] = []
    for (let i = 0; i < 8; i++) statuses.push(await asks('sign-in/email', { email, password: PASSWORD }, network(i)))
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)])
    expect((await server.context.db.all('SELECT id FROM auth_session')).length).toBe(6)
  })
})
