/** Deck E carries the printed facts: every card once, with its names, price, prerequisite and points. */
import { describe, expect, test } from 'vitest'
import { minorsE } from '../../cards/E/minors.ts'
import { occupationsE } from '../../cards/E/occupations.ts'
import { occupationFacts } from './facts.ts'
import { minorFacts } from './facts-minors.ts'

describe('deck E', () => {
  test('[A-OCCARD-X01] holds 72 occupations: 28 for 1+, 20 for 3+ and 24 for 4+ players', () => {
    expect(occupationsE).toHaveLength(72)
    expect([1, 3, 4].map((n) => occupationsE.filter((c) => c.players === n).length)).toEqual([28, 20, 24])
    expect(new Set(occupationsE.map((c) => c.id)).size).toBe(72)
  })

  test('holds 52 minor improvements: 8 passing, 1 upgrade, 23 with printed points', () => {
    expect(minorsE).toHaveLength(52)
    expect(minorsE.filter((c) => c.passing === true)).toHaveLength(8)
    expect(minorsE.filter((c) => c.tags.includes('upgrade'))).toHaveLength(1)
    expect(minorsE.filter((c) => c.points > 0)).toHaveLength(23)
  })

  test('[A-OCCARD-D01] the Tutor belongs to deck E', () => {
    expect(occupationsE.find((c) => c.id === 'occ-tutor')?.deck).toBe('E')
  })

  test.each(occupationFacts)('%i %s is %s / %s for %i+', (no, id, en, de, players, guessed) => {
    const card = occupationsE.find((c) => c.no === no)
    expect(card).toMatchObject({ id, name: { en, de }, players, deck: 'E', kind: 'occupation', points: 0, cost: [] })
    expect(card?.reconstructed ?? false).toBe(guessed)
  })

  test.each(minorFacts)('$no $id: price, prerequisite, points', (fact) => {
    const card = minorsE.find((c) => c.no === fact.no)
    expect(card).toMatchObject({ id: fact.id, name: { en: fact.en, de: fact.de }, deck: 'E', kind: 'minor' })
    expect(card?.cost).toEqual(fact.cost)
    expect(card?.needs ?? {}).toEqual(fact.needs ?? {})
    expect(card?.points).toBe(fact.points)
    expect(card?.passing ?? false).toBe(fact.passing ?? false)
    expect(card?.returns).toEqual(fact.returns)
    expect(card?.returnsAny).toBe(fact.returnsAny)
    expect(card?.reconstructed ?? false).toBe(fact.guessed)
  })
})
