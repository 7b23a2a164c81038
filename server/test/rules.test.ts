/** Rules that change under a running table: its host is asked, it goes on from the newest state, and nobody is left stuck. */

import type { Game } from '@dorfplatz/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Environment } from '../config.ts'
import { guest, newCommand, type Person, sameCookies } from './help/client.ts'
import { games, lanterns } from './help/lanterns.ts'
import { type Store, stores, testServer } from './help/server.ts'

const given = (...list: unknown[]): readonly Game[] => list as readonly Game[]
/** Other rules: nobody shuffles any more. */
const correctedLanterns = {
  ...lanterns,
  version: '2',
  ops: { ...lanterns.ops, turn: { ...lanterns.ops.turn, choices: () => ['draw'] } },
}
const corrected = given(correctedLanterns)
/** Rules whose states look different. */
const rebuilt = given({
  ...lanterns,
  version: '3',
  view: () => {
    throw new TypeError('there is no such field')
  },
})

interface Asked {
  readonly decisions: readonly { readonly id: string; readonly choices: readonly { readonly choice: string }[] }[]
}

/** Answers what is asked, as wished wherever one may. */
async function play(person: Person, id: string, answers: number, wish: string): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const { decisions } = (await person.must('GET', `/api/tables/${id}/decisions`)) as Asked
    const [asked] = decisions
    const choice = (asked?.choices.find((c) => c.choice === wish) ?? asked?.choices[0])?.choice
    const body = { commandId: newCommand(), seat: 0, answers: [{ to: asked?.id, choice }] }
    await person.must('POST', `/api/tables/${id}/answers`, body)
  }
}

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store.stop())

    /** Some table that was played by the first rules. */
    const played = async (answers: number, plan: object = {}) => {
      const env = await store.fresh()
      const server = await testServer(env, games)
      const anna = await guest(server.url, 'Anna')
      const { id, invite } = await anna.table('POST', '/api/tables', {
        game: 'lanterns',
        options: { rounds: 1000 },
        seats: [{ kind: 'me' }],
        start: true,
        ...plan,
      })
      await play(anna, id, answers, 'shuffle')
      await server.context.registry.idle()
      return { env, server, anna, id, invite }
    }
    const reopened = async (env: Environment, given: readonly Game[], person: Person) => {
      const server = await testServer(env, given)
      return { server, person: sameCookies(person, server.url) }
    }
    const momentAt = async (person: Person, id: string, at: number) => {
      const { status, body } = await person.call('GET', `/api/tables/${id}/moment?at=${at}`)
      return status === 200 ? (body.view as { seq: number }).seq : status
    }

    test('answers that the corrected rules refuse are taken back to the newest state once the host agrees', async () => {
      const { env, server, anna, id } = await played(80)
      await server.close()
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

      const { server: after, person: again } = await reopened(env, corrected, anna)
      const asked = await again.table('GET', `/api/tables/${id}`)
      expect(asked).toMatchObject({ status: 'running', rules: '1', seq: 81 })
      expect(asked.corrected).toEqual({ rules: '2', asks: true, lost: 80 - position })
      // Nothing is written while the host thinks about it, not even by the end of the process.
      await after.close()

      const { server: third, person: host } = await reopened(env, corrected, anna)
      await host.must('POST', `/api/tables/${id}/rules`, { rules: '2' })
      const agreed = await host.table('POST', `/api/tables/${id}/rules`, { rules: '2' })
      expect(agreed).toMatchObject({ status: 'running', rules: '1', seq: 83 })
      expect(agreed.corrected).toEqual({ rules: '2', asks: false, lost: 0 })
      const log = (await host.must('GET', `/api/tables/${id}/log`)).log as { kind: string; position: number }[]
      expect(log.slice(-2)).toMatchObject([{ kind: 'rules' }, { kind: 'undo', position }])
      await third.context.registry.idle()
      await play(host, id, 6, 'draw')
      expect(await third.context.registry.at(id, (loaded) => [loaded.match?.seq, loaded.broken])).toEqual([
        position + 6,
        null,
      ])
      // Moments since the correction are exact; before it, the nearest state that was kept is shown.
      expect(await momentAt(host, id, position + 3)).toBe(position + 3)
      expect(await momentAt(host, id, position - 1)).toBeLessThan(position)
      await third.close()
      // And once more, with nothing but the store.
      const { server: fourth } = await reopened(env, corrected, anna)
      const found = await fourth.context.registry.at(id, (loaded) => [loaded.match?.seq, loaded.broken])
      expect(found).toEqual([position + 6, null])
      await fourth.close()
    })

    test('until the host agrees nobody moves, no bot thinks, no time runs out; afterwards time begins anew', async () => {
      const env = await store.fresh()
      const before = await testServer(env, games)
      const anna = await guest(before.url, 'Anna')
      const bert = await guest(before.url, 'Bert')
      const { id } = await anna.table('POST', '/api/tables', {
        game: 'lanterns',
        visibility: 'public',
        pace: { kind: 'turns', seconds: 60 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
      await bert.table('POST', `/api/tables/${id}/join`, {})
      await anna.table('POST', `/api/tables/${id}/start`)
      await before.close()

      const after = await testServer({ ...env, TAKEOVER_MINUTES: '3' }, corrected)
      const { db, registry } = after.context
      // Long after everybody's time was up.
      await db.all('UPDATE entries SET waiting = ? WHERE table_id = ?', ['{"0":1000,"1":1000}', id])
      const [host, other] = [anna, bert].map((person) => sameCookies(person, after.url)) as [Person, Person]
      await after.sweeper.sweep()
      expect(await db.all('SELECT kind FROM notices')).toEqual([])
      const asked = await other.table('GET', `/api/tables/${id}`)
      expect(asked.seats.map((s) => s.kind)).toEqual(['person', 'person'])
      expect(asked.corrected).toEqual({ rules: '2', asks: true, lost: 0 })
      for (const path of ['answers', 'undo', 'concede']) {
        const body = { commandId: newCommand(), seat: 1, ...(path === 'answers' ? { answers: [{ choice: 'x' }] } : {}) }
        const refused = await other.call('POST', `/api/tables/${id}/${path}`, body)
        expect([path, refused.status]).toEqual([path, 409])
      }
      expect((await other.call('POST', `/api/tables/${id}/rules`, { rules: '2' })).status).toBe(403)
      expect((await host.call('POST', `/api/tables/${id}/rules`, { rules: '9' })).status).toBe(409)

      const socket = await other.socket()
      socket.say({ type: 'hello', table: id })
      await socket.next('full')
      const agreed = await host.table('POST', `/api/tables/${id}/rules`, { rules: '2' })
      expect(agreed.seq).toBe(asked.seq + 1)
      const { log } = await socket.next('update')
      expect(log).toMatchObject([{ kind: 'rules', seat: null }])
      await socket.next('table', (m) => m.info.corrected?.asks === false)
      socket.close()
      const waiting = await registry.at(id, (loaded) => loaded.waiting)
      expect(Object.keys(waiting)).toEqual(['0', '1'])
      for (const since of Object.values(waiting)) expect(since).toBeGreaterThan(1000)
      await play(host, id, 1, '')
      await after.close()
    })

    test('rules that are still here are gone on with, and all moments are exact', async () => {
      const { env, server, anna, id } = await played(40)
      await server.close()
      const { server: after, person } = await reopened(env, given(correctedLanterns, lanterns), anna)
      const now = await person.table('GET', `/api/tables/${id}`)
      expect([now.rules, now.corrected]).toEqual(['1', null])
      await play(person, id, 4, 'shuffle')
      for (const at of [0, 7, 41]) expect(await momentAt(person, id, at)).toBe(at)
      // Whatever begins now does so with the new ones.
      const plan = { game: 'lanterns', seats: [{ kind: 'me' }], start: true }
      expect((await person.table('POST', '/api/tables', plan)).rules).toBe('2')
      await after.close()
    })

    test('a finished game of older rules can still be looked at, moment by kept moment', async () => {
      const { env, server, anna, id } = await played(0, { options: { rounds: 1000 }, seats: [{ kind: 'me' }] })
      await play(anna, id, 200, 'shuffle')
      // However it ended.
      await server.context.db.all("UPDATE tables SET status = 'over', ended_at = 1 WHERE id = ?", [id])
      await server.close()
      const { server: after, person } = await reopened(env, corrected, anna)
      const now = await person.table('GET', `/api/tables/${id}`)
      expect(now).toMatchObject({ status: 'over', corrected: { rules: '2', asks: false } })
      const shown = await Promise.all([0, 60, 120, 150, 200].map((at) => momentAt(person, id, at)))
      expect(shown.at(-1)).toBe(200)
      // Which ones are kept depends on the table's id; the beginning, the end and something between always are.
      expect(new Set(shown).size).toBeGreaterThanOrEqual(3)
      for (const [i, at] of [60, 120, 150].entries()) {
        expect(shown[i + 1]).toBeLessThanOrEqual(at)
        expect(shown[i + 1]).toBeGreaterThan(at - 64 - 32)
      }
      await after.close()
    })

    test('rules that cannot read the states of a table stop it, and the right ones take it up again', async () => {
      const { env, server, anna, id } = await played(40)
      await server.close()
      const { server: wrong, person } = await reopened(env, rebuilt, anna)
      expect((await person.table('GET', `/api/tables/${id}`)).status).toBe('stopped')
      expect((await person.call('POST', `/api/tables/${id}/rules`, { rules: '3' })).status).toBeLessThan(500)
      expect(await person.must('GET', `/api/tables/${id}/view`)).toMatchObject({ view: null })
      expect(await momentAt(person, id, 3)).toBe(409)
      await wrong.close()
      const { server: right, person: again } = await reopened(env, games, anna)
      expect(await again.table('GET', `/api/tables/${id}`)).toMatchObject({ status: 'running', corrected: null })
      await play(again, id, 2, 'shuffle')
      await right.close()
    })
  })
}
