/** Deck K, occupations, from the specification alone: prices, points and what goes with fences. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import { around, having, play, playOccupation, total } from './drive.ts'

describe('prices', () => {
  test('[occ-serf.e1] [occ-serf.r3] or 1 grain for 1 vegetable, which needs a grain', () => {
    const t = having('Serf', { goods: { grain: 1 }, fields: { A2: null } }, { seats: 4 }).place('sow_bake')
    expect(t.asks()?.kind).toBe('chooseEffect')
    t.answer({ option: 1 }, { sow: 'vegetable', field: 'A2' })
    expect([t.farm().fields, t.goods()]).toEqual([{ A2: 'vegetable 2' }, {}])
    const none = having('Serf', { fields: { A2: null } }, { seats: 4 }).place('sow_bake')
    expect(none.asks()?.choices ?? []).not.toContainEqual({ option: 1 })
  })

  test('[occ-frame-builder.e1] in a renovation 1 clay may be 1 wood, once', () => {
    const t = having('Frame Builder', { goods: { clay: 1, wood: 1, reed: 1 } }).place('renovation_improvement')
    expect([t.farm().house, t.goods()]).toEqual(['clay', {}])
    expect(
      having('Frame Builder', { goods: { wood: 9, reed: 1 } }).refused({ place: 'renovation_improvement' }),
    ).not.toBeNull()
  })

  test('[occ-frame-builder.e2] for each room 2 stone may be 1 wood', () => {
    const t = having('Frame Builder', { house: 'stone', goods: { stone: 3, wood: 1, reed: 2 } }).place(
      'build_rooms_stables',
      { build: 'room', at: 'A1' },
    )
    expect(t.goods()).toEqual({})
  })

  test('[occ-brushwood-collector.r1] renovation: 1 wood for the reed; per room', () => {
    const t = having('Brushwood Collector', { goods: { clay: 2, wood: 1 } }, { seats: 3 }).place(
      'renovation_improvement',
    )
    expect([t.farm().house, t.goods()]).toEqual(['clay', {}])
    const two = having('Brushwood Collector', { goods: { wood: 12 } }, { seats: 3 }).place(
      'build_rooms_stables',
      { build: 'room', at: 'A1' },
      { build: 'room', at: 'A2' },
    )
    expect(two.goods()).toEqual({})
  })

  test.each<[number, Place]>([
    [7, { goods: { stone: 2 } }],
    [7, { goods: { wood: 2 } }],
    [8, { goods: { clay: 2 } }],
    [9, { goods: { reed: 2 } }],
    [9, { goods: { reed: 1, stone: 1 } }],
  ])('[occ-manufacturer.e1] [M62] major %i for any 2 resources less', (major, place) => {
    const t = having('Manufacturer', { house: 'clay', ...place }, { seats: 3 }).place('starting_player_minor', {
      play: String(major),
    })
    if (t.asks()?.kind === 'pay') t.answer(t.asks()?.choices?.[0] ?? null)
    expect([t.played(), t.goods()]).toEqual([[277, major], {}])
  })

  test('[occ-manufacturer.e1] not the Fireplace, and not for 3 resources less', () => {
    const t = having(
      'Manufacturer',
      { house: 'clay', goods: { clay: 5, stone: 1 }, holds: ['Corn Sheaf'] },
      { seats: 3 },
    ).place('starting_player_minor')
    expect([t.refused({ play: '1' }) !== null, t.refused({ play: '7' }) !== null]).toEqual([true, true])
  })

  test('[occ-stone-breaker.e1] in another’s turn too; not without the price', () => {
    const t = having('Stone Breaker', { house: 'clay', goods: { stone: 2, reed: 1 } }, { seats: 4 }).place('fishing')
    expect(t.offers().length).toBeGreaterThan(0)
    const poor = having('Stone Breaker', { house: 'clay', goods: { stone: 1, reed: 1 } }, { seats: 4 })
    expect(JSON.stringify(poor.offers())).not.toContain('303')
  })

  test('[occ-stone-breaker.r1] with the Conservator no wooden hut becomes stone this way', () => {
    const t = having(['Stone Breaker', 'Conservator'], { goods: { stone: 9, reed: 1 } }, { seats: 4 })
    expect(JSON.stringify(t.offers())).not.toContain('303')
  })

  test('[occ-tinsmith.r1] an odd clay still gives 1 food', () => {
    const t = having('Tinsmith', { goods: { clay: 3 } }, { seats: 3 })
      .seat(1, { plays: [10] })
      .edit((s) => {
        s.everBuilt |= 1 << 10
      })
    t.unasked(t.offers().find((choice) => JSON.stringify(choice).includes('2clay-3food')) ?? null)
    t.unasked(t.offers().find((choice) => JSON.stringify(choice).includes('clay')) ?? null)
    expect(t.goods()).toEqual({ food: 4 })
  })

  test('[occ-storehouse-clerk.r2] wood of this very round start counts', () => {
    const t = having(
      'Storehouse Clerk',
      { goods: { wood: 7, food: 1 }, holds: ['Wood Collector'] },
      { seats: 4 },
    ).place('occupation', play('Wood Collector'))
    t.endRound()
    expect(t.goods().wood).toBe(9)
  })
})

describe('points', () => {
  test('[occ-organic-farmer.e1] [M66] three pastures of 4 and 3 sheep: 3 points; room for 3 more is needed', () => {
    expect(having('Organic Farmer', { pastures: ['A2 A3', 'A4 A5', 'B4 B5'], goods: { sheep: 3 } }).score().bonus).toBe(
      3,
    )
    expect(having('Organic Farmer', { pastures: ['A4 A5'], goods: { sheep: 3 } }).score().bonus).toBe(0)
    expect(having('Organic Farmer', { pastures: ['A5'], goods: { sheep: 1 } }).score().bonus).toBe(0)
    expect(having('Organic Farmer', { pastures: ['A4 A5'] }).score().bonus).toBe(0)
  })

  test('[occ-organic-farmer.r1] [occ-organic-farmer.r2] Forest Pasture; stable, trough and Smallholder count', () => {
    expect(having(['Organic Farmer', 'Forest Pasture'], { goods: { boar: 1 } }).score().bonus).toBe(1)
    expect(having('Organic Farmer', { pastures: ['A5'], stables: ['A5'], goods: { sheep: 1 } }).score().bonus).toBe(1)
    expect(having(['Organic Farmer', 'Drinking Trough'], { pastures: ['A5'], goods: { sheep: 1 } }).score().bonus).toBe(
      1,
    )
    expect(having(['Organic Farmer', "Shepherd's Pipe"], { pastures: ['A5'], goods: { sheep: 1 } }).score().bonus).toBe(
      1,
    )
    expect(having(['Organic Farmer', "Shepherd's Pipe"], { pastures: ['A5'], goods: { boar: 1 } }).score().bonus).toBe(
      0,
    )
  })

  test('[occ-constable.e2] 5 points for every player without any negative point', () => {
    const rich: Place = {
      rooms: ['A1', 'B1', 'C1'],
      house: 'clay',
      fields: { A2: 'grain 3', B2: 'vegetable 2', C2: null },
      pastures: ['A3 B3 C3', 'A4 B4 C4', 'A5 B5 C5'],
      goods: { sheep: 2, boar: 2, cattle: 2 },
    }
    const t = openTable({ seats: 3, round: 14 })
      .seat(0, { plays: ['Constable'] })
      .seat(1, rich)
      .seat(2, { ...rich, begging: 1 })
    const base = openTable({ seats: 3, round: 14 })
      .seat(1, rich)
      .seat(2, { ...rich, begging: 1 })
    expect([0, 1, 2].map((seat) => total(t, seat) - total(base, seat))).toEqual([0, 5, 0])
  })

  test('[occ-house-steward.e1] wood by the rounds to come', () => {
    expect(
      [1, 6, 9, 12, 14].map((round) => playOccupation('House Steward', {}, { seats: 3, round }).goods().wood ?? 0),
    ).toEqual([4, 3, 2, 1, 0])
  })

  test('[occ-fence-overseer.r2] with the Stablehand: the stable of a fencing is fenced for 1 food, that gives no second stable', () => {
    const t = having(['Fence Overseer', 'Stablehand'], { goods: { wood: 4, food: 2 } }).place('fences', around('A5'))
    for (let n = 0; n < 6 && t.asks()?.seat === 0; n++) {
      const choices = t.asks()?.choices ?? []
      t.answer(
        choices.includes('yes')
          ? 'yes'
          : (choices.find((choice) => JSON.stringify(choice).includes('A4')) ?? choices[0] ?? null),
      )
    }
    expect([t.farm().stables, t.farm().pastures, t.goods()]).toEqual([['A4'], ['A4', 'A5'], { food: 1 }])
  })

  test('[occ-fence-overseer.r3] [M44] with the Groom at the start of a round', () => {
    const t = having(
      ['Fence Overseer', 'Groom'],
      { house: 'stone', goods: { wood: 1, food: 1 } },
      { seats: 4 },
    ).endRound()
    t.answer('yes', { build: 'stable', at: 'A5' }, 'yes')
    expect([t.farm().pastures, t.goods()]).toEqual([['A5'], {}])
  })

  test('[occ-magician.r1] a guest still to be placed: not the last', () => {
    const t = having([], { plays: ['Magician'], goods: { food: 2 }, holds: ['Guest'] }, { seats: 4 }).place(
      'starting_player_minor',
      play('Guest'),
    )
    t.endRound()
    for (let n = 0; n < 3 && t.asks()?.seat === 0; n++) t.place('fishing')
    while (t.asks()?.seat !== 0) t.place(['clay_1', 'reed_1', 'take_grain'][(t.asks()?.seat ?? 1) - 1] ?? '')
    const before = t.goods().grain ?? 0
    t.place('p4_traveling_players')
    expect((t.goods().grain ?? 0) - before).toBe(0)
  })
})
