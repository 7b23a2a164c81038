/** Long German words may be parted where their parts meet. */

import { soften } from '@dorfplatz/ui'
import { expect, test } from 'vitest'

test.each([
  ['Dreibeinkessel', 'Dreibein-kes-sel'],
  ['Stampfbutterfass', 'Stampf-but-ter-fass'],
  ['Steinhausanbau', 'Stein-hausan-bau'],
  ['Feuerstelle', 'Feuer-stelle'],
  ['Flechtzaun', 'Flecht-zaun'],
  ['Bäcker', 'Bäcker'],
])('%s', (word, parted) => {
  expect(soften(word).replaceAll('\u00ad', '-')).toBe(parted)
})

test('words keep their letters, and short ones and spaces stay as they are', () => {
  const name = 'Großer Wochenmarktstand am Brunnen'
  expect(soften(name).replaceAll('\u00ad', '')).toBe(name)
  expect(soften('Ein Brunnen')).toBe('Ein Brunnen')
})

test('English names are parted where they are spoken apart', () => {
  const parted = (word: string): string => soften(word).replaceAll('\u00ad', '-')
  expect(['Woodcutter', 'Mendicant', 'Stablehand', 'Stablemaster'].map(parted)).toEqual([
    'Wood-cut-ter',
    'Men-dicant',
    'Stable-hand',
    'Stable-master',
  ])
})
