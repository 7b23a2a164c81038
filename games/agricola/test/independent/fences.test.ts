/** Fences drawn by chance, judged by the rulebook's conditions one by one. */

import { type Random, randomFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { at, ring, type Table, table } from '../cards-e/table.ts'

const CELLS = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16]
const ROOMS = [at(1, 0), at(2, 0)]
const EDGES = [...new Set(CELLS.flatMap((cell) => ring(cell)))].sort((a, b) => a - b)

/** The two spaces an edge lies between; -1 is outside. */
function sides(edge: number): readonly [number, number] {
  const touching = CELLS.filter((cell) => ring(cell).includes(edge))
  return [touching[0] ?? -1, touching[1] ?? -1]
}
const SIDES = new Map(EDGES.map((edge) => [edge, sides(edge)]))

/** Which area each space belongs to: 0 is outside. */
function regions(fences: ReadonlySet<number>): Map<number, number> {
  const region = new Map<number, number>([[-1, 0]])
  const spread = (from: number, n: number): void => {
    const queue = [from]
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      for (const [edge, [a, b]] of SIDES) {
        if (fences.has(edge) || (a !== cell && b !== cell)) continue
        const next = a === cell ? b : a
        if (region.has(next)) continue
        region.set(next, n)
        queue.push(next)
      }
    }
  }
  spread(-1, 0)
  let n = 0
  for (const cell of CELLS) {
    if (region.has(cell)) continue
    n++
    region.set(cell, n)
    spread(cell, n)
  }
  return region
}

interface Farm {
  readonly built: readonly number[]
  readonly fields: readonly number[]
  readonly wood: number
}

/** The rulebook's conditions on new fences. */
function legal({ built, fields, wood }: Farm, added: readonly number[]): boolean {
  if (added.length === 0 || added.length > wood || built.length + added.length > 15) return false
  const fences = new Set([...built, ...added])
  const region = regions(fences)
  for (const cell of [...ROOMS, ...fields]) if (region.get(cell) !== 0) return false
  for (const edge of fences) {
    const [a, b] = SIDES.get(edge) ?? [-1, -1]
    if (region.get(a) === region.get(b)) return false
  }
  const inside = CELLS.filter((cell) => region.get(cell) !== 0)
  const reached = new Set(inside.slice(0, 1))
  const queue = [...reached]
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const next of [cell - 6, cell + 6, cell - 1, cell + 1]) {
      if (inside.includes(next) && !reached.has(next)) {
        reached.add(next)
        queue.push(next)
      }
    }
  }
  return reached.size === inside.length
}

const STARTS: readonly (readonly number[][])[] = [
  [],
  [[at(0, 4)]],
  [[at(1, 3), at(1, 4), at(2, 3), at(2, 4)]],
  [[at(0, 3), at(0, 4)], [at(1, 4)]],
  [[at(0, 4)], [at(1, 4)], [at(2, 4)], [at(2, 3)]],
]

function farm(random: Random, wood: number): { t: Table; farm: Farm } {
  const start = STARTS[random(STARTS.length)] ?? []
  const built = [...new Set(start.flatMap((cells) => ring(...cells)))].sort((a, b) => a - b)
  const fields = random(2) === 0 ? [] : [at(0, 1), at(0, 2)].slice(0, 1 + random(2))
  const t = table().fields(fields)
  if (built.length > 0) {
    t.has({ wood: 15 }).go('fences', built)
    t.edit((s) => s.by.fill(0)).go('day_laborer')
  }
  t.has({ wood })
  return { t, farm: { built, fields, wood } }
}

describe('fences by chance', () => {
  test('[A-FENCE-01] [A-FENCE-03] [A-FENCE-04] [A-FENCE-06] [A-FENCE-07] [A-FENCE-09] [A-FENCE-10] the same verdict on every plan', () => {
    const random = randomFrom('fences')
    let good = 0
    let bad = 0
    for (let n = 0; n < 60; n++) {
      const { t, farm: f } = farm(random, 4 + random(10))
      if (t.whyNot('fences') !== null) continue
      t.go('fences')
      for (let plan = 0; plan < 30; plan++) {
        const first = CELLS[random(CELLS.length)] as number
        const cells = [first]
        for (let more = random(4); more > 0; more--) {
          const near = CELLS.filter((c) => !cells.includes(c) && cells.some((d) => [1, 6].includes(Math.abs(c - d))))
          cells.push(near[random(near.length)] ?? first)
        }
        const set = new Set(random(3) === 0 ? cells.flatMap((c) => ring(c)) : ring(...new Set(cells)))
        if (random(4) === 0) set.add(EDGES[random(EDGES.length)] as number)
        if (random(4) === 0) set.delete([...set][random(set.size)] as number)
        const added = [...set].filter((e) => !f.built.includes(e)).sort((a, b) => a - b)
        const verdict = t.why(added) === null
        const expected = legal(f, added)
        if (verdict !== expected) expect([f, added, verdict]).toEqual([f, added, expected])
        if (expected) good++
        else bad++
      }
    }
    expect(good).toBeGreaterThan(100)
    expect(bad).toBeGreaterThan(100)
  })

  test('[A-FENCE-11] [A-WORK-33] the space is open exactly when some plan can be paid', () => {
    const random = randomFrom('open')
    for (let n = 0; n < 24; n++) {
      const { t, farm: f } = farm(random, random(5))
      const fences = new Set(f.built)
      const region = regions(fences)
      const free = CELLS.filter((c) => !ROOMS.includes(c) && !f.fields.includes(c))
      let open = false
      for (let mask = 1; mask < 2 ** free.length && !open; mask++) {
        const cells = free.filter((_, i) => (mask >> i) & 1)
        if (cells.length > 6) continue
        const home = region.get(cells[0] as number)
        if (!cells.every((c) => region.get(c) === home)) continue
        const added = ring(...cells).filter((e) => !fences.has(e))
        if (added.length <= f.wood && legal(f, added)) open = true
      }
      expect([f, t.whyNot('fences') === null]).toEqual([f, open])
    }
  })
})
