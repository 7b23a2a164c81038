/** Deck I, minor improvements, from the specification alone: goods, prices, printed points. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import { againstMinor, deliveries, FREE, having, play, playMinor, untilPlacing } from './drive.ts'

const TWO = FREE.slice(0, 2)
const THREE = FREE.slice(0, 3)

describe('goods and prices', () => {
  test.each([
    [1, 0],
    [2, 1],
    [14, 13],
  ])('[min-alms.e1] in round %i: %i food, only without an occupation', (round, food) => {
    expect(playMinor('Alms', {}, { round }).goods().food ?? 0).toBe(food)
    expect(againstMinor('Alms', { plays: ['Tutor'] }, { round })).not.toBeNull()
  })

  test('[min-village-well.r2] [AGR-MIN-G10] the Well’s food stays and 3 new come', () => {
    const t = openTable({ round: 5 }).seat(0, { goods: { wood: 1, stone: 3 }, holds: ['Village Well'] })
    t.place('major_or_minor', { play: '10' }).place('fishing').place('starting_player_minor', play('Village Well'))
    expect(deliveries(t, 'food', 11)).toEqual([2, 2, 2, 1, 1, 0])
    expect(t.score().cards).toBe(5)
  })

  test.each<[string, Place, number, number[]]>([
    ['Strawberry Patch', { fields: { A2: 'vegetable 1', A3: 'vegetable 1' } }, 10, [1, 1, 1, 0]],
    ['Goose Pond', { plays: THREE }, 8, [1, 1, 1, 1, 0, 0]],
    ['Chicken Coop', { goods: { wood: 2, reed: 1 } }, 5, [1, 1, 1, 1, 1, 1, 1, 1, 0]],
  ])('[min-strawberry-patch.e1] [min-goose-pond.e1] [min-chicken-coop.e1] %s', (card, place, round, food) => {
    expect(deliveries(playMinor(card, place, { round }), 'food')).toEqual(food)
  })

  test('[min-strawberry-patch.r2] the Turnip Field with vegetables is a vegetable field', () => {
    const t = having('Turnip Field', {
      goods: { vegetable: 1 },
      fields: { A2: 'vegetable 1' },
      holds: ['Strawberry Patch', 'Corn Sheaf'],
    })
    t.place('sow_bake', { sow: 'vegetable', field: '137' }).place('fishing').place('starting_player_minor')
    expect(t.refused(play('Strawberry Patch'))).toBeNull()
  })

  test.each<[string, Place]>([
    ['Water Mill', { goods: { wood: 1, clay: 2, stone: 2 } }],
    ['Half-timbered House', { goods: { wood: 1, clay: 1, stone: 2 } }],
    ['Chicken Coop', { goods: { wood: 2 } }],
    ['Holiday House', { goods: { clay: 3, reed: 1 } }],
    ['Mansion', { goods: { wood: 3, clay: 3, reed: 1, stone: 3 } }],
    ['Corn Storehouse', { goods: { clay: 2 } }],
  ])('[min-ladder.e1] %s costs 1 reed less', (card, place) => {
    expect(againstMinor(card, { ...place, plays: ['Ladder'] })).toBeNull()
    expect(againstMinor(card, place)).not.toBeNull()
  })

  test.each<[string, Place]>([
    ['Basket', {}],
    ['Lasso', {}],
    ['Landing Net', {}],
    ['Reed Hut', { goods: { wood: 1, reed: 3 } }],
    ['Wooden Hut Extension', { goods: { wood: 5 } }],
  ])('[min-ladder.e1] but not %s', (card, place) => {
    expect(againstMinor(card, { ...place, plays: ['Ladder'] })).not.toBeNull()
  })

  test('[min-ladder.r1] per room, never below 0', () => {
    const t = having('Ladder', { goods: { wood: 10, reed: 2 } }).place(
      'build_rooms_stables',
      { build: 'room', at: 'A1' },
      { build: 'room', at: 'A2' },
    )
    expect([t.goods(), t.farm().rooms.length]).toEqual([{}, 4])
  })

  test('[min-straw-thatched-roof.e1] no reed for rooms and renovations; 3 fields with grain', () => {
    expect(
      having('Straw-thatched Roof', { goods: { clay: 2 } }).refused({ place: 'renovation_improvement' }),
    ).toBeNull()
    const grain = { A2: 'grain 1', A3: 'grain 1' }
    expect(againstMinor('Straw-thatched Roof', { fields: { ...grain, A4: 'grain 1' } })).toBeNull()
    expect(againstMinor('Straw-thatched Roof', { fields: { ...grain, A4: null } })).not.toBeNull()
    expect(againstMinor('Straw-thatched Roof', { fields: { ...grain, A4: 'vegetable 2' } })).not.toBeNull()
  })

  test('[min-wooden-hut-extension.r3] after the growth of the same space; the room does not serve it', () => {
    const t = having([], { goods: { wood: 5, reed: 1 }, holds: ['Wooden Hut Extension'] })
    expect(t.refused({ place: 'family_growth_minor' })).not.toBeNull()
  })

  test('[min-weekly-market.r1] [min-weekly-market.r2] 3 grain of the supply; the Market Woman pays, the Pieceworker is not asked', () => {
    const t = playMinor('Weekly Market', { goods: { grain: 3, food: 3 }, plays: ['Market Woman', 'Pieceworker'] })
    expect([t.goods(), t.asks()?.seat]).toEqual([{ vegetable: 2, grain: 2, food: 3 }, 1])
    expect(againstMinor('Weekly Market', { goods: { grain: 2 }, fields: { A2: 'grain 3' } })).not.toBeNull()
    expect(againstMinor('Weekly Market', { goods: { grain: 1 }, plays: ['Market Woman'] })).not.toBeNull()
  })

  test('[min-reed-exchange.r2] gives the Net Fisherman no claim', () => {
    const t = having('Net Fisherman', { goods: { wood: 2 }, holds: ['Reed Exchange'] }).space('fishing', { lies: 5 })
    t.place('starting_player_minor', play('Reed Exchange')).place('clay_1').place('take_grain').place('day_laborer')
    expect([t.m.state.round, untilPlacing(t).goods().food]).toEqual([6, undefined])
  })

  test('[min-bakers-kitchen.r1] [min-bakers-kitchen.r2] ovens of minors leave the game; it is no oven', () => {
    const t = playMinor("Baker's Kitchen", { plays: ['Wood-fired Oven'], goods: { stone: 2 } })
    expect([t.played(), t.goods()]).toEqual([[65], {}])
    expect(againstMinor("Baker's Kitchen", { plays: ["Baker's Oven"], goods: { stone: 2 } })).toBeNull()
    expect(againstMinor("Baker's Kitchen", { plays: ['Bakehouse', 1, 3], goods: { stone: 9 } })).not.toBeNull()
    expect(againstMinor('Ceramics', { plays: ["Baker's Kitchen"], goods: { clay: 1 } })).not.toBeNull()
  })

  test('[min-cooking-corner.r1] not from a fireplace', () => {
    expect(againstMinor('Cooking Corner', { plays: [1, 'Simple Fireplace'] })).not.toBeNull()
    expect(againstMinor('Cooking Corner', { plays: [4] })).toBeNull()
  })

  test.each([
    ['Moldboard Plough', 1],
    ["Baker's Kitchen", 4],
    ['Village Well', 5],
    ['Threshing Board', 1],
    ['Harrow', 0],
    ['Strawberry Patch', 2],
    ['Holiday House', 8],
    ['Copse', 1],
    ['Spinney', 1],
    ['Wooden Crane', 1],
    ['Chicken Coop', 1],
    ['Cooking Corner', 3],
    ['Corn Storehouse', 1],
    ['Clay Path', 1],
    ['Milking Shed', 2],
    ['Paved Road', 2],
    ['Slaughterhouse', 2],
    ['Schnaps Distillery', 2],
    ['Straw-thatched Roof', 1],
    ['Tavern', 2],
    ['Wildlife Reserve', 1],
    ['Water Mill', 2],
  ])('[AGR-MIN-G25] %s prints %i points', (card, points) => {
    expect(having(card).score().cards).toBe(points)
  })

  test.each<[string, Place, Place]>([
    ['Grain Cart', { goods: { wood: 2 }, plays: TWO }, { goods: { wood: 1 }, plays: TWO }],
    ['Harrow', { goods: { wood: 2 } }, { goods: { wood: 1 } }],
    ['Punner', { goods: { wood: 1 } }, {}],
    ['Guest', { goods: { food: 2 } }, { goods: { food: 1 } }],
    ["Shepherd's Crook", { goods: { wood: 1 } }, {}],
    ['Copse', { goods: { wood: 2 }, plays: ['Tutor'] }, { goods: { wood: 2 } }],
    ['Flagon', { goods: { clay: 1 } }, { goods: { wood: 1 } }],
    ['Lasso', { goods: { reed: 1 } }, {}],
    ['Planter Box', { plays: TWO }, { plays: ['Tutor'] }],
    ['Milking Shed', { goods: { clay: 2, stone: 3 } }, { goods: { clay: 2, stone: 2 } }],
    ['Slaughterhouse', { goods: { clay: 2, stone: 2 } }, { goods: { clay: 2, stone: 1 } }],
    [
      'Water Mill',
      { goods: { wood: 1, clay: 2, reed: 1, stone: 2 } },
      { goods: { wood: 1, clay: 2, reed: 1, stone: 1 } },
    ],
  ])('[agricola-minors 7] %s with what it asks for, not with less', (card, enough, less) => {
    expect(againstMinor(card, enough)).toBeNull()
    expect(againstMinor(card, less)).not.toBeNull()
  })
})
