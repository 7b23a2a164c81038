/** People who are away for a moment keep their say: no bot takes over at once, and nobody goes back without them. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { againMs } from '../realtime/seen.ts'
import type { RunningServer } from '../server.ts'
import { guest, newCommand, type Person } from './help/client.ts'
import { type Store, stores, testServer } from './help/server.ts'

const SEATS = [{ kind: 'me' }, { kind: 'open' }]

async function firstAnswer(person: Person, id: string, seat: number): Promise<void> {
  const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions?seat=${seat}`)) as {
    decisions: { id: string; choices: { choice: string }[] }[]
  }
  const answers = [{ to: decisions[0]?.id, choice: decisions[0]?.choices[0]?.choice }]
  await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat, answers })
}

test('that somebody is there is written down well before a bot could take their place', () => {
  expect(againMs(3 * 60_000)).toBe(60_000)
  for (const minutes of [1, 2, 3, 30]) expect(againMs(minutes * 60_000)).toBeLessThan((minutes * 60_000) / 2)
})

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    let server: RunningServer
    beforeAll(async () => {
      store = await open()
      server = await testServer({ ...(await store.fresh()), TAKEOVER_MINUTES: '3' })
    })
    afterAll(async () => {
      await server.close()
      await store.stop()
    })

    const running = async (plan: object = {}) => {
      const anna = await guest(server.url, 'Anna')
      const bert = await guest(server.url, 'Bert')
      const options = { rounds: 1000 }
      const { id, invite } = await anna.table('POST', '/api/tables', {
        game: 'lanterns',
        options,
        seats: SEATS,
        ...plan,
      })
      await bert.table('POST', `/api/tables/${id}/join`, { invite })
      await anna.table('POST', `/api/tables/${id}/start`)
      return { anna, bert, id }
    }
    const takeOver = (by: Person, id: string, seat = 1) => by.call('POST', `/api/tables/${id}/bot`, { seat })
    const passMinutes = async (id: string, minutes: number) => {
      // What was noted is written first.
      await server.context.seen.at(id, 0)
      await server.context.db.all('UPDATE seats SET seen_at = seen_at - ? WHERE table_id = ?', [minutes * 60_000, id])
    }

    test('a bot takes over only after the person was away for some minutes', async () => {
      const { anna, bert, id } = await running()
      const socket = await bert.socket()
      socket.say({ type: 'hello', table: id })
      await socket.next('full')
      expect((await takeOver(anna, id)).body.error).toMatchObject({ code: 'conflict' })
      const left = server.context.db.now()
      // Who is there has much longer, and only while the table waits for them.
      const { takeover: late } = (await anna.table('GET', `/api/tables/${id}`)).seats[1] ?? {}
      expect(late ?? Number.POSITIVE_INFINITY).toBeGreaterThan(left + 29 * 60_000)
      socket.close()
      await socket.closed
      await expect.poll(async () => (await anna.table('GET', `/api/tables/${id}`)).seats[1]?.online).toBe(false)
      // Everybody sees from when on a bot may play for them.
      const { takeover } = (await anna.table('GET', `/api/tables/${id}`)).seats[1] ?? {}
      expect(takeover).toBeGreaterThanOrEqual(left + 3 * 60_000)
      expect(takeover).toBeLessThan(left + 4 * 60_000)
      expect((await takeOver(anna, id)).body.error).toMatchObject({
        code: 'conflict',
        text: expect.stringContaining('a moment ago'),
      })
      await passMinutes(id, 2)
      expect((await takeOver(anna, id)).status).toBe(409)
      await passMinutes(id, 2)
      expect((await takeOver(anna, id)).status).toBe(200)
    })

    test('who is connected but lets a live table wait for ever is no obstacle: a bot may play on, and the seat is taken back', async () => {
      const { anna, bert, id } = await running()
      const socket = await bert.socket()
      socket.say({ type: 'hello', table: id })
      await socket.next('full')
      const asked = async (who: Person, seat: number) =>
        ((await who.must('GET', `/api/tables/${id}/decisions?seat=${seat}`)) as { decisions: unknown[] }).decisions
          .length
      while ((await asked(anna, 0)) > 0) await firstAnswer(anna, id, 0)
      expect(await asked(bert, 1)).toBeGreaterThan(0)
      const seat = async () => (await anna.table('GET', `/api/tables/${id}`)).seats[1]
      const before = server.context.db.now()
      expect((await seat())?.takeover).toBeGreaterThan(before + 29 * 60_000)
      expect((await takeOver(anna, id)).body.error).toMatchObject({ code: 'conflict' })
      // As if the question had been asked half an hour ago.
      await server.context.registry.at(id, (loaded) => {
        loaded.waiting = { ...loaded.waiting, 1: before - 31 * 60_000 }
      })
      expect((await seat())?.takeover).toBeLessThan(before)
      expect((await takeOver(anna, id)).body).toMatchObject({ table: { id } })
      await bert.table('POST', `/api/tables/${id}/join`, { seat: 1 })
      socket.close()
    })

    test('whoever plays over HTTP alone is there as long as they ask', async () => {
      const { anna, bert, id } = await running()
      await bert.must('GET', `/api/tables/${id}/view`)
      expect((await takeOver(anna, id)).status).toBe(409)
      await passMinutes(id, 5)
      expect((await takeOver(anna, id)).status).toBe(200)
    })

    test('on a table with deadlines the deadline decides, not the host', async () => {
      const { anna, bert, id } = await running({ pace: { kind: 'turns', seconds: 3600 } })
      await passMinutes(id, 30)
      expect((await takeOver(anna, id)).status).toBe(409)
      // One's own seat one may hand over at any time.
      expect((await bert.call('POST', `/api/tables/${id}/concede`, { commandId: newCommand(), seat: 1 })).status).toBe(
        200,
      )
    })

    test('nobody goes back without a person whose seat a bot has for now; who has given up has no say', async () => {
      const { anna, bert, id } = await running()
      await firstAnswer(anna, id, 0)
      await firstAnswer(bert, id, 1)
      await passMinutes(id, 5)
      expect((await takeOver(anna, id)).status).toBe(200)
      const socket = await anna.socket()
      socket.say({ type: 'hello', table: id })
      await socket.next('full')
      const propose = async () => {
        const command = { type: 'propose' as const, commandId: newCommand(), table: id, seat: 0, back: 0 }
        return socket.command(command)
      }
      // The bot may still be moving: a proposal holds for the table as it stands.
      expect((await propose()).type).toBe('ack')
      const { proposal } = await anna.table('GET', `/api/tables/${id}`)
      expect(proposal === null || !proposal.agreed.includes(1)).toBe(true)
      const log = (await anna.must('GET', `/api/tables/${id}/log`)).log as { kind: string }[]
      expect(log.map((line) => line.kind)).not.toContain('undo')
      await bert.table('POST', `/api/tables/${id}/join`, { seat: 1 })
      await bert.must('POST', `/api/tables/${id}/concede`, { commandId: newCommand(), seat: 1 })
      await expect
        .poll(async () => {
          await propose()
          return ((await anna.must('GET', `/api/tables/${id}/log`)).log as { kind: string }[]).map((line) => line.kind)
        })
        .toContain('undo')
      socket.close()
    })
  })
}
