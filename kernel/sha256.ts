/** SHA-256 in plain TypeScript, so that commitments and stream seeds are the same in Node and in a browser. */

const K = new Int32Array(64)

{
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    K[found] = fraction(Math.cbrt(n))
    found++
  }
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) >>> 0
}

const rotr = (x: number, n: number) => (x >>> n) | (x << (32 - n))

/** The message in 64-byte blocks of 16 words, with its length at the end. */
function blocks(text: string): Int32Array {
  const ascii = isAscii(text)
  const bytes = ascii ? null : new TextEncoder().encode(text)
  const length = bytes?.length ?? text.length
  const words = new Int32Array((((length + 8) >> 6) + 1) * 16)
  for (let i = 0; i < length; i++) {
    const byte = bytes === null ? text.charCodeAt(i) : (bytes[i] as number)
    words[i >> 2] = (words[i >> 2] as number) | (byte << (24 - (i & 3) * 8))
  }
  words[length >> 2] = (words[length >> 2] as number) | (0x80 << (24 - (length & 3) * 8))
  words[words.length - 1] = length * 8
  return words
}

/** Seeds and labels are ASCII and need no encoder, which would cost more than the digest of so short a text. */
function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false
  return true
}

const schedule = new Int32Array(64)

/** The digest as eight 32-bit words. */
export function sha256Words(text: string): number[] {
  const words = blocks(text)
  const w = schedule
  let h0 = 0x6a09e667
  let h1 = 0xbb67ae85
  let h2 = 0x3c6ef372
  let h3 = 0xa54ff53a
  let h4 = 0x510e527f
  let h5 = 0x9b05688c
  let h6 = 0x1f83d9ab
  let h7 = 0x5be0cd19
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) w[i] = words[block + i] as number
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15] as number
      const y = w[i - 2] as number
      const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3)
      const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10)
      w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0
    }
    let a = h0 | 0
    let b = h1 | 0
    let c = h2 | 0
    let d = h3 | 0
    let e = h4 | 0
    let f = h5 | 0
    let g = h6 | 0
    let h = h7 | 0
    for (let i = 0; i < 64; i++) {
      const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0
      const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    h0 = (h0 + a) | 0
    h1 = (h1 + b) | 0
    h2 = (h2 + c) | 0
    h3 = (h3 + d) | 0
    h4 = (h4 + e) | 0
    h5 = (h5 + f) | 0
    h6 = (h6 + g) | 0
    h7 = (h7 + h) | 0
  }
  return [h0 >>> 0, h1 >>> 0, h2 >>> 0, h3 >>> 0, h4 >>> 0, h5 >>> 0, h6 >>> 0, h7 >>> 0]
}

/** 32-bit words as hex digits. */
export function hexOf(words: readonly number[]): string {
  let out = ''
  for (const word of words) out += (word + 0x1_0000_0000).toString(16).slice(1)
  return out
}

/** The digest as 64 hex digits. */
export function sha256(text: string): string {
  return hexOf(sha256Words(text))
}
