/** What is nobody else's business: hands, stacks, chests, goals; in views, in what is told, and in imagined tables. */

import { type Json, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { tileNumber } from '../../cards/customers.ts'
import { village } from '../../index.ts'
import { handOf, hold, lay } from '../../modules/inn/test/innkeeping.ts'
import { chestHome, port, ship } from '../../modules/port/test/voyages.ts'
import { customers, farm, k, type M, play, put, stone, stones } from '../scenario.ts'
import { aim, box, card, declineUntil, go, now, offered, seenBy } from './words.ts'

/** Seat 0 stands in the inn with money, three known stacks before it. */
function inside(): M {
  const m = box('IPM', 3)
  put(m, 0, 1, 'inn', 'farm')
  stones(m, { inn: 'gg', harvest: 'oooo' })
  lay(m, ['schmiedin', 'barde'], ['medikus', 'nonne', 'fragnerin'], ['knecht', 'abt'])
  farm(m, 0, { coin: 1, beer: 1, time: 0 })
  return m
}

/** Hands of seat 0 in tables as a viewer may imagine them. */
function imagined(m: M, viewer: number): readonly (readonly string[])[] {
  return Array.from({ length: 30 }, (_, i) => handOf(k.imagine(m, viewer, randomFrom(`imagine ${i}`)), 0))
}

test('[VC-60] [VI-31] what is bought openly is known to all, also when others imagine the table', () => {
  const m = inside()
  go(m, ['0 turn', stone('inn', 'g')], ['0 innPay', { pay: { time: 1 } }], ['0 innSlide', { slide: 'medikus' }])
  go(m, ['0 innBuy', { buy: 'knecht' }])
  for (const hand of imagined(m, 1)) expect(hand).toEqual(['knecht'])
})

test('[VX-Edeldame-1] [VC-60] what she fetches is a secret: view, what is known, what is told, imagination', () => {
  const m = inside()
  hold(m, 0, 'edeldame')
  const events: Json[] = []
  const record = (applied: ReturnType<typeof k.apply>) => {
    if (!applied.ok) throw new Error(applied.rule)
    events.push(...(applied.events as readonly Json[]))
  }
  record(k.apply(m, 0, { to: 'anytime', choice: card('edeldame') }))
  record(k.apply(m, 0, { choice: offered(m)[1] ?? 'pass' }))
  expect(JSON.stringify(offered(m))).toContain('nonne')
  record(k.apply(m, 0, { choice: { buy: 'nonne' } }))
  expect(handOf(m, 0)).toEqual(['nonne'])
  for (const viewer of [1, 2, 'spectator'] as const) {
    expect(JSON.stringify(seenBy(m, viewer))).not.toContain('nonne')
    expect(JSON.stringify(village.known(m, viewer))).not.toContain('nonne')
  }
  expect(new Set(imagined(m, 1).map((hand) => hand.join())).size).toBeGreaterThan(2)
  for (const hand of imagined(m, 0)) expect(hand).toEqual(['nonne'])
})

test('[VX-Edeldame-1] others do not learn what she is asked: no card of the stack in their question', () => {
  const m = inside()
  hold(m, 0, 'edeldame')
  k.apply(m, 0, { to: 'anytime', choice: card('edeldame') })
  k.apply(m, 0, { choice: offered(m)[1] ?? 'pass' })
  expect(now(m)).toBe('0 innSearchBuy')
  for (const viewer of [1, 'spectator'] as const) {
    const text = JSON.stringify(k.view(m, viewer))
    for (const id of ['nonne', 'fragnerin']) expect(text).not.toContain(id)
  }
})

test('[VP-52] [VC-60] chests: aboard and at home seen by the owner; handed to the promo customer they stay closed', () => {
  const m = box('PM', 2, { promo12: true })
  customers(m, [tileNumber('promo12')])
  stones(m, { market: 'o', harvest: 'oo' })
  chestHome(m, 0, 6)
  go(m, ['0 turn', stone('market', 'o')], ['0 serve', { serve: 'promo12' }])
  expect(JSON.stringify(village.known(m, 1))).not.toContain('chest-6')
})

test('[VP-52] which chest one took is known to who took it, in every imagined table', () => {
  const m = box('P', 3)
  stones(m, { travel: 'oo', harvest: 'oo' })
  ship(m, 0, 'I5', 'captain-2-5')
  go(m, ['0 turn', stone('travel', 'o')], ['0 voyage', { dock: 'I5' }], ['0 island', { board: 'chest' }])
  const [chest] = port(m).aboard[0] ?? []
  for (let i = 0; i < 20; i++) expect(port(k.imagine(m, 0, randomFrom(`own ${i}`))).aboard[0]).toEqual([chest])
  const others = new Set(Array.from({ length: 30 }, (_, i) => port(k.imagine(m, 1, randomFrom(`${i}`))).aboard[0]?.[0]))
  expect(others.size).toBeGreaterThan(2)
})

test('[VG-04] goals: a table with other goals of others looks the same, question by question', () => {
  const look = (goals: readonly string[]) => {
    const m = box('IPMG', 3)
    aim(m, 2, ...goals)
    stones(m, { harvest: 'ooo', crafts: 'o' })
    const seen: string[] = []
    const write = () => {
      const { table, ...rest } = k.view(m, 0)
      const { mine: _mine, ...shared } = table.more.goals ?? { mine: [] }
      seen.push(JSON.stringify({ ...rest, table: { ...table, more: { ...table.more, goals: shared } } }))
    }
    write()
    play(m, 0, 'turn', stone('harvest', 'o'))
    write()
    declineUntil(m, '1 turn')
    write()
    return seen
  }
  expect(look(['aristokratin', 'haendler'])).toEqual(look(['ritter', 'meister']))
})

test('[VI-45] [VI-47] [VG-09] a seat that is asked because of its hand does not show what it holds', () => {
  const waiting = (id: string) => {
    const m = box('I', 2)
    lay(m, ['medikus'], ['graf'], ['knecht'])
    hold(m, 1, id)
    stones(m, { harvest: 'o' })
    for (const seat of [0, 1]) farm(m, seat, { coin: 0, beer: 0 })
    go(m, ['0 turn', stone('harvest', 'o')], ['0 harvest', 'pass'])
    expect(now(m)).toBe('1 offer')
    return JSON.stringify(k.view(m, 0))
  }
  expect(waiting('schmiedin')).toBe(waiting('schreiber'))
})
