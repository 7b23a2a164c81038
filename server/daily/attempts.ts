/** Attempts at the deal of a day: begun once for each person, found again, settled by playing them again; bots play, too. */

import { botName } from '@dorfplatz/bots'
import type { ServerContext } from '../context.ts'
import { Fault } from '../fault.ts'
import { emptySeat } from '../play/lobby.ts'
import { recordHead } from '../play/look.ts'
import type { Verified } from '../read/reading.ts'
import { randomName, randomToken } from '../secrets.ts'
import { botWho, type DailyStore, levelOf, MEDALS, SETTLED } from '../storage/daily.ts'
import { parse } from '../storage/db.ts'
import type { DealKey } from '../storage/ladder.ts'
import type { PersonRow } from '../storage/people.ts'
import type { SeatRow, TableRow } from '../storage/tables.ts'
import { type Calendar, dayAfter } from './days.ts'
import type { Course, Deals } from './deals.ts'

/** Who was playing when the day ended may finish; until then nobody hears the seed. */
export const GRACE_MS = 3600_000
/** One process at a time looks after what was left behind. */
const ROUND_MS = 20_000
const SETTLE_MS = 60_000
const PAUSE_MS = 60_000

export interface Attempts {
  /** Begins one's attempt, or finds it again. `guest`: who else plays in the same browser. */
  begin(person: PersonRow, course: Course, day: string, guest: PersonRow | null): Promise<string>
  /** What was left behind by a crash or by the end of a day, and bots that have not played yet. */
  round(isEnough?: () => boolean): Promise<void>
  /** Resolves when nothing is being settled. */
  idle(): Promise<void>
}

interface Player {
  readonly who: string
  readonly host: string | null
  readonly seat: Pick<SeatRow, 'person' | 'name' | 'bot'>
}

/** Several numbers as one that sorts alike. */
const tieOf = (tiebreak: readonly number[]): number =>
  [0, 1, 2].reduce((sum, i) => sum * 1000 + Math.min(999, Math.max(0, tiebreak[i] ?? 0)), 0)

export function medalFor({ mode }: Course, points: number): number {
  const earned = mode.goals.filter(({ from, medal }) => medal !== undefined && points >= from).at(-1)?.medal
  return earned === undefined ? MEDALS.none : MEDALS[earned]
}

export function openAttempts(context: ServerContext, store: DailyStore, deals: Deals, calendar: Calendar): Attempts {
  const { db, tables, registry, games, reader, claims, log } = context

  const rowFor = (course: Course, day: string, { host, seat }: Player): TableRow => {
    const now = db.now()
    return {
      id: randomName(12),
      game: course.game.id,
      rules: games.need(course.game.id).game.version,
      agreed: null,
      options: course.mode.options,
      seed: deals.seedOf(course, day),
      deal: null,
      visibility: 'link',
      seconds: null,
      spectators: false,
      practice: false,
      status: 'running',
      host,
      invite: randomToken(),
      proposal: null,
      archived: false,
      rematch: null,
      previous: null,
      daily: { day, mode: course.mode.id, sealedUntil: calendar.startOf(dayAfter(day)) + GRACE_MS },
      result: null,
      createdAt: now,
      startedAt: now,
      endedAt: null,
      seats: [{ ...emptySeat(0, 0), ...seat }],
    }
  }

  /** The table and the attempt are written together or not at all: two tabs get one table. */
  const lay = async (course: Course, day: string, player: Player): Promise<string> => {
    const deal: DealKey = { day, game: course.game.id, mode: course.mode.id }
    const known = await store.attempt(deal, player.who)
    if (known !== null) return known.table
    const row = rowFor(course, day, player)
    const attempt = { ...deal, who: player.who, table: row.id, advice: false }
    try {
      await db.tx([store.beginning(attempt, db.now()), ...tables.insertion(row)])
    } catch (error) {
      const first = await store.attempt(deal, player.who)
      if (first === null) throw error
      return first.table
    }
    await registry.changed(row.id)
    return row.id
  }

  const settle = async (table: string): Promise<void> => {
    const attempt = await store.attemptAt(table)
    const course = attempt === null ? null : deals.find(attempt.game, attempt.mode)
    if (attempt === null || course === null) return
    const loaded = await registry.at(table, ({ row, match, k }) => ({
      row,
      match,
      isOver: match !== null && k.over(match),
    }))
    const { row, match, isOver } = loaded
    if (match === null || !isOver) return
    const verified = parse<Verified>(
      await reader.read({
        kind: 'verify',
        table,
        // Not the table's own word: the deal of that day, as it must have been.
        record: { ...recordHead(row, match), seed: deals.seedOf(course, attempt.day) },
      }),
    )
    if (verified.problem !== null) {
      log.warn({ table, reason: verified.problem }, 'an attempt does not count')
      await store.settleWithout(table, SETTLED.unproven)
      return
    }
    const { score, at, ms } = verified
    if (at > (row.daily?.sealedUntil ?? 0)) return store.settleWithout(table, SETTLED.late)
    await store.finish({
      ...attempt,
      points: score.total,
      tie: tieOf(score.tiebreak),
      endedAt: at,
      ms,
      medal: medalFor(course, score.total),
    })
  }

  const settling = new Set<Promise<void>>()
  /** Until then an attempt that could not be settled is left alone: each try plays a whole game again. */
  const pauses = new Map<string, number>()
  /** By one process only; what fails now is done by a later round, and holds up nothing else. */
  const settleAlone = async (table: string): Promise<void> => {
    const key = `daily ${table}`
    try {
      if (!(await claims.take(key, SETTLE_MS))) return
      await settle(table).finally(() => claims.giveBack(key))
      pauses.delete(table)
    } catch (error) {
      pauses.set(table, db.now() + PAUSE_MS)
      log.error({ err: error, table }, 'an attempt could not be settled')
    }
  }
  /** Beside the moves. */
  const settleSoon = (table: string): void => {
    const done: Promise<void> = settleAlone(table).finally(() => settling.delete(done))
    settling.add(done)
  }
  registry.listen({
    table: ({ id, row }) => {
      if (row.daily !== null && row.status === 'over') settleSoon(id)
    },
  })

  const settleLeftovers = async (isEnough: () => boolean): Promise<void> => {
    const left = await store.unsettled(db.now())
    for (const table of pauses.keys()) if (!left.some((one) => one.table === table)) pauses.delete(table)
    for (const { table, status } of left) {
      if (isEnough()) return
      if (status !== 'over') await store.settleWithout(table, SETTLED.late)
      else if ((pauses.get(table) ?? 0) <= db.now()) await settleAlone(table)
    }
  }

  /** Bots play a deal once a person has begun it; one at a time, so that they keep nobody waiting. */
  const letBotsPlay = async (): Promise<void> => {
    const day = calendar.dayOf(db.now())
    const begun = await store.begun(day)
    if (begun.some(({ who, settled }) => levelOf(who) !== null && settled === 0)) return
    for (const course of deals.courses) {
      const here = begun.filter(({ game, mode }) => game === course.game.id && mode === course.mode.id)
      if (!here.some(({ who }) => levelOf(who) === null)) continue
      const level = context.levels.find((one) => !here.some(({ who }) => who === botWho(one)))
      if (level === undefined) continue
      const seat = { person: null, name: botName(level, 0, 'de'), bot: level }
      await lay(course, day, { who: botWho(level), host: null, seat })
      return
    }
  }

  return {
    begin: async (person, course, day, guest) => {
      if (day !== calendar.dayOf(db.now())) throw new Fault('stale', 'daily-over')
      const deal: DealKey = { day, game: course.game.id, mode: course.mode.id }
      if (guest !== null && (await store.attempt(deal, guest.id)) !== null) throw new Fault('conflict', 'daily-guest')
      const seat = { person: person.id, name: person.name, bot: null }
      return lay(course, day, { who: person.id, host: person.id, seat })
    },
    round: async (isEnough = () => false) => {
      if (!(await claims.take('daily round', ROUND_MS))) return
      try {
        // Before what takes long: people wait for somebody to be compared with.
        await letBotsPlay()
        await settleLeftovers(isEnough)
      } finally {
        await claims.giveBack('daily round')
      }
    },
    idle: async () => {
      while (settling.size > 0) await Promise.all(settling)
    },
  }
}
