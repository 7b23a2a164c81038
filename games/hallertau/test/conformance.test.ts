/** The suite every game passes, for all seat counts and deck choices. */

import { conformance, randomGame } from '@dorfplatz/kernel/conformance'
import { describe, expect, test } from 'vitest'
import { hallertau } from '../index.ts'
import { k } from './scenario.ts'

const GATEWAY = ['beginner', 'advanced', 'expert', 'master', 'mixed']
const FARMYARD = ['hops', 'sheep', 'field', 'jewelry', 'mixed']

/** Every seat count, every deck, every option once. */
const setups = [
  ...GATEWAY.map((gateway, i) => ({ seats: 1 + (i % 4), options: { gateway, farmyard: FARMYARD[i] ?? 'hops' } })),
  { seats: 2, options: { noCards: true } },
  { seats: 4, options: { gateway: 'mixed', farmyard: 'mixed', pokerFace: true } },
  { seats: 3, options: { gateway: 'master', farmyard: 'sheep', progressOrder: 'clockwise' } },
]

describe('conformance', () => {
  for (const check of conformance(hallertau, { setups, games: 1 })) {
    test(check.name, () => {
      expect(check.run()).toEqual([])
    })
  }
})

describe('random play', () => {
  test('all sixteen combinations of decks end with all invariants kept', () => {
    for (const [i, gateway] of GATEWAY.slice(0, 4).entries()) {
      for (const [j, farmyard] of FARMYARD.slice(0, 4).entries()) {
        const setup = { game: 'hallertau', seats: 1 + ((i + j) % 4), options: { gateway, farmyard } }
        const course = randomGame(k, setup, `decks ${gateway} ${farmyard}`, (m, _, index) => {
          if (index % 5 === 0) expect(hallertau.violations(m)).toEqual([])
        })
        expect(k.over(course.journal.match)).toBe(true)
        expect(JSON.stringify(course.journal.record).length).toBeLessThan(15_000)
      }
    }
  })
})
