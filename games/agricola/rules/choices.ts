/**
 * What questions are answered with: small named values with the ids the rules use. Those that are offered often are
 * frozen once here and shared by all matches; tables are indexed like the state.
 */

import { type Done, type Pass, type Shape, shape } from '@dorfplatz/kernel'
import { CARDS, EXCHANGE_NAMES, exchangeNamed, exchangeOf } from '../cards/registry.ts'
import { ALL_CELLS, ALL_EDGES, CELL_NAMES, type Cell, cellName, EDGE_NAMES, edgeName } from './farm/yard.ts'
import { type Amounts, GOODS, type Good, type GoodName, goodName, type Pairs, pairs } from './goods.ts'
import { SPACES } from './work/spaces.ts'
import { OPTION_NAMES } from './work/words.ts'

const { counts, either, fields, id, list, number, value } = shape

/** The declared shapes of all answers: type, check, form and API documentation come from them. */
const CELL = id('farmyard space', CELL_NAMES)
const SPACE = id(
  'action space',
  SPACES.map((space) => space.key),
)
const CARD = id('card')
const CROPS = ['grain', 'vegetable', 'wood'] as const
const ANIMALS = ['sheep', 'boar', 'cattle'] as const
const RESOURCES = ['wood', 'clay', 'reed', 'stone'] as const
const MANY = 99

const herd = counts(ANIMALS, MANY)
/** How often each exchange, by name: the names come from the cards. */
const exchanges: Shape<{ readonly [exchange: string]: number }> = { is: 'counts', of: EXCHANGE_NAMES, max: MANY }
const pass = value('pass')
const done = value('done')

export const SHAPES = {
  place: fields({ place: SPACE }),
  secondPlace: either(fields({ place: SPACE }), pass),
  option: fields({ choose: value(...OPTION_NAMES) }),
  resource: fields({ take: counts(RESOURCES, 1) }),
  build: either(fields({ build: value('room', 'stable'), at: CELL }), done, pass),
  freeSite: fields({ build: value('room', 'stable', 'pasture'), at: CELL }),
  plow: either(fields({ plow: CELL }), pass),
  sow: either(fields({ sow: value(...CROPS), field: id('field') }), done, pass),
  bake: either(fields({ bake: number(1, MANY) }), pass),
  first: fields({ first: value('sow', 'stable', 'bake') }),
  fence: either(fields({ fences: list(id('edge', EDGE_NAMES), EDGE_NAMES.length) }), pass),
  renovate: fields({ renovate: value('clay', 'stone') }),
  play: either(fields({ play: CARD }), pass),
  occupation: either(fields({ play: CARD }), fields({ draw: value('lot') }), pass),
  buy: value('yes', 'pass'),
  sellTo: fields({ sellTo: number(0, 4) }),
  pay: either(
    fields({ pay: counts(GOODS, MANY) }, { return: list(CARD, 2), exchange: exchanges }),
    fields({ exchange: exchanges }),
  ),
  keep: fields({ keep: herd }, { rest: value('cook', 'return') }),
  breed: fields({ keep: herd }),
  feed: fields({ feed: exchanges }, { keep: number(0, MANY) }),
  draft: fields({ take: CARD }),
  discard: fields({ discard: CARD }),
  put: either(fields({ put: number(1, MANY) }), pass),
  reap: fields({ reap: value('grain'), of: number(0, 4), field: id('field') }),
  trade: either(fields({ discard: CARD }), fields({ draw: value('occupation', 'minor') })),
  anytime: either(
    fields({ exchange: exchanges }),
    fields({ release: herd }),
    fields({ use: CARD }),
    fields({ trade: value('threeForOne') }),
    fields({ careful: value(true, false) }),
    fields({ play: CARD }),
  ),
} as const

type Of<K extends keyof typeof SHAPES> = (typeof SHAPES)[K] extends Shape<infer T> ? T : never

export type PlaceChoice = Of<'place'>
export type OptionChoice = Of<'option'>
export type ResourceChoice = Of<'resource'>
export type BuildChoice = Of<'build'>
export type SiteChoice = Of<'freeSite'>
export type PlowChoice = Of<'plow'>
export type SowChoice = Of<'sow'>
export type BakeChoice = Of<'bake'>
export type FirstChoice = Of<'first'>
export type FenceChoice = Of<'fence'>
export type RenovateChoice = Of<'renovate'>
export type PlayChoice = Of<'play'>
export type OccupationChoice = Of<'occupation'>
export type BuyChoice = Of<'buy'>
export type SellChoice = Of<'sellTo'>
export type PayChoice = Of<'pay'>
export type KeepChoice = Of<'keep'>
export type BreedChoice = Of<'breed'>
export type FeedChoice = Of<'feed'>
export type DraftChoice = Of<'draft'>
export type DiscardChoice = Of<'discard'>
export type PutChoice = Of<'put'>
export type ReapChoice = Of<'reap'>
export type TradeChoice = Of<'trade'>
export type Anytime = Of<'anytime'>
export type Herd = Of<'breed'>['keep']
export type Exchanges = Of<'feed'>['feed']

const freeze = <T extends object>(one: T): Readonly<T> => Object.freeze(one)
/** A table by cell number; numbers that are no cell stay empty. */
function byCell<T>(make: (cell: Cell) => T): readonly T[] {
  const table: T[] = []
  for (const cell of ALL_CELLS) table[cell] = make(cell)
  return table
}

export const PLACE: readonly PlaceChoice[] = SPACES.map(({ key }) => freeze({ place: key }))
export const BUILD_ROOM = byCell((cell) => freeze({ build: 'room' as const, at: cellName(cell) }))
export const BUILD_STABLE = byCell((cell) => freeze({ build: 'stable' as const, at: cellName(cell) }))
export const BUILD_PASTURE = byCell((cell) => freeze({ build: 'pasture' as const, at: cellName(cell) }))
export const PLOW = byCell((cell) => freeze({ plow: cellName(cell) }))
export const BAKE = Array.from({ length: MANY + 1 }, (_, bake) => freeze({ bake }))
export const PUT = Array.from({ length: MANY + 1 }, (_, put) => freeze({ put }))
export const RENOVATE = [null, freeze({ renovate: 'clay' as const }), freeze({ renovate: 'stone' as const })] as const
export const FIRST = {
  sow: freeze({ first: 'sow' as const }),
  stable: freeze({ first: 'stable' as const }),
  bake: freeze({ first: 'bake' as const }),
}

/** Tables by card number; filled, not sparse, so that looking up is quick. */
function byCard<T>(make: (card: string) => T): readonly T[] {
  const last = Math.max(...CARDS.map((card) => card.no))
  return Array.from({ length: last + 1 }, (_, no) => make(String(no)))
}
export const PLAY = byCard((play) => freeze({ play }))
export const TAKE_CARD = byCard((take) => freeze({ take }))
export const DISCARD = byCard((discard) => freeze({ discard }))
export const USE = byCard((use) => freeze({ use }))
export const DRAW = { occupation: freeze({ draw: 'occupation' as const }), minor: freeze({ draw: 'minor' as const }) }
export const LOT = freeze({ draw: 'lot' as const })
export const SELL_TO: readonly SellChoice[] = Array.from({ length: 5 }, (_, sellTo) => freeze({ sellTo }))
export const TRADE = freeze({ trade: 'threeForOne' as const })
export const CAREFUL = freeze({ careful: true })
export const CAREFREE = freeze({ careful: false })

/** One building resource of each kind, and every two different ones (A-FAMILYGAME-12). */
export const ONE_RESOURCE: readonly ResourceChoice[] = RESOURCES.map((good) => freeze({ take: freeze({ [good]: 1 }) }))
export const TWO_RESOURCES: readonly ResourceChoice[] = RESOURCES.flatMap((a, i) =>
  RESOURCES.slice(i + 1).map((b) => freeze({ take: freeze({ [a]: 1, [b]: 1 }) })),
)

/** What each of them takes; an answer from outside has become one of these at the door. */
const TAKEN = new Map<ResourceChoice, Pairs>(
  [...ONE_RESOURCE, ...TWO_RESOURCES].map((choice) => [choice, pairs(choice.take)]),
)
export function takenGoods(choice: ResourceChoice): Pairs {
  return TAKEN.get(choice) ?? pairs(choice.take)
}

/** The alternatives of each space, in their order. */
export const OPTIONS: readonly (readonly OptionChoice[])[] = SPACES.map(({ does }) =>
  does.do === 'either' ? does.of.map(({ name }) => freeze({ choose: name })) : [],
)

const CELL_NUMBER = new Map<string, Cell>(ALL_CELLS.map((c) => [cellName(c), c]))
export function cellNumber(name: string): Cell {
  return CELL_NUMBER.get(name) ?? -1
}

const EDGE_NUMBER = new Map<string, number>(ALL_EDGES.map((e) => [edgeName(e), e]))
export function edgeNumber(name: string): number {
  return EDGE_NUMBER.get(name) ?? -1
}

export function fenceChoice(edges: readonly number[]): FenceChoice {
  return { fences: edges.map(edgeName) }
}

/** Crops by number: 1 grain, 2 vegetable, 3 wood. */
const CROP_BY_NUMBER = [null, ...CROPS] as const
export type CropName = (typeof CROPS)[number]
export function cropName(crop: number): CropName {
  return CROP_BY_NUMBER[crop] ?? 'grain'
}
export function cropNumber(crop: CropName): number {
  return CROPS.indexOf(crop) + 1
}

/** Sowing a crop on a space of the farmyard, by cell and crop. */
const SOW = byCell((cell) => CROPS.map((sow) => freeze({ sow, field: cellName(cell) })))
export function sowAt(cell: Cell, crop: number): SowChoice {
  return SOW[cell]?.[crop - 1] ?? 'pass'
}
/** Sowing a crop in a field by name: a space or a card. */
export function sowChoice(field: string, crop: number): SowChoice {
  const cell = cellNumber(field)
  return cell >= 0 ? sowAt(cell, crop) : freeze({ sow: cropName(crop), field })
}

export type HerdNumbers = readonly [sheep: number, boar: number, cattle: number]

/** A herd as answers: to keep it, and what becomes of the rest. */
interface HerdChoices {
  readonly keep: BreedChoice
  readonly cook: KeepChoice
  readonly giveBack: KeepChoice
}

const HERDS = new Map<number, HerdChoices>()
const HERD_NUMBERS = new Map<Herd, HerdNumbers>()

export function herdChoices([sheep, boar, cattle]: HerdNumbers): HerdChoices {
  const key = (sheep * (MANY + 1) + boar) * (MANY + 1) + cattle
  const known = HERDS.get(key)
  if (known !== undefined) return known
  const kept: { [K in (typeof ANIMALS)[number]]?: number } = {}
  if (sheep > 0) kept.sheep = sheep
  if (boar > 0) kept.boar = boar
  if (cattle > 0) kept.cattle = cattle
  const keep = freeze(kept)
  const choices = {
    keep: freeze({ keep }),
    cook: freeze({ keep, rest: 'cook' as const }),
    giveBack: freeze({ keep, rest: 'return' as const }),
  }
  HERD_NUMBERS.set(keep, freeze([sheep, boar, cattle] as const))
  HERDS.set(key, choices)
  return choices
}

export function herdNumbers(herd: Herd): HerdNumbers {
  const known = HERD_NUMBERS.get(herd)
  if (known !== undefined) return known
  const { sheep = 0, boar = 0, cattle = 0 } = herd
  return [sheep, boar, cattle]
}

const RELEASED = new Map<number, Anytime>()
export function releaseChoice(good: Good, n: number): Anytime {
  const key = 16 * n + good
  let found = RELEASED.get(key)
  if (found === undefined) {
    found = freeze({ release: freeze({ [goodName(good)]: n }) })
    RELEASED.set(key, found)
  }
  return found
}

const EXCHANGED = new Map<number, Anytime>()
/** One exchange so many times, as something done unasked. */
export function exchangeChoice(exchange: number, times: number): Anytime {
  const key = 128 * exchange + times
  let found = EXCHANGED.get(key)
  if (found === undefined) {
    found = freeze({ exchange: oneExchange(exchange, times) })
    EXCHANGED.set(key, found)
  }
  return found
}

const NO_EXCHANGE: Exchanges = freeze({})
const SINGLE = new Map<number, Exchanges>()
/** What the shared ones stand for. */
const USES = new Map<Exchanges, readonly number[]>([[NO_EXCHANGE, freeze([])]])

function oneExchange(exchange: number, times: number): Exchanges {
  const key = 128 * exchange + times
  let found = SINGLE.get(key)
  if (found === undefined) {
    found = freeze({ [exchangeOf(exchange).name]: times })
    SINGLE.set(key, found)
    USES.set(found, freeze([exchange, times]))
  }
  return found
}

/** Flat pairs exchange, times as they are named; ascending, as the names are listed. */
export function exchangesNamed(uses: readonly number[]): Exchanges {
  if (uses.length === 0) return NO_EXCHANGE
  if (uses.length === 2) return oneExchange(uses[0] ?? 0, uses[1] ?? 0)
  const named: { [name: string]: number } = {}
  for (let i = 0; i < uses.length; i += 2) named[exchangeOf(uses[i] ?? 0).name] = uses[i + 1] ?? 0
  return named
}

/** The other way round; null where a name is no exchange. */
export function exchangeUses(named: Exchanges): readonly number[] | null {
  const known = USES.get(named)
  if (known !== undefined) return known
  const uses: number[] = []
  for (const name of Object.keys(named)) {
    const exchange = exchangeNamed(name)
    if (exchange === undefined) return null
    const times = named[name] ?? 0
    if (times > 0) putUse(uses, exchange, times)
  }
  return uses
}

/** Adds a pair exchange, times to others; they stay ascending, so that equal uses are equal answers. */
export function putUse(uses: number[], exchange: number, times: number): void {
  let at = uses.length
  for (; at > 0 && (uses[at - 2] ?? 0) > exchange; at -= 2) {
    uses[at] = uses[at - 2] ?? 0
    uses[at + 1] = uses[at - 1] ?? 0
  }
  uses[at] = exchange
  uses[at + 1] = times
}

/** Goods paid, by name. */
export function goodsOf(price: readonly number[]): Amounts {
  const goods: { [G in GoodName]?: number } = {}
  for (let good = 0; good < GOODS.length; good++) {
    const n = price[good] ?? 0
    if (n > 0) goods[goodName(good)] = n
  }
  return goods
}

export function pairsOf(goods: Amounts): Pairs {
  return GOODS.flatMap((name, good) => {
    const n = goods[name] ?? 0
    return n > 0 ? [good, n] : []
  })
}

export type { Done, Pass }
