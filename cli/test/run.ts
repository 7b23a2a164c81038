/** The real command as a child process, in a folder of its own. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Surroundings {
  /** What is piped in, line by line. */
  readonly lines?: readonly string[]
  readonly cwd?: string
  readonly env?: { readonly [name: string]: string }
}

export function dorfplatz(args: readonly string[], { lines = [], cwd, env = {} }: Surroundings = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, LANG: 'en_GB.UTF-8', NODE_OPTIONS: '', ...env },
    ...(cwd === undefined ? {} : { cwd }),
  })
  return { code: status, out: stdout, err: stderr }
}

/** A folder that is gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'dorfplatz-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
