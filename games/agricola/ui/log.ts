/** The log of Agricola: a head for each round and harvest, and one line for each move with its gains and payments summed. */

import type { GameEvent, Lang, Sentence } from '@dorfplatz/kernel'
import { balance, enter, inARow, type Ledger, withoutSeat } from '@dorfplatz/ui'
import { cropName } from '../rules/choices.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import { cellName } from '../rules/farm/yard.ts'
import { GOODS, type GoodName, goodName } from '../rules/goods.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { AgricolaText } from '../text/compose.ts'
import { saidIn } from './said.ts'

/** An event of an Agricola table: the one place where the client's word is taken for it. */
export const eventOf = (event: GameEvent): AgricolaEvent => event as unknown as AgricolaEvent

export function headOf(event: GameEvent, lang: Lang): string | null {
  const e = eventOf(event)
  const s = saidIn(lang)
  if (e.kind === 'round') return s.roundHead(e.round)
  return e.kind === 'harvest' ? s.harvestHead(e.round) : null
}

const SPECIES = ['sheep', 'boar', 'cattle'] as const

/** Only goods are added up; other things that are paid tell themselves. */
function add(ledger: Ledger, goods: { readonly [good: string]: number | undefined }, sign: 1 | -1): void {
  enter(ledger, Object.fromEntries(GOODS.map((good) => [good, goods[good]])), sign)
}

/** The steps of a harvest, by the event that makes an entry of the log one of them. */
const STEPS: { readonly [K in AgricolaEvent['kind']]?: number } = { harvested: 0, fed: 1, bred: 2 }

/** The harvest step that these events tell; null for other moves. */
function stepOf(events: readonly GameEvent[]): number | null {
  const steps = events.flatMap((event) => STEPS[eventOf(event).kind] ?? [])
  return steps.length === 0 ? null : Math.max(...steps)
}

/** What the field brings, what is eaten and who is born are told one by one: added up they would cancel each other out. */
export function beginsLine(before: readonly GameEvent[], event: GameEvent): boolean {
  const e = eventOf(event)
  // What is turned into food belongs to the meal.
  const next = STEPS[e.kind] ?? (e.kind === 'exchange' ? 1 : null)
  const last = stepOf(before)
  return next !== null && last !== null && next > last
}

const isGood = (name: string): name is GoodName => GOODS.some((good) => good === name)

export function gainsOf(ledger: Ledger, { nouns }: AgricolaText['board']): Sentence {
  return balance(ledger, (good, n): Sentence => {
    const label = isGood(good) ? nouns[good][n === 1 ? 0 : 1] : good
    return [{ n }, { icon: good, label }]
  })
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
      return [s.starter]
    case 'fed':
      return [s.begSure(e.begging)]
    default:
      return null
  }
}

export interface Told {
  /** The place, in bold; empty where a move has none. */
  readonly title: string
  readonly told: Sentence
}

/** A seat's move, or what happened to one, in one line. */
export function lineOf(events: readonly GameEvent[], lang: Lang, text: AgricolaText): Told | null {
  const sum: Ledger = new Map()
  const parts: Sentence[] = []
  let title = ''
  for (const event of events) {
    const e = eventOf(event)
    if (e.kind === 'harvest') continue
    if (e.kind === 'placed' && title === '') {
      title = text.board.spaces.name(e.space)
      continue
    }
    if (counted(sum, e)) continue
    const words = brief(e, text, lang) ?? withoutSeat(text.event(e))
    if (words.length > 0) parts.push(words)
  }
  const told = inARow([gainsOf(sum, text.board), ...parts])
  const step = title === '' ? stepOf(events) : null
  if (step !== null && told.length > 0) title = saidIn(lang).logSteps[step] ?? ''
  return title === '' && told.length === 0 ? null : { title, told }
}
