/** The language an answer is given in: the one asked for, else the person's own, else English. */

import type { IncomingHttpHeaders } from 'node:http'
import type { Lang } from '@dorfplatz/kernel'

const chosen = new WeakMap<object, Lang>()

/** Once we know who asks. */
export function rememberLang(request: object, lang: Lang): void {
  chosen.set(request, lang)
}

export function langOf(request: { readonly headers: IncomingHttpHeaders }): Lang {
  // Our pages ask in the language they are shown in, which may have been switched a moment ago.
  const asked = /^\s*(de|en)\b/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase()
  if (asked === 'de' || asked === 'en') return asked
  return chosen.get(request) ?? 'en'
}
