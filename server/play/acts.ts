/** What a seat can do at a running table: answer, take back, concede, come back. */

import { type Answer, refuse, type Seat } from '@dorfplatz/kernel'
import { goBack, type Past, playAnswers, takeBack } from '@dorfplatz/table'
import { Fault } from '../fault.ts'
import { countOf } from '../storage/log.ts'
import { type Actor, needActor, needAnySeat, needKept, needMatch, needRunning, refused } from './actor.ts'
import { commit, type Draft } from './commit.ts'
import type { LoadedTable } from './loaded.ts'
import { pastOf } from './past.ts'
import type { TableRegistry } from './registry.ts'
import { needSeatOf } from './show.ts'

/** Nobody takes back more often than this and once more for each answer that counts: a log must not grow for nothing. */
export const UNDOS = 100
/** Nobody gives up and comes back more often. */
const CONCESSIONS = 20

export async function needFew(
  { source }: TableRegistry,
  { id }: LoadedTable,
  seat: Seat,
  kind: 'undo' | 'concede' | 'replace',
  most: number,
): Promise<void> {
  if ((await countOf(source.db, id, seat, kind)) >= most) throw new Fault('too-many', 'too-many')
}

export function answer(
  registry: TableRegistry,
  id: string,
  actor: Actor,
  commandId: string,
  answers: readonly Answer[],
): Promise<number> {
  return registry.at(id, (loaded) => {
    needAnySeat(loaded, actor)
    return commit(registry, loaded, {
      seat: actor.seat,
      commandId,
      kind: 'answer',
      choices: answers.map((a) => a.choice),
      draft: () => {
        needActor(loaded, actor)
        needKept(loaded)
        if (loaded.broken !== null) throw refused(loaded, refuse('K-DEFECT'))
        const played = playAnswers(loaded.k, needMatch(loaded), actor.seat, answers)
        if (!played.ok) throw refused(loaded, played.refusal, answers.length > 1 ? played.index : undefined)
        return {
          payload: { kind: 'answer', entries: played.steps.map((step) => step.entry) },
          events: played.steps.flatMap((step) => step.events),
          match: played.match,
        }
      },
    })
  })
}

/** Taken back alone, or, with `to`, as far as everybody agreed. */
export async function draftBack(registry: TableRegistry, loaded: LoadedTable, seat: Seat, to?: number): Promise<Draft> {
  const match = needRunning(loaded)
  const before: Past = {
    ...pastOf(registry.source, loaded, loaded.seq),
    // A refusal, too, may have read past everything that was ever taken back: once is enough.
    keep: (state) => {
      loaded.earlier = state
    },
  }
  const back =
    to === undefined ? await takeBack(loaded.k, before, match, seat) : await goBack(loaded.k, before, match, to)
  if ('ok' in back) throw refused(loaded, back)
  return { payload: { kind: 'undo', to: back.to }, events: [], match: back.match }
}

export function undo(registry: TableRegistry, id: string, actor: Actor, commandId: string): Promise<number> {
  return registry.at(id, (loaded) => {
    needAnySeat(loaded, actor)
    return commit(registry, loaded, {
      seat: actor.seat,
      commandId,
      kind: 'undo',
      choices: null,
      draft: async () => {
        needActor(loaded, actor)
        const draft = await draftBack(registry, loaded, actor.seat)
        if (actor.kind === 'person') await needFew(registry, loaded, actor.seat, 'undo', UNDOS + draft.match.seq)
        return draft
      },
    })
  })
}

/** The level that somebody wants to play on for them; the strongest if they do not say. */
export function levelFor(levels: readonly string[], wish: string | undefined): string {
  if (wish === undefined) return levels.at(-1) ?? 'random'
  if (!levels.includes(wish)) throw new Fault('bad-request', 'no-bot')
  return wish
}

/** A bot plays on: after giving up (`concede`), or because time ran out or the host said so (`replace`). */
export function handToBot(
  registry: TableRegistry,
  id: string,
  actor: Actor,
  commandId: string,
  how: {
    readonly kind: 'concede' | 'replace'
    readonly level: string
    readonly unless?: (loaded: LoadedTable) => boolean
    /** Asked for by the seat's own person, who may come back and ask again. */
    readonly isOwn?: boolean
  },
): Promise<number> {
  const { seat } = actor
  return registry.at(id, (loaded) => {
    needAnySeat(loaded, actor)
    return commit(registry, loaded, {
      seat,
      commandId,
      kind: how.kind,
      choices: null,
      draft: async (_, command) => {
        needActor(loaded, actor)
        needRunning(loaded)
        // A deal of the day is one's own: no bot plays it for a person.
        if (loaded.row.daily !== null && (actor.kind === 'person' || how.isOwn === true)) {
          throw new Fault('conflict', 'daily-alone')
        }
        if (how.kind === 'concede' && actor.kind === 'person') {
          await needFew(registry, loaded, seat, 'concede', CONCESSIONS)
        }
        if (how.isOwn === true) await needFew(registry, loaded, seat, how.kind, CONCESSIONS)
        if (loaded.row.seats[seat]?.bot !== null || how.unless?.(loaded) === true) throw new Fault('stale', 'stale')
        const set = registry.source.tables.setBot(id, seat, how.level, how.kind === 'concede')
        return {
          payload: { kind: how.kind },
          events: [],
          match: needMatch(loaded),
          also: {
            sql: `${set.sql} AND EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND command = ?)`,
            params: [...(set.params ?? []), id, command],
          },
        }
      },
    })
  })
}

/** A bot that has not moved by then will not do so soon: nobody is kept out for longer. */
const BOT_MS = 60_000

/**
 * Time ran out a moment ago, and the bot is about to make the move. Who could come back before it did would have all their
 * time again, and again, and the others would wait for ever.
 */
function isMissedMove({ row, waiting, recent }: LoadedTable, seat: Seat, now: number): boolean {
  if (row.seconds === null || waiting[seat] === undefined) return false
  const last = recent.findLast((entry) => entry.seat === seat)
  return last?.payload.kind === 'replace' && now - last.at < BOT_MS
}

/** The person takes the seat back from the bot that kept it warm. */
export function comeBack(registry: TableRegistry, id: string, person: string, seat: Seat): Promise<void> {
  return registry.at(id, async (loaded) => {
    needSeatOf(loaded, person, seat)
    needKept(loaded)
    if (isMissedMove(loaded, seat, registry.source.db.now())) throw new Fault('conflict', 'time-up')
    await registry.source.db.tx([registry.source.tables.setBot(id, seat, null, false)])
    await registry.changedHere(loaded)
  })
}
