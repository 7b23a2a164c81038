/** A card's turn to react: whether what it waits for still holds, and what of it must be taken. */

import type { Match, Step } from '@dorfplatz/kernel'
import type { CardEffect } from '../../cards/effects.ts'
import { EVENT } from '../../cards/moments.ts'
import { reactionsOf } from '../../cards/registry.ts'
import type { AgricolaFrame, React, Resume } from '../frames.ts'
import { owns, playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { isOpenFor, isOpenWith } from '../work/open.ts'
import { available, spend } from './events.ts'
import { runner } from './words/index.ts'

/** Lets one card react, if what it waits for still holds; whatever was interrupted goes on with its own event. */
export const react: Step<State, React, AgricolaFrame> = (m, f, stack) => {
  const { event: running } = m.state
  m.state.event = f.event
  const effect = taken(m, f)
  if (effect === null) m.state.event = running
  else {
    stack.push({ op: 'resume', seat: -1, event: running })
    stack.push({ op: 'effect', seat: f.seat, source: String(f.card), effect })
  }
}

/** Back to the event that a reaction has interrupted. */
export const resume: Step<State, Resume, AgricolaFrame> = (m, f) => {
  m.state.event = f.event
}

/** What a card does now, and what that uses up; null where it does nothing any more. */
function taken(m: Match<State>, f: React): CardEffect | null {
  const p = playerOf(m, f.seat)
  const r = reactionsOf(f.card)[f.index]
  if (r === undefined || !owns(p, f.card)) return null
  if (r.rule.if !== undefined && !runner.test(r.rule.if)(m, f.seat)) return null
  if (!available(m, p, r, f.event)) return null
  const effect = r.rule.at === 'beforeSpace' ? neededFor(m, f, r.rule.effect) : r.rule.effect
  const spending: CardEffect = { do: 'spend', index: f.index }
  // What another player may do with the card is spent when that player takes it.
  if (effect.do === 'actor' && effect.effect.do === 'may') {
    return { do: 'actor', effect: { do: 'may', effect: { do: 'seq', of: [spending, effect.effect.effect] } } }
  }
  // A use is only spent when the player takes it: optional effects carry the spending behind the yes.
  if (effect.do === 'may' && (r.rule.uses !== undefined || r.rule.perRound !== undefined)) {
    if (!runner.possible(m, f.seat, effect.effect)) return null
    return { do: 'may', effect: { do: 'seq', of: [spending, effect.effect] } }
  }
  spend(m, p, r)
  return effect
}

/** Whether a card's turn to react would come to anything: a boar that one card has taken is gone for the others. */
export function canReact(m: Match<State>, f: React): boolean {
  const p = playerOf(m, f.seat)
  const r = reactionsOf(f.card)[f.index]
  if (r === undefined || !owns(p, f.card)) return false
  const { event: running } = m.state
  const { effect } = r.rule
  m.state.event = f.event
  const can =
    (r.rule.if === undefined || runner.test(r.rule.if)(m, f.seat)) &&
    available(m, p, r, f.event) &&
    runner.possible(m, f.seat, effect.do === 'may' ? effect.effect : effect)
  m.state.event = running
  return can
}

/** Where only a card's goods make the action possible, one of those that do must be taken (A-WORK-06, Serf). */
function neededFor(m: Match<State>, f: React, effect: CardEffect): CardEffect {
  const space = f.event[EVENT.space] ?? 0
  if (effect.do !== 'choose' || isOpenFor(m, f.seat, space)) return effect
  const enough = effect.of.filter((part) => isOpenWith(m, f.seat, space, part))
  return enough.length === 0 ? effect : { do: 'choose', of: enough }
}
