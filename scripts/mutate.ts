/**
 * `npm run mutate -- games/hallertau/rules --minutes 10`: changes the code in small ways and reports which changes no
 * test notices. Stryker would be the tool for it, but it needs the compiler API that TypeScript 7 does not have.
 */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { judge, lineOf, type Outcome, roomOf, type Verdict } from './mutate/session.ts'

const USAGE = `npm run mutate -- <file or folder>… [options]

Changes operators, constants and conditions and deletes statements, one at a time, in a copy of the tree, and runs the
tests that come by the changed place. Lists the changes that no test notices.

  --minutes <n>    stop after this time (10)
  --seed <n>       which mutants come first (1)
  --tests <path>   a folder or file whose tests judge; may be repeated (the packages of the changed files)
  --quick          only quick tests judge, and nothing that runs only once
  --json           print every verdict as JSON`

/** Killed and all judged mutants, package by package. */
export function tally(verdicts: readonly Verdict[]): string[] {
  const rooms = [...new Set(verdicts.map(({ mutant }) => roomOf(mutant.file)))].sort()
  return rooms.map((room) => {
    const own = verdicts.filter(({ mutant }) => roomOf(mutant.file) === room)
    const count = (...outcomes: Outcome[]) => own.filter(({ outcome }) => outcomes.includes(outcome)).length
    const killed = count('killed', 'timeout')
    const share = Math.round((1000 * killed) / own.length) / 10
    return `${room}: ${killed}/${own.length} killed (${share} %), ${count('survived')} survived, ${count('unfinished')} unfinished, ${count('unreached')} unreached, ${count('timeout')} timeouts`
  })
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      tests: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || positionals.length === 0) {
    process.stdout.write(`${USAGE}\n`)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const path = (given: string) => given.replace(/^\.\//, '').replace(/\/+$/, '')
  const { verdicts, mutants, broken } = await judge({
    root: fileURLToPath(new URL('..', import.meta.url)),
    targets: positionals.map(path),
    tests: values.tests.map(path),
    milliseconds: Number(values.minutes) * 60_000,
    slow: !values.quick,
    seed: Number(values.seed),
    say: (line) => process.stderr.write(`${line}\n`),
  })
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ verdicts, total: mutants.length, broken }, null, 1)}\n`)
    return
  }
  for (const file of broken) process.stdout.write(`fails without a mutant, judges nothing: ${file}\n`)
  const alive = verdicts.filter(
    ({ outcome }) => outcome === 'survived' || outcome === 'unfinished' || outcome === 'unreached',
  )
  for (const { mutant, outcome } of alive.sort((a, b) => a.mutant.id - b.mutant.id)) {
    process.stdout.write(`${lineOf(mutant, outcome)}\n`)
  }
  process.stdout.write(`\n${verdicts.length} of ${mutants.length} mutants judged\n`)
  for (const line of tally(verdicts)) process.stdout.write(`${line}\n`)
}

if (import.meta.main) await main()
