/** Options that mean something only at some tables, and where a rule stands in the rulebook. */

import { expect, test } from 'vitest'
import { matters, type OptionSpec, sectionOf } from '../index.ts'

const mode: OptionSpec = { key: 'mode', default: 'full', values: ['full', 'family'] }
const deck: OptionSpec = { key: 'deck', default: 'E', values: ['E', 'I'], when: { mode: ['full'] } }
const series: OptionSpec = { key: 'series', default: false, values: [false, true], seats: [1] }
const both: OptionSpec = {
  key: 'both',
  default: false,
  values: [false, true],
  seats: [1, 2],
  when: { mode: ['full'], deck: ['I'] },
}
const specs = [mode, deck, series, both]

test('an option asks for a number of seats, and for other options as chosen or as they are by default', () => {
  expect(matters(specs, mode, 3, {})).toBe(true)
  expect(matters(specs, deck, 3, {})).toBe(true)
  expect(matters(specs, deck, 3, { mode: 'family' })).toBe(false)
  expect(matters(specs, series, 1, {})).toBe(true)
  expect(matters(specs, series, 2, {})).toBe(false)
})

test('all that an option asks for must be there', () => {
  expect(matters(specs, both, 2, { deck: 'I' })).toBe(true)
  expect(matters(specs, both, 2, {})).toBe(false)
  expect(matters(specs, both, 2, { deck: 'I', mode: 'family' })).toBe(false)
  expect(matters(specs, both, 3, { deck: 'I' })).toBe(false)
  expect(matters([both], both, 2, { deck: 'I' })).toBe(false)
})

test('a rule stands under the middle part of its id, or under the first where only that has a heading', () => {
  const sections = { PH9: 'Phase 9', 'HARVEST-BREED': 'Breeding', VI: 'Inn' }
  expect(sectionOf('H-PH9-07', sections)).toBe('PH9')
  expect(sectionOf('A-HARVEST-BREED-01', sections)).toBe('HARVEST-BREED')
  expect(sectionOf('VI-14', sections)).toBe('VI')
  expect(sectionOf('VX-Abt-1', sections)).toBe('Abt')
})
