/** The route of advice: at a deal of the day, which it marks, and wherever nobody else would be played against with it. */

import { randomUUID } from 'node:crypto'
import { randomFrom } from '@dorfplatz/kernel'
import { daily as d, http as p } from '@dorfplatz/protocol'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { needRunning } from '../play/actor.ts'
import { openAdvisers } from '../play/advisers.ts'
import type { Advice } from '../play/bot-worker.ts'
import { type Pool, turnAt } from '../play/bots.ts'
import type { LoadedTable } from '../play/loaded.ts'
import { needOwnSeat } from '../play/show.ts'
import type { DailyStore } from '../storage/daily.ts'
import type { Routes } from './routes.ts'

/** So long a person waits for advice at most. */
const ADVICE_MS = 4000

export interface AdviceRoutes {
  readonly context: ServerContext
  readonly routes: Routes
  readonly store: Pick<DailyStore, 'markAdvice'>
  readonly pool: Pool
}

/** Whose seat a bot plays on for the moment sits there still. */
const sitsWithOthers = ({ row }: Pick<LoadedTable, 'row'>, person: string): boolean =>
  row.seats.some((seat) => seat.person !== null && seat.person !== person)

export function adviceRoutes({ context: { registry }, routes, store, pool }: AdviceRoutes): void {
  const advisers = openAdvisers<Advice[]>()

  routes.known(
    'POST',
    '/api/tables/:id/advice',
    {
      summary:
        "The best answers to what one's seat is asked, where no other person sits; a result of the day bears a lantern",
      tag: 'play',
      params: p.tableParams,
      body: d.adviceBody,
      reply: d.advised,
    },
    async ({ params, body, person, reply }) => {
      const { game, match, turn, seq } = await registry.at(params.id, (loaded) => {
        needOwnSeat(loaded, person.id, body.seat)
        if (sitsWithOthers(loaded, person.id)) throw new Fault('conflict', 'no-advice')
        const imagined = loaded.k.imagine(needRunning(loaded), body.seat, randomFrom(randomUUID()))
        return { game: loaded.row.game, match: imagined, turn: turnAt(loaded), seq: loaded.seq }
      })
      // Marked before anything is told; a table that is no deal of the day has nothing to mark.
      await store.markAdvice(params.id)
      const asked = { game, match, seat: body.seat, ms: ADVICE_MS, words: randomUUID(), lang: body.lang }
      const question = JSON.stringify([params.id, seq, body.seat, body.lang])
      const left = new AbortController()
      // Whoever does not wait for the answer any more: the connection is gone.
      reply.raw.once('close', () => left.abort())
      const think = (wanted: AbortSignal) => pool.advise(asked, turn, wanted)
      return { advice: await advisers.ask(person.id, question, left.signal, think) }
    },
  )
}
