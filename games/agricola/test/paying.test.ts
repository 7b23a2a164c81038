/** Payments: the quick answer, the list of ways and the refusal agree with each other, and with what the rules allow. */

import { describe, expect, test } from 'vitest'
import { CARDS, exchangeOf } from '../cards/registry.ts'
import type { Amounts } from '../rules/goods.ts'
import { amounts, FOOD, vector } from '../rules/goods.ts'
import { canCover, coverings, firstSteps } from '../rules/payment/coverings.ts'
import { balance, foodPower, timesPossible } from '../rules/payment/exchanges.ts'
import { waysTo } from '../rules/payment/paying.ts'
import { affordable, canBuy, type Purchase, prices, shortage } from '../rules/payment/prices.ts'
import { having, play } from './independent/drive.ts'
import { type CardRef, cardNo, type OpenTable, openTable } from './table.ts'

/** Farms with few goods and cards that exchange them, among them odd ones. */
const KITCHENS: readonly (readonly CardRef[])[] = [
  [],
  [1],
  ['Windmill', 'Spices', 3],
  ["Gypsy's Crock", 1],
  ['Turner', 'Quarryman'],
  ['Tinsmith'],
  ['Tinsmith', 'Clay Firer', 1],
  ['Dock Worker'],
  ['Clay Seller', "Gypsy's Crock", 3],
  ['Butcher', 'Sheep Farmer'],
]
const STOCKS: readonly Amounts[] = [
  {},
  { food: 1, grain: 2 },
  { clay: 2 },
  { clay: 3, vegetable: 1 },
  { clay: 5, wood: 3, food: 1 },
  { wood: 6, stone: 1, reed: 1 },
  { vegetable: 2, sheep: 1, grain: 1 },
  { sheep: 3, boar: 1, food: 1 },
]
const PRICES: readonly Amounts[] = [
  { food: 1 },
  { food: 2 },
  { food: 3 },
  { food: 4 },
  { food: 7 },
  { clay: 1, food: 2 },
  { stone: 1 },
  { stone: 2, food: 1 },
  { reed: 1, wood: 1 },
  { boar: 1 },
  { clay: 2, reed: 1 },
]

/** Every kitchen with every stock: a Well stands somewhere, so that the Tinsmith earns more. */
function* farms(): Generator<readonly [name: string, t: OpenTable]> {
  for (const cards of KITCHENS)
    for (const goods of STOCKS) {
      const t = having(cards, { goods, pastures: ['A2 A3 A4'] }, { seats: 4 })
      t.edit((s) => {
        s.everBuilt |= 1 << 10
      })
      yield [`${cards.join(', ')} with ${JSON.stringify(goods)}`, t]
    }
}

describe('what exchanges cover', () => {
  test('[A-WORK-15] [A-BAKE-09] the quick answer is yes exactly where a way is found', () => {
    for (const [name, t] of farms())
      for (const price of PRICES)
        for (const more of [0, 1]) {
          const found = coverings(t.m.state, t.player(), vector(price), more).ways.length > 0
          expect([name, price, more, canCover(t.m.state, t.player(), vector(price), more)]).toEqual([
            name,
            price,
            more,
            found,
          ])
        }
  })

  test('[A-WORK-15] each way covers the price, without an exchange too many and with goods that are there', () => {
    for (const [name, t] of farms()) {
      const p = t.player()
      for (const price of PRICES) {
        const wanted = vector(price)
        const { ways, all } = coverings(t.m.state, p, wanted)
        expect([name, all]).toEqual([name, true])
        const left = (uses: readonly number[]) => balance(p, uses).map((n, good) => n + (p.goods[good] ?? 0))
        const enough = (uses: readonly number[]) => left(uses).every((n, good) => n >= (wanted[good] ?? 0))
        for (const way of ways) {
          expect([name, price, enough(way)]).toEqual([name, price, true])
          expect(Math.min(...left(way))).toBeGreaterThanOrEqual(0)
          for (let i = 0; i < way.length; i += 2) {
            const fewer = way.with(i + 1, (way[i + 1] ?? 0) - 1)
            expect([name, price, way, enough(fewer)]).toEqual([name, price, way, false])
          }
        }
        expect(new Set(ways.map((way) => way.join())).size).toBe(ways.length)
      }
    }
  })

  test('[A-BAKE-09] [A-ANIMAL-11] the most food is what the best way gives, and no way gives more', () => {
    for (const [name, t] of farms()) {
      const p = t.player()
      const most = foodPower(t.m.state, p)
      const reach = (food: number) => coverings(t.m.state, p, vector({ food })).ways.length > 0
      // Where a card makes other goods of goods there may be more by a detour.
      if (p.swaps === 0) expect([name, reach(most), reach(most + 1)]).toEqual([name, true, false])
      else expect([name, reach(most)]).toEqual([name, true])
    }
  })

  test('[A-WORK-15] [A-BAKE-09] nobody is refused what exchanges one after the other would pay for, and nobody is let off', () => {
    for (const [name, t] of farms()) {
      const p = t.player()
      // The bonus for two things cooked together has no place in single steps.
      if (p.pair > 0) continue
      const reached = new Map([[p.goods.join(), p.goods.slice()]])
      for (const goods of reached.values())
        for (const id of p.exchanges) {
          const x = exchangeOf(id)
          if (x.harvest || timesPossible(p, x, goods) === 0) continue
          const change = balance(p, [id, 1])
          const after = goods.map((n, good) => n + (change[good] ?? 0))
          if (!reached.has(after.join())) reached.set(after.join(), after)
        }
      for (const price of PRICES) {
        const wanted = vector(price)
        const possible = [...reached.values()].some((goods) => wanted.every((n, good) => (goods[good] ?? 0) >= n))
        const said = canCover(t.m.state, p, wanted)
        if (said) expect([name, price, possible]).toEqual([name, price, true])
        // Goods made of goods only to be made into others are the player's own affair before the payment.
        if (p.swaps === 0) expect([name, price, said]).toEqual([name, price, possible])
      }
    }
  })

  test('[A-WORK-15] a first step brings what is lacking, and leaves a way', () => {
    for (const [name, t] of farms())
      for (const price of PRICES) {
        const p = t.player()
        const before = p.goods.slice()
        const steps = firstSteps(t.m.state, p, [{ price: vector(price) }])
        expect([name, p.goods]).toEqual([name, before])
        const lacking = vector(price).flatMap((n, good) => (n > (before[good] ?? 0) ? [good] : []))
        for (const step of steps) {
          const change = balance(p, [step, 1])
          expect(lacking.some((good) => (change[good] ?? 0) > 0)).toBe(true)
          expect(timesPossible(p, exchangeOf(step), before)).toBeGreaterThan(0)
        }
        if (lacking.length === 0) expect(steps).toEqual([])
        else if (canCover(t.m.state, p, vector(price)))
          expect([name, price, steps.length > 0]).toEqual([name, price, true])
      }
  })
})

describe('the Tinsmith', () => {
  const tinsmith = (clay: number, well: boolean) => {
    const t = having(['Tinsmith', 'Woodcutter'], { goods: { clay }, holds: ['Chief'] }, { seats: 4 })
    if (well)
      t.seat(1, { plays: ['Well'] }).edit((s) => {
        s.everBuilt |= 1 << 10
      })
    return t
  }

  test('[occ-tinsmith.e1] 2 clay are 3 food once a Well stands, and 2 before; an odd clay is 1 food', () => {
    const power = (clay: number, well: boolean) =>
      foodPower(tinsmith(clay, well).m.state, tinsmith(clay, well).player())
    expect([1, 2, 3, 4, 5].map((clay) => power(clay, false))).toEqual([1, 2, 3, 4, 5])
    expect([1, 2, 3, 4, 5].map((clay) => power(clay, true))).toEqual([1, 3, 4, 6, 7])
  })

  test('[occ-tinsmith.e1] [A-OCC-05] the Chief for 3 food is played with 2 clay where a Well stands', () => {
    expect(tinsmith(2, false).refused({ place: 'occupation' })).not.toBeNull()
    const t = tinsmith(2, true)
    expect(t.refused({ place: 'occupation' })).toBeNull()
    t.place('occupation', play('Chief'))
    expect([t.goods(), t.played().includes(cardNo('Chief'))]).toEqual([{}, true])
  })
})

describe('prices', () => {
  const WALLETS: readonly Amounts[] = [
    {},
    { clay: 2 },
    { clay: 4, stone: 1, wood: 2 },
    { wood: 5, clay: 5, reed: 3, stone: 3, grain: 2, food: 2 },
    { wood: 2, food: 1, vegetable: 1, reed: 1 },
  ]
  const DISCOUNTS: readonly (readonly CardRef[])[] = [
    [],
    [1],
    ['Stonecutter', 'Bricklayer'],
    ['Carpenter', 'Axe'],
    ['Clay Roof', 'Thatcher', 'Wood Carver'],
    ['Frame Builder', 'Clay Firer'],
    ['Baking Tray', 'Ceramics', 'Pottery'],
  ]

  test('[A-MAJOR-01] [A-MINOR-02] whether an improvement can be paid for is the same by every road', () => {
    const improvements = CARDS.filter(({ kind }) => kind !== 'occupation')
    for (const cards of DISCOUNTS)
      for (const goods of WALLETS) {
        const t = having(cards, { goods }, { seats: 4 })
        const [s, p] = [t.m.state, t.player()]
        for (const { no, name } of improvements)
          for (const food of [0, 1]) {
            const what: Purchase = ['improvement', no, food]
            const payable = prices(p, what).some(({ price }) => canCover(s, p, price))
            expect([name.en, cards, goods, food, canBuy(s, p, no, food)]).toEqual([
              name.en,
              cards,
              goods,
              food,
              payable,
            ])
            expect(affordable(s, p, what)).toBe(payable)
            expect(waysTo(s, p, what).length > 0).toBe(payable)
          }
      }
  })

  test('[A-BUILD-03] [A-RENOVATE-01] [A-STABLE-01] rooms, renovations and stables likewise', () => {
    const purchases: readonly Purchase[] = [
      ['room'],
      ['renovation', 1],
      ['stable', 2],
      ['stable', 1],
      ['fences', 4],
      ['fee', FOOD, 2],
      ['occupation', cardNo('Woodcutter'), 1],
      ['occupation', cardNo('Chief'), 1],
    ]
    for (const cards of DISCOUNTS)
      for (const goods of WALLETS) {
        const t = having(cards, { goods }, { seats: 4 })
        const [s, p] = [t.m.state, t.player()]
        for (const what of purchases) {
          const list = prices(p, what)
          const payable = list.some(({ price }) => canCover(s, p, price))
          expect([what, cards, goods, affordable(s, p, what)]).toEqual([what, cards, goods, payable])
          expect(waysTo(s, p, what).length > 0).toBe(payable)
          // What is short is short of one of the prices, and nothing is short where the stock covers one.
          const lacks = vector(shortage(p, what))
          const short = list.map(({ price }) => price.map((n, good) => Math.max(0, n - (p.goods[good] ?? 0))))
          const sizes = short.map((one) => one.reduce((sum, n) => sum + n, 0))
          expect(short.map((one) => one.join())).toContain(lacks.join())
          expect(lacks.reduce((sum, n) => sum + n, 0)).toBe(Math.min(...sizes))
        }
      }
  })

  test('[A-BUILD-03] [A-CARDS-18] one price replaces the normal one, never two at once', () => {
    const room = (...cards: readonly CardRef[]) =>
      prices(having(cards, {}, { seats: 4 }).player(), ['room']).map(({ price }) => amounts(price))
    expect(room()).toEqual([{ wood: 5, reed: 2 }])
    const both = room('Carpenter', 'Axe')
    expect(both).toEqual(expect.arrayContaining([{ wood: 2, reed: 2 }]))
    // Nobody pays less than the cheaper of the two.
    for (const price of both) expect((price.wood ?? 0) >= 2 && price.reed === 2).toBe(true)
    expect(room('Stonecutter')).toEqual([{ wood: 5, reed: 2 }])
  })

  test('[A-MAJOR-14] [A-MAJOR-18] a Fireplace given back is the whole price of a hearth, and lies in the offer again', () => {
    const t = openTable({ round: 5 }).seat(0, { plays: [1] })
    t.place('major_or_minor', play(3))
    expect([t.played(), t.goods(), (t.m.state.offer & (1 << 1)) !== 0]).toEqual([[3], {}, true])
    const rich = openTable({ round: 5 }).seat(0, { plays: [1], goods: { clay: 4 } })
    rich.place('major_or_minor', play(3))
    expect(rich.asks()).toMatchObject({ kind: 'pay', choices: [{ pay: { clay: 4 } }, { pay: {}, return: ['1'] }] })
    expect(rich.refused({ pay: { clay: 3 } })).toBe('A-OCCARD-G12')
    rich.answer({ pay: { clay: 4 } })
    expect([rich.played(), rich.goods()]).toEqual([[1, 3], {}])
  })
})
