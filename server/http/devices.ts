/** Browsers in which an account's owner has signed in before: strangers' failures do not lock those out. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Lock } from '../people/accounts.ts'
import { randomName } from '../secrets.ts'

const COOKIE = 'dorfplatz.device'
const YEAR = 365 * 24 * 3600

export interface Devices {
  /** The account that this browser is known to, if it is the one of this address. */
  knows(request: FastifyRequest, email: string): Promise<string | null>
  remember(request: FastifyRequest, reply: FastifyReply, email: string): Promise<void>
}

export interface DevicesOptions {
  readonly secret: string
  readonly secure: boolean
  readonly lockOf: (email: string) => Promise<Lock | null>
}

export function openDevices({ secret, secure, lockOf }: DevicesOptions): Devices {
  /** Good for one account and its password of today: another password, or the account's end, ends it. */
  const sign = (nonce: string, { account, hash }: Lock): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['device', nonce, account, hash]))
      .digest('base64url')
  const shown = (request: FastifyRequest): string | null =>
    fastifyCookie.parse(request.headers.cookie ?? '')[COOKIE] ?? null
  const nonceFor = (cookie: string, lock: Lock): string | null => {
    const [nonce = '', mac = ''] = cookie.split('.')
    const [given, right] = [Buffer.from(mac), Buffer.from(sign(nonce, lock))]
    return given.length === right.length && timingSafeEqual(given, right) ? nonce : null
  }
  return {
    knows: async (request, email) => {
      const cookie = shown(request)
      const lock = cookie === null ? null : await lockOf(email)
      return cookie !== null && lock !== null && nonceFor(cookie, lock) !== null ? lock.account : null
    },
    remember: async (request, reply, email) => {
      const lock = await lockOf(email)
      if (lock === null) return
      const nonce = nonceFor(shown(request) ?? '', lock) ?? randomName(16)
      const value = `${nonce}.${sign(nonce, lock)}`
      reply.setCookie(COOKIE, value, { path: '/api/auth', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR })
    },
  }
}
