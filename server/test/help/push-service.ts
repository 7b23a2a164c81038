/** A push service for tests: takes what web push sends, checks who sent it, and opens it as a browser would (RFC 8291). */

import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import {
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plainRequest,
} from 'node:http'
import type { RequestOptions } from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Delivery {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface PushService {
  readonly deliveries: Delivery[]
  /** What is answered from now on. */
  status: number
  /** Sends what was meant for https to this service instead. */
  readonly request: (options: RequestOptions, answer: (response: IncomingMessage) => void) => ClientRequest
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const service: PushService = {
    deliveries,
    status: 201,
    request: ({ path, method, headers }, answer) =>
      plainRequest(
        { host: '127.0.0.1', port, path: path ?? '/', method: method ?? 'POST', headers: headers ?? {} },
        answer,
      ),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return service
}

/** A browser's half of a subscription. */
export interface Browser {
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly ecdh: ECDH
  readonly secret: Buffer
}

export function newBrowser(): Browser {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const secret = randomBytes(16)
  return { keys: { p256dh: ecdh.getPublicKey('base64url'), auth: secret.toString('base64url') }, ecdh, secret }
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Opens a message of content encoding aes128gcm (RFC 8188) with the keys of RFC 8291. */
export function openMessage(browser: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const shared = browser.ecdh.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.ecdh.getPublicKey(), sender])
  const key = derive(shared, browser.secret, info, 32)
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('no end of the record')
  return padded.subarray(0, end).toString('utf8')
}

/** The claims of a VAPID header (RFC 8292), once its signature is proved by the server's public key. */
export function openVapid(header: string, publicKey: string): { aud: string; exp: number; sub: string } {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header)
  const [, head = '', claims = '', signature = '', key = ''] = found ?? []
  if (key !== publicKey) throw new Error('another key than the server shows')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const proof = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))
  if (!isRight) throw new Error('not signed by the server')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string }
}
