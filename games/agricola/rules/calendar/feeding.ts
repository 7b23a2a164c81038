/** Feeding the family: one answer says what is turned into food; what is still missing is begged for. */

import { collecting, type Match, type Question, type Refusal, refuse } from '@dorfplatz/kernel'
import { having, tableOf } from '../../cards/ready.ts'
import { exchangeOf, type ReadyExchange } from '../../cards/registry.ts'
import { crowded } from '../animals/breeding.ts'
import { exchangesNamed, exchangeUses, type FeedChoice, putUse, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Feed } from '../frames.ts'
import { FOOD, goodName, SHEEP } from '../goods.ts'
import { foodFrom, timesPossible } from '../payment/exchanges.ts'
import { exchange } from '../payment/exchanging.ts'
import { worthBeforeFeeding } from '../payment/worth.ts'
import { playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { KEEP } from './meal.ts'

const FULL_MOUTHS = tableOf((card) => card.fullMouths)
const FORGIVEN = tableOf((card) => card.forgiven)

/** Food the family needs now: 2 for each person, solo 3, newborns 1 (A-HARVEST-FEED-01, -03, A-SOLO-03). */
export function foodNeeded(m: Match<State>, p: Player): number {
  const adults = p.people + p.lodgers - p.newborn
  const each = m.seats === 1 ? 3 : 2
  let full = adults
  for (const mouths of having(p, FULL_MOUTHS)) full = Math.min(full, mouths)
  return full * each + (adults - full) + p.newborn
}

/** Everything open in the feeding phase: anytime exchanges that bring food, and those of the harvest. */
function open(p: Player): ReadyExchange[] {
  const list: ReadyExchange[] = []
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.food > 0 && timesPossible(p, x, p.goods) > 0) list.push(x)
  }
  return list
}

/** Feeds without a question where nothing is to be decided. True when done. */
export function feedNow(m: Match<State>, seat: number): boolean {
  const p = playerOf(m, seat)
  const need = foodNeeded(m, p)
  const food = p.goods[FOOD] ?? 0
  let any = false
  let workshop = false
  let idle = false
  let swap = false
  for (let i = 0; i < p.exchanges.length; i++) {
    const x = exchangeOf(p.exchanges[i] ?? 0)
    if (timesPossible(p, x, p.goods) === 0) {
      if (x.harvest) idle = true
    } else if (x.food === 0) swap = true
    else {
      any = true
      if (x.harvest) workshop = true
    }
  }
  // Food in two steps: an exchange may first bring what a workshop or another exchange turns into food.
  if (swap) {
    any = true
    if (idle) workshop = true
  }
  // Food markers may be held back for begging cards (A-HARVEST-FEED-07): who wants that choice is asked every time.
  if (p.careful === 1 && food > 0 && need > 0) return false
  if (food >= need ? workshop || worthAsking(p) || worthBeforeFeeding(m, p) : any) return false
  settle(p, seat, need, 0)
  return true
}

/** Enough food, and yet something to decide: cooking to make room for young animals, or begging cards without harm. */
function worthAsking(p: Player): boolean {
  if (p.improvements.length + p.occupations.length === 0) return false
  let cooks = false
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.good >= SHEEP && x.food > 0 && timesPossible(p, x, p.goods) > 0) cooks = true
  }
  if (cooks && crowded(p)) return true
  let forgiven = 0
  for (const cards of having(p, FORGIVEN)) forgiven += cards
  return forgiven > p.begging && (p.goods[FOOD] ?? 0) > 0
}

/** Pays and begs (A-HARVEST-FEED-06). */
function settle(p: Player, seat: number, need: number, kept: number): void {
  const paid = Math.min(need, (p.goods[FOOD] ?? 0) - kept)
  p.goods[FOOD] = (p.goods[FOOD] ?? 0) - paid
  p.begging += need - paid
  if (collecting()) emit({ kind: 'fed', seat, food: paid, begging: need - paid })
}

interface Meal {
  readonly use: readonly number[]
  readonly keep: number
}

function check(p: Player, choice: FeedChoice): Meal | Refusal {
  const use = exchangeUses(choice.feed)
  const keep = choice.keep ?? 0
  if (use === null) return refuse('A-HARVEST-FEED-04')
  const spent = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const groups: string[] = []
  for (let i = 0; i < use.length; i += 2) {
    const x = exchangeOf(use[i] ?? 0)
    const times = use[i + 1] ?? 0
    if (!p.exchanges.includes(x.id) || x.food === 0) return refuse('A-HARVEST-FEED-04')
    if (x.harvest) {
      if (times > 1 || groups.includes(x.group)) return refuse('A-MAJOR-12', { card: x.card })
      groups.push(x.group)
    }
    for (let j = 0; j < x.give.length; j += 2) {
      const good = x.give[j] ?? 0
      spent[good] = (spent[good] ?? 0) + times * (x.give[j + 1] ?? 0)
      if ((spent[good] ?? 0) > (p.goods[good] ?? 0)) return refuse('A-HARVEST-FEED-04', { good: goodName(good) })
    }
  }
  if (keep > (p.goods[FOOD] ?? 0)) return refuse('A-HARVEST-FEED-07')
  return { use, keep }
}

export const feed: Question<State, Feed, AgricolaFrame> = {
  choices: () => null,
  shape: SHAPES.feed,
  check: (m, f, choice) => {
    const meal = check(playerOf(m, f.seat), choice)
    return 'ok' in meal ? meal : null
  },
  sample: (m, f, random) => {
    const p = playerOf(m, f.seat)
    const need = foodNeeded(m, p)
    const left = p.goods.slice()
    let food = p.goods[FOOD] ?? 0
    const use: number[] = []
    const list = open(p)
    const groups: string[] = []
    while (list.length > 0 && (food < need || random(4) === 0)) {
      const x = list.splice(random(list.length), 1)[0] as ReadyExchange
      if (groups.includes(x.group) && x.harvest) continue
      const most = Math.min(timesPossible(p, x, left), Math.max(1, Math.ceil((need - food) / x.food)))
      if (most <= 0) continue
      if (x.harvest) groups.push(x.group)
      putUse(use, x.id, most)
      food += most * foodFrom(p, x)
      for (let i = 0; i < x.give.length; i += 2) {
        const good = x.give[i] ?? 0
        left[good] = (left[good] ?? 0) - most * (x.give[i + 1] ?? 0)
      }
    }
    return { feed: exchangesNamed(use) }
  },
  form: (m, f) => {
    const p = playerOf(m, f.seat)
    return {
      type: 'amounts',
      field: 'feed',
      need: foodNeeded(m, p),
      food: p.goods[FOOD] ?? 0,
      pair: p.pair,
      items: [
        ...open(p).map((x) => ({
          key: x.name,
          icon: goodName(x.good),
          card: x.card,
          give: x.n,
          food: foodFrom(p, x),
          max: timesPossible(p, x, p.goods),
          pot: x.pot,
        })),
        {
          key: KEEP,
          icon: 'food',
          card: 0,
          give: 1,
          food: 0,
          max: p.goods[FOOD] ?? 0,
          pot: false,
          apart: true as const,
        },
      ],
    }
  },
  answer: (m, f, choice, stack) => {
    const p = playerOf(m, f.seat)
    const meal = check(p, choice)
    if ('ok' in meal) return
    const need = foodNeeded(m, p)
    exchange(m, f.seat, meal.use, stack)
    settle(p, f.seat, need, meal.keep)
  },
}
