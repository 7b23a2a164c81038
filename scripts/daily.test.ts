/** What is dealt daily can be laid, and its goals are the rulebooks' own. */

import { GAMES } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'
import { kernel, seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'

const games = await Promise.all(GAMES.map(loadGame))
const modes = games.flatMap((game) => (game.daily ?? []).map((mode) => ({ name: `${game.id} ${mode.id}`, game, mode })))

test('every title is dealt', () => {
  expect(modes.map(({ name }) => name)).toEqual([
    'hallertau cards',
    'hallertau plain',
    'agricola e',
    'agricola i',
    'agricola k',
    'agricola family',
    'village solo',
  ])
})

test.each(modes)('$name can be laid alone, and each goal has words', ({ game, mode }) => {
  const k = kernel(game)
  const setup = { game: game.id, options: mode.options, seats: 1, seed: seedFrom('a day') }
  expect(k.checkSetup(setup)).toBeNull()
  expect(k.open(k.create(setup)).length).toBeGreaterThan(0)
  const points = mode.goals.map((goal) => goal.from)
  expect(points).toEqual(points.toSorted((a, b) => a - b))
  for (const { verdict } of mode.goals) {
    for (const lang of ['en', 'de'] as const) expect(game.text[lang].verdict(verdict)).not.toBe(verdict)
  }
})

test('medals stand where the rulebooks set their goals', () => {
  const medals = Object.fromEntries(
    modes.map(({ name, mode }) => [name, mode.goals.flatMap(({ from, medal }) => (medal ? [`${medal} ${from}`] : []))]),
  )
  expect(medals).toEqual({
    'hallertau cards': ['silver 100', 'gold 111'],
    'hallertau plain': ['silver 80', 'gold 86'],
    'agricola e': ['silver 50'],
    'agricola i': ['silver 50'],
    'agricola k': ['silver 50'],
    'agricola family': ['silver 50'],
    'village solo': ['silver 70', 'gold 80'],
  })
})
