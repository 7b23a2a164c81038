/** What stands beside the drawn board: the rank a player alone has reached, and the next one. */

import { expect, test } from 'vitest'
import { RANKS } from '../cards/board.ts'
import { FAME } from '../rules/codes.ts'
import { rankOf } from '../rules/score.ts'
import { scoresNow } from '../rules/sheet.ts'
import { gain } from '../rules/state.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { ui } from '../ui/index.tsx'
import { k, table } from './scenario.ts'
import { solo } from './solo.ts'

const TEXTS = { de, en }

/** What a player alone reads when all that counts comes to so many points. */
function goal(points: number, lang: 'de' | 'en'): string | null {
  const m = solo()
  const before = scoresNow(k.view(m, 0).table)[0]?.total ?? 0
  k.edit(m, (s) => {
    gain(s, 0, FAME, points - before)
  })
  return ui.goal(k.view(m, 0), lang, TEXTS[lang])
}

test('[V-SOLO-84] a player alone sees the rank reached and the points of the next one, in both languages', () => {
  expect(goal(39, 'de')).toBe('Bisher 39 Punkte: Lehrling. Geselle ab 40.')
  expect(goal(40, 'en')).toBe('40 points so far: Journeyman. Master from 50.')
  expect(goal(79, 'de')).toBe('Bisher 79 Punkte: Genie. Polyhistor ab 80.')
})

test('[V-SOLO-84] above the highest rank there is none', () => {
  expect(rankOf(80, 0)).toBe(RANKS.at(-1)?.id)
  expect(goal(80, 'en')).toBe('80 points so far: Polymath.')
})

test('[V-SOLO-84] at a table with others there is no rank', () => {
  expect(ui.goal(k.view(table(2), 0), 'de', de)).toBeNull()
})
