/** Animals that arrive: room is looked for at once (A-ANIMAL-07), and asked for only when short. */

import { collecting, type Match, type Stack } from '@dorfplatz/kernel'
import { EVENT_LENGTH } from '../../cards/moments.ts'
import { exchangeOf, type ReadyExchange } from '../../cards/registry.ts'
import { emit } from '../emit.ts'
import type { KeepForm } from '../forms.ts'
import type { AgricolaFrame } from '../frames.ts'
import { BOAR, CATTLE, FOOD, goodName, SHEEP } from '../goods.ts'
import { allowed, foodFrom } from '../payment/exchanges.ts'
import { playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { fits, type Herd, largestHerds } from './room.ts'

export function allFit(p: Player): boolean {
  const g = p.goods
  const sheep = g[SHEEP] ?? 0
  const boar = g[BOAR] ?? 0
  const cattle = g[CATTLE] ?? 0
  return sheep + boar + cattle <= p.loose || fits(p, sheep, boar, cattle)
}

/** Called after animals arrived or room was lost: asks which to keep if not all can stay and there is a choice. */
export function receiveAnimals(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  if (allFit(p)) return
  const herds = canCook(m.state, p) ? [] : herdsNow(p)
  const [only] = herds
  if (only !== undefined && herds.length === 1) stay(m, seat, only, false)
  else stack.push({ op: 'keep', seat })
}

export function herdsNow(p: Player): Herd[] {
  return largestHerds(p, p.goods[SHEEP] ?? 0, p.goods[BOAR] ?? 0, p.goods[CATTLE] ?? 0)
}

/** How the player would cook a species now, or null. */
function cooking(s: State, p: Player, species: number): ReadyExchange | null {
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.good === species && x.n === 1 && x.food > 0 && !x.harvest && allowed(s, x)) return x
  }
  return null
}

/** Who is there, and what one of each species brings in the pot now; nothing where it cannot be cooked. */
export function keepForm(s: State, p: Player): KeepForm {
  const items = [SHEEP, BOAR, CATTLE].map((good) => {
    const x = cooking(s, p, good)
    const food = x === null ? 0 : foodFrom(p, x)
    return { key: goodName(good), have: p.goods[good] ?? 0, food, pot: x?.pot === true }
  })
  return { items, pair: p.pair }
}

/** Can any of the animals that may have to go be cooked? */
export function canCook(s: State, p: Player): boolean {
  for (let good = SHEEP; good <= CATTLE; good++)
    if ((p.goods[good] ?? 0) > 0 && cooking(s, p, good) !== null) return true
  return false
}

/** So many animals stay; the others go into the pot or back to the supply. What was cooked, or null. */
export function stay(m: Match<State>, seat: number, herd: readonly number[], cook: boolean): number[] | null {
  const p = playerOf(m, seat)
  let food = 0
  let potted = 0
  let cooked: number[] | null = null
  const gone = [0, 0, 0]
  for (let i = 0; i < 3; i++) {
    const good = SHEEP + i
    const away = (p.goods[good] ?? 0) - (herd[i] ?? 0)
    if (away === 0) continue
    gone[i] = away
    p.goods[good] = herd[i] ?? 0
    const x = cook ? cooking(m.state, p, good) : null
    if (x === null) continue
    food += away * foodFrom(p, x)
    if (x.pot) potted += away
    cooked ??= new Array<number>(EVENT_LENGTH).fill(0)
    cooked[good] = away
  }
  food += p.pair * (potted >> 1)
  p.goods[FOOD] = (p.goods[FOOD] ?? 0) + food
  if (collecting()) emit({ kind: 'kept', seat, herd: herd.slice(0, 3), gone, food })
  return cooked
}
