/** Persons with an empty inkwell: what each is worth, and in which order they are settled. */

import { expect, test } from 'vitest'
import { tileNumber } from '../../cards/customers.ts'
import { village } from '../../index.ts'
import { hold } from '../../modules/inn/test/innkeeping.ts'
import { bringHome, ship } from '../../modules/port/test/voyages.ts'
import { bury, farm, k, type M, nobodyHome, put } from '../scenario.ts'
import { box } from './words.ts'

/** What all kept persons of seat 0 are worth, Pickpocket aside. */
const worth = (m: M): number => village.result(m).scores[0]?.parts.persons ?? 0
const pickpocket = (m: M, seat = 0): number => village.result(m).scores[seat]?.parts.pickpocket ?? 0
const total = (m: M, seat = 0): number => village.result(m).scores[seat]?.total ?? 0

function holding(ids: readonly string[], prepare: (m: M) => void, modules = 'I', seats = 2): M {
  const m = box(modules, seats)
  farm(m, 0, { coin: 0, beer: 0 })
  hold(m, 0, ...ids)
  prepare(m)
  return m
}

test('[VX-Baeuerin-1] a point for each of up to 5 bags on the farm; grain aboard counts nothing', () => {
  for (let grain = 0; grain <= 5; grain++)
    expect(worth(holding(['baeuerin'], (m) => farm(m, 0, { grain })))).toBe(grain)
  const afloat = holding(['baeuerin'], (m) => ship(m, 0, 'T1', 'captain-1-1', { grain: 1 }), 'IP')
  farm(afloat, 0, { grain: 2 })
  expect(worth(afloat)).toBe(2)
})

test.each([
  ['buergermeister', 'green', 'VX-Buergermeister-1'],
  ['gelehrter', 'pink', 'VX-Gelehrter-1'],
  ['nonne', 'brown', 'VX-Nonne-1'],
  ['zunftmeister', 'orange', 'VX-Zunftmeister-1'],
] as const)(
  '[VX-Buergermeister-2] %s counts %s stones as its table says [%s], others and coins not',
  (id, colour, _rule) => {
    for (const [n, points] of [
      [0, 0],
      [1, 2],
      [2, 4],
      [3, 6],
      [4, 0],
      [9, 0],
    ] as const)
      expect(worth(holding([id], (m) => farm(m, 0, { [colour]: n, coin: 3 })))).toBe(points)
    const others = { green: 2, pink: 2, brown: 2, orange: 2, [colour]: 0 }
    expect(worth(holding([id], (m) => farm(m, 0, others)))).toBe(0)
  },
)

test('[VEX-S35] Mayor and Nun: 4 green are too many, 3 brown are 6, 2 coins are 2 as coins', () => {
  const m = holding(['buergermeister', 'nonne'], (t) => farm(t, 0, { green: 4, brown: 3, coin: 2 }))
  const parts = village.result(m).scores[0]?.parts
  expect([parts?.persons, parts?.coins]).toEqual([6, 2])
})

test('[VX-Chronist-1] [V-SCORE-05] the table of the card replaces the printed one', () => {
  const chronicle = (dead: number, ids: readonly string[]) => {
    const m = holding(ids, (t) => {
      const sections = ['craft', 'farm', 'church', 'council', 'travel', 'craft'] as const
      for (let n = 0; n < dead; n++) bury(t, 0, n < 4 ? 1 : 2, sections[n] ?? 'craft')
    })
    const parts = village.result(m).scores[0]?.parts
    return (parts?.chronicle ?? 0) + (parts?.persons ?? 0)
  }
  const all = [0, 1, 2, 3, 4, 5, 6]
  expect(all.map((n) => chronicle(n, []))).toEqual([0, 0, 0, 4, 7, 12, 12])
  expect(all.map((n) => chronicle(n, ['chronist']))).toEqual([0, 2, 4, 8, 11, 16, 16])
})

test('[VX-Chronist-2] [VX-Barde-2] whom the Bard wrote down counts for the chronicle, graves do not', () => {
  const m = holding(['chronist'], (t) => {
    put(t, 0, 1, 'chronicle-beside', 'farm')
    bury(t, 0, 1, 'farm')
    bury(t, 0, 1, 'grave')
  })
  const parts = village.result(m).scores[0]?.parts
  expect((parts?.chronicle ?? 0) + (parts?.persons ?? 0)).toBe(4)
})

test('[VX-Graf-1] 2 points a marker on castles 3, 5 and 6; the others bring nothing', () => {
  const castles = (...ids: readonly number[]) =>
    worth(holding(['graf'], (m) => farm(m, 0, { castles: ids.reduce((bits, id) => bits | (1 << id), 0) })))
  expect([castles(3), castles(5), castles(6)]).toEqual([2, 2, 2])
  expect([castles(1), castles(2), castles(4)]).toEqual([0, 0, 0])
  expect(castles(1, 2, 3, 4, 5, 6)).toBe(6)
})

test('[VX-Reisender-1] [V-SCORE-02] castles by the table of the card', () => {
  const castles = (n: number, ids: readonly string[]) => {
    const m = holding(ids, (t) => farm(t, 0, { castles: (2 ** n - 1) << 1 }))
    const parts = village.result(m).scores[0]?.parts
    return (parts?.travel ?? 0) + (parts?.persons ?? 0)
  }
  const all = [0, 1, 2, 3, 4, 5, 6]
  expect(all.map((n) => castles(n, []))).toEqual([0, 1, 3, 6, 10, 14, 18])
  expect(all.map((n) => castles(n, ['reisender']))).toEqual([0, 2, 5, 9, 13, 18, 23])
})

test('[VX-Gutsverwalter-1] 2 points a kind, each once, 12 at most', () => {
  const goods = ['horse', 'ox', 'plow', 'wagon', 'scroll', 'beer']
  goods.forEach((good) => {
    expect(worth(holding(['gutsverwalter'], (m) => farm(m, 0, { [good]: 3 })))).toBe(2)
  })
  const all = Object.fromEntries(goods.map((good) => [good, 2]))
  expect(worth(holding(['gutsverwalter'], (m) => farm(m, 0, all)))).toBe(12)
})

test('[VX-Gutsverwalter-2] [VM-10] cargo, cocoa, tea, bread, tools and grain are no kinds of goods at home', () => {
  const m = holding(
    ['gutsverwalter'],
    (t) => {
      ship(t, 0, 'T1', 'captain-1-1', { ox: 1 })
      bringHome(t, 0, 'cocoa', 1)
      bringHome(t, 0, 'tea', 1)
      farm(t, 0, { bread: 2, tool: 2, grain: 3 })
    },
    'IPM',
  )
  expect(worth(m)).toBe(0)
  farm(m, 0, { ox: 1 })
  expect(worth(m)).toBe(2)
})

test('[VX-Medikus-1] [VX-Medikus-2] everybody alive counts, wherever; the dead and the unborn do not', () => {
  const living = ['farm', 'bag', 'inn', 'brewery', 'church1', 'council1', 'ship', 'lighthouse1', 'rank1', 'bakery1']
  for (const place of living) {
    const m = holding(
      ['medikus'],
      (t) => {
        nobodyHome(t, 0)
        put(t, 0, 1, place as 'farm', 'unborn')
      },
      'IPM',
    )
    expect([place, worth(m)]).toEqual([place, 1])
  }
  for (const place of ['grave', 'chronicle-farm', 'chronicle-beside', 'sea', 'removed'] as const) {
    const m = holding(
      ['medikus'],
      (t) => {
        nobodyHome(t, 0)
        put(t, 0, 1, place, 'unborn')
      },
      'IPM',
    )
    expect([place, worth(m)]).toEqual([place, 0])
  }
})

test('[VX-Taschendiebin-1] [VI-50] settled last, after all other cards of everybody', () => {
  const m = holding(['taschendiebin'], () => {}, 'I', 3)
  farm(m, 0, { fame: 10 })
  farm(m, 1, { fame: 9, grain: 5, coin: 0 })
  farm(m, 2, { fame: 12, coin: 0 })
  expect(pickpocket(m)).toBe(3)
  // The Farmer's Wife lifts the second above the owner: now nobody has fewer.
  hold(m, 1, 'baeuerin')
  expect(pickpocket(m)).toBe(6)
})

test('[VX-Taschendiebin-1] own cards count before her; equal last is last', () => {
  const m = holding(['taschendiebin', 'baeuerin'], (t) => farm(t, 0, { grain: 2 }))
  farm(m, 1, { fame: 2, coin: 0 })
  expect([pickpocket(m), total(m)]).toEqual([6, 8])
  farm(m, 1, { fame: 1 })
  expect([pickpocket(m), total(m)]).toEqual([3, 5])
})

test('[VI-44] cards with a full inkwell are worth nothing at the end', () => {
  expect(worth(holding(['schmiedin', 'knecht', 'greis', 'verlorener_sohn'], () => {}))).toBe(0)
})

test('[VI-40] cards in hand count for their owner only', () => {
  const m = holding(['baeuerin'], () => {})
  farm(m, 1, { grain: 5 })
  expect(village.result(m).scores.map(({ parts }) => parts.persons)).toEqual([0, 0])
})

test('[VC-41] [V-PROMO-10] [V-PROMO-12] the promo of Inn adds a point for each own kept card', () => {
  const m = box('I', 2, { promo09: true })
  farm(m, 0, { coin: 0, beer: 0 })
  k.edit(m, (s) => {
    const tile = tileNumber('promo09')
    s.served = s.served.with(0, [tile])
    s.stack = s.stack.filter((other) => other !== tile)
    s.stalls = s.stalls.map((other) => (other === tile ? 0 : other))
    s.queue = s.queue.filter((other) => other !== tile)
  })
  const before = total(m)
  hold(m, 0, 'graf', 'nonne', 'schmiedin')
  expect(total(m)).toBe(before + 2)
  hold(m, 1, 'gelehrter')
  expect(total(m)).toBe(before + 2)
})

test('[VC-37] alone the Pickpocket gives 6', () => {
  const m = box('I', 1)
  hold(m, 0, 'taschendiebin')
  farm(m, 0, { fame: 70 })
  expect(pickpocket(m)).toBe(6)
})
