/** One question to one person: lists the choices under numbers, understands words, letters are commands. */

import type { QuickSection } from '@dorfplatz/games/load'
import {
  type Answer,
  type Decision,
  eventsFor,
  type GameEvent,
  type GameKernel,
  isJson,
  type Json,
  jsonEqual,
  kernelRefusal,
  type Lang,
  type Match,
  type MatchRecord,
  type Refusal,
  type Seat,
  type Sentence,
  textAt,
  type View,
  type WholeText,
} from '@dorfplatz/kernel'
import { meant, search } from './find.ts'
import type { Lines } from './lines.ts'
import { DOZEN, lookUpCards, lookUpOverview, lookUpRules, ruleLine } from './lookup.ts'
import { phrases } from './phrases.ts'
import { buildAnswer, type Form, readForm, sampleOf } from './structured.ts'
import { bare, columns, height, length, paint, print, printWrapped, show } from './terminal.ts'
import { deeds, missing, wishedCards } from './whynot.ts'

export interface Asking {
  readonly k: GameKernel<unknown, Json>
  readonly lang: Lang
  readonly lines: Lines
  readonly view: View
  readonly decision: Decision
  readonly match: Match<unknown>
  readonly record: MatchRecord
  readonly told: readonly (readonly GameEvent[])[]
  readonly quick: readonly QuickSection[]
  readonly name: (seat: Seat) => string
  /** An event in words, as the person at the keyboard reads it. */
  readonly narrate: (event: GameEvent) => string
  /** Plays the answer; the refusal where it is refused. */
  attempt(answer: Answer): Refusal | null
  /** What a bot would answer in this place. */
  suggest(): Answer
  takeBack(): Refusal | null
  save(file: string): void
}

/** Fewer letters do not name a choice. */
const SHORTEST_NAME = 3

/** Whole words for those who do not think in letters. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['help', '?'],
  ['hilfe', '?'],
  ['more', 'm'],
  ['mehr', 'm'],
  ['why', 'w'],
  ['warum', 'w'],
  ['overview', 'o'],
  ['übersicht', 'o'],
  ['rules', 'r'],
  ['regeln', 'r'],
  ['cards', 'c'],
  ['karten', 'c'],
  ['table', 't'],
  ['tisch', 't'],
  ['log', 'l'],
  ['verlauf', 'l'],
  ['undo', 'u'],
  ['bot', 'b'],
  ['save', 's'],
  ['quit', 'q'],
  ['exit', 'q'],
])

export function sayRefusal(text: WholeText, lang: Lang, refusal: Refusal, name: (seat: Seat) => string): void {
  printWrapped(paint('red', show(kernelRefusal(lang, refusal) ?? text.refusal(refusal), name)))
  if (text.rules[refusal.rule] !== undefined) printWrapped(paint('dim', `  ${ruleLine(text, lang, refusal.rule)}`))
}

/** How a structured answer is typed. */
function formPrompt(form: Form, lang: Lang): string {
  const p = phrases[lang]
  if (Object.keys(form.areas).length > 0) return p.areas
  return form.type === 'amounts' ? p.amounts(form.items.length === 1) : p[form.type]
}

/** Asks until the question is answered or taken back ('done'), or the person goes ('leave'). */
export async function ask(asking: Asking): Promise<'done' | 'leave'> {
  const { k, lang, view, decision, name } = asking
  const p = phrases[lang]
  const text = textAt(k.game.text[lang], view.options)
  const form = decision.choices === null ? readForm(decision.form) : null
  const choices = decision.choices ?? []
  const own: readonly Sentence[] =
    form === null
      ? choices.map((choice) => text.choice(view, decision, choice))
      : form.items.map((item) => {
          const said = text.choice(view, decision, sampleOf(form, item))
          return item.max === null ? said : [...said, ` (${p.upTo(item.max)})`]
        })
  // What the question offers itself need not be offered twice.
  const anytime = view.anytime.filter((choice) => !choices.some((other) => jsonEqual(other, choice)))
  const free = anytime.map((choice) => text.anytime(view, choice))
  const labels = [...own, ...free].map((sentence) => bare(show(sentence, name)))
  const total = labels.length
  // Edges that are answered by the spaces they enclose need no list.
  const silent = form !== null && Object.keys(form.areas).length > 0 ? own.length : 0
  // What may be done unasked is numbered by itself: a slip of the finger among the choices never ends up there.
  const items = [...own, ...free].map((sentence, i) => {
    const mark = i < own.length ? String(i + 1) : `+${i - own.length + 1}`
    const choice = form === null && i < own.length ? choices[i] : undefined
    const does = choice === undefined ? null : (text.does?.(view, decision, choice) ?? null)
    const rest = does === null ? '' : paint('dim', ` – ${show(does, name)}`)
    return `${paint('green', `${mark.padStart(String(own.length).length)})`)} ${show(sentence, name)}${rest}`
  })
  const prompt =
    (form === null ? p.choose(own.length) : formPrompt(form, lang)) + p.hints(asking.record.entries.length > 0)
  let listed = 0

  const say = (refusal: Refusal): void => sayRefusal(text, lang, refusal, name)

  /** As many items as fit the screen, beginning with the given one. */
  const list = (from: number): void => {
    const rest = items.slice(from)
    const room = Math.max(10, height() - 6)
    const lines = columns(rest).length
    listed = lines <= room ? total : from + Math.max(1, Math.floor((rest.length * room) / lines))
    for (const line of columns(items.slice(from, Math.min(listed, own.length)))) print(line)
    const unasked = items.slice(Math.max(from, own.length), listed)
    if (unasked.length === 1) printWrapped(`${paint('dim', p.unasked)} ${unasked[0]}`)
    else if (unasked.length > 1) {
      print(paint('dim', p.unasked))
      for (const line of columns(unasked)) print(line)
    }
    if (listed < total) print(paint('dim', `  ${p.more(total - listed)}`))
  }

  const head = (): void => {
    for (const notice of text.notices?.(view) ?? []) printWrapped(paint('dim', show(notice, name)))
    const limits = form === null || (form.min === null && form.max === null) ? '' : ` ${p.between(form.min, form.max)}`
    const asked = show(text.decision(view, decision), name)
    printWrapped(paint('bold', asked.charAt(0).toUpperCase() + asked.slice(1)) + limits)
    if (form?.type === 'custom') printWrapped(paint('dim', `  ${JSON.stringify(decision.form)}`))
    list(silent)
  }

  /** A reason with its rule; what it begins with may already stand before it. */
  const reasonOf = (refusal: Refusal, about = ''): string => {
    const whole = show(kernelRefusal(lang, refusal) ?? text.refusal(refusal), name)
    const said = about !== '' && bare(whole).startsWith(`${about}: `)
    const reason = said ? bare(whole).slice(about.length + 2) : whole
    return paint('red', reason) + (bare(reason).includes(refusal.rule) ? '' : ` ${paint('dim', refusal.rule)}`)
  }

  const judged = (answer: Answer): void => {
    const refusal = k.whyNot(asking.match, decision.seat, answer)
    if (refusal === null) print(p.possible)
    else say(refusal)
  }

  /** A wish in words: a choice of the list, one that is missing, or a card of the hand or on the table. */
  const whyNotWords = (wish: string): void => {
    const cards = wishedCards(k, view, text.table(view)).map(({ id, answer }) => {
      const called = k.game.cards.find((card) => card.id === id)?.name[lang] ?? id
      return { called, label: called.includes(id) ? called : `${called} ${id}`, answer }
    })
    const gone = missing(k, asking.match, asking.record, view, decision, text)
    const all = [
      ...labels,
      ...cards.map(({ label }) => label),
      ...gone.map(({ sentence }) => bare(show(sentence, name))),
    ]
    const [first, ...others] = meant(all, wish)
    if (first === undefined) {
      print(p.noWish(wish))
      return
    }
    for (const i of [first, ...others].slice(0, DOZEN)) {
      const card = cards[i - labels.length]
      const absent = gone[i - labels.length - cards.length]
      if (i < labels.length) printWrapped(`  ${p.possibleAs(items[i] ?? '')}`)
      else if (card !== undefined) {
        const refusal = k.whyNot(asking.match, decision.seat, card.answer)
        if (refusal === null) printWrapped(`  ${card.label}: ${p.possible}`)
        else printWrapped(`  ${paint('yellow', card.label)}: ${reasonOf(refusal, card.called)}`)
      } else if (absent !== undefined) {
        printWrapped(`  ${show(absent.sentence, name)}: ${reasonOf(absent.refusal)}`)
      }
    }
  }

  const whyNot = (wish: string): void => {
    if (wish === '') {
      const found = deeds(missing(k, asking.match, asking.record, view, decision, text), own)
      if (found.length === 0) printWrapped(paint('dim', p.nothingMissing))
      const byReason = Map.groupBy(found, ({ refusal }) => reasonOf(refusal))
      for (const [reason, group] of byReason) {
        const wanted = group.map(({ sentence }) => bare(show(sentence, name)))
        // A reason that begins with what it is about needs no heading.
        const about = bare(reason).split(': ')[0] ?? ''
        const headed = wanted.length === 1 && about !== bare(reason) && wanted[0]?.startsWith(about)
        printWrapped(`  ${headed ? '' : `${group.map(({ sentence }) => show(sentence, name)).join('; ')}: `}${reason}`)
      }
      return
    }
    const answer = /^\+?[1-9]\d*$/.test(wish) ? answerOf(wish) : undefined
    const json = jsonOf(wish)
    if (answer !== undefined) judged(answer)
    else if (json !== undefined && typeof json !== 'number') judged({ to: decision.id, choice: json })
    else whyNotWords(wish)
  }

  const help = (): void => {
    const room = Math.max(...p.help.map(([key = '']) => length(key)))
    for (const [key = '', meaning = ''] of p.help) printWrapped(`  ${paint('green', key.padEnd(room))}  ${meaning}`)
  }

  const table = (): void => {
    for (const line of text.table(view)) printWrapped(show(line, name))
  }

  const log = (): void => {
    const events = eventsFor(asking.told.flat(), view.as)
    if (events.length === 0) print(p.nothingYet)
    for (const event of events) printWrapped(`  · ${asking.narrate(event)}`)
  }

  const attempt = (answer: Answer): 'done' | undefined => {
    const refusal = asking.attempt(answer)
    if (refusal === null) return 'done'
    say(refusal)
  }

  const takeBack = (): 'done' | undefined => {
    const refusal = asking.takeBack()
    if (refusal === null) return 'done'
    say(refusal)
  }

  const shows = new Map<string, (rest: string) => void>([
    ['?', help],
    ['m', () => list(listed < total ? listed : 0)],
    ['w', whyNot],
    ['o', (wish) => lookUpOverview(asking.quick, lang, wish)],
    ['r', (wish) => lookUpRules(text, lang, wish)],
    ['c', (wish) => lookUpCards(k.game.cards, lang, wish, [...own, ...free, ...text.table(view)], name)],
    ['t', table],
    ['l', log],
    ['s', asking.save],
  ])
  const ends = new Map<string, () => 'done' | 'leave' | undefined>([
    ['u', takeBack],
    ['b', () => attempt(asking.suggest())],
    ['q', () => 'leave'],
  ])

  /** The choices that somebody means by these words. */
  const named = (typed: string): number[] =>
    form !== null || typed.length < SHORTEST_NAME ? [] : meant(labels.slice(0, own.length), typed)

  /** The number of the one choice meant, or -1. */
  const chosen = (typed: string): number => {
    if (/^\d+$/.test(typed)) return Number(typed) - 1
    const [first = -1, ...others] = named(typed)
    return others.length === 0 ? first : -1
  }

  /** What a typed line answers, if it answers. */
  const answerOf = (typed: string): Answer | undefined => {
    const unasked = /^\+\d+$/.test(typed) ? anytime[Number(typed) - 1] : undefined
    if (unasked !== undefined) return { to: 'anytime', choice: unasked }
    const choice = form === null ? choices[chosen(typed)] : buildAnswer(form, typed)
    return choice === undefined ? undefined : { to: decision.id, choice }
  }

  const find = (word: string): void => {
    const found = search(labels, word).map((i) => items[i] ?? '')
    for (const line of found.length === 0 ? [p.noneFound(word)] : columns(found)) print(line)
  }

  const obey = (typed: string): 'done' | 'leave' | undefined => {
    const [word = '', ...rest] = typed.split(/\s+/)
    const letter = WORDS.get(word.toLowerCase()) ?? word.toLowerCase()
    const end = ends.get(letter)
    if (end !== undefined) return end()
    const only = form === null && own.length === 1
    const answer = answerOf(typed === '' && only ? '1' : typed)
    if (shows.has(letter)) shows.get(letter)?.(rest.join(' '))
    else if (typed.startsWith('/')) find(typed.slice(1).trim())
    else if (typed === '' && !only) head()
    else if (answer !== undefined) return attempt(answer)
    else if (named(typed).length > 1) for (const line of columns(named(typed).map((i) => items[i] ?? ''))) print(line)
    else print(p.notUnderstood(typed))
  }

  print()
  head()
  for (;;) {
    const typed = await asking.lines.ask(prompt)
    if (typed === undefined) return 'leave'
    const outcome = obey(typed)
    if (outcome !== undefined) return outcome
  }
}

/** A wish as JSON; undefined where it is none. */
function jsonOf(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}
