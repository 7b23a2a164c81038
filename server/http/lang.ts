/** The language an answer is given in: the person's own, else what the browser prefers. */

import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@dorfplatz/kernel'

const chosen = new WeakMap<object, Lang>()

/** Once we know who asks. */
export function rememberLang(request: object, lang: Lang): void {
  chosen.set(request, lang)
}

export function langOf(request: { readonly headers: IncomingHttpHeaders }): Lang {
  const known = chosen.get(request)
  if (known !== undefined) return known
  return /^\s*de\b/i.test(request.headers['accept-language'] ?? '') ? 'de' : 'en'
}
