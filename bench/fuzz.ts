/** `npm run fuzz [frames and requests]`: the fuzz test with the full number, 100,000 unless told otherwise. */

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', 'server/test/fuzz.test.ts'], {
  cwd: root,
  env: { ...process.env, FUZZ: process.argv[2] ?? '100000' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
