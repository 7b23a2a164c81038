/** The log of Village: heads for each round and mass, and one line for each move with its gains and payments summed. */

import { type GameEvent, type Lang, type Seat, type Sentence, say } from '@dorfplatz/kernel'
import { balance, enter, inARow, type Ledger, withoutSeat } from '@dorfplatz/ui'
import { CASTLE_POINTS } from '../cards/board.ts'
import { payText } from '../modules/port/text/parts.ts'
import { castleNumber } from '../rules/actions/travel.ts'
import type { VillageEvent } from '../rules/events.ts'
import type { VillageText } from '../text/compose.ts'
import type { Phrases } from '../text/en.ts'
import { rest } from '../text/events.ts'
import { type Amount, amountsOf, tileOf } from '../text/parts.ts'
import { someoneText } from '../text/people.ts'
import { CONNY_MARK } from './Pieces.tsx'

/** An event of a Village table: the one place where the client's word is taken for it. */
export const eventOf = (event: GameEvent): VillageEvent => event as unknown as VillageEvent

export function headOf(event: GameEvent, _: Lang, text: VillageText): string | null {
  const e = eventOf(event)
  if (e.kind === 'mass') return text.words.brief.mass
  if (e.kind === 'wedding') return text.words.more.marriage.labels.leaf
  return e.kind === 'round' ? `${text.words.labels.round} ${e.n}` : null
}

/** What a customer takes besides stones and coins, whose payment is an event of its own. */
const isGood = ({ thing }: Amount): boolean => thing !== 'green' && thing !== 'coin'

/** What a move takes first, what it pays and what it brings: nothing that is taken and paid at once goes untold. */
interface Sums {
  readonly taken: Ledger
  readonly paid: Ledger
  readonly gained: Ledger
}

/** What the event adds to the sums; whether it is told by that alone. */
function counted({ taken, paid, gained }: Sums, e: VillageEvent, w: Phrases): boolean {
  switch (e.kind) {
    case 'takes':
      enter(taken, { [e.stone]: 1 }, 1)
      return true
    case 'harvest':
      enter(gained, { grain: e.n }, 1)
      return true
    case 'made':
      enter(gained, { [e.good]: e.n ?? 1 }, 1)
      return true
    case 'mill':
      enter(gained, { coin: e.n }, 1)
      return true
    case 'marker':
      enter(gained, { marker: 1 }, 1)
      return true
    case 'stones':
      enter(gained, e.with, 1)
      return true
    case 'takesGood':
      enter(gained, { [e.good]: 1 }, 1)
      return true
    case 'fame':
      enter(gained, { point: e.n }, 1)
      return true
    case 'castle':
      if (e.reward !== 'stones') enter(gained, e.reward === 'points' ? { point: CASTLE_POINTS } : { coin: 1 }, 1)
      return true
    case 'serves': {
      const { demand, points } = tileOf(w.box, e.tile)
      enter(gained, { point: points }, 1)
      for (const { thing, n } of demand.filter(isGood)) enter(paid, { [thing]: n }, -1)
      return true
    }
    case 'rankBonus':
    case 'gains':
      enter(gained, e.what, 1)
      return true
    case 'smuggles':
      enter(gained, { point: e.points }, 1)
      enter(paid, { [e.thing]: e.n }, -1)
      return true
    case 'usesTool':
      enter(gained, { [e.thing]: e.n }, 1)
      enter(paid, { tool: 1 }, -1)
      return true
    case 'paid':
    case 'well':
    case 'innPays': {
      // Time is an event of its own.
      const { time: _, ...pieces } = e.with
      enter(paid, pieces, -1)
      return true
    }
    case 'time':
      enter(paid, { time: e.n }, -1)
      return true
    case 'innBuys':
      // A coin is an event of its own.
      enter(paid, { beer: e.cost.beer ?? 0 }, -1)
      return false
    case 'climbs':
      enter(paid, { grain: w.box.churchGrain[e.step] ?? 0 }, -1)
      return false
    case 'novice': {
      const { time: _, ...pieces } = e.with
      enter(paid, pieces, -1)
      return false
    }
    default:
      return false
  }
}

/** An event in few words, where the sum does not say it; undefined where only its own sentence will do. */
function inBrief(e: VillageEvent, w: Phrases): Sentence | undefined {
  const { brief } = w
  switch (e.kind) {
    case 'round':
      return brief.begins
    case 'mass':
    case 'wedding':
    case 'passes':
      return []
    case 'marketDay':
      return brief.marketDay
    case 'idle':
      return [w.labels.unusable]
    case 'declines':
      return [w.labels.unused]
    case 'trained':
      return brief.trained(someoneText(w, e), e.building === 'mill' ? '' : w.places[e.building])
    case 'council':
    case 'climbs':
      return brief.step(someoneText(w, e), e.step)
    case 'journey':
      return brief.castle(someoneText(w, e), castleNumber(e.castle))
    case 'novice':
      return brief.bag(someoneText(w, e))
    case 'ceremony':
      return brief.rank(someoneText(w, e), e.rank)
    case 'connyChurch':
      return brief.bag(someoneText(w, { ...e, conny: true }))
    case 'picked':
      return brief.picked(someoneText(w, e))
    case 'birth':
      return brief.born(someoneText(w, e))
    case 'home':
      return brief.home(someoneText(w, e))
    case 'dies':
      return brief.dies(someoneText(w, e), rest(w, e.rest))
    case 'connyTakes':
      return w.list([{ n: 1, thing: e.stone }])
    case 'fate':
      return brief.fate(e.quill)
    case 'spared':
      return brief.spared
    case 'hires': {
      const captain = w.box.captains.find(({ id }) => id === e.captain)
      const { port } = w.more
      if (captain === undefined) return undefined
      return withoutSeat(port.happened.hires([{ seat: e.seat }], null, payText(w, port, captain), captain.steps))
    }
    default:
      return undefined
  }
}

/** What a card costs stands in the sum. */
const unpriced = (e: VillageEvent): VillageEvent => (e.kind === 'innBuys' ? { ...e, cost: {} } : e)

/** Where a move happens. */
function placeIn(e: VillageEvent, w: Phrases): string | null {
  switch (e.kind) {
    case 'takes':
    case 'connyTakes':
      return w.spaces[e.space]
    case 'well':
      return w.well
    case 'serves':
    case 'connyServes':
      return w.spaces.market
    case 'ceremony':
      return w.spaces.marriage
    case 'smuggles':
      return w.spaces.smuggler
    default:
      return null
  }
}

/** What Conny does, one thing after the other. */
const CONNYS: readonly VillageEvent['kind'][] = [
  'die',
  'connyTakes',
  'fate',
  'connyServes',
  'connyChurch',
  'dies',
  'endBegins',
  'spared',
  'marketDay',
]
const isConnys = (event: GameEvent): boolean => event.seat === undefined && CONNYS.includes(eventOf(event).kind)

/** Her move is one line: the die first, where it decides, then her stone and all that follows. */
export function joins(before: readonly GameEvent[], event: GameEvent): boolean {
  const { kind } = eventOf(event)
  if (!isConnys(event) || !before.every(isConnys) || kind === 'connyServes') return false
  return kind === 'connyTakes' ? before.every((earlier) => earlier.kind === 'die') : before[0]?.kind !== 'connyServes'
}

export const markOf = (events: readonly GameEvent[]): Seat | null =>
  events.length > 0 && events.every(isConnys) ? CONNY_MARK : null

/** What a price is paid in. */
const PRICE: readonly string[] = ['paid', 'time']

/** Moves that are paid before they are made. */
const PAID: readonly string[] = ['sails', 'serves', 'ceremony', 'hires', 'smuggles', 'innBuys']

export function priceOf(before: readonly GameEvent[], move: GameEvent): number {
  if (!PAID.includes(move.kind)) return 0
  const from = before.findLastIndex(({ kind }) => !PRICE.includes(kind) && kind !== 'quill') + 1
  // Time that a black stone takes comes before the price, and is none.
  const firstOf = (what: string): number => before.findIndex(({ kind }, i) => i >= from && kind === what)
  const first = PRICE.map(firstOf).find((at) => at >= 0) ?? -1
  return first < 0 ? 0 : before.length - first
}

/** A seat's move, or what happened to one, in one line. */
export function lineOf(
  events: readonly GameEvent[],
  _: Lang,
  text: VillageText,
): { readonly title: string; readonly told: Sentence } | null {
  const w = text.words
  const sums: Sums = { taken: new Map(), paid: new Map(), gained: new Map() }
  const parts: Sentence[] = []
  const list = events.map(eventOf)
  const title = list.map((e) => placeIn(e, w)).find((place) => place !== null) ?? ''
  // Who passes the quill loses somebody: that says it.
  const mourns = list.some(({ kind }) => kind === 'dies')
  for (const e of list) {
    if (e.kind === 'quill' && mourns) continue
    if (!counted(sums, e, w)) parts.push(inBrief(e, w) ?? withoutSeat(text.event(unpriced(e))))
  }
  const told = [sums.taken, sums.paid, sums.gained]
    .map((sum) => balance(sum, (thing, n) => w.list(amountsOf({ [thing]: n }))))
    .filter((sum) => sum.length > 0)
  const sum = told.flatMap((one, i) => say(i === 0 ? '' : ' ', one))
  const line = inARow([sum, ...parts])
  return line.length === 0 ? null : { title, told: line }
}
