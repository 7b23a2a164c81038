/**
 * Fits a network to what seats saw and what they scored in the end, the same from the same seed on every machine: one thread,
 * plain numbers. Adam with a rate that rises and falls (Kingma, Ba 2015; Smith 2018), on batches of rows by chance.
 */

import { type Random, randomFrom } from '@dorfplatz/kernel'
import type { Fitted } from './pack.ts'

export interface Task {
  /** Row by row what was seen, then the score; they are changed. */
  readonly rows: Float32Array
  readonly inputs: number
  readonly seed: string
  readonly epochs: number
  readonly rate: number
  /** A network to begin with, which is only bent a little. */
  readonly earlier?: Fitted
}

export interface Fit {
  readonly net: Fitted
  /** Root mean square error on rows that were left out, and how far these lie apart. */
  readonly wrong: number
  readonly spread: number
}

const HIDDEN = [64, 32] as const
const BATCH = 512
/** Rows of one game are neighbours: whole stretches are left out, one of so many, to see how well the others foretell them. */
const STRETCH = 500
const HELD = 20
/** What lies farther from the middle than so many standard deviations counts as lying there. */
const FAR = 8
/** Errors beyond so many points count by themselves instead of their square. */
const HUBER = 8
const DECAY = 1e-4
const [BETA1, BETA2, TINY] = [0.9, 0.999, 1e-8]
/** The rate rises for so much of the way, from so small a part of it. */
const RISE = 0.1
const FIRST = 1 / 25

const at = (list: ArrayLike<number>, i: number): number => list[i] as number

/** How rows are scaled: each input to mean 0 and standard deviation 1. */
interface Scale {
  readonly mean: Float64Array
  readonly std: Float64Array
  readonly base: number
}

function scaleOf(rows: Float32Array, width: number, chosen: Uint32Array): Scale {
  const [sum, squares] = [new Float64Array(width), new Float64Array(width)]
  for (const row of chosen) {
    for (let i = 0; i < width; i++) {
      const x = at(rows, row * width + i)
      sum[i] = at(sum, i) + x
      squares[i] = at(squares, i) + x * x
    }
  }
  const n = Math.max(1, chosen.length)
  const mean = sum.map((x) => x / n)
  const std = squares.map((x, i) => Math.sqrt(Math.max(0, x / n - at(mean, i) ** 2))).map((x) => (x < 1e-3 ? 1 : x))
  return { mean, std, base: at(mean, width - 1) }
}

/** All that is learned, one list after the other, so that one step moves all. */
interface Layers {
  readonly all: Float64Array
  /** Weights of the first layer by input, of the second by output; what each input counts directly. */
  readonly first: Float64Array
  readonly bias1: Float64Array
  readonly second: Float64Array
  readonly bias2: Float64Array
  readonly out: Float64Array
  readonly direct: Float64Array
  readonly base: Float64Array
}

const [H1, H2] = HIDDEN

function layers(inputs: number): Layers {
  const sizes = [inputs * H1, H1, H1 * H2, H2, H2, inputs, 1]
  const all = new Float64Array(sizes.reduce((sum, n) => sum + n, 0))
  let from = 0
  const part = (n = 0): Float64Array => {
    from += n
    return all.subarray(from - n, from)
  }
  const [first, bias1, second, bias2, out, direct, base] = sizes.map(part) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  return { all, first, bias1, second, bias2, out, direct, base }
}

const FINE = 2 ** 30

/** Hidden layers begin by chance, what is added up in the end with nothing. */
function begin({ first, bias1, second, bias2 }: Layers, inputs: number, random: Random): void {
  const fill = (list: Float64Array, from: number): void => {
    for (let i = 0; i < list.length; i++) list[i] = ((2 * random(FINE)) / FINE - 1) / Math.sqrt(from)
  }
  fill(first, inputs)
  fill(bias1, inputs)
  fill(second, H1)
  fill(bias2, H1)
}

/** An earlier network, whose inputs were as they are, for inputs as they are scaled now. */
function beginFrom(to: Layers, { layers: [one, two], linear, out, base }: Fitted, scale: Scale): void {
  if (one === undefined || two === undefined) throw new Error('two hidden layers are wanted')
  to.bias1.set(one.b)
  to.second.set(two.w.flat())
  to.bias2.set(two.b)
  to.out.set(out.w)
  to.base[0] = base - scale.base
  for (const [i, weights] of one.w.entries()) {
    for (const [j, w] of weights.entries()) {
      to.first[i * H1 + j] = w * at(scale.std, i)
      to.bias1[j] = at(to.bias1, j) + w * at(scale.mean, i)
    }
    to.direct[i] = (linear[i] ?? 0) * at(scale.std, i)
    to.base[0] = at(to.base, 0) + (linear[i] ?? 0) * at(scale.mean, i)
  }
}

/** The scaling folded in: the same network for inputs as they are, so that an input of 0 can be passed over. */
function unscaled(from: Layers, { mean, std }: Scale, into: Layers): void {
  into.all.set(from.all)
  for (let i = 0; i < into.direct.length; i++) {
    for (let j = 0; j < H1; j++) {
      const w = at(from.first, i * H1 + j) / at(std, i)
      into.first[i * H1 + j] = w
      into.bias1[j] = at(into.bias1, j) - w * at(mean, i)
    }
    const d = at(from.direct, i) / at(std, i)
    into.direct[i] = d
    into.base[0] = at(into.base, 0) - d * at(mean, i)
  }
}

/** How the error changes with the weights for inputs as they are, turned into how it changes with those for scaled ones. */
function rescale(slope: Layers, { mean, std }: Scale): void {
  for (let i = 0; i < slope.direct.length; i++) {
    const [m, s] = [at(mean, i), at(std, i)]
    for (let j = 0; j < H1; j++) slope.first[i * H1 + j] = (at(slope.first, i * H1 + j) - m * at(slope.bias1, j)) / s
    slope.direct[i] = (at(slope.direct, i) - m * at(slope.base, 0)) / s
  }
}

/** Goes through a network forwards and, where a slope is wanted, backwards. */
function walker(net: Layers, slope: Layers, rows: Float32Array, inputs: number, base: number) {
  const seen = new Uint16Array(inputs)
  const [a, da, h] = [new Float64Array(H1), new Float64Array(H1), new Float64Array(H2)]
  let n = 0
  const forward = (from: number): number => {
    let points = at(net.base, 0)
    n = 0
    a.set(net.bias1)
    for (let i = 0; i < inputs; i++) {
      const x = at(rows, from + i)
      if (x === 0) continue
      seen[n++] = i
      points += x * at(net.direct, i)
      for (let j = 0, k = i * H1; j < H1; j++, k++) a[j] = at(a, j) + x * at(net.first, k)
    }
    for (let j = 0; j < H1; j++) if (at(a, j) < 0) a[j] = 0
    for (let j = 0; j < H2; j++) {
      let sum = at(net.bias2, j)
      for (let i = 0, k = j * H1; i < H1; i++, k++) sum += at(a, i) * at(net.second, k)
      h[j] = sum > 0 ? sum : 0
      points += at(h, j) * at(net.out, j)
    }
    return points
  }
  /** Error of a row: what the network says less what was scored. */
  const error = (row: number): number => {
    const from = row * (inputs + 1)
    return forward(from) - (at(rows, from + inputs) - base)
  }
  const backward = (row: number, share: number): void => {
    const from = row * (inputs + 1)
    const g = share * Math.max(-HUBER, Math.min(HUBER, error(row)))
    slope.base[0] = at(slope.base, 0) + g
    da.fill(0)
    for (let j = 0; j < H2; j++) {
      if (at(h, j) === 0) continue
      slope.out[j] = at(slope.out, j) + g * at(h, j)
      const gh = g * at(net.out, j)
      slope.bias2[j] = at(slope.bias2, j) + gh
      for (let i = 0, k = j * H1; i < H1; i++, k++) {
        slope.second[k] = at(slope.second, k) + gh * at(a, i)
        da[i] = at(da, i) + gh * at(net.second, k)
      }
    }
    for (let i = 0; i < H1; i++) {
      if (at(a, i) === 0) da[i] = 0
      slope.bias1[i] = at(slope.bias1, i) + at(da, i)
    }
    for (let m = 0; m < n; m++) {
      const i = at(seen, m)
      const x = at(rows, from + i)
      slope.direct[i] = at(slope.direct, i) + g * x
      for (let j = 0, k = i * H1; j < H1; j++, k++) slope.first[k] = at(slope.first, k) + x * at(da, j)
    }
  }
  return { error, backward }
}

/** The rate at some part of the way. */
function rateAt(way: number, rate: number): number {
  const bend = (from: number, to: number, x: number): number => to + ((from - to) * (1 + Math.cos(Math.PI * x))) / 2
  return way < RISE ? bend(rate * FIRST, rate, way / RISE) : bend(rate, 0, (way - RISE) / (1 - RISE))
}

function adam(weights: Float64Array, slope: Float64Array) {
  const [m, v] = [new Float64Array(weights.length), new Float64Array(weights.length)]
  let [fade1, fade2] = [1, 1]
  return (rate: number): void => {
    fade1 *= BETA1
    fade2 *= BETA2
    for (let i = 0; i < weights.length; i++) {
      const g = at(slope, i)
      const mean = BETA1 * at(m, i) + (1 - BETA1) * g
      const square = BETA2 * at(v, i) + (1 - BETA2) * g * g
      m[i] = mean
      v[i] = square
      const step = mean / (1 - fade1) / (Math.sqrt(square / (1 - fade2)) + TINY)
      weights[i] = at(weights, i) * (1 - rate * DECAY) - rate * step
    }
  }
}

function shuffle(list: Uint32Array, random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const other = at(list, j)
    list[j] = at(list, i)
    list[i] = other
  }
}

const DIGITS = 6
const short = (x: number): number => Number(x.toFixed(DIGITS))
const listed = (list: Float64Array, width: number): number[][] =>
  Array.from({ length: list.length / width }, (_, i) => Array.from(list.subarray(i * width, (i + 1) * width), short))

const asFile = (net: Layers, inputs: number, base: number): Fitted => ({
  inputs,
  base: at(net.base, 0) + base,
  linear: Array.from(net.direct, short),
  layers: [
    { w: listed(net.first, H1), b: Array.from(net.bias1, short) },
    { w: listed(net.second, H1), b: Array.from(net.bias2, short) },
  ],
  out: { w: Array.from(net.out, short) },
})

export function fitNet({ rows, inputs, seed, epochs, rate, earlier }: Task): Fit {
  const random = randomFrom(seed)
  const all = Uint32Array.from({ length: rows.length / (inputs + 1) }, (_, i) => i)
  const stretch = Math.min(STRETCH, Math.ceil(all.length / HELD))
  const isHeld = (row: number): boolean => Math.floor(row / stretch) % HELD === HELD - 1
  const [held, order] = [all.filter(isHeld), all.filter((row) => !isHeld(row))]
  const scale = scaleOf(rows, inputs + 1, order)
  for (const row of all) {
    for (let i = 0, k = row * (inputs + 1); i < inputs; i++, k++) {
      const [middle, far] = [at(scale.mean, i), FAR * at(scale.std, i)]
      rows[k] = Math.max(middle - far, Math.min(middle + far, at(rows, k)))
    }
  }
  const [learned, net, slope] = [layers(inputs), layers(inputs), layers(inputs)]
  if (earlier === undefined) begin(learned, inputs, random)
  else beginFrom(learned, earlier, scale)
  const { error, backward } = walker(net, slope, rows, inputs, scale.base)
  const step = adam(learned.all, slope.all)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH)
      unscaled(learned, scale, net)
      slope.all.fill(0)
      for (const row of batch) backward(row, 1 / batch.length)
      rescale(slope, scale)
      step(rateAt((epoch + from / order.length) / epochs, rate))
    }
  }
  unscaled(learned, scale, net)
  let [squares, apart] = [0, 0]
  for (const row of held) {
    squares += error(row) ** 2
    apart += (at(rows, row * (inputs + 1) + inputs) - scale.base) ** 2
  }
  const root = (sum: number): number => Math.sqrt(sum / Math.max(1, held.length))
  return { net: asFile(net, inputs, scale.base), wrong: root(squares), spread: root(apart) }
}
