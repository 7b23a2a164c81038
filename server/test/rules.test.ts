/** Rules that change under a running table: it goes on from the newest state, and nobody is left stuck. */

import type { Game } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { guest, newCommand, type Person, sameCookies } from './help/client.ts'
import { games, lanterns } from './help/lanterns.ts'
import { stores, testServer } from './help/server.ts'

/** Other rules: nobody shuffles any more. */
const corrected = [
  { ...lanterns, rules: '2', ops: { ...lanterns.ops, turn: { ...lanterns.ops.turn, choices: () => ['draw'] } } },
] as unknown as readonly Game[]

/** Answers what is asked, shuffling wherever one may. */
async function play(person: Person, id: string, answers: number, wish: string): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const [asked] = decisions
    const choice = (asked?.choices.find((c) => c.choice === wish) ?? asked?.choices[0])?.choice
    const body = { commandId: newCommand(), seat: 0, answers: [{ to: asked?.id, choice }] }
    await person.must('POST', `/api/tables/${id}/answers`, body)
  }
}

for (const { name, open } of stores) {
  describe(name, () => {
    test('answers that the corrected rules refuse are taken back to the newest state, and the table goes on', async () => {
      const store = await open()
      const env = await store.fresh()
      const before = await testServer(env, games)
      const anna = await guest(before.url, 'Anna')
      const plan = { game: 'lanterns', options: { rounds: 1000 }, seats: [{ kind: 'me' }], start: true }
      const { id } = await anna.table('POST', '/api/tables', plan)
      await play(anna, id, 80, 'shuffle')
      await before.context.registry.idle()
      await before.close()
      // As if the process had died without a word: only what it wrote on its way is there.
      const second = await testServer(env, games)
      await second.context.db.all('DELETE FROM snapshots WHERE table_id = ? AND seq > 70', [id])
      const [newest] = await second.context.db.all<{ position: number }>(
        'SELECT position FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1',
        [id],
      )
      // Nothing of it in memory, so nothing is written at its end.
      await second.close()
      const position = newest?.position ?? 0
      expect(position).toBeGreaterThan(0)

      const after = await testServer(env, corrected)
      const again = sameCookies(anna, after.url)
      const table = await again.table('GET', `/api/tables/${id}`)
      expect(table).toMatchObject({ status: 'running', rules: '1', seq: 82 })
      const log = (await again.must('GET', `/api/tables/${id}/log`)).log as { kind: string; position: number }[]
      expect(log.at(-1)).toMatchObject({ kind: 'undo', position })
      await after.context.registry.idle()
      await play(again, id, 6, 'draw')
      const now = await after.context.registry.at(id, (loaded) => [loaded.match?.seq, loaded.broken])
      expect(now).toEqual([position + 6, null])
      // Moments since the correction are shown; those before it would need the rules of then.
      expect(await again.must('GET', `/api/tables/${id}/moment?at=${position + 3}`)).toMatchObject({
        total: position + 6,
      })
      expect((await again.call('GET', `/api/tables/${id}/moment?at=${position - 1}`)).status).toBe(409)
      await after.close()
      // And once more, with nothing but the store.
      const third = await testServer(env, corrected)
      const found = await third.context.registry.at(id, (loaded) => [loaded.match?.seq, loaded.broken])
      expect(found).toEqual([position + 6, null])
      await third.close()
      await store.stop()
    })
  })
}
