/** One turn of a table's line for the check and the act: nobody slips in between. */

import { expect, test } from 'vitest'
import { botAt, tableFor } from '../play/actor.ts'
import { answer, handToBot } from '../play/acts.ts'
import { entriesAfter } from '../storage/log.ts'
import { guest, newCommand, type Person } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

interface Asked {
  readonly to: string
  readonly choice: string
}

onEveryStore((server) => {
  const running = async () => {
    const anna = await guest(server.url, 'Anna')
    const bert = await guest(server.url, 'Bert')
    const { id, invite } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      options: { rounds: 1000 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    await bert.table('POST', `/api/tables/${id}/join`, { invite })
    await anna.table('POST', `/api/tables/${id}/start`)
    const { decisions } = (await bert.must('GET', `/api/tables/${id}/decisions`)) as {
      decisions: { id: string; choices: { choice: string }[] }[]
    }
    const asked: Asked = { to: decisions[0]?.id ?? '', choice: decisions[0]?.choices[0]?.choice ?? '' }
    return { anna, bert, id, asked }
  }

  /** Bert acts, and directly behind him in the table's line a bot takes his seat. */
  const takenMeanwhile = async (act: (bert: Person, id: string, asked: Asked) => Promise<unknown>) => {
    const { registry, db } = server.context
    const { bert, id, asked } = await running()
    let letGo: () => void = () => undefined
    const held = registry.at(id, () => new Promise<void>((resolve) => (letGo = resolve)))
    const line = registry.loaded(id)?.line.end()
    const acted = act(bert, id, asked)
    await expect.poll(() => registry.loaded(id)?.line.end() !== line).toBe(true)
    const taken = handToBot(registry, id, tableFor(1), newCommand(), { kind: 'replace', level: 'random' })
    letGo()
    await Promise.all([held, taken, acted])
    const kinds = (await entriesAfter(db, id, 0)).filter((e) => !e.command.includes(':bot')).map((e) => e.payload.kind)
    return kinds
  }

  test('over HTTP an answer counts before a bot takes the seat, never after', async () => {
    const kinds = await takenMeanwhile((bert, id, asked) =>
      bert.call('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 1, answers: [asked] }),
    )
    expect(kinds).toEqual(['start', 'answer', 'replace'])
  })

  test('over the socket, too', async () => {
    const kinds = await takenMeanwhile(async (bert, id, asked) => {
      const socket = await bert.socket()
      await socket.command({ type: 'command', commandId: newCommand(), table: id, seat: 1, answers: [asked] })
      socket.close()
    })
    expect(kinds).toEqual(['start', 'answer', 'replace'])
  })

  test('a bot whose person came back while it was thinking does not move any more', async () => {
    const { registry } = server.context
    const { bert, id, asked } = await running()
    await handToBot(registry, id, tableFor(1), newCommand(), { kind: 'replace', level: 'random' })
    await bert.table('POST', `/api/tables/${id}/join`, { seat: 1 })
    await expect(answer(registry, id, botAt(1), newCommand(), [asked])).rejects.toMatchObject({ code: 'stale' })
  })

  test('a command is repeated to its own person only, also when a bot has the seat by then', async () => {
    const { anna, bert, id } = await running()
    const commandId = newCommand()
    const body = { commandId, seat: 1 }
    const { seq } = await bert.must('POST', `/api/tables/${id}/concede`, body)
    expect(await bert.must('POST', `/api/tables/${id}/concede`, body)).toEqual({ seq })
    expect((await anna.call('POST', `/api/tables/${id}/concede`, body)).status).toBe(403)
  })
})
