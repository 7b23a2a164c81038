/** Names that look alike, in whichever script they are written. */

import { expect, test } from 'vitest'
import { bareName, distinctName, isTaken } from '../people/names.ts'

test('a name in another script that looks the same is the same name', () => {
  const alike: [string, string][] = [
    ['Anna', 'Аnnа'],
    ['ANNA', 'ΑΝΝΑ'],
    ['BEATE', 'ВЕАТЕ'],
    ['Max', 'Мах'],
    ['coco', 'сосо'],
    ['EVA', 'ᎬᏙᎪ'],
    ['ANNA', 'ꓮꓠꓠꓮ'],
    ['anna', 'ᴀɴɴᴀ'],
    ['Otto', '0tt0'],
    ['Ilse', 'llse'],
    ['Große', 'Grosse'],
  ]
  for (const [ours, theirs] of alike) expect([theirs, isTaken(theirs, [ours])]).toEqual([theirs, true])
})

test('other names stay other names, also in their own scripts', () => {
  for (const name of ['Bert', 'Αννα', 'Ольга', '花子', 'Zoë', 'Ḥasan']) expect(isTaken(name, ['Anna'])).toBe(false)
  expect(bareName('花子')).toBe('花子')
  expect(isTaken('花子', ['花男'])).toBe(false)
  expect(distinctName('Αnna', ['Anna'])).toBe('Αnna 2')
})
