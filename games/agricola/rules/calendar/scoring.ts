/** The score sheet: fourteen categories (A-SCORE-02 to -14), bonus points of cards, and who has won. */

import type { Match, Result, Score } from '@dorfplatz/kernel'
import { type CardTable, tableOf } from '../../cards/ready.ts'
import type { ScoreRule } from '../../cards/standing.ts'
import { counting } from '../cards/counting.ts'
import { playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { rowsAt } from './points.ts'
import { CATEGORIES, plainScore, plainTotal } from './sheet.ts'
import { targetOf } from './targets.ts'

function bonusOf(m: Match<State>, seat: number, rule: ScoreRule): number {
  if (rule.if !== undefined && !counting.test(rule.if)(m, seat)) return 0
  if (rule.points !== undefined) return counting.count(rule.points)(m, seat)
  if (rule.of === undefined) return 0
  const n = counting.count(rule.of)(m, seat)
  if (rule.except !== undefined) return n - rule.except.filter((nth) => nth <= n).length
  return rule.rows === undefined ? 0 : rowsAt(rule.rows, n)
}

/** The rules of cards that score, and of those only the ones that reward everybody. */
const SCORES = tableOf((card) => card.score)
const REWARDS = tableOf((card) => {
  const rules = card.score?.filter((rule) => rule.forAll === true) ?? []
  return rules.length === 0 ? undefined : rules
})

/** What some cards bring a seat by such rules. */
function bonusFrom(m: Match<State>, cards: readonly number[], rules: CardTable<readonly ScoreRule[]>, seat: number) {
  let points = 0
  for (let i = 0; i < cards.length; i++) {
    const own = rules[cards[i] ?? 0] ?? null
    if (own === null) continue
    for (const rule of own) points += bonusOf(m, seat, rule)
  }
  return points
}

/** Points noted on cards of a player. */
function noted(p: Player, cards: readonly number[]): number {
  let points = 0
  for (let i = 0; i < cards.length; i++) points += p.memory[cards[i] ?? 0]?.points ?? 0
  return points
}

/** Bonus points of one seat: its own cards, and cards of anybody that reward all who meet them (A-OCCARD-G24). */
export function bonus(m: Match<State>, seat: number): number {
  let points = 0
  for (let owner = 0; owner < m.seats; owner++) {
    const p = playerOf(m, owner)
    const rules = owner === seat ? SCORES : REWARDS
    points += bonusFrom(m, p.improvements, rules, seat) + bonusFrom(m, p.occupations, rules, seat)
    if (owner === seat) points += noted(p, p.improvements) + noted(p, p.occupations)
  }
  return points
}

/** All points of a seat, without a sheet. */
export const totalOf = (m: Match<State>, seat: number): number => plainTotal(playerOf(m, seat)) + bonus(m, seat)

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
