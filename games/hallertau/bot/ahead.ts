/** What this round will still bring by itself, and what a sowing would: the farm as it comes to Phase 9. */

import { CARDS } from '../cards/index.ts'
import { BONUS, CROPS, deckOf, TOOLS } from '../rules/facts.ts'
import { copiesOf, field, isEmpty, isPlanted, plantOf, rowOf } from '../rules/field.ts'
import { at, total } from '../rules/metrics.ts'
import { freshTools } from '../rules/progress.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'
import type { Player, State } from '../rules/state.ts'
import type { CardPart } from '../rules/words.ts'
import { lowestEmptyRow } from '../rules/workers.ts'
import type { Farm } from './outlook.ts'
import type { Means } from './steps.ts'
import { W } from './weights.ts'

const HOPS = 2
const MILK = 6

/** The farm as it will stand when Phase 9 of this round begins. */
export function beforeProgress(p: Player, s: State): Farm & Means {
  const stock = p.stock.slice()
  const phase = s.phase === 0 ? 10 : s.phase
  const rows: number[] = []
  let lowest = -1
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
      if (row < 5 && (lowest < 0 || row < at(rows, lowest))) lowest = rows.length
    }
    rows.push(row)
  }
  if (lowest >= 0) rows[lowest] = at(rows, lowest) + 1
  if (phase < 8) stock[MILK] = at(stock, MILK) + total(p.sheep)
  if (phase === 9) stock[TOOLS] = freshTools(p)
  let income = 0
  for (const id of p.played) if (deckOf(id) === BONUS && CARDS[id]?.income !== null) income += W.income
  return { stock, rows, sheep: p.sheep, crafts: p.crafts.slice(), boulders: p.boulders.slice(), income }
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

/** The farm after the best sowing that the board still allows, or null. */
export function sowing(p: Player, s: State): Player | null {
  let crops = 0
  for (let g = 0; g < CROPS; g++) crops += at(p.stock, g)
  if (crops === 0) return null
  const empty: number[] = []
  for (let c = 0; c < p.fields.length; c++) if (isEmpty(at(p.fields, c))) empty.push(c)
  if (empty.length === 0) return null
  let times = 0
  let price = 9
  for (const { space, times: n } of SOWING) {
    const row = lowestEmptyRow(s, space)
    if (row < 0 || row + 1 > p.workers) continue
    const can = Math.min(n, crops, empty.length)
    if (can - row > times - price + 1) {
      times = can
      price = row + 1
    }
  }
  if (times === 0) return null
  empty.sort((a, b) => at(p.fields, b) - at(p.fields, a))
  const stock = p.stock.slice()
  const fields = p.fields.slice()
  const coming = stock.slice(0, CROPS)
  for (const f of fields) if (isPlanted(f) && plantOf(f) < CROPS) coming[plantOf(f)] = at(coming, plantOf(f)) + rowOf(f)
  for (let i = 0; i < times; i++) {
    let crop = -1
    for (let g = 0; g < CROPS; g++) {
      if (at(stock, g) > 0 && g !== HOPS && (crop < 0 || at(coming, g) < at(coming, crop))) crop = g
    }
    if (crop < 0) crop = HOPS
    if (at(stock, crop) === 0) break
    const column = empty[i] as number
    stock[crop] = at(stock, crop) - 1
    coming[crop] = at(coming, crop) + rowOf(at(fields, column))
    fields[column] = field(rowOf(at(fields, column)), crop)
  }
  return { ...p, stock, fields, workers: p.workers - price }
}
