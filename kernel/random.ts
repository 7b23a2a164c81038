/** Chance: labelled streams of a 256-bit seed. One more draw in one stream never changes another. */

import { sha256, sha256Words } from './sha256.ts'
import type { Match, Random } from './types.ts'

const SEED = /^[0-9a-f]{64}$/

export function isSeed(text: unknown): text is string {
  return typeof text === 'string' && SEED.test(text)
}

/** A seed from any words, for practice tables and tests ("tuesday" gives the same game to everybody). */
export function seedFrom(words: string): string {
  return sha256(`dorfplatz seed ${words}`)
}

/** The first state of a stream: xoshiro128**, keyed by a digest of seed and label. */
function openStream(seed: string, label: string): number[] {
  return sha256Words(`${seed} ${label}`).slice(0, 4)
}

function next(s: number[]): number {
  const s0 = s[0] as number
  const s1 = s[1] as number
  const s2 = s[2] as number
  const s3 = s[3] as number
  const x = Math.imul(s1, 5)
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
  const a = s2 ^ s0
  const b = s3 ^ s1
  s[0] = (s0 ^ b) >>> 0
  s[1] = (s1 ^ a) >>> 0
  s[2] = (a ^ (s1 << 9)) >>> 0
  s[3] = ((b << 11) | (b >>> 21)) >>> 0
  return result
}

/** The remainder of whole numbers up to 2^32: `%` is slow on those that do not fit 31 bits. */
function rest(x: number, n: number): number {
  return x - Math.floor(x / n) * n
}

/** Uniform whole number below n; draws again rather than favour small numbers. */
function below(s: number[], n: number): number {
  let x = next(s)
  // Only the last few numbers can lie in the incomplete stretch at the top.
  while (x >= 2 ** 32 - n && x >= 2 ** 32 - rest(2 ** 32, n)) x = next(s)
  return rest(x, n)
}

/** A copy of a stream to draw from and to put back: copies of a match share what they hold. */
function streamOf(m: Match<unknown>, label: string): number[] {
  const stream = m.streams[label]
  return stream === undefined ? openStream(m.seed, label) : stream.slice()
}

/** Draws from one of the match's labelled streams: the only chance the rules know. */
export function draw(m: Match<unknown>, label: string, n: number): number {
  const stream = streamOf(m, label)
  m.streams[label] = stream
  return below(stream, n)
}

/** Shuffles a list in place with a labelled stream. */
export function shuffle<T>(m: Match<unknown>, label: string, list: T[]): T[] {
  const stream = streamOf(m, label)
  m.streams[label] = stream
  return shuffleWith((n) => below(stream, n), list)
}

export function shuffleWith<T>(random: Random, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1)
    const t = list[i] as T
    list[i] = list[j] as T
    list[j] = t
  }
  return list
}

/** A source of chance outside any match, for bots and tests: repeatable from its words. */
export function randomFrom(words: string): Random {
  const stream = openStream(seedFrom(words), 'free')
  return (n) => below(stream, n)
}
