/** The spoken names of action spaces: what lies there, what it costs, who stands there. */

import { expect, test } from 'vitest'
import { CLAY_1, DAY_LABORER, P3_OCCUPATION, P4_OCCUPATION } from '../rules/work/spaces.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { aloud, type Standing } from '../ui/aloud.ts'

const at = (space: number, part: Partial<Standing> = {}): Standing => ({
  space,
  lies: 0,
  by: [],
  asked: true,
  free: true,
  chosen: false,
  ...part,
})

test('what piles up and what the supply gives is said in words', () => {
  expect(aloud(at(CLAY_1, { lies: 4 }), de.board)).toBe('jetzt 4 Lehm; niemand hier')
  expect(aloud(at(DAY_LABORER), de.board)).toBe('bringt 2 Nährwerte; niemand hier')
  expect(aloud(at(DAY_LABORER, { chosen: true }), en.board)).toBe('gives 2 food; no one here; chosen')
})

test('an occupation says its price, a taken space by whom', () => {
  expect(aloud(at(P3_OCCUPATION), en.board)).toBe('an occupation costs 2 food; no one here')
  expect(aloud(at(P4_OCCUPATION, { by: ['Anna'], free: false }), de.board)).toBe(
    'eine Ausbildung kostet 1 bis 2 Nährwerte; besetzt von Anna; jetzt nicht möglich, warum nicht?',
  )
})
