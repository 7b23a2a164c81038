/** Rounds and turns: stock the spaces, take a stone or use the Well, act, and see who is next. */

import { collecting, draw, PASS, type Pass, pushAll, type Question, type Refusal, type Seat } from '@dorfplatz/kernel'
import { PLAGUE_TIME, WELL_STONES } from '../cards/board.ts'
import { decline } from './actions/action.ts'
import { addMore, answerMore, checkMore } from './also.ts'
import { type ActionChoice, actionOf, type Pieces, SHAPES, type Take, type TurnChoice, USE_WELL } from './choices.ts'
import { COIN, COLOURS, DUE, INFLUENCE, KINDS, NONE, ON_ROOF, PLAGUE, type SpaceId } from './codes.ts'
import { spendTime } from './death.ts'
import { emit } from './events.ts'
import type { BeginFrame, Frame, FreeActionFrame, TurnFrame, WellActionFrame, WellFrame } from './frames.ts'
import { onlyOf } from './lists.ts'
import type { Play } from './modules/module.ts'
import { playing, spaceIdOf } from './modules/registry.ts'
import { markerCoin, pay, wellPayments } from './pay.ts'
import { deny } from './reasons.ts'
import { add, at, gain, have, type M, type Some, type State, stonesOn, type Todo } from './state.ts'
import { couldPlay, openOwnWindow, openWindow } from './windows.ts'

function canUseWell(s: State, seat: Seat): boolean {
  const coins = have(s, seat, COIN) + markerCoin(s, seat)
  for (let colour = 0; colour < COIN; colour++) if (have(s, seat, colour) + coins >= WELL_STONES) return true
  return false
}

/** The most stones of one colour a seat could pay, coins included. */
function mostOfOneColour(s: State, seat: Seat): number {
  const stones = INFLUENCE.map((_, colour) => have(s, seat, colour))
  return Math.max(...stones) + have(s, seat, COIN) + markerCoin(s, seat)
}

/** Actions this seat could perform now. */
function performable(s: State, seat: Seat): ActionChoice[] {
  const { actions, spaces, spaceIds } = playing(s.modules)
  const list: ActionChoice[] = []
  for (const space of spaces) {
    const id = spaceIds[space]
    if (id === undefined) continue
    if (actions[space]?.can(s, seat) || eased(s, seat, id)) list.push(actionOf(id))
  }
  return list
}

/** Whether something in the hand would let a seat carry out an action all the same. */
function eased(s: State, seat: Seat, space: SpaceId): boolean {
  for (const eases of playing(s.modules).hooks.eases) if (eases(s, seat, space)) return true
  return false
}

/** Begins the action of a space; what cannot be done is said, not asked. */
function begin(m: M, frame: Omit<BeginFrame, 'op'>, stack: Todo): void {
  const { space, seat, must, last } = frame
  const { actions, codeOf } = playing(m.state.modules)
  const action = actions[codeOf[space] ?? NONE]
  if (action?.can(m.state, seat)) {
    action.begin(m, seat, must, stack)
    return
  }
  // VI-45: between stone and action a card may still make it possible.
  if (!last && playing(m.state.modules).windows.has('idle') && (couldPlay(m, seat) || eased(m.state, seat, space))) {
    stack.push({ op: 'begin', seat, space, must, last: true })
    openOwnWindow(m, 'idle', seat, stack)
    return
  }
  if (collecting()) emit({ kind: 'idle', seat, space })
}

/** Why taking a stone from a space would bring no action, or null: the stone itself may pay for it (V-ROUND-13). */
export function idleStone(s: State, seat: Seat, stone: number): Refusal | null {
  const colour = stone % KINDS
  const after = { ...s, farm: s.farm.slice() }
  if (colour !== PLAGUE) gain(after, seat, colour, 1)
  const space = playing(s.modules).spaceIds[Math.floor(stone / KINDS)]
  if (space !== undefined && eased(after, seat, space)) return null
  return playing(s.modules).actions[Math.floor(stone / KINDS)]?.whyNot(after, seat) ?? null
}

function idleSpace(s: State, seat: Seat, space: SpaceId): Refusal | null {
  const { actions, codeOf } = playing(s.modules)
  return actions[codeOf[space] ?? NONE]?.whyNot(s, seat) ?? null
}

/** Phase 1: stones into the bag, stones onto the spaces (V-ROUND-03 to -10). */
function stockSpaces(m: M): void {
  const s = m.state
  for (let colour = 0; colour < KINDS; colour++) {
    const n = colour === PLAGUE ? at(s.supply, colour) : Math.min(at(s.perColour, colour), at(s.supply, colour))
    add(s.supply, colour, -n)
    add(s.bag, colour, n)
  }
  let left = s.bag.reduce((sum, n) => sum + n, 0)
  const { spaces, spaceIds, hooks } = playing(s.modules)
  for (const space of spaces) {
    let stones = at(s.perSpace, space)
    for (const stocks of hooks.stocks) stones = stocks(s, spaceIdOf(spaceIds, space), stones)
    for (let i = stones; i > 0 && left > 0; i--) {
      let n = draw(m, 'bag', left)
      let colour = 0
      while (n >= at(s.bag, colour)) n -= at(s.bag, colour++)
      add(s.bag, colour, -1)
      add(s.stock, space * KINDS + colour, 1)
      s.onBoard++
      left--
    }
  }
}

/** A new round begins: the marker changes hands, Conny's tray is cleared, then the spaces are stocked (V-ROUND-20). */
function newRound(m: M, stack: Todo): void {
  const s = m.state
  if (!s.solo && s.marker >= 0) s.start = s.marker
  s.marker = ON_ROOF
  // V-SOLO-74: all stones but the newest go back.
  for (let i = 0; i < s.tray.length - 1; i++) add(s.supply, at(s.tray, i), 1)
  s.tray = s.tray.slice(-1)
  s.round++
  s.active = s.start
  stockSpaces(m)
  if (collecting()) emit({ kind: 'round', seat: s.start, n: s.round })
  stack.push({ op: 'turn', seat: s.start })
}

function takeStone(m: M, seat: Seat, { take, from }: Take, stack: Todo): void {
  const s = m.state
  const colour = COLOURS.indexOf(take)
  const stone = (playing(s.modules).codeOf[from] ?? NONE) * KINDS + colour
  add(s.stock, stone, -1)
  s.onBoard--
  s.took = stone
  if (collecting()) emit({ kind: 'takes', seat, stone: take, space: from })
  if (colour === PLAGUE) {
    // V-ROUND-14: back to the supply at once, for 2 time.
    add(s.supply, PLAGUE, 1)
    spendTime(m, seat, PLAGUE_TIME, stack)
  } else gain(s, seat, colour, 1)
  stack.push({ op: 'turnEnd', seat })
  begin(m, { space: from, seat, must: false, last: false }, stack)
}

/** The turn is over, deaths included: more of it may follow, then Conny's stone, then whoever is next. */
function finishTurn(m: M, seat: Seat, stack: Todo): void {
  const s = m.state
  const more = playing(s.modules).hooks.turnDone.some((hook) => hook(m, seat, stack))
  if (!more) stack.push({ op: 'afterTurn', seat })
  // V-SOLO-20, V-SOLO-28: a stone for a stone, none after the Well or after the last turn.
  if (s.solo && s.took !== NONE && (s.last === NONE || s.lastConny)) stack.push({ op: 'conny', seat })
}

/** Who is on turn after this one; the mass when the stones are gone; the last turns once the end has begun. */
function afterTurn(m: M, stack: Todo): void {
  const s = m.state
  if (s.last > 0) s.last--
  else if (s.last === NONE && s.trigger !== NONE) beginEnding(m)
  if (s.last === 0 || (s.last === NONE && s.onBoard === 0)) {
    stack.push({ op: 'mass', seat: s.start })
    return
  }
  s.active = (s.active + 1) % m.seats
  stack.push({ op: s.onBoard === 0 ? 'freeAction' : 'turn', seat: s.active })
}

/**
 * V-END-03: everybody else once. V-END-13: if another family triggered on a market day, everybody once, the initiator
 * last. Alone, Conny's stone belongs to the turn before it (V-SOLO-81, V-SOLO-82).
 */
function beginEnding(m: M): void {
  const s = m.state
  if (s.solo) {
    const human = s.trigger === 0
    s.lastConny = human && s.triggerDay === m.seats
    s.last = human && !s.lastConny ? 0 : 1
  } else s.last = s.trigger === s.active ? m.seats - 1 : m.seats
  if (collecting()) emit({ kind: 'lastTurns', n: s.last })
}

function checkTurn(m: M, f: TurnFrame, choice: TurnChoice): Refusal | null {
  if ('play' in choice) return checkMore(m, f, choice)
  if ('use' in choice) return deny('V-WELL-01', { why: 'wellNeeds', have: mostOfOneColour(m.state, f.seat) })
  const space = playing(m.state.modules).codeOf[choice.from]
  if (space === undefined || stonesOn(m.state, space) === 0) return deny('V-ROUND-12', { why: 'noStones' })
  return deny('V-ROUND-12', { why: 'noStone', colour: choice.take })
}

function drawWater(m: M, seat: Seat, pieces: Pieces, stack: Todo): void {
  pay(m.state, seat, pieces)
  if (collecting()) emit({ kind: 'well', seat, with: pieces })
  stack.push({ op: 'wellAction', seat })
}

export const turnOps: Some<
  | 'round'
  | 'turn'
  | 'begin'
  | 'well'
  | 'wellAction'
  | 'freeAction'
  | 'turnEnd'
  | 'turnDone'
  | 'afterTurn'
  | 'afterMass'
  | 'over'
> = {
  round: (m, _, stack) => newRound(m, stack),
  turn: {
    shape: SHAPES.turn,
    choices: (m, f) => {
      const s = m.state
      const { takes } = playing(s.modules)
      const list: TurnChoice[] = []
      for (let i = 0; i < s.stock.length; i++) {
        const take = takes[i]
        if (take !== undefined && at(s.stock, i) > 0) list.push(take)
      }
      if (canUseWell(s, f.seat)) list.push(USE_WELL)
      addMore(m, f, list)
      return list
    },
    check: checkTurn,
    answer: (m, f, choice, stack) => {
      if ('take' in choice) {
        takeStone(m, f.seat, choice, stack)
        return
      }
      m.state.took = NONE
      if (answerMore(m, f, choice, stack)) return
      stack.push({ op: 'turnEnd', seat: f.seat })
      const only = onlyOf(wellPayments(m.state, f.seat))
      if (only !== undefined) drawWater(m, f.seat, only.pay, stack)
      else stack.push({ op: 'well', seat: f.seat })
    },
  } satisfies Question<State, TurnFrame, Frame>,
  begin: (m, f, stack) => begin(m, f, stack),
  well: {
    shape: SHAPES.pay,
    choices: (m, f) => wellPayments(m.state, f.seat),
    check: () => deny('V-WELL-01', { why: 'notHeld' }),
    answer: (m, f, choice, stack) => drawWater(m, f.seat, choice.pay, stack),
  } satisfies Question<State, WellFrame, Frame>,
  wellAction: {
    shape: SHAPES.action,
    choices: (m, f) => performable(m.state, f.seat),
    check: (m, f, choice) => idleSpace(m.state, f.seat, choice.action) ?? deny('V-WELL-06', { why: 'notOffered' }),
    answer: (m, f, choice, stack) => begin(m, { space: choice.action, seat: f.seat, must: true, last: false }, stack),
  } satisfies Question<State, WellActionFrame, Frame>,
  freeAction: {
    shape: SHAPES.freeAction,
    choices: (m, f) => {
      const list: (ActionChoice | Play | Pass)[] = performable(m.state, f.seat)
      addMore(m, f, list)
      list.push(PASS)
      return list
    },
    check: (m, f, choice) => {
      if (choice === PASS) return null
      if ('play' in choice) return checkMore(m, f, choice)
      return idleSpace(m.state, f.seat, choice.action) ?? deny('V-END-05', { why: 'notOffered' })
    },
    answer: (m, f, choice, stack) => {
      m.state.took = NONE
      if (choice !== PASS && 'play' in choice) {
        answerMore(m, f, choice, stack)
        return
      }
      stack.push({ op: 'turnEnd', seat: f.seat })
      if (choice === PASS) decline(f.seat, null)
      else begin(m, { space: choice.action, seat: f.seat, must: true, last: false }, stack)
    },
  } satisfies Question<State, FreeActionFrame, Frame>,
  turnEnd: (m, f, stack) => {
    const s = m.state
    if (have(s, f.seat, DUE) > 0) {
      gain(s, f.seat, DUE, -1)
      pushAll(stack, [{ op: 'death', seat: f.seat }, f])
      return
    }
    if (playing(s.modules).windows.has('turnEnds')) {
      stack.push({ op: 'turnDone', seat: f.seat })
      openOwnWindow(m, 'turnEnds', f.seat, stack)
    } else finishTurn(m, f.seat, stack)
  },
  turnDone: (m, f, stack) => finishTurn(m, f.seat, stack),
  afterTurn: (m, _, stack) => afterTurn(m, stack),
  afterMass: (m, _, stack) => {
    const s = m.state
    // V-END-07, V-END-16: after the final mass only the scoring is left.
    if (s.last === 0) {
      stack.push({ op: 'over', seat: s.start })
      openWindow(m, 'scoring', s.start, stack)
      return
    }
    stack.push({ op: 'round', seat: s.start })
    openWindow(m, 'roundEnds', s.start, stack)
    pushAll(stack, playing(s.modules).afterMass(s))
  },
  over: (m) => {
    for (const ends of playing(m.state.modules).hooks.ends) ends(m)
    if (collecting()) emit({ kind: 'over' })
  },
}
