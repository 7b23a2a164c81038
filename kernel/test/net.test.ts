/** Learned networks: what is read from a file is what was written, and it is computed as the layers say. */

import { expect, test } from 'vitest'
import { type NetFile, netOf } from '../index.ts'

const floats = (...list: number[]): Buffer => Buffer.from(Float32Array.from(list).buffer)
const bytes = (...list: number[]): Buffer => Buffer.from(Int8Array.from(list).buffer)

/** Two inputs, two and one hidden: everything can be followed by hand. */
const file: NetFile = {
  inputs: 2,
  hidden: [2, 1],
  numbers: Buffer.concat([
    floats(10),
    floats(1, 2),
    // The first input pulls the first hidden sum up, the second one pulls it down and the other one up.
    floats(0.5, 1),
    bytes(2, 0, -1, 3),
    floats(0, -1),
    floats(0.25),
    bytes(4, 8),
    floats(0.5),
    floats(100),
  ]).toString('base64'),
}

test('a network adds what inputs count directly to what its layers make of them', () => {
  const net = netOf(file)
  // Hidden: 1·x − y and 3y − 1, what is below zero counts nothing; then 1·a + 2·b + 0.5, a hundredfold.
  expect(net(Float32Array.of(3, 1))).toBeCloseTo(10 + 3 + 2 + 100 * (2 + 2 * 2 + 0.5))
  expect(net(Float32Array.of(0, 0))).toBeCloseTo(10 + 100 * 0.5)
  expect(net(Float32Array.of(1, 3))).toBeCloseTo(10 + 1 + 6 + 100 * (0 + 2 * 8 + 0.5))
})

test('asked again it gives the same, whatever was asked in between', () => {
  const net = netOf(file)
  const first = net(Float32Array.of(2, 5))
  net(Float32Array.of(-4, 7))
  expect(net(Float32Array.of(2, 5))).toBe(first)
})
