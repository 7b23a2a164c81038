/** Deck I, occupations, from the specification alone: fields and harvest. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import { having, onCard, playOccupation, toHarvest, untilPlacing } from './drive.ts'

describe('fields and harvest', () => {
  test('[occ-fieldsman.e1] [AX-C-03] 1 grain field 5; 1 grain and 1 wood 4 and 4; 2 grain and 1 wood 3 each', () => {
    const sown = (grain: number, wood: number): unknown => {
      const t = having(['Fieldsman', 'Copse'], {
        goods: { grain: 3, wood: 1 },
        fields: { A2: null, A3: null, A4: null },
      })
      t.place('sow_bake')
      for (const field of ['A2', 'A3'].slice(0, grain)) t.answer({ sow: 'grain', field })
      if (wood > 0) t.answer({ sow: 'wood', field: '78' })
      if (t.asks()?.seat === 0) t.answer('done')
      if (t.asks()?.seat === 0) t.answer('pass')
      return [t.farm().fields, onCard(t, 'Copse')]
    }
    expect(sown(1, 0)).toEqual([{ A2: 'grain 5', A3: null, A4: null }, [0, 0]])
    expect(sown(1, 1)).toEqual([{ A2: 'grain 4', A3: null, A4: null }, [4, 0]])
    expect(sown(2, 1)).toEqual([{ A2: 'grain 3', A3: 'grain 3', A4: null }, [3, 0]])
  })

  test('[occ-fieldsman.e1] [A-OCCARD-X04] vegetables 4, 3 and 2', () => {
    const sown = (n: number): readonly (string | null)[] => {
      const cells = ['A2', 'A3', 'A4'].slice(0, n)
      const t = having('Fieldsman', {
        goods: { vegetable: n },
        fields: Object.fromEntries(cells.map((cell) => [cell, null])),
      })
      t.place('sow_bake', ...cells.map((field) => ({ sow: 'vegetable', field })))
      return Object.values(t.farm().fields)
    }
    expect(sown(1)).toEqual(['vegetable 4'])
    expect(sown(2)).toEqual(['vegetable 3', 'vegetable 3'])
    expect(sown(3)).toEqual(['vegetable 2', 'vegetable 2', 'vegetable 2'])
  })

  test('[occ-fieldsman.r4] [occ-forester.r3] one wood alone 5, two 4 each, three 3', () => {
    for (const [n, each] of [
      [1, 5],
      [2, 4],
      [3, 3],
    ] as const) {
      const t = having(['Fieldsman', 'Forester'], { goods: { wood: n } }).place('sow_bake')
      for (const field of ['278', '278.2', '278.3'].slice(0, n)) t.answer({ sow: 'wood', field })
      expect(onCard(t, 'Forester')).toEqual([1, 2, 3].map((stack) => (stack <= n ? each : 0)))
    }
  })

  test('[occ-gardener.e1] [AX-C-11] vegetables come from the supply, grain from the field', () => {
    const t = having(
      ['Gardener', 'Turnip Field'],
      { goods: { vegetable: 1, food: 9 }, fields: { A2: 'vegetable 2', A3: 'grain 3' } },
      { round: 4 },
    )
    t.place('sow_bake', { sow: 'vegetable', field: '137' })
    toHarvest(t)
    expect([untilPlacing(t).goods().vegetable, t.goods().grain]).toEqual([2, 1])
    expect([t.farm().fields, onCard(t, 'Turnip Field')]).toEqual([{ A2: 'vegetable 2', A3: 'grain 2' }, [2]])
  })

  test('[occ-harvest-helper.e1] [AX-C-12] after the Corn Storehouse: 1 grain from another’s field, 2 food for that player', () => {
    const t = openTable({ seats: 3, round: 4 })
      .seat(0, { plays: ['Corn Storehouse'], goods: { food: 9 }, fields: { A2: 'grain 1', A3: null } })
      .seat(1, { plays: ['Harvest Helper'] })
    toHarvest(t)
    expect(t.asks()?.seat).toBe(0)
    t.answer('yes', { sow: 'grain', field: 'A2' })
    expect(t.farm(0).fields).toEqual({ A2: 'grain 2', A3: null })
    expect(t.asks()?.seat).toBe(1)
    t.answer('yes', { reap: 'grain', of: 0, field: 'A2' })
    expect([t.farm(0).fields, t.goods(1).grain, untilPlacing(t).goods(0).food]).toEqual([
      { A2: 'grain 1', A3: null },
      1,
      9 + 2 - 4,
    ])
  })

  test('[occ-harvest-helper.r1] [occ-harvest-helper.r4] never from an own field, nor a vegetable', () => {
    const t = having('Harvest Helper', { goods: { food: 9 }, fields: { A2: 'grain 3' } }, { seats: 3, round: 4 })
    t.seat(1, { fields: { A2: 'vegetable 2', A3: null } })
    toHarvest(t)
    expect(t.asks()?.kind).toBe('place')
  })

  test('[occ-harvest-helper.r3] from the Acreage of another', () => {
    const t = having('Acreage', { goods: { grain: 1, food: 9 } }, { seats: 3, round: 4 }).seat(2, {
      plays: ['Harvest Helper'],
    })
    t.place('sow_bake', { sow: 'grain', field: '105' })
    toHarvest(t).answer('yes')
    expect(t.asks()?.choices).toEqual([{ reap: 'grain', of: 0, field: '105' }])
  })

  test('[occ-harvest-helper.r5] not with the Manure of anybody', () => {
    const t = having(['Harvest Helper', 'Manure'], { fields: { A2: 'grain 2' } }, { seats: 3 }).seat(1, {
      fields: { A2: 'grain 2' },
    })
    t.endRound().answer('yes')
    expect(t.asks()?.kind).toBe('place')
  })

  test('[occ-field-worker.r2] [occ-field-worker.r3] once for a whole sowing, also for wood alone', () => {
    const t = having('Copse', { goods: { wood: 2 } }, { seats: 4 }).seat(2, { plays: ['Field Worker'] })
    t.place('sow_bake', { sow: 'wood', field: '78' }, { sow: 'wood', field: '78.2' })
    expect(t.goods(2)).toEqual({ food: 1 })
  })

  test('[occ-layabout.e1] the next harvest passes him by: no field, no food, no young, no begging', () => {
    const place: Place = { goods: { sheep: 2 }, pastures: ['A4 A5'], fields: { A2: 'grain 3' } }
    const t = toHarvest(playOccupation('Layabout', place, { round: 3 }).endRound())
    expect(untilPlacing(t).goods()).toEqual({ sheep: 2 })
    expect([t.farm().fields, t.player().begging, t.m.state.round]).toEqual([{ A2: 'grain 3' }, 0, 5])
  })

  test('[occ-layabout.e1] only the next one', () => {
    const t = playOccupation('Layabout', {}, { round: 4 })
    toHarvest(t)
    while (t.m.state.round < 8) untilPlacing(toHarvest(untilPlacing(t)))
    expect(t.player().begging).toBe(4)
  })

  test('[occ-layabout.r2] [occ-layabout.r4] no income from cards in it; others still see the farm', () => {
    const place: Place = {
      goods: { sheep: 4, grain: 1 },
      pastures: ['A4 A5'],
      fields: { A2: 'grain 3' },
      plays: ['Loom', 'House Goat'],
    }
    const t = playOccupation('Layabout', { ...place, goods: { ...place.goods, food: 1 } }, { round: 4, seats: 3 })
    t.seat(1, { plays: ['Milking Shed', 'Water Mill', 'Harvest Helper'], goods: { sheep: 1, food: 4 } })
      .seat(2, { goods: { food: 4 } })
      .endRound()
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    expect(t.goods(1).food).toBe(4 + 1 + 1)
    t.answer('yes', { reap: 'grain', of: 0, field: 'A2' })
    expect([untilPlacing(t).goods(), t.farm().fields]).toEqual([{ sheep: 4, grain: 1, food: 3 }, { A2: 'grain 2' }])
  })
})
