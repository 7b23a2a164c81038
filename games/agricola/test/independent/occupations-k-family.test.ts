/** Deck K, occupations, from the specification alone: family. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import { eager, having, play, playOccupation } from './drive.ts'

describe('family', () => {
  test('[occ-adoptive-parents.e1] [AX-C-04] adopted in round 7: placed as third person, 6 food in the harvest', () => {
    const t = having('Adoptive Parents', { rooms: ['A1', 'B1', 'C1'], goods: { food: 7 } }, { round: 7 }).seat(1, {
      goods: { food: 9 },
    })
    t.place('family_growth_minor', 'yes').place('fishing').place('take_grain').place('clay_1')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'place' })
    t.place('reed_1')
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect([t.m.state.round, t.goods().food, t.player().begging]).toEqual([8, undefined, 0])
  })

  test('[AX-C-04] not paid: no placement, 5 food', () => {
    const t = having('Adoptive Parents', { rooms: ['A1', 'B1', 'C1'], goods: { food: 5 } }, { round: 7 }).seat(1, {
      goods: { food: 9 },
    })
    t.place('family_growth_minor', 'pass').place('fishing').place('take_grain').place('clay_1')
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect([t.m.state.round, t.goods().food, t.player().begging]).toEqual([8, undefined, 0])
  })

  test('[occ-adoptive-parents.r3] also for the Lover, not for the Wet Nurse', () => {
    const t = having('Adoptive Parents', { goods: { food: 6 }, holds: ['Lover'] }, { seats: 3 }).place(
      'occupation',
      play('Lover'),
    )
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    expect(t.answer('yes').player().home).toBe(2)
    const nurse = having(['Adoptive Parents', 'Wet Nurse'], { goods: { wood: 5, reed: 2, food: 3 } }).place(
      'build_rooms_stables',
      { build: 'room', at: 'A1' },
    )
    eager(nurse)
    expect([nurse.farm().people, nurse.player().newborn, nurse.goods().food]).toEqual([3, 1, 2])
  })

  test('[occ-adoptive-parents.r2] the growth needs its room as always', () => {
    expect(having('Adoptive Parents', { goods: { food: 3 } }).refused({ place: 'family_growth_minor' })).not.toBeNull()
  })

  test('[occ-wet-nurse.r1] [occ-wet-nurse.r2] three rooms: three people for 3 food, who act next round', () => {
    const t = having('Wet Nurse', { goods: { wood: 15, reed: 6, food: 3 } })
    t.place(
      'build_rooms_stables',
      { build: 'room', at: 'A1' },
      { build: 'room', at: 'A2' },
      { build: 'room', at: 'A3' },
    )
    eager(t)
    expect([t.farm().people, t.player().newborn, t.player().home, t.goods()]).toEqual([5, 3, 1, {}])
  })

  test('[occ-wet-nurse.r3] [occ-wet-nurse.r5] not above 5, nor without more rooms than people', () => {
    const homeless: Place = { people: 3, goods: { wood: 5, reed: 2, food: 3 } }
    const t = having('Wet Nurse', homeless).place('build_rooms_stables', { build: 'room', at: 'A1' })
    expect([t.asks()?.seat, t.farm().people]).toEqual([1, 3])
    const full = having('Wet Nurse', { ...homeless, people: 5, rooms: ['A1', 'B1', 'C1', 'A2', 'B2'] }).place(
      'build_rooms_stables',
      { build: 'room', at: 'A3' },
    )
    expect([full.asks()?.seat, full.farm().people]).toEqual([1, 5])
  })

  test('[occ-wet-nurse.r4] an extension card counts as building', () => {
    const t = having('Wet Nurse', { goods: { wood: 5, reed: 1, food: 1 }, holds: ['Wooden Hut Extension'] })
    eager(t.place('starting_player_minor', play('Wooden Hut Extension'), { build: 'room', at: 'A1' }))
    expect(t.farm().people).toBe(3)
  })

  test('[occ-wet-nurse.e1] 1 food each: without food nobody', () => {
    const t = having('Wet Nurse', { goods: { wood: 5, reed: 2 } }).place('build_rooms_stables', {
      build: 'room',
      at: 'A1',
    })
    expect([t.asks()?.seat, t.farm().people]).toEqual([1, 2])
  })

  test('[occ-lover.r1] a room built afterwards is taken by the child', () => {
    const t = playOccupation('Lover', { goods: { food: 4 } }, { seats: 3 }).seat(0, { goods: { wood: 5, reed: 2 } })
    t.place('fishing').place('clay_1').place('build_rooms_stables', { build: 'room', at: 'A1' })
    t.endRound()
    expect(t.refused({ place: 'family_growth_minor' })).not.toBeNull()
  })

  test('[occ-lover.r2] with 5 people it has no effect', () => {
    const t = playOccupation(
      'Lover',
      { people: 5, rooms: ['A1', 'B1', 'C1', 'A2', 'B2'], goods: { food: 4 } },
      { seats: 3 },
    )
    expect([t.farm().people, t.goods(), t.played()]).toEqual([5, {}, [291]])
  })

  test('[occ-lover.r4] the Midwife sees it', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(1, { plays: ['Midwife'] })
      .seat(0, { goods: { food: 4 }, holds: ['Lover'] })
    expect(t.place('occupation', play('Lover')).goods(1)).toEqual({ food: 1 })
  })
})
