/** What both doors, socket and HTTP, let people do in the same way: look ahead, and speak. */

import { type Answer, eventsFor, type Json, type Lang, type View } from '@dorfplatz/kernel'
import { Fault, sayRefusal } from '../fault.ts'
import type { Place } from '../place.ts'
import type { Hub } from '../realtime/hub.ts'
import { say } from '../storage/chat.ts'
import type { PersonRow } from '../storage/people.ts'
import { preview } from './acts.ts'
import type { Live } from './live.ts'
import { access, seatsOf } from './show.ts'

export interface Shown {
  played: number
  reveals: boolean
  refusal: ReturnType<typeof sayRefusal> | null
  view: View<Json> | null
  events: ReturnType<typeof eventsFor>
}

export function previewFor(lang: Lang, live: Live, seat: number, answers: readonly Answer[]): Shown {
  const { played, reveals, refusal, match, events } = preview(live, seat, answers)
  return {
    played,
    reveals,
    refusal: refusal === null ? null : sayRefusal(lang, live.k.game, refusal),
    view: live.k.view(match, seat),
    events: eventsFor(events, seat),
  }
}

/** Those at the table speak, and spectators where they are allowed. Resolves to the table's seq. */
export async function speak(
  place: Place,
  hub: Hub,
  person: PersonRow | null,
  table: string,
  command: string,
  text: string,
): Promise<number> {
  if (person === null) throw new Fault('unauthenticated', 'unauthenticated')
  const { seat, name, seq } = await place.house.at(table, (live) => {
    const mine = seatsOf(live, person.id)
    const { watch } = access(live, person.id, undefined)
    if (mine.length === 0 && !watch) throw new Fault('not-found', 'no-table')
    const own = live.row.seats.find((s) => s.seat === mine[0])
    return { seat: mine[0] ?? null, name: own?.name ?? person.name, seq: live.seq }
  })
  const line = await say(place.db, table, { person: person.id, seat, name }, command, text)
  if (line !== null) hub.said(table, line)
  return seq
}
