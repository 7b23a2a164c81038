/** A table in the terminal: shows what a seat may know, asks, lets bots move, saves. */

import type { Interface } from 'node:readline/promises'
import type { Bot } from '@dorfplatz/bots'
import {
  type Decision,
  decisionId,
  eventsFor,
  type GameEvent,
  isPlain,
  type Journal,
  type Json,
  type Kernel,
  kernelRefusal,
  type Lang,
  listen,
  plain,
  type Refusal,
  randomFrom,
  type Seat,
  undo,
  undoTarget,
  type View,
  write,
} from '@dorfplatz/kernel'
import { type Phrases, phrases } from './phrases.ts'
import { writeRecord } from './recordfile.ts'
import { buildAnswer } from './structured.ts'
import { columns, paint, show } from './terminal.ts'

export interface Table {
  readonly k: Kernel<unknown, Json>
  readonly journal: Journal<unknown>
  readonly humans: ReadonlySet<Seat>
  readonly bot: Bot
  readonly lang: Lang
  readonly input: Interface
  readonly file: string
}

const print = (line = ''): void => {
  process.stdout.write(`${line}\n`)
}

/** Plays until the game is over or somebody leaves. */
export async function sitDown(table: Table): Promise<void> {
  const { k, humans, lang, input } = table
  const p = phrases[lang]
  const text = k.game.text[lang]
  const name = (seat: Seat): string => {
    if (!humans.has(seat)) return p.bot(seat + 1)
    return humans.size === 1 ? p.you : p.seat(seat + 1)
  }
  const random = randomFrom(table.journal.record.seed)
  let journal = table.journal
  let inFront: Seat | null = humans.size === 1 ? ([...humans][0] ?? null) : null
  const log: GameEvent[] = []

  /** Lines typed or piped in; undefined when there are no more. */
  const lines = input[Symbol.asyncIterator]()
  const ask = async (prompt: string): Promise<string | undefined> => {
    process.stdout.write(prompt)
    const { value, done } = await lines.next()
    return done === true ? undefined : String(value).trim()
  }

  const say = (refusal: Refusal): void => {
    const sentence = kernelRefusal(lang, refusal) ?? text.refusal(refusal)
    print(paint('red', show(sentence, name)))
    const rule = text.rules[refusal.rule]
    if (rule !== undefined) print(paint('dim', `  ${refusal.rule}: ${rule}`))
  }

  const move = (seat: Seat, answer: { readonly to?: string; readonly choice: Json }): boolean => {
    const outcome: { next: Journal<unknown> | Refusal } = { next: journal }
    const events = listen(() => {
      outcome.next = write(k, journal, seat, answer)
    })
    if ('ok' in outcome.next) {
      say(outcome.next)
      return false
    }
    journal = outcome.next
    log.push(...events)
    const seen = eventsFor(events, inFront ?? 'spectator')
    for (const event of seen) print(paint('dim', `  · ${show(text.event(event), name)}`))
    return true
  }

  const leave = (): void => {
    writeRecord(table.file, journal.record)
    print(p.bye(table.file))
  }

  for (;;) {
    const { match } = journal
    if (match.defect !== null) {
      writeRecord(table.file, journal.record)
      print(`${p.defect}${table.file}\n${match.defect}`)
      return
    }
    const open = k.open(match)
    const next = open.find((o) => o.frame.seat === inFront) ?? open[0]
    if (next === undefined) break
    const seat = next.frame.seat
    if (!humans.has(seat)) {
      const imagined = k.imagine(match, seat, random)
      const mine = k.open(imagined).find((o) => decisionId(o) === decisionId(next)) ?? next
      move(seat, table.bot.answer(k, imagined, mine, random))
      continue
    }
    if (inFront !== seat) {
      print('\x1b[2J\x1b[H')
      if ((await ask(`${p.handOver(name(seat))} `)) === undefined) return leave()
      inFront = seat
    }
    const view = k.view(match, seat)
    const decision = view.decisions.find((d) => d.id === decisionId(next))
    if (decision === undefined) throw new Error('an open decision is missing in its own view')
    const outcome = await question(view, decision)
    if (outcome === 'leave') return leave()
  }
  finale()

  /** Asks one decision until it is answered; false when the person leaves. */
  async function question(view: View, decision: Decision): Promise<'done' | 'leave'> {
    print()
    for (const line of text.table(view)) print(show(line, name))
    for (;;) {
      print()
      print(paint('bold', show(text.decision(view, decision), name)))
      const choices = decision.choices ?? []
      list(
        choices.map((choice) => text.choice(view, decision, choice)),
        (i) => String(i + 1),
      )
      if (view.anytime.length > 0) {
        print(paint('dim', p.unasked))
        list(
          view.anytime.map((choice) => text.anytime(view, choice)),
          letter,
        )
      }
      const typed = await ask(decision.choices === null ? formPrompt(p, decision.form) : p.choose)
      if (typed === undefined || typed === 'q') return 'leave'
      if (typed === '?') {
        for (const line of p.help) print(`  ${line}`)
        continue
      }
      if (typed === 't') {
        for (const line of text.table(view)) print(show(line, name))
        continue
      }
      if (typed === 'l') {
        print(p.whatHappened)
        for (const event of eventsFor(log, view.as)) print(`  · ${show(text.event(event), name)}`)
        continue
      }
      if (typed === 'u') {
        const target = undoTarget(k, journal.record, decision.seat)
        if (typeof target !== 'number') {
          say(target)
          continue
        }
        journal = undo(k, journal, decision.seat, target)
        print(p.undone)
        return 'done'
      }
      if (typed === 's' || typed.startsWith('s ')) {
        const file = typed.slice(2).trim() || table.file
        writeRecord(file, journal.record)
        print(p.saved(file))
        continue
      }
      if (typed.startsWith('w ')) {
        const wish = parse(typed.slice(2))
        const refusal =
          wish === undefined ? null : k.whyNot(journal.match, decision.seat, { to: decision.id, choice: wish })
        if (refusal === null) print(p.possible)
        else say(refusal)
        continue
      }
      const unasked = letterIndex(typed)
      const free = unasked === null ? undefined : view.anytime[unasked]
      if (free !== undefined) {
        if (move(decision.seat, { to: 'anytime', choice: free })) return 'done'
        continue
      }
      if (decision.choices === null) {
        const open = k.open(journal.match).find((o) => decisionId(o) === decision.id)
        const built =
          typed === 'r' && open !== undefined
            ? k.sample(journal.match, open, random)
            : buildAnswer(decision.form, typed)
        if (built === undefined) print(p.notNumber)
        else if (move(decision.seat, { to: decision.id, choice: built })) return 'done'
        continue
      }
      const choice = /^\d+$/.test(typed) ? decision.choices[Number(typed) - 1] : undefined
      if (choice === undefined) print(p.notNumber)
      else if (move(decision.seat, { to: decision.id, choice })) return 'done'
    }
  }

  function list(
    sentences: readonly (readonly Parameters<typeof show>[0][number][])[],
    mark: (i: number) => string,
  ): void {
    const width = mark(sentences.length - 1).length
    const items = sentences.map((s, i) => `${paint('green', mark(i).padStart(width))} ${show(s, name)}`)
    const lengths = sentences.map((s) => width + 1 + plain(s, name).length)
    for (const line of columns(items, lengths)) print(line)
  }

  function finale(): void {
    const { match } = journal
    const result = k.game.result(match)
    print()
    print(paint('bold', p.over))
    for (const score of result.scores) {
      print(`  ${name(score.seat)}`)
      for (const [category, points] of Object.entries(score.parts)) {
        print(`    ${text.score(category).padEnd(40)} ${String(points).padStart(4)}`)
      }
      print(paint('bold', `    ${p.total.padEnd(40)} ${String(score.total).padStart(4)}`))
    }
    if (result.verdict !== undefined) print(text.verdict(result.verdict))
    else print(p.winner(result.winners.map(name).join(', ')))
    writeRecord(table.file, journal.record)
    print(p.saved(table.file))
  }
}

function letter(i: number): string {
  const head = i >= 26 ? String.fromCharCode(96 + Math.floor(i / 26)) : ''
  return head + String.fromCharCode(97 + (i % 26))
}

/** Letters that are commands (l, q, s, t, u, w) are asked with a dot behind: `l.` */
function letterIndex(typed: string): number | null {
  const match = /^([a-z]{1,2})\.?$/.exec(typed)
  if (match === null) return null
  const word = match[1] ?? ''
  let index = 0
  for (const c of word) index = index * 26 + (c.charCodeAt(0) - 96)
  return index - 1
}

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isPlain(value) ? value : undefined
  } catch {
    return text
  }
}

function formPrompt(p: Phrases, form: Json): string {
  const items = itemsOf(form)
  const type = typeof form === 'object' && form !== null && !Array.isArray(form) ? (form as { type?: Json }).type : null
  if (type === 'amounts') {
    return `${p.build} ${p.amounts}${items.map(({ key, max }) => `${key}=0…${max ?? '?'}`).join(' ')}: `
  }
  if (type === 'pick' || type === 'order') return `${p.build} ${p.pick}${items.map(({ key }) => key).join(' ')}: `
  return `${JSON.stringify(form)}\n${p.build} ${p.json}`
}

function itemsOf(form: Json): { readonly key: string; readonly max?: number }[] {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return []
  const { items } = form as { readonly items?: Json }
  return Array.isArray(items) ? (items as { key: string; max?: number }[]) : []
}
