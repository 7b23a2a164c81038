/** The log of Agricola: a head for each phase of a round, and one line for each move with its gains and payments summed. */

import { type GameEvent, type Lang, type Sentence, say } from '@dorfplatz/kernel'
import { balance, enter, inARow, type Ledger, withoutSeat } from '@dorfplatz/ui'
import { findCard } from '../cards/registry.ts'
import { cropName } from '../rules/choices.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import { cellName } from '../rules/farm/yard.ts'
import { GOODS, type GoodName, goodName } from '../rules/goods.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { AgricolaText } from '../text/compose.ts'
import { saidIn } from './said.ts'

/** An event of an Agricola table: the one place where the client's word is taken for it. */
export const eventOf = (event: GameEvent): AgricolaEvent => event as unknown as AgricolaEvent

/** What nobody does before the work phase: all that comes between is the round's beginning. */
const WORK: readonly AgricolaEvent['kind'][] = ['placed', 'exchange', 'released', 'traded']

/** Round and phase. Nobody is told that people go home: what cards bring then follows on the last move. */
export function headOf(event: GameEvent, lang: Lang, _: unknown, above: GameEvent | null): string | null {
  const e = eventOf(event)
  const s = saidIn(lang)
  const [start = '', work = '', , harvest = ''] = s.phases
  if (e.kind === 'round') return s.phaseHead(e.round, start)
  if (e.kind === 'harvest') return s.phaseHead(e.round, harvest)
  const begun = above === null ? null : eventOf(above)
  return begun?.kind === 'round' && WORK.includes(e.kind) ? s.phaseHead(begun.round, work) : null
}

const SPECIES = ['sheep', 'boar', 'cattle'] as const

/** Only goods are added up; other things that are paid tell themselves. */
function add(ledger: Ledger, goods: { readonly [good: string]: number | undefined }, sign: 1 | -1): void {
  enter(ledger, Object.fromEntries(GOODS.map((good) => [good, goods[good]])), sign)
}

/** The steps of a harvest, by the event that makes an entry of the log one of them. */
const STEPS: { readonly [K in AgricolaEvent['kind']]?: number } = { harvested: 0, fed: 1, bred: 2 }

/** The harvest step that these events tell; null for other moves. */
function stepOf(events: readonly AgricolaEvent[]): number | null {
  const steps = events.flatMap(({ kind }) => STEPS[kind] ?? [])
  return steps.length === 0 ? null : Math.max(...steps)
}

/** What the field brings, what is eaten and who is born are told one by one: added up they would cancel each other out. */
export function beginsLine(before: readonly GameEvent[], event: GameEvent): boolean {
  const e = eventOf(event)
  // What is turned into food belongs to the meal.
  const next = STEPS[e.kind] ?? (e.kind === 'exchange' ? 1 : null)
  const last = stepOf(before.map(eventOf))
  return next !== null && last !== null && next > last
}

const isGood = (name: string): name is GoodName => GOODS.some((good) => good === name)

export function gainsOf(ledger: Ledger, { nouns }: AgricolaText['board']): Sentence {
  return balance(ledger, (good, n): Sentence => {
    const label = isGood(good) ? nouns[good][n === 1 ? 0 : 1] : good
    return [{ n }, { icon: good, label }]
  })
}

const cardNamed = (no: number, lang: Lang): Sentence => {
  const label = findCard(no)?.name[lang]
  return label === undefined ? [] : [{ card: String(no), label }, ' ']
}

/** What a card brings by itself is told with its name. */
function byCard(events: readonly AgricolaEvent[], own: readonly number[]): ReadonlyMap<number, Ledger> {
  const sums = new Map<number, Ledger>()
  for (const e of events) {
    if (e.kind !== 'gained' || own.includes(e.card)) continue
    const sum = sums.get(e.card) ?? new Map()
    add(sum, e.goods, 1)
    sums.set(e.card, sum)
  }
  return sums
}

/** What an event adds to the sum; whether it is told by that alone. */
export function counted(sum: Ledger, e: AgricolaEvent): boolean {
  switch (e.kind) {
    case 'took':
    case 'gained':
      add(sum, e.goods, 1)
      return true
    case 'delivered':
      add(sum, { [goodName(e.good)]: e.n }, 1)
      return true
    case 'paid':
      add(sum, e.goods, -1)
      return e.back.length === 0
    case 'exchange':
      add(sum, e.gave, -1)
      add(sum, e.got, 1)
      return true
    case 'baked':
      add(sum, { grain: e.grain }, -1)
      add(sum, { food: e.food }, 1)
      return true
    case 'harvested':
      add(sum, { grain: e.grain, vegetable: e.vegetable, wood: e.wood }, 1)
      return true
    case 'bred':
      add(sum, Object.fromEntries(SPECIES.map((one, i) => [one, (e.herd[i] ?? 0) - (e.before[i] ?? 0)])), 1)
      return true
    case 'fed':
      add(sum, { food: e.food }, -1)
      return e.begging === 0
    case 'room':
    case 'stable':
    case 'fences':
      add(sum, e.paid ?? {}, -1)
      return false
    default:
      return false
  }
}

/** What else an event says, in a few words; null where the log's own sentence says it. */
function brief(e: AgricolaEvent, text: AgricolaText, lang: Lang): Sentence | null {
  const s = saidIn(lang)
  const w = text.board
  switch (e.kind) {
    case 'room':
      return [`${w.room} ${cellName(e.cell)}`]
    case 'stable':
      return [`${w.stable} ${cellName(e.cell)}`]
    case 'plowed':
      return [cellName(e.cell)]
    case 'fences':
      return [{ n: e.n }, { icon: 'fence', label: w.fencesWord }]
    case 'renovated':
      return [w.houses[e.house] ?? '']
    case 'sown': {
      const crop = cropName(e.crop)
      const at = e.place < CARD_FIELDS ? ` ${cellName(e.place)}` : ''
      return [{ n: e.n }, { icon: crop, label: w.nouns[crop][e.n === 1 ? 0 : 1] }, at]
    }
    case 'born':
      return ['+', { n: 1 }, { icon: 'person', label: w.people }]
    case 'starter':
      return [{ icon: 'first', label: s.starter }]
    case 'fed':
      return [s.begSure(e.begging)]
    case 'drafted':
    case 'setAside':
      return cardNamed(e.card, lang).slice(0, 1)
    default:
      return null
  }
}

export interface Told {
  /** The place, in bold; empty where a move has none. */
  readonly title: string
  readonly told: Sentence
}

/** What a line is about that begins on no space: a step of the harvest, goods of a round space, an exchange. */
function titleWithout(events: readonly AgricolaEvent[], s: ReturnType<typeof saidIn>): string {
  const step = stepOf(events)
  if (step !== null) return s.logSteps[step] ?? ''
  const [first] = events
  if (first?.kind === 'drafted') return s.taken
  if (first?.kind === 'setAside') return s.setAside
  return first?.kind === 'delivered' ? s.roundSpace : first?.kind === 'exchange' ? s.exchanged : ''
}

/** A space is called as it is on the board, in one word where it is broken there. */
const tileOf = ({ board }: AgricolaText, space: number): string => board.spaces.tile(space).replaceAll('\u00ad', '')

/** A seat's move, or what happened to one, in one line. */
export function lineOf(events: readonly GameEvent[], lang: Lang, text: AgricolaText): Told | null {
  const list = events.map(eventOf)
  const s = saidIn(lang)
  const [first] = list
  if (first?.kind === 'round') return { title: '', told: [s.opened(tileOf(text, first.space))] }
  const played = list.flatMap((e) => (e.kind === 'played' ? [e.card] : []))
  const gifts = byCard(list, played)
  const sum: Ledger = new Map()
  const parts: Sentence[] = []
  let title = ''
  for (const e of list) {
    if (e.kind === 'harvest' || (e.kind === 'gained' && gifts.has(e.card))) continue
    if (e.kind === 'placed' && title === '') {
      title = tileOf(text, e.space)
      continue
    }
    if (counted(sum, e)) continue
    const words = brief(e, text, lang) ?? withoutSeat(text.event(e))
    if (words.length > 0) parts.push(words)
  }
  for (const [card, gift] of gifts) parts.push(say(cardNamed(card, lang), gainsOf(gift, text.board)))
  const told = inARow([gainsOf(sum, text.board), ...parts])
  if (title === '' && told.length > 0) title = titleWithout(list, s)
  return title === '' && told.length === 0 ? null : { title, told }
}
