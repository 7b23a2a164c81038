/** What a backup holds, and what it does not: no login that works, no secret unless it is asked for. */

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { backup, restore, storedSecret } from '../storage/backup.ts'
import { guest, sameCookies, visitor } from './help/client.ts'
import { type Store, stores, testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

const SOLO = { game: 'lanterns', seats: [{ kind: 'me' }], options: { rounds: 1000 }, start: true }
const PASSWORD = 'a long enough password'

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.stop())

    test('nobody gets in or looks into a running game with a backup alone', async () => {
      const env = await store.fresh()
      const dir = tempDir()
      const server = await testServer(env)
      const anna = await guest(server.url, 'Anna')
      const { token } = (await anna.must('POST', '/api/me/tokens', { name: 'bot' })) as { token: string }
      const { id } = await anna.table('POST', '/api/tables', SOLO)
      const bert = visitor(server.url)
      const account = { email: 'b@example.org', password: PASSWORD, name: 'Bert' }
      await bert.call('POST', '/api/auth/sign-up/email', account, { origin: server.url })
      const seed = await server.context.registry.at(id, (loaded) => loaded.row.seed)
      const file = join(dir, 'backup.gz')
      await backup(readConfig(env), file)
      expect(statSync(file).mode & 0o077).toBe(0)
      const text = gunzipSync(readFileSync(file)).toString()
      const session = decodeURIComponent(bert.cookies.get('dorfplatz.session_token') ?? 'none').split('.')[0] ?? ''
      const secret = (await storedSecret(readConfig(env))) ?? 'none'
      expect(secret).toMatch(/^[\w-]{43}$/)
      const pushKey = JSON.stringify(await server.context.db.all("SELECT value FROM settings WHERE key = 'push keys'"))
      expect(pushKey).not.toContain('privateKey')
      for (const hidden of [seed, secret, token, session, anna.cookies.get('dorfplatz') ?? 'none', PASSWORD]) {
        expect(hidden.length).toBeGreaterThan(10)
        expect(text.includes(hidden)).toBe(false)
      }
      await server.close()

      const elsewhere = await store.fresh()
      await restore(readConfig(elsewhere), file)
      await expect(testServer(elsewhere)).rejects.toThrow('SECRET: the store does not hold the secret')
      await expect(testServer({ ...elsewhere, SECRET: 'x'.repeat(40) })).rejects.toThrow('SECRET')
      const restored = await testServer({ ...elsewhere, SECRET: secret })
      const again = sameCookies(anna, restored.url)
      expect((await again.must('GET', `/api/tables/${id}/view`)).seq).toBe(1)
      expect((await sameCookies(bert, restored.url).must('GET', '/api/me')).person).toMatchObject({ name: 'Bert' })
      await restored.close()
    })

    test('with its secret a backup restores by itself', async () => {
      const env = await store.fresh()
      const server = await testServer(env)
      const anna = await guest(server.url, 'Anna')
      const { id } = await anna.table('POST', '/api/tables', SOLO)
      const file = join(tempDir(), 'whole.gz')
      await backup(readConfig(env), file, { withSecret: true })
      await server.close()
      const elsewhere = await store.fresh()
      await restore(readConfig(elsewhere), file)
      const restored = await testServer(elsewhere)
      expect((await sameCookies(anna, restored.url).must('GET', `/api/tables/${id}/view`)).seq).toBe(1)
      await restored.close()
    })
  })
}
