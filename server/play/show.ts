/** What leaves the server about a table: views, log lines and the table's card, each as its reader may know it. */

import type { Match, Viewer } from '@dorfplatz/kernel'
import type { Line, SeatInfo, TableInfo } from '@dorfplatz/protocol'
import { eventsForSeats, roundOf, type WholeKernel } from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import { digest } from '../secrets.ts'
import type { LogEntry } from '../storage/log.ts'
import { isSealed, type Proposal, type SeatRow, type TableRow } from '../storage/tables.ts'
import { dealSoFar } from './deal.ts'
import type { LoadedTable } from './loaded.ts'
import { isCorrected, isPaused } from './new-rules.ts'

/** The view as JSON text; made once for each state and viewer, however many look. */
export function viewText(loaded: LoadedTable, as: Viewer, now: number): string {
  if (loaded.match === null) return 'null'
  const sealed = isSealed(loaded.row, now)
  const key = sealed ? `${as} sealed` : String(as)
  let text = loaded.views.get(key)
  if (text === undefined) {
    const view = loaded.k.view(loaded.match, as)
    text = JSON.stringify(sealed ? { ...view, seed: null } : view)
    loaded.views.set(key, text)
  }
  return text
}

/** One line for somebody who sits at all of these seats (none: a spectator). Events keep their `to`. */
export function toLine(entry: LogEntry, seats: readonly number[]): Line {
  return {
    seq: entry.seq,
    at: entry.at,
    seat: entry.seat,
    kind: entry.payload.kind,
    position: entry.position,
    events: [...eventsForSeats(entry.events, seats)],
  }
}

export const seatsOf = (loaded: LoadedTable, person: string | null): number[] =>
  person === null ? [] : loaded.row.seats.filter((s) => s.person === person).map((s) => s.seat)

/** The seat must belong to the person, whoever plays there for now. */
export function needSeatOf(loaded: LoadedTable, person: string | null, seat: number): void {
  if (person !== null && loaded.row.seats[seat]?.person === person) return
  // Whoever may not know of the table hears that there is none.
  throw access(loaded, person, undefined).info
    ? new Fault('forbidden', 'not-your-seat')
    : new Fault('not-found', 'no-table')
}

/** The seat must belong to the person and not be played by a bot. */
export function needOwnSeat(loaded: LoadedTable, person: string | null, seat: number): void {
  needSeatOf(loaded, person, seat)
  if (loaded.row.seats[seat]?.bot !== null) throw new Fault('forbidden', 'not-your-seat')
}

/** What opens a finished game of the day to one person, and to nobody who got it from them. */
export const passTo = ({ invite }: Pick<TableRow, 'invite'>, person: string | null): string =>
  digest(`${invite} ${person ?? ''}`)

const isInside = (row: TableRow, person: string | null): boolean =>
  person !== null && (row.host === person || row.seats.some((s) => s.person === person))

/** A finished game may be looked at by everybody; what was said where nobody could watch stays with those who sat there. */
export const mayHear = ({ row }: Pick<LoadedTable, 'row'>, person: string | null): boolean =>
  isInside(row, person) || row.spectators || row.status === 'open'

/** May this person know that the table exists, and watch it? */
export function access(
  loaded: LoadedTable,
  person: string | null,
  invite: string | undefined,
): { info: boolean; watch: boolean } {
  const { row } = loaded
  if (isInside(row, person)) return { info: true, watch: true }
  const invited = invite !== undefined && invite === (row.daily === null ? row.invite : passTo(row, person))
  if (row.visibility === 'private') return { info: invited, watch: false }
  const info = row.visibility === 'public' || invited
  return { info, watch: info && (row.spectators || row.status === 'over') }
}

/** Who knows of the table but may not watch it hears so; others hear that there is none. */
export function needWatch(loaded: LoadedTable, person: string | null, invite: string | undefined): void {
  const { info, watch } = access(loaded, person, invite)
  if (watch) return
  throw info ? new Fault('forbidden', 'no-watching') : new Fault('not-found', 'no-table')
}

/** What a table's card is made from; no rules needed. */
export type Card = Pick<LoadedTable, 'row' | 'seq' | 'waiting'> & {
  readonly broken?: string | null
  readonly k?: WholeKernel
  readonly lost?: number
  readonly recent: readonly { readonly at: number }[]
  /** Where the table is in memory the match says in which round it is; a card of a list was told. */
  readonly match?: Match | null
  readonly round?: number | null
}

/** Everybody who plays here has a say, also while a bot keeps their seat; who has given up has none. */
export const missingIn = ({ seats }: TableRow, { agreed }: Proposal): number[] =>
  seats.filter((s) => s.person !== null && !s.conceded && !agreed.includes(s.seat)).map((s) => s.seat)

export interface Eye {
  readonly person: string | null
  /** Which seats are connected, in all processes. */
  readonly online: (seat: number) => boolean
  /** When a seat's person was last seen here, if ever. */
  readonly lately: (seat: number) => number | null
  /** So long somebody must be away from a live table before a bot can take over. */
  readonly takeoverMs: number
  /** So long somebody who is there may let a live table wait. */
  readonly silentMs: number
}

/**
 * From when on a bot can be put into the place of somebody who is away, or who is there and lets the table wait; where
 * moves have a deadline, that decides.
 */
function takeoverAt({ row, waiting }: Card, s: SeatRow, eye: Eye): number | null {
  if (row.status !== 'running' || row.seconds !== null || s.bot !== null || s.person === null) return null
  const since = waiting[s.seat]
  const silent = since === undefined ? null : since + eye.silentMs
  if (eye.online(s.seat)) return silent
  const away = Math.max(eye.lately(s.seat) ?? 0, s.seenAt ?? 0, row.startedAt ?? 0) + eye.takeoverMs
  return silent === null ? away : Math.min(away, silent)
}

function seatInfo(loaded: Card, s: SeatRow, eye: Eye): SeatInfo {
  const due = loaded.row.status === 'running' && loaded.waiting[s.seat] !== undefined
  const since = loaded.waiting[s.seat]
  return {
    seat: s.seat,
    kind: s.bot !== null ? 'bot' : s.person === null ? 'open' : 'person',
    name: s.name,
    ...(s.bot === null ? {} : { level: s.bot }),
    mine: eye.person !== null && s.person === eye.person,
    online: s.bot !== null || eye.online(s.seat),
    due,
    deadline:
      due && s.bot === null && loaded.row.seconds !== null && since !== undefined
        ? since + loaded.row.seconds * 1000
        : null,
    takeover: takeoverAt(loaded, s, eye),
    conceded: s.conceded,
    colour: s.colour,
  }
}

function toDeal(row: TableRow): NonNullable<TableInfo['deal']> {
  const { commitment, mixes } = dealSoFar(row)
  return { commitment, mixes: mixes.map((mix) => ({ ...mix })) }
}

function toCorrected({ row, k, lost = 0 }: Card): NonNullable<TableInfo['corrected']> | null {
  if (k === undefined || row.status === 'open' || !isCorrected({ row, k })) return null
  return { rules: k.game.version, asks: isPaused({ row, k }), lost }
}

export function tableInfo(loaded: Card, eye: Eye): TableInfo {
  const { row } = loaded
  const inside = eye.person !== null && (row.host === eye.person || row.seats.some((s) => s.person === eye.person))
  const { proposal } = row
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    corrected: toCorrected(loaded),
    options: { ...row.options },
    visibility: row.visibility,
    pace: row.seconds === null ? { kind: 'live' } : { kind: 'turns', seconds: row.seconds },
    spectators: row.spectators,
    practice: row.practice,
    ...(row.daily === null ? {} : { daily: { day: row.daily.day, mode: row.daily.mode } }),
    status: loaded.broken == null ? row.status : 'stopped',
    deal: toDeal(row),
    archived: row.archived,
    seats: row.seats.map((s) => seatInfo(loaded, s, eye)),
    host: eye.person !== null && row.host === eye.person,
    invite: inside && row.daily === null ? row.invite : null,
    seq: loaded.seq,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    movedAt: loaded.recent.at(-1)?.at ?? null,
    round: loaded.match == null ? (loaded.round ?? null) : roundOf(loaded.match),
    rematch: row.rematch,
    proposal:
      proposal === null || proposal.at !== loaded.seq
        ? null
        : {
            by: proposal.by,
            back: proposal.back,
            at: proposal.at,
            agreed: [...proposal.agreed],
            missing: missingIn(row, proposal),
          },
  }
}
