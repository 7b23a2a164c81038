/** What a seat may do unasked: exchanges, releasing animals, uses of cards, three hand cards for one. */

import {
  collecting,
  DONE,
  interject,
  type Json,
  type Match,
  PASS,
  type Question,
  type Refusal,
  refuse,
  shape,
} from '@dorfplatz/kernel'
import { cardOf, exchangeOf, findCard, isOccupation, LAST_MAJOR } from '../../cards/registry.ts'
import {
  type Anytime,
  CAREFREE,
  CAREFUL,
  exchangeChoice,
  exchangesNamed,
  exchangeUses,
  herdNumbers,
  releaseChoice,
  SHAPES,
  TRADE,
  USE,
} from '../choices.ts'
import { emit } from '../emit.ts'
import { canFence } from '../farm/fencing.ts'
import type { AgricolaFrame } from '../frames.ts'
import { BOAR, CATTLE, FOOD, GOODS, SHEEP } from '../goods.ts'
import { ops } from '../ops.ts'
import { allowed, balance, timesPossible, type Uses } from '../payment/exchanges.ts'
import { exchange } from '../payment/exchanging.ts'
import { worthAtTheEnd } from '../payment/worth.ts'
import { playerOf } from '../player.ts'
import { PHASE, type State } from '../state.ts'
import { at } from '../tables.ts'
import { notAsked } from '../work/missing.ts'
import { whyNoImprovement } from './improve.ts'
import { memoryOf, remember } from './memory.ts'
import { owesGoods } from './owed.ts'
import { pileOpen } from './trade.ts'
import { announcements, askedOf, sales, usable } from './usable.ts'

export function anytime(m: Match<State>, seat: number): readonly Anytime[] {
  const s = m.state
  if (s.phase === PHASE.over || s.phase === PHASE.setup) return []
  const p = playerOf(m, seat)
  const list: Anytime[] = []
  if (!paying(m, seat) && !owesGoods(m, seat)) {
    for (const id of p.exchanges) {
      const x = exchangeOf(id)
      if (x.harvest || !allowed(s, x)) continue
      const most = timesPossible(p, x, p.goods)
      for (let times = 1; times <= most; times++)
        if (leavesAWay(m, seat, [id, times])) list.push(exchangeChoice(id, times))
    }
    if (p.pair > 0) list.push(...pairsInThePot(m, seat))
    for (let good = SHEEP; good <= CATTLE; good++) {
      for (let n = 1; n <= (p.goods[good] ?? 0); n++)
        if (mayRelease(m, seat, good, n)) list.push(releaseChoice(good, n))
    }
  }
  for (const no of usable(m, seat)) list.push(at(USE, no))
  if (canTrade(m, seat)) list.push(TRADE)
  // Being asked at every feeding only matters to who has food to hold back.
  if (p.careful === 1) list.push(CAREFREE)
  else if ((p.goods[FOOD] ?? 0) > 0) list.push(CAREFUL)
  return list
}

/** What a seat may do in a window: announce something before the work, or settle things before the end. */
export function inWindow(m: Match<State>, seat: number, name: string): readonly Anytime[] {
  if (name === 'feeding') return sales(m, seat).map((no) => at(USE, no))
  if (name !== 'workStart') return beforeTheEnd(m, seat)
  return announcements(m, playerOf(m, seat)).map((no) => at(USE, no))
}

/** What a seat may do before the end of the game: uses of cards, and exchanges that still bring points. */
function beforeTheEnd(m: Match<State>, seat: number): readonly Anytime[] {
  const p = playerOf(m, seat)
  const list: Anytime[] = []
  for (const id of worthAtTheEnd(m.state, p)) {
    const most = timesPossible(p, exchangeOf(id), p.goods)
    for (let times = 1; times <= most; times++) list.push(exchangeChoice(id, times))
  }
  for (const no of usable(m, seat)) list.push(at(USE, no))
  return list
}

/** Two different goods turned into food at once, where that brings more than one after the other (Gypsy's Crock). */
function pairsInThePot(m: Match<State>, seat: number): Anytime[] {
  const p = playerOf(m, seat)
  const open = p.exchanges.filter((id) => {
    const x = exchangeOf(id)
    return x.pot && allowed(m.state, x) && timesPossible(p, x, p.goods) > 0
  })
  return open.flatMap((a, i) =>
    open
      .slice(i + 1)
      .map((b) => [a, 1, b, 1])
      .filter((uses) => leavesAWay(m, seat, uses))
      .map((uses) => ({ exchange: exchangesNamed(uses) })),
  )
}

/** In the midst of a payment (which has its own exchanges) or of housing animals nothing else is exchanged. */
function paying(m: Match<State>, seat: number): boolean {
  const op = askedOf(m, seat)?.op
  return op === 'pay' || op === 'keep' || op === 'breed' || op === 'mayEffect' || op === 'chooseEffect'
}

/** Whether the question the seat is being asked could still be answered after an exchange: the mandatory rest. */
function leavesAWay(m: Match<State>, seat: number, uses: Uses): boolean {
  return answerableAfter(m, seat, () => balance(playerOf(m, seat), uses))
}

/** The same for animals let go: a space must not turn out to have been taken for nothing (A-WORK-06). */
function mayRelease(m: Match<State>, seat: number, good: number, n: number): boolean {
  return answerableAfter(m, seat, () => GOODS.map((_, g) => (g === good ? -n : 0)))
}

function answerableAfter(m: Match<State>, seat: number, changes: () => readonly number[]): boolean {
  const top = askedOf(m, seat)
  if (top === null || top.op === 'feed') return true
  const p = playerOf(m, seat)
  const before = p.goods
  const change = changes()
  p.goods = before.map((n, good) => n + (change[good] ?? 0))
  const fine = top.op === 'fence' ? top.optional || canFence(p) : answerable(m, top)
  p.goods = before
  return fine
}

/** Has the question an answer besides the one that only exists because nothing else is left? */
function answerable(m: Match<State>, frame: AgricolaFrame): boolean {
  const op = (ops as { [op: string]: unknown })[frame.op] as Question<State, AgricolaFrame> | undefined
  if (op === undefined || typeof op === 'function') return true
  const choices: readonly Json[] | null = op.choices(m, frame)
  if (choices === null) return true
  const mandatory = 'optional' in frame && frame.optional === false
  return mandatory ? choices.some((c) => c !== PASS && c !== DONE) : choices.length > 0
}

/** Three hand cards for one: before placing, once all one's people are placed, and in feeding (A-VARIANT-04). */
function canTrade(m: Match<State>, seat: number): boolean {
  const p = playerOf(m, seat)
  if (m.options.threeForOne !== true || p.hand.length < 3) return false
  const op = askedOf(m, seat)?.op
  const placed = op === undefined && m.state.phase === PHASE.work && p.home === 0
  if (op !== 'place' && op !== 'feed' && !placed) return false
  return pileOpen(m.state, 0) || pileOpen(m.state, 1)
}

export function checkAnytime(m: Match<State>, seat: number, given: Json): Refusal | null {
  const fault = shape.misshapen(SHAPES.anytime, given)
  return fault ?? whyNotNow(m, seat, given as Anytime)
}

function whyNotNow(m: Match<State>, seat: number, choice: Anytime): Refusal | null {
  const p = playerOf(m, seat)
  if ('exchange' in choice) {
    const uses = exchangeUses(choice.exchange) ?? []
    for (let i = 0; i < uses.length; i += 2) {
      const x = exchangeOf(uses[i] ?? 0)
      if (!p.exchanges.includes(x.id)) return refuse('A-ANIMAL-11')
      if (x.harvest) return refuse('A-HARVEST-TIME-02', { card: x.card })
      if (!allowed(m.state, x)) return refuse('A-HARVEST-BREED-06')
      if (timesPossible(p, x, p.goods) < (uses[i + 1] ?? 0)) return refuse('A-BAKE-09')
    }
    return null
  }
  if ('release' in choice) {
    const [sheep, boar, cattle] = herdNumbers(choice.release)
    const [s, b, c] = [p.goods[SHEEP] ?? 0, p.goods[BOAR] ?? 0, p.goods[CATTLE] ?? 0]
    return refuse(sheep > s || boar > b || cattle > c ? 'A-TERM-18' : 'A-WORK-06')
  }
  if ('use' in choice) return refuse('A-CARDS-15', { card: Number(choice.use) })
  if ('trade' in choice) return refuse('A-VARIANT-04')
  return 'play' in choice ? whyNoPlay(m, seat, Number(choice.play)) : null
}

/** A card is only ever played when an action asks for one; this says so, and what else is missing. */
function whyNoPlay(m: Match<State>, seat: number, no: number): Refusal | null {
  if (findCard(no) === undefined) return null
  if (no > LAST_MAJOR && !playerOf(m, seat).hand.includes(no)) return refuse('A-CARDS-01', { card: no })
  return notAsked(no, isOccupation(no) ? null : whyNoImprovement(m, seat, no, 'both', 0))
}

export function answerAnytime(m: Match<State>, seat: number, choice: Anytime): void {
  const p = playerOf(m, seat)
  const pushed: AgricolaFrame[] = []
  if ('careful' in choice) {
    // Being asked at every feeding, also where the food suffices (A-HARVEST-FEED-07).
    p.careful = choice.careful ? 1 : 0
    if (collecting()) emit({ kind: 'careful', seat, on: choice.careful })
  } else if ('exchange' in choice) {
    const running = m.state.event
    exchange(m, seat, exchangeUses(choice.exchange) ?? [], pushed)
    m.state.event = running
  } else if ('release' in choice) {
    for (const [i, n] of herdNumbers(choice.release).entries()) {
      const good = SHEEP + i
      if (n === 0) continue
      p.goods[good] = (p.goods[good] ?? 0) - n
      if (collecting()) emit({ kind: 'released', seat, good, n })
    }
  } else if ('use' in choice) {
    const no = Number(choice.use)
    const { use, announce } = cardOf(no)
    if (announce !== undefined) {
      remember(p, no, { announced: m.state.round })
      interject(m, seat, [{ op: 'effect', seat, effect: announce, source: String(no) } satisfies AgricolaFrame])
      return
    }
    if (use === undefined) return
    if (use.uses !== undefined) remember(p, no, { used: (memoryOf(p, no).used ?? 0) + 1 })
    pushed.push({ op: 'effect', seat, effect: use.effect, source: String(no) })
  } else if ('trade' in choice) pushed.push({ op: 'trade', seat, given: [] })
  // A stack's last frame runs first; interject wants the first one first.
  if (pushed.length > 0) interject(m, seat, pushed.reverse())
}
