/** What a sub-command is, and how it reads its arguments. */

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Lang } from '@dorfplatz/kernel'
import { Problem } from './problem.ts'

export interface Command {
  readonly summary: string
  readonly help: string
  /** Returns the exit code; 0 when nothing is returned. */
  run(argv: readonly string[]): Promise<number | undefined> | number | undefined
}

/** `parseArgs`, with its complaints as problems. */
export function read<T extends ParseArgsOptionsConfig>(argv: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), 2)
  }
}

export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback
  const n = Number(text)
  if (!Number.isInteger(n) || n < min || n > max) {
    throw new Problem(`--${name} must be a whole number from ${min} to ${max}, not “${text}”.`, 2)
  }
  return n
}

export function language(text: string | undefined): Lang {
  if (text === undefined) return (process.env.LANG ?? '').toLowerCase().startsWith('de') ? 'de' : 'en'
  if (text !== 'de' && text !== 'en') throw new Problem(`--lang is “de” or “en”, not “${text}”.`, 2)
  return text
}

/** `key=value` pairs; numbers and booleans are recognised. */
export function optionPairs(pairs: readonly string[] | undefined): { [key: string]: string | number | boolean } {
  const out: { [key: string]: string | number | boolean } = {}
  for (const pair of pairs ?? []) {
    const at = pair.indexOf('=')
    if (at < 1) throw new Problem(`--option wants key=value, not “${pair}”.`, 2)
    const text = pair.slice(at + 1)
    out[pair.slice(0, at)] =
      text === 'true' ? true : text === 'false' ? false : /^-?\d{1,9}$/.test(text) ? Number(text) : text
  }
  return out
}
