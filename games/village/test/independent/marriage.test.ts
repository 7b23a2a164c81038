/** Marriage: smuggler, marrying, bread and tools, case by case. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { tileNumber } from '../../cards/customers.ts'
import {
  action,
  at,
  bury,
  byPay,
  byTime,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  pays,
  play,
  points,
  put,
  refused,
  serve,
  stone,
  stones,
  supply,
  takes,
  train,
  unasked,
  WELL,
  who,
} from '../scenario.ts'
import { box, declineUntil, free, go, now, offered, seenBy } from './words.ts'

const STONES = { deal: 'stones' }
const rank = (n: number) => ({ rank: n })
const bread = (place: string, generation: number) => ({ play: 'bread', member: { at: place, generation } })

function at0(space: 'smuggler' | 'marriage' | 'crafts', letter: string, prepare: (m: M) => void, side = 'A'): M {
  const m = box('M', 2, { marriageSide: side })
  stones(m, { [space]: `${letter}o`, harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  prepare(m)
  play(m, 0, 'turn', stone(space, letter))
  return m
}

test.each([
  ['marriage1', { bread: 2, grain: 1 }, 6],
  ['marriage2', { bread: 1, scroll: 1 }, 5],
  ['marriage3', { tool: 1, plow: 1 }, 6],
  ['marriage4', { tool: 1, bread: 1 }, 5],
  ['marriage5', { tool: 2, horse: 1 }, 8],
] as const)('[VM-04] customer %s takes %j and is worth %i', (id, demand, worth) => {
  const m = box('M', 2)
  customers(m, [tileNumber(id)])
  stones(m, { market: 'o', harvest: 'oo' })
  farm(m, 0, { coin: 0, ...demand })
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', { serve: id }])
  for (const ware of Object.keys(demand)) expect(has(m, 0, ware)).toBe(0)
  expect(points(m, 0).customers).toBe(worth)
})

test('[VM-21] Konstanze in the rulebook: the plague stone and three tools: 4 time, 1 green, 6 points', () => {
  const m = at0('smuggler', 'x', (t) => farm(t, 0, { tool: 3, green: 1 }))
  go(m, ['0 smuggler', { sell: 'tool', n: 3 }])
  expect(['tool', 'green', 'time', 'fame'].map((what) => has(m, 0, what))).toEqual([0, 0, 4, 6])
})

test('[VM-21] never both kinds, never none, never more than there is; a coin stands in for the green stone', () => {
  const m = at0('smuggler', 'o', (t) => farm(t, 0, { tool: 1, bread: 2, coin: 1, orange: 0 }))
  const sales = offered(m).filter((choice) => JSON.stringify(choice).includes('sell'))
  expect(sales).toEqual([
    { sell: 'bread', n: 1 },
    { sell: 'bread', n: 2 },
    { sell: 'tool', n: 1 },
  ])
  for (const wrong of [
    { sell: 'tool', n: 2 },
    { sell: 'bread', n: 0 },
  ])
    expect(refused(m, 0, wrong)).not.toBeNull()
  go(m, ['0 smuggler', { sell: 'bread', n: 2 }])
  expect([has(m, 0, 'coin'), has(m, 0, 'fame'), has(m, 0, 'time')]).toEqual([0, 4, 2])
})

test('[VM-22] [VM-25] [VC-55] a customer of the queue, promos among them: goods and one stone, no time, no day', () => {
  const m = box('PM', 2, { promo01: true })
  customers(m, [23, 22, 21], [tileNumber('promo01'), 24, 1, 2, 3])
  stones(m, { smuggler: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 0, grain: 2 })
  const { stack } = seenBy(m, 0)
  go(m, ['0 turn', stone('smuggler', 'o')])
  expect(offered(m)).toEqual(expect.arrayContaining([{ serve: 'promo01' }, serve(24)]))
  expect(offered(m)).not.toContainEqual(serve(1))
  go(m, ['0 smuggler', { serve: 'promo01' }])
  expect([has(m, 0, 'orange'), has(m, 0, 'time'), has(m, 0, 'grain')]).toEqual([0, 0, 2])
  const table = seenBy(m, 0)
  expect(table.queue.slice(0, 4)).toEqual(['cust24', 'cust01', 'cust02', 'cust03'])
  expect([table.queue.length, table.stack, table.stalls]).toEqual([5, stack - 1, ['cust23', 'cust22', 'cust21']])
  expect(now(m)).toBe('1 turn')
})

test('[VM-23] whoever stands at a stall is not served, and without a stack the queue only closes up', () => {
  const m = at0('smuggler', 'o', (t) => {
    customers(t, [24], [1, 2])
    k.edit(t, (s) => {
      t.state = { ...s, tiles: [24, 1, 2], stack: [] }
    })
    farm(t, 0, { grain: 5 })
  })
  expect(refused(m, 0, serve(24))).toBe('VM-23')
  go(m, ['0 smuggler', serve(1)])
  expect(seenBy(m, 0).queue).toEqual(['cust02'])
})

test('[VM-24] two stones of two colors, never two of one, never the plague', () => {
  const m = at0('smuggler', 'g', () => {})
  go(m, ['0 smuggler', STONES])
  expect(offered(m)).toHaveLength(6)
  expect(offered(m)).not.toContainEqual(takes('oo'))
  go(m, ['0 twoColours', takes('ob')])
  expect(['green', 'orange', 'brown', 'time'].map((what) => has(m, 0, what))).toEqual([1, 1, 1, 1])
})

test('[VM-20] one of the three ways, then the action is over; or none of them', () => {
  const m = at0('smuggler', 'g', (t) => farm(t, 0, { tool: 1 }))
  expect(offered(m)).toContain(PASS)
  go(m, ['0 smuggler', { sell: 'tool', n: 1 }])
  expect(now(m)).toBe('1 turn')
})

const SIDES = {
  A: { 1: { fame: 1 }, 4: { coin: 1 }, 5: { fame: 2 }, 6: { grain: 3 } },
  B: { 1: { grain: 1 }, 2: { fame: 1 }, 5: { grain: 2 }, 6: { fame: 3 } },
} as const

test.each(['A', 'B'] as const)('[VM-35] plain bonuses of side %s', (side) => {
  for (const [n, bonus] of Object.entries(SIDES[side])) {
    const m = at0('marriage', 'b', () => {}, side)
    go(m, ['0 marry', rank(Number(n))])
    for (const [what, amount] of Object.entries(bonus)) expect([n, what, has(m, 0, what)]).toEqual([n, what, amount])
    expect([has(m, 0, 'brown'), has(m, 0, 'time'), at(m, 0, `rank${n}` as 'rank1')]).toEqual([0, 2, 1])
  }
})

test.each([
  ['A', 'green', 'brown'],
  ['B', 'orange', 'pink'],
] as const)('[VM-35] rank 3 of side %s: one of two stones', (side, one, other) => {
  const m = at0('marriage', 'x', (t) => farm(t, 0, { green: 1 }), side)
  farm(m, 0, { green: 0, coin: 1 })
  go(m, ['0 marry', rank(3)])
  expect(offered(m)).toHaveLength(2)
  expect(JSON.stringify(offered(m))).toContain(one)
  go(m, [now(m), offered(m).find((choice) => JSON.stringify(choice).includes(other)) ?? PASS])
  expect([has(m, 0, one), has(m, 0, other)]).toEqual([0, 1])
})

test.each([
  ['A', 2, 1],
  ['B', 4, 2],
] as const)(
  '[VM-35] [VM-36] the exchange of side %s on rank %i: 1 stone for %i of choice, or none',
  (side, n, gets) => {
    const m = at0('marriage', 'b', (t) => farm(t, 0, { orange: 1 }), side)
    go(m, ['0 marry', rank(n)], ['0 pay', pays('b')])
    expect(offered(m)).toContain(PASS)
    const swap = offered(m).find((choice) => choice !== PASS)
    go(m, [now(m), swap ?? PASS])
    const wish = JSON.stringify(takes('p'.repeat(gets)))
    go(m, [now(m), offered(m).find((choice) => JSON.stringify(choice) === wish) ?? { stone: 'pink' }])
    const all = ['orange', 'green', 'brown', 'pink'].reduce((sum, c) => sum + has(m, 0, c), 0)
    expect([has(m, 0, 'orange'), has(m, 0, 'pink'), all]).toEqual([0, gets, gets])
    const none = at0('marriage', 'b', (t) => farm(t, 0, { coin: 2 }), side)
    go(none, ['0 marry', rank(n)])
    if (now(none) === '0 pay') go(none, ['0 pay', pays('b')])
    expect([now(none), has(none, 0, 'coin')]).toEqual(['1 turn', 2])
  },
)

test('[VM-31] refused without a stone or coin, without anybody home; [VM-33] with somebody there', () => {
  const poor = box('M', 2)
  stones(poor, { marriage: 'xo', harvest: 'oo' })
  farm(poor, 0, { coin: 0 })
  play(poor, 0, 'turn', stone('marriage', 'x'))
  expect(now(poor)).toBe('1 turn')
  const there = at0('marriage', 'b', (t) => put(t, 0, 1, 'rank5', 'farm'))
  expect([now(there), has(there, 0, 'brown')]).toEqual(['1 turn', 1])
  const away = at0('marriage', 'b', (t) => nobodyHome(t, 0))
  expect(now(away)).toBe('1 turn')
})

test('[VM-32] a taken rank is not offered, whoever stands there', () => {
  const m = at0('marriage', 'b', (t) => put(t, 1, 1, 'rank1', 'farm'))
  expect(offered(m)).toEqual([...[2, 3, 4, 5, 6].map(rank), PASS])
  expect(refused(m, 0, rank(1))).toBe('VM-32')
})

test('[VM-38] [VEX-S06] bonus, then the death; the yellow place; the rank is free again', () => {
  const m = at0('marriage', 'b', (t) => farm(t, 0, { time: 8 }))
  go(m, ['0 marry', rank(6)])
  expect([has(m, 0, 'grain'), now(m)]).toEqual([3, '0 dies'])
  const yellow = freeAt(m, 'farm')
  go(m, ['0 dies', who('rank6', 1)])
  expect([freeAt(m, 'farm'), at(m, 0, 'rank6'), at(m, 0, 'chronicle-farm')]).toEqual([yellow - 1, 0, 1])
})

test('[VM-60] no yellow place left: the graveyard', () => {
  const m = at0('marriage', 'b', (t) => {
    farm(t, 0, { time: 8 })
    leaveFree(t, { farm: 0 })
  })
  go(m, ['0 marry', rank(6)], ['0 dies', who('rank6', 1)])
  expect(at(m, 0, 'grave')).toBe(1)
})

test.each([
  ['wainwright', { orange: 1, pink: 1 }, 'wagon'],
  ['scriptorium', { pink: 1 }, 'scroll'],
  ['smithy', { orange: 1, pink: 1 }, 'plow'],
] as const)('[VM-80] [VM-83] a tool in the %s doubles what was made, paid with %j', (building, price, good) => {
  const m = at0('crafts', 'b', (t) => farm(t, 0, { ...price, tool: 2 }))
  go(m, ['0 craft', byPay(building)], ['0 tool', { use: 'tool' }])
  expect([has(m, 0, good), has(m, 0, 'tool'), now(m)]).toEqual([2, 1, '1 turn'])
  const kept = at0('crafts', 'b', (t) => farm(t, 0, { ...price, tool: 2 }))
  go(kept, ['0 craft', byPay(building)], ['0 tool', PASS])
  expect([has(kept, 0, good), has(kept, 0, 'tool')]).toEqual([1, 2])
})

test('[VM-80] [VM-82] [VEX-S08] trained and bred with a tool: 6 time, two of the same animal', () => {
  const m = at0('crafts', 'b', (t) => farm(t, 0, { tool: 1 }))
  go(m, ['0 craft', train('stables')], ['0 product', { good: 'horse' }], ['0 tool', { use: 'tool' }])
  expect(['horse', 'ox', 'tool', 'time'].map((what) => has(m, 0, what))).toEqual([2, 0, 0, 6])
})

test('[VM-85] training alone asks for no tool; neither does a council good', () => {
  const m = at0('crafts', 'b', (t) => farm(t, 0, { tool: 1 }))
  go(m, ['0 craft', train('smithy')], ['0 product', PASS])
  expect([now(m), has(m, 0, 'tool')]).toEqual(['1 turn', 1])
})

test('[VM-83] through the Well, with an own craftsman, by time', () => {
  const m = box('M', 2)
  stones(m, { harvest: 'oo' })
  put(m, 0, 1, 'smithy', 'farm')
  farm(m, 0, { green: 3, tool: 1, time: 0, coin: 0 })
  go(m, ['0 turn', WELL])
  declineUntil(m, 'wellAction')
  go(m, ['0 wellAction', action('crafts')], ['0 craft', byTime('smithy')], ['0 tool', { use: 'tool' }])
  expect([has(m, 0, 'plow'), has(m, 0, 'time')]).toEqual([2, 3])
})

test('[VM-71] [VM-72] bread under anybody alive and seen, once; refused in the bag, unborn, dead', () => {
  const m = box('PM', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'bag', 'unborn')
  put(m, 0, 1, 'ship', 'unborn')
  put(m, 0, 1, 'lighthouse1', 'unborn')
  put(m, 0, 1, 'rank1', 'unborn')
  bury(m, 0, 1, 'farm', 'unborn')
  farm(m, 0, { bread: 4 })
  const places = free(m, 0).map((choice) => (choice as { member: { at: string } }).member.at)
  expect(places.sort()).toEqual(['lighthouse1', 'rank1', 'ship'])
  unasked(m, 0, bread('ship', 1))
  expect(free(m, 0)).toHaveLength(2)
  expect(has(m, 0, 'bread')).toBe(3)
})

test('[VM-74] [VM-76] the fed one is older: another dies; and when it dies the bread is gone', () => {
  const m = box('M', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'smithy', 'unborn')
  put(m, 0, 2, 'stables', 'unborn')
  put(m, 0, 3, 'wainwright', 'unborn')
  farm(m, 0, { bread: 2, time: 9, coin: 0 })
  stones(m, { church: 'xo', harvest: 'oo' })
  unasked(m, 0, bread('stables', 2))
  play(m, 0, 'turn', stone('church', 'x'))
  declineUntil(m, '1 turn')
  expect([at(m, 0, 'smithy'), at(m, 0, 'chronicle-craft', 1), has(m, 0, 'bread')]).toEqual([0, 1, 1])
})

test('[VM-77] a child is taken by the printed number', () => {
  const m = box('M', 2)
  farm(m, 0, { bread: 1 })
  unasked(m, 0, bread('farm', 1))
  stones(m, { family: 'oo' })
  play(m, 0, 'turn', stone('family', 'o'))
  expect(offered(m)).toContainEqual({ birth: 2 })
  expect(supply(m, 'o')).toBeGreaterThan(0)
})
