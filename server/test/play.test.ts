/** Playing a table over real sockets, on both stores. */

import { expect, test } from 'vitest'
import { guest, lastView, newCommand, type Person, type Socket } from './help/client.ts'
import { onEveryStore } from './help/every-store.ts'

async function tableOfTwo(url: string): Promise<{ id: string; anna: Person; bert: Person; a: Socket; b: Socket }> {
  const anna = await guest(url, 'Anna')
  const bert = await guest(url, 'Bert', 'de')
  const { id, invite } = await anna.table('POST', '/api/tables', {
    game: 'lanterns',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await bert.table('POST', `/api/tables/${id}/join`, { invite })
  await anna.table('POST', `/api/tables/${id}/start`)
  const a = await anna.socket()
  const b = await bert.socket()
  a.say({ type: 'hello', table: id })
  b.say({ type: 'hello', table: id })
  await a.next('full')
  await b.next('full')
  return { id, anna, bert, a, b }
}

const first = (socket: Socket, id: string, seat: number) => {
  const decision = lastView(socket, id, seat)?.decisions[0]
  if (decision?.choices?.[0] === undefined) throw new Error(`seat ${seat} is not asked`)
  return { to: decision.id, choice: decision.choices[0] }
}

onEveryStore((server) => {
  test('a game is played to the end, everyone sees the same, the record is open afterwards', async () => {
    const { id, anna, bert, a, b } = await tableOfTwo(server.url)
    const early = await anna.call('GET', `/api/tables/${id}/record`)
    expect(early.status).toBe(409)
    for (let moves = 0; moves < 200; moves++) {
      const view = lastView(a, id, 0)
      if (view === null || view.over) break
      const seat = view.waiting[0]?.seat ?? 0
      const socket = seat === 0 ? a : b
      const other = seat === 0 ? b : a
      const { seq } = await ack(socket, id, seat)
      await Promise.all([socket.next('update', (m) => m.seq === seq), other.next('update', (m) => m.seq === seq)])
    }
    expect(lastView(a, id, 0)?.over).toBe(true)
    expect(lastView(b, id, 1)?.result).toEqual(lastView(a, id, 0)?.result)
    await a.next('table', (m) => m.info.status === 'over')
    const { record } = await bert.must('GET', `/api/tables/${id}/record`)
    expect((record as { entries: unknown[] }).entries.length).toBe(lastView(a, id, 0)?.seq)
    expect((record as { seed: string }).seed).toBe(lastView(a, id, 0)?.seed)
  })

  const ack = async (socket: Socket, id: string, seat: number): Promise<{ seq: number }> => {
    const reply = await socket.command({
      type: 'command',
      commandId: newCommand(),
      table: id,
      seat,
      answers: [first(socket, id, seat)],
    })
    if (reply.type !== 'ack') throw new Error(JSON.stringify(reply))
    return reply
  }

  test('the same command twice has one effect and the same answer, also after the memory is gone', async () => {
    const { id, a } = await tableOfTwo(server.url)
    const command = {
      type: 'command' as const,
      commandId: newCommand(),
      table: id,
      seat: 0,
      answers: [first(a, id, 0)],
    }
    const once = await a.command(command)
    const twice = await a.command(command)
    expect(twice).toEqual(once)
    const reused = await a.command({ ...command, answers: [{ choice: 'something else' }] })
    expect(reused).toMatchObject({ type: 'nack', problem: { code: 'conflict' } })
    expect(await a.command({ ...command, commandId: newCommand() })).toMatchObject({
      type: 'nack',
      problem: { refusal: { rule: 'K-NO-DECISION' } },
    })
    await server.context.registry.at(id, (loaded) => {
      loaded.recent = []
    })
    expect(await a.command(command)).toEqual(once)
  })

  test('a refusal names the rule in the language of the person', async () => {
    const { id, b } = await tableOfTwo(server.url)
    const nack = await b.command({
      type: 'command',
      commandId: newCommand(),
      table: id,
      seat: 1,
      answers: [{ choice: 'lantern#999' }],
    })
    expect(nack).toMatchObject({
      type: 'nack',
      problem: { code: 'refused', refusal: { rule: 'L-HAND-01', text: 'Diese Laterne ist nicht auf deiner Hand.' } },
    })
    b.say({ type: 'ask', id: 'why', table: id, seat: 1, answer: { choice: 7 } })
    expect(await b.next('why')).toMatchObject({ refusal: { rule: 'K-SHAPE' } })
  })

  test('nobody plays for another seat', async () => {
    const { id, a, b, bert } = await tableOfTwo(server.url)
    const answers = [first(a, id, 0)]
    const nack = await b.command({ type: 'command', commandId: newCommand(), table: id, seat: 0, answers })
    expect(nack).toMatchObject({ type: 'nack', problem: { code: 'forbidden' } })
    const http = await bert.call('POST', `/api/tables/${id}/answers`, { commandId: newCommand(), seat: 0, answers })
    expect(http.status).toBe(403)
  })

  test('a preview changes nothing and stops before anything is drawn or revealed', async () => {
    const { id, a, b } = await tableOfTwo(server.url)
    a.say({ type: 'preview', id: 'p', table: id, seat: 0, answers: [first(a, id, 0)] })
    const shown = await a.next('previewed')
    expect(shown).toMatchObject({ played: 1, reveals: false, refusal: null })
    expect(shown.view?.decisions).toEqual([])
    await ack(a, id, 0)
    await b.next('update')
    b.say({ type: 'preview', id: 'q', table: id, seat: 1, answers: [first(b, id, 1)] })
    expect(await b.next('previewed')).toMatchObject({ played: 0, reveals: true })
  })

  test('one may take back the latest choice as long as nobody learned anything', async () => {
    const { id, a, b } = await tableOfTwo(server.url)
    const before = lastView(a, id, 0)
    await ack(a, id, 0)
    await a.next('update')
    const undone = await a.command({ type: 'undo', commandId: newCommand(), table: id, seat: 0 })
    expect(undone.type).toBe('ack')
    const update = await a.next('update')
    expect(update.log).toMatchObject([{ kind: 'undo', position: 0 }])
    expect(lastView(a, id, 0)).toEqual(before)
    await ack(a, id, 0)
    await b.next('update', (m) => m.seq === 4)
    await ack(b, id, 1)
    const late = await b.command({ type: 'undo', commandId: newCommand(), table: id, seat: 1 })
    expect(late).toMatchObject({ type: 'nack', problem: { refusal: { rule: 'K-UNDO' } } })
  })

  test('further back only when everyone agrees', async () => {
    const { id, a, b } = await tableOfTwo(server.url)
    await ack(a, id, 0)
    await b.next('update')
    await ack(b, id, 1)
    await a.next('update', (m) => m.seq === 3)
    const proposed = await a.command({ type: 'propose', commandId: newCommand(), table: id, seat: 0, back: 0 })
    expect(proposed.type).toBe('ack')
    const { info } = await b.next('table', (m) => m.info.proposal !== null)
    expect(info.proposal).toMatchObject({ by: 0, back: 0, agreed: [0] })
    const agreed = await b.command({ type: 'vote', commandId: newCommand(), table: id, seat: 1, agree: true })
    expect(agreed.type).toBe('ack')
    const update = await a.next('update', (m) => m.seq === 4)
    expect(update.seats[0]?.view?.seq).toBe(0)
  })

  test('several answers count together or not at all', async () => {
    const { id, a } = await tableOfTwo(server.url)
    const nack = await a.command({
      type: 'command',
      commandId: newCommand(),
      table: id,
      seat: 0,
      answers: [first(a, id, 0), { choice: 'draw' }],
    })
    expect(nack).toMatchObject({ type: 'nack', problem: { refusal: { rule: 'K-NOT-ASKED' }, index: 1 } })
    a.say({ type: 'hello', table: id })
    expect((await a.next('full')).seq).toBe(1)
  })

  test('who was away for a moment gets only the gap, who was away for long everything', async () => {
    const { id, a, b, bert } = await tableOfTwo(server.url)
    b.ws.terminate()
    const { seq } = await ack(a, id, 0)
    const again = await bert.socket()
    again.say({ type: 'hello', table: id, lastSeq: 1 })
    const gap = await again.next('gap')
    expect(gap).toMatchObject({ from: 1, seq })
    expect(gap.log.map((line) => line.seq)).toEqual([2])
    again.say({ type: 'hello', table: id, lastSeq: 99 })
    expect((await again.next('full')).log.map((line) => line.seq)).toEqual([1, 2])
  })

  test('presence, chat and leaving are told to the others', async () => {
    const { id, a, b } = await tableOfTwo(server.url)
    const said = await a.command({ type: 'chat', commandId: newCommand(), table: id, text: ' Hallo! ' })
    expect(said.type).toBe('ack')
    expect((await b.next('said')).line).toMatchObject({ name: 'Anna', seat: 0, text: 'Hallo!' })
    await a.next('table', (m) => m.info.seats[1]?.online === true)
    b.close()
    const { info } = await a.next('table', (m) => m.info.seats[1]?.online === false)
    expect(info.seats[0]?.online).toBe(true)
  })

  test('bots fill seats and play on after somebody concedes', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id, status } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot' }],
      start: true,
    })
    expect(status).toBe('running')
    const a = await anna.socket()
    a.say({ type: 'hello', table: id })
    await a.next('full')
    const done = await a.command({ type: 'concede', commandId: newCommand(), table: id, seat: 0 })
    expect(done.type).toBe('ack')
    const { info } = await a.next('table', (m) => m.info.status === 'over')
    expect(info.seats.map((s) => s.kind)).toEqual(['bot', 'bot', 'bot'])
    expect(info.seats[0]?.conceded).toBe(true)
  })

  test('who gives up says how strong the bot is that plays on; a level that is none is refused', async () => {
    const levelAfter = async (how: 'socket' | 'http', level: string | undefined) => {
      const { id, anna, a } = await tableOfTwo(server.url)
      const wish = { commandId: newCommand(), seat: 0, ...(level === undefined ? {} : { level }) }
      if (how === 'http') await anna.must('POST', `/api/tables/${id}/concede`, wish)
      else expect((await a.command({ type: 'concede', table: id, ...wish })).type).toBe('ack')
      return (await anna.table('GET', `/api/tables/${id}`)).seats[0]?.level
    }
    expect(await levelAfter('http', 'greedy')).toBe('greedy')
    expect(await levelAfter('socket', 'random')).toBe('random')
    expect(await levelAfter('http', undefined)).toBe(server.context.levels.at(-1))
    const { id, anna } = await tableOfTwo(server.url)
    const none = { commandId: newCommand(), seat: 0, level: 'queen' }
    expect((await anna.call('POST', `/api/tables/${id}/concede`, none)).status).toBe(400)
  })

  test('who is here cannot be replaced by a bot, who is away can, and comes back', async () => {
    const { id, anna, bert, b } = await tableOfTwo(server.url)
    const here = await anna.call('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' })
    expect(here.status).toBe(409)
    b.close()
    await b.closed
    await expect.poll(async () => (await anna.table('GET', `/api/tables/${id}`)).seats[1]?.online).toBe(false)
    const away = await anna.table('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' })
    expect(away.seats[1]).toMatchObject({ kind: 'bot', name: 'Bert' })
    const back = await bert.table('POST', `/api/tables/${id}/join`, {})
    expect(back.seats[1]).toMatchObject({ kind: 'person', mine: true })
  })

  test('several seats of one table on one screen', async () => {
    const anna = await guest(server.url, 'Anna')
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Oma' }],
      start: true,
    })
    const a = await anna.socket()
    a.say({ type: 'hello', table: id })
    const full = await a.next('full')
    expect(full.seats.map((s) => s.as)).toEqual([0, 1])
    expect(full.info.seats.map((s) => s.name)).toEqual(['Anna', 'Oma'])
    await ack(a, id, 0)
    await a.next('update')
    expect((await ack(a, id, 1)).seq).toBe(3)
  })
})
