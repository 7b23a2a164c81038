/** The `dorfplatz` command: finds the sub-command, runs it, turns problems into one clear line and an exit code. */

import { commands } from './commands/index.ts'
import { Problem } from './problem.ts'

const USAGE = 2

function help(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  return [
    'dorfplatz – Hallertau, Agricola and Village with every rule enforced',
    '',
    'Usage: dorfplatz <command> [options]        dorfplatz <command> --help',
    '',
    ...Object.entries(commands).map(([name, command]) => `  ${name.padEnd(width)}  ${command.summary}`),
    '',
  ].join('\n')
}

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(help())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined)
    throw new Problem(`There is no command “${name}”. Try: ${Object.keys(commands).join(', ')}`, USAGE)
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(`${command.summary}\n\n${command.help}\n`)
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
  process.exitCode = error.exitCode
}
