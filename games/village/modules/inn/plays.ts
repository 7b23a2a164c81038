/** When a person card may be played, and what happens then (VI-42 to VI-48). */

import { collecting, interject, isAsked, type Json, type Refusal, type Seat } from '@dorfplatz/kernel'
import { hasWay } from '../../rules/actions/travel.ts'
import { NONE } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import type { Also, Module, Play, WindowName } from '../../rules/modules/module.ts'
import { deny } from '../../rules/reasons.ts'
import type { M, State, Todo } from '../../rules/state.ts'
import { effects } from './effects.ts'
import type { Person } from './person.ts'
import { ruleOf } from './person.ts'
import { fromHand, holds, innOf, NOBODY, personAt, personNumber, setInn } from './state.ts'

const known: Play[] = []
function playOf(n: number): Play {
  const play = known[n] ?? Object.freeze({ play: personAt(n).id })
  known[n] = play
  return play
}

const TURN_OPS = ['turn', 'freeAction', 'turnEnd', 'turnDone', 'innExtra']

/** Who goes is part of what is being paid for: between the two nothing is played (VI-46). */
const PAYING: ReadonlySet<string> = new Set([
  'pay',
  'well',
  'trainee',
  'councillor',
  'novice',
  'traveler',
  'innGuest',
  'suitor',
])

/** VI-45: a decision point of the own turn, of any market day, of any mass; never while something is being paid (VI-46). */
function isAnyTime(m: M, seat: Seat): boolean {
  const s = m.state
  const top = m.flow.at(-1)
  const asked = top !== undefined && isAsked(top) ? top.question : undefined
  if (asked !== undefined && PAYING.has(asked.op)) return false
  if (s.day !== NONE) return true
  let mass = false
  let turn = false
  for (const frame of m.flow) {
    const { op } = isAsked(frame) ? frame.question : frame
    if (op === 'afterMass') mass = true
    else if (TURN_OPS.includes(op)) turn = true
  }
  return mass || (turn && s.active === seat)
}

/** Windows in which cards for any time are offered besides the window's own. */
const ALSO_ANY: readonly WindowName[] = ['idle', 'death', 'turnEnds', 'massMajority']

/** The space whose action is waiting to be carried out after all. */
function waitingSpace(m: M): string | null {
  const begin = m.flow.findLast((frame) => frame.op === 'begin') as Frame | undefined
  return begin?.op === 'begin' ? begin.space : null
}

/**
 * Cards of a window that is still open after it was asked for: whoever fetches one in the middle of it may play it at
 * once (VX-Edeldame-1). A market day has begun until somebody sells (VX-Marktschreier-1), a mass until somebody is
 * picked (VX-Pater-1), and a death is not over while the dead is being chosen (VX-Barde-1).
 */
function isStillOpen(m: M, seat: Seat, when: Person['when']): boolean {
  const s = m.state
  if (when === 'marketBegins') return s.day !== NONE && s.dayFree && s.daySold === 0 && isAnyTime(m, seat)
  const top = m.flow.at(-1)
  const asked = top !== undefined && isAsked(top) ? top.question : undefined
  if (when === 'massBegins') return asked?.op === 'pick' && s.picked === 0
  return when === 'death' && asked?.op === 'dies' && asked.seat === seat
}

function isMoment(m: M, seat: Seat, { when }: Person, window: WindowName | null): boolean {
  if (when === 'any' || when === 'anyButMarket') {
    if (window !== null && !ALSO_ANY.includes(window)) return false
    if (when === 'anyButMarket' && m.state.day !== NONE) return false
    return isAnyTime(m, seat)
  }
  if (when === 'travel') return window === 'idle' && waitingSpace(m) === 'travel'
  return when === window || (window === null && isStillOpen(m, seat, when))
}

function isPossible(m: M, seat: Seat, person: Person): boolean {
  if (person.when === 'travel' && !hasWay(m.state, seat)) return false
  return person.effect !== undefined && effects.possible(m, seat, person.effect)
}

/** The own offer of a window lists the same cards: they are not offered twice. */
function isOffered(m: M, seat: Seat): boolean {
  const top = m.flow.at(-1)
  return top !== undefined && isAsked(top) && top.question.op === 'offer' && top.question.seat === seat
}

const NOTHING: readonly Play[] = Object.freeze([])

export function plays(m: M, seat: Seat, window: WindowName | null): readonly Play[] {
  const hand = innOf(m.state).hands[seat] ?? []
  if (hand.length === 0 || (window === null && isOffered(m, seat))) return NOTHING
  const list: Play[] = []
  for (const n of hand) {
    const person = personAt(n)
    if (isMoment(m, seat, person, window) && isPossible(m, seat, person)) list.push(playOf(n))
  }
  return list
}

/** Lays the card away and lets it do what it says. */
function carryOut(m: M, seat: Seat, n: number, stack: Todo | null): void {
  const { id, effect } = personAt(n)
  fromHand(m.state, seat, n)
  if (collecting()) emit({ kind: 'personPlayed', seat, card: id })
  if (effect === undefined) return
  const frame = { op: 'effect', seat, effect, source: id } as const
  if (stack === null) interject(m, seat, [frame])
  else stack.push(frame)
}

export function play(m: M, seat: Seat, choice: Play): boolean {
  const n = 'play' in choice ? personNumber(choice.play) : -1
  if (n < 0) return false
  carryOut(m, seat, n, null)
  return true
}

function idIn(choice: Json): string | null {
  if (typeof choice !== 'object' || choice === null || !('play' in choice)) return null
  return typeof choice.play === 'string' ? choice.play : null
}

export function whyNotPlayed(m: M, seat: Seat, choice: Json): Refusal | null {
  const id = idIn(choice)
  const n = id === null ? -1 : personNumber(id)
  if (id === null || n < 0) return null
  const person = personAt(n)
  if (!holds(m.state, seat, id)) return deny('VI-42', { why: 'notInHand', card: id })
  if (person.score !== undefined) return deny('VI-41', { why: 'keptForEnd', card: id })
  if (isMoment(m, seat, person, null) && !isPossible(m, seat, person))
    return deny(ruleOf(person), { why: 'cardUseless', card: id })
  return deny(person.when === 'any' ? 'VI-45' : ruleOf(person), { why: 'wrongMoment', card: id })
}

/** A card that answers a question of the base game: the Old Man instead of a stone, the Toll Keeper with a journey. */
function instead(id: string, isOpen: (s: State, seat: Seat, frame: Frame) => boolean, again: boolean): Also {
  return {
    choices: (m, seat, frame) =>
      holds(m.state, seat, id) && isOpen(m.state, seat, frame) ? [playOf(personNumber(id))] : NOTHING,
    check: (m, seat, choice) => whyNotPlayed(m, seat, choice),
    answer: (m, seat, choice, stack, frame) => {
      if (idIn(choice) !== id) return false
      if (again) stack.push(frame)
      carryOut(m, seat, personNumber(id), stack)
      return true
    },
  }
}

/** VX-Greis-3: it cannot give the additional action, nor what it gives itself. */
const oldMan = instead(
  'greis',
  (_, __, frame) => !(frame.op === 'turn' && frame.extra) && !(frame.op === 'freeAction' && frame.by === 'card'),
  false,
)
const tollKeeper = instead('zoellner', (s, seat) => innOf(s).toll !== seat && hasWay(s, seat), true)

export const innHooks: Pick<
  Module,
  | 'windows'
  | 'plays'
  | 'play'
  | 'whyNotPlayed'
  | 'also'
  | 'eases'
  | 'turnDone'
  | 'mills'
  | 'produced'
  | 'freeRoads'
  | 'arrived'
  | 'servesQueue'
  | 'marketCloses'
  | 'bagClosed'
  | 'massDraw'
> = {
  windows: ['marketBegins', 'marketEnds', 'massBegins', 'massMajority', 'death', 'idle', 'mill', 'turnEnds'],
  plays,
  play,
  whyNotPlayed,
  also: { turn: oldMan, freeAction: oldMan, travel: tollKeeper },
  eases: (s, seat, space) => space === 'travel' && holds(s, seat, 'zoellner') && hasWay(s, seat),
  turnDone: (m, seat, stack) => {
    const { jester, toll } = innOf(m.state)
    if (toll !== NOBODY) setInn(m.state, { toll: NOBODY })
    if (jester !== seat) return false
    setInn(m.state, { jester: NOBODY })
    stack.push({ op: 'innExtra', seat })
    return true
  },
  mills: (s, seat, coins) => (innOf(s).miller === seat ? millCoins() : coins),
  produced: (m, seat, building) => {
    if (building === 'mill' && innOf(m.state).miller === seat) setInn(m.state, { miller: NOBODY })
  },
  freeRoads: (s, seat) => innOf(s).toll === seat,
  arrived: (m, seat) => {
    if (innOf(m.state).toll === seat) setInn(m.state, { toll: NOBODY })
  },
  servesQueue: (s, seat) => (innOf(s).criers & (1 << seat)) !== 0,
  marketCloses: (m) => {
    if (innOf(m.state).criers !== 0) setInn(m.state, { criers: 0 })
  },
  bagClosed: (s) => innOf(s).father !== NOBODY,
  massDraw: (m, stack) => {
    const { father } = innOf(m.state)
    if (father === NOBODY) return false
    setInn(m.state, { father: NOBODY })
    stack.push({ op: 'innFigure', seat: father, monks: 0, drawn: [] })
    return true
  },
}

/** What the Miller earns, as his card says. */
function millCoins(): number {
  const { effect } = personAt(personNumber('mueller'))
  return effect?.do === 'millCoins' ? effect.n : 0
}
