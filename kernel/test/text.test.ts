/** Sentences of parts as plain words. */

import { expect, test } from 'vitest'
import { listOf, toText } from '../index.ts'

test('pictures become their names, with a space after a number; a picture without a name says nothing', () => {
  expect(toText(['take ', { n: 2 }, { icon: 'wood', label: 'wood' }, '.'])).toBe('take 2 wood.')
  expect(toText([{ n: 1 }, { icon: 'plow', label: '' }, ' plow'])).toBe('1 plow')
  expect(toText([{ icon: 'plow', label: '' }, 'plow'])).toBe('plow')
})

test('seats, cards and rules stand in their own words', () => {
  expect(toText([{ seat: 1 }, ' plays ', { card: '7', label: 'Hut' }, ' by ', { rule: 'X-1' }])).toBe(
    '#2 plays Hut by X-1',
  )
  expect(toText([{ seat: 0 }], () => 'Anna')).toBe('Anna')
})

test('lists in both languages', () => {
  expect(toText(listOf('en', 'and', [['a'], ['b'], ['c']]))).toBe('a, b and c')
  expect(toText(listOf('de', 'or', [['a'], ['b']]))).toBe('a oder b')
})
