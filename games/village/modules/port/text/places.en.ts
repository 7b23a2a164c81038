/** Places that Port brings, in English: they answer to “where?”. */

import type { PortPlaceId } from '../types.ts'

export const places = {
  ship: 'on board',
  lighthouse1: 'on the lighthouse of Cocoa Island',
  lighthouse2: 'on the lighthouse of Ox Island',
  lighthouse3: 'on the lighthouse of Tea Island',
  lighthouse4: 'on the lighthouse of Horse Island',
  lighthouse5: 'on the lighthouse of Grain Trade Island',
  sea: 'buried at sea',
} as const satisfies { readonly [place in PortPlaceId]: string }
