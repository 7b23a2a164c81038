/** What is told about a table that is made of nothing but a match: no server, no store, nobody else. */

import type { Match, Seat } from '@dorfplatz/kernel'
import type { SeatInfo, TableInfo } from '@dorfplatz/protocol'
import type { AnyKernel } from '@dorfplatz/table'

/** Who sits in a seat: what it is called, and whether it is played from this page. */
export interface Sitter {
  readonly name: string
  readonly mine: boolean
}

export function matchInfo(k: AnyKernel, match: Match, id: string, sitterOf: (seat: Seat) => Sitter): TableInfo {
  const due = new Set(k.open(match).map(({ frame }) => frame.seat))
  const seats = Array.from({ length: match.seats }, (_, seat): SeatInfo => {
    const { name, mine } = sitterOf(seat)
    return {
      seat,
      kind: mine ? 'person' : 'bot',
      name,
      mine,
      online: true,
      due: due.has(seat),
      deadline: null,
      conceded: false,
      colour: seat,
    }
  })
  return {
    id,
    game: match.game,
    rules: match.rules,
    options: match.options,
    visibility: 'private',
    pace: { kind: 'live' },
    spectators: false,
    practice: true,
    status: k.over(match) ? 'over' : match.defect === null ? 'running' : 'stopped',
    archived: false,
    seats,
    host: true,
    invite: null,
    seq: match.seq,
    createdAt: 0,
    startedAt: 0,
    endedAt: null,
    rematch: null,
    proposal: null,
  }
}
