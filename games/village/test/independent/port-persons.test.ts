/** The four persons of Port. */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { hold } from '../../modules/inn/test/innkeeping.ts'
import { aboard, seen, ship, shipAt } from '../../modules/port/test/voyages.ts'
import { farm, has, type M, play, stone, stones } from '../scenario.ts'
import { box, card, declineUntil, go, notFree, now, offered } from './words.ts'

function travelling(prepare: (m: M) => void = () => {}, modules = 'P', seats = 2): M {
  const m = box(modules, seats)
  stones(m, { travel: 'ooo', harvest: 'oo' })
  farm(m, 0, { coin: 0, time: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('travel', 'o'))
  return m
}

test('[VX-Admiral-1] [VP-63] instead of a captain, no coins, any stone a step, gone after the return', () => {
  const m = travelling((t) => {
    hold(t, 0, 'admiral')
    farm(t, 0, { coin: 0, pink: 1 })
  }, 'IP')
  go(m, ['0 voyage', card('admiral')])
  declineUntil(m, 'sail')
  go(m, ['0 sail', { sail: 'T1' }], ['0 sail', { sail: 'I1' }])
  if (now(m) === '0 pay') go(m, ['0 pay', { pay: { pink: 1 } }])
  expect([shipAt(m), has(m, 0, 'pink'), has(m, 0, 'orange')]).toEqual(['I1', 0, 1])
  declineUntil(m, '1 turn')
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS], ['0 turn', stone('travel', 'o')])
  go(m, ['0 voyage', { return: 'harbor' }])
  expect([seen(m).ships[0]?.captain, seen(m).captains.length]).toEqual([null, 15])
})

test('[VX-Admiral-1] he is no captain for a ship at sea', () => {
  const m = travelling((t) => {
    hold(t, 0, 'admiral')
    ship(t, 0, 'I1', 'captain-2-1')
  }, 'IP')
  expect(offered(m)).not.toContainEqual(card('admiral'))
  expect(notFree(m, 0, card('admiral'))).not.toBeNull()
})

test('[VX-Steuermann-1] only right after hiring; then two free steps in every movement until the return', () => {
  const m = travelling((t) => {
    hold(t, 0, 'steuermann')
    farm(t, 0, { coin: 2 })
  }, 'IP')
  farm(m, 0, { orange: 0 })
  go(m, ['0 voyage', { hire: 'captain-2-1' }])
  expect(now(m)).toBe('0 offer')
  go(m, ['0 offer', card('steuermann')])
  declineUntil(m, 'sail')
  go(m, ['0 sail', { sail: 'T1' }], ['0 sail', { sail: 'I1' }])
  expect([shipAt(m), has(m, 0, 'time')]).toEqual(['I1', 1])
  expect(JSON.stringify(offered(m))).not.toContain('I2')
  declineUntil(m, '1 turn')
  go(m, ['1 turn', stone('harvest', 'o')], ['1 harvest', PASS], ['0 turn', stone('travel', 'o')])
  farm(m, 0, { orange: 0 })
  go(m, ['0 voyage', { sail: 'I2' }], ['0 sail', { sail: 'T4' }])
  expect([shipAt(m), seen(m).ships[0]?.helmsman]).toEqual(['T4', true])
})

test('[VX-Kartograph-1] [VX-Kartograph-2] to any island at once, hired and loaded first; then no step', () => {
  const m = travelling((t) => {
    hold(t, 0, 'kartograph')
    farm(t, 0, { coin: 1, horse: 1, pink: 2 })
  }, 'IP')
  go(m, ['0 voyage', { hire: 'captain-1-5' }], ['0 load', { load: 'horse' }])
  declineUntil(m, 'sail')
  go(m, ['0 sail', card('kartograph')])
  expect(offered(m)).toHaveLength(6)
  go(m, [now(m), offered(m).find((choice) => JSON.stringify(choice).includes('I4')) ?? PASS])
  expect([shipAt(m), has(m, 0, 'time'), now(m)]).toEqual(['I4', 0, '0 island'])
  go(m, ['0 island', { sell: 'horse' }])
  expect(has(m, 0, 'fame')).toBe(4)
  declineUntil(m, '1 turn')
  expect(shipAt(m)).toBe('I4')
})

test('[VX-Quartiermeister-2] two of a kind need two holds, and none of the kind aboard', () => {
  const m = travelling((t) => {
    hold(t, 0, 'quartiermeister')
    farm(t, 0, { coin: 1, ox: 3, plow: 1, horse: 1 })
  }, 'IP')
  go(m, ['0 voyage', { hire: 'captain-1-5' }])
  expect(offered(m)).toContainEqual(card('quartiermeister'))
  go(m, ['0 load', { load: 'plow' }], ['0 load', card('quartiermeister')])
  expect(JSON.stringify(offered(m))).toContain('ox')
  expect(JSON.stringify(offered(m))).not.toContain('plow')
  go(m, [now(m), { pair: 'ox' }])
  expect([aboard(m, 0, 'ox'), has(m, 0, 'ox'), now(m)]).toEqual([2, 1, '0 sail'])
  const full = travelling((t) => {
    hold(t, 0, 'quartiermeister')
    farm(t, 0, { coin: 1, ox: 3, plow: 1, horse: 1 })
  }, 'IP')
  go(full, ['0 voyage', { hire: 'captain-1-5' }], ['0 load', { load: 'plow' }], ['0 load', { load: 'horse' }])
  expect(offered(full)).not.toContainEqual(card('quartiermeister'))
})
