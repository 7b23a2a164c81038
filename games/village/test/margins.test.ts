/** Borders of rules: the first and the last seat, the last stone of a colour, exactly enough and one too few. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { tileNumber } from '../cards/customers.ts'
import { ranksAt } from '../rules/score.ts'
import {
  acting,
  action,
  advance,
  asked,
  at,
  customers,
  farm,
  good,
  has,
  k,
  type M,
  nobodyHome,
  on,
  pays,
  play,
  playOut,
  privilege,
  put,
  serve,
  stone,
  stones,
  supply,
  table,
  takes,
  told,
  travel,
} from './scenario.ts'

/** So many stones of each colour stay in the supply; the rest lies in the bag. */
function supplyOf(m: M, left: { readonly [letter: string]: number }): void {
  k.edit(m, (s) => {
    for (const [i, letter] of ['o', 'g', 'b', 'p'].entries()) {
      const n = supply(m, letter) - (left[letter] ?? 0)
      s.supply[i] = (s.supply[i] as number) - n
      s.bag[i] = (s.bag[i] as number) + n
    }
  })
}

test('[V-ROUND-20] [V-ROUND-22] whoever holds the marker begins the new round, the first seat as well as any other', () => {
  for (const holder of [0, 1, 2]) {
    const m = table(3, { startSeat: 2 })
    stones(m, { harvest: 'o' })
    k.edit(m, (s) => {
      s.marker = holder
    })
    play(m, 1, 'turn', stone('harvest', 'o'))
    play(m, 1, 'harvest', PASS)
    expect(asked(m)).toMatchObject({ seat: holder, kind: 'turn' })
    expect([m.state.start, m.state.round, k.view(m, 0).table.marker]).toEqual([holder, 2, 'roof'])
  }
})

test('[V-SETUP-23] the last seat may begin', () => {
  expect(table(2, { startSeat: 2 }).state.start).toBe(1)
  expect(table(5, { startSeat: 5 }).state.start).toBe(4)
})

test('[V-COUNCIL-03] with nobody at home a member on the first step goes on', () => {
  const m = acting('council', { scroll: 1 }, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'council1')
    k.edit(n, (s) => {
      s.marker = 1
    })
  })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'council', choices: [advance('council1', 1), PASS] })
})

test('[V-COUNCIL-05] [V-COUNCIL-10] who stands on step 3 has a good to take even with nothing else left', () => {
  const m = acting('council', {}, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'council3')
    supplyOf(n, {})
    k.edit(n, (s) => {
      s.marker = 1
    })
  })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'council', choices: [privilege(3), PASS] })
  play(m, 0, 'council', privilege(3))
  const events = play(m, 0, 'takeGood', good('ox'))
  expect(told(events, 'takesGood')).toMatchObject({ seat: 0, good: 'ox' })
  expect(has(m, 0, 'ox')).toBe(1)
})

test('[V-COUNCIL-08] [V-COUNCIL-09] two stones of choice: one of each where only one of each is left', () => {
  const second = (left: { readonly [letter: string]: number }): M => {
    const m = acting('council', {}, (n) => {
      nobodyHome(n, 0)
      put(n, 0, 1, 'council2')
      supplyOf(n, left)
      k.edit(n, (s) => {
        s.marker = 1
      })
    })
    return m
  }
  const two = second({ o: 1, g: 1 })
  play(two, 0, 'council', privilege(2))
  // A single pair is left: nothing is asked.
  expect([supply(two, 'o'), supply(two, 'g'), has(two, 0, 'orange'), has(two, 0, 'green')]).toEqual([0, 0, 2, 1])
  const more = second({ g: 2, p: 1 })
  play(more, 0, 'council', privilege(2))
  expect(asked(more)?.choices).toEqual([takes('gg'), takes('gp')])
  for (const letter of ['o', 'g', 'b', 'p']) {
    const one = second({ [letter]: 1 })
    play(one, 0, 'council', privilege(2))
    expect([supply(one, letter), asked(one)?.seat]).toEqual([0, 1])
  }
  // None at all: the action has nothing to offer.
  expect(asked(second({}))).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-TRAVEL-10] [V-COUNCIL-09] a castle of stones gives none when there are none, and asks nobody', () => {
  const m = acting('travel', { wagon: 1, orange: 9, coin: 0 }, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'castle1')
  })
  play(m, 0, 'travel', travel(1, 4))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'stones' })
  const none = acting('travel', { wagon: 1, coin: 2 }, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'castle1')
    supplyOf(n, {})
  })
  play(none, 0, 'travel', travel(1, 4))
  play(none, 0, 'pay', pays('cc'))
  expect(asked(none)).toMatchObject({ seat: 1, kind: 'turn' })
  expect(k.view(none, 0).table.families[0]?.castles).toEqual([4])
})

test('[V-TRAVEL-14] the castles with own markers are seen, from the first to the last', () => {
  const m = table(2)
  farm(m, 0, { castles: (1 << 1) | (1 << 5) | (1 << 6) })
  expect(k.view(m, 1).table.families[0]?.castles).toEqual([1, 5, 6])
})

test('[V-SETUP-08] what others have served is counted, not read: its points stay hidden until the end', () => {
  const m = table(2)
  customers(m, [24, 1, 2])
  stones(m, { market: 'oo', harvest: 'oo' })
  farm(m, 0, { grain: 5 })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', serve(1))
  const own = k.view(m, 0).table.families[0]
  const others = k.view(m, 1).table.families[0]
  expect([own?.served, own?.score.customers ?? 0]).not.toContain(0)
  expect([others?.served, others?.score.customers, others?.tiles]).toEqual([1, undefined, null])
  playOut(m)
  expect(k.view(m, 1).table.families[0]?.score.customers).toBeGreaterThan(0)
})

test('[V-MARKET-07] [V-PROMO-07] the refusal says what is short: the tile’s own stones, and one more where the sale is not free', () => {
  const talk = tileNumber('promo04')
  const lacks = (m: M, seat: number) => k.whyNot(m, seat, { choice: serve(talk) })?.args?.lacks
  const free = table(2, { promos: true })
  customers(free, [talk, 24, 1])
  stones(free, { market: 'oo', harvest: 'oo' })
  farm(free, 0, { coin: 0, grain: 5 })
  farm(free, 1, { coin: 0, green: 1, grain: 5 })
  play(free, 0, 'turn', stone('market', 'o'))
  expect(asked(free)).toMatchObject({ seat: 0, kind: 'serve' })
  expect(lacks(free, 0)).toEqual({ green: 2 })
  play(free, 0, 'serve', PASS)
  expect(asked(free)).toMatchObject({ seat: 1, kind: 'serve' })
  expect(lacks(free, 1)).toEqual({ green: 2 })
})

test('[V-MASS-08] a step that the grain does not reach is refused with what is missing', () => {
  const m = table(2)
  stones(m, { harvest: 'o' })
  put(m, 0, 1, 'church1')
  put(m, 0, 1, 'church2')
  farm(m, 0, { grain: 1, coin: 0 })
  farm(m, 1, { coin: 0 })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'climb' })
  const why = (place: 'church2' | 'church3') =>
    k.whyNot(m, 0, { choice: { member: { at: place, generation: 1 } } })?.args
  expect(why('church2')).toEqual({ why: 'lacks', lacks: { grain: 1 } })
  // Nobody stands on step 3: it is not the grain alone.
  farm(m, 0, { grain: 5 })
  expect(why('church3')).toEqual({ why: 'nobodyThere' })
})

test('[V-DEATH-06] [V-ROUND-15] the log says that nobody had to die, and that an action was declined', () => {
  const m = table(2)
  nobodyHome(m, 0)
  stones(m, { family: 'xo', harvest: 'oo' })
  farm(m, 0, { time: 9 })
  const events = [...play(m, 0, 'turn', stone('family', 'x'))]
  events.push(...play(m, 0, 'family', PASS))
  expect(told(events, 'declines')).toMatchObject({ seat: 0, space: 'family' })
  expect(told(events, 'spared')).toMatchObject({ seat: 0 })
  expect([at(m, 0, 'grave'), has(m, 0, 'due'), on(m, 'family', 'o')]).toEqual([0, 0, 1])
})

test('[V-SOLO-84] [V-SOLO-90] the rank above rises with the expansions', () => {
  expect(ranksAt(39, {}).next?.from).toBe(40)
  expect(ranksAt(40, {}).next?.from).toBe(50)
  expect(ranksAt(40, { marriage: true }).next?.from).toBe(55)
  expect(ranksAt(94, { marriage: true }).next?.from).toBe(95)
  expect(ranksAt(95, { marriage: true }).next).toBeNull()
})

test('[V-END-05] declining the free action is told as well', () => {
  const m = table(2)
  stones(m, {})
  k.edit(m, (s) => {
    s.trigger = 1
    s.last = 2
  })
  stones(m, { harvest: 'o' })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', action('harvest'))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'freeAction' })
  expect(told(play(m, 1, 'freeAction', PASS), 'declines')).toMatchObject({ seat: 1 })
})
