/** Two rules at once, written from the rules alone: a death on a market day that ends the game, a bag that is full, a bride who is short. */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { brides, couple, dice, endRound } from '../../modules/marriage/test/wedding-words.ts'
import { ship } from '../../modules/port/test/voyages.ts'
import {
  action,
  advance,
  asked,
  at,
  BY_SCROLL,
  BY_TIME,
  birth,
  bury,
  customers,
  farm,
  good,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  on,
  pays,
  play,
  privilege,
  put,
  serve,
  stone,
  stones,
  table,
  WELL,
  who,
} from '../scenario.ts'
import { NOTHING_AHEAD, solo, tray } from '../solo.ts'
import { box, declineUntil, go, now, offered, seenBy } from './words.ts'

/** Who is asked what, until the game is over, when everything that can be declined is declined. */
function declined(m: M): readonly string[] {
  const heard: string[] = []
  for (let n = 0; n < 50; n++) {
    const question = asked(m)
    if (question === null) return heard
    heard.push(now(m))
    play(m, question.seat, question.kind, question.choices.at(-1) ?? PASS)
  }
  throw new Error('no end')
}

test('[V-END-13] [V-END-05] [V-END-07] the last stone opens a market day, another’s death there ends the game: a free action for each, the initiator last', () => {
  const m = table(3)
  customers(m, [24, 1, 2, 3])
  stones(m, { market: 'o' })
  leaveFree(m, { grave: 1, farm: 0 })
  for (const seat of [0, 1, 2]) farm(m, seat, { coin: 0 })
  farm(m, 0, { grain: 2 })
  farm(m, 1, { grain: 2, green: 1, time: 9 })
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', PASS], ['1 serve', serve(24)])
  // The victim lies in the grave before the day goes on; nobody else can sell.
  expect([at(m, 1, 'grave'), has(m, 1, 'due')]).toEqual([1, 0])
  expect(declined(m)).toEqual(['1 freeAction', '2 freeAction', '0 freeAction'])
  expect(m.state.round).toBe(1)
})

test('[V-MARKET-12] [V-END-15] [V-END-09] the initiator’s own crossing waits for the end of the day, and finds no place any more', () => {
  const m = table(2)
  customers(m, [24, 1, 2])
  stones(m, { market: 'x', harvest: 'oooo' })
  leaveFree(m, { grave: 1, farm: 0 })
  farm(m, 0, { coin: 0, time: 9, grain: 2 })
  farm(m, 1, { coin: 0, time: 9, grain: 3, green: 1 })
  go(m, ['0 turn', stone('market', 'x')], ['0 serve', serve(24)])
  expect([at(m, 0, 'farm'), has(m, 0, 'due'), now(m)]).toEqual([4, 1, '1 serve'])
  go(m, ['1 serve', serve(1)])
  expect([at(m, 1, 'grave'), at(m, 1, 'farm')]).toEqual([1, 3])
  // No grave and no page is left for the one who dies at the end of the turn.
  expect([at(m, 0, 'grave'), at(m, 0, 'chronicle-farm'), at(m, 0, 'removed'), at(m, 0, 'farm')]).toEqual([0, 0, 1, 3])
  const turns = declined(m).filter((heard) => heard.endsWith('turn'))
  expect(turns).toEqual(['1 turn', '0 turn'])
})

test('[V-MASS-02] [V-MASS-03] four are picked from the start player on: whoever comes after them picks none, and nobody is drawn', () => {
  const m = table(3, { startSeat: 3 })
  stones(m, { harvest: 'o' })
  for (const seat of [0, 1, 2]) {
    farm(m, seat, { coin: 4 })
    for (let n = 0; n < 2; n++) put(m, seat, 1, 'bag')
  }
  go(m, ['2 turn', stone('harvest', 'o')], ['2 harvest', PASS])
  go(m, ['2 pick', who('bag', 1)], ['2 pick', who('bag', 1)])
  declineUntil(m, '0 pick')
  go(m, ['0 pick', who('bag', 1)], ['0 pick', who('bag', 1)])
  declineUntil(m, 'turn')
  expect([0, 1, 2].map((seat) => [at(m, seat, 'church1'), at(m, seat, 'bag'), has(m, seat, 'coin')])).toEqual([
    [2, 0, 2],
    [0, 2, 4],
    [2, 0, 2],
  ])
})

test('[V-DEATH-06] [V-CHURCH-04] whoever pays the three hours of the church with the last one seen loses nobody, then or later', () => {
  const m = table(2)
  for (let n = 0; n < 3; n++) put(m, 0, 1, 'bag')
  stones(m, { church: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 8, brown: 0 })
  go(m, ['0 turn', stone('church', 'o')], ['0 church', BY_TIME])
  expect([at(m, 0, 'bag'), has(m, 0, 'time'), has(m, 0, 'due'), now(m)]).toEqual([4, 1, 0, '1 turn'])
  go(m, ['1 turn', stone('church', 'o')])
  declineUntil(m, 'turn')
  go(m, ['0 turn', stone('harvest', 'o')])
  declineUntil(m, 'turn')
  expect([at(m, 0, 'bag'), at(m, 0, 'grave'), at(m, 0, 'chronicle-farm')]).toEqual([4, 0, 0])
})

test('[V-DEATH-07] [V-DEATH-05] [V-FAMILY-01] the child born in the turn of the plague dies when all older ones are in the bag', () => {
  const m = table(2)
  for (let n = 0; n < 3; n++) put(m, 0, 1, 'bag')
  bury(m, 0, 1, 'craft', 'farm')
  stones(m, { family: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 8 })
  go(m, ['0 turn', stone('family', 'x')])
  expect(offered(m)).toEqual([birth(2), PASS])
  go(m, ['0 family', birth(2)])
  expect([at(m, 0, 'chronicle-farm', 2), at(m, 0, 'farm'), at(m, 0, 'bag'), now(m)]).toEqual([1, 0, 3, '1 turn'])
})

test('[V-WELL-03] [V-WELL-05] [V-WELL-06] three coins at the Well while a single plague stone lies out: only what can be done is named', () => {
  const m = table(2)
  nobodyHome(m, 0)
  stones(m, { family: 'x' })
  farm(m, 0, { coin: 3 })
  go(m, ['0 turn', WELL])
  if (now(m) === '0 well') go(m, ['0 well', pays('ccc')])
  expect(now(m)).toBe('0 wellAction')
  expect(offered(m)).toHaveLength(2)
  expect(offered(m)).toEqual(expect.arrayContaining([action('family'), action('market')]))
  // Only one can be born and nobody can be fetched: nothing more is asked.
  go(m, ['0 wellAction', action('family')])
  expect([at(m, 0, 'farm'), has(m, 0, 'coin'), on(m, 'family', 'x'), now(m)]).toEqual([1, 0, 1, '1 turn'])
})

test('[V-SOLO-11] [V-SOLO-12] [V-MASS-02] alone, the marker pays for one in the bag, and lies on the roof when the new round begins', () => {
  const m = solo()
  stones(m, { harvest: 'o' })
  tray(m, NOTHING_AHEAD)
  put(m, 0, 1, 'bag')
  farm(m, 0, { coin: 0 })
  k.edit(m, (s) => {
    s.marker = 0
  })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', PASS])
  expect(offered(m)).toEqual([who('bag', 1), DONE])
  go(m, ['0 pick', who('bag', 1)])
  declineUntil(m, 'turn')
  expect([at(m, 0, 'church1'), has(m, 0, 'coin'), m.state.round, seenBy(m, 0).marker]).toEqual([1, 0, 2, 'roof'])
})

test('[V-COUNCIL-03] [V-COUNCIL-04] [V-COUNCIL-06] up to step 4 for a scroll and three hours; one privilege, of a lower step too', () => {
  const m = table(2)
  put(m, 0, 1, 'council3')
  stones(m, { council: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 5, scroll: 1, time: 0, green: 0 })
  go(m, ['0 turn', stone('council', 'o')], ['0 council', advance('council3', 1)], ['0 pay', BY_SCROLL])
  expect([at(m, 0, 'council4'), has(m, 0, 'time'), has(m, 0, 'scroll')]).toEqual([1, 3, 0])
  expect(offered(m)).toEqual([...[1, 2, 3, 4].map(privilege), PASS])
  go(m, ['0 privilege', privilege(3)], ['0 takeGood', good('scroll')])
  expect([has(m, 0, 'scroll'), has(m, 0, 'coin'), has(m, 0, 'fame'), now(m)]).toEqual([1, 5, 0, '1 turn'])
})

test('[VP-28] [V-HARVEST-04] the plow aboard does not plow: two sacks until the ship is home, four then', () => {
  const m = box('P')
  ship(m, 0, 'I2', 'captain-2-1', { plow: 1 })
  stones(m, { harvest: 'oooo', travel: 'oo' })
  farm(m, 0, { ox: 1, grain: 0, time: 0 })
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', action('harvest')])
  expect(has(m, 0, 'grain')).toBe(2)
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS])
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { return: 'harbor' }])
  expect([has(m, 0, 'plow'), has(m, 0, 'time')]).toEqual([1, 1])
  farm(m, 0, { grain: 1 })
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS])
  go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', action('harvest')])
  expect(has(m, 0, 'grain')).toBe(5)
})

test('[VM-57] [VM-59] [VM-49] who is fetched leaves a widow in the bakery: she comes home with the next wedding, and is offered nothing', () => {
  const m = box('M')
  couple(m, 'bakery1', 0, 1)
  stones(m, { family: 'oo' })
  farm(m, 1, { orange: 2, coin: 2 })
  const home = at(m, 1, 'farm')
  go(m, ['0 turn', stone('family', 'o')], ['0 family', who('bakery1', 1)])
  expect([at(m, 0, 'bakery1'), at(m, 1, 'bakery1')]).toEqual([0, 1])
  dice(m, ['orange'])
  go(m, ['1 turn', stone('family', 'o')], ['1 family', PASS])
  // A single bride on rank 2 marries nobody: no house is chosen, nothing is offered, the next round is there.
  expect([m.state.round, now(m)]).toEqual([2, '0 turn'])
  expect([at(m, 1, 'bakery1'), at(m, 1, 'farm'), has(m, 1, 'coin'), has(m, 1, 'bread')]).toEqual([0, home + 1, 2, 0])
})

test('[VI-24] [VI-27] [V-ROUND-13] on side B the stone just taken from the inn pays; without coin and beer no card follows', () => {
  const m = box('I', 2, { innSide: 'B' })
  put(m, 0, 1, 'inn')
  stones(m, { inn: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 0, beer: 0, orange: 0, green: 0, brown: 0, pink: 0, time: 0 })
  go(m, ['0 turn', stone('inn', 'o')])
  expect([now(m), offered(m)]).toEqual(['0 innPay', [pays('o'), PASS]])
  go(m, ['0 innPay', pays('o')])
  expect([now(m), has(m, 0, 'orange'), has(m, 0, 'time')]).toEqual(['0 innSlide', 0, 0])
  const [first] = offered(m)
  go(m, ['0 innSlide', first ?? null])
  expect([now(m), offered(m)]).toEqual(['0 innBuy', [PASS]])
  go(m, ['0 innBuy', PASS])
  expect([now(m), seenBy(m, 0).more.inn?.hand]).toEqual(['1 turn', []])
})

test('[VM-24] the smuggler hands out a single stone when one color is left', () => {
  const m = box('M')
  stones(m, { smuggler: 'oo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  k.edit(m, (s) => {
    for (const colour of [0, 1, 3]) {
      s.bag[colour] = (s.bag[colour] as number) + (s.supply[colour] as number)
      s.supply[colour] = 0
    }
  })
  go(m, ['0 turn', stone('smuggler', 'o')], ['0 smuggler', { deal: 'stones' }])
  if (now(m) === '0 twoColours') go(m, ['0 twoColours', { stones: { brown: 1 } }])
  expect(['orange', 'green', 'brown', 'pink', 'time'].map((what) => has(m, 0, what))).toEqual([1, 0, 1, 0, 1])
  expect(now(m)).toBe('1 turn')
})

test('[VM-43] [VM-47] [VM-52] the bride who has been in parental bliss longest is called away; only the other couple has a child', () => {
  const m = box('M')
  brides(m, [])
  couple(m, 'bliss1', 0, 'bride')
  couple(m, 'bliss2', 1, 'bride')
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  const before = [at(m, 0, 'farm'), at(m, 1, 'farm')]
  dice(m, ['orange'])
  endRound(m)
  expect([now(m), m.state.round]).toEqual(['0 turn', 2])
  // The one left alone is home again; she gave him no child this time.
  expect([at(m, 0, 'bliss1'), at(m, 0, 'farm'), at(m, 0, 'farm', 2)]).toEqual([0, (before[0] ?? 0) + 1, 0])
  expect([at(m, 1, 'bliss2'), at(m, 1, 'farm'), at(m, 1, 'farm', 2)]).toEqual([1, (before[1] ?? 0) + 1, 1])
})
