/** The worked examples of the rulebook and our tricky cases, played through. */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import { rankOf } from '../rules/score.ts'
import {
  action,
  asked,
  at,
  bury,
  byPay,
  byTime,
  customers,
  farm,
  freeAt,
  good,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  on,
  pays,
  play,
  points,
  privilege,
  put,
  refused,
  serve,
  stone,
  stones,
  supply,
  table,
  train,
  travel,
  WELL,
  who,
} from './scenario.ts'
import { CONNY, solo, tray } from './solo.ts'

const THREE_GRAIN = 1
const SCROLL_GRAIN = 4
const SCROLL_HORSE = 7
const HORSE_PLOW = 11

test('[VB-EX-01] the market with three players: four stalls, five in the queue, fifteen in the stack', () => {
  const t = k.view(table(3), 0).table
  expect([t.stalls.length, t.queue.length, t.stack]).toEqual([4, 5, 15])
})

test('[VB-EX-02] chronicle and graveyard with three players', () => {
  const t = k.view(table(3), 0).table
  expect(Object.fromEntries(t.chronicle.map(({ section, open }) => [section, open]))).toEqual({
    craft: 4,
    council: 3,
    church: 2,
    travel: 3,
    farm: 2,
  })
  expect(t.graves.open).toBe(8)
})

test('[VB-EX-03] stocking with three players', () => {
  const m = table(3)
  const t = k.view(m, 0).table
  const lying = t.spaces.map(({ stones: here }) => Object.values(here).reduce((a, b) => a + b, 0))
  expect(lying).toEqual([4, 3, 4, 1, 3, 3, 3])
  expect(m.state.bag.reduce((a, b) => a + b, 0)).toBe(9)
  expect(m.state.supply).toEqual([27, 27, 27, 27, 0])
})

test('[VB-EX-04] a plague stone on the harvest space', () => {
  const m = table(3)
  stones(m, { harvest: 'xo' })
  farm(m, 0, { time: 3 })
  play(m, 0, 'turn', stone('harvest', 'x'))
  play(m, 0, 'harvest', action('harvest'))
  expect([supply(m, 'x'), has(m, 0, 'time'), has(m, 0, 'grain'), has(m, 0, 'orange')]).toEqual([6, 5, 2, 0])
})

test('[VB-EX-05] a wagon paid with time', () => {
  const m = table(2)
  stones(m, { crafts: 'ggg' })
  farm(m, 0, { time: 1, coin: 0 })
  play(m, 0, 'turn', stone('crafts', 'g'))
  play(m, 0, 'craft', train('wainwright'))
  play(m, 0, 'product', good('wagon'))
  expect([has(m, 0, 'time'), has(m, 0, 'wagon'), at(m, 0, 'wainwright')]).toEqual([5, 1, 1])
  play(m, 1, 'turn', stone('crafts', 'g'))
  play(m, 1, 'craft', PASS)
  play(m, 0, 'turn', stone('crafts', 'g'))
  play(m, 0, 'craft', byTime('wainwright'))
  expect([has(m, 0, 'time'), has(m, 0, 'wagon')]).toEqual([7, 2])
})

test('[VB-EX-06] a market day with three players', () => {
  const m = table(3)
  stones(m, { market: 'g', travel: 'ooo' })
  customers(m, [HORSE_PLOW, THREE_GRAIN, SCROLL_GRAIN, SCROLL_HORSE], [12, 13, 14, 15, 16])
  farm(m, 0, { horse: 1, plow: 1, scroll: 1, grain: 1, coin: 0 })
  farm(m, 1, { grain: 3, green: 1, coin: 0 })
  farm(m, 2, { scroll: 1, coin: 0 })
  const drawn = m.state.stack.slice(-3).reverse()
  play(m, 0, 'turn', stone('market', 'g'))
  play(m, 0, 'serve', serve(HORSE_PLOW))
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([1, 0])
  play(m, 1, 'serve', serve(THREE_GRAIN))
  expect([has(m, 1, 'green'), has(m, 1, 'time'), has(m, 1, 'grain')]).toEqual([0, 1, 0])
  // André has a scroll but nothing else and is not even asked.
  play(m, 0, 'serve', serve(SCROLL_GRAIN))
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([0, 1])
  // Nobody has a horse left: the day is over.
  expect(m.state.day).toBe(-1)
  expect(m.state.stalls).toEqual([12, 13, 14, SCROLL_HORSE])
  expect(m.state.queue).toEqual([15, 16, ...drawn])
  expect(m.state.served).toEqual([[HORSE_PLOW, SCROLL_GRAIN], [THREE_GRAIN], []])
})

test('[VB-EX-07] a mass with three players', () => {
  // Seats: Birgit 0, André 1, Konstanze 2. Played with many seeds until the two draws are Konstanze's member and a monk.
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(100)
    const m = table(3, {}, `mass example ${i}`)
    stones(m, { travel: 'o' })
    put(m, 0, 2, 'bag')
    put(m, 1, 1, 'bag')
    put(m, 2, 1, 'bag')
    put(m, 0, 1, 'church2')
    put(m, 1, 2, 'church2')
    farm(m, 0, { grain: 3, coin: 1 })
    farm(m, 1, { grain: 4, coin: 1 })
    farm(m, 2, { coin: 1 })
    play(m, 0, 'turn', stone('travel', 'o'))
    play(m, 0, 'pick', who('bag', 2))
    play(m, 1, 'pick', who('bag', 1))
    play(m, 2, 'pick', DONE)
    if (at(m, 2, 'church1') === 0) continue
    expect([has(m, 0, 'coin'), has(m, 1, 'coin'), has(m, 2, 'coin')]).toEqual([0, 0, 1])
    expect([at(m, 0, 'church1'), at(m, 1, 'church1')]).toEqual([1, 1])
    play(m, 0, 'climb', who('church2', 1))
    play(m, 0, 'climb', who('church1', 2))
    play(m, 1, 'climb', who('church2', 2))
    play(m, 1, 'climb', who('church3', 2))
    expect([at(m, 0, 'church3', 1), at(m, 0, 'church2', 2), at(m, 1, 'church4', 2)]).toEqual([1, 1, 1])
    expect([has(m, 0, 'grain'), has(m, 1, 'grain')]).toEqual([0, 0])
    expect([0, 1, 2].map((seat) => has(m, seat, 'fame'))).toEqual([0, 2, 0])
    return
  }
})

test('[VB-EX-08] death after a plague stone and a craft action', () => {
  const m = table(2)
  stones(m, { crafts: 'x', travel: 'o' })
  nobodyHome(m, 0)
  put(m, 0, 1, 'farm', 'unborn')
  put(m, 0, 1, 'council1', 'unborn')
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('crafts', 'x'))
  play(m, 0, 'craft', train('smithy'))
  play(m, 0, 'product', good('plow'))
  expect([has(m, 0, 'time'), has(m, 0, 'plow')]).toEqual([7, 1])
  expect(asked(m)?.choices).toEqual([who('smithy', 1), who('council1', 1)])
  play(m, 0, 'dies', who('smithy', 1))
  expect(at(m, 0, 'chronicle-craft')).toBe(1)
})

test('[VB-EX-09] final scoring: 6 + 2 + 6 + 7 + 2 + 16 = 39', () => {
  const m = table(3)
  put(m, 0, 1, 'church1')
  put(m, 0, 2, 'council4')
  for (const [generation, section] of [
    [1, 'craft'],
    [1, 'farm'],
    [1, 'travel'],
    [2, 'craft'],
  ] as const) {
    bury(m, 0, generation, section)
  }
  farm(m, 0, { coin: 2, castles: 0b1110 })
  customers(m, [])
  k.edit(m, (s) => {
    s.served = s.served.with(0, [11, 12, 2])
    s.stack = s.stack.filter((tile) => ![11, 12, 2].includes(tile))
  })
  expect(points(m, 0)).toEqual({ fame: 0, travel: 6, church: 2, council: 6, chronicle: 7, coins: 2, customers: 16 })
  expect(village.result(m).scores[0]?.total).toBe(39)
})

test('[VB-EX-10] solo: market day, Conny’s stone, quill', () => {
  const m = solo()
  stones(m, { market: 'g', council: 'bx', church: 'oo' })
  customers(m, [24, 2, 3], [5, 6, 7, 8, 9])
  farm(m, 0, { grain: 2, coin: 0, green: 2 })
  tray(m, { at: 0, stones: 'o', fate: [0, 1, 1, 0, 0, 0] })
  const drawn = m.state.stack.slice(-2).reverse()
  play(m, 0, 'turn', stone('market', 'g'))
  play(m, 0, 'serve', serve(24))
  // Birgit has nothing more to sell: B is Conny's, C stays.
  expect(m.state.served[CONNY]).toEqual([2])
  expect(m.state.stalls).toEqual([5, 6, 3])
  expect(m.state.queue).toEqual([7, 8, 9, ...drawn])
  expect(asked(m)).toMatchObject({
    seat: 0,
    kind: 'connyStone',
    choices: [stone('council', 'b'), stone('council', 'x')],
  })
  play(m, 0, 'connyStone', stone('council', 'x'))
  expect([on(m, 'council', 'x'), on(m, 'council', 'b')]).toEqual([0, 1])
  expect(at(m, CONNY, 'chronicle-council', 1)).toBe(1)
})

test('[VB-EX-11] the solo rating with Marriage: 95 points for a polymath', () => {
  expect([rankOf(94, 15), rankOf(95, 15)]).toEqual(['genius', 'polymath'])
})

test('[VB-TS-01] a full barn', () => {
  const m = table(2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { grain: 4, ox: 1, plow: 1 })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', action('harvest'))
  expect(has(m, 0, 'grain')).toBe(5)
})

test('[VB-TS-02] animals without a plow', () => {
  const m = table(2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { grain: 1, ox: 1, horse: 1 })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', action('harvest'))
  expect(has(m, 0, 'grain')).toBe(3)
})

test('[VB-TS-03] nobody at home', () => {
  const m = table(2)
  stones(m, { harvest: 'xo' })
  farm(m, 0, { time: 8 })
  nobodyHome(m, 0)
  put(m, 0, 2, 'smithy', 'unborn')
  put(m, 0, 3, 'council1', 'unborn')
  play(m, 0, 'turn', stone('harvest', 'x'))
  expect([has(m, 0, 'time'), has(m, 0, 'grain'), at(m, 0, 'chronicle-craft', 2)]).toEqual([0, 0, 1])
})

test('[VB-TS-04] the initiator passes first', () => {
  const m = table(2)
  stones(m, { market: 'o', travel: 'o' })
  customers(m, [24, THREE_GRAIN])
  farm(m, 0, { grain: 5 })
  farm(m, 1, { grain: 5, green: 1, coin: 0 })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', PASS)
  play(m, 1, 'serve', serve(24))
  expect([has(m, 1, 'green'), has(m, 1, 'time')]).toEqual([0, 1])
  expect(m.state.day).toBe(-1)
  expect(m.state.served[0]).toEqual([])
})

test('[VB-TS-05] a death on someone else’s market day', () => {
  const m = table(3)
  stones(m, { market: 'o', travel: 'oo' })
  customers(m, [24, THREE_GRAIN])
  leaveFree(m, { craft: 1, farm: 0 })
  farm(m, 1, { time: 9, grain: 2, green: 1, coin: 0 })
  farm(m, 2, { grain: 3, green: 1, coin: 0 })
  nobodyHome(m, 1)
  put(m, 1, 1, 'farm', 'unborn')
  put(m, 1, 1, 'stables', 'unborn')
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 1, 'serve', serve(24))
  expect(has(m, 1, 'time')).toBe(0)
  const text = village.text.en
  const [decision] = k.decisions(m)
  if (decision === undefined) throw new Error('nobody is asked')
  const said = decision.choices?.map((choice) => JSON.stringify(text.choice(k.view(m, 1), decision, choice)))
  expect(said?.[0]).toContain('grave')
  expect(said?.[1]).toContain('chronicle')
  play(m, 1, 'dies', who('stables', 1))
  expect(freeAt(m, 'craft')).toBe(0)
  expect(asked(m)).toMatchObject({ seat: 2, kind: 'serve' })
})

test('[VB-TS-06] everyone in the bag', () => {
  const m = table(2)
  stones(m, { travel: 'xo' })
  nobodyHome(m, 0)
  put(m, 0, 1, 'bag', 'unborn')
  put(m, 0, 1, 'bag', 'unborn')
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('travel', 'x'))
  expect([has(m, 0, 'time'), has(m, 0, 'due'), at(m, 0, 'bag')]).toEqual([1, 0, 2])
})

test('[VB-TS-07] the lowest visible number', () => {
  const m = table(2)
  stones(m, { travel: 'xo' })
  nobodyHome(m, 0)
  put(m, 0, 1, 'bag', 'unborn')
  put(m, 0, 2, 'smithy', 'unborn')
  put(m, 0, 2, 'castle1', 'unborn')
  put(m, 0, 3, 'farm', 'unborn')
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('travel', 'x'))
  expect(asked(m)?.choices).toEqual([who('smithy', 2), who('castle1', 2)])
})

test('[VB-TS-08] the Well only while stones lie on the board', () => {
  const m = table(3)
  stones(m, { travel: 'oo' })
  farm(m, 0, { pink: 5, brown: 2, wagon: 1, coin: 0 })
  farm(m, 1, { coin: 0 })
  farm(m, 2, { coin: 0, green: 3 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('travel'))
  play(m, 0, 'travel', travel(0, 1))
  expect(m.state.onBoard).toBe(2)
  play(m, 1, 'turn', stone('travel', 'o'))
  play(m, 2, 'turn', stone('travel', 'o'))
  expect(m.state.round).toBe(2)
})

test('[VB-TS-09] a castle seen before', () => {
  const m = table(2)
  stones(m, { travel: 'oo' })
  farm(m, 0, { wagon: 1, brown: 2, castles: 1 << 1, coin: 0 })
  play(m, 0, 'turn', stone('travel', 'o'))
  play(m, 0, 'travel', travel(0, 1))
  expect([has(m, 0, 'time'), has(m, 0, 'wagon'), has(m, 0, 'brown'), has(m, 0, 'fame')]).toEqual([2, 0, 0, 0])
  expect(at(m, 0, 'castle1')).toBe(1)
})

test('[VB-TS-10] crowded picking', () => {
  const m = table(3)
  stones(m, { travel: 'o' })
  for (let i = 0; i < 3; i++) put(m, 0, 1, 'bag')
  for (let i = 0; i < 2; i++) put(m, 1, 1, 'bag')
  put(m, 2, 1, 'bag')
  farm(m, 0, { coin: 3 })
  farm(m, 1, { coin: 2 })
  play(m, 0, 'turn', stone('travel', 'o'))
  for (let i = 0; i < 3; i++) play(m, 0, 'pick', who('bag', 1))
  play(m, 1, 'pick', who('bag', 1))
  expect(m.state.round).toBe(2)
  expect([at(m, 1, 'bag'), at(m, 2, 'bag'), has(m, 1, 'coin')]).toEqual([1, 1, 1])
  expect([at(m, 0, 'church1'), at(m, 1, 'church1')]).toEqual([3, 1])
})

test('[VB-TS-11] a three-way church tie', () => {
  const m = table(3)
  stones(m, { travel: 'o' })
  put(m, 0, 1, 'church3')
  put(m, 0, 1, 'church1')
  put(m, 1, 1, 'church3')
  put(m, 1, 1, 'church2')
  put(m, 2, 1, 'church2')
  put(m, 2, 1, 'church2')
  play(m, 0, 'turn', stone('travel', 'o'))
  expect([0, 1, 2].map((seat) => has(m, seat, 'fame'))).toEqual([2, 2, 0])
})

test('[VB-TS-12] who leads the mass', () => {
  const m = table(2)
  stones(m, { council: 'oo' })
  put(m, 1, 1, 'council1')
  for (const seat of [0, 1]) put(m, seat, 1, 'bag')
  farm(m, 0, { coin: 1 })
  play(m, 0, 'turn', stone('council', 'o'))
  play(m, 1, 'turn', stone('council', 'o'))
  play(m, 1, 'council', privilege(1))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'pick' })
  play(m, 0, 'pick', DONE)
  play(m, 1, 'pick', DONE)
  expect([m.state.start, k.view(m, 0).table.marker]).toEqual([1, 'roof'])
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[VB-TS-13] plague stones left in the bag', () => {
  const m = table(3)
  stones(m, { travel: 'x' })
  // As if four of 21 drawn stones had been black: two black and seven others are still in the bag.
  k.edit(m, (s) => {
    s.bag = [2, 2, 2, 1, 2]
    s.supply = s.supply.map((n, i) => n - (s.bag[i] ?? 0))
  })
  play(m, 0, 'turn', stone('travel', 'x'))
  expect(m.state.round).toBe(2)
  const all = m.state.onBoard + m.state.bag.reduce((a, b) => a + b, 0)
  const black = m.state.stock.filter((_, i) => i % 5 === 4).reduce((a, b) => a + b, m.state.bag[4] ?? 0)
  expect([all, black]).toEqual([37, 6])
})

test('[VB-TS-14] a short colour', () => {
  const m = table(3)
  stones(m, { travel: 'o' })
  farm(m, 1, { brown: 30 })
  play(m, 0, 'turn', stone('travel', 'o'))
  const inPlay = (c: number): number =>
    m.state.stock.filter((_, i) => i % 5 === c).reduce((a, b) => a + b, m.state.bag[c] ?? 0)
  expect([0, 1, 2, 3].map(inPlay)).toEqual([6, 6, 3, 6])
})

/** The seat's only visible member is at home and the next time unit kills it. */
function doomed(m: M, seat: number): void {
  nobodyHome(m, seat)
  put(m, seat, 1, 'farm', 'unborn')
  farm(m, seat, { time: 9, coin: 0 })
}

test('[VB-TS-15] last turns with too few stones', () => {
  const m = table(4)
  stones(m, { travel: 'oxoo' })
  leaveFree(m, { grave: 1, farm: 0 })
  for (const seat of [0, 2, 3]) farm(m, seat, { coin: 0 })
  doomed(m, 1)
  put(m, 0, 1, 'church1')
  play(m, 0, 'turn', stone('travel', 'o'))
  play(m, 1, 'turn', stone('travel', 'x'))
  expect(m.state.onBoard).toBe(2)
  play(m, 2, 'turn', stone('travel', 'o'))
  play(m, 3, 'turn', stone('travel', 'o'))
  const events = play(m, 0, 'freeAction', action('harvest'))
  expect([has(m, 0, 'grain'), has(m, 0, 'orange')]).toEqual([2, 1])
  expect(events.filter(({ kind }) => kind === 'mass')).toMatchObject([{ seat: 0 }])
  play(m, 0, 'climb', DONE)
  expect(k.over(m)).toBe(true)
})

test('[VB-TS-16] another player ends the game on a market day', () => {
  const m = table(3)
  stones(m, { market: 'o', travel: 'ooo' })
  customers(m, [24, THREE_GRAIN, 23, SCROLL_GRAIN])
  leaveFree(m, { craft: 0, farm: 1, church: 0, council: 0, travel: 0 })
  doomed(m, 1)
  farm(m, 0, { coin: 0 })
  farm(m, 1, { grain: 5, green: 2 })
  farm(m, 2, { scroll: 2, grain: 1, green: 1, coin: 0 })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 1, 'serve', serve(24))
  expect(k.view(m, 0).table.ending).toEqual({ by: 1, turnsLeft: null })
  play(m, 2, 'serve', serve(23))
  play(m, 1, 'serve', serve(THREE_GRAIN))
  const order: number[] = []
  while (asked(m)?.kind === 'turn') {
    order.push(asked(m)?.seat ?? -1)
    play(m, asked(m)?.seat ?? 0, 'turn', stone('travel', 'o'))
  }
  expect(order).toEqual([1, 2, 0])
  expect(k.over(m)).toBe(true)
})

test('[VB-TS-17] train and stop', () => {
  const m = table(2)
  stones(m, { crafts: 'ogg' })
  farm(m, 0, { pink: 1, coin: 0 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', train('smithy'))
  expect(asked(m)?.choices).toEqual([good('plow'), PASS])
  expect(refused(m, 0, byPay('smithy'))).not.toBeNull()
  play(m, 0, 'product', PASS)
  play(m, 1, 'turn', stone('crafts', 'g'))
  play(m, 1, 'craft', PASS)
  play(m, 0, 'turn', stone('crafts', 'g'))
  play(m, 0, 'craft', byPay('smithy'))
  expect([has(m, 0, 'plow'), has(m, 0, 'time'), has(m, 0, 'orange'), has(m, 0, 'pink')]).toEqual([1, 3, 0, 0])
})

test('[VB-TS-18] the solo Well', () => {
  const m = solo()
  stones(m, { travel: 'oo' })
  customers(m, [24, THREE_GRAIN, 23], [5, 6, 7, 8, 9])
  farm(m, 0, { green: 3, grain: 5, scroll: 1, coin: 1 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'well', pays('ggg'))
  play(m, 0, 'wellAction', action('market'))
  play(m, 0, 'serve', serve(THREE_GRAIN))
  expect([has(m, 0, 'time'), m.state.served[CONNY]]).toEqual([0, [24]])
  play(m, 0, 'serve', serve(23))
  expect([has(m, 0, 'time'), has(m, 0, 'coin')]).toEqual([1, 0])
  expect([m.state.tray.length, m.state.onBoard]).toEqual([0, 2])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'turn' })
})
