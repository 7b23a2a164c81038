/** Under which line of the log an event stands: a card played in the midst of an action keeps what it brings, and no more. */

import type { GameEvent, Goods } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import type { HallertauEvent } from '../rules/events.ts'
import { CROP_NAMES } from '../rules/facts.ts'
import { cardOf } from '../rules/playable.ts'
import { effectsOf } from '../rules/spaces.ts'
import type { CardPart } from '../rules/words.ts'
import { eventOf } from './log.ts'

/** How many events of each kind something may bring at most; null where that cannot be told. */
type Brings = ReadonlyMap<string, number> | null

const NOTHING: Brings = new Map()
const ANY = Number.POSITIVE_INFINITY

/** What an event is counted as. */
function keyOf(e: HallertauEvent): string {
  return e.kind === 'gain' || e.kind === 'pay' ? `${e.kind} ${e.good}` : e.kind
}

function joined(parts: readonly Brings[], count: (a: number, b: number) => number): Brings {
  const all = new Map<string, number>()
  for (const part of parts) {
    if (part === null) return null
    for (const [key, n] of part) all.set(key, count(all.get(key) ?? 0, n))
  }
  return all
}
const together = (parts: readonly Brings[]): Brings => joined(parts, (a, b) => a + b)
const either = (parts: readonly Brings[]): Brings => joined(parts, Math.max)
const times = (n: number, ...kinds: readonly string[]): Brings => new Map(kinds.map((kind) => [kind, n]))

const PRICES: { readonly [good: string]: readonly string[] } = {
  fields: ['lostField'],
  craftLeft: ['craftBack'],
  plantedGood: ['uprooted'],
  sheepBack: ['sheepBack'],
  cropsDownTo: CROP_NAMES.map((crop) => `pay ${crop}`),
  handCards: ['discard'],
  handPointCards: ['discard'],
}

/** One price may be several events, sheep by sheep. */
const priceOf = (goods: Goods): Brings =>
  times(ANY, ...Object.keys(goods).flatMap((good) => PRICES[good] ?? [`pay ${good.replace('just:', '')}`]))

function broughtBy(e: CardPart): Brings {
  switch (e.do) {
    case 'nothing':
      return NOTHING
    case 'gain':
      return times(1, ...Object.keys(e.goods).map((good) => `gain ${good}`))
    case 'seq':
      return together(e.of.map(broughtBy))
    case 'choose':
      return either(e.of.map(broughtBy))
    case 'may':
      return broughtBy(e.effect)
    case 'pay':
      return together([priceOf(e.goods), broughtBy(e.then)])
    case 'tiers':
      return either(
        e.of.map((row) => together([row.pay === undefined ? NOTHING : priceOf(row.pay), broughtBy(row.then)])),
      )
    case 'crops':
      return times(1, ...CROP_NAMES.map((crop) => `gain ${crop}`))
    case 'draw':
      return times(1, 'draw', 'drew')
    case 'marker':
      return times(1, 'marker')
    case 'field':
      return times(e.n, 'field')
    case 'sow':
      return times(e.max, 'sow')
    case 'moveSheep':
      return times(e.max, 'moveSheep')
    case 'moveFields':
      return times(e.max, 'moveField')
    case 'harvest':
      return times(e.max, 'reap')
    default:
      return null
  }
}

const known = new Map<string, Brings>()

/** What the space or the card may bring that a line begins with; null for what may bring anything. */
function broughtIn(first: HallertauEvent): Brings {
  if (first.kind !== 'place' && first.kind !== 'play') return null
  const key = first.kind === 'place' ? `space ${first.space}` : `card ${first.card}`
  const found = known.get(key)
  if (found !== undefined) return found
  const made = first.kind === 'place' ? together(effectsOf(first.space).map(broughtBy)) : ofCard(first.card)
  known.set(key, made)
  return made
}

function ofCard(card: number): Brings {
  const data = CARDS[card]?.data
  if (data === undefined) return null
  const { pay = [], then, income } = data
  // Of equal goods any kind may be paid.
  if (!Array.isArray(pay)) return null
  const effects = [then, income].flatMap((effect) => (effect === undefined ? [] : [broughtBy(effect)]))
  return together([either(pay.map(priceOf)), ...effects, times(1, 'income')])
}

/** Whether an event may still be among what a line's first event has brought. */
function mayBring(line: readonly HallertauEvent[], e: HallertauEvent): boolean {
  const [first] = line
  const brings = first === undefined ? null : broughtIn(first)
  const key = keyOf(e)
  return brings === null || (brings.get(key) ?? 0) > line.filter((other) => keyOf(other) === key).length
}

/**
 * How far back the line stands that an event belongs to, among the last ones of its seat, newest first: a card that was
 * played in the midst of an action acts before the action goes on, one that waits for the space to be used after it.
 */
export function ownerOf(lines: readonly (readonly GameEvent[])[], event: GameEvent): number {
  const e = eventOf(event)
  const told = lines.map((line) => line.map(eventOf))
  const action = told.findIndex(([first]) => first?.kind !== 'play')
  const begun = told[action]?.[0]
  if (action <= 0 || begun?.kind !== 'place') return 0
  const fits = told.slice(0, action + 1).map((line) => mayBring(line, e))
  const cards = told.slice(0, action).map(([first]) => first?.kind === 'play' && cardOf(first.card).afterSpace)
  if (fits[action] === true && cards.includes(true)) return action
  return Math.max(0, fits.indexOf(true))
}
