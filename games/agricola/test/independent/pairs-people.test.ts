/** Pairs of cards of decks I and K that meet, from the rulings of the specification alone: people, turns and windows. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable, type Place } from '../table.ts'
import { eager, having, play, playMinor, playOccupation, saying, toHarvest, untilPlacing } from './drive.ts'

const ROOMS = ['A1', 'B1', 'C1', 'A2', 'B2']

describe('people who are no family', () => {
  const lodging = (place: Place, round = 5): OpenTable => {
    const t = having(
      [],
      { ...place, goods: { wood: 1, reed: 4, ...place.goods }, holds: ['Reed Hut', ...(place.holds ?? [])] },
      { round },
    )
    return t.place('starting_player_minor', play('Reed Hut'))
  }

  test('[min-reed-hut.r3] [min-reed-hut.r7] with all discs in play a growth brings him into the family', () => {
    const t = lodging({ people: 4, rooms: ROOMS }).place('fishing')
    expect([t.farm().people, t.player().lodgers]).toEqual([4, 1])
    t.place('family_growth_minor')
    if (t.asks()?.seat === 0 && t.asks()?.kind !== 'place') t.answer('pass')
    expect([t.farm().people, t.player().lodgers, t.player().newborn]).toEqual([5, 0, 0])
  })

  test('[min-reed-hut.r7] that needs room as usual', () => {
    const t = lodging({ people: 4, rooms: ROOMS.slice(0, 4) }).place('fishing')
    expect(t.refused({ place: 'family_growth_minor' })).not.toBeNull()
  })

  test('[min-clapper.r4] the Clapper counts such a growth', () => {
    const t = having(['Clapper', 'Reed Hut'], { people: 4, rooms: ROOMS, fields: { A3: 'grain 1' } }).edit((s) => {
      const [p] = s.players
      if (p !== undefined) p.lodgers = 1
    })
    untilPlacing(t.place('family_growth_minor'))
    expect(t.farm().fields).toEqual({ A3: 'grain 2' })
  })

  test('[min-reed-hut.r6] solo he eats 3', () => {
    const t = having([], { goods: { wood: 1, reed: 4, food: 9 }, holds: ['Reed Hut'] }, { seats: 1, round: 4 })
    t.place('starting_player_minor', play('Reed Hut')).place('clay_1').place('reed_1')
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect([t.goods().food, t.player().begging]).toEqual([undefined, 0])
  })

  test('[min-reed-hut.r5] [occ-church-warden.r3] he counts among the 5 who act in round 14', () => {
    const t = having(
      ['Church Warden', 'Reed Hut'],
      { people: 4, rooms: ROOMS, goods: { food: 20 } },
      { round: 14 },
    ).edit((s) => {
      const [p] = s.players
      if (p !== undefined) {
        p.lodgers = 1
        p.home = 5
      }
    })
    t.seat(1, { goods: { food: 20 } })
    const spots = ['clay_1', 'reed_1', 'fishing', 'day_laborer', 'take_grain', 'wood_3', 'take_vegetable']
    for (const spot of spots) if (t.asks()?.kind === 'place') t.place(spot)
    expect([t.score(0).bonus, t.score(1).bonus]).toEqual([3, 0])
  })

  test('[occ-church-warden.r1] a fifth person born in round 14 does not count', () => {
    const t = having('Church Warden', { people: 4, rooms: ROOMS, goods: { food: 20 } }, { round: 14 }).seat(1, {
      goods: { food: 20 },
    })
    t.place('family_growth_minor')
    for (const spot of ['clay_1', 'reed_1', 'fishing', 'day_laborer', 'take_grain', 'wood_3'])
      if (t.asks()?.kind === 'place') t.place(spot)
    expect([t.asks(), t.farm().people, t.score().bonus]).toEqual([null, 5, 0])
  })

  test('[M29] adopted and placed in round 14: it counts', () => {
    const t = having(
      ['Church Warden', 'Adoptive Parents'],
      { people: 4, rooms: ROOMS, goods: { food: 20 } },
      { round: 14 },
    ).seat(1, { goods: { food: 20 } })
    t.place('family_growth_minor', 'yes')
    for (const spot of ['clay_1', 'reed_1', 'fishing', 'day_laborer', 'take_grain', 'wood_3'])
      if (t.asks()?.kind === 'place') t.place(spot)
    expect([t.asks(), t.score().bonus]).toEqual([null, 3])
  })

  test('[min-guest.r1] [min-guest.r7] a card that comes back brings a second guest', () => {
    const t = having([], { goods: { food: 2 }, holds: ['Guest'] }, { seats: 1, round: 1 }).place(
      'starting_player_minor',
      play('Guest'),
    )
    expect([t.hand(), t.player().guests]).toEqual([[], 1])
    const u = playMinor('Guest', { goods: { food: 2 } }).seat(1, { goods: { food: 2 } })
    u.place('major_or_minor', play('Guest'))
    expect([u.hand(0), u.player(1).guests]).toEqual([[73], 1])
  })

  test('[min-guest.r3] in round 14 it has no use', () => {
    const t = playMinor('Guest', { goods: { food: 20 } }, { round: 14 }).seat(1, { goods: { food: 20 } })
    t.place('fishing').place('clay_1').place('reed_1')
    expect(t.asks()).toBeNull()
  })

  test('[min-holiday-house.e1] guests stay at home too', () => {
    const t = having('Holiday House', { goods: { food: 20 }, holds: ['Guest'] }, { round: 13 }).seat(1, {
      goods: { food: 20 },
    })
    t.place('starting_player_minor', play('Guest'))
    untilPlacing(toHarvest(t))
    expect([t.m.state.round, t.asks()?.seat]).toEqual([14, 1])
    t.place('fishing').place('clay_1')
    expect(t.asks()).toBeNull()
  })

  test('[min-lasso.r4] [min-guest.r6] the guest may be the second of the two', () => {
    const t = having('Lasso', { goods: { food: 2 }, holds: ['Guest'], pastures: ['A4 A5'] }).place(
      'starting_player_minor',
      play('Guest'),
      'pass',
    )
    t.endRound().place('sheep')
    expect(t.asks()?.kind).toBe('secondPlace')
    t.answer({ place: 'clay_1' })
    expect(t.player().home).toBe(1)
  })
})

describe('growth', () => {
  test('[occ-farm-steward.r3] on the stage-2 space the minor improvement follows', () => {
    const t = having('Farm Steward', { house: 'clay', holds: ['Corn Sheaf'] }).place(
      'family_growth_minor',
      play('Corn Sheaf'),
    )
    expect([t.farm().people, t.goods()]).toEqual([3, { grain: 1 }])
  })

  test('[occ-farm-steward.r5] the Wet Nurse does not use it up', () => {
    const t = having(['Farm Steward', 'Wet Nurse'], { house: 'clay', goods: { clay: 5, reed: 2, food: 1 } })
    eager(t.place('build_rooms_stables', { build: 'room', at: 'A1' }))
    expect(t.farm().people).toBe(3)
    t.endRound()
    expect(t.refused({ place: 'family_growth_minor' })).toBeNull()
  })

  test('[min-sleeping-corner.r3] the five-player choice for growth, occupied by another', () => {
    const t = having('Sleeping Corner', { rooms: ['A1', 'B1', 'C1'] }, { seats: 5 }).space('p5_occupation_or_growth', {
      by: [1],
    })
    expect(t.refused({ place: 'p5_occupation_or_growth' })).toBeNull()
    t.place('p5_occupation_or_growth')
    if (t.asks()?.seat === 0 && t.asks()?.kind !== 'place') t.answer(saying(t, 'growth'))
    expect(t.farm().people).toBe(3)
  })

  test('[occ-midwife.e1] the owner’s own growth brings nothing; equal families neither', () => {
    const t = having('Midwife', { rooms: ['A1', 'B1', 'C1'] }, { seats: 4 }).place('family_growth_minor')
    expect(t.goods()).toEqual({})
    const equal = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Midwife'], people: 3 })
      .seat(0, { rooms: ['A1', 'B1', 'C1'] })
    expect(equal.place('family_growth_minor').goods(1)).toEqual({})
  })
})

describe('windows', () => {
  test('[occ-taster.r3] [M30] the Foreman declines, the Taster pays, now the Foreman may lay food', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { plays: ['Foreman'] })
      .seat(1, { plays: ['Taster'], goods: { food: 1 } })
      .endRound()
    expect(t.asks()?.seat).toBe(0)
    t.answer('pass').answer({ use: '260' })
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'offer' })
    t.answer({ use: '308' }, { place: 'fishing' })
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('[occ-taster.r4] his placement is one of his own people', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Taster'], goods: { food: 1 } })
      .endRound()
      .answer({ use: '260' })
    t.place('fishing')
    expect(t.player(1).home).toBe(1)
  })

  test('[A-OCCARD-G31] solo: fewer than 3 wood: nothing to share', () => {
    const t = having('Wood Distributor', {}, { seats: 1 }).space('wood_3', { lies: 0 }).endRound()
    expect(t.asks()?.kind).toBe('place')
  })

  test('[occ-net-fisherman.r3] only the food: wood on “Fishing” stays', () => {
    const t = having(['Net Fisherman', 'Wood Distributor'])
      .space('wood_3', { lies: 0 })
      .space('fishing', { lies: 3 })
      .endRound()
    t.answer({ use: '284' })
    t.place('reed_1').place('take_grain').place('day_laborer').place('plow_field', { plow: 'A2' })
    const wood = t.goods().wood ?? 0
    t.answer('yes')
    expect([t.goods().food, t.goods().wood ?? 0]).toEqual([2 + 2, wood])
    untilPlacing(t)
    expect(t.place('fishing').goods().wood).toBe(wood + 1)
  })

  test('[occ-acrobat.e1] [occ-countryman.e1] each moves one person', () => {
    const t = having(['Acrobat', 'Countryman'], { fields: { A2: null } }, { seats: 4 })
    for (const seat of [1, 2, 3]) t.seat(seat, { home: 0 })
    t.place('p4_traveling_players').place('take_grain')
    for (let n = 0; n < 9 && t.asks()?.kind !== 'place'; n++) {
      const choices = t.asks()?.choices ?? []
      const wanted = [{ place: 'plow_field' }, { place: 'sow_bake' }, { plow: 'A3' }, { sow: 'grain', field: 'A2' }]
      t.answer(
        choices.find((choice) => wanted.some((one) => JSON.stringify(one) === JSON.stringify(choice))) ??
          choices[0] ??
          null,
      )
    }
    expect([t.goods(), t.farm().fields]).toEqual([{ food: 1 }, { A2: 'grain 3', A3: null }])
  })

  test('[occ-chamberlain.r4] played in round 12: the cards of 13 and 14', () => {
    const t = openTable({ round: 12 })
      .seat(0, { holds: ['Chamberlain'], goods: { clay: 2, reed: 1 } })
      .seat(1, { goods: { clay: 2, reed: 1 } })
    t.edit((s) => {
      s.spaces = s.spaces.filter((space) => !s.order.slice(12).includes(space))
    })
    t.place('occupation', play('Chamberlain'))
    expect(t.refused({ place: 'renovation_fences' })).not.toBeNull()
    t.place('fishing')
    expect(t.refused({ place: 'renovation_fences' })).toBeNull()
  })

  test('[occ-outrider.r1] with the Chamberlain the early cards bring no grain', () => {
    const t = having(['Outrider', 'Chamberlain'], { goods: { clay: 2, reed: 1 } }, { seats: 4, round: 11 }).edit(
      (s) => {
        s.spaces = s.spaces.filter((space) => !s.order.slice(11).includes(space))
      },
    )
    t.place('renovation_fences')
    if (t.asks()?.seat === 0) t.answer('pass')
    expect(t.goods().grain).toBeUndefined()
  })

  test('[occ-layabout.r6] in round 14 the last harvest is skipped, scoring not', () => {
    const t = playOccupation(
      'Layabout',
      { plays: ['Animal Feed'], goods: { sheep: 1 }, pastures: ['A4 A5'], fields: { A2: 'grain 3' } },
      { round: 14 },
    )
    toHarvest(t)
    untilPlacing(t)
    expect([t.asks(), t.player().begging, t.goods()]).toEqual([null, 0, { sheep: 2 }])
  })

  test('[occ-layabout.r5] Manure does not replace the skipped harvest', () => {
    const t = playOccupation('Layabout', { plays: ['Manure'], fields: { A2: 'grain 3' } }, { round: 4 })
    toHarvest(t)
    expect([t.asks()?.kind, t.farm().fields]).toEqual(['place', { A2: 'grain 3' }])
  })
})
