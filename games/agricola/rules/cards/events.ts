/** Announcing what happens to the cards: who listens, in which order they react, and how often they may. */

import { type Match, reactions, type Stack } from '@dorfplatz/kernel'
import { EVENT, EVENT_LENGTH, hears, type Moment, union } from '../../cards/moments.ts'
import { type ReadyReaction, reactionsOf } from '../../cards/registry.ts'
import { isDue } from '../../cards/when.ts'
import type { AgricolaFrame } from '../frames.ts'
import { owns, playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { counting } from './counting.ts'
import { countReaction, memoryOf, remember, timesReacted, timesThisRound } from './memory.ts'
import { isPlain, runPlain } from './plain.ts'

/** Does anybody's card wait for this? The only thing a match without such cards pays for. */
export function heard(m: Match<State>, moment: Moment, actor: number): boolean {
  if (!hears(m.state.listened, moment)) return false
  for (let seat = 0; seat < m.seats; seat++) {
    const p = playerOf(m, seat)
    if (hears(seat === actor ? p.listensOwn : p.listensOthers, moment)) return true
  }
  return false
}

/** A player's cards have changed: from now on somebody listens to what they wait for. */
export function listen(s: State, p: Player): void {
  s.listened = union(union(s.listened, p.listensOwn), p.listensOthers)
}

const NO_EVENT: readonly number[] = new Array<number>(EVENT_LENGTH).fill(0).with(EVENT.choice, -1)

/** An event's numbers, all zero but where it took place. */
export function newEvent(actor: number, space = -1): number[] {
  const event = NO_EVENT.slice()
  event[EVENT.space] = space
  event[EVENT.actor] = actor
  return event
}

/** Something happened by a seat's doing: its own cards react first, then the others' clockwise (A-OCCARD-G19). */
export function fire(
  m: Match<State>,
  stack: Stack<AgricolaFrame>,
  moment: Moment,
  actor: number,
  event: readonly number[] = newEvent(actor),
): void {
  const stamped = event[EVENT.actor] === actor ? event : event.with(EVENT.actor, actor)
  const found: { seat: number; r: ReadyReaction }[] = []
  for (let i = 0; i < m.seats; i++) {
    const seat = (actor + i) % m.seats
    collect(m, seat, moment, stamped, i === 0 ? 'others' : 'me', found)
  }
  run(m, stack, actor, stamped, found)
}

/** A moment of the calendar: everybody's own cards, from the starting player on (A-ROUND-05). */
export function fireAll(m: Match<State>, stack: Stack<AgricolaFrame>, moment: Moment): void {
  if (!hears(m.state.listened, moment)) return
  const found: { seat: number; r: ReadyReaction }[] = []
  const first = m.state.starter
  const event = newEvent(-1)
  const harvest = moment.startsWith('harvest')
  for (let i = 0; i < m.seats; i++) {
    const seat = (first + i) % m.seats
    const p = playerOf(m, seat)
    if (harvest && p.absent === 1) continue
    if (hears(p.listensOwn, moment)) collect(m, seat, moment, event, 'others', found)
  }
  if (found.length > 0) run(m, stack, first, event, found)
}

/** A moment of one player alone: only that player's own cards. */
export function fireOwn(m: Match<State>, stack: Stack<AgricolaFrame>, moment: Moment, seat: number): void {
  const found: { seat: number; r: ReadyReaction }[] = []
  const event = newEvent(seat)
  collect(m, seat, moment, event, 'others', found)
  if (found.length > 0) run(m, stack, seat, event, found)
}

/** Reactions of one seat's cards that concern the event. `not` is the kind of listening that does not apply. */
function collect(
  m: Match<State>,
  seat: number,
  moment: Moment,
  event: readonly number[],
  not: 'me' | 'others',
  found: { seat: number; r: ReadyReaction }[],
): void {
  const p = playerOf(m, seat)
  if (!hears(not === 'others' ? p.listensOwn : p.listensOthers, moment)) return
  const look = (no: number): void => {
    for (const r of reactionsOf(no)) {
      if (r.rule.at !== moment || (r.rule.by ?? 'me') === not) continue
      // A card never reacts to itself being played (A-OCCARD-G04), unless it waits for a state of affairs.
      if (event[EVENT.card] === no && moment !== 'change') continue
      if (concerns(r, event) && available(m, p, r, event)) found.push({ seat, r })
    }
  }
  for (const no of p.occupations) look(no)
  for (const no of p.improvements) look(no)
}

function concerns(r: ReadyReaction, event: readonly number[]): boolean {
  if (r.spaces !== null) {
    let there = false
    for (let i = 0; i < r.spaces.length; i += 2) {
      const choice = r.spaces[i + 1] ?? 0
      if (r.spaces[i] === event[EVENT.space] && (choice < 0 || choice === event[EVENT.choice])) there = true
    }
    if (!there) return false
  }
  if (r.rule.cards !== undefined && !r.rule.cards.includes(event[EVENT.card] ?? 0)) return false
  if (r.goods !== null) {
    let some = false
    for (const good of r.goods) if ((event[good] ?? 0) > 0) some = true
    if (!some) return false
  }
  return true
}

export function available(m: Match<State>, p: Player, r: ReadyReaction, event: readonly number[]): boolean {
  const { uses, perRound, perPlayer, due } = r.rule
  // At most one plow for each placement (AGR-MIN-G18), also where it is another player's (Harrow).
  if (r.plow) {
    const plowing = r.rule.by === 'others' ? playerOf(m, event[EVENT.actor] ?? 0) : p
    if (plowing.plowed === placement(m, plowing)) return false
  }
  if (due !== undefined) {
    const { played } = memoryOf(p, r.card)
    if (played === undefined || !isDue(due, played, m.state.round)) return false
  }
  if (perPlayer !== undefined) {
    const used = memoryOf(p, r.card).byOthers?.[event[EVENT.actor] ?? 0] ?? 0
    if (used >= perPlayer) return false
  }
  if (uses === undefined && perRound === undefined) return true
  if (uses !== undefined && timesReacted(p, r.card, r.index) >= uses) return false
  return perRound === undefined || timesThisRound(p, r.card, r.index, m.state.round) < perRound
}

function placement(m: Match<State>, p: Player): number {
  return 8 * m.state.round + p.placed
}

/** Notes that a reaction whose uses are limited or counted was carried out, by its owner or by another player. */
export function spend(m: Match<State>, p: Player, r: ReadyReaction, doer = p): void {
  const { uses, perRound } = r.rule
  if (r.plow) doer.plowed = placement(m, doer)
  if (doer !== p) {
    const { byOthers = [] } = memoryOf(p, r.card)
    const seat = m.state.players.indexOf(doer)
    remember(p, r.card, {
      byOthers: m.state.players.map((_, i) => (byOthers[i] ?? 0) + (i === seat ? 1 : 0)),
    })
  }
  if (uses === undefined && perRound === undefined && !r.counted) return
  countReaction(p, r.card, r.index, m.state.round)
}

/** Plain gains commute, so they happen at once; what asks something waits its turn on the stack. */
function run(
  m: Match<State>,
  stack: Stack<AgricolaFrame>,
  first: number,
  event: readonly number[],
  found: readonly { seat: number; r: ReadyReaction }[],
): void {
  const waiting: { seat: number; r: ReadyReaction }[] = []
  const running = m.state.event
  for (const { seat, r } of found) {
    m.state.event = event
    if (r.rule.if !== undefined && !counting.test(r.rule.if)(m, seat)) continue
    if (isPlain(r.rule.effect)) {
      spend(m, playerOf(m, seat), r)
      runPlain(m, seat, r.rule.effect, stack, r.card)
    } else waiting.push({ seat, r })
  }
  // In the middle of another card's effect that effect goes on with its own event.
  m.state.event = running
  if (waiting.length === 0) return
  const [only] = waiting
  if (only !== undefined && waiting.length === 1) {
    stack.push({ op: 'react', seat: only.seat, card: only.r.card, index: only.r.index, event })
    return
  }
  stack.push(
    reactions(
      first,
      event,
      waiting.map(({ seat, r }) => ({ seat, source: `${r.card}.${r.index}`, effect: null })),
    ),
  )
}

/** Who has a card in front of them, or -1. */
export function ownerOf(m: Match<State>, card: number): number {
  return m.state.players.findIndex((p) => owns(p, card))
}

/** The word behind `uses` of an optional effect. */
export function spendUse(m: Match<State>, seat: number, card: number, index: number): void {
  const r = reactionsOf(card)[index]
  const owner = ownerOf(m, card)
  if (r !== undefined && owner >= 0) spend(m, playerOf(m, owner), r, playerOf(m, seat))
}
