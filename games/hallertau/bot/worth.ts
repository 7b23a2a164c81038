/** What cards in hand may be worth to a bot: the points of what they bring, and how near they are to being played. */

import type { Cond, Expr } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { type Card, incomeEffects, type Option, tiersOf } from '../rules/card.ts'
import { BONUS, DECKS, POINT, ROUNDS, THINGS } from '../rules/facts.ts'
import { at, countFor, type Of } from '../rules/metrics.ts'
import type { Player, State } from '../rules/state.ts'
import type { CardPart } from '../rules/words.ts'
import { W } from './weights.ts'

/** Points of one thing, by round. */
function thingWorth(thing: number, round: number): number {
  const good = at(W.goodWorth, round)
  if (thing < 9) return good
  if (thing === 9) return W.jewelWorth
  if (thing === 10) return round < ROUNDS ? W.toolWorth : 0.5
  return W.sheepWorth + 0.15 * (ROUNDS - round)
}

const drawWorth = (deck: number, round: number): number =>
  at(W.drawBase, deck) + at(W.drawRound, deck) * (ROUNDS - round)

/** Points an effect brings, roughly. */
function effectWorth(e: CardPart, p: Player, s: State): number {
  const good = at(W.goodWorth, s.round)
  switch (e.do) {
    case 'gain': {
      let sum = 0
      for (const [key, n] of Object.entries(e.goods)) {
        const thing = (THINGS as readonly string[]).indexOf(key)
        const amount = typeof n === 'number' ? n : countOf(n)(p, s)
        if (thing >= 0) sum += amount * thingWorth(thing, s.round)
      }
      return sum
    }
    case 'seq': {
      let sum = 0
      for (const part of e.of) sum += effectWorth(part, p, s)
      return sum
    }
    case 'choose':
      return Math.max(...e.of.map((part) => effectWorth(part, p, s)))
    case 'field':
      return e.n * (good * 0.5 * (ROUNDS - s.round) + e.row / 5)
    case 'crops':
      return e.n * good
    case 'draw':
      return e.n * drawWorth(DECKS.indexOf(e.deck), s.round)
    case 'sow':
      return Math.min(e.max, 2) * 2 * good
    case 'moveSheep':
      return 0.7 * e.max * e.steps
    case 'moveFields':
      return 0.3 * Math.min(e.max, 4)
    case 'harvest':
      return 2 * good
    case 'advance':
      return 3
    case 'useSpace':
    case 'lastWorker':
      return 3 * good
    default:
      return 0.5
  }
}

const cached = new WeakMap<object, Of>()
function countOf(expr: Exclude<Expr, number>): Of {
  if (typeof expr === 'string') return countFor(expr)
  let of = cached.get(expr)
  if (of === undefined) {
    of = countFor(expr)
    cached.set(expr, of)
  }
  return of
}

/** How many things are missing until a condition holds. */
type Gap = (p: Player, s: State) => number

function gapOf(cond: Cond): Gap {
  if ('all' in cond) {
    const parts = cond.all.map(gapOf)
    return (p, s) => {
      let sum = 0
      for (const part of parts) sum += part(p, s)
      return sum
    }
  }
  if ('any' in cond) {
    const parts = cond.any.map(gapOf)
    return (p, s) => {
      let least = 99
      for (const part of parts) least = Math.min(least, part(p, s))
      return least
    }
  }
  if ('not' in cond) return () => 2
  const a = countFor(cond.a)
  const b = countFor(cond.b)
  switch (cond.cmp) {
    case '>=':
      return (p, s) => Math.max(0, b(p, s) - a(p, s))
    case '>':
      return (p, s) => Math.max(0, b(p, s) - a(p, s) + 1)
    case '<=':
      return (p, s) => Math.max(0, a(p, s) - b(p, s))
    case '<':
      return (p, s) => Math.max(0, a(p, s) - b(p, s) + 1)
    case '==':
      return (p, s) => Math.abs(a(p, s) - b(p, s))
  }
}

interface Prospect {
  readonly card: Card
  /** Missing until the card's own condition holds. */
  readonly gap: Gap | null
  readonly options: readonly { readonly option: Option; readonly gap: Gap | null }[]
  /** Cards bound to an instant are played less often. */
  readonly rare: number
}

const PROSPECTS: readonly (Prospect | undefined)[] = CARDS.map((card) => {
  if (card === undefined) return undefined
  const rows = tiersOf(card.data.then)?.of ?? []
  return {
    card,
    gap: card.data.if === undefined ? null : gapOf(card.data.if),
    options: card.options.map((option, i) => {
      const cond = rows[i]?.if
      return { option, gap: cond === undefined ? null : gapOf(cond) }
    }),
    rare: (card.trigger === null ? 1 : 0.5) * (card.only === 0 ? 1 : 0.8),
  }
})

/** Things of a price that are missing, and the points of the price. */
function priceOf(option: Option, p: Player, s: State): { missing: number; worth: number } {
  const { cost } = option
  if (cost === null) return FREE
  let missing = 0
  let worth = 0
  for (const part of cost.stock) {
    const n = part.n(p, s)
    missing += Math.max(0, n - at(p.stock, part.thing))
    worth += n * thingWorth(part.thing, s.round)
  }
  switch (cost.which) {
    case 'sheep':
    case 'sheepBack': {
      let have = 0
      for (const n of p.sheep) have += n
      missing += Math.max(0, cost.n - have)
      worth += cost.n * thingWorth(11, s.round)
      break
    }
    case 'fields':
    case 'fieldsRow5':
    case 'fieldsNotRow2':
    case 'plantedFields': {
      let have = 0
      for (const f of p.fields) if (f !== 0) have++
      missing += Math.max(0, cost.n - have)
      worth += cost.n * (0.5 + 0.5 * (ROUNDS - s.round) * at(W.goodWorth, s.round))
      break
    }
    case 'handCards':
    case 'handPointCards':
      worth += 1.2 * cost.n
      break
    case 'plantedGood':
      worth += 2
      break
    case 'cropsDownTo':
      worth += 1
      break
    case 'craftLeft':
      worth += 3.4
      break
    case null:
      break
  }
  return { missing, worth }
}
const FREE = { missing: 0, worth: 0 }

/** Points a card in hand may be expected to bring. `p` is the farm as it will stand when its goods are greatest. */
export function cardWorth(id: number, p: Player, s: State): number {
  const prospect = PROSPECTS[id]
  if (prospect === undefined) return 0
  const { card, gap, options, rare } = prospect
  const own = gap === null ? 0 : gap(p, s)
  const rounds = ROUNDS - s.round
  let lasting = card.vp
  if (card.deck === BONUS && rounds > 0) {
    for (const e of incomeEffects(card)) lasting += W.incomeWorth * rounds * effectWorth(e, p, s)
  }
  let best = 0
  for (const { option, gap: optionGap } of options) {
    const price = priceOf(option, p, s)
    let brings = lasting
    for (const e of option.effects) brings += effectWorth(e, p, s)
    const net = brings - price.worth
    if (net <= 0) continue
    const short = own + price.missing + (optionGap === null ? 0 : optionGap(p, s))
    const fade = rounds === 0 ? W.fadeLast : W.fade
    const value = net * (short === 0 ? W.ready : W.near * fade ** short)
    if (value > best) best = value
  }
  const least = card.deck === POINT ? W.leastPoint : W.leastCard
  return Math.max(best * rare, rounds === 0 ? 0 : least * (rounds / 5))
}

/** What an unknown card of a deck is worth. */
export const unknownWorth = (deck: number, round: number): number => drawWorth(deck, round)
