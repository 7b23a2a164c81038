/** The farmyard: spaces that can be chosen and what the others answer; meals that do not suffice. */

import { toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { agricola } from '../index.ts'
import { mealSum } from '../rules/calendar/meal.ts'
import { ALL_CELLS } from '../rules/farm/yard.ts'
import type { MealForm } from '../rules/forms.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { answerAt, cellOf } from '../ui/cells.ts'
import { at, type Table, table } from './cards-e/table.ts'
import { k } from './helpers.ts'

function asked(t: Table): AgricolaDecision {
  const [decision] = k.decisions(t.m)
  if (decision === undefined) throw new Error('nothing asked')
  return decision
}

/** The spaces that are lit, and for each other one the rule it answers with. */
function yard(t: Table): { highlighted: number[]; rules: Map<number, string | null> } {
  const decision = asked(t)
  const cells = (decision.choices ?? []).map((choice) =>
    cellOf({ key: '', decision, answer: { to: decision.id, choice }, sentence: [], chosen: false }),
  )
  const highlighted = ALL_CELLS.filter((cell) => cells.includes(cell))
  const why = (cell: number): string | null =>
    k.whyNot(t.m, 0, answerAt(decision, cell) ?? { choice: null })?.rule ?? null
  return {
    highlighted,
    rules: new Map(ALL_CELLS.filter((cell) => !highlighted.includes(cell)).map((cell) => [cell, why(cell)])),
  }
}

describe('every space that is not lit answers with its rule', () => {
  test('[A-PLOW-01] [A-PLOW-02] plowing', () => {
    const { highlighted, rules } = yard(
      table()
        .fields([at(0, 4)])
        .go('plow_field'),
    )
    expect(highlighted).toEqual([at(0, 3), at(1, 4)])
    expect(rules.size).toBe(13)
    expect([rules.get(at(1, 0)), rules.get(at(0, 4)), rules.get(at(2, 2))]).toEqual([
      'A-PLOW-01',
      'A-PLOW-01',
      'A-PLOW-02',
    ])
    expect([...rules.values()].every((rule) => rule?.startsWith('A-PLOW-'))).toBe(true)
  })
  test('[A-BUILD-01] [A-BUILD-05] rooms, where rooms can be built', () => {
    const { highlighted, rules } = yard(
      table()
        .has({ wood: 5, reed: 2 })
        .fields([at(0, 4)])
        .go('build_rooms_stables'),
    )
    expect(highlighted).toHaveLength(12)
    expect(rules.get(at(0, 4))).toBe('A-BUILD-05')
  })
  test('[A-STABLE-02] stables, where only stables can be built', () => {
    const { rules } = yard(
      table()
        .has({ wood: 2 })
        .fields([at(0, 4)])
        .go('build_rooms_stables'),
    )
    expect([...rules.values()]).toEqual(['A-STABLE-02', 'A-STABLE-02', 'A-STABLE-02'])
    expect(answerAt(asked(table().has({ wood: 2 }).go('build_rooms_stables')), 3)?.choice).toEqual({
      build: 'stable',
      at: 'A4',
    })
  })
  test('[A-SOW-01] sowing', () => {
    const { highlighted, rules } = yard(
      table()
        .has({ vegetable: 1 })
        .fields([at(0, 4)])
        .go('sow_bake'),
    )
    expect(highlighted).toEqual([at(0, 4)])
    expect(new Set(rules.values())).toEqual(new Set(['A-SOW-01']))
  })
  test('questions about other things light no space', () => {
    expect(answerAt(asked(table()), 3)).toBeNull()
  })
})

describe('[A-HARVEST-FEED-06] a meal says how many begging cards it means', () => {
  const form: MealForm = {
    type: 'amounts',
    field: 'feed',
    need: 4,
    food: 1,
    pair: 1,
    items: [
      { key: '1', icon: 'grain', card: 0, give: 1, food: 1, max: 2, pot: false },
      { key: '2', icon: 'sheep', card: 1, give: 1, food: 2, max: 2, pot: true },
      { key: 'keep', icon: 'food', card: 0, give: 1, food: 0, max: 1, pot: false },
    ],
  }
  test('food, what is missing, and whether something could still feed', () => {
    expect(mealSum(form, {})).toEqual({ food: 1, missing: 3, more: true })
    expect(mealSum(form, { 1: 2, keep: 1 })).toEqual({ food: 2, missing: 2, more: true })
    expect(mealSum({ ...form, items: form.items.slice(2) }, {})).toEqual({ food: 1, missing: 3, more: false })
    expect(mealSum(form, { 2: 2 })).toEqual({ food: 6, missing: 0, more: true })
  })
  test('in words, where the answer is confirmed', () => {
    const t = table(2, 4).has({ food: 1, grain: 1 }).endRound()
    const decision = asked(t)
    if (decision.kind !== 'feed') throw new Error('no meal')
    const said = (feed: { [key: string]: number }, lang: 'en' | 'de') =>
      toText(agricola.text[lang].choice(k.view(t.m, 0), decision, { feed }))
    expect(decision.form).toMatchObject({ need: 4, food: 1 })
    expect(said({}, 'de')).toBe('Nichts umwandeln, dafür 3 Bettelkarten nehmen: 9 Minuspunkte')
    const [item] = decision.form.items
    expect(said({ [item?.key ?? '']: 1 }, 'en')).toBe(
      'Turn into food: 1 grain → 1 food, take 2 begging cards: 6 points lost',
    )
  })
})
