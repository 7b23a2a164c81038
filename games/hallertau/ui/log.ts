/** The log of Hallertau: a head for each phase, and one line for each move with its gains and payments summed. */

import { type GameEvent, type Lang, type Sentence, say } from '@dorfplatz/kernel'
import { balance, enter, inARow, type Ledger, withoutSeat } from '@dorfplatz/ui'
import type { HallertauEvent } from '../rules/events.ts'
import { CENTER_VP, WINDOW } from '../rules/facts.ts'
import { deSpeech } from '../text/de.speech.ts'
import { enSpeech } from '../text/en.speech.ts'
import { eventText } from '../text/events.ts'
import type { Speech } from '../text/speech.ts'

/** An event of a Hallertau table: the one place where the client's word is taken for it. */
export const eventOf = (event: GameEvent): HallertauEvent => event as unknown as HallertauEvent
export const speechOf = (lang: Lang): Speech => (lang === 'de' ? deSpeech : enSpeech)

export function headOf(event: GameEvent, lang: Lang): string | null {
  const e = eventOf(event)
  if (e.kind !== 'phase') return null
  const { w, p } = speechOf(lang)
  return p.logHead(e.round, e.phase, w.phases[e.phase] ?? '')
}

/** Whether an event is told by what it adds to the sum. */
export function counted(sum: Ledger, e: HallertauEvent): boolean {
  switch (e.kind) {
    case 'gain':
    case 'reap':
      enter(sum, { [e.good]: e.n }, 1)
      return true
    case 'pay':
      enter(sum, { [e.good]: e.n }, -1)
      return true
    default:
      return false
  }
}

/** What else an event says, in a few words; its sentence where it needs one. `title` is what the line is about. */
function brief(s: Speech, e: HallertauEvent, title: string): Sentence {
  switch (e.kind) {
    case 'workers':
      return say('+', s.p.logWorkers(e.n))
    case 'exchange':
      return s.p.pick.exchange(e.n)
    case 'field':
      return s.p.logNewField(e.row)
    case 'lostField':
      return s.p.logLostField(e.row)
    case 'moveSheep':
      return s.p.logSheep(s.p.pick.from(e.from), s.p.pick.to(e.at))
    case 'newCard':
      return say('+', s.deck('farmyard', 1))
    case 'play':
      return s.p.logCard(s.card(e.card))
    case 'advance': {
      const craft = s.craftName(e.craft)
      return s.p.logAdvance(craft === title ? null : craft, e.at)
    }
    case 'craftBack':
      return s.p.logBack(s.craftName(e.craft), e.at)
    case 'center':
      return s.p.logCenter(WINDOW[e.at] ?? 0, CENTER_VP[e.at] ?? 0)
    case 'marker':
      return [{ icon: 'first', label: s.p.marker }]
    case 'sow':
      return s.p.logSown(s.good(e.good, e.n), e.row)
    case 'moveField':
      return s.p.logField(e.from, e.at)
    case 'draw':
      return say('+', s.deck(e.deck, e.n))
    case 'drew':
      return s.speak.and(e.cards.map((card): Sentence => [s.card(card)]))
    default:
      return withoutSeat(eventText(s, e))
  }
}

/** Moves of one field that follow each other as one: where it lay at first, and where it lies at last. */
export function wholeMoves(list: readonly HallertauEvent[]): readonly HallertauEvent[] {
  const out: HallertauEvent[] = []
  for (const e of list) {
    const before = e.kind !== 'moveField' ? -1 : out.findLastIndex((o) => isSameField(o, e))
    const first = out[before]
    if (e.kind === 'moveField' && first?.kind === 'moveField') out[before] = { ...first, at: e.at }
    else out.push(e)
  }
  return out
}

const isSameField = (o: HallertauEvent, e: HallertauEvent & { readonly kind: 'moveField' }): boolean =>
  o.kind === 'moveField' && o.seat === e.seat && o.column === e.column && o.at === e.from

/** An advancement is paid before the building moves, and boulders leave its way in between. */
export function priceOf(before: readonly GameEvent[], move: GameEvent): number {
  const { kind } = eventOf(move)
  if (kind !== 'advance' && kind !== 'boulder') return 0
  const list = before.map(eventOf)
  const onTheWay = list.findLastIndex((e) => e.kind !== 'pay' && e.kind !== 'boulder') + 1
  const first = list.findIndex((e, i) => i >= onTheWay && e.kind === 'pay' && e.step === true)
  if (first >= 0) return list.length - first
  const last = list.at(-1)
  return kind === 'boulder' && last?.kind === 'pay' && last.good === 'tools' ? 1 : 0
}

/** What a line is about: the space that was used, or the building that moves. */
function titleOf(s: Speech, events: readonly HallertauEvent[]): string {
  for (const e of events) {
    if (e.kind === 'place') return s.spaceName(e.space)
    if (e.kind === 'advance' || e.kind === 'boulder') return s.craftName(e.craft)
    if (e.kind !== 'pay') return ''
  }
  return ''
}

/** A seat's move, or what happened to one, in one line. */
export function lineOf(
  events: readonly GameEvent[],
  lang: Lang,
): { readonly title: string; readonly told: Sentence } | null {
  const s = speechOf(lang)
  // The head above says which round and phase it is.
  const list = wholeMoves(events.map(eventOf).filter(({ kind }) => kind !== 'phase' && kind !== 'round'))
  const title = titleOf(s, list)
  const sum: Ledger = new Map()
  const parts: Sentence[] = []
  const income: Sentence[] = []
  // What a card does stands behind it, whatever came of it first.
  const [first] = list
  const card = first?.kind === 'play' ? s.p.logCard(s.card(first.card)) : []
  let workers: Sentence = []
  let boulders = 0
  for (const e of list) {
    if (e === first && card.length > 0) continue
    if (e.kind === 'place' && workers.length === 0 && title === s.spaceName(e.space)) workers = s.p.logWorkers(e.n)
    else if (e.kind === 'income') {
      if (first?.kind !== 'play' || first.card !== e.card) income.push([s.card(e.card)])
    } else if (e.kind === 'boulder') boulders++
    else if (!counted(sum, e)) parts.push(brief(s, e, title))
  }
  const told = inARow([
    card,
    workers,
    balance(sum, (good, n) => s.good(good, n)),
    income.length === 0 ? [] : s.p.logIncome(s.speak.and(income), income.length),
    boulders === 0 ? [] : s.p.logBoulders(boulders),
    ...parts,
  ])
  return title === '' && told.length === 0 ? null : { title, told }
}
