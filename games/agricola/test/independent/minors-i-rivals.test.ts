/** Deck I, minor improvements, from the specification alone: what others build and cook, and pastures newly fenced. */

import { describe, expect, test } from 'vitest'
import { openTable } from '../table.ts'
import { around, having, play } from './drive.ts'

describe('what others build and cook', () => {
  test('[min-flagon.e1] whoever builds the Well: 4 food for the owner, 1 for every other', () => {
    const t = openTable({ round: 5, seats: 3 })
      .seat(1, { plays: ['Flagon'] })
      .seat(0, { goods: { wood: 1, stone: 3 } })
    t.place('major_or_minor', { play: '10' })
    expect([0, 1, 2].map((seat) => t.goods(seat).food)).toEqual([1, 4, 1])
  })

  test('[min-flagon.e1] the upgrade to the Village Well pays too, a rebuilt Well again', () => {
    const t = having('Flagon', { plays: [10], holds: ['Village Well'], goods: { wood: 1, stone: 3 } })
    t.place('starting_player_minor', play('Village Well'))
    expect([t.goods().food, t.goods(1).food]).toEqual([4, 1])
    t.place('fishing').place('major_or_minor', { play: '10' })
    expect([t.goods().food, t.goods(1).food]).toEqual([8, 3])
  })

  test.each<[readonly (string | number)[], number]>([
    [[], 0],
    [[10], 4],
    [['Village Well'], 4],
    [['Village Well', 10], 8],
  ])('[min-flagon.e2] [min-flagon.r2] played late with %j on the table: %i food', (plays, food) => {
    const t = openTable({ round: 5 })
      .seat(1, { plays })
      .seat(0, { goods: { clay: 1 }, holds: ['Flagon'] })
    t.place('starting_player_minor', play('Flagon'))
    expect([t.goods().food ?? 0, t.goods(1).food ?? 0]).toEqual([food, food / 4])
  })

  test('[min-slaughterhouse.e1] [min-slaughterhouse.r1] 1 food per conversion of another player, none for one’s own', () => {
    const t = having(['Slaughterhouse', 1], { goods: { sheep: 1 } }).seat(1, {
      plays: [3],
      goods: { sheep: 2 },
      pastures: ['A5'],
    })
    t.unasked({ exchange: { 'sheep@3': 2 } }, 1)
    expect(t.goods().food).toBe(1)
    t.unasked({ exchange: { 'sheep@1': 1 } })
    expect(t.goods().food).toBe(3)
  })

  test('[min-slaughterhouse.e2] its owner feeds last', () => {
    const t = having('Slaughterhouse', { goods: { grain: 4 } }, { round: 4 }).seat(1, {
      plays: [1],
      goods: { sheep: 1, grain: 4 },
    })
    t.endRound()
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'feed' })
    t.answer({ feed: { 'sheep@1': 1, 'grain@raw': 2 } })
    expect([t.asks()?.seat, t.goods().food]).toEqual([0, 1])
  })

  test('[min-slaughterhouse.r2] with a Slaughterman too both feed last, in turn order', () => {
    const grain = { goods: { grain: 5 } }
    const t = having('Slaughterhouse', grain, { round: 4, seats: 3 })
      .seat(1, { plays: ['Slaughterman'], ...grain })
      .seat(2, grain)
    t.endRound()
    const asked: number[] = []
    while (t.asks()?.kind === 'feed') {
      asked.push(t.asks()?.seat ?? -1)
      t.answer({ feed: { 'grain@raw': 4 } })
    }
    expect(asked).toEqual([2, 0, 1])
  })

  test('[min-slaughterhouse.e1] a vegetable cooked by another gives nothing', () => {
    const t = having('Slaughterhouse').seat(1, { plays: [1], goods: { vegetable: 1 } })
    t.unasked({ exchange: { 'vegetable@1': 1 } }, 1)
    expect(t.goods()).toEqual({})
  })

  test.each([
    [4, 2, 0],
    [5, 2, 1],
    [9, 3, 2],
    [10, 6, 4],
  ])(
    '[min-milking-shed.e1] [min-milking-shed.r1] %i sheep and %i cattle of all players: %i food',
    (sheep, cattle, food) => {
      const field = 'A2 A3 A4 A5 B2 B3 B4 B5'
      const t = having('Milking Shed', { goods: { sheep: sheep - 1, food: 4 }, pastures: [field] }, { round: 4 })
      t.seat(1, { goods: { sheep: 1, cattle, food: 4 }, pastures: [field] }).endRound()
      expect(t.goods().food ?? 0).toBe(food)
    },
  )
})

describe('pastures newly fenced', () => {
  test('[min-shepherds-crook.e1] 2 sheep for a new pasture of 4, none for 3', () => {
    const t = having("Shepherd's Crook", { goods: { wood: 9 } }).place('fences', around('A4', 'A5', 'B4', 'B5'))
    expect(t.goods()).toEqual({ wood: 1, sheep: 2 })
    const small = having("Shepherd's Crook", { goods: { wood: 9 } }).place('fences', around('A3', 'A4', 'A5'))
    expect(small.goods()).toEqual({ wood: 1 })
  })

  test('[min-shepherds-crook.r1] splitting a larger one is no new pasture', () => {
    const t = having("Shepherd's Crook", { goods: { wood: 2 }, pastures: ['A3 A4 A5 B3 B4 B5'] })
    t.place('fences', { fences: ['A4-left', 'B4-left'] })
    expect([t.farm().pastures.length, t.goods()]).toEqual([2, {}])
  })

  test('[min-shepherds-crook.r2] two large pastures in one action: 4 sheep', () => {
    const t = having("Shepherd's Crook", { goods: { wood: 15 } })
    t.place('fences', {
      fences: [...around('A2', 'A3', 'A4', 'A5', 'B2', 'B3', 'B4', 'B5').fences, 'A4-left', 'B4-left'],
    })
    expect(t.goods()).toEqual({ wood: 1, sheep: 4 })
  })

  test('[min-shepherds-crook.e1] a new one beside an old pasture counts, with the fences that are missing', () => {
    const t = having("Shepherd's Crook", { goods: { wood: 7 }, pastures: ['A5'] })
    t.place('fences', { fences: around('A3', 'A4', 'B3', 'B4').fences.filter((edge) => edge !== 'A5-left') })
    expect(t.goods()).toEqual({ sheep: 2 })
  })
})
