/** Playing occupations: what one costs, which can be played, and one drawn by lot (Perpetual Student). */

import { collecting, draw, type Match, PASS, type Question, refuse, type Stack } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { having, tableOf } from '../../cards/ready.ts'
import { cardOf, findCard, isOccupation } from '../../cards/registry.ts'
import { LOT, type OccupationChoice, PLAY, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Occupation } from '../frames.ts'
import { FOOD } from '../goods.ts'
import { foodPower } from '../payment/exchanges.ts'
import { payFor } from '../payment/paying.ts'
import { occupationPrice } from '../payment/prices.ts'
import { playerOf } from '../player.ts'
import { type Player, POWER, type State } from '../state.ts'
import { at } from '../tables.ts'
import { occupationMissing } from '../work/missing.ts'
import { fire, heard, newEvent } from './events.ts'
import { againstOccupation, lots, occupations, paysOccupation } from './playable.ts'

export const occupation: Question<State, Occupation, AgricolaFrame> = {
  choices: (m, f) => {
    const list: OccupationChoice[] = occupations(m, f.seat, priceOf(m, f)).map((no) => at(PLAY, no))
    if (drawsLots(playerOf(m, f.seat)) && lots(m, f.seat).length > 0) list.push(LOT)
    if (f.optional || list.length === 0) list.push(PASS)
    return list
  },
  shape: SHAPES.occupation,
  check: (m, f, choice) => {
    if (choice === PASS) return null
    if ('draw' in choice) return refuse('A-OCC-06', { why: 'noLot' })
    const no = findCard(Number(choice.play))?.no
    if (no === undefined) return null
    if (!isOccupation(no)) return refuse('A-OCC-01', { card: no, why: 'notOccupation' })
    const food = priceOf(m, f)
    const rule = againstOccupation(m, f.seat, no, food)
    if (rule === null) return null
    const refusal = refuse(rule, rule === 'A-OCC-05' ? { card: no, food } : { card: no })
    return occupationMissing(m, f.seat, refusal, no, food)
  },
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    if ('draw' in choice) playLot(m, f, stack)
    else playOccupation(m, f.seat, Number(choice.play), priceOf(m, f), f.space, stack)
  },
}

const LOTS = tableOf((card) => card.drawsLot)

function drawsLots(p: Player): boolean {
  return (p.powers & POWER.drawsLot) !== 0
}

/** Food first, then one card at random, which must be played and paid (A-OCCARD-G02, A-OCCARD-G29). */
function playLot(m: Match<State>, f: Occupation, stack: Stack<AgricolaFrame>): void {
  const { seat } = f
  const p = playerOf(m, seat)
  for (const { food } of having(p, LOTS)) p.goods[FOOD] = (p.goods[FOOD] ?? 0) + food
  const cards = lots(m, seat)
  const no = at(cards, draw(m, 'lot', cards.length))
  if (collecting()) emit({ kind: 'lot', seat, card: no })
  playOccupation(m, seat, no, priceOf(m, f), f.space, stack, true)
}

function priceOf(m: Match<State>, f: Occupation): number {
  return f.space >= 0 ? occupationPrice(playerOf(m, f.seat), f.space) : f.food
}

/** Goods before paying, the price, the card, its effect, the reactions (A-OCCARD-G02). */
export function playOccupation(
  m: Match<State>,
  seat: number,
  no: number,
  food: number,
  space: number,
  stack: Stack<AgricolaFrame>,
  forced = false,
): void {
  const p = playerOf(m, seat)
  p.hand = p.hand.toSpliced(p.hand.indexOf(no), 1)
  stack.push({ op: 'playCard', seat, no, action: 0, space })
  if (heard(m, 'beforeOccupation', seat)) {
    const event = newEvent(seat, space)
    event[EVENT.card] = no
    fire(m, stack, 'beforeOccupation', seat, event)
  }
  if (forced && !paysOccupation(m.state, p, no, food)) begFor(m, seat, no, food, stack)
  else payFor(m, seat, ['occupation', no, food], stack)
}

/** A begging card for every food that is missing when everything is turned into food (A-OCCARD-D07). */
function begFor(m: Match<State>, seat: number, no: number, food: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  const due = food + (cardOf(no).extraCost?.food ?? 0)
  const paid = Math.min(due, foodPower(m.state, p))
  p.begging += due - paid
  if (collecting()) emit({ kind: 'begged', seat, cards: due - paid })
  payFor(m, seat, ['fee', FOOD, paid], stack)
}
