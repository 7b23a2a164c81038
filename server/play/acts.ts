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
import { entriesAfter, type Logged } from '../storage/log.ts'
import type { TableRow } from '../storage/tables.ts'
import { commit, type Draft } from './commit.ts'
import type { AnyKernel } from './games.ts'
import type { House } from './house.ts'
import { type Live, replayLog } from './live.ts'

const refused = (live: Live, of: Refusal, index?: number): Fault =>
  new Fault('refused', 'forbidden', { of, game: live.k.game }, index)

function needMatch(live: Live): Match {
  if (live.match === null) throw new Fault('conflict', 'not-started')
  return live.match
}

/** Nobody goes on with a table that was closed. */
function needKept(live: Live): void {
  if (live.row.archived) throw new Fault('conflict', 'closed')
}

/** Answers on a match that may be changed. */
function play(live: Live, match: Match, seat: Seat, answers: readonly Answer[]): Draft {
  const entries: Entry[] = []
  const events: GameEvent[] = []
  for (const [index, answer] of answers.entries()) {
    const entry = toEntry(live.k, match, seat, answer)
    const result = live.k.apply(match, seat, answer)
    if (!result.ok) throw refused(live, result, answers.length > 1 ? index : undefined)
    entries.push(entry)
    events.push(...result.events)
  }
  return { payload: { kind: 'answer', entries }, events, match }
}

export function answer(
  house: House,
  id: string,
  seat: Seat,
  commandId: string,
  answers: readonly Answer[],
): Promise<number> {
  return house.at(id, (live) =>
    commit(house, live, {
      seat,
      commandId,
      kind: 'answer',
      choices: answers.map((a) => a.choice),
      draft: () => {
        needKept(live)
        if (live.broken !== null) throw refused(live, refuse('K-DEFECT'))
        const match = needMatch(live)
        // One answer changes nothing when refused; of several the first ones would stay.
        return play(live, answers.length === 1 ? match : live.k.clone(match), seat, answers)
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
export function preview(live: Live, seat: Seat, answers: readonly Answer[]): Previewed {
  let match = live.k.clone(needMatch(live))
  live.k.game.reshuffle(match, seat, randomFrom(`${live.id} ${live.seq} ${seat}`))
  const events: GameEvent[] = []
  for (const [played, answer] of answers.entries()) {
    const next = live.k.clone(match)
    const result = live.k.apply(next, seat, answer)
    if (!result.ok) return { played, reveals: false, refusal: result, match, events }
    if (reveals(live.k, match, next, seat)) return { played, reveals: true, refusal: null, match, events }
    events.push(...result.events)
    match = next
  }
  return { played: answers.length, reveals: false, refusal: null, match, events }
}

export function whyNot(live: Live, seat: Seat, answer: Answer): Refusal | null {
  return live.k.whyNot(needMatch(live), seat, answer)
}

/** The record of a log: save format, replay format, proof that the shuffle was fair. */
export function toRecord(row: TableRow, match: Match, log: readonly Logged[]): MatchRecord {
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
export async function momentAt(house: House, live: Live, at: number): Promise<Moment> {
  const { k, row, broken, id } = live
  if (live.match === null) throw new Fault('conflict', 'not-started')
  if (row.rules !== k.game.rules || broken !== null) throw new Fault('conflict', 'old-rules')
  const log = await entriesAfter(house.source.db, id, 0)
  return { match: replayLog(k, row, log, at), total: log.at(-1)?.position ?? 0 }
}

async function record(house: House, live: Live): Promise<MatchRecord> {
  return toRecord(live.row, needMatch(live), await entriesAfter(house.source.db, live.id, 0))
}

async function backTo(house: House, live: Live, to: number): Promise<Draft> {
  const { match, fault } = replay(live.k, await record(house, live), to)
  if (fault !== null) throw refused(live, refuse('K-UNDO'))
  return { payload: { kind: 'undo', to }, events: [], match }
}

/** The end opens the seed: nothing can be taken back from there. */
function needRunning(live: Live): void {
  needKept(live)
  const match = needMatch(live)
  if (live.k.over(match)) throw refused(live, refuse('K-OVER'))
  if (match.defect !== null || live.broken !== null) throw refused(live, refuse('K-DEFECT'))
}

export function undo(house: House, id: string, seat: Seat, commandId: string): Promise<number> {
  return house.at(id, (live) =>
    commit(house, live, {
      seat,
      commandId,
      kind: 'undo',
      choices: null,
      draft: async () => {
        needRunning(live)
        const target = undoTarget(live.k, await record(house, live), seat)
        if (typeof target !== 'number') throw refused(live, target)
        return backTo(house, live, target)
      },
    }),
  )
}

/** A bot plays on: after giving up (`concede`), or because time ran out or the host said so (`replace`). */
export function handToBot(
  house: House,
  id: string,
  seat: Seat,
  commandId: string,
  how: { readonly kind: 'concede' | 'replace'; readonly level: string; readonly unless?: (live: Live) => boolean },
): Promise<number> {
  return house.at(id, (live) =>
    commit(house, live, {
      seat,
      commandId,
      kind: how.kind,
      choices: null,
      draft: (_, command) => {
        needRunning(live)
        if (live.row.seats[seat]?.bot !== null || how.unless?.(live) === true) throw new Fault('stale', 'stale')
        const set = house.source.tables.setBot(id, seat, how.level, how.kind === 'concede')
        return {
          payload: { kind: how.kind },
          events: [],
          match: needMatch(live),
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
export function comeBack(house: House, id: string, seat: Seat): Promise<void> {
  return house.at(id, async (live) => {
    needKept(live)
    await house.source.db.tx([house.source.tables.setBot(id, seat, null, false)])
    await house.changedHere(live)
  })
}

const voters = (live: Live): number[] => live.row.seats.filter((s) => s.bot === null).map((s) => s.seat)

/** Asks to go back to `back` answers; `mine` are all seats of the person who asks or agrees. */
export function propose(house: House, id: string, seat: Seat, mine: readonly Seat[], back: number): Promise<number> {
  return house.at(id, async (live) => {
    needRunning(live)
    if (back >= needMatch(live).seq) throw refused(live, refuse('K-UNDO'))
    return agree(house, live, { by: seat, back, at: live.seq, agreed: [...mine] }, `propose-${live.seq}-${back}`)
  })
}

export function vote(house: House, id: string, mine: readonly Seat[], yes: boolean): Promise<number> {
  return house.at(id, async (live) => {
    await house.refresh(live)
    const { proposal } = live.row
    if (proposal === null || proposal.at !== live.seq) throw new Fault('conflict', 'no-proposal')
    if (!yes) {
      await house.source.tables.setProposal(id, null)
      await house.changedHere(live)
      return live.seq
    }
    const agreed = [...new Set([...proposal.agreed, ...mine])]
    return agree(house, live, { ...proposal, agreed }, `propose-${proposal.at}-${proposal.back}`)
  })
}

async function agree(
  house: House,
  live: Live,
  proposal: NonNullable<TableRow['proposal']>,
  commandId: string,
): Promise<number> {
  if (!voters(live).every((seat) => proposal.agreed.includes(seat))) {
    await house.source.tables.setProposal(live.id, proposal)
    await house.changedHere(live)
    return live.seq
  }
  const seq = await commit(house, live, {
    seat: proposal.by,
    commandId,
    kind: 'undo',
    choices: null,
    draft: () => {
      if (live.seq !== proposal.at) throw new Fault('stale', 'stale')
      return backTo(house, live, proposal.back)
    },
  })
  await house.source.tables.setProposal(live.id, null)
  await house.changedHere(live)
  return seq
}
