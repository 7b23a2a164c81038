/** Fences: every rule with its examples, and the validator against an independent flood fill. */

import { randomFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { checkFences, fewestFences, isLegal, sampleFences, shapes, type Yard } from '../rules/farm/fences.ts'
import { ALL_EDGES, cellAt, edgesOf, FARM, h, outlineH, outlineV, pasturesOf, VERTICAL, v } from '../rules/farm/yard.ts'
import { at, ring, table } from './cards-e/table.ts'

const bit = (...cells: readonly number[]): number => cells.reduce((mask, cell) => mask | (1 << cell), 0)

function yard(pastures: readonly number[], blocked = bit(cellAt(1, 0), cellAt(2, 0))): Yard {
  let fenceH = 0
  let fenceV = 0
  for (const p of pastures) {
    fenceH |= outlineH(p)
    fenceV |= outlineV(p)
  }
  return { fenceH, fenceV, blocked, pastures: pasturesOf(fenceH, fenceV) }
}

/** Edge numbers as the two words of edges. */
function words(edges: readonly number[]): [number, number] {
  let hs = 0
  let vs = 0
  for (const e of edges) {
    if (e < VERTICAL) hs |= 1 << e
    else vs |= 1 << (e - VERTICAL)
  }
  return [hs, vs]
}

function judge(y: Yard, edges: readonly number[]): string | null {
  return checkFences(y, ...words(edges))?.rule ?? null
}

const SIDES = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
const OUTSIDE = 15

/** The normative algorithm once more, written differently: rows and columns, a list of regions, no bits. */
function bruteForce(fences: ReadonlySet<number>, blocked: ReadonlySet<string>): boolean {
  const region = new Array<number>(16).fill(-1)
  const crossing = (r: number, c: number, dr: number, dc: number): number =>
    dr === -1 ? h(r, c) : dr === 1 ? h(r + 1, c) : dc === -1 ? v(r, c) : v(r, c + 1)
  for (let first = 0; first < 15; first++) {
    if (region[first] !== -1) continue
    const members = [first]
    region[first] = first
    let open = false
    for (let i = 0; i < members.length; i++) {
      const cell = members[i] as number
      const r = Math.floor(cell / 5)
      const c = cell % 5
      for (const [dr, dc] of SIDES) {
        if (fences.has(crossing(r, c, dr, dc))) continue
        if (r + dr < 0 || r + dr > 2 || c + dc < 0 || c + dc > 4) {
          open = true
          continue
        }
        const next = (r + dr) * 5 + c + dc
        if (region[next] === -1) {
          region[next] = first
          members.push(next)
        }
      }
    }
    if (open) for (const cell of members) region[cell] = OUTSIDE
  }
  const of = (r: number, c: number): number =>
    r < 0 || r > 2 || c < 0 || c > 4 ? OUTSIDE : (region[r * 5 + c] as number)
  for (const cell of blocked) {
    const [r, c] = cell.split(',').map(Number) as [number, number]
    if (of(r, c) !== OUTSIDE) return false
  }
  for (const e of fences) {
    const vertical = e >= VERTICAL
    const at = vertical ? e - VERTICAL : e
    const r = Math.floor(at / 6)
    const c = at % 6
    if (of(r, c) === (vertical ? of(r, c - 1) : of(r - 1, c))) return false
  }
  const pasture = Array.from({ length: 15 }, (_, cell) => cell).filter((cell) => region[cell] !== OUTSIDE)
  const [start] = pasture
  if (start === undefined) return fences.size === 0
  const reached = [start]
  for (let i = 0; i < reached.length; i++) {
    const cell = reached[i] as number
    for (const [dr, dc] of SIDES) {
      const r = Math.floor(cell / 5) + dr
      const c = (cell % 5) + dc
      if (of(r, c) !== OUTSIDE && !reached.includes(r * 5 + c)) reached.push(r * 5 + c)
    }
  }
  return reached.length === pasture.length
}

describe('against an independent flood fill', () => {
  const random = randomFrom('fences')
  const edgeSet = (y: Yard, edges: readonly number[]): Set<number> =>
    new Set([...edgesOf(y.fenceH, y.fenceV), ...edges])

  /** Random shapes side by side with random damage: legal and illegal sets in fair parts. */
  function randomCase(): { y: Yard; edges: number[]; blocked: Set<string> } {
    const list = shapes()
    const blocked = new Set(['1,0', '2,0'])
    for (let i = random(4); i > 0; i--) blocked.add(`${random(3)},${random(5)}`)
    let mask = 0
    for (const cell of blocked) {
      const [r, c] = cell.split(',').map(Number) as [number, number]
      mask |= 1 << cellAt(r, c)
    }
    let y = yard([], mask)
    if (random(2) === 0) {
      const first = sampleFences(y, 4 + random(6), random)
      if (first !== undefined) {
        let fenceH = 0
        let fenceV = 0
        for (const e of first) {
          if (e < VERTICAL) fenceH |= 1 << e
          else fenceV |= 1 << (e - VERTICAL)
        }
        y = { fenceH, fenceV, blocked: mask, pastures: pasturesOf(fenceH, fenceV) }
      }
    }
    let hs = 0
    let vs = 0
    for (let n = 1 + random(3); n > 0; n--) {
      const shape = list[random(list.length)] as number
      hs |= outlineH(shape)
      vs |= outlineV(shape)
    }
    const edges = new Set(edgesOf(hs & ~y.fenceH, vs & ~y.fenceV))
    if (random(3) === 0) edges.delete([...edges][random(edges.size)] as number)
    if (random(4) === 0) edges.add(ALL_EDGES[random(ALL_EDGES.length)] as number)
    const old = new Set(edgesOf(y.fenceH, y.fenceV))
    return { y, edges: [...edges].filter((e) => !old.has(e)).sort((a, b) => a - b), blocked }
  }

  test('[A-FENCE-03] [A-FENCE-10] 100,000 random fence sets are judged as the brute force judges them', () => {
    let legal = 0
    let cases = 0
    while (cases < 100_000) {
      const { y, edges, blocked } = randomCase()
      if (edges.length === 0) continue
      cases++
      const fine = isLegal(y, ...words(edges))
      if (cases % 20 === 0) expect(judge(y, edges) === null).toBe(fine)
      if (fine) legal++
      if (fine !== bruteForce(edgeSet(y, edges), blocked)) {
        throw new Error(`${JSON.stringify({ y, edges })}: ${fine ? 'accepted' : 'refused'}`)
      }
    }
    expect(cases).toBe(100_000)
    expect(legal).toBeGreaterThan(5_000)
    expect(legal).toBeLessThan(95_000)
  })

  test('every sampled answer is legal, within its budget, and found whenever one pasture is affordable', () => {
    for (let i = 0; i < 3_000; i++) {
      const { y } = randomCase()
      const most = 1 + random(12)
      const answer = sampleFences(y, most, random)
      expect(answer === undefined).toBe(fewestFences(y) > most)
      if (answer === undefined) continue
      expect(answer.length).toBeLessThanOrEqual(most)
      expect(judge(y, answer)).toBeNull()
    }
  })
})

describe('the rules of the fence action', () => {
  const fenceTable = (wood: number) => table(2, 4).has({ wood })

  test('[A-FENCE-01] a fence costs 1 wood, and nobody has more than 15', () => {
    const t = fenceTable(5).go('fences', ring(at(0, 4)))
    expect(t.goods().wood).toBe(1)
    expect(fenceTable(3).whyNot('fences')).toBe('A-FENCE-11')
    const full = fenceTable(9)
      .fences([at(0, 4), at(1, 4), at(2, 4), at(2, 3)])
      .go('fences')
    expect(full.why([h(2, 2), h(3, 2), v(2, 2)])).toBe('A-FENCE-01')
    const poor = fenceTable(4).go('fences')
    expect(poor.why(ring(at(0, 3), at(0, 4)))).toBe('A-FENCE-01')
  })
  test('[A-FENCE-02] one fence for each edge', () => {
    expect(
      fenceTable(9)
        .fences([at(0, 4)])
        .go('fences')
        .why(ring(at(0, 4))),
    ).toBe('A-FENCE-02')
    expect(
      fenceTable(9)
        .go('fences')
        .why([h(0, 4), h(0, 4)]),
    ).toBe('A-FENCE-02')
    expect(
      fenceTable(9)
        .go('fences')
        .why({ fences: ['D1-top'] }),
    ).toBe('K-SHAPE')
    expect(fenceTable(9).go('fences').why({ fences: [] })).toBe('A-FENCE-02')
  })
  test('[A-FENCE-04] no room or field inside, fences along them are fine', () => {
    expect(
      fenceTable(9)
        .fields([at(0, 3)])
        .go('fences')
        .why(ring(at(0, 3), at(0, 4))),
    ).toBe('A-FENCE-04')
    expect(
      fenceTable(9)
        .fields([at(0, 3)])
        .go('fences')
        .why(ring(at(0, 4))),
    ).toBeNull()
  })
  test('[A-FENCE-05] fences stay: nothing offers to take one down', () => {
    const t = fenceTable(9).fences([at(0, 4)])
    t.go('fences', [h(2, 4), v(1, 4), v(1, 5)])
    expect(t.p().pastures).toHaveLength(2)
    expect(t.offers().every((choice) => Array.isArray(choice) && choice[0] !== 'fence')).toBe(true)
  })
  test('[A-FENCE-06] [A-FENCE-08] a new pasture touches an old one and shares its fence', () => {
    const t = () =>
      fenceTable(9)
        .fences([at(0, 4)])
        .go('fences')
    expect(t().why(ring(at(1, 3)))).toBe('A-FENCE-06')
    const shared = t().say([h(2, 4), v(1, 4), v(1, 5)])
    expect(shared.goods().wood).toBe(6)
    expect(shared.p().pastures).toHaveLength(2)
  })
  test('[A-FENCE-07] several first pastures form one area', () => {
    expect(
      fenceTable(9)
        .go('fences')
        .why([...ring(at(0, 4)), ...ring(at(2, 2))].sort((a, b) => a - b)),
    ).toBe('A-FENCE-07')
  })
  test('[A-FENCE-09] a pasture may be divided later', () => {
    const t = fenceTable(9).go('fences', ring(at(0, 3), at(0, 4)))
    expect(t.p().pastures).toHaveLength(1)
    t.edit((s) => {
      s.by.fill(0)
      s.turn = 1
    })
    t.say(5)
    t.go('fences', [v(0, 4)])
    expect(t.p().pastures).toHaveLength(2)
  })
  test('[A-FENCE-11] at least one fence, and thereby a pasture', () => {
    expect(fenceTable(9).go('fences').why([])).toBe('A-FENCE-11')
  })
  test('[A-FENCE-12] a pasture half built is refused, not kept for later', () => {
    const t = fenceTable(9).go('fences')
    expect(t.why([h(0, 4), v(0, 5), h(1, 4)])).toBe('A-FENCE-03')
    expect(t.p().fenceH).toBe(0)
  })
  test('[A-FENCE-13] animals that no longer fit are rearranged or leave at once', () => {
    const t = fenceTable(9)
      .edit((s) => {
        const p = s.players[0]
        if (p === undefined) return
        p.fenceH = outlineH(bit(at(0, 3), at(0, 4)))
        p.fenceV = outlineV(bit(at(0, 3), at(0, 4)))
        p.pastures = pasturesOf(p.fenceH, p.fenceV)
        p.pens = [4, 4, 4]
        p.goods[7] = 5
      })
      .go('fences', [v(0, 4)])
    expect(t.asked()?.op).not.toBe('keep')
    const two = table(2, 4)
      .has({ wood: 1, sheep: 4, boar: 1 })
      .edit((s) => {
        const p = s.players[0]
        if (p === undefined) return
        p.fenceH = outlineH(bit(at(0, 3), at(0, 4)))
        p.fenceV = outlineV(bit(at(0, 3), at(0, 4)))
        p.pastures = pasturesOf(p.fenceH, p.fenceV)
        p.pens = [4, 4, 4]
        p.fewest = 1
      })
    two.go('fences', [v(0, 4)])
    expect(two.goods()).toEqual({ sheep: 4, boar: 1 })
  })
  test('[A-FENCE-14] no 15 fences close a ring around a space', () => {
    const hollow = FARM & bit(at(0, 1), at(0, 2), at(0, 3), at(1, 1), at(1, 3), at(2, 1), at(2, 2), at(2, 3))
    expect(edgesOf(outlineH(hollow), outlineV(hollow))).toHaveLength(16)
    expect(shapes()).not.toContain(hollow)
  })
})
