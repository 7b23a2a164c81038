/** What a seat can do at a running table: answer, take back, concede, agree to go back; and look before it leaps. */

import {
  type Answer,
  type Entry,
  type GameEvent,
  hash,
  type Match,
  type MatchRecord,
  type Refusal,
  randomFrom,
  refuse,
  replay,
  type Seat,
  toEntry,
  undoTarget,
} from '@dorfplatz/kernel'
import { Fault } from '../fault.ts'
import { entriesAfter, type LogEntry } from '../storage/log.ts'
import type { TableRow } from '../storage/tables.ts'
import { commit, type Draft } from './commit.ts'
import type { AnyKernel } from './games.ts'
import { type LoadedTable, replayLog } from './loaded.ts'
import type { TableRegistry } from './registry.ts'

const refused = (loaded: LoadedTable, of: Refusal, index?: number): Fault =>
  new Fault('refused', 'forbidden', { of, game: loaded.k.game }, index)

function needMatch(loaded: LoadedTable): Match {
  if (loaded.match === null) throw new Fault('conflict', 'not-started')
  return loaded.match
}

/** Nobody goes on with a table that was closed. */
function needKept(loaded: LoadedTable): void {
  if (loaded.row.archived) throw new Fault('conflict', 'closed')
}

/** Answers on a match that may be changed. */
function play(loaded: LoadedTable, match: Match, seat: Seat, answers: readonly Answer[]): Draft {
  const entries: Entry[] = []
  const events: GameEvent[] = []
  for (const [index, answer] of answers.entries()) {
    const entry = toEntry(loaded.k, match, seat, answer)
    const result = loaded.k.apply(match, seat, answer)
    if (!result.ok) throw refused(loaded, result, answers.length > 1 ? index : undefined)
    entries.push(entry)
    events.push(...result.events)
  }
  return { payload: { kind: 'answer', entries }, events, match }
}

export function answer(
  registry: TableRegistry,
  id: string,
  seat: Seat,
  commandId: string,
  answers: readonly Answer[],
): Promise<number> {
  return registry.at(id, (loaded) =>
    commit(registry, loaded, {
      seat,
      commandId,
      kind: 'answer',
      choices: answers.map((a) => a.choice),
      draft: () => {
        needKept(loaded)
        if (loaded.broken !== null) throw refused(loaded, refuse('K-DEFECT'))
        const match = needMatch(loaded)
        // One answer changes nothing when refused; of several the first ones would stay.
        return play(loaded, answers.length === 1 ? match : loaded.k.clone(match), seat, answers)
      },
    }),
  )
}

export interface Previewed {
  readonly played: number
  readonly reveals: boolean
  readonly refusal: Refusal | null
  readonly match: Match
  readonly events: readonly GameEvent[]
}

/** Would this answer draw from a stream, or show anyone something that this seat does not know already? */
function reveals(k: AnyKernel, before: Match, after: Match, seat: Seat): boolean {
  if (after.defect !== null || k.over(after) || hash(before.streams) !== hash(after.streams)) return true
  const mine = new Set(k.game.known(before, seat))
  for (const viewer of [...Array(before.seats).keys(), 'spectator' as const]) {
    const knew = new Set(k.game.known(before, viewer))
    for (const secret of k.game.known(after, viewer)) if (!knew.has(secret) && !mine.has(secret)) return true
  }
  return false
}

/**
 * Plays answers on a copy, up to the first that is refused or would reveal something. What is hidden from the seat is dealt
 * anew in the copy: whom the table would ask next may depend on others' hands, and that is not to be had for the asking.
 */
export function preview(loaded: LoadedTable, seat: Seat, answers: readonly Answer[]): Previewed {
  let match = loaded.k.clone(needMatch(loaded))
  loaded.k.game.reshuffle(match, seat, randomFrom(`${loaded.id} ${loaded.seq} ${seat}`))
  const events: GameEvent[] = []
  for (const [played, answer] of answers.entries()) {
    const next = loaded.k.clone(match)
    const result = loaded.k.apply(next, seat, answer)
    if (!result.ok) return { played, reveals: false, refusal: result, match, events }
    if (reveals(loaded.k, match, next, seat)) return { played, reveals: true, refusal: null, match, events }
    events.push(...result.events)
    match = next
  }
  return { played: answers.length, reveals: false, refusal: null, match, events }
}

export function whyNot(loaded: LoadedTable, seat: Seat, answer: Answer): Refusal | null {
  return loaded.k.whyNot(needMatch(loaded), seat, answer)
}

/** The record of a log: save format, replay format, proof that the shuffle was fair. */
export function toRecord(row: TableRow, match: Match, log: readonly LogEntry[]): MatchRecord {
  const entries: Entry[] = []
  const hashes: { [position: string]: string } = {}
  for (const { payload, seat, position, hash: print } of log) {
    if (payload.kind === 'answer') entries.push(...payload.entries)
    if (payload.kind === 'undo') {
      entries.push([seat ?? 0, { undo: payload.to }])
      for (const at of Object.keys(hashes)) if (Number(at) > payload.to) delete hashes[at]
    }
    if (print !== null) hashes[position] = print
  }
  const { game, seats, options, seed } = match
  return { format: 1, game, rules: row.rules, seats, options, seed, entries, hashes }
}

export interface Moment {
  readonly match: Match
  /** How many answers count altogether. */
  readonly total: number
}

/** The match as it stood after so many answers; what was taken back is not shown again. Needs no place in the line. */
export async function momentAt(registry: TableRegistry, loaded: LoadedTable, at: number): Promise<Moment> {
  const { k, row, broken, id } = loaded
  if (loaded.match === null) throw new Fault('conflict', 'not-started')
  if (row.rules !== k.game.rules || broken !== null) throw new Fault('conflict', 'old-rules')
  const log = await entriesAfter(registry.source.db, id, 0)
  return { match: replayLog(k, row, log, at), total: log.at(-1)?.position ?? 0 }
}

async function record(registry: TableRegistry, loaded: LoadedTable): Promise<MatchRecord> {
  return toRecord(loaded.row, needMatch(loaded), await entriesAfter(registry.source.db, loaded.id, 0))
}

async function backTo(registry: TableRegistry, loaded: LoadedTable, to: number): Promise<Draft> {
  const { match, fault } = replay(loaded.k, await record(registry, loaded), to)
  if (fault !== null) throw refused(loaded, refuse('K-UNDO'))
  return { payload: { kind: 'undo', to }, events: [], match }
}

/** The end opens the seed: nothing can be taken back from there. */
function needRunning(loaded: LoadedTable): void {
  needKept(loaded)
  const match = needMatch(loaded)
  if (loaded.k.over(match)) throw refused(loaded, refuse('K-OVER'))
  if (match.defect !== null || loaded.broken !== null) throw refused(loaded, refuse('K-DEFECT'))
}

export function undo(registry: TableRegistry, id: string, seat: Seat, commandId: string): Promise<number> {
  return registry.at(id, (loaded) =>
    commit(registry, loaded, {
      seat,
      commandId,
      kind: 'undo',
      choices: null,
      draft: async () => {
        needRunning(loaded)
        const target = undoTarget(loaded.k, await record(registry, loaded), seat)
        if (typeof target !== 'number') throw refused(loaded, target)
        return backTo(registry, loaded, target)
      },
    }),
  )
}

/** A bot plays on: after giving up (`concede`), or because time ran out or the host said so (`replace`). */
export function handToBot(
  registry: TableRegistry,
  id: string,
  seat: Seat,
  commandId: string,
  how: {
    readonly kind: 'concede' | 'replace'
    readonly level: string
    readonly unless?: (loaded: LoadedTable) => boolean
  },
): Promise<number> {
  return registry.at(id, (loaded) =>
    commit(registry, loaded, {
      seat,
      commandId,
      kind: how.kind,
      choices: null,
      draft: (_, command) => {
        needRunning(loaded)
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
    }),
  )
}

/** The person takes the seat back from the bot that kept it warm. */
export function comeBack(registry: TableRegistry, id: string, seat: Seat): Promise<void> {
  return registry.at(id, async (loaded) => {
    needKept(loaded)
    await registry.source.db.tx([registry.source.tables.setBot(id, seat, null, false)])
    await registry.changedHere(loaded)
  })
}

const voters = (loaded: LoadedTable): number[] => loaded.row.seats.filter((s) => s.bot === null).map((s) => s.seat)

/** Asks to go back to `back` answers; `mine` are all seats of the person who asks or agrees. */
export function propose(
  registry: TableRegistry,
  id: string,
  seat: Seat,
  mine: readonly Seat[],
  back: number,
): Promise<number> {
  return registry.at(id, async (loaded) => {
    needRunning(loaded)
    if (back >= needMatch(loaded).seq) throw refused(loaded, refuse('K-UNDO'))
    return agree(
      registry,
      loaded,
      { by: seat, back, at: loaded.seq, agreed: [...mine] },
      `propose-${loaded.seq}-${back}`,
    )
  })
}

export function vote(registry: TableRegistry, id: string, mine: readonly Seat[], yes: boolean): Promise<number> {
  return registry.at(id, async (loaded) => {
    await registry.refresh(loaded)
    const { proposal } = loaded.row
    if (proposal === null || proposal.at !== loaded.seq) throw new Fault('conflict', 'no-proposal')
    if (!yes) {
      await registry.source.tables.setProposal(id, null)
      await registry.changedHere(loaded)
      return loaded.seq
    }
    const agreed = [...new Set([...proposal.agreed, ...mine])]
    return agree(registry, loaded, { ...proposal, agreed }, `propose-${proposal.at}-${proposal.back}`)
  })
}

async function agree(
  registry: TableRegistry,
  loaded: LoadedTable,
  proposal: NonNullable<TableRow['proposal']>,
  commandId: string,
): Promise<number> {
  if (!voters(loaded).every((seat) => proposal.agreed.includes(seat))) {
    await registry.source.tables.setProposal(loaded.id, proposal)
    await registry.changedHere(loaded)
    return loaded.seq
  }
  const seq = await commit(registry, loaded, {
    seat: proposal.by,
    commandId,
    kind: 'undo',
    choices: null,
    draft: () => {
      if (loaded.seq !== proposal.at) throw new Fault('stale', 'stale')
      return backTo(registry, loaded, proposal.back)
    },
  })
  await registry.source.tables.setProposal(loaded.id, null)
  await registry.changedHere(loaded)
  return seq
}
