/** What stands on the browser's tab. */

import { expect, test } from 'vitest'
import { tableTitle, titleOf } from '../app/title.ts'
import { de } from '../text/de.ts'

test('pages are named by what they are and by their game', () => {
  expect(titleOf('/', de)).toBe('Dorfplatz')
  expect(titleOf('/rules/hallertau', de)).toBe('Regeln – Hallertau – Dorfplatz')
  expect(titleOf('/settings', de)).toBe('Einstellungen – Dorfplatz')
  expect(titleOf('/nowhere/else', de)).toBe('Dorfplatz')
})

test('a table says whether it waits for the viewer', () => {
  expect(tableTitle('Hallertau', 'Du bist dran', 'Anna ist am Zug')).toBe('● Du bist dran – Hallertau')
  expect(tableTitle('Hallertau', null, 'Berta ist am Zug')).toBe('Hallertau – Berta ist am Zug')
  expect(tableTitle('Hallertau', null, '')).toBe('Hallertau')
})
