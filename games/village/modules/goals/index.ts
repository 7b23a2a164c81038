/** Life goals: one silver and one gold card for each, secret until they are turned up at any time (VG-01 to VG-41). */

import { collecting, type Json, type Random, type Seat, shuffle, shuffleWith, type Viewer } from '@dorfplatz/kernel'
import { FAME } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import { ascending } from '../../rules/lists.ts'
import { kept, type Module, type WindowName } from '../../rules/modules/module.ts'
import { playing } from '../../rules/modules/registry.ts'
import { deny } from '../../rules/reasons.ts'
import { boxOf, gain, type M, type State } from '../../rules/state.ts'
import { GOALS, type Goal, type GoalDeck, goalNumber } from './cards.ts'
import { isMet, measure, needsOf, pointsOf } from './measure.ts'
import type { GoalPlay, GoalsView } from './types.ts'

/** Goals by their number in the list: face down by seat, turned up by seat, and those nobody got. Never changed in place. */
export type GoalsKept = {
  readonly hands: readonly (readonly number[])[]
  readonly revealed: readonly (readonly number[])[]
  readonly box: readonly number[]
}
export const goalsKept = kept<GoalsKept>('goals')

const DECKS: readonly GoalDeck[] = ['silver', 'gold']
function goalAt(n: number): Goal {
  const goal = GOALS[n]
  if (goal === undefined) throw new Error(`no goal ${n}`)
  return goal
}

/** Without those of expansions that are not in play, and without the salesman where there are no castles (VG-03). */
function inUse(s: State, deck: GoalDeck): number[] {
  const ids = playing(s.modules).modules.map(({ id }) => id)
  return GOALS.flatMap((goal, n) => {
    const fits = goal.mark === undefined || ids.includes(goal.mark)
    const out = goal.without !== undefined && ids.includes(goal.without)
    return goal.deck === deck && fits && !out ? [n] : []
  })
}

/** VG-02: silver and gold are shuffled separately, one of each for every seat; Conny gets none (VC-39). */
function setup(m: M): GoalsKept {
  const decks = DECKS.map((deck) => shuffle(m, `goals ${deck}`, inUse(m.state, deck)))
  return {
    hands: Array.from({ length: m.seats }, (_, seat) => decks.map((deck) => deck[seat] ?? 0)),
    revealed: Array.from({ length: m.seats }, () => []),
    box: decks.flatMap((deck) => deck.slice(m.seats)),
  }
}

const NOTHING: readonly GoalPlay[] = Object.freeze([])
const PLAYS: readonly GoalPlay[] = GOALS.map(({ id }) => Object.freeze({ play: 'goal', goal: id }))

/** Whether a moment of a window could pass a goal by for good: only then is anybody asked (VG-09). */
const AT_STAKE: { readonly [window in WindowName]?: (goal: Goal) => boolean } = {
  death: () => true,
  scoring: () => true,
  roundEnds: (goal) => goal.needs.value.some(({ what }) => what === 'marker'),
  wedding: (goal) => goal.mark === 'marriage',
}

function plays(m: M, seat: Seat, window: WindowName | null): readonly GoalPlay[] {
  const hand = goalsKept.of(m.state).hands[seat]
  if (hand === undefined || hand.length === 0) return NOTHING
  const atStake = window === null ? null : AT_STAKE[window]
  if (atStake === undefined) return NOTHING
  let list: GoalPlay[] | null = null
  for (const n of hand) {
    const goal = goalAt(n)
    if ((atStake !== null && !atStake(goal)) || !isMet(m.state, seat, goal)) continue
    list ??= []
    const play = PLAYS[n]
    if (play !== undefined) list.push(play)
  }
  return list ?? NOTHING
}

/** VG-05: points at once, the card goes to the box, nothing is paid. */
function reveal(m: M, seat: Seat, id: string): void {
  const s = m.state
  const n = goalNumber(id)
  const points = pointsOf(boxOf(s), goalAt(n))
  const { hands, revealed, box } = goalsKept.of(s)
  goalsKept.set(s, {
    hands: hands.map((hand, owner) => (owner === seat ? hand.filter((other) => other !== n) : hand)),
    revealed: revealed.map((list, owner) => (owner === seat ? [...list, n] : list)),
    box,
  })
  gain(s, seat, FAME, points)
  if (collecting()) emit({ kind: 'goalRevealed', seat, goal: id, points })
}

/** Points of the goals a seat has turned up. */
function revealedPoints(s: State, seat: Seat): number {
  return (goalsKept.of(s).revealed[seat] ?? []).reduce((sum, n) => sum + pointsOf(boxOf(s), goalAt(n)), 0)
}

const idOf = (n: number): string => goalAt(n).id

function view(m: M, as: Viewer): GoalsView {
  const s = m.state
  const { hands, revealed } = goalsKept.of(s)
  const own = (seat: Seat): GoalsView['mine'] =>
    (hands[seat] ?? []).map((n) => ({
      id: idOf(n),
      met: isMet(s, seat, goalAt(n)),
      have: needsOf(boxOf(s), goalAt(n)).map((need) => measure(s, seat, need)),
    }))
  return {
    mine: as === 'spectator' ? [] : own(as),
    backs: hands.map((hand) => hand.map((n) => goalAt(n).deck)),
    revealed: revealed.map((list) => list.map(idOf)),
    missed: m.flow.length === 0 ? hands.map((hand) => hand.map(idOf)) : null,
  }
}

/** Own goals, and those that were turned up; at the end all of them. */
function known(m: M, as: Viewer): readonly string[] {
  const { hands, revealed } = goalsKept.of(m.state)
  const seen = hands.filter((_, seat) => seat === as || m.flow.length === 0)
  return [...seen, ...revealed].flat().map((n) => `goal ${idOf(n)}`)
}

/** Deals the others' goals and those of the box anew, each deck by itself. */
function reshuffle(m: M, as: Viewer, random: Random): void {
  const { hands, revealed, box } = goalsKept.of(m.state)
  const hidden = [...box, ...hands.filter((_, seat) => seat !== as).flat()].sort(ascending)
  const pools = DECKS.map((deck) =>
    shuffleWith(
      random,
      hidden.filter((n) => goalAt(n).deck === deck),
    ),
  )
  const deal = (n: number): number => pools[DECKS.indexOf(goalAt(n).deck)]?.pop() ?? n
  goalsKept.set(m.state, {
    hands: hands.map((hand, seat) => (seat === as ? hand : hand.map(deal))),
    revealed,
    box: box.map(deal),
  })
}

function violations(m: M, bad: (rule: string, fact: string) => void): void {
  const { hands, revealed, box } = goalsKept.of(m.state)
  const all = [...hands.flat(), ...revealed.flat(), ...box]
  const used = DECKS.flatMap((deck) => inUse(m.state, deck))
  if (all.length !== used.length || new Set(all).size !== all.length) bad('VG-02', `${all.length} goals`)
  for (const hand of [...hands, ...revealed])
    for (const deck of DECKS) if (hand.filter((n) => goalAt(n).deck === deck).length > 1) bad('VG-02', 'two of a kind')
}

function isGoalPlay(play: Json): play is GoalPlay {
  return typeof play === 'object' && play !== null && 'goal' in play
}

export const goals: Module = {
  id: 'goals',
  chosen: (options) => options.goals === true,
  options: [{ key: 'goals', values: [false, true], default: false, group: 'box' }],
  setup,
  windows: ['death', 'scoring', 'roundEnds', 'wedding'],
  plays,
  playsBringNothing: true,
  play: (m, seat, play) => {
    if (!isGoalPlay(play)) return false
    reveal(m, seat, play.goal)
    return true
  },
  whyNotPlayed: (m, seat, play) => {
    if (!isGoalPlay(play)) return null
    const held = (goalsKept.of(m.state).hands[seat] ?? []).includes(goalNumber(play.goal))
    return held
      ? deny('VG-05', { why: 'goalNotMet', goal: play.goal })
      : deny('VG-05', { why: 'goalNotHeld', goal: play.goal })
  },
  view,
  apart: { goals: (s, seat) => revealedPoints(s, seat) },
  known,
  reshuffle,
  violations,
}
