/** Worked examples of the expansions (VEX), played as they are told. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { hold, lay } from '../../modules/inn/test/innkeeping.ts'
import { brides, couple, dice } from '../../modules/marriage/test/wedding-words.ts'
import { mine as port } from '../../modules/port/state.ts'
import { aboard, seen, ship, shipAt } from '../../modules/port/test/voyages.ts'
import {
  at,
  byPay,
  customers,
  farm,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  pays,
  play,
  put,
  serve,
  stone,
  stones,
  takes,
  who,
} from '../scenario.ts'
import { aim, box, card, declineUntil, free, go, now, offered, seenBy } from './words.ts'

function sailing(prepare: (m: M) => void, modules = 'P'): M {
  const m = box(modules, 2)
  stones(m, { travel: 'xo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  prepare(m)
  return m
}

test('[VEX-S01] [VEX-S02] [VEX-S03] [VP-11] [VP-15] [VP-20] [VP-26] [VP-90] the whole voyage of André: 12 points', () => {
  const m = box('P', 2)
  stones(m, { travel: 'po', harvest: 'oo' })
  farm(m, 0, { coin: 2, ox: 1, plow: 1, pink: 1, brown: 1, orange: 1, time: 0 })
  go(m, ['0 turn', stone('travel', 'p')], ['0 voyage', { hire: 'captain-2-1' }])
  go(m, ['0 load', { load: 'ox' }], ['0 load', { load: 'plow' }], ['0 load', who('farm', 1)])
  expect([has(m, 0, 'coin'), has(m, 0, 'ox'), has(m, 0, 'plow'), at(m, 0, 'farm'), at(m, 0, 'ship')]).toEqual([
    0, 0, 0, 3, 1,
  ])
  expect(seen(m).ships[0]).toMatchObject({ captain: 'captain-2-1' })
  go(m, ['0 sail', { sail: 'T1' }])
  expect([has(m, 0, 'pink'), has(m, 0, 'time'), offered(m)]).toEqual([2, 1, expect.arrayContaining(['done'])])
  go(m, ['0 sail', { sail: 'I1' }])
  expect([has(m, 0, 'pink'), has(m, 0, 'time')]).toEqual([1, 1])
  expect(offered(m)).toEqual(expect.arrayContaining([{ dock: 'I1' }, { sail: 'I2' }]))
  go(m, ['0 sail', { sail: 'I2' }], ['0 sail', { dock: 'I2' }])
  go(m, ['0 island', { sell: 'ox' }], ['0 island', { sell: 'plow' }])
  go(m, ['0 island', { keeper: { at: 'ship', generation: 1 } }])
  expect(['fame', 'coin', 'pink', 'brown', 'orange', 'time'].map((what) => has(m, 0, what))).toEqual([
    12, 0, 0, 0, 0, 1,
  ])
  expect([at(m, 0, 'lighthouse2'), seen(m).ships[0]?.holds, seen(m).ships[0]?.captain]).toEqual([1, [], 'captain-2-1'])
  expect(now(m)).toBe('1 turn')
})

test('[VEX-S03] [VP-54] at B without a wagon and a free hold there is nothing to do', () => {
  const m = sailing((t) => {
    ship(t, 0, 'I1', 'captain-2-1', { ox: 1, plow: 1 })
    put(t, 0, 1, 'ship', 'farm')
    farm(t, 0, { green: 1 })
  })
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { dock: 'I1' }])
  expect(now(m) === '0 island' ? offered(m).filter((choice) => choice !== 'done') : []).toEqual([])
})

test('[VEX-S04] [VP-96] two steps for two orange and two pink; any two, equal or not', () => {
  const m = sailing((t) => {
    ship(t, 0, 'I1', 'captain-1-1')
    farm(t, 0, { orange: 2, pink: 2 })
  })
  go(m, ['0 turn', stone('travel', 'x')], ['0 voyage', { sail: 'I2' }], ['0 sail', { sail: 'T4' }])
  go(m, ['0 sail', { sail: 'I5' }])
  expect([has(m, 0, 'orange'), has(m, 0, 'pink'), shipAt(m)]).toEqual([0, 0, 'I5'])
  for (const pair of ['bb', 'gb']) {
    const any = sailing((t) => {
      ship(t, 0, 'I1', 'captain-1-5')
      farm(t, 0, { brown: 2, green: 1 })
    })
    go(any, ['0 turn', stone('travel', 'x')], ['0 voyage', { sail: 'I2' }], ['0 sail', { sail: 'T4' }])
    go(any, ['0 pay', pays(pair)])
    expect(has(any, 0, 'brown') + has(any, 0, 'green')).toBe(1)
  }
})

test('[VEX-S05] [VM-24] a green stone taken, 1 time, two more of two colors', () => {
  const m = box('M', 2)
  stones(m, { smuggler: 'gx', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  go(m, ['0 turn', stone('smuggler', 'g')], ['0 smuggler', { deal: 'stones' }], ['0 twoColours', takes('gp')])
  expect([has(m, 0, 'green'), has(m, 0, 'pink'), has(m, 0, 'time')]).toEqual([2, 1, 1])
})

test('[VEX-S07] [VM-43] [VM-47] [VM-48] [VM-49] [VM-52] [VM-53] [VM-57] the wedding with four players', () => {
  const [birgit, konstanze, emma, andre] = [0, 1, 2, 3] as const
  const m = box('M', 4)
  for (const seat of [0, 1, 2, 3]) farm(m, seat, { coin: 0 })
  put(m, birgit, 1, 'rank1', 'farm')
  put(m, konstanze, 1, 'rank3', 'farm')
  put(m, emma, 1, 'rank4', 'farm')
  put(m, andre, 1, 'rank6', 'farm')
  couple(m, 'bliss1', andre, 'bride')
  couple(m, 'shop1', konstanze, 'bride')
  put(m, emma, 1, 'bakery1', 'farm')
  farm(m, andre, { brown: 1 })
  dice(m, ['orange'])
  stones(m, { council: 'o' })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'house')
  go(m, [`${birgit} house`, { house: 'shop' }], [`${konstanze} house`, { house: 'bakery' }])
  expect(now(m)).toBe(`${andre} homecomingOffer`)
  expect([at(m, emma, 'farm'), at(m, andre, 'farm')]).toEqual([4, 5])
  const tool = offered(m).find((choice) => JSON.stringify(choice).includes('tool'))
  go(m, [now(m), tool ?? PASS])
  if (now(m) === `${andre} pay`) go(m, [now(m), pays('b')])
  expect([has(m, andre, 'brown'), has(m, andre, 'tool')]).toEqual([0, 1])
  go(m, [`${birgit} favour`, { favour: { pink: 1, orange: 1, tool: 1 } }])
  go(m, [`${konstanze} favour`, { favour: { bread: 2 } }], [`${emma} favour`, { favour: { grain: 2, bread: 1 } }])
  expect(['pink', 'orange', 'tool'].map((what) => has(m, birgit, what))).toEqual([1, 2, 1])
  expect([has(m, konstanze, 'bread'), has(m, emma, 'bread'), has(m, emma, 'grain')]).toEqual([2, 1, 2])
  // Konstanze's old couple has moved to parental bliss and brings a child; André's was parted and brings none.
  expect([at(m, konstanze, 'farm', 2), at(m, andre, 'farm', 2)]).toEqual([1, 0])
  expect([1, 2, 3, 4, 5, 6].reduce((n, i) => n + at(m, konstanze, `bliss${i}` as 'bliss1'), 0)).toBe(1)
})

test('[VEX-S09] [VM-82] brewery 4 beer, mill 4 coins with a tool', () => {
  for (const [building, price, what, n] of [
    ['brewery', { grain: 3 }, 'beer', 4],
    ['mill', { grain: 2 }, 'coin', 4],
  ] as const) {
    const m = box('IM', 2)
    stones(m, { crafts: 'oo' })
    farm(m, 0, { coin: 0, beer: 0, tool: 1, time: 0, ...price })
    go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay(building)], ['0 tool', { use: 'tool' }])
    expect([has(m, 0, what), has(m, 0, 'grain'), has(m, 0, 'time')]).toEqual([n, 0, building === 'mill' ? 2 : 0])
  }
})

test('[VEX-S10] [VP-28] the ox at sea neither plows nor is sold', () => {
  const m = box('P', 2)
  ship(m, 0, 'T1', 'captain-2-1', { ox: 1 })
  farm(m, 0, { plow: 1, grain: 0 })
  stones(m, { harvest: 'oo' })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', { action: 'harvest' }])
  expect([has(m, 0, 'grain'), aboard(m, 0, 'ox')]).toEqual([2, 1])
})

test('[VEX-S12] [VM-70] two steps for 3 bags and one for bread: from step 1 to step 4', () => {
  const m = box('M', 2)
  put(m, 0, 1, 'church1', 'farm')
  farm(m, 0, { grain: 3, bread: 1, coin: 0 })
  farm(m, 1, { coin: 0 })
  stones(m, { council: 'o' })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'climb')
  go(m, ['0 climb', who('church1', 1)], ['0 climb', who('church2', 1)])
  go(m, ['0 climb', { member: { at: 'church3', generation: 1 }, with: 'bread' }])
  expect([at(m, 0, 'church4'), has(m, 0, 'grain'), has(m, 0, 'bread')]).toEqual([1, 0, 0])
})

test('[VEX-S13] [VM-59] Family brings the suitor home without an offer', () => {
  const m = box('M', 2)
  put(m, 0, 1, 'rank4', 'farm')
  farm(m, 0, { pink: 2 })
  stones(m, { family: 'oo' })
  go(m, ['0 turn', stone('family', 'o')], ['0 family', who('rank4', 1)])
  expect([now(m), at(m, 0, 'farm'), has(m, 0, 'pink')]).toEqual(['1 turn', 5, 2])
})

test('[VEX-S20] [VI-21] [VI-25] [VI-26] the card that was slid cannot be bought', () => {
  const m = box('I', 2)
  put(m, 0, 1, 'inn', 'farm')
  stones(m, { inn: 'gg', harvest: 'oo' })
  lay(m, ['schmiedin', 'barde'], ['medikus', 'graf'], ['knecht', 'abt'])
  farm(m, 0, { coin: 0, beer: 1 })
  go(m, ['0 turn', stone('inn', 'g')], ['0 innPay', { pay: { time: 1 } }], ['0 innSlide', { slide: 'schmiedin' }])
  expect(offered(m)).toEqual([{ buy: 'barde' }, PASS])
})

test('[VEX-S21] [VI-22] [VI-32] the card first, then the guest dies and goes to the graveyard', () => {
  const m = box('I', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'farm', 'unborn')
  put(m, 0, 2, 'smithy', 'unborn')
  stones(m, { inn: 'gg', harvest: 'oo' })
  lay(m, ['schmiedin', 'barde'], ['medikus', 'graf'], ['knecht', 'abt'])
  farm(m, 0, { coin: 1, beer: 0, time: 9 })
  go(m, ['0 turn', stone('inn', 'g')], ['0 innEnter', { enter: 'inn' }], ['0 innPay', { pay: { time: 1 } }])
  go(m, ['0 innSlide', { slide: 'medikus' }], ['0 innBuy', { buy: 'graf' }])
  expect([at(m, 0, 'grave'), at(m, 0, 'inn'), seenBy(m, 0).more.inn?.hand]).toEqual([1, 0, ['graf']])
})

test('[VEX-S25] [VP-56] an own keeper blocks the lighthouse like any other', () => {
  const m = sailing((t) => {
    ship(t, 0, 'I2', 'captain-2-1')
    put(t, 0, 1, 'lighthouse2', 'farm')
    put(t, 0, 1, 'ship', 'farm')
    farm(t, 0, { brown: 1, orange: 1 })
  })
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { dock: 'I2' }])
  const choices = now(m) === '0 island' ? offered(m) : []
  expect(choices).not.toContainEqual({ keeper: { at: 'ship', generation: 1 } })
})

test('[VEX-S28] [VX-Base-1] a second suitor only with the Cousin', () => {
  const m = box('IM', 2)
  put(m, 0, 1, 'rank5', 'farm')
  hold(m, 0, 'base')
  stones(m, { marriage: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  go(m, ['0 turn', stone('marriage', 'o')])
  expect(now(m)).toBe('0 offer')
  go(m, ['0 offer', card('base')], ['0 marry', { rank: 6 }])
  expect(['grain', 'orange', 'time'].map((what) => has(m, 0, what))).toEqual([3, 1, 0])
  expect([at(m, 0, 'rank5'), at(m, 0, 'rank6')]).toEqual([1, 1])
})

test('[VEX-S31] [VM-54] [VM-51] house, then a child, then another', () => {
  const m = box('M', 2)
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  put(m, 0, 1, 'rank1', 'farm')
  put(m, 1, 1, 'rank2', 'farm')
  brides(m, [])
  const evening = () => {
    dice(m, ['green', 'brown', 'green'])
    stones(m, { council: 'o' })
    const seat = Number(now(m)[0])
    play(m, seat, 'turn', stone('council', 'o'))
    declineUntil(m, 'house', 'favour', 'turn', 'homecomingOffer')
  }
  evening()
  go(
    m,
    ['0 house', { house: 'bakery' }],
    ['0 favour', { favour: { bread: 2 } }],
    ['1 favour', { favour: { bread: 2 } }],
  )
  expect([at(m, 0, 'farm', 2), at(m, 1, 'farm', 2)]).toEqual([0, 0])
  evening()
  declineUntil(m, 'turn')
  expect([at(m, 0, 'farm', 2), at(m, 1, 'farm', 2)]).toEqual([1, 1])
  evening()
  declineUntil(m, 'turn')
  expect([at(m, 0, 'farm', 2), at(m, 1, 'farm', 2), has(m, 0, 'bread')]).toEqual([2, 2, 2])
})

test('[VEX-S33] [VM-84] Miller and tool: 7 coins', () => {
  const m = box('IM', 2)
  hold(m, 0, 'mueller')
  stones(m, { crafts: 'oo' })
  farm(m, 0, { coin: 0, grain: 2, tool: 1, time: 0 })
  go(m, ['0 turn', stone('crafts', 'o')], ['0 craft', byPay('mill')], ['0 offer', card('mueller')])
  go(m, ['0 tool', { use: 'tool' }])
  expect(['coin', 'grain', 'tool', 'time'].map((what) => has(m, 0, what))).toEqual([7, 0, 0, 2])
})

test('[VEX-S34] [VX-Gaukler-3] after the last stone the Jester brings his points only', () => {
  const m = box('I', 2)
  hold(m, 0, 'gaukler')
  stones(m, { harvest: 'o' })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS], ['0 offer', card('gaukler')])
  declineUntil(m, 'turn')
  expect([has(m, 0, 'fame'), m.state.round]).toEqual([2, 2])
})

test('[VEX-S36] [VG-40] the sixth tile through the smuggler', () => {
  const m = box('MG', 2)
  aim(m, 0, 'haendler')
  customers(m, [], [24])
  k.edit(m, (s) => {
    s.served = s.served.with(0, s.stack.slice(0, 5))
    s.stack = s.stack.slice(5)
  })
  stones(m, { smuggler: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 0, grain: 2 })
  expect(free(m, 0)).toEqual([])
  go(m, ['0 turn', stone('smuggler', 'o')], ['0 smuggler', serve(24)])
  expect(free(m, 0)).toEqual([{ play: 'goal', goal: 'haendler' }])
})

test('[VEX-S39] [VX-Quartiermeister-1] two tea at once with three empty holds; with one aboard none', () => {
  const m = box('IP', 3)
  stones(m, { travel: 'ooo', harvest: 'ooo' })
  hold(m, 0, 'quartiermeister')
  ship(m, 0, 'I3', 'captain-2-1')
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { dock: 'I3' }], ['0 island', card('quartiermeister')])
  if (now(m) === '0 pair') go(m, ['0 pair', { pair: 'tea' }])
  expect([aboard(m, 0, 'tea'), seen(m).stacks.tea]).toEqual([2, 2])
  const one = box('IP', 3)
  stones(one, { travel: 'ooo', harvest: 'ooo' })
  hold(one, 0, 'quartiermeister')
  ship(one, 0, 'I3', 'captain-2-1', { tea: 1 })
  go(one, ['0 turn', stone('travel', 'o')], ['0 voyage', { dock: 'I3' }])
  const choices = now(one) === '0 island' ? offered(one) : []
  expect(choices).not.toContainEqual(card('quartiermeister'))
  expect(choices).not.toContainEqual({ board: 'tea' })
})

/** The last stone is taken for nothing and the wedding begins with this die. */
function evening(seats: number, ranks: readonly number[], rolls: Parameters<typeof dice>[1]): M {
  const m = box('M', seats)
  for (let seat = 0; seat < seats; seat++) farm(m, seat, { coin: 0, pink: 1 })
  ranks.forEach((rank, seat) => {
    put(m, seat, 1, `rank${rank}` as 'rank1', 'farm')
  })
  brides(m, [])
  dice(m, rolls)
  stones(m, { council: 'o' })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'house', 'homecomingOffer', 'favour', 'turn')
  return m
}

test('[VEX-S29] [VM-44] [VM-49] three players, one couple; the two others go home and may buy', () => {
  const m = evening(3, [1, 4, 6], ['orange'])
  go(m, ['0 house', { house: 'shop' }], ['1 homecomingOffer', PASS], ['2 homecomingOffer', PASS])
  expect(now(m)).toBe('0 favour')
  expect([at(m, 1, 'farm'), at(m, 2, 'farm')]).toEqual([5, 5])
})

test('[VEX-S30] [VM-46] the bride ranks higher: a second roll says bakery', () => {
  const m = evening(2, [3], ['orange', 'green'])
  expect(now(m)).toBe('0 favour')
  expect(offered(m)).toEqual([{ favour: { grain: 2, bread: 1 } }, { favour: { bread: 2 } }])
})

test('[VEX-S32] [VM-08] [VC-24] three players with Marriage: 24 stones, none on Family, the Well still reaches it', () => {
  const m = box('M', 3)
  expect([m.state.onBoard, m.state.onBoard % 3]).toEqual([24, 0])
  expect(seenBy(m, 0).spaces.find(({ id }) => id === 'family')?.stones).toMatchObject({
    orange: 0,
    green: 0,
    plague: 0,
  })
  farm(m, 0, { orange: 3, coin: 0 })
  go(m, ['0 turn', { use: 'well' }])
  expect(offered(m)).toContainEqual({ action: 'family' })
})

test('[VEX-S26] [VP-82] [VP-83] two fields left: 2 points for the first; the last one begins the end', () => {
  const m = box('P', 2)
  nobodyHome(m, 0)
  put(m, 0, 1, 'ship', 'unborn')
  ship(m, 0, 'I2', 'captain-2-1')
  leaveFree(m, { travel: 0 })
  k.edit(m, (s) => {
    port.set(s, { ...port.of(s), buried: [1, -1, 1, -1, 1] })
    s.free = s.free.with(s.free.length - 1, 2)
  })
  stones(m, { church: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  k.apply(m, 0, { choice: stone('church', 'x') })
  expect(offered(m)).toEqual([{ seaGrave: 2 }, { seaGrave: 4 }])
  k.apply(m, 0, { choice: { seaGrave: 2 } })
  expect([has(m, 0, 'fame'), m.state.trigger, at(m, 0, 'sea')]).toEqual([2, -1, 1])
})
