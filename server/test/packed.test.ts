/** Everything that is text travels packed: files as the build packed them, answers as they are made. */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../server.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

let server: RunningServer
const dir = tempDir()
const script = `export const long = ${JSON.stringify('a barn full of hay '.repeat(400))}`
const page = `<!doctype html><title>Dorfplatz</title>${' '.repeat(2000)}`
beforeAll(async () => {
  mkdirSync(join(dir, 'web/assets'), { recursive: true })
  for (const [path, text] of [
    ['index.html', page],
    ['assets/a-1.js', script],
  ] as const) {
    writeFileSync(join(dir, 'web', path), text)
    writeFileSync(join(dir, 'web', `${path}.br`), brotliCompressSync(text))
    writeFileSync(join(dir, 'web', `${path}.gz`), gzipSync(text))
  }
  server = await testServer({ DATA_DIR: dir, WEB_DIR: join(dir, 'web') })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

interface Got {
  readonly encoding: string | undefined
  readonly type: string | undefined
  readonly vary: string | undefined
  readonly cache: string | undefined
  readonly body: Buffer
}

/** As it travels: `fetch` would unpack it. */
function get(path: string, accept: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { headers: { 'accept-encoding': accept } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { headers } = response
        resolve({
          encoding: headers['content-encoding'],
          type: headers['content-type'],
          vary: headers.vary,
          cache: headers['cache-control'],
          body: Buffer.concat(parts),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

test('files come as the build packed them, with their own type and age', async () => {
  const tight = await get('/assets/a-1.js', 'gzip, deflate, br')
  expect(tight).toMatchObject({ encoding: 'br', type: expect.stringContaining('javascript') })
  expect(tight.cache).toContain('immutable')
  expect(tight.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(tight.body).toString()).toBe(script)
  const older = await get('/assets/a-1.js', 'gzip')
  expect([older.encoding, gunzipSync(older.body).toString()]).toEqual(['gzip', script])
  const plain = await get('/assets/a-1.js', 'identity')
  expect([plain.encoding, plain.body.toString()]).toEqual([undefined, script])
})

test('pages of the client come packed under every address', async () => {
  for (const path of ['/', '/table/abc']) {
    const got = await get(path, 'br')
    expect([path, got.encoding, got.type, got.cache]).toEqual([
      path,
      'br',
      expect.stringContaining('text/html'),
      'no-cache',
    ])
    expect(brotliDecompressSync(got.body).toString()).toBe(page)
  }
})

test('data comes packed when it is worth it', async () => {
  const plain = await get('/api/docs/json', 'identity')
  const packed = await get('/api/docs/json', 'br')
  expect(packed.encoding).toBe('br')
  expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString())
  expect(packed.body.length).toBeLessThan(plain.body.length / 5)
  expect((await get('/api/me', 'br, gzip')).encoding).toBeUndefined()
})
