/** Every character of our own texts is in the fonts that every page has; what is not is a sign no font of ours ever had. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const TEXTS = ['web/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}', 'games/*/{text,ui,cards,entries}/**/*.{ts,tsx}']
/** Arrows, blocks and the dot of a tab's title: drawn by the system's fonts, as they are in neither of ours. */
const DRAWN_ELSEWHERE = new Set('←→≤█▲●')
/** What only programs are written with; a browser shows that no page of ours asks for them (`e2e/wire.test.ts`). */
const OF_PROGRAMS = new Set('"#$*<=@[\\]^_`{|}~')

/** A sign by its number, as one writes those that cannot be seen. */
const ESCAPED = /\\u([\da-f]{4})/gi
const unescaped = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))

type Range = readonly [first: number, last: number]

function rangesOf(face: string): Range[] {
  return [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])
}

const faces = [...read('web/look/tokens.css').matchAll(/@font-face \{(.*?)\}/gs)].map(([, face = '']) => face)
const own = faces.filter((face) => face.includes('-own.woff2'))
const more = faces.filter((face) => face.includes('-more.woff2'))
const motto = faces.filter((face) => face.includes('-motto.woff2'))
const has = (ranges: readonly Range[], code: number): boolean =>
  ranges.some(([first, last]) => first <= code && code <= last)

test('every character of our texts is in the fonts a page has from the start', () => {
  const texts = globSync(TEXTS, { cwd: ROOT }).filter((path) => !/(^|\/)(node_modules|dist|test)\//.test(path))
  expect(texts.length).toBeGreaterThan(300)
  const used = new Set(texts.flatMap((path) => [...read(path).replace(ESCAPED, unescaped)]))
  expect(used).toContain('ß')
  expect(used).toContain('\u00ad')
  expect(own).toHaveLength(8)
  for (const face of own) {
    const ranges = rangesOf(face)
    const missing = [...used].filter((sign) => !/\p{Cc}/u.test(sign) && !has(ranges, sign.codePointAt(0) ?? 0))
    expect(missing.filter((sign) => !DRAWN_ELSEWHERE.has(sign) && !OF_PROGRAMS.has(sign))).toEqual([])
  }
})

test('the script that makes the fonts and the style sheet name the same characters, none of them twice', () => {
  const script = read('web/look/fonts/subset.mjs')
  const named = (name: string): Range[] => rangesOf(script.match(new RegExp(`const ${name} =\\s*'([^']*)'`))?.[1] ?? '')
  expect(more).toHaveLength(own.length)
  for (const face of own) expect(rangesOf(face)).toEqual(named('OWN'))
  for (const face of more) expect(rangesOf(face)).toEqual(named('MORE'))
  expect(motto).toHaveLength(1)
  for (const face of motto) expect(rangesOf(face)).toEqual(named('MOTTO'))
  const both = named('MORE').filter(([first, last]) => named('OWN').some(([from, to]) => first <= to && from <= last))
  expect(both).toEqual([])
})

test('a first visit to the start page finds all its italics in their own small font', () => {
  const said = [de, en].flatMap((text) => [text.motto, text.footer, text.start.mineWaiting(0), text.start.openHint])
  const ranges = motto.flatMap(rangesOf)
  expect([...said.join('')].filter((sign) => !has(ranges, sign.codePointAt(0) ?? 0))).toEqual([])
})
