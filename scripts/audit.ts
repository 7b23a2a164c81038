/**
 * `npm run audit`: licences of everything installed (from the lock file, no network needed), then what the registry knows
 * of weaknesses. A registry that cannot be reached is said and forgiven; a licence we cannot ship is not.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** May be shipped with a program under Apache-2.0. Those with a condition are only used while building or drawing. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
])
/** Weak copyleft and data: fine as they are, unchanged and not part of what browsers get as our own. */
const ALLOWED_UNCHANGED = new Set(['MPL-2.0', 'CC-BY-4.0', 'PostgreSQL', 'OFL-1.1', 'LGPL-3.0-or-later'])

interface Locked {
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}

/** `(MIT OR Apache-2.0)` needs one of them, `MIT AND ISC` all. */
export function isAllowed(licence: string): boolean {
  const bare = licence.replace(/[()]/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some((part) => isAllowed(part))
  return bare.split(' AND ').every((part) => ALLOWED.has(part.trim()) || ALLOWED_UNCHANGED.has(part.trim()))
}

function licenceOf(path: string, locked: Locked): string {
  if (locked.license !== undefined) return locked.license
  const file = join(ROOT, path, 'package.json')
  if (!existsSync(file)) return 'unknown'
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: string | { type?: string } }
  return (typeof license === 'string' ? license : license?.type) ?? 'unknown'
}

function licences(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: { readonly [path: string]: Locked }
  }
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  )
  const wrong = installed
    .map(([path, locked]) => [path, licenceOf(path, locked)] as const)
    // What is for another system is in the lock file but not here; its sibling for this one says the same.
    .filter(([path, licence]) => licence !== 'unknown' || existsSync(join(ROOT, path)))
    .filter(([, licence]) => !isAllowed(licence))
    .map(([path, licence]) => `${path}: ${licence}`)
  process.stdout.write(`${installed.length} packages, ${wrong.length} with a licence we do not know to be fine\n`)
  return wrong
}

interface Report {
  readonly metadata?: { readonly vulnerabilities?: { readonly [level: string]: number } }
  readonly vulnerabilities?: { readonly [name: string]: { readonly severity: string } }
}

/** Weaknesses in what runs on a server, as lines; null when nobody could be asked. */
function weaknesses(): string[] | null {
  const asked = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 })
  try {
    const { metadata, vulnerabilities = {} } = JSON.parse(asked.stdout) as Report
    if (metadata?.vulnerabilities === undefined) return null
    return Object.entries(vulnerabilities).map(([name, { severity }]) => `${name}: ${severity}`)
  } catch {
    return null
  }
}

if (process.argv[1] === import.meta.filename) {
  const wrong = licences()
  for (const line of wrong) process.stderr.write(`  ${line}\n`)
  const known = process.argv.includes('--licences') ? [] : weaknesses()
  if (known === null) process.stdout.write('the registry could not be asked about weaknesses\n')
  for (const line of known ?? []) process.stderr.write(`  ${line}\n`)
  const isSerious = (known ?? []).some((line) => /: (high|critical)$/.test(line))
  process.exit(wrong.length > 0 || isSerious ? 1 : 0)
}
