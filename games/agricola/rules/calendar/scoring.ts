/** The score sheet: fourteen categories (A-SCORE-02 to -14), bonus points of cards, and who has won. */

import type { Match, Result, Score } from '@dorfplatz/kernel'
import type { Rows } from '../../cards/effects.ts'
import type { ScoreRule } from '../../cards/standing.ts'
import type { Card } from '../../cards/types.ts'
import { runner } from '../../cards/words.ts'
import { keptOn } from '../cards/kept.ts'
import { memoryOf } from '../cards/memory.ts'
import { count } from '../farm/yard.ts'
import { BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE } from '../goods.ts'
import { cropsOn, eachCard, fenced, playerOf, roomCount, unused } from '../player.ts'
import { GRAIN_CROP, type Player, type State, VEGETABLE_CROP } from '../state.ts'
import { targetOf } from './targets.ts'

export const CATEGORIES = [
  'fields',
  'pastures',
  'grain',
  'vegetables',
  'sheep',
  'boar',
  'cattle',
  'unused',
  'fencedStables',
  'clayRooms',
  'stoneRooms',
  'persons',
  'cards',
  'bonus',
] as const

export type Category = (typeof CATEGORIES)[number]

/** Points by amount: the rows say from which amount on so many points are given; below the first it is -1. */
const TABLES: { readonly [C in 'fields' | 'pastures' | 'grain' | 'vegetables' | 'sheep' | 'boar' | 'cattle']: Rows } = {
  fields: [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ],
  pastures: [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ],
  grain: [
    [1, 1],
    [4, 2],
    [6, 3],
    [8, 4],
  ],
  vegetables: [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ],
  sheep: [
    [1, 1],
    [4, 2],
    [6, 3],
    [8, 4],
  ],
  boar: [
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
  ],
  cattle: [
    [1, 1],
    [2, 2],
    [4, 3],
    [6, 4],
  ],
}

/** Of the rows whose number is reached, the highest counts. */
export function rowsAt(rows: Rows, n: number, below = 0): number {
  let points = below
  for (const [from, gives] of rows) if (n >= from) points = gives
  return points
}

/** The seven categories that a table scores, by amount. */
export function amountsOf(p: Player): { readonly [C in keyof typeof TABLES]: number } {
  return {
    fields: count(p.fields),
    pastures: p.pastures.length,
    grain: (p.goods[GRAIN] ?? 0) + cropsOn(p, GRAIN_CROP),
    vegetables: (p.goods[VEGETABLE] ?? 0) + cropsOn(p, VEGETABLE_CROP),
    sheep: p.goods[SHEEP] ?? 0,
    boar: p.goods[BOAR] ?? 0,
    cattle: p.goods[CATTLE] ?? 0,
  }
}

/** Everything but bonus points, which may look at all players. */
export function plainScore(p: Player): { [C in Category]: number } {
  const amounts = amountsOf(p)
  let noMinus = false
  let forgiven = 0
  let points = 0
  let boughtOff = 0
  eachCard(p, (card) => {
    if (card.noMinus === true) noMinus = true
    if (card.buysOffUnused === true) boughtOff += keptOn(p, card.no)
    forgiven += card.forgiven ?? 0
    points += card.points
  })
  const table = (category: keyof typeof TABLES): number => rowsAt(TABLES[category], amounts[category], noMinus ? 0 : -1)
  const rooms = roomCount(p)
  return {
    fields: table('fields'),
    pastures: table('pastures'),
    grain: table('grain'),
    vegetables: table('vegetables'),
    sheep: table('sheep'),
    boar: table('boar'),
    cattle: table('cattle'),
    unused: boughtOff - count(unused(p)),
    fencedStables: count(p.stables & fenced(p)),
    clayRooms: p.house === 1 ? rooms : 0,
    stoneRooms: p.house === 2 ? 2 * rooms : 0,
    persons: 3 * p.people,
    cards: points - 3 * Math.max(0, p.begging - forgiven),
    bonus: 0,
  }
}

function bonusOf(m: Match<State>, seat: number, rule: ScoreRule): number {
  if (rule.if !== undefined && !runner.test(rule.if)(m, seat)) return 0
  if (rule.points !== undefined) return runner.count(rule.points)(m, seat)
  if (rule.of === undefined) return 0
  const n = runner.count(rule.of)(m, seat)
  if (rule.except !== undefined) return n - rule.except.filter((nth) => nth <= n).length
  return rule.rows === undefined ? 0 : rowsAt(rule.rows, n)
}

/** Bonus points of one seat: its own cards, and cards of anybody that reward all who meet them (A-OCCARD-G24). */
export function bonus(m: Match<State>, seat: number): number {
  let points = 0
  for (let owner = 0; owner < m.seats; owner++) {
    const p = playerOf(m, owner)
    const score = (card: Card): void => {
      if (owner === seat) points += memoryOf(p, card.no).points ?? 0
      for (const rule of card.score ?? []) if (owner === seat || rule.forAll === true) points += bonusOf(m, seat, rule)
    }
    eachCard(p, score)
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
