/** What the games' things say about themselves: every term has a name and rules that exist, in both languages. */

import type { GameText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { loadedBook, loadedExplaining, loadedText } from './help/texts.ts'

/** Things that are no terms, or stand at a table. */
const MORE: { readonly [game: string]: readonly string[] } = {
  agricola: ['space:0', 'space:20', 'phase:1', 'phase:4', 'later:14', 'score:fields', 'score:bonus', 'icon:fieldtile'],
  hallertau: ['space:0', 'space:19', 'phase:1', 'phase:10', 'craft:4', 'score:store', 'icon:back-point'],
  village: ['space:market', 'building:mill', 'building:brewery', 'step:council.4', 'step:church.1', 'score:coins'],
}

describe.each(Object.keys(MORE))('%s', (game) => {
  test.each(['en', 'de'] as const)('every term is named and follows from rules of the catalogue, %s', async (lang) => {
    const text: GameText = await loadedText(game, lang)
    const { rules: written } = await loadedBook(game, lang)
    const { terms, explain } = await loadedExplaining(game)
    const keys = [...terms, ...(MORE[game] ?? [])]
    expect(keys.length).toBeGreaterThan(30)
    for (const key of keys) {
      const told = explain(key, { lang, text, view: null, names: [] })
      expect(told, key).not.toBeNull()
      expect(told?.title, key).toMatch(/\S/)
      const rules = [...(told?.rules ?? []), ...(told?.see === undefined ? [] : [told.see])]
      expect(rules.length, key).toBeGreaterThan(0)
      for (const rule of rules) expect(written[rule], `${key} ${rule}`).toBeTypeOf('string')
    }
  })

  test('what is no thing of this game is not explained', async () => {
    const text: GameText = await loadedText(game, 'en')
    const { explain } = await loadedExplaining(game)
    for (const key of ['icon:close', 'space:999', 'nothing', ''])
      expect(explain(key, { lang: 'en', text, view: null, names: [] }), key).toBeNull()
  })
})
