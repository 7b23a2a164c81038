/** What cards in hand may be worth to a bot: the points of what they bring, and how near they are to being played. */

import type { Cond, Goods } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { type Card, incomeEffects, type Option, tiersOf } from '../rules/card.ts'
import type { Which } from '../rules/cost.ts'
import { BONUS, deckIndex, POINT, ROUNDS, SHEEP, thingIndex } from '../rules/facts.ts'
import { at, countFor, fieldCount, pick, total } from '../rules/metrics.ts'
import type { Player, State } from '../rules/state.ts'
import type { CardPart } from '../rules/words.ts'
import type { Weights } from './weights.ts'

/** Points of one thing, by round. */
function thingWorth(thing: number, round: number, w: Weights): number {
  if (thing < 9) return at(w.goodWorth, round)
  if (thing === 9) return w.jewelWorth
  if (thing === 10) return round < ROUNDS ? w.toolWorth : 0.5
  return w.sheepWorth + 0.15 * (ROUNDS - round)
}

const drawWorth = (deck: number, round: number, w: Weights): number =>
  at(w.drawBase, deck) + at(w.drawRound, deck) * (ROUNDS - round)

/** Points that depend on the round and on how things stand. */
type Points = (p: Player, s: State) => number

const NOBODY = {} as Player

/** The same where only the round matters, worked out once. */
function byRound(points: Points): Points {
  const list = Array.from({ length: ROUNDS + 1 }, (_, round) => points(NOBODY, { round } as State))
  return (_, s) => at(list, s.round)
}

const areNumbers = (goods: Goods): boolean => Object.values(goods).every((n) => typeof n === 'number')

/** Whether only the round decides what an effect brings. */
function isFixed(e: CardPart): boolean {
  if (e.do === 'gain') return areNumbers(e.goods)
  return e.do === 'seq' || e.do === 'choose' ? e.of.every(isFixed) : true
}

/** Points an effect brings, roughly. */
function pointsOf(e: CardPart, w: Weights): Points {
  const points = anyPointsOf(e, w)
  return isFixed(e) ? byRound(points) : points
}

function anyPointsOf(e: CardPart, w: Weights): Points {
  const good = (s: State): number => at(w.goodWorth, s.round)
  switch (e.do) {
    case 'gain': {
      const gains = Object.entries(e.goods).flatMap(([key, n]) => {
        const thing = thingIndex(key)
        return thing < 0 ? [] : [{ thing, n: countFor(n) }]
      })
      return (p, s) => {
        let sum = 0
        for (const { thing, n } of gains) sum += n(p, s) * thingWorth(thing, s.round, w)
        return sum
      }
    }
    case 'seq': {
      const parts = e.of.map((part) => pointsOf(part, w))
      return (p, s) => {
        let sum = 0
        for (const part of parts) sum += part(p, s)
        return sum
      }
    }
    case 'choose': {
      const parts = e.of.map((part) => pointsOf(part, w))
      return (p, s) => Math.max(...parts.map((part) => part(p, s)))
    }
    case 'field':
      return (_, s) => e.n * (good(s) * 0.5 * (ROUNDS - s.round) + e.row / 5)
    case 'crops':
      return (_, s) => e.n * good(s)
    case 'draw':
      return (_, s) => e.n * drawWorth(deckIndex(e.deck), s.round, w)
    case 'sow':
      return (_, s) => Math.min(e.max, 2) * 2 * good(s)
    case 'moveSheep':
      return () => 0.7 * e.max * e.steps
    case 'moveFields':
      return () => 0.3 * Math.min(e.max, 4)
    case 'harvest':
      return (_, s) => 2 * good(s)
    case 'advance':
      return () => 3
    case 'useSpace':
    case 'lastWorker':
      return (_, s) => 3 * good(s)
    default:
      return () => 0.5
  }
}

/** How many things are missing until a condition holds. */
type Gap = (p: Player, s: State) => number

function gapOf(cond: Cond): Gap {
  if ('all' in cond) {
    const parts = cond.all.map(gapOf)
    return (p, s) => {
      let sum = 0
      for (let i = 0; i < parts.length; i++) sum += pick(parts, i)(p, s)
      return sum
    }
  }
  if ('any' in cond) {
    const parts = cond.any.map(gapOf)
    return (p, s) => {
      let least = 99
      for (let i = 0; i < parts.length; i++) least = Math.min(least, pick(parts, i)(p, s))
      return least
    }
  }
  if ('not' in cond) return () => 2
  const a = countFor(cond.a)
  if (cond.cmp === '>=' && typeof cond.b === 'number') {
    const n = cond.b
    return (p, s) => Math.max(0, n - a(p, s))
  }
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

/** Points of the part of a price of which the payer says which ones. */
function whichWorth(which: Which | null, n: number, round: number, w: Weights): number {
  switch (which) {
    case 'sheep':
    case 'sheepBack':
      return n * thingWorth(SHEEP, round, w)
    case 'fields':
    case 'fieldsRow5':
    case 'fieldsNotRow2':
    case 'plantedFields':
      return n * (0.5 + 0.5 * (ROUNDS - round) * at(w.goodWorth, round))
    case 'handCards':
    case 'handPointCards':
      return 1.2 * n
    case 'plantedGood':
      return 2
    case 'cropsDownTo':
      return 1
    case 'craftLeft':
      return 3.4
    case null:
      return 0
  }
}

/** What playing a card in one of its ways brings, less its price; `lasting` is what the card brings however it is played. */
function netOf({ cost, effects }: Option, lasting: Lasting, w: Weights): Points {
  const stock = cost?.stock ?? []
  const fixed = lasting.fixed && effects.every(isFixed) && (cost === null || areNumbers(cost.goods))
  const gains = effects.map((e) => pointsOf(e, w))
  const net: Points = (p, s) => {
    let brings = lasting.points(p, s)
    for (const gain of gains) brings += gain(p, s)
    let price = 0
    for (const { thing, n } of stock) price += n(p, s) * thingWorth(thing, s.round, w)
    if (cost !== null && cost.which !== null) price += whichWorth(cost.which, cost.n, s.round, w)
    return brings - price
  }
  return fixed ? byRound(net) : net
}

const NO_GAP: Gap = () => 0

/** Things of a price that are missing. */
function missingOf({ cost }: Option): Gap {
  if (cost === null) return NO_GAP
  const { stock, which, n: whole } = cost
  const sheep = which === 'sheep' || which === 'sheepBack'
  const fields = which === 'fields' || which === 'fieldsRow5' || which === 'fieldsNotRow2' || which === 'plantedFields'
  return (p, s) => {
    let missing = 0
    for (let i = 0; i < stock.length; i++) {
      const { thing, n } = pick(stock, i)
      missing += Math.max(0, n(p, s) - at(p.stock, thing))
    }
    if (sheep) missing += Math.max(0, whole - total(p.sheep))
    else if (fields) missing += Math.max(0, whole - fieldCount(p))
    return missing
  }
}

interface Lasting {
  readonly points: Points
  readonly fixed: boolean
}

/** Points a card brings however it is played: its own, and its income in the rounds left. */
function lastingOf(card: Card, w: Weights): Lasting {
  const effects = card.deck === BONUS ? incomeEffects(card) : []
  const incomes = effects.map((e) => pointsOf(e, w))
  const points: Points = (p, s) => {
    const rounds = ROUNDS - s.round
    let sum = card.vp
    if (rounds > 0) for (const income of incomes) sum += w.incomeWorth * rounds * income(p, s)
    return sum
  }
  return { points, fixed: effects.every(isFixed) }
}

/** A card in somebody's eyes. */
interface Prospect {
  /** Missing until the card's own condition holds. */
  readonly gap: Gap | null
  readonly ways: readonly { readonly net: Points; readonly missing: Gap; readonly gap: Gap | null }[]
  /** Cards bound to an instant are played less often. */
  readonly rare: number
  readonly least: number
}

function prospectOf(card: Card, w: Weights): Prospect {
  const rows = tiersOf(card.data.then)?.of ?? []
  const lasting = lastingOf(card, w)
  return {
    gap: card.data.if === undefined ? null : gapOf(card.data.if),
    ways: card.options.map((option, i) => {
      const cond = rows[i]?.if
      return {
        net: netOf(option, lasting, w),
        missing: missingOf(option),
        gap: cond === undefined ? null : gapOf(cond),
      }
    }),
    rare: (card.trigger === null ? 1 : 0.5) * (card.only === 0 ? 1 : 0.8),
    least: card.deck === POINT ? w.leastPoint : w.leastCard,
  }
}

/** What weights make of the cards. */
interface Eyes {
  /** Whose they are: another number for other weights. */
  readonly id: number
  /** By number; undefined until a card is met. */
  readonly prospects: (Prospect | undefined)[]
  /** What a card with so many things missing is counted for, in the last round and before. */
  readonly fadeLast: readonly number[]
  readonly fade: readonly number[]
}

const MOST_MISSING = 128
const known = new WeakMap<Weights, Eyes>()
let latest: Weights | null = null
let latestEyes: Eyes | null = null
let count = 0

/** What these weights make of the cards, worked out once. Weights are not changed once somebody has judged by them. */
export function eyesOf(w: Weights): Eyes {
  if (w === latest && latestEyes !== null) return latestEyes
  let eyes = known.get(w)
  if (eyes === undefined) {
    const shares = (fade: number): number[] =>
      Array.from({ length: MOST_MISSING }, (_, short) => (short === 0 ? w.ready : w.near * fade ** short))
    eyes = {
      id: ++count,
      prospects: CARDS.map(() => undefined),
      fadeLast: shares(w.fadeLast),
      fade: shares(w.fade),
    }
    known.set(w, eyes)
  }
  latest = w
  latestEyes = eyes
  return eyes
}

/** Points a card in hand may be expected to bring. `p` is the farm as it will stand when its goods are greatest. */
export function cardWorth(id: number, p: Player, s: State, w: Weights): number {
  const eyes = eyesOf(w)
  let prospect = eyes.prospects[id]
  if (prospect === undefined) {
    const card = CARDS[id]
    if (card === undefined) return 0
    prospect = prospectOf(card, w)
    eyes.prospects[id] = prospect
  }
  const { gap, ways } = prospect
  const rounds = ROUNDS - s.round
  const shares = rounds === 0 ? eyes.fadeLast : eyes.fade
  const own = gap === null ? 0 : gap(p, s)
  let best = 0
  for (let i = 0; i < ways.length; i++) {
    const way = pick(ways, i)
    const net = way.net(p, s)
    if (net <= 0) continue
    const short = own + way.missing(p, s) + (way.gap === null ? 0 : way.gap(p, s))
    const value = net * at(shares, Math.min(short, MOST_MISSING - 1))
    if (value > best) best = value
  }
  return Math.max(best * prospect.rare, rounds === 0 ? 0 : prospect.least * (rounds / 5))
}

/** What an unknown card of a deck is worth. */
export const unknownWorth = (deck: number, round: number, w: Weights): number => drawWorth(deck, round, w)
