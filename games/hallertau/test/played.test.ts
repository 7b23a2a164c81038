/** The cards somebody has played, as those who count them afterwards hear of them. */

import { kernel } from '@dorfplatz/kernel'
import { randomGame } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { hallertau } from '../index.ts'

test('after a game every seat tells the cards it has played from its hand, by the ids that lists know', () => {
  const k = kernel(hallertau)
  const listed = new Set(hallertau.cards.map(({ id }) => id))
  const played = ['a', 'b', 'c'].flatMap((words) => {
    const { match } = randomGame(k, { game: 'hallertau', seats: 3 }, words).journal
    return [0, 1, 2].map((seat) => hallertau.cardsPlayed?.(match, seat) ?? [])
  })
  expect(played.flat().length).toBeGreaterThan(0)
  expect(played.flat().filter((id) => !listed.has(id))).toEqual([])
})
