/** Fences: which sets are legal and why not, what the cheapest new pasture costs, and legal answers by chance. */

import { type Random, type Refusal, refuse } from '@dorfplatz/kernel'
import type { Player } from '../state.ts'
import { at } from '../tables.ts'
import {
  around,
  type Cells,
  connected,
  count,
  edgesOf,
  enclosed,
  FARM,
  lowest,
  MAX_FENCES,
  outlineH,
  outlineV,
  pasturesOf,
  VERTICAL,
} from './yard.ts'

/** What a fence answer is judged against. */
export interface Yard {
  readonly fenceH: number
  readonly fenceV: number
  /** Spaces with a room or a field: never inside a pasture (A-FENCE-04). */
  readonly blocked: Cells
  readonly pastures: readonly Cells[]
}

/** Edges as two words of bits, and how many; null if there are none, or one twice. */
export function edgeSet(edges: readonly number[]): { h: number; v: number; n: number } | null {
  let h = 0
  let v = 0
  for (const e of edges) {
    if (e < VERTICAL) h |= 1 << e
    else v |= 1 << (e - VERTICAL)
  }
  const n = count(h) + count(v)
  return n > 0 && n === edges.length ? { h, v, n } : null
}

/** May these new fences be built? The test of A-FENCE without the reasons: see `checkFences`. */
export function isLegal(yard: Yard, h: number, v: number): boolean {
  if ((yard.fenceH & h) !== 0 || (yard.fenceV & v) !== 0) return false
  const allH = yard.fenceH | h
  const allV = yard.fenceV | v
  const inside = enclosed(allH, allV)
  if ((inside & yard.blocked) !== 0 || !connected(inside)) return false
  let boundH = 0
  let boundV = 0
  for (const p of pasturesOf(allH, allV)) {
    boundH |= outlineH(p)
    boundV |= outlineV(p)
  }
  return allH === boundH && allV === boundV
}

/** Why these new fences may not be built, or null. Prices and stock are judged elsewhere. */
export function checkFences(yard: Yard, h: number, v: number): Refusal | null {
  if (isLegal(yard, h, v)) return null
  if ((yard.fenceH & h) !== 0 || (yard.fenceV & v) !== 0) {
    return refuse('A-FENCE-02', { edges: edgesOf(yard.fenceH & h, yard.fenceV & v) })
  }
  const allH = yard.fenceH | h
  const allV = yard.fenceV | v
  const inside = enclosed(allH, allV)
  const pastures = pasturesOf(allH, allV)
  let boundH = 0
  let boundV = 0
  for (const p of pastures) {
    boundH |= outlineH(p)
    boundV |= outlineV(p)
  }
  const looseH = allH & ~boundH
  const looseV = allV & ~boundV
  if (looseH !== 0 || looseV !== 0) return explainLoose(yard, looseH, looseV, pastures)
  if ((inside & yard.blocked) !== 0) return refuse('A-FENCE-04', { cells: cellsOf(inside & yard.blocked) })
  // New fences that bound pastures on both sides always make a new one, so A-FENCE-11 needs no test of its own.
  return refuse(yard.pastures.length > 0 ? 'A-FENCE-06' : 'A-FENCE-07', { cells: cellsOf(island(inside, yard)) })
}

export function cellsOf(cells: Cells): number[] {
  const list: number[] = []
  for (let m = cells; m !== 0; m &= m - 1) list.push(lowest(m))
  return list
}

/** A part of the pastures that does not touch the rest: the one without old pastures. */
function island(inside: Cells, yard: Yard): Cells {
  let old = 0
  for (const p of yard.pastures) old |= p
  const start = old !== 0 ? old & -old : inside & -inside
  let area = start
  for (;;) {
    const wider = (area | around(area)) & inside
    if (wider === area) return inside & ~area
    area = wider
  }
}

/** Fences that bound no pasture: either a region is still open (then which edges would close it), or they are idle. */
function explainLoose(yard: Yard, looseH: number, looseV: number, pastures: readonly Cells[]): Refusal {
  for (const p of pastures) {
    // Inside one pasture on both sides.
    const withinH = looseH & p & (p << 6)
    const withinV = looseV & p & (p << 1)
    if (withinH !== 0 || withinV !== 0) {
      return refuse('A-FENCE-10', { edges: edgesOf(withinH, withinV) })
    }
  }
  const gap = closing(yard, looseH, looseV)
  if (gap !== null && gap.length <= count(looseH) + count(looseV)) return refuse('A-FENCE-03', { open: gap })
  return refuse('A-FENCE-10', { edges: edgesOf(looseH, looseV) })
}

/** The fewest edges that would close a region bounded by the loose fences. */
function closing(yard: Yard, looseH: number, looseV: number): number[] | null {
  let best: number[] | null = null
  let size = Number.POSITIVE_INFINITY
  for (const shape of shapes()) {
    if ((shape & yard.blocked) !== 0) continue
    const sideH = outlineH(shape)
    const sideV = outlineV(shape)
    if ((looseH & ~sideH) !== 0 || (looseV & ~sideV) !== 0) continue
    const missH = sideH & ~(yard.fenceH | looseH)
    const missV = sideV & ~(yard.fenceV | looseV)
    const n = count(missH) + count(missV)
    if (n < size) {
      size = n
      best = edgesOf(missH, missV)
    }
  }
  return best
}

let allShapes: readonly Cells[] | null = null

/** All connected sets of spaces that 15 fences can surround. */
export function shapes(): readonly Cells[] {
  if (allShapes !== null) return allShapes
  const seen = new Set<Cells>()
  let edge = cellsOf(FARM).map((cell) => 1 << cell)
  for (const s of edge) seen.add(s)
  while (edge.length > 0) {
    const next: Cells[] = []
    for (const s of edge) {
      for (let more = around(s) & ~s; more !== 0; more &= more - 1) {
        const wider = s | (more & -more)
        if (!seen.has(wider)) {
          seen.add(wider)
          next.push(wider)
        }
      }
    }
    edge = next
  }
  allShapes = [...seen].filter((s) => count(outlineH(s)) + count(outlineV(s)) <= MAX_FENCES)
  return allShapes
}

function missing(yard: Yard, cells: Cells): number {
  return count(outlineH(cells) & ~yard.fenceH) + count(outlineV(cells) & ~yard.fenceV)
}

function union(pastures: readonly Cells[]): Cells {
  let all = 0
  for (const p of pastures) all |= p
  return all
}

/** Spaces on which a new pasture may begin: without room, field or fence around, touching the pastures if any. */
export function newGround(yard: Yard): Cells {
  const old = union(yard.pastures)
  const free = FARM & ~yard.blocked & ~old
  return old === 0 ? free : around(old) & free
}

/** So many yards are remembered, each by its fences and what blocks it, until another takes its place. */
const YARDS = 512
const looked = new Int32Array(3 * YARDS).fill(-1)
const fewest = new Int8Array(YARDS)

/**
 * The fewest new fences that make one more pasture, or 99 where none can arise. Bots try the same few yards again and again:
 * what was found a moment ago is not looked for anew.
 */
export function fewestFences(yard: Yard): number {
  const { fenceH, fenceV, blocked } = yard
  const mixed = Math.imul(fenceH ^ Math.imul(fenceV, 0x9e3779b1) ^ Math.imul(blocked, 0x85ebca6b), 0xc2b2ae35)
  const place = mixed >>> 23
  const at = 3 * place
  if (looked[at] === fenceH && looked[at + 1] === fenceV && looked[at + 2] === blocked) return fewest[place] ?? 99
  const found = lookForFewest(yard)
  looked[at] = fenceH
  looked[at + 1] = fenceV
  looked[at + 2] = blocked
  fewest[place] = found
  return found
}

function lookForFewest(yard: Yard): number {
  let best = 99
  for (let m = newGround(yard); m !== 0; m &= m - 1) {
    const n = missing(yard, m & -m)
    if (n < best) best = n
  }
  if (yard.pastures.length === 0) return best
  for (const p of yard.pastures) {
    if ((p & (p - 1)) === 0) continue
    for (let m = p; m !== 0; m &= m - 1) {
      const n = missing(yard, m & -m)
      if (n < best) best = n
    }
  }
  if (best <= 1) return best
  // A block behind one open edge, or two blocks joined by one: rarer than single spaces, so looked for last.
  const ground = newGround(yard)
  const free = FARM & ~yard.blocked & ~union(yard.pastures)
  for (const s of shapes()) {
    const fits = (s & ~free) === 0 ? (s & ground) !== 0 : yard.pastures.some((p) => (s & ~p) === 0 && s !== p)
    if (!fits) continue
    const n = missing(yard, s)
    if (n < best) best = n
  }
  return best
}

/**
 * A legal fence answer by chance: new pastures grown from random spaces and old ones divided, for at most `most`
 * fences. Undefined when not even one pasture can be built.
 */
export function sampleFences(yard: Yard, most: number, random: Random): number[] | undefined {
  let { fenceH, fenceV } = yard
  let pastures = yard.pastures
  let left = most
  let built = false
  for (let pasture = 0; pasture < 6; pasture++) {
    const now: Yard = { fenceH, fenceV, blocked: yard.blocked, pastures }
    const shape = onePasture(now, left, random)
    if (shape === 0) break
    left -= missing(now, shape)
    fenceH |= outlineH(shape)
    fenceV |= outlineV(shape)
    pastures = pasturesOf(fenceH, fenceV)
    built = true
    if (left === 0 || random(3) === 0) break
  }
  if (!built) return undefined
  return edgesOf(fenceH & ~yard.fenceH, fenceV & ~yard.fenceV)
}

/** A shape that can become a pasture of its own for at most `most` fences; 0 if none was found. */
function onePasture(yard: Yard, most: number, random: Random): Cells {
  const old = union(yard.pastures)
  const free = FARM & ~yard.blocked & ~old
  const ground = newGround(yard)
  for (let attempt = 0; attempt < 6; attempt++) {
    const divide = yard.pastures.length > 0 && random(4) === 0
    const within = divide ? at(yard.pastures, random(yard.pastures.length)) : free
    if (divide && (within & (within - 1)) === 0) continue
    const start = pick(divide ? within : ground, random)
    if (start === 0) continue
    let shape = start
    let good = missing(yard, shape) <= most ? shape : 0
    for (let size = random(4); size > 0; size--) {
      const next = pick(around(shape) & within & ~shape, random)
      if (next === 0 || (divide && (shape | next) === within)) break
      shape |= next
      if (missing(yard, shape) <= most) good = shape
    }
    if (good !== 0) return good
  }
  for (const s of shapes()) {
    const fits = (s & ~free) === 0 ? (s & ground) !== 0 : yard.pastures.some((p) => (s & ~p) === 0 && s !== p)
    if (fits && missing(yard, s) <= most) return s
  }
  return 0
}

function pick(cells: Cells, random: Random): Cells {
  if (cells === 0) return 0
  let m = cells
  for (let skip = random(count(cells)); skip > 0; skip--) m &= m - 1
  return m & -m
}

/** Every single-space pasture that can be added: space and the edges still missing (Mini Pasture). */
export function singlePastures(yard: Yard, most: number): { cell: number; edges: number[] }[] {
  const list: { cell: number; edges: number[] }[] = []
  for (const cell of cellsOf(newGround(yard))) {
    const bit = 1 << cell
    if (missing(yard, bit) > most) continue
    list.push({ cell, edges: edgesOf(outlineH(bit) & ~yard.fenceH, outlineV(bit) & ~yard.fenceV) })
  }
  return list
}

/** The pastures after building, old ones kept as far as they were not divided. */
export function pasturesAfter(yard: Yard, h: number, v: number): Cells[] {
  return pasturesOf(yard.fenceH | h, yard.fenceV | v)
}

export function yardOf(p: Player): Yard {
  return { fenceH: p.fenceH, fenceV: p.fenceV, blocked: p.rooms | p.fields, pastures: p.pastures }
}
