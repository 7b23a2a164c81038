/** Port: movement, from the rules and examples alone. */

import { DONE } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { farm, has, k, nobodyHome, pays, play, refused, stone, stones } from '../../../test/scenario.ts'
import {
  ANY_TWO,
  GREEN_TWO,
  kindNow,
  ORANGE_PINK,
  offered,
  PINK,
  port,
  sea,
  ship,
  shipAt,
  targets,
  travelling,
} from './voyages.ts'

/** Seat 0 has left the harbor with a captain and nothing aboard, and is asked where to sail. */
function leaving(captain: string, amounts: { readonly [thing: string]: number } = {}) {
  const m = sea()
  nobodyHome(m, 0)
  travelling(m, { coin: 3, ...amounts })
  play(m, 0, 'voyage', { hire: captain })
  return m
}

/** Seat 0's ship is at sea and its turn asks about the voyage. */
function atSea(at: Parameters<typeof ship>[2], captain: string, amounts: { readonly [thing: string]: number } = {}) {
  const m = sea()
  ship(m, 0, at, captain)
  travelling(m, { coin: 0, ...amounts })
  return m
}

test('[VP-30] one line is one step: from the harbor only its neighbors are one step away', () => {
  const m = leaving(PINK, { coin: 2, pink: 0 })
  expect(targets(m)).toEqual(['T1', 'T2'])
})

test('[VP-32] the first step of each travel action is free of stones', () => {
  const m = leaving(PINK, { coin: 2, pink: 0 })
  play(m, 0, 'sail', { sail: 'T1' })
  expect(targets(m)).toEqual([])
  expect(shipAt(m)).toBe('T1')
})

test('[VP-33] each further step is paid as the captain demands, as often as one likes', () => {
  const m = leaving(PINK, { coin: 2, pink: 2 })
  play(m, 0, 'sail', { sail: 'T1' })
  play(m, 0, 'sail', { sail: 'I1' })
  expect(has(m, 0, 'pink')).toBe(1)
  play(m, 0, 'sail', { sail: 'I2' })
  expect([has(m, 0, 'pink'), shipAt(m), targets(m).length]).toEqual([0, 'I2', 0])
})

test('[VP-33] a field farther away is reached by the shortest way, every step paid', () => {
  const m = leaving(PINK, { coin: 2, pink: 2, time: 0 })
  expect(targets(m)).toEqual(['T1', 'T2', 'T3', 'I1', 'I2', 'I6'])
  play(m, 0, 'sail', { sail: 'I2' })
  expect([shipAt(m), has(m, 0, 'pink'), has(m, 0, 'time')]).toEqual(['I2', 0, 1])
  expect(kindNow(m)).toBe('sail')
})

test('[VP-33] what cannot be paid is refused with what is missing', () => {
  const m = leaving(PINK, { coin: 2, pink: 1 })
  expect(refused(m, 0, { sail: 'I2' })).toBe('VP-33')
  expect(k.whyNot(m, 0, { choice: { sail: 'I4' } })?.args).toMatchObject({ why: 'lacks', lacks: { pink: 3 } })
})

test('[VP-34] [VEX-S23] the unused half of a double step lapses when the movement ends', () => {
  const m = atSea('I2', GREEN_TWO, { green: 1, time: 0 })
  play(m, 0, 'voyage', { sail: 'I4' })
  expect([shipAt(m), has(m, 0, 'green'), has(m, 0, 'time')]).toEqual(['I4', 1, 1])
  play(m, 0, 'sail', { dock: 'I4' })
  expect(kindNow(m)).toBe('turn')
  // The next action: one free step, then a new green stone.
  stones(m, { travel: 'bb' })
  k.edit(m, (s) => {
    s.active = 1
  })
  play(m, 1, 'turn', stone('travel', 'b'))
  if (kindNow(m) === 'voyage') play(m, 1, 'voyage', 'pass')
  play(m, 0, 'turn', stone('travel', 'b'))
  play(m, 0, 'voyage', { sail: 'T5' })
  expect(has(m, 0, 'green')).toBe(1)
  play(m, 0, 'sail', { sail: 'I3' })
  expect(has(m, 0, 'green')).toBe(0)
})

test('[VP-34] a payment for up to two steps carries two of them', () => {
  const m = leaving(GREEN_TWO, { coin: 3, green: 0 })
  // The green stone from the travel space is all there is: one free step and two for it.
  expect(has(m, 0, 'green')).toBe(1)
  play(m, 0, 'sail', { sail: 'I2' })
  expect([shipAt(m), has(m, 0, 'green')]).toEqual(['I2', 0])
})

test('[VP-35] every field of time-water entered costs 1 time, also on a free step, and not where one begins', () => {
  const m = leaving(PINK, { coin: 2, pink: 1, time: 0 })
  play(m, 0, 'sail', { sail: 'T1' })
  expect(has(m, 0, 'time')).toBe(1)
  play(m, 0, 'sail', DONE)
  const on = atSea('T1', PINK, { time: 3, pink: 0 })
  play(on, 0, 'voyage', { sail: 'I1' })
  expect(has(on, 0, 'time')).toBe(3)
})

test('[VP-36] [V-COIN-04] stones come from the farm, and coins may replace them', () => {
  const m = leaving(PINK, { coin: 3, pink: 1 })
  play(m, 0, 'sail', { sail: 'T1' })
  play(m, 0, 'sail', { sail: 'I1' })
  expect(kindNow(m)).toBe('pay')
  play(m, 0, 'pay', pays('c'))
  expect([has(m, 0, 'pink'), has(m, 0, 'coin'), shipAt(m)]).toEqual([1, 0, 'I1'])
})

test('[VP-37] ships never block each other', () => {
  const m = sea()
  ship(m, 1, 'T1', ORANGE_PINK)
  nobodyHome(m, 0)
  travelling(m, { coin: 2 })
  play(m, 0, 'voyage', { hire: PINK })
  expect(targets(m)).toContain('T1')
})

test('[VP-38] [VP-41] on island-water one docks or sails on; docking ends the movement', () => {
  const m = atSea('T1', PINK, { pink: 2 })
  play(m, 0, 'voyage', { sail: 'I1' })
  expect(offered(m)).toContainEqual({ dock: 'I1' })
  expect(targets(m)).toContain('I2')
  play(m, 0, 'sail', { dock: 'I1' })
  expect(kindNow(m)).toBe('island')
  play(m, 0, 'island', DONE)
  expect([kindNow(m), shipAt(m), has(m, 0, 'pink')]).toEqual(['turn', 'I1', 2])
})

test('[VP-39] who begins on island-water may dock without a step', () => {
  const m = atSea('I3', PINK)
  play(m, 0, 'voyage', { dock: 'I3' })
  expect(kindNow(m)).toBe('island')
  play(m, 0, 'island', { board: 'tea' })
  expect(shipAt(m)).toBe('I3')
})

test('[VP-40] back and forth is allowed and costs every time', () => {
  const m = atSea('I1', PINK, { pink: 2, time: 0 })
  play(m, 0, 'voyage', { sail: 'T1' })
  play(m, 0, 'sail', { sail: 'I1' })
  play(m, 0, 'sail', { sail: 'T1' })
  expect([shipAt(m), has(m, 0, 'time'), has(m, 0, 'pink')]).toEqual(['T1', 2, 0])
})

test('[VP-42] nobody sails into the harbor', () => {
  const m = atSea('T1', PINK, { pink: 2 })
  expect(targets(m)).not.toContain('H')
  expect(refused(m, 0, { sail: 'H' })).toBe('VP-42')
})

test('[VP-43] a movement may end on time-water, and on island-water without docking', () => {
  const m = atSea('T1', PINK, { pink: 1 })
  play(m, 0, 'voyage', { sail: 'I1' })
  play(m, 0, 'sail', DONE)
  expect([shipAt(m), kindNow(m)]).toEqual(['I1', 'turn'])
})

test('[VP-96] [VEX-S04] any two stones may be of one color or of two', () => {
  const m = leaving(ANY_TWO, { coin: 1, green: 1, orange: 1 })
  play(m, 0, 'sail', { sail: 'T1' })
  play(m, 0, 'sail', { sail: 'I1' })
  expect(offered(m)).toEqual([pays('og'), pays('gg')])
  play(m, 0, 'pay', pays('gg'))
  expect([has(m, 0, 'green'), has(m, 0, 'orange')]).toEqual([0, 1])
})

test('[VEX-S04] two further steps with orange and pink cost two of each', () => {
  const m = leaving(ORANGE_PINK, { coin: 1, orange: 2, pink: 2 })
  play(m, 0, 'sail', { sail: 'I2' })
  expect([shipAt(m), has(m, 0, 'orange'), has(m, 0, 'pink')]).toEqual(['I2', 0, 0])
})

test('[VP-33] who spends coins carelessly on a long way stops where the stones run out', () => {
  const m = leaving(ORANGE_PINK, { coin: 2, orange: 1, pink: 2, green: 0 })
  play(m, 0, 'sail', { sail: 'I2' })
  play(m, 0, 'pay', pays('oc'))
  expect([shipAt(m), kindNow(m)]).toEqual(['I1', 'sail'])
  expect(offered(m)).toContainEqual({ dock: 'I1' })
  expect(port(m).at[0]).toBeGreaterThan(0)
  farm(m, 0, { pink: 2 })
})
