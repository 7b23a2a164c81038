/** Serves the built client without a server behind it: what an installed client sees when it is offline. */

import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

export const DIST = join(import.meta.dirname, '../web/dist')
const TYPES: { readonly [ext: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

export interface Still {
  readonly url: string
  /** From now on another version of the client, at the same address. */
  renew(dist: string): void
  stop(): void
}

export function serveStill(first = DIST): Promise<Still> {
  let dist = first
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    if (path.startsWith('/api') || path.startsWith('/ws')) {
      response.writeHead(503).end()
      return
    }
    const wanted = join(dist, path)
    const file =
      wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(dist, 'index.html')
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address !== null ? address.port : 0
      resolve({
        url: `http://127.0.0.1:${bound}`,
        renew: (next) => {
          dist = next
        },
        stop: () => {
          server.close()
          server.closeAllConnections()
        },
      })
    })
  })
}
