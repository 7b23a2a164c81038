/** The end of the game (V-END). */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import type { PlaceId } from '../rules/places.ts'
import {
  action,
  asked,
  at,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  play,
  put,
  serve,
  stone,
  stones,
  table,
  WELL,
  who,
} from './scenario.ts'

/** The seat's only visible member is a 1 that stands here; its marker is left of the quill. */
function doomed(m: M, seat: number, place: PlaceId = 'farm'): void {
  nobodyHome(m, seat)
  put(m, seat, 1, place, 'unborn')
  farm(m, seat, { time: 9, coin: 0, grain: 0, scroll: 0 })
}

/** Seat 0 takes a plague stone and its death takes the last grave. */
function lastGrave(seats: number, layout: string): M {
  const m = table(seats)
  stones(m, { travel: `x${layout}` })
  leaveFree(m, { grave: 1, farm: 0 })
  doomed(m, 0)
  for (let seat = 1; seat < seats; seat++) farm(m, seat, { coin: 0 })
  play(m, 0, 'turn', stone('travel', 'x'))
  return m
}

/** Everybody takes an orange stone from the travel space, where nothing can be done. */
function rest(m: M): number[] {
  const order: number[] = []
  while (asked(m)?.kind === 'turn') {
    order.push(asked(m)?.seat ?? -1)
    play(m, asked(m)?.seat ?? 0, 'turn', stone('travel', 'o'))
  }
  return order
}

test('[V-END-01] the last place of the whole chronicle or the last grave rings in the end', () => {
  const graves = lastGrave(2, 'oo')
  expect(k.view(graves, 0).table.ending).toEqual({ by: 0, turnsLeft: 1 })
  const m = table(2)
  stones(m, { travel: 'xooo' })
  leaveFree(m, { craft: 0, church: 0, council: 0, travel: 0, farm: 1 })
  doomed(m, 0)
  play(m, 0, 'turn', stone('travel', 'x'))
  expect(k.view(m, 0).table.ending).toEqual({ by: 0, turnsLeft: 1 })
  const notYet = table(2)
  stones(notYet, { travel: 'xooo' })
  leaveFree(notYet, { craft: 1, church: 0, council: 0, travel: 0, farm: 1 })
  doomed(notYet, 0)
  play(notYet, 0, 'turn', stone('travel', 'x'))
  expect(freeAt(notYet, 'farm')).toBe(0)
  expect(k.view(notYet, 0).table.ending).toBeNull()
})

test('[V-END-02, V-END-03] who triggered is out; everybody else has exactly one more turn, clockwise', () => {
  const m = lastGrave(4, 'oooooo')
  expect(rest(m)).toEqual([1, 2, 3])
  expect(m.state.onBoard).toBe(3)
  expect(k.over(m)).toBe(true)
})

test('[V-END-04] the last turns are ordinary turns: a stone or the Well', () => {
  const m = lastGrave(3, 'ooo')
  farm(m, 1, { green: 3 })
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn', choices: [stone('travel', 'o'), WELL] })
  play(m, 1, 'turn', WELL)
  play(m, 1, 'wellAction', action('harvest'))
  expect(has(m, 1, 'grain')).toBe(2)
  expect(asked(m)).toMatchObject({ seat: 2, kind: 'turn' })
})

test('[V-END-05] when the stones run out the rest perform any one action for free, or decline', () => {
  const m = lastGrave(4, 'o')
  expect(rest(m)).toEqual([1])
  expect(asked(m)).toMatchObject({ seat: 2, kind: 'freeAction' })
  const choices = asked(m)?.choices ?? []
  expect(choices).toContain(PASS)
  expect(choices).not.toContainEqual(action('travel'))
  play(m, 2, 'freeAction', action('family'))
  expect(at(m, 2, 'farm', 2)).toBe(1)
  expect(m.state.onBoard).toBe(0)
  play(m, 3, 'freeAction', PASS)
  expect(k.over(m)).toBe(true)
  expect(m.state.round).toBe(1)
})

test('[V-END-06] the free action may be a market day with all rights of its initiator', () => {
  const m = lastGrave(2, '')
  customers(m, [24, 1, 2])
  farm(m, 1, { grain: 5 })
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'freeAction' })
  play(m, 1, 'freeAction', action('market'))
  play(m, 1, 'serve', serve(1))
  expect([has(m, 1, 'time'), m.state.served[1]]).toEqual([0, [1]])
})

test('[V-END-07, V-END-08] no mass when the stones run out during the ending, one at its end', () => {
  const m = table(3)
  stones(m, { travel: 'x' })
  leaveFree(m, { grave: 1, farm: 0 })
  doomed(m, 0)
  put(m, 1, 1, 'church1')
  const events = [...play(m, 0, 'turn', stone('travel', 'x'))]
  // The trigger was also the last stone: the others each have one free action and no mass comes between.
  expect(events.map(({ kind }) => kind)).not.toContain('mass')
  events.push(...play(m, 1, 'freeAction', PASS))
  expect(events.map(({ kind }) => kind)).not.toContain('mass')
  events.push(...play(m, 2, 'freeAction', PASS))
  expect(events.filter(({ kind }) => kind === 'mass')).toHaveLength(1)
  expect(has(m, 1, 'fame')).toBe(2)
})

test('[V-END-09] after the trigger the dead are placed while there is room, else they leave the game', () => {
  const m = lastGrave(3, 'xxo')
  leaveFree(m, { travel: 1 })
  doomed(m, 1, 'castle1')
  doomed(m, 2, 'farm')
  play(m, 1, 'turn', stone('travel', 'x'))
  expect(at(m, 1, 'chronicle-travel')).toBe(1)
  play(m, 2, 'turn', stone('travel', 'x'))
  expect([at(m, 2, 'removed'), freeAt(m, 'grave')]).toEqual([1, 0])
  expect(k.over(m)).toBe(true)
})

test('[V-END-10] a second trigger changes nothing', () => {
  const m = lastGrave(4, 'xooo')
  leaveFree(m, { craft: 0, church: 0, council: 0, travel: 1 })
  doomed(m, 1, 'castle1')
  play(m, 1, 'turn', stone('travel', 'x'))
  expect(freeAt(m, 'travel')).toBe(0)
  expect(k.view(m, 0).table.ending).toEqual({ by: 0, turnsLeft: 2 })
  expect(rest(m)).toEqual([2, 3])
  expect(k.over(m)).toBe(true)
})

/** Seat 0 calls a market day on which both seat 0 and others may sell; one grave is left. */
function marketEnd(letter = 'o'): M {
  const m = table(3)
  stones(m, { market: letter, travel: 'oooo' })
  leaveFree(m, { grave: 1, farm: 0 })
  customers(m, [24, 1, 23, 4])
  for (const seat of [0, 1, 2]) farm(m, seat, { coin: 0, green: 2, grain: 5, scroll: 2 })
  return m
}

test('[V-END-11, V-END-13, V-END-17] another family triggers on a market day: it is played to its end, then all have a turn', () => {
  const m = marketEnd()
  doomed(m, 1)
  farm(m, 1, { grain: 5, green: 2 })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', PASS)
  play(m, 1, 'serve', serve(24))
  expect(at(m, 1, 'grave')).toBe(1)
  // The day goes on, also for the one who triggered.
  play(m, 2, 'serve', serve(23))
  play(m, 1, 'serve', serve(1))
  play(m, 2, 'serve', PASS)
  expect(k.view(m, 0).table.ending).toEqual({ by: 1, turnsLeft: 3 })
  expect(rest(m)).toEqual([1, 2, 0])
  expect(k.over(m)).toBe(true)
})

test('[V-END-12] if the initiator triggers on the own market day, only the others have one more turn', () => {
  const m = marketEnd()
  doomed(m, 0)
  farm(m, 0, { grain: 5, green: 2 })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', serve(24))
  play(m, 1, 'serve', PASS)
  play(m, 2, 'serve', PASS)
  play(m, 0, 'serve', serve(1))
  expect(at(m, 0, 'grave')).toBe(1)
  expect(rest(m)).toEqual([1, 2])
  expect(k.over(m)).toBe(true)
})

test('[V-END-14] of two last places on one market day the first one counts', () => {
  const m = marketEnd()
  leaveFree(m, { craft: 1, church: 0, council: 0, travel: 0 })
  doomed(m, 1)
  doomed(m, 2, 'smithy')
  farm(m, 1, { grain: 5, green: 1 })
  farm(m, 2, { grain: 5, green: 1 })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', PASS)
  play(m, 1, 'serve', serve(24))
  play(m, 2, 'serve', serve(1))
  expect([freeAt(m, 'grave'), freeAt(m, 'craft')]).toEqual([0, 0])
  expect(k.view(m, 0).table.ending?.by).toBe(1)
})

test('[V-END-15] a death of the initiator after the market day counts as outside it, unless another came first', () => {
  const m = marketEnd('x')
  doomed(m, 0)
  play(m, 0, 'turn', stone('market', 'x'))
  play(m, 1, 'serve', PASS)
  play(m, 2, 'serve', PASS)
  expect(at(m, 0, 'grave')).toBe(1)
  expect(rest(m)).toEqual([1, 2])
  const other = marketEnd('x')
  doomed(other, 0)
  doomed(other, 1)
  farm(other, 1, { grain: 5, green: 1 })
  play(other, 0, 'turn', stone('market', 'x'))
  play(other, 1, 'serve', serve(24))
  play(other, 2, 'serve', PASS)
  expect(at(other, 0, 'removed')).toBe(1)
  expect(k.view(other, 0).table.ending).toEqual({ by: 1, turnsLeft: 3 })
})

test('[V-END-16] the final mass has all three steps, led by the start player of the round; then the score counts', () => {
  const m = lastGrave(3, 'oo')
  for (const seat of [1, 2]) {
    put(m, seat, 1, 'bag')
    farm(m, seat, { coin: 1, grain: 1 })
  }
  expect(rest(m)).toEqual([1, 2])
  play(m, 1, 'pick', who('bag', 1))
  play(m, 2, 'pick', who('bag', 1))
  play(m, 1, 'climb', who('church1', 1))
  play(m, 2, 'climb', DONE)
  expect([1, 2].map((seat) => has(m, seat, 'fame'))).toEqual([2, 0])
  expect(k.over(m)).toBe(true)
  expect(k.view(m, 0).result?.winners).toEqual([1])
})
