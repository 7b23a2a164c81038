/** `npm test`: lint, types, rooms, licences, then every test. Ends with "N passed, N failed". */

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative, resolve } from 'node:path'

interface Step {
  readonly name: string
  readonly command: readonly string[]
}

const CHECKS: readonly Step[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'rooms', command: ['node', 'scripts/rooms.ts'] },
  { name: 'licences', command: ['node', 'scripts/audit.ts', '--licences'] },
]

/** Every child, however it is started, finds the Node that came with the dependencies. */
const BIN = resolve('node_modules', '.bin')
const PATH = `${BIN}${delimiter}${process.env.PATH ?? ''}`

function run(command: readonly string[]): boolean {
  const [program = '', ...args] = command
  const path = program === 'node' ? process.execPath : join(BIN, program)
  const result = spawnSync(path, args, { stdio: 'inherit', env: { ...process.env, PATH } })
  return result.status === 0
}

let passed = 0
let failed = 0

for (const { name, command } of CHECKS) {
  const ok = run(command)
  process.stdout.write(`${ok ? '✓' : '×'} ${name}\n`)
  if (ok) passed++
  else failed++
}

interface Tested {
  readonly name: string
  readonly startTime: number
  readonly endTime: number
  readonly status: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly Tested[]
}

const SLOWEST = 25

/** Where the time went: the whole run has a bound, and whoever wants to keep it must know. */
function slowest({ testResults }: Report): string {
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ name: relative(process.cwd(), name), s: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.s - a.s)
  return files
    .slice(0, SLOWEST)
    .map(({ name, s }) => `${s.toFixed(0).padStart(5)} s  ${name}\n`)
    .join('')
}

const folder = mkdtempSync(join(tmpdir(), 'dorfplatz-'))

function tested(name: string, args: readonly string[]): { ok: boolean; report: Report | null } {
  const file = join(folder, name)
  const ok = run(['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args])
  return { ok, report: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null }
}

const redIn = (file: Tested): string[] =>
  file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)

const MOST_TRIED_AGAIN = 3

/**
 * A browser shares its two cores with everything else of a whole run: a few red browser tests are tried once more, alone.
 * Who passes then is told by name as unsteady, for a race it may be; all other tests have one try.
 */
function unsteady({ testResults, numFailedTests }: Report): string[] {
  const files = testResults.filter(
    (file) => relative(process.cwd(), file.name).startsWith('e2e') && redIn(file).length > 0,
  )
  const red = files.flatMap(redIn)
  if (red.length === 0 || red.length > MOST_TRIED_AGAIN || red.length !== numFailedTests) return []
  const { report } = tested(
    'again.json',
    files.map(({ name }) => name),
  )
  const green = new Set(
    report?.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    ),
  )
  return red.filter((name) => green.has(name))
}

const { ok, report } = tested('report.json', process.argv.slice(2))
if (report !== null) {
  const unread = report.testResults.filter((r) => r.status === 'failed' && r.assertionResults.length === 0).length
  const late = unread === 0 ? unsteady(report) : []
  process.stdout.write(`\nslowest files\n${slowest(report)}`)
  for (const name of late) process.stdout.write(`unsteady, passed alone at the second try: ${name}\n`)
  passed += report.numPassedTests + late.length
  failed += report.numFailedTests - late.length + unread
  if (!ok && report.numFailedTests + unread === 0) failed++
} else failed++
rmSync(folder, { recursive: true, force: true })

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
