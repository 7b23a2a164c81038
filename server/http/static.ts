/** The browser client's files, with its start page for every address that is one of its own. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { Fault, STATUS, toProblem } from '../fault.ts'
import { langOf } from './lang.ts'

const YEAR = 365 * 24 * 3600

/** Whether somebody asks for a page of the client, not for data or files. */
export const isPage = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  method === 'GET' && !/^\/(api|ws|assets)(\/|$|\?)/.test(url)

/** A name for the client that lies here: its start page names every part of it. Null where there is none. */
export function clientIn(dir: string): string | null {
  const page = join(resolve(dir), 'index.html')
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 16) : null
}

export async function staticFiles(app: FastifyInstance, dir: string): Promise<void> {
  const root = resolve(dir)
  const exists = existsSync(join(root, 'index.html'))
  if (exists) {
    await app.register(fastifyStatic, {
      root,
      index: ['index.html'],
      // The build has packed every text beside itself.
      preCompressed: true,
      // Built files carry a digest in their names; the start page must always be asked for.
      setHeaders: (reply, path) => {
        const hashed = path.includes(`${root}/assets/`)
        reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
        // Nobody asks again for what never changes, nor for half of it; a table fetches some fifty such files.
        if (hashed) for (const head of ['accept-ranges', 'etag', 'last-modified']) reply.removeHeader(head)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (exists && isPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    const problem = toProblem(new Fault('not-found', 'not-found'), langOf(request))
    return reply.status(STATUS[problem.code]).send({ error: problem })
  })
}
