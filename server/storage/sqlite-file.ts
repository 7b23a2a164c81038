/** The SQLite file before it is opened: its folder, its owner's rights, and whether it is a whole database. */

import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Up to this size every page is looked at before the server starts. */
const CHECKED_BYTES = 64 * 1024 * 1024
const HEADER = 100
const MAGIC = 'SQLite format 3\0'

const cannot = (file: string, why: string): Error => new Error(`The database ${file} cannot be used: ${why}`)

const NOT_WRITABLE = 'it may not be written.'
const DAMAGED = 'it is damaged. Restore a backup.'
const HALF = 'part of it is missing. Restore a backup.'

/** What the operating system or SQLite says, in a sentence for whoever runs the server. */
function sentence(error: unknown): string {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string }
  // SQLite's extended codes keep the kind in their lowest byte.
  const kind = errcode === undefined ? null : errcode & 0xff
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || kind === 8 || kind === 14) return NOT_WRITABLE
  if (code === 'ENOSPC' || kind === 13) return 'the disk is full.'
  if (kind === 26) return 'it is not a database.'
  if (kind === 11) return DAMAGED
  return `${message ?? String(error)}`
}

export function sqliteProblem(file: string, error: unknown): Error {
  return cannot(file, sentence(error))
}

function prepareFolder(folder: string): void {
  try {
    // Sessions and games are nobody else's business on this machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(`The folder ${folder} cannot be used: ${sentence(error)}`)
  }
}

/** A copy that was cut short says in its header how many pages it should have. */
function checkHeader(file: string): void {
  const { size } = statSync(file)
  if (size === 0) return
  const head = Buffer.alloc(HEADER)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, head, 0, HEADER, 0)
  } finally {
    closeSync(handle)
  }
  if (head.toString('latin1', 0, MAGIC.length) !== MAGIC) throw cannot(file, 'it is not a database.')
  const pageSize = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16)
  const isCurrent = head.readUInt32BE(24) === head.readUInt32BE(92)
  if (isCurrent && size < head.readUInt32BE(28) * pageSize) throw cannot(file, HALF)
}

/** Readable and writable for its owner only; SQLite gives the files beside it the same rights. */
function ownOnly(file: string): void {
  try {
    closeSync(openSync(file, 'a+', 0o600))
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  } catch (error) {
    throw cannot(file, sentence(error))
  }
}

/** Throws one clear line when the file cannot be used. True when it is small enough to be checked page by page. */
export function prepareFile(file: string): boolean {
  prepareFolder(dirname(file))
  ownOnly(`${file}.lock`)
  ownOnly(file)
  checkHeader(file)
  return statSync(file).size <= CHECKED_BYTES
}
