/** How far somebody has come is kept with the person, and hosts see who is new to a game. */

import { expect, test } from 'vitest'
import { guest } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

onEveryStore((server) => {
  test('chapters that somebody is through with are added up, and are among all that is known of a person', async () => {
    const anna = await guest(server.url, 'Anna', 'de')
    expect(await anna.must('GET', '/api/me/learned')).toEqual({ done: [] })
    await anna.must('POST', '/api/me/learned', { done: ['hallertau/workers', 'village/stone'] })
    const { done } = await anna.must('POST', '/api/me/learned', { done: ['hallertau/workers', 'agricola/farm'] })
    expect(done).toEqual(['agricola/farm', 'hallertau/workers', 'village/stone'])
    const all = await anna.must('GET', '/api/me/export')
    expect(all.learned).toEqual([
      { chapter: 'agricola/farm' },
      { chapter: 'hallertau/workers' },
      { chapter: 'village/stone' },
    ])
    expect((await anna.call('POST', '/api/me/learned', { done: ['<b>'] })).status).toBe(400)
    await anna.must('DELETE', '/api/me')
    expect(await server.context.db.all('SELECT * FROM learned')).toEqual([])
  })

  test('what a guest has learned goes over to the account', async () => {
    const [guestHere, account] = [await guest(server.url, 'Gast'), await guest(server.url, 'Konto')]
    await guestHere.must('POST', '/api/me/learned', { done: ['village/stone', 'village/time'] })
    await account.must('POST', '/api/me/learned', { done: ['village/stone'] })
    const idOf = async (who: typeof account) => ((await who.must('GET', '/api/me')).person as { id: string }).id
    await server.context.people.merge(await idOf(guestHere), await idOf(account))
    expect(await account.must('GET', '/api/me/learned')).toEqual({ done: ['village/stone', 'village/time'] })
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
