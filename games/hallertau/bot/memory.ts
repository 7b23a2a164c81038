/**
 * What farms were found to be worth. Moves are played on again and again from nearly the same positions, and five of six
 * farms were judged a moment ago. A farm is remembered by all that its judgement looks at, until another takes its place.
 */

import { at } from '../rules/metrics.ts'
import type { Ripe } from './ahead.ts'

const PLACES = 2 ** 14
const WORDS = 9

const farms = new Int32Array(PLACES * WORDS)
const worths = new Float64Array(PLACES)
const plans = new Uint8Array(PLACES)
/** The farm asked for last, and its place; -1 where it cannot be remembered. */
const asked = new Int32Array(WORDS)
let place = -1

/** What a farm is worth, and after which plan. */
export interface Judged {
  readonly worth: number
  readonly plan: number
}
/** The same object each time: whoever asks reads it at once. */
const answer = { worth: 0, plan: 0 }

/** Numbers that fit into a byte, and into half of one. */
const BYTE = 255
const HALF = 15

const bytes = (list: readonly number[], i: number): number =>
  at(list, i) | (at(list, i + 1) << 8) | (at(list, i + 2) << 16) | (at(list, i + 3) << 24)

/** Whether every number of the farm has room in what is remembered of it. */
function hasRoom({ stock, fields, rowSum, sheep, crafts, boulders, incomes }: Ripe, tools: number): boolean {
  let large = tools | fields | rowSum | incomes
  for (let i = 0; i < stock.length; i++) large |= at(stock, i)
  for (let i = 0; i < sheep.length; i++) large |= at(sheep, i)
  let small = 0
  for (let i = 0; i < crafts.length; i++) small |= at(crafts, i)
  for (let i = 0; i < boulders.length; i++) small |= at(boulders, i)
  return (large & ~BYTE) === 0 && (small & ~HALF) === 0
}

/**
 * What this farm was found to be worth in somebody's eyes when Phase 9 of this round begins, or is over; null where nobody
 * remembers.
 */
export function recalled(farm: Ripe, tools: number, round: number, over: boolean, eyes: number): Judged | null {
  place = -1
  if (!hasRoom(farm, tools)) return null
  const { stock, fields, rowSum, sheep, crafts, boulders, incomes } = farm
  asked[0] = bytes(stock, 0)
  asked[1] = bytes(stock, 4)
  asked[2] = at(stock, 8) | (at(stock, 9) << 8) | (at(stock, 10) << 16) | (tools << 24)
  asked[3] = rowSum | (fields << 8) | (incomes << 16) | (round << 24) | (over ? 1 << 28 : 0)
  asked[4] = bytes(sheep, 0)
  asked[5] = bytes(sheep, 4)
  let ahead = 0
  for (let i = 0; i < crafts.length; i++) ahead = (ahead << 4) | at(crafts, i)
  asked[6] = (ahead << 8) | (at(boulders, 0) << 4) | at(boulders, 1)
  ahead = 0
  for (let i = 2; i < boulders.length; i++) ahead = (ahead << 4) | at(boulders, i)
  asked[7] = ahead
  asked[8] = eyes
  let mixed = 0
  for (let i = 0; i < WORDS; i++) {
    mixed = Math.imul(mixed ^ (asked[i] as number), 0x9e3779b1)
    mixed ^= mixed >>> 15
  }
  place = mixed & (PLACES - 1)
  const first = place * WORDS
  for (let i = 0; i < WORDS; i++) if (farms[first + i] !== asked[i]) return null
  answer.worth = worths[place] as number
  answer.plan = plans[place] as number
  return answer
}

/** Remembers what was found of the farm asked for last. */
export function remember(worth: number, plan: number): Judged {
  if (place >= 0) {
    farms.set(asked, place * WORDS)
    worths[place] = worth
    plans[place] = plan
  }
  answer.worth = worth
  answer.plan = plan
  return answer
}
