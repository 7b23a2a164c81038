/** Expansions together: order of a round, ends, and the interactions of section 7. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { tileNumber } from '../../cards/customers.ts'
import { village } from '../../index.ts'
import { hold } from '../../modules/inn/test/innkeeping.ts'
import { couple, dice } from '../../modules/marriage/test/wedding-words.ts'
import { atHome, chestHome, ship, shipAt } from '../../modules/port/test/voyages.ts'
import {
  type Asked,
  action,
  at,
  bury,
  byPay,
  type Choice,
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
  privilege,
  put,
  refused,
  stone,
  stones,
  train,
  unasked,
  WELL,
  who,
} from '../scenario.ts'
import { box, card, declineUntil, free, go, now, offered, seenBy } from './words.ts'

test('[VC-04] last stone, its action, the death, the mass, the wedding, the next start player, new stones', () => {
  const m = box('IPM', 2)
  put(m, 0, 1, 'rank1', 'farm')
  dice(m, ['orange'])
  k.edit(m, (s) => {
    s.marker = 1
  })
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  farm(m, 0, { time: 9 })
  stones(m, { harvest: 'x' })
  const told: string[] = []
  const answer = (kind: Asked['kind'], choice: Choice) => {
    for (const event of play(m, 0, kind, choice)) told.push(event.kind)
  }
  answer('turn', stone('harvest', 'x'))
  answer('harvest', action('harvest'))
  answer('dies', who('farm', 1))
  answer('house', { house: 'shop' })
  answer('favour', { favour: { tool: 2 } })
  const order = ['takes', 'harvest', 'dies', 'mass', 'wedding', 'round'].map((kind) => told.indexOf(kind))
  expect(order.every((at) => at >= 0)).toBe(true)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect([m.state.start, m.state.round, now(m), m.state.onBoard]).toEqual([1, 2, '1 turn', 26])
})

test('[VC-05] the chronicle is full only with the ring places of Marriage', () => {
  const end = (modules: string, farmPlaces: number) => {
    const m = box(modules, 3)
    leaveFree(m, { farm: farmPlaces, craft: 0, church: 0, council: 0, travel: 0 })
    stones(m, { harvest: 'xooooo' })
    farm(m, 0, { time: 9 })
    play(m, 0, 'turn', stone('harvest', 'x'))
    declineUntil(m, 'turn', 'freeAction')
    return m.state.trigger
  }
  expect([end('M', 1), end('M', 2), end('I', 1)]).toEqual([0, -1, 0])
})

test('[VC-05] [VP-83] graveyard, chronicle and sea burial: each alone begins the end', () => {
  const m = box('IPM', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'inn', 'unborn')
  leaveFree(m, { grave: 1 })
  stones(m, { church: 'xooo' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('church', 'x'))
  expect([m.state.trigger, freeAt(m, 'grave')]).toEqual([0, 0])
})

test('[VC-50] inn, ranks and ship are not the farm: without anybody home no harvest', () => {
  for (const place of ['inn', 'rank3', 'ship', 'bakery1', 'brewery'] as const) {
    const m = box('IPM', 2)
    nobodyHome(m, 0)
    put(m, 0, 1, place, 'unborn')
    stones(m, { harvest: 'oo' })
    play(m, 0, 'turn', stone('harvest', 'o'))
    expect([place, now(m), has(m, 0, 'grain')]).toEqual([place, '1 turn', 0])
  }
})

test('[VC-51] the example of the rulebook: two 1s with bread, three 2s, one 3; the traveller on the castle dies', () => {
  const m = box('M', 2)
  nobodyHome(m, 0)
  for (const place of ['smithy', 'stables'] as const) put(m, 0, 1, place, 'unborn')
  for (const place of ['castle1', 'wainwright', 'church1'] as const) put(m, 0, 2, place, 'unborn')
  put(m, 0, 3, 'scriptorium', 'unborn')
  farm(m, 0, { bread: 2, time: 9, coin: 0 })
  stones(m, { church: 'xo', harvest: 'oo' })
  play(m, 0, 'turn', stone('church', 'x'))
  const feed = (place: string) => {
    const choice = { play: 'bread', member: { at: place, generation: 1 } }
    if (now(m) === '0 offer') go(m, ['0 offer', choice])
    else unasked(m, 0, choice)
  }
  feed('smithy')
  feed('stables')
  declineUntil(m, 'dies')
  expect(offered(m)).toHaveLength(5)
  go(m, ['0 dies', who('castle1', 2)])
  expect([at(m, 0, 'chronicle-travel', 2), has(m, 0, 'bread')]).toEqual([1, 0])
})

test('[VC-53] [V-MARKET-11] a death on a market day comes at once, aboard ship too', () => {
  const m = box('IPM', 2)
  nobodyHome(m, 1)
  put(m, 1, 1, 'ship', 'unborn')
  ship(m, 1, 'I1', 'captain-2-1')
  customers(m, [24, 23])
  stones(m, { market: 'o', harvest: 'oo' })
  farm(m, 0, { coin: 0 })
  farm(m, 1, { time: 9, green: 1, grain: 2, coin: 0 })
  play(m, 0, 'turn', stone('market', 'o'))
  declineUntil(m, '1 serve')
  go(m, ['1 serve', { serve: 'cust24' }])
  expect([at(m, 1, 'chronicle-travel'), at(m, 1, 'ship')]).toEqual([1, 0])
})

test('[VC-54] the coin of rank 4 pays in the same turn: the Jester’s second action hires a captain with it', () => {
  const m = box('IPM', 2)
  hold(m, 0, 'gaukler')
  stones(m, { marriage: 'oo', travel: 'oo' })
  farm(m, 0, { coin: 0 })
  go(m, ['0 turn', stone('marriage', 'o')], ['0 marry', { rank: 4 }], ['0 offer', card('gaukler')])
  expect(has(m, 0, 'coin')).toBe(1)
  go(m, [now(m), stone('travel', 'o')], ['0 voyage', { hire: 'captain-1-5' }])
  declineUntil(m, 'sail')
  expect(has(m, 0, 'coin')).toBe(0)
})

test('[VC-55] [VC-43] the smuggler serves the promo of Port with a closed chest at home, not with one aboard', () => {
  const ready = (home: boolean) => {
    const m = box('PM', 2, { promo12: true })
    customers(m, [23, 22, 21], [tileNumber('promo12'), 1])
    stones(m, { smuggler: 'oo', harvest: 'oo' })
    farm(m, 0, { coin: 0 })
    if (home) chestHome(m, 0, 1)
    else ship(m, 0, 'I5', 'captain-2-1', { chest: 1 })
    play(m, 0, 'turn', stone('smuggler', 'o'))
    return m
  }
  const m = ready(true)
  go(m, ['0 smuggler', { serve: 'promo12' }])
  expect([atHome(m, 0, 'chest'), has(m, 0, 'coin'), has(m, 0, 'orange'), free(m, 0)]).toEqual([0, 0, 0, []])
  expect(offered(ready(false))).not.toContainEqual({ serve: 'promo12' })
})

test('[VC-56] the council gives beer with Inn, never bread, tools, cocoa or tea', () => {
  const m = box('IPM', 2)
  put(m, 0, 1, 'council3', 'farm')
  stones(m, { council: 'oo' })
  farm(m, 0, { coin: 0 })
  go(m, ['0 turn', stone('council', 'o')], ['0 council', privilege(3)])
  const goods = offered(m).map((choice) => (choice as { good: string }).good)
  expect(goods.toSorted()).toEqual(['beer', 'horse', 'ox', 'plow', 'scroll', 'wagon'])
})

test('[VC-57] [VC-62] [V-END-05] in the last turns inn, ship, smuggler and marriage stay in use; no wedding, then the end', () => {
  const m = box('IPM', 2)
  put(m, 0, 1, 'rank1', 'farm')
  put(m, 1, 1, 'rank2', 'farm')
  leaveFree(m, { grave: 1, farm: 0, craft: 0, church: 0, council: 0, travel: 0 })
  stones(m, { harvest: 'x' })
  farm(m, 0, { time: 9, coin: 0 })
  play(m, 0, 'turn', stone('harvest', 'x'))
  declineUntil(m, '0 dies', '1 freeAction')
  if (now(m) === '0 dies') go(m, ['0 dies', who('farm', 1)])
  const actions = offered(m).map((choice) => (choice as { action?: string }).action)
  expect(actions).toEqual(expect.arrayContaining(['inn', 'travel', 'smuggler', 'market', 'church']))
  go(m, ['1 freeAction', action('smuggler')])
  go(m, ['1 smuggler', { deal: 'stones' }])
  declineUntil(m, 'twoColours', 'over')
  if (now(m) === '1 twoColours') go(m, ['1 twoColours', offered(m)[0] ?? PASS])
  declineUntil(m)
  expect([now(m), at(m, 0, 'rank1'), at(m, 1, 'rank2')]).toEqual(['over', 1, 1])
})

test('[VC-58] [V-TIME-04] a plague stone and a brewer trained for 3 and 3: two crossings are two deaths', () => {
  const m = box('IM', 2)
  stones(m, { crafts: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  go(m, ['0 turn', stone('crafts', 'x')], ['0 craft', train('brewery')], ['0 product', { good: 'beer' }])
  expect([has(m, 0, 'time'), now(m)]).toEqual([7, '0 dies'])
  const long = box('IP', 2)
  hold(long, 0, 'gaukler')
  stones(long, { travel: 'xo', harvest: 'oo' })
  ship(long, 0, 'T1', 'captain-3-5')
  farm(long, 0, { time: 9, coin: 0, brown: 20 })
  play(long, 0, 'turn', stone('travel', 'x'))
  go(long, ['0 voyage', { sail: 'I1' }])
  for (let n = 0; n < 9; n++) go(long, ['0 sail', { sail: n % 2 === 0 ? 'T1' : 'I1' }])
  expect(has(long, 0, 'time')).toBe(6)
  for (let n = 0; n < 8; n++) go(long, ['0 sail', { sail: n % 2 === 0 ? 'I1' : 'T1' }])
  expect(has(long, 0, 'time')).toBe(0)
  go(long, ['0 sail', 'done'])
  declineUntil(long, '1 turn')
  expect(at(long, 0, 'farm')).toBe(2)
})

test('[VC-59] [VM-76] V-DEATH-04 compares the raised numbers; V-DEATH-08 knows every place', () => {
  const goes = (place: string, prepare: (m: M) => void = () => {}) => {
    const m = box('IPM', 2)
    nobodyHome(m, 0)
    put(m, 0, 1, place as 'farm', 'unborn')
    prepare(m)
    stones(m, { church: 'xo', harvest: 'oo' })
    farm(m, 0, { time: 9, coin: 0 })
    play(m, 0, 'turn', stone('church', 'x'))
    declineUntil(m, '1 turn')
    return (['grave', 'chronicle-craft', 'chronicle-travel', 'chronicle-farm'] as const).find(
      (rest) => at(m, 0, rest) === 1,
    )
  }
  expect(goes('inn')).toBe('grave')
  expect(goes('brewery')).toBe('chronicle-craft')
  expect([goes('ship'), goes('lighthouse4')]).toEqual(['chronicle-travel', 'chronicle-travel'])
  expect([goes('rank2'), goes('bakery1'), goes('shop1')]).toEqual([
    'chronicle-farm',
    'chronicle-farm',
    'chronicle-farm',
  ])
})

test('[VC-59] [VP-86] castles are not scored with Port, and nobody has markers', () => {
  const m = box('IPM', 2)
  expect(Object.keys(village.result(m).scores[0]?.parts ?? {})).not.toContain('travel')
  expect(seenBy(m, 0).families[0]?.castles).toEqual([])
})

test('[VC-61] Jester, Old Man and Well do not change the order of turns', () => {
  const m = box('I', 3)
  hold(m, 0, 'greis', 'gaukler')
  stones(m, { harvest: 'ooooo' })
  farm(m, 1, { orange: 3 })
  go(m, ['0 turn', card('greis')], [now(m).replace('turn', 'freeAction'), action('harvest')])
  go(m, ['0 offer', card('gaukler')])
  go(m, [now(m), stone('harvest', 'o')], ['0 harvest', PASS])
  expect(now(m)).toBe('1 turn')
  go(m, ['1 turn', WELL], ['1 well', pays('ooo')])
  go(m, ['1 wellAction', action('harvest')])
  expect(now(m)).toBe('2 turn')
})

test('[VC-62] [V-WELL-01] the Well names every action in play', () => {
  const m = box('IPM', 2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { orange: 4, coin: 1, green: 2, brown: 1 })
  go(m, ['0 turn', WELL], ['0 well', pays('ooo')])
  const actions = offered(m).map((choice) => (choice as { action: string }).action)
  expect(actions.toSorted()).toEqual([
    'church',
    'council',
    'crafts',
    'family',
    'harvest',
    'inn',
    'market',
    'marriage',
    'smuggler',
    'travel',
  ])
})

test('[VC-62] [VP-85] [V-FAMILY-03] Family fetches from inn, brewery and the board of Marriage, never from the sea', () => {
  const m = box('IPM', 2)
  nobodyHome(m, 0)
  for (const place of ['inn', 'brewery', 'ship', 'lighthouse1'] as const) put(m, 0, 1, place, 'unborn')
  couple(m, 'bliss1', 0, 1)
  stones(m, { family: 'oo' })
  play(m, 0, 'turn', stone('family', 'o'))
  for (const place of ['inn', 'brewery', 'bliss1'] as const) expect(offered(m)).toContainEqual(who(place, 1))
  for (const place of ['ship', 'lighthouse1'] as const) expect(refused(m, 0, who(place, 1))).not.toBeNull()
})

test('[VC-62] [V-SCORE-10] [V-SCORE-11] a tie looks at grain on the farm, then at the living, at sea too', () => {
  const m = box('P', 2)
  for (const seat of [0, 1]) farm(m, seat, { coin: 0, grain: 2 })
  ship(m, 0, 'T1', 'captain-2-1', { grain: 1 })
  expect(village.result(m).winners).toEqual([0, 1])
  put(m, 1, 1, 'ship', 'farm')
  expect(village.result(m).winners).toEqual([0, 1])
  bury(m, 0, 1, 'grave')
  expect(village.result(m).winners).toEqual([1])
})

test('[VC-63] each promise of the box is watched: pieces out of nowhere are told', () => {
  const broken = (modules: string, prepare: (m: M) => void) => {
    const m = box(modules, 2)
    prepare(m)
    return village.violations(m).length > 0
  }
  expect(broken('IPM', () => {})).toBe(false)
  expect(
    broken('I', (m) => {
      put(m, 0, 1, 'inn', 'farm')
      put(m, 0, 1, 'inn', 'farm')
    }),
  ).toBe(true)
  expect(
    broken('M', (m) => {
      for (const place of ['rank1', 'rank2', 'rank3'] as const) put(m, 0, 1, place, 'farm')
    }),
  ).toBe(true)
  expect(
    broken('M', (m) =>
      k.edit(m, (s) => {
        s.supply[4] = (s.supply[4] as number) + 1
      }),
    ),
  ).toBe(true)
  expect(broken('P', (m) => farm(m, 0, { castles: 2 }))).toBe(true)
})

test('[VC-02] all together: a brewer, a captain, a suitor and a card in one round', () => {
  const m = box('IPM', 2)
  hold(m, 0, 'fragnerin')
  stones(m, { crafts: 'oo', travel: 'oo', marriage: 'oo', harvest: 'o' })
  farm(m, 0, { grain: 3, coin: 1, beer: 0, tool: 1 })
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay('brewery')], ['0 tool', { use: 'tool' }])
  expect(has(m, 0, 'beer')).toBe(4)
  declineUntil(m, '1 turn')
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS])
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { hire: 'captain-1-5' }])
  declineUntil(m, 'sail')
  go(m, ['0 sail', { sail: 'T2' }])
  declineUntil(m, '1 turn')
  go(m, ['1 turn', stone('crafts', 'o')], ['1 craft', PASS])
  go(m, ['0 turn', stone('marriage', 'o')], ['0 marry', { rank: 6 }])
  declineUntil(m, '1 turn')
  expect([shipAt(m), at(m, 0, 'rank6'), has(m, 0, 'grain'), has(m, 0, 'time')]).toEqual(['T2', 1, 3, 3])
})

test('[V-MARKET-10] [VC-43] [VP-65] the chest a customer is about to get is not opened when a death comes between', () => {
  const m = box('P', 2, { promo12: true })
  customers(m, [23, tileNumber('promo12')])
  stones(m, { market: 'o', harvest: 'oo' })
  put(m, 1, 1, 'smithy', 'farm')
  farm(m, 0, { coin: 0, scroll: 1 })
  farm(m, 1, { coin: 0, green: 1, time: 9 })
  chestHome(m, 1, 1)
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', { serve: 'cust23' }], ['1 serve', { serve: 'promo12' }])
  expect([now(m), free(m, 1)]).toEqual(['1 dies', []])
  go(m, ['1 dies', who('smithy', 1)])
  expect(atHome(m, 1, 'chest')).toBe(0)
})
