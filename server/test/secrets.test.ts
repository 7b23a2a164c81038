/** No secrets: whole games over real sockets, every byte each viewer received searched for what it may not know. */

import { rmSync } from 'node:fs'
import { type Game, type GameEvent, kernel, type Match, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoadedTable } from '../play/loaded.ts'
import { preview } from '../play/look.ts'
import type { RunningServer } from '../server.ts'
import { entriesAfter } from '../storage/log.ts'
import { guest, lastView, newCommand, type Socket, visitor } from './help/client.ts'
import { lanterns } from './help/lanterns.ts'
import { testServer } from './help/server.ts'
import { tempDir } from './help/stores.ts'

let server: RunningServer
const dir = tempDir()
beforeAll(async () => {
  server = await testServer({ DATA_DIR: dir })
})
afterAll(async () => {
  await server.close()
  rmSync(dir, { recursive: true, force: true })
})

const CARD = /lantern#\d\d\d/g
const lastEntry = ({ messages }: Socket): number =>
  Math.max(...messages.map((m) => (m.type === 'full' || m.type === 'update' ? m.seq : 0)))

test('no seat and no spectator ever receives a card it may not know, nor a seed before the end', async () => {
  const { registry, db } = server.context
  for (let game = 0; game < 4; game++) {
    const people = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => guest(server.url, name)))
    const [anna] = people
    if (anna === undefined) throw new Error('nobody came')
    const { id } = await anna.table('POST', '/api/tables', {
      game: 'lanterns',
      visibility: 'public',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'greedy' }],
    })
    for (const person of people.slice(1)) await person.table('POST', `/api/tables/${id}/join`, {})
    await anna.table('POST', `/api/tables/${id}/start`)
    const sockets: Socket[] = []
    for (const person of [...people, await guest(server.url, 'Zuschauer'), visitor(server.url)]) {
      const socket = await person.socket()
      socket.say({ type: 'hello', table: id })
      await socket.next('full')
      sockets.push(socket)
    }
    const viewers = [0, 1, 2, 'spectator', 'spectator'] as const
    const { seed, decks } = await registry.at(id, (loaded) => ({
      seed: loaded.row.seed,
      decks: JSON.stringify(loaded.match?.streams),
    }))
    const streamWords = decks.match(/\d{7,}/g) ?? []
    /** What each viewer was allowed to see at any time. */
    const known = viewers.map(() => new Set<string>())
    const learn = async (): Promise<boolean> =>
      registry.at(id, (loaded) => {
        if (loaded.match === null) throw new Error('not started')
        for (const [i, as] of viewers.entries())
          for (const card of loaded.k.game.known(loaded.match, as)) known[i]?.add(card)
        return loaded.k.over(loaded.match)
      })
    const search = (): void => {
      for (const [i, socket] of sockets.entries()) {
        const text = socket.texts.join('\n')
        const seen = new Set(text.match(CARD) ?? [])
        expect([...seen].filter((card) => known[i]?.has(card) !== true)).toEqual([])
        expect(text).not.toContain(seed)
        for (const word of streamWords) expect(text).not.toContain(word)
      }
    }
    for (let moves = 0; moves < 2000; moves++) {
      if (await learn()) break
      const at = await registry.at(id, (loaded) => loaded.seq)
      const seat = [0, 1, 2].find((s) => (lastView(sockets[s] as Socket, id, s)?.decisions.length ?? 0) > 0)
      search()
      if (seat === undefined) {
        // The bot is thinking, or its move has not reached everybody yet.
        const [last] = sockets.toSorted((a, b) => lastEntry(a) - lastEntry(b)) as [Socket]
        const seen = lastEntry(last)
        await last.next('update', (m) => m.seq > seen)
        continue
      }
      const socket = sockets[seat] as Socket
      const decision = lastView(socket, id, seat)?.decisions[0]
      const choices = decision?.choices ?? []
      // Everything that answers: refusals, questions, previews, repeats.
      socket.say({ type: 'ask', id: 'w', table: id, seat, answer: { choice: 'lantern#000' } })
      socket.say({
        type: 'preview',
        id: 'p',
        table: id,
        seat,
        answers: choices.slice(0, 2).map((choice) => ({ choice })),
      })
      socket.say({ type: 'undo', commandId: newCommand(), table: id, seat })
      socket.say({ type: 'hello', table: id })
      await socket.next('full')
      const choice = choices[moves % choices.length]
      if (decision === undefined || choice === undefined) continue
      const now = lastView(socket, id, seat)?.decisions[0]
      if (now?.id !== decision.id) continue
      await socket.command({
        type: 'command',
        commandId: newCommand(),
        table: id,
        seat,
        answers: [{ to: decision.id, choice }],
      })
      await learn()
      await Promise.all(sockets.map((s) => s.next('update', (m) => m.seq > at)))
    }
    await learn()
    await expect.poll(() => lastView(sockets[3] as Socket, id, 'spectator')?.seed).toBe(seed)
    // At the end the private events are still private.
    const secret = (await entriesAfter(db, id, 0)).flatMap((e) => e.events).filter((e: GameEvent) => e.to !== undefined)
    expect(secret.length).toBeGreaterThan(0)
    for (const spectator of sockets.slice(3)) {
      for (const kind of ['laidCard', 'drewCard']) expect(spectator.texts.join('\n')).not.toContain(`"${kind}"`)
    }
    for (const socket of sockets) socket.close()
  }
})

interface Hands {
  deck: string[]
  readonly hands: string[][]
  readonly laid: (string | null)[]
}

test('a preview is played in a world dealt anew: it does not tell what others hold', () => {
  // Whoever follows is asked only with a lantern of an even number: a pause would tell.
  const nosy = {
    ...lanterns,
    ops: {
      ...lanterns.ops,
      lay: {
        ...lanterns.ops.lay,
        answer(m: Match<Hands>, { seat }: { seat: number }, choice: string, stack: { op: string; seat: number }[]) {
          const hand = m.state.hands[seat] ?? []
          hand.splice(hand.indexOf(choice), 1)
          m.state.laid[seat] = choice
          const next = (seat + 1) % m.seats
          if (m.state.hands[next]?.some((card) => Number(card.slice(-1)) % 2 === 0))
            stack.push({ op: 'turn', seat: next })
        },
      },
    },
    // Dealt anew, the others always hold the same.
    reshuffle(m: Match<Hands>, as: number) {
      const s = m.state
      const pool = [...s.deck, ...s.hands.flatMap((hand, seat) => (seat === as ? [] : hand))].sort()
      for (const [seat, hand] of s.hands.entries()) if (seat !== as) s.hands[seat] = pool.splice(0, hand.length)
      s.deck = pool
    },
  }
  const k = kernel(nosy as Game)
  const outcomes = (world: 'real' | 'preview'): Set<string> => {
    const seen = new Set<string>()
    const start = k.create({ game: 'lanterns', seats: 2, seed: seedFrom('nosy') })
    for (let n = 0; n < 30; n++) {
      const match = k.clone(start)
      lanterns.reshuffle(match as Match<never>, 0, randomFrom(`world ${n}`))
      const choice = k.view(match, 0).decisions[0]?.choices?.[0] ?? null
      if (world === 'real') k.apply(match, 0, { choice })
      const loaded = { id: 't', seq: 1, k, match } as LoadedTable
      seen.add(
        JSON.stringify(
          world === 'real' ? k.view(match, 0) : preview(server.context.registry, loaded, 0, [{ choice }]).match.flow,
        ),
      )
    }
    return seen
  }
  expect(outcomes('real').size).toBe(2)
  expect(outcomes('preview').size).toBe(1)
})

test('a running table shows nothing over HTTP that its socket would not', async () => {
  const anna = await guest(server.url, 'Anna')
  const bert = await guest(server.url, 'Bert')
  const { id } = await anna.table('POST', '/api/tables', {
    game: 'lanterns',
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await bert.table('POST', `/api/tables/${id}/join`, {})
  await anna.table('POST', `/api/tables/${id}/start`)
  const hidden = await server.context.registry.at(id, (loaded) => ({
    seed: loaded.row.seed,
    annas: loaded.match === null ? [] : loaded.k.game.known(loaded.match, 0).filter((card) => card !== ''),
  }))
  expect(hidden.annas.length).toBe(4)
  for (const reader of [bert, visitor(server.url)]) {
    for (const path of ['', '/view', '/log', '/chat', '/record', '/decisions', '/view?seat=0', '/log?seat=0']) {
      const text = JSON.stringify((await reader.call('GET', `/api/tables/${id}${path}`)).body)
      for (const secret of [hidden.seed, ...hidden.annas]) expect(text).not.toContain(secret)
    }
    for (const path of ['preview', 'why', 'answers', 'undo']) {
      const body = { commandId: newCommand(), seat: 0, answer: { choice: 'draw' }, answers: [{ choice: 'draw' }] }
      const reply = await reader.call('POST', `/api/tables/${id}/${path}`, body)
      expect([401, 403]).toContain(reply.status)
    }
  }
})
