/** Screenshots with a palette of 256 colours: a third of the size, and print like ours looks the same. */

import { crc32, deflateSync, inflateSync } from 'node:zlib'

const HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const COLOURS = 256
/** Bits of each channel that tell colours apart. */
const BITS = 6

export interface Picture {
  readonly width: number
  readonly height: number
  /** Three bytes for each point. */
  readonly rgb: Uint8Array
}

/** Reads what a browser writes: eight bits, red green blue, not interlaced. */
export function read(png: Buffer): Picture {
  const parts: Buffer[] = []
  let width = 0
  let height = 0
  for (let at = HEAD.length; at < png.length; ) {
    const size = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + size)
    if (kind === 'IHDR') {
      width = body.readUInt32BE(0)
      height = body.readUInt32BE(4)
      if (body[8] !== 8 || body[9] !== 2 || body[12] !== 0) throw new Error('not a plain RGB picture')
    } else if (kind === 'IDAT') parts.push(body)
    at += size + 12
  }
  return { width, height, rgb: unfilter(inflateSync(Buffer.concat(parts)), width * 3, height) }
}

function unfilter(raw: Buffer, line: number, height: number): Uint8Array {
  const out = new Uint8Array(line * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (line + 1)] ?? 0
    for (let x = 0; x < line; x++) {
      const left = x < 3 ? 0 : (out[y * line + x - 3] ?? 0)
      const up = y === 0 ? 0 : (out[(y - 1) * line + x] ?? 0)
      const corner = x < 3 || y === 0 ? 0 : (out[(y - 1) * line + x - 3] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      out[y * line + x] = (raw[y * (line + 1) + 1 + x] ?? 0) + guess
    }
  }
  return out
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

interface Bin {
  readonly key: number
  readonly colour: readonly [number, number, number]
  readonly n: number
}

const keyOf = (r: number, g: number, b: number): number =>
  ((r >> (8 - BITS)) << (2 * BITS)) | ((g >> (8 - BITS)) << BITS) | (b >> (8 - BITS))

function binsOf({ rgb }: Picture): Bin[] {
  const sums = new Map<number, [number, number, number, number]>()
  for (let i = 0; i < rgb.length; i += 3) {
    const [r, g, b] = [rgb[i] ?? 0, rgb[i + 1] ?? 0, rgb[i + 2] ?? 0]
    const sum = sums.get(keyOf(r, g, b))
    if (sum === undefined) sums.set(keyOf(r, g, b), [r, g, b, 1])
    else {
      sum[0] += r
      sum[1] += g
      sum[2] += b
      sum[3]++
    }
  }
  return [...sums].map(([key, [r, g, b, n]]) => ({ key, colour: [r / n, g / n, b / n], n }))
}

/** How far a box of colours spreads, and along which channel. */
function spread(box: readonly Bin[]): { readonly by: number; readonly along: 0 | 1 | 2 } {
  const along = ([0, 1, 2] as const)
    .map((channel) => {
      const values = box.map((bin) => bin.colour[channel])
      return { by: Math.max(...values) - Math.min(...values), along: channel }
    })
    .sort((a, b) => b.by - a.by)[0]
  const weight = box.reduce((sum, bin) => sum + bin.n, 0)
  return { by: (along?.by ?? 0) * Math.cbrt(weight), along: along?.along ?? 0 }
}

/** Median cut: the box that spreads most is halved until there are as many as colours. */
function boxesOf(bins: Bin[]): Bin[][] {
  const boxes = [{ bins, ...spread(bins) }]
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => a.by - b.by)
    const widest = boxes.pop()
    if (widest === undefined || widest.bins.length < 2) {
      if (widest !== undefined) boxes.push(widest)
      break
    }
    const sorted = widest.bins.sort((a, b) => a.colour[widest.along] - b.colour[widest.along])
    const half = sorted.reduce((sum, bin) => sum + Math.sqrt(bin.n), 0) / 2
    let sum = 0
    let at = 0
    while (at < sorted.length - 1 && sum < half) sum += Math.sqrt(sorted[at++]?.n ?? 0)
    for (const part of [sorted.slice(0, Math.max(1, at)), sorted.slice(Math.max(1, at))]) {
      if (part.length > 0) boxes.push({ bins: part, ...spread(part) })
    }
  }
  return boxes.map((box) => box.bins)
}

function chunk(kind: string, body: Buffer): Buffer {
  const out = Buffer.alloc(12 + body.length)
  out.writeUInt32BE(body.length, 0)
  out.write(kind, 4, 'latin1')
  body.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + body.length)), 8 + body.length)
  return out
}

/** The same picture with a palette. */
export function withPalette(png: Buffer): Buffer {
  const picture = read(png)
  const boxes = boxesOf(binsOf(picture))
  const palette = Buffer.alloc(3 * boxes.length)
  const index = new Map<number, number>()
  for (const [i, box] of boxes.entries()) {
    const n = box.reduce((sum, bin) => sum + bin.n, 0)
    for (const channel of [0, 1, 2] as const)
      palette[3 * i + channel] = Math.round(box.reduce((sum, bin) => sum + bin.colour[channel] * bin.n, 0) / n)
    for (const bin of box) index.set(bin.key, i)
  }
  const { width, height, rgb } = picture
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x)
      lines[y * (width + 1) + 1 + x] = index.get(keyOf(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0)) ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    HEAD,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
