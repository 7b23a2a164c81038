/** Port with Inn: the four persons of the sea, from the rules and examples alone. */

import { DONE } from '@dorfplatz/kernel'
import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../../../index.ts'
import { has, k, type M, nobodyHome, play, refused, who } from '../../../test/scenario.ts'
import { innOf, personAt, personNumber, setInn } from '../../inn/state.ts'
import { change } from '../state.ts'
import { aboard, kindNow, offered, PINK, port, sea, seen, ship, shipAt, targets, travelling } from './voyages.ts'

/** A table with Inn and Port at which seat 0 holds these cards. */
function holding(...ids: readonly string[]): M {
  const m = sea(3, { inn: true })
  k.edit(m, (s) => {
    const cards = ids.map(personNumber)
    const { stacks, hands } = innOf(s)
    setInn(s, {
      stacks: stacks.map((stack) => stack.filter((n) => !cards.includes(n))),
      hands: hands.with(0, cards),
    })
  })
  return m
}
const card = (id: string) => ({ play: id })
const hand = (m: M) => innOf(m.state).hands[0]?.map((n) => personAt(n).id)

test('[VC-11] with Inn and Port four persons of the castles make way for four of the sea: 30 cards in three stacks', () => {
  const m = sea(2, { inn: true })
  const ids = innOf(m.state).stacks.map((stack) => stack.map((n) => personAt(n).id))
  expect(ids.map((stack) => stack.length)).toEqual([10, 10, 10])
  for (const id of ['admiral', 'steuermann', 'quartiermeister', 'kartograph']) expect(ids.flat()).toContain(id)
  for (const id of ['graf', 'reisender', 'bote', 'zoellner']) expect(ids.flat()).not.toContain(id)
})

test('[VX-Admiral-1] he sails instead of a captain, for no coins, and asks any one stone for a step', () => {
  const m = holding('admiral')
  nobodyHome(m, 0)
  travelling(m, { coin: 1, orange: 1, green: 0 })
  play(m, 0, 'voyage', card('admiral'))
  expect([has(m, 0, 'coin'), seen(m).ships[0]?.captain, hand(m)]).toEqual([1, 'admiral', []])
  play(m, 0, 'sail', { sail: 'T1' })
  play(m, 0, 'sail', { sail: 'I1' })
  expect(offered(m)).toHaveLength(3)
  play(m, 0, 'pay', { pay: { orange: 1 } })
  expect(shipAt(m)).toBe('I1')
})

test('[VX-Admiral-2] he sails also when no captain is left and no coin is at hand', () => {
  const m = holding('admiral')
  k.edit(m, (s) => change(s, { captains: 0 }))
  travelling(m, { coin: 0 })
  expect(offered(m)).toEqual([card('admiral'), 'pass'])
})

test('[VX-Steuermann-1] [VX-Steuermann-2] right after hiring: two free steps, time-water still costs time', () => {
  const m = holding('steuermann')
  nobodyHome(m, 0)
  travelling(m, { coin: 2, pink: 0, time: 0 })
  play(m, 0, 'voyage', { hire: PINK })
  play(m, 0, 'offer', card('steuermann'))
  expect(targets(m)).toEqual(['T1', 'T2', 'I1', 'I6'])
  play(m, 0, 'sail', { sail: 'I1' })
  expect([shipAt(m), has(m, 0, 'time'), seen(m).ships[0]?.helmsman]).toEqual(['I1', 1, true])
  const both = holding('steuermann', 'admiral')
  travelling(both, { coin: 0 })
  play(both, 0, 'voyage', card('admiral'))
  expect(offered(both)).toContainEqual(card('steuermann'))
})

test('[VX-Kartograph-1] the ship is put before any island without stones or time, and docks there', () => {
  const m = holding('kartograph')
  travelling(m, { coin: 1, time: 0 })
  play(m, 0, 'voyage', { hire: 'captain-1-2' })
  expect(kindNow(m)).toBe('load')
  play(m, 0, 'load', DONE)
  play(m, 0, 'sail', card('kartograph'))
  play(m, 0, 'chart', { dock: 'I5' })
  play(m, 0, 'island', { board: 'chest' })
  expect([shipAt(m), has(m, 0, 'time'), aboard(m, 0, 'chest'), kindNow(m)]).toEqual(['I5', 0, 1, 'turn'])
  const away = holding('kartograph')
  ship(away, 0, 'T3', PINK)
  travelling(away)
  play(away, 0, 'voyage', card('kartograph'))
  expect(kindNow(away)).toBe('chart')
})

test('[VX-Kartograph-2] not after a step', () => {
  const m = holding('kartograph')
  ship(m, 0, 'I1', PINK)
  travelling(m, { pink: 3 })
  play(m, 0, 'voyage', { sail: 'I2' })
  expect(offered(m)).not.toContainEqual(card('kartograph'))
  expect(refused(m, 0, card('kartograph'))).toBe('VX-Kartograph-2')
})

test('[VX-Quartiermeister-1] two of a kind in the harbor, goods or members, each in its own hold', () => {
  const m = holding('quartiermeister')
  travelling(m, { coin: 1, ox: 2, plow: 1 })
  play(m, 0, 'voyage', { hire: 'captain-1-2' })
  play(m, 0, 'load', card('quartiermeister'))
  expect(offered(m)).toContainEqual({ members: [who('farm', 1).member, who('farm', 1).member] })
  play(m, 0, 'pair', { pair: 'ox' })
  play(m, 0, 'load', { load: 'plow' })
  expect([aboard(m, 0, 'ox'), aboard(m, 0, 'plow'), has(m, 0, 'ox'), kindNow(m)]).toEqual([2, 1, 0, 'sail'])
})

test('[VX-Quartiermeister-1] [VX-Quartiermeister-2] [VEX-S39] two tiles at an island, and never beside one of the kind', () => {
  const m = holding('quartiermeister')
  k.edit(m, (s) => change(s, { tea: 3 }))
  ship(m, 0, 'I3', PINK)
  travelling(m)
  play(m, 0, 'voyage', { dock: 'I3' })
  play(m, 0, 'island', card('quartiermeister'))
  expect([aboard(m, 0, 'tea'), port(m).tea, kindNow(m)]).toEqual([2, 1, 'turn'])
  const one = holding('quartiermeister')
  ship(one, 0, 'I3', PINK, { tea: 1 })
  travelling(one)
  play(one, 0, 'voyage', { dock: 'I3' })
  expect(kindNow(one)).toBe('turn')
})

test('[VP-62] with two bags aboard a player owns 7; what does not fit goes to the supply', () => {
  const m = holding()
  ship(m, 0, 'I4', PINK, { grain: 2 })
  travelling(m, { grain: 5 })
  play(m, 0, 'voyage', { return: 'harbor' })
  expect(has(m, 0, 'grain')).toBe(5)
})

for (const check of conformance(village, {
  games: 1,
  setups: [{ seats: 2, options: { inn: true, port: true } }],
})) {
  test(`with Inn and Port: ${check.name}`, () => expect(check.run()).toEqual([]))
}
