/** One table on this device: a journal, its log, the seats' views, and bots that move when it is their turn. */

import { bots } from '@dorfplatz/bots'
import {
  type Answer,
  begin,
  type DecisionId,
  decisionId,
  effective,
  eventsFor,
  type Frame,
  type GameEvent,
  hash,
  kernel,
  type Match,
  type MatchRecord,
  type Refusal,
  replay,
  type Seat,
  toAnswer,
  toEntry,
  undo,
  undoTarget,
  type View,
  type Viewer,
} from '@dorfplatz/kernel'
import type { SeatInfo, TableInfo } from '@dorfplatz/protocol'
import { isGame, shelf } from '../app/games.ts'
import { anyNumber, botAnswer } from './bot.ts'
import { type Course, courseOf } from './course.ts'
import type { Preview, Refused, TableState } from './link.ts'
import type { Moment, NewTable } from './messages.ts'
import { type AnyKernel, layOut, lineOf, type Running, toKeep } from './running.ts'
import { type KeptSeat, keep, keepAfter, kept } from './store.ts'

/** What the page is told after a change: a table whose log holds only the lines from number `from` on. */
export type Publish = (state: TableState, from: number) => void

async function kernelOf(game: string): Promise<AnyKernel> {
  if (!isGame(game)) throw new Error(`no game '${game}'`)
  return kernel<unknown, Frame, View['table']>(await shelf[game].load())
}

/** A pause so short that nobody follows single moves. */
const LITTLE = 100
/** Bots think with all their might: before that a person's own move is drawn. */
const BREATH = 150
/** While bots hurry, so many milliseconds lie between two pictures. */
const HURRIED_PICTURE = 200

const isBot = (s: KeptSeat | undefined) => s !== undefined && (s.kind === 'bot' || s.bot !== undefined)

const BEST = Object.keys(bots).at(-1) ?? ''

const levelOf = (seat: KeptSeat | undefined): { readonly level?: string } => {
  const level = seat?.bot ?? seat?.level
  return level === undefined ? {} : { level }
}

const refused = (r: Refusal): Refused => ({ rule: r.rule, ...(r.args ? { args: r.args } : {}) })

/** What a viewer could newly learn: draws from the generator, or hidden things seen that the mover did not know. */
function reveals(k: AnyKernel, before: Match, after: Match, seat: Seat): boolean {
  if (hash(before.streams) !== hash(after.streams)) return true
  const mine = new Set(k.game.known(before, seat))
  const viewers: Viewer[] = [...Array(before.seats).keys(), 'spectator']
  return viewers.some((viewer) => {
    const knew = new Set(k.game.known(before, viewer))
    return k.game.known(after, viewer).some((secret) => !knew.has(secret) && !mine.has(secret))
  })
}

function momentOf(k: AnyKernel, record: MatchRecord, as: Viewer, answers: number): Moment {
  const { match } = replay(k, record, answers)
  return { view: k.view(match, as), total: effective(record.entries).length }
}

/** What a viewer saw after so many answers of a record. */
export async function moment(record: MatchRecord, as: Viewer, answers: number): Promise<Moment> {
  return momentOf(await kernelOf(record.game), record, as, answers)
}

/** A bot's answer to an open decision. */
export async function think(match: Match, decision: DecisionId, level: string): Promise<Answer> {
  const k = await kernelOf(match.game)
  const open = k.open(match).find((o) => decisionId(o) === decision)
  if (open === undefined) throw new Error(`no decision '${decision}'`)
  return botAnswer(k, match, open, level)
}

/** The course of a record that is kept elsewhere. */
export async function course(record: MatchRecord): Promise<Course | null> {
  return courseOf(await kernelOf(record.game), record)
}

export class Engine {
  private readonly publish: Publish
  private table: Running | null = null
  private pause = 400
  private botTimer: ReturnType<typeof setTimeout> | null = null
  private hurried = false
  private shownAt = 0
  private line: Promise<unknown> = Promise.resolve()

  /** Finds a bot's answer; the table goes on meanwhile. */
  private readonly think: typeof think
  /** Says that a table has moved, to whoever else has it open on this device. */
  private readonly moved: (id: string) => void

  constructor(publish: Publish, thinkElsewhere: typeof think = think, moved: (id: string) => void = () => undefined) {
    this.think = thinkElsewhere
    this.publish = publish
    this.moved = moved
  }

  async create(setup: NewTable): Promise<Refused | null> {
    const k = await kernelOf(setup.game)
    const wanted = { game: setup.game, options: setup.options, seats: setup.seats.length, seed: setup.seed }
    const refusal = k.checkSetup(wanted)
    if (refusal !== null) return refused(refusal)
    const journal = begin(k, wanted)
    const now = Date.now()
    await keep({
      id: setup.id,
      game: setup.game,
      seats: setup.seats,
      record: journal.record,
      createdAt: now,
      updatedAt: now,
      over: false,
      due: k.open(journal.match).map((o) => o.frame.seat),
      ...(setup.previous === undefined ? {} : { previous: setup.previous }),
    })
    return null
  }

  /** Whatever changes the table happens one after the other: each is kept before the next is looked at. */
  private inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.line.then(work)
    this.line = turn.catch(() => undefined)
    return turn
  }

  open(id: string, pause: number): Promise<boolean> {
    this.pause = pause
    return this.inLine(() => this.read(id))
  }

  /** Another tab has moved at a table: if it is this one, it is read again. */
  follow(id: string): Promise<void> {
    return this.inLine(async () => {
      if (this.table?.kept.id === id) await this.read(id)
    })
  }

  private async read(id: string): Promise<boolean> {
    const found = await kept(id)
    if (found === null) {
      this.publish({ status: 'gone', info: null, seats: [], log: [], chat: [] }, 0)
      return false
    }
    const k = await kernelOf(found.game)
    const { match, opening } = layOut(k, found)
    const told: Running['told'] = [opening]
    for (const entry of effective(found.record.entries)) {
      const applied = k.apply(match, entry[0], toAnswer(entry))
      if (!applied.ok) break
      told.push(lineOf(found, told.length, entry[0], applied.events, found.updatedAt))
    }
    const table: Running = { kept: found, k, journal: { match, record: found.record }, told, shown: 0 }
    this.table = table
    // Finished by an older client: how it ended is kept from now on.
    if (found.result === undefined && k.over(match)) await keep(toKeep(table))
    this.show()
    this.wakeBots()
    return true
  }

  /** Keeps what the table is to become, and only then lets it become that. */
  private async turnInto(table: Running, next: Partial<Running>, after: () => void): Promise<Refused | null> {
    const { id, record } = { id: table.kept.id, record: table.journal.record }
    if (!(await keepAfter(toKeep({ ...table, ...next }), record.entries.length))) {
      await this.read(id)
      return { rule: 'K-NOT-NOW' }
    }
    Object.assign(table, next)
    this.moved(id)
    this.show()
    after()
    return null
  }

  answer(seat: Seat, answers: readonly Answer[]): Promise<Refused | null> {
    return this.inLine(() => this.play(seat, answers))
  }

  private async play(seat: Seat, answers: readonly Answer[]): Promise<Refused | null> {
    const table = this.table
    if (table === null) return { rule: 'K-NOT-NOW' }
    const trial = table.k.clone(table.journal.match)
    const entries = []
    const told: Running['told'] = []
    for (const answer of answers) {
      const entry = toEntry(table.k, trial, seat, answer)
      const applied = table.k.apply(trial, seat, answer)
      if (!applied.ok) return refused(applied)
      entries.push(entry)
      told.push(lineOf(table.kept, table.told.length + told.length, seat, applied.events, Date.now()))
    }
    const { record } = table.journal
    const journal = { match: trial, record: { ...record, entries: [...record.entries, ...entries] } }
    return this.turnInto(table, { journal, told: [...table.told, ...told] }, () =>
      this.wakeBots(isBot(table.kept.seats[seat]) ? 0 : BREATH),
    )
  }

  preview(seat: Seat, answers: readonly Answer[]): Preview | Refused {
    const table = this.table
    if (table === null) return { rule: 'K-NOT-NOW' }
    const { k } = table
    let match = table.journal.match
    const events: GameEvent[] = []
    for (const answer of answers) {
      const after = k.clone(match)
      const applied = k.apply(after, seat, answer)
      if (!applied.ok) return refused(applied)
      if (reveals(k, match, after, seat)) return { view: k.view(match, seat), events, reveals: true }
      events.push(...eventsFor(applied.events, seat))
      match = after
    }
    return { view: k.view(match, seat), events, reveals: false }
  }

  why(seat: Seat, answer: Answer): Refused | null {
    if (this.table === null) return null
    const refusal = this.table.k.whyNot(this.table.journal.match, seat, answer)
    return refusal === null ? null : refused(refusal)
  }

  undo(seat: Seat): Promise<Refused | null> {
    return this.inLine(async () => {
      const table = this.table
      if (table === null) return { rule: 'K-UNDO' }
      const target = undoTarget(table.k, table.journal.record, seat)
      return typeof target === 'number' ? this.backTo(table, seat, target) : refused(target)
    })
  }

  /** Further back than one may go alone: everybody at this device has agreed. */
  propose(seat: Seat, back: number): Promise<Refused | null> {
    return this.inLine(async () => {
      const table = this.table
      if (table === null || table.k.over(table.journal.match) || back >= table.told.length - 1)
        return { rule: 'K-UNDO' }
      return this.backTo(table, seat, back)
    })
  }

  private backTo(table: Running, seat: Seat, target: number): Promise<Refused | null> {
    const journal = undo(table.k, table.journal, seat, target)
    const next = { journal, told: table.told.slice(0, target + 1), shown: Math.min(table.shown, target + 1) }
    return this.turnInto(table, next, () => this.wakeBots())
  }

  /** A bot plays on in this seat, or its person is back. */
  bot(seat: Seat, on: boolean): Promise<Refused | null> {
    return this.inLine(async () => {
      const table = this.table
      if (table === null || table.k.over(table.journal.match)) return { rule: 'K-OVER' }
      const level = on ? { bot: BEST } : {}
      const seats = table.kept.seats.map(({ bot, ...s }, i): KeptSeat => {
        if (i === seat) return { ...s, ...level }
        return bot === undefined ? s : { ...s, bot }
      })
      return this.turnInto(table, { kept: { ...table.kept, seats } }, () => this.wakeBots())
    })
  }

  /** The seed is nobody's to know before the end. */
  record(): MatchRecord | null {
    const table = this.table
    return table === null || !table.k.over(table.journal.match) ? null : table.journal.record
  }

  at(as: Viewer, answers: number): Moment | null {
    return this.table === null ? null : momentOf(this.table.k, this.table.journal.record, as, answers)
  }

  /** Bots move without pauses until a person is asked; the moves in between are not drawn one by one. */
  hurry(): null {
    if (this.table === null || !this.waitsForBotsOnly(this.table)) return null
    this.hurried = true
    if (this.botTimer !== null) clearTimeout(this.botTimer)
    this.botTimer = null
    this.wakeBots()
    return null
  }

  private waitsForBotsOnly(table: Running): boolean {
    const open = table.k.open(table.journal.match)
    return open.length > 0 && open.every((o) => isBot(table.kept.seats[o.frame.seat]))
  }

  private show(): void {
    const table = this.table
    if (table === null) return
    const { k, kept: about } = table
    const { match } = table.journal
    const replaying = this.pause > LITTLE && this.waitsForBotsOnly(table)
    if (!replaying) this.hurried = false
    if (this.hurried && Date.now() - this.shownAt < HURRIED_PICTURE) return
    this.shownAt = Date.now()
    const due = new Set(k.open(match).map((o) => o.frame.seat))
    const mine = about.seats.flatMap((s, seat) => (s.kind === 'me' ? [seat] : []))
    const viewers: Viewer[] = mine.length > 0 ? mine : ['spectator']
    const seats: SeatInfo[] = about.seats.map((s, seat) => ({
      seat,
      kind: s.kind === 'me' && s.bot === undefined ? 'person' : 'bot',
      name: s.name,
      ...levelOf(s),
      mine: s.kind === 'me',
      online: true,
      due: due.has(seat),
      deadline: null,
      conceded: false,
      colour: s.colour ?? seat % 5,
    }))
    const over = k.over(match)
    const info: TableInfo = {
      id: about.id,
      game: about.game,
      rules: match.rules,
      options: match.options,
      visibility: 'private',
      pace: { kind: 'live' },
      spectators: false,
      practice: true,
      status: match.defect !== null ? 'stopped' : over ? 'over' : 'running',
      archived: false,
      seats,
      host: true,
      invite: null,
      seq: match.seq,
      createdAt: about.createdAt,
      startedAt: about.createdAt,
      endedAt: over ? Date.now() : null,
      rematch: null,
      proposal: null,
    }
    const from = table.shown
    table.shown = table.told.length
    this.publish(
      {
        status: 'ready',
        info,
        seats: viewers.map((as) => ({ as, view: k.view(match, as) })),
        log: table.told.slice(from),
        chat: [],
        replaying,
      },
      from,
    )
  }

  /** Lets the next bot that is asked something move, after a short pause so that one can follow. */
  private wakeBots(atLeast = 0): void {
    if (this.botTimer !== null) return
    this.botTimer = setTimeout(
      () => {
        this.botTimer = null
        void this.botMove()
      },
      this.hurried ? 0 : Math.max(atLeast, this.pause),
    )
  }

  private async botMove(): Promise<void> {
    const table = this.table
    if (table === null) return
    const { k, kept: about } = table
    const next = k.open(table.journal.match).find((o) => isBot(about.seats[o.frame.seat]))
    if (next === undefined) return
    const level = levelOf(about.seats[next.frame.seat]).level ?? ''
    const { seat } = next.frame
    const { journal } = table
    const answer = await this.think(journal.match, decisionId(next), level).catch(() => null)
    if (this.table !== table) return
    if (table.journal !== journal) {
      // The table moved, or was taken back, while the bot was thinking.
      this.wakeBots()
      return
    }
    const refused = answer === null ? { rule: 'K-MALFORMED' } : await this.answer(seat, [answer])
    // Moved elsewhere meanwhile: the table was read again, and its bots with it.
    if (refused === null || this.table !== table) return
    // What was imagined does not hold at this table: any legal answer keeps the game going.
    const choice = k.sample(table.journal.match, next, anyNumber)
    const again = await this.answer(seat, [{ to: decisionId(next), choice }])
    // Nobody else would wake the bots if the question itself is gone.
    if (again !== null) this.wakeBots()
  }
}
