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

const ASKED_MS = 500
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

export function opsRoutes(app: FastifyInstance, context: ServerContext, isReady: () => boolean): void {
  const { db, metrics, config, registry } = context
  /** A proxy on this machine speaks for somebody else: behind one, only the token counts. */
  const isThisMachine = (request: FastifyRequest): boolean =>
    config.TRUST_PROXY === 0 &&
    /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '') &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  let asked: { readonly until: number; readonly answer: Promise<boolean> } | null = null
  /** However many ask, the store is asked once in a while. */
  const isStoreThere = (): Promise<boolean> => {
    if (asked === null || performance.now() >= asked.until) {
      const answer = db.all('SELECT 1 AS one').then(
        () => true,
        () => false,
      )
      asked = { until: performance.now() + ASKED_MS, answer }
    }
    return asked.answer
  }
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!isReady() || !(await isStoreThere())) throw new Fault('unavailable', 'unavailable')
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
