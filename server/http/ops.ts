/** For operators and probes: alive, ready, numbers. */

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'

/** In the same time, however much of it is right. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

export function opsRoutes(app: FastifyInstance, context: ServerContext, isReady: () => boolean): void {
  const { db, metrics, config, registry } = context
  /** A proxy on this machine speaks for somebody else: behind one, only the token counts. */
  const isThisMachine = (request: FastifyRequest): boolean =>
    config.TRUST_PROXY === 0 &&
    /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!isReady()) throw new Fault('unavailable', 'unavailable')
    await db.all('SELECT 1 AS one').catch(() => {
      throw new Fault('unavailable', 'unavailable')
    })
    return { ok: true }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const { METRICS_TOKEN: token } = config
    if (token === undefined) {
      if (!isThisMachine(request)) throw new Fault('not-found', 'not-found')
    } else if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new Fault('unauthenticated', 'unauthenticated')
    }
    metrics.tablesInMemory.set(registry.count())
    for (const [what, n] of Object.entries(db.toldSoFar())) metrics.told.set({ what }, n)
    reply.header('content-type', metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
