/** One table on this device: a journal, its log, the seats' views, and bots that move when it is their turn. */

import { type Analysis, adviceWithin, adviseAt, analyse, promiseOf, reasonFor, THOROUGH } from '@dorfplatz/bots'
import {
  type Answer,
  beginAt,
  type DecisionId,
  decisionId,
  effective,
  eventsFor,
  type Frame,
  kernel,
  type Lang,
  type Match,
  type MatchRecord,
  type Refusal,
  randomFrom,
  replay,
  type Seat,
  type Setup,
  type View,
  type Viewer,
  writePosition,
} from '@dorfplatz/kernel'
import type { SeatInfo, TableInfo } from '@dorfplatz/protocol'
import {
  type AnyKernel,
  continueRecord,
  dueFingerprint,
  emptyRecord,
  goBack,
  matchAt,
  openLine,
  playAnswers,
  preview,
  roundOf,
  type TakenBack,
  takeBack,
} from '@dorfplatz/table'
import { loadRulesAndBot } from '../../app/rules.ts'
import type { Preview, Refused, TableState } from '../link.ts'
import { STAND_IN } from '../standIn.ts'
import { anyNumber, botAnswer } from './bot.ts'
import { type Course, courseOf } from './course.ts'
import type { Advice, AnalysisPart, Moment, NewTable } from './messages.ts'
import { cutAt, lineOf, type Running, readTable, seatsHere, toKeep, withJoined } from './running.ts'
import { hex, type KeptSeat, keep, keepAfter, kept } from './store.ts'

/** What the page is told after a change: a table whose log holds only the lines from number `from` on. */
export type Publish = (state: TableState, from: number) => void

async function kernelOf(game: string): Promise<AnyKernel> {
  return kernel<unknown, Frame, View['table']>(await loadRulesAndBot(game))
}

/** The same for who thinks: with what judging at such a table needs. */
async function thinkerOf({ game, seats }: { readonly game: string; readonly seats: number }): Promise<AnyKernel> {
  const k = await kernelOf(game)
  await k.game.bot?.prepare?.(seats)
  return k
}

/** A pause so short that nobody follows single moves. */
const LITTLE = 100
/** Bots think with all their might: before that a person's own move is drawn. */
const BREATH = 150
/** While bots hurry, so many milliseconds lie between two pictures. */
const HURRIED_PICTURE = 200

const isBot = (s: KeptSeat | undefined) => s !== undefined && (s.kind === 'bot' || s.bot !== undefined)

/** Which answers of a seat were a bot's: those from now on, or up to now. */
function standing({ stoodIn = [] }: KeptSeat, on: boolean, now: number): Pick<KeptSeat, 'stoodIn'> {
  const before = stoodIn.map((part) => ({ until: now, ...part }))
  return on ? { stoodIn: [...before, { from: now }] } : stoodIn.length === 0 ? {} : { stoodIn: before }
}

const levelOf = (seat: KeptSeat | undefined): { readonly level?: string } => {
  const level = seat?.bot ?? seat?.level
  return level === undefined ? {} : { level }
}

const refused = (r: Refusal, index?: number): Refused => ({
  rule: r.rule,
  ...(r.args ? { args: r.args } : {}),
  ...(index === undefined ? {} : { index }),
})

/** What a viewer saw after so many answers of a record that is kept elsewhere. */
export async function moment(record: MatchRecord, as: Viewer, answers: number): Promise<Moment> {
  const k = await kernelOf(record.game)
  const { match, fault } = replay(k, record, answers)
  if (match === null) throw new Error(fault.problem)
  return { view: k.view(match, as), total: effective(record.entries).length }
}

/** A bot's answer to an open decision of a match it could be in. */
export async function think(match: Match, decision: DecisionId, level: string): Promise<Answer> {
  const k = await thinkerOf(match)
  const open = k.open(match).find((o) => decisionId(o) === decision)
  if (open === undefined) throw new Error(`no decision '${decision}'`)
  return botAnswer(k, match, open, level)
}

/** So long a person waits for advice at most. */
const ADVICE_MS = 1_900

/** What a bot would answer to an open decision of a match its seat could be in, in words for a person. */
export async function advice(match: Match, decision: DecisionId, lang: Lang): Promise<readonly Advice[]> {
  const k = await thinkerOf(match)
  const open = k.open(match).find((o) => decisionId(o) === decision)
  if (open === undefined) return []
  const budgets = adviceWithin(ADVICE_MS, () => performance.now())
  return adviseAt(k, match, open, { random: anyNumber, ...budgets }).map((hint) => ({
    answer: hint.answer,
    promise: promiseOf(hint, lang),
    reason: reasonFor(hint, lang, k.game.bot),
  }))
}

/** A look back at a record that is kept elsewhere, or a part of it. */
export async function lookBack(
  record: MatchRecord,
  wanted: AnalysisPart,
  tell: (share: number) => void,
): Promise<Analysis> {
  const how = wanted.part === 'outlook' ? { ...THOROUGH, seats: [] } : { ...THOROUGH, moments: 0, seats: [wanted.seat] }
  return analyse(await thinkerOf(record), record, randomFrom(record.seed), how, (share) => {
    tell(share)
    return true
  })
}

/** The course of a record that is kept elsewhere. */
export async function course(record: MatchRecord): Promise<Course | null> {
  return courseOf(await kernelOf(record.game), record)
}

/** A table at its beginning, or where another game stood after so many answers. */
function begunAt(k: AnyKernel, wanted: Setup, from: NewTable['from']): Pick<Running, 'match' | 'record'> {
  if (from === undefined) {
    const match = k.create(wanted)
    return { match, record: emptyRecord(match) }
  }
  const { match, fault } = replay(k, from.record, from.answers)
  if (match === null) throw new Error(fault.problem)
  return beginAt(k, writePosition(k, match))
}

export class Engine {
  private readonly publish: Publish
  private table: Running | null = null
  private pause = 400
  private botTimer: ReturnType<typeof setTimeout> | null = null
  private hurried = false
  private shownAt = 0
  private readonly line = openLine()
  /** Nobody at this device knows by what chance hidden things are dealt anew for a preview. */
  private readonly secret = hex(16)

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
    const { match, record } = begunAt(k, wanted, setup.from)
    const now = Date.now()
    await keep({
      id: setup.id,
      game: setup.game,
      seats: setup.seats,
      record,
      createdAt: now,
      updatedAt: now,
      over: false,
      due: k.open(match).map((o) => o.frame.seat),
      round: roundOf(match),
      ...(setup.previous === undefined ? {} : { previous: setup.previous }),
    })
    return null
  }

  open(id: string, pause: number): Promise<boolean> {
    this.pause = pause
    return this.line.enter(() => this.read(id))
  }

  /** Another tab has moved at a table: if it is this one, it is read again. */
  follow(id: string): Promise<void> {
    return this.line.enter(async () => {
      if (this.table?.kept.id === id) await this.read(id)
    })
  }

  private async read(id: string): Promise<boolean> {
    const found = await kept(id)
    if (found === null) {
      this.publish({ status: 'gone', info: null, seats: [], log: [], chat: [] }, 0)
      return false
    }
    const table = readTable(await kernelOf(found.game), found)
    this.table = table
    // Finished by an older client: how it ended is kept from now on.
    if (found.result === undefined && table.k.over(table.match)) await keep(toKeep(table))
    this.show()
    this.wakeBots()
    return true
  }

  /** Keeps what the table is to become, and only then lets it become that. */
  private async turnInto(table: Running, next: Partial<Running>, after: () => void): Promise<Refused | null> {
    const {
      record,
      kept: { id },
    } = table
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
    return this.line.enter(() => this.play(seat, answers))
  }

  private async play(seat: Seat, answers: readonly Answer[]): Promise<Refused | null> {
    const table = this.table
    if (table === null) return { rule: 'K-NOT-NOW' }
    const { k, kept: about, match, record, past } = table
    const played = playAnswers(k, k.clone(match), seat, answers)
    if (!played.ok) return refused(played.refusal, played.index)
    const events = played.steps.flatMap((step) => step.events)
    const line = lineOf(about, played.match.seq, seat, events, Date.now())
    const entries = played.steps.map((step) => step.entry)
    const hash = dueFingerprint(match.seq, played.match)
    const written = { seat, payload: { kind: 'answer', entries }, position: played.match.seq, hash } as const
    const next = {
      match: played.match,
      kept: withJoined(about, match.seq, answers.length),
      record: continueRecord(record, [written]),
      told: [...table.told, line],
    }
    return this.turnInto(table, next, () => {
      past.add(entries, played.match)
      this.wakeBots(isBot(about.seats[seat]) ? 0 : BREATH)
    })
  }

  preview(seat: Seat, answers: readonly Answer[]): Preview | Refused {
    const table = this.table
    if (table === null) return { rule: 'K-NOT-NOW' }
    const { k, kept: about, match, record } = table
    const chance = randomFrom(`${this.secret} ${about.id} ${record.entries.length} ${seat}`)
    const shown = preview(k, match, seat, answers, chance)
    if (shown.refusal !== null) return refused(shown.refusal)
    return { view: k.view(shown.match, seat), events: eventsFor(shown.events, seat), reveals: shown.reveals }
  }

  why(seat: Seat, answer: Answer): Refused | null {
    if (this.table === null) return null
    const refusal = this.table.k.whyNot(this.table.match, seat, answer)
    return refusal === null ? null : refused(refusal)
  }

  undo(seat: Seat): Promise<Refused | null> {
    return this.line.enter(async () => {
      const table = this.table
      if (table === null) return { rule: 'K-UNDO' }
      return this.turnBack(table, seat, await takeBack(table.k, table.past, table.match, seat))
    })
  }

  /** Further back than one may go alone: everybody at this device has agreed. */
  propose(seat: Seat, back: number): Promise<Refused | null> {
    return this.line.enter(async () => {
      const table = this.table
      if (table === null) return { rule: 'K-UNDO' }
      return this.turnBack(table, seat, await goBack(table.k, table.past, table.match, back))
    })
  }

  private async turnBack(table: Running, seat: Seat, back: TakenBack | Refusal): Promise<Refused | null> {
    if ('ok' in back) return refused(back)
    const { to, match } = back
    const written = { seat, payload: { kind: 'undo', to }, position: to, hash: null } as const
    const next = { ...cutAt(table, to), match, record: continueRecord(table.record, [written]) }
    return this.turnInto(table, next, () => {
      table.past.cut(to)
      this.wakeBots()
    })
  }

  /** A bot plays on in this seat, or its person is back. */
  bot(seat: Seat, on: boolean, wish: string = STAND_IN): Promise<Refused | null> {
    return this.line.enter(async () => {
      const table = this.table
      if (table === null || table.k.over(table.match)) return { rule: 'K-OVER' }
      const level = on ? { bot: wish } : {}
      const seats = table.kept.seats.map(({ bot, ...s }, i): KeptSeat => {
        if (i === seat) return { ...s, ...level, ...standing(s, on, table.match.seq) }
        return bot === undefined ? s : { ...s, bot }
      })
      return this.turnInto(table, { kept: { ...table.kept, seats } }, () => this.wakeBots())
    })
  }

  /** The best answers to the first thing a seat is asked. */
  async advise(seat: Seat, lang: Lang, ask: typeof advice): Promise<readonly Advice[]> {
    if (this.table === null) return []
    const { k, match } = this.table
    const open = k.open(match).find(({ frame }) => frame.seat === seat)
    return open === undefined ? [] : ask(k.imagine(match, seat, anyNumber), decisionId(open), lang)
  }

  /** The seed is nobody's to know before the end. */
  record(): MatchRecord | null {
    const table = this.table
    return table === null || !table.k.over(table.match) ? null : table.record
  }

  at(as: Viewer, answers: number): Promise<Moment | null> {
    return this.line.enter(async () => {
      if (this.table === null) return null
      const { k, past, match } = this.table
      return { view: k.view(await matchAt(k, past, Math.min(answers, match.seq)), as), total: match.seq }
    })
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
    const open = table.k.open(table.match)
    return open.length > 0 && open.every((o) => isBot(table.kept.seats[o.frame.seat]))
  }

  private show(): void {
    const table = this.table
    if (table === null) return
    const { k, kept: about } = table
    const { match } = table
    const replaying = this.pause > LITTLE && this.waitsForBotsOnly(table)
    if (!replaying) this.hurried = false
    if (this.hurried && Date.now() - this.shownAt < HURRIED_PICTURE) return
    this.shownAt = Date.now()
    const due = new Set(k.open(match).map((o) => o.frame.seat))
    const mine = seatsHere(about)
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
    const next = k.open(table.match).find((o) => isBot(about.seats[o.frame.seat]))
    if (next === undefined) return
    const level = levelOf(about.seats[next.frame.seat]).level ?? ''
    const { seat } = next.frame
    const { match } = table
    // Whoever thinks never gets what the seat may not know.
    const answer = await this.think(k.imagine(match, seat, anyNumber), decisionId(next), level).catch(() => null)
    if (this.table !== table) return
    if (table.match !== match) {
      // The table moved, or was taken back, while the bot was thinking.
      this.wakeBots()
      return
    }
    const refused = answer === null ? { rule: 'K-MALFORMED' } : await this.answer(seat, [answer])
    // Moved elsewhere meanwhile: the table was read again, and its bots with it.
    if (refused === null || this.table !== table) return
    // What was imagined does not hold at this table: any legal answer keeps the game going.
    const choice = k.sample(table.match, next, anyNumber)
    const again = await this.answer(seat, [{ to: decisionId(next), choice }])
    // Nobody else would wake the bots if the question itself is gone.
    if (again !== null) this.wakeBots()
  }
}
