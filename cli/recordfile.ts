/** Records on disk: reading with clear errors, writing without ever losing the old file. */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Lang, type MatchRecord, recordFile, recordFrom, type Seat } from '@dorfplatz/kernel'
import { Problem } from './problem.ts'

/** Who sits where at a terminal table, so that going on needs no options. */
export interface Seating {
  readonly people: readonly Seat[]
  readonly names: readonly string[]
  readonly bots: readonly string[]
  readonly lang: Lang
}

/** A record, with the seating where the terminal table wrote it. */
export interface SavedRecord extends MatchRecord {
  readonly seating?: Seating
  readonly finished?: boolean
}

/** Where tables are kept that got no name of their own. */
const FOLDER = join('data', 'tables')

const reason = (error: unknown): string => {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'EACCES') return 'no permission'
  return code ?? String(error)
}

export function readRecord(file: string): SavedRecord {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Problem(`Cannot read “${file}”: ${reason(error)}.`)
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Problem(`“${file}” is not a record: it is not JSON.`)
  }
  const record = recordFrom(data)
  if (record === null || !isSaved(record)) throw new Problem(`“${file}” is not a record of Dorfplatz.`)
  return record
}

type Fields = { readonly [key: string]: unknown }
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function isSaved(record: MatchRecord & Fields): record is SavedRecord & Fields {
  return record.seating === undefined || isSeating(record.seating, record.seats)
}

function isSeating(data: unknown, seats: number): data is Seating {
  const isSeat = (seat: unknown): boolean => Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats
  const isText = (text: unknown): boolean => typeof text === 'string'
  return (
    isFields(data) &&
    Array.isArray(data.people) &&
    data.people.every(isSeat) &&
    Array.isArray(data.names) &&
    data.names.every(isText) &&
    Array.isArray(data.bots) &&
    data.bots.every(isText) &&
    (data.lang === 'de' || data.lang === 'en')
  )
}

export function writeRecord(file: string, record: SavedRecord): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, `${JSON.stringify(recordFile(record))}\n`)
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw new Problem(`Cannot write “${file}”: ${reason(error)}.`)
  }
}

/** A file name that is not taken yet: `data/tables/village-3.json`. */
export function freshFile(game: string): string {
  for (let n = 1; ; n++) {
    const file = join(FOLDER, `${game}-${n}.json`)
    if (!existsSync(file)) return file
  }
}

/** The tables kept here that are not over, in the order of their names. */
export function openTables(): { readonly file: string; readonly record: SavedRecord }[] {
  if (!existsSync(FOLDER)) return []
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  return names
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap((name) => {
      const file = join(FOLDER, name)
      const record = readIfRecord(file)
      return record === null || record.finished === true ? [] : [{ file, record }]
    })
}

function readIfRecord(file: string): SavedRecord | null {
  try {
    return readRecord(file)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
