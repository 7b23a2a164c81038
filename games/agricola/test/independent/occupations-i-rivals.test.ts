/** Deck I, occupations, from the specification alone: what others take and do. */

import { describe, expect, test } from 'vitest'
import { type OpenTable, openTable } from '../table.ts'
import { deliveries, having, play, playOccupation, saying } from './drive.ts'

describe('what others take', () => {
  const four = (): OpenTable => openTable({ seats: 4, round: 5 })

  test('[occ-reed-buyer.e1] [AX-C-01] 1 food for 1 reed, the seller gets 1 more from the supply; only the first of the round', () => {
    const t = four()
      .seat(2, { plays: ['Reed Buyer'], goods: { food: 2 } })
      .space('reed_1', { lies: 2 })
      .place('reed_1', 'yes')
    expect([t.goods(0), t.goods(2)]).toEqual([
      { reed: 1, food: 2 },
      { reed: 1, food: 1 },
    ])
    expect(t.place('p4_reed_stone_food').asks()).toMatchObject({ seat: 2, kind: 'place' })
  })

  test('[occ-reed-buyer.r2] [AX-C-01] the owner took the first: nothing to buy, no food', () => {
    const t = four()
      .seat(0, { plays: ['Reed Buyer'], goods: { food: 1 } })
      .place('reed_1')
      .place('p4_reed_stone_food')
    expect([t.asks()?.seat, t.asks()?.kind, t.goods()]).toEqual([2, 'place', { reed: 1, food: 1 }])
  })

  test('[occ-reed-buyer.r6] the Reed Exchange is no taking', () => {
    const t = four()
      .seat(0, { goods: { wood: 2 }, holds: ['Reed Exchange'] })
      .seat(2, { plays: ['Reed Buyer'], goods: { food: 2 } })
    expect(t.place('starting_player_minor', play('Reed Exchange')).asks()).toMatchObject({ seat: 1, kind: 'place' })
    expect(t.place('reed_1').asks()).toMatchObject({ seat: 2, kind: 'mayEffect' })
  })

  test('[occ-reed-buyer.e1] a declined first is spent, a new round brings a new chance', () => {
    const t = four()
      .seat(2, { plays: ['Reed Buyer'], goods: { food: 2 } })
      .place('reed_1', 'pass')
    expect(t.place('p4_reed_stone_food').asks()).toMatchObject({ seat: 2, kind: 'place' })
    t.endRound()
    expect(t.place('reed_1').asks()).toMatchObject({ seat: 2, kind: 'mayEffect' })
  })

  test('[occ-stone-buyer.e1] [occ-stone-buyer.r3] the same for stone', () => {
    const t = four()
      .seat(2, { plays: ['Stone Buyer'], goods: { food: 2 } })
      .place('stone_stage2', 'yes')
    expect([t.goods(0), t.goods(2)]).toEqual([{ food: 2 }, { stone: 1, food: 1 }])
    expect(t.place('stone_stage4').asks()).toMatchObject({ seat: 2, kind: 'place' })
    const poor = four()
      .seat(2, { plays: ['Stone Buyer'] })
      .place('stone_stage2')
    expect(poor.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('[occ-wood-buyer.e1] [occ-wood-buyer.r2] 1 wood for 1 food paid to the taker, at every taking', () => {
    const t = openTable({ seats: 3, round: 5 }).seat(2, { plays: ['Wood Buyer'], goods: { food: 2 } })
    t.place('wood_3', 'yes')
    expect([t.goods(0), t.goods(2)]).toEqual([
      { wood: 2, food: 1 },
      { wood: 1, food: 1 },
    ])
    t.place('p3_wood_2', 'yes')
    expect([t.goods(1), t.goods(2)]).toEqual([{ wood: 1, food: 1 }, { wood: 2 }])
  })

  test('[occ-wood-buyer.r1] also on the five-player reed space; not the owner’s own wood', () => {
    const t = openTable({ seats: 5, round: 5 })
      .seat(1, { plays: ['Wood Buyer'], goods: { food: 1 } })
      .space('p5_reed_stone_wood', { lies: 1 })
    expect(t.place('p5_reed_stone_wood').asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    expect(
      having('Wood Buyer', { goods: { food: 1 } }, { seats: 3 })
        .place('wood_3')
        .asks()?.seat,
    ).toBe(1)
  })

  test('[occ-wood-buyer.r3] the Spinney’s levy comes first', () => {
    const t = openTable({ seats: 3, round: 5 })
      .seat(1, { plays: ['Wood Buyer'], goods: { food: 1 } })
      .seat(2, { plays: ['Spinney'] })
      .space('wood_3', { lies: 1 })
    t.place('wood_3')
    expect([t.asks()?.seat, t.asks()?.kind, t.goods(2)]).toEqual([1, 'place', { wood: 1 }])
  })

  test('[occ-street-musician.e1] five players: only for the choice Traveling Players', () => {
    const t = openTable({ seats: 5, round: 5 })
      .seat(1, { plays: ['Street Musician'] })
      .place('p5_room_or_traveling_players')
    if (t.asks()?.seat === 0) t.answer(saying(t, 'traveling'))
    expect(t.goods(1)).toEqual({ grain: 1 })
  })

  test('[occ-puppeteer.r3] surcharges stay: the Lover costs 1 + 4', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Puppeteer'], goods: { food: 4 }, holds: ['Lover'] })
    t.place('p4_traveling_players')
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'place' })
    const u = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Puppeteer'], goods: { food: 5 }, holds: ['Lover'] })
    u.place('p4_traveling_players', 'yes')
    if (u.asks()?.kind === 'occupation') u.answer(play('Lover'))
    expect([u.goods(1), u.farm(1).people]).toEqual([{}, 3])
  })

  test('[occ-puppeteer.r2] with the Bread Paddle the new occupation lets him bake', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, {
      plays: ['Puppeteer', 'Bread Paddle', 1],
      goods: { food: 1, grain: 1 },
      holds: ['Wood Collector'],
    })
    t.place('p4_traveling_players', 'yes')
    if (t.asks()?.kind === 'occupation') t.answer(play('Wood Collector'))
    t.answer('yes', { bake: 1 })
    expect(t.goods(1)).toEqual({ food: 2 })
  })

  test('[occ-water-carrier.e1] [AX-C-09] 1 food a round once any player has built the Well; a second Well again, the upgrade not', () => {
    const t = openTable({ round: 4, seats: 3 }).seat(0, { plays: ['Water Carrier'], goods: { food: 9 } })
    t.seat(1, { goods: { wood: 1, stone: 3, food: 9 }, holds: ['Village Well'] }).seat(2, {
      goods: { wood: 1, stone: 3, food: 9 },
    })
    t.place('fishing')
      .place('major_or_minor', { play: '10' })
      .place('clay_1')
      .place('reed_1')
      .place('starting_player_minor', play('Village Well'))
      .place('take_grain')
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect(t.m.state.round).toBe(5)
    for (const seat of [0, 1, 2]) t.seat(seat, { home: 1 })
    while (t.asks()?.seat !== 2) t.place(t.asks()?.seat === 1 ? 'clay_1' : 'take_grain')
    t.seat(2, { goods: { wood: 1, stone: 3 } }).place('major_or_minor', { play: '10' })
    expect(deliveries(t, 'food', 8).slice(0, 2)).toEqual([2, 2])
  })

  test('[occ-water-carrier.e1] nothing before any Well; at once if it stands already', () => {
    expect(deliveries(playOccupation('Water Carrier', {}, { round: 10 }), 'food')).toEqual([0, 0, 0, 0])
    const t = openTable({ round: 10 })
      .seat(1, { plays: [10] })
      .seat(0, { holds: ['Water Carrier'] })
      .edit((s) => {
        s.everBuilt |= 1 << 10
      })
    expect(deliveries(t.place('occupation', play('Water Carrier')), 'food')).toEqual([1, 1, 1, 1])
  })
})
