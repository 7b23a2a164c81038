/** Phase 9: what an advancement costs, boulders and tools, and the Community Center that follows. */

import {
  collecting,
  DONE,
  type Question,
  type Refusal,
  refuse,
  type Seat,
  type Stack,
  type Step,
} from '@dorfplatz/kernel'
import {
  type Advance,
  advanceOf,
  type Boulder,
  boulderIndex,
  boulderOf,
  PROGRESS,
  type ProgressChoice,
} from './choices.ts'
import { emit } from './events.ts'
import { CRAFT_GOODS, CRAFTS, GOOD_NAMES, JEWELRY, LAST_SPACE, OFF_BOARD, ROUNDS, TOOLS } from './facts.ts'
import type { Frame, ProgressFrame, ProgressLast } from './frames.ts'
import { at, type M, pick, playerOf, total } from './metrics.ts'
import { allowed, BITS, DISCOUNTS, ENOUGH, PAYMENTS, type Payment, payments, toolsNeeded } from './payments.ts'
import type { Player, State } from './state.ts'
import { closeJust, payThing } from './things.ts'

/** Payments by the choice that makes them. */
const BY_CHOICE: readonly ReadonlyMap<ProgressChoice, Payment>[] = PAYMENTS.map(
  (crafts) => new Map(crafts.flat().map((payment) => [payment.choice, payment])),
)

/** The goods of the cheapest payment: with fewer of a building's goods nothing else needs to be looked at. */
const LEAST: readonly (readonly number[])[] = PAYMENTS.map((crafts) =>
  crafts.map((list) => Math.min(...list.map(({ amounts }) => total(amounts)))),
)

/** What a seat holds of a building's goods, side by side; -1 with fewer than the cheapest payment takes. */
export function holding(p: Pick<Player, 'stock'>, round: number, craft: number): number {
  const goods = pick(CRAFT_GOODS, craft)
  let all = 0
  let packed = 0
  for (let i = 0; i < goods.length; i++) {
    const n = at(p.stock, at(goods, i))
    all += n
    packed |= Math.min(ENOUGH, n) << (BITS * i)
  }
  return all < at(pick(LEAST, round), craft) ? -1 : packed
}

/** H-PH9-14: one jewelry pays any advancement. */
const JEWEL: readonly Advance[] = CRAFTS.map((_, craft) => advanceOf(craft, { jewelry: 1 }))
export const jewelFor = (craft: number): Advance => pick(JEWEL, craft)

/** The payment that a choice makes; undefined for jewelry and for what is not legal in this round. */
const paymentOf = (choice: Advance, round: number): Payment | undefined => BY_CHOICE[round]?.get(choice)

/** H-SPC-312: the next space is on the board and without a boulder. */
export const nextSpaceFree = (p: Player, craft: number): boolean => toolsNeeded(p, craft) === 0

/** Whether a boulder can go one space to the right: on the board, and no other boulder there (H-PH9-16). */
export function boulderFree(p: Player, boulder: number): boolean {
  const place = at(p.boulders, boulder)
  if (place > LAST_SPACE) return false
  const other = at(p.boulders, boulder ^ 1)
  return other !== place + 1 || place + 1 > LAST_SPACE
}

export function moveBoulder(m: M, seat: Seat, boulder: number): void {
  const p = playerOf(m, seat)
  // H-PH9-18: beyond the last space it stays off the board.
  p.boulders[boulder] = Math.min(OFF_BOARD, at(p.boulders, boulder) + 1)
  if (collecting()) emit({ kind: 'boulder', seat, craft: boulder >> 1, at: at(p.boulders, boulder) })
}

/** H-PH9-20, H-PH9-21: exhausted in Rounds 1 to 5, spent in Round 6. */
function spendTool(m: M, seat: Seat): void {
  if (m.state.round === ROUNDS) payThing(m, seat, TOOLS, 1)
  else playerOf(m, seat).exhausted++
}

export const freshTools = (p: Player): number => at(p.stock, TOOLS) - p.exhausted

/** Moves a building one space to the right; the Community Center follows (H-CC-04). */
export function advanceBuilding(m: M, seat: Seat, craft: number): void {
  const p = playerOf(m, seat)
  p.crafts[craft] = at(p.crafts, craft) + 1
  if (m.state.phase === 9) p.advances = p.advances.with(craft, at(p.advances, craft) + 1)
  if (collecting()) emit({ kind: 'advance', seat, craft, at: at(p.crafts, craft) })
  let least = at(p.crafts, 0)
  for (let i = 1; i < p.crafts.length; i++) if (at(p.crafts, i) < least) least = at(p.crafts, i)
  if (least > p.center) {
    p.center = least
    if (collecting()) emit({ kind: 'center', seat, at: least })
  }
}

/** Takes boulders out of the way of the next space, the farther one first. */
function clearWay(m: M, seat: Seat, craft: number): void {
  const p = playerOf(m, seat)
  const next = at(p.crafts, craft) + 1
  const tools = toolsNeeded(p, craft)
  for (let place = next + tools - 1; place >= next; place--) {
    const boulder = p.boulders[2 * craft] === place ? 2 * craft : 2 * craft + 1
    spendTool(m, seat)
    moveBoulder(m, seat, boulder)
  }
}

/** The topmost bit of each good, see `BITS`. */
const TOPMOST = 0x8888
export const affordable = (held: number, { due }: Pick<Payment, 'due'>): boolean =>
  (((held | TOPMOST) - due) & TOPMOST) === TOPMOST

/** Whether any building can advance now. */
function canAdvance(m: M, seat: Seat): boolean {
  const p = playerOf(m, seat)
  const { round } = m.state
  const tools = freshTools(p)
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    if (toolsNeeded(p, craft) > tools) continue
    if (at(p.stock, JEWELRY) > 0) return true
    const held = holding(p, round, craft)
    if (held < 0) continue
    const ways = payments(round, craft)
    for (let i = 0; i < ways.length; i++) if (affordable(held, pick(ways, i))) return true
  }
  return false
}

/** One advancement, a boulder moved by a tool, or enough. */
export const progress: Question<State, ProgressFrame, Frame> = {
  shape: PROGRESS,
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const { round } = m.state
    const tools = freshTools(p)
    const list: ProgressChoice[] = [DONE]
    for (let craft = 0; craft < CRAFTS.length; craft++) {
      if (toolsNeeded(p, craft) > tools) continue
      if (at(p.stock, JEWELRY) > 0) list.push(jewelFor(craft))
      const held = holding(p, round, craft)
      if (held < 0) continue
      const ways = payments(round, craft)
      for (let i = 0; i < ways.length; i++) if (affordable(held, pick(ways, i))) list.push(pick(ways, i).choice)
    }
    // H-PH9-24
    if (tools > 0) for (let b = 0; b < p.boulders.length; b++) if (boulderFree(p, b)) list.push(boulderOf(b))
    return list
  },
  check: (m, f, choice) => (choice === DONE ? null : checkProgress(m, f.seat, choice)),
  answer: (m, f, choice, stack) => {
    const { seat } = f
    if (choice === DONE) {
      endProgress(m, seat, 'end9', stack)
      return
    }
    closeJust(m, playerOf(m, seat))
    stack.push({ op: 'progressNext', seat })
    if ('boulder' in choice) {
      spendTool(m, seat)
      moveBoulder(m, seat, boulderIndex(choice))
      return
    }
    const craft = CRAFTS.indexOf(choice.advance)
    const payment = paymentOf(choice, m.state.round)
    if (payment === undefined) payThing(m, seat, JEWELRY, 1, true)
    else {
      const goods = pick(CRAFT_GOODS, craft)
      for (let i = 0; i < goods.length; i++) payThing(m, seat, at(goods, i), at(payment.amounts, i), true)
    }
    clearWay(m, seat, craft)
    advanceBuilding(m, seat, craft)
  },
}

/** Names the rule a refused advancement breaks, and what would help. */
function checkProgress(m: M, seat: Seat, choice: Advance | Boulder): Refusal | null {
  const p = playerOf(m, seat)
  const { round } = m.state
  if ('boulder' in choice) return checkBoulder(p, choice)
  const { advance: name, pay } = choice
  const craft = CRAFTS.indexOf(name)
  const goods = pick(CRAFT_GOODS, craft)
  if (at(p.crafts, craft) >= LAST_SPACE) return refuse('H-PH9-15', { craft: name })
  const tools = toolsNeeded(p, craft)
  if (tools > freshTools(p)) return refuse('H-PH9-16', { craft: name, tools, have: freshTools(p) })
  if (pay.jewelry === 1) return refuse('H-PH9-14', { craft: name })
  const discounts = DISCOUNTS.filter(({ less, from }) => less > 0 && round >= from).length
  const costs = { craft: name, goods: round, discounts }
  const amounts = goods.map((good) => pay[pick(GOOD_NAMES, good)] ?? 0)
  const strange = Object.values(pay).reduce((sum, n) => sum + n, 0) > total(amounts)
  if (strange) return refuse('H-PH9-13', costs)
  if (payments(round, craft).some((payment) => String(payment.amounts) === String(amounts))) {
    const lacks = goods.flatMap((good, i) => {
      const have = at(p.stock, good)
      return have < at(amounts, i) ? [{ what: pick(GOOD_NAMES, good), have, need: at(amounts, i) }] : []
    })
    return refuse('H-PH9-03', { craft: name, lacks })
  }
  if (!allowed(craft, amounts)) return refuse(pick(CONSTRAINTS, craft), costs)
  return refuse(total(amounts) < round ? 'H-PH9-12' : 'H-PH9-13', costs)
}

function checkBoulder(p: Player, choice: Boulder): Refusal {
  const craft = choice.boulder
  if (at(p.boulders, boulderIndex(choice)) > LAST_SPACE) return refuse('H-PH9-18', { craft })
  return refuse(freshTools(p) > 0 ? 'H-PH9-17' : 'H-PH9-20', { craft })
}

const CONSTRAINTS = ['H-PH9-04', 'H-PH9-05', 'H-PH9-06', 'H-PH9-07', 'H-PH9-08']

/** Asks on while something can be advanced; otherwise the last chance for cards in this phase. */
export const progressNext: Step<State, { op: 'progressNext'; seat: Seat }, Frame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  if (canAdvance(m, f.seat) || (p.careful && freshTools(p) > 0)) stack.push({ op: 'progress', seat: f.seat })
  else endProgress(m, f.seat, 'auto9', stack)
}

function endProgress(m: M, seat: Seat, moment: 'end9' | 'auto9', stack: Stack<Frame>): void {
  const p = playerOf(m, seat)
  if (p.hand.length === 0) return
  stack.push({ op: 'progressLast', seat, played: p.played.length })
  stack.push({ op: 'chance', seat, moment, order: [seat] })
}

/** Who played cards in the last chance may go on with what they brought. */
export const progressLast: Step<State, ProgressLast, Frame> = (m, f, stack) => {
  if (playerOf(m, f.seat).played.length > f.played && canAdvance(m, f.seat))
    stack.push({ op: 'progress', seat: f.seat })
}

/** H-PH10-01. */
export function resetBoulders(p: Player): void {
  for (let craft = 0; craft < CRAFTS.length; craft++) {
    for (let i = 0; i < 2; i++) {
      const place = at(p.crafts, craft) + 2 + 2 * i
      p.boulders[2 * craft + i] = place > LAST_SPACE ? OFF_BOARD : place
    }
  }
}
