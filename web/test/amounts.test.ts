/** What can be counted together instead of being listed, read off the declared shape and the offered answers. */

import { type Decision, type Json, PASS, shape as shapes } from '@dorfplatz/kernel'
import {
  type Countable,
  canAdd,
  cheapest,
  type Mixture,
  missing,
  mixturesIn,
  noneOf,
  type Option,
  swapped,
  wayWith,
} from '@dorfplatz/ui'
import { expect, test } from 'vitest'

const { counts, either, fields, number, value } = shapes

function optionsOf(shape: Decision['shape'], choices: readonly Json[], id = '0.1'): readonly Option[] {
  const decision: Decision = { id, seat: 0, kind: 'asked', args: { op: 'asked', seat: 0 }, choices, shape, form: null }
  return choices.map((choice) => ({
    key: JSON.stringify([id, choice]),
    decision,
    answer: { to: id, choice },
    sentence: [JSON.stringify(choice)],
    chosen: false,
  }))
}

const CROPS = ['barley', 'flax', 'hops', 'rye'] as const
const TAKEN = either(fields({ crops: counts(CROPS, 9) }), value(PASS))
const THREE = CROPS.flatMap((_, i) =>
  CROPS.slice(i).flatMap((__, j) => CROPS.slice(i + j).map((___, k) => [i, i + j, i + j + k])),
)
const threeCrops = (): Json[] =>
  THREE.map((picked) => {
    const crops: { [crop: string]: number } = {}
    for (const at of picked) crops[CROPS[at] ?? ''] = (crops[CROPS[at] ?? ''] ?? 0) + 1
    return { crops }
  })

const only = ({ mixtures }: { readonly mixtures: readonly Mixture[] }): Mixture => {
  expect(mixtures).toHaveLength(1)
  const [mixture] = mixtures
  if (mixture === undefined) throw new Error('nothing to count')
  return mixture
}

test('three crops in any mixture are four counters, not twenty options; what declines stays an option', () => {
  const found = mixturesIn(optionsOf(TAKEN, [...threeCrops(), PASS]))
  const mixture = only(found)
  expect([mixture.field, mixture.things, mixture.ways.length]).toEqual(['crops', CROPS, 20])
  expect(found.others.map(({ answer }) => answer.choice)).toEqual([PASS])
  expect(missing(mixture, noneOf(mixture))).toBe(3)
  expect(missing(mixture, [1, 0, 1, 0])).toBe(1)
  expect(canAdd(mixture, [1, 0, 1, 0], 3)).toBe(true)
  expect([0, 1, 2, 3].map((thing) => canAdd(mixture, [1, 0, 2, 0], thing))).toEqual([false, false, false, false])
  expect(wayWith(mixture, [1, 0, 2, 0])?.option.answer.choice).toEqual({ crops: { barley: 1, hops: 2 } })
  expect(wayWith(mixture, [1, 0, 1, 0])).toBeUndefined()
})

const PAID = either(fields({ advance: shapes.id('craft'), pay: counts(['meat', 'milk', 'jewelry'], 9) }), value('done'))
const pay = (advance: string, goods: { [good: string]: number }): Json => ({ advance, pay: goods })
const WAYS = [
  pay('cooling', { meat: 3 }),
  pay('cooling', { meat: 2, milk: 1 }),
  pay('cooling', { meat: 1, milk: 2 }),
  pay('cooling', { meat: 1, milk: 1 }),
  pay('cooling', { jewelry: 1 }),
]
const things: { readonly [thing: string]: Countable } = {
  meat: { icon: 'meat', label: 'meat', have: 6 },
  milk: { icon: 'milk', label: 'milk', have: 2 },
  jewelry: { icon: 'jewelry', label: 'jewelry', have: 1, dear: true },
}
const thing = (name: string): Countable => things[name] ?? { icon: name, label: name, have: null }

test('payments are counted by what they pay for; the cheapest is proposed, jewelry only where nothing else will do', () => {
  const brewing = [pay('brewhouse', { milk: 2 }), pay('brewhouse', { jewelry: 1 })]
  const { mixtures, others } = mixturesIn(optionsOf(PAID, [...WAYS, ...brewing, 'done']))
  expect(mixtures.map(({ ways }) => ways.length)).toEqual([5, 2])
  expect(others.map(({ answer }) => answer.choice)).toEqual(['done'])
  const [cooling, brew] = mixtures
  if (cooling === undefined || brew === undefined) throw new Error('nothing to pay')
  expect(cheapest(cooling, thing)?.option.answer.choice).toEqual(pay('cooling', { meat: 1, milk: 1 }))
  expect(cheapest(brew, thing)?.option.answer.choice).toEqual(pay('brewhouse', { milk: 2 }))
})

test('a payment that is dearer than needed can be counted and is never proposed', () => {
  const mixture = only(mixturesIn(optionsOf(PAID, WAYS)))
  expect(wayWith(mixture, [2, 1, 0])).toBeDefined()
  expect(canAdd(mixture, [1, 1, 0], 0)).toBe(true)
  expect(canAdd(mixture, [2, 1, 0], 0)).toBe(false)
  // One kind alone costs more: two of it are no payment yet.
  expect([wayWith(mixture, [2, 0, 0]), missing(mixture, [2, 0, 0])]).toEqual([undefined, 1])
  expect(canAdd(mixture, [2, 0, 0], 2)).toBe(false)
})

test('of equally many pieces those are proposed of which there are most', () => {
  const mixture = only(
    mixturesIn(optionsOf(PAID, [pay('a', { milk: 2 }), pay('a', { meat: 1, milk: 1 }), pay('a', { meat: 2 })])),
  )
  expect(cheapest(mixture, thing)?.amounts).toEqual([2, 0])
})

test('one piece of one thing is a list; so is a single answer, and what declares no shape', () => {
  const ones = CROPS.map((crop) => ({ crops: { [crop]: 1 } }))
  expect(mixturesIn(optionsOf(TAKEN, ones)).mixtures).toEqual([])
  expect(mixturesIn(optionsOf(TAKEN, [{ crops: { barley: 2 } }])).mixtures).toEqual([])
  expect(mixturesIn(optionsOf(null, threeCrops())).mixtures).toEqual([])
})

test('a number is counted only where the game calls it an amount: columns and options are numbers, too', () => {
  const TURN = either(fields({ space: shapes.id('space'), workers: number(1, 3) }), fields({ exchange: number(1, 99) }))
  const asked = optionsOf(TURN, [{ space: 'farming', workers: 1 }, { exchange: 1 }, { exchange: 2 }, { exchange: 3 }])
  expect(mixturesIn(asked).mixtures).toEqual([])
  const found = mixturesIn(asked, { numbers: ['exchange'] })
  expect(only(found).ways.map(({ amounts }) => amounts)).toEqual([[1], [2], [3]])
  expect(found.others).toHaveLength(1)
})

test('what is done unasked is counted by the shape that the game gives', () => {
  const swaps: Option[] = optionsOf(null, [{ exchange: { grain: 1 } }, { exchange: { grain: 2 } }]).map((option) => ({
    ...option,
    decision: null,
  }))
  expect(mixturesIn(swaps).mixtures).toEqual([])
  const unasked = fields({ exchange: counts(['grain', 'vegetable'], 9) })
  expect(only(mixturesIn(swaps, { unasked })).things).toEqual(['grain'])
})

test('one more of a thing takes the place of others where the price is full already', () => {
  const ways = [{ meat: 2 }, { meat: 1, milk: 1 }, { milk: 2 }, { jewelry: 1 }].map((goods) => pay('a', goods))
  const mixture = only(mixturesIn(optionsOf(PAID, ways)))
  expect(swapped(mixture, [0, 0, 0], 0)).toEqual([1, 0, 0])
  expect(swapped(mixture, [2, 0, 0], 1)).toEqual([1, 1, 0])
  expect(swapped(mixture, [1, 1, 0], 2)).toEqual([0, 0, 1])
  expect(swapped(mixture, [0, 2, 0], 1)).toBeUndefined()
})

test('single pieces are counted where the game wants it, and what costs least is proposed', () => {
  const ones = [pay('a', { milk: 1 }), pay('a', { meat: 1 })]
  expect(mixturesIn(optionsOf(PAID, ones)).mixtures).toEqual([])
  expect(mixturesIn(optionsOf(PAID, ones), { singles: ['other.pay'] }).mixtures).toEqual([])
  expect(only(mixturesIn(optionsOf(PAID, ones), { singles: ['asked.pay'] })).ways).toHaveLength(2)
  const mixture = only(mixturesIn(optionsOf(PAID, ones), { singles: ['pay'] }))
  expect(cheapest(mixture, thing)?.amounts).toEqual([1, 0])
  expect(cheapest(mixture, (name) => ({ ...thing(name), cost: name === 'meat' ? 2 : 1 }))?.amounts).toEqual([0, 1])
})
