/** Card texts of decks I and K whose patterns the generator got wrong at first. */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { findCard } from '../../cards/registry.ts'
import { agricola } from '../../index.ts'
import { nouns } from '../../text/nouns.en.ts'
import { drawings, lineOf } from '../../ui/drawings.ts'

const said = (no: number, lang: 'en' | 'de'): string =>
  toText(agricola.cards.find(({ id }) => id === String(no))?.text[lang] ?? [])

test.each([
  [228, 'en', 'on “Starting player and/or 1 minor improvement”, you may build 1 more improvement, major or minor.'],
  [228, 'de', 'ausgespielt hast, darfst du 1 weitere große oder kleine Anschaffung tätigen.'],
  [272, 'en', 'For each room, you may replace 2 clay or 2 stone with 1 wood.'],
  [272, 'de', 'Bei jeder Renovierung darfst du 1 Lehm oder 1 Stein durch 1 Holz ersetzen.'],
  [294, 'en', 'For each room, you may replace 2 reed with 1 wood.'],
  [273, 'de', 'bis zu 2 Holz je Wildschwein auf diese Karte'],
  [284, 'de', 'darfst du alles von „3 Holz“ gleichmäßig auf'],
  [79, 'en', 'Each time you take wood that lay on an action space, also gain 2 wood.'],
  [253, 'de', 'Immer wenn du Holz nimmst, das auf einem Aktionsfeld lag, darfst du 2 Holz davon liegen lassen'],
  [100, 'en', 'You may instead note 2 bonus points there.'],
  [301, 'en', 'Once per round, a fence, a stable, an improvement or a room of your wooden hut costs you 1 wood less.'],
] as const)('card %i (%s)', (no, lang, part) => {
  expect(said(no, lang)).toContain(part)
})

test('the Clay Worker has an icon line: wood or clay brings clay', () => {
  const card = findCard(290)
  if (card === undefined) throw new Error('no Clay Worker')
  const line = lineOf(card, drawings(nouns))
  expect(line?.map((sign) => ('icon' in sign ? sign.icon : sign.sign))).toEqual(['wood', 'or', 'clay', 'arrow', 'clay'])
})
