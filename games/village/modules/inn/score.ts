/** What the cards with an empty inkwell are worth at the end (VI-41, VI-50). */

import type { Seat } from '@dorfplatz/kernel'
import { CASTLE_SCORE, CHRONICLE_SCORE } from '../../cards/board.ts'
import { CASTLES, GRAIN, INFLUENCE } from '../../rules/codes.ts'
import { castlesSeen, remembered } from '../../rules/modules/base.ts'
import { promoPoints } from '../../rules/modules/promos.ts'
import { fieldCode } from '../../rules/modules/registry.ts'
import { living } from '../../rules/score.ts'
import { boxOf, have, type State } from '../../rules/state.ts'
import { type Person, type PersonScore, personIn } from './person.ts'
import { innOf, personAt } from './state.ts'

function redFlags(s: State, seat: Seat): number {
  const bits = have(s, seat, CASTLES)
  return boxOf(s).castles.filter(({ redFlag }, i) => redFlag && bits & (1 << (i + 1))).length
}

const COUNTS: { readonly [what in 'grain' | 'redFlag' | 'living']: (s: State, seat: Seat) => number } = {
  grain: (s, seat) => have(s, seat, GRAIN),
  redFlag: redFlags,
  living,
}

/** A table by a number; its last entry also stands for more. */
const entry = (table: readonly number[], n: number): number => table[Math.min(n, table.length - 1)] ?? 0

/** What a kept card is worth; the Pickpocket's is counted last of all. */
export function worth(s: State, seat: Seat, score: PersonScore): number {
  if ('per' in score) return Math.min(COUNTS[score.per](s, seat) * score.points, score.most ?? Number.POSITIVE_INFINITY)
  if ('perKind' in score)
    return score.perKind.filter((kind) => have(s, seat, fieldCode(kind)) > 0).length * score.points
  if ('left' in score) return score.table[have(s, seat, INFLUENCE.indexOf(score.left))] ?? 0
  if ('lastOfAll' in score) return 0
  // VX-Chronist-1, VX-Reisender-1: the card's table instead of the printed one, so the difference of the two.
  if (score.replaces === 'chronicle')
    return entry(score.table, remembered(s, seat)) - entry(CHRONICLE_SCORE, remembered(s, seat))
  return entry(score.table, castlesSeen(s, seat)) - entry(CASTLE_SCORE, castlesSeen(s, seat))
}

function keptBy(s: State, seat: Seat): Person[] {
  const box = boxOf(s)
  return (innOf(s).hands[seat] ?? []).map((n) => personIn(box, personAt(n))).filter(({ score }) => score !== undefined)
}

export function personPoints(s: State, seat: Seat): number {
  return keptBy(s, seat).reduce((sum, { score }) => sum + (score === undefined ? 0 : worth(s, seat, score)), 0)
}

/** VX-Taschendiebin-1: most when nobody has fewer points, alone always (VC-37). */
export function pickpocket(s: State, seat: Seat, totals: readonly number[]): number {
  for (const { score } of keptBy(s, seat)) {
    if (score === undefined || !('lastOfAll' in score)) continue
    return totals.every((total) => total >= (totals[seat] ?? 0)) ? score.lastOfAll : score.otherwise
  }
  return 0
}

/** Customers with their promos; one of Inn's counts own cards with an empty inkwell (VC-41). */
export function customersWithInn(s: State, seat: Seat): number {
  const served = s.served[seat] ?? []
  const box = boxOf(s)
  const inkwells = served.some((n) => box.tiles[n - 1]?.bonus === 'inkwells')
  return promoPoints(box, served) + (inkwells ? keptBy(s, seat).length : 0)
}
