/** All cards by number, and what can be read off them once: exchanges, spaces reacted to, moments listened to. */

import { FOOD, type GoodName, goodName, goodOf, type Pairs, pairs } from '../rules/goods.ts'
import { alternativeNamed, spaceNamed } from '../rules/work/spaces.ts'
import { minorsE } from './E/minors.ts'
import { occupationsE } from './E/occupations.ts'
import { minorsI } from './I/minors.ts'
import { occupationsI } from './I/occupations.ts'
import { minorsK } from './K/minors.ts'
import { occupationsK } from './K/occupations.ts'
import { majors } from './majors.ts'
import { type Moment, type Moments, momentsOf, NO_MOMENTS } from './moments.ts'
import type { Card, CardReaction } from './types.ts'

export const CARDS: readonly Card[] = [
  ...majors,
  ...minorsE,
  ...minorsI,
  ...minorsK,
  ...occupationsE,
  ...occupationsI,
  ...occupationsK,
]

/** Card numbers stay below this; tables by number are filled, not sparse, so that looking up is quick. */
export const NUMBERS = 320

const byNumber: (Card | undefined)[] = Array.from({ length: NUMBERS }, () => undefined)
for (const card of CARDS) {
  if (byNumber[card.no] !== undefined) throw new Error(`card ${card.no} twice`)
  byNumber[card.no] = card
}

export function cardOf(no: number): Card {
  const card = byNumber[no]
  if (card === undefined) throw new Error(`no card ${no}`)
  return card
}

export function findCard(no: number): Card | undefined {
  return byNumber[no]
}

export const FIRST_OCCUPATION = 147
export const LAST_MAJOR = 10

export function isOccupation(no: number): boolean {
  return no >= FIRST_OCCUPATION
}

/** An exchange of goods, ready to be carried out. Its id is 16 × card number + place on the card. */
export interface ReadyExchange {
  readonly id: number
  /** As answers name it: what is given, where that says all (`grain@raw`, `sheep@3`); else `2clay-1stone@185`. */
  readonly name: string
  readonly card: number
  readonly give: Pairs
  readonly get: Pairs
  /** The one good given and how many, when it is one; else -1. */
  readonly good: number
  readonly n: number
  /** Food it yields, when it yields nothing else; else 0. */
  readonly food: number
  /** Turning animals or vegetables into food. */
  readonly cooking: boolean
  /** Done with a fireplace, hearth or cooking corner: then bonuses for cooking apply. */
  readonly pot: boolean
  readonly harvest: boolean
  readonly group: string
  /** Takes the top of the card's stack instead of `get`. */
  readonly top: boolean
  /** Open only once somebody has built this major, or 0. */
  readonly onceBuilt: number
}

function nameOf(card: number, give: Pairs, get: Pairs, more: Partial<ReadyExchange> & { with?: number }): string {
  const goods = (of: Pairs): string =>
    of.map((good, i) => (i % 2 === 0 ? `${of[i + 1]}${goodName(good)}` : '')).join('')
  if (card === 0) return `${goodName(give[0] ?? 0)}@raw`
  if (more.top === true) return `top@${card}`
  if (more.cooking === true) return `${goodName(give[0] ?? 0)}@${card}`
  // What a card does to another one is told apart by that one.
  const on = more.with === undefined ? '' : `+${more.with}`
  return `${goods(give)}-${goods(get)}@${card}${on}`
}

const exchanges: (ReadyExchange | undefined)[] = Array.from({ length: 16 * NUMBERS }, () => undefined)

function ready(
  id: number,
  card: number,
  give: Pairs,
  get: Pairs,
  more: Partial<Pick<ReadyExchange, 'cooking' | 'pot' | 'harvest' | 'group' | 'top' | 'onceBuilt'>> & {
    with?: number
  } = {},
): void {
  exchanges[id] = {
    id,
    name: nameOf(card, give, get, more),
    card,
    give,
    get,
    good: give.length === 2 ? (give[0] ?? 0) : -1,
    n: give.length === 2 ? (give[1] ?? 0) : 0,
    food: get.length === 2 && get[0] === FOOD ? (get[1] ?? 0) : 0,
    cooking: more.cooking ?? false,
    pot: more.pot ?? false,
    harvest: more.harvest ?? false,
    group: more.group ?? '',
    top: more.top ?? false,
    onceBuilt: more.onceBuilt ?? 0,
  }
}

/** Grain and vegetables are worth 1 food each to everybody at any time (A-BAKE-09). */
export const GRAIN_TO_FOOD = 0
export const VEGETABLE_TO_FOOD = 1
ready(GRAIN_TO_FOOD, 0, pairs({ grain: 1 }), pairs({ food: 1 }))
ready(VEGETABLE_TO_FOOD, 0, pairs({ vegetable: 1 }), pairs({ food: 1 }))

const COOKED: readonly ('vegetable' | 'sheep' | 'boar' | 'cattle')[] = ['vegetable', 'sheep', 'boar', 'cattle']

const exchangesOf: (readonly number[])[] = []

for (const card of CARDS) {
  const ids: number[] = []
  const first = card.no * 16
  for (const [i, good] of COOKED.entries()) {
    const food = card.cook?.[good]
    if (food === undefined) continue
    ready(first + i, card.no, [goodOf(good), 1], [FOOD, food], { cooking: true, pot: card.tags.includes('cooking') })
    ids.push(first + i)
  }
  for (const [i, x] of (card.exchange ?? []).entries()) {
    ready(first + 4 + i, card.no, pairs(x.give), pairs(x.get), {
      harvest: x.harvest ?? false,
      group: x.group ?? (x.harvest === true ? String(card.no) : ''),
      top: x.top ?? false,
      onceBuilt: x.onceBuilt ?? 0,
      ...(x.with?.[0] === undefined ? {} : { with: x.with[0] }),
    })
    ids.push(first + 4 + i)
  }
  exchangesOf[card.no] = ids
}

const NUMBER_OF = new Map<string, number>()
for (const x of exchanges) {
  if (x === undefined) continue
  if (NUMBER_OF.has(x.name)) throw new Error(`exchange ${x.name} twice`)
  NUMBER_OF.set(x.name, x.id)
}

/** Every exchange by name, in the order of their numbers. */
export const EXCHANGE_NAMES: readonly string[] = [...NUMBER_OF.keys()]

export function exchangeNamed(name: string): number | undefined {
  return NUMBER_OF.get(name)
}

export function exchangeOf(id: number): ReadyExchange {
  const found = exchanges[id]
  if (found === undefined) throw new Error(`no exchange ${id}`)
  return found
}

export function findExchange(id: number): ReadyExchange | undefined {
  return exchanges[id]
}

/** The exchanges a card offers. */
export function exchangesOn(no: number): readonly number[] {
  return exchangesOf[no] ?? []
}

/** Which improvements an exchange of a card needs besides (Plane: with the Joinery). */
export function exchangeNeeds(id: number): readonly number[] | undefined {
  const card = findCard(id >> 4)
  return card?.exchange?.[(id & 15) - 4]?.with
}

/** A reaction with its spaces looked up: space, choice (or -1), one after the other; null when any space will do. */
export interface ReadyReaction {
  readonly card: number
  readonly index: number
  readonly rule: CardReaction
  readonly spaces: readonly number[] | null
  readonly goods: readonly number[] | null
  /** Other cards of a player may ask how often it happened (`reacted.<number>`). */
  readonly counted: boolean
  /** Belongs to a plow: one for each placement. */
  readonly plow: boolean
}

/** A space as card data names it, and the place of the alternative behind a `#`, or -1. */
export function spaceAndChoice(name: string): [space: number, choice: number] {
  const [key = name, choice] = name.split('#')
  const space = spaceNamed(key)
  return [space, choice === undefined ? -1 : alternativeNamed(space, choice)]
}

const reactions: (readonly ReadyReaction[])[] = []
const own: Moments[] = []
const others: Moments[] = []

for (const card of CARDS) {
  const ownOnes: Moment[] = []
  const otherOnes: Moment[] = []
  reactions[card.no] = (card.on ?? []).map((rule, index) => {
    const by = rule.by ?? 'me'
    if (by !== 'others') ownOnes.push(rule.at)
    if (by !== 'me') otherOnes.push(rule.at)
    return {
      card: card.no,
      index,
      rule,
      spaces: rule.spaces === undefined ? null : rule.spaces.flatMap((name) => spaceAndChoice(name)),
      goods: rule.goods === undefined ? null : rule.goods.map((g: GoodName) => goodOf(g)),
      counted: JSON.stringify(rule.effect).includes('"reacted.'),
      plow: (card.tags.includes('plow') || card.tags.includes('harrow')) && rule.at === 'plow',
    }
  })
  own[card.no] = momentsOf(ownOnes)
  others[card.no] = momentsOf(otherOnes)
}

export function reactionsOf(no: number): readonly ReadyReaction[] {
  return reactions[no] ?? []
}
export function ownMoments(no: number): Moments {
  return own[no] ?? NO_MOMENTS
}
export function othersMoments(no: number): Moments {
  return others[no] ?? NO_MOMENTS
}
