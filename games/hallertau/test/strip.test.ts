/** Rows of the hand: what each card asks for can be read on it, and when. */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../cards/index.ts'
import type { CardData } from '../rules/card.ts'
import { asksText, cardText } from '../text/card.ts'
import { speechOf } from '../ui/log.ts'
import { shownOf } from '../ui/Strip.tsx'

const every = CARDS.flatMap((card) => (card === undefined ? [] : [card.data]))

function shown(data: CardData, lang: 'de' | 'en') {
  const entry = { text: cardText(speechOf(lang), data) }
  // Of a card's entry a row reads its text alone.
  const card = (() => entry) as unknown as Parameters<typeof shownOf>[1]['card']
  return shownOf(data, { lang, option: undefined, id: String(data.id), card })
}

const dataOf = (id: number): CardData => {
  const data = every.find((one) => one.id === id)
  if (data === undefined) throw new Error(`no card ${id}`)
  return data
}

test('every card that asks for something says so, in signs or in words', () => {
  for (const lang of ['de', 'en'] as const) {
    for (const data of every) {
      const { need, words } = shown(data, lang)
      const asks = toText(asksText(speechOf(lang), data))
      if (asks !== '') expect((need?.length ?? 0) + (words?.length ?? 0), `${data.id}: ${asks}`).toBeGreaterThan(0)
    }
  }
})

test('a moment is said beside the signs, and what steps ask for in any case is drawn with them', () => {
  expect(shown(dataOf(811), 'en')).toMatchObject({ paid: true, moment: 'just harvested' })
  expect(shown(dataOf(526), 'de')).toMatchObject({ paid: true, moment: 'nicht in Phase 7' })
  expect(shown(dataOf(30), 'en').need).toMatchObject([{ icon: 'jewelry' }, { icon: 'field', n: 2 }])
  expect(toText(shown(dataOf(17), 'en').words ?? [])).toBe('have at least 2 fields with hops')
  expect(toText(shown(dataOf(20), 'en').words ?? [])).toBe('if you have just spent your last jewelry')
})
