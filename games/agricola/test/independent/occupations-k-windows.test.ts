/** Deck K, occupations, from the specification alone: before the first and after the last person, occupations out of turn. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable, type Place } from '../table.ts'
import { eager, having, play, playOccupation } from './drive.ts'

/** Only seat 0 has a person left, its last one. */
const last = (t: OpenTable): OpenTable => {
  for (let seat = 0; seat < t.m.state.players.length; seat++) t.seat(seat, { home: seat === 0 ? 1 : 0 })
  return t
}

describe('after the last person', () => {
  test('[occ-acrobat.e1] from the Traveling Players to grain or a field', () => {
    const t = last(having('Acrobat', {}, { seats: 4 })).place('p4_traveling_players', 'yes', { place: 'take_grain' })
    expect(t.goods()).toEqual({ food: 1, grain: 1 })
    const plow = last(having('Acrobat', {}, { seats: 4 })).place(
      'p4_traveling_players',
      'yes',
      { place: 'plow_field' },
      { plow: 'A2' },
    )
    expect(plow.farm().fields).toEqual({ A2: null })
  })

  test('[occ-acrobat.r2] only what is still free; other players are not blocked', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { plays: ['Acrobat'], home: 1 })
    for (const seat of [1, 2, 3]) t.seat(seat, { home: 1 })
    t.place('p4_traveling_players')
      .place('take_grain')
      .place('plow_field', { plow: 'A2' })
      .place('plow_sow', { plow: 'A2' })
    expect(t.asks()).toMatchObject({ kind: 'place', seat: 0 })
    expect(t.m.state.round).toBe(6)
  })

  test('[occ-acrobat.e1] nobody who did not take the Traveling Players', () => {
    expect(
      last(having('Acrobat', {}, { seats: 4 }))
        .place('fishing')
        .asks()?.kind,
    ).toBe('place')
  })

  test('[occ-acrobat.r3] the second action is an ordinary use: the Sycophant is paid', () => {
    const t = last(having('Acrobat', { goods: { food: 1 } }, { seats: 4 }).seat(1, { plays: ['Sycophant'] }))
    t.place('p4_traveling_players', 'yes', { place: 'take_grain' })
    expect([t.goods(0), t.goods(1)]).toEqual([{ food: 1, grain: 1 }, { food: 2 }])
  })

  test('[occ-countryman.e1] [occ-countryman.r3] from grain to a free sowing space, with that grain', () => {
    const t = last(having('Countryman', { fields: { A2: null } }, { seats: 4 })).place(
      'take_grain',
      'yes',
      { place: 'sow_bake' },
      { sow: 'grain', field: 'A2' },
    )
    expect([t.farm().fields, t.goods()]).toEqual([{ A2: 'grain 3' }, {}])
  })

  test('[occ-countryman.r4] on “Plow 1 field and/or sow” plowing too; from vegetables as well', () => {
    const t = last(having('Countryman', {}, { seats: 4 })).space('sow_bake', { by: [1] })
    t.place('take_vegetable', 'yes')
    if (t.asks()?.kind === 'move') t.answer({ place: 'plow_sow' })
    t.answer({ plow: 'A2' }, { sow: 'vegetable', field: 'A2' })
    expect(t.farm().fields).toEqual({ A2: 'vegetable 2' })
  })

  test('[occ-countryman.e1] not when nothing can be sown', () => {
    const t = last(having('Countryman', {}, { seats: 4 })).space('plow_sow', { by: [1] })
    expect(t.place('take_grain').asks()?.kind).toBe('place')
  })
})

describe('before the first person', () => {
  test('[occ-wood-distributor.e1] [occ-wood-distributor.e2] 2 wood when played; shares of the 3 wood space', () => {
    expect(playOccupation('Wood Distributor').goods()).toEqual({ wood: 2 })
    const t = having('Wood Distributor').space('wood_3', { lies: 5 }).endRound()
    t.answer({ use: '284' })
    expect(t.place('reed_1').goods()).toEqual({ reed: 2, wood: 2 })
    expect(t.place('clay_1').goods(1)).toEqual({ clay: 2, wood: 2 })
    expect(t.place('wood_3').goods()).toEqual({ reed: 2, wood: 4 })
    expect(t.place('fishing').goods(1).wood).toBe(4)
  })

  test('[occ-wood-distributor.r3] [AX-C-02] with wood on the reed the Landing Net gives only 1 food', () => {
    const t = having('Wood Distributor')
      .seat(1, { plays: ['Landing Net'] })
      .space('wood_3', { lies: 0 })
      .space('reed_1', { lies: 0 })
      .endRound()
    t.answer({ use: '284' }).place('take_grain').place('reed_1')
    expect(t.goods(1)).toMatchObject({ reed: 1, wood: 1 })
    expect(t.goods(1).food).toBe(1)
  })

  test('[occ-wood-distributor.r5] that wood brings the Wood Cart and Woodcutter their wood, not the Spinney', () => {
    const t = having(['Wood Distributor', 'Wood Cart', 'Woodcutter'])
      .seat(1, { plays: ['Spinney'] })
      .space('wood_3', { lies: 0 })
      .endRound()
    t.answer({ use: '284' }).place('clay_1')
    expect([t.goods(), t.goods(1).wood]).toEqual([{ clay: 2, wood: 1 + 2 + 1 }, undefined])
  })

  test('[occ-wood-distributor.r6] wood not taken stays for later rounds', () => {
    const t = having('Wood Distributor').space('wood_3', { lies: 0 }).endRound().answer({ use: '284' })
    t.endRound()
    if (t.asks()?.kind === 'offer') t.answer('pass')
    expect(t.place('clay_1').goods().wood).toBe(1)
  })

  test('[occ-foreman.e1] [occ-foreman.r3] 1 food on a space of choice, for whoever goes there', () => {
    const t = having('Foreman', {}, { seats: 4 }).endRound().answer({ use: '308' }, { place: 'plow_field' })
    expect(t.goods()).toEqual({})
    t.place('fishing').place('plow_field', { plow: 'A2' })
    expect(t.goods(1)).toEqual({ food: 1 })
  })

  test('[occ-foreman.r1] it stays on the space', () => {
    const t = having('Foreman', {}, { seats: 4 }).endRound().answer({ use: '308' }, { place: 'take_grain' })
    t.endRound().answer({ use: '308' }, { place: 'take_grain' })
    expect(t.place('take_grain').goods()).toEqual({ grain: 1, food: 2 })
  })

  test('[occ-foreman.r3] it makes an empty goods space usable, but no impossible action possible', () => {
    const t = having('Foreman', {}, { seats: 4 }).endRound().answer({ use: '308' }, { place: 'fences' })
    expect(t.refused({ place: 'fences' })).not.toBeNull()
  })

  test('[occ-foreman.e1] once per round, and it may be declined', () => {
    const t = having('Foreman', {}, { seats: 4 }).endRound().answer({ use: '308' }, { place: 'take_grain' })
    expect(t.asks()?.kind).toBe('place')
    expect(having('Foreman', {}, { seats: 4 }).endRound().answer('pass').asks()?.kind).toBe('place')
  })
})

describe('occupations out of turn', () => {
  const watching = (place: Place, plays: readonly string[] = []): OpenTable =>
    openTable({ seats: 4, round: 5 })
      .seat(1, { ...place, plays: ['Educator', ...plays] })
      .seat(0, { holds: ['Wood Collector'] })

  test('[occ-educator.e1] for 3 food when another plays one', () => {
    const t = watching({ goods: { food: 3 }, holds: ['Tutor'] }).place('occupation', play('Wood Collector'), 'yes')
    if (t.asks()?.kind === 'occupation') t.answer(play('Tutor'))
    expect([t.goods(1), t.played(1)]).toEqual([{}, [271, 174]])
    expect(
      watching({ goods: { food: 2 }, holds: ['Tutor'] })
        .place('occupation', play('Wood Collector'))
        .asks()?.kind,
    ).toBe('place')
  })

  test('[occ-educator.r4] the 4th occupation costs 2, the 3rd still 3', () => {
    const t = watching({ goods: { food: 2 }, holds: ['Tutor'] }, ['Woodcutter', 'Carpenter']).place(
      'occupation',
      play('Wood Collector'),
    )
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    t.answer('yes')
    if (t.asks()?.kind === 'occupation') t.answer(play('Tutor'))
    expect(t.goods(1)).toEqual({})
    expect(
      watching({ goods: { food: 2 }, holds: ['Tutor'] }, ['Woodcutter'])
        .place('occupation', play('Wood Collector'))
        .asks()?.kind,
    ).toBe('place')
  })

  test('[occ-educator.r1] not for the owner’s own', () => {
    const own = having('Educator', { goods: { food: 9 }, holds: ['Tutor', 'Wood Collector'] }, { seats: 4 }).place(
      'occupation',
      play('Tutor'),
    )
    expect(own.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('[occ-educator.e1] [min-bookshelf.r2] the Bookshelf’s 3 food pay for it', () => {
    const t = watching({ holds: ['Tutor'] }, ['Bookshelf']).place('occupation', play('Wood Collector'), 'yes')
    if (t.asks()?.kind === 'occupation') t.answer(play('Tutor'))
    expect([t.goods(1), t.played(1)]).toEqual([{}, expect.arrayContaining([174])])
  })

  const scholar = (place: Place): OpenTable => having('Scholar', { house: 'stone', ...place }).endRound()

  test('[occ-scholar.e1] in a stone house 1 occupation for 1 food at round start, or 1 improvement', () => {
    const t = having('Scholar', { house: 'stone', goods: { food: 1 }, holds: ['Tutor'] }).endRound()
    expect(t.asks()?.seat).toBe(0)
    eager(t)
    expect([t.goods(), t.played()]).toEqual([{}, expect.arrayContaining([174])])
    expect(
      having('Scholar', { house: 'clay', goods: { food: 1 }, holds: ['Tutor'] })
        .endRound()
        .asks()?.kind,
    ).toBe('place')
  })

  test('[occ-scholar.r1] one card per round', () => {
    const t = scholar({ goods: { food: 5 }, holds: ['Tutor', 'Wood Collector'] })
    eager(t)
    expect([t.hand().length, t.asks()?.kind]).toEqual([1, 'place'])
  })

  test('[occ-scholar.r3] also a major improvement', () => {
    const t = having('Scholar', { house: 'stone', goods: { clay: 2 } })
      .place('take_grain')
      .endRound()
    expect(t.asks()?.seat).toBe(0)
    eager(t)
    expect(t.played().some((no) => no <= 2)).toBe(true)
  })

  test('[occ-scholar.r4] Merchant and Traveling Salesman do not apply', () => {
    const t = having(['Scholar', 'Merchant', 'Traveling Salesman'], { house: 'stone', goods: { food: 5, clay: 9 } })
      .place('take_grain')
      .endRound()
    eager(t)
    expect(t.played().filter((no) => no <= 10)).toHaveLength(1)
  })

  test('[occ-scholar.r2] Patron and Bookshelf give their food first', () => {
    const t = having(['Scholar', 'Bookshelf', 'Patron'], { house: 'stone', holds: ['Tutor'] }, { seats: 4 })
      .place('take_grain')
      .endRound()
    eager(t)
    expect(t.goods()).toEqual({ grain: 1, food: 3 + 2 - 1 })
  })
})
