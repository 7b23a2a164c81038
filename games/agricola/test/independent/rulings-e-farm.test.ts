/** Deck E and its kin, rulings about rooms, fences, plows and sowing, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import {
  againstMinor,
  around,
  deliveries,
  eager,
  FREE,
  having,
  onCard,
  play,
  playMinor,
  playOccupation,
  toHarvest,
  untilPlacing,
} from './drive.ts'

const room = (at: string) => ({ build: 'room', at })
const FIVE = ['A1', 'B1', 'C1', 'A2', 'B2']

describe('rooms', () => {
  test('[occ-master-builder.r1] the free room lies beside the others on a free space', () => {
    const t = having('Master Builder', { rooms: FIVE, fields: { C2: null } }).unasked({ use: '151' })
    expect(t.asks()?.choices).toEqual([
      { build: 'room', at: 'A3' },
      { build: 'room', at: 'B3' },
    ])
  })

  test.each<[string, string, () => ReturnType<typeof having>]>([
    [
      'Master Builder',
      'occ-master-builder.r2',
      () =>
        having(['Master Builder', 'Wet Nurse'], { rooms: FIVE, people: 4, goods: { food: 1 } }).unasked({ use: '151' }),
    ],
    [
      'Stone House Extension',
      'min-stone-house-extension.r1',
      () =>
        playMinor('Stone House Extension', {
          house: 'stone',
          plays: ['Wet Nurse'],
          goods: { reed: 1, stone: 3, food: 1 },
        }),
    ],
    [
      'Wooden Hut Extension',
      'min-wooden-hut-extension.r1',
      () => playMinor('Wooden Hut Extension', { plays: ['Wet Nurse'], goods: { wood: 5, reed: 1, food: 1 } }),
    ],
    [
      'Clay Hut Extension',
      'min-clay-hut-extension.r1',
      () =>
        playMinor('Clay Hut Extension', { house: 'clay', plays: ['Wet Nurse'], goods: { clay: 4, reed: 1, food: 1 } }),
    ],
  ])('%s [%s] builds a room: the Wet Nurse may come', (_, __, make) => {
    const t = make()
    const people = t.farm().people
    eager(t)
    expect([t.farm().people, t.goods()]).toEqual([people + 1, {}])
  })

  test('[min-stone-house-extension.r2] cheaper as an improvement, not as a room', () => {
    const stone = (plays: string[], goods: Place['goods']) =>
      againstMinor('Stone House Extension', { house: 'stone', plays, goods: goods ?? {} }, { seats: 3 })
    expect(stone(['Stonecutter'], { reed: 1, stone: 2 })).toBeNull()
    expect(stone(['Carpenter', 'Clay Roof'], { reed: 1, stone: 2, clay: 9 })).not.toBeNull()
    expect(stone(['Carpenter', 'Clay Roof'], { reed: 0, stone: 3, clay: 9 })).not.toBeNull()
  })

  test('[occ-hut-builder.r2] not used in round 11 it lapses', () => {
    const t = having('Hut Builder', { goods: { food: 20 } }, { seats: 4, round: 10 })
    toHarvest(t)
    expect([t.m.state.round, t.asks()?.kind]).toEqual([11, 'mayEffect'])
    t.answer('pass')
    expect(t.offers()).toEqual(having([], { goods: { food: 20 } }, { seats: 4, round: 11 }).offers())
    untilPlacing(toHarvest(t))
    expect([t.m.state.round, t.farm().rooms.length]).toEqual([12, 2])
  })

  test('[occ-pastor.r1] at once when the last other player adds a room', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { goods: { wood: 5, reed: 2 } })
      .seat(1, { plays: ['Pastor'] })
    for (const seat of [2, 3]) t.seat(seat, { rooms: ['A1', 'B1', 'C1'] })
    expect(t.goods(1)).toEqual({})
    t.place('build_rooms_stables', room('A1'))
    expect(t.goods(1)).toEqual({ wood: 3, clay: 2, reed: 1, stone: 1 })
  })

  test('[occ-maid.r1] [occ-maid.r2] once, also straight from wood to stone', () => {
    const t = having(['Maid', 'Conservator'], { goods: { stone: 2, reed: 1 } }, { round: 11 }).place(
      'renovation_improvement',
    )
    untilPlacing(t)
    expect(deliveries(t, 'food')).toEqual([1, 1, 1])
    const twice = having('Maid', { goods: { clay: 2, reed: 2, stone: 2 } }, { round: 11 })
    untilPlacing(twice.place('renovation_improvement')).place('fishing')
    untilPlacing(twice.place('renovation_fences'))
    expect([twice.farm().house, deliveries(twice, 'food')]).toEqual(['stone', [1, 1, 1]])
  })

  test('[occ-clay-hut-builder.r1] once', () => {
    const t = having('Clay Hut Builder', { goods: { clay: 2, reed: 2, stone: 2 } }, { round: 8 })
    untilPlacing(t.place('renovation_improvement')).place('fishing')
    untilPlacing(t.place('renovation_fences'))
    expect([t.farm().house, deliveries(t, 'clay', 14)]).toEqual(['stone', [2, 2, 2, 2, 2, 0]])
  })

  test('[occ-conservator.r1] [occ-conservator.r3] 1 stone for each room and 1 reed, one renovation', () => {
    const t = having('Conservator', { rooms: ['A1', 'B1', 'C1'], goods: { stone: 3, reed: 1 } }).place(
      'renovation_improvement',
    )
    if (t.asks()?.kind === 'renovate') t.answer({ renovate: 'stone' })
    expect([untilPlacing(t).farm().house, t.goods()]).toEqual(['stone', {}])
  })

  test('[occ-conservator.r2] [min-builders-trowel.r2] not with the Stone Breaker, not with the Trowel', () => {
    const goods = { stone: 9, reed: 9 }
    for (const card of ['Stone Breaker', "Builder's Trowel"])
      expect(JSON.stringify(having(['Conservator', card], { goods }, { seats: 4 }).offers())).not.toContain('use')
  })

  test('[min-builders-trowel.r1] not in the middle of another action', () => {
    const t = having("Builder's Trowel", { goods: { clay: 2, reed: 1, wood: 9 } })
    expect(JSON.stringify(t.offers())).toContain('"50"')
    t.place('fences')
    expect(JSON.stringify(t.offers())).not.toContain('"50"')
  })
})

describe('fences and stables', () => {
  test('[occ-farmer.r2] [min-mini-pasture.r2] Mini Pasture, Hedge Keeper, Stablehand and Animal Breeder with the Farmer', () => {
    const t = playMinor(
      'Mini Pasture',
      { plays: ['Farmer', 'Hedge Keeper', 'Stablehand', 'Animal Breeder'], goods: { food: 3 } },
      { seats: 4 },
    )
    t.answer({ build: 'pasture', at: 'A5' })
    for (let n = 0; n < 9 && t.asks()?.kind !== 'place'; n++) {
      const { kind, choices } = t.asks() ?? {}
      if (kind === 'fence')
        t.answer(around('A4').fences.length === 4 ? { fences: ['A4-top', 'A4-left', 'B4-top'] } : 'pass')
      else if (choices?.includes('yes')) t.answer('yes')
      else t.answer(choices?.[0] ?? null)
    }
    expect([t.farm().pastures.length, t.farm().stables.length, t.goods().boar]).toEqual([2, 1, 1])
  })

  test('[min-mini-pasture.r1] [min-mini-pasture.r3] it touches the pastures there are; a stable may stand there', () => {
    const t = playMinor('Mini Pasture', { pastures: ['A5'], stables: ['B5'], goods: { food: 2 } })
    expect(t.asks()?.choices).toEqual([
      { build: 'pasture', at: 'A4' },
      { build: 'pasture', at: 'B5' },
    ])
  })

  test('[occ-hedge-keeper.r1] [occ-hedge-keeper.r3] closed pastures, and 1 fence at least by the usual way', () => {
    const t = having('Hedge Keeper', { goods: { wood: 1 } })
    expect(t.place('fences').refused({ fences: ['A5-top', 'A5-left', 'A5-right'] })).not.toBeNull()
    expect(t.answer(around('A5')).goods()).toEqual({})
    expect(having('Hedge Keeper', {}).refused({ place: 'fences' })).not.toBeNull()
    // A fence that would be free altogether is paid.
    const split = having('Hedge Keeper', { pastures: ['A4 A5'], goods: { wood: 1 } }).place('fences', {
      fences: ['A5-left'],
    })
    expect(split.goods()).toEqual({})
  })

  test('[occ-stablehand.r1] [occ-groom.r2] the free stable is fenced in by the Fence Overseer, without a second stable', () => {
    const t = having(['Stablehand', 'Fence Overseer'], { goods: { wood: 4, food: 1 } }).place('fences', around('A5'))
    t.answer({ build: 'stable', at: 'A4' })
    eager(t)
    expect([t.farm().stables, t.farm().pastures.length, t.goods(), t.asks()?.seat]).toEqual([['A4'], 2, {}, 1])
    const groom = having(['Groom', 'Fence Overseer'], { house: 'stone', goods: { wood: 1, food: 1 } }, { seats: 4 })
    groom.endRound().answer('yes', { build: 'stable', at: 'A5' })
    eager(groom)
    expect([groom.farm().pastures, groom.goods()]).toEqual([['A5'], {}])
  })

  test('[occ-stablehand.r2] nothing without a stable piece', () => {
    const t = having('Stablehand', { stables: ['A2', 'A3', 'B2', 'B3'], goods: { wood: 4 } }).place(
      'fences',
      around('A5'),
    )
    expect([t.asks()?.seat, t.farm().stables.length]).toEqual([1, 4])
  })

  test('[occ-fence-overseer.r5] the fences come from the own reserve', () => {
    const place: Place = { pastures: ['A3', 'A4', 'A5', 'B5'], goods: { wood: 2, food: 1 } }
    // 13 fences stand: 3 would be too many, 2 are left.
    const far = eager(having('Fence Overseer', place).place('build_rooms_stables', { build: 'stable', at: 'C5' }))
    expect([far.farm().pastures.length, far.goods()]).toEqual([4, { food: 1 }])
    const near = eager(having('Fence Overseer', place).place('build_rooms_stables', { build: 'stable', at: 'B4' }))
    expect([near.farm().pastures.length, near.goods()]).toEqual([5, {}])
  })

  test('[occ-fence-builder.r2] [occ-fence-deliveryman.r4] pastures are closed', () => {
    const t = playOccupation('Fence Builder').answer({ place: 'fishing' })
    t.seat(0, { goods: { wood: 4 } })
      .place('clay_1')
      .place('fishing', 'yes')
    expect(t.refused({ fences: ['A5-top', 'A5-left', 'A5-right'] })).not.toBeNull()
    const later = playOccupation('Fence Deliveryman', {}, { round: 5 })
    while (later.m.state.round < 11) untilPlacing2(later)
    later.answer('yes')
    expect(later.refused({ fences: ['A5-top', 'A5-left', 'A5-right'] })).not.toBeNull()
    expect(later.refused(around('A5'))).toBeNull()
  })

  test('[occ-fence-builder.r5] a space in play is chosen for good, one of a card too', () => {
    const t = playOccupation('Fence Builder', { plays: ['Tavern'], goods: { food: 1 } })
    expect(t.asks()?.choices).toEqual(expect.arrayContaining([{ place: 'tavern' }, { place: 'fishing' }]))
    t.answer({ place: 'tavern' })
    expect(t.player().fencesAway).toBe(1)
    const mark = t.player().memory[263]?.space
    t.endRound()
    expect([t.player().memory[263]?.space, t.player().fencesAway]).toEqual([mark, 1])
  })

  test('[occ-fence-deliveryman.r6] with the Hedge Keeper up to 3 more', () => {
    const t = playOccupation('Fence Deliveryman', { plays: ['Hedge Keeper'], goods: { food: 1 } }, { round: 5 })
    while (t.m.state.round < 11) untilPlacing2(t)
    t.answer('yes')
    expect(t.refused(around('A4', 'A5'))).toBeNull()
    expect(t.refused(around('A4', 'A5', 'B5'))).not.toBeNull()
  })

  test('[min-private-forest.r1] [occ-wood-collector.r1] [occ-wood-deliveryman.r1] wood of the round start pays for the stable of the Groom', () => {
    for (const source of ['Private Forest', 'Wood Collector', 'Wood Deliveryman']) {
      const place: Place = { house: 'stone', plays: ['Groom'], goods: { food: 3 } }
      const t =
        source === 'Private Forest'
          ? playMinor(source, place, { seats: 4, round: 7 })
          : playOccupation(source, place, { seats: 4, round: 7 })
      t.seat(0, { goods: { food: 9 } })
      toHarvest(t)
      expect([t.asks()?.kind, t.goods().wood], source).toEqual(['mayEffect', 1])
      t.answer('yes', { build: 'stable', at: 'A5' })
      expect([t.farm().stables, t.goods().wood]).toEqual([['A5'], undefined])
    }
  })

  test('[occ-clay-deliveryman.r1] [min-goose-pond.r1] rounds still to come', () => {
    expect(deliveries(playOccupation('Clay Deliveryman', {}, { round: 11 }), 'clay')).toEqual([1, 1, 1])
    expect(deliveries(playOccupation('Clay Deliveryman', {}, { round: 3 }), 'clay', 7)).toEqual([0, 0, 1, 1])
    expect(deliveries(playMinor('Goose Pond', { plays: FREE }, { round: 5 }), 'food', 10)).toEqual([1, 1, 1, 1, 0])
  })
})

/** Goes on to the next round; everybody has enough to eat. */
function untilPlacing2(t: ReturnType<typeof having>): void {
  for (let seat = 0; seat < t.m.state.players.length; seat++) t.seat(seat, { goods: { ...t.goods(seat), food: 9 } })
  t.endRound()
}

describe('plows', () => {
  const PLOWS = [
    ['Riding Plough', 3, 2, true],
    ['Turnwrest Plough', 3, 1, true],
    ['Moldboard Plough', 2, 2, false],
    ['Swing Plough', 3, 2, false],
    ['Crooked Plough', 3, 1, false],
  ] as const
  const CELLS = ['A2', 'A3', 'A4', 'A5'].map((plow) => ({ plow }))

  test.each(PLOWS)(
    '%s [min-riding-plough.r3] [min-turnwrest-plough.r3] [min-moldboard-plough.r2] [min-swing-plough.r3] [min-crooked-plough.r3] %i fields, %i times',
    (card, fields, times) => {
      const t = having(card, {}, { round: 5 })
      for (let use = 0; use < times; use++) {
        t.place('plow_field', { plow: ['A2', 'B2'][use] ?? '' }, 'yes')
        for (let n = 1; n < fields; n++) t.answer({ plow: [`A${n + 2}`, `B${n + 2}`][use] ?? '' })
        expect(Object.keys(t.farm().fields)).toHaveLength(fields * (use + 1))
        t.endRound()
      }
      t.place('plow_field', { plow: 'A1' })
      expect(t.asks()?.seat).toBe(1)
    },
  )

  test.each(PLOWS.filter(([, fields]) => fields === 3))(
    '%s [min-riding-plough.r1] [min-turnwrest-plough.r1] [min-crooked-plough.r1] two fields instead of three are a use as well',
    (card, _, times) => {
      const t = having(card).place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' }, 'pass')
      expect([Object.keys(t.farm().fields).length, t.asks()?.seat]).toEqual([2, 1])
      t.endRound().place('plow_field', { plow: 'A4' })
      expect(t.asks()?.seat).toBe(times === 1 ? 1 : 0)
    },
  )

  test('[min-riding-plough.r2] [min-turnwrest-plough.r2] [min-moldboard-plough.r1] [min-swing-plough.r2] [min-crooked-plough.r2] one plow or the Harrow for one plowing', () => {
    for (const [card, fields] of PLOWS) {
      const other = card === 'Swing Plough' ? 'Crooked Plough' : 'Swing Plough'
      for (const second of [other, 'Harrow']) {
        const t = having([card, second]).place('plow_field', { plow: 'A2' })
        if (t.asks()?.kind === 'orderReactions') t.answer(t.asks()?.choices?.[0] ?? null)
        t.answer('yes')
        for (let n = 0; n < fields - 1; n++) t.answer(CELLS[n + 1] ?? null)
        for (let n = 0; n < 3 && t.asks()?.seat === 0; n++) t.answer(t.asks()?.choices?.[0] ?? null)
        expect([t.asks()?.seat, Object.keys(t.farm().fields).length], `${card} ${second}`).toEqual([1, fields])
      }
    }
  })

  test('[min-riding-plough.r4] [min-turnwrest-plough.r4] [min-crooked-plough.r5] [occ-plow-driver.r1] [occ-plow-maker.r1] [min-field.r1] with the Plow Maker; not with Plow Driver, Field Watchman or Field', () => {
    for (const [card, fields] of PLOWS) {
      const maker = eager(having([card, 'Plow Maker'], { goods: { food: 1 } }).place('plow_field', { plow: 'A2' }))
      expect([Object.keys(maker.farm().fields).length, maker.goods()], card).toEqual([fields + 1, {}])
      const driver = having([card, 'Harrow', 'Plow Driver'], { house: 'stone', goods: { food: 2 } }).endRound()
      driver.answer('yes', { plow: 'A2' })
      expect([driver.asks()?.kind, Object.keys(driver.farm().fields)], card).toEqual(['place', ['A2']])
      const watchman = having([card, 'Harrow', 'Field Watchman']).place('take_grain')
      watchman.answer('yes', { plow: 'A2' })
      expect([watchman.asks()?.seat, Object.keys(watchman.farm().fields)], card).toEqual([1, ['A2']])
      const field = playMinor('Field', { plays: [card, 'Harrow'], goods: { food: 1 } }).answer({ plow: 'A2' })
      expect([field.asks()?.seat, Object.keys(field.farm().fields)], card).toEqual([1, ['A2']])
    }
  })

  test('[occ-plow-maker.r1] [occ-plow-maker.r2] with the Harrow; once for each use of the space', () => {
    const t = eager(having(['Plow Maker', 'Harrow'], { goods: { food: 3 } }).place('plow_field', { plow: 'A2' }))
    expect([Object.keys(t.farm().fields).length, t.goods()]).toEqual([3, { food: 2 }])
    const maker = eager(having('Plow Maker', { goods: { food: 3 } }).place('plow_field', { plow: 'A2' }))
    expect([Object.keys(maker.farm().fields).length, maker.goods()]).toEqual([2, { food: 2 }])
  })

  test('[min-riding-plough.r4] Rake and Yoke see all five plows', () => {
    for (const [card] of PLOWS) {
      const bare = having('Rake', { fields: { A2: null, A3: null, A4: null, A5: null, B5: null } })
      const plowed = having(['Rake', card], { fields: { A2: null, A3: null, A4: null, A5: null, B5: null } })
      expect([bare.score().bonus, plowed.score().bonus], card).toEqual([2, 0])
      const yoke = playMinor('Yoke', { goods: { wood: 1, cattle: 1 }, plays: [card] })
      expect(yoke.asks()?.seat, card).toBe(0)
    }
    expect(playMinor('Yoke', { goods: { wood: 1, cattle: 1 } }).asks()?.seat).toBe(1)
  })

  test('[min-moldboard-plough.r3] not on Plow and sow', () => {
    const t = having('Moldboard Plough', {}, { round: 13 }).place('plow_sow', { plow: 'A2' })
    if (t.asks()?.kind === 'sow') t.answer('pass')
    expect([t.asks()?.seat, Object.keys(t.farm().fields)]).toEqual([1, ['A2']])
    const riding = having('Riding Plough', {}, { round: 13 }).place('plow_sow', { plow: 'A2' }, 'yes')
    expect(riding.asks()).toMatchObject({ seat: 0, kind: 'plow' })
  })
})

describe('sowing', () => {
  const sow = (crop: string, field: string) => ({ sow: crop, field })

  test('[occ-hobby-farmer.r1] [occ-hobby-farmer.r2] only the vegetable; Smallholder, Potato Dibber and Field Worker see a sowing', () => {
    const t = having('Smallholder', {
      plays: ['Potato Dibber'],
      goods: { grain: 2, food: 1 },
      holds: ['Hobby Farmer'],
      fields: { A2: null },
    })
    t.place('occupation', play('Hobby Farmer'))
    eager(t)
    expect([t.farm().fields, t.goods()]).toEqual([{ A2: 'vegetable 4' }, { grain: 2 }])
    const seen = openTable({ seats: 4, round: 5 })
      .seat(0, { holds: ['Hobby Farmer'], fields: { A2: null } })
      .seat(1, { plays: ['Field Worker'] })
    eager(seen.place('occupation', play('Hobby Farmer')))
    expect([seen.farm().fields, seen.goods(1)]).toEqual([{ A2: 'vegetable 2' }, { food: 1 }])
  })

  test('[min-bean-field.r1] [min-potato-dibber.r1] [min-lettuce-patch.r2] bonuses on the three vegetable cards', () => {
    const sown = (...bonus: string[]): number[] =>
      ['Bean Field', 'Lettuce Patch', 'Turnip Field'].flatMap((card) => {
        const t = having([card, ...bonus], { goods: { vegetable: 1 } })
        const field = String(t.player().cardFields[0])
        return onCard(t.place('sow_bake', sow('vegetable', field)), card)
      })
    expect(sown()).toEqual([2, 2, 2])
    expect(sown('Potato Dibber')).toEqual([3, 3, 3])
    expect(sown('Fieldsman')).toEqual([4, 4, 4])
    expect(sown('Smallholder')).toEqual([3, 3, 3])
    expect(sown('Liquid Manure')).toEqual([3, 3, 3])
  })

  test('[min-potato-dibber.r2] [min-liquid-manure.r2] [min-planter-box.r2] [min-planter-box.r4] bonuses add up, unasked', () => {
    const sown = (crop: string, field: string, ...cards: string[]): string | null | undefined =>
      having(cards, { goods: { [crop]: 1 }, fields: { [field]: null } })
        .place('sow_bake', sow(crop, field))
        .farm().fields[field]
    expect(sown('vegetable', 'A5', 'Potato Dibber', 'Liquid Manure')).toBe('vegetable 4')
    expect(sown('vegetable', 'A5', 'Potato Dibber', 'Liquid Manure', 'Fieldsman')).toBe('vegetable 6')
    expect(sown('vegetable', 'A5', 'Potato Dibber', 'Liquid Manure', 'Fieldsman', 'Smallholder')).toBe('vegetable 7')
    expect(sown('grain', 'A1', 'Planter Box')).toBe('grain 5')
    expect(sown('grain', 'A1', 'Planter Box', 'Liquid Manure')).toBe('grain 6')
    expect(sown('vegetable', 'A1', 'Planter Box', 'Liquid Manure')).toBe('vegetable 4')
    expect(sown('grain', 'A5', 'Planter Box', 'Liquid Manure')).toBe('grain 4')
  })

  test('[min-liquid-manure.r2] also in the harvest with the Corn Storehouse', () => {
    const t = having(
      ['Corn Storehouse', 'Liquid Manure'],
      { goods: { food: 4, grain: 1 }, fields: { A2: null } },
      { round: 4 },
    )
    eager(toHarvest(t))
    expect(t.farm().fields).toEqual({ A2: 'grain 3' })
  })

  test('[min-bean-field.r2] [min-lettuce-patch.r2] a vegetable field and a planted field while something lies there', () => {
    for (const card of ['Bean Field', 'Lettuce Patch']) {
      const t = having(card, { goods: { vegetable: 1, wood: 9 }, holds: ['Herb Garden', 'Corn Sheaf', 'Animal Feed'] })
      t.seat(0, { fields: { A2: 'grain 1', A3: 'grain 1', A4: 'grain 1' } })
      t.place('starting_player_minor')
      expect([t.refused(play('Herb Garden')) === null, t.refused(play('Animal Feed')) === null]).toEqual([false, false])
      t.answer(play('Corn Sheaf')).place('clay_1')
      t.place('sow_bake', sow('vegetable', String(t.player().cardFields[0]))).place('fishing')
      t.seat(0, { home: 1 })
      while (t.asks()?.seat !== 0) t.place('wood_3')
      t.place('major_or_minor')
      expect([t.refused(play('Herb Garden')), t.refused(play('Animal Feed'))]).toEqual([null, null])
    }
  })

  test('[min-bean-field.r3] [min-lettuce-patch.r3] no field at the end; the vegetables count', () => {
    for (const card of ['Bean Field', 'Lettuce Patch']) {
      const t = having(card, { goods: { vegetable: 1 } })
      t.place('sow_bake', sow('vegetable', String(t.player().cardFields[0])))
      expect([t.score().fields, t.score().vegetables]).toEqual([-1, 2])
    }
  })

  test('[min-bean-field.r4] [occ-gardener.r1] with the Gardener all vegetables stay where they are', () => {
    const cards = ['Bean Field', 'Lettuce Patch', 'Turnip Field']
    const t = having(['Gardener', ...cards], { goods: { vegetable: 4, food: 4 }, fields: { A2: null } }, { round: 4 })
    t.place('sow_bake', sow('vegetable', '18'), sow('vegetable', '47'), sow('vegetable', '137'), sow('vegetable', 'A2'))
    untilPlacing(toHarvest(t))
    expect(cards.flatMap((card) => onCard(t, card))).toEqual([2, 2, 2])
    expect([t.farm().fields.A2, t.goods().vegetable]).toEqual(['vegetable 2', 4])
  })

  test('[min-bean-field.r5] the card does not count among the two fields of the Smallholder', () => {
    const t = having(['Smallholder', 'Bean Field'], {
      goods: { grain: 2, vegetable: 1 },
      fields: { A2: null, A3: null },
    })
    t.place('sow_bake', sow('grain', 'A2'), sow('grain', 'A3'), sow('vegetable', '18'))
    expect([t.farm().fields, onCard(t, 'Bean Field')]).toEqual([{ A2: 'grain 4', A3: 'grain 4' }, [3]])
  })

  test('[occ-fieldsman.r2] each stack is a field: two on the Acreage', () => {
    const t = having(['Fieldsman', 'Acreage'], { goods: { grain: 2 } })
    t.place('sow_bake')
    eager(t)
    expect(onCard(t, 'Acreage')).toEqual([4, 4])
  })

  test('[occ-fieldsman.r5] counted when the sowing is over', () => {
    const t = having('Fieldsman', { goods: { grain: 3 }, fields: { A2: null, A3: null, A4: null } })
    t.place('sow_bake', sow('grain', 'A2'))
    expect(t.farm().fields.A2).toBe('grain 3')
    t.answer(sow('grain', 'A3'), 'done')
    expect(t.farm().fields).toEqual({ A2: 'grain 4', A3: 'grain 4', A4: null })
  })

  test('[occ-forester.r1] [occ-forester.r2] [occ-forester.r7] up to 3 wood, topped up like grain; wood alone is a sowing', () => {
    const t = having('Forester', { goods: { wood: 5 } })
    eager(t.place('sow_bake'))
    expect([onCard(t, 'Forester'), t.goods()]).toEqual([[3, 3, 3], { wood: 2 }])
    const one = having(['Forester', 'Liquid Manure'], { goods: { wood: 1 } })
    eager(one.place('sow_bake'))
    expect(onCard(one, 'Forester').toSorted()).toEqual([0, 0, 4])
    const five = having(['Forester', 'Fieldsman'], { goods: { wood: 1 } })
    eager(five.place('sow_bake'))
    expect(onCard(five, 'Forester').toSorted()).toEqual([0, 0, 5])
  })

  test('[min-copse.r6] wood alone on the Copse', () => {
    const t = having('Copse', { goods: { wood: 1 }, fields: { A2: null } })
    eager(t.place('sow_bake'))
    expect(onCard(t, 'Copse').toSorted()).toEqual([0, 3])
  })

  test('[occ-forester.r4] nothing from the Smallholder', () => {
    const t = having(['Forester', 'Smallholder'], { goods: { wood: 1 } })
    eager(t.place('sow_bake'))
    expect(onCard(t, 'Forester').toSorted()).toEqual([0, 0, 3])
  })

  test('[occ-forester.r5] [occ-forester.r6] [min-copse.r3] no field at the end, no planted field; its wood counts for the Joinery', () => {
    const t = having(['Forester', 'Copse', 7], { goods: { wood: 3 } })
    eager(t.place('sow_bake'))
    expect([t.score().fields, t.score().bonus]).toEqual([-1, 3])
    t.seat(0, {
      fields: { A2: 'grain 1', A3: 'grain 1', A4: 'grain 1' },
      holds: ['Animal Feed', 'Corn Sheaf'],
      home: 1,
    })
    while (t.asks()?.seat !== 0) t.place('fishing')
    expect(t.place('major_or_minor').refused(play('Animal Feed'))).not.toBeNull()
  })

  test('[min-manure.r4] from all planted fields or from none', () => {
    const t = having('Manure', { fields: { A2: 'grain 2', A3: 'vegetable 1', A4: null } }).endRound()
    expect(t.asks()?.choices).toEqual(['yes', 'pass'])
    t.answer('yes')
    expect([t.farm().fields, t.goods()]).toMatchObject([
      { A2: 'grain 1', A3: null, A4: null },
      { grain: 1, vegetable: 1 },
    ])
  })
})
