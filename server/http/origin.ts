/** Changes and sockets only from our own pages: what a browser says about where a request comes from. */

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

/** Two of them are read one way here and another way by a proxy: nobody honest sends them. */
export function hasTwoHosts({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

/**
 * A browser always names the origin of a cross-site change or socket. Who names none is no browser (a bot with a token,
 * a command line), and carries no cookie of somebody else.
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, config: Pick<Config, 'origins'>): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return false
  if (origin === undefined) return true
  // With a public address only that one counts: a Host header is whatever the asker writes.
  if (config.origins.length > 0) return config.origins.includes(origin)
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
