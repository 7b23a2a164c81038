/** Equal parts keep their identity. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepEqualParts } from '../link/equalParts.ts'

const copy = <T>(value: T): T => structuredClone(value)

test('an equal value is the older one itself', () => {
  const before = { a: [1, 2, { b: 3 }], c: null }
  expect(keepEqualParts(before, copy(before))).toBe(before)
})

test('only what differs is new', () => {
  const before = { seats: [{ goods: [1, 2] }, { goods: [3] }], round: 1 }
  const after = copy(before)
  after.seats[1] = { goods: [4] }
  const shared = keepEqualParts(before, after)
  expect(shared).toEqual(after)
  expect(shared).not.toBe(before)
  expect(shared.seats[0]).toBe(before.seats[0])
  expect(shared.seats[1]).not.toBe(before.seats[1])
})

test('a shorter or longer list is a new list of the same things', () => {
  const before = [{ a: 1 }, { a: 2 }]
  const longer = keepEqualParts(before, [{ a: 1 }, { a: 2 }, { a: 3 }])
  expect(longer).toHaveLength(3)
  expect(longer[1]).toBe(before[1])
  expect(keepEqualParts(before, [{ a: 1 }])).toEqual([{ a: 1 }])
  expect(keepEqualParts({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
})

test('a key with an odd name is only a key', () => {
  const odd = (n: number): unknown => JSON.parse(`{"__proto__": ${n}, "a": 1}`)
  expect(JSON.stringify(keepEqualParts(odd(1), odd(2)))).toBe('{"__proto__":2,"a":1}')
  expect(JSON.stringify(keepEqualParts({}, odd(2)))).toBe('{"__proto__":2,"a":1}')
})

test('whatever is shared equals what came', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(keepEqualParts(before, after)).toEqual(after)
      expect(keepEqualParts(after, copy(after))).toEqual(after)
    }),
  )
})
