/** Where a request really comes from, behind so many trusted proxies. */

import type { IncomingMessage } from 'node:http'

export function addressOf(request: IncomingMessage, proxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (proxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return forwarded.at(-proxies) ?? forwarded[0] ?? direct
}
