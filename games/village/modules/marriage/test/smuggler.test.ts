/** The smuggler's three deals (VM-20 to VM-25). */

import { expect, test } from 'vitest'
import { tileNumber } from '../../../cards/customers.ts'
import {
  action,
  asked,
  customers,
  farm,
  has,
  k,
  type M,
  pays,
  play,
  refused,
  stone,
  stones,
  supply,
  takes,
  WELL,
} from '../../../test/scenario.ts'
import { married } from './wedding-words.ts'

function dealing(amounts: { readonly [thing: string]: number } = {}, prepare: (m: M) => void = () => {}): M {
  const m = married(2)
  stones(m, { smuggler: 'gx', harvest: 'oo' })
  farm(m, 0, { coin: 0, ...amounts })
  prepare(m)
  play(m, 0, 'turn', stone('smuggler', 'g'))
  return m
}

const TAKE = { deal: 'stones' } as const

test('[VM-20] the smuggler has a space of its own, needs nobody, and the Well reaches it', () => {
  const m = married(2)
  stones(m, { smuggler: 'o', harvest: 'oo' })
  farm(m, 0, { orange: 3, coin: 0 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('smuggler'))
  expect(asked(m)).toMatchObject({ kind: 'smuggler', choices: [TAKE] })
})

test('[VM-21] bread or tools, not both: 2 points each for 1 green stone and 2 time', () => {
  const m = dealing({ bread: 2, tool: 1 }, (match) => customers(match, [23, 6, 11], [1, 2]))
  expect(asked(m)?.choices).toEqual([
    { sell: 'bread', n: 1 },
    { sell: 'bread', n: 2 },
    { sell: 'tool', n: 1 },
    TAKE,
    'pass',
  ])
  play(m, 0, 'smuggler', { sell: 'bread', n: 2 })
  expect([has(m, 0, 'fame'), has(m, 0, 'bread'), has(m, 0, 'tool'), has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([
    4, 0, 1, 0, 2,
  ])
})

test('[VM-21] without a green stone or a coin nothing is sold, and at least one piece must be', () => {
  const m = married(2)
  stones(m, { smuggler: 'x', harvest: 'oo' })
  farm(m, 0, { coin: 0, tool: 1 })
  play(m, 0, 'turn', stone('smuggler', 'x'))
  expect(asked(m)?.choices).toEqual([TAKE, 'pass'])
  expect(refused(m, 0, { sell: 'tool', n: 1 })).toBe('VM-21')
  expect(refused(m, 0, { sell: 'tool', n: 0 })).toBe('K-SHAPE')
  expect(refused(m, 0, { sell: 'bread', n: 1 })).toBe('VM-21')
})

test('[VM-22] [VM-25] a customer of the queue: its goods and 1 stone of any color, no time, no market day; the queue closes up', () => {
  const m = dealing({ grain: 3 }, (match) => customers(match, [23, 6, 11], [1, 2, 3, 4, 5]))
  const before = m.state.stack.length
  const next = m.state.stack.at(-1)
  expect(asked(m)?.choices).toEqual([{ serve: 'cust01' }, TAKE, 'pass'])
  play(m, 0, 'smuggler', { serve: 'cust01' })
  expect(m.state.queue).toEqual([2, 3, 4, 5, next])
  expect(m.state.stack).toHaveLength(before - 1)
  expect(m.state.served[0]).toEqual([1])
  expect(m.state.stalls).toEqual([23, 6, 11])
  expect([has(m, 0, 'grain'), has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([0, 0, 0])
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'turn' })
})

test('[VM-22] the stone may be of any color, or a coin', () => {
  const m = dealing({ grain: 3, pink: 1, coin: 1 }, (match) => customers(match, [23, 6, 11], [1]))
  play(m, 0, 'smuggler', { serve: 'cust01' })
  expect(asked(m)?.choices).toEqual([pays('g'), pays('p'), pays('c')])
  play(m, 0, 'pay', pays('c'))
  expect([has(m, 0, 'green'), has(m, 0, 'pink'), has(m, 0, 'coin')]).toEqual([1, 1, 0])
})

test('[VM-23] customers at the stalls are out of reach; without a stack the queue just closes up', () => {
  const m = dealing({ grain: 3, scroll: 1 }, (match) => {
    customers(match, [23, 6, 11], [1, 2])
    k.edit(match, (s) => {
      s.served = s.served.with(1, s.stack)
      s.stack = []
    })
  })
  expect(refused(m, 0, { serve: 'cust23' })).toBe('VM-23')
  expect(refused(m, 0, { serve: 'cust02' })).toBe('VM-22')
  play(m, 0, 'smuggler', { serve: 'cust01' })
  expect(m.state.queue).toEqual([2])
})

test('[VM-04] Marriage customers want bread and tools', () => {
  const tile = tileNumber('marriage4')
  const m = dealing({ bread: 1, tool: 1, orange: 1 }, (match) => customers(match, [23, 6, 11], [tile]))
  play(m, 0, 'smuggler', { serve: 'marriage4' })
  play(m, 0, 'pay', pays('o'))
  expect([has(m, 0, 'bread'), has(m, 0, 'tool'), m.state.served[0]]).toEqual([0, 0, [tile]])
})

test('[VEX-S05] [VM-24] 1 time for 2 stones of two colors', () => {
  const m = dealing()
  play(m, 0, 'smuggler', TAKE)
  expect(asked(m)?.choices).toHaveLength(6)
  play(m, 0, 'twoColours', takes('ob'))
  expect([has(m, 0, 'green'), has(m, 0, 'orange'), has(m, 0, 'brown'), has(m, 0, 'time')]).toEqual([1, 1, 1, 1])
})

test('[VM-24] a supply of one color gives 1 stone; without any there is no such deal', () => {
  const empty = (m: M, colours: string): void =>
    k.edit(m, (s) => {
      for (const [i, letter] of [...'ogbp'].entries()) {
        if (!colours.includes(letter)) continue
        s.bag[i] = (s.bag[i] ?? 0) + (s.supply[i] ?? 0)
        s.supply[i] = 0
      }
    })
  const one = dealing({}, (m) => empty(m, 'ogb'))
  play(one, 0, 'smuggler', TAKE)
  expect([has(one, 0, 'pink'), supply(one, 'p')]).toEqual([1, 32])
  const none = dealing({}, (m) => empty(m, 'ogbp'))
  expect(asked(none)).toMatchObject({ seat: 1, kind: 'turn' })
})
