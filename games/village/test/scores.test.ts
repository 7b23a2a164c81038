/** The score sheet during the game is the one of the end, for what is open. */

import { kernel, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import { scoresNow } from '../rules/sheet.ts'

test('[V-SCORE-01] the drawn score sheet of whole games is their result', () => {
  const k = kernel(village)
  for (const seats of [2, 3, 4]) {
    const match = k.create({ game: 'village', seats, options: {}, seed: String(seats).repeat(64) })
    const random = randomFrom(`standing ${seats}`)
    while (k.playRandomly(match, random));
    const view = k.view(match, 'spectator')
    const drawn = scoresNow(view.table).map(({ seat, total, parts }) => ({ seat, total, parts }))
    expect(drawn).toEqual(view.result?.scores.map(({ seat, total, parts }) => ({ seat, total, parts })))
  }
})
