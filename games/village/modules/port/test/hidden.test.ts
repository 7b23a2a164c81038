/** Port: what closed chests hold is known to their owners only. */

import { kernel, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../../../index.ts'
import { chestHome, PINK, port, sea, seen, ship } from './voyages.ts'

const k = kernel(village)

test('[VC-60] [VP-52] the view tells others neither what is aboard nor what is at home', () => {
  const m = sea(3)
  chestHome(m, 1, 6)
  ship(m, 2, 'I5', PINK, { chest: 1 })
  for (const as of [0, 2, 'spectator'] as const) expect(seen(m, as).ships[1]?.chests).toEqual([null])
  for (const as of [0, 1, 'spectator'] as const) expect(seen(m, as).ships[2]?.holds).toEqual([{ cargo: 'chest' }])
  expect(seen(m, 1).ships[1]?.chests).toEqual([{ coin: 5 }])
})

test('[VC-60] what is known: own chests and those that were opened', () => {
  const m = sea(2)
  chestHome(m, 1, 6)
  expect(village.known(m, 1)).toContain('chest-6')
  expect(village.known(m, 0)).not.toContain('chest-6')
  k.apply(m, 1, { to: 'anytime', choice: { play: 'chest-6' } })
  expect(village.known(m, 0)).toContain('chest-6')
})

test('[VC-60] dealt anew, the own chests stay and the others move', () => {
  const m = sea(2)
  chestHome(m, 0, 6)
  chestHome(m, 1, 1)
  const seenAt1 = new Set<number>()
  const random = randomFrom('chests')
  for (let n = 0; n < 40; n++) {
    village.reshuffle(m, 0, random)
    expect(port(m).home[0]).toEqual([5])
    seenAt1.add(port(m).home[1]?.[0] ?? -1)
  }
  expect(seenAt1.size).toBeGreaterThan(2)
  expect(village.violations(m)).toEqual([])
})
