/** The rounds a caretaker makes: bots that stopped thinking, deadlines, reminders, tables that ended in a crash. */

import type { ServerContext } from '../context.ts'
import type { Notice, Notifier } from '../people/notify.ts'
import { listOf, parse } from '../storage/db.ts'
import { forgetExpired, forgetOld } from '../storage/retention.ts'
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
const EXPIRED_MS = 3600_000

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

/** Somebody lets a table wait. */
interface Wait extends Omit<Notice, 'deadline'> {
  readonly seat: number
  readonly since: number
  readonly deadline: number
}

/** May take long: it looks now and then whether the server is about to close. */
export type Round = (isEnough: () => boolean) => Promise<void>

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
  /** Rounds of others, each beside the deadlines. */
  others: readonly Round[],
): Sweeper {
  const { db, registry, claims, log, people } = context

  /** Running tables of some kind with their newest entry, so many at a time: moves go in between. */
  async function* newest(
    kind: string,
    where: string,
    params: readonly (string | number)[],
  ): AsyncGenerator<readonly Due[]> {
    let last = ''
    for (;;) {
      const slice = await db.all<{ id: string }>(
        `SELECT id FROM tables WHERE status = 'running' AND archived = 0 AND ${kind} AND id > ? ORDER BY id LIMIT ${SLICE}`,
        [last],
      )
      const end = slice.at(-1)?.id
      if (end === undefined) return
      yield await db.all<Due>(
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
    for await (const rows of due) {
      for (const { id } of rows) await registry.at(id, (loaded) => bots.consider(loaded))
    }
  }

  /** Started, but the process died before the first entry; or over, but the row does not say so. */
  const unfinished = async (): Promise<void> => {
    if (!(await claims.take('unfinished', UNFINISHED_MS))) return
    for await (const rows of newest('TRUE', "(entries.waiting IS NULL OR entries.waiting = '{}')", [])) {
      for (const { id, seq } of rows) await finish(id, seq)
    }
  }

  const finish = async (id: string, seq: number | null): Promise<void> => {
    // Begun, and perhaps its process died before it could deal.
    if (seq === null) await registry.changed(id)
    await registry.at(id, (loaded) => {
      if (seq === null) bots.consider(loaded)
      else registry.publish(loaded, loaded.seq - 1, loaded.recent.slice(-1))
    })
  }

  /** Whoever these tables wait for: who has run out of time, and who is to be told of it. */
  const waitsAt = async (rows: readonly Due[], now: number): Promise<Wait[]> => {
    // While the host is asked about corrected rules nobody's time runs.
    const going = rows.filter(({ game, rules, agreed }) => {
      const here = context.games.kernel(game, rules)?.game.version
      return here === rules || here === agreed
    })
    if (going.length === 0) return []
    const { marks, params } = listOf(going.map(({ id }) => id))
    const seats = await db.all<{ table_id: string; seat: number; person: string }>(
      `SELECT table_id, seat, person FROM seats WHERE table_id IN (${marks}) AND bot IS NULL AND person IS NOT NULL`,
      params,
    )
    const seatsAt = Map.groupBy(seats, ({ table_id: table }) => table)
    return going.flatMap((row) => {
      const waiting = parse<{ [seat: string]: number }>(row.waiting)
      const ms = (row.seconds ?? 0) * 1000
      return (seatsAt.get(row.id) ?? []).flatMap(({ seat, person }): Wait[] => {
        const since = waiting[seat]
        if (since === undefined) return []
        const wait = { table: row.id, game: row.game, seat, person, since, deadline: since + ms }
        if (now >= since + ms) return [{ ...wait, kind: 'replaced' }]
        if (now >= since + ms * REMIND_AT) return [{ ...wait, kind: 'reminder' }]
        const isLong = now >= since + Math.min(TURN_AFTER_MS, ms / 4)
        return isLong && !isOnline(row.id, seat) ? [{ ...wait, kind: 'turn' }] : []
      })
    })
  }

  const deadlines = async (): Promise<void> => {
    const now = db.now()
    for await (const rows of newest('tables.seconds IS NOT NULL', 'entries.waiting IS NOT NULL', [])) {
      const waits = await waitsAt(rows, now)
      for (const { kind, table, seat, since } of waits) if (kind === 'replaced') await takeOver(table, seat, since)
      for (const { seat, since, ...notice } of await notifier.fresh(waits)) await notifier.tell(seat, since, notice)
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

  const expired: Round = async (isEnough) => {
    if (await claims.take('expired', EXPIRED_MS)) await forgetExpired(db, isEnough)
  }

  const daily: Round = async (isEnough) => {
    if (!(await claims.take('daily', 24 * 3600_000))) return
    const month = db.now() - 30 * 24 * 3600_000
    await people.tidy(month)
    const forgotten = await forgetOld(
      db,
      people,
      context.config,
      context.levels.at(-1) ?? 'random',
      (id) => registry.changed(id).catch(() => undefined),
      isEnough,
    )
    log.info(forgotten, 'forgotten as configured')
    await db.all("DELETE FROM codes WHERE table_id IN (SELECT id FROM tables WHERE status <> 'open' OR archived = 1)")
    await db.all('DELETE FROM claims WHERE until < ?', [db.now() - 3600_000])
    await db.all('DELETE FROM kept_out WHERE until < ?', [db.now()])
    await db.all("DELETE FROM notices WHERE table_id IN (SELECT id FROM tables WHERE status IN ('over', 'stopped'))")
  }

  let closed = false
  const isClosed = (): boolean => closed
  const make = async (rounds: readonly Round[]): Promise<void> => {
    for (const round of rounds) {
      await round(isClosed).catch((error: unknown) => log.error({ err: error }, 'a round failed'))
    }
  }
  const rounds: readonly Round[] = [unfinished, stalledBots, deadlines]
  const beside: readonly Round[] = [...others, expired, daily]

  let running: Promise<void> = Promise.resolve()
  const underWay = new Map<Round, Promise<void>>()
  const next = (): void => {
    if (closed) return
    // To forget much, or to play games again, takes minutes: deadlines do not wait for it, nor these for each other.
    for (const round of beside) {
      if (underWay.has(round)) continue
      const done = make([round]).finally(() => underWay.delete(round))
      underWay.set(round, done)
    }
    running = make(rounds).then(() => {
      if (!closed) timer = setTimeout(next, context.config.SWEEP_MS)
      timer.unref()
    })
  }
  let timer = setTimeout(next, Math.min(1000, context.config.SWEEP_MS))
  timer.unref()
  return {
    sweep: () => make([...rounds, ...beside]),
    close: async () => {
      closed = true
      clearTimeout(timer)
      await Promise.all([running, ...underWay.values()])
    },
  }
}
