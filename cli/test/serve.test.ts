/** The house open to browsers: opens, answers, is backed up while it plays, and closes when asked. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
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

    const second = dorfplatz(['start', '--port', '0'], { cwd, env: { WEB_DIR: web } })
    expect(second).toMatchObject({ code: 1, err: expect.stringMatching(/in use by another process/) })
    expect(dorfplatz(['backup', 'kept.gz'], { cwd })).toMatchObject({ code: 0, err: '' })
    expect(dorfplatz(['backup', 'kept.gz'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/exists already/),
    })
    expect(dorfplatz(['secret'], { cwd })).toMatchObject({ code: 0, out: expect.stringMatching(/^[\w-]{43}\n$/) })
    const restored = dorfplatz(['restore', 'kept.gz', '--json'], { cwd, env: { DATA_DIR: join(cwd, 'again') } })
    expect(restored.code).toBe(0)
    expect(JSON.parse(restored.out)).toMatchObject({ settings: expect.any(Number) })
  } finally {
    house.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})

test('what an operator can put right is said in one line', () => {
  const cwd = folder()
  const nobody = dorfplatz(['serve'], { cwd, env: { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/x' } })
  expect(nobody).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^dorfplatz: .*DATABASE_URL: PostgreSQL at 127\.0\.0\.1:1 cannot be used: .*\n$/),
  })
  expect(nobody.err).not.toContain('secret')
  expect(dorfplatz(['serve'], { cwd, env: { PORT: 'abc' } })).toMatchObject({
    code: 2,
    err: expect.stringMatching(/PORT: must be a whole number from 0 to 65535/),
  })
  writeFileSync(join(cwd, 'none.gz'), 'not a backup')
  const other = { cwd, env: { DATA_DIR: join(cwd, 'fresh') } }
  expect(dorfplatz(['restore', 'none.gz'], other)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/none\.gz is not a Dorfplatz backup/),
  })
  writeFileSync(join(cwd, 'half.gz'), gzipSync('{"format":"dorfplatz backup 1"}\n{"table":"people","row":{}}\n'))
  expect(dorfplatz(['restore', 'half.gz'], other)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/half\.gz is not complete/),
  })
})
