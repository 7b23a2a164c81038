/** What leaves the server about a table: views, log lines and the table's card, each as its reader may know it. */

import { eventsFor, type Viewer } from '@dorfplatz/kernel'
import { Fault } from '../fault.ts'
import type { Line, SeatInfo, TableInfo } from '../protocol/common.ts'
import type { Logged } from '../storage/log.ts'
import type { SeatRow } from '../storage/tables.ts'
import type { Live } from './live.ts'

/** The view as JSON text; made once for each state and viewer, however many look. */
export function viewText(live: Live, as: Viewer): string {
  if (live.match === null) return 'null'
  const key = String(as)
  let text = live.views.get(key)
  if (text === undefined) {
    text = JSON.stringify(live.k.view(live.match, as))
    live.views.set(key, text)
  }
  return text
}

/** One line for somebody who sits at all of these seats (none: a spectator). Events keep their `to`. */
export function toLine(entry: Logged, seats: readonly number[]): Line {
  const events =
    seats.length === 0
      ? eventsFor(entry.events, 'spectator')
      : entry.events.filter((e) => e.to === undefined || e.to.some((seat) => seats.includes(seat)))
  return {
    seq: entry.seq,
    at: entry.at,
    seat: entry.seat,
    kind: entry.payload.kind,
    position: entry.position,
    events,
  }
}

export const seatsOf = (live: Live, person: string | null): number[] =>
  person === null ? [] : live.row.seats.filter((s) => s.person === person).map((s) => s.seat)

/** The seat must belong to the person and not be played by a bot. */
export function needOwnSeat(live: Live, person: string | null, seat: number): void {
  const row = live.row.seats[seat]
  if (person === null || row === undefined || row.person !== person || row.bot !== null) {
    throw new Fault('forbidden', 'not-your-seat')
  }
}

/** May this person know that the table exists, and watch it? */
export function access(
  live: Live,
  person: string | null,
  invite: string | undefined,
): { info: boolean; watch: boolean } {
  const { row } = live
  const inside = person !== null && (row.host === person || row.seats.some((s) => s.person === person))
  if (inside) return { info: true, watch: true }
  const invited = invite !== undefined && invite === row.invite
  if (row.visibility === 'private') return { info: invited, watch: false }
  const info = row.visibility === 'public' || invited
  return { info, watch: info && (row.spectators || row.status === 'over') }
}

/** Who knows of the table but may not watch it hears so; others hear that there is none. */
export function needWatch(live: Live, person: string | null, invite: string | undefined): void {
  const { info, watch } = access(live, person, invite)
  if (watch) return
  throw info ? new Fault('forbidden', 'no-watching') : new Fault('not-found', 'no-table')
}

/** What a table's card is made from; no rules needed. */
export type Card = Pick<Live, 'row' | 'seq' | 'waiting'> & {
  readonly broken?: string | null
  readonly recent: readonly { readonly at: number }[]
}

export interface Eye {
  readonly person: string | null
  /** Which seats are connected, in all processes. */
  readonly online: (seat: number) => boolean
}

function seatInfo(live: Card, s: SeatRow, eye: Eye): SeatInfo {
  const due = live.row.status === 'running' && live.waiting[s.seat] !== undefined
  const since = live.waiting[s.seat]
  return {
    seat: s.seat,
    kind: s.bot !== null ? 'bot' : s.person === null ? 'open' : 'person',
    name: s.name,
    ...(s.bot === null ? {} : { level: s.bot }),
    mine: eye.person !== null && s.person === eye.person,
    online: s.bot !== null || eye.online(s.seat),
    due,
    deadline:
      due && s.bot === null && live.row.seconds !== null && since !== undefined
        ? since + live.row.seconds * 1000
        : null,
    conceded: s.conceded,
    colour: s.colour,
  }
}

export function tableInfo(live: Card, eye: Eye): TableInfo {
  const { row } = live
  const inside = eye.person !== null && (row.host === eye.person || row.seats.some((s) => s.person === eye.person))
  const { proposal } = row
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: { ...row.options },
    visibility: row.visibility,
    pace: row.seconds === null ? { kind: 'live' } : { kind: 'turns', seconds: row.seconds },
    spectators: row.spectators,
    practice: row.practice,
    status: live.broken == null ? row.status : 'stopped',
    archived: row.archived,
    seats: row.seats.map((s) => seatInfo(live, s, eye)),
    host: eye.person !== null && row.host === eye.person,
    invite: inside ? row.invite : null,
    seq: live.seq,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    movedAt: live.recent.at(-1)?.at ?? null,
    rematch: row.rematch,
    proposal:
      proposal === null || proposal.at !== live.seq
        ? null
        : { by: proposal.by, back: proposal.back, at: proposal.at, agreed: [...proposal.agreed] },
  }
}
