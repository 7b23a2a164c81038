/** Deck I, minor improvements, from the specification alone: spaces, other players, the end of the game. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable, type Place } from '../table.ts'
import { againstMinor, eager, having, play, toHarvest, untilPlacing } from './drive.ts'

describe('spaces', () => {
  test('[min-tavern.e1] [AX-C-15] others take 3 food, the owner 3 food or 2 points; one person a round', () => {
    const t = having('Tavern').place('clay_1').place('tavern')
    expect([t.goods(0), t.goods(1)]).toEqual([{ clay: 1 }, { food: 3 }])
    expect(t.refused({ place: 'tavern' })).not.toBeNull()
    t.endRound().place('tavern')
    const before = t.score().bonus
    t.answer({ option: 1 })
    expect([t.score().bonus - before, t.goods().food]).toEqual([2, undefined])
    t.endRound().place('tavern', { option: 0 })
    expect([t.score().bonus - before, t.goods().food]).toEqual([2, 3])
    expect(t.score().cards).toBe(2)
  })

  test('[min-tavern.r3] is also an ordinary improvement', () => {
    const t = openTable({ round: 5 }).seat(0, { goods: { wood: 2, stone: 2 }, holds: ['Tavern'] })
    expect(t.refused({ place: 'tavern' })).not.toBeNull()
    t.place('starting_player_minor', play('Tavern'))
    expect([t.played(), t.goods(), t.refused({ place: 'tavern' })]).toEqual([[100], {}, null])
    expect(againstMinor('Tavern', { goods: { wood: 2, stone: 1 } })).not.toBeNull()
  })

  test('[min-spinney.e1] who takes “3 wood” gives the owner 1 of it, however much it is', () => {
    const t = openTable({ round: 5, seats: 3 })
      .seat(1, { plays: ['Spinney'] })
      .space('wood_3', { lies: 9 })
      .place('wood_3')
    expect([t.goods(0), t.goods(1)]).toEqual([{ wood: 8 }, { wood: 1 }])
  })

  test('[min-spinney.e1] [min-spinney.r2] nothing for the owner, nor on other wood spaces', () => {
    expect(having('Spinney').place('wood_3').goods()).toEqual({ wood: 3 })
    const five = openTable({ round: 5, seats: 5 })
      .seat(1, { plays: ['Spinney'] })
      .place('p5_wood_4')
    expect([five.goods(0), five.goods(1)]).toEqual([{ wood: 4 }, {}])
  })

  test('[min-spinney.r3] before the Mushroom Collector leaves wood', () => {
    const t = having('Mushroom Collector')
      .seat(1, { plays: ['Spinney'] })
      .space('wood_3', { lies: 3 })
      .place('wood_3')
    eager(t)
    expect([t.goods(0), t.goods(1)]).toEqual([{ wood: 1, food: 2 }, { wood: 1 }])
  })

  test('[min-spinney] needs 3 occupations', () => {
    expect(againstMinor('Spinney', { goods: { wood: 1 }, plays: ['Tutor', 'Carpenter'] })).not.toBeNull()
    expect(againstMinor('Spinney', { goods: { wood: 1 }, plays: ['Tutor', 'Carpenter', 'Woodcutter'] })).toBeNull()
  })

  test('[min-fish-trap.r1] [min-fish-trap.r2] reed of three-, four- and five-player spaces, not of a purchase', () => {
    expect(having('Fish Trap', {}, { seats: 4 }).place('p4_reed_stone_food').goods()).toEqual({
      reed: 1,
      stone: 1,
      food: 2,
    })
    const three = having('Fish Trap', {}, { seats: 3 }).place('p3_building_resource')
    const reed = three.asks()?.choices?.find((choice) => JSON.stringify(choice).includes('reed')) ?? null
    expect(three.answer(reed).goods()).toEqual({ reed: 1, food: 1 })
    const bought = openTable({ round: 5, seats: 4 }).seat(1, { plays: ['Reed Buyer', 'Fish Trap'], goods: { food: 1 } })
    expect(bought.place('reed_1', 'yes').goods(1)).toEqual({ reed: 1 })
  })

  test('[min-wood-cart.r1] [min-wooden-crane.r1] nothing on the five-player reed space', () => {
    const t = having(['Wood Cart', 'Wooden Crane'], { goods: { food: 3 } }, { seats: 5 }).space('p5_reed_stone_wood', {
      lies: 1,
    })
    expect(t.place('p5_reed_stone_wood').goods()).toEqual({ reed: 1, stone: 1, wood: 1, food: 3 })
  })

  test('[min-wood-cart.r2] also if the wood is left for the Mushroom Collector', () => {
    const t = having(['Wood Cart', 'Mushroom Collector']).space('wood_3', { lies: 3 }).place('wood_3')
    eager(t)
    expect(t.goods()).toEqual({ wood: 3 - 1 + 2, food: 2 })
  })
})

describe('end of the game and herds', () => {
  const end = (place: Place): OpenTable =>
    untilPlacing(toHarvest(having('Animal Feed', { ...place, goods: { food: 9, ...place.goods } }, { round: 14 })))

  test('[min-animal-feed.e1] 1 more of each kind owned, if there is room', () => {
    const t = end({ goods: { sheep: 1, cattle: 1 }, pastures: ['A5', 'B5'] })
    expect(t.goods()).toMatchObject({ sheep: 2, cattle: 2 })
    expect(t.goods().boar).toBeUndefined()
  })

  test('[min-animal-feed.e1] without room nothing comes', () => {
    expect(end({ goods: { sheep: 1 } }).goods().sheep).toBe(1)
  })

  test('[min-animal-feed.r1] 4 planted fields, the Copse not counted', () => {
    const three = { A2: 'grain 1', A3: 'vegetable 1', A4: 'grain 2' }
    expect(againstMinor('Animal Feed', { fields: { ...three, A5: 'grain 1' } })).toBeNull()
    expect(againstMinor('Animal Feed', { fields: { ...three, A5: null } })).not.toBeNull()
    const t = having('Copse', { goods: { wood: 1 }, fields: three, holds: ['Animal Feed', 'Corn Sheaf'] })
    t.place('sow_bake', { sow: 'wood', field: '78' }).place('fishing').place('starting_player_minor')
    expect(t.refused(play('Animal Feed'))).not.toBeNull()
  })

  test('[min-animal-feed.r3] each stack of the Acreage counts', () => {
    const t = having('Acreage', {
      goods: { grain: 2 },
      fields: { A2: 'grain 1', A3: 'vegetable 1' },
      holds: ['Animal Feed', 'Corn Sheaf'],
    })
    t.place('sow_bake', { sow: 'grain', field: '105' }, { sow: 'grain', field: '105.2' })
      .place('fishing')
      .place('starting_player_minor')
    expect(t.refused(play('Animal Feed'))).toBeNull()
  })

  test('[min-wildlife-reserve.e1] one place for each kind, not two of a kind', () => {
    const t = having('Wildlife Reserve', { goods: { sheep: 1, boar: 1 } })
      .space('cattle', { lies: 1 })
      .place('cattle')
    expect(t.goods()).toEqual({ sheep: 1, boar: 1, cattle: 1 })
    const two = having('Wildlife Reserve').space('sheep', { lies: 3 }).place('sheep')
    expect(untilPlacing(two).goods()).toEqual({ sheep: 2 })
    expect(having('Wildlife Reserve').score().pastures).toBe(-1)
  })

  test('[min-wildlife-reserve.r3] Drinking Trough: 2 more; Shepherd’s Pipe: 2 sheep more', () => {
    const trough = having(['Wildlife Reserve', 'Drinking Trough']).space('sheep', { lies: 9 }).place('sheep')
    expect(untilPlacing(trough).goods()).toEqual({ sheep: 1 + 1 + 2 })
    const pipe = having(['Wildlife Reserve', "Shepherd's Pipe"]).space('sheep', { lies: 9 }).place('sheep')
    expect(untilPlacing(pipe).goods()).toEqual({ sheep: 1 + 1 + 2 })
  })

  test('[min-wildlife-reserve] 2 wood and 2 occupations', () => {
    expect(againstMinor('Wildlife Reserve', { goods: { wood: 2 }, plays: ['Tutor'] })).not.toBeNull()
    expect(againstMinor('Wildlife Reserve', { goods: { wood: 2 }, plays: ['Tutor', 'Carpenter'] })).toBeNull()
  })
})
