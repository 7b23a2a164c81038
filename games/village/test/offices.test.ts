/** Council chamber, travel and church (V-COUNCIL, V-TRAVEL, V-CHURCH). */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { facts } from '../cards/facts.ts'
import type { TravelChoice } from '../rules/choices.ts'
import {
  acting,
  advance,
  asked,
  at,
  BY_SCROLL,
  BY_TIME,
  ENTER,
  farm,
  freeAt,
  good,
  has,
  k,
  type M,
  nobodyHome,
  pays,
  play,
  points,
  privilege,
  put,
  refused,
  stone,
  supply,
  takes,
  travel,
  who,
} from './scenario.ts'

test('[V-COUNCIL-01] enter, advance or a privilege only: one of three ways', () => {
  const m = acting('council', { green: 2, scroll: 1 }, (n) => put(n, 0, 1, 'council1'))
  expect(asked(m)?.choices).toEqual([ENTER, advance('council1', 1), privilege(1), PASS])
  play(m, 0, 'council', privilege(1))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-COUNCIL-02] entering costs 1 time and 2 green or a scroll, and offers the first privilege', () => {
  const m = acting('council', { green: 2, scroll: 1 })
  play(m, 0, 'council', ENTER)
  expect(asked(m)).toMatchObject({ kind: 'pay', choices: [pays('gg'), BY_SCROLL] })
  play(m, 0, 'pay', BY_SCROLL)
  expect([has(m, 0, 'green'), has(m, 0, 'scroll'), has(m, 0, 'time'), at(m, 0, 'council1')]).toEqual([2, 0, 1, 1])
  expect(asked(m)).toMatchObject({ kind: 'privilege', choices: [privilege(1), PASS] })
  play(m, 0, 'privilege', privilege(1))
  expect(k.view(m, 1).table.marker).toBe(0)
  const poor = acting('council', { green: 1 })
  expect(asked(poor)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-COUNCIL-03, V-COUNCIL-06] advancing one step pays the step reached and allows one privilege up to it, or none', () => {
  const m = acting('council', { green: 2 }, (n) => put(n, 0, 2, 'council2'))
  play(m, 0, 'council', advance('council2', 2))
  expect([has(m, 0, 'green'), has(m, 0, 'time'), at(m, 0, 'council3', 2)]).toEqual([0, 2, 1])
  expect(asked(m)).toMatchObject({ kind: 'privilege', choices: [privilege(1), privilege(2), privilege(3), PASS] })
  expect(refused(m, 0, privilege(4))).toBe('V-COUNCIL-03')
  expect(refused(m, 0, { privilege: 9 })).toBe('K-SHAPE')
  expect(refused(m, 0, 'both')).toBe('K-SHAPE')
  play(m, 0, 'privilege', PASS)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-COUNCIL-06] who was asked for a privilege may still decline when nothing is left of it', () => {
  const m = acting('council', { green: 2 }, (n) => put(n, 0, 2, 'council1'))
  play(m, 0, 'council', advance('council1', 2))
  expect(asked(m)).toMatchObject({ kind: 'privilege', choices: [privilege(1), privilege(2), PASS] })
  k.edit(m, (state) => {
    state.marker = 1
    state.supply = state.supply.map(() => 0)
  })
  expect(asked(m)).toMatchObject({ kind: 'privilege', choices: [PASS] })
})

test('[V-COUNCIL-04] steps 2, 3 and 4 take 2, 2 and 3 time', () => {
  expect(facts.councilTime.value).toEqual([1, 2, 2, 3])
  for (const [from, time] of [
    ['council1', 2],
    ['council2', 2],
    ['council3', 3],
  ] as const) {
    const m = acting('council', { green: 2 }, (n) => put(n, 0, 1, from))
    play(m, 0, 'council', advance(from, 1))
    expect(has(m, 0, 'time')).toBe(time)
  }
})

test('[V-COUNCIL-05] a privilege alone is free, of the step of any own member or a lower one', () => {
  const m = acting('council', {}, (n) => {
    put(n, 0, 1, 'council3')
    put(n, 0, 1, 'council1')
  })
  expect(asked(m)?.choices).toEqual([privilege(1), privilege(2), privilege(3), PASS])
  expect(refused(m, 0, privilege(4))).toBe('V-COUNCIL-05')
  play(m, 0, 'council', privilege(3))
  play(m, 0, 'takeGood', good('plow'))
  expect([has(m, 0, 'time'), has(m, 0, 'plow'), has(m, 0, 'orange')]).toEqual([0, 1, 1])
})

test('[V-COUNCIL-07, V-COUNCIL-14] the marker can be taken while it lies on the roof, also by the start player', () => {
  const m = acting('council', {}, (n) => put(n, 0, 1, 'council1'))
  expect(m.state.start).toBe(0)
  play(m, 0, 'council', privilege(1))
  expect(m.state.marker).toBe(0)
  const gone = acting('council', {}, (n) => {
    put(n, 0, 1, 'council1')
    k.edit(n, (s) => {
      s.marker = 1
    })
  })
  expect(asked(gone)).toMatchObject({ seat: 1, kind: 'turn' })
  const other = acting('council', {}, (n) => {
    put(n, 0, 1, 'council2')
    k.edit(n, (s) => {
      s.marker = 1
    })
  })
  expect(refused(other, 0, privilege(1))).toBe('V-COUNCIL-07')
})

test('[V-COUNCIL-08] the second privilege takes two stones of any colours', () => {
  const m = acting('council', {}, (n) => put(n, 0, 1, 'council2'))
  play(m, 0, 'council', privilege(2))
  expect(asked(m)?.choices).toHaveLength(10)
  play(m, 0, 'stones', takes('gp'))
  expect([has(m, 0, 'green'), has(m, 0, 'pink')]).toEqual([1, 1])
  const twice = acting('council', {}, (n) => put(n, 0, 1, 'council2'))
  play(twice, 0, 'council', privilege(2))
  play(twice, 0, 'stones', takes('bb'))
  expect(has(twice, 0, 'brown')).toBe(2)
})

test('[V-COUNCIL-09] a short supply gives what there is, never a plague stone', () => {
  const m = acting('council', {}, (n) => {
    put(n, 0, 1, 'council2')
    farm(n, 1, { orange: 31, green: 33, brown: 32, pink: 33 })
  })
  expect([supply(m, 'o'), supply(m, 'b'), supply(m, 'x')]).toEqual([0, 1, 6])
  play(m, 0, 'council', privilege(2))
  // Only one brown stone is left: there is nothing to choose.
  expect(has(m, 0, 'brown')).toBe(1)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  const empty = acting('council', {}, (n) => {
    put(n, 0, 1, 'council3')
    farm(n, 1, { orange: 31, green: 33, brown: 33, pink: 33 })
  })
  expect(refused(empty, 0, privilege(2))).toBe('V-COUNCIL-09')
})

test('[V-COUNCIL-10] the third privilege takes one good of choice; grain and coins are no goods', () => {
  const m = acting('council', {}, (n) => put(n, 0, 1, 'council3'))
  play(m, 0, 'council', privilege(3))
  expect(asked(m)?.choices).toEqual([good('scroll'), good('horse'), good('ox'), good('plow'), good('wagon')])
  expect(refused(m, 0, { good: 'grain' })).toBe('K-SHAPE')
  expect(refused(m, 0, good('beer'))).toBe('V-COUNCIL-10')
})

test('[V-COUNCIL-11] the fourth privilege turns exactly one coin into three points', () => {
  const m = acting('council', { coin: 3 }, (n) => put(n, 0, 1, 'council4'))
  play(m, 0, 'council', privilege(4))
  expect([has(m, 0, 'coin'), has(m, 0, 'fame')]).toEqual([2, 3])
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  const poor = acting('council', {}, (n) => put(n, 0, 1, 'council4'))
  expect(refused(poor, 0, privilege(4))).toBe('V-COUNCIL-11')
})

test('[V-COUNCIL-12] from step 4 nobody advances, but others may', () => {
  const m = acting('council', { scroll: 1 }, (n) => {
    put(n, 0, 1, 'council4')
    put(n, 0, 2, 'council1')
  })
  expect(refused(m, 0, advance('council4', 1))).toBe('V-COUNCIL-12')
  expect(asked(m)?.choices).toContainEqual(advance('council1', 2))
  expect(asked(m)?.choices).toContainEqual(ENTER)
})

test('[V-COUNCIL-13] a step holds any number of members', () => {
  const m = acting('council', { scroll: 1 }, (n) => {
    put(n, 0, 1, 'council2')
    put(n, 0, 1, 'council2')
    put(n, 1, 1, 'council2')
    put(n, 0, 1, 'council1')
  })
  play(m, 0, 'council', advance('council1', 1))
  expect(at(m, 0, 'council2') + at(m, 1, 'council2')).toBe(4)
})

test('[V-COUNCIL-15] coins replace the green stones one for one', () => {
  const m = acting('council', { green: 1, coin: 2 })
  play(m, 0, 'council', ENTER)
  expect(asked(m)?.choices).toEqual([pays('gc'), pays('cc')])
  play(m, 0, 'pay', pays('gc'))
  expect([has(m, 0, 'green'), has(m, 0, 'coin')]).toEqual([0, 1])
})

test('[V-TRAVEL-01, V-TRAVEL-02] from the farm the way leads to the two castles next to the village, at any time', () => {
  const rich = { wagon: 2, orange: 5, brown: 5, pink: 5 }
  const m = acting('travel', rich)
  expect(facts.castles).toHaveLength(6)
  expect(asked(m)?.choices).toEqual([travel(0, 1), travel(0, 2), PASS])
  const again = acting('travel', rich, (n) => put(n, 0, 1, 'castle3'))
  expect(asked(again)?.choices).toEqual([travel(0, 1), travel(0, 2), travel(3, 1), travel(3, 6), PASS])
  const nobody = acting('travel', rich, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'castle3')
  })
  expect(refused(nobody, 0, travel(0, 1))).toBe('V-TRAVEL-02')
})

test('[V-TRAVEL-03, V-TRAVEL-04] a traveller moves along exactly one path to a neighbouring castle', () => {
  const m = acting('travel', { wagon: 2, orange: 5, brown: 5, pink: 5 }, (n) => put(n, 0, 1, 'castle1'))
  expect(asked(m)?.choices).toEqual([travel(0, 1), travel(0, 2), travel(1, 3), travel(1, 4), PASS])
  expect(refused(m, 0, travel(1, 6))).toBe('V-TRAVEL-04')
  expect(refused(m, 0, travel(2, 4))).toBe('V-TRAVEL-03')
  play(m, 0, 'travel', travel(1, 4))
  expect(at(m, 0, 'castle4')).toBe(1)
})

test('[V-TRAVEL-05, V-TRAVEL-06] every path takes 2 time, a wagon and its stones; the village paths 2 brown or 2 pink', () => {
  const m = acting('travel', { wagon: 1, brown: 3, pink: 2 })
  const other = k.clone(m)
  play(m, 0, 'travel', travel(0, 1))
  expect([has(m, 0, 'time'), has(m, 0, 'wagon'), has(m, 0, 'brown'), has(m, 0, 'pink')]).toEqual([2, 0, 1, 2])
  play(other, 0, 'travel', travel(0, 2))
  expect([has(other, 0, 'brown'), has(other, 0, 'pink')]).toEqual([3, 0])
  const noWagon = acting('travel', { brown: 2 })
  expect(asked(noWagon)).toMatchObject({ seat: 1, kind: 'turn' })
  const noStones = acting('travel', { wagon: 1, brown: 2 })
  expect(refused(noStones, 0, travel(0, 2))).toBe('V-TRAVEL-05')
  for (const { value } of facts.paths) {
    expect([2, 3]).toContain((value.orange ?? 0) + (value.brown ?? 0) + (value.pink ?? 0))
  }
})

test('[V-TRAVEL-07] a path has the same price in both directions', () => {
  const price = (from: 'castle3' | 'castle6', choice: TravelChoice): number[] => {
    const m = acting('travel', { wagon: 1, orange: 5, brown: 5, pink: 5 }, (n) => put(n, 0, 1, from))
    play(m, 0, 'travel', choice)
    return [has(m, 0, 'orange'), has(m, 0, 'brown'), has(m, 0, 'pink')]
  }
  expect(price('castle3', travel(3, 6))).toEqual(price('castle6', travel(6, 3)))
})

test('[V-TRAVEL-08] nobody travels back to the village', () => {
  const m = acting('travel', { wagon: 1, brown: 5, pink: 5 }, (n) => put(n, 0, 1, 'castle1'))
  expect(refused(m, 0, travel(1, 0))).toBe('V-TRAVEL-08')
})

test('[V-TRAVEL-09, V-TRAVEL-10] the first visit leaves a marker and takes the reward: points, a coin or stones', () => {
  const visit = (from: 'castle1' | 'castle2' | 'farm', choice: TravelChoice): M => {
    const m = acting('travel', { wagon: 1, orange: 5, brown: 5, pink: 5 }, (n) => {
      if (from !== 'farm') put(n, 0, 1, from)
    })
    play(m, 0, 'travel', choice)
    return m
  }
  for (const castle of [1, 2]) {
    const m = visit('farm', travel(0, castle))
    expect(has(m, 0, 'fame')).toBe(3)
    expect(k.view(m, 0).table.families[0]?.castles).toEqual([castle])
  }
  expect(has(visit('castle1', travel(1, 3)), 0, 'coin')).toBe(1)
  expect(has(visit('castle2', travel(2, 5)), 0, 'coin')).toBe(1)
  const stoned = visit('castle1', travel(1, 4))
  expect(asked(stoned)).toMatchObject({ seat: 0, kind: 'stones' })
  play(stoned, 0, 'stones', takes('gg'))
  expect(has(stoned, 0, 'green')).toBe(2)
  expect(facts.castles.filter(({ value }) => value.reward === 'stones')).toHaveLength(2)
})

test('[V-TRAVEL-11] a castle seen before gives nothing, but may be visited', () => {
  const m = acting('travel', { wagon: 1, brown: 2, castles: 1 << 1 })
  play(m, 0, 'travel', travel(0, 1))
  expect([has(m, 0, 'fame'), has(m, 0, 'time'), at(m, 0, 'castle1')]).toEqual([0, 2, 1])
  expect(k.view(m, 0).table.families[0]?.castles).toEqual([1])
})

test('[V-TRAVEL-12] any number of members and one marker of each colour may be on a castle', () => {
  const m = acting('travel', { wagon: 1, brown: 2 }, (n) => {
    put(n, 0, 1, 'castle1')
    put(n, 1, 1, 'castle1')
    farm(n, 1, { castles: 1 << 1 })
  })
  play(m, 0, 'travel', travel(0, 1))
  expect(at(m, 0, 'castle1') + at(m, 1, 'castle1')).toBe(3)
  expect([0, 1].map((seat) => k.view(m, 0).table.families[seat]?.castles)).toEqual([[1], [1]])
})

test('[V-TRAVEL-13] red flags: the two coin castles and the upper right corner', () => {
  const flagged = facts.castles.map(({ value }, i) => (value.redFlag ? i + 1 : 0)).filter((n) => n > 0)
  expect(flagged).toEqual([3, 5, 6])
  expect([3, 5].map((n) => facts.castles[n - 1]?.value.reward)).toEqual(['coin', 'coin'])
})

test('[V-TRAVEL-14] markers stay when the traveller dies or goes home', () => {
  const m = acting('travel', { wagon: 1, brown: 2, time: 8 }, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'farm', 'unborn')
  })
  play(m, 0, 'travel', travel(0, 1))
  // The journey crosses the quill and the only visible member dies in the travel section.
  expect(at(m, 0, 'castle1')).toBe(0)
  expect(at(m, 0, 'chronicle-travel')).toBe(1)
  expect(points(m, 0).travel).toBe(1)
})

test('[V-TRAVEL-15] coins replace stones of a path, not the wagon', () => {
  const m = acting('travel', { wagon: 1, brown: 1, coin: 3 })
  play(m, 0, 'travel', travel(0, 1))
  expect(asked(m)?.choices).toEqual([pays('bc'), pays('cc')])
  play(m, 0, 'pay', pays('bc'))
  expect([has(m, 0, 'brown'), has(m, 0, 'coin'), has(m, 0, 'wagon')]).toEqual([0, 2, 0])
  const noWagon = acting('travel', { coin: 9, brown: 2 })
  expect(asked(noWagon)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-TRAVEL-03] with several numbers at the start of a path the owner chooses who goes', () => {
  const m = acting('travel', { wagon: 1, brown: 2 }, (n) => put(n, 0, 3, 'farm', 'unborn'))
  play(m, 0, 'travel', travel(0, 1))
  expect(asked(m)).toMatchObject({ kind: 'traveler', choices: [who('farm', 1), who('farm', 3)] })
  play(m, 0, 'traveler', who('farm', 3))
  expect(at(m, 0, 'castle1', 3)).toBe(1)
})

test('[V-CHURCH-01, V-CHURCH-03] a member goes into the bag for 1 brown, a coin in its place, or 3 time', () => {
  const m = acting('church', { brown: 1, coin: 1 })
  expect(asked(m)?.choices).toEqual([pays('b'), pays('c'), BY_TIME, PASS])
  for (const [price, brown, coin, time] of [
    [pays('b'), 0, 1, 0],
    [pays('c'), 1, 0, 0],
    [BY_TIME, 1, 1, 3],
  ] as const) {
    const n = k.clone(m)
    play(n, 0, 'church', price)
    expect([has(n, 0, 'brown'), has(n, 0, 'coin'), has(n, 0, 'time'), at(n, 0, 'bag')]).toEqual([brown, coin, time, 1])
  }
  const poor = acting('church')
  expect(refused(poor, 0, pays('b'))).toBe('V-CHURCH-01')
  const nobody = acting('church', { brown: 1 }, (n) => nobodyHome(n, 0))
  expect(asked(nobody)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[V-CHURCH-02] any number of members may be in the bag, and everybody may look', () => {
  const m = acting('church', {}, (n) => {
    put(n, 0, 1, 'bag')
    put(n, 0, 1, 'bag')
  })
  play(m, 0, 'church', BY_TIME)
  const seen = k.view(m, 1).table.families[0]?.members.filter(({ place }) => place === 'bag')
  expect(seen).toHaveLength(3)
})

test('[V-CHURCH-04] members in the bag cannot die, come home or score', () => {
  const m = acting('family', { due: 1, crossed: 1 }, (n) => {
    nobodyHome(n, 0)
    put(n, 0, 1, 'bag', 'unborn')
    for (const g of [1, 1, 1, 2, 2, 2, 3, 3, 4, 4]) put(n, 0, g, 'removed', 'unborn')
    farm(n, 0, { crossed: 11 })
  })
  // Nothing to be born, nobody on the board: the action is impossible and nobody dies.
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  expect(at(m, 0, 'bag')).toBe(1)
  expect(freeAt(m, 'farm')).toBe(2)
  expect(points(m, 0).church).toBe(0)
})

test('[V-CHURCH-05] four steps, and step 1 is reached only through a mass', () => {
  const m = acting('church', { brown: 1 })
  play(m, 0, 'church', pays('b'))
  expect([1, 2, 3, 4].map((step) => at(m, 0, `church${step}` as 'church1'))).toEqual([0, 0, 0, 0])
  farm(m, 0, { coin: 1 })
  play(m, 1, 'turn', stone('church', 'o'))
  play(m, 1, 'church', PASS)
  play(m, 0, 'pick', who('bag', 1))
  expect(at(m, 0, 'church1')).toBe(1)
})
