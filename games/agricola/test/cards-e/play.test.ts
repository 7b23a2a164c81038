/** Deck E: every card can be played when its price and prerequisite are met, and is refused when they are not. */
import { describe, expect, test } from 'vitest'
import type { Amounts, GoodName } from '../../rules/goods.ts'
import { occupationFacts } from './facts.ts'
import { type MinorFact, minorFacts } from './facts-minors.ts'
import { at, type Table, table } from './table.ts'

/** Harmless occupations to have in front of one. */
const JOBS = [151, 172, 174, 181]

/** A table at which everything a minor improvement asks for is there, but for the named prerequisite. */
function ready(fact: MinorFact, without?: string): Table {
  const t = table(2, 3).holds(fact.no === 16 ? [16] : [fact.no, 16])
  const needs = fact.needs ?? {}
  for (const [what, n] of Object.entries(needs)) {
    if (what === without) continue
    if (what === 'occupations') t.owns(JOBS.slice(0, n))
    else if (what === 'improvements') t.owns([44, 25].slice(0, n))
    else if (what === 'ovens') t.owns([5])
    else if (what === 'house') t.house(n, 2)
    else if (what !== 'sheep' && what !== 'anyOtherPlayerOccupationsBelow') throw new Error(`how to meet ${what}?`)
  }
  if (without === 'anyOtherPlayerOccupationsBelow') t.owns(JOBS.slice(0, 2), 1)
  if (fact.returns !== undefined) t.owns([5])
  if (fact.returnsAny !== undefined) t.owns([44, 25])
  const sheep = needs.sheep !== undefined && without !== 'sheep' ? { sheep: 1 } : {}
  return t.has({ ...(fact.cost[0] ?? {}), ...sheep })
}

describe('minor improvements', () => {
  test.each(minorFacts)('$en is played for its price', (fact) => {
    const t = ready(fact).go('major_or_minor')
    expect(t.why(fact.no)).toBeNull()
    t.say(fact.no)
    while (t.asked()?.op !== 'place') {
      const choices = t.asked()?.choices ?? []
      t.say(choices.includes('pass') ? 'pass' : (choices[0] ?? []))
    }
    expect(t.p().hand).not.toContain(fact.no)
    if (fact.passing === true) {
      expect(t.p(1).hand).toEqual([fact.no])
      expect(t.p().improvements).not.toContain(fact.no)
    } else expect(t.p().improvements).toContain(fact.no)
    for (const good of Object.keys(fact.cost[0] ?? {}) as GoodName[]) {
      if (!['food', 'stone', 'reed', 'wood', 'clay'].includes(good)) expect(t.goods()[good] ?? 0).toBe(0)
    }
    expect(t.score().cards).toBe(
      t
        .p()
        .improvements.reduce((sum, no) => sum + (minorFacts.find((f) => f.no === no)?.points ?? (no === 5 ? 2 : 0)), 0),
    )
  })

  const priced = minorFacts.flatMap((fact) =>
    Object.keys(fact.cost[0] ?? {}).map((good) => ({ fact, good, en: fact.en })),
  )
  test.each(priced)('$en is refused with 1 $good too few', ({ fact, good }) => {
    const t = ready(fact)
    const price: Amounts = fact.cost[0] ?? {}
    t.has({ ...price, [good]: (price[good as GoodName] ?? 0) - 1 }).go('major_or_minor')
    expect(t.why(fact.no)).toBe('A-WORK-15')
  })

  const conditional = minorFacts.flatMap((fact) =>
    Object.keys(fact.needs ?? {}).map((need) => ({ fact, need, en: fact.en })),
  )
  test.each(conditional)('$en is refused without $need', ({ fact, need }) => {
    const t = ready(fact, need).go('major_or_minor')
    expect(t.why(fact.no)).toBe('A-MINOR-02')
  })

  test.each(conditional.filter(({ need }) => need === 'occupations'))(
    '$en is refused with one occupation too few',
    ({ fact }) => {
      const n = fact.needs?.occupations ?? 0
      const t = ready(fact, 'occupations')
        .owns(JOBS.slice(0, n - 1))
        .go('major_or_minor')
      expect(t.why(fact.no)).toBe('A-MINOR-02')
    },
  )

  test('Carp Pond: one improvement is not enough', () => {
    const t = table(2, 3).holds([31, 16]).owns([151, 25]).go('major_or_minor')
    expect(t.why(31)).toBe('A-MINOR-02')
  })

  test('Outhouse: the own number of occupations does not matter; alone it does', () => {
    const t = table().holds([44]).owns(JOBS).has({ wood: 1, clay: 1 }).go('major_or_minor')
    expect(t.why(44)).toBeNull()
    const solo = (n: number): string | null =>
      table(1).holds([44, 16]).owns(JOBS.slice(0, n)).has({ wood: 1, clay: 1 }).go('major_or_minor').why(44)
    expect([0, 1, 2].map(solo)).toEqual([null, null, 'A-MINOR-02'])
  })

  test('Market Stall: grain on a field does not pay', () => {
    const t = table()
      .holds([39, 16])
      .fields([at(0, 4)])
    t.edit(() => {
      t.p().crops[at(0, 4)] = 4 * 3 + 1
    }).go('major_or_minor')
    expect(t.why(39)).toBe('A-WORK-15')
  })

  test('[A-CARDS-01] a card that is not in the hand is refused', () => {
    const t = table().holds([16]).has({ wood: 9 }).go('major_or_minor')
    expect(t.why(12)).toBe('A-CARDS-01')
  })
})

describe('occupations', () => {
  test.each(occupationFacts)('%i %s (%s) is played, the first one free', (no) => {
    const t = table(4, 3).holds([no]).has({ food: 2 }).go('occupation', no)
    expect(t.p().occupations).toEqual([no])
    expect(t.p().hand).toEqual([])
    expect(t.score().cards).toBe(0)
  })

  test.each(occupationFacts)('%i %s (%s) is refused as a later one without food', (no) => {
    const t = table(4, 3).holds([no]).owns([174])
    expect(t.whyNot('occupation')).toBe('A-OCC-06')
    const u = table(4, 3)
      .holds([no, 151])
      .owns([174])
      .has({ food: no === 172 ? 2 : 1 })
      .go('occupation')
    expect(u.why(no)).toBe(no === 172 ? 'A-OCC-05' : null)
  })
})
