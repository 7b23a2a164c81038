/** Deck K, occupations, from the specification alone: kitchen and herds. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import { eager, having, onCard, play, saying, toHarvest, untilPlacing } from './drive.ts'

describe('kitchen and herds', () => {
  test('[occ-basin-maker.e1] [A-OCCARD-X03] up to 2 wood for each boar cooked; number 1, 4, 7 and 10 are worth nothing', () => {
    const t = having(['Basin Maker', 3], { goods: { boar: 2, wood: 5 }, pastures: ['A5'] }, { seats: 4 }).unasked({
      exchange: { 'boar@3': 2 },
    })
    expect(t.asks()?.choices).toContainEqual({ put: 4 })
    expect(t.refused({ put: 5 })).not.toBeNull()
    t.answer({ put: 4 })
    expect([t.goods(), t.score().bonus]).toEqual([{ wood: 1, food: 6 }, 2])
  })

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [6, 4],
    [12, 8],
    [16, 12],
  ])('[occ-basin-maker.r2] %i wood: %i points', (wood, points) => {
    const t = having(['Basin Maker', 3, 'Forest Pasture'], { goods: { boar: 8, wood } }, { seats: 4 }).unasked({
      exchange: { 'boar@3': 8 },
    })
    expect(t.answer({ put: wood }).score().bonus).toBe(points)
  })

  test('[occ-basin-maker.e1] not for sheep, nor without wood', () => {
    expect(
      having(['Basin Maker', 3], { goods: { sheep: 1, wood: 5 } }, { seats: 4 })
        .unasked({ exchange: { 'sheep@3': 1 } })
        .asks()?.kind,
    ).toBe('place')
    expect(
      having(['Basin Maker', 3], { goods: { boar: 1 } }, { seats: 4 })
        .unasked({ exchange: { 'boar@3': 1 } })
        .asks()?.kind,
    ).toBe('place')
  })

  test.each<[object, number]>([
    [{ boar: 1 }, 0],
    [{ boar: 2 }, 1],
    [{ boar: 3 }, 1],
    [{ boar: 4 }, 2],
    [{ boar: 6 }, 3],
    [{ cattle: 1 }, 0],
    [{ cattle: 2 }, 1],
    [{ cattle: 3 }, 2],
    [{ cattle: 4 }, 3],
  ])(
    '[occ-tanner.e1] [occ-tanner.e2] %j cooked and kept: %i points, the food is paid all the same',
    (goods, points) => {
      const t = having(['Tanner', 3], { goods, pastures: ['A2 A3 A4 A5'] }, { seats: 3 })
      const [kind = '', n = 0] = Object.entries(goods)[0] ?? []
      const empty = having('Tanner', { pastures: ['A2 A3 A4 A5'] }, { seats: 3 }).score().bonus
      t.unasked({ exchange: { [`${kind}@3`]: n } }).answer('yes')
      expect([t.score().bonus - empty, t.goods()]).toEqual([points, { food: n * (kind === 'boar' ? 3 : 4) }])
    },
  )

  test('[occ-tanner.r1] [occ-basin-maker.r1] [M46] three boar: one for the Tanner leaves two for the Basin Maker', () => {
    const t = having(['Tanner', 'Basin Maker', 3], { goods: { boar: 3, wood: 9 }, pastures: ['A4 A5'] }, { seats: 4 })
    t.unasked({ exchange: { 'boar@3': 1 } })
    t.answer(saying(t, '280'))
    eager(t)
    expect(t.asks()?.kind).toBe('place')
    t.unasked({ exchange: { 'boar@3': 2 } })
    t.answer(saying(t, '273'))
    expect(t.asks()?.choices).toContainEqual({ put: 4 })
    t.answer({ put: 4 })
    untilPlacing(t)
    expect(t.goods()).toEqual({ wood: 5, food: 9 })
  })

  test('[occ-sheep-farmer.e2] 3 sheep for 1 boar and 1 cattle', () => {
    const t = having('Sheep Farmer', { goods: { sheep: 3 }, pastures: ['A4 A5', 'B5'] }, { seats: 3 })
    const swap =
      t
        .offers()
        .find((choice) => JSON.stringify(choice).includes('3sheep') || JSON.stringify(choice).includes('@297')) ?? null
    t.unasked(swap)
    expect(t.goods()).toEqual({ boar: 1, cattle: 1 })
    expect(
      JSON.stringify(having('Sheep Farmer', { goods: { sheep: 2 }, pastures: ['A5'] }, { seats: 3 }).offers()),
    ).not.toContain('297')
  })

  test('[occ-sheep-farmer.r1] also on the five-player animal card', () => {
    const t = having('Sheep Farmer', { pastures: ['A5'] }, { seats: 5 }).place('p5_animals')
    t.answer(saying(t, 'sheep'))
    expect(t.goods()).toEqual({ sheep: 2, food: 1 })
  })

  test('[occ-slaughterman.e1] [occ-slaughterman.r2] [M47] two conversions are 2 food; one’s own none', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(1, { plays: ['Slaughterman', 1], goods: { sheep: 1 } })
      .seat(0, { plays: [3], goods: { sheep: 2, boar: 1 }, pastures: ['A5'] })
    t.unasked({ exchange: { 'sheep@3': 2 } }).unasked({ exchange: { 'boar@3': 1 } })
    expect(t.goods(1).food).toBe(2)
    t.unasked({ exchange: { 'sheep@1': 1 } }, 1)
    expect(t.goods(1).food).toBe(4)
  })

  test('[occ-cattle-breeder.e2] cattle breed after round 12', () => {
    const bred = (cattle: number, round: number): number | undefined =>
      having('Cattle Breeder', { goods: { cattle }, pastures: ['A4 A5'] }, { seats: 4, round })
        .endRound()
        .goods().cattle
    expect([bred(2, 12), bred(1, 12), bred(2, 10)]).toEqual([3, 1, 2])
  })

  test('[occ-schnaps-distiller.e1] once per harvest, not outside it', () => {
    const t = having('Schnaps Distiller', { goods: { vegetable: 2 } }, { round: 4 })
    expect(JSON.stringify(t.offers())).not.toContain('@300')
    expect(toHarvest(t).refused({ feed: { '1vegetable-5food@300': 2 } })).not.toBeNull()
  })

  test('[occ-smallholder.r4] 2 holds 3, with the Drinking Trough 5, with a stable (4) nothing', () => {
    const held = (cards: readonly string[], place: Place): number | undefined =>
      untilPlacing(having(cards, place).space('cattle', { lies: 20 }).place('cattle')).goods().cattle
    expect(held(['Smallholder', 'House Goat'], { pastures: ['A5'] })).toBe(3)
    expect(held(['Smallholder', 'House Goat', 'Drinking Trough'], { pastures: ['A5'] })).toBe(5)
    expect(held(['Smallholder', 'House Goat'], { pastures: ['A5'], stables: ['A5'] })).toBe(4)
    expect(held(['Smallholder', 'House Goat'], { pastures: ['A4 A5'] })).toBe(4)
  })

  test('[occ-smallholder.r2] [occ-smallholder.r3] card fields do not count, and get their extra, wood not', () => {
    const t = having(['Smallholder', 'Acreage', 'Turnip Field', 'Copse', 'Forester'], {
      goods: { grain: 2, vegetable: 1, wood: 2 },
      fields: { A2: null, A3: null },
    })
    t.place(
      'sow_bake',
      { sow: 'grain', field: 'A2' },
      { sow: 'grain', field: '105' },
      { sow: 'vegetable', field: '137' },
      { sow: 'wood', field: '78' },
      { sow: 'wood', field: '278' },
    )
    expect([
      t.farm().fields.A2,
      onCard(t, 'Acreage'),
      onCard(t, 'Turnip Field'),
      onCard(t, 'Copse'),
      onCard(t, 'Forester'),
    ]).toEqual(['grain 4', [4, 0], [3], [3, 0], [3, 0, 0]])
  })

  test('[occ-market-woman.r1] [occ-market-woman.r3] Market Stall: the grain is paid first', () => {
    const t = having('Market Woman', { goods: { grain: 1 }, holds: ['Market Stall'] }).place(
      'starting_player_minor',
      play('Market Stall'),
    )
    expect(t.goods()).toEqual({ vegetable: 1, grain: 2 })
    const none = having('Market Woman', { holds: ['Market Stall', 'Corn Sheaf'] }).place('starting_player_minor')
    expect(none.refused(play('Market Stall'))).not.toBeNull()
  })

  test('[occ-market-woman.r2] [occ-market-woman.r4] not for vegetables of occupations or of the harvest', () => {
    const serf = having(['Market Woman', 'Market Crier'], {}, { seats: 3 }).place('take_grain', 'yes')
    expect(serf.goods()).toEqual({ grain: 2, vegetable: 1 })
    const harvest = toHarvest(
      having('Market Woman', { goods: { food: 4 }, fields: { A2: 'vegetable 1' } }, { round: 4 }),
    )
    expect(untilPlacing(harvest).goods()).toEqual({ vegetable: 1 })
  })
})
