/** `npm run dev` watches the server: Node then speaks to threads' listeners, too, and the store must not mistake that for an outcome. */

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a watched server reads its store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dorfplatz-watched-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const script = new URL('./watched/read.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', script, join(folder, 'store.db')])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let said = ''
  await new Promise<void>((resolve) => {
    const listen = (data: Buffer): void => {
      said += String(data)
      if (/read|Error/.test(said)) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  expect(said).toContain('read 7')
})
