/** Deck I, occupations, from the specification alone: more improvements for one action. */

import { describe, expect, test } from 'vitest'
import type { OpenTable, Place } from '../table.ts'
import { having, play } from './drive.ts'

describe('improvements', () => {
  test('[occ-businessman.e1] after the minor of “Starting player” one more minor, or a major', () => {
    const t = having('Businessman', { goods: { clay: 2 }, holds: ['Corn Sheaf', 'Horse'] }, { seats: 3 })
    t.place('starting_player_minor', play('Corn Sheaf'))
    if (t.asks()?.kind === 'mayEffect') t.answer('yes')
    expect([t.refused(play('Horse')), t.refused({ play: '1' })]).toEqual([null, null])
    t.answer({ play: '1' })
    expect([t.played(), t.asks()?.seat]).toEqual([expect.arrayContaining([228, 1]), 1])
  })

  test('[occ-businessman.r3] not without a minor played there', () => {
    const t = having('Businessman', { goods: { clay: 2 }, holds: ['Corn Sheaf'] }, { seats: 3 }).place(
      'starting_player_minor',
      'pass',
    )
    expect(t.asks()?.seat).toBe(1)
    const other = having('Businessman', { goods: { clay: 5 }, holds: ['Corn Sheaf'] }, { seats: 3 }).place(
      'major_or_minor',
      play('Corn Sheaf'),
    )
    expect(other.asks()?.seat).toBe(1)
  })

  const spree = (
    cards: readonly string[],
    space: string,
    place: Place,
    pick: (t: OpenTable) => string | null,
  ): OpenTable => {
    const t = having(cards, place, { seats: 3 }).place(space)
    for (let n = 0; n < 20 && t.asks()?.seat === 0; n++) {
      const choices = t.asks()?.choices ?? []
      const card = pick(t)
      if (choices.includes('yes')) t.answer('yes')
      else if (t.asks()?.kind === 'orderReactions') t.answer(choices[0] ?? null)
      else if (card !== null) t.answer({ play: card })
      else t.answer('pass')
    }
    return t
  }
  const MINORS = ['Corn Sheaf', 'Horse', 'House Goat', 'Spices', 'Alms', 'Fruit Tree']
  const FREE_MINORS = ['129', '135', '120', '25']
  const minor = (t: OpenTable): string | null =>
    FREE_MINORS.find((no) => t.asks()?.choices?.some((c) => JSON.stringify(c) === JSON.stringify({ play: no }))) ?? null
  const major = (t: OpenTable): string | null =>
    ['1', '2', '5', '6', '8'].find((no) =>
      t.asks()?.choices?.some((c) => JSON.stringify(c) === JSON.stringify({ play: no })),
    ) ?? null
  const minors = (t: OpenTable): number =>
    [120, 135, 25].filter((no) => t.played().includes(no)).length + (t.hand().includes(129) ? 0 : 1)
  const majors = (t: OpenTable): number => t.played().filter((no) => no <= 10).length

  test('[occ-businessman.r1] with the Traveling Salesman 3 minors in a row on “Starting player”', () => {
    const t = spree(['Businessman', 'Traveling Salesman'], 'starting_player_minor', { holds: MINORS }, minor)
    expect(minors(t)).toBe(3)
  })

  test('[occ-businessman.r2] with the Merchant: 1 minor, then for 1 food 2 majors', () => {
    const rich = { clay: 9, stone: 9, food: 1 }
    let first = true
    const t = spree(
      ['Businessman', 'Merchant'],
      'starting_player_minor',
      { goods: rich, holds: ['Corn Sheaf'] },
      (u) => {
        if (!first) return major(u)
        first = u.asks()?.kind !== 'improve'
        return minor(u)
      },
    )
    expect([majors(t), t.hand()]).toEqual([2, []])
  })

  test('[occ-traveling-salesman.r1] [AX-C-10] [A-OCCARD-X11] with the Merchant 4 minors for 1 food', () => {
    const t = spree(['Merchant', 'Traveling Salesman'], 'major_or_minor', { holds: MINORS, goods: { food: 1 } }, minor)
    expect([minors(t), t.goods()]).toEqual([4, { grain: 1 }])
  })

  test('[AX-C-10] or 1 major, 1 food, 1 major', () => {
    const t = spree(
      ['Merchant', 'Traveling Salesman'],
      'major_or_minor',
      { goods: { clay: 9, stone: 9, food: 1 } },
      major,
    )
    expect([majors(t), t.goods().food]).toEqual([2, undefined])
  })

  test('[AX-C-10] on “Starting player” 1 major, 1 food, 1 more major', () => {
    const t = spree(
      ['Merchant', 'Traveling Salesman'],
      'starting_player_minor',
      { goods: { clay: 9, stone: 9, food: 1 } },
      major,
    )
    expect([majors(t), t.goods().food]).toEqual([2, undefined])
  })

  test('[occ-merchant.r2] repeated, a chance for a minor stays one: 2 minors on “Starting player”, not 3', () => {
    const t = spree(
      ['Merchant', 'Traveling Salesman'],
      'starting_player_minor',
      { holds: MINORS, goods: { food: 1 } },
      minor,
    )
    expect(minors(t)).toBe(2)
  })

  test('[occ-traveling-salesman.e1] [occ-traveling-salesman.e2] without helpers: a major for a minor, or 2 minors for one chance', () => {
    expect(majors(spree(['Traveling Salesman'], 'starting_player_minor', { goods: { clay: 9 } }, major))).toBe(1)
    expect(minors(spree(['Traveling Salesman'], 'major_or_minor', { holds: MINORS }, minor))).toBe(2)
    expect(minors(spree(['Traveling Salesman'], 'starting_player_minor', { holds: MINORS }, minor))).toBe(1)
    expect(majors(spree(['Traveling Salesman'], 'major_or_minor', { goods: { clay: 9, stone: 9 } }, major))).toBe(1)
  })
})
