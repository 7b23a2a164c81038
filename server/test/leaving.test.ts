/** Deleting oneself is always possible, whatever has become of one's tables. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, newCommand, sameCookies } from './help/client.ts'
import { games } from './help/lanterns.ts'
import { type Store, stores, testServer } from './help/server.ts'

const TWO = {
  game: 'lanterns',
  options: { rounds: 1000 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  visibility: 'public',
}

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.stop())

    test.each([
      ['rules that changed', { rules: '2' }],
      ['a game that is not here any more', null],
    ])('with %s and no snapshot', async (_, change) => {
      const env = await store.fresh()
      const before = await testServer(env)
      const anna = await guest(before.url, 'Anna Verschwindet')
      const bert = await guest(before.url, 'Bert')
      const { id } = await anna.table('POST', '/api/tables', TWO)
      await bert.table('POST', `/api/tables/${id}/join`, {})
      await anna.table('POST', `/api/tables/${id}/start`)
      await anna.must('POST', `/api/tables/${id}/chat`, { commandId: newCommand(), text: 'mein Geheimnis' })
      await before.close()
      const after = await testServer(env, change === null ? [] : games.map((game) => ({ ...game, ...change })))
      const { db } = after.context
      await db.all('DELETE FROM snapshots')
      const again = sameCookies(anna, after.url)
      await again.must('DELETE', '/api/me')
      expect((await again.must('GET', '/api/me')).person).toBeNull()
      for (const table of ['people', 'sessions', 'seats', 'messages']) {
        const rows = JSON.stringify(await db.all(`SELECT * FROM ${table}`))
        expect([table, /Verschwindet|Geheimnis/.test(rows)]).toEqual([table, false])
      }
      await after.close()
      // With the right rules the table goes on: a bot has the seat.
      const back = await testServer(env)
      const seats = (await sameCookies(bert, back.url).table('GET', `/api/tables/${id}`)).seats
      expect(seats[0]).toMatchObject({ kind: 'bot', name: '–', conceded: true })
      await back.close()
    })
  })
}
