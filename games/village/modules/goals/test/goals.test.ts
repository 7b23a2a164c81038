/** Life goals: dealing, secrecy, when and how they are turned up (VG-01 to VG-14, VG-40, VG-41). */

import { randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { BOX } from '../../../cards/box.ts'
import {
  asked,
  customers,
  farm,
  has,
  k,
  leaveFree,
  nobodyHome,
  play,
  put,
  stone,
  stones,
  table,
  told,
  unasked,
} from '../../../test/scenario.ts'
import { GOALS } from '../cards.ts'
import { goalsKept } from '../index.ts'
import { pointsOf } from '../measure.ts'
import { aiming, goal, hold } from './goal-words.ts'

const inUse = (options: { readonly [key: string]: boolean }): string[] => {
  const { hands, box } = goalsKept.of(aiming(2, options).state)
  return [...hands.flat(), ...box].sort((a, b) => a - b).map((n) => GOALS[n]?.id ?? '')
}

test('[VG-01] [VG-13] nineteen cards, 9 silver and 10 gold, with a name in both languages', () => {
  expect(GOALS.filter(({ deck }) => deck === 'silver')).toHaveLength(9)
  expect(GOALS.filter(({ deck }) => deck === 'gold')).toHaveLength(10)
  expect(new Set(GOALS.map(({ id }) => id)).size).toBe(19)
})

test('[VG-02] each seat gets one silver and one gold goal, before any stone is laid', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    const { hands } = goalsKept.of(aiming(seats).state)
    expect(hands).toHaveLength(seats)
    for (const hand of hands) expect(hand.map((n) => GOALS[n]?.deck)).toEqual(['silver', 'gold'])
    expect(new Set(hands.flat()).size).toBe(2 * seats)
  }
})

test('[VG-03] goals of expansions that are not in play are sorted out', () => {
  const base = inUse({})
  expect(base).toHaveLength(19 - 6)
  expect(base).not.toContain('gouvernante')
  expect(base).toContain('handelsreisender')
  expect(inUse({ marriage: true }).filter((id) => !base.includes(id))).toEqual(['handwerker', 'gouvernante'])
})

test('[VG-04] [VC-60] goals are seen by their owner only', () => {
  const m = aiming(3)
  const own = k.view(m, 1).table.more.goals
  expect(own?.mine).toHaveLength(2)
  const secret = own?.mine.map(({ id }) => id) ?? []
  for (const viewer of [0, 2, 'spectator'] as const) {
    const seen = k.view(m, viewer).table.more.goals
    expect(seen?.backs).toEqual([
      ['silver', 'gold'],
      ['silver', 'gold'],
      ['silver', 'gold'],
    ])
    expect(seen?.missed).toBeNull()
    const text = JSON.stringify(seen)
    for (const id of secret) expect(text).not.toContain(id)
  }
  const imagined = Array.from({ length: 30 }, (_, i) => k.imagine(m, 0, randomFrom(`imagine ${i}`)))
  expect(new Set(imagined.map((other) => JSON.stringify(goalsKept.of(other.state).hands[1]))).size).toBeGreaterThan(3)
  for (const other of imagined) expect(goalsKept.of(other.state).hands[0]).toEqual(goalsKept.of(m.state).hands[0])
})

test('[VG-05] [VG-06] [VG-11] a goal that is met is turned up at any time: points at once, nothing is paid, no new card', () => {
  const m = aiming(2)
  hold(m, 1, ['aristokratin', 'haendler'])
  farm(m, 1, { coin: 6 })
  expect(k.anytime(m, 1)).toEqual([])
  farm(m, 1, { coin: 7 })
  expect(asked(m)?.seat).toBe(0)
  const events = unasked(m, 1, goal('aristokratin'))
  expect(told(events, 'goalRevealed')).toMatchObject({ seat: 1, goal: 'aristokratin', points: 5 })
  expect([has(m, 1, 'fame'), has(m, 1, 'coin')]).toEqual([5, 7])
  expect(k.view(m, 0).table.more.goals).toMatchObject({
    backs: [['silver', 'gold'], ['gold']],
    revealed: [[], ['aristokratin']],
  })
  expect(k.anytime(m, 1)).toEqual([])
})

test('[VG-05] what is not met, or not held, is refused with the reason', () => {
  const m = aiming(2)
  hold(m, 0, ['bauer', 'meister'])
  const why = (id: string) => {
    const refusal = k.whyNot(m, 0, { to: 'anytime', choice: goal(id) })
    return refusal === null ? null : [refusal.rule, refusal.args?.why]
  }
  expect(why('bauer')).toEqual(['VG-05', 'goalNotMet'])
  expect(why('ritter')).toEqual(['VG-05', 'goalNotHeld'])
})

test('[VG-08] coins are not stones', () => {
  const m = aiming(2)
  hold(m, 0, ['ritter', 'meister'])
  farm(m, 0, { horse: 2, brown: 2, orange: 1, coin: 5 })
  expect(k.anytime(m, 0)).toEqual([])
  farm(m, 0, { orange: 2 })
  expect(k.anytime(m, 0)).toEqual([goal('ritter')])
})

test('[VG-09] a goal that is met for a moment only: asked before the death that ends it', () => {
  const m = aiming(2)
  hold(m, 0, ['bauer', 'meister'])
  nobodyHome(m, 0)
  put(m, 0, 2, 'wainwright', 'unborn')
  put(m, 0, 2, 'stables', 'unborn')
  put(m, 0, 2, 'smithy', 'unborn')
  put(m, 0, 1, 'farm', 'unborn')
  leaveFree(m, { craft: 0 })
  farm(m, 0, { time: 9 })
  stones(m, { crafts: 'oo' })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', { train: 'smithy' })
  play(m, 0, 'product', 'pass')
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'offer', choices: [goal('meister'), 'pass'] })
  play(m, 0, 'offer', goal('meister'))
  expect([has(m, 0, 'fame'), m.state.people.filter((place) => place === 26).length]).toEqual([8, 1])
})

test('[VG-09] others are not told what is asked, only that somebody is', () => {
  const m = aiming(2)
  hold(m, 0, ['aristokratin', 'meister'])
  farm(m, 0, { coin: 7, time: 9 })
  stones(m, { market: 'x', harvest: 'oo' })
  play(m, 0, 'turn', stone('market', 'x'))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'offer' })
  expect(k.view(m, 1).waiting).toEqual([{ seat: 0, kind: null }])
})

test('[VG-09] the last window comes after the last mass, and whoever has a goal to show is asked', () => {
  const m = aiming(2)
  hold(m, 1, ['aristokratin', 'haendler'])
  farm(m, 1, { coin: 7 })
  leaveFree(m, { grave: 1, farm: 0, craft: 0, church: 0, council: 0, travel: 0 })
  farm(m, 0, { time: 9 })
  stones(m, { harvest: 'x' })
  play(m, 0, 'turn', stone('harvest', 'x'))
  play(m, 0, 'harvest', 'pass')
  play(m, 1, 'freeAction', 'pass')
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'offer', choices: [goal('aristokratin'), 'pass'] })
  play(m, 1, 'offer', goal('aristokratin'))
  expect(k.over(m)).toBe(true)
  expect(k.game.result(m).scores[1]?.parts).toMatchObject({ fame: 0, goals: 5 })
  expect(k.view(m, 0).table.more.goals?.missed?.[1]).toEqual(['haendler'])
})

test('[VG-09] [VG-38] the marker goes back with the new round: whoever has it and a member on step 4 is asked before', () => {
  const m = aiming(2)
  hold(m, 0, ['bauer', 'sekretaer'])
  put(m, 0, 1, 'council4')
  farm(m, 0, { coin: 0 })
  farm(m, 1, { coin: 0 })
  stones(m, { council: 'g' })
  play(m, 0, 'turn', stone('council', 'g'))
  play(m, 0, 'council', { privilege: 1 })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'offer', choices: [goal('sekretaer'), 'pass'] })
  play(m, 0, 'offer', goal('sekretaer'))
  expect([has(m, 0, 'fame'), m.state.round]).toEqual([8, 2])
})

test('[VG-10] nobody has to: passing keeps the card, and what is never shown costs nothing', () => {
  const m = aiming(2)
  hold(m, 0, ['aristokratin', 'meister'])
  farm(m, 0, { coin: 7, time: 9 })
  stones(m, { market: 'x', harvest: 'oo' })
  play(m, 0, 'turn', stone('market', 'x'))
  play(m, 0, 'offer', 'pass')
  expect([has(m, 0, 'fame'), k.view(m, 0).table.more.goals?.mine.length]).toEqual([0, 2])
})

test('[VG-11] every silver goal is worth 5, every gold goal 8', () => {
  expect(GOALS.map((goal) => pointsOf(BOX, goal))).toEqual([...Array(9).fill(5), ...Array(10).fill(8)])
})

test('[VG-12] [VG-14] all pieces must be there at the same time, in no particular order', () => {
  const m = aiming(2)
  hold(m, 0, ['schriftsteller', 'meister'])
  farm(m, 0, { pink: 1, brown: 1, green: 1, orange: 1, scroll: 2 })
  expect(k.anytime(m, 0)).toEqual([])
  farm(m, 0, { scroll: 3 })
  expect(k.anytime(m, 0)).toEqual([goal('schriftsteller')])
  farm(m, 0, { pink: 0 })
  expect(k.anytime(m, 0)).toEqual([])
})

test('[VEX-S36] [VG-40] the sixth customer, served through the smuggler, makes the Merchant', () => {
  const m = aiming(2, { marriage: true })
  hold(m, 0, ['bauer', 'haendler'])
  customers(m, [23, 6, 11], [1, 2])
  k.edit(m, (s) => {
    const five = [12, 13, 14, 15, 16]
    s.stack = s.stack.filter((tile) => !five.includes(tile))
    s.served = s.served.with(0, five)
  })
  farm(m, 0, { grain: 3, coin: 0 })
  stones(m, { smuggler: 'gg' })
  play(m, 0, 'turn', stone('smuggler', 'g'))
  expect(k.anytime(m, 0)).toEqual([])
  play(m, 0, 'smuggler', { serve: 'cust01' })
  unasked(m, 0, goal('haendler'))
  expect([has(m, 0, 'fame'), m.state.served[0]?.length]).toEqual([8, 6])
})

test('[VG-09] [VG-30] the Governess may be met between two steps of a wedding', () => {
  const m = aiming(2, { marriage: true })
  hold(m, 0, ['bauer', 'gouvernante'])
  put(m, 0, 1, 'bakery1')
  put(m, 1, 1, 'bakery1')
  put(m, 0, 1, 'shop1')
  put(m, 0, 1, 'rank6')
  for (const seat of [0, 1]) farm(m, seat, { coin: 0 })
  stones(m, { family: 'o' })
  play(m, 0, 'turn', stone('family', 'o'))
  play(m, 0, 'family', 'pass')
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'offer', choices: [goal('gouvernante'), 'pass'] })
  play(m, 0, 'offer', goal('gouvernante'))
  expect(has(m, 0, 'fame')).toBe(8)
})

test('[VC-39] alone the human has two goals and Conny none; the marker is no coin', () => {
  const m = aiming(1)
  expect(goalsKept.of(m.state).hands).toHaveLength(1)
  hold(m, 0, ['aristokratin', 'meister'])
  farm(m, 0, { coin: 6 })
  k.edit(m, (s) => {
    s.marker = 0
  })
  expect(k.anytime(m, 0)).toEqual([])
})

test('without goals nobody has any', () => {
  expect(k.view(table(2), 0).table.more.goals).toBeUndefined()
})
