/** Deck E, rulings about baking, cooking and the harvest, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { cardNo, type OpenTable, openTable, type Place } from '../table.ts'
import { againstMinor, eager, having, play, playMinor, playOccupation, toHarvest, untilPlacing } from './drive.ts'

const big: Place = { pastures: ['A3 A4 A5 B3 B4 B5'] }
const form = (t: OpenTable): string => JSON.stringify(t.asks()?.form)
const feeding = (cards: readonly (string | number)[], place: Place, seats = 2): OpenTable =>
  toHarvest(having(cards, place, { round: 4, seats }))

describe('bread', () => {
  test('[occ-master-baker.r1] 1 food more for an own bake action, however many grain', () => {
    const baked = (grain: number) =>
      having(['Master Baker', 1], { goods: { grain } }, { seats: 4 }).place('sow_bake', { bake: grain }).goods().food
    expect([baked(1), baked(3)]).toEqual([3, 7])
  })

  test('[occ-master-baker.r2] baking along feeds Bread Seller and Millstone, and brings no second baking', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { plays: [1], goods: { grain: 1 } })
      .seat(1, { plays: ['Master Baker', 'Bread Seller', 'Millstone', 2], goods: { grain: 2 } })
    t.place('sow_bake', { bake: 1 }, 'yes', { bake: 1 })
    // 1 for the other player's grain, then 2 for the bread, 1 for its grain, 2 by the Millstone.
    expect([t.goods(1), t.asks()?.kind]).toEqual([{ grain: 1, food: 6 }, 'place'])
  })

  test('[occ-baker.r1] the bread is there before the family eats', () => {
    const t = feeding(['Baker', 1], { goods: { grain: 2 } })
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    expect([t.answer('yes', { bake: 2 }).player().begging, t.goods()]).toEqual([0, {}])
  })

  test('[occ-baker.r2] [min-millstone.r1] with the Millstone 2 food more in a harvest, not 4', () => {
    const t = feeding(['Baker', 'Millstone', 1], { goods: { grain: 3 } }).answer('yes', { bake: 3 })
    expect(t.goods()).toEqual({ food: 6 + 2 - 4 })
  })

  test('[occ-master-brewer.r1] [occ-master-brewer.r2] once while feeding, with grain from the supply alone', () => {
    const brew = '1grain-3food@154'
    const t = feeding(['Master Brewer'], { goods: { food: 1 }, fields: { A2: 'grain 3' } })
    expect(t.refused({ feed: { [brew]: 2 } })).not.toBeNull()
    expect(t.answer({ feed: { [brew]: 1 } }).player().begging).toBe(0)
    expect(t.farm().fields).toEqual({ A2: 'grain 2' })
    expect(JSON.stringify(having('Master Brewer', { goods: { grain: 2 } }).offers())).not.toContain('@154')
  })

  test('[occ-master-brewer.r3] brewed grain is not baked: nothing for the Bread Seller', () => {
    const t = feeding(['Master Brewer', 'Bread Seller'], { goods: { grain: 1, food: 1 } }, 3)
    expect(t.answer({ feed: { '1grain-3food@154': 1 } }).goods()).toEqual({})
  })

  test('[occ-bread-seller.r1] [occ-bread-seller.r2] [min-windmill.r1] [min-hand-mill.r1] [min-millstone.r2] [occ-schnaps-distiller.r3] [min-schnaps-distillery.r2] only a bake action counts', () => {
    const sellers = ['Bread Seller', 'Millstone'] as const
    const mill = having([...sellers, 'Windmill'], { goods: { grain: 2 } }, { seats: 3 })
    expect(mill.unasked({ exchange: { '1grain-2food@17': 2 } }).goods()).toEqual({ food: 4 })
    const raw = having(sellers, { goods: { grain: 2 } }, { seats: 3 })
    expect(raw.unasked({ exchange: { 'grain@raw': 2 } }).goods()).toEqual({ food: 2 })
    const eaten = (card: string, exchange: string, goods: Place['goods']): OpenTable =>
      feeding([...sellers, card], { goods: goods ?? {} }, 3).answer({ feed: { [exchange]: 1 } })
    expect(eaten('Hand Mill', '2grain-4food@75', { grain: 2 }).goods()).toEqual({})
    expect(eaten('Schnaps Distiller', '1vegetable-5food@300', { vegetable: 1 }).goods()).toEqual({ food: 1 })
    expect(eaten('Schnaps Distillery', '1vegetable-4food@98', { vegetable: 1 }).goods()).toEqual({})
    expect(
      having([...sellers, 1], { goods: { grain: 2 } }, { seats: 3 })
        .place('sow_bake', { bake: 2 })
        .goods(),
    ).toEqual({
      food: 4 + 2 + 2,
    })
  })

  test('[min-windmill.r2] [min-hand-mill.r2] grain on fields is not milled', () => {
    const t = having('Windmill', { fields: { A2: 'grain 3' } })
    expect(t.offers()).toEqual(having([], { fields: { A2: 'grain 3' } }).offers())
    const hungry = feeding(['Hand Mill'], { fields: { A2: 'grain 3' } })
    // 1 came off the field.
    expect(hungry.refused({ feed: { '2grain-4food@75': 1 } })).not.toBeNull()
    expect(hungry.refused({ feed: { '1grain-2food@75': 1 } })).toBeNull()
  })

  test('[occ-schnaps-distiller.r1] [min-plane.r1] [min-spit-roast.r1] [occ-cook.r1] while feeding, and only then', () => {
    expect(form(feeding(['Schnaps Distiller'], { goods: { vegetable: 1 } }))).toContain('1vegetable-5food@300')
    const distiller = having('Schnaps Distiller', { goods: { vegetable: 1 } })
    expect(JSON.stringify(distiller.offers())).not.toContain('@300')
    expect(form(feeding(['Plane', 7], { goods: { wood: 2 } }))).toContain('2wood-4food@26+7')
    expect(JSON.stringify(having(['Plane', 7], { goods: { wood: 2 } }).offers())).not.toContain('@26')
    const spit = feeding(['Spit Roast', 1], { ...big, goods: { sheep: 2 } })
    expect(spit.answer({ feed: { 'sheep@1': 2 } }).goods()).toEqual({ food: 1 })
    expect(
      feeding(['Cook'], { people: 5, rooms: ['A1', 'B1', 'C1', 'A2', 'B2'], goods: { food: 7 } }, 4).goods(),
    ).toEqual({})
  })

  test('[occ-cook.r2] a newborn eats 1 with the Cook and without', () => {
    const left = (...cards: string[]) =>
      toHarvest(having(cards, { people: 2, newborn: 1, goods: { food: 9 } }, { seats: 4, round: 4 })).goods().food
    expect([left(), left('Cook')]).toEqual([9 - 3, 9 - 3])
  })

  test('[occ-basketmaker.r1] besides the workshop, both in one harvest', () => {
    const t = feeding(['Basketmaker', 9], { goods: { reed: 2 } }, 4)
    expect(t.answer({ feed: { '1reed-3food@183': 1, '1reed-3food@9': 1 } }).goods()).toEqual({ food: 2 })
  })

  test('[min-bread-paddle.r2] what is baked does not pay for that occupation; two of them, two bakings', () => {
    const poor = having(['Bread Paddle', 'Tutor', 1], { goods: { grain: 1 }, holds: ['Woodcutter'] })
    // The price of 1 food comes from the raw grain, then nothing is left to bake.
    expect(poor.place('occupation', play('Woodcutter')).goods()).toEqual({})
    const desk = having(['Bread Paddle', 'Writing Desk', 'Tutor', 1], {
      goods: { grain: 2, food: 3 },
      holds: ['Woodcutter', 'Carpenter'],
    })
    desk.place('occupation', play('Woodcutter'), '111.0', 'yes', { bake: 1 })
    eager(desk)
    expect([desk.goods(), desk.played().length]).toEqual([{ food: 3 - 1 + 2 - 2 + 2 }, 6])
  })
})

describe('ovens and kitchens', () => {
  const sells = (...cards: (string | number)[]): boolean =>
    JSON.stringify(having(['Meat Seller', ...cards], { goods: { sheep: 1 } }).offers()).includes('@162')

  test('[occ-meat-seller.r1] [occ-meat-seller.r2] [min-bakers-oven.r2] [min-simple-fireplace.r2] four cards are ovens', () => {
    expect(['Clay Oven', 'Stone Oven', 'Wood-fired Oven', "Baker's Oven"].map((card) => sells(card))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(["Baker's Kitchen", 'Bakehouse', 'Simple Fireplace', 1].map((card) => sells(card))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  test('[occ-meat-seller.r3] [min-cattle-market.r1] animals without room are sold at once', () => {
    const t = having(['Meat Seller', 5, 'House Goat']).space('sheep', { lies: 2 }).place('sheep')
    expect(t.answer({ keep: {}, rest: 'cook' }).goods()).toEqual({ food: 4 })
    for (const [card, food] of [
      [1, 3],
      [3, 4],
      ['Cooking Corner', 4],
      ['Butcher', 3],
    ] as const) {
      const market = playMinor('Cattle Market', { goods: { sheep: 1 }, plays: [card, 'Cattle Breeder'] })
      if (market.asks()?.kind === 'keep') market.answer({ keep: {}, rest: 'cook' })
      else market.unasked({ exchange: { [`cattle@${cardNo(card)}`]: 1 } })
      expect(market.goods(), String(card)).toEqual({ food })
    }
  })

  test('[occ-meat-seller.r4] [min-simple-fireplace.r3] [min-cooking-corner.r3] nothing is cooked while animals breed', () => {
    for (const cards of [['Meat Seller', 5], ['Simple Fireplace'], ['Cooking Corner']]) {
      const t = feeding(cards, { goods: { sheep: 2, boar: 2, food: 4 }, pastures: ['A5', 'B5'] })
      while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
      expect([t.asks()?.kind, JSON.stringify(t.asks()?.choices).includes('cook'), t.offers()]).toEqual([
        'breed',
        false,
        [],
      ])
    }
  })

  test('[min-bakers-oven.r1] [min-wood-fired-oven.r1] [min-bakehouse.r1] a major given back is on offer again, a minor is gone', () => {
    for (const card of ["Baker's Oven", "Baker's Kitchen", 'Bakehouse'])
      for (const oven of ['Clay Oven', 'Stone Oven', 'Wood-fired Oven']) {
        const t = untilPlacing(playMinor(card, { plays: [oven], goods: { stone: 3 } }))
        const no = cardNo(oven)
        expect(t.played(), card).toEqual([cardNo(card)])
        expect([(t.m.state.offer >> no) & 1, t.m.state.returned.includes(no)]).toEqual(no < 11 ? [1, false] : [0, true])
      }
    const upgraded = untilPlacing(playMinor('Bakehouse', { plays: ["Baker's Oven"], goods: { stone: 3 } }))
    expect([upgraded.played(), upgraded.m.state.returned]).toEqual([[106], [14]])
  })

  test('[min-simple-fireplace.r1] it can be given back for a Cooking Hearth, bought or held', () => {
    const major = having('Simple Fireplace').place('major_or_minor', { play: '3' })
    expect([major.played(), major.m.state.returned]).toEqual([[3], [20]])
    expect(againstMinor('min-cooking-hearth', { plays: ['Simple Fireplace'] })).toBeNull()
  })

  test('[occ-charcoal-burner.r2] [min-bakers-kitchen.r3] whatever bakes counts, upgrades too', () => {
    const paid = (card: string | number, place: Place): boolean => {
      const t = openTable({ seats: 3, round: 5 })
        .seat(1, { plays: ['Charcoal Burner'] })
        .seat(0, {
          goods: { wood: 9, clay: 9, reed: 9, stone: 9 },
          holds: typeof card === 'string' ? [card] : [],
          ...place,
        })
      untilPlacing(t.place('major_or_minor', play(card)))
      return JSON.stringify(t.goods(1)) === JSON.stringify({ wood: 1, food: 1 })
    }
    for (const card of [1, 2, 3, 4, 5, 6, 'Simple Fireplace', 'Wood-fired Oven'])
      expect(paid(card, {}), `${card}`).toBe(true)
    for (const card of ["Baker's Oven", "Baker's Kitchen", 'Bakehouse'])
      expect(paid(card, { plays: [5] }), card).toBe(true)
    expect(paid('min-cooking-hearth', { plays: [1] })).toBe(true)
    expect(paid('Cooking Corner', { plays: [3] })).toBe(true)
    for (const card of [7, 8, 9, 10, 'Millstone', 'Windmill']) expect(paid(card, {}), `${card}`).toBe(false)
  })

  test('[min-ceramics.r1] the Pottery takes an improvement action, and has to be there', () => {
    const t = having(['Ceramics', 5])
    expect(t.refused({ place: 'starting_player_minor' })).toBeNull()
    t.place('starting_player_minor', { play: '8' })
    expect([t.played().includes(8), t.goods()]).toEqual([true, {}])
    const gone = having(['Ceramics', 5], { holds: ['Corn Sheaf'] }).seat(1, { plays: [8] })
    expect(gone.place('starting_player_minor').refused({ play: '8' })).not.toBeNull()
  })
})

describe('cooking', () => {
  test('[min-gypsys-crock.r1] [min-gypsys-crock.r2] 1 food for every two goods at once, of any kinds, rounded down', () => {
    const cooked = (exchange: { readonly [name: string]: number }): number =>
      having(["Gypsy's Crock", 1], { ...big, goods: { sheep: 6, vegetable: 2 } })
        .unasked({ exchange })
        .goods().food ?? 0
    expect([1, 2, 3, 4, 6].map((n) => cooked({ 'sheep@1': n }))).toEqual([2, 5, 7, 10, 15])
    expect(cooked({ 'sheep@1': 1, 'vegetable@1': 1 })).toBe(2 + 2 + 1)
    const baked = having(["Gypsy's Crock", 1], { goods: { grain: 4 } }).place('sow_bake', { bake: 4 })
    expect(baked.goods()).toEqual({ food: 8 + 2 })
  })

  test('[min-spices.r1] only where vegetables are cooked', () => {
    const t = having(['Spices', 1], { goods: { vegetable: 2 } })
    expect(t.unasked({ exchange: { 'vegetable@1': 1 } }).goods()).toEqual({ vegetable: 1, food: 3 })
    const raw = having('Spices', { goods: { vegetable: 1 } }).unasked({ exchange: { 'vegetable@raw': 1 } })
    expect(raw.goods()).toEqual({ food: 1 })
    const drunk = feeding(['Spices', 'Schnaps Distillery', 1], { goods: { vegetable: 1 } })
    expect(drunk.answer({ feed: { '1vegetable-4food@98': 1 } }).goods()).toEqual({})
  })

  test('[occ-brush-maker.r1] [occ-brush-maker.r2] the food comes all the same; one boar goes to one card', () => {
    for (const [card, answer] of [
      ['156.0', 'yes'],
      ['280.0', 'yes'],
      ['273.0', { put: 1 }],
    ] as const) {
      const t = having(
        ['Brush Maker', 'Tanner', 'Basin Maker', 3],
        { ...big, goods: { boar: 1, wood: 2 } },
        { seats: 4 },
      )
      t.unasked({ exchange: { 'boar@3': 1 } })
      expect(t.goods()).toEqual({ wood: 2, food: 3 })
      // Whichever card is chosen, the boar is gone for the other two.
      expect(t.answer(card, answer).asks()?.kind).toBe('place')
      expect(Object.keys(t.player().memory).filter((no) => t.player().memory[Number(no)]?.kept)).toEqual([
        card.slice(0, 3),
      ])
    }
  })

  test('[min-lettuce-patch.r1] 4 food only while the vegetable comes off the card, without any kitchen', () => {
    const patch = (answer: 'yes' | 'pass'): OpenTable => {
      const t = having('Lettuce Patch', { goods: { vegetable: 1, food: 4 } }, { round: 4 })
      t.place('sow_bake', { sow: 'vegetable', field: '47' })
      return untilPlacing(toHarvest(t).answer(answer))
    }
    expect(patch('yes').goods()).toEqual({ food: 4 })
    const kept = patch('pass')
    expect(kept.goods()).toEqual({ vegetable: 1 })
    expect(JSON.stringify(kept.offers())).not.toContain('@47')
  })

  test('[min-spindle.r1] [min-butter-churn.r1] [min-milking-shed.r3] [min-manure.r1] [occ-milking-hand.r2] nothing in the field phases of the Manure', () => {
    const cards = ['Manure', 'Spindle', 'Butter Churn', 'Milking Shed', 'Milking Stool', 'Loom', 'Milking Hand']
    const t = having(
      cards,
      { goods: { sheep: 5, cattle: 4 }, pastures: ['A3 A4 A5', 'B3 B4 B5'], fields: { A2: 'grain 2' } },
      { seats: 4, round: 5 },
    ).endRound()
    expect(t.answer('yes').goods()).toMatchObject({ grain: 1 })
    expect(t.goods().food).toBeUndefined()
  })

  test('[occ-milking-hand.r1] in the field phase: the food is there to eat', () => {
    const t = feeding(['Milking Hand'], { ...big, goods: { cattle: 5, food: 1 } }, 4)
    expect([t.player().begging, t.goods().food ?? 0]).toEqual([0, 0])
  })

  test('[occ-cattle-breeder.r1] no calf without room, and none is cooked for it', () => {
    const t = having(['Cattle Breeder', 3], { goods: { cattle: 3 }, pastures: ['A5'] }, { seats: 4, round: 12 })
    expect(untilPlacing(t.endRound()).goods()).toEqual({ cattle: 3 })
  })

  test('[occ-shepherd.r1] two lambs in the breeding phase, not in time to be eaten', () => {
    const t = feeding(['Shepherd', 3], { ...big, goods: { sheep: 4 } }, 4)
    expect(t.asks()?.kind).toBe('feed')
    expect(untilPlacing(t.answer({ feed: {} })).goods()).toEqual({ sheep: 6 })
    expect(t.player().begging).toBe(4)
  })

  test('[occ-veterinarian.r2] [occ-clay-seller.r1] an animal without room is cooked or goes back', () => {
    const t = having(['Clay Seller', 3, 'House Goat'], { goods: { clay: 2 } }, { seats: 4 }).unasked({
      exchange: { '2clay-1sheep@186': 1 },
    })
    expect(t.asks()?.choices).toEqual(expect.arrayContaining([{ keep: {}, rest: 'cook' }]))
    expect(t.answer({ keep: {}, rest: 'cook' }).goods()).toEqual({ food: 2 })
    const vet = playOccupation('Veterinarian', { plays: [3, 'House Goat'] }, { seats: 4, round: 5 })
    for (let n = 0; n < 9 && vet.asks()?.kind !== 'keep'; n++) {
      for (let seat = 0; seat < 4; seat++) vet.seat(seat, { goods: { food: 20 } })
      vet.endRound()
    }
    const had = vet.goods().food ?? 0
    expect(vet.answer({ keep: {}, rest: 'cook' }).goods().food).toBeGreaterThan(had)
  })

  test('[occ-farmer.r1] [occ-farmer.r3] one animal for several pastures, on one of the new ones if wished', () => {
    const t = having(['Farmer', 'House Goat'], { goods: { wood: 7 } }, { seats: 4 }).place('fences', {
      fences: ['A4-top', 'A5-top', 'A4-left', 'A5-left', 'A5-right', 'B4-top', 'B5-top'],
    })
    expect([t.goods(), t.farm().pastures.length]).toEqual([{ boar: 1 }, 2])
  })

  test('[occ-slaughterman.r4] who feeds last does so in turn order after the others', () => {
    const t = openTable({ seats: 4, round: 4 })
      .seat(0, { plays: ['Slaughterman'] })
      .seat(1, { plays: ['Slaughterhouse'] })
    const order: number[] = []
    for (const seat of [0, 1, 2, 3]) t.seat(seat, { goods: { grain: 1 } })
    t.endRound()
    while (t.asks()?.kind === 'feed') {
      order.push(t.asks()?.seat ?? -1)
      t.answer({ feed: {} })
    }
    expect(order).toEqual([2, 3, 0, 1])
  })
})
