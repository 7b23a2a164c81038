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
  const secret = job === 'backup' ? ({ 'with-secret': { type: 'boolean' } } as const) : {}
  const { values, positionals } = read(argv, { json: { type: 'boolean' }, ...secret }, 1)
  const withSecret = 'with-secret' in values && values['with-secret'] === true
  const [file] = positionals
  if (file === undefined) throw new Problem(`Missing file name. Usage: dorfplatz ${job} <file>`, 2)
  check(file)
  const server = await import('@dorfplatz/server')
  try {
    const config = server.readConfig(process.env)
    const counts =
      job === 'backup' ? await server.backup(config, file, { withSecret }) : await server.restore(config, file)
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
  help: `Usage: dorfplatz backup <file> [--with-secret] [--json]

The store is found as the server finds it: DATABASE_URL, or DATA_DIR (default ./data). An existing file is not overwritten.
The secret that opens seeds and running games is not in the file unless --with-secret asks for it: “dorfplatz secret”
shows it, to be kept elsewhere and given as SECRET after a restore.`,
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

export const secret: Command = {
  help: `Usage: dorfplatz secret

Shows the secret that the store was sealed with. Keep it apart from the backups: after a restore it is given as SECRET.`,
  async run(argv) {
    read(argv, {}, 0)
    const server = await import('@dorfplatz/server')
    try {
      const config = server.readConfig(process.env)
      const found = config.SECRET ?? (await server.storedSecret(config))
      if (found === null) throw new Error('the store holds no secret: it is the SECRET its server was started with')
      print(found)
      return 0
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Problem(message.replace(/\n\s*/g, ' '))
    }
  },
}
