/** Components and setup (V-SETUP). */

import { seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { BARN } from '../cards/board.ts'
import { customers as baseTiles } from '../cards/customers.ts'
import { facts } from '../cards/facts.ts'
import { village } from '../index.ts'
import {
  action,
  asked,
  at,
  byPay,
  customers,
  farm,
  has,
  k,
  pays,
  play,
  privilege,
  put,
  serve,
  stone,
  stones,
  table,
  takes,
} from './scenario.ts'

const WITH_COMPENSATION = { startSeat: 1, compensation: true }

test('[V-SETUP-01] two to five play the base game, one plays on the setup of two', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    expect(k.checkSetup({ game: 'village', seats, seed: seedFrom('s') })).toBeNull()
  }
  for (const seats of [0, 6]) expect(k.checkSetup({ game: 'village', seats, seed: seedFrom('s') })?.ok).toBe(false)
  expect(table(1).state.perSpace).toEqual(table(2).state.perSpace)
  expect(table(1).state.places).toEqual(table(2).state.places)
  expect(table(1).state.stalls).toHaveLength(3)
})

test('[V-SETUP-02, V-SETUP-11, V-SETUP-12] every family has four 1s at home, and three 2s, two 3s, two 4s unborn', () => {
  const m = table(5)
  expect(k.view(m, 0).table.families).toHaveLength(5)
  for (let seat = 0; seat < 5; seat++) {
    expect(at(m, seat, 'farm', 1)).toBe(4)
    expect([2, 3, 4].map((g) => at(m, seat, 'unborn', g))).toEqual([3, 2, 2])
    expect(k.view(m, 0).table.families[seat]?.members).toHaveLength(11)
    expect(k.view(m, 0).table.families[seat]?.castles).toEqual([])
  }
})

test('[V-SETUP-03] 33 stones of each colour, 6 plague stones, 24 customers, 4 monks, 4 setup cards', () => {
  const m = table(4)
  const s = m.state
  for (let c = 0; c < 5; c++) {
    const onBoard = s.stock.filter((_, i) => i % 5 === c).reduce((a, b) => a + b, 0)
    expect((s.supply[c] ?? 0) + (s.bag[c] ?? 0) + onBoard).toBe(c === 4 ? 6 : 33)
  }
  expect(baseTiles).toHaveLength(24)
  expect(s.tiles).toHaveLength(24)
  expect(k.view(m, 0).table.monks).toBe(4)
  expect(Object.keys(facts.setupCards)).toEqual(['2', '3', '4', '5'])
})

test('[V-SETUP-04] stones are limited to the box, grain to what five full farms hold', () => {
  expect(5 * BARN).toBe(25)
  const m = table(2)
  stones(m, { council: 'g', harvest: 'o' })
  farm(m, 1, { pink: 33 })
  put(m, 0, 1, 'council2')
  play(m, 0, 'turn', stone('council', 'g'))
  play(m, 0, 'council', privilege(2))
  expect(asked(m)?.choices).toEqual(['oo', 'og', 'ob', 'gg', 'gb', 'bb'].map(takes))
})

test('[V-SETUP-05] goods and coins never run out', () => {
  const m = table(2)
  stones(m, { crafts: 'go', harvest: 'o' })
  farm(m, 0, { grain: 2, pink: 1, scroll: 12, coin: 50 })
  farm(m, 1, { scroll: 12 })
  play(m, 0, 'turn', stone('crafts', 'g'))
  play(m, 0, 'craft', byPay('scriptorium'))
  play(m, 0, 'pay', pays('p'))
  expect(has(m, 0, 'scroll')).toBe(13)
})

test('[V-SETUP-06, V-SETUP-07] a farm holds any number of stones and goods, but five bags of grain; more is lost', () => {
  const m = table(2)
  stones(m, { harvest: 'oo' })
  farm(m, 0, { grain: 4, orange: 20, horse: 9 })
  play(m, 0, 'turn', stone('harvest', 'o'))
  play(m, 0, 'harvest', action('harvest'))
  expect(has(m, 0, 'grain')).toBe(5)
  expect(has(m, 0, 'orange')).toBe(21)
})

test('[V-SETUP-08] everything is public except the faces of served customers and the order of the stack', () => {
  const m = table(2)
  stones(m, { market: 'g', harvest: 'o' })
  customers(m, [1, 2, 3], [4, 5, 6, 7, 8])
  farm(m, 0, { grain: 3 })
  put(m, 0, 1, 'bag')
  play(m, 0, 'turn', stone('market', 'g'))
  play(m, 0, 'serve', serve(1))
  const own = k.view(m, 0).table.families[0]
  const other = k.view(m, 1).table.families[0]
  expect(own?.tiles).toEqual(['cust01'])
  expect(other?.tiles).toBeNull()
  expect(other?.served).toBe(1)
  expect(k.view(m, 'spectator').table.families[0]?.tiles).toBeNull()
  expect(other?.members.filter(({ place }) => place === 'bag')).toHaveLength(1)
  expect(other?.stones).toEqual({ orange: 0, green: 1, brown: 0, pink: 0 })
  expect(k.view(m, 1).table.stack).toBe(m.state.stack.length)
  expect(village.known(m, 1)).not.toContain('cust01')
  expect(village.known(m, 0)).toContain('cust01')
})

test('[V-SETUP-10] the side with the suns: seven action spaces and the map of six castles', () => {
  const view = k.view(table(3), 0).table
  expect(view.spaces.map(({ id }) => id)).toEqual([
    'harvest',
    'family',
    'crafts',
    'market',
    'travel',
    'council',
    'church',
  ])
  expect(facts.castles).toHaveLength(6)
})

test('[V-SETUP-13, V-SETUP-14, V-SETUP-27] everybody starts right of the quill with 0 points, 1 coin and nothing else', () => {
  const m = table(4)
  for (let seat = 0; seat < 4; seat++) {
    expect(k.view(m, seat).table.families[seat]).toMatchObject({
      time: 0,
      fame: 0,
      coins: 1,
      grain: 0,
      stones: { orange: 0, green: 0, brown: 0, pink: 0 },
      goods: { scroll: 0, horse: 0, ox: 0, plow: 0, wagon: 0 },
      served: 0,
    })
  }
})

test('[V-SETUP-15] five wait in the queue; three, four, five, five customers stand at the stalls', () => {
  for (const [seats, stalls] of [
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ] as const) {
    const { table: t } = k.view(table(seats), 0)
    expect(t.stalls).toHaveLength(stalls)
    expect(t.stalls.every((tile) => tile !== null)).toBe(true)
    expect(t.queue).toHaveLength(5)
    expect(t.stack).toBe(24 - 5 - stalls)
  }
  expect(table(2, {}, 'one').state.stack).not.toEqual(table(2, {}, 'two').state.stack)
})

test('[V-SETUP-16] stalls count from the front and the first in the queue moves up first', () => {
  const m = table(2)
  stones(m, { market: 'g', harvest: 'o' })
  customers(m, [24, 2, 3], [4, 5, 6, 7, 8])
  farm(m, 0, { grain: 2 })
  play(m, 0, 'turn', stone('market', 'g'))
  play(m, 0, 'serve', serve(24))
  expect(m.state.stalls).toEqual([4, 2, 3])
  expect(m.state.queue.slice(0, 4)).toEqual([5, 6, 7, 8])
})

test('[V-SETUP-17, V-SETUP-18, V-SETUP-19] fewer families leave fewer places open, as the facts say', () => {
  const open = (seats: number): number[] => [...table(seats).state.free]
  for (const seats of [2, 3, 4, 5]) {
    expect(open(seats)).toEqual([...(facts.chronicle[seats]?.value ?? []), facts.graves[seats]?.value])
  }
  const chronicle = [2, 3, 4, 5].map((seats) =>
    open(seats)
      .slice(0, 5)
      .reduce((a, b) => a + b, 0),
  )
  expect(chronicle).toEqual([11, 14, 17, 21])
  expect([2, 3, 4, 5].map((seats) => open(seats)[5])).toEqual([6, 8, 10, 12])
  // Without Marriage the two places with its symbol are no places: the farm section has only its own.
  expect([2, 3, 4, 5].map((seats) => open(seats)[1])).toEqual([2, 2, 3, 4])
})

test('[V-SETUP-20, V-SETUP-21] marker on the roof, four monks in the black bag, all stones in the supply, green bag empty', () => {
  const m = table(4, WITH_COMPENSATION)
  const t = k.view(m, 0).table
  expect(asked(m)?.kind).toBe('stones')
  expect(t.marker).toBe('roof')
  expect(t.monks).toBe(4)
  expect(Object.values(t.bag)).toEqual([0, 0, 0, 0, 0])
  expect(t.spaces.every(({ stones: lying }) => Object.values(lying).every((n) => n === 0))).toBe(true)
  expect(Object.values(t.supply).reduce((a, b) => a + b, 0)).toBe(4 * 33 + 6 - 1)
})

test('[V-SETUP-22] the setup card of the player count says how many stones lie on each space', () => {
  for (const seats of [2, 3, 4, 5]) {
    const m = table(seats)
    const card = facts.setupCards[seats]?.value
    const lying = k.view(m, 0).table.spaces.map(({ stones: here }) => Object.values(here).reduce((a, b) => a + b, 0))
    expect(lying).toEqual(Object.values(card?.spaces ?? {}))
  }
})

test('[V-SETUP-23] the start seat is given or drawn', () => {
  expect(table(3, { startSeat: 2 }).state.start).toBe(1)
  const drawn = new Set(
    Array.from({ length: 30 }, (_, i) => table(3, { startSeat: 'random' }, `start ${i}`).state.start),
  )
  expect([...drawn].sort()).toEqual([0, 1, 2])
  expect(village.options.find(({ key }) => key === 'startSeat')?.default).toBe('random')
  const wrong = { game: 'village', seats: 2, seed: seedFrom('s'), options: { startSeat: 3 } }
  expect(k.checkSetup(wrong)?.rule).toBe('V-SETUP-23')
})

test('[V-SETUP-24] compensation clockwise from the start player: nothing, grain, random stone, stone of choice, coin', () => {
  const m = table(5, { startSeat: 3, compensation: true })
  play(m, 0, 'stones', takes('b'))
  const given = (seat: number) => k.view(m, seat).table.families[seat]
  const count = (seat: number): number => Object.values(given(seat)?.stones ?? {}).reduce((a, b) => a + b, 0)
  expect([2, 3, 4, 0, 1].map((seat) => given(seat)?.grain)).toEqual([0, 1, 0, 0, 0])
  expect([2, 3, 4, 0, 1].map(count)).toEqual([0, 0, 1, 1, 0])
  expect([2, 3, 4, 0, 1].map((seat) => given(seat)?.coins)).toEqual([1, 1, 1, 1, 2])
  expect(given(0)?.stones.brown).toBe(1)
  expect(village.options.find(({ key }) => key === 'compensation')?.default).toBe(true)
  const without = table(5)
  expect([0, 1, 2, 3, 4].map((seat) => has(without, seat, 'grain') + has(without, seat, 'coin'))).toEqual([
    1, 1, 1, 1, 1,
  ])
})

test('[V-SETUP-25] the random stone is one of four colours with equal chance', () => {
  const seen = [0, 0, 0, 0]
  for (let i = 0; i < 400; i++) {
    const m = table(3, WITH_COMPENSATION, `random stone ${i}`)
    const colour = ['orange', 'green', 'brown', 'pink'].findIndex((name) => has(m, 2, name) === 1)
    seen[colour] = (seen[colour] ?? 0) + 1
  }
  for (const n of seen) expect(n).toBeGreaterThan(70)
  expect(seen.reduce((a, b) => a + b, 0)).toBe(400)
})

test('[V-SETUP-26] the fourth player chooses before the spaces are stocked', () => {
  const m = table(4, WITH_COMPENSATION)
  expect(asked(m)).toEqual({ seat: 3, kind: 'stones', choices: ['o', 'g', 'b', 'p'].map(takes) })
  expect(m.state.onBoard).toBe(0)
  expect(k.view(m, 3).table.stalls.every((tile) => tile !== null)).toBe(true)
  play(m, 3, 'stones', takes('p'))
  expect(has(m, 3, 'pink')).toBe(1)
  expect(m.state.onBoard).toBe(24)
  expect(asked(m)?.seat).toBe(0)
})
