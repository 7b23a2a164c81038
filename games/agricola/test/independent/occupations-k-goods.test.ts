/** Deck K, occupations, from the specification alone: goods of later rounds, building goods, fences. */

import { describe, expect, test } from 'vitest'
import type { OpenTable } from '../table.ts'
import {
  around,
  deliveries,
  eager,
  having,
  onCard,
  play,
  playOccupation,
  saying,
  toHarvest,
  untilPlacing,
} from './drive.ts'

/** Only seat 0 has a person left, its last one. */
const _last = (t: OpenTable): OpenTable => {
  for (let seat = 0; seat < t.m.state.players.length; seat++) t.seat(seat, { home: seat === 0 ? 1 : 0 })
  return t
}

describe('goods of later rounds', () => {
  const big = { pastures: ['A3 A4 A5 B3 B4 B5'] }

  test.each<[string, number, 'wood' | 'boar', number[]]>([
    ['Wood Deliveryman', 5, 'wood', [0, 0, 1, 1, 1, 1, 1, 1, 1]],
    ['Wood Deliveryman', 12, 'wood', [1, 1]],
    ['Pig Whisperer', 1, 'boar', [0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0]],
    ['Pig Whisperer', 8, 'boar', [0, 0, 0, 1, 0, 0]],
  ])('[on-play-schedule] %s played in round %i', (card, round, good, expected) => {
    expect(deliveries(playOccupation(card, big, { round, seats: 4 }), good)).toEqual(expected)
  })

  test('[occ-shepherd-boy.e1] a sheep a round from the stone house on, none in the current round', () => {
    expect(
      deliveries(playOccupation('Shepherd Boy', { ...big, house: 'stone' }, { round: 11, seats: 4 }), 'sheep'),
    ).toEqual([1, 1, 1])
    const t = having(
      'Shepherd Boy',
      { ...big, house: 'clay', goods: { stone: 2, reed: 1 } },
      { round: 11, seats: 4 },
    ).place('renovation_improvement')
    expect(t.goods().sheep).toBeUndefined()
    expect(deliveries(t, 'sheep')).toEqual([1, 1, 1])
    expect(
      deliveries(playOccupation('Shepherd Boy', { ...big, house: 'clay' }, { round: 12, seats: 4 }), 'sheep'),
    ).toEqual([0, 0])
  })

  test('[occ-sheep-farmer.r2] the Sheep Farmer adds nothing to sheep of round spaces', () => {
    const t = having(
      'Sheep Farmer',
      { ...big, holds: ['Shepherd Boy'], house: 'stone', goods: { food: 1 } },
      { round: 11, seats: 4 },
    ).place('occupation', play('Shepherd Boy'))
    expect(deliveries(t, 'sheep')).toEqual([1, 1, 1])
  })

  test('[occ-plowman.e1] [AX-S-01] a field for 1 food, 4, 7 and 10 rounds on', () => {
    const t = playOccupation('Plowman', {}, { round: 3 })
    const asked: number[] = []
    while (t.m.state.round < 14) {
      t.seat(0, { goods: { food: 9 } })
      toHarvest(t)
      while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
      if (t.asks()?.kind === 'mayEffect') {
        asked.push(t.m.state.round)
        t.answer(
          'yes',
          t.farm().fields.A2 === undefined ? { plow: 'A2' } : { plow: t.farm().fields.A3 === undefined ? 'A3' : 'A4' },
        )
      }
    }
    expect([asked, Object.keys(t.farm().fields)]).toEqual([
      [7, 10, 13],
      ['A2', 'A3', 'A4'],
    ])
  })

  test('[occ-plowman.r1] not bought, or without food: it goes back', () => {
    const t = playOccupation('Plowman', {}, { round: 1 })
    while (t.m.state.round < 6) untilPlacing(toHarvest(t.seat(0, { goods: { food: t.m.state.round === 4 ? 4 : 0 } })))
    expect(t.farm().fields).toEqual({})
  })

  test.each([
    [6, 7, 'sheep'],
    [9, 10, 'boar'],
    [13, 14, 'cattle'],
  ] as const)('[occ-animal-handler.e1] played in round %i: in round %i 1 food buys 1 %s', (round, next, kind) => {
    const t = playOccupation('Animal Handler', { goods: { food: 6 } }, { round, seats: 4 })
    for (let n = round; n < next; n++) toHarvest(t)
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    const food = t.goods().food ?? 0
    t.answer('yes')
    expect(t.goods()).toMatchObject({ [kind]: 1, food: food - 1 })
  })

  test('[occ-animal-handler.r1] [AX-C-13] its food cannot pay for it', () => {
    const t = playOccupation('Animal Handler', { plays: [3], goods: { food: 0 } }, { round: 9, seats: 4 })
    untilPlacing(toHarvest(t.seat(0, { goods: { food: 4 } })))
    expect([t.m.state.round, t.goods()]).toEqual([10, {}])
    const u = playOccupation('Animal Handler', { plays: [3, 'House Goat'] }, { round: 9, seats: 4 }).seat(0, {
      goods: { food: 4 },
    })
    toHarvest(u)
    while (u.asks()?.kind === 'feed') u.answer({ feed: {} })
    expect(u.goods().food).toBe(1)
    u.answer('yes')
    expect(u.answer({ keep: {}, rest: 'cook' }).goods()).toEqual({ food: 3 })
  })

  test('[occ-animal-handler.r2] nor does the Sheep Farmer add one', () => {
    const t = having(
      'Sheep Farmer',
      { ...big, holds: ['Animal Handler'], goods: { food: 3 } },
      { round: 6, seats: 4 },
    ).place('occupation', play('Animal Handler'))
    toHarvest(t).answer('yes')
    expect(t.goods().sheep).toBe(1)
  })

  test('[occ-veterinarian.e2] [occ-veterinarian.r1] [occ-veterinarian.r3] pairs come out, at most 4 sheep, 3 boar, 2 cattle less one each', () => {
    const t = playOccupation('Veterinarian', { pastures: ['A4 A5', 'B4 B5', 'C4 C5'] }, { round: 1, seats: 4 })
    while (t.m.state.round < 14) {
      for (let seat = 0; seat < 4; seat++) t.seat(seat, { goods: { ...t.goods(seat), food: 20 } })
      const before = t.goods()
      const eats = [4, 7, 9, 11, 13].includes(t.m.state.round)
      t.endRound()
      const after = t.goods()
      const more = (['sheep', 'boar', 'cattle'] as const).reduce(
        (n, kind) => n + (after[kind] ?? 0) - (before[kind] ?? 0),
        0,
      )
      if (!eats) expect([0, 1]).toContain(more)
      untilPlacing(t)
    }
  })
})

describe('building goods', () => {
  test('[occ-resource-seller.e1] [occ-resource-seller.e2] wood, clay, reed, clay, stone, clay, stone', () => {
    const t = playOccupation('Resource Seller', {}, { seats: 2 })
    t.place('fishing').place('clay_1')
    expect(t.goods()).toEqual({ clay: 1 })
    t.endRound().place('wood_3')
    expect(t.goods()).toMatchObject({ clay: 1, wood: 3 * 2 + 1 })
  })

  test('[occ-resource-seller.r1] at round start too', () => {
    const t = playOccupation('Resource Seller', { holds: ['Wood Collector'], goods: { food: 1 } })
      .place('fishing')
      .space('occupation', { by: [] })
    t.place('occupation', play('Wood Collector'))
    t.endRound()
    expect(t.goods().wood).toBe(2)
  })

  test('[occ-resource-seller.r2] [occ-storehouse-keeper.r1] several goods of the stack by one action', () => {
    const t = playOccupation('Resource Seller', { plays: ['Clay Worker'], goods: { food: 1 } }, { seats: 2 })
      .place('fishing')
      .place('wood_3')
    expect(t.goods()).toEqual({ wood: 4, clay: 2 })
  })

  test('[occ-resource-seller.r4] not for wood of the field phase', () => {
    const t = playOccupation('Resource Seller', { plays: ['Copse'], goods: { wood: 1, food: 4 } }, { round: 4 })
    t.place('fishing').place('sow_bake', { sow: 'wood', field: '78' })
    toHarvest(t)
    expect(untilPlacing(t).goods().wood).toBe(1)
  })

  test('[occ-forester.e1] [occ-forester.e2] three stacks of 3; 1 of each in the field phase; no field for points', () => {
    const t = having(['Forester', 7], { goods: { wood: 4, food: 4 } }, { round: 4 })
    t.place('sow_bake', { sow: 'wood', field: '278' }, { sow: 'wood', field: '278.2' }, { sow: 'wood', field: '278.3' })
    expect([onCard(t, 'Forester'), t.goods().wood, t.score().fields]).toEqual([[3, 3, 3], 1, -1])
    expect(t.score().bonus).toBe(3)
    toHarvest(t)
    while (t.asks()?.kind === 'feed') t.answer({ feed: {} })
    expect([onCard(t, 'Forester'), t.goods().wood]).toEqual([[2, 2, 2], 4])
  })

  test('[occ-clay-worker.r1] also where the supply gives exactly 1 wood (five players)', () => {
    const t = having('Clay Worker', {}, { seats: 5 })
      .space('p5_reed_stone_wood', { lies: 1 })
      .place('p5_reed_stone_wood')
    expect(t.goods()).toEqual({ reed: 1, stone: 1, wood: 1, clay: 1 })
  })

  test('[occ-pieceworker.e1] vegetables cost 2 food; one more per kind', () => {
    const t = having('Pieceworker', { goods: { food: 2 } }, { round: 9 }).place('take_vegetable', 'yes')
    expect(t.goods()).toEqual({ vegetable: 2 })
    expect(having('Pieceworker', {}, { round: 9 }).place('take_vegetable').asks()?.seat).toBe(1)
    const two = having('Pieceworker', { goods: { food: 5 } }, { seats: 4 }).place('p4_reed_stone_food')
    eager(two)
    expect(two.goods()).toEqual({ reed: 2, stone: 2, food: 4 })
  })

  test('[occ-pieceworker.r4] the three-player space of choice', () => {
    const t = having('Pieceworker', { goods: { food: 2 } }, { seats: 3 }).place('p3_building_resource')
    t.answer(saying(t, 'stone'))
    expect(t.answer('yes').goods()).toEqual({ stone: 2, food: 1 })
  })

  test('[occ-storehouse-keeper.e1] [occ-storehouse-keeper.r2] not for reed alone', () => {
    expect(having('Storehouse Keeper', {}, { seats: 4 }).place('reed_1').asks()?.seat).toBe(1)
    const five = having('Storehouse Keeper', {}, { seats: 5 })
      .space('p5_reed_stone_wood', { lies: 1 })
      .place('p5_reed_stone_wood')
    expect(five.asks()?.seat).toBe(0)
  })

  test('[occ-fence-overseer.e1] for 1 food the space of a new stable is fenced without wood, once a round', () => {
    const t = having('Fence Overseer', { goods: { wood: 4, food: 3 } }).place('build_rooms_stables', {
      build: 'stable',
      at: 'A5',
    })
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    t.answer('yes')
    expect([t.farm().pastures, t.goods()]).toEqual([['A5'], { wood: 2, food: 2 }])
    t.answer({ build: 'stable', at: 'A4' })
    expect([t.asks()?.seat, t.farm().pastures]).toEqual([1, ['A5']])
  })

  test('[occ-fence-overseer.r4] beside the pastures there are, or not at all', () => {
    const t = having('Fence Overseer', { goods: { wood: 2, food: 3 }, pastures: ['A5'] }).place('build_rooms_stables', {
      build: 'stable',
      at: 'C3',
    })
    expect(t.asks()?.seat).toBe(1)
  })

  test('[occ-animal-breeder.e1] a pair for 1, 2 or 3 food with a new pasture; not for a mere split', () => {
    const t = having('Animal Breeder', { goods: { wood: 4, food: 3 } }, { seats: 4 }).place('fences', around('A5'))
    t.answer({ option: 2 })
    expect(t.goods()).toEqual({ cattle: 2 })
    const split = having('Animal Breeder', { goods: { wood: 1, food: 3 }, pastures: ['A4 A5'] }, { seats: 4 }).place(
      'fences',
      { fences: ['A5-left'] },
    )
    expect(split.asks()?.seat).toBe(1)
    const poor = having('Animal Breeder', { goods: { wood: 4 } }, { seats: 4 }).place('fences', around('A5'))
    expect(poor.asks()?.seat).toBe(1)
  })

  test('[occ-animal-breeder.r1] works with the Fence Overseer and the Mini Pasture', () => {
    const t = having(['Animal Breeder', 'Fence Overseer'], { goods: { wood: 2, food: 2 } }, { seats: 4 }).place(
      'build_rooms_stables',
      { build: 'stable', at: 'A5' },
      'yes',
    )
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'chooseEffect' })
    const mini = having('Animal Breeder', { goods: { food: 3 }, holds: ['Mini Pasture'] }, { seats: 4 }).place(
      'starting_player_minor',
      play('Mini Pasture'),
    )
    for (let n = 0; n < 3 && mini.asks()?.kind !== 'chooseEffect'; n++)
      mini.answer(mini.asks()?.kind === 'fence' ? around('A5') : (mini.asks()?.choices?.[0] ?? null))
    expect(mini.asks()).toMatchObject({ seat: 0, kind: 'chooseEffect' })
  })
})
