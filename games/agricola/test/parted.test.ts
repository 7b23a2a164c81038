/** Names are parted where they are spoken apart, by a list: every long one has its places, and no place is a wrong one. */

import { expect, test } from 'vitest'
import { cards } from '../entries/cards.ts'
import { SPACES } from '../rules/work/spaces.ts'
import { parted as partedDe } from '../text/parted.de.ts'
import { parted as partedEn } from '../text/parted.en.ts'
import { spaces as de } from '../text/spaces.de.ts'
import { spaces as en } from '../text/spaces.en.ts'
import { soften as softened } from '../ui/parted.ts'

const SOFT = '\u00ad'
const LANGS = ['de', 'en'] as const
const tiles = { de, en }
const soften = (name: string, lang: 'de' | 'en') => softened(name, { parted: lang === 'de' ? partedDe : partedEn })
/** Longer words do not stand in one line of the smallest strip. */
const WHOLE = 9

const namesIn = (lang: 'de' | 'en'): readonly string[] => [
  ...cards.map(({ name }) => name[lang]),
  ...SPACES.map((_, space) => tiles[lang].tile(space)),
]

test.each(LANGS)('every long word of a name has a place to part, and keeps its letters (%s)', (lang) => {
  const names = namesIn(lang)
  expect(cards).toHaveLength(312)
  for (const name of names) expect(soften(name, lang).replaceAll(SOFT, '')).toBe(name.replaceAll(SOFT, ''))
  const long = names.flatMap((name) => soften(name, lang).match(/[\p{L}\u00ad]+/gu) ?? [])
  expect(long.filter((word) => word.replaceAll(SOFT, '').length > WHOLE && !word.includes(SOFT))).toEqual([])
})

/** Letters with which no German or English part of a word begins: a place before them is inside of what is spoken as one. */
const NO_BEGINNING =
  /^(?![bcdfghjklmnpqrstvwxyzß]?[aeiouyäöü]|sch|st|sp|ch|th|sh|wh|wr|[bcfgkps]l|[bcdfgkpt]r|kn|pf|qu|schw|thr|str|tw|sm|sw|ph)/

test.each(LANGS)('no part is a splinter or begins as no word does (%s)', (lang) => {
  const parts = namesIn(lang)
    .flatMap((name) => soften(name, lang).match(/[\p{L}\u00ad]+/gu) ?? [])
    .filter((word) => word.includes(SOFT))
    .flatMap((word) => word.split(SOFT))
  expect(parts.filter((part) => part.length < 3 && part !== 'An')).toEqual([])
  expect(parts.filter((part) => part.length > 10)).toEqual([])
  expect(parts.filter((part) => !/[aeiouyäöü]/i.test(part))).toEqual([])
  expect(parts.filter((part) => NO_BEGINNING.test(part.toLowerCase()))).toEqual([])
})

test.each([
  ['Plumpsklo', 'Plumps-klo'],
  ['Stampfbutterfass', 'Stampf-butter-fass'],
  ['Geschichtenerzähler', 'Geschich-ten-erzähler'],
  ['Familienoberhaupt', 'Familien-ober-haupt'],
  ['Wagenpflug', 'Wagen-pflug'],
  ['Rinderflüsterer', 'Rinder-flüsterer'],
  ['Taubenschlag', 'Tauben-schlag'],
])('%s', (name, parted) => {
  expect(soften(name, 'de').replaceAll(SOFT, '-')).toBe(parted)
})
