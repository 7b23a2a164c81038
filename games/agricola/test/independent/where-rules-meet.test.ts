/** Two rules at once and the borders of one, written from the rulebook and the card notes alone. */

import { describe, expect, test } from 'vitest'
import { openTable } from '../table.ts'
import { around, having, holdingMinor, onCard, play, playMinor, playOccupation, saying, toHarvest } from './drive.ts'

describe('house and family', () => {
  test('[A-RENOVATE-03] [A-RENOVATE-01] in round 14 two people turn a wooden hut into a stone house', () => {
    const t = openTable({ round: 14 }).seat(0, { goods: { clay: 2, stone: 2, reed: 2 } })
    t.place('renovation_improvement')
    if (t.asks()?.kind !== 'place') t.answer('pass')
    expect([t.farm().house, t.goods()]).toEqual(['clay', { stone: 2, reed: 1 }])
    t.place('day_laborer').place('renovation_fences')
    expect([t.farm().house, t.goods()]).toEqual(['stone', {}])
  })

  test('[A-FAMILY-04] [A-FAMILY-02] whoever was born without a room takes the next one: only the one after it makes room again', () => {
    const family = (...rooms: readonly string[]) =>
      openTable({ round: 12 }).seat(0, { people: 3, rooms: ['B1', 'C1', ...rooms] })
    expect(family().refused({ place: 'family_growth_minor' })).not.toBeNull()
    expect(family('A1').refused({ place: 'family_growth_minor' })).not.toBeNull()
    expect(family('A1').refused({ place: 'family_growth_no_room' })).toBeNull()
    const roomy = family('A1', 'B2')
    roomy.place('family_growth_minor')
    expect(roomy.farm().people).toBe(4)
    // Five is the end, with as many rooms as one likes.
    const full = openTable({ round: 12 }).seat(0, { people: 5, rooms: ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'] })
    for (const place of ['family_growth_minor', 'family_growth_no_room'])
      expect(full.refused({ place })).toBe('A-FAMILY-05')
  })

  test('[A-HARVEST-FEED-03] [A-FAMILY-06] the child of round 3 eats like anybody else after round 4, the child of round 4 eats 1', () => {
    const hungry = (born: number) => {
      const t = openTable({ round: born }).seat(0, { rooms: ['A1', 'B1', 'C1'] })
      t.place('family_growth_minor')
      if (t.asks()?.kind !== 'place') t.answer('pass')
      t.seat(0, { goods: { food: 20 } })
        .seat(1, { goods: { food: 20 } })
        .endRound()
      if (born === 3)
        t.seat(0, { goods: { food: 20 } })
          .seat(1, { goods: { food: 20 } })
          .endRound()
      return 20 - (t.goods().food ?? 0)
    }
    expect([hungry(3), hungry(4)]).toEqual([6, 5])
  })
})

describe('fields and ovens', () => {
  test('[A-HARVEST-FIELD-02] [A-SOW-04] a field that gave its last grain takes vegetables; one with a crop left takes nothing', () => {
    const t = openTable({ round: 4 })
      .seat(0, { goods: { food: 9 }, fields: { A2: 'grain 1', A3: 'grain 2' } })
      .seat(1, { goods: { food: 9 } })
      .endRound()
    expect(t.farm().fields).toEqual({ A2: null, A3: 'grain 1' })
    t.seat(0, { goods: { vegetable: 2 } }).place('sow_bake')
    expect(t.refused({ sow: 'vegetable', field: 'A3' })).toBe('A-SOW-04')
    t.answer({ sow: 'vegetable', field: 'A2' })
    expect([t.farm().fields, t.goods()]).toEqual([{ A2: 'vegetable 2', A3: 'grain 1' }, { vegetable: 1 }])
  })

  test('[A-BAKE-06] [A-BAKE-03] the Clay Oven bakes as soon as it stands, the Fireplace beside it: 5, 2 and 2 food', () => {
    const t = openTable({ round: 5 }).seat(0, { goods: { clay: 3, stone: 1, grain: 3 }, plays: [1] })
    t.place('major_or_minor', play('Clay Oven'))
    t.answer('yes', { bake: 3 })
    expect(t.goods()).toEqual({ food: 9 })
    const none = openTable({ round: 5 }).seat(0, { goods: { clay: 3, stone: 1, grain: 1 } })
    none.place('major_or_minor', play('Clay Oven')).answer('pass')
    expect([none.goods(), none.asks()?.seat]).toEqual([{ grain: 1 }, 1])
  })

  test('[A-CARDS-10] [A-SCORE-15] [A-SCORE-05] vegetables on a bean field score, the card is no field', () => {
    const t = having('Bean Field', { goods: { vegetable: 1 } })
    const before = t.score()
    t.place('sow_bake').answer(saying(t, 'vegetable'))
    expect([onCard(t, 'Bean Field'), t.farm().fields, t.goods()]).toEqual([[2], {}, {}])
    expect([before.vegetables, t.score().vegetables]).toEqual([1, 2])
    expect([before.fields, t.score().fields]).toEqual([-1, -1])
  })
})

describe('animals', () => {
  test('[A-STABLE-05] [A-ANIMAL-01] [A-STABLE-03] a stable fenced in later houses four of a kind instead of one of any', () => {
    const t = openTable({ round: 10 })
      .seat(0, { goods: { wood: 4, sheep: 1, cattle: 1 }, stables: ['A5'] })
      .space('sheep', { lies: 3 })
    t.place('fences', around('A5'))
    expect([t.farm().pastures, t.goods()]).toEqual([['A5'], { sheep: 1, cattle: 1 }])
    t.place('day_laborer').place('sheep')
    // Four sheep on the pasture, the cattle in the house.
    expect([t.goods(), t.asks()?.seat]).toEqual([{ sheep: 4, cattle: 1 }, 1])
  })

  test('[A-WORK-56] the cattle of the five-player card is paid before it comes: not with its own meat, but with grain', () => {
    const t = (goods: { readonly grain?: number }) => openTable({ seats: 5, round: 5 }).seat(0, { goods, plays: [1] })
    const poor = t({}).place('p5_animals')
    expect(JSON.stringify(poor.asks()?.choices)).not.toContain('cattle')
    const rich = t({ grain: 1 }).place('p5_animals')
    rich.answer(saying(rich, 'cattle'))
    for (let n = 0; n < 3 && rich.asks()?.seat === 0; n++) rich.answer(rich.asks()?.choices?.[0] ?? null)
    expect(rich.goods()).toEqual({ cattle: 1 })
  })

  test('[A-HARVEST-BREED-04] [A-HARVEST-BREED-01] kinds breed at the same time, one young each, however many parents', () => {
    const t = openTable({ round: 4 }).seat(0, {
      goods: { sheep: 5, boar: 2, cattle: 1, food: 9 },
      pastures: ['A2 A3 A4', 'A5 B5', 'B3 B4'],
    })
    toHarvest(t)
    expect(t.goods()).toMatchObject({ sheep: 6, boar: 3, cattle: 1 })
  })
})

describe('cards', () => {
  test('[A-MINOR-08] [A-MINOR-06] a card that is passed on may be played by the neighbor in the same round', () => {
    const t = playMinor('Market Stall', { goods: { grain: 1 } })
    expect([t.goods(), t.hand(1).length, t.hand(0).length]).toEqual([{ vegetable: 1 }, 1, 0])
    t.seat(1, { goods: { grain: 1 } }).place('major_or_minor', play('Market Stall'))
    expect([t.goods(1), t.hand(0).length, t.hand(1).length]).toEqual([{ vegetable: 1 }, 1, 0])
  })

  test('[A-SOLO-05] [A-MINOR-06] alone, a card that would be passed on leaves the game', () => {
    const t = playMinor('Market Stall', { goods: { grain: 1 } }, { seats: 1 })
    expect([t.goods(), t.hand(), t.played()]).toEqual([{ vegetable: 1 }, [], []])
  })

  test('[AGR-MIN-G12] the card Field is not played where no field fits, and nothing is paid', () => {
    const cells = ['A1', 'A2', 'A3', 'A4', 'A5', 'B2', 'B3', 'B4', 'B5', 'C2', 'C3', 'C4', 'C5']
    const crowded = holdingMinor('Field', {
      goods: { food: 3 },
      rooms: [...cells.slice(0, 5), 'B1', 'C1'],
      fields: Object.fromEntries(cells.slice(5).map((cell) => [cell, null])),
    })
    expect(crowded.asks()?.kind).toBe('place')
    expect([crowded.goods(), crowded.hand().length]).toEqual([{ food: 3 }, 1])
  })

  test('[A-OCCARD-G05] the Reeve counts the rounds after this one: 9, 6, 3 and 1 are borders', () => {
    const wood = [5, 6, 8, 9, 11, 12, 13, 14].map(
      (round) => playOccupation('Reeve', {}, { seats: 3, round }).goods().wood ?? 0,
    )
    expect(wood).toEqual([4, 3, 3, 2, 2, 1, 1, 0])
  })

  test('[A-MAJOR-16] [A-CARDS-22] a Well of round 12 gives its food in rounds 13 and 14 and no more', () => {
    const bought = (round: number) =>
      openTable({ round })
        .seat(0, { goods: { wood: 1, stone: 3 } })
        .place('major_or_minor', play('Well'))
    const t = bought(12)
    const got: number[] = []
    for (const round of [13, 14]) {
      t.seat(0, { goods: {} }).seat(1, { goods: { food: 20 } })
      t.endRound()
      while (t.asks()?.kind !== 'place') t.answer({ feed: {} })
      expect(t.m.state.round).toBe(round)
      got.push(t.goods().food ?? 0)
      t.seat(0, { goods: { food: 20 } })
    }
    expect(got).toEqual([1, 1])
    expect([bought(14).goods(), bought(14).score().cards]).toEqual([{}, 4])
  })
})
