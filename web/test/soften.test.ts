/** Long words may be parted where a list says so, and nowhere else. */

import { softener } from '@dorfplatz/ui'
import { expect, test } from 'vitest'

const soften = softener('Stampf-butter-fass\nFeuer-stelle Plumps-klo')
const parted = (text: string): string => soften(text).replaceAll('\u00ad', '-')

test('listed words are parted as the list has them, others stay whole', () => {
  expect(parted('Stampfbutterfass')).toBe('Stampf-butter-fass')
  expect(parted('Plumpsklo am Geschichtenerzähler')).toBe('Plumps-klo am Geschichtenerzähler')
  expect(parted('')).toBe('')
})

test('what was parted before by hand is parted by the list', () => {
  expect(parted('Feu\u00aderstelle, 2')).toBe('Feuer-stelle, 2')
  expect(parted('groß oder kl\u00adein')).toBe('groß oder klein')
})
