/**
 * A deal that nobody could choose. Before it, the server lays down a seed of its own as a digest, and every player's client
 * the digest of a random number; then the numbers are opened, and the seed of the game is made of all of them. Each digest
 * was laid down before any number was known, so nobody could fit theirs to the others'.
 */

import { type Deal, type MatchRecord, type Mix, sha256 } from '@dorfplatz/kernel'

/** 256 bits as hexadecimal digits. */
export const isNonce = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** What is laid down before a number is opened. */
export const digestOf = (nonce: string): string => sha256(nonce)

/** The seed of the game, from the server's and every number that was opened, in the order of the seats. */
export function seedOf(server: string, mixes: readonly Mix[]): string {
  const opened = mixes.flatMap(({ seat, nonce }) => (nonce === null ? [] : [`${seat} ${nonce}`]))
  return opened.length === 0 ? server : sha256(['dorfplatz deal 1', server, ...opened].join('\n'))
}

/** What somebody remembers from before the deal, to hold the record against. */
export interface Remembered {
  /** The digest that the server had laid down. */
  readonly commitment?: string
  readonly mine?: readonly { readonly seat: number; readonly nonce: string }[]
}

export type DealFault =
  /** The server's seed is not the one it had laid down. */
  | 'commitment'
  /** A player's number is not the one that was laid down. */
  | 'mix'
  /** The seed was made of something else. */
  | 'seed'
  /** One's own number was left out or changed. */
  | 'mine'

export interface DealChecked {
  readonly faults: readonly DealFault[]
  /** Seats whose numbers went into the deal. */
  readonly mixed: readonly number[]
  /** Seats that had laid down a number and did not open it. */
  readonly withheld: readonly number[]
}

/** A record without a deal was dealt by the server's seed alone. */
const dealOf = ({ deal, seed }: MatchRecord): Deal => deal ?? { server: seed, commitment: sha256(seed), mixes: [] }

export function checkDeal(record: MatchRecord, remembered: Remembered = {}): DealChecked {
  const { server, commitment, mixes } = dealOf(record)
  const faults: DealFault[] = []
  if (sha256(server) !== commitment || (remembered.commitment ?? commitment) !== commitment) faults.push('commitment')
  if (mixes.some(({ nonce, commitment: laid }) => nonce !== null && digestOf(nonce) !== laid)) faults.push('mix')
  if (seedOf(server, mixes) !== record.seed) faults.push('seed')
  const isIn = ({ seat, nonce }: { seat: number; nonce: string }): boolean =>
    mixes.some((mix) => mix.seat === seat && mix.nonce === nonce)
  if (!(remembered.mine ?? []).every(isIn)) faults.push('mine')
  return {
    faults,
    mixed: mixes.flatMap((mix) => (mix.nonce === null ? [] : [mix.seat])),
    withheld: mixes.flatMap((mix) => (mix.nonce === null ? [mix.seat] : [])),
  }
}
