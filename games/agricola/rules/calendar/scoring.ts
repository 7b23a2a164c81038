/** The score sheet: fourteen categories (A-SCORE-02 to -14), bonus points of cards, and who has won. */

import type { Match, Result, Score } from '@dorfplatz/kernel'
import { cardOf } from '../../cards/registry.ts'
import type { ScoreRule } from '../../cards/standing.ts'
import { counting } from '../cards/counting.ts'
import { memoryOf } from '../cards/memory.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { rowsAt } from './points.ts'
import { CATEGORIES, plainScore } from './sheet.ts'
import { targetOf } from './targets.ts'

function bonusOf(m: Match<State>, seat: number, rule: ScoreRule): number {
  if (rule.if !== undefined && !counting.test(rule.if)(m, seat)) return 0
  if (rule.points !== undefined) return counting.count(rule.points)(m, seat)
  if (rule.of === undefined) return 0
  const n = counting.count(rule.of)(m, seat)
  if (rule.except !== undefined) return n - rule.except.filter((nth) => nth <= n).length
  return rule.rows === undefined ? 0 : rowsAt(rule.rows, n)
}

/** What some cards in front of a player bring a seat. */
function bonusFrom(m: Match<State>, owner: number, cards: readonly number[], seat: number): number {
  let points = 0
  for (const no of cards) {
    if (owner === seat) points += memoryOf(playerOf(m, owner), no).points ?? 0
    const rules = cardOf(no).score
    if (rules === undefined) continue
    for (const rule of rules) if (owner === seat || rule.forAll === true) points += bonusOf(m, seat, rule)
  }
  return points
}

/** Bonus points of one seat: its own cards, and cards of anybody that reward all who meet them (A-OCCARD-G24). */
export function bonus(m: Match<State>, seat: number): number {
  let points = 0
  for (let owner = 0; owner < m.seats; owner++) {
    const { improvements, occupations } = playerOf(m, owner)
    points += bonusFrom(m, owner, improvements, seat) + bonusFrom(m, owner, occupations, seat)
  }
  return points
}

export function scoreOf(m: Match<State>, seat: number): Score {
  const p = playerOf(m, seat)
  const parts = plainScore(p)
  parts.bonus = bonus(m, seat)
  let total = 0
  for (const category of CATEGORIES) total += parts[category]
  // Most building resources left decides ties only where the table wants it (A-SCORE-17).
  const left = (p.goods[0] ?? 0) + (p.goods[1] ?? 0) + (p.goods[2] ?? 0) + (p.goods[3] ?? 0)
  return { seat, total, parts, tiebreak: m.options.tieBreak === 'resources' ? [left] : [] }
}

export function result(m: Match<State>): Result {
  const scores = m.state.players.map((_, seat) => scoreOf(m, seat))
  const rank = (s: Score): number => s.total * 1000 + (s.tiebreak[0] ?? 0)
  const best = Math.max(...scores.map(rank))
  const winners = scores.filter((s) => rank(s) === best).map((s) => s.seat)
  if (m.seats > 1) return { scores, winners }
  const game = Number(m.options.soloGame ?? 1)
  const target = targetOf(game)
  const total = scores[0]?.total ?? 0
  return { scores, winners: total >= target ? [0] : [], verdict: `${total >= target ? 'reached' : 'missed'} ${target}` }
}
