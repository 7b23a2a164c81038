/** The HTTP server's frame: validation by schema, one form of errors, security headers, limits, documentation. */

import { constants } from 'node:zlib'
import { MAX_FRAME } from '@dorfplatz/protocol'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { ServerContext } from '../context.ts'
import { Fault, STATUS, toProblem } from '../fault.ts'
import { limiter } from '../limits.ts'
import { isMessageKey } from '../messages.ts'
import { randomName } from '../secrets.ts'
import { networkOf } from './address.ts'
import { answerSchemas } from './answers.ts'
import { langOf } from './lang.ts'
import { hasTwoHosts, isAllowedOrigin } from './origin.ts'
import { credentialOf, type Proved } from './proved.ts'
import { isPage } from './static.ts'

/** Scripts and styles only from here; the game draws everything itself. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/**
 * Parts of the client (scripts, sheets, fonts) are no pages: nobody frames them, and the page that fetched them sets
 * the policy. Only a worker heeds its own. A table fetches some forty of them, so that every line counts forty times.
 */
const PART_HEADERS: { readonly [name: string]: string } = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
}

const isPart = (request: FastifyRequest): boolean => /^\/assets\/[\w.-]+(\?|$)/.test(request.url)

/** By the route that was found: an address can be written in many ways (`/%61pi/…`, `http://here/api/…`). */
const isData = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/')

/** The documentation is packed anew for each who asks, and larger than anything else. */
const DOCS_PER_MINUTE = 60
const isDocs = ({ routeOptions, url }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api/docs')

/** Browsers heed some headers only where nobody on the way can change them, and complain about them elsewhere. */
const isTrustworthy = (request: FastifyRequest, config: Config): boolean =>
  request.protocol === 'https' ||
  config.publicUrl?.startsWith('https:') === true ||
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(request.hostname)

function toJsonSchema(schema: unknown, io: 'input' | 'output'): object {
  return schema instanceof z.ZodType
    ? z.toJSONSchema(schema, { unrepresentable: 'any', io, target: 'openapi-3.0' })
    : {}
}

/** The documentation speaks JSON Schema, the code zod. */
function documented(schema: Record<string, unknown>): Record<string, unknown> {
  const out: Record<string, unknown> = { ...schema }
  for (const part of ['body', 'querystring', 'params'] as const) {
    if (schema[part] !== undefined) out[part] = toJsonSchema(schema[part], 'input')
  }
  if (schema.response !== undefined) {
    out.response = Object.fromEntries(
      Object.entries(schema.response as Record<string, unknown>).map(([status, s]) => [
        status,
        toJsonSchema(s, 'output'),
      ]),
    )
  }
  return out
}

/** A club that comes back all at once, after a restart. */
const UNPROVED = 5

export async function buildApp(context: ServerContext, proved: Proved): Promise<FastifyInstance> {
  const { config, metrics, log } = context
  const secure = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(HEADERS)
    if (isTrustworthy(request, config)) reply.header('cross-origin-opener-policy', 'same-origin')
    if (config.publicUrl?.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000')
  }
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 2 * MAX_FRAME,
    trustProxy: (_, hop) => hop < config.TRUST_PROXY,
    // Ours, never the asker's: a line in the log must not be written by somebody else.
    genReqId: () => randomName(12),
    requestIdHeader: false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 100 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // An address that cannot be read is a link that was cut: people are led to the page that says so.
    frameworkErrors: (_: Error, request: FastifyRequest, reply: FastifyReply) => {
      secure(request, reply)
      if (isPage(request)) return reply.redirect('/nowhere')
      const problem = toProblem(new Fault('bad-request', 'bad-request'), langOf(request))
      return reply.status(STATUS[problem.code]).send({ error: problem })
    },
  })
  app.setValidatorCompiler(({ schema }) => (data) => {
    if (!(schema instanceof z.ZodType)) return { value: data }
    const result = schema.safeParse(data)
    if (result.success) return { value: result.data }
    const [issue] = result.error.issues
    const where = issue?.path.join('.').slice(0, 60)
    const detail = issue === undefined ? undefined : `${where === '' ? 'body' : where}: ${issue.message.slice(0, 120)}`
    const known = issue !== undefined && isMessageKey(issue.message) ? issue.message : 'bad-request'
    return { error: new Fault('bad-request', known, null, undefined, detail) }
  })
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))

  await app.register(cookie)
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Answers are made once and sent once: quickly is better than tightly.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Dorfplatz',
        version: '1',
        description:
          'Tables, views, decisions, answers and records. Errors are `{ "error": Problem }`. What a choice looks like, by game and kind of decision, is in the schemas `Answers.…` below.',
      },
      components: {
        schemas: answerSchemas(context.games),
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'A personal API token (POST /api/me/tokens).' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'dorfplatz' },
        },
      },
      security: [{ token: [] }, { cookie: [] }],
    },
    transform: ({ schema, url }) => ({ schema: documented((schema ?? {}) as Record<string, unknown>), url }),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })

  const requests = limiter(config.LIMIT_REQUESTS_PER_10S, 10_000)
  const unproved = limiter(UNPROVED * config.LIMIT_REQUESTS_PER_10S, 10_000)
  const perAddress = limiter(config.LIMIT_REQUESTS_PER_ADDRESS_10S, 10_000)
  const docs = limiter(DOCS_PER_MINUTE, 60_000)
  app.addHook('onRequest', async (request, reply) => {
    if (isPart(request)) reply.headers(PART_HEADERS)
    else {
      secure(request, reply)
      reply.header('x-request-id', request.id)
    }
    if (hasTwoHosts(request.raw)) throw new Fault('bad-request', 'bad-request')
    if (isData(request)) {
      reply.header('cache-control', 'no-store')
      const network = networkOf(request.ip)
      perAddress.need(network)
      if (isDocs(request)) docs.need(network)
      const credential = credentialOf(request)
      if (credential !== null && !proved.has(credential)) unproved.need(network)
      requests.need(credential ?? network)
    }
    if (!isSafe(request) && !isAllowedOrigin(request.headers, config)) throw new Fault('forbidden', 'forbidden')
  })

  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: invitations and ids stay out of the log.
    const { url } = request.routeOptions
    const line = {
      id: request.id,
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    // Changes and failures are worth a line; what is only looked at would be most of the log.
    if (isSafe(request) && reply.statusCode < 400) log.debug(line, 'request')
    else log.info(line, 'request')
  })

  app.setErrorHandler((error, request, reply) => {
    const fault = toFault(error)
    const problem = toProblem(fault, langOf(request))
    metrics.problems.inc({ code: problem.code })
    if (problem.code === 'internal')
      log.error({ id: request.id, err: error, url: request.routeOptions.url }, 'request failed')
    reply.status(STATUS[problem.code]).send({ error: problem })
  })
  return app
}

const isSafe = (request: FastifyRequest): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(request.method)

/** What the framework refuses (size, syntax, media type) is the asker's fault, not ours. */
function toFault(error: unknown): unknown {
  if (error instanceof Fault || typeof error !== 'object' || error === null) return error
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 413) return new Fault('too-large', 'too-large')
  if (statusCode === 404) return new Fault('not-found', 'not-found')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Fault('bad-request', 'bad-request')
  if (code?.startsWith('FST_ERR_CTP') || code?.startsWith('FST_ERR_VALIDATION'))
    return new Fault('bad-request', 'bad-request')
  return error
}
