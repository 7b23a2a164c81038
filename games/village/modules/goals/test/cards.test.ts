/** Every goal: one step short of it, and met (VG-20 to VG-41). */

import { expect, test } from 'vitest'
import { bury, farm, k, type M, nobodyHome, put, unasked } from '../../../test/scenario.ts'
import { change, mine as portState, stow } from '../../port/state.ts'
import { GOALS, type Piece } from '../cards.ts'
import { goalsKept } from '../index.ts'
import { aiming, goal, hold } from './goal-words.ts'

/** The table has this goal met by what `meet` does, and not before its last step. */
function meets(id: string, options: { readonly [key: string]: boolean }, steps: readonly ((m: M) => void)[]): void {
  const m = aiming(2, options)
  const { deck } = GOALS.find((one) => one.id === id) ?? { deck: 'gold' }
  hold(m, 0, deck === 'silver' ? [id, 'meister'] : ['bauer', id])
  nobodyHome(m, 0)
  farm(m, 0, { coin: 0 })
  for (const step of steps) {
    expect(k.anytime(m, 0)).not.toContainEqual(goal(id))
    step(m)
  }
  expect(k.anytime(m, 0)).toContainEqual(goal(id))
}

/** Silver goals: each piece is missing once. */
const SILVER: { readonly [id: string]: readonly [rule: string, { readonly [piece in Piece]?: number }] } = {
  aristokratin: ['VG-20', { coin: 7 }],
  bauer: ['VG-21', { grain: 5, ox: 1, plow: 1 }],
  buettel: ['VG-23', { horse: 1, scroll: 1, green: 3 }],
  handwerker: ['VG-25', { tool: 3, plow: 1, wagon: 1 }],
  kutscher: ['VG-26', { horse: 2, wagon: 2 }],
  ritter: ['VG-27', { horse: 2, brown: 2, orange: 2 }],
  schriftsteller: ['VG-28', { scroll: 3, orange: 1, green: 1, brown: 1, pink: 1 }],
}

for (const [id, [rule, pieces]] of Object.entries(SILVER)) {
  test(`[${rule}] ${id} needs exactly its pieces`, () => {
    meets(
      id,
      id === 'handwerker' ? { marriage: true } : {},
      Object.entries(pieces).map(
        ([piece, n]) =>
          (m: M) =>
            farm(m, 0, { [piece]: n }),
      ),
    )
    for (const piece of Object.keys(pieces)) {
      const m = aiming(2, id === 'handwerker' ? { marriage: true } : {})
      hold(m, 0, [id, 'meister'])
      for (const [other, n] of Object.entries(pieces)) farm(m, 0, { [other]: other === piece ? n - 1 : n })
      expect(k.anytime(m, 0)).toEqual([])
    }
  })
}

test('[VG-22] the Brewer wants beer and grain, the Explorer [VG-24] cocoa, tea and a chest: as data', () => {
  const needs = (id: string) =>
    GOALS.find((one) => one.id === id)?.needs.value.map((need) => [need.what === 'piece' && need.of, need.n])
  expect(needs('bierbrauer')).toEqual([
    ['beer', 4],
    ['grain', 3],
  ])
  expect(needs('entdecker')).toEqual([
    ['cocoa', 1],
    ['tea', 1],
    ['chest', 1],
  ])
})

test('[VG-30] Governess: ceremony, parental bliss, a house, and the farm', () => {
  meets('gouvernante', { marriage: true }, [
    (m) => put(m, 0, 1, 'rank2'),
    (m) => put(m, 0, 1, 'bliss1'),
    (m) => put(m, 0, 1, 'farm', 'unborn'),
    (m) => put(m, 0, 1, 'shop1', 'unborn'),
  ])
})

const serveSome = (n: number) => (m: M) =>
  k.edit(m, (s) => {
    s.served = s.served.with(0, [...(s.served[0] ?? []), ...s.stack.slice(0, n)])
    s.stack = s.stack.slice(n)
  })

test('[VG-31] Traveling Salesman: a member, not just a marker, at castle 6, and two customers', () => {
  meets('handelsreisender', {}, [serveSome(2), (m) => farm(m, 0, { castles: 1 << 6 }), (m) => put(m, 0, 1, 'castle6')])
  meets('handelsreisender', {}, [(m) => put(m, 0, 1, 'castle6'), serveSome(1), serveSome(1)])
})

test('[VG-32] [VG-40] Merchant: six customer tiles', () => {
  meets('haendler', {}, [serveSome(5), serveSome(1)])
})

test('[VG-33] Saint: church steps 1, 2 and 3', () => {
  meets('heiliger', {}, [
    (m) => put(m, 0, 1, 'church1'),
    (m) => put(m, 0, 1, 'church4'),
    (m) => put(m, 0, 1, 'church3'),
    (m) => put(m, 0, 1, 'church2'),
  ])
})

test('[VG-34] [VG-41] Historian: four different sections', () => {
  meets('historiker', {}, [
    (m) => bury(m, 0, 1, 'farm', 'unborn'),
    (m) => bury(m, 0, 1, 'farm', 'unborn'),
    (m) => bury(m, 0, 1, 'craft', 'unborn'),
    (m) => bury(m, 0, 1, 'church', 'unborn'),
    (m) => bury(m, 0, 2, 'travel', 'unborn'),
  ])
})

test('[VG-35] Lighthouse Keeper: two lighthouses, only with Port', () => {
  const keeper = GOALS.find(({ id }) => id === 'leuchtturmwaerter')
  expect([keeper?.mark, keeper?.needs.value]).toEqual(['port', [{ what: 'member', at: 'lighthouse', n: 2 }]])
})

test('[VG-36] [VG-41] Master: four in craft buildings and in the crafts section together', () => {
  meets('meister', {}, [
    (m) => put(m, 0, 1, 'wainwright'),
    (m) => put(m, 0, 1, 'wainwright'),
    (m) => bury(m, 0, 1, 'craft', 'unborn'),
    (m) => put(m, 0, 1, 'smithy'),
  ])
})

test('[VG-37] [VM-76] Acolyte: a 4 on a church step, or a 3 with bread', () => {
  meets('messdiener', {}, [(m) => put(m, 0, 3, 'church2'), (m) => put(m, 0, 4, 'church1')])
  const m = aiming(2, { marriage: true })
  hold(m, 0, ['bauer', 'messdiener'])
  nobodyHome(m, 0)
  put(m, 0, 3, 'church1')
  farm(m, 0, { bread: 1 })
  expect(k.anytime(m, 0)).not.toContainEqual(goal('messdiener'))
  unasked(m, 0, { play: 'bread', member: { at: 'church1', generation: 3 } })
  expect(k.anytime(m, 0)).toEqual([goal('messdiener')])
})

test('[VG-38] Secretary: council step 4 and the next-start-player marker', () => {
  meets('sekretaer', {}, [
    (m) => put(m, 0, 1, 'council4'),
    (m) =>
      k.edit(m, (s) => {
        s.marker = 0
      }),
  ])
})

test('[VG-39] Innkeeper: four person cards in hand, only with Inn', () => {
  const innkeeper = GOALS.find(({ id }) => id === 'wirtin')
  expect([innkeeper?.mark, innkeeper?.needs.value]).toEqual(['inn', [{ what: 'persons', n: 4 }]])
})

test('[VG-07] [VG-12] [VG-24] pieces aboard count: cocoa, tea and a chest at home or in a hold', () => {
  meets('entdecker', { port: true }, [
    (m) => farm(m, 0, { cocoa: 1 }),
    (m) => k.edit(m, (s) => stow(s, 0, 'tea', 1)),
    (m) =>
      k.edit(m, (s) =>
        change(s, {
          aboard: portState.of(s).aboard.with(0, [0]),
          chests: portState.of(s).chests.filter((n) => n !== 0),
        }),
      ),
  ])
})

test('[VG-03] [VG-35] with Port the Salesman is out, and the Lighthouse Keeper needs two lighthouses', () => {
  meets('leuchtturmwaerter', { port: true }, [(m) => put(m, 0, 1, 'lighthouse1'), (m) => put(m, 0, 1, 'lighthouse4')])
  const { hands, box } = goalsKept.of(aiming(2, { port: true }).state)
  expect([...hands.flat(), ...box].map((n) => GOALS[n]?.id)).not.toContain('handelsreisender')
})

test('[VG-22] the Brewer: 4 beer and 3 grain', () => {
  meets('bierbrauer', { inn: true }, [(m) => farm(m, 0, { beer: 4 }), (m) => farm(m, 0, { grain: 3 })])
})

test('[VG-34] [VG-41] whom the Bard wrote beside the chronicle counts neither for Historian nor Master', () => {
  const m = aiming(2, { inn: true })
  hold(m, 0, ['bauer', 'historiker'])
  nobodyHome(m, 0)
  for (const section of ['farm', 'craft', 'church'] as const) bury(m, 0, 1, section, 'unborn')
  put(m, 0, 2, 'chronicle-beside', 'unborn')
  expect(k.anytime(m, 0)).not.toContainEqual(goal('historiker'))
})
