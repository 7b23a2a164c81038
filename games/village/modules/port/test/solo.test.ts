/** Port in the solo game against Conny, from the rules alone. */

import { expect, test } from 'vitest'
import { COLOURS, KINDS, TRAVEL } from '../../../rules/codes.ts'
import { playing } from '../../../rules/modules/registry.ts'
import { rankOf } from '../../../rules/score.ts'
import { at, k, leaveFree, type M, play, points, put, stone } from '../../../test/scenario.ts'
import { change } from '../state.ts'
import { kindNow, offered, sea, seen } from './voyages.ts'

/** Conny's next stone comes from travel and passes a fate tile that must be the quill. */
function fate(prepare: (m: M) => void = () => {}): M {
  const m = sea(1)
  k.edit(m, (s) => {
    for (let i = 0; i < s.stock.length; i++) {
      s.supply[i % KINDS] = (s.supply[i % KINDS] ?? 0) + (s.stock[i] ?? 0)
      s.stock[i] = 0
    }
    s.stock[TRAVEL * KINDS] = 3
    s.supply[0] = (s.supply[0] ?? 0) - 4
    s.onBoard = 3
    s.tray = [0]
    s.trayAt = 0
    s.fate = [0, 1, 1, 0, 0, 0]
    s.farm[4] = 0
  })
  prepare(m)
  play(m, 0, 'turn', stone('travel', 'o'))
  return m
}

test('[V-SOLO-93] [VC-32] a quill from travel takes Conny’s member to the travel section while it is free', () => {
  const m = fate()
  expect(at(m, 1, 'chronicle-travel')).toBe(1)
})

test('[V-SOLO-93] [V-SOLO-94] [VC-32] with the section full the human chooses a field; Conny’s points are lost', () => {
  const m = fate((table) => leaveFree(table, { travel: 0 }))
  expect(kindNow(m)).toBe('seaGrave')
  expect(offered(m)).toEqual([{ seaGrave: 1 }, { seaGrave: 2 }, { seaGrave: 3 }, { seaGrave: 4 }])
  play(m, 0, 'seaGrave', { seaGrave: 1 })
  expect([at(m, 1, 'sea'), seen(m).graves[0], points(m, 0).sea, points(m, 0).fame]).toEqual([1, 1, 0, 0])
})

test('[V-SOLO-93] Conny’s last field of sea burial begins the end', () => {
  const m = fate((table) => {
    leaveFree(table, { travel: 0 })
    k.edit(table, (s) => {
      const area = playing(s.modules).areaOf.seaBurial ?? -1
      change(s, { buried: [1, 1, 1, 1, -1] })
      s.free = s.free.with(area, 1)
    })
    for (let n = 0; n < 4; n++) put(table, 1, 1, 'sea')
  })
  expect(m.state.trigger).toBe(1)
})

test('[V-SOLO-95] Conny has no ship and sells nothing at the stands', () => {
  const m = sea(1)
  expect(seen(m).ships).toHaveLength(1)
  expect(COLOURS).toHaveLength(KINDS)
})

test('[V-SOLO-90] [VC-36] [VEX-S11] with Port the ranks rise by 5', () => {
  const { rankShift } = playing(sea(1).state.modules)
  expect(rankShift).toBe(5)
  expect([rankOf(84, rankShift), rankOf(85, rankShift), rankOf(44, rankShift)]).toEqual([
    'genius',
    'polymath',
    'apprentice',
  ])
})
