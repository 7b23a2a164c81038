/** Chance for playouts: small and quick, the same from the same number. */

import type { Random } from '@dorfplatz/kernel'

export const WORDS = 2 ** 32

/** Numbers by chance from a seed of 32 bits (the generator known as mulberry32). */
export function quickChance(seed: number): Random {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let x = Math.imul(state ^ (state >>> 15), state | 1)
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61)
    return Math.floor((((x ^ (x >>> 14)) >>> 0) / WORDS) * n)
  }
}
