/** Which animals are best kept where not all find room: what is offered first, and proposed. */

import { rowsAt, TABLES } from '../rules/calendar/points.ts'

/** Numbers of sheep, boar and cattle, and the food that those who go bring. */
export interface Offered {
  readonly herd: readonly number[]
  readonly food: number
}

const SPECIES = ['sheep', 'boar', 'cattle'] as const
/** A pair has young at the next harvest; food saves a third of a begging card's points at best. */
const PAIR = 0.4
const FOOD = 0.25

const kinds = ({ herd }: Offered): number => herd.filter((n) => n > 0).length
const animals = ({ herd }: Offered): number => herd.reduce((a, b) => a + b, 0)

/** In points: what the score sheet gives, young to come, and food. */
function worth({ herd, food }: Offered, breeds: boolean): number {
  const points = SPECIES.reduce((sum, species, i) => sum + rowsAt(TABLES[species], herd[i] ?? 0, -1), 0)
  return points + FOOD * food + (breeds ? PAIR * herd.filter((n) => n >= 2).length : 0)
}

/** The most valuable first; whatever is gained, nobody loses the last animal of a kind unless one of them must go. */
export function bestFirst<T extends Offered>(offers: readonly T[], breeds: boolean): readonly T[] {
  return offers.toSorted(
    (a, b) => kinds(b) - kinds(a) || worth(b, breeds) - worth(a, breeds) || animals(b) - animals(a),
  )
}
