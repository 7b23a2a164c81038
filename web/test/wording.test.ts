/** The style guide for both languages, as far as a machine can read it: over every sentence of the client. */

import { expect, test } from 'vitest'
import { analysisText } from '../analysis/text.ts'
import { chapters } from '../rulebook/chapters.ts'
import { adviceText } from '../table/advice/text.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'

/** Every sentence with its place; where one is filled in, it is filled with numbers and a name. */
function sentences(of: unknown, at: string): [string, string][] {
  if (typeof of === 'string') return [[at, of]]
  if (typeof of === 'function') {
    const say = of as (...args: unknown[]) => unknown
    return [1, 3].flatMap((n) => {
      try {
        const said = [say(n, n, true), say('Anna', n, false)]
        return said.flatMap((x) => (typeof x === 'string' ? [[at, x] as [string, string]] : []))
      } catch {
        return []
      }
    })
  }
  if (typeof of !== 'object' || of === null) return []
  return Object.entries(of).flatMap(([key, value]) => sentences(value, `${at}.${key}`))
}

const breaking = (text: unknown, pattern: RegExp): string[] =>
  sentences(text, '')
    .filter(([, said]) => pattern.test(said))
    .map(([at, said]) => `${at}: ${said}`)

test('English: everyday words, American spelling, no table that is laid, nothing "at once"', () => {
  const words = /\b(somebody|everybody|anybody|whoever|anew|at once|e-mail|colour|neighbour|harbour|dearer|laid|lay)\b/i
  expect(breaking(en, words)).toEqual([])
  expect(breaking(en, /\b(night|day) print\b|\bchronicle\b(?!.*generations)|\bfold\b/i)).toEqual([
    '.game.village.about: One family, four generations and a place in the village chronicle.',
  ])
})

test('German: nobody is "man", a table is opened, one Partie is played, and the Chronik stays in its village', () => {
  expect(
    breaking(de, /\bman\b|\bdecken\b|\bgedeckt|Nachtdruck|Tagdruck|Hausdaten|am Zug|Gastgeber|Mitspieler/),
  ).toEqual([])
  expect(breaking(de, /\bChronik\b/)).toEqual([])
  expect(breaking(de, /Das Spiel ist (noch nicht )?zu Ende/)).toEqual([])
})

test('what is fetched with a page of its own is written likewise: advice and the look back', () => {
  const german = [adviceText.de, analysisText.de]
  const english = [adviceText.en, analysisText.en]
  expect(breaking(german, /\bman\b|Spieler\b|\bMoment\b|^Ein .*\b1 Punkte\b/)).toEqual([])
  expect(breaking(english, /\b(dearest|in all|somebody|everybody|anew)\b|^One .*\b1 points\b/)).toEqual([])
})

test('German: after a colon a whole sentence begins with a capital, and a range has its own dash', () => {
  expect(breaking(de, /: (niemand|du|er|es|ein|alle) [a-zäöü]+/)).toEqual([])
  expect(breaking(de, /\d-\d/)).toEqual([])
  expect(breaking(de, /, oder (nicht mehr|ein Tisch|du)\b/)).toEqual([])
})

test('a rule that is our reading carries a mark, not a sentence', () => {
  const [first] = chapters(
    { 'X-ONE-01': 'Erst.', 'X-ONE-02': 'Dann.' },
    { ONE: 'Eins' },
    { 'X-ONE-02': 'interpretation' },
  )
  expect(first?.rules).toEqual([
    { id: 'X-ONE-01', text: 'Erst.' },
    { id: 'X-ONE-02', text: 'Dann.', mark: 'interpretation' },
  ])
  for (const text of [de, en]) expect(Object.keys(text.rules.markHelp)).toEqual(Object.keys(text.rules.marks))
})
