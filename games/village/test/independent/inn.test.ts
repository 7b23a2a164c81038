/** Inn: beer, brewery and the inn action, case by case. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { tileNumber } from '../../cards/customers.ts'
import { handOf, hold, lay, topsOf } from '../../modules/inn/test/innkeeping.ts'
import {
  at,
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
  stone,
  stones,
  train,
  WELL,
  who,
} from '../scenario.ts'
import { box, declineUntil, go, notFree, now, offered, seenBy } from './words.ts'

/** Seat 0 takes a green stone from the inn; three known cards lie on top, one known below each. */
function inside(side = 'A', prepare: (m: M) => void = () => {}, guest = true): M {
  const m = box('I', 2, { innSide: side })
  if (guest) put(m, 0, 1, 'inn', 'farm')
  stones(m, { inn: 'gg', harvest: 'oo' })
  lay(m, ['schmiedin', 'barde'], ['medikus', 'graf'], ['knecht', 'abt'])
  farm(m, 0, { coin: 0, beer: 0, time: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('inn', 'g'))
  return m
}

test.each([
  ['inn1', { beer: 3 }, 6],
  ['inn2', { beer: 2, grain: 1 }, 5],
  ['inn3', { beer: 1, scroll: 1 }, 4],
  ['inn4', { beer: 2, wagon: 1 }, 7],
  ['promo09', { beer: 2 }, 3],
  ['promo10', { beer: 1, horse: 1 }, 5],
  ['promo11', { beer: 1, wagon: 1 }, 5],
] as const)('[VI-04] [VC-42] customer %s takes %j and is worth %i', (id, demand, worth) => {
  const m = box('I', 2, { promo09: true, promo10: true, promo11: true })
  stones(m, { market: 'o', harvest: 'oo' })
  customers(m, [tileNumber(id)])
  farm(m, 0, { coin: 5, ...demand })
  const missing = Object.keys(demand)[0] as string
  farm(m, 0, { [missing]: has(m, 0, missing) - 1 })
  play(m, 0, 'turn', stone('market', 'o'))
  if (now(m) === '0 serve') expect(offered(m)).toEqual([PASS])
  const rich = box('I', 2, { promo09: true, promo10: true, promo11: true })
  stones(rich, { market: 'o', harvest: 'oo' })
  customers(rich, [tileNumber(id)])
  farm(rich, 0, { coin: 0, ...demand })
  go(rich, ['0 turn', stone('market', 'o')], ['0 serve', { serve: id }])
  for (const good of Object.keys(demand)) expect(has(rich, 0, good)).toBe(0)
  expect(points(rich, 0).customers).toBe(worth)
})

test('[VI-06] beer does not run out with its 15 tiles', () => {
  const m = box('I', 2)
  stones(m, { crafts: 'oo' })
  farm(m, 0, { beer: 15, grain: 3 })
  farm(m, 1, { beer: 15 })
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay('brewery')])
  expect([has(m, 0, 'beer'), has(m, 0, 'grain')]).toEqual([17, 0])
})

test('[VI-13] [VI-49] coins are no grain: two bags and coins do not brew', () => {
  const m = box('I', 2)
  stones(m, { crafts: 'oo' })
  farm(m, 0, { grain: 2, coin: 5 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  expect(offered(m)).not.toContainEqual(byPay('brewery'))
  expect(refused(m, 0, byPay('brewery'))).not.toBeNull()
  expect(offered(m)).not.toContainEqual(byTime('brewery'))
})

test('[VI-12] [VI-14] [V-CRAFT-03] any number may stand at the brewery: a second one may be trained', () => {
  const m = box('I', 2)
  put(m, 0, 1, 'brewery')
  put(m, 1, 1, 'brewery')
  stones(m, { crafts: 'oo' })
  farm(m, 0, { time: 0, beer: 0 })
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', train('brewery')], ['0 product', PASS])
  expect([at(m, 0, 'brewery'), has(m, 0, 'time'), has(m, 0, 'beer')]).toEqual([2, 3, 0])
})

test('[VI-14] [VI-33] [VC-62] Family fetches a brewer and a guest home', () => {
  const m = box('I', 2)
  put(m, 0, 1, 'brewery')
  put(m, 0, 1, 'inn')
  stones(m, { family: 'oo' })
  play(m, 0, 'turn', stone('family', 'o'))
  expect(offered(m)).toContainEqual(who('brewery', 1))
  go(m, ['0 family', who('inn', 1)])
  expect([at(m, 0, 'inn'), at(m, 0, 'farm')]).toEqual([0, 3])
})

test('[VI-14] with no free place for craftsmen a brewer goes to the graveyard', () => {
  const m = box('I', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'brewery', 'unborn')
  leaveFree(m, { craft: 0 })
  const graves = freeAt(m, 'grave')
  stones(m, { church: 'xo' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('church', 'x'))
  expect([at(m, 0, 'grave'), freeAt(m, 'grave')]).toEqual([1, graves - 1])
})

test('[VI-22] [VI-24] entering costs 1 time on either side; side B then asks a stone and no time', () => {
  for (const [side, time, green] of [
    ['A', 2, 1],
    ['B', 1, 0],
  ] as const) {
    const m = inside(side, () => {}, false)
    go(m, ['0 innEnter', { enter: 'inn' }])
    const pay = side === 'A' ? { pay: { time: 1 } } : pays('g')
    if (now(m) === '0 innPay') go(m, ['0 innPay', pay])
    expect([side, at(m, 0, 'inn'), has(m, 0, 'time'), has(m, 0, 'green')]).toEqual([side, 1, time, green])
    expect(now(m)).toBe('0 innSlide')
  }
})

test('[VI-22] whose member enters is asked where numbers differ', () => {
  const m = inside('A', (t) => put(t, 0, 2, 'farm', 'unborn'), false)
  go(m, ['0 innEnter', { enter: 'inn' }])
  expect(offered(m)).toEqual([who('farm', 1), who('farm', 2)])
})

test('[VI-25] [VI-26] [VI-43] after the slide any top may be bought, also of a stack that was not touched', () => {
  const m = inside('A', (t) => farm(t, 0, { coin: 1 }))
  go(m, ['0 innPay', { pay: { time: 1 } }])
  expect(offered(m)).toEqual([{ slide: 'schmiedin' }, { slide: 'medikus' }, { slide: 'knecht' }])
  go(m, ['0 innSlide', { slide: 'medikus' }])
  expect(topsOf(m)).toEqual(['schmiedin', 'graf', 'knecht'])
  expect(offered(m)).toEqual([{ buy: 'schmiedin' }, { buy: 'graf' }, { buy: 'knecht' }, PASS])
  go(m, ['0 innBuy', { buy: 'knecht' }])
  expect([has(m, 0, 'coin'), handOf(m, 0), topsOf(m)[2]]).toEqual([0, ['knecht'], 'abt'])
  // Bought and played in the same turn (VI-43): its owner is asked before the turn is over.
  expect(now(m)).toBe('0 offer')
  go(m, ['0 offer', PASS])
  expect(now(m)).toBe('1 turn')
})

test('[VI-26] [VI-49] cards of 1 beer, 2 beers and 1 coin: each is paid as printed, nothing stands in', () => {
  const offers = (amounts: Readonly<Record<string, number>>) => {
    const m = inside('A', (t) => farm(t, 0, amounts))
    go(m, ['0 innPay', { pay: { time: 1 } }], ['0 innSlide', { slide: 'schmiedin' }])
    return now(m) === '0 innBuy' ? offered(m).filter((choice) => choice !== PASS) : []
  }
  expect(offers({ coin: 9 })).toEqual([{ buy: 'knecht' }])
  expect(offers({ beer: 1 })).toEqual([{ buy: 'barde' }])
  expect(offers({ beer: 2 })).toEqual([{ buy: 'barde' }, { buy: 'medikus' }])
  expect(offers({})).toEqual([])
})

test('[VI-27] who buys nothing gets nothing back, and what was slid stays slid', () => {
  const m = inside('A', (t) => farm(t, 0, { beer: 2 }))
  go(m, ['0 innPay', { pay: { time: 1 } }], ['0 innSlide', { slide: 'knecht' }], ['0 innBuy', PASS])
  expect([has(m, 0, 'time'), has(m, 0, 'beer'), handOf(m, 0), topsOf(m)[2]]).toEqual([1, 2, [], 'abt'])
})

test('[VI-24] [VI-25] steps 1 and 2 are no free choice once begun: no slide without payment, no way out after it', () => {
  const m = inside('A', (t) => farm(t, 0, { beer: 2 }))
  expect(refused(m, 0, { slide: 'schmiedin' })).not.toBeNull()
  go(m, ['0 innPay', { pay: { time: 1 } }])
  expect(refused(m, 0, PASS)).not.toBeNull()
  expect(refused(m, 0, { slide: 'barde' })).not.toBeNull()
})

test('[VI-24] [VEX-S22] side B takes one stone of any color or a coin, never time', () => {
  const m = inside('B', (t) => farm(t, 0, { coin: 1, pink: 1 }))
  expect(offered(m)).toEqual(expect.arrayContaining([pays('g'), pays('p'), pays('c')]))
  expect(offered(m)).not.toContainEqual({ pay: { time: 1 } })
  go(m, ['0 innPay', pays('p')])
  expect([has(m, 0, 'pink'), has(m, 0, 'coin'), has(m, 0, 'time')]).toEqual([0, 1, 0])
})

test('[VI-32] the graveyard is for guests: also with the last grave it takes the guest and ends the game', () => {
  const m = box('I', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'inn', 'unborn')
  leaveFree(m, { grave: 1 })
  stones(m, { church: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('church', 'x'))
  expect([at(m, 0, 'grave'), m.state.trigger]).toEqual([1, 0])
})

test('[VI-32] [V-END-09] without a grave the guest is removed, free places of the chronicle notwithstanding', () => {
  const m = box('I', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'inn', 'unborn')
  leaveFree(m, { grave: 0 })
  k.edit(m, (s) => {
    s.trigger = 1
    s.last = 2
  })
  stones(m, { church: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('church', 'x'))
  expect([at(m, 0, 'removed'), at(m, 0, 'grave'), freeAt(m, 'farm')]).toEqual([1, 0, 2])
})

test('[VI-20] [V-WELL-01] the Well reaches the inn while any stone lies anywhere', () => {
  const m = box('I', 2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { orange: 3, coin: 0, beer: 0 })
  go(m, ['0 turn', WELL])
  declineUntil(m, 'wellAction')
  go(m, ['0 wellAction', { action: 'inn' }], ['0 innEnter', { enter: 'inn' }])
  expect([at(m, 0, 'inn'), has(m, 0, 'orange')]).toEqual([1, 0])
})

test('[VI-31] [VC-60] what others see: counts and tops; what was bought openly, what was slid', () => {
  const m = inside('A', (t) => farm(t, 0, { coin: 1 }))
  go(m, ['0 innPay', { pay: { time: 1 } }], ['0 innSlide', { slide: 'medikus' }], ['0 innBuy', { buy: 'knecht' }])
  const other = seenBy(m, 1).more.inn
  expect(other?.hands).toEqual([1, 0])
  expect(other?.hand).toEqual([])
  expect(other?.stacks.map(({ left }) => left)).toEqual(seenBy(m, 'spectator').more.inn?.stacks.map(({ left }) => left))
  expect(JSON.stringify(other)).not.toContain('zunftmeister')
})

test('[VI-41] [VI-45] a kept card cannot be played, nor one that is not held', () => {
  const m = box('I', 2)
  hold(m, 0, 'medikus')
  expect(notFree(m, 0, { play: 'medikus' })).toBe('VI-41')
  expect(notFree(m, 0, { play: 'schmiedin' })).not.toBeNull()
})
