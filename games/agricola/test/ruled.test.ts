/** Every ruling that the specification gives on a card is cited by a test, by the card's id or by its printed number. */

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardOf, LAST_MAJOR } from '../cards/registry.ts'

/** How many rulings each card has, by number from the first one after the majors: one digit a card. */
const RULINGS =
  '2022022523301111123022121324342312113022111031133244433315225171222624412237252414322322235343432213' +
  '2200533454230232431203122337302022312222220322102324121011020223310232221101111213112213031011112100' +
  '102010216124532334212253123531111612244261225001241161634435412232074120161422514521112343211332330415'

const here = new URL('.', import.meta.url)
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
const text = tests.map((name) => readFileSync(new URL(name, here), 'utf8')).join('\n')
const cited = new Set(text.match(/\b(?:[EIK]\d+|(?:occ|min)-[a-z-]+)\.r\d+/g))

test('every ruling is cited', () => {
  const missing = [...RULINGS].flatMap((rulings, i) => {
    const { no, deck, id } = cardOf(LAST_MAJOR + 1 + i)
    return Array.from({ length: Number(rulings) }, (_, n) => `.r${n + 1}`).flatMap((r) =>
      cited.has(`${deck}${no}${r}`) || cited.has(`${id}${r}`) ? [] : [id + r],
    )
  })
  expect(missing).toEqual([])
})
