/**
 * QR codes for links: byte mode, error correction M, versions 1 to 10, mask 0 to 7 by the standard's penalties.
 *
 * Our own, because links need no more: 1.7 KB packed, where uqr 0.1.3 has 3.4, lean-qr 2.7.4 3.3 and qrcode-generator 2.0.4
 * 6.3 (minified, brotli); the test reads codes back as a phone does.
 */

/** Error-correction words per block, and blocks, for level M by version. */
const ECC = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
/** All codewords by version. */
const TOTAL = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346]

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x
  LOG[x] = i
  x = x << 1 > 255 ? (x << 1) ^ 0x11d : x << 1
}
for (let i = 255; i < 512; i++) EXP[i] = EXP[i - 255] ?? 0

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0))

function divisor(degree: number): number[] {
  let poly = [1]
  for (let i = 0; i < degree; i++) {
    const next = new Array<number>(poly.length + 1).fill(0)
    for (const [j, c] of poly.entries()) {
      next[j] = (next[j] ?? 0) ^ c
      next[j + 1] = (next[j + 1] ?? 0) ^ times(c, EXP[i] ?? 0)
    }
    poly = next
  }
  return poly.slice(1)
}

function remainder(data: readonly number[], div: readonly number[]): number[] {
  const rest = new Array<number>(div.length).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [i, c] of div.entries()) rest[i] = (rest[i] ?? 0) ^ times(c, factor)
  }
  return rest
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version] ?? 1
  const ecc = ECC[version] ?? 0
  const total = TOTAL[version] ?? 0
  const capacity = total - blocks * ecc
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  put(0, Math.min(4, capacity * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((a, b) => (a << 1) | b, 0))
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad)

  const short = Math.floor(total / blocks)
  const longer = total % blocks
  const div = divisor(ecc)
  const parts: { data: number[]; ecc: number[] }[] = []
  for (let b = 0, at = 0; b < blocks; b++) {
    const size = short - ecc + (b < blocks - longer ? 0 : 1)
    const block = data.slice(at, at + size)
    at += size
    parts.push({ data: block, ecc: remainder(block, div) })
  }
  const out: number[] = []
  for (let i = 0; i <= short - ecc; i++) for (const p of parts) if (i < p.data.length) out.push(p.data[i] ?? 0)
  for (let i = 0; i < ecc; i++) for (const p of parts) out.push(p.ecc[i] ?? 0)
  return out
}

type Grid = boolean[][]

function alignments(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const size = version * 4 + 17
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const out = [6]
  for (let i = 0, pos = size - 7; i < count - 1; i++, pos -= step) out.splice(1, 0, pos)
  return out
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function penalty(grid: Grid): number {
  const size = grid.length
  let score = 0
  let dark = 0
  const at = (x: number, y: number) => grid[y]?.[x] ?? false
  const line = (get: (i: number) => boolean) => {
    let run = 1
    for (let i = 1; i <= size; i++) {
      if (i < size && get(i) === get(i - 1)) run++
      else {
        if (run >= 5) score += run - 2
        run = 1
      }
    }
    const text = Array.from({ length: size }, (_, i) => (get(i) ? '1' : '0')).join('')
    for (const pattern of ['10111010000', '00001011101']) {
      for (let i = text.indexOf(pattern); i >= 0; i = text.indexOf(pattern, i + 1)) score += 40
    }
  }
  for (let i = 0; i < size; i++) {
    line((j) => at(j, i))
    line((j) => at(i, j))
  }
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const c = at(x, y)
      if (c) dark++
      if (x + 1 < size && y + 1 < size && c === at(x + 1, y) && c === at(x, y + 1) && c === at(x + 1, y + 1)) score += 3
    }
  }
  return score + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10
}

/** The code's modules, row by row, dark = true; null when the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text)
  let version = 1
  const room = (v: number) => (TOTAL[v] ?? 0) - (BLOCKS[v] ?? 0) * (ECC[v] ?? 0) - (v < 10 ? 2 : 3)
  while (version <= 10 && room(version) < bytes.length) version++
  if (version > 10) return null
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const fixed: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y]
    const mark = fixed[y]
    if (row === undefined || mark === undefined || x < 0 || x >= size) return
    row[x] = dark
    mark[x] = true
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const d = Math.max(Math.abs(dx), Math.abs(dy))
        set(cx + dx, cy + dy, d !== 2 && d !== 4)
      }
    }
  }
  const marks = alignments(version)
  for (const [i, cx] of marks.entries()) {
    for (const [j, cy] of marks.entries()) {
      const corner = (i === 0 && (j === 0 || j === marks.length - 1)) || (i === marks.length - 1 && j === 0)
      if (corner) continue
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
    }
  }
  const format = (mask: number) => {
    const data = mask
    let rest = data
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
    const bits = ((data << 10) | rest) ^ 0x5412
    const bit = (i: number) => ((bits >>> i) & 1) !== 0
    for (let i = 0; i <= 5; i++) set(8, i, bit(i))
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i))
    set(8, size - 8, true)
  }
  format(0)
  if (version >= 7) {
    let rest = version
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (version << 12) | rest
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) !== 0
      const a = size - 11 + (i % 3)
      const b = Math.floor(i / 3)
      set(a, b, dark)
      set(b, a, dark)
    }
  }
  const words = codewords(bytes, version)
  let at = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      for (let j = 0; j < 2; j++) {
        const x = right - j
        const upward = ((right + 1) & 2) === 0
        const y = upward ? size - 1 - step : step
        const row = grid[y]
        if (row === undefined || fixed[y]?.[x] || at >= words.length * 8) continue
        row[x] = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) !== 0
        at++
      }
    }
  }
  const flip = (mask: number) => {
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const row = grid[y]
        if (row !== undefined && !fixed[y]?.[x] && MASKS[mask]?.(x, y)) row[x] = !row[x]
      }
  }
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let mask = 0; mask < 8; mask++) {
    flip(mask)
    format(mask)
    const cost = penalty(grid)
    if (cost < least) {
      least = cost
      best = mask
    }
    flip(mask)
  }
  flip(best)
  format(best)
  return grid
}
