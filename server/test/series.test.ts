/** Series, moments of running tables, seat marks, putting away: what a table offers around the game itself. */

import type { Json, View } from '@dorfplatz/kernel'
import type { SeriesGame, TableInfo } from '@dorfplatz/protocol'
import { expect, test } from 'vitest'
import { guest, myTables, newCommand, type Person } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

const ALONE = { game: 'lanterns', seats: [{ kind: 'me' }], start: true }

onEveryStore((server) => {
  interface Asked {
    readonly decisions: { id: string; seat: number; kind: string; choices: { choice: string }[] }[]
  }
  const asked = async (person: Person, id: string, seat: number): Promise<Asked['decisions'][number] | undefined> =>
    ((await person.must('GET', `/api/tables/${id}/decisions?seat=${seat}`)) as Asked).decisions[0]
  /** Answers one decision of the seat; false when it is asked nothing. */
  const move = async (person: Person, id: string, seat: number): Promise<boolean> => {
    const decision = await asked(person, id, seat)
    if (decision === undefined) return false
    const answers = [{ to: decision.id, choice: decision.choices[0]?.choice }]
    await person.must('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat, answers })
    return true
  }
  const finish = async (person: Person, id: string): Promise<void> => {
    for (let i = 0; await move(person, id, 0); i++) if (i > 50) throw new Error('still playing')
    // The end is written down a moment after the last move.
    const ended = async () => (await server.context.db.all('SELECT result FROM tables WHERE id = ?', [id]))[0]?.result
    await expect.poll(ended).not.toBeNull()
  }
  const series = async (person: Person): Promise<SeriesGame[]> =>
    (await person.must('GET', '/api/me/series')).games as SeriesGame[]

  test('the next game of a series is laid by the server from what the finished game offers, once at a time', async () => {
    const anna = await guest(server.url, 'Anna', 'de')
    const { id } = await anna.table('POST', '/api/tables', { ...ALONE, options: { series: 1 } })
    expect(await series(anna)).toEqual([])
    expect((await anna.call('POST', `/api/tables/${id}/sequel`, { sequel: 0 })).status).toBe(409)
    await finish(anna, id)
    const [first] = await series(anna)
    expect(first).toMatchObject({
      id,
      previous: null,
      status: 'over',
      title: { de: 'Abend 1, 0', en: 'Evening 1, 0' },
    })
    expect(first?.total).toBe(3)
    expect(first?.sequels.map((s) => s.de)).toEqual(['Abend 2, 0', 'Abend 2, 1'])
    expect((await anna.call('POST', `/api/tables/${id}/sequel`, { sequel: 2 })).status).toBe(404)
    const stranger = await guest(server.url, 'Fremd')
    expect((await stranger.call('POST', `/api/tables/${id}/sequel`, { sequel: 0 })).status).toBe(404)

    const clicks = await Promise.all(
      [1, 1, 0].map((sequel) => anna.table('POST', `/api/tables/${id}/sequel`, { sequel })),
    )
    expect(new Set(clicks.map((t) => t.id)).size).toBe(1)
    const second = clicks[0] as TableInfo
    expect(second).toMatchObject({ status: 'running', practice: false, options: { series: 2 } })
    await finish(anna, second.id)
    const third = await anna.table('POST', `/api/tables/${second.id}/sequel`, { sequel: 0 })
    await finish(anna, third.id)
    const course = await series(anna)
    expect(course.map((g) => [g.id, g.previous])).toEqual([
      [id, null],
      [second.id, id],
      [third.id, second.id],
    ])
    expect(course.at(-1)?.sequels).toEqual([])

    // Weeks later the second game can be followed again, as a series of its own.
    const branch = await anna.table('POST', `/api/tables/${second.id}/sequel`, { sequel: 1 })
    expect(branch.id).not.toBe(third.id)
    expect((await series(anna)).filter((g) => g.previous === second.id)).toHaveLength(2)
  })

  test('what a series carries over is nobody’s to choose, but for practice', async () => {
    const anna = await guest(server.url, 'Anna')
    const wish = { ...ALONE, options: { series: 2, carried: 1 } }
    const refused = await anna.call('POST', '/api/tables', wish)
    expect(refused.status).toBe(422)
    expect(refused.body.error).toMatchObject({ refusal: { rule: 'K-SETUP-OPTION', args: { key: 'carried' } } })
    const practice = await anna.table('POST', '/api/tables', { ...wish, seed: 'any words' })
    expect(practice.practice).toBe(true)
    await finish(anna, practice.id)
    const next = await anna.table('POST', `/api/tables/${practice.id}/sequel`, { sequel: 0 })
    expect(next.practice).toBe(true)
  })

  test('a finished table is put away for oneself, a running series game for good', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', { ...ALONE, options: { series: 1 } })
    await finish(anna, id)
    await anna.must('POST', `/api/tables/${id}/archive`)
    expect(await myTables(anna)).toEqual([])
    expect((await series(anna)).map((g) => [g.id, g.away])).toEqual([[id, true]])
    const next = await anna.table('POST', `/api/tables/${id}/sequel`, { sequel: 0 })
    await anna.must('POST', `/api/tables/${next.id}/archive`)
    const other = await anna.table('POST', `/api/tables/${id}/sequel`, { sequel: 1 })
    expect(other.id).not.toBe(next.id)
  })

  test('putting away is nobody else’s business', async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    expect((await anna.call('POST', `/api/tables/${id}/archive`)).status).toBe(409)
    while ((await move(anna, id, 0)) || (await move(bert, id, 1)));
    await anna.must('POST', `/api/tables/${id}/archive`)
    expect(await myTables(anna)).toEqual([])
    expect((await myTables(bert)).map((t) => t.id)).toEqual([id])
  })

  test('earlier moments of a running table are one’s own views of then, and nothing more', async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'private',
    })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    const people = [anna, bert]
    /** What each seat saw after each answer, as it happened. */
    const seen: View<Json>[][] = []
    const look = async (): Promise<void> => {
      const views = await Promise.all(people.map((p) => p.must('GET', `/api/tables/${id}/view`)))
      seen.push(views.map((v) => v.view as View<Json>))
    }
    await look()
    for (let n = 0; n < 7; n++) {
      const who = (await asked(anna, id, 0)) !== undefined ? 0 : 1
      await move(people[who] as Person, id, who)
      await look()
    }
    for (const [seat, person] of people.entries()) {
      for (const [at, views] of seen.entries()) {
        const then = await person.must('GET', `/api/tables/${id}/moment?at=${at}`)
        expect(then.total).toBe(7)
        expect(then.view).toEqual(views[seat])
      }
      expect((await person.must('GET', `/api/tables/${id}/moment?at=9999`)).view).toEqual(seen[7]?.[seat])
      const wrong = await person.call('GET', `/api/tables/${id}/moment?at=0&seat=${1 - seat}`)
      expect(wrong.status).toBe(403)
    }
    const open = await anna.must('GET', `/api/tables/${id}/moment?at=3&spectator=1`)
    const { hands } = (open.view as View<{ hands: Json[] }>).table
    expect(hands.every((hand) => typeof hand === 'number')).toBe(true)
    const stranger = await guest(server.url, 'Fremd')
    expect((await stranger.call('GET', `/api/tables/${id}/moment?at=0`)).status).toBe(404)
    expect((await stranger.call('GET', `/api/tables/${id}/moment?at=0&spectator=1&invite=${invite}`)).status).toBe(403)
    expect((await anna.call('GET', `/api/tables/${id}/moment?at=-1`)).status).toBe(400)
  })

  test('every seat has a mark of its own; a free one is taken, a person’s one is not', async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const made = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me', colour: 3 }, { kind: 'open' }, { kind: 'bot' }, { kind: 'open' }],
    })
    const { id, invite } = made
    const marks = (t: TableInfo): number[] => t.seats.map((s) => s.colour)
    expect(marks(made)).toEqual([3, 0, 1, 2])
    expect(marks(await bert.table('POST', `/api/tables/${id}/join`, { invite, seat: 1, colour: 3 }))).toEqual([
      3, 0, 1, 2,
    ])
    expect((await bert.call('POST', `/api/tables/${id}/colour`, { seat: 1, colour: 3 })).status).toBe(409)
    expect((await bert.call('POST', `/api/tables/${id}/colour`, { seat: 0, colour: 4 })).status).toBe(403)
    expect(marks(await bert.table('POST', `/api/tables/${id}/colour`, { seat: 1, colour: 1 }))).toEqual([3, 1, 0, 2])
    expect(marks(await bert.table('POST', `/api/tables/${id}/colour`, { seat: 1, colour: 4 }))).toEqual([3, 4, 0, 2])
    expect((await bert.call('POST', `/api/tables/${id}/colour`, { seat: 1, colour: 5 })).status).toBe(400)
    await anna.table('POST', `/api/tables/${id}/bot`, { seat: 3 })
    await anna.table('POST', `/api/tables/${id}/start`)
    expect((await bert.call('POST', `/api/tables/${id}/colour`, { seat: 1, colour: 2 })).status).toBe(409)
  })
})
