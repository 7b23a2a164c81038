/** Marriage alone against Conny (VC-30, VC-33, VC-36, V-SOLO-96 to -99). */

import { expect, test } from 'vitest'
import { playing } from '../../../rules/modules/registry.ts'
import { ranksAt } from '../../../rules/score.ts'
import { at, farm, freeAt, k, play, stone, stones } from '../../../test/scenario.ts'
import { CONNY, QUILL_AHEAD, tray } from '../../../test/solo.ts'
import { married } from './wedding-words.ts'

test('[VC-30] [V-SOLO-96] set up as for two: their card, no ring place, three brides, twelve members for Conny', () => {
  const m = married(1)
  expect(m.state.perSpace.reduce((a, b) => a + b)).toBe(22)
  expect(freeAt(m, 'farm')).toBe(2)
  expect(k.view(m, 0).table.conny?.members).toHaveLength(12)
  expect(at(m, CONNY, 'beside')).toBe(8)
})

test('[VC-33] [V-SOLO-97] a quill by a stone from Marriage goes to the farm section, from the smuggler to the graveyard', () => {
  const dies = (space: 'marriage' | 'smuggler'): readonly number[] => {
    const m = married(1)
    farm(m, 0, { coin: 0 })
    tray(m, QUILL_AHEAD)
    stones(m, { [space]: 'ooo' })
    play(m, 0, 'turn', stone(space, 'o'))
    play(m, 0, space === 'marriage' ? 'marry' : 'smuggler', 'pass')
    return [at(m, CONNY, 'chronicle-farm'), at(m, CONNY, 'grave')]
  }
  expect([dies('marriage'), dies('smuggler')]).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('[V-SOLO-100] both spaces have their place in the order of Conny’s tray', () => {
  const { spaces, codeOf } = playing(married(1).state.modules)
  expect(spaces).toContain(codeOf.marriage)
  expect(spaces).toContain(codeOf.smuggler)
})

test('[VEX-S11] [VC-36] [V-SOLO-90] Polyhistor from 95 with Marriage; with all three Genius is 100 to 109', () => {
  expect([94, 95].map((points) => ranksAt(points, { marriage: true }).rank)).toEqual(['genius', 'polymath'])
  const all = { inn: true, port: true, marriage: true }
  expect([99, 100, 109, 110].map((points) => ranksAt(points, all).rank)).toEqual([
    'grandmaster',
    'genius',
    'genius',
    'polymath',
  ])
})
