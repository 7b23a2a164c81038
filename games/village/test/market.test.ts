/** The market day (V-MARKET). */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { customers as baseTiles } from '../cards/customers.ts'
import {
  asked,
  at,
  bury,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  play,
  put,
  refused,
  serve,
  stone,
  stones,
  table,
  who,
} from './scenario.ts'

/** 3 grain; 4 grain; 5 grain; scroll + grain; 2 grain; scroll; horse + plow. */
const THREE = 1
const FOUR = 2
const FIVE = 3
const SCROLL_GRAIN = 4
const TWO = 24
const SCROLL = 23
const HORSE_PLOW = 11

/** Three seats; seat 0 may take the market stone of this colour. */
function fair(stalls: readonly number[], queue: readonly number[] = [], letter = 'o'): M {
  const m = table(3)
  stones(m, { market: letter, harvest: 'ooo' })
  customers(m, stalls, queue)
  for (const seat of [0, 1, 2]) farm(m, seat, { coin: 0 })
  return m
}

const call = (m: M, letter = 'o') => play(m, 0, 'turn', stone('market', letter))

test('[V-MARKET-01, V-MARKET-05] the stone of the market calls a day for all: initiator first, then clockwise, one each', () => {
  const m = fair([TWO, THREE, FOUR, SCROLL])
  for (const seat of [0, 1, 2]) farm(m, seat, { grain: 5, green: 2 })
  call(m)
  const order: number[] = []
  for (const tile of [TWO, THREE, FOUR]) {
    order.push(asked(m)?.seat ?? -1)
    play(m, asked(m)?.seat ?? 0, 'serve', serve(tile))
  }
  expect(order).toEqual([0, 1, 2])
  expect(m.state.served).toEqual([[TWO], [THREE], [FOUR]])
})

test('[V-MARKET-02] a market day always takes place, even if the initiator cannot sell', () => {
  const m = fair([TWO])
  farm(m, 1, { grain: 2, green: 1 })
  const events = call(m)
  expect(events.map(({ kind }) => kind)).toContain('marketDay')
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'serve', choices: [serve(TWO), PASS] })
})

test('[V-MARKET-03] only customers at the stalls can be served', () => {
  const m = fair([TWO, THREE], [SCROLL, FOUR])
  farm(m, 0, { grain: 5, scroll: 1 })
  call(m)
  expect(asked(m)?.choices).toEqual([serve(TWO), serve(THREE), PASS])
  expect(refused(m, 0, serve(SCROLL))).toBe('V-MARKET-03')
})

test('[V-MARKET-04, V-MARKET-19] serving hands over exactly what is demanded and lays the tile face down', () => {
  const m = fair([HORSE_PLOW, THREE])
  farm(m, 0, { horse: 2, plow: 1, ox: 1, grain: 2 })
  call(m)
  expect(asked(m)?.choices).toEqual([serve(HORSE_PLOW), PASS])
  expect(refused(m, 0, serve(THREE))).toBe('V-MARKET-04')
  play(m, 0, 'serve', serve(HORSE_PLOW))
  expect([has(m, 0, 'horse'), has(m, 0, 'plow'), has(m, 0, 'ox'), has(m, 0, 'grain')]).toEqual([1, 0, 1, 2])
  expect(k.view(m, 1).table.families[0]).toMatchObject({ served: 1, tiles: null })
  const ox = fair([HORSE_PLOW])
  farm(ox, 0, { ox: 5, plow: 1, coin: 9 })
  call(ox)
  // An ox is no horse, and a coin neither: the day ended at once.
  expect(asked(ox)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-MARKET-06] passing is final for the day', () => {
  const m = fair([TWO, THREE])
  farm(m, 0, { grain: 5, green: 3 })
  farm(m, 1, { grain: 2, green: 1 })
  call(m)
  play(m, 0, 'serve', PASS)
  play(m, 1, 'serve', serve(TWO))
  // Seat 0 would have what THREE wants, but is out.
  expect(m.state.day).toBe(-1)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-MARKET-07] every sale costs 1 green and 1 time, except the first sale of the initiator', () => {
  const m = fair([TWO, THREE])
  farm(m, 0, { grain: 5, green: 1 })
  call(m)
  play(m, 0, 'serve', serve(TWO))
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([1, 0])
  play(m, 0, 'serve', serve(THREE))
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([0, 1])
  const poor = fair([TWO, SCROLL])
  farm(poor, 1, { grain: 2, scroll: 1 })
  farm(poor, 2, { grain: 2, green: 1 })
  call(poor)
  // Seat 1 has the goods but no green stone and must pass.
  expect(asked(poor)).toMatchObject({ seat: 2, kind: 'serve' })
})

test('[V-MARKET-08] rounds go on among those who have not passed until all is served or all have passed', () => {
  const m = fair([TWO, SCROLL, SCROLL_GRAIN, THREE])
  farm(m, 0, { grain: 5, scroll: 2, green: 3 })
  farm(m, 2, { grain: 3, green: 1 })
  call(m)
  play(m, 0, 'serve', serve(TWO))
  play(m, 2, 'serve', PASS)
  play(m, 0, 'serve', serve(SCROLL))
  play(m, 0, 'serve', serve(SCROLL_GRAIN))
  expect(m.state.served[0]).toEqual([TWO, SCROLL, SCROLL_GRAIN])
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-MARKET-09] a coin may stand for the green stone, not for grain', () => {
  const m = fair([TWO, THREE])
  farm(m, 1, { grain: 2, coin: 5 })
  call(m)
  expect(asked(m)).toMatchObject({ seat: 1, choices: [serve(TWO), PASS] })
  play(m, 1, 'serve', serve(TWO))
  expect([has(m, 1, 'coin'), has(m, 1, 'time'), has(m, 1, 'grain')]).toEqual([4, 1, 0])
})

test('[V-MARKET-10, V-MARKET-11] the extra price comes before the goods, and its death at once', () => {
  const m = fair([TWO, THREE])
  farm(m, 1, { grain: 5, green: 2, time: 9 })
  put(m, 1, 1, 'stables')
  call(m)
  play(m, 1, 'serve', serve(TWO))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'dies' })
  expect([has(m, 1, 'green'), has(m, 1, 'time'), has(m, 1, 'grain')]).toEqual([1, 0, 5])
  expect(m.state.active).toBe(0)
  play(m, 1, 'dies', who('stables', 1))
  expect(at(m, 1, 'chronicle-craft')).toBe(1)
  expect([has(m, 1, 'grain'), m.state.served[1]]).toEqual([3, [TWO]])
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'serve' })
})

test('[V-MARKET-12] a crossing by the plague stone of the market waits for the end of the turn', () => {
  const m = fair([TWO, THREE], [], 'x')
  farm(m, 0, { grain: 5, time: 9 })
  put(m, 0, 1, 'smithy')
  call(m, 'x')
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'serve' })
  play(m, 0, 'serve', serve(TWO))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'dies' })
  expect(m.state.day).toBe(-1)
  play(m, 0, 'dies', who('farm', 1))
  expect(at(m, 0, 'chronicle-farm')).toBe(1)
})

test('[V-MARKET-13] the stone just taken may pay for a later sale', () => {
  const m = fair([TWO, THREE], [], 'g')
  farm(m, 0, { grain: 5 })
  call(m, 'g')
  play(m, 0, 'serve', serve(TWO))
  play(m, 0, 'serve', serve(THREE))
  expect([has(m, 0, 'green'), m.state.served[0]]).toEqual([0, [TWO, THREE]])
})

test('[V-MARKET-14, V-MARKET-15] after the day the queue moves up in order and is filled from the stack', () => {
  const m = fair([TWO, HORSE_PLOW, THREE, 12], [5, 6, 7, 8, 9])
  farm(m, 0, { grain: 5, green: 1 })
  const [next, afterNext] = [m.state.stack.at(-1), m.state.stack.at(-2)]
  call(m)
  play(m, 0, 'serve', serve(THREE))
  play(m, 0, 'serve', serve(TWO))
  expect(m.state.stalls).toEqual([5, HORSE_PLOW, 6, 12])
  expect(m.state.queue).toEqual([7, 8, 9, next, afterNext])
})

test('[V-MARKET-16] blocked stalls stay empty', () => {
  const m = table(2)
  stones(m, { market: 'o', harvest: 'o' })
  customers(m, [TWO, THREE, FOUR], [5, 6, 7, 8, 9])
  farm(m, 0, { grain: 5, coin: 0 })
  call(m)
  play(m, 0, 'serve', serve(TWO))
  expect(m.state.stalls).toEqual([5, THREE, FOUR])
  expect(m.state.stalls).toHaveLength(3)
})

test('[V-MARKET-17] if nobody was served nothing moves', () => {
  const m = fair([TWO, THREE, 0, FOUR], [5, 6])
  farm(m, 0, { grain: 5 })
  const before = m.state.stack.length
  call(m)
  play(m, 0, 'serve', PASS)
  expect(m.state.stalls).toEqual([TWO, THREE, 0, FOUR])
  expect([m.state.queue, m.state.stack.length]).toEqual([[5, 6], before])
})

test('[V-MARKET-18] without a stack the queue runs dry, then the stalls stay empty; a day with nobody ends at once', () => {
  const m = fair([TWO], [THREE])
  k.edit(m, (s) => {
    s.served = s.served.with(2, s.stack)
    s.stack = []
  })
  farm(m, 0, { grain: 5 })
  call(m)
  play(m, 0, 'serve', serve(TWO))
  expect([m.state.stalls, m.state.queue]).toEqual([[THREE, 0, 0, 0], []])
  const empty = fair([])
  const events = call(empty)
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['marketDay', 'marketCloses']))
  expect(asked(empty)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-MARKET-20] the market day is part of the initiator’s turn', () => {
  const m = fair([TWO, THREE], [], 'x')
  farm(m, 0, { time: 9 })
  farm(m, 1, { grain: 2, green: 1 })
  call(m, 'x')
  expect(m.state.active).toBe(0)
  play(m, 1, 'serve', serve(TWO))
  // Only now the initiator's death, then seat 1's turn.
  expect(at(m, 0, 'chronicle-farm')).toBe(1)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-MARKET-21] tiles: one is certain, two demands are printed, all are worth 2 to 6 points', () => {
  expect(baseTiles[HORSE_PLOW - 1]).toMatchObject({
    demand: { horse: 1, plow: 1 },
    points: 6,
    pointsOrigin: 'rulebook',
  })
  expect(baseTiles[THREE - 1]).toMatchObject({ demand: { grain: 3 }, demandOrigin: 'rulebook' })
  expect(baseTiles[SCROLL_GRAIN - 1]).toMatchObject({ demand: { scroll: 1, grain: 1 }, demandOrigin: 'rulebook' })
  for (const tile of baseTiles) {
    expect(tile.points).toBeGreaterThanOrEqual(2)
    expect(tile.points).toBeLessThanOrEqual(6)
    const { scroll = 0, horse = 0, ox = 0, plow = 0, wagon = 0, grain = 0 } = tile.demand
    expect(tile.points).toBe(2 * scroll + 3 * (horse + ox + plow + wagon) + grain)
  }
  expect(baseTiles.reduce((sum, tile) => sum + tile.points, 0)).toBe(113)
})

test('[V-MARKET-11] several deaths on one day are each decided at once', () => {
  const m = fair([TWO, SCROLL, FIVE])
  for (const seat of [1, 2]) farm(m, seat, { grain: 2, scroll: 1, green: 1, time: 9 })
  nobodyHome(m, 1)
  put(m, 1, 1, 'castle2', 'unborn')
  put(m, 2, 1, 'smithy')
  bury(m, 0, 1, 'travel')
  leaveFree(m, { travel: 1 })
  call(m)
  play(m, 1, 'serve', serve(TWO))
  expect(at(m, 1, 'chronicle-travel')).toBe(1)
  play(m, 2, 'serve', serve(SCROLL))
  play(m, 2, 'dies', who('smithy', 1))
  expect(freeAt(m, 'travel')).toBe(0)
})
