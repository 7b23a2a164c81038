/** Deck K, minor improvements, from the specification alone: plows, sowing and card fields. */

import { describe, expect, test } from 'vitest'
import type { Place } from '../table.ts'
import { FREE, having, onCard, play, playMinor, toHarvest } from './drive.ts'

const THREE = FREE.slice(0, 3)

describe('plows', () => {
  test('[min-swing-plough.e1] up to 3 fields on “Plow 1 field”, fewer are allowed', () => {
    const t = having('Swing Plough').place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' }, { plow: 'A4' })
    expect(t.farm().fields).toEqual({ A2: null, A3: null, A4: null })
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'place' })
    const two = having('Swing Plough').place('plow_field', { plow: 'A2' }, 'yes', { plow: 'A3' }, 'pass')
    expect(Object.keys(two.farm().fields)).toEqual(['A2', 'A3'])
  })

  test.each([
    ['Swing Plough', 2],
    ['Crooked Plough', 1],
  ])(
    '[min-swing-plough.r1] [min-crooked-plough.e1] %s: %i times in the game, also if only 2 fields were plowed',
    (card, times) => {
      const t = having(card)
      const rows = ['A', 'B', 'C']
      for (let n = 0; n < times; n++) {
        t.place('plow_field', { plow: `${rows[n]}2` }, 'yes', { plow: `${rows[n]}3` }, 'pass')
        t.endRound()
      }
      t.seat(0, { goods: { food: 9 } }).place('plow_field', { plow: `${rows[times]}2` })
      expect(t.asks()?.seat).toBe(1)
    },
  )

  test('[min-swing-plough.r4] [min-crooked-plough.r4] not on “Plow 1 field and/or sow”', () => {
    for (const card of ['Swing Plough', 'Crooked Plough']) {
      expect(having(card).place('plow_sow', { plow: 'A2' }).asks()).toMatchObject({ seat: 1, kind: 'place' })
    }
  })

  test('[AGR-MIN-G18] one plow for one action: who used one is not asked for the other', () => {
    const t = having(['Swing Plough', 'Crooked Plough']).place('plow_field', { plow: 'A2' })
    for (let n = 0; n < 6 && t.asks()?.seat === 0; n++) {
      const choices = t.asks()?.choices ?? []
      t.answer(choices.includes('yes') ? 'yes' : (choices[0] ?? null))
    }
    expect(Object.keys(t.farm().fields)).toHaveLength(3)
  })

  test('[min-swing-plough.r5] no plow for the field of the Field Watchman', () => {
    const t = having(['Swing Plough', 'Field Watchman']).place('take_grain', 'yes', { plow: 'A2' })
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('[min-yoke.e1] as many fields as plows and Harrows lie before all players', () => {
    const place: Place = { goods: { wood: 1, cattle: 1 }, plays: ['Swing Plough'] }
    const t = playMinor('Yoke', place)
    t.answer('yes', { plow: 'A2' })
    expect([Object.keys(t.farm().fields), t.asks()?.seat]).toEqual([['A2'], 1])
  })

  test('[min-yoke.r2] the plows of others count too; with none nothing is plowed', () => {
    const t = having([], { goods: { wood: 1, cattle: 1 }, holds: ['Yoke'] })
    t.seat(1, { plays: ['Harrow', 'Crooked Plough'] })
    t.place('starting_player_minor', play('Yoke'), 'yes', { plow: 'A2' }, { plow: 'A3' })
    expect([Object.keys(t.farm().fields), t.asks()?.seat]).toEqual([['A2', 'A3'], 1])
    const none = playMinor('Yoke', { goods: { wood: 1, cattle: 1 } })
    expect([none.asks()?.seat, none.farm().fields]).toEqual([1, {}])
  })

  test.each([
    [10, 3],
    [11, 3],
    [12, 2],
    [13, 1],
    [14, 0],
  ])('[min-ox-team.e1] [min-ox-team.r2] in round %i: up to %i fields', (round, n) => {
    const t = playMinor('Ox Team', { goods: { wood: 3, cattle: 2 }, pastures: ['C5'] }, { round })
    if (n > 0) t.answer('yes')
    for (const cell of ['A2', 'A3', 'A4', 'A5'].slice(0, n)) t.answer({ plow: cell })
    expect([Object.keys(t.farm().fields).length, t.asks()?.seat]).toEqual([n, 1])
  })

  test('[min-ox-team.r1] fewer are allowed, none too', () => {
    const t = playMinor('Ox Team', { goods: { wood: 3, cattle: 2 }, pastures: ['C5'] }).answer('pass')
    expect([t.farm().fields, t.asks()?.seat]).toEqual([{}, 1])
  })

  test.each(['plow_field', 'plow_sow'])('[min-flail.e1] on %s the owner may also bake', (space) => {
    const t = having(['Flail', 1], { goods: { grain: 1 } }).place(space, { plow: 'A2' })
    if (t.asks()?.kind === 'sow') t.answer('pass')
    expect(t.answer('yes', { bake: 1 }).goods()).toEqual({ food: 2 })
  })

  test('[min-flail.e1] not after taking grain', () => {
    expect(
      having(['Flail', 1], { goods: { grain: 1 } })
        .place('take_grain')
        .asks()?.seat,
    ).toBe(1)
  })

  test('[min-threshing-board.r1] with the Flail two bakings, each its own', () => {
    const t = having(['Flail', 'Threshing Board', 5], { goods: { grain: 2 } }).place('plow_field', { plow: 'A2' })
    for (let n = 0; n < 8 && t.asks()?.seat === 0; n++) {
      const choices = t.asks()?.choices ?? []
      t.answer(choices.includes('yes') ? 'yes' : (choices[0] ?? null))
    }
    expect(t.goods()).toEqual({ food: 10 })
  })
})

describe('sowing and card fields', () => {
  test('[min-acreage.e1] two stacks of 3 grain; each gives 1 in the field phase', () => {
    const t = having('Acreage', { goods: { grain: 2, food: 4 } }, { round: 4 })
    t.place('sow_bake', { sow: 'grain', field: '105' }, { sow: 'grain', field: '105.2' })
    expect(onCard(t, 105)).toEqual([3, 3])
    expect(t.asks()?.seat).toBe(1)
    t.seat(1, { goods: { food: 9 } }).place('fishing')
    toHarvest(t)
    expect([onCard(t, 105), t.goods().grain]).toEqual([[2, 2], 2])
  })

  test('[min-acreage.e1] no vegetables on it', () => {
    expect(having('Acreage', { goods: { vegetable: 1 } }).refused({ place: 'sow_bake' })).not.toBeNull()
  })

  test('[min-acreage.r4] [AGR-MIN-G19] no field at the end, its grain counts', () => {
    const t = having('Acreage', { goods: { grain: 2 } })
    const before = t.score()
    t.place('sow_bake', { sow: 'grain', field: '105' }, { sow: 'grain', field: '105.2' })
    expect([before.fields, t.score().fields, t.score().grain]).toEqual([-1, -1, 3])
  })

  test('[min-acreage.r1] [min-acreage.r2] the Fieldsman counts each stack: 4 and 4; the Smallholder adds 1', () => {
    const two = having(['Acreage', 'Fieldsman'], { goods: { grain: 2 } })
    two.place('sow_bake', { sow: 'grain', field: '105' }, { sow: 'grain', field: '105.2' })
    expect(onCard(two, 105)).toEqual([4, 4])
    const one = having(['Acreage', 'Smallholder'], { goods: { grain: 1 } })
    expect(onCard(one.place('sow_bake', { sow: 'grain', field: '105' }), 105)).toEqual([4, 0])
  })

  test('[min-turnip-field.e2] when played one sowing at once, on any empty field', () => {
    const t = playMinor('Turnip Field', { plays: THREE, goods: { vegetable: 1, grain: 1 }, fields: { A2: null } })
    t.answer('yes', { sow: 'vegetable', field: '137' }, { sow: 'grain', field: 'A2' })
    expect([onCard(t, 137), t.farm().fields, t.goods()]).toEqual([[2], { A2: 'grain 3' }, {}])
  })

  test('[min-turnip-field.e2] without anything to sow nobody is asked; grain does not grow on it', () => {
    expect(playMinor('Turnip Field', { plays: THREE }).asks()?.seat).toBe(1)
    expect(playMinor('Turnip Field', { plays: THREE, goods: { grain: 1 } }).asks()?.seat).toBe(1)
  })

  test('[min-turnip-field.r1] Potato Dibber, Fieldsman, Smallholder and Liquid Manure add up on it', () => {
    const cards = ['Turnip Field', 'Potato Dibber', 'Fieldsman', 'Smallholder', 'Liquid Manure']
    const t = having(cards, { goods: { vegetable: 1 } }).place('sow_bake', { sow: 'vegetable', field: '137' })
    expect(onCard(t, 137)).toEqual([2 + 1 + 2 + 1 + 1])
  })

  test('[min-liquid-manure.e1] 1 more on every stack sown', () => {
    const t = having('Liquid Manure', { goods: { grain: 1, vegetable: 1 }, fields: { A2: null, A3: null } })
    t.place('sow_bake', { sow: 'grain', field: 'A2' }, { sow: 'vegetable', field: 'A3' })
    expect(t.farm().fields).toEqual({ A2: 'grain 4', A3: 'vegetable 3' })
  })

  test('[min-liquid-manure.r1] planted fields do not change when it is played', () => {
    const t = playMinor('Liquid Manure', { goods: { sheep: 4 }, pastures: ['A4 A5'], fields: { A2: 'grain 3' } })
    expect(t.farm().fields).toEqual({ A2: 'grain 3' })
  })

  test('[min-liquid-manure.r3] also on the wood of Copse and Forester', () => {
    const t = having(['Liquid Manure', 'Copse', 'Forester'], { goods: { wood: 2 } })
    t.place('sow_bake', { sow: 'wood', field: '78' }, { sow: 'wood', field: '278' })
    expect([onCard(t, 78), onCard(t, 278)]).toEqual([
      [4, 0],
      [4, 0, 0],
    ])
  })

  test('[min-clapper.e1] [min-clapper.r3] a growth space lays 1 on every grain and wood stack, not on vegetables', () => {
    const t = having(['Clapper', 'Copse', 'Acreage'], {
      goods: { wood: 1, grain: 1 },
      rooms: ['A1', 'B1', 'C1'],
      fields: { A2: 'grain 1', A3: 'vegetable 1', A4: null },
    })
    t.place('sow_bake', { sow: 'wood', field: '78' }, { sow: 'grain', field: '105' }).place('fishing')
    t.place('family_growth_minor')
    expect(t.farm().fields).toEqual({ A2: 'grain 2', A3: 'vegetable 1', A4: null })
    expect([onCard(t, 78), onCard(t, 105)]).toEqual([
      [4, 0],
      [4, 0],
    ])
  })

  test('[min-clapper.r1] it is no sowing: the Field Worker gets nothing', () => {
    const t = having('Clapper', { rooms: ['A1', 'B1', 'C1'], fields: { A2: 'grain 1' } }, { seats: 3 }).seat(1, {
      plays: ['Field Worker'],
    })
    t.place('family_growth_minor')
    expect([t.farm().fields, t.goods(1)]).toEqual([{ A2: 'grain 2' }, {}])
  })

  test('[min-clapper.r2] growth through the Lover does not trigger it', () => {
    const t = having('Clapper', { goods: { food: 9 }, holds: ['Lover'], fields: { A2: 'grain 1' } }, { seats: 3 })
    t.place('occupation', play('Lover'))
    expect([t.farm().people, t.farm().fields]).toEqual([3, { A2: 'grain 1' }])
  })

  test('[min-clapper.e2] played after the growth of the same space: at once', () => {
    const t = having([], {
      goods: { wood: 1 },
      rooms: ['A1', 'B1', 'C1'],
      fields: { A2: 'grain 2' },
      holds: ['Clapper'],
    })
    t.place('family_growth_minor', play('Clapper'))
    expect(t.farm().fields).toEqual({ A2: 'grain 3' })
    const without = playMinor('Clapper', { goods: { wood: 1 }, fields: { A2: 'grain 2' } })
    expect(without.farm().fields).toEqual({ A2: 'grain 2' })
  })
})
