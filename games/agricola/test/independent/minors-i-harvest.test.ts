/** Deck I, minor improvements, from the specification alone: sowing, harvest, plows. */

import { describe, expect, test } from 'vitest'
import type { Place } from '../table.ts'
import { againstMinor, having, onCard, toHarvest, untilPlacing } from './drive.ts'

describe('sowing', () => {
  test('[min-copse.e1] 2 stacks of 3 wood; each gives 1 in the field phase', () => {
    const t = having('Copse', { goods: { wood: 2, food: 4 } }, { round: 4 })
    t.place('sow_bake', { sow: 'wood', field: '78' }, { sow: 'wood', field: '78.2' })
    expect([onCard(t, 'Copse'), t.goods()]).toEqual([[3, 3], { food: 4 }])
    toHarvest(t.seat(1, { goods: { food: 4 } }))
    expect([onCard(t, 'Copse'), t.goods().wood]).toEqual([[2, 2], 2])
  })

  test('[min-copse.e1] neither grain nor vegetables, and not on a stack that still holds wood', () => {
    expect(having('Copse', { goods: { grain: 1, vegetable: 1 } }).refused({ place: 'sow_bake' })).not.toBeNull()
    const t = having('Copse', { goods: { wood: 3 } }).place(
      'sow_bake',
      { sow: 'wood', field: '78' },
      { sow: 'wood', field: '78.2' },
    )
    t.endRound()
    expect(t.refused({ place: 'sow_bake' })).not.toBeNull()
  })

  test('[min-copse.r1] [min-copse.r2] the Fieldsman adds 2 to a single stack, the Smallholder nothing', () => {
    const t = having(['Copse', 'Fieldsman', 'Smallholder'], { goods: { wood: 1 } }).place('sow_bake', {
      sow: 'wood',
      field: '78',
    })
    t.answer(...(t.asks()?.seat === 0 ? ['done'] : []))
    expect(onCard(t, 'Copse')).toEqual([5, 0])
  })

  test('[min-copse.r4] [min-copse.r5] no field for points; its wood counts for the Joinery', () => {
    const t = having(['Copse', 7], { goods: { wood: 1 } }).place('sow_bake', { sow: 'wood', field: '78' })
    expect([t.score().fields, t.score().bonus]).toEqual([-1, 1])
  })

  test('[min-planter-box.e1] [min-planter-box.r3] beside a room 2 grain or 1 vegetable more, elsewhere and on cards none', () => {
    const t = having(['Planter Box', 'Acreage'], {
      goods: { grain: 3, vegetable: 1 },
      fields: { A1: null, B2: null, A2: null },
    })
    t.place(
      'sow_bake',
      { sow: 'grain', field: 'A1' },
      { sow: 'vegetable', field: 'B2' },
      { sow: 'grain', field: 'A2' },
      { sow: 'grain', field: '105' },
    )
    expect([t.farm().fields, onCard(t, 'Acreage')]).toEqual([
      { A1: 'grain 5', B2: 'vegetable 3', A2: 'grain 3' },
      [3, 0],
    ])
  })

  test('[min-planter-box.r1] a room built beside a sown field changes nothing', () => {
    const t = having('Planter Box', { goods: { wood: 5, reed: 2 }, fields: { A2: 'grain 3' } })
    t.place('build_rooms_stables', { build: 'room', at: 'A1' })
    expect(t.farm().fields).toEqual({ A2: 'grain 3' })
  })
})

describe('harvest', () => {
  const hungry = { food: 9 }

  test('[min-corn-storehouse.e1] [min-corn-storehouse.r7] grain on empty fields with 1 from the supply, also just emptied ones', () => {
    const t = toHarvest(
      having(
        'Corn Storehouse',
        { goods: { ...hungry, grain: 1, vegetable: 1 }, fields: { A2: null, A3: 'grain 1' } },
        { round: 4 },
      ),
    )
    t.answer('yes')
    expect(t.asks()?.choices).not.toContainEqual({ sow: 'vegetable', field: 'A2' })
    t.answer({ sow: 'grain', field: 'A2' }, { sow: 'grain', field: 'A3' })
    expect(t.farm().fields).toEqual({ A2: 'grain 2', A3: 'grain 2' })
  })

  test('[min-corn-storehouse.r6] [M12] with the Fieldsman 3 each on two fields', () => {
    const t = toHarvest(
      having(
        ['Corn Storehouse', 'Fieldsman'],
        { goods: { ...hungry, grain: 2 }, fields: { A2: null, A3: null } },
        { round: 4 },
      ),
    )
    t.answer('yes', { sow: 'grain', field: 'A2' }, { sow: 'grain', field: 'A3' })
    expect(t.farm().fields).toEqual({ A2: 'grain 3', A3: 'grain 3' })
  })

  test('[min-corn-storehouse.r6] Liquid Manure, Planter Box and Smallholder add here too', () => {
    const t = toHarvest(
      having(
        ['Corn Storehouse', 'Liquid Manure', 'Planter Box', 'Smallholder'],
        { goods: { ...hungry, grain: 1 }, fields: { B2: null } },
        { round: 4 },
      ),
    )
    t.answer('yes', { sow: 'grain', field: 'B2' })
    expect(t.farm().fields).toEqual({ B2: 'grain 6' })
  })

  test('[min-corn-storehouse.r4] also on the Acreage, never on the Copse', () => {
    const t = toHarvest(
      having(['Corn Storehouse', 'Acreage', 'Copse'], { goods: { ...hungry, grain: 1, wood: 1 } }, { round: 4 }),
    )
    t.answer('yes')
    expect(JSON.stringify(t.asks()?.choices)).not.toContain('wood')
    t.answer({ sow: 'grain', field: '105' })
    expect(onCard(t, 'Acreage')).toEqual([2, 0])
  })

  test('[min-corn-storehouse.r3] the Field Worker of another player sees it', () => {
    const t = having(
      'Corn Storehouse',
      { goods: { ...hungry, grain: 1 }, fields: { A2: null } },
      { round: 4, seats: 3 },
    )
    t.seat(1, { plays: ['Field Worker'] })
    toHarvest(t).answer('yes', { sow: 'grain', field: 'A2' })
    expect(t.goods(1).grain).toBe(1)
  })

  test('[min-corn-storehouse] 2 wood and 1 reed or 2 clay and 1 reed; Ladder and Thatcher spare the reed', () => {
    expect(againstMinor('Corn Storehouse', { goods: { clay: 2, reed: 1 } })).toBeNull()
    expect(againstMinor('Corn Storehouse', { goods: { clay: 1, wood: 1, reed: 1 } })).not.toBeNull()
    expect(againstMinor('Corn Storehouse', { goods: { wood: 2 }, plays: ['Ladder'] })).toBeNull()
    expect(againstMinor('Corn Storehouse', { goods: { wood: 2 }, plays: ['Thatcher'] }, { seats: 3 })).toBeNull()
    expect(againstMinor('Corn Storehouse', { goods: { wood: 2 } })).not.toBeNull()
  })

  test('[min-manure.e1] [AX-S-20] at the end of a round without harvest 1 from each field, but no milk and no wool', () => {
    const place: Place = {
      goods: { food: 1, sheep: 3, cattle: 3 },
      pastures: ['A4 A5', 'B4 B5'],
      fields: { A2: 'grain 3', A3: 'vegetable 1' },
    }
    const t = having(
      ['Manure', 'Milking Shed', 'Spindle', 'Butter Churn', 'Milking Stool', 'Loom', 'Milking Hand'],
      place,
    ).endRound()
    t.answer('yes')
    expect(t.goods()).toEqual({ food: 1, sheep: 3, cattle: 3, grain: 1, vegetable: 1 })
    expect(t.farm().fields).toEqual({ A2: 'grain 2', A3: null })
  })

  test('[min-manure.e1] may be declined; not in rounds with a harvest', () => {
    const t = having('Manure', { fields: { A2: 'grain 3' } })
      .endRound()
      .answer('pass')
    expect(t.farm().fields).toEqual({ A2: 'grain 3' })
    const harvest = toHarvest(having('Manure', { goods: { food: 4 }, fields: { A2: 'grain 3' } }, { round: 4 }))
    expect([untilPlacing(harvest).farm().fields, harvest.goods().grain]).toEqual([{ A2: 'grain 2' }, 1])
  })

  test('[min-manure] 2 animals; goat and horse are none', () => {
    expect(againstMinor('Manure', { goods: { sheep: 1, boar: 1 }, pastures: ['A5'] })).toBeNull()
    expect(
      againstMinor('Manure', { goods: { sheep: 1 }, pastures: ['A5'], plays: ['House Goat', 'Horse'] }),
    ).not.toBeNull()
  })

  test('[min-manure.r3] Corn Storehouse and one’s own Water Mill work in these field phases, others’ use does not', () => {
    const t = having(['Manure', 'Corn Storehouse'], {
      goods: { grain: 1 },
      fields: { A2: null, A3: 'grain 1' },
    }).endRound()
    t.answer('yes', 'yes', { sow: 'grain', field: 'A2' }, { sow: 'grain', field: 'A3' })
    expect(t.farm().fields).toEqual({ A2: 'grain 2', A3: 'grain 2' })
    const mill = having(['Manure', 'Water Mill'], { goods: { grain: 1 }, fields: { A3: 'grain 1' } })
      .seat(1, { goods: { grain: 1 } })
      .endRound()
    mill.answer('yes', 'yes')
    expect([mill.goods(), mill.goods(1), mill.asks()?.kind]).toEqual([{ grain: 1, food: 3 }, { grain: 1 }, 'place'])
  })

  test('[occ-gardener.r2] with the Manure the vegetables stay too', () => {
    const t = having(['Manure', 'Gardener'], { fields: { A2: 'vegetable 1', A3: 'grain 1' } })
      .endRound()
      .answer('yes')
    expect([t.goods(), t.farm().fields]).toEqual([
      { vegetable: 1, grain: 1 },
      { A2: 'vegetable 1', A3: null },
    ])
  })

  test('[min-water-mill.e1] everybody may grind 1 grain; others give the owner 1 of the 3 food', () => {
    const t = having('Water Mill', { goods: { grain: 2, food: 9 } }, { round: 4, seats: 3 })
    t.seat(1, { goods: { grain: 1, food: 9 } })
      .seat(2, { goods: { food: 4 } })
      .endRound()
    const asked: number[] = []
    while (t.asks()?.kind === 'mayEffect') {
      asked.push(t.asks()?.seat ?? -1)
      t.answer('yes')
    }
    expect(asked).toEqual([0, 1])
    expect([t.goods(0), t.goods(1)]).toEqual([{ grain: 1, food: 9 }, { food: 7 }])
  })

  test('[min-water-mill.r2] grinding is no baking', () => {
    expect(having('Water Mill', { goods: { grain: 1 } }).refused({ place: 'sow_bake' })).not.toBeNull()
  })

  test('[min-hand-mill.e1] not outside a harvest, and no baking', () => {
    const t = having('Hand Mill', { goods: { grain: 2 } })
    expect(t.offers().some((choice) => JSON.stringify(choice).includes('@75'))).toBe(false)
    expect(t.refused({ place: 'sow_bake' })).not.toBeNull()
  })
})

describe('plows', () => {
  test('[min-moldboard-plough.e1] twice in the game', () => {
    const t = having('Moldboard Plough')
    for (const row of ['A', 'B']) {
      t.place('plow_field', { plow: `${row}2` }, 'yes', { plow: `${row}3` })
      expect(t.asks()?.seat).toBe(1)
      t.endRound()
    }
    t.seat(0, { goods: { food: 9 } }).place('plow_field', { plow: 'C2' })
    expect([t.asks()?.seat, Object.keys(t.farm().fields).length]).toEqual([1, 5])
  })

  test('[min-moldboard-plough.r4] together with the Plow Maker, not with the Plow Driver', () => {
    const maker = having(['Moldboard Plough', 'Plow Maker'], { goods: { food: 1 } }).place('plow_field', { plow: 'A2' })
    for (let n = 0; n < 6 && maker.asks()?.seat === 0; n++) {
      const choices = maker.asks()?.choices ?? []
      maker.answer(choices.includes('yes') ? 'yes' : (choices[0] ?? null))
    }
    expect([Object.keys(maker.farm().fields).length, maker.goods()]).toEqual([3, {}])
    const driver = having(['Moldboard Plough', 'Plow Driver'], { house: 'stone', goods: { food: 1 } }).endRound()
    driver.answer('yes', { plow: 'A2' })
    expect([driver.asks()?.kind, Object.keys(driver.farm().fields).length]).toEqual(['place', 1])
  })

  test('[min-rake.r1] [min-rake.r2] card fields do not count; Harrow, Punner and Yoke raise the number', () => {
    const five = { A2: null, A3: null, A4: null, A5: null, B2: null }
    const four = { A2: null, A3: null, A4: null, A5: null }
    expect(having(['Rake', 'Acreage'], { fields: four }).score().bonus).toBe(0)
    for (const card of ['Harrow', 'Punner', 'Yoke', 'Crooked Plough']) {
      expect(having(['Rake', card], { fields: five }).score().bonus).toBe(0)
      expect(having(['Rake', card], { fields: { ...five, B3: null } }).score().bonus).toBe(2)
    }
    expect(
      having('Rake', { fields: five })
        .seat(1, { plays: ['Harrow'] })
        .score().bonus,
    ).toBe(2)
  })
})
