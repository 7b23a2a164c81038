/** Random names, digests of tokens, and the seal on what must not lie open in a store (seeds, running states). */

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { type Random, randomFrom } from '@dorfplatz/kernel'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A random name of small letters and digits. */
export function randomName(length: number): string {
  let out = ''
  for (let i = 0; i < length; i++) out += LETTERS[randomInt(36)]
  return out
}

/** 256 bits for cookies, tokens and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

export function randomSeed(): string {
  return randomBytes(32).toString('hex')
}

/** Only digests of tokens are stored: who reads the store cannot pose as anyone. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Chance that can be had again by the same words, but only here: nobody who knows the words can work it out. */
export function chanceWith(secret: string): (words: string) => Random {
  const key = Buffer.from(hkdfSync('sha256', secret, 'dorfplatz', 'chance', 32))
  return (words) => randomFrom(createHmac('sha256', key).update(words).digest('hex'))
}

export interface Seal {
  close(text: string): string
  open(sealed: string): string
}

export function sealWith(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, 'dorfplatz', 'seal', 32))
  return {
    close: (text) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}
