/** Harvest, family and crafts (V-HARVEST, V-FAMILY, V-CRAFT). */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import {
  type Amounts,
  acting,
  action,
  asked,
  at,
  birth,
  byPay,
  byTime,
  farm,
  good,
  has,
  k,
  type M,
  nobodyHome,
  play,
  put,
  refused,
  stone,
  stones,
  train,
  who,
} from './scenario.ts'

function reap(amounts: Amounts): number {
  const m = acting('harvest', amounts)
  const before = has(m, 0, 'grain')
  play(m, 0, 'harvest', action('harvest'))
  return has(m, 0, 'grain') - before
}

test('[V-HARVEST-01] nobody at home, no harvest', () => {
  const m = acting('harvest', {}, (n) => nobodyHome(n, 0))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  expect(has(m, 0, 'grain')).toBe(0)
  expect(has(m, 0, 'orange')).toBe(1)
})

test('[V-HARVEST-02] a harvest brings two bags', () => {
  expect(reap({})).toBe(2)
})

test('[V-HARVEST-03] horse and plow make it three', () => {
  expect(reap({ horse: 1, plow: 1 })).toBe(3)
  expect(reap({ horse: 1 })).toBe(2)
  expect(reap({ plow: 1 })).toBe(2)
})

test('[V-HARVEST-04, V-HARVEST-05] ox and plow make it four; nothing more adds to it', () => {
  expect(reap({ ox: 1, plow: 1 })).toBe(4)
  expect(reap({ ox: 2, horse: 2, plow: 3 })).toBe(4)
  expect(reap({ ox: 2, horse: 2 })).toBe(2)
})

test('[V-HARVEST-06] goods and people stay', () => {
  const m = acting('harvest', { ox: 1, plow: 1 })
  play(m, 0, 'harvest', action('harvest'))
  expect([has(m, 0, 'ox'), has(m, 0, 'plow'), at(m, 0, 'farm')]).toEqual([1, 1, 4])
})

test('[V-HARVEST-07] the barn holds five; with a full one there is nothing to harvest', () => {
  expect(reap({ grain: 4, ox: 1, plow: 1 })).toBe(1)
  const full = acting('harvest', { grain: 5 })
  expect(asked(full)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-HARVEST-08] the best yield is taken, or the harvest is declined', () => {
  const m = acting('harvest', { ox: 1, horse: 1, plow: 1 })
  expect(asked(m)?.choices).toEqual([action('harvest'), PASS])
  play(m, 0, 'harvest', PASS)
  expect(has(m, 0, 'grain')).toBe(0)
})

test('[V-FAMILY-01] the lowest number in the supply is born', () => {
  const m = acting('family', {}, (n) => {
    put(n, 0, 2, 'farm', 'unborn')
    put(n, 0, 2, 'farm', 'unborn')
    put(n, 0, 2, 'farm', 'unborn')
  })
  play(m, 0, 'family', birth(3))
  expect(at(m, 0, 'farm', 3)).toBe(1)
  expect(at(m, 0, 'unborn', 3)).toBe(1)
})

test('[V-FAMILY-02, V-FAMILY-03] or any living member comes home from building, council, church or castle', () => {
  const m = acting('family', {}, (n) => {
    put(n, 0, 1, 'smithy')
    put(n, 0, 1, 'council2')
    put(n, 0, 2, 'church3')
    put(n, 0, 2, 'castle4')
    put(n, 0, 1, 'bag')
    put(n, 0, 3, 'chronicle-farm')
    put(n, 0, 3, 'grave')
    farm(n, 0, { crossed: 2 })
    k.edit(n, (s) => {
      s.free = s.free.map((n, area) => (area === 1 || area === 5 ? n - 1 : n))
    })
  })
  expect(asked(m)?.choices).toEqual([
    birth(2),
    who('smithy', 1),
    who('council2', 1),
    who('church3', 2),
    who('castle4', 2),
    PASS,
  ])
  expect(refused(m, 0, who('bag', 1))).toBe('V-FAMILY-03')
  expect(refused(m, 0, who('grave', 3))).toBe('V-FAMILY-03')
  play(m, 0, 'family', who('church3', 2))
  expect(at(m, 0, 'farm', 2)).toBe(1)
  expect(at(m, 0, 'church3')).toBe(0)
})

test('[V-FAMILY-04] coming home gives up the position, but castle markers stay', () => {
  const m = acting('family', { castles: 1 << 1 }, (n) => put(n, 0, 1, 'castle1'))
  play(m, 0, 'family', who('castle1', 1))
  expect(k.view(m, 0).table.families[0]?.castles).toEqual([1])
  const craft = acting('family', {}, (n) => {
    put(n, 0, 1, 'smithy')
    stones(n, { family: 'oo', crafts: 'ob' })
  })
  play(craft, 0, 'family', who('smithy', 1))
  play(craft, 1, 'turn', stone('crafts', 'b'))
  play(craft, 1, 'craft', PASS)
  play(craft, 0, 'turn', stone('crafts', 'o'))
  // Back at the smithy means training again.
  expect(asked(craft)?.choices).not.toContainEqual(byTime('smithy'))
  play(craft, 0, 'craft', train('smithy'))
  expect(has(craft, 0, 'time')).toBe(3)
})

test('[V-FAMILY-05] without unborn members only calling home is left; without either the action does nothing', () => {
  const all = (n: M): void => {
    for (const g of [2, 2, 2, 3, 3, 4, 4]) put(n, 0, g, 'farm', 'unborn')
  }
  const m = acting('family', {}, (n) => {
    all(n)
    put(n, 0, 1, 'smithy')
  })
  expect(asked(m)?.choices).toEqual([who('smithy', 1), PASS])
  expect(refused(m, 0, birth(1))).toBe('V-FAMILY-05')
  const none = acting('family', {}, all)
  expect(asked(none)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-FAMILY-06] a birth costs nothing', () => {
  const m = acting('family', { coin: 2, grain: 1 })
  play(m, 0, 'family', birth(2))
  expect([has(m, 0, 'time'), has(m, 0, 'coin'), has(m, 0, 'grain'), has(m, 0, 'orange')]).toEqual([0, 2, 1, 1])
})

test('[V-FAMILY-07] members are placed from the own farm only', () => {
  const m = acting('crafts', { orange: 0, wagon: 1, green: 2 }, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'wainwright')
  })
  expect(asked(m)?.choices).toEqual([byTime('wainwright'), PASS])
  expect(refused(m, 0, train('smithy'))).toBe('V-FAMILY-07')
})

test('[V-FAMILY-08] which member at home is used is free', () => {
  const m = acting('crafts', {}, (n) => {
    put(n, 0, 2, 'farm', 'unborn')
    put(n, 0, 4, 'farm', 'unborn')
  })
  play(m, 0, 'craft', train('smithy'))
  expect(asked(m)).toMatchObject({ kind: 'trainee', choices: [1, 2, 4].map((g) => who('farm', g)) })
  play(m, 0, 'trainee', who('farm', 4))
  expect(at(m, 0, 'smithy', 4)).toBe(1)
})

test('[V-CRAFT-01, V-CRAFT-08] one action, one building, one good, however many craftsmen stand there', () => {
  const m = acting('crafts', {}, (n) => {
    put(n, 0, 1, 'smithy')
    put(n, 0, 1, 'smithy')
    put(n, 1, 1, 'smithy')
  })
  play(m, 0, 'craft', byTime('smithy'))
  expect(has(m, 0, 'plow')).toBe(1)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-CRAFT-02, V-CRAFT-05, V-CRAFT-06] time with a craftsman, or stones without one', () => {
  const m = acting('crafts', { pink: 1 }, (n) => put(n, 0, 1, 'smithy'))
  expect(asked(m)?.choices).toContainEqual(byTime('smithy'))
  expect(asked(m)?.choices).toContainEqual(byPay('smithy'))
  expect(asked(m)?.choices).toContainEqual(byPay('wainwright'))
  const timed = k.clone(m)
  play(timed, 0, 'craft', byTime('smithy'))
  expect([has(timed, 0, 'time'), has(timed, 0, 'plow'), has(timed, 0, 'pink')]).toEqual([3, 1, 1])
  play(m, 0, 'craft', byPay('wainwright'))
  expect([has(m, 0, 'time'), has(m, 0, 'wagon'), has(m, 0, 'pink'), has(m, 0, 'orange')]).toEqual([0, 1, 0, 0])
  expect(at(m, 0, 'wainwright')).toBe(0)
})

test('[V-CRAFT-03, V-CRAFT-04] way (a) needs a trained member; after training one may produce or stop', () => {
  const m = acting('crafts')
  expect(refused(m, 0, byTime('smithy'))).toBe('V-CRAFT-03')
  play(m, 0, 'craft', train('smithy'))
  expect(asked(m)).toMatchObject({ kind: 'product', choices: [good('plow'), PASS] })
  const stopped = k.clone(m)
  play(stopped, 0, 'product', PASS)
  expect([has(stopped, 0, 'time'), has(stopped, 0, 'plow'), at(stopped, 0, 'smithy')]).toEqual([3, 0, 1])
  play(m, 0, 'product', good('plow'))
  expect([has(m, 0, 'time'), has(m, 0, 'plow'), at(m, 0, 'smithy')]).toEqual([6, 1, 1])
})

test('[V-CRAFT-03] another member may be trained where one already stands', () => {
  const m = acting('crafts', {}, (n) => put(n, 0, 1, 'smithy'))
  play(m, 0, 'craft', train('smithy'))
  expect(at(m, 0, 'smithy')).toBe(2)
})

test('[V-CRAFT-07] training and paying with stones are not combined', () => {
  const m = acting('crafts', { pink: 1 })
  play(m, 0, 'craft', train('smithy'))
  play(m, 0, 'product', good('plow'))
  expect([has(m, 0, 'orange'), has(m, 0, 'pink'), has(m, 0, 'time')]).toEqual([1, 1, 6])
})

test('[V-CRAFT-09] a craftsman makes only the good of the building and stays there', () => {
  const m = acting('crafts', {}, (n) => put(n, 0, 1, 'scriptorium'))
  play(m, 0, 'craft', byTime('scriptorium'))
  expect([has(m, 0, 'scroll'), at(m, 0, 'scriptorium')]).toEqual([1, 1])
  const trained = acting('crafts')
  play(trained, 0, 'craft', train('scriptorium'))
  expect(refused(trained, 0, good('plow'))).toBe('V-CRAFT-09')
})

const PRICES = [
  ['V-CRAFT-10', 'wainwright', ['wagon'], 2, 2, { orange: 1, pink: 1 }],
  ['V-CRAFT-11', 'stables', ['horse', 'ox'], 3, 3, { grain: 3 }],
  ['V-CRAFT-12', 'scriptorium', ['scroll'], 2, 2, { pink: 1 }],
  ['V-CRAFT-13', 'smithy', ['plow'], 3, 3, { orange: 1, pink: 1 }],
] as const

test('[V-CRAFT-10, V-CRAFT-11, V-CRAFT-12, V-CRAFT-13] wainwright, stables, scriptorium and smithy: goods and prices', () => {
  for (const [, building, goods, training, produce, price] of PRICES) {
    for (const product of goods) {
      const a = acting('crafts')
      play(a, 0, 'craft', train(building))
      expect(has(a, 0, 'time')).toBe(training)
      play(a, 0, 'product', good(product))
      expect([has(a, 0, 'time'), has(a, 0, product), at(a, 0, building)]).toEqual([training + produce, 1, 1])
      const b = acting('crafts', { orange: 0, pink: 'pink' in price ? 1 : 0, grain: 'grain' in price ? 3 : 0 })
      play(b, 0, 'craft', byPay(building))
      if (goods.length > 1) play(b, 0, 'product', good(product))
      expect([has(b, 0, product), has(b, 0, 'pink'), has(b, 0, 'grain'), has(b, 0, 'time')]).toEqual([1, 0, 0, 0])
      expect(has(b, 0, 'orange')).toBe('orange' in price ? 0 : 1)
    }
  }
})

test('[V-CRAFT-14, V-CRAFT-15] the mill takes 2 time and 2 grain for 2 coins and never holds a member', () => {
  const m = acting('crafts', { grain: 3 })
  expect(refused(m, 0, train('mill'))).toBe('V-CRAFT-15')
  expect(refused(m, 0, byTime('mill'))).toBe('V-CRAFT-15')
  play(m, 0, 'craft', byPay('mill'))
  expect([has(m, 0, 'coin'), has(m, 0, 'grain'), has(m, 0, 'time'), at(m, 0, 'farm')]).toEqual([2, 1, 2, 4])
  const poor = acting('crafts', { grain: 1, coin: 5 })
  expect(asked(poor)?.choices).not.toContainEqual(byPay('mill'))
})

test('[V-CRAFT-16] horse or ox is chosen when producing', () => {
  const m = acting('crafts', {}, (n) => put(n, 0, 1, 'stables'))
  play(m, 0, 'craft', byTime('stables'))
  expect(asked(m)).toMatchObject({ kind: 'product', choices: [good('horse'), good('ox')] })
  play(m, 0, 'product', good('ox'))
  expect([has(m, 0, 'horse'), has(m, 0, 'ox')]).toEqual([0, 1])
})
