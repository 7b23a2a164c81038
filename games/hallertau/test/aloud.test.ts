/** The spoken names of action spaces: what they do, who stands there, what they cost now. */

import { expect, test } from 'vitest'
import { SPACES } from '../rules/facts.ts'
import { aloud, type Standing } from '../ui/aloud.ts'

const at = (space: (typeof SPACES)[number], part: Partial<Standing> = {}): Standing => ({
  space: SPACES.indexOf(space),
  round: 3,
  workers: 0,
  cards: null,
  full: false,
  cost: 1,
  asked: true,
  free: true,
  chosen: false,
  ...part,
})

test('a space that can be taken says what it does and how many workers it costs', () => {
  expect(aloud(at('butchery', { workers: 1, cost: 2 }), 'de')).toBe(
    'Metzgerei: 1 Schaf gegen 4 Fleisch, 2 Felle; 1 Arbeiter hier; kostet 2 Arbeiter',
  )
  expect(aloud(at('clayDelivery'), 'en')).toMatch(/: 3 clay; no workers here; costs 1 worker$/)
})

test('a full space says so, and that it is not possible now', () => {
  const full = at('bonusCard', { workers: 3, cards: 36, full: true, cost: null, free: false })
  expect(aloud(full, 'de')).toBe(
    'Bonuskarte: 1 Bonuskarte ziehen, Startspielermarke nehmen; 36 Karten; 3 Arbeiter hier; voll; jetzt nicht möglich, warum nicht?',
  )
  expect(aloud({ ...full, asked: false }, 'en')).toMatch(/3 workers here; full$/)
})
