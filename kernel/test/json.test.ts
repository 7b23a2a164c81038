/** Plain data: what may come through the door, equality, copies, fingerprints. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash, isJson, type Json, jsonEqual, jsonIncludes } from '../index.ts'

const json = fc.jsonValue({ maxDepth: 4 }).filter(isJson) as fc.Arbitrary<Json>

test('harmless JSON passes, everything else does not', () => {
  for (const yes of [null, true, 0, -3, 'wood', [], [1, ['a']], { a: { b: [1] } }]) expect(isJson(yes)).toBe(true)
  const hostile = JSON.parse('{"__proto__": 1}') as unknown
  const no = [
    undefined,
    Number.NaN,
    1.5,
    -0,
    2 ** 60,
    1n,
    'x'.repeat(501),
    new Map(),
    new Date(),
    () => 0,
    hostile,
    { constructor: 1 },
  ]
  for (const value of no) expect(isJson(value)).toBe(false)
})

test('no key that could reach a prototype passes, at any depth and also when it is hidden from lists', () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const hostile = JSON.parse(`{"${key}": 1}`) as unknown
    for (const value of [hostile, [hostile], { a: hostile }]) expect(isJson(value)).toBe(false)
    expect(isJson(Object.defineProperty({}, key, { value: 1, enumerable: false }))).toBe(false)
  }
  expect(isJson({ [Symbol('hidden')]: 1 })).toBe(false)
  expect(isJson({ proto: 1, constructors: 1 })).toBe(true)
  expect(isJson({ ['k'.repeat(100)]: 1 })).toBe(true)
  expect(isJson({ ['k'.repeat(101)]: 1 })).toBe(false)
  expect(isJson(Object.assign(Object.create(null) as object, { a: 1 }))).toBe(true)
  expect(isJson(Object.create({ a: 1 }))).toBe(false)
})

test('depth and size are bounded, in lists as in objects', () => {
  const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
    let value: unknown = 1
    for (let i = 0; i < levels; i++) value = wrap(value)
    return value
  }
  for (const wrap of [(inner: unknown) => [inner], (inner: unknown) => ({ in: inner })]) {
    expect(isJson(nested(8, wrap))).toBe(true)
    expect(isJson(nested(9, wrap))).toBe(false)
  }
  expect(isJson(Array.from({ length: 1999 }, () => 0))).toBe(true)
  expect(isJson(Array.from({ length: 2000 }, () => 0))).toBe(false)
  expect(isJson(['x'.repeat(500), 'x'.repeat(500)])).toBe(true)
  for (const inner of ['x'.repeat(501), 1.5, -0, undefined]) expect(isJson([inner])).toBe(false)
})

test('copies are equal and separate', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(jsonEqual(JSON.parse(JSON.stringify(value)) as Json, value)).toBe(true)
    }),
  )
})

test('equality and fingerprints ignore the order of keys and nothing else', () => {
  expect(jsonEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
  expect(hash({ a: 1, b: [2] })).toBe(hash({ b: [2], a: 1 }))
  expect(jsonEqual([1, 2], [2, 1])).toBe(false)
  expect(hash([1, 2])).not.toBe(hash([2, 1]))
  expect(hash([[], 1])).not.toBe(hash([[1]]))
  expect(hash('12')).not.toBe(hash(12))
  expect(jsonIncludes([1, [2, 'a']], [2, 'a'])).toBe(true)
  expect(jsonIncludes([1, [2, 'a']], [2, 'b'])).toBe(false)
})

test('a fingerprint refuses what JSON would not carry', () => {
  expect(() => hash({ a: undefined })).toThrow('not plain data')
  expect(() => hash(new Map())).toThrow('not plain data')
})
