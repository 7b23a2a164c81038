/** What a farm may still come to: the rounds left, played through in broad strokes. */

import { CENTER_VP, COLUMNS, LAST_SPACE, ROUNDS, STABLES, VP_SYMBOL, WINDOW } from '../rules/facts.ts'
import { at } from '../rules/metrics.ts'
import type { Ripe } from './ahead.ts'
import type { Means } from './steps.ts'
import type { Weights } from './weights.ts'

/** Points of craft positions, also between spaces. */
function craftPoints(crafts: readonly number[], early: number): number {
  let least = LAST_SPACE
  let sum = 0
  for (let i = 0; i < crafts.length; i++) {
    const c = Math.min(LAST_SPACE, at(crafts, i))
    if (c < least) least = c
    sum += Math.min(6, c)
  }
  const below = Math.floor(least)
  let points = at(CENTER_VP, below)
  if (below < LAST_SPACE) points += (least - below) * (at(CENTER_VP, below + 1) - points)
  const from = Math.max(6, least)
  for (let i = 0; i < crafts.length; i++) points += VP_SYMBOL * Math.max(0, Math.min(LAST_SPACE, at(crafts, i)) - from)
  return points + early * sum
}

/** Steps that tools allow in one round: one for each building, a second for a tool, more for two. */
export const capacity = (tools: number): number => 5 + Math.min(tools, 5) + 0.5 * Math.max(0, Math.min(tools - 5, 10))

/** How far each building can be raised in a round: one list for all rounds, which are gone through one after the other. */
const top: number[] = [0, 0, 0, 0, 0]

/** Raises the lowest first. */
function waterfill(crafts: number[], steps: number, most: number): number {
  let left = steps
  for (let i = 0; i < crafts.length; i++) top[i] = Math.min(LAST_SPACE, at(crafts, i) + most)
  for (let guard = 0; guard < 12 && left > 1e-6; guard++) {
    let least = 99
    let next = 99
    let n = 0
    for (let i = 0; i < crafts.length; i++) {
      const c = at(crafts, i)
      if (c >= at(top, i) - 1e-9) continue
      if (c < least - 1e-9) {
        next = least
        least = c
        n = 1
      } else if (c < least + 1e-9) n++
      else if (c < next) next = c
    }
    if (n === 0) return left
    let rise = Math.min(next - least, left / n)
    for (let i = 0; i < crafts.length; i++) {
      const c = at(crafts, i)
      if (c < at(top, i) - 1e-9 && c < least + 1e-9) rise = Math.min(rise, at(top, i) - c)
    }
    if (rise <= 0) return left
    for (let i = 0; i < crafts.length; i++) {
      const c = at(crafts, i)
      if (c < at(top, i) - 1e-9 && c < least + 1e-9) {
        crafts[i] = c + rise
        left -= rise
      }
    }
  }
  return left
}

/** Points this farm may expect from the rounds after `round`, whose progress is over; `left` is what it left. */
export function outlook({ fields, rowSum, sheep, incomes }: Ripe, left: Means, round: number, w: Weights): number {
  const { stock } = left
  const crafts = left.crafts.slice()
  const rounds = ROUNDS - round
  let goods = 0
  let all = 0
  for (let g = 0; g < 9; g++) {
    const n = at(stock, g)
    all += n
    goods += w.good * Math.min(n, w.heapFrom) + w.heap * Math.max(0, n - w.heapFrom)
  }
  const tools = at(stock, 10)
  const jewelry = at(stock, 9)
  if (rounds === 0) {
    return craftPoints(crafts, 0) + (rowSum + all + tools) / 5 + jewelry + at(sheep, STABLES)
  }
  let herd = 0
  for (let place = round + 1; place <= STABLES; place++) {
    const n = at(sheep, place)
    if (n === 0) continue
    const milkings = place === STABLES ? rounds : place - round - 1
    herd += n * (w.milk * milkings + w.meat)
  }
  goods += herd
  goods += w.seed * Math.min(at(stock, 0) + at(stock, 1) + at(stock, 2) + at(stock, 3), fields, 4)
  const crop = w.field * Math.min(fields, 5) + w.manyFields * Math.max(0, Math.min(fields, COLUMNS) - 5)
  goods += w.row * (rowSum - 3 * fields)
  let income = 0
  for (let i = 0; i < incomes; i++) income += w.income
  const most = capacity(tools)
  for (let q = round + 1; q <= ROUNDS; q++) {
    let sum = 0
    let least = LAST_SPACE
    for (let i = 0; i < 5; i++) {
      sum += at(crafts, i)
      least = Math.min(least, at(crafts, i))
    }
    const center = Math.min(6, least)
    const workers = at(WINDOW, Math.floor(center)) + (center % 1)
    goods += w.work * workers + crop + income
    let steps = Math.min(most, goods / at(w.cost, q))
    if (q === ROUNDS) steps = Math.min(most, steps + jewelry)
    goods -= steps * at(w.cost, q)
    goods += waterfill(crafts, steps, 2.5) * at(w.cost, q)
    if (sum >= 50) break
  }
  return craftPoints(crafts, w.early) + (rowSum + Math.max(0, goods) + tools) / 5 + at(sheep, STABLES) + 0.3 * jewelry
}
