/**
 * All that a game of Agricola remembers, as plain data, and its fast copy. Lists that change seldom are replaced, never
 * changed in place: copies share them.
 */

import type { Moments } from '../cards/moments.ts'
import type { Cells } from './farm/yard.ts'
import type { Amounts } from './goods.ts'

export const WOODEN_HUT = 0
export const CLAY_HUT = 1
export const STONE_HOUSE = 2

export const HOUSES = [WOODEN_HUT, CLAY_HUT, STONE_HOUSE] as const
export type House = (typeof HOUSES)[number]

/** What grows in a place: 4n + kind, 0 when empty. */
export const GRAIN_CROP = 1
export const VEGETABLE_CROP = 2
export const WOOD_CROP = 3

/** The farmyard's spaces come first in `crops`; fields on cards follow from here. */
export const CARD_FIELDS = 17

/** What one card remembers; which fields it has follows from what it does. */
export interface CardMemory {
  /** Goods lying on it one upon the other, the last one on top. */
  readonly stack?: readonly number[]
  /** Goods put on it, animals handed back for it, by name. */
  readonly kept?: Amounts
  /** Points noted on it. */
  readonly points?: number
  /** The action space it has marked. */
  readonly space?: number
  /** The round in which it was last announced. */
  readonly announced?: number
  /** Fences it has laid on rounds: round, number, one after the other. */
  readonly fences?: readonly number[]
  /** Sheep, boar and cattle left in its container. */
  readonly tokens?: readonly number[]
  /** The round in which it was played, where that matters later. */
  readonly played?: number
  /** How often each of the other players used it, by seat. */
  readonly byOthers?: readonly number[]
  /** The round in which a crop was last harvested from it. */
  readonly harvested?: number
  /** How often it was used at any time. */
  readonly used?: number
  /** How often each of its reactions was carried out, by their places on the card: in the game, and in one round. */
  readonly reacted?: readonly number[]
  readonly lately?: { readonly round: number; readonly reacted: readonly number[] }
}

export interface Player {
  /** Amounts by good; animals stand on the farm, everything else lies in the supply. */
  goods: number[]
  rooms: Cells
  fields: Cells
  stables: Cells
  /** Wooden hut, clay hut, stone house. */
  house: House
  fenceH: number
  fenceV: number
  /** Each pasture's spaces; follows from the fences. */
  pastures: readonly Cells[]
  /** Crops by place: farmyard spaces, then fields on cards. */
  crops: number[]
  /** The card each card field belongs to, from place `CARD_FIELDS` on. */
  cardFields: readonly number[]
  people: number
  /** Of these, born this round (A-FAMILY-06). */
  newborn: number
  /** People still to be placed this round. */
  home: number
  /** How many were placed this round. */
  placed: number
  /** Guests who come in the next round (A-CARDS-12). */
  guests: number
  /** People who live on cards: placed and fed, but no family (Reed Hut). */
  lodgers: number
  /** Fences that lie elsewhere: on round spaces, or out of the game. */
  fencesAway: number
  /** Houses one has renovated to, as bits. */
  renovated: number
  /** 1 when the next harvest passes without this player (Layabout). */
  absent: number
  /** Sheep, boar and cattle just turned into food that no card has made use of yet. */
  slain: readonly number[]
  /** The placement (8 × round + place in it) in which a plow was last used: one plow for each. */
  plowed: number
  begging: number
  /** 1 when the player wants to be asked at every feeding, also where the food suffices. */
  careful: number
  /** Improvements in front of the player, by card number (majors are 1 to 10), in the order played. */
  improvements: readonly number[]
  /** Occupations in front of the player, by card number, in the order played. */
  occupations: readonly number[]
  hand: readonly number[]
  /** Goods waiting on round spaces: round, good, number, card, one after the other (A-CARDS-20). */
  future: readonly number[]
  /** What cards in front of the player remember, by card number (see cards/memory.ts). */
  memory: { readonly [card: number]: CardMemory }
  /** Follows from the cards: which moments this player's cards listen to, own and others'. */
  listensOwn: Moments
  listensOthers: Moments
  /** Follows from the cards: standing rules that some card brings, as bits (see POWER). */
  powers: number
  /** Follows from the cards: exchanges open to the player. */
  exchanges: readonly number[]
  /** Follows from the cards: what some card changes the price of, as bits (see PRICED). */
  prices: number
  /** Follows from the cards: those that change prices, by number, as one word. */
  pricing: string
  /** Follows from the cards: 1 when some exchange brings other goods than food. */
  swaps: number
  /** Follows from the cards: extra food for a vegetable cooked, for two goods cooked at once. */
  spice: number
  pair: number
  /** Follows from farm and cards: room for animals (see animals/room.ts). */
  pens: readonly number[]
  loose: number
  kept: readonly number[]
  /** Follows from the farm: the fewest fences that make a new pasture. */
  fewest: number
}

/** Two piles of cards. */
export type Piles = readonly [occupations: readonly number[], minors: readonly number[]]

/** The piles with another one in place of one of them. */
export function replaced(piles: Piles, which: 0 | 1, pile: readonly number[]): Piles {
  return which === 0 ? [pile, piles[1]] : [piles[0], pile]
}

export interface State {
  readonly family: boolean
  round: number
  /** Where in the round or harvest the game is: see PHASES. */
  phase: number
  starter: number
  /** Who placed last. */
  turn: number
  /** Who places before the starting player this round, or -1 (Taster). */
  first: number
  /** The round cards in the order they come up; from `round` on they are hidden. */
  order: readonly number[]
  /** Spaces in play. */
  spaces: readonly number[]
  /** Who stands on each space, as bits of seats. */
  by: number[]
  /** What has piled up on each space. */
  lies: number[]
  /** Goods laid on spaces besides their pile: space, good, number, one after the other. */
  extra: readonly number[]
  /** Majors still on offer, as bits of their card numbers. */
  offer: number
  /** Majors that were built at some time, as bits. */
  everBuilt: number
  /** Goods that people have brought in this round, as bits. */
  taken: number
  /** Face-down piles of occupations and minors (A-VARIANT-02), and what was discarded from them. */
  piles: Piles
  discards: Piles
  /** Packets going round in a draft, one for each seat. */
  packets: readonly (readonly number[])[]
  /** Passing cards that have gone from hand to hand: everybody knows who holds them. */
  passed: readonly number[]
  /** Who wants to buy what is offered just now (Corn Profiteer). */
  bids: readonly number[]
  /** Minors that left the game after they had been in play. */
  returned: readonly number[]
  /** Every moment any card that came into play has ever listened to: what nobody hears costs nothing. */
  listened: Moments
  /** The running event's numbers, for the cards that react to it (see cards/moments.ts). */
  event: readonly number[]
  players: Player[]
}

/** Standing rules that are looked for often: who has no such card pays nothing for them. */
export const POWER = {
  announces: 1,
  followsOn: 2,
  matchesStack: 4,
  feedsLast: 8,
  rests: 16,
  sows: 32,
  widens: 64,
  roomless: 128,
  looksAhead: 256,
  savesOnce: 512,
  drawsLot: 1024,
  sells: 2048,
  buys: 4096,
  charges: 8192,
} as const

/** What cards may change the price of. */
export const PRICED = { room: 1, renovation: 2, improvement: 4, stable: 8, fence: 16 } as const

export const PHASE = {
  setup: 0,
  roundStart: 1,
  work: 2,
  home: 3,
  field: 4,
  feeding: 5,
  breeding: 6,
  over: 7,
} as const

export function clonePlayer(p: Player): Player {
  return {
    goods: p.goods.slice(),
    rooms: p.rooms,
    fields: p.fields,
    stables: p.stables,
    house: p.house,
    fenceH: p.fenceH,
    fenceV: p.fenceV,
    pastures: p.pastures,
    crops: p.crops.slice(),
    cardFields: p.cardFields,
    people: p.people,
    newborn: p.newborn,
    home: p.home,
    placed: p.placed,
    guests: p.guests,
    lodgers: p.lodgers,
    fencesAway: p.fencesAway,
    renovated: p.renovated,
    absent: p.absent,
    slain: p.slain,
    plowed: p.plowed,
    begging: p.begging,
    careful: p.careful,
    improvements: p.improvements,
    occupations: p.occupations,
    hand: p.hand,
    future: p.future,
    memory: p.memory,
    listensOwn: p.listensOwn,
    listensOthers: p.listensOthers,
    powers: p.powers,
    exchanges: p.exchanges,
    prices: p.prices,
    pricing: p.pricing,
    swaps: p.swaps,
    spice: p.spice,
    pair: p.pair,
    pens: p.pens,
    loose: p.loose,
    kept: p.kept,
    fewest: p.fewest,
  }
}

export function cloneState(s: State): State {
  const players: Player[] = []
  for (const p of s.players) players.push(clonePlayer(p))
  return {
    family: s.family,
    round: s.round,
    phase: s.phase,
    starter: s.starter,
    turn: s.turn,
    first: s.first,
    order: s.order,
    spaces: s.spaces,
    by: s.by.slice(),
    lies: s.lies.slice(),
    extra: s.extra,
    offer: s.offer,
    everBuilt: s.everBuilt,
    taken: s.taken,
    piles: s.piles,
    discards: s.discards,
    packets: s.packets,
    passed: s.passed,
    bids: s.bids,
    returned: s.returned,
    listened: s.listened,
    event: s.event,
    players,
  }
}
