/** Deck I, minor improvements, from the specification alone: Harrow and Punner, people. */

import { describe, expect, test } from 'vitest'
import { openTable } from '../table.ts'
import { againstMinor, eager, having, play, playMinor, toHarvest, untilPlacing } from './drive.ts'

describe('Harrow and Punner', () => {
  test.each(['plow_field', 'plow_sow'])('[min-harrow.e1] on %s a second field, once per game', (space) => {
    const t = having('Harrow').place(space, { plow: 'A2' }, 'yes', { plow: 'A3' })
    expect(t.farm().fields).toEqual({ A2: null, A3: null })
    expect(t.asks()?.seat).toBe(1)
    t.endRound().place(space, { plow: 'A4' })
    expect(t.asks()?.seat).toBe(1)
  })

  test('[min-harrow.e2] [AX-C-05] another player pays the owner 2 food for it, once', () => {
    const t = openTable({ round: 5 })
      .seat(0, { goods: { food: 4 } })
      .seat(1, { plays: ['Harrow'] })
    t.place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' })
    expect([t.goods(0), t.goods(1)]).toEqual([{ food: 2 }, { food: 2 }])
    t.endRound().place('plow_field', { plow: 'A4' })
    expect([t.goods(0), t.asks()?.seat]).toEqual([{ food: 2 }, 1])
  })

  test('[min-harrow.e2] without 2 food it is not offered', () => {
    const t = openTable({ round: 5 })
      .seat(0, { goods: { food: 1 } })
      .seat(1, { plays: ['Harrow'] })
    expect(t.place('plow_field', { plow: 'A2' }).asks()?.seat).toBe(1)
  })

  test('[min-harrow.r2] [AX-C-05] plow or Harrow, never both', () => {
    const t = openTable({ round: 5 })
      .seat(0, { goods: { food: 2 }, plays: ['Turnwrest Plough'] })
      .seat(1, { plays: ['Harrow'] })
    eager(t.place('plow_field', { plow: 'A2' }))
    expect([Object.keys(t.farm().fields).length, t.goods(1)]).toEqual([3, {}])
    const u = openTable({ round: 5 })
      .seat(0, { goods: { food: 2 }, plays: ['Turnwrest Plough'] })
      .seat(1, { plays: ['Harrow'] })
    u.place('plow_field', { plow: 'A2' }, 'pass')
    expect(u.reads()[0]).toContain('Harrow')
    u.answer('yes', { plow: 'A3' })
    expect([Object.keys(u.farm().fields).length, u.goods(1), u.asks()?.seat]).toEqual([2, { food: 2 }, 1])
  })

  test('[min-harrow.r1] [AX-C-05] the Field Watchman’s field is plowed without plow and Harrow', () => {
    const t = having(['Field Watchman', 'Turnwrest Plough'], { goods: { food: 2 } }).seat(1, { plays: ['Harrow'] })
    t.place('take_grain', 'yes', { plow: 'A2' })
    expect([t.asks()?.seat, Object.keys(t.farm().fields).length]).toEqual([1, 1])
  })

  test('[min-harrow.r5] where only 1 field is possible it cannot be used', () => {
    const rooms = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'A4', 'B4', 'C4']
    const t = having('Harrow', { rooms, stables: ['A5', 'B5'] }).place('plow_field', { plow: 'C5' })
    expect(t.asks()?.seat).toBe(1)
  })

  test('[min-punner.e1] [AX-C-06] 2 of 3 fields with a plow let the owner plow 1', () => {
    const t = having('Swing Plough').seat(1, { plays: ['Punner'] })
    t.place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' }, 'pass')
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    t.answer('yes', { plow: 'B3' })
    expect(t.farm(1).fields).toEqual({ B3: null })
    expect(t.asks()?.kind).toBe('place')
  })

  test('[min-punner.e1] the Harrow of another player too', () => {
    const t = having('Harrow')
      .seat(1, { plays: ['Punner'] })
      .place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' })
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
  })

  test('[min-punner.r1] [AX-C-06] nothing for a single field', () => {
    const t = having('Swing Plough')
      .seat(1, { plays: ['Punner'] })
      .place('plow_field', { plow: 'A2' }, 'pass')
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'place' })
    const rooms = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'A4', 'B4', 'C4']
    const tight = having('Swing Plough', { rooms, stables: ['A5', 'B5'] }).seat(1, { plays: ['Punner'] })
    untilPlacing(tight.place('plow_field', { plow: 'C5' }))
    expect(tight.farm(1).fields).toEqual({})
  })

  test('[min-punner.r2] the owner’s own plow gives nothing; nor do Ox Team and Yoke', () => {
    const own = having(['Swing Plough', 'Punner']).place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' }, 'pass')
    expect(own.asks()).toMatchObject({ seat: 1, kind: 'place' })
    const ox = having([], { goods: { wood: 3, cattle: 2 }, pastures: ['C5'], holds: ['Ox Team'] }).seat(1, {
      plays: ['Punner'],
    })
    ox.place('starting_player_minor', play('Ox Team'), 'yes', { plow: 'A2' }, { plow: 'A3' }, 'pass')
    expect(ox.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })
})

describe('people', () => {
  test('[min-holiday-house.e1] in round 14 its owner places nobody; the harvest still comes', () => {
    const t = having(
      'Holiday House',
      { goods: { food: 20, sheep: 2 }, pastures: ['A4 A5'], fields: { A2: 'grain 3' } },
      { round: 13 },
    )
    toHarvest(t)
    untilPlacing(t)
    expect([t.m.state.round, t.asks()?.seat]).toEqual([14, 1])
    t.place('fishing')
    expect(t.asks()?.seat).toBe(1)
    t.place('clay_1')
    untilPlacing(t)
    expect(t.asks()).toBeNull()
    expect([t.farm().fields, t.goods().grain, t.goods().sheep]).toEqual([{ A2: 'grain 1' }, 2, 4])
  })

  test('[min-holiday-house] not in round 14, nor with a mixture of wood and clay', () => {
    expect(againstMinor('Holiday House', { goods: { wood: 3, reed: 2 } }, { round: 13 })).toBeNull()
    expect(againstMinor('Holiday House', { goods: { wood: 3, reed: 2 } }, { round: 14 })).not.toBeNull()
    expect(againstMinor('Holiday House', { goods: { wood: 2, clay: 1, reed: 2 } })).not.toBeNull()
    expect(having('Holiday House').score().cards).toBe(8)
  })

  test('[min-guest.e1] one more placement in the next round, and only there', () => {
    const t = playMinor('Guest', { goods: { food: 2 } }, { round: 1 })
    expect([t.hand(1), t.player().home]).toEqual([[73], 1])
    t.endRound()
    const placed = (): number => {
      let n = 0
      const round = t.m.state.round
      const quiet = ['clay_1', 'reed_1', 'fishing', 'day_laborer', 'take_grain', 'wood_3']
      for (; t.m.state.round === round && n < 9; n++) t.place(quiet[n] ?? '')
      return n
    }
    expect(placed()).toBe(5)
    expect(placed()).toBe(4)
  })

  test('[min-guest.r2] the guest is not fed and needs no room', () => {
    const t = playMinor('Guest', { goods: { food: 6 }, rooms: ['A1', 'B1', 'C1'] }, { round: 3 }).endRound()
    expect(t.refused({ place: 'family_growth_minor' })).toBeNull()
    toHarvest(t)
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect([t.player().begging, t.goods().food]).toEqual([0, undefined])
  })

  test('[min-lasso.e1] two people in a row if one goes to the animals; then the next player', () => {
    const t = having('Lasso', { pastures: ['A4 A5'] }).place('sheep')
    expect(t.refused({ place: 'take_grain' })).toBeNull()
    t.answer({ place: 'take_grain' })
    expect(t.asks()?.seat).toBe(1)
    const u = having('Lasso', { pastures: ['A4 A5'] }).place('take_grain')
    expect([u.refused({ place: 'clay_1' }) !== null, u.refused({ place: 'boar' })]).toEqual([true, null])
  })

  test('[min-lasso.r2] [AX-S-18] with 4 people twice in a round, never 3 in a row', () => {
    const rooms = ['A1', 'B1', 'C1', 'A2']
    const t = having('Lasso', { people: 4, rooms, pastures: ['A3 A4 A5'] }).place('sheep', { place: 'take_grain' })
    expect(t.asks()?.seat).toBe(1)
    t.place('fishing').place('clay_1')
    expect(t.asks()).toMatchObject({ seat: 0 })
    expect(t.answer({ place: 'cattle' }).asks()?.seat).toBe(1)
  })

  test('[min-lasso.r5] not offered when no animal space can be used, nor with a single person', () => {
    const t = having('Lasso').space('sheep', { lies: 0 }).space('boar', { lies: 0 }).space('cattle', { lies: 0 })
    expect(t.place('fishing').asks()?.seat).toBe(1)
    expect(having('Lasso', { home: 1 }).place('sheep').asks()?.seat).toBe(1)
  })

  test('[min-lasso.r3] the five-player animal card does not count', () => {
    const t = having('Lasso', {}, { seats: 5 })
      .space('sheep', { lies: 0 })
      .space('boar', { lies: 0 })
      .space('cattle', { lies: 0 })
    t.place('p5_animals')
    eager(t)
    expect(t.asks()?.seat).toBe(1)
  })
})
