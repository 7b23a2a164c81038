/** Fine points of the rules that show only in what is offered next, or in what no longer counts. */

import { expect, test } from 'vitest'
import {
  answer,
  asked,
  choices,
  clearBoard,
  edit,
  enter,
  give,
  play,
  runAlone,
  type Scene,
  seat,
  spaceOf,
  table,
  using,
} from './scenario.ts'

/** Seat 0 is to act on an empty board. */
function acting(): Scene {
  const scene = table(2, 0)
  clearBoard(scene)
  return scene
}

test('[H-JUST-10] goods paid as just harvested no longer count as such, though older ones of their kind are left', () => {
  const scene = acting()
  give(scene, 0, { flax: 6, hand: [811], workers: 3 })
  edit(scene, () => {
    seat(scene, 0).justReaped = [0, 4, 0, 0, 0, 0, 0, 0, 0]
  })
  play(scene, 0, 811)
  expect([seat(scene, 0).stock[1], seat(scene, 0).justReaped[1]]).toEqual([3, 1])
})

test('[H-JUST-01] the next effect of a space ends what has just happened: the card drawn is just received no longer', () => {
  const scene = acting()
  give(scene, 0, { workers: 3 })
  answer(scene, 0, using(scene, 'gatewayCard'))
  expect(seat(scene, 0).hand).toHaveLength(1)
  expect(seat(scene, 0).fresh).toBe(0)
})

test('[H-JUST-03] after its last effect the space itself has just been used, and is in use no longer', () => {
  const scene = acting()
  give(scene, 0, { workers: 3 })
  answer(scene, 0, using(scene, 'weeklyMarket'))
  expect([seat(scene, 0).used, seat(scene, 0).using]).toEqual([spaceOf('weeklyMarket') + 1, 0])
})

test('[H-ACT-15] of equal fields the leftmost is offered, once', () => {
  const scene = acting()
  give(scene, 0, { fields: ['3', '2', '3', '3b', '3'], workers: 3 })
  answer(scene, 0, using(scene, 'landSale'))
  expect(choices(scene, 0)).toEqual([{ fields: [0] }, { fields: [1] }, { fields: [3] }, 'pass'])
})

test('[H-SHEEP-03] a sheep on the last card can still be moved, one in the Stables cannot', () => {
  const last = acting()
  give(last, 0, { sheepOn: { 6: 1 }, workers: 3 })
  answer(last, 0, using(last, 'sheepShearing'))
  expect(asked(last, 0)).toBe('moveSheep')
  expect(choices(last, 0)).toContainEqual({ move: { card6: 1 } })
  const safe = acting()
  give(safe, 0, { sheep: 1, workers: 3 })
  answer(safe, 0, using(safe, 'sheepShearing'))
  expect(asked(safe, 0)).not.toBe('moveSheep')
})

test('[H-PH7-04] [H-PH7-06] Phase 7 counts anew: fields harvested a round ago give again, and what they gave counts no more', () => {
  const scene = acting()
  give(scene, 0, { fields: ['3b'], round: 3 })
  edit(scene, () => {
    seat(scene, 0).reaped = [5, 0, 0, 0, 0, 0, 0, 0, 0]
    seat(scene, 0).reapedColumns = 1
  })
  enter(scene, 7)
  expect(seat(scene, 0).stock[0]).toBe(3)
  expect(seat(scene, 0).reaped[0]).toBe(3)
})

test('[H-JUST-10] what was harvested in an earlier round is not just harvested in this one', () => {
  const scene = acting()
  give(scene, 0, { flax: 4, fields: ['3b'], round: 3 })
  edit(scene, (s) => {
    s.phase = 7
    seat(scene, 0).justReaped = [0, 4, 0, 0, 0, 0, 0, 0, 0]
  })
  runAlone(scene, { op: 'phase', seat: -1, phase: 7 })
  expect(seat(scene, 0).justReaped[1]).toBe(0)
})

test('card 330: tools gained in an earlier round are not gained in this Phase 4', () => {
  const scene = acting()
  give(scene, 0, { workers: 3 })
  edit(scene, () => {
    seat(scene, 0).toolsPhase4 = 3
  })
  enter(scene, 4)
  expect(seat(scene, 0).toolsPhase4).toBe(0)
})

test('[H-PH9-20] every Phase 9 begins with fresh tools, and counts its advancements anew', () => {
  const scene = acting()
  give(scene, 0, { tools: 2, jewelry: 1, round: 2 })
  edit(scene, () => {
    seat(scene, 0).exhausted = 2
    seat(scene, 0).advances = [2, 0, 0, 0, 0]
  })
  enter(scene, 9)
  expect([seat(scene, 0).exhausted, seat(scene, 0).advances]).toEqual([0, [0, 0, 0, 0, 0]])
})
