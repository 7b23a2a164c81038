/** The front door: which hosts and origins are ours, who may read the numbers, what every answer carries. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { guest, openSocket, visitor } from './help/client.ts'
import { testServer } from './help/server.ts'
import { fakeSmtp } from './help/smtp.ts'
import { tempDir } from './help/stores.ts'

const PUBLIC = 'https://spiele.example.org'
const PASSWORD = 'a long enough password'

let dir: string
let server: RunningServer
const mails: string[] = []
let smtp: Awaited<ReturnType<typeof fakeSmtp>>
beforeAll(async () => {
  dir = tempDir()
  mkdirSync(join(dir, 'web'))
  writeFileSync(join(dir, 'web/index.html'), '<!doctype html><title>Dorfplatz</title>')
  smtp = await fakeSmtp(mails)
  server = await testServer({
    DATA_DIR: dir,
    WEB_DIR: join(dir, 'web'),
    PUBLIC_URL: PUBLIC,
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  })
})
afterAll(async () => {
  await server.close()
  smtp.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Bytes as they are; the answer's first line. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += String(chunk)
      if (!answer.includes('\r\n')) return
      socket.destroy()
      resolve(answer.split('\r\n')[0] ?? '')
    })
    socket.on('error', reject)
  })
}

test('two Host headers are refused, for requests and for sockets', async () => {
  expect(await raw('GET /api/me HTTP/1.1\r\nHost: a.example\r\n\r\n')).toContain('200')
  expect(await raw('GET /api/me HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n')).toContain('400')
  expect(await raw('GET / HTTP/1.1\r\nHost: a.example\r\nhost: a.example\r\n\r\n')).toContain('400')
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'
  expect(await raw(`GET /ws HTTP/1.1\r\nHost: a.example\r\n${upgrade}`)).toContain('101')
  expect(await raw(`GET /ws HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n${upgrade}`)).toContain('400')
})

test('with PUBLIC_URL no other origin counts, whatever the Host header says', async () => {
  const anna = await guest(server.url, 'Anna')
  const change = (origin: string, host?: string) =>
    anna.call('PATCH', '/api/me', { lang: 'de' }, { origin, ...(host === undefined ? {} : { host }) })
  expect((await change(PUBLIC)).status).toBe(200)
  expect((await change(server.url)).status).toBe(403)
  expect((await change('https://evil.example')).status).toBe(403)
  await expect(openSocket(server.url, { origin: server.url })).rejects.toThrow('403')
  await expect(openSocket(server.url, { origin: 'https://evil.example' })).rejects.toThrow('403')
  ;(await openSocket(server.url, { origin: PUBLIC })).close()
})

test('a letter never carries a foreign address', async () => {
  const asked = (path: string, body: object, headers: Record<string, string> = { origin: PUBLIC }) =>
    visitor(server.url).call('POST', `/api/auth/${path}`, body, headers)
  const email = 'anna@example.org'
  expect((await asked('sign-up/email', { email, password: PASSWORD, name: 'Anna' })).status).toBe(200)
  await server.context.db.all('UPDATE auth_user SET "emailVerified" = ?', [1])
  const foreign = 'https://evil.example/account'
  for (const redirectTo of [
    foreign,
    '//evil.example',
    '/\\evil.example',
    `${server.url}/account`,
    'javascript:x',
    '/%5cevil.example',
  ]) {
    const { status } = await asked('request-password-reset', { email, redirectTo })
    expect([redirectTo, status]).toEqual([redirectTo, 400])
  }
  const withHost = { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  expect((await asked('request-password-reset', { email, redirectTo: foreign }, withHost)).status).toBe(403)
  const noOrigin = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  expect((await asked('request-password-reset', { email, redirectTo: foreign }, noOrigin)).status).toBe(400)
  expect((await asked('request-password-reset', { email, redirectTo: '/account' }, noOrigin)).status).toBe(200)
  const isReset = (letter: string): boolean => letter.includes('reset-password')
  await expect.poll(() => mails.filter(isReset).length).toBe(1)
  const letter = (mails.find(isReset) ?? '').replace(/=\n/g, '').replace(/=3D/g, '=')
  expect(letter).toContain(`${PUBLIC}/api/auth/reset-password/`)
  expect(letter).not.toContain('evil')
})

test('the numbers are for this machine, or for who has the token', async () => {
  const get = (headers: Record<string, string> = {}) => visitor(server.url).call('GET', '/metrics', undefined, headers)
  expect((await get()).status).toBe(200)
  // A proxy on the same machine speaks for somebody else.
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect([header, (await get({ [header]: '203.0.113.9' })).status]).toEqual([header, 404])
  }
  const own = tempDir()
  const guarded = await testServer({ DATA_DIR: own, METRICS_TOKEN: 'let me see them' })
  const ask = (authorization?: string) =>
    visitor(guarded.url).call('GET', '/metrics', undefined, authorization === undefined ? {} : { authorization })
  expect((await ask()).status).toBe(401)
  expect((await ask('Bearer let me see then')).status).toBe(401)
  expect((await ask('Bearer let me see them')).status).toBe(200)
  await guarded.close()
  rmSync(own, { recursive: true, force: true })
})

test('behind a proxy that is trusted, nobody reads the numbers without a token', async () => {
  const own = tempDir()
  const behind = await testServer({ DATA_DIR: own, TRUST_PROXY: '1' })
  expect((await visitor(behind.url).call('GET', '/metrics')).status).toBe(404)
  await behind.close()
  rmSync(own, { recursive: true, force: true })
})

test('every answer carries the security headers: pages, data, errors, documentation', async () => {
  for (const path of [
    '/',
    '/table/abc',
    '/api/me',
    '/api/nothing',
    '/api/tables/%',
    '/healthz',
    '/api/docs/',
    '/nowhere/%',
  ]) {
    const { headers } = await fetch(server.url + path, { redirect: 'manual' })
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "connect-src 'self'",
    ]) {
      expect([path, policy.split('; ')]).toEqual([path, expect.arrayContaining([rule])])
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    const rest = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy'].map((name) =>
      headers.get(name),
    )
    expect(rest).toEqual(['nosniff', 'DENY', 'same-origin', expect.stringContaining('camera=()')])
    expect([path, headers.get('strict-transport-security')]).toEqual([
      path,
      expect.stringContaining('max-age=31536000'),
    ])
  }
  const cookie = (
    await visitor(server.url).call('POST', '/api/guest', { name: 'Anna' }, { origin: PUBLIC })
  ).headers.getSetCookie()[0]
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/Secure/)
})
