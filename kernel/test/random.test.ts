/** Chance: known digests, independent streams, fair numbers. */

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw, isSeed, kernel, randomFrom, seedFrom, sha256, shuffleWith } from '../index.ts'
import { orchard } from './games/index.ts'

test('sha256 agrees with Node for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }),
  )
})

test('a seed is 64 hex digits, and words make one', () => {
  expect(isSeed(seedFrom('tuesday'))).toBe(true)
  expect(seedFrom('tuesday')).not.toBe(seedFrom('wednesday'))
  for (const no of ['', 'abc', 'G'.repeat(64), 'a'.repeat(63), 7, null]) expect(isSeed(no)).toBe(false)
})

test('one more draw in one stream changes no other stream', () => {
  const k = kernel(orchard)
  const a = k.create({ game: 'orchard', seats: 2, seed: seedFrom('x') })
  const b = k.create({ game: 'orchard', seats: 2, seed: seedFrom('x') })
  draw(a, 'first', 6)
  const numbers = (m: typeof a) => Array.from({ length: 20 }, () => draw(m, 'second', 1000))
  expect(numbers(a)).toEqual(numbers(b))
  expect(draw(a, 'first', 1_000_000)).not.toBe(draw(b, 'second', 1_000_000))
})

test('numbers are within range and roughly even', () => {
  const random = randomFrom('even')
  const counts = Array.from({ length: 7 }, () => 0)
  for (let i = 0; i < 70_000; i++) {
    const n = random(7)
    counts[n] = (counts[n] ?? Number.NaN) + 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
})

test('a shuffle keeps every element', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (list, words) => {
      const shuffled = shuffleWith(randomFrom(words), [...list])
      expect(shuffled.toSorted((x, y) => x - y)).toEqual(list.toSorted((x, y) => x - y))
    }),
  )
})
