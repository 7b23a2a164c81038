/** Sentences of parts as plain words. */

import { expect, test } from 'vitest'
import { listOf, plain } from '../index.ts'

test('pictures become their names, with a space after a number; a picture without a name says nothing', () => {
  expect(plain(['take ', { n: 2 }, { icon: 'wood', label: 'wood' }, '.'])).toBe('take 2 wood.')
  expect(plain([{ n: 1 }, { icon: 'plow', label: '' }, ' plow'])).toBe('1 plow')
  expect(plain([{ icon: 'plow', label: '' }, 'plow'])).toBe('plow')
})

test('seats, cards and rules stand in their own words', () => {
  expect(plain([{ seat: 1 }, ' plays ', { card: '7', label: 'Hut' }, ' by ', { rule: 'X-1' }])).toBe(
    '#2 plays Hut by X-1',
  )
  expect(plain([{ seat: 0 }], () => 'Anna')).toBe('Anna')
})

test('lists in both languages', () => {
  expect(plain(listOf('en', 'and', [['a'], ['b'], ['c']]))).toBe('a, b and c')
  expect(plain(listOf('de', 'or', [['a'], ['b']]))).toBe('a oder b')
})
