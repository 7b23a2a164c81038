/**
 * No secrets, with the real games over real sockets: whole games, every byte that seats and spectators received. What a
 * viewer is shown must be, byte for byte, what it would be shown had everything hidden been dealt otherwise.
 */

import { type GameEvent, type Json, type Match, type Options, randomFrom, type Viewer } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import type { LoadedTable } from '../server/play/loaded.ts'
import { entriesAfter } from '../server/storage/log.ts'
import { guest, newCommand, type Socket, visitor } from '../server/test/help/client.ts'
import { openWorlds } from './worlds.ts'

interface Player {
  readonly hand: readonly number[]
  readonly stable: readonly number[]
  readonly aside: number
}
interface State {
  readonly [key: string]: unknown
  readonly players: readonly Player[]
  readonly decks: readonly (readonly number[])[]
  readonly piles: readonly (readonly number[])[]
  readonly packets: readonly (readonly number[])[]
  readonly passed: readonly number[]
  readonly order: readonly number[]
  readonly round: number
  readonly stack: readonly number[]
  readonly served: readonly (readonly number[])[]
}

const others = <T>(list: readonly T[], as: Viewer): readonly T[] => list.filter((_, seat) => seat !== as)

/** How each game keeps and names what is hidden: faces nobody but their owner may learn, and where events name faces. */
const HIDDEN: {
  readonly [game: string]: {
    readonly faces: (s: State, as: Viewer) => readonly number[]
    readonly named: (e: GameEvent) => readonly unknown[]
  }
} = {
  hallertau: {
    faces: (s, as) => [
      ...s.decks.flat(),
      ...s.players.flatMap((p) => [...p.stable, p.aside]),
      ...others(s.players, as).flatMap((p) => p.hand),
    ],
    named: (e) => [e.card, e.cards].flat(),
  },
  agricola: {
    faces: (s, as) =>
      [...s.piles.flat(), ...s.packets.flat(), ...others(s.players, as).flatMap((p) => p.hand)].filter(
        (no) => !s.passed.includes(no),
      ),
    named: (e) => [e.card],
  },
  village: {
    faces: (s, as) => [...s.stack, ...s.served.flatMap((tiles, row) => (row === as ? [] : tiles))],
    // A tile that is served goes face down before everybody's eyes: its name was public.
    named: (e) => [e.stalls, e.queue].flat(),
  },
}

const TABLES: readonly { readonly game: string; readonly options: Options; readonly secrets: number }[] = [
  { game: 'hallertau', options: { gateway: 'mixed', farmyard: 'mixed' }, secrets: 100 },
  { game: 'agricola', options: { draft: 'combined' }, secrets: 30 },
  { game: 'agricola', options: { threeForOne: true }, secrets: 30 },
  { game: 'village', options: { promos: true }, secrets: 5 },
]

const worlds = openWorlds()

/** The same table in another world: all that the viewer may not know dealt anew. */
function dealtAnew(live: LoadedTable, as: Viewer, random: (n: number) => number): LoadedTable {
  if (live.match === null) throw new Error('not started')
  const match = live.k.clone(live.match)
  live.k.game.reshuffle(match, as, random)
  return { ...live, match }
}

/** The part of a message that holds the viewer's view, as it came. */
function viewBytes(text: string, as: Viewer): string {
  const head = `"seats":[{"as":${JSON.stringify(as)},"view":`
  const from = text.indexOf(head) + head.length
  const to = text.lastIndexOf('}],"log":')
  if (from < head.length || to < from) throw new Error(`no view: ${text.slice(0, 200)}`)
  return text.slice(from, to)
}

async function open(game: string, options: Options) {
  const people = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => guest(worlds().url, name)))
  const [anna] = people
  if (anna === undefined) throw new Error('nobody came')
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await anna.table('POST', '/api/tables', { game, options, visibility: 'public', seats })
  for (const person of people.slice(1)) await person.table('POST', `/api/tables/${id}/join`, {})
  await anna.table('POST', `/api/tables/${id}/start`)
  const viewers: { readonly as: Viewer; readonly socket: Socket }[] = []
  for (const [i, person] of [...people, await guest(worlds().url, 'Zuschauer'), visitor(worlds().url)].entries()) {
    const socket = await person.socket()
    socket.say({ type: 'hello', table: id })
    await socket.next('full')
    viewers.push({ as: i < people.length ? i : 'spectator', socket })
  }
  return { id, viewers }
}

describe('whole games over real sockets', () => {
  for (const { game, options, secrets } of TABLES) {
    test(`${game} ${JSON.stringify(options)}: nobody receives a byte that depends on what is hidden`, async () => {
      const { registry, db } = worlds().context
      const random = randomFrom(`secrets ${game}`)
      const { id, viewers } = await open(game, options)
      const hidden = HIDDEN[game]
      if (hidden === undefined) throw new Error(`nothing known about ${game}`)
      const seed = await registry.at(id, (live) => live.row.seed)
      const streamWords = new Set<string>()
      let compared = 0
      let differing = 0
      let most = 0

      const checkViews = (live: LoadedTable): void => {
        const state = live.match?.state as State
        for (const { as, socket } of viewers) {
          const other = dealtAnew(live, as, random)
          const text = socket.texts.findLast((t) => t.includes('"seats":[{"as"')) ?? ''
          const expected = JSON.stringify(live.k.view(other.match as Match, as))
          expect(viewBytes(text, as)).toBe(expected)
          compared++
          const faces = hidden.faces(state, as)
          most = Math.max(most, new Set(faces).size)
          if (JSON.stringify(hidden.faces(other.match?.state as State, as)) !== JSON.stringify(faces)) differing++
        }
        for (const word of JSON.stringify(live.match?.streams).match(/\d{7,}/g) ?? []) streamWords.add(word)
      }

      /** Faces in what was told must not be hidden from the one who was told. */
      const checkEvents = (live: LoadedTable, seq: number): void => {
        const state = live.match?.state as State
        for (const { as, socket } of viewers) {
          const faces = new Set<unknown>(hidden.faces(state, as))
          const update = socket.messages.findLast((m) => m.type === 'update' && m.seq === seq)
          for (const line of update?.type === 'update' ? update.log : []) {
            for (const event of line.events as readonly GameEvent[]) {
              if (event.to !== undefined) expect(event.to).toContain(as)
              else for (const face of hidden.named(event)) if (face !== undefined) expect(faces.has(face)).toBe(false)
            }
          }
        }
      }

      for (let moves = 0; moves < 3000; moves++) {
        const next = await registry.at(id, (live) => {
          if (live.match === null) throw new Error('not started')
          if (live.k.over(live.match)) return null
          checkViews(live)
          const asked = live.k.open(live.match)
          const question = asked[random(asked.length)]
          if (question === undefined) throw new Error('nobody is asked')
          const choice: Json = live.k.sample(live.match, question, random)
          return { seat: question.frame.seat, choice }
        })
        if (next === null) break
        const { seat, choice } = next
        const mover = viewers[seat]
        if (mover === undefined) throw new Error('nobody sits there')
        if (moves % 7 === 0) {
          // Looking ahead and coming back: what is sent then is searched too.
          mover.socket.say({ type: 'preview', id: 'p', table: id, seat, answers: [{ choice }] })
          const { played, reveals } = await mover.socket.next('previewed')
          expect(played === 1 || reveals).toBe(true)
          mover.socket.say({ type: 'hello', table: id })
          await mover.socket.next('full')
        }
        const command = { type: 'command' as const, commandId: newCommand(), table: id, seat, answers: [{ choice }] }
        const reply = await mover.socket.command(command)
        if (reply.type !== 'ack') throw new Error(JSON.stringify(reply))
        await Promise.all(viewers.map(({ socket }) => socket.next('update', (m) => m.seq === reply.seq)))
        await registry.at(id, (live) => {
          if (live.match !== null && !live.k.over(live.match)) checkEvents(live, reply.seq)
        })
      }

      const log = await entriesAfter(db, id, 0)
      for (const { socket } of viewers) {
        // The last update opens the seed; nothing before it may.
        const last = socket.messages.findIndex((m) => m.type === 'update' && m.seq === log.length)
        expect(last).toBeGreaterThan(0)
        const before = socket.texts.slice(0, last).join('\n')
        expect(before).not.toContain(seed)
        // Whole numbers only: some digits of the time may well be a word's.
        const numbers = new Set(before.match(/\d+/g))
        for (const word of streamWords) expect(numbers.has(word)).toBe(false)
        expect(socket.texts[last]).toContain(seed)
        expect(log.length).toBeGreaterThan(50)
        socket.close()
      }
      // The other world was another one, and there was something to hide.
      expect(compared).toBeGreaterThan(250)
      expect(differing).toBeGreaterThan(compared / 2)
      expect(most).toBeGreaterThan(secrets)
    })
  }
})
