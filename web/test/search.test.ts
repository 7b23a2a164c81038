/** What is found, and what is marked in it. */

import { expect, test } from 'vitest'
import { finder, pieces } from '../parts/search.ts'

const TEXT = 'Zäune kosten Holz; große Äcker nicht. A-FENCE-04'

test.each(['zäune', 'ZÄUNE', 'zaune', 'zaeune', 'Zaun', 'grosse', 'große acker', 'holz zaeune', 'aecker', 'fence-04'])(
  '%s is found, however it is written',
  (query) => {
    expect(finder(query)?.(TEXT)).toBe(true)
  },
)

test.each(['Zäunen', 'Stein', 'holz stein'])('%s is not there', (query) => {
  expect(finder(query)?.(TEXT)).toBe(false)
})

test('nothing is looked for in an empty field', () => {
  expect(finder('  ')).toBeNull()
})

const marked = (text: string, query: string) =>
  pieces(text, query)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('')

test('every place is marked, in its own spelling, and the text stays whole', () => {
  expect(marked(TEXT, 'zaeune GROSSE')).toBe('[Zäune] kosten Holz; [große] Äcker nicht. A-FENCE-04')
  expect(marked('Holz, Holz', 'holz')).toBe('[Holz], [Holz]')
  expect(marked('Straße', 'ss')).toBe('Stra[ß]e')
  expect(marked('Straße', 'asse')).toBe('Str[aße]')
  expect(marked('', 'x')).toBe('')
  expect(marked('abc', '')).toBe('abc')
})
