/** The calendar: fourteen rounds of four phases, six harvests of eleven sub-steps, the end. */

import { clockwise, listening, type Match, type Stack, type Step, tell, together, window } from '@dorfplatz/kernel'
import { usable } from './anytime.ts'
import { fireAll } from './events.ts'
import { feedNow } from './feeding.ts'
import { harvestFields } from './fields.ts'
import {
  type AgricolaFrame,
  END_ROUND,
  type EndRound,
  type GoHome,
  type Harvest,
  NEXT_ROUND,
  type NextRound,
  OVER,
  type Over,
  REPLENISH,
  type Replenish,
  TURN,
  WORK,
  type Work,
} from './frames.ts'
import { isAnimal } from './goods.ts'
import { breedNow, receiveAnimals } from './herd.ts'
import { playerOf } from './player.ts'
import { HARVESTS, LAST_ROUND, SPACES, type Space } from './spaces.ts'
import { PHASE, type Player, type State } from './state.ts'

/** Phase 1: turn the round card, hand out what waits on its space, then effects of the round's start (A-ROUND-02 ff.). */
export const nextRound: Step<State, NextRound, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.round++
  s.phase = PHASE.roundStart
  for (const p of s.players) {
    // Newborns are ordinary people from now on (A-HOME-02).
    p.newborn = 0
    p.home = p.people
    p.placed = 0
  }
  const card = s.order[s.round - 1] as number
  s.spaces.push(card)
  if (listening()) tell({ kind: 'round', round: s.round, space: card })
  stack.push(REPLENISH)
  for (let i = 0; i < m.seats; i++) deliver(m, (s.starter + i) % m.seats, stack)
  fireAll(m, stack, 'roundStart')
}

/** Goods waiting on this round's space go to their owner (A-CARDS-21). */
function deliver(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  if (p.future.length === 0) return
  const rest: number[] = []
  let animals = false
  for (let i = 0; i < p.future.length; i += 4) {
    const good = p.future[i + 1] as number
    const n = p.future[i + 2] as number
    if (p.future[i] !== m.state.round) {
      rest.push(p.future[i] as number, good, n, p.future[i + 3] as number)
      continue
    }
    p.goods[good] = (p.goods[good] as number) + n
    animals ||= isAnimal(good)
    if (listening()) tell({ kind: 'delivered', seat, good, n })
  }
  p.future = rest
  if (animals) receiveAnimals(m, seat, stack)
}

/** Phase 2: every space with an arrow gets its goods, whatever lies there already (A-ROUND-06). */
export const replenish: Step<State, Replenish, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  for (let i = 0; i < s.spaces.length; i++) {
    const space = s.spaces[i] as number
    const pile = (SPACES[space] as Space).pile
    if (pile !== null) s.lies[space] = (s.lies[space] as number) + (m.seats === 1 ? pile.solo : pile.n)
  }
  stack.push(WORK)
}

/** Phase 3 begins with the holder of the token (A-WORK-01). */
export const work: Step<State, Work, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.phase = PHASE.work
  s.turn = (s.starter + m.seats - 1) % m.seats
  stack.push(TURN)
  fireAll(m, stack, 'workStart')
}

/** Phase 4: everybody comes home (A-HOME-01). */
export const goHome: Step<State, GoHome, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.phase = PHASE.home
  for (let i = 0; i < s.by.length; i++) s.by[i] = 0
  stack.push(END_ROUND)
  fireAll(m, stack, 'returnHome')
}

export const endRound: Step<State, EndRound, AgricolaFrame> = (m, _, stack) => {
  if ((HARVESTS & (1 << m.state.round)) !== 0) stack.push(HARVEST_STEPS[1] as Harvest)
  else stack.push(NEXT_ROUND)
  fireAll(m, stack, 'roundEnd')
}

const LAST_STEP = 11

/** The eleven sub-steps one after the other (A-HARVEST-TIME-01); what a step leaves to decide comes before the next. */
export const harvest: Step<State, Harvest, AgricolaFrame> = (m, f, stack) => {
  const s = m.state
  if (f.step > LAST_STEP) {
    s.phase = PHASE.home
    stack.push(s.round === LAST_ROUND ? OVER : NEXT_ROUND)
    return
  }
  stack.push(HARVEST_STEPS[f.step + 1] as Harvest)
  harvestStep(m, f.step, stack)
}

const HARVEST_STEPS: readonly Harvest[] = Array.from({ length: LAST_STEP + 2 }, (_, step) => ({
  op: 'harvest',
  seat: -1,
  step,
}))

function harvestStep(m: Match<State>, step: number, stack: Stack<AgricolaFrame>): void {
  const s = m.state
  switch (step) {
    case 1:
      s.phase = PHASE.field
      if (listening()) tell({ kind: 'harvest', round: s.round })
      fireAll(m, stack, 'harvestFieldStart')
      return
    case 2:
      for (let seat = 0; seat < m.seats; seat++) harvestFields(m, seat)
      fireAll(m, stack, 'harvestField')
      return
    case 3:
      fireAll(m, stack, 'harvestFieldEnd')
      return
    case 4:
      fireAll(m, stack, 'harvestBetween')
      return
    case 5:
      s.phase = PHASE.feeding
      fireAll(m, stack, 'harvestFeedingStart')
      return
    case 6:
      inParallel(m, stack, 'feed')
      return
    case 7:
      fireAll(m, stack, 'harvestFeedingEnd')
      return
    case 9:
      s.phase = PHASE.breeding
      fireAll(m, stack, 'harvestBreedingStart')
      return
    case 10:
      inParallel(m, stack, 'breed')
      return
    case 11:
      fireAll(m, stack, 'harvestBreedingEnd')
      return
    default:
      return
  }
}

/** Farms feed and breed side by side (A-HARVEST-02); only who has something to decide is asked. */
function inParallel(m: Match<State>, stack: Stack<AgricolaFrame>, op: 'feed' | 'breed'): void {
  const asked: { seat: number; frames: AgricolaFrame[] }[] = []
  for (let seat = 0; seat < m.seats; seat++) {
    if (op === 'feed' ? feedNow(m, seat) : breedNow(m, seat)) continue
    asked.push({ seat, frames: [{ op, seat }] })
  }
  const [only] = asked
  if (only !== undefined && asked.length === 1) stack.push(only.frames[0] as AgricolaFrame)
  else if (asked.length > 1) stack.push(together(asked))
}

/** After the last harvest (A-SCORE-01): last uses of cards, what must be settled before scoring, and the end. */
export const over: Step<State, Over, AgricolaFrame> = (m, _, stack) => {
  const s = m.state
  s.phase = PHASE.over
  if (listening()) tell({ kind: 'end' })
  fireAll(m, stack, 'beforeScoring')
  if (s.players.some((_p: Player, seat) => usable(m, seat).length > 0)) {
    stack.push(window('end', clockwise(m.seats, s.starter)))
  }
}
