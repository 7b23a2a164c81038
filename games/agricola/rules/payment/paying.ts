/** Paying: the ways in which a price can be paid, asking for one of them where there are several, and carrying it out. */

import { collecting, jsonEqual, type Match, type Question, refuse, type Stack } from '@dorfplatz/kernel'
import { cardOf, LAST_MAJOR } from '../../cards/registry.ts'
import { receiveAnimals } from '../animals/arriving.ts'
import { forget } from '../cards/memory.ts'
import { exchangesNamed, exchangeUses, goodsOf, type PayChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, PayFrame } from '../frames.ts'
import { amounts } from '../goods.ts'
import { playerOf, refreshCards } from '../player.ts'
import { CARD_FIELDS, type Player, type State } from '../state.ts'
import { spaceNamed } from '../work/spaces.ts'
import { coverings, firstSteps } from './coverings.ts'
import type { Uses } from './exchanges.ts'
import { exchange } from './exchanging.ts'
import { makeSaving, type Purchase, prices } from './prices.ts'

/** A way to pay: goods by good, improvements given back, exchanges made just before. */
interface Way {
  readonly pay: readonly number[]
  readonly back: readonly number[]
  readonly use: Uses
  /** The card whose saving of this round it makes, or 0. */
  readonly saving: number
}

/** More than this nobody reads: then exchanges are asked for one by one. */
const MOST_WAYS = 60

/** Every sensible way to pay, or null where there are too many to list. */
function waysToPay(s: State, p: Player, what: Purchase): Way[] | null {
  const ways: Way[] = []
  let all = true
  for (const { price, back, saving = 0 } of prices(p, what)) {
    const found = coverings(s, p, price)
    if (!found.all) all = false
    for (const use of found.ways) ways.push({ pay: price, back, use, saving })
  }
  const only = ways[0]
  if (only !== undefined && ways.length === 1 && (all || only.use.length === 0)) return ways
  // Producing what another way does not even need is waste.
  const direct = ways.filter((w) => w.use.length === 0)
  const kept = direct.length > 0 ? direct : ways
  if (direct.length === 0 && (!all || ways.length > MOST_WAYS)) return null
  return kept.length < 2
    ? kept
    : kept.filter((a, i) => !kept.some((b, j) => i !== j && beats(b, a) && (!beats(a, b) || j < i)))
}

/** Is one way at least as cheap in everything, giving back and exchanging the same? */
function beats(a: Way, b: Way): boolean {
  for (let good = 0; good < 10; good++) if ((a.pay[good] ?? 0) > (b.pay[good] ?? 0)) return false
  if (a.saving !== 0 && a.saving !== b.saving) return false
  return a.back.join() === b.back.join() && a.use.join() === b.use.join()
}

/** The ways to pay as answers, for whoever is told a price; none where there are too many to list. */
export function waysTo(s: State, p: Player, what: Purchase): PayChoice[] {
  return (waysToPay(s, p, what) ?? []).map(wayChoice)
}

/** A way as an answer: goods paid, improvements given back, exchanges made just before. */
function wayChoice(way: Way): PayChoice {
  return {
    pay: goodsOf(way.pay),
    ...(way.back.length === 0 ? {} : { return: way.back.map(String) }),
    ...(way.use.length === 0 ? {} : { exchange: exchangesNamed(way.use) }),
  }
}

function carryOut(m: Match<State>, seat: number, what: Purchase, way: Way, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  exchange(m, seat, way.use, stack)
  takeGoods(p, way.pay)
  if (way.saving > 0) makeSaving(p, way.saving)
  // What a card given back for another one's price alone had laid on later rounds is lost; an upgrade keeps it.
  const lost = what[0] === 'improvement' && cardOf(what[1]).returnsAny !== undefined
  for (const no of way.back) giveBack(m, p, no, lost)
  // A card that held animals, or made room for them, is gone: who has no room now must go too.
  if (way.back.length > 0) receiveAnimals(m, seat, stack)
  if (collecting() && (way.back.length > 0 || way.pay.some((n) => n > 0))) {
    emit({ kind: 'paid', seat, goods: { ...amounts(way.pay) }, back: way.back, for: what[0] })
  }
}

/** Majors return to the offer, minors leave the game (A-MAJOR-18, A-CARDS-07). */
function giveBack(m: Match<State>, p: Player, no: number, lost: boolean): void {
  if (lost) p.future = p.future.filter((_, i) => p.future[i - (i % 4) + 3] !== no)
  p.improvements = p.improvements.toSpliced(p.improvements.indexOf(no), 1)
  if (no <= LAST_MAJOR) m.state.offer |= 1 << no
  else m.state.returned = [...m.state.returned, no]
  forget(p, no)
  const { space } = cardOf(no)
  if (space !== undefined) m.state.spaces = m.state.spaces.filter((other) => other !== spaceNamed(space.key))
  // What grew on the card goes with it; later card fields move up.
  for (let at = p.cardFields.indexOf(no); at >= 0; at = p.cardFields.indexOf(no)) {
    p.cardFields = p.cardFields.toSpliced(at, 1)
    p.crops.splice(CARD_FIELDS + at, 1)
  }
  refreshCards(p)
}

/** Pays at once when there is one way only, else asks which. Push what follows before calling this. */
export function payFor(m: Match<State>, seat: number, what: Purchase, stack: Stack<AgricolaFrame>): void {
  const ways = waysToPay(m.state, playerOf(m, seat), what)
  const only = ways?.[0]
  if (only !== undefined && ways?.length === 1) carryOut(m, seat, what, only, stack)
  else stack.push({ op: 'pay', seat, what })
}

/** Pays a plain price out of the stock: the quick way for prices without alternatives. */
export function takeGoods(p: Player, price: readonly number[]): void {
  for (let good = 0; good < 10; good++) {
    const n = price[good] ?? 0
    if (n > 0) p.goods[good] = (p.goods[good] ?? 0) - n
  }
}

/** A whole way; where there are too many, one exchange to begin with. */
export const pay: Question<State, PayFrame, AgricolaFrame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const ways = waysToPay(m.state, p, f.what)
    return (
      ways?.map(wayChoice) ??
      firstSteps(m.state, p, prices(p, f.what)).map((x) => ({ exchange: exchangesNamed([x, 1]) }))
    )
  },
  shape: SHAPES.pay,
  check: () => refuse('A-OCCARD-G12'),
  answer: (m, f, choice, stack) => {
    if (!('pay' in choice)) {
      exchange(m, f.seat, exchangeUses(choice.exchange) ?? [], stack)
      payFor(m, f.seat, f.what, stack)
      return
    }
    const ways = waysToPay(m.state, playerOf(m, f.seat), f.what) ?? []
    const way = ways.find((w) => jsonEqual(wayChoice(w), choice))
    if (way !== undefined) carryOut(m, f.seat, f.what, way, stack)
  },
}
