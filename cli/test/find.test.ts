/** Words find lines. */

import { expect, test } from 'vitest'
import { meant, search } from '../find.ts'

const LINES = [
  'Sheep Market (2 workers)',
  'Weekly Market (2 workers)',
  'Sheepfold',
  'Clay Delivery',
  'Tool Shed',
  'Outsheep',
]

test('whole words come before beginnings of words, those before parts of words', () => {
  expect(search(LINES, 'sheep').map((i) => LINES[i])).toEqual(['Sheep Market (2 workers)', 'Sheepfold', 'Outsheep'])
  expect(search(LINES, 'moon')).toEqual([])
})

test('any word of a line means it, as long as no other line is meant as well', () => {
  expect(meant(LINES, 'delivery')).toEqual([3])
  expect(meant(LINES, 'del')).toEqual([3])
  expect(meant(LINES, 'market week')).toEqual([1])
  expect(meant(LINES, 'market')).toEqual([0, 1])
  expect(meant(LINES, 'hep')).toEqual([])
})

test('the whole line means itself, also where it begins others', () => {
  expect(meant(['Well', 'Well water'], 'well')).toEqual([0])
})
