/** Action spaces are data: prices, sentences, icon lines, rules and lines of the quick reference are read from them. */

import { describe, expect, test } from 'vitest'
import { BOX } from '../cards/box.ts'
import type { SpaceId } from '../cards/facts.ts'
import { NOVICE, ROAD, SALE, SPACE } from '../cards/spaces.ts'
import { harvestOf } from '../rules/actions/harvest.ts'
import { phrases as wordsDe } from '../text/de.ts'
import { phrases as wordsEn } from '../text/en.ts'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import { base as rulesDe } from '../text/rules/base.de.ts'
import { base as rulesEn } from '../text/rules/base.en.ts'
import { spaces as spacesDe } from '../text/spaces.de.ts'
import { spaces as spacesEn } from '../text/spaces.en.ts'
import { printsOf } from '../ui/prints.ts'

const [en, de] = [spacesEn(BOX), spacesDe(BOX)]
const ids = Object.keys(SPACE) as SpaceId[]
const BASE: readonly SpaceId[] = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church']
const LANGS = [
  { said: en, words: wordsEn, quick: quickEn(BOX), rules: rulesEn(BOX) },
  { said: de, words: wordsDe, quick: quickDe(BOX), rules: rulesDe(BOX) },
]

test.each(ids)('%s has a name, a sentence and a line in both languages', (id) => {
  for (const { said, words } of LANGS) {
    expect(words.spaces[id]).toMatch(/^[A-ZÄÖÜ]/)
    expect(words.notices.does[id]).toBe(said.does[id])
    expect(said.does[id].length).toBeGreaterThan(5)
    expect(said.brief(id).length).toBeGreaterThan(0)
  }
})

test.each(BASE)('the quick reference says of %s what the space says', (id) => {
  for (const { said, quick } of LANGS) {
    const all = quick.flatMap(({ lines }) => lines).join('\n')
    for (const line of said.brief(id)) expect(all).toContain(line)
  }
})

describe('the rulebook has the prices and yields of the spaces', () => {
  test.each([
    [
      'V-HARVEST-03',
      'With a horse and a plow it is 3 bags in total.',
      'Mit Pferd und Pflug sind es insgesamt 3 Säcke.',
    ],
    ['V-TRAVEL-05', `${ROAD.time} time, ${ROAD.wagon} wagon`, `${ROAD.time} Zeit, ${ROAD.wagon} Planwagen`],
    ['V-MARKET-07', `${SALE.green} green stone`, `${SALE.green} grünen Stein`],
    ['V-CHURCH-01', `${NOVICE.brown} brown stone or ${NOVICE.time} time`, `${NOVICE.time} Zeit`],
    ['V-CRAFT-14', '2 coins for 2 time and 2 bags of grain', '2 Münzen für 2 Zeit und 2 Getreidesäcke'],
  ])('[%s]', (rule, english, german) => {
    expect(en.rules[rule]).toContain(english)
    expect(de.rules[rule]).toContain(german)
    for (const { said, rules } of LANGS) expect(Object.entries(rules)).toContainEqual([rule, said.rules[rule]])
  })

  test('in the order of their numbers', () => {
    for (const { rules } of LANGS) {
      const council = Object.keys(rules).filter((id) => id.startsWith('V-COUNCIL'))
      expect(council).toEqual(council.toSorted())
    }
  })
})

test('[V-HARVEST-02] [V-HARVEST-03] [V-HARVEST-04] the harvest is what is printed', () => {
  const nothing = { plow: 0, ox: 0, horse: 0 }
  expect(harvestOf(nothing, 0)).toBe(2)
  expect(harvestOf({ ...nothing, plow: 1, horse: 1 }, 0)).toBe(3)
  expect(harvestOf({ plow: 1, ox: 1, horse: 1 }, 0)).toBe(4)
  expect(harvestOf({ ...nothing, ox: 2, horse: 1 }, 0)).toBe(2)
  const lines = printsOf('harvest', { text: { words: wordsEn } })
  expect(lines?.map((line) => line.at(-1))).toEqual([2, 3, 4].map((n) => ({ icon: 'sack', label: 'bags of grain', n })))
})

test('[V-CHURCH-01] [V-MARKET-07] prices are drawn, too', () => {
  const said = { text: { words: wordsEn } }
  expect(printsOf('church', said)).toEqual([
    [{ icon: 'stone-brown', label: 'brown stone', n: 1 }, { sign: 'or' }, { icon: 'time', label: 'time', n: 3 }],
  ])
  expect(printsOf('market', said)?.[0]).toContainEqual({ icon: 'stone-green', label: 'green stone', n: 1 })
})
