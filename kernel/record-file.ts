/**
 * A record as it is kept in files: every different answer is written once, and the log is lines of `seat:answer`. That is
 * a third of the size of the log with answers in place, and a person can still read it. Records of either format open.
 */

import type { Entry, MatchRecord } from './record.ts'
import type { Json } from './types.ts'

/** A record (and what its writer added) with its entries in short. */
export type RecordFile<R extends MatchRecord = MatchRecord> = Omit<R, 'format' | 'entries'> & {
  readonly format: 2
  /** Each answer once, in the order of first use. */
  readonly answers: readonly Json[]
  /** `0:12`: seat 0 gave answer 12 to its first open decision; `0:12@0.7` to the named one, `0:12@anytime` unasked. */
  readonly log: readonly string[]
}

const PER_LINE = 16
const WORD = /^(\d+):(\d+)(?:@(\S+))?$/

export function recordFile<R extends MatchRecord>(record: R): RecordFile<R> {
  const { format: _, entries, ...rest } = record
  const answers: Json[] = []
  const places = new Map<string, number>()
  const words = entries.map(([seat, choice, to]) => {
    const text = JSON.stringify(choice)
    const place = places.get(text) ?? answers.push(choice) - 1
    places.set(text, place)
    return `${seat}:${place}${to === undefined ? '' : `@${to}`}`
  })
  const log: string[] = []
  for (let i = 0; i < words.length; i += PER_LINE) log.push(words.slice(i, i + PER_LINE).join(' '))
  return { ...rest, format: 2, answers, log }
}

type Fields = { readonly [key: string]: unknown }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function isEntry(entry: unknown): boolean {
  if (!Array.isArray(entry) || typeof entry[0] !== 'number') return false
  return entry.length === 2 || (entry.length === 3 && typeof entry[2] === 'string')
}

function isRecord(data: Fields): data is Fields & MatchRecord {
  return (
    data.format === 1 &&
    typeof data.game === 'string' &&
    typeof data.rules === 'string' &&
    typeof data.seats === 'number' &&
    typeof data.seed === 'string' &&
    isFields(data.options) &&
    isFields(data.hashes) &&
    (data.position === undefined || typeof data.position === 'string') &&
    Array.isArray(data.entries) &&
    data.entries.every(isEntry)
  )
}

/** The entries of a short log; null where a word is none, or names an answer that is not there. */
function readLog(log: readonly unknown[], answers: readonly Json[]): Entry[] | null {
  const entries: Entry[] = []
  for (const line of log) {
    if (typeof line !== 'string') return null
    for (const word of line.split(' ')) {
      const [, seat, place, to] = WORD.exec(word) ?? []
      const choice = answers[Number(place)]
      if (choice === undefined) return null
      entries.push(to === undefined ? [Number(seat), choice] : [Number(seat), choice, to])
    }
  }
  return entries
}

/** The record in what was read from a file, with whatever else its writer added; null where there is none. */
export function recordFrom(data: unknown): (MatchRecord & Fields) | null {
  if (!isFields(data)) return null
  if (data.format !== 2) return isRecord(data) ? data : null
  const { answers, log, ...rest } = data
  if (!Array.isArray(answers) || !Array.isArray(log)) return null
  const entries = readLog(log, answers)
  const record: Fields = { ...rest, format: 1, entries }
  return isRecord(record) ? record : null
}
