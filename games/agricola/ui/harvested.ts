/** The table as it stood in a step of a harvest, found from what has happened since. */

import type { View } from '@dorfplatz/kernel'
import type { Beat, Ledger } from '@dorfplatz/ui'
import type { AgricolaEvent } from '../rules/emit.ts'
import { GOODS } from '../rules/goods.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { counted } from './log.ts'

type V = View<AgricolaView>

interface Course {
  /** All since the harvest began. */
  readonly since: readonly AgricolaEvent[]
  /** What came before it, in its round. */
  readonly workers: readonly AgricolaEvent[]
}

/** With what comes a step of the harvest is over: somebody eats, animals have young, the next round begins. */
const AFTER: readonly (readonly AgricolaEvent['kind'][])[] = [
  ['exchange', 'fed', 'bred', 'round', 'end'],
  ['bred', 'round', 'end'],
  ['round', 'end'],
]

/** A farm before these events: only goods come and go in a harvest. */
function before(farm: FarmView, seat: number, events: readonly AgricolaEvent[]): FarmView {
  const sum: Ledger = new Map()
  for (const e of events) if ('seat' in e && e.seat === seat) counted(sum, e)
  const goods = farm.goods.map((n, good) => n - (sum.get(GOODS[good] ?? '') ?? 0))
  // Whoever has gone on meanwhile may have done what no sum tells.
  return goods.some((n) => n < 0) ? farm : { ...farm, goods }
}

/**
 * The table in a step of the last harvest, where it has moved on since: everybody at home, nothing of the next round on the
 * board yet, and nothing eaten or born before its step.
 */
export function inHarvest(
  step: 0 | 1 | 2,
  phase: number,
  view: V,
  seen: V | null,
  { since: events, workers }: Course,
): Pick<Beat<AgricolaView>, 'then'> {
  const [begun] = events
  if (seen === null || begun?.kind !== 'harvest' || seen.table.round !== begun.round) return {}
  if (view.table.round === begun.round && step === 2) return {}
  const end = events.findIndex(({ kind }) => AFTER[step]?.includes(kind) === true)
  if (end < 0) return {}
  const later = events.slice(end)
  const { round, spaces, extra, ahead } = seen.table
  // Whoever stands on a space has taken what lay there.
  const taken = new Set(workers.flatMap((e) => (e.kind === 'placed' ? [e.space] : [])))
  const empty = spaces.map((space) => ({
    ...space,
    by: [],
    lies: space.by.length > 0 || taken.has(space.space) ? 0 : space.lies,
  }))
  const farms = view.table.farms.map((farm, seat) => before(farm, seat, later))
  return { then: { ...view, table: { ...view.table, round, phase, spaces: empty, extra, ahead, farms } } }
}
