/** Inn: setup, brewery and the inn action, from the rules and examples alone. */

import { PASS, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { innCustomers } from '../../../cards/customers.ts'
import { village } from '../../../index.ts'
import {
  asked,
  at,
  byPay,
  byTime,
  customers,
  farm,
  freeAt,
  has,
  k,
  type M,
  nobodyHome,
  pays,
  play,
  put,
  refused,
  stone,
  stones,
  train,
  WELL,
  who,
} from '../../../test/scenario.ts'
import { people } from '../../people.ts'
import { handOf, inn, kindNow, lay, offered, topsOf } from './innkeeping.ts'

/** Seat 0 stands in the inn and takes a stone there. */
function atInn(options: { readonly [key: string]: string } = {}, prepare: (m: M) => void = () => {}): M {
  const m = inn(2, options)
  put(m, 0, 1, 'inn', 'farm')
  stones(m, { inn: 'gg', harvest: 'oo' })
  lay(m, ['schmiedin', 'barde'], ['medikus', 'graf'], ['knecht', 'abt'])
  farm(m, 0, { coin: 0, beer: 1, time: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('inn', 'g'))
  return m
}

test('[VI-01] [VI-03] [VI-07] [VC-10] three face-up stacks of ten, a space of its own, the setup card of the mug', () => {
  const m = inn(3)
  const { more, spaces } = k.view(m, 'spectator').table
  expect(more.inn?.stacks.map(({ left }) => left)).toEqual([10, 10, 10])
  expect(spaces.find(({ id }) => id === 'inn')).toBeDefined()
  expect(m.state.onBoard).toBe(24)
})

test('[VI-04] [VC-16] four customers who want beer are mixed in', () => {
  expect(inn().state.tiles).toHaveLength(28)
  expect(innCustomers).toHaveLength(4)
  for (const { demand } of innCustomers) expect(demand.beer ?? 0).toBeGreaterThan(0)
})

test('[VI-05] [VI-06] [VC-56] beer is a good: one at the start, free to choose on step 3 of the council', () => {
  const m = inn()
  expect([has(m, 0, 'beer'), has(m, 1, 'beer')]).toEqual([1, 1])
  put(m, 0, 1, 'council3', 'farm')
  stones(m, { council: 'oo' })
  farm(m, 0, { coin: 0 })
  play(m, 0, 'turn', stone('council', 'o'))
  play(m, 0, 'council', { privilege: 3 })
  play(m, 0, 'takeGood', { good: 'beer' })
  expect(has(m, 0, 'beer')).toBe(2)
})

test('[VI-10] [VI-11] [VI-12] [VI-14] a trained brewer makes exactly two beers for 3 time, right after training for 6', () => {
  const m = inn()
  stones(m, { crafts: 'oo' })
  farm(m, 0, { beer: 0, time: 0 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', train('brewery'))
  play(m, 0, 'product', { good: 'beer' })
  expect([has(m, 0, 'beer'), has(m, 0, 'time'), at(m, 0, 'brewery')]).toEqual([2, 6, 1])
})

test('[VI-10] [VI-13] the brewery is named with what it makes and takes, in both languages', () => {
  const m = inn()
  stones(m, { crafts: 'oo' })
  farm(m, 0, { grain: 3 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  const view = k.view(m, 0)
  const [decision] = view.decisions
  if (decision?.kind !== 'craft') throw new Error('no craft')
  const said = (lang: 'en' | 'de') => toText(village.text[lang].choice(view, decision, byPay('brewery')))
  expect([said('en'), said('de')]).toEqual([
    'Brewery: 2 beers for 3 bags of grain',
    'Brauerei: 2 Bier für 3 Getreidesäcke',
  ])
})

test('[VI-12] with a brewer there already it is 3 time', () => {
  const m = inn()
  put(m, 0, 1, 'brewery', 'farm')
  stones(m, { crafts: 'oo' })
  farm(m, 0, { beer: 0, time: 0 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', byTime('brewery'))
  expect([has(m, 0, 'beer'), has(m, 0, 'time')]).toEqual([2, 3])
})

test('[VI-13] or three bags of grain, and nobody there', () => {
  const m = inn()
  stones(m, { crafts: 'oo' })
  farm(m, 0, { beer: 0, time: 0, grain: 3 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', byPay('brewery'))
  expect([has(m, 0, 'beer'), has(m, 0, 'time'), has(m, 0, 'grain')]).toEqual([2, 0, 0])
})

test('[VI-14] a brewer dies as a craftsman', () => {
  const m = inn()
  nobodyHome(m, 0)
  put(m, 0, 1, 'brewery', 'unborn')
  farm(m, 0, { time: 9, coin: 0 })
  stones(m, { travel: 'xo', market: 'o' })
  const free = freeAt(m, 'craft')
  play(m, 0, 'turn', stone('travel', 'x'))
  expect([at(m, 0, 'chronicle-craft'), freeAt(m, 'craft')]).toEqual([1, free - 1])
})

test('[VI-15] training alone is allowed', () => {
  const m = inn()
  stones(m, { crafts: 'oo' })
  farm(m, 0, { beer: 0, time: 0 })
  play(m, 0, 'turn', stone('crafts', 'o'))
  play(m, 0, 'craft', train('brewery'))
  play(m, 0, 'product', PASS)
  expect([has(m, 0, 'beer'), has(m, 0, 'time')]).toEqual([0, 3])
})

test('[VI-20] the Well reaches the inn, too', () => {
  const m = inn()
  stones(m, { harvest: 'oo' })
  farm(m, 0, { orange: 3, coin: 0 })
  play(m, 0, 'turn', WELL)
  expect(offered(m)).toContain('{"action":"inn"}')
})

test('[VI-22] [VI-24] [VI-25] [VI-26] [VI-27] going in for 1 time, then pay, slide, buy', () => {
  const m = inn()
  stones(m, { inn: 'gg' })
  lay(m, ['schmiedin', 'barde'], ['medikus', 'graf'], ['knecht', 'abt'])
  farm(m, 0, { coin: 1, beer: 1, time: 0 })
  play(m, 0, 'turn', stone('inn', 'g'))
  play(m, 0, 'innEnter', { enter: 'inn' })
  expect([at(m, 0, 'inn'), has(m, 0, 'time')]).toEqual([1, 1])
  play(m, 0, 'innPay', { pay: { time: 1 } })
  play(m, 0, 'innSlide', { slide: 'medikus' })
  expect(topsOf(m)).toEqual(['schmiedin', 'graf', 'knecht'])
  play(m, 0, 'innBuy', { buy: 'knecht' })
  expect([handOf(m, 0), has(m, 0, 'coin'), has(m, 0, 'time')]).toEqual([['knecht'], 0, 2])
})

test('[VEX-S20] [VI-25] [VI-26] [VI-49] the buried card cannot be bought, and a coin is no beer', () => {
  const m = atInn()
  play(m, 0, 'innPay', { pay: { time: 1 } })
  play(m, 0, 'innSlide', { slide: 'schmiedin' })
  expect(offered(m)).toEqual(['{"buy":"barde"}', '"pass"'])
  expect(refused(m, 0, { buy: 'schmiedin' })).toBe('VI-26')
  expect(refused(m, 0, { buy: 'medikus' })).toBe('VI-26')
  play(m, 0, 'innBuy', { buy: 'barde' })
  expect([handOf(m, 0), has(m, 0, 'beer')]).toEqual([['barde'], 0])
})

test('[VEX-S21] [VI-22] [VI-32] the card comes first, then the guest dies and goes to the graveyard', () => {
  const m = inn()
  nobodyHome(m, 0)
  put(m, 0, 1, 'farm', 'unborn')
  put(m, 0, 2, 'church1', 'unborn')
  stones(m, { inn: 'gg' })
  lay(m, ['schmiedin', 'barde'], ['medikus', 'graf'], ['knecht', 'abt'])
  farm(m, 0, { coin: 1, time: 9 })
  play(m, 0, 'turn', stone('inn', 'g'))
  play(m, 0, 'innEnter', { enter: 'inn' })
  play(m, 0, 'innPay', { pay: { time: 1 } })
  play(m, 0, 'innSlide', { slide: 'medikus' })
  play(m, 0, 'innBuy', { buy: 'schmiedin' })
  // The Blacksmith may be played before the death: the window of a death asks for it.
  play(m, 0, 'offer', PASS)
  expect([handOf(m, 0), at(m, 0, 'grave'), at(m, 0, 'inn')]).toEqual([['schmiedin'], 1, 0])
})

test('[VEX-S22] [VI-02] [VI-24] side B: a stone of any colour, and a coin may stand in for it', () => {
  const m = atInn({ innSide: 'B' }, (before) => farm(before, 0, { coin: 2, beer: 0 }))
  expect(offered(m)).toEqual(['{"pay":{"green":1}}', '{"pay":{"coin":1}}', '"pass"'])
  play(m, 0, 'innPay', pays('c'))
  play(m, 0, 'innSlide', { slide: 'medikus' })
  play(m, 0, 'innBuy', { buy: 'schmiedin' })
  expect([has(m, 0, 'green'), has(m, 0, 'coin'), has(m, 0, 'time')]).toEqual([1, 0, 0])
})

test('[VI-21] [VI-23] whoever is there sends nobody else', () => {
  const m = atInn()
  expect(kindNow(m)).toBe('0 innPay')
})

test('[VI-22] without a member on the farm or in the inn there is only the stone', () => {
  const m = inn()
  nobodyHome(m, 0)
  put(m, 0, 1, 'church1', 'unborn')
  stones(m, { inn: 'gg' })
  expect(k.view(m, 0).table.idle).toMatchObject([{ space: 'inn', why: { rule: 'VI-22' } }])
  play(m, 0, 'turn', stone('inn', 'g'))
  expect([kindNow(m), has(m, 0, 'green')]).toEqual(['1 turn', 1])
})

test('[VI-28] side B: who cannot pay step 1 may still take a place', () => {
  const m = inn(2, { innSide: 'B' })
  stones(m, { inn: 'xg' })
  farm(m, 0, { coin: 0, time: 0 })
  play(m, 0, 'turn', stone('inn', 'x'))
  play(m, 0, 'innEnter', { enter: 'inn' })
  expect([at(m, 0, 'inn'), kindNow(m)]).toEqual([1, '1 turn'])
})

test('[VI-29] having gone in, one may stop before step 1', () => {
  const m = inn()
  stones(m, { inn: 'gg' })
  farm(m, 0, { time: 0 })
  play(m, 0, 'turn', stone('inn', 'g'))
  play(m, 0, 'innEnter', { enter: 'inn' })
  play(m, 0, 'innPay', PASS)
  expect([has(m, 0, 'time'), handOf(m, 0)]).toEqual([1, []])
})

test('[VI-30] the only card of a stack stays on top; an empty stack cannot be chosen', () => {
  const m = atInn({}, (before) => lay(before, ['schmiedin'], ['medikus'], []))
  play(m, 0, 'innPay', { pay: { time: 1 } })
  expect(offered(m)).toEqual(['{"slide":"schmiedin"}', '{"slide":"medikus"}'])
  play(m, 0, 'innSlide', { slide: 'medikus' })
  expect(topsOf(m)[1]).toBe('medikus')
})

test('[VI-31] [VC-60] only tops and the own hand are seen', () => {
  const m = atInn()
  const seen = JSON.stringify(k.view(m, 1))
  for (const id of ['barde', 'graf', 'abt']) expect(seen).not.toContain(`"${id}"`)
})

test('[VI-33] the family action fetches a guest home', () => {
  const m = inn()
  put(m, 0, 1, 'inn', 'farm')
  stones(m, { family: 'oo' })
  play(m, 0, 'turn', stone('family', 'o'))
  play(m, 0, 'family', who('inn', 1))
  expect(at(m, 0, 'inn')).toBe(0)
})

test('[VC-50] whoever is in the inn does not harvest', () => {
  const m = inn()
  nobodyHome(m, 0)
  put(m, 0, 1, 'inn', 'unborn')
  stones(m, { harvest: 'oo' })
  expect(k.view(m, 0).table.idle).toMatchObject([{ space: 'harvest' }])
})

test('[VI-41] eleven cards are kept, all of Inn; nineteen are played', () => {
  const own = people.slice(0, 30)
  expect(own.filter(({ score }) => score !== undefined)).toHaveLength(11)
  expect(own.filter(({ effect }) => effect !== undefined)).toHaveLength(19)
})

test('[VC-11] [VC-12] [VC-13] persons in use by combination', () => {
  const left = (options: { readonly [key: string]: boolean }) =>
    k.view(inn(2, options), 0).table.more.inn?.stacks.map((stack) => stack.left)
  expect(left({ port: true })).toEqual([10, 10, 10])
  expect(left({ marriage: true })).toEqual([11, 11, 11])
  expect(left({ port: true, marriage: true })).toEqual([11, 11, 11])
})

test('[VI-06] a customer takes beer at the market', () => {
  const m = inn()
  customers(m, [innNumber('inn1')])
  farm(m, 0, { beer: 3 })
  stones(m, { market: 'o', harvest: 'o' })
  play(m, 0, 'turn', stone('market', 'o'))
  play(m, 0, 'serve', { serve: 'inn1' })
  expect([has(m, 0, 'beer'), m.state.served[0]?.length]).toEqual([0, 1])
  expect(village.violations(m)).toEqual([])
  expect(asked(m)?.seat).toBe(1)
})

function innNumber(id: string): number {
  return 24 + 8 + innCustomers.findIndex((tile) => tile.id === id) + 1
}
