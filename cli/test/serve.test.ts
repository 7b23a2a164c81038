/** The house open to browsers: opens, answers, is backed up while it plays, and closes when asked. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { dorfplatz, folder, MAIN } from './run.ts'

test('start prints its address, serves the client, is backed up and restored, closes on SIGTERM', async () => {
  const cwd = folder()
  const web = join(cwd, 'web')
  mkdirSync(web)
  writeFileSync(join(web, 'index.html'), '<title>Dorfplatz</title>')
  const house = spawn(process.execPath, [MAIN, 'start', '--port', '0'], {
    cwd,
    env: { ...process.env, WEB_DIR: web, DATA_DIR: join(cwd, 'data'), BOT_WORKERS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(house, 'exit')
  try {
    const [line] = await once(createInterface({ input: house.stdout }), 'line')
    const url = /^Dorfplatz is open at (http:\S+)/.exec(String(line))?.[1]
    const page = await fetch(`${url}/`)
    expect({ status: page.status, text: await page.text() }).toEqual({ status: 200, text: '<title>Dorfplatz</title>' })

    const taken = dorfplatz(['start', '--port', new URL(url ?? '').port], {
      cwd,
      env: { WEB_DIR: web, DATA_DIR: 'other' },
    })
    expect(taken).toMatchObject({ code: 1, err: expect.stringMatching(/^dorfplatz: The port is taken: .*\n$/) })

    expect(dorfplatz(['backup', 'kept.gz'], { cwd })).toMatchObject({ code: 0, err: '' })
    expect(dorfplatz(['backup', 'kept.gz'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/exists already/),
    })
    const restored = dorfplatz(['restore', 'kept.gz', '--json'], { cwd, env: { DATA_DIR: join(cwd, 'again') } })
    expect(restored.code).toBe(0)
    expect(JSON.parse(restored.out)).toMatchObject({ settings: expect.any(Number) })
  } finally {
    house.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})
