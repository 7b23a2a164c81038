/** Logins that have let somebody in a moment ago: a made-up one gives nobody a share of requests for themselves. */

import type { FastifyRequest } from 'fastify'
import { digest } from '../secrets.ts'

const KEPT_MS = 600_000
const MOST = 20_000

/** One person at many tabs, and a whole club behind one address, each have a share of their own. */
export const credentialOf = (request: FastifyRequest): string | null => {
  const { authorization, cookie: cookies } = request.headers
  const found = authorization ?? /(?:^|;\s*)dorfplatz(?:\.session_token)?=([^;]{10,200})/.exec(cookies ?? '')?.[1]
  return found === undefined ? null : digest(found)
}

export interface Proved {
  has(credential: string): boolean
  /** Somebody came in with it. */
  add(request: FastifyRequest): void
}

export function openProved(): Proved {
  const until = new Map<string, number>()
  return {
    has: (credential) => (until.get(credential) ?? 0) > performance.now(),
    add: (request) => {
      const credential = credentialOf(request)
      if (credential === null) return
      // The newest stand last: what is forgotten first has been here longest.
      until.delete(credential)
      until.set(credential, performance.now() + KEPT_MS)
      const [oldest] = until.keys()
      if (until.size > MOST && oldest !== undefined) until.delete(oldest)
    },
  }
}
