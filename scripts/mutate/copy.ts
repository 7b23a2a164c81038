/** A copy of the working tree in which files may be changed freely: the tree itself is never touched. */

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** All files that git knows or would take in. */
export function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)))
}

/** Packages are linked, except our own: their links are relative and lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '@dorfplatz') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}

export function copyTree(root: string, to: string): void {
  for (const file of filesOf(root)) {
    if (file.startsWith('docs/screenshots/')) continue
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  for (const folder of ['.', ...readdirSync(root)]) {
    const packages = join(root, folder, 'node_modules')
    if (!folder.startsWith('.git') && existsSync(packages)) linkPackages(packages, join(to, folder, 'node_modules'))
  }
}
