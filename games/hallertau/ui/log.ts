/** The log of Hallertau: a head for each phase, and one line for each move with its gains and payments summed. */

import { type GameEvent, type Lang, type Sentence, say } from '@dorfplatz/kernel'
import { balance, enter, inARow, type Ledger, withoutSeat } from '@dorfplatz/ui'
import type { HallertauEvent } from '../rules/events.ts'
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

/** What else an event says, in a few words; its sentence where it needs one. */
function brief(s: Speech, e: HallertauEvent): Sentence {
  switch (e.kind) {
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

/** A seat's move, or what happened to one, in one line. */
export function lineOf(
  events: readonly GameEvent[],
  lang: Lang,
): { readonly title: string; readonly told: Sentence } | null {
  const s = speechOf(lang)
  const sum: Ledger = new Map()
  const parts: Sentence[] = []
  let title = ''
  let workers: Sentence = []
  for (const event of events) {
    const e = eventOf(event)
    // The head above says which round and phase it is.
    if (e.kind === 'phase' || e.kind === 'round') continue
    if (e.kind === 'place' && title === '') {
      title = s.spaceName(e.space)
      workers = s.p.logWorkers(e.n)
    } else if (!counted(sum, e)) parts.push(brief(s, e))
  }
  const told = inARow([workers, balance(sum, (good, n) => s.good(good, n)), ...parts])
  return title === '' && told.length === 0 ? null : { title, told }
}
