/** Bots in seats: thoughts go to worker threads with hard limits; whatever happens there, the table moves on. */

import { randomUUID } from 'node:crypto'
import { type Answer, decisionId, type Match, randomFrom } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { lastSeq } from '../storage/log.ts'
import type { SeatRow, TableRow } from '../storage/tables.ts'
import { openThreads, type Turn } from '../threads/pool.ts'
import { botAt } from './actor.ts'
import { answer } from './acts.ts'
import { type Advice, type AdviceAsked, type Thought, think } from './bot-worker.ts'
import { ownCommand } from './commit.ts'
import type { LoadedTable } from './loaded.ts'
import { isPaused } from './new-rules.ts'

/** Bots think with all their might; where server and browser share a machine, a person's own move is drawn first. */
const BREATH_MS = 100
/** A claim outlives the thought it was taken for by this much. */
const CLAIM_MS = 4000
/** Bots who would play for ever stop here: many times the longest game of people. */
const MAX_BOT_ENTRIES = 10_000

/** All that decides whose turn it is. */
interface Taken {
  readonly id: string
  readonly row: Pick<TableRow, 'host'> & { readonly seats: readonly Pick<SeatRow, 'person' | 'bot'>[] }
}

/** Tables of the same people share a line, each a group of it; tables of bots alone share one, each host a group of it. */
export function turnAt({ id, row }: Taken): Turn {
  const people = new Set(row.seats.flatMap((s) => (s.person !== null && s.bot === null ? [s.person] : [])))
  return people.size > 0
    ? { line: [...people].sort().join(' '), group: id }
    : { line: 'bots alone', group: row.host ?? '' }
}

export interface Pool {
  think(thought: Thought, turn: Turn, wanted?: AbortSignal): Promise<Answer>
  advise(asked: AdviceAsked, turn: Turn, wanted?: AbortSignal): Promise<Advice[]>
  close(): Promise<void>
}

export function openPool(gamesUrl: string, size: number, memoryMb: number): Pool {
  const threads = openThreads<Thought | AdviceAsked, Answer | Advice[]>({
    url: new URL('./bot-worker.ts', import.meta.url),
    workerData: { gamesUrl },
    size,
    memoryMb,
    name: 'bot',
  })
  return {
    think: async (thought, turn, wanted) => (await threads.ask(thought, thought.ms, turn, wanted)) as Answer,
    advise: async (asked, turn, wanted) => (await threads.ask(asked, asked.ms, turn, wanted)) as Advice[],
    close: threads.close,
  }
}

/** A bot's question at a table, asked after so many entries. */
interface BotTask {
  readonly seq: number
  readonly k: AnyKernel
  readonly turn: Turn
  readonly thought: Thought
}

/** A thought that is being thought, and how to end it. */
interface Thinking {
  readonly about: Thought
  readonly end: AbortController
}

/** What a seat is asked; a match taken back further than where it was asked does not ask it any more. */
const askedOf = (k: AnyKernel, match: Match, seat: number): string | null => {
  const open = k.open(match).find(({ frame }) => frame.seat === seat)
  return open === undefined ? null : decisionId(open)
}

export interface Bots {
  /** Lets the bots of a table move, if the table waits for one. */
  consider(loaded: LoadedTable): void
  close(): Promise<void>
}

export function openBots(context: ServerContext, pool: Pool): Bots {
  const { registry, claims, metrics, log, config, db } = context
  const busy = new Set<string>()
  /** Busy tables at which something happened since the last look. */
  const unseen = new Set<string>()
  const thinking = new Map<string, Thinking>()
  let closing = false

  const dueBot = (loaded: LoadedTable): number | null => {
    if (
      loaded.row.status !== 'running' ||
      loaded.row.archived ||
      loaded.match === null ||
      loaded.broken !== null ||
      isPaused(loaded)
    )
      return null
    if (loaded.seq >= MAX_BOT_ENTRIES) return null
    const seats = loaded.k.open(loaded.match).map((o) => o.frame.seat)
    return seats.find((seat) => typeof loaded.row.seats[seat]?.bot === 'string') ?? null
  }

  /** One bot move; false when there is none to make here and now. */
  const moveOnce = async (table: string): Promise<boolean> => {
    const ms = config.BOT_SECONDS * 1000
    const task = await registry.at(table, (loaded) => {
      unseen.delete(table)
      const seat = dueBot(loaded)
      if (seat === null || loaded.match === null) return null
      const words = randomUUID()
      return {
        seq: loaded.seq,
        k: loaded.k,
        turn: turnAt(loaded),
        thought: {
          game: loaded.row.game,
          seat,
          level: loaded.row.seats[seat]?.bot ?? 'random',
          match: loaded.k.imagine(loaded.match, seat, randomFrom(`imagine ${words}`)),
          ms,
          words,
        },
      }
    })
    if (task === null) return false
    const { thought, seq } = task
    // The number of the entry is part of the claim: the next move may be another process's.
    const key = `bot ${table} ${seq} ${thought.seat}`
    if (!(await claims.take(key, ms + CLAIM_MS))) return false
    try {
      // Whoever had the claim before may have moved, and this process not have heard of it yet.
      if (!db.shared || (await lastSeq(db, table)) <= seq) return await moveWith(table, task)
      await registry.at(table, (loaded) => registry.refresh(loaded))
      return true
    } finally {
      claims.giveBack(key).catch(() => undefined)
    }
  }

  const moveWith = async (table: string, { thought, k, seq, turn }: BotTask): Promise<boolean> => {
    let reply: Answer
    const end = new AbortController()
    thinking.set(table, { about: thought, end })
    try {
      reply = await pool.think(thought, turn, end.signal)
      metrics.botMoves.inc({ outcome: 'thought' })
    } catch (error) {
      if (closing) return false
      // Taken back, or closed: what is asked now is another question, if it is any.
      if (end.signal.aborted) return true
      log.warn({ table, seat: thought.seat, reason: String(error) }, 'a bot failed; it moves by chance')
      metrics.botMoves.inc({ outcome: 'chance' })
      reply = think(k, { ...thought, level: 'random' })
    } finally {
      thinking.delete(table)
    }
    try {
      await answer(registry, table, botAt(thought.seat), ownCommand('bot', seq, thought.seat), [reply])
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      if (error.code === 'unavailable') return false
      if (error.code === 'refused') await moveByChance(table, thought.seat, seq)
      // Where nothing came of it, the caretaker asks again: nobody thinks the same thought without end.
      return registry.at(table, (loaded) => loaded.seq !== seq || dueBot(loaded) !== thought.seat)
    }
    return true
  }

  /** What the bot wanted is not legal in the real match: take a legal choice there. */
  const moveByChance = async (table: string, seat: number, seq: number): Promise<void> => {
    const words = randomUUID()
    const choice = await registry.at(table, (loaded) =>
      loaded.match === null || loaded.seq !== seq
        ? null
        : think(loaded.k, { match: loaded.match, seat, level: 'random', words, ms: 0 }),
    )
    if (choice === null) return
    metrics.botMoves.inc({ outcome: 'chance' })
    await answer(registry, table, botAt(seat), ownCommand('bot-again', seq, seat), [choice]).catch((error: unknown) => {
      if (!(error instanceof Fault)) throw error
    })
  }

  const moveAll = async (table: string): Promise<void> => {
    while (!closing && (await moveOnce(table)));
  }

  /** After a person's move. */
  const breath = (loaded: LoadedTable): Promise<void> => {
    const mover = loaded.recent.at(-1)?.seat ?? null
    if (mover === null || loaded.row.seats[mover]?.bot !== null) return Promise.resolve()
    return new Promise((resolve) => setTimeout(resolve, BREATH_MS).unref())
  }

  /** Nobody thinks on about what is not asked any more. */
  const endInVain = (loaded: LoadedTable): void => {
    const now = thinking.get(loaded.id)
    if (now === undefined) return
    const { match, seat } = now.about
    const goesOn =
      dueBot(loaded) !== null &&
      loaded.match !== null &&
      loaded.match.seq >= match.seq &&
      loaded.row.seats[seat]?.bot === now.about.level &&
      askedOf(loaded.k, loaded.match, seat) === askedOf(loaded.k, match, seat)
    if (!goesOn) now.end.abort()
  }

  const consider = (loaded: LoadedTable): void => {
    endInVain(loaded)
    if (closing || dueBot(loaded) === null) return
    if (busy.has(loaded.id)) {
      unseen.add(loaded.id)
      return
    }
    busy.add(loaded.id)
    breath(loaded)
      .then(() => moveAll(loaded.id))
      .catch((error) => log.error({ err: error, table: loaded.id }, 'a bot could not move'))
      .finally(() => {
        busy.delete(loaded.id)
        const now = registry.loaded(loaded.id)
        if (unseen.delete(loaded.id) && now !== undefined) consider(now)
      })
  }

  registry.listen({ entries: consider, table: consider })
  return {
    consider,
    close: async () => {
      closing = true
      await pool.close()
    },
  }
}
