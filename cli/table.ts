/** A table in the terminal: shows what a seat may know, asks people, lets bots move, keeps every answer on disk. */

import { setImmediate as breathe } from 'node:timers/promises'
import { answerOf, type Bot, bots } from '@dorfplatz/bots'
import type { QuickSection } from '@dorfplatz/games/load'
import {
  type Answer,
  collectEvents,
  decisionId,
  eventsFor,
  type GameEvent,
  type GameKernel,
  type Journal,
  type Json,
  type OpenQuestion,
  type Refusal,
  randomFrom,
  type Seat,
  textAt,
  undo,
  write,
} from '@dorfplatz/kernel'
import type { Lines } from './lines.ts'
import { phrases } from './phrases.ts'
import { glance, type Picture } from './picture.ts'
import { Problem } from './problem.ts'
import { ask } from './question.ts'
import { type Seating, writeRecord } from './recordfile.ts'
import { scoreSheet } from './sheet.ts'
import { storyOf } from './story.ts'
import { takeBackTarget } from './takeback.ts'
import { height, paint, print, printWrapped, show, width, wrap } from './terminal.ts'

export interface Table {
  readonly k: GameKernel<unknown, Json>
  readonly journal: Journal<unknown>
  readonly seating: Seating
  readonly quick: readonly QuickSection[]
  readonly lines: Lines
  readonly file: string
}

/** Plays until the game is over or the people leave. The exit code: 1 where a fault of ours has stopped the table. */
export async function sitDown({ k, journal: first, seating, quick, lines, file }: Table): Promise<number> {
  const { lang } = seating
  const p = phrases[lang]
  const text = textAt(k.game.text[lang], first.match.options)
  const people = new Set(seating.people)
  const isBot = (seat: Seat): boolean => !people.has(seat)
  const named = (seat: Seat): string | undefined => seating.names[seating.people.indexOf(seat)] || undefined
  /** Somebody who plays without a name and needs none: nobody else sits at this keyboard. */
  const you = people.size === 1 ? seating.people.find((seat) => named(seat) === undefined) : undefined
  const name = (seat: Seat): string =>
    isBot(seat) ? p.bot(seat + 1) : (named(seat) ?? (seat === you ? p.you : p.seat(seat + 1)))
  /** Events tell of people by name, in the third person: whoever needs no name is left out. */
  const narrate = (event: GameEvent): string => {
    const [first, ...rest] = text.event(event)
    const about = (seat: Seat): string => (seat === you ? p.yourSeat(seat + 1) : name(seat))
    if (first === undefined || typeof first === 'string' || !('seat' in first) || first.seat !== you)
      return show(text.event(event), about)
    const deed = show(rest, about).trimStart()
    return deed.charAt(0).toUpperCase() + deed.slice(1)
  }
  const random = randomFrom(`${first.record.seed} ${first.record.entries.length}`)

  let journal = first
  const told: GameEvent[][] = storyOf(k, journal.record).told.map((events) => [...events])
  const began = told.length
  /** How many answers each person has been told about. */
  const heard = new Map<Seat, number>()
  let inFront: Seat | null = people.size === 1 ? (seating.people[0] ?? null) : null
  let picture: Picture | null = null
  let afresh = false

  const save = (to = file): void => writeRecord(to, { ...journal.record, seating, finished: k.over(journal.match) })

  const report = (events: readonly GameEvent[], as: Seat): void => {
    for (const event of eventsFor(events, as)) printWrapped(paint('dim', `  · ${narrate(event)}`))
  }

  const move = (seat: Seat, answer: Answer): Refusal | null => {
    const outcome: { next: Journal<unknown> | Refusal } = { next: journal }
    const events = collectEvents(() => {
      outcome.next = write(k, journal, seat, answer)
    })
    if ('ok' in outcome.next) return outcome.next
    journal = outcome.next
    told.push(events)
    if (inFront !== null) {
      report(events, inFront)
      heard.set(inFront, told.length)
    }
    save()
    return null
  }

  const botFor = (seat: Seat): Bot => {
    const wanted = seating.bots[seat % seating.bots.length] ?? 'greedy'
    const bot = Object.hasOwn(bots, wanted) ? bots[wanted] : undefined
    if (bot === undefined)
      throw new Problem(`Unknown bot “${wanted}”. Choose one of: ${Object.keys(bots).join(', ')}.`, 2)
    return bot
  }

  /** A bot sees only a match its seat could be in. */
  const think = ({ frame: { seat }, id }: OpenQuestion): Answer => {
    const imagined = k.imagine(journal.match, seat, random)
    const open = k.open(imagined).find((o) => o.frame.seat === seat && o.id === id)
    if (open === undefined) throw new Error(`seat ${seat} cannot imagine its own question`)
    return answerOf(botFor(seat), k, imagined, open, random)
  }

  const takeBack = (seat: Seat): Refusal | null => {
    const target = takeBackTarget(k, journal.record, seat, isBot)
    if (typeof target !== 'number') return target
    journal = undo(k, journal, seat, target)
    told.length = target
    heard.set(seat, target)
    save()
    print(p.undone)
    return null
  }

  const handOver = async (seat: Seat): Promise<boolean> => {
    // Nobody scrolls back to what the last person saw.
    if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
    if ((await lines.ask(p.handOver(name(seat)))) === undefined) return false
    inFront = seat
    afresh = true
    const news = told.slice(heard.get(seat) ?? began).flat()
    if (news.length > 0) print(paint('dim', p.meanwhile))
    report(news, seat)
    heard.set(seat, told.length)
    return true
  }

  const question = async (open: OpenQuestion): Promise<'done' | 'leave'> => {
    const { seat } = open.frame
    const view = k.view(journal.match, seat)
    const decision = view.decisions.find((d) => d.id === decisionId(open))
    if (decision === undefined) throw new Error('an open decision is missing in its own view')
    const rows = text.table(view).map((line) => show(line, name))
    const fits = rows.reduce((sum, line) => sum + wrap(line).length, 0) <= height()
    const look = glance(picture, rows, decision.kind, { afresh, fits })
    picture = look.picture
    afresh = false
    if (look.print.length > 0) print(look.whole ? paint('dim', '─'.repeat(width())) : '')
    for (const line of look.print) printWrapped(line)
    return ask({
      k,
      lang,
      lines,
      view,
      decision,
      match: journal.match,
      record: journal.record,
      told,
      quick,
      name,
      narrate,
      attempt: (answer) => move(seat, answer),
      suggest: () => think(open),
      takeBack: () => takeBack(seat),
      save: (to) => {
        save(to === '' ? file : to)
        print(p.saved(to === '' ? file : to))
      },
    })
  }

  const bye = (): number => {
    save()
    print(p.bye(file))
    return 0
  }

  print(paint('bold', p.welcome(text.name, journal.match.seats)))
  printWrapped(paint('dim', p.keptIn(file)))
  save()
  for (;;) {
    if (journal.match.defect !== null) {
      printWrapped(`${p.defect} ${file}: ${journal.match.defect}`)
      return 1
    }
    const open = k.open(journal.match)
    const next = open.find((o) => o.frame.seat === inFront) ?? open.find((o) => isBot(o.frame.seat)) ?? open[0]
    if (next === undefined) break
    const { seat } = next.frame
    if (isBot(seat)) {
      const refusal = move(seat, think(next))
      if (refusal !== null) throw new Error(`the bot's answer was refused: ${refusal.rule}`)
      // Between two thoughts, Ctrl-C is heard.
      await breathe()
      if (lines.ended) return bye()
      continue
    }
    if (inFront !== seat && !(await handOver(seat))) return bye()
    if ((await question(next)) === 'leave') return bye()
  }
  print()
  print(paint('bold', p.over))
  for (const line of scoreSheet(k.game.result(journal.match), text, p, name)) print(line)
  print(paint('dim', p.kept(file)))
  return 0
}
