/** Sets of moments, and what cards remember. */

import { expect, test } from 'vitest'
import { hears, MOMENTS, meet, momentsOf, NO_MOMENTS, union } from '../cards/moments.ts'
import { countReaction, forget, remember, timesReacted, timesThisRound } from '../rules/cards/memory.ts'
import { newPlayer } from '../rules/player.ts'
import { clonePlayer } from '../rules/state.ts'

test('a set of one moment hears that one and no other', () => {
  for (const moment of MOMENTS) {
    const set = momentsOf([moment])
    expect(MOMENTS.filter((other) => hears(set, other))).toEqual([moment])
    expect(meet(set, momentsOf(MOMENTS.filter((other) => other !== moment)))).toBe(false)
  }
})

test('sets are united without changing either', () => {
  const [a, b] = [momentsOf(['roundStart']), momentsOf(['change'])]
  const both = union(a, b)
  expect(MOMENTS.filter((moment) => hears(both, moment))).toEqual(['roundStart', 'change'])
  expect(MOMENTS.filter((moment) => hears(a, moment))).toEqual(['roundStart'])
  // Nothing new: the very same set, so that nothing is copied for it.
  expect(union(both, a)).toBe(both)
  expect(union(NO_MOMENTS, NO_MOMENTS)).toBe(NO_MOMENTS)
})

test('what one card remembers never runs into what another or a copy remembers', () => {
  const p = newPlayer()
  remember(p, 7, { stack: [1, 2] })
  countReaction(p, 7, 1, 4)
  const copy = clonePlayer(p)
  countReaction(p, 7, 1, 5)
  remember(p, 8, { kept: { boar: 3 } })
  expect(p.memory[7]?.stack).toEqual([1, 2])
  expect([0, 1].map((index) => timesReacted(p, 7, index))).toEqual([0, 2])
  expect([4, 5].map((round) => timesThisRound(p, 7, 1, round))).toEqual([0, 1])
  expect([timesReacted(copy, 7, 1), timesThisRound(copy, 7, 1, 4), copy.memory[8]]).toEqual([1, 1, undefined])
  forget(p, 7)
  expect(p.memory).toEqual({ 8: { kept: { boar: 3 } } })
})
