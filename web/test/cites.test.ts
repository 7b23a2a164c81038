/** The chronicle leads into the rulebook: what happens in whole games has its rule, and the rule is there. */

import { agricola } from '@dorfplatz/agricola'
import { hallertau } from '@dorfplatz/hallertau'
import { type Game, type GameEvent, kernel, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { village } from '@dorfplatz/village'
import { expect, test } from 'vitest'

/** Goods changing hands by many rules: the line before says which. */
const BY_MANY = new Set(['pay', 'paid', 'gained', 'ratcatcher'])

function* eventsOf(game: Game, seats: number): Generator<GameEvent> {
  const k = kernel(game)
  const random = randomFrom(`${game.id} ${seats}`)
  const match = k.create({ game: game.id, seats, seed: seedFrom('cites') })
  while (!k.over(match)) {
    const open = k.open(match)[0]
    if (open === undefined) throw new Error('the game has stopped')
    const applied = k.apply(match, open.frame.seat, { choice: k.sample(match, open, random) })
    if (applied.ok) yield* applied.events
  }
}

// Games of different types in one list: what is tested knows none of them.
test.each([hallertau, agricola, village] as unknown as Game[])('every line of $id’s chronicle has its rule', (game) => {
  const without = new Set<string>()
  const unknown = new Set<string>()
  for (const seats of [1, 2, 4]) {
    for (const event of eventsOf(game, seats)) {
      if (game.text.en.event(event).length === 0) continue
      const rule = game.cites?.(event) ?? null
      if (rule === null) without.add(event.kind)
      else if (game.text.en.rules[rule] === undefined) unknown.add(`${event.kind} ${rule}`)
    }
  }
  expect([...unknown]).toEqual([])
  expect([...without].filter((kind) => !BY_MANY.has(kind))).toEqual([])
})
