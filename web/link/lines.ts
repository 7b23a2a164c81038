/** The log as one viewer may read it: where several people share a screen, each reads only what is theirs to know. */

import { eventsFor, type Viewer } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'

export function linesFor(log: readonly Line[], as: Viewer): readonly Line[] {
  return log.map((line) => {
    const events = eventsFor(line.events, as)
    return events.length === line.events.length ? line : { ...line, events }
  })
}
