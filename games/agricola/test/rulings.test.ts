/** Cards that need a ruling of ours: listed once, told in both languages, on the card's zoom and in the documents. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cardOf } from '../cards/registry.ts'
import { RULED } from '../cards/rulings.ts'
import { text as textDe } from '../entries/de.ts'
import { text as textEn } from '../entries/en.ts'
import { rulings as de } from '../text/rulings.de.ts'
import { rulings as en } from '../text/rulings.en.ts'

const page = readFileSync(new URL('../../../docs/agricola-rulings.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')

test.each(RULED.map((no) => [no, cardOf(no).name.en] as const))('%i %s', (no, name) => {
  expect(en[no]).toMatch(/\.$/)
  expect(de[no]).toMatch(/\.$/)
  expect(page).toContain(`**${name}** (${cardOf(no).deck}${no}): ${en[no]}`)
})

test('boards have them at hand', () => {
  expect(textEn.board.rulings).toBe(en)
  expect(textDe.board.rulings).toBe(de)
})
