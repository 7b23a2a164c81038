/** Places that Port brings, in German: they answer to “where?”. */

import type { PortPlaceId } from '../types.ts'

export const places = {
  ship: 'an Bord',
  lighthouse1: 'auf dem Leuchtturm der Kakaoinsel',
  lighthouse2: 'auf dem Leuchtturm der Ochseninsel',
  lighthouse3: 'auf dem Leuchtturm der Teeinsel',
  lighthouse4: 'auf dem Leuchtturm der Pferdeinsel',
  lighthouse5: 'auf dem Leuchtturm der Kornhandelsinsel',
  sea: 'auf See bestattet',
} as const satisfies { readonly [place in PortPlaceId]: string }
