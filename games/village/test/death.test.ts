/** Death, chronicle and graveyard (V-DEATH, V-CHRON). */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { facts } from '../cards/facts.ts'
import { SECTIONS } from '../rules/codes.ts'
import {
  asked,
  at,
  birth,
  bury,
  customers,
  farm,
  freeAt,
  good,
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
  table,
  train,
  who,
} from './scenario.ts'

/** Seat 0 stands left of the quill and takes a plague stone; the action is declined. */
function crossing(prepare: (m: M) => void): M {
  const m = table(2)
  stones(m, { crafts: 'x', harvest: 'oo' })
  farm(m, 0, { time: 9, coin: 0 })
  nobodyHome(m, 0)
  prepare(m)
  play(m, 0, 'turn', stone('crafts', 'x'))
  if (asked(m)?.kind === 'craft') play(m, 0, 'craft', PASS)
  return m
}

test('[V-DEATH-01] crossing the quill costs a life of the oldest generation', () => {
  const m = crossing((n) => {
    put(n, 0, 1, 'farm', 'unborn')
    put(n, 0, 2, 'farm', 'unborn')
  })
  expect(at(m, 0, 'chronicle-farm', 1)).toBe(1)
  expect(at(m, 0, 'farm', 2)).toBe(1)
})

test('[V-DEATH-02, V-DEATH-07] the death waits for the end of the action; whoever was placed this turn may be the victim', () => {
  const m = table(2)
  stones(m, { crafts: 'x', harvest: 'oo' })
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('crafts', 'x'))
  expect(at(m, 0, 'farm')).toBe(4)
  play(m, 0, 'craft', train('smithy'))
  play(m, 0, 'product', good('plow'))
  expect(asked(m)).toMatchObject({ kind: 'dies', choices: [who('farm', 1), who('smithy', 1)] })
  play(m, 0, 'dies', who('smithy', 1))
  expect(at(m, 0, 'chronicle-craft')).toBe(1)
  expect(has(m, 0, 'plow')).toBe(1)
})

test('[V-DEATH-07] a child born this turn can be the victim too', () => {
  const m = table(2)
  stones(m, { family: 'x', harvest: 'oo' })
  farm(m, 0, { time: 9 })
  nobodyHome(m, 0)
  for (const g of [1, 1, 1, 1]) put(m, 0, g, 'bag', 'unborn')
  play(m, 0, 'turn', stone('family', 'x'))
  play(m, 0, 'family', birth(2))
  expect(at(m, 0, 'chronicle-farm', 2)).toBe(1)
})

test('[V-DEATH-03] on a market day death does not wait', () => {
  const m = table(2)
  stones(m, { market: 'o', harvest: 'o' })
  customers(m, [24, 23])
  farm(m, 0, { grain: 2, scroll: 1, green: 1, time: 9 })
  put(m, 0, 1, 'smithy')
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', serve(24))
  play(m, 0, 'serve', serve(23))
  play(m, 0, 'pay', pays('g'))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'dies' })
  expect(m.state.day).toBe(0)
})

test('[V-DEATH-04] the lowest visible number dies; among equals the owner chooses', () => {
  const m = crossing((n) => {
    put(n, 0, 2, 'smithy', 'unborn')
    put(n, 0, 2, 'council1', 'unborn')
    put(n, 0, 3, 'farm', 'unborn')
  })
  expect(asked(m)).toMatchObject({ kind: 'dies', choices: [who('smithy', 2), who('council1', 2)] })
  expect(refused(m, 0, who('farm', 3))).toBe('V-DEATH-04')
})

test('[V-DEATH-05] members in the bag and unborn members are ignored', () => {
  const m = crossing((n) => {
    put(n, 0, 1, 'bag', 'unborn')
    put(n, 0, 3, 'castle1', 'unborn')
    put(n, 0, 4, 'farm', 'unborn')
  })
  expect(at(m, 0, 'chronicle-travel', 3)).toBe(1)
  expect(at(m, 0, 'bag', 1)).toBe(1)
})

test('[V-DEATH-06] with nobody visible nobody dies, and nothing is owed', () => {
  const m = crossing((n) => put(n, 0, 1, 'bag', 'unborn'))
  expect([has(m, 0, 'due'), has(m, 0, 'crossed'), has(m, 0, 'time')]).toEqual([0, 1, 1])
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  put(m, 0, 2, 'farm', 'unborn')
  play(m, 1, 'turn', stone('harvest', 'o'))
  play(m, 1, 'harvest', PASS)
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', PASS)
  expect(at(m, 0, 'farm', 2)).toBe(1)
})

test('[V-DEATH-08, V-CHRON-06] where the victim stood decides its section', () => {
  for (const [place, section] of [
    ['farm', 'farm'],
    ['wainwright', 'craft'],
    ['stables', 'craft'],
    ['scriptorium', 'craft'],
    ['smithy', 'craft'],
    ['church1', 'church'],
    ['church4', 'church'],
    ['council1', 'council'],
    ['council4', 'council'],
    ['castle1', 'travel'],
    ['castle6', 'travel'],
  ] as const) {
    const m = crossing((n) => put(n, 0, 1, place, 'unborn'))
    expect(at(m, 0, `chronicle-${section}`, 1)).toBe(1)
  }
  expect(SECTIONS).toEqual(['craft', 'farm', 'church', 'council', 'travel'])
})

test('[V-DEATH-09] one may choose a victim whose section is full', () => {
  const m = crossing((n) => {
    leaveFree(n, { church: 0 })
    put(n, 0, 1, 'church4', 'unborn')
    put(n, 0, 1, 'smithy', 'unborn')
  })
  play(m, 0, 'dies', who('church4', 1))
  expect([at(m, 0, 'grave'), freeAt(m, 'craft')]).toEqual([1, 3])
})

test('[V-DEATH-10] the dead never return', () => {
  const m = crossing((n) => {
    put(n, 0, 1, 'smithy', 'unborn')
    stones(n, { crafts: 'x', family: 'oo' })
  })
  expect(at(m, 0, 'smithy')).toBe(0)
  play(m, 1, 'turn', stone('family', 'o'))
  play(m, 1, 'family', PASS)
  play(m, 0, 'turn', stone('family', 'o'))
  expect(asked(m)?.choices).toEqual([birth(1), PASS])
})

test('[V-CHRON-01] a free place in the section must be taken', () => {
  const m = crossing((n) => put(n, 0, 1, 'smithy', 'unborn'))
  expect([freeAt(m, 'craft'), freeAt(m, 'grave')]).toEqual([2, 6])
})

test('[V-CHRON-02, V-CHRON-03] without one the victim goes to a grave, which scores nothing', () => {
  const m = crossing((n) => {
    leaveFree(n, { craft: 0 })
    put(n, 0, 1, 'smithy', 'unborn')
    for (let i = 0; i < 3; i++) bury(n, 0, 2, 'grave', 'unborn')
  })
  expect([at(m, 0, 'grave'), freeAt(m, 'grave')]).toEqual([4, 2])
  expect(points(m, 0).chronicle).toBe(0)
})

test('[V-CHRON-04] sections are first come, first served for all colours', () => {
  const m = crossing((n) => {
    bury(n, 1, 1, 'craft')
    bury(n, 1, 1, 'craft')
    bury(n, 1, 1, 'craft')
    put(n, 0, 1, 'smithy', 'unborn')
  })
  expect([at(m, 1, 'chronicle-craft'), at(m, 0, 'chronicle-craft'), at(m, 0, 'grave')]).toEqual([3, 0, 1])
})

test('[V-CHRON-05] open places and graves come from the facts', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { chronicle, graves } = k.view(table(seats), 0).table
    expect(chronicle.map(({ open }) => open)).toEqual(facts.chronicle[seats]?.value)
    expect(graves.open).toBe(facts.graves[seats]?.value)
    expect(facts.chronicle[seats]?.origin).toBe('reconstructed')
    expect(facts.graves[seats]?.origin).toBe('reconstructed')
  }
})

test('[V-CHRON-07] a section only counts its places: nobody is asked for a particular one', () => {
  const m = crossing((n) => put(n, 0, 1, 'smithy', 'unborn'))
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
  expect(k.view(m, 1).table.chronicle.find(({ section }) => section === 'craft')).toEqual({
    section: 'craft',
    open: 2,
    dead: [0],
  })
})
