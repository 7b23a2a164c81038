/** The score sheet of one farm: its categories (A-SCORE-02 to -14) without what cards add by looking at others. */

import { keptOn } from '../cards/kept.ts'
import { count } from '../farm/yard.ts'
import { BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE } from '../goods.ts'
import { cropsOn, eachCard, fenced, roomCount, unused } from '../player.ts'
import { GRAIN_CROP, type Player, VEGETABLE_CROP } from '../state.ts'
import { rowsAt, TABLES } from './points.ts'

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
