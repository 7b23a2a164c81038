/** One question to one person: lists the choices under numbers, understands letters as commands. */

import {
  type Answer,
  type Decision,
  eventsFor,
  type GameEvent,
  type GameText,
  isPlain,
  type Json,
  type Kernel,
  kernelRefusal,
  type Lang,
  type Match,
  type MatchRecord,
  type Part,
  type Refusal,
  type Seat,
  type Sentence,
  same,
  type View,
} from '@dorfplatz/kernel'
import type { Lines } from './lines.ts'
import { phrases } from './phrases.ts'
import { buildAnswer, readForm, sampleOf } from './structured.ts'
import { bare, columns, height, length, paint, print, printWrapped, show } from './terminal.ts'
import { missing } from './whynot.ts'

export interface Asking {
  readonly k: Kernel<unknown, Json>
  readonly lang: Lang
  readonly lines: Lines
  readonly view: View
  readonly decision: Decision
  readonly match: Match<unknown>
  readonly record: MatchRecord
  readonly told: readonly (readonly GameEvent[])[]
  readonly name: (seat: Seat) => string
  /** Plays the answer; the refusal where it is refused. */
  attempt(answer: Answer): Refusal | null
  /** What a bot would answer in this place. */
  suggest(): Answer
  takeBack(): Refusal | null
  save(file: string): void
}

/** Rules and missing choices are shown by the dozen. */
const DOZEN = 12
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
  ['rules', 'r'],
  ['regeln', 'r'],
  ['cards', 'c'],
  ['karten', 'c'],
  ['table', 't'],
  ['tisch', 't'],
  ['log', 'l'],
  ['undo', 'u'],
  ['bot', 'b'],
  ['save', 's'],
  ['quit', 'q'],
  ['exit', 'q'],
])

export function sayRefusal(text: GameText, lang: Lang, refusal: Refusal, name: (seat: Seat) => string): void {
  printWrapped(paint('red', show(kernelRefusal(lang, refusal) ?? text.refusal(refusal), name)))
  const rule = text.rules[refusal.rule]
  if (rule !== undefined) printWrapped(paint('dim', `  ${refusal.rule}: ${rule}`))
}

/** Asks until the question is answered or taken back ('done'), or the person goes ('leave'). */
export async function ask(asking: Asking): Promise<'done' | 'leave'> {
  const { k, lang, view, decision, name } = asking
  const p = phrases[lang]
  const text = k.game.text[lang]
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
  const anytime = view.anytime.filter((choice) => !choices.some((other) => same(other, choice)))
  const free = anytime.map((choice) => text.anytime(view, choice))
  const total = own.length + free.length
  // What may be done unasked is numbered by itself: a slip of the finger among the choices never ends up there.
  const items = [...own, ...free].map((sentence, i) => {
    const mark = i < own.length ? String(i + 1) : `+${i - own.length + 1}`
    return `${paint('green', `${mark.padStart(String(own.length).length)})`)} ${show(sentence, name)}`
  })
  const prompt = (form === null ? p.choose(own.length) : p[form.type]) + p.hints(asking.record.entries.length > 0)
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
    const limits = form === null || (form.min === null && form.max === null) ? '' : ` ${p.between(form.min, form.max)}`
    const asked = show(text.decision(view, decision), name)
    printWrapped(paint('bold', asked.charAt(0).toUpperCase() + asked.slice(1)) + limits)
    if (form?.type === 'custom') printWrapped(paint('dim', `  ${JSON.stringify(decision.form)}`))
    list(0)
  }

  const whyNot = (wish: string): void => {
    if (wish !== '') {
      const choice = /^\d+$/.test(wish) ? choices[Number(wish) - 1] : undefined
      const refusal = k.whyNot(asking.match, decision.seat, { to: decision.id, choice: choice ?? parse(wish) })
      if (refusal === null) print(p.possible)
      else say(refusal)
      return
    }
    const found = missing(k, asking.match, asking.record, decision)
    if (found.length === 0) printWrapped(paint('dim', p.nothingMissing))
    for (const { choice, refusal } of found.slice(0, 2 * DOZEN)) {
      const because = show(kernelRefusal(lang, refusal) ?? text.refusal(refusal), name)
      const rule = bare(because).includes(refusal.rule) ? '' : ` ${paint('dim', refusal.rule)}`
      printWrapped(`  ${show(text.choice(view, decision, choice), name)}: ${paint('red', because)}${rule}`)
    }
  }

  const rules = (wish: string): void => {
    const words = wish.toLowerCase().split(/\s+/)
    const found = Object.entries(text.rules).filter(([id, rule]) => {
      const both = `${id} ${rule}`.toLowerCase()
      return words.every((word) => both.includes(word))
    })
    if (found.length === 0) print(p.noRule(wish))
    for (const [id, rule] of found.slice(0, DOZEN)) printWrapped(`  ${paint('dim', id)} ${rule}`)
    if (found.length > DOZEN) print(paint('dim', `  ${p.moreRules(found.length - DOZEN)}`))
  }

  /** Cards by name or id; without a word, every card that the table or the choices name. */
  const cards = (wish: string): void => {
    const named = new Set([...own, ...free, ...text.table(view)].flat().map((part) => (isCard(part) ? part.card : '')))
    const word = wish.toLowerCase()
    const found = k.game.cards.filter(({ id, name: called }) =>
      wish === '' ? named.has(id) : id === word || called[lang].toLowerCase().includes(word),
    )
    if (found.length === 0) print(p.noCard(wish))
    for (const card of found.slice(0, 2 * DOZEN)) {
      printWrapped(`  ${paint('yellow', card.name[lang])} ${paint('dim', card.id)} ${show(card.text[lang], name)}`)
    }
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
    for (const event of events) printWrapped(`  · ${show(text.event(event), name)}`)
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
    ['r', rules],
    ['c', cards],
    ['t', table],
    ['l', log],
    ['s', asking.save],
  ])
  const ends = new Map<string, () => 'done' | 'leave' | undefined>([
    ['u', takeBack],
    ['b', () => attempt(asking.suggest())],
    ['q', () => 'leave'],
  ])

  /** The choices that begin with what was typed. */
  const named = (typed: string): number[] =>
    typed.length < SHORTEST_NAME
      ? []
      : own.flatMap((sentence, i) =>
          bare(show(sentence, name)).toLowerCase().startsWith(typed.toLowerCase()) ? [i] : [],
        )

  /** The number of the one choice meant, or -1. */
  const meant = (typed: string): number => {
    if (/^\d+$/.test(typed)) return Number(typed) - 1
    const [first = -1, ...others] = named(typed)
    return others.length === 0 ? first : -1
  }

  /** What a typed line answers, if it answers. */
  const answerOf = (typed: string): Answer | undefined => {
    const unasked = /^\+\d+$/.test(typed) ? anytime[Number(typed) - 1] : undefined
    if (unasked !== undefined) return { to: 'anytime', choice: unasked }
    const choice = form === null ? choices[meant(typed)] : buildAnswer(form, typed)
    return choice === undefined ? undefined : { to: decision.id, choice }
  }

  const find = (word: string): void => {
    const found = items.filter((item) => bare(item).toLowerCase().includes(word.toLowerCase()))
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

function isCard(part: Part): part is Extract<Part, { readonly card: string }> {
  return typeof part !== 'string' && 'card' in part
}

/** A wish as JSON, or as a plain word. */
function parse(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return isPlain(value) ? value : text
  } catch {
    return text
  }
}
