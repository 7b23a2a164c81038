/** Life goals: the silver ones, each with what it asks, and when a goal may be shown. */

import { expect, test } from 'vitest'
import { hold } from '../../modules/inn/test/innkeeping.ts'
import { bringHome, chestHome, ship } from '../../modules/port/test/voyages.ts'
import { farm, has, k, leaveFree, type M, play, points, put, stone, stones, unasked } from '../scenario.ts'
import { aim, box, card, declineUntil, free, go, notFree, now, offered, seenBy } from './words.ts'

const goal = (id: string) => ({ play: 'goal', goal: id })

/** Seat 1 has this goal while seat 0 is on turn. */
function aiming(modules: string, id: string, prepare: (m: M) => void): M {
  const m = box(`${modules}G`, 2)
  aim(m, 1, id)
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  prepare(m)
  return m
}

/** Tiles of the stack lie before a seat. */
function served(m: M, seat: number, n: number): void {
  k.edit(m, (s) => {
    s.served = s.served.with(seat, s.stack.slice(0, n))
    s.stack = s.stack.slice(n)
  })
}

const SILVER: readonly (readonly [string, string, Readonly<Record<string, number>>])[] = [
  ['', 'aristokratin', { coin: 7 }],
  ['', 'bauer', { grain: 5, ox: 1, plow: 1 }],
  ['I', 'bierbrauer', { beer: 4, grain: 3 }],
  ['', 'buettel', { horse: 1, scroll: 1, green: 3 }],
  ['M', 'handwerker', { tool: 3, plow: 1, wagon: 1 }],
  ['', 'kutscher', { horse: 2, wagon: 2 }],
  ['', 'ritter', { horse: 2, brown: 2, orange: 2 }],
  ['', 'schriftsteller', { scroll: 3, orange: 1, green: 1, brown: 1, pink: 1 }],
]

test.each(SILVER)(
  '[VG-05] [VG-06] [VG-11] [VG-12] [VG-20] [VG-21] [VG-22] [VG-23] [VG-25] [VG-26] [VG-27] [VG-28] %s %s: %j',
  (modules, id, needs) => {
    const m = aiming(modules, id, (t) => farm(t, 1, { beer: 0, ...needs }))
    expect(now(m)).toBe('0 turn')
    expect(free(m, 1)).toEqual([goal(id)])
    unasked(m, 1, goal(id))
    expect([has(m, 1, 'fame'), points(m, 1).goals]).toEqual([5, 5])
    for (const [what, n] of Object.entries(needs)) expect(has(m, 1, what)).toBe(n)
    for (const what of Object.keys(needs)) {
      const short = aiming(modules, id, (t) => farm(t, 1, { beer: 0, ...needs, [what]: (needs[what] ?? 0) - 1 }))
      expect([what, notFree(short, 1, goal(id))]).toEqual([what, 'VG-05'])
      expect(free(short, 1)).toEqual([])
    }
  },
)

test('[VG-08] coins are no stones, beer in a card is no beer, a closed chest is no coins', () => {
  const stonesMissing = aiming('', 'schriftsteller', (t) =>
    farm(t, 1, { scroll: 3, orange: 1, green: 1, brown: 1, coin: 5 }),
  )
  expect(notFree(stonesMissing, 1, goal('schriftsteller'))).toBe('VG-05')
  const chest = aiming('P', 'aristokratin', (t) => {
    farm(t, 1, { coin: 4 })
    chestHome(t, 1, 1)
  })
  expect(notFree(chest, 1, goal('aristokratin'))).toBe('VG-05')
  unasked(chest, 1, free(chest, 1)[0] ?? 'pass')
  unasked(chest, 1, goal('aristokratin'))
  const cards = aiming('I', 'kutscher', (t) => {
    farm(t, 1, { horse: 2, wagon: 1 })
    hold(t, 1, 'wagenbauer')
  })
  expect(notFree(cards, 1, goal('kutscher'))).toBe('VG-05')
})

test('[VG-07] [VG-24] at home and aboard are counted together', () => {
  const m = aiming('P', 'entdecker', (t) => {
    ship(t, 1, 'I1', 'captain-2-1', { cocoa: 1 })
    bringHome(t, 1, 'tea', 1)
  })
  expect(notFree(m, 1, goal('entdecker'))).toBe('VG-05')
  chestHome(m, 1, 2)
  unasked(m, 1, goal('entdecker'))
  expect(has(m, 1, 'fame')).toBe(5)
  const coach = aiming('P', 'kutscher', (t) => {
    ship(t, 1, 'I1', 'captain-2-1', { horse: 1, wagon: 1 })
    farm(t, 1, { horse: 1, wagon: 1 })
  })
  expect(free(coach, 1)).toContainEqual(goal('kutscher'))
  const farmer = aiming('P', 'bauer', (t) => {
    ship(t, 1, 'I1', 'captain-2-1', { grain: 1 })
    farm(t, 1, { ox: 1, plow: 1, grain: 4 })
  })
  expect(free(farmer, 1)).toContainEqual(goal('bauer'))
})

test('[VG-04] [VG-05] nobody shows a goal of another; what is shown is gone and seen by all', () => {
  const m = aiming('', 'haendler', (t) => served(t, 1, 6))
  expect(notFree(m, 0, goal('haendler'))).toBe('VG-05')
  unasked(m, 1, goal('haendler'))
  expect(seenBy(m, 0).more.goals?.revealed[1]).toEqual(['haendler'])
  expect(JSON.stringify(seenBy(m, 0).more.goals?.backs[1])).not.toContain('gold')
})

/** Seat 0 begins the end; only seat 1 is to have a last, free action. */
function ending(modules: string, id: string, prepare: (m: M) => void): M {
  const m = aiming(modules, id, (t) => {
    leaveFree(t, { grave: 1, farm: 0, craft: 0, church: 0, council: 0, travel: 0 })
    stones(t, { harvest: 'x' })
    farm(t, 0, { time: 9 })
    prepare(t)
  })
  play(m, 0, 'turn', stone('harvest', 'x'))
  declineUntil(m, '1 freeAction')
  return m
}

test('[VG-09] [VP-65] [VC-57] the last window: a chest opened there makes the seventh coin, and the goal counts', () => {
  const m = ending('P', 'aristokratin', (t) => {
    farm(t, 1, { coin: 4 })
    chestHome(t, 1, 1)
  })
  go(m, ['1 freeAction', 'pass'])
  for (let n = 0; n < 20 && now(m) !== 'over'; n++) {
    const wanted = offered(m).find((choice) => JSON.stringify(choice).includes('goal'))
    const chest = offered(m).find((choice) => JSON.stringify(choice).includes('chest'))
    const no = offered(m).find((choice) => choice === 'pass' || choice === 'done')
    const inTheEnd = now(m) === '1 offer'
    go(m, [now(m), (inTheEnd ? (wanted ?? chest) : undefined) ?? no ?? offered(m)[0] ?? 'pass'])
  }
  expect([now(m), has(m, 1, 'coin'), points(m, 1).goals]).toEqual(['over', 7, 5])
})

test('[VG-09] [VM-71] the last window: bread makes the Acolyte', () => {
  const m = ending('M', 'messdiener', (t) => {
    put(t, 1, 3, 'church2', 'unborn')
    farm(t, 1, { bread: 1 })
  })
  go(m, ['1 freeAction', 'pass'])
  for (let n = 0; n < 20 && now(m) !== 'over'; n++) {
    const wanted = offered(m).find((choice) => JSON.stringify(choice).includes('goal'))
    const bread = offered(m).find(
      (choice) => JSON.stringify(choice).includes('bread') && JSON.stringify(choice).includes('church'),
    )
    const no = offered(m).find((choice) => choice === 'pass' || choice === 'done')
    go(m, [now(m), (now(m) === '1 offer' ? (wanted ?? bread) : undefined) ?? no ?? offered(m)[0] ?? 'pass'])
  }
  expect([now(m), points(m, 1).goals]).toEqual(['over', 8])
})

test('[VG-09] [VI-45] in the last window person cards are over', () => {
  const m = ending('I', 'haendler', (t) => {
    served(t, 1, 6)
    hold(t, 1, 'schmiedin')
  })
  go(m, ['1 freeAction', 'pass'])
  const offers: string[] = []
  for (let n = 0; n < 20 && now(m) !== 'over'; n++) {
    offers.push(JSON.stringify(offered(m)))
    const no = offered(m).find((choice) => choice === 'pass' || choice === 'done')
    go(m, [now(m), no ?? offered(m)[0] ?? 'pass'])
  }
  expect(offers.at(-1)).toContain('haendler')
  expect(offers.at(-1)).not.toContain('schmiedin')
  expect(points(m, 1).goals).toBe(0)
})

test('[VG-09] [VG-39] the fourth card bought: the Innkeeper before it is played', () => {
  const m = box('IG', 2)
  aim(m, 0, 'wirtin')
  hold(m, 0, 'medikus', 'graf', 'schmiedin', 'schreiber')
  unasked(m, 0, goal('wirtin'))
  unasked(m, 0, card('schmiedin'))
  expect(has(m, 0, 'fame')).toBe(8)
})
