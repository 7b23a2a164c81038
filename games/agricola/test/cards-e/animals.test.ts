/** Deck E: room for animals, and breeding. */
import { describe, expect, test } from 'vitest'
import { at, type Table, table } from './table.ts'

/** Does a herd fit: all but the last animal stand there, that one comes at the start of the next round. */
function keeps(t: Table, herd: { sheep?: number; boar?: number; cattle?: number }): boolean {
  const { sheep = 0, boar = 0, cattle = 0 } = herd
  const last = cattle > 0 ? 9 : 7
  t.has({ sheep: last === 7 ? sheep - 1 : sheep, boar, cattle: last === 9 ? cattle - 1 : cattle })
  t.mine((p) => {
    p.future = [...p.future, t.m.state.round + 1, last, 1, 0]
  }).endRound()
  const { sheep: s = 0, boar: b = 0, cattle: c = 0 } = t.goods()
  return t.asked()?.op !== 'keep' && s === sheep && b === boar && c === cattle
}

/** A farm with these cards, one-space pastures and stables. */
const farm = (cards: readonly number[], pastures: readonly number[] = [], stables: readonly number[] = []): Table =>
  table(4).owns(cards).fences(pastures).stables(stables)

const CORNER = [at(0, 4)]
const ELSEWHERE = [at(2, 4)]

describe('room for animals', () => {
  test('Animal Yard: 2 animals of any kinds on the card', () => {
    expect(keeps(farm([58]), { sheep: 1, boar: 1, cattle: 1 })).toBe(true)
    expect(keeps(farm([58]), { sheep: 1, boar: 2, cattle: 1 })).toBe(false)
    expect(farm([58]).score().pastures).toBe(-1)
  })

  test('Drinking Trough: 2 more in each pasture, after the doubling', () => {
    expect(keeps(farm([59], CORNER), { cattle: 5 })).toBe(true)
    expect(keeps(farm([59], CORNER), { cattle: 6 })).toBe(false)
    expect(keeps(farm([59], CORNER, CORNER), { cattle: 7 })).toBe(true)
    expect(keeps(farm([59], CORNER, CORNER), { cattle: 8 })).toBe(false)
  })

  test('Drinking Trough: nothing for unfenced stables, 2 more on the Animal Yard', () => {
    expect(keeps(farm([59], [], CORNER), { cattle: 3 })).toBe(false)
    expect(keeps(farm([59, 58]), { cattle: 5 })).toBe(true)
    expect(keeps(farm([59, 58]), { cattle: 6 })).toBe(false)
  })

  test("Shepherd's Pipe: 2 sheep more in a pasture, 2 sheep in an unfenced stable", () => {
    expect(keeps(farm([29], CORNER, ELSEWHERE), { sheep: 7 })).toBe(true)
    expect(keeps(farm([29], CORNER, ELSEWHERE), { sheep: 8 })).toBe(false)
  })

  test("Shepherd's Pipe: for sheep only; 2 more on the Animal Yard", () => {
    expect(keeps(farm([29], CORNER, ELSEWHERE), { cattle: 4 })).toBe(true)
    expect(keeps(farm([29], CORNER, ELSEWHERE), { cattle: 5 })).toBe(false)
    expect(keeps(farm([29, 58]), { sheep: 5 })).toBe(true)
    expect(keeps(farm([29, 58]), { sheep: 6 })).toBe(false)
  })

  test('Stablemaster: one unfenced stable for 3 of a kind', () => {
    expect(keeps(farm([208], [], [...CORNER, ...ELSEWHERE]), { sheep: 1, cattle: 3 })).toBe(true)
    expect(keeps(farm([208], [], CORNER), { cattle: 4 })).toBe(true)
    expect(keeps(farm([208], [], CORNER), { cattle: 5 })).toBe(false)
    expect(keeps(farm([208], [], CORNER), { sheep: 2, cattle: 2 })).toBe(false)
  })

  test("Stablemaster: does not add up with the Shepherd's Pipe", () => {
    expect(keeps(farm([208, 29], [], CORNER), { sheep: 4 })).toBe(true)
    expect(keeps(farm([208, 29], [], CORNER), { sheep: 5 })).toBe(false)
  })

  test('Stablemaster: nothing for fenced stables', () => {
    expect(keeps(farm([208], CORNER, CORNER), { cattle: 5 })).toBe(true)
    expect(keeps(farm([208], CORNER, CORNER), { cattle: 6 })).toBe(false)
  })

  test('Animal Keeper: kinds may share a pasture', () => {
    expect(keeps(farm([216], CORNER), { sheep: 1, boar: 1, cattle: 1 })).toBe(true)
    expect(keeps(farm([], CORNER), { sheep: 2, boar: 1, cattle: 1 })).toBe(false)
    expect(keeps(farm([216], CORNER), { sheep: 2, boar: 1, cattle: 1 })).toBe(false)
    expect(keeps(farm([216], [at(0, 3), at(0, 4)]), { sheep: 3, boar: 1, cattle: 1 })).toBe(true)
  })

  test('[A-OCCARD-X10] Shepherd: 4 sheep have 2 lambs, if they fit', () => {
    const t = table(4, 4)
      .owns([203])
      .fences([at(0, 3)])
      .stables([at(0, 3)])
    t.fences([at(0, 4)])
      .has({ sheep: 4, food: 4 })
      .endRound()
    expect(t.goods().sheep).toBe(6)
    const u = table(4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4)])
      .has({ sheep: 4, food: 4 })
      .endRound()
    expect(u.goods().sheep).toBe(5)
    const v = table(4, 4)
      .owns([203])
      .fences([at(0, 4)])
      .stables([at(0, 4)])
      .has({ sheep: 3, food: 4 })
      .endRound()
    expect(v.goods().sheep).toBe(4)
  })
})
