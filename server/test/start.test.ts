/** Starting: what is wrong with the configuration, the folder or the database file is said in one clear line. */

import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { guest } from './help/client.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const dirs: string[] = []
const freshDir = (): string => {
  const dir = tempDir()
  dirs.push(dir)
  return dir
}
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** A database file with some rows in it, closed. */
async function filled(): Promise<string> {
  const dir = freshDir()
  const server = await testServer({ DATA_DIR: dir })
  for (let i = 0; i < 40; i++) await guest(server.url, `Gast ${i}`)
  await server.close()
  return join(dir, 'dorfplatz.sqlite')
}

const oneLine = async (work: Promise<unknown>): Promise<string> => {
  const message = await work.then(
    () => 'it opened',
    (error: Error) => error.message,
  )
  expect(message.split('\n').length).toBeLessThanOrEqual(2)
  return message
}

const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'))
test.skipIf(!hasIPv6)('an IPv6 address is one to listen on', async () => {
  const server = await testServer({ DATA_DIR: freshDir(), HOST: '::1' })
  expect(server.url).toBe(`http://[::1]:${server.port}`)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.close()
})

test('a limit that does not exist is refused, and the nearest one named', () => {
  expect(() => readConfig({ LIMIT_TABELS_PER_HOUR: '5' })).toThrow(
    'LIMIT_TABELS_PER_HOUR: there is no such limit; did you mean LIMIT_TABLES_PER_HOUR?',
  )
  expect(() => readConfig({ LIMIT_XYZ: '5', PORT: 'x' })).toThrow(/PORT[\s\S]*LIMIT_XYZ/)
  expect(readConfig({ LIMIT_TABLES_PER_HOUR: '5' }).LIMIT_TABLES_PER_HOUR).toBe(5)
})

test('the database file and its companions are for their owner only, also one that was made before', async () => {
  const file = await filled()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  chmodSync(file, 0o644)
  const db = await openSqlite(file)
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}.lock`]) {
    expect([name, statSync(name).mode & 0o077]).toEqual([name, 0])
  }
  await db.close()
})

test('a file that is no database is named', async () => {
  const file = join(freshDir(), 'dorfplatz.sqlite')
  writeFileSync(file, 'this is a shopping list\n'.repeat(400))
  expect(await oneLine(openSqlite(file))).toBe(`The database ${file} cannot be used: it is not a database.`)
  expect(readFileSync(file, 'utf8')).toContain('shopping')
})

test('half a database is named, and left as it is', async () => {
  const file = await filled()
  const { size } = statSync(file)
  truncateSync(file, Math.floor(size / 2 / 4096) * 4096)
  expect(await oneLine(openSqlite(file))).toBe(
    `The database ${file} cannot be used: part of it is missing. Restore a backup.`,
  )
  expect(statSync(file).size).toBeLessThan(size)
})

test('a corrupt database is named', async () => {
  const file = await filled()
  const { size } = statSync(file)
  const handle = openSync(file, 'r+')
  for (let page = 2; page < size / 4096; page += 2) writeSync(handle, Buffer.alloc(2000, 0xa5), 0, 2000, page * 4096)
  closeSync(handle)
  expect(await oneLine(openSqlite(file))).toBe(`The database ${file} cannot be used: it is damaged. Restore a backup.`)
})

test('a store made by a newer version is not touched', async () => {
  const file = await filled()
  const db = new DatabaseSync(file)
  db.exec('INSERT INTO schema_version (version) VALUES (999)')
  db.close()
  expect(await oneLine(openSqlite(file))).toContain('it was made by a newer version of Dorfplatz')
})

test('a folder that cannot be made or written is named', async () => {
  const dir = freshDir()
  writeFileSync(join(dir, 'taken'), '')
  const file = join(dir, 'taken', 'data', 'dorfplatz.sqlite')
  expect(await oneLine(openSqlite(file))).toContain(`The folder ${join(dir, 'taken', 'data')} cannot be used: `)
})

/** Root may write everywhere, so somebody else tries. */
function openAsNobody(file: string): string {
  const script = `import { openSqlite } from ${JSON.stringify(fileURLToPath(new URL('../storage/sqlite.ts', import.meta.url)))}
    await openSqlite(${JSON.stringify(file)}).then(() => console.log('it opened'), (error) => console.log(error.message))
    process.exit(0)`
  const program = join(freshDir(), 'open.mjs')
  writeFileSync(program, script)
  chmodSync(join(program, '..'), 0o755)
  return execFileSync(process.execPath, [program], {
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
    encoding: 'utf8',
    cwd: '/',
  }).trim()
}

test('a read-only file or folder is named', async () => {
  const file = await filled()
  const dir = join(file, '..')
  chmodSync(dir, 0o755)
  chmodSync(file, 0o444)
  rmSync(`${file}.lock`, { force: true })
  expect(openAsNobody(file)).toBe(`The folder ${dir} cannot be used: it may not be written.`)
  const own = join(freshDir(), 'own')
  mkdirSync(own)
  writeFileSync(join(own, 'dorfplatz.sqlite'), readFileSync(file))
  chmodSync(join(own, '..'), 0o755)
  chmodSync(join(own, 'dorfplatz.sqlite'), 0o444)
  if (process.getuid?.() === 0) chownSync(own, 65_534, 65_534)
  expect(openAsNobody(join(own, 'dorfplatz.sqlite'))).toBe(
    `The database ${join(own, 'dorfplatz.sqlite')} cannot be used: it may not be written.`,
  )
})
