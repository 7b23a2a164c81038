/** `dorfplatz backup` and `dorfplatz restore`: everything the server keeps, in one file. */

import { existsSync } from 'node:fs'
import { type Command, read } from '../command.ts'
import { Problem } from '../problem.ts'
import { print } from '../terminal.ts'

/** Does the work on the named file, and says in one line what went wrong or how much there was. */
async function work(
  argv: readonly string[],
  job: 'backup' | 'restore',
  check: (file: string) => void,
): Promise<number> {
  const { values, positionals } = read(argv, { json: { type: 'boolean' } }, 1)
  const [file] = positionals
  if (file === undefined) throw new Problem(`Missing file name. Usage: dorfplatz ${job} <file>`, 2)
  check(file)
  const server = await import('@dorfplatz/server')
  try {
    const counts = await server[job](server.readConfig(process.env), file)
    const rows = Object.values(counts).reduce((a, b) => a + b, 0)
    const what = job === 'backup' ? 'Backed up to' : 'Restored from'
    print(
      values.json === true ? JSON.stringify(counts) : `${what} “${file}”: ${rows} rows, ${counts.tables ?? 0} tables.`,
    )
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Problem(message.replace(/\n\s*/g, ' '))
  }
}

export const backup: Command = {
  help: `Usage: dorfplatz backup <file> [--json]

The store is found as the server finds it: DATABASE_URL, or DATA_DIR (default ./data). An existing file is not overwritten.`,
  run: (argv) =>
    work(argv, 'backup', (file) => {
      if (existsSync(file)) throw new Problem(`“${file}” exists already; a backup never overwrites one.`)
    }),
}

export const restore: Command = {
  help: `Usage: dorfplatz restore <file> [--json]

The store is found as the server finds it: DATABASE_URL, or DATA_DIR (default ./data). It must be empty.`,
  run: (argv) =>
    work(argv, 'restore', (file) => {
      if (!existsSync(file)) throw new Problem(`Cannot read “${file}”: there is no such file.`)
    }),
}
