/** Cards without printed names are told apart by what they ask for and bring. */

import { expect, test } from 'vitest'
import { CARDS } from '../cards/index.ts'
import { titleOf } from '../ui/title.ts'

const cards = Object.entries(CARDS).flatMap(([number, card]) => (card === undefined ? [] : [{ number, ...card }]))
const titles = (lang: 'de' | 'en') => cards.map(({ data }) => titleOf(data, lang))

test.each(['de', 'en'] as const)('%s: nearly every card has a title of at most three words', (lang) => {
  const all = titles(lang)
  const named = all.flatMap((title) => (title === null ? [] : [title]))
  if (process.env.SHOW) console.log(cards.map(({ number }, i) => `${number} ${all[i]}`).join('\n'))
  expect(named.length).toBeGreaterThan(0.8 * all.length)
  expect(named.filter((title) => title.split(' ').length > 3)).toEqual([])
})

test('both words are said in both languages, or in none', () => {
  const [de, en] = [titles('de'), titles('en')]
  expect(de.map((title) => title?.split(' ').length)).toEqual(en.map((title) => title?.split(' ').length))
})
