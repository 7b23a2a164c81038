/** What was learned by playing at full tables: the points a seat may expect at the end, by a network (`npm run train:net`). */

import { type Match, type Net, netOf } from '@dorfplatz/kernel'
import type { State } from '../rules/state.ts'
import { features, INPUTS } from './features.ts'

/** Seats from which on it judges: it was learned at four. */
export const LEAST_LEARNED = 4

let learned: Net | null = null

/** So many rows are remembered: answers tried one after the other often differ in nothing that is looked at. */
const REMEMBERED = 16
const rows = Array.from({ length: REMEMBERED }, () => new Float32Array(INPUTS))
const found = new Float64Array(REMEMBERED)
let known = 0
let next = 0

/** Where a row like this one is remembered, or -1. */
function recalled(row: Float32Array): number {
  for (let i = 0; i < known; i++) {
    const other = rows[i]
    if (other !== undefined && other !== row && alike(row, other)) return i
  }
  return -1
}

function alike(a: Float32Array, b: Float32Array): boolean {
  for (let i = 0; i < INPUTS; i++) if (a[i] !== b[i]) return false
  return true
}

/** Fetches the network for tables where it judges. */
export async function prepare(seats: number): Promise<void> {
  if (seats >= LEAST_LEARNED && learned === null) learned = netOf((await import('./net.four.ts')).net)
}

/** What the network expects; null where it does not judge. */
export function expected(m: Match<State>, seat: number): number | null {
  if (learned === null || m.seats < LEAST_LEARNED || m.state.family) return null
  const row = rows[next] as Float32Array
  features(m, seat, row)
  const before = recalled(row)
  if (before >= 0) return found[before] as number
  const points = learned(row)
  found[next] = points
  known = Math.max(known, next + 1)
  next = (next + 1) % REMEMBERED
  return points
}
