/** What moves between two pictures of a table. */

import { expect, test } from 'vitest'
import { APART, type Box, type Count, type Marks, type Piece, plan } from '../motion/flights.ts'

const box = (x: number, y = 0): Box => ({ x, y, w: 20, h: 20 })
const HOME = box(0, 500)
const GROUND: Box = { x: 0, y: 0, w: 400, h: 400 }

const count = (at: string, of: string, n: number, x: number, each = false): Count => ({
  key: `${at} ${of}`,
  at,
  of,
  n,
  box: box(x),
  spots: each ? Array.from({ length: n }, (_, i) => box(x + 20 * i)) : [],
})
const piece = (id: string, pile: string, x: number, ground = GROUND): Piece => ({ id, pile, ground, box: box(x) })

function marks(counts: readonly Count[], pieces: readonly Piece[] = [], piles: readonly string[] = []): Marks {
  return {
    counts: new Map(counts.map((c) => [c.key, c])),
    pieces: new Map(pieces.map((p) => [p.id, p])),
    piles: new Set([...piles, ...pieces.map((p) => p.pile)]),
  }
}

test('what left the supply and arrived on a space travels there, to the spots it fills', () => {
  const before = marks([count('seat:0', 'worker', 5, 10), count('space:7', 'worker', 1, 100, true)])
  const after = marks([count('seat:0', 'worker', 3, 10), count('space:7', 'worker', 3, 100, true)])
  const { flights, changed, focus } = plan(before, after, null, HOME)
  expect(flights.map((f) => [f.from.x, f.to.x, f.target?.spot, f.order])).toEqual([
    [10, 120, 1, 0],
    [10, 140, 2, 1],
  ])
  expect(changed).toEqual(['seat:0 worker', 'space:7 worker'])
  expect(focus).toBe('space:7 worker')
})

test('goods without another origin come from where the move happened; paid goods go there', () => {
  const before = marks([
    count('seat:0', 'worker', 2, 10),
    count('space:7', 'worker', 0, 100, true),
    count('seat:0', 'clay', 0, 30),
    count('seat:0', 'milk', 2, 50),
  ])
  const after = marks([
    count('seat:0', 'worker', 1, 10),
    count('space:7', 'worker', 1, 100, true),
    count('seat:0', 'clay', 2, 30),
    count('seat:0', 'milk', 0, 50),
  ])
  const goods = plan(before, after, null, HOME).flights.filter((f) => f.of !== 'worker')
  expect(goods.map((f) => [f.of, f.from.x, f.to.x])).toEqual([
    ['clay', 100, 30],
    ['clay', 100, 30],
    ['milk', 50, 100],
    ['milk', 50, 100],
  ])
})

test('what follows from a move comes from the same place', () => {
  const before = marks([count('space:7', 'worker', 1, 100, true), count('seat:0', 'rye', 0, 30)])
  const after = marks([count('space:7', 'worker', 1, 100, true), count('seat:0', 'rye', 1, 30)])
  expect(plan(before, after, 'space:7 worker', HOME).flights.map((f) => f.from.x)).toEqual([100])
  expect(plan(before, after, 'space:9 worker', HOME).flights.map((f) => f.from)).toEqual([HOME])
})

test('six travel one by one, more go with the last', () => {
  const before = marks([count('seat:0', 'wood', 0, 30), count('space:1', 'wood', 9, 100)])
  const after = marks([count('seat:0', 'wood', 9, 30), count('space:1', 'wood', 0, 100)])
  const { flights } = plan(before, after, null, HOME)
  expect(flights).toHaveLength(APART)
  expect(flights.map((f) => f.order)).toEqual([0, 1, 2, 3, 4, 5])
})

test('seats give each other nothing: what one pays and another gets does not travel between them', () => {
  const before = marks([count('seat:0', 'clay', 2, 10), count('seat:1', 'clay', 0, 300), count('space:2', 'x', 0, 100)])
  const after = marks([count('seat:0', 'clay', 0, 10), count('seat:1', 'clay', 2, 300), count('space:2', 'x', 0, 100)])
  for (const flight of plan(before, after, 'space:2 x', HOME).flights) {
    expect([flight.from.x, flight.to.x]).toContain(100)
  }
})

test('a piece shifts on its board; a board that moves as a whole moves nothing', () => {
  const lower: Box = { ...GROUND, y: 40 }
  const before = marks([], [piece('building:0:1', 'center:0', 50), piece('boulder:0:1', 'center:0', 90)])
  const still = marks(
    [],
    [
      { ...piece('building:0:1', 'center:0', 50, lower), box: box(50, 40) },
      { ...piece('boulder:0:1', 'center:0', 90, lower), box: box(90, 40) },
    ],
  )
  expect(plan(before, still, null, HOME)).toMatchObject({ flights: [], shifts: [] })
  const on = marks([], [piece('building:0:1', 'center:0', 70), piece('boulder:0:1', 'center:0', 90)])
  const moved = plan(before, on, null, HOME)
  expect(moved.shifts).toEqual([{ id: 'building:0:1', dx: -20, dy: 0 }])
  expect(moved.focus).toBe('building:0:1')
})

test('a piece that changes its board travels', () => {
  const before = marks([], [piece('first:marker', 'seat:0', 10)], ['seat:1'])
  const after = marks([], [piece('first:marker', 'seat:1', 300)], ['seat:0'])
  expect(plan(before, after, null, HOME).flights.map((f) => [f.piece, f.from.x, f.to.x])).toEqual([
    ['first:marker', 10, 300],
  ])
})

test('a drawn card comes from the deck that has one less', () => {
  const before = marks([count('deck:0', 'card', 9, 100), count('deck:1', 'card', 9, 200)], [], ['hand'])
  const after = marks(
    [count('deck:0', 'card', 9, 100), count('deck:1', 'card', 8, 200)],
    [piece('card:12', 'hand', 30)],
  )
  expect(plan(before, after, null, HOME).flights.map((f) => [f.piece, f.from.x, f.to.x])).toEqual([
    ['card:12', 200, 30],
  ])
})

test('a hand that comes into sight, or goes out of it, sets nothing in motion', () => {
  const none = marks([count('seat:0', 'clay', 1, 10)])
  const some = marks([count('seat:0', 'clay', 1, 10)], [piece('card:1', 'hand', 30), piece('card:2', 'hand', 60)])
  expect(plan(none, some, null, HOME).flights).toEqual([])
  expect(plan(some, none, null, HOME).flights).toEqual([])
})

test('a played card leaves the hand, and what it gives comes from it', () => {
  const before = marks([count('seat:0', 'sheep', 0, 10)], [piece('card:1', 'hand', 30), piece('card:2', 'hand', 60)])
  const after = marks([count('seat:0', 'sheep', 1, 10)], [piece('card:2', 'hand', 30)])
  const { flights, shifts, focus } = plan(before, after, null, HOME)
  expect(flights.map((f) => [f.of, f.from.x, f.to.x])).toEqual([
    ['sheep', 30, 10],
    ['card', 30, HOME.x],
  ])
  expect(shifts.map((s) => s.id)).toEqual(['card:2'])
  expect(focus).toBe('card:1')
})

test('a kind that is drawn only while there is some of it starts from none where its place is drawn', () => {
  const before = marks([count('space:1', 'sheep', 2, 100)], [], ['seat:1'])
  const after = marks([count('space:1', 'sheep', 0, 100), count('seat:1', 'sheep', 2, 10)], [], ['seat:1'])
  expect(plan(before, after, null, HOME).flights.map((f) => [f.from.x, f.to.x])).toEqual([
    [100, 10],
    [100, 10],
  ])
  expect(plan(after, before, null, HOME).flights.map((f) => [f.from.x, f.to.x])).toEqual([
    [10, 100],
    [10, 100],
  ])
})

test('places that fill up by themselves only count', () => {
  const before = marks([count('space:1', 'wood', 0, 100), count('space:2', 'clay', 1, 200)])
  const after = marks([count('space:1', 'wood', 3, 100), count('space:2', 'clay', 2, 200)])
  const { flights, changed } = plan(before, after, null, HOME)
  expect(flights).toEqual([])
  expect(changed).toHaveLength(2)
})

test('never more than a sheetful is in the air', () => {
  const all = Array.from({ length: 40 }, (_, i) => i)
  const before = marks(all.map((i) => count(`seat:${i}`, `k${i}`, 0, i)))
  const after = marks(all.map((i) => count(`seat:${i}`, `k${i}`, 3, i)))
  expect(plan(before, after, null, HOME).flights.length).toBeLessThanOrEqual(30)
})
