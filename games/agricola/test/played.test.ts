/** The cards somebody has played, as those who count them afterwards hear of them. */

import { kernel } from '@dorfplatz/kernel'
import { randomGame } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { agricola } from '../index.ts'

test('after a game every seat tells the cards it has played from its hand, by the ids that lists know', () => {
  const k = kernel(agricola)
  const listed = new Set(agricola.cards.map(({ id }) => id))
  const played = ['a', 'b', 'c'].flatMap((words) => {
    const { match } = randomGame(k, { game: 'agricola', seats: 3 }, words).journal
    return [0, 1, 2].map((seat) => agricola.cardsPlayed?.(match, seat) ?? [])
  })
  expect(played.flat().length).toBeGreaterThan(0)
  expect(played.flat().filter((id) => !listed.has(id))).toEqual([])
})
