/** Goods that go between players, on cards, and off another player's field. */

import { collecting, type Match, PASS, type Question, type Stack, type Step } from '@dorfplatz/kernel'
import { PLACE, PUT, type PutChoice, type ReapChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import { fieldName } from '../farm/crops.ts'
import type { AgricolaFrame, HandOver, LayOn, Put, Reap } from '../frames.ts'
import { FOOD, GRAIN, goodName, SHEEP } from '../goods.ts'
import { payFor } from '../payment/paying.ts'
import { playerOf } from '../player.ts'
import { CARD_FIELDS, GRAIN_CROP, type Player, type State } from '../state.ts'
import { at } from '../tables.ts'
import { spaceNumber } from '../work/spaces.ts'
import { give, hand } from './giving.ts'
import { keepOn } from './kept.ts'
import { remember } from './memory.ts'

/** Food is paid by one player to another; exchanges may come first. Push what follows before calling this. */
export function payPlayer(m: Match<State>, seat: number, to: number, food: number, stack: Stack<AgricolaFrame>): void {
  const taker = playerOf(m, to)
  taker.goods[FOOD] = (taker.goods[FOOD] ?? 0) + food
  if (collecting()) emit({ kind: 'handed', seat, receiver: to, goods: { food } })
  payFor(m, seat, ['fee', FOOD, food, to], stack)
}

/** The good that was paid for changes hands. */
export const handOver: Step<State, HandOver, AgricolaFrame> = (m, { seat, receiver, good }) => {
  if ((playerOf(m, seat).goods[good] ?? 0) > 0) hand(m, seat, receiver, good, 1)
}

/** How much goes on the card: goods of one's own, or animals just cooked. */
export const put: Question<State, Put, AgricolaFrame> = {
  choices: (m, f) => {
    const list: PutChoice[] = []
    const most = f.good < SHEEP && f.good !== FOOD ? (playerOf(m, f.seat).goods[f.good] ?? 0) : f.most
    for (let n = 1; n <= Math.min(most, f.most); n++) list.push(at(PUT, n))
    list.push(PASS)
    return list
  },
  shape: SHAPES.put,
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    const p = playerOf(m, f.seat)
    const { slain, good, card } = f
    if (slain !== undefined) spendSlain(p, slain.species, Math.ceil(choice.put / slain.each))
    keepOn(p, card, good, choice.put)
    if (collecting()) emit({ kind: 'put', seat: f.seat, card, goods: { [goodName(good)]: choice.put } })
    if (good < SHEEP) payFor(m, f.seat, ['fee', good, choice.put], stack)
  },
}

/** Animals just cooked that a card makes use of: no other card may (A-OCCARD-G25). */
export function spendSlain(p: Player, species: number, n: number): void {
  p.slain = p.slain.map((left, i) => (i === species ? left - n : left))
}

function fieldsToReap(m: Match<State>, seat: number): ReapChoice[] {
  return m.state.players.flatMap((p, of) => {
    if (of === seat) return []
    return p.crops.flatMap((crop, place) =>
      (crop & 3) === GRAIN_CROP ? [{ reap: 'grain' as const, of, field: fieldName(p.cardFields, place) }] : [],
    )
  })
}

export function canReap(m: Match<State>, seat: number): boolean {
  return fieldsToReap(m, seat).length > 0
}

/** One grain of another player's field (Harvest Helper). */
export const reap: Question<State, Reap, AgricolaFrame> = {
  choices: (m, f) => fieldsToReap(m, f.seat),
  shape: SHAPES.reap,
  check: () => null,
  answer: (m, f, choice) => {
    const p = playerOf(m, f.seat)
    const other = playerOf(m, choice.of)
    const place = other.crops.findIndex(
      (_, i) =>
        (i < CARD_FIELDS ? (other.fields & (1 << i)) !== 0 : true) && fieldName(other.cardFields, i) === choice.field,
    )
    const crop = other.crops[place] ?? 0
    other.crops[place] = crop - 4 < 4 ? 0 : crop - 4
    p.goods[GRAIN] = (p.goods[GRAIN] ?? 0) + 1
    give(other, f.gives)
    if (collecting()) emit({ kind: 'reaped', seat: f.seat, from: choice.of, good: GRAIN })
  },
}

/** Which space a card lays a good on, or marks for good with a fence (Foreman, Fence Builder). */
export const layOn: Question<State, LayOn, AgricolaFrame> = {
  choices: (m) => m.state.spaces.map((space) => at(PLACE, space)),
  shape: SHAPES.place,
  check: () => null,
  answer: (m, f, choice) => {
    const space = spaceNumber(choice.place)
    const p = playerOf(m, f.seat)
    if (f.good < 0) {
      remember(p, f.card, { space })
      p.fencesAway++
      return
    }
    m.state.extra = [...m.state.extra, space, f.good, 1]
    if (collecting()) emit({ kind: 'left', seat: f.seat, space, goods: { [goodName(f.good)]: 1 } })
  },
}
