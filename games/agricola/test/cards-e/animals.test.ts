/** Deck E: room for animals, and breeding. */
import { describe, expect, test } from 'vitest'
import { at, type Table, table } from './table.ts'

const ask = (t: Table): string | undefined => t.asked()?.op
/** Does a herd fit: the animals are put there and one more arrives by the market of five players. */
function keeps(t: Table, herd: { sheep?: number; boar?: number; cattle?: number }): boolean {
  const { sheep = 0, boar = 0, cattle = 0 } = herd
  t.has({ sheep, boar, cattle: Math.max(0, cattle - 1) })
  t.edit(() => t.p().future.push(t.m.state.round + 1, cattle > 0 ? 9 : 7, cattle > 0 ? 1 : 0, 0)).endRound()
  const { sheep: s = 0, boar: b = 0, cattle: c = 0 } = t.goods()
  return t.asked()?.op !== 'keep' && s === sheep && b === boar && c === cattle
}

describe('room for animals', () => {
  test('Animal Yard: 2 animals of any kinds on the card', () => {
    expect(keeps(table().owns([58]), { sheep: 1, boar: 1, cattle: 1 })).toBe(true)
    expect(keeps(table().owns([58]), { sheep: 1, boar: 2, cattle: 1 })).toBe(false)
    expect(table().owns([58]).score().pastures).toBe(-1)
  })

  test('Drinking Trough: 2 more in each pasture, after the doubling', () => {
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)]),
        { cattle: 5 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)]),
        { cattle: 6 },
      ),
    ).toBe(false)
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)])
          .stables([at(0, 4)]),
        { cattle: 7 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([59])
          .fences([at(0, 4)])
          .stables([at(0, 4)]),
        { cattle: 8 },
      ),
    ).toBe(false)
  })

  test('Drinking Trough: nothing for unfenced stables, 2 more on the Animal Yard', () => {
    expect(
      keeps(
        table()
          .owns([59])
          .stables([at(0, 4)]),
        { cattle: 3 },
      ),
    ).toBe(false)
    expect(keeps(table().owns([59, 58]), { cattle: 5 })).toBe(true)
    expect(keeps(table().owns([59, 58]), { cattle: 6 })).toBe(false)
  })

  test("Shepherd's Pipe: 2 sheep more in a pasture, 2 sheep in an unfenced stable", () => {
    const with3 = (sheep: number): boolean => {
      const t = table()
        .owns([29])
        .fences([at(0, 4)])
        .stables([at(2, 4)])
      t.has({ sheep: sheep - 1 })
        .lies('sheep', 1)
        .go('sheep')
      return t.goods().sheep === sheep
    }
    expect(with3(7)).toBe(true)
    expect(with3(8)).toBe(false)
  })

  test("Shepherd's Pipe: for sheep only; 2 more on the Animal Yard", () => {
    expect(
      keeps(
        table()
          .owns([29])
          .fences([at(0, 4)])
          .stables([at(2, 4)]),
        { cattle: 4 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([29])
          .fences([at(0, 4)])
          .stables([at(2, 4)]),
        { cattle: 5 },
      ),
    ).toBe(false)
    const t = table().owns([29, 58]).has({ sheep: 4 }).lies('sheep', 1).go('sheep')
    expect(ask(t)).toBe('place')
  })

  test('Stablemaster: one unfenced stable for 3 of a kind', () => {
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4), at(2, 4)]),
        { sheep: 1, cattle: 3 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4)]),
        { cattle: 4 },
      ),
    ).toBe(true)
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4)]),
        { cattle: 5 },
      ),
    ).toBe(false)
    expect(
      keeps(
        table()
          .owns([208])
          .stables([at(0, 4)]),
        { sheep: 2, cattle: 2 },
      ),
    ).toBe(false)
  })

  test("Stablemaster: does not add up with the Shepherd's Pipe", () => {
    const t = table()
      .owns([208, 29])
      .stables([at(0, 4)])
      .has({ sheep: 4 })
      .lies('sheep', 1)
      .go('sheep')
    expect(t.goods()).toEqual({ sheep: 4 })
  })

  test('Stablemaster: nothing for fenced stables', () => {
    expect(
      keeps(
        table()
          .owns([208])
          .fences([at(0, 4)])
          .stables([at(0, 4)]),
        { cattle: 6 },
      ),
    ).toBe(false)
  })

  test('Animal Keeper: kinds may share a pasture', () => {
    const mixed = { sheep: 1, boar: 1, cattle: 1 }
    expect(
      keeps(
        table(4)
          .owns([216])
          .fences([at(0, 4)]),
        mixed,
      ),
    ).toBe(true)
    expect(keeps(table(4).fences([at(0, 4)]), { sheep: 2, boar: 1, cattle: 1 })).toBe(false)
    expect(
      keeps(
        table(4)
          .owns([216])
          .fences([at(0, 4)]),
        { sheep: 2, boar: 1, cattle: 1 },
      ),
    ).toBe(false)
    expect(
      keeps(
        table(4)
          .owns([216])
          .fences([at(0, 3)])
          .fences([at(0, 4)]),
        { sheep: 3, boar: 1, cattle: 1 },
      ),
    ).toBe(true)
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
