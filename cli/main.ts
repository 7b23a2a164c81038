/** The `dorfplatz` command: finds the sub-command, runs it, turns problems into one clear line and an exit code. */

import { enableCompileCache } from 'node:module'
import { commands } from './commands/index.ts'
import { Problem } from './problem.ts'

/** Node strips types anew at every start; kept from the last one, a command answers several times sooner. */
enableCompileCache()

const USAGE = 2

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  return [
    'dorfplatz – Hallertau, Agricola and Village with every rule enforced',
    '',
    'Usage: dorfplatz <command> [options]        dorfplatz <command> --help',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Exit codes: 0 success, 1 failure, 2 invalid usage',
    '',
  ].join('\n')
}

async function main(argv: readonly string[]): Promise<number> {
  const asked = argv.includes('--help') || argv.includes('-h') || argv[0] === 'help' || argv.length === 0
  const [name, ...rest] = argv.filter((word) => !['--help', '-h'].includes(word))
  const wanted = name === 'help' ? rest[0] : name
  if (wanted === undefined) {
    process.stdout.write(help())
    return 0
  }
  const entry = Object.hasOwn(commands, wanted) ? commands[wanted] : undefined
  if (entry === undefined) {
    throw new Problem(`Unknown command “${wanted}”. Choose one of: ${Object.keys(commands).join(', ')}.`, USAGE)
  }
  const command = await entry.load()
  if (asked) {
    process.stdout.write(`dorfplatz ${wanted} – ${entry.summary}\n\n${command.help}\n`)
    return 0
  }
  return (await command.run(rest)) ?? 0
}

/** A reader that goes away (`| head`) is no error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`dorfplatz: ${error.message}\n`)
  // A server that could not open may still hold its store and its threads.
  process.exit(error.exitCode)
}
