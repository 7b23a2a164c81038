/** Deck K, minor improvements, from the specification alone: goods at once, in later rounds and by actions. */

import { describe, expect, test } from 'vitest'
import type { Place } from '../table.ts'
import { againstMinor, deliveries, FREE, having, holdingMinor, playMinor, toHarvest, untilPlacing } from './drive.ts'

const ONE = FREE.slice(0, 1)
const TWO = FREE.slice(0, 2)
const THREE = FREE.slice(0, 3)

describe('goods at once', () => {
  test.each<[string, Place, object]>([
    ['Lumber', { goods: { stone: 1 } }, { wood: 3 }],
    ['Corn Sheaf', {}, { grain: 1 }],
    ['Stone Exchange', { goods: { wood: 2 } }, { stone: 2 }],
    ['Stone Exchange', { goods: { clay: 2 } }, { stone: 2 }],
    ['Boar Breeding', { goods: { food: 1 } }, { boar: 1 }],
  ])(
    '[AGR-MIN-G05] [min-lumber.e1] [min-corn-sheaf.e1] [min-stone-exchange.e1] [min-boar-breeding.e1] %s is carried out, goes to the left neighbour and lies before nobody',
    (card, place, goods) => {
      const t = playMinor(card, place, { seats: 3 })
      expect(t.goods()).toEqual(goods)
      expect([t.played(), t.hand(), t.hand(1).length, t.hand(2).length]).toEqual([[], [], 1, 0])
    },
  )

  test('[min-lumber.r2] alone, a passing card leaves the game', () => {
    const t = playMinor('Lumber', { goods: { stone: 1 } }, { seats: 1 })
    expect([t.goods(), t.hand(), t.played()]).toEqual([{ wood: 3 }, [], []])
  })

  test('[min-lumber.r1] [E: Steinschneider] free with the Stonecutter', () => {
    expect(playMinor('Lumber', { plays: ['Stonecutter'] }, { seats: 3 }).goods()).toEqual({ wood: 3 })
  })

  test('[min-stone-exchange.r1] paid with 2 wood or 2 clay: who has both is asked', () => {
    const t = playMinor('Stone Exchange', { goods: { wood: 2, clay: 2 } })
    expect(t.asks()?.seat).toBe(0)
    t.answer(t.asks()?.choices?.[0] ?? null)
    const { stone, ...rest } = t.goods()
    expect(stone).toBe(2)
    expect([{ wood: 2 }, { clay: 2 }]).toContainEqual(rest)
  })

  test('[min-boar-breeding.r1] without room the boar may be cooked at once', () => {
    const t = playMinor('Boar Breeding', { goods: { food: 1, sheep: 1 }, plays: [1] })
    expect(t.asks()).toMatchObject({ seat: 0 })
    expect(JSON.stringify(t.asks()?.form ?? t.asks()?.choices)).toContain('boar')
  })

  test('[min-clay-hut-extension.e1] a room at once for 4 clay and 1 reed, then it passes on', () => {
    const t = playMinor('Clay Hut Extension', { house: 'clay', goods: { clay: 4, reed: 1 } }).answer({
      build: 'room',
      at: 'A1',
    })
    expect([t.farm().rooms, t.goods(), t.hand(1)]).toEqual([['A1', 'B1', 'C1'], {}, [132]])
  })

  test('[min-clay-hut-extension.r2] Clay Plasterer and roofs do not touch its price, the Bricklayer does', () => {
    const place: Place = { house: 'clay', goods: { clay: 3, reed: 1 } }
    expect(againstMinor('Clay Hut Extension', { ...place, plays: ['Clay Plasterer'] })).not.toBeNull()
    expect(againstMinor('Clay Hut Extension', { ...place, plays: ['Bricklayer'] })).toBeNull()
    const dry: Place = { house: 'clay', goods: { clay: 4, wood: 3 } }
    expect(
      againstMinor('Clay Hut Extension', { ...dry, plays: ['Straw-thatched Roof', 'Brushwood Roof'] }),
    ).not.toBeNull()
  })

  test('[AGR-MIN-G12] an extension is refused where no room can be added', () => {
    const full = { A1: null, A2: null, B2: null, C2: null } as const
    expect(
      againstMinor('Clay Hut Extension', { house: 'clay', goods: { clay: 4, reed: 1 }, fields: full }),
    ).not.toBeNull()
  })
})

describe('goods of later rounds', () => {
  test.each<[string, Place, 'food' | 'grain' | 'stone', number, number[]]>([
    ['Beehive', { plays: [...THREE, 1, 5] }, 'food', 5, [2, 0, 2, 0, 2, 0, 2, 0, 2]],
    ['Beehive', { plays: [...THREE, 1, 5] }, 'food', 6, [0, 2, 0, 2, 0, 2, 0, 2]],
    ['Duck Pond', { plays: TWO }, 'food', 5, [1, 1, 1, 0, 0, 0, 0, 0, 0]],
    ['Duck Pond', { plays: TWO }, 'food', 12, [1, 1]],
    ['Herb Garden', { fields: { A2: 'vegetable 1' } }, 'food', 5, [1, 1, 1, 1, 1, 0, 0, 0, 0]],
    ['Swan Lake', { plays: FREE }, 'food', 8, [1, 1, 1, 1, 1, 0]],
    ['Granary', { goods: { wood: 3 } }, 'grain', 5, [0, 0, 1, 0, 1, 0, 1, 0, 0]],
    ['Granary', { goods: { clay: 3 } }, 'grain', 9, [1, 0, 1, 0, 0]],
    ['Granary', { goods: { clay: 3 } }, 'grain', 12, [0, 0]],
    ['Stone Cart', { goods: { wood: 2 }, plays: TWO }, 'stone', 8, [0, 1, 0, 1, 0, 1]],
  ])(
    '[min-beehive.e1] [min-duck-pond.e1] [min-herb-garden.e1] [min-swan-lake.e1] [min-granary.e1] [min-stone-cart.e1] %s',
    (card, place, good, round, expected) => {
      expect(deliveries(playMinor(card, place, { round }), good)).toEqual(expected)
    },
  )

  test('[min-granary.r2] [AX-C-14] the delivered grain triggers no card that takes grain', () => {
    const cards = [
      'Grain Cart',
      'Corn Scoop',
      'Pieceworker',
      'Sycophant',
      'Seed Seller',
      'Greengrocer',
      'Market Crier',
      'Field Watchman',
    ]
    const t = playMinor('Granary', { goods: { clay: 3, food: 5 }, plays: cards }, { round: 9, seats: 4 })
    for (const seat of [1, 2, 3]) t.seat(seat, { goods: { food: 9 } })
    t.endRound()
    untilPlacing(t)
    expect(t.m.state.round).toBe(10)
    expect(t.goods()).toEqual({ grain: 1, food: 1 })
  })

  test('[min-greenhouse.e1] 4 and 7 rounds on, 1 food buys the vegetable', () => {
    const t = playMinor('Greenhouse', { goods: { wood: 2 }, plays: ONE }, { round: 2 })
    const asked: number[] = []
    while (t.m.state.round < 12) {
      t.seat(0, { goods: { food: 10 } })
        .seat(1, { goods: { food: 10 } })
        .endRound()
      while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
      if (t.asks()?.kind !== 'place') {
        asked.push(t.m.state.round)
        t.answer('yes')
        expect(t.goods().vegetable).toBe(1)
      }
    }
    expect(asked).toEqual([6, 9])
  })

  test('[min-greenhouse.r1] not bought, or without food: it goes back to the supply', () => {
    const t = playMinor('Greenhouse', { goods: { wood: 2 }, plays: ONE }, { round: 1 })
    while (t.m.state.round < 6) {
      t.seat(0, { goods: { wood: 1, food: t.m.state.round === 4 ? 4 : 0 } })
        .seat(1, { goods: { food: 10 } })
        .endRound()
      untilPlacing(t)
      expect(t.goods().vegetable).toBeUndefined()
    }
  })

  test('[min-greenhouse.r2] [occ-market-woman.r1] the bought vegetable brings the Market Woman’s 2 grain', () => {
    const t = playMinor('Greenhouse', { goods: { wood: 2 }, plays: ['Market Woman'] }, { round: 1 })
    for (let n = 0; n < 3; n++) t.endRound()
    t.seat(0, { goods: { food: 5 } })
      .seat(1, { goods: { food: 10 } })
      .endRound()
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    t.answer('yes')
    expect(t.goods()).toEqual({ vegetable: 1, grain: 2 })
  })
})

describe('goods when a person acts', () => {
  test('[min-clay-pit.e1] Day Laborer brings 3 clay more, another space none', () => {
    expect(having('Clay Pit').place('day_laborer').goods()).toEqual({ food: 2, clay: 3 })
    expect(having('Clay Pit').place('take_grain').goods()).toEqual({ grain: 1 })
  })

  test('[min-landing-net.e1] 2 food for reed, 1 where other building resources come along, none for cards', () => {
    expect(having('Landing Net').space('reed_1', { lies: 2 }).place('reed_1').goods()).toEqual({ reed: 2, food: 2 })
    const four = having('Landing Net', {}, { seats: 4 }).place('p4_reed_stone_food')
    expect(four.goods()).toEqual({ reed: 1, stone: 1, food: 2 })
    expect(having('Landing Net', {}, { seats: 3 }).place('fishing').goods()).toEqual({ food: 1 })
    const card = having('Landing Net', { goods: { wood: 2 }, holds: ['Reed Exchange'] })
    expect(card.place('starting_player_minor', { play: '96' }).goods()).toEqual({ reed: 2 })
  })

  test('[min-bread-paddle.e1] an occupation allows baking, but the bread does not pay for it', () => {
    const t = having(['Bread Paddle', 1, 'Tutor'], { goods: { grain: 2 }, holds: ['Wood Collector'] })
    t.place('occupation', { play: '235' })
    expect(t.goods()).toEqual({ grain: 1 })
    t.answer('yes', { bake: 1 })
    expect(t.goods()).toEqual({ food: 2 })
    const bread = having(['Bread Paddle', 5, 'Tutor'], { goods: { grain: 0 }, holds: ['Wood Collector'] })
    expect(bread.refused({ place: 'occupation' })).not.toBeNull()
  })

  test('[min-bread-paddle.e1] no grain, or nothing to bake with: not asked', () => {
    const cold = having('Bread Paddle', { goods: { grain: 2 }, holds: ['Wood Collector'] }).place('occupation', {
      play: '235',
    })
    expect(cold.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('[min-bookshelf.e1] 3 food before the occupation is paid', () => {
    const t = having(['Bookshelf', 'Tutor'], { holds: ['Wood Collector'] }).place('occupation', { play: '235' })
    expect(t.goods()).toEqual({ food: 2 })
    const none = having('Tutor', { holds: ['Wood Collector'] })
    expect(none.refused({ place: 'occupation' })).not.toBeNull()
  })

  test('[min-bookshelf.r2] the Patron pays his 2 food in addition', () => {
    const t = having(['Bookshelf', 'Patron'], { holds: ['Wood Collector'] }, { seats: 4 }).place('occupation', {
      play: '235',
    })
    expect(t.goods()).toEqual({ food: 4 })
  })

  test('[min-bookshelf.r1] with the Writing Desk 3 food come for each of the two occupations', () => {
    const t = having(['Bookshelf', 'Writing Desk', 'Tutor'], { holds: ['Wood Collector', 'Field Watchman'] })
    t.place('occupation', { play: '235' }).answer('yes')
    if (t.asks()?.seat === 0) t.answer({ play: '225' })
    expect(t.goods()).toEqual({ food: 3 + 3 - 1 - 2 })
  })

  test.each(['Loom', 'Milking Stool'])(
    '[min-loom.e1] [min-milking-stool.e1] %s: food in the field phase, by number',
    (card) => {
      const fed = (n: number): number => {
        const animals = card === 'Loom' ? { sheep: n } : { cattle: n }
        const t = having(card, { goods: { ...animals, food: 4 }, pastures: ['A2 A3 A4 A5 B4 B5 B3 B2'] }, { round: 4 })
        return toHarvest(t).goods().food ?? 0
      }
      expect([0, 1, 2, 3, 4, 5, 6, 7].map(fed)).toEqual(
        card === 'Loom' ? [0, 1, 1, 1, 2, 2, 2, 3] : [0, 1, 1, 2, 2, 3, 3, 3],
      )
    },
  )

  test('[min-holding] nothing works from the hand', () => {
    const t = holdingMinor('Clay Pit', { holds: ['Corn Sheaf'] })
      .answer({ play: '129' })
      .place('fishing')
    expect(t.place('day_laborer').goods()).toEqual({ grain: 1, food: 2 })
  })
})
