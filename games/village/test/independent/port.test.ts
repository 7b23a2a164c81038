/** Port: the map, the captains, hiring, loading and moving, case by case. */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { aboard, bringHome, seen, ship, shipAt } from '../../modules/port/test/voyages.ts'
import { at, farm, has, type M, pays, play, put, refused, stone, stones, who } from '../scenario.ts'
import { box, declineUntil, go, now, offered } from './words.ts'

/** Seat 0 has taken an orange stone from Travel. */
function travelling(prepare: (m: M) => void = () => {}, modules = 'P'): M {
  const m = box(modules, 2)
  stones(m, { travel: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('travel', 'o'))
  return m
}

const EDGES = 'H-T1 T1-I1 I1-I2 H-T2 T2-I6 I6-T3 I1-T3 T3-I3 I2-T4 T4-I4 T4-I5 I3-T5 T5-I4 T5-I5'
const FIELDS = ['T1', 'T2', 'T3', 'T4', 'T5', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6'] as const

/** Fields that are offered for one free step from here, without a stone to pay a second. */
function oneStep(from: (typeof FIELDS)[number]): readonly string[] {
  const m = travelling((t) => {
    ship(t, 0, from, 'captain-2-3')
    farm(t, 0, { green: 0, coin: 0 })
  })
  return offered(m)
    .flatMap((choice) =>
      typeof choice === 'object' && choice !== null && 'sail' in choice ? [String(choice.sail)] : [],
    )
    .sort()
}

test.each(FIELDS)('[VP-30] [VP-42] [VP-91] the neighbors of %s, the harbor never among them', (from) => {
  const neighbors = EDGES.split(' ')
    .map((edge) => edge.split('-'))
    .flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []))
    .filter((field) => field !== 'H')
    .sort()
  expect(oneStep(from)).toEqual(neighbors)
})

/** Captain, hire cost, what one payment takes, how far it carries. */
const CAPTAINS = [
  ['captain-1-1', 1, 'op', 1],
  ['captain-1-2', 1, 'gb', 1],
  ['captain-1-3', 1, 'og', 1],
  ['captain-1-4', 1, 'pb', 1],
  ['captain-1-5', 1, '**', 1],
  ['captain-2-1', 2, 'p', 1],
  ['captain-2-2', 2, 'o', 1],
  ['captain-2-3', 2, 'g', 1],
  ['captain-2-4', 2, 'b', 1],
  ['captain-2-5', 2, '*', 1],
  ['captain-3-1', 3, 'g', 2],
  ['captain-3-2', 3, 'p', 2],
  ['captain-3-3', 3, 'o', 2],
  ['captain-3-4', 3, 'b', 2],
  ['captain-3-5', 3, '*', 2],
] as const

const NAMES: Readonly<Record<string, string>> = { o: 'orange', g: 'green', b: 'brown', p: 'pink', '*': 'brown' }
const stonesOf = (m: M): number => ['orange', 'green', 'brown', 'pink'].reduce((n, c) => n + has(m, 0, c), 0)

test.each(CAPTAINS)('[VP-12] [VP-33] [VP-95] %s is hired for %i and asks %s', (id, coins, price, steps) => {
  const m = travelling((t) => farm(t, 0, { coin: coins }))
  go(m, ['0 voyage', { hire: id }])
  expect([has(m, 0, 'coin'), seen(m).ships[0]?.captain]).toEqual([0, id])
  const wanted: Record<string, number> = {}
  for (const letter of price) {
    const name = NAMES[letter] as string
    wanted[name] = (wanted[name] ?? 0) + 1
  }
  // From Cocoa Island: free to Ox Island, paid to T4, and with a captain for two steps on to Treasure Island.
  const sea = travelling((t) => {
    ship(t, 0, 'I1', id)
    farm(t, 0, wanted)
  })
  farm(sea, 0, { orange: wanted.orange ?? 0 })
  go(sea, ['0 voyage', { sail: 'I2' }], ['0 sail', { sail: 'T4' }])
  if (now(sea) === '0 pay') go(sea, ['0 pay', offered(sea)[0] ?? PASS])
  expect([id, stonesOf(sea), shipAt(sea)]).toEqual([id, 0, 'T4'])
  const further = now(sea) === '0 sail' && JSON.stringify(offered(sea)).includes('"I5"')
  expect([id, further]).toEqual([id, steps === 2])
})

test.each(CAPTAINS)('[VP-33] %s is refused without its stones', (id, _, price) => {
  const m = travelling((t) => ship(t, 0, 'I1', id))
  farm(m, 0, { orange: 0 })
  go(m, ['0 voyage', { sail: 'I2' }])
  expect(price.length).toBeGreaterThan(0)
  expect(JSON.stringify(offered(m))).not.toContain('T4')
  expect(refused(m, 0, { sail: 'T4' })).toBe('VP-33')
})

test('[VP-12] a marker, a stone or beer never hire; two coins hire of stacks 1 and 2 only', () => {
  const m = travelling((t) => farm(t, 0, { coin: 2, orange: 5 }))
  const hired = offered(m).filter((choice) => choice !== PASS)
  expect(hired).toHaveLength(10)
  expect(refused(m, 0, { hire: 'captain-3-1' })).toBe('VP-12')
})

test('[VP-21] [VP-22] [VP-24] [VP-25] every kind once; never beer, bread, tools, coins or stones', () => {
  const m = travelling((t) => {
    farm(t, 0, { coin: 1, horse: 2, ox: 2, plow: 2, wagon: 2, scroll: 2, grain: 2, beer: 2, bread: 2, tool: 2 })
    put(t, 0, 2, 'farm', 'unborn')
  }, 'IPM')
  go(m, ['0 voyage', { hire: 'captain-1-1' }])
  const text = JSON.stringify(offered(m))
  for (const kind of ['horse', 'ox', 'plow', 'wagon', 'scroll', 'grain']) expect(text).toContain(kind)
  for (const kind of ['beer', 'bread', 'tool', 'coin', 'orange']) expect(text).not.toContain(kind)
  expect(offered(m)).toEqual(expect.arrayContaining([who('farm', 1), who('farm', 2), DONE]))
  go(m, ['0 load', who('farm', 2)])
  expect(JSON.stringify(offered(m))).not.toContain('member')
  go(m, ['0 load', { load: 'grain' }])
  expect(offered(m)).not.toContainEqual({ load: 'grain' })
  expect([at(m, 0, 'ship', 2), has(m, 0, 'grain'), aboard(m, 0, 'grain')]).toEqual([1, 1, 1])
})

test('[VP-23] cocoa, tea and chests at home stay at home', () => {
  const m = travelling((t) => {
    farm(t, 0, { coin: 1, ox: 1 })
    bringHome(t, 0, 'cocoa', 1)
    bringHome(t, 0, 'tea', 1)
  })
  go(m, ['0 voyage', { hire: 'captain-1-1' }])
  expect(JSON.stringify(offered(m))).not.toMatch(/cocoa|tea|chest/)
})

test('[VP-16] [VP-32] from the harbor one step at least; the first is free of stones, T1 costs 1 time', () => {
  const m = travelling((t) => farm(t, 0, { coin: 1, time: 3 }))
  farm(m, 0, { orange: 0 })
  go(m, ['0 voyage', { hire: 'captain-1-1' }])
  declineUntil(m, 'sail')
  expect(offered(m)).toEqual([{ sail: 'T1' }, { sail: 'T2' }])
  expect(refused(m, 0, DONE)).not.toBeNull()
  go(m, ['0 sail', { sail: 'T1' }])
  expect(offered(m)).toEqual([DONE])
  declineUntil(m, 'turn')
  expect([shipAt(m), has(m, 0, 'time'), now(m)]).toEqual(['T1', 4, '1 turn'])
})

test('[VP-34] [VP-35] [VEX-S23] half a double step lapses, and the next action begins anew', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I1', 'captain-3-1')
    farm(t, 0, { green: 2 })
  })
  // Cocoa Island to Tea Island over T3: free but 1 time, then 1 green for half of its two steps.
  go(m, ['0 voyage', { sail: 'T3' }], ['0 sail', { sail: 'I3' }], ['0 sail', { dock: 'I3' }])
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([1, 1])
  declineUntil(m, '1 turn')
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS])
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { sail: 'T5' }])
  expect(has(m, 0, 'green')).toBe(1)
  go(m, ['0 sail', { sail: 'I5' }])
  expect(has(m, 0, 'green')).toBe(0)
})

test('[VP-35] [VP-40] each entry of time-water costs, also back and forth; where one begins is free', () => {
  const m = travelling((t) => {
    ship(t, 0, 'T1', 'captain-2-5')
    farm(t, 0, { brown: 3, time: 0 })
  })
  farm(m, 0, { orange: 0 })
  go(m, ['0 voyage', { sail: 'I1' }])
  expect(has(m, 0, 'time')).toBe(0)
  go(m, ['0 sail', { sail: 'T1' }], ['0 sail', { sail: 'I1' }], ['0 sail', { sail: 'T1' }])
  expect([has(m, 0, 'time'), has(m, 0, 'brown')]).toEqual([2, 0])
})

test('[VP-36] coins replace stones of a step, one for one', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I1', 'captain-1-1')
    farm(t, 0, { coin: 2, pink: 0 })
  })
  farm(m, 0, { orange: 0 })
  go(m, ['0 voyage', { sail: 'I2' }], ['0 sail', { sail: 'T4' }])
  expect([has(m, 0, 'coin'), shipAt(m)]).toEqual([0, 'T4'])
})

test('[VP-36] with stones and coins at hand the payer chooses', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I1', 'captain-2-1')
    farm(t, 0, { coin: 1, pink: 1 })
  })
  go(m, ['0 voyage', { sail: 'I2' }], ['0 sail', { sail: 'T4' }])
  expect(now(m)).toBe('0 pay')
  expect(offered(m)).toEqual(expect.arrayContaining([pays('p'), pays('c')]))
  go(m, ['0 pay', pays('c')])
  expect([has(m, 0, 'coin'), has(m, 0, 'pink')]).toEqual([0, 1])
})

test('[VP-37] a field with ships of others is entered like any other', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I1', 'captain-2-1')
    ship(t, 1, 'I2', 'captain-2-2')
  })
  go(m, ['0 voyage', { sail: 'I2' }])
  expect(seen(m).ships.map(({ at: field }) => field)).toEqual(['I2', 'I2'])
})

test('[VP-38] [VP-41] [VP-43] at an island: dock, sail on, or stop without docking', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I1', 'captain-2-5', { ox: 1 })
    farm(t, 0, { brown: 2 })
  })
  go(m, ['0 voyage', { sail: 'I2' }])
  expect(offered(m)).toEqual(expect.arrayContaining([{ dock: 'I2' }, { sail: 'T4' }, DONE]))
  go(m, ['0 sail', DONE])
  expect([shipAt(m), has(m, 0, 'fame'), aboard(m, 0, 'ox'), now(m)]).toEqual(['I2', 0, 1, '1 turn'])
})

test('[VP-39] [VP-41] docking without a step; afterwards no step and no second docking', () => {
  const m = travelling((t) => {
    ship(t, 0, 'I2', 'captain-2-5', { ox: 1, plow: 1 })
    farm(t, 0, { brown: 2 })
  })
  go(m, ['0 voyage', { dock: 'I2' }], ['0 island', { sell: 'ox' }])
  expect(refused(m, 0, { sail: 'I1' })).not.toBeNull()
  expect(refused(m, 0, { dock: 'I2' })).not.toBeNull()
  expect([has(m, 0, 'fame'), has(m, 0, 'brown')]).toEqual([4, 2])
})

test('[VP-10] [VP-60] [VP-64] the return: 1 time from anywhere, nothing else, the action is over', () => {
  for (const from of FIELDS) {
    const m = travelling((t) => ship(t, 0, from, 'captain-3-5', { ox: 1 }))
    go(m, ['0 voyage', { return: 'harbor' }])
    expect([from, shipAt(m), has(m, 0, 'time'), has(m, 0, 'orange'), has(m, 0, 'ox')]).toEqual([from, 'H', 1, 1, 1])
    expect(now(m)).toBe('1 turn')
  }
})

test('[VP-13] without a coin the ship stays in the harbor: the stone is kept, nothing happens', () => {
  const m = travelling()
  expect([now(m), shipAt(m), has(m, 0, 'orange')]).toEqual(['1 turn', 'H', 1])
})
