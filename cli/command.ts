/** What a sub-command is, and how it reads its arguments. */

import { readFileSync } from 'node:fs'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { bots } from '@dorfplatz/bots'
import type { Lang } from '@dorfplatz/kernel'
import { Problem } from './problem.ts'

export interface Command {
  readonly help: string
  /** Returns the exit code; 0 when nothing is returned. */
  run(argv: readonly string[]): Promise<number | undefined> | number | undefined
}

/** `parseArgs`, with its complaints as problems of one line, and at most so many words besides the options. */
export function read<T extends ParseArgsOptionsConfig>(argv: readonly string[], options: T, words: number) {
  try {
    const parsed = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    const surplus = parsed.positionals[words]
    if (surplus !== undefined) throw new Problem(`Unexpected argument “${surplus}”; see --help.`, 2)
    return parsed
  } catch (error) {
    if (error instanceof Problem) throw error
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. To specify')
    throw new Problem(`${sentence.split('\n').join(' ').replace(/\.$/, '')}; see --help.`, 2)
  }
}

/** Names of bots separated by commas. */
export function botNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  const stranger = names.find((name) => !Object.hasOwn(bots, name))
  if (stranger !== undefined) {
    throw new Problem(`Unknown bot “${stranger}”. Choose one of: ${Object.keys(bots).join(', ')}.`, 2)
  }
  return names
}

export function wholeNumber(
  name: string,
  text: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (text === undefined) return fallback
  const n = /^\d+$/.test(text) ? Number(text) : Number.NaN
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

/** The corrected numbers of a box in a file, as the option that holds them. */
export function factsIn(
  file: string | undefined,
  specs: readonly { readonly key: string; readonly list?: string }[],
): { [key: string]: string } {
  if (file === undefined) return {}
  const spec = specs.find(({ list }) => list === 'numbers')
  if (spec === undefined) throw new Problem('--facts: this game has no numbers to correct.', 2)
  try {
    return { [spec.key]: JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch {
    throw new Problem(`--facts: ${file} cannot be read as JSON.`, 2)
  }
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
