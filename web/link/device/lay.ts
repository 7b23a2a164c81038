/** Lays a table on this device from a plan of its seats, and says where it stands. */

import type { MatchRecord, Options } from '@dorfplatz/kernel'
import { settings } from '../../app/settings.ts'
import { text } from '../../text/index.ts'
import type { Refused } from '../link.ts'
import { createHere } from './offline.ts'
import { hex, type KeptSeat, LOCAL } from './store.ts'

/** Who sits beside a learner: the lessons speak of them by name. */
export function botNames(n: number): string[] {
  return text().botName.slice(0, n)
}

export async function layHere(
  game: string,
  seats: readonly KeptSeat[],
  options: Options = {},
  previous?: string,
): Promise<{ id: string } | { refused: Refused }> {
  const id = `${LOCAL}${hex(6)}`
  const refused = await createHere({
    id,
    game,
    options,
    seats,
    seed: hex(32),
    ...(previous === undefined ? {} : { previous }),
  })
  return refused === null ? { id } : { refused }
}

/** Marks for so many seats, the first one's as wished; whoever would have had it gets the first one's. */
export function marksFor(seats: number, wish: number | null): number[] {
  const marks = Array.from({ length: seats }, (_, seat) => seat)
  if (wish === null) return marks
  return marks.map((seat) => (seat === 0 ? wish : seat === wish ? 0 : seat))
}

export function myName(): string {
  return settings().name.trim() || text().laying.player(1)
}

/** Lays a table on this device where another game stood after so many answers. */
export async function playOn(
  record: MatchRecord,
  answers: number,
  seats: readonly KeptSeat[],
): Promise<{ id: string } | { refused: Refused }> {
  const id = `${LOCAL}${hex(6)}`
  const { game, options, seed } = record
  const refused = await createHere({ id, game, options, seats, seed, from: { record, answers } })
  return refused === null ? { id } : { refused }
}
