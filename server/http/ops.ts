/** For operators and probes: alive, ready, numbers. */

import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'

export function opsRoutes(app: FastifyInstance, context: ServerContext, isReady: () => boolean): void {
  const { db, metrics, config, registry } = context
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (!isReady()) throw new Fault('unavailable', 'unavailable')
    await db.all('SELECT 1 AS one').catch(() => {
      throw new Fault('unavailable', 'unavailable')
    })
    return { ok: true }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (config.METRICS_TOKEN !== undefined && request.headers.authorization !== `Bearer ${config.METRICS_TOKEN}`) {
      throw new Fault('unauthenticated', 'unauthenticated')
    }
    metrics.tablesInMemory.set(registry.count())
    reply.header('content-type', metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}
