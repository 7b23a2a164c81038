/**
 * What the Port brings, as printed or as we had to reconstruct it: sea map, islands, captains, chests, stands, fields of
 * sea burial. An owner of the box corrects a value here, and only here.
 */

import { type Fact, fact } from '../../cards/fact.ts'

/** Fields of the sea: the harbor, five fields of time-water, six islands (VP-91). */
export const FIELDS = ['H', 'T1', 'T2', 'T3', 'T4', 'T5', 'I1', 'I2', 'I3', 'I4', 'I5', 'I6'] as const
export type FieldId = (typeof FIELDS)[number]
export type IslandId = Extract<FieldId, `I${number}`>

/** What a ship carries: one piece per hold (VP-22). */
export const CARGO = ['scroll', 'horse', 'ox', 'plow', 'wagon', 'grain', 'member', 'cocoa', 'tea', 'chest'] as const
export type Cargo = (typeof CARGO)[number]
/** Loaded in the harbor from the farm; the others only at their islands (VP-23). */
export const FROM_FARM = ['scroll', 'horse', 'ox', 'plow', 'wagon', 'grain'] as const
export type Ware = (typeof FROM_FARM)[number]
/** What lies in stacks on islands. */
export type Stack = 'cocoa' | 'tea' | 'chest'

/** What a captain asks for further steps: these stones for up to so many (VP-33). */
export interface Captain {
  readonly id: string
  readonly hire: number
  readonly pay: StepPrice
  readonly steps: number
}
export type StepPrice = {
  readonly orange?: number
  readonly green?: number
  readonly brown?: number
  readonly pink?: number
  readonly any?: number
}

export interface Lighthouse {
  readonly id: `L${number}`
  readonly cost: StepPrice
  /** Paid from a hold (VP-55). */
  readonly wagon: boolean
  readonly points: number
}

export interface Island {
  readonly id: IslandId
  /** Points for each piece sold from a hold. */
  readonly buys: { readonly [ware in Ware]?: number }
  readonly stack: Stack | null
  readonly lighthouse: Lighthouse | null
}

/** What a chest holds. */
export type Chest = { readonly coin: number } | { readonly tool: number }

const captain = (
  hire: number,
  nth: number,
  pay: StepPrice,
  origin: Fact<Captain>['origin'] = 'reconstructed',
  confidence: Fact<Captain>['confidence'] = 'medium',
  note?: Fact<Captain>['note'],
): Fact<Captain> =>
  fact({ id: `captain-${hire}-${nth}`, hire, pay, steps: hire === 3 ? 2 : 1 }, origin, confidence, note)

const paymentPrinted = {
  en: 'the payment is printed in an example, its price is ours',
  de: 'die Zahlung ist in einem Beispiel belegt, der Preis ist unserer',
}

const island = (
  id: IslandId,
  buys: Island['buys'],
  stack: Stack | null,
  lighthouse: Lighthouse | null,
  origin: Fact<Island>['origin'],
  note?: Fact<Island>['note'],
): Fact<Island> => fact({ id, buys, stack, lighthouse }, origin, origin === 'rulebook' ? 'high' : 'low', note)

const light = (n: number, points: number, cost: StepPrice, wagon = false): Lighthouse => ({
  id: `L${n}`,
  cost,
  wagon,
  points,
})

export const port = {
  /** Lines between fields: each is one step (VP-30, VP-91). */
  lanes: [
    fact(['H', 'T1'], 'rulebook', 'high'),
    fact(['T1', 'I1'], 'rulebook', 'high'),
    fact(['I1', 'I2'], 'rulebook', 'high'),
    fact(['H', 'T2'], 'reconstructed', 'low'),
    fact(['T2', 'I6'], 'reconstructed', 'low'),
    fact(['I6', 'T3'], 'reconstructed', 'low'),
    fact(['I1', 'T3'], 'reconstructed', 'low'),
    fact(['T3', 'I3'], 'reconstructed', 'low'),
    fact(['I2', 'T4'], 'reconstructed', 'low'),
    fact(['T4', 'I4'], 'reconstructed', 'low'),
    fact(['T4', 'I5'], 'reconstructed', 'low'),
    fact(['I3', 'T5'], 'reconstructed', 'low'),
    fact(['T5', 'I4'], 'reconstructed', 'low'),
    fact(['T5', 'I5'], 'reconstructed', 'low'),
  ] as readonly Fact<readonly [FieldId, FieldId]>[],
  /** VP-92. */
  islands: [
    island('I1', {}, 'cocoa', light(1, 6, { green: 1 }, true), 'reconstructed', {
      en: 'cocoa and a wagon for the lighthouse are printed in an example',
      de: 'Kakao und ein Planwagen für den Leuchtturm sind in einem Beispiel belegt',
    }),
    island('I2', { ox: 4, plow: 3 }, null, light(2, 5, { brown: 1, orange: 1 }), 'rulebook'),
    island('I3', {}, 'tea', light(3, 6, { pink: 1 }, true), 'reconstructed'),
    island('I4', { horse: 4, scroll: 3 }, null, light(4, 5, { green: 1, pink: 1 }), 'reconstructed'),
    island('I5', {}, 'chest', null, 'reconstructed', {
      en: 'its name and its chests are printed, its place is ours',
      de: 'Name und Schatzkisten sind belegt, die Lage ist unsere',
    }),
    island('I6', { wagon: 3, grain: 2 }, null, light(5, 4, { brown: 2 }), 'reconstructed'),
  ] satisfies readonly Fact<Island>[],
  /** VP-95. */
  captains: [
    captain(1, 1, { orange: 1, pink: 1 }, 'reconstructed', 'medium', paymentPrinted),
    captain(1, 2, { green: 1, brown: 1 }),
    captain(1, 3, { orange: 1, green: 1 }),
    captain(1, 4, { pink: 1, brown: 1 }),
    captain(1, 5, { any: 2 }, 'reconstructed', 'medium', paymentPrinted),
    captain(2, 1, { pink: 1 }, 'rulebook', 'high'),
    captain(2, 2, { orange: 1 }),
    captain(2, 3, { green: 1 }),
    captain(2, 4, { brown: 1 }),
    captain(2, 5, { any: 1 }),
    captain(3, 1, { green: 1 }, 'reconstructed', 'medium', paymentPrinted),
    captain(3, 2, { pink: 1 }),
    captain(3, 3, { orange: 1 }),
    captain(3, 4, { brown: 1 }),
    captain(3, 5, { any: 1 }),
  ] satisfies readonly Fact<Captain>[],
  /** Points of the fields of sea burial (VP-93). */
  burial: fact<readonly number[]>([3, 2, 1, 0, 0], 'reconstructed', 'low', {
    en: 'that those who come first score more is public',
    de: 'dass die ersten mehr bekommen, ist belegt',
  }),
  /** Coins in the six chests of the box, and in the promo chest (VP-05, VC-44). */
  chests: fact<readonly number[]>([3, 3, 3, 4, 4, 5], 'public', 'high', {
    en: 'three, two and one of each kind with 3 to 5 coins; that 3 is the commonest is ours',
    de: 'drei, zwei und eine von jeder Sorte mit 3 bis 5 Münzen; dass 3 am häufigsten ist, ist unsere Annahme',
  }),
  promoChest: fact(4, 'reconstructed', 'low'),
  /** Tools in the two chests of the Marriage (VC-14). */
  toolChests: fact<readonly number[]>([2, 3], 'reconstructed', 'low'),
} as const

/** Numbers the rulebook states in words. */
export const HOLDS = 3
/** Bags of grain in the supply with Port (VP-08). */
export const GRAIN_IN_BOX = 26
export const RETURN_TIME = 1
export const WATER_TIME = 1
/** The first step of each movement is free of stones (VP-32). */
export const FREE_STEPS = 1
/** At the stands: cocoa and tea (VP-71). */
export const STANDS = { cocoa: { points: 7, coin: 0 }, tea: { points: 5, coin: 1 } } as const
/** Cocoa and tea on the islands: one more than there are families (VP-06). */
export const waresFor = (families: number): number => families + 1

/** Islands and captains by their names, which no correction changes. */
export const ISLANDS: readonly IslandId[] = port.islands.map(({ value }) => value.id)
export const CAPTAINS: readonly string[] = port.captains.map(({ value }) => value.id)
