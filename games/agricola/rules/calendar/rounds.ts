/** The calendar: fourteen rounds of four phases, six harvests of eleven sub-steps, the end. */

import {
  clockwise,
  collecting,
  type Match,
  pushAll,
  type Stack,
  type Step,
  type Together,
  together,
  window,
} from '@dorfplatz/kernel'
import { hears, type Moment } from '../../cards/moments.ts'
import { cardOf } from '../../cards/registry.ts'
import { receiveAnimals } from '../animals/arriving.ts'
import { breedNow } from '../animals/breeding.ts'
import { fireAll } from '../cards/events.ts'
import { matchStack } from '../cards/matching.ts'
import { announcements, sales, usable } from '../cards/usable.ts'
import { emit } from '../emit.ts'
import { harvestFields } from '../farm/crops.ts'
import {
  type AgricolaFrame,
  END_ROUND,
  type EndRound,
  type FeedLast,
  type GoHome,
  type Harvest,
  NEXT_ROUND,
  type NextRound,
  OVER,
  type Over,
  REPLENISH,
  type Replenish,
  ROUND_START,
  type RoundStart,
  TURN,
  WORK,
  type Work,
} from '../frames.ts'
import { isAnimal } from '../goods.ts'
import { renewSavings } from '../payment/prices.ts'
import { anybodyExchanges } from '../payment/worth.ts'
import { playerOf } from '../player.ts'
import { PHASE, type Player, POWER, type State } from '../state.ts'
import { at } from '../tables.ts'
import { turn } from '../work/placing.ts'
import { HARVESTS, LAST_ROUND, spaceOf } from '../work/spaces.ts'
import { feedNow } from './feeding.ts'

/** Phase 1: turn the round card, hand out what waits on its space, then effects of the round's start (A-ROUND-02 ff.). */
export const nextRound: Step<State, NextRound, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.round++
  s.phase = PHASE.roundStart
  for (const p of s.players) {
    // Newborns are ordinary people from now on (A-HOME-02).
    p.newborn = 0
    p.home = rests(p, s.round) ? 0 : p.people + p.lodgers + p.guests
    p.guests = 0
    p.placed = 0
    if ((p.powers & POWER.savesOnce) !== 0) renewSavings(p)
  }
  s.taken = 0
  const card = s.order[s.round - 1] ?? 0
  s.spaces = [...s.spaces, card]
  if (collecting()) emit({ kind: 'round', round: s.round, space: card })
  // Nobody waits for this moment and nothing lies on the space: on with the next phase. So everywhere below.
  if (!listened(s, 'roundStart') && !s.players.some((p) => p.future.length > 0)) {
    replenish(m, REPLENISH, stack)
    return
  }
  // Goods are handed out and animals housed before anything else of the round's start (A-OCCARD-G22).
  stack.push(REPLENISH, ROUND_START)
  for (let i = m.seats - 1; i >= 0; i--) deliver(m, (s.starter + i) % m.seats, stack)
}

export const roundStart: Step<State, RoundStart, AgricolaFrame> = (m, _, stack) => fireAll(m, stack, 'roundStart')

/** Nobody of this player is placed this round (Holiday House). */
function rests(p: Player, round: number): boolean {
  return (p.powers & POWER.rests) !== 0 && p.improvements.some((no) => cardOf(no).rests === round)
}

function listened(s: State, moment: Moment): boolean {
  return hears(s.listened, moment)
}

/** Goods waiting on this round's space go to their owner (A-CARDS-21). */
function deliver(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  if (p.future.length === 0) return
  const rest: number[] = []
  let animals = false
  for (let i = 0; i < p.future.length; i += 4) {
    const good = p.future[i + 1] ?? 0
    const n = p.future[i + 2] ?? 0
    if (p.future[i] !== m.state.round) {
      rest.push(p.future[i] ?? 0, good, n, p.future[i + 3] ?? 0)
      continue
    }
    p.goods[good] = (p.goods[good] ?? 0) + n
    animals ||= isAnimal(good)
    if ((p.powers & POWER.matchesStack) !== 0) matchStack(m, seat, [good, n])
    if (collecting()) emit({ kind: 'delivered', seat, good, n })
  }
  p.future = rest
  if (animals) receiveAnimals(m, seat, stack)
}

/** Phase 2: every space with an arrow gets its goods, whatever lies there already (A-ROUND-06). */
export const replenish: Step<State, Replenish, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  for (let i = 0; i < s.spaces.length; i++) {
    const space = s.spaces[i] ?? 0
    const pile = spaceOf(space).pile
    if (pile !== null) s.lies[space] = (s.lies[space] ?? 0) + (m.seats === 1 ? pile.solo : pile.n)
  }
  work(m, WORK, stack)
}

/** Phase 3 begins with the holder of the token (A-WORK-01). */
export const work: Step<State, Work, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.phase = PHASE.work
  s.turn = (s.starter + m.seats - 1) % m.seats
  s.first = -1
  const announcing = s.players.some((p) => (p.powers & POWER.announces) !== 0 && announcements(m, p).length > 0)
  if (!announcing && !listened(s, 'workStart')) {
    turn(m, TURN, stack)
    return
  }
  stack.push(TURN)
  // Who wants to announce something may, as long as somebody else still does (A-OCCARD-G20).
  if (announcing) stack.push(window('workStart', clockwise(m.seats, s.starter)))
  fireAll(m, stack, 'workStart')
}

/** Phase 4: everybody comes home (A-HOME-01). */
export const goHome: Step<State, GoHome, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.phase = PHASE.home
  for (let i = 0; i < s.by.length; i++) s.by[i] = 0
  if (!listened(s, 'returnHome')) {
    endRound(m, END_ROUND, stack)
    return
  }
  stack.push(END_ROUND)
  fireAll(m, stack, 'returnHome')
}

export const endRound: Step<State, EndRound, AgricolaFrame> = (m, _, stack) => {
  stack.push((HARVESTS & (1 << m.state.round)) !== 0 ? at(HARVEST_STEPS, 1) : NEXT_ROUND)
  fireAll(m, stack, 'roundEnd')
}

const LAST_STEP = 11

const HARVEST_STEPS: readonly Harvest[] = Array.from({ length: LAST_STEP + 2 }, (_, step) => ({
  op: 'harvest',
  seat: -1,
  step,
}))

/** The moment of each sub-step; in 6 there is only the feeding itself, in 8 nothing happens, in 10 only the breeding. */
const STEP_MOMENTS: readonly (Moment | null)[] = [
  null,
  'harvestFieldStart',
  'harvestField',
  'harvestFieldEnd',
  'harvestBetween',
  'harvestFeedingStart',
  null,
  'harvestFeedingEnd',
  null,
  'harvestBreedingStart',
  null,
  'harvestBreedingEnd',
]

/** The eleven sub-steps one after the other (A-HARVEST-TIME-01); what a step leaves to decide comes before the next. */
export const harvest: Step<State, Harvest, AgricolaFrame> = (m, f, stack) => harvestFrom(m, f.step, stack)

/** By calls, not by a loop: engines compile a loop in its midst, and this one had to be thrown away each time. */
function harvestFrom(m: Match<State>, step: number, stack: Stack<AgricolaFrame>): void {
  if (harvestStep(m, step, stack)) return
  if (step === LAST_STEP) endHarvest(m, stack)
  else harvestFrom(m, step + 1, stack)
}

/** One sub-step. True when something is to be decided or to happen before the next. */
function harvestStep(m: Match<State>, step: number, stack: Stack<AgricolaFrame>): boolean {
  const s = m.state
  const next = at(HARVEST_STEPS, step + 1)
  switch (step) {
    case 1:
      s.phase = PHASE.field
      if (collecting()) emit({ kind: 'harvest', round: s.round })
      break
    case 2:
      for (let seat = 0; seat < m.seats; seat++) if (playerOf(m, seat).absent === 0) harvestFields(m, seat)
      break
    case 5:
      s.phase = PHASE.feeding
      if (s.players.some((_, seat) => sales(m, seat).length > 0)) {
        stack.push(next, window('feeding', clockwise(m.seats, s.starter)))
        fireAll(m, stack, 'harvestFeedingStart')
        return true
      }
      break
    case 6:
      return pushMeals(m, stack, next)
    case 9:
      s.phase = PHASE.breeding
      break
    case 10:
      return pushBreeding(m, stack, next)
  }
  const moment = STEP_MOMENTS[step] ?? null
  if (moment === null || !listened(s, moment)) return false
  stack.push(next)
  fireAll(m, stack, moment)
  return true
}

function endHarvest(m: Match<State>, stack: Stack<AgricolaFrame>): void {
  const s = m.state
  s.phase = PHASE.home
  for (const p of s.players) p.absent = 0
  stack.push(s.round === LAST_ROUND ? OVER : NEXT_ROUND)
}

/** Feeding, as far as somebody has to decide something. True when that comes before the next step. */
function pushMeals(m: Match<State>, stack: Stack<AgricolaFrame>, next: Harvest): boolean {
  const asked = inParallel(m, 'feed')
  const last = lastToFeed(m)
  if (asked === null && last.length === 0) return false
  stack.push(next)
  // Slaughterman and Slaughterhouse see everybody else eat first (A-HARVEST-TIME-04).
  pushAll(
    stack,
    last.map((seat) => ({ op: 'feedLast' as const, seat })),
  )
  if (asked !== null) stack.push(asked)
  return true
}

function pushBreeding(m: Match<State>, stack: Stack<AgricolaFrame>, next: Harvest): boolean {
  const asked = inParallel(m, 'breed')
  if (asked === null) return false
  stack.push(next, asked)
  return true
}

const NOBODY: readonly number[] = []

function lastToFeed(m: Match<State>): readonly number[] {
  if (!m.state.players.some((p) => (p.powers & POWER.feedsLast) !== 0)) return NOBODY
  return clockwise(m.seats, m.state.starter).filter((seat) => feedsLast(m, seat))
}

function feedsLast(m: Match<State>, seat: number): boolean {
  const p = playerOf(m, seat)
  return p.absent === 0 && (p.powers & POWER.feedsLast) !== 0
}

/** Feeding of who comes last. */
export const feedLast: Step<State, FeedLast, AgricolaFrame> = (m, { seat }, stack) => {
  if (!feedNow(m, seat)) stack.push({ op: 'feed', seat })
}

/** Farms feed and breed side by side (A-HARVEST-02); only who has something to decide is asked. */
function inParallel(m: Match<State>, op: 'feed' | 'breed'): AgricolaFrame | Together | null {
  let asked: { seat: number; frames: AgricolaFrame[] }[] | null = null
  for (let seat = 0; seat < m.seats; seat++) {
    if (playerOf(m, seat).absent === 1 || (op === 'feed' && feedsLast(m, seat))) continue
    if (op === 'feed' ? feedNow(m, seat) : breedNow(m, seat)) continue
    asked ??= []
    asked.push({ seat, frames: [{ op, seat }] })
  }
  if (asked === null) return null
  return asked.length === 1 ? (asked[0]?.frames[0] as AgricolaFrame) : together(asked)
}

/** After the last harvest (A-SCORE-01): last uses of cards, what must be settled before scoring, and the end. */
export const over: Step<State, Over, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.phase = PHASE.over
  if (collecting()) emit({ kind: 'end' })
  fireAll(m, stack, 'beforeScoring')
  if (s.players.some((_p: Player, seat) => usable(m, seat).length > 0) || anybodyExchanges(m)) {
    stack.push(window('end', clockwise(m.seats, s.starter)))
  }
}
