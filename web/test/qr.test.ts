/** QR codes are read back the way a phone would: format, mask, bits in their order, error-correction words. */

import { expect, test } from 'vitest'
import { qr } from '../parts/qr.ts'

type Grid = readonly (readonly boolean[])[]

/** By version, level M: error-correction words per block, blocks, centres of alignment patterns. */
const ECC = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const CENTRES: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/** Whether a module belongs to the patterns, not to the message. */
function reserved(version: number, size: number, y: number, x: number): boolean {
  if (x === 6 || y === 6) return true
  if (y < 9 && (x < 9 || x >= size - 8)) return true
  if (y >= size - 8 && x < 9) return true
  if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true
  const centres = CENTRES[version] ?? []
  const last = centres.at(-1) ?? 0
  return centres.some((cy) =>
    centres.some((cx) => {
      const inCorner = (cy === 6 && cx === 6) || (cy === 6 && cx === last) || (cy === last && cx === 6)
      return !inCorner && Math.abs(cy - y) <= 2 && Math.abs(cx - x) <= 2
    }),
  )
}

function codewords(grid: Grid): { version: number; words: number[] } {
  const size = grid.length
  const version = (size - 17) / 4
  const at = (y: number, x: number) => grid[y]?.[x] === true
  let format = 0
  for (let x = 0; x <= 5; x++) format = (format << 1) | Number(at(8, x))
  format = (format << 1) | Number(at(8, 7))
  format = (format << 1) | Number(at(8, 8))
  format = (format << 1) | Number(at(7, 8))
  for (let y = 5; y >= 0; y--) format = (format << 1) | Number(at(y, 8))
  const data = (format ^ 0b101010000010010) >> 10
  expect(data >> 3).toBe(0) // level M
  const mask = MASKS[data & 7]
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1]) {
        if (!reserved(version, size, y, x)) bits.push(Number(at(y, x) !== mask?.(y, x)))
      }
    }
    up = !up
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((n, bit) => (n << 1) | bit, 0),
  )
  return { version, words }
}

function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a)
  return product
}

/** Takes the interleaved blocks apart and checks each: its polynomial has the generator's roots. */
function message(grid: Grid): string {
  const { version, words } = codewords(grid)
  const blocks = BLOCKS[version] ?? 1
  const ecc = ECC[version] ?? 10
  const short = Math.floor(words.length / blocks) - ecc
  const long = words.length % blocks
  const lists = Array.from({ length: blocks }, (): number[] => [])
  let i = 0
  for (let c = 0; c < short + 1; c++) {
    for (let b = 0; b < blocks; b++) if (c < short || b >= blocks - long) lists[b]?.push(words[i++] ?? 0)
  }
  const data = lists.flatMap((list) => [...list])
  for (let c = 0; c < ecc; c++) for (let b = 0; b < blocks; b++) lists[b]?.push(words[i++] ?? 0)
  let root = 1
  for (let r = 0; r < ecc; r++) {
    for (const list of lists) expect(list.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0)
    root = times(root, 2)
  }
  const bits = data.flatMap((word) => Array.from({ length: 8 }, (_, n) => (word >> (7 - n)) & 1))
  const number = (from: number, n: number) => bits.slice(from, from + n).reduce((sum, bit) => 2 * sum + bit, 0)
  expect(number(0, 4)).toBe(4) // bytes
  const wide = version >= 10 ? 16 : 8
  const length = number(4, wide)
  const bytes = Array.from({ length }, (_, n) => number(4 + wide + 8 * n, 8))
  return new TextDecoder().decode(new Uint8Array(bytes))
}

test.each([
  'https://example.org/table/abc',
  'x',
  'https://dorfplatz.example/table/k3j4h5g6f7d8?invite=Zürich-äöü-ß',
  'a'.repeat(90),
  'b'.repeat(150),
  'c'.repeat(200),
])('a phone reads %s', (text) => {
  const grid = qr(text)
  expect(grid).not.toBeNull()
  expect(message(grid ?? [])).toBe(text)
})

test('what is too long for our codes has none', () => {
  expect(qr('d'.repeat(400))).toBeNull()
})
