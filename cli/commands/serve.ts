/** `dorfplatz serve` and `dorfplatz start`: the house open to browsers. */

import { networkInterfaces } from 'node:os'
import { serve as openServer, type RunningServer } from '@dorfplatz/server'
import { builtClient } from '../client.ts'
import { type Command, read, wholeNumber } from '../command.ts'
import { Problem } from '../problem.ts'
import { print } from '../terminal.ts'

type Environment = { readonly [name: string]: string | undefined }

const OPTIONS = { host: { type: 'string' }, port: { type: 'string' } } as const

/** The environment, with what the command line says about the address. */
function environment(argv: readonly string[]): Environment {
  const { values } = read(argv, OPTIONS, 0)
  const port = values.port === undefined ? {} : { PORT: String(wholeNumber('port', values.port, 0, 0, 65_535)) }
  return { ...process.env, ...port, ...(values.host === undefined ? {} : { HOST: values.host }) }
}

/** Where to find the house: open to the whole network, also the addresses others reach this machine by. */
function addresses({ url, port }: RunningServer): string {
  if (!/\/\/(0\.0\.0\.0|\[::\]):/.test(url)) return url
  const outside = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return ['127.0.0.1', ...outside.map(({ address }) => address)].map((host) => `http://${host}:${port}`).join(' and ')
}

/** Opens the server; what an operator can put right becomes a problem. */
async function open(env: Environment): Promise<RunningServer> {
  const { games } = await import('../house.ts')
  try {
    return await openServer(games, import.meta.resolve('../house.ts'), env)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new Problem(`The port is taken: ${message}. Choose another with --port.`)
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new Problem(message)
    if (message.includes('is in use by another process')) throw new Problem(message)
    if (/^The (database|folder) .* cannot be used/.test(message)) throw new Problem(message)
    if (message.startsWith('Invalid configuration')) throw new Problem(message.replace(/\n\s*/g, ' '), 2)
    throw error
  }
}

export const serve: Command = {
  help: `Usage: dorfplatz serve [--host ADDRESS] [--port N]

Everything else is set by environment variables: DATA_DIR or DATABASE_URL, PUBLIC_URL, SECRET, SMTP_URL, LOG_LEVEL …
Ctrl-C or SIGTERM closes it without losing anything.`,
  async run(argv) {
    const where = addresses(await open(environment(argv)))
    process.stderr.write(`Dorfplatz is open at ${where}\n`)
    return 0
  },
}

export const start: Command = {
  help: `Usage: dorfplatz start [--host ADDRESS] [--port N]

For a table in the terminal instead: dorfplatz play`,
  async run(argv) {
    const env = environment(argv)
    const WEB_DIR = env.WEB_DIR ?? builtClient(print)
    const where = addresses(await open({ ...env, WEB_DIR, LOG_LEVEL: env.LOG_LEVEL ?? 'warn' }))
    print(`Dorfplatz is open at ${where}   (Ctrl-C closes it; “npm run -s dorfplatz -- play” plays in the terminal)`)
    return 0
  },
}
