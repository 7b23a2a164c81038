/** Persons of a market day: Scrap Dealer and Market Crier. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { handOf, hold, lay } from '../../modules/inn/test/innkeeping.ts'
import { customers, farm, has, type M, play, serve, stone, stones, unasked } from '../scenario.ts'
import { box, card, declineUntil, go, notFree, now, offered, seenBy } from './words.ts'

function holding(ids: readonly string[], prepare: (m: M) => void = () => {}, seats = 2): M {
  const m = box('I', seats)
  stones(m, { harvest: 'oooo' })
  for (let seat = 0; seat < seats; seat++) farm(m, seat, { coin: 0, beer: 0, time: 0, grain: 0 })
  hold(m, 0, ...ids)
  prepare(m)
  return m
}

/** A market day of seat 0 with these stalls and this queue. */
function market(m: M, stalls: readonly number[], queue: readonly number[] = []): void {
  customers(m, stalls, queue)
  stones(m, { market: 'o', harvest: 'oooo' })
}

test('[VX-Altwarenhaendlerin-1] one customer left at the stalls, for nothing at all', () => {
  const m = holding(['altwarenhaendlerin'], (t) => market(t, [24, 11, 5], [1, 2, 3, 4, 6]))
  play(m, 0, 'turn', stone('market', 'o'))
  declineUntil(m, '0 offer')
  expect(offered(m)).toEqual([card('altwarenhaendlerin'), PASS])
  go(m, ['0 offer', card('altwarenhaendlerin')])
  expect(offered(m)).toEqual([{ customer: 'cust24' }, { customer: 'cust11' }, { customer: 'cust05' }])
  go(m, [now(m), { customer: 'cust11' }])
  expect([seenBy(m, 0).families[0]?.tiles, has(m, 0, 'time')]).toEqual([['cust11'], 0])
  expect(seenBy(m, 0).stalls).toEqual(['cust24', 'cust01', 'cust05'])
})

test('[VX-Altwarenhaendlerin-2] also on the day of another, and for who passed; never from the queue, never besides the Crier', () => {
  const m = holding([], (t) => {
    hold(t, 1, 'altwarenhaendlerin')
    market(t, [24, 11], [1])
  })
  play(m, 0, 'turn', stone('market', 'o'))
  declineUntil(m, '1 offer')
  go(m, ['1 offer', card('altwarenhaendlerin')])
  expect(offered(m)).not.toContainEqual({ customer: 'cust01' })
  const crier = holding(['altwarenhaendlerin', 'marktschreier'], (t) => market(t, [24], [1]))
  play(crier, 0, 'turn', stone('market', 'o'))
  go(crier, ['0 offer', card('marktschreier')])
  declineUntil(crier, '1 turn')
  expect(handOf(crier, 0)).toEqual(['altwarenhaendlerin'])
})

test('[VX-Altwarenhaendlerin-1] nothing to take when all stalls are served', () => {
  const m = holding(['altwarenhaendlerin'], (t) => {
    market(t, [24], [1])
    farm(t, 0, { grain: 2 })
  })
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', serve(24)])
  expect(now(m)).toBe('1 turn')
})

test('[VX-Marktschreier-1] [VX-Marktschreier-3] [VEX-S38] the whole example', () => {
  const m = holding(['marktschreier'], (t) => {
    // S1 two bags, S2 a scroll, S3 two plows; Q2 two wagons.
    market(t, [24, 23, 22], [1, 21, 2, 3, 4])
    farm(t, 0, { grain: 2, plow: 2, wagon: 2, green: 2 })
    farm(t, 1, { scroll: 1, green: 1 })
  })
  const [stack] = [seenBy(m, 0).stack]
  go(m, ['0 turn', stone('market', 'o')], ['0 offer', card('marktschreier')])
  go(m, ['0 serve', serve(24)])
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([2, 0])
  expect(offered(m)).not.toContainEqual(serve(21))
  go(m, ['1 serve', serve(23)])
  expect([has(m, 1, 'green'), has(m, 1, 'time')]).toEqual([0, 1])
  go(m, ['0 serve', serve(22)])
  // Nothing is left at the stalls, and the day still goes on for the owner of the Crier.
  if (now(m) === '1 serve') go(m, ['1 serve', PASS])
  expect(now(m)).toBe('0 serve')
  go(m, ['0 serve', serve(21)])
  expect([has(m, 0, 'green'), has(m, 0, 'time')]).toEqual([0, 2])
  declineUntil(m, '1 turn')
  const table = seenBy(m, 0)
  expect(table.stalls).toEqual(['cust01', 'cust02', 'cust03'])
  expect(table.queue[0]).toBe('cust04')
  expect([table.queue.length, table.stack]).toEqual([5, stack - 4])
})

test('[VX-Marktschreier-2] the gap in the queue closes after the day only', () => {
  const m = holding(['marktschreier'], (t) => {
    market(t, [23, 22, 21], [24, 1, 2, 3, 4])
    farm(t, 0, { grain: 5, green: 2 })
  })
  go(m, ['0 turn', stone('market', 'o')], ['0 offer', card('marktschreier')], ['0 serve', serve(24)])
  expect(seenBy(m, 0).queue.filter((tile) => tile !== null)).toEqual(['cust01', 'cust02', 'cust03', 'cust04'])
  declineUntil(m, '1 turn')
  expect(seenBy(m, 0).stalls).toEqual(['cust23', 'cust22', 'cust21'])
  expect(seenBy(m, 0).queue).toHaveLength(5)
})

test('[VX-Marktschreier-1] at the start of the day of another, too; not once somebody has sold', () => {
  const m = holding([], (t) => {
    hold(t, 1, 'marktschreier')
    market(t, [24, 11], [1])
    farm(t, 0, { grain: 2 })
    farm(t, 1, { grain: 3, green: 1 })
  })
  play(m, 0, 'turn', stone('market', 'o'))
  expect(now(m)).toBe('1 offer')
  go(m, ['1 offer', card('marktschreier')], ['0 serve', serve(24)], ['1 serve', serve(1)])
  expect(seenBy(m, 1).families[1]?.served).toBe(1)
  const late = holding([], (t) => {
    hold(t, 1, 'marktschreier')
    market(t, [24, 11], [1])
    farm(t, 0, { grain: 2 })
    farm(t, 1, { grain: 3, green: 1 })
  })
  go(late, ['0 turn', stone('market', 'o')], ['1 offer', PASS], ['0 serve', serve(24)])
  expect(notFree(late, 1, card('marktschreier'))).not.toBeNull()
})

test('[VX-Edeldame-1] [VX-Marktschreier-1] a Crier fetched by the Noblewoman before the first sale cries at once', () => {
  const m = holding(['edeldame'], (t) => {
    lay(t, [], ['medikus', 'marktschreier'], ['abt'])
    market(t, [24, 11], [1])
    farm(t, 0, { grain: 3, beer: 1, green: 1 })
  })
  play(m, 0, 'turn', stone('market', 'o'))
  unasked(m, 0, card('edeldame'))
  go(m, ['0 innSearch', offered(m)[1] ?? PASS], ['0 innSearchBuy', { buy: 'marktschreier' }])
  if (now(m) === '0 offer') go(m, ['0 offer', card('marktschreier')])
  else unasked(m, 0, card('marktschreier'))
  expect(now(m)).toBe('0 serve')
  expect(offered(m)).toContainEqual(serve(1))
})
