/** Forms come from the shape that an answer declares, wherever it is simple. */

import { shape as shapes } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { formOf } from '../table/turn/formOf.ts'

const { counts, either, faultOf, fields, id, list, value } = shapes

test('amounts of goods, also inside a named answer', () => {
  const shape = fields({ pay: counts(['barley', 'hops'], 3) })
  const form = formOf({ form: null, shape })
  expect(form?.spec).toEqual({
    type: 'amounts',
    items: [
      { key: 'barley', icon: 'barley', max: 3 },
      { key: 'hops', icon: 'hops', max: 3 },
    ],
  })
  const answer = form?.answer({ hops: 2 }) ?? null
  expect(answer).toEqual({ pay: { hops: 2 } })
  expect(faultOf(shape, answer)).toBeNull()
})

test('one of a few, and several of a few', () => {
  const one = formOf({ form: null, shape: value('yes', 'pass') })
  expect([one?.spec.min, one?.spec.max, one?.answer(['yes'])]).toEqual([1, 1, 'yes'])
  const some = list(id('card', ['7', '9']), 2)
  const several = formOf({ form: null, shape: some })
  expect([several?.spec.type, several?.spec.min, several?.spec.max]).toEqual(['pick', 0, 2])
  expect(faultOf(some, several?.answer(['9']) ?? null)).toBeNull()
})

test('a form that the game describes comes first; what is too rich for a simple form has none', () => {
  const drawn = { type: 'order', items: [{ key: 1 }, { key: 2 }] }
  expect(formOf({ form: drawn, shape: value(1) })?.spec).toBe(drawn)
  expect(formOf({ form: null, shape: either(value(1), counts(['rye'], 2)) })).toBeNull()
  expect(formOf({ form: null, shape: fields({ a: value(1), b: value(2) }) })).toBeNull()
  expect(formOf({ form: null, shape: null })).toBeNull()
})
