/** What this round will still bring by itself, and what a sowing would: the farm as it comes to Phase 9. */

import { CARDS } from '../cards/index.ts'
import { BONUS, CROPS, TOOLS } from '../rules/facts.ts'
import { copiesOf, field, isEmpty, isPlanted, plantOf, rowOf } from '../rules/field.ts'
import { at, pick, total } from '../rules/metrics.ts'
import { freshTools } from '../rules/progress.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'
import type { Player, State } from '../rules/state.ts'
import type { CardPart } from '../rules/words.ts'
import { lowestEmptyRow } from '../rules/workers.ts'

const HOPS = 2
const MILK = 6

/** A farm as Phase 9 finds it. Its lists may be the seat's own: who plans with them copies them first. */
export interface Ripe {
  /** Goods, jewelry and fresh tools, in the order of THINGS. */
  readonly stock: number[]
  readonly fields: number
  /** Rows of all fields, added up. */
  readonly rowSum: number
  readonly sheep: readonly number[]
  readonly crafts: readonly number[]
  readonly boulders: readonly number[]
  /** Bonus cards in play that bring something each round. */
  readonly incomes: number
}

/** Cards that bring something each round, by number. */
const INCOMES: readonly boolean[] = CARDS.map(
  (card) => card !== undefined && card.deck === BONUS && card.income !== null,
)

/** The farm as it will stand when Phase 9 of this round begins. */
export function beforeProgress(p: Player, s: State): Ripe {
  const stock = p.stock.slice()
  const phase = s.phase === 0 ? 10 : s.phase
  let fields = 0
  let rowSum = 0
  let lowest = 9
  for (let c = 0; c < p.fields.length; c++) {
    const f = at(p.fields, c)
    if (f === 0) continue
    let row = rowOf(f)
    if (isPlanted(f)) {
      if (phase <= 7) {
        stock[plantOf(f)] = at(stock, plantOf(f)) + row * copiesOf(f)
        row = Math.max(2, row - 1)
      }
    } else if (phase < 6) {
      row = Math.min(5, row + 1)
      if (row < 5 && row < lowest) lowest = row
    }
    fields++
    rowSum += row
  }
  // Of the fields that lie fallow the lowest rises once more.
  if (lowest < 9) rowSum++
  if (phase < 8) stock[MILK] = at(stock, MILK) + total(p.sheep)
  if (phase === 9) stock[TOOLS] = freshTools(p)
  let incomes = 0
  for (let i = 0; i < p.played.length; i++) if (INCOMES[at(p.played, i)] === true) incomes++
  return { stock, fields, rowSum, sheep: p.sheep, crafts: p.crafts, boulders: p.boulders, incomes }
}

/** How often an effect lets sow. */
function sowsIn(e: CardPart): number {
  if (e.do === 'sow') return e.max
  return e.do === 'seq' || e.do === 'choose' ? Math.max(0, ...e.of.map(sowsIn)) : 0
}

/** Spaces that let sow, and how often. */
const SOWING = ACTION_SPACES.flatMap(({ does }, space) => {
  const times = sowsIn(does)
  return times === 0 ? [] : [{ space, times }]
})

/** The column of the highest empty field, of equal ones the leftmost; -1 without any. */
function highestEmpty(fields: readonly number[]): number {
  let best = -1
  for (let c = 0; c < fields.length; c++) {
    const f = at(fields, c)
    if (isEmpty(f) && (best < 0 || f > at(fields, best))) best = c
  }
  return best
}

/** The farm after the best sowing that the board still allows, or null. */
export function sowing(p: Player, s: State): Player | null {
  let crops = 0
  for (let g = 0; g < CROPS; g++) crops += at(p.stock, g)
  if (crops === 0) return null
  let empty = 0
  for (let c = 0; c < p.fields.length; c++) if (isEmpty(at(p.fields, c))) empty++
  if (empty === 0) return null
  let times = 0
  let price = 9
  for (let i = 0; i < SOWING.length; i++) {
    const { space, times: n } = pick(SOWING, i)
    const row = lowestEmptyRow(s, space)
    if (row < 0 || row + 1 > p.workers) continue
    const can = Math.min(n, crops, empty)
    if (can - row > times - price + 1) {
      times = can
      price = row + 1
    }
  }
  if (times === 0) return null
  const stock = p.stock.slice()
  const fields = p.fields.slice()
  const coming = stock.slice(0, CROPS)
  for (let c = 0; c < fields.length; c++) {
    const f = at(fields, c)
    const crop = plantOf(f)
    if (isPlanted(f) && crop < CROPS) coming[crop] = at(coming, crop) + rowOf(f)
  }
  for (let i = 0; i < times; i++) {
    let crop = -1
    for (let g = 0; g < CROPS; g++) {
      if (at(stock, g) > 0 && g !== HOPS && (crop < 0 || at(coming, g) < at(coming, crop))) crop = g
    }
    if (crop < 0) crop = HOPS
    if (at(stock, crop) === 0) break
    const column = highestEmpty(fields)
    const row = rowOf(at(fields, column))
    stock[crop] = at(stock, crop) - 1
    coming[crop] = at(coming, crop) + row
    fields[column] = field(row, crop)
  }
  return { ...p, stock, fields, workers: p.workers - price }
}
