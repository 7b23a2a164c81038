/** Records on disk: reading with clear errors, writing without ever losing the old file. */

import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { MatchRecord } from '@dorfplatz/kernel'
import { Problem } from './problem.ts'

export function readRecord(file: string): MatchRecord {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Problem(`Cannot read ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Problem(`${file} is not a record: it is not JSON.`)
  }
  if (!isRecord(data)) throw new Problem(`${file} is not a record of Dorfplatz (format 1).`)
  return data
}

function isRecord(data: unknown): data is MatchRecord {
  if (typeof data !== 'object' || data === null) return false
  const r = data as { readonly [key: string]: unknown }
  return (
    r.format === 1 &&
    typeof r.game === 'string' &&
    typeof r.rules === 'string' &&
    typeof r.seats === 'number' &&
    typeof r.seed === 'string' &&
    typeof r.options === 'object' &&
    r.options !== null &&
    typeof r.hashes === 'object' &&
    r.hashes !== null &&
    Array.isArray(r.entries) &&
    r.entries.every((e: unknown) => Array.isArray(e) && (e.length === 2 || e.length === 3) && typeof e[0] === 'number')
  )
}

export function writeRecord(file: string, record: MatchRecord): void {
  try {
    writeFileSync(`${file}.part`, `${JSON.stringify(record)}\n`)
    renameSync(`${file}.part`, file)
  } catch (error) {
    throw new Problem(`Cannot write ${file}: ${(error as NodeJS.ErrnoException).code ?? String(error)}`)
  }
}
