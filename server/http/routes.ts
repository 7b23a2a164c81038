/** One way to write a route: schemas in, who asks known, a value out. */

import { http } from '@dorfplatz/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { limiter } from '../limits.ts'
import type { Identity } from '../people/identity.ts'
import type { PersonRow } from '../storage/people.ts'
import { networkOf } from './address.ts'
import { rememberLang } from './lang.ts'
import type { Proved } from './proved.ts'

export interface Shape {
  readonly summary: string
  readonly tag: 'games' | 'people' | 'tables' | 'play' | 'daily' | 'club' | 'admin'
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** Much is looked up for it: counted by network, whoever they say they are. */
  readonly counted?: true
}

/** An answer that is JSON already; it fits the schema because its parts were made so. */
export interface Ready {
  readonly ready: string
}

type Part<S, K extends keyof S> = S[K] extends z.ZodType ? z.output<S[K]> : undefined

export interface Call<S extends Shape, P> {
  readonly params: Part<S, 'params'>
  readonly query: Part<S, 'query'>
  readonly body: Part<S, 'body'>
  readonly person: P
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export type Run<S extends Shape, P> = (call: Call<S, P>) => Promise<z.input<S['reply']> | Ready>

export interface Routes {
  /** For people who are signed in, as guests or with an account or token. */
  known<const S extends Shape>(method: Method, url: string, shape: S, run: Run<S, PersonRow>): void
  /** For people who are signed in by themselves: what outlives an API token must not be made with one that got lost. */
  own<const S extends Shape>(method: Method, url: string, shape: S, run: Run<S, PersonRow>): void
  /** For everybody; `person` is null for strangers. */
  open<const S extends Shape>(method: Method, url: string, shape: S, run: Run<S, PersonRow | null>): void
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const isReady = (answer: unknown): answer is Ready =>
  typeof answer === 'object' && answer !== null && 'ready' in answer && typeof answer.ready === 'string'

export function routesOn(app: FastifyInstance, identity: Identity, config: Config, proved: Proved): Routes {
  const lookups = limiter(config.LIMIT_LISTS_PER_ADDRESS_10S, 10_000)
  const add = <S extends Shape, P extends PersonRow | null>(
    method: Method,
    url: string,
    shape: S,
    who: (request: FastifyRequest) => Promise<P>,
    run: Run<S, P>,
  ): void => {
    app.route({
      method,
      url,
      schema: {
        summary: shape.summary,
        tags: [shape.tag],
        ...(shape.params === undefined ? {} : { params: shape.params }),
        ...(shape.query === undefined ? {} : { querystring: shape.query }),
        ...(shape.body === undefined ? {} : { body: shape.body }),
        response: { 200: shape.reply, '4xx': http.errorBody },
      },
      handler: async (request, reply) => {
        // Each kind for itself: a club's start page asks for several at once.
        if (shape.counted === true) lookups.need(`${url} ${networkOf(request.ip)}`)
        const person = await who(request)
        if (person !== null) {
          rememberLang(request, person.lang)
          proved.add(request)
        }
        const answer = await run({
          params: request.params as Part<S, 'params'>,
          query: request.query as Part<S, 'query'>,
          body: request.body as Part<S, 'body'>,
          person,
          request,
          reply,
        })
        if (!isReady(answer)) return answer
        reply.header('content-type', 'application/json; charset=utf-8')
        return answer.ready
      },
    })
  }
  return {
    known: (method, url, shape, run) => add(method, url, shape, (request) => identity.need(request.headers), run),
    own: (method, url, shape, run) => add(method, url, shape, (request) => identity.needOwn(request.headers), run),
    open: (method, url, shape, run) => add(method, url, shape, (request) => identity.who(request.headers), run),
  }
}
