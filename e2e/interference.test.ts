/**
 * Whatever a seat can be told must be the same in every world that the seat cannot tell from the real one: views, previews,
 * reasons, refusals, whether an answer may be taken back, letters and pushes. For every game and every option, by the very code that answers
 * over sockets and HTTP; then for each game over both, byte for byte.
 */

import {
  type Answer,
  decisionId,
  type Json,
  kernel,
  type Match,
  type Random,
  randomFrom,
  type Seat,
  seedFrom,
} from '@dorfplatz/kernel'
import { eventsForSeats, keptPast, playAnswers, takeBack, type WholeKernel } from '@dorfplatz/table'
import { describe, expect, test } from 'vitest'
import { sayRefusal } from '../server/fault.ts'
import type { LoadedTable } from '../server/play/loaded.ts'
import { previewFor, whyNot } from '../server/play/look.ts'
import type { TableRegistry } from '../server/play/registry.ts'
import { chanceWith } from '../server/secrets.ts'
import { guest, newCommand } from '../server/test/help/client.ts'
import { games } from './games.ts'
import { setupsOf } from './setups.ts'
import { openWorlds } from './worlds.ts'

/** So many positions of each game are looked at. */
const LOOKS = 14
const registry = { source: { chance: chanceWith('not known to any seat') } } as unknown as TableRegistry

/** Everything one could try: what is offered, what was offered to anybody before, and nonsense. */
function attempts(k: WholeKernel, match: Match, seat: Seat, seen: readonly Json[], random: Random): Answer[] {
  const some = <T>(list: readonly T[], n: number): T[] =>
    Array.from({ length: Math.min(n, list.length) }, () => list[random(list.length)] as T)
  const own = k.open(match).filter((open) => open.frame.seat === seat)
  const offered = own.flatMap((open) => {
    const listed = some(k.choices(match, open) ?? [], 5)
    return [...listed, k.sample(match, open, random)].map((choice): Answer => ({ to: decisionId(open), choice }))
  })
  const unasked = some(k.anytime(match, seat), 3).map((choice): Answer => ({ to: 'anytime', choice }))
  const wrong = [...some(seen, 6), 'no such thing', -1, null].flatMap((choice): Answer[] => [
    { choice },
    { to: 'anytime', choice },
  ])
  return [...offered, ...unasked, ...wrong]
}

/** All a seat is told about a match, by the code that tells it. */
function told(k: WholeKernel, match: Match, seat: Seat, tries: readonly Answer[]): unknown[] {
  const loaded = { id: 'abcdefghijkl', seq: match.seq, k, match } as unknown as LoadedTable
  const { commitment: _, ...view } = k.view(match, seat)
  const reasons = tries.map((answer) => {
    const refusal = whyNot(loaded, seat, answer)
    if (refusal === null) return null
    return (['en', 'de'] as const).map((lang) => sayRefusal(lang, k.game, refusal))
  })
  const previews = [...tries.map((answer) => [answer]), tries.slice(0, 2)].map((answers) => {
    const shown = previewFor(registry, 'en', loaded, seat, answers)
    return { ...shown, view: shown.view === null ? null : { ...shown.view, commitment: '' } }
  })
  // Where choices are not listed a program is given one of them, drawn by chance.
  const samples = k
    .open(match)
    .filter(({ frame }) => frame.seat === seat)
    .map((open) => k.sample(match, open, randomFrom('sample')))
  return [view, ...reasons, ...previews, samples]
}

/** Whether the latest answer may be taken back, as its seat would hear it; null where worlds differ visibly by then. */
async function undoIn(k: WholeKernel, before: Match, seat: Seat, answer: Answer) {
  const past = keptPast(k, before)
  const played = playAnswers(k, k.clone(before), seat, [answer])
  if (!played.ok) throw new Error(played.refusal.rule)
  const { match, steps } = played
  const [entry] = steps.map((step) => step.entry)
  const back = await takeBack(
    k,
    {
      near: past.near,
      begin: () => before.seq,
      answers: (from) => (from === before.seq && entry !== undefined ? [entry] : []),
    },
    match,
    seat,
  )
  const { commitment: _, ...view } = k.view(match, seat)
  const events = eventsForSeats(
    steps.flatMap((step) => step.events),
    [seat],
  )
  return { seen: JSON.stringify({ view, events }), verdict: 'ok' in back ? back.rule : 'yes' }
}

/** How long a random game lasts: a short one is looked at more closely. */
function movesOf(k: WholeKernel, match: Match, random: Random): number {
  let moves = 0
  while (moves < 3000 && k.playRandomly(match, random)) moves++
  return moves
}

describe('by the code that answers', () => {
  /** Answers that looked alike in both worlds, and would be taken back. */
  let undone = 0
  for (const game of games) {
    const k: WholeKernel = kernel(game)
    for (const [n, setup] of setupsOf(game, k).entries()) {
      test(`${game.id} ${JSON.stringify(setup)}`, async () => {
        const words = `interference ${game.id} ${n}`
        const random = randomFrom(words)
        const match = k.create({ game: game.id, ...setup, seed: seedFrom(words) })
        const seen: Json[] = []
        const gap = Math.max(1, Math.min(10, Math.floor(movesOf(k, k.clone(match), randomFrom(words)) / (2 * LOOKS))))
        let looked = 0
        let at = random(gap)
        for (let moves = 0; moves < 3000 && !k.over(match) && looked < LOOKS; moves++) {
          const asked = k.open(match)
          const question = asked[random(asked.length)]
          if (question === undefined) throw new Error('nobody is asked')
          const { seat } = question.frame
          const answer = { to: decisionId(question), choice: k.sample(match, question, random) }
          if (seen.length < 500) seen.push(answer.choice)
          if (moves === at) {
            looked++
            at += 1 + random(gap * match.seats)
            const viewer = random(2) === 0 ? seat : random(match.seats)
            const tries = attempts(k, match, viewer, seen, random)
            const other = k.clone(match)
            k.game.reshuffle(other, viewer, random)
            expect(told(k, other, viewer, tries)).toEqual(told(k, match, viewer, tries))
            if (viewer === seat) {
              const [here, there] = [await undoIn(k, match, seat, answer), await undoIn(k, other, seat, answer)]
              if (here.seen === there.seen) {
                undone++
                expect(there.verdict).toBe(here.verdict)
              }
            }
          }
          const refusal = k.play(match, seat, answer)
          if (refusal !== null) throw new Error(refusal.rule)
        }
        expect(looked).toBeGreaterThan(2)
      })
    }
  }

  test('answers were asked back in worlds that look alike', () => {
    expect(undone).toBeGreaterThan(100)
  })
})

describe('over sockets and HTTP', () => {
  // Nobody answers there: what is to be sent stays in the outbox.
  const worlds = openWorlds({ SMTP_URL: 'smtp://127.0.0.1:9', SWEEP_MS: '3600000' })

  /** Everything that would be sent about a table after its people let so much time pass. */
  const notices = async (table: string, hours: number): Promise<unknown[]> => {
    const { context, sweeper } = worlds()
    const { db, seal } = context
    const kept = await db.all<{ seq: number; waiting: string }>('SELECT seq, waiting FROM entries WHERE table_id = ?', [
      table,
    ])
    const write = (change: (since: number) => number): Promise<unknown> =>
      Promise.all(
        kept.map(({ seq, waiting }) => {
          const since = Object.entries(JSON.parse(waiting) as Record<string, number>)
          const changed = JSON.stringify(Object.fromEntries(since.map(([seat, at]) => [seat, change(at)])))
          return db.all('UPDATE entries SET waiting = ? WHERE table_id = ? AND seq = ?', [changed, table, seq])
        }),
      )
    await write((since) => since - hours * 3600_000)
    await sweeper.sweep()
    await write((since) => since)
    const rows = await db.all<{ lane: string; sealed: string }>('SELECT lane, sealed FROM outbox ORDER BY lane, person')
    await db.all('DELETE FROM outbox')
    await db.all('DELETE FROM notices')
    return rows.map(({ lane, sealed }) => [lane, seal.open(sealed)])
  }

  for (const { id: game } of games) {
    test(`${game}: two worlds, byte for byte`, async () => {
      const random = randomFrom(`bytes ${game}`)
      const server = worlds()
      const [anna, bert] = await Promise.all([guest(server.url, 'Anna'), guest(server.url, 'Bert', 'de')])
      const { db } = server.context
      await db.all("UPDATE people SET email = id || '@example.org', verified = 1, notify_email = 1, notify_push = 1")
      await db.all(
        "INSERT INTO pushes (endpoint, person, keys, created_at) SELECT 'https://127.0.0.1:9/' || id, id, '{}', 0 FROM people WHERE id NOT IN (SELECT person FROM pushes)",
      )
      const { id } = await anna.table('POST', '/api/tables', {
        game,
        visibility: 'public',
        pace: { kind: 'turns', seconds: 24 * 3600 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
      await bert.table('POST', `/api/tables/${id}/join`, {})
      await anna.table('POST', `/api/tables/${id}/start`)
      const socket = await bert.socket()
      let letters = 0
      const { at } = server.context.registry

      /** Everything Bert hears, whatever he tries. */
      const everything = async (tries: readonly Answer[]): Promise<string> => {
        const heard: unknown[] = []
        socket.say({ type: 'hello', table: id, seats: [1] })
        const { seats, log, info } = await socket.next('full')
        heard.push(seats, log, info)
        for (const path of ['/view', '/decisions', '/log', '/chat', '/moment?at=0', '/record', '']) {
          const { status, body } = await bert.call('GET', `/api/tables/${id}${path}`)
          heard.push([path, status, body])
        }
        for (const answer of tries) {
          socket.say({ type: 'ask', id: 'a', table: id, seat: 1, answer: answer as { choice: Json } })
          heard.push(await socket.next('why'))
          socket.say({ type: 'preview', id: 'p', table: id, seat: 1, answers: [answer as { choice: Json }] })
          heard.push(await socket.next('previewed'))
          for (const [path, body] of [
            ['why', { seat: 1, answer }],
            ['preview', { seat: 1, answers: [answer] }],
          ] as const) {
            const reply = await bert.call('POST', `/api/tables/${id}/${path}`, body)
            heard.push([path, reply.status, reply.body])
          }
        }
        const wrong = [{ choice: 'no such thing' }]
        const nack = await socket.command({
          type: 'command',
          commandId: newCommand(),
          table: id,
          seat: 1,
          answers: wrong,
        })
        heard.push(nack.type === 'nack' ? nack.problem : nack)
        const refused = await bert.call('POST', `/api/tables/${id}/answers`, {
          commandId: newCommand(),
          seat: 1,
          answers: wrong,
        })
        heard.push(refused.body)
        // What comes by mail and push when somebody lets time pass.
        const sent = [...(await notices(id, 1)), ...(await notices(id, 20))]
        letters += sent.length
        heard.push(sent)
        // Samples are drawn by chance from what the seat is offered anyway.
        return JSON.stringify(heard).replaceAll(/"sample":.*?,"text"/g, '"text"')
      }

      for (let looks = 0; looks < 6; looks++) {
        const moves = 5 + random(25)
        for (let i = 0; i < moves; i++) {
          const next = await at(id, ({ k, match }) => {
            const [question] = match === null ? [] : k.open(match)
            if (match === null || question === undefined) return null
            return { seat: question.frame.seat, choice: k.sample(match, question, random) }
          })
          if (next === null) break
          const { seat, choice } = next
          const mover = seat === 0 ? anna : bert
          await mover.must('POST', `/api/tables/${id}/answers`, {
            commandId: newCommand(),
            seat,
            answers: [{ choice }],
          })
        }
        const { real, tries } = await at(id, ({ k, match }) => {
          if (match === null) throw new Error('not started')
          return { real: match, tries: attempts(k, match, 1, [], random).slice(0, 12) }
        })
        const here = await everything(tries)
        await at(id, (loaded) => {
          const other = loaded.k.clone(real)
          loaded.k.game.reshuffle(other, 1, random)
          loaded.match = other
          loaded.views.clear()
        })
        const there = await everything(tries)
        await at(id, (loaded) => {
          loaded.match = real
          loaded.views.clear()
        })
        expect(there).toBe(here)
      }
      expect(letters).toBeGreaterThan(0)
      socket.close()
    })
  }
})
