/** Deck I, occupations, from the specification alone: house, family, fences. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable } from '../table.ts'
import { around, deliveries, eager, having, play, playOccupation, toHarvest, untilPlacing } from './drive.ts'

describe('house and family', () => {
  test('[occ-clay-plasterer.e1] [A-OCCARD-X06] five wooden rooms for 1 clay and 1 reed', () => {
    const rooms = ['A1', 'B1', 'C1', 'A2', 'B2']
    const t = having('Clay Plasterer', { rooms, goods: { clay: 1, reed: 1 } }).place('renovation_improvement')
    expect([t.farm().house, t.goods()]).toEqual(['clay', {}])
    expect(having('Clay Plasterer', { goods: { clay: 1 } }).refused({ place: 'renovation_improvement' })).not.toBeNull()
  })

  test('[occ-clay-plasterer.e2] a clay room for 3 clay and 2 reed, a stone room not', () => {
    const t = having('Clay Plasterer', { house: 'clay', goods: { clay: 3, reed: 2 } })
    expect(t.place('build_rooms_stables', { build: 'room', at: 'A1' }).goods()).toEqual({})
    const stone = having('Clay Plasterer', { house: 'stone', goods: { stone: 3, reed: 2 } })
    expect(stone.refused({ place: 'build_rooms_stables' })).not.toBeNull()
    expect(
      having('Clay Plasterer', { house: 'clay', goods: { stone: 1, reed: 1 } }).refused({
        place: 'renovation_improvement',
      }),
    ).not.toBeNull()
  })

  test('[occ-clay-plasterer.r1] not together with Carpenter or Clay Supports', () => {
    const t = having(['Clay Plasterer', 'Carpenter', 'Clay Supports'], { house: 'clay', goods: { clay: 2, reed: 2 } })
    expect(t.refused({ place: 'build_rooms_stables' })).not.toBeNull()
  })

  test('[occ-bricklayer.e1] [A-OCCARD-X05] four wooden rooms 3 clay and 1 reed; with the Carpenter a room 1 clay and 2 reed', () => {
    const t = having('Bricklayer', { rooms: ['A1', 'B1', 'C1', 'A2'], goods: { clay: 3, reed: 1 } }).place(
      'renovation_improvement',
    )
    expect([t.farm().house, t.goods()]).toEqual(['clay', {}])
    const room = having(['Bricklayer', 'Carpenter'], { house: 'clay', goods: { clay: 1, reed: 2 } })
    expect(room.place('build_rooms_stables', { build: 'room', at: 'A1' }).goods()).toEqual({})
  })

  test('[occ-bricklayer.r1] Helpful Neighbours for 1 wood', () => {
    const t = having('Bricklayer', { goods: { wood: 1 }, holds: ['Helpful Neighbours'] })
    expect(t.place('starting_player_minor', play('Helpful Neighbours')).goods()).toEqual({ stone: 1, reed: 1 })
  })

  test('[occ-well-builder.r1] after the upgrade again at this price', () => {
    const t = having(['Well Builder', 'Village Well'], { goods: { wood: 1, stone: 1 } })
    expect(t.place('starting_player_minor', { play: '10' }).played()).toEqual(expect.arrayContaining([66, 10]))
  })

  test('[occ-social-climber.e1] [AX-C-16] second in clay: 2 stone, which pay an improvement of the same action', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { goods: { clay: 2, reed: 1 } })
    t.seat(0, { plays: ['Social Climber'], goods: { clay: 2, reed: 1, wood: 2 } })
    t.place('fishing').place('renovation_improvement').endRound()
    while (t.asks()?.seat !== 0) t.place(t.asks()?.seat === 1 ? 'clay_1' : 'take_grain')
    t.place('renovation_improvement')
    expect(t.goods()).toMatchObject({ stone: 2 })
    expect(t.refused({ play: '7' })).toBeNull()
  })

  test('[occ-social-climber.r3] [occ-social-climber.r4] the fourth gets nothing; direct from wood to stone is stone only', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Conservator'], goods: { stone: 2, reed: 1 } })
    t.seat(0, { plays: ['Social Climber'], goods: { clay: 2, reed: 1 } })
      .place('fishing')
      .place('renovation_improvement')
    if (t.asks()?.seat === 1) t.answer(t.asks()?.choices?.[0] ?? null)
    expect(t.farm(1).house).toBe('stone')
    t.edit((s) => {
      for (const p of s.players) p.home = 2
    }).space('renovation_improvement', { by: [] })
    while (t.asks()?.seat !== 0) t.place(t.asks()?.seat === 2 ? 'day_laborer' : 'take_grain')
    t.place('renovation_improvement')
    expect(t.goods().stone).toBe(3)
  })

  test('[occ-manservant.e1] 3 food a round from the stone house on; wood or clay: nothing yet', () => {
    const t = having('Manservant', { house: 'clay', goods: { stone: 2, reed: 1 } }, { round: 10 }).place(
      'renovation_improvement',
    )
    expect(deliveries(t, 'food')).toEqual([3, 3, 3, 3])
    expect(deliveries(playOccupation('Manservant', { house: 'clay' }, { round: 12 }), 'food')).toEqual([0, 0])
  })

  test('[occ-clay-hut-builder.e1] in a stone house when played: 2 clay in each of 5 rounds', () => {
    expect(deliveries(playOccupation('Clay Hut Builder', { house: 'stone' }, { round: 8 }), 'clay')).toEqual([
      2, 2, 2, 2, 2, 0,
    ])
    const later = having('Clay Hut Builder', { goods: { clay: 2, reed: 1 } }, { round: 11 }).place(
      'renovation_improvement',
    )
    expect(deliveries(later, 'clay')).toEqual([2, 2, 2])
  })

  test('[occ-farm-steward.e1] [occ-farm-steward.r1] one growth without room in a clay hut, none in a wooden one', () => {
    expect(having('Farm Steward').refused({ place: 'family_growth_minor' })).not.toBeNull()
    const t = having('Farm Steward', { house: 'clay' }).place('family_growth_minor')
    expect(t.farm().people).toBe(3)
    t.endRound()
    expect(t.refused({ place: 'family_growth_minor' })).not.toBeNull()
  })

  test('[occ-farm-steward.r2] the offspring takes the next room', () => {
    const t = having('Farm Steward', { house: 'clay', goods: { clay: 5, reed: 2 } })
      .place('family_growth_minor')
      .endRound()
    t.place('build_rooms_stables', { build: 'room', at: 'A1' }).endRound()
    expect(t.refused({ place: 'family_growth_minor' })).not.toBeNull()
  })

  test('[occ-farm-steward.r4] a growth with room uses it up too', () => {
    const t = having('Farm Steward', { house: 'clay', rooms: ['A1', 'B1', 'C1'] })
      .place('family_growth_minor')
      .endRound()
    expect(t.refused({ place: 'family_growth_minor' })).not.toBeNull()
  })

  test('[occ-midwife.e1] [occ-midwife.r2] two children of the Wet Nurse are compared one after the other', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Midwife'] })
    t.seat(0, { plays: ['Wet Nurse'], goods: { wood: 10, reed: 4, food: 2 } })
    eager(t.place('build_rooms_stables', { build: 'room', at: 'A1' }, { build: 'room', at: 'A2' }))
    expect([t.farm(0).people, t.goods(1)]).toEqual([4, { food: 3 }])
  })

  test('[occ-midwife.r1] guests and lodgers are no family', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Midwife'] })
    t.seat(0, { goods: { wood: 1, reed: 4 }, holds: ['Reed Hut'] }).place('starting_player_minor', play('Reed Hut'))
    expect(t.goods(1)).toEqual({})
  })

  test('[occ-church-warden.e2] 3 points for whoever acted with 5 people in round 14; a guest counts', () => {
    const t = openTable({ round: 13 }).seat(0, {
      plays: ['Church Warden'],
      people: 4,
      rooms: ['A1', 'B1', 'C1', 'A2'],
      goods: { food: 20 },
      holds: ['Guest'],
    })
    t.seat(1, { goods: { food: 20 } })
    t.place('starting_player_minor', play('Guest'))
    untilPlacing(toHarvest(t))
    const spots = ['clay_1', 'reed_1', 'fishing', 'day_laborer', 'take_grain', 'wood_3', 'take_vegetable', 'plow_field']
    for (const spot of spots) {
      if (t.asks()?.kind !== 'place') break
      t.place(spot)
      if (t.asks()?.kind === 'plow') t.answer({ plow: 'A5' })
    }
    expect([t.score(0).bonus, t.score(1).bonus]).toEqual([3, 0])
  })
})

describe('fences', () => {
  const edges = around('A5')

  test('[occ-fence-builder.e1] [occ-fence-builder.e2] on the chosen space fences may follow, at normal cost; 14 are left', () => {
    const t = playOccupation('Fence Builder').answer({ place: 'wood_3' })
    t.seat(0, { goods: { wood: 1 } })
      .place('fishing')
      .place('wood_3')
    expect(t.asks()).toMatchObject({ seat: 0 })
    if (t.asks()?.kind === 'mayEffect') t.answer('yes')
    expect(t.asks()).toMatchObject({ kind: 'fence', form: { left: 14 } })
    t.answer(edges)
    expect([t.farm().pastures, t.goods()]).toEqual([['A5'], {}])
  })

  test('[occ-fence-builder.e2] not on other spaces, nor for other players', () => {
    const t = playOccupation('Fence Builder').answer({ place: 'wood_3' })
    t.seat(1, { goods: { wood: 9 } }).place('wood_3')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'place' })
    t.seat(0, { goods: { wood: 9 } }).place('clay_1')
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('[occ-fence-builder.r1] after everything else of the space', () => {
    const t = playOccupation('Fence Builder').answer({ place: 'plow_field' })
    t.seat(0, { goods: { wood: 4 } })
      .place('fishing')
      .place('plow_field')
    expect(t.asks()?.kind).toBe('plow')
    t.answer({ plow: 'A2' })
    expect(t.asks()?.seat).toBe(0)
    expect(t.answer('pass').asks()?.seat).toBe(1)
  })

  test('[occ-fence-builder.r3] with all 15 built it has no effect', () => {
    const t = playOccupation('Fence Builder', { pastures: ['A5', 'B5', 'C5', 'C4', 'B4'] })
    expect([t.played(), t.asks()?.seat, t.asks()?.kind]).toEqual([[263], 1, 'place'])
  })

  const delivered = (round: number, until: number): OpenTable => {
    const t = playOccupation('Fence Deliveryman', {}, { round })
    while (t.m.state.round < until) {
      t.seat(0, { goods: { food: 6 } })
      toHarvest(t)
      while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    }
    return t
  }

  test('[occ-fence-deliveryman.e1] [AX-C-07] 4 fences 6 and 10 rounds on; 2 food, no wood', () => {
    const t = delivered(3, 9)
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    const food = t.goods().food ?? 0
    t.answer('yes')
    expect(t.answer(edges).farm().pastures).toEqual(['A5'])
    expect([t.goods().food, t.goods().wood]).toEqual([food - 2, undefined])
  })

  test('[occ-fence-deliveryman.r1] [AX-C-07] meanwhile only 7 can be built', () => {
    const t = playOccupation('Fence Deliveryman', {}, { round: 3 }).seat(0, { goods: { wood: 15 } })
    t.place('fishing').place('fences')
    expect(t.asks()).toMatchObject({ kind: 'fence', form: { left: 7 } })
    expect(t.refused(around('A4', 'A5', 'B4', 'B5'))).not.toBeNull()
  })

  test('[occ-fence-deliveryman.r3] [AX-C-07] not bought: they go back to the reserve', () => {
    const t = delivered(3, 9).answer('pass')
    t.seat(0, { goods: { wood: 15 } })
    t.place('fences')
    expect(t.asks()).toMatchObject({ kind: 'fence', form: { left: 11 } })
  })

  test('[occ-fence-deliveryman.r2] fewer still cost 2 food; at most 4', () => {
    const t = delivered(3, 9).answer('yes')
    expect(t.refused(around('A4', 'A5'))).not.toBeNull()
  })

  test('[occ-fence-deliveryman.r5] played late, rounds after 14 are dropped', () => {
    const t = playOccupation('Fence Deliveryman', {}, { round: 6 }).seat(0, { goods: { wood: 15 } })
    t.place('fishing').place('fences')
    expect(t.asks()).toMatchObject({ kind: 'fence', form: { left: 11 } })
    expect(delivered(9, 10).asks()?.kind).toBe('place')
  })

  test('[occ-fencer.e1] counts the fences of one action, also free ones', () => {
    const t = having('Hedge Keeper', { goods: { wood: 1 } }, { seats: 4 })
      .seat(1, { plays: ['Fencer'] })
      .place('fences', edges)
    expect([t.goods(0), t.goods(1)]).toEqual([{}, { wood: 1 }])
  })
})
