/** The worked examples of the specification that are about the farmyard's fences and single moments. */

import { describe, expect, test } from 'vitest'
import { h, v } from '../rules/farm/yard.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { at, ring, table } from './cards-e/table.ts'
import { begin, playUntil } from './helpers.ts'

const sorted = (...edges: readonly number[]): number[] => [...edges].sort((a, b) => a - b)

describe('fences', () => {
  test('[AX-T-01] a corner pasture: the border is no fence', () => {
    const t = table().has({ wood: 4 }).go('fences')
    expect(t.why(sorted(v(0, 4), h(1, 4)))).toBe('A-FENCE-03')
    expect(t.say(sorted(h(0, 4), v(0, 4), h(1, 4), v(0, 5))).goods()).toEqual({})
    expect(table().has({ wood: 3 }).whyNot('fences')).toBe('A-FENCE-11')
  })
  test('[AX-T-02] the house wall is no fence', () => {
    const t = table().has({ wood: 4 }).go('fences')
    expect(t.why(sorted(h(0, 0), v(0, 0), v(0, 1)))).toBe('A-FENCE-03')
    expect(t.why(ring(at(0, 0)))).toBeNull()
  })
  test('[AX-T-03] touching at a corner is not touching', () => {
    const t = table()
      .has({ wood: 9 })
      .fences([at(0, 4)])
      .go('fences')
    expect(t.why(ring(at(1, 3)))).toBe('A-FENCE-06')
    expect(t.say(sorted(v(1, 4), v(1, 5), h(2, 4))).goods()).toEqual({ wood: 6 })
  })
  test('[AX-T-04] a loose fence spoils the whole action', () => {
    const t = table()
      .has({ wood: 9 })
      .fences([at(0, 4)])
      .go('fences')
    expect(t.why(sorted(v(1, 4), v(1, 5), h(2, 4), v(0, 2)))).toBe('A-FENCE-10')
    expect(t.why(sorted(v(1, 4), v(1, 5), h(2, 4)))).toBeNull()
  })
  test('[AX-T-05] halving a large pasture', () => {
    const t = table()
      .has({ wood: 10 })
      .go('fences', ring(at(1, 3), at(1, 4), at(2, 3), at(2, 4)))
    expect(t.p().pens).toEqual([8, 8, 8])
    t.edit((s) => {
      s.by.fill(0)
    })
    t.go('day_laborer').go('fences')
    expect(t.why([h(2, 3)])).toBe('A-FENCE-10')
    expect(t.say([h(2, 3), h(2, 4)]).p().pens).toEqual([4, 4, 4, 4, 4, 4])
  })
  test('[AX-T-06] the fifteenth fence', () => {
    const t = table()
      .has({ wood: 9 })
      .fences([at(0, 4), at(1, 4), at(2, 4), at(2, 3)])
      .go('fences')
    expect(t.why(sorted(h(2, 2), h(3, 2), v(2, 2)))).toBe('A-FENCE-01')
    t.say(sorted(h(1, 3), v(1, 3)))
    expect([t.p().pastures.length, t.score().pastures]).toEqual([5, 4])
  })
  test('[AX-T-07] a field inside', () => {
    const t = table()
      .has({ wood: 9 })
      .fields([at(0, 3)])
      .go('fences')
    expect(t.why(ring(at(0, 3), at(0, 4)))).toBe('A-FENCE-04')
    expect(t.why(ring(at(0, 4)))).toBeNull()
  })
  test('[AX-T-08] two islands at once', () => {
    const t = table().has({ wood: 8 }).go('fences')
    expect(t.why(sorted(...ring(at(0, 4)), ...ring(at(2, 2))))).toBe('A-FENCE-07')
  })
})

test('[AX-T-24] sheep pile up from the round their card comes', () => {
  const t = table(2, 4)
  const sheep = spaceNamed('sheep')
  t.edit((s) => {
    s.lies[sheep] = 2
    for (const p of s.players) p.goods[6] = 9
  })
  t.endRound()
  expect(t.m.state.lies[sheep]).toBe(3)
  const m = playUntil(begin(2, { mode: 'family' }, 'sheep'), (x) => x.state.spaces.includes(sheep))
  expect(m.state.lies[sheep]).toBe(1)
})

test('every refusal of a fence names the edge or the space that is wrong', () => {
  const t = table().has({ wood: 9 }).go('fences')
  const open = t.why(sorted(h(0, 4), v(0, 4), h(1, 4)))
  expect(open).toBe('A-FENCE-03')
})
