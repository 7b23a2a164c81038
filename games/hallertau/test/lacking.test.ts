/** A building that cannot advance says what is missing, and the rules agree. */

import { randomFrom, seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { CRAFTS } from '../rules/facts.ts'
import { lackingFor } from '../ui/lacking.ts'
import { give, k, table } from './scenario.ts'

const lacking = (scene: ReturnType<typeof table>, craft: (typeof CRAFTS)[number], round: number) => {
  const own = k.view(scene.m, 0).table.seats[0]
  return own === undefined ? undefined : lackingFor(own, CRAFTS.indexOf(craft), round)
}

test('[H-PH9-03] [H-PH9-04] [H-PH9-14] goods that are missing are counted for the cheapest payment; a jewelry pays all', () => {
  const scene = table()
  give(scene, 0, { clay: 1, rye: 3 })
  expect(lacking(scene, 'carpentry', 1)).toBeNull()
  // 2 clay and 1 rye make three; rye alone pays nothing.
  expect(lacking(scene, 'carpentry', 4)).toEqual({ goods: 1 })
  expect(lacking(scene, 'coolingHouse', 2)).toEqual({ goods: 2 })
  give(scene, 0, { jewelry: 1 })
  expect(lacking(scene, 'coolingHouse', 2)).toBeNull()
})

test('[H-PH9-16] [H-PH9-17] [H-PH9-20] tools that are missing come first; used ones do not count', () => {
  const scene = table()
  const [player] = scene.m.state.players
  if (player === undefined) throw new Error('nobody sits there')
  give(scene, 0, { clay: 9, tools: 1 })
  player.boulders[0] = 1
  expect(lacking(scene, 'carpentry', 1)).toBeNull()
  player.boulders[1] = 2
  expect(lacking(scene, 'carpentry', 1)).toEqual({ tools: 1 })
  player.exhausted = 1
  expect(lacking(scene, 'carpentry', 1)).toEqual({ tools: 2 })
})

test('over whole games a building lacks nothing exactly where the rules let it advance', () => {
  let asked = 0
  for (const seed of ['first', 'second', 'third', 'fourth']) {
    const random = randomFrom(seed)
    const m = k.create({ game: 'hallertau', seats: 2, seed: seedFrom(seed) })
    while (!k.over(m)) {
      const [open] = k.open(m)
      if (open === undefined) throw new Error('the game has stopped')
      const { seat } = open.frame
      const { decisions, table: now } = k.view(m, seat)
      const own = now.seats[seat]
      const question = decisions.find(({ kind }) => kind === 'progress')
      if (own !== undefined && question !== undefined) {
        asked++
        CRAFTS.forEach((craft, i) => {
          const may = question.choices?.some(
            (c) => typeof c === 'object' && c !== null && 'advance' in c && c.advance === craft,
          )
          const arrived = (own.crafts[i] ?? 0) >= 10
          expect(!arrived && lackingFor(own, i, now.round) === null).toBe(may)
        })
      }
      k.apply(m, seat, { choice: k.sample(m, open, random) })
    }
  }
  expect(asked).toBeGreaterThan(50)
})
