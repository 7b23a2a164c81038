/** Changes and sockets only from our own pages: what a browser says about where a request comes from. */

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

/**
 * A browser always names the origin of a cross-site change or socket. Who names none is no browser (a bot with a token,
 * a command line), and carries no cookie of somebody else.
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, config: Pick<Config, 'origins'>): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return false
  if (origin === undefined) return true
  if (config.origins.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}
