/** The round a match is in, for lists of tables: read without drawing up a view, which would cost every move. */

import type { Match } from '@dorfplatz/kernel'

/** Games that count rounds keep the number as `round`, and show it to everybody; null where there is none. */
export function roundOf({ state }: Match): number | null {
  if (typeof state !== 'object' || state === null || !('round' in state)) return null
  return typeof state.round === 'number' ? state.round : null
}
