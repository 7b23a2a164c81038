/** Exchanges worth a moment of their own where the game would go on without a question (A-BAKE-10). */

import type { Expr, Match } from '@dorfplatz/kernel'
import { hears } from '../../cards/moments.ts'
import { exchangeOf, type ReadyExchange } from '../../cards/registry.ts'
import { fits } from '../animals/room.ts'
import { memoryOf } from '../cards/memory.ts'
import { BOAR, CATTLE, FOOD, GOODS, GRAIN, isAnimal, SHEEP, VEGETABLE } from '../goods.ts'
import { eachCard, playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { LAST_ROUND } from '../work/spaces.ts'
import { allowed, foodPower, timesPossible } from './exchanges.ts'

/** One that is carried out at any time, and can be carried out now. */
function open(s: State, p: Player, x: ReadyExchange): boolean {
  return !x.harvest && allowed(s, x) && timesPossible(p, x, p.goods) > 0
}

/** Before a feeding: an animal that could breed, or in the last harvest one whose cooking a card rewards. */
export function worthBeforeFeeding(m: Match<State>, p: Player): boolean {
  if (p.occupations.length === 0) return false
  const rewarded = m.state.round === LAST_ROUND && hears(p.listensOwn, 'cook')
  return p.exchanges.some((id) => {
    const x = exchangeOf(id)
    if (!open(m.state, p, x)) return false
    const animal = x.get[0] ?? FOOD
    return isAnimal(animal) ? hasRoomFor(p, animal) : rewarded && x.cooking && x.good === BOAR
  })
}

function hasRoomFor(p: Player, animal: number): boolean {
  const after = (good: number): number => (p.goods[good] ?? 0) + (good === animal ? 1 : 0)
  return fits(p, after(SHEEP), after(BOAR), after(CATTLE))
}

/** Every metric an amount counts. */
function counted(expr: Expr | undefined): string[] {
  if (expr === undefined || typeof expr === 'number') return []
  return typeof expr === 'string' ? [expr] : expr.of.flatMap(counted)
}

/** Goods that bring points, and goods that an exchange turns into such goods; by good. */
function worthHaving(p: Player): boolean[] {
  const worth = GOODS.map((_, good) => good === GRAIN || good === VEGETABLE || isAnimal(good))
  eachCard(p, (card) => {
    for (const rule of card.score ?? []) {
      for (const metric of [...counted(rule.of), ...counted(rule.points)]) {
        for (const [good, name] of GOODS.entries()) if (name === metric) worth[good] = true
      }
    }
  })
  for (let wider = true; wider; ) {
    wider = false
    for (const id of p.exchanges) {
      const x = exchangeOf(id)
      if (x.harvest || x.food > 0 || !yieldsAny(p, x, worth)) continue
      for (let i = 0; i < x.give.length; i += 2) {
        if (worth[x.give[i] ?? 0] !== true) wider = true
        worth[x.give[i] ?? 0] = true
      }
    }
  }
  return worth
}

function yieldsAny(p: Player, x: ReadyExchange, worth: readonly boolean[]): boolean {
  if (x.top) return (memoryOf(p, x.card).stack ?? []).some((good) => worth[good] === true)
  return x.get.some((good, i) => i % 2 === 0 && worth[good] === true)
}

/** Exchanges that can still bring points once the last harvest is over, by id; none where no such swap is within reach. */
export function worthAtTheEnd(s: State, p: Player): number[] {
  if (p.swaps === 0) return []
  const worth = worthHaving(p)
  const useful = p.exchanges.filter((id) => {
    const x = exchangeOf(id)
    return !x.harvest && yieldsAny(p, x, worth)
  })
  // Food counts with everything that can be turned into it: whoever sells for food is within reach then.
  const goods = p.goods.with(FOOD, foodPower(s, p))
  const reachable = useful.some((id) => exchangeOf(id).food === 0 && timesPossible(p, exchangeOf(id), goods) > 0)
  return reachable ? useful.filter((id) => open(s, p, exchangeOf(id))) : []
}

/** True when somebody can still gain by exchanging before scoring. */
export function anybodyExchanges(m: Match<State>): boolean {
  return m.state.players.some((_, seat) => worthAtTheEnd(m.state, playerOf(m, seat)).length > 0)
}
