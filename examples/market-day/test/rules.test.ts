/** Every rule of Market Day. */

import { kernel, randomFrom, seedFrom, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { CUSTOMERS, GOAL, TAKEN, TURNS, WAITING } from '../cards/customers.ts'
import { marketDay } from '../index.ts'
import type { M } from '../rules/state.ts'

const k = kernel(marketDay)
const begin = (seats: number): M => k.create({ game: 'market-day', seats, seed: seedFrom('market') })
const choices = (m: M) => k.decisions(m)[0]?.choices ?? []

/** A table where these customers wait, by their places in the list. */
function waiting(seats: number, goods: readonly number[], customers: readonly number[]): M {
  const m = begin(seats)
  k.edit(m, (s) => {
    const all = CUSTOMERS.map((_, i) => i)
    s.waiting = [...customers]
    s.deck = all.filter((i) => !customers.includes(i))
    s.goods[0] = [...goods]
  })
  return m
}

test('[M-TURN-01] everyone has eight turns, clockwise', () => {
  const m = begin(3)
  const seats: number[] = []
  for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
    seats.push(open.frame.seat)
    expect(k.play(m, open.frame.seat, { choice: { take: 'milk' } })).toBeNull()
  }
  expect(seats).toEqual(Array.from({ length: 3 * TURNS }, (_, i) => i % 3))
  expect(k.over(m)).toBe(true)
})

test('[M-TAKE-01] taking brings two goods of one type, and the turn is over', () => {
  const m = begin(2)
  expect(k.play(m, 0, { choice: { take: 'wool' } })).toBeNull()
  expect(m.state.goods).toEqual([
    [0, 0, TAKEN],
    [0, 0, 0],
  ])
  expect(k.open(m)[0]?.frame.seat).toBe(1)
})

test('[M-SERVE-01] a customer wants everything and pays all coins; what is missing is named', () => {
  const m = waiting(2, [2, 1, 0], [10, 16])
  expect(choices(m)).toContainEqual({ serve: 'c11' })
  expect(choices(m)).not.toContainEqual({ serve: 'c17' })
  const refusal = k.whyNot(m, 0, { choice: { serve: 'c17' } })
  expect(refusal).toMatchObject({ rule: 'M-SERVE-01', args: { lacking: [0, 0, 1] } })
  expect(refusal && toText(marketDay.text.en.refusal(refusal))).toBe('You lack 1 wool.')
  expect(k.play(m, 0, { choice: { serve: 'c11' } })).toBeNull()
  expect(m.state.goods[0]).toEqual([0, 0, 0])
  expect(m.state.coins).toEqual([4, 0])
})

test('[M-SERVE-02] three customers wait; the next one comes from the deck, as long as there is one', () => {
  const m = begin(2)
  expect(m.state.waiting).toHaveLength(WAITING)
  const full = waiting(2, [9, 9, 9], [0, 1, 2])
  const top = full.state.deck.at(-1)
  k.play(full, 0, { choice: { serve: 'c01' } })
  expect(full.state.waiting).toEqual([1, 2, top])
  const last = waiting(2, [9, 9, 9], [0])
  k.edit(last, (s) => {
    s.served = s.deck.splice(0)
  })
  k.play(last, 0, { choice: { serve: 'c01' } })
  expect(last.state.waiting).toEqual([])
  expect(k.whyNot(last, 1, { choice: { serve: 'c01' } })).toMatchObject({ rule: 'M-SERVE-02' })
})

test('[M-END-01] coins win, then goods that are left, then the victory is shared', () => {
  const m = begin(3)
  const winners = (coins: number[], goods: number[][]): readonly number[] => {
    k.edit(m, (s) => {
      s.coins = coins
      s.goods = goods
    })
    return marketDay.result(m).winners
  }
  const none = [0, 0, 0]
  expect(winners([5, 4, 3], [none, [9, 0, 0], none])).toEqual([0])
  expect(winners([5, 5, 3], [none, [1, 0, 0], none])).toEqual([1])
  expect(winners([5, 5, 5], [none, none, none])).toEqual([0, 1, 2])
})

test('[M-SOLO-01] alone one needs the goal', () => {
  const m = begin(1)
  const verdict = (coins: number) => {
    k.edit(m, (s) => {
      s.coins = [coins]
    })
    return marketDay.result(m).verdict
  }
  expect([verdict(GOAL - 1), verdict(GOAL)]).toEqual(['missed', 'reached'])
})

test('a day by chance comes to its end', () => {
  const m = begin(4)
  const random = randomFrom('market')
  for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
    k.play(m, open.frame.seat, { choice: k.sample(m, open, random) })
  }
  expect(marketDay.violations(m)).toEqual([])
  expect(m.seq).toBe(4 * TURNS)
})
