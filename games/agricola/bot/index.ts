/** What the generic bots are told about Agricola. */

import { type BotKnowledge, type Frame, isAsked, type Match, type SearchSettings } from '@dorfplatz/kernel'
import { scoreOf } from '../rules/calendar/scoring.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { playerOf } from '../rules/player.ts'
import type { State } from '../rules/state.ts'
import { LAST_ROUND } from '../rules/work/spaces.ts'
import { counts } from './counts.ts'
import { expected, LEAST_LEARNED, prepare } from './learned.ts'
import { parts, valueBy } from './value.ts'
import { weightsFor } from './weights.ts'
import { countWords, partNames } from './words.ts'
import { worthsFor } from './worth.ts'

/** Whoever has a person left places it next, although it is another's turn. Alone, the judgement needs no second move. */
function again(m: Match<State>, seat: number): Frame | null {
  if (m.seats === 1) return null
  const top = m.flow[m.flow.length - 1]
  if (top === undefined || !isAsked(top) || top.question.op !== 'place') return null
  return top.seat === seat || playerOf(m, seat).home > 0 ? { op: 'place', seat } : null
}

/** Each other seat takes the space hoped for about every seventh time: what cannot wait comes first. */
const CONTESTED = 0.15

/** Alone, only points at the end count: everything is played out. */
const ALONE: SearchSettings = { width: 8, tries: 99, follow: 12, rivalry: 0, trust: 4, cost: 1 }
/** How much longer a playout takes with each round that is left. */
const ROUND_COST = 1.6
/** With others, moves are played on for about two rounds: what a move was good for is seen only then. */
const SEARCH: SearchSettings = {
  width: 6,
  tries: 99,
  follow: 4,
  rivalry: 1,
  trust: 4,
  cost: 4,
  ahead: 12,
  twice: true,
}

/** At a full table, where the learned judgement judges, two moves of everybody were seen to be enough. */
const FULL: SearchSettings = { ...SEARCH, cost: 8, ahead: 8 }

function search(m: Match<State>): SearchSettings | null {
  if (m.seats === 1) return { ...ALONE, cost: 1 + ROUND_COST * (LAST_ROUND - m.state.round) }
  return m.seats < LEAST_LEARNED ? SEARCH : m.state.family ? null : FULL
}

const byHand = (m: Match<State>, seat: number): number => valueBy(m, seat, weightsFor(m.seats))

/** When the game is over, only points are left. */
const finer = (m: Match<State>, seat: number): number =>
  m.flow.length === 0 ? scoreOf(m, seat).total : (expected(m, seat) ?? byHand(m, seat))

export const bot: BotKnowledge<State, AgricolaDecision> = {
  value: byHand,
  finer,
  prepare,
  parts: (m, seat) =>
    m.flow.length === 0 ? { points: scoreOf(m, seat).total } : parts(m, seat, weightsFor(m.seats), worthsFor(m.seats)),
  partNames,
  counts,
  countWords,
  search,
  begins: ['place'],
  again,
  contested: CONTESTED,
}
