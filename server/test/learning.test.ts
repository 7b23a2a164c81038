/** How far somebody has come is kept with the person, and hosts see who is new to a game. */

import { expect, test } from 'vitest'
import { MAX_LEARNED } from '../storage/learned.ts'
import { guest, type Person } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

const idOf = async (who: Person) => (await who.must<{ person: { id: string } }>('GET', '/api/me')).person.id

onEveryStore((server) => {
  test('chapters that somebody is through with are added up, and are among all that is known of a person', async () => {
    const anna = await guest(server.url, 'Anna', 'de')
    expect(await anna.must('GET', '/api/me/learned')).toEqual({ done: [] })
    await anna.must('POST', '/api/me/learned', { done: ['lanterns/workers', 'lanterns/stone'] })
    const { done } = await anna.must('POST', '/api/me/learned', { done: ['lanterns/workers', 'lanterns/farm'] })
    expect(done).toEqual(['lanterns/farm', 'lanterns/stone', 'lanterns/workers'])
    const all = await anna.must('GET', '/api/me/export')
    expect(all.learned).toEqual([
      { chapter: 'lanterns/farm' },
      { chapter: 'lanterns/stone' },
      { chapter: 'lanterns/workers' },
    ])
    expect((await anna.call('POST', '/api/me/learned', { done: ['<b>'] })).status).toBe(400)
    await anna.must('DELETE', '/api/me')
    expect(await server.context.db.all('SELECT * FROM learned')).toEqual([])
  })

  test('made-up chapters fill nothing: games that are not here are left out, and there is room for so many', async () => {
    const anna = await guest(server.url, 'Anna')
    const learn = (done: readonly string[]) => anna.must<{ done: string[] }>('POST', '/api/me/learned', { done })
    expect((await learn(['chess/opening', 'lanternsx/a', 'lanterns/light'])).done).toEqual(['lanterns/light'])
    const many = (from: number) => Array.from({ length: 400 }, (_, i) => `lanterns/made-up-${from + i}`)
    await Promise.all([0, 400, 800, 1200].map((from) => learn(many(from))))
    const { done } = await learn(['lanterns/more'])
    expect(done.length).toBe(MAX_LEARNED)
    const ben = await guest(server.url, 'Ben')
    await ben.must('POST', '/api/me/learned', { done: many(9000) })
    await server.context.people.merge(await idOf(ben), await idOf(anna))
    expect((await learn([])).done).toEqual(done)
    await anna.must('DELETE', '/api/me')
  })

  test('what a guest has learned goes over to the account', async () => {
    const [guestHere, account] = [await guest(server.url, 'Gast'), await guest(server.url, 'Konto')]
    await guestHere.must('POST', '/api/me/learned', { done: ['lanterns/stone', 'lanterns/time'] })
    await account.must('POST', '/api/me/learned', { done: ['lanterns/stone'] })
    await server.context.people.merge(await idOf(guestHere), await idOf(account))
    expect(await account.must('GET', '/api/me/learned')).toEqual({ done: ['lanterns/stone', 'lanterns/time'] })
  })

  test('before the start those at the table see who has never played its game here', async () => {
    const anna = await guest(server.url, 'Anna')
    const ben = await guest(server.url, 'Ben')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    await anna.table('POST', '/api/tables', { game: 'lanterns', seats: [{ kind: 'me' }], start: true })
    const { id, invite } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats })
    const who = async () => (await anna.must('GET', `/api/tables/${id}/newcomers`)).seats
    expect(await who()).toEqual([])
    await ben.must('POST', `/api/tables/${id}/join`, { seat: 1, invite })
    expect(await who()).toEqual([1])
    const stranger = await guest(server.url, 'Fremd')
    expect((await stranger.call('GET', `/api/tables/${id}/newcomers`)).status).toBe(404)
    await anna.must('POST', `/api/tables/${id}/start`)
    expect((await anna.call('GET', `/api/tables/${id}/newcomers`)).status).toBe(409)
  })
})
