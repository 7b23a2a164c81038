/** The rounds a caretaker makes: bots that stopped thinking, deadlines, reminders, tables that ended in a crash. */

import type { ServerContext } from '../context.ts'
import type { NoticeKind, Notifier } from '../people/notify.ts'
import { parse } from '../storage/db.ts'
import { forgetOld } from '../storage/retention.ts'
import { tableFor } from './actor.ts'
import { handToBot } from './acts.ts'
import type { Bots } from './bots.ts'
import { ownCommand } from './commit.ts'

/** Who moves at once need not be written to. */
const TURN_AFTER_MS = 60_000
/** The part of the time after which a reminder goes out. */
const REMIND_AT = 0.75
/** A bot that has not moved for this long is asked again, perhaps by another process. */
const BOT_STALLED_MS = 2000

const SLICE = 100
/** Left behind by a process that died: rare, and looked for at every start. */
const UNFINISHED_MS = 60_000

interface Due extends Record<string, string | number | null> {
  readonly id: string
  readonly game: string
  readonly rules: string
  readonly agreed: string | null
  readonly seconds: number | null
  /** Null when nothing is in the log yet. */
  readonly seq: number | null
  readonly waiting: string
  readonly at: number
}

export interface Sweeper {
  /** One round; tests call it, the timer too. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export function openSweeper(
  context: ServerContext,
  bots: Bots,
  notifier: Notifier,
  isOnline: (table: string, seat: number) => boolean,
  /** Rounds of others, after one's own. */
  others: readonly (() => Promise<void>)[],
): Sweeper {
  const { db, registry, claims, log, people } = context

  /** Running tables of some kind with their newest entry, a few at a time: moves go in between. */
  async function* newest(kind: string, where: string, params: readonly (string | number)[]): AsyncGenerator<Due> {
    let last = ''
    for (;;) {
      const slice = await db.all<{ id: string }>(
        `SELECT id FROM tables WHERE status = 'running' AND archived = 0 AND ${kind} AND id > ? ORDER BY id LIMIT ${SLICE}`,
        [last],
      )
      const end = slice.at(-1)?.id
      if (end === undefined) return
      yield* await db.all<Due>(
        `SELECT tables.id, tables.game, tables.rules, tables.agreed, tables.seconds, entries.seq, entries.waiting, entries.at FROM tables
         LEFT JOIN entries ON entries.table_id = tables.id
          AND entries.seq = (SELECT max(seq) FROM entries AS e WHERE e.table_id = tables.id)
         WHERE tables.status = 'running' AND archived = 0 AND ${kind} AND tables.id > ? AND tables.id <= ? AND ${where}`,
        [last, end, ...params],
      )
      last = end
    }
  }

  const stalledBots = async (): Promise<void> => {
    const due = newest(
      'EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.bot IS NOT NULL)',
      `entries.at < ? AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.bot IS NOT NULL
        AND entries.waiting LIKE '%"' || seats.seat || '":%')`,
      [db.now() - BOT_STALLED_MS],
    )
    for await (const { id } of due) await registry.at(id, (loaded) => bots.consider(loaded))
  }

  /** Started, but the process died before the first entry; or over, but the row does not say so. */
  const unfinished = async (): Promise<void> => {
    if (!(await claims.take('unfinished', UNFINISHED_MS))) return
    for await (const { id, seq } of newest('TRUE', "(entries.waiting IS NULL OR entries.waiting = '{}')", [])) {
      // Begun, and perhaps its process died before it could deal.
      if (seq === null) await registry.changed(id)
      await registry.at(id, (loaded) => {
        if (seq === null) bots.consider(loaded)
        else registry.publish(loaded, loaded.seq - 1, loaded.recent.slice(-1))
      })
    }
  }

  const deadlines = async (): Promise<void> => {
    const now = db.now()
    for await (const row of newest('tables.seconds IS NOT NULL', 'entries.waiting IS NOT NULL', [])) {
      // While the host is asked about corrected rules nobody's time runs.
      const here = context.games.kernel(row.game, row.rules)?.game.version
      if (here !== row.rules && here !== row.agreed) continue
      const waiting = parse<{ [seat: string]: number }>(row.waiting)
      const ms = (row.seconds ?? 0) * 1000
      const seats = await db.all<{ seat: number; person: string | null }>(
        'SELECT seat, person FROM seats WHERE table_id = ? AND bot IS NULL AND person IS NOT NULL',
        [row.id],
      )
      for (const { seat, person } of seats) {
        const since = waiting[seat]
        if (since === undefined || person === null) continue
        const tell = (kind: NoticeKind): Promise<void> =>
          notifier.tell(seat, since, { kind, person, table: row.id, game: row.game, deadline: since + ms })
        if (now >= since + ms) {
          await takeOver(row.id, seat, since)
          await tell('replaced')
        } else if (now >= since + ms * REMIND_AT) await tell('reminder')
        else if (now >= since + Math.min(TURN_AFTER_MS, ms / 4) && !isOnline(row.id, seat)) await tell('turn')
      }
    }
  }

  /** Time is up: a bot plays on; the person may come back at any time. */
  const takeOver = async (table: string, seat: number, since: number): Promise<void> => {
    const level = context.levels.at(-1) ?? 'random'
    await handToBot(registry, table, tableFor(seat), ownCommand('late', seat, since), {
      kind: 'replace',
      level,
      unless: (loaded) => loaded.waiting[seat] !== since,
    }).catch((error: unknown) => log.debug({ table, seat, reason: String(error) }, 'no bot needed'))
  }

  const daily = async (): Promise<void> => {
    if (!(await claims.take('daily', 24 * 3600_000))) return
    const month = db.now() - 30 * 24 * 3600_000
    await people.tidy(month)
    const forgotten = await forgetOld(db, people, context.config, context.levels.at(-1) ?? 'random', (id) =>
      registry.changed(id).catch(() => undefined),
    )
    log.info(forgotten, 'forgotten as configured')
    await db.all("DELETE FROM codes WHERE table_id IN (SELECT id FROM tables WHERE status <> 'open' OR archived = 1)")
    await db.all('DELETE FROM claims WHERE until < ?', [db.now() - 3600_000])
    await db.all('DELETE FROM kept_out WHERE until < ?', [db.now()])
    await db.all("DELETE FROM notices WHERE table_id IN (SELECT id FROM tables WHERE status IN ('over', 'stopped'))")
  }

  const sweep = async (): Promise<void> => {
    for (const round of [unfinished, stalledBots, deadlines, ...others, daily]) {
      await round().catch((error: unknown) => log.error({ err: error }, 'a round failed'))
    }
  }

  let running: Promise<void> = Promise.resolve()
  let closed = false
  const next = (): void => {
    if (closed) return
    running = sweep().then(() => {
      if (!closed) timer = setTimeout(next, context.config.SWEEP_MS)
      timer.unref()
    })
  }
  let timer = setTimeout(next, Math.min(1000, context.config.SWEEP_MS))
  timer.unref()
  return {
    sweep,
    close: async () => {
      closed = true
      clearTimeout(timer)
      await running
    },
  }
}
