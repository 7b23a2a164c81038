/** The score sheet of one farm: its categories (A-SCORE-02 to -14) without what cards add by looking at others. */

import type { Rows } from '../../cards/effects.ts'
import { tableOf } from '../../cards/ready.ts'
import { keptOn } from '../cards/kept.ts'
import { count } from '../farm/yard.ts'
import { BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE } from '../goods.ts'
import { cropsOn, fenced, roomCount, unused } from '../player.ts'
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

/** The line of the points printed on cards. */
export const CARDS = CATEGORIES.indexOf('cards')

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

/** What a card says about the sheet. */
interface OnSheet {
  readonly points: number
  readonly forgiven: number
  readonly noMinus: boolean
  readonly buysOff: boolean
}

const ON_SHEET = tableOf(
  (card): OnSheet => ({
    points: card.points,
    forgiven: card.forgiven ?? 0,
    noMinus: card.noMinus === true,
    buysOff: card.buysOffUnused === true,
  }),
)

/** From this amount on no table gives more. */
const MOST = 8

/** Points by amount, from 0 to `MOST`. */
const column = (rows: Rows): readonly number[] => Array.from({ length: MOST + 1 }, (_, n) => rowsAt(rows, n, -1))

const FIELDS = column(TABLES.fields)
const PASTURES = column(TABLES.pastures)
const GRAINS = column(TABLES.grain)
const VEGETABLES = column(TABLES.vegetables)
const FLOCK = column(TABLES.sheep)
const BOARS = column(TABLES.boar)
const HERD = column(TABLES.cattle)

function inColumn(points: readonly number[], amount: number, least: number): number {
  const found = points[amount > MOST ? MOST : amount] ?? least
  return found < least ? least : found
}

/** The sheet that is being filled in, in the order of the categories: bots fill in one for every answer they try. */
const lines: number[] = CATEGORIES.map(() => 0)

/** Fills in everything but bonus points, which may look at all players. What is given back holds until the next sheet. */
export function plainLines(p: Player): readonly number[] {
  let noMinus = false
  let forgiven = 0
  let points = 0
  let boughtOff = 0
  const improvements = p.improvements.length
  for (let i = 0; i < improvements + p.occupations.length; i++) {
    const no = (i < improvements ? p.improvements[i] : p.occupations[i - improvements]) ?? 0
    const card = ON_SHEET[no] ?? null
    if (card === null) continue
    if (card.noMinus) noMinus = true
    if (card.buysOff) boughtOff += keptOn(p, no)
    forgiven += card.forgiven
    points += card.points
  }
  const least = noMinus ? 0 : -1
  const rooms = roomCount(p)
  lines[0] = inColumn(FIELDS, count(p.fields), least)
  lines[1] = inColumn(PASTURES, p.pastures.length, least)
  lines[2] = inColumn(GRAINS, (p.goods[GRAIN] ?? 0) + cropsOn(p, GRAIN_CROP), least)
  lines[3] = inColumn(VEGETABLES, (p.goods[VEGETABLE] ?? 0) + cropsOn(p, VEGETABLE_CROP), least)
  lines[4] = inColumn(FLOCK, p.goods[SHEEP] ?? 0, least)
  lines[5] = inColumn(BOARS, p.goods[BOAR] ?? 0, least)
  lines[6] = inColumn(HERD, p.goods[CATTLE] ?? 0, least)
  lines[7] = boughtOff - count(unused(p))
  lines[8] = count(p.stables & fenced(p))
  lines[9] = p.house === 1 ? rooms : 0
  lines[10] = p.house === 2 ? 2 * rooms : 0
  lines[11] = 3 * p.people
  lines[CARDS] = points - 3 * Math.max(0, p.begging - forgiven)
  return lines
}

/** Everything but bonus points, by category. */
export function plainScore(p: Player): { [C in Category]: number } {
  const [
    fields = 0,
    pastures = 0,
    grain = 0,
    vegetables = 0,
    sheep = 0,
    boar = 0,
    cattle = 0,
    unusedSpaces = 0,
    fencedStables = 0,
    clayRooms = 0,
    stoneRooms = 0,
    persons = 0,
    cards = 0,
  ] = plainLines(p)
  return {
    fields,
    pastures,
    grain,
    vegetables,
    sheep,
    boar,
    cattle,
    unused: unusedSpaces,
    fencedStables,
    clayRooms,
    stoneRooms,
    persons,
    cards,
    bonus: 0,
  }
}

/** Everything but bonus points, added up. */
export function plainTotal(p: Player): number {
  const sheet = plainLines(p)
  let total = 0
  for (let i = 0; i < sheet.length; i++) total += sheet[i] ?? 0
  return total
}
