/** Card texts of decks I and K whose patterns the generator got wrong at first. */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { CARDS, findCard } from '../../cards/registry.ts'
import { agricola } from '../../index.ts'
import { cardFace as faceDe } from '../../text/cards.de.ts'
import { cardFace as faceEn } from '../../text/cards.en.ts'
import { nouns } from '../../text/nouns.en.ts'
import { drawings, lineOf } from '../../ui/drawings.ts'
import { tabledIn } from '../../ui/tiers.ts'

const said = (no: number, lang: 'en' | 'de'): string =>
  toText(agricola.cards.find(({ id }) => id === String(no))?.text[lang] ?? [])

test.each([
  [228, 'en', 'on “Starting player and/or 1 minor improvement”, you may buy 1 more improvement, major or minor.'],
  [228, 'de', 'ausgespielt hast, darfst du 1 weitere große oder kleine Anschaffung tätigen.'],
  [272, 'en', 'For each room, you may replace 2 clay or 2 stone with 1 wood.'],
  [272, 'de', 'Bei jeder Renovierung darfst du 1 Lehm oder 1 Stein durch 1 Holz ersetzen.'],
  [294, 'en', 'For each room, you may replace 2 reed with 1 wood.'],
  [273, 'de', 'bis zu 2 Holz je Wildschwein auf diese Karte'],
  [284, 'de', 'darfst du alles von „3 Holz“ gleichmäßig auf'],
  [79, 'en', 'Each time you take wood that lay on an action space, also gain 2 wood.'],
  [253, 'de', 'Immer wenn du Holz nimmst, das auf einem Aktionsfeld lag, darfst du 2 Holz davon liegen lassen'],
  [100, 'en', 'You may instead note 2 bonus points there.'],
  [301, 'en', 'Once per round, a fence, a stable, an improvement or a room of your wooden hut costs you 1 less wood.'],
  // The same effect when it is played and again later is said once.
  [262, 'en', 'When you play this, if the Well has been built, and each time anyone builds the Well, place 1 food on'],
  [262, 'de', 'Beim Ausspielen, wenn der Brunnen schon gebaut wurde, und immer wenn jemand den Brunnen baut, legst du'],
  [
    87,
    'en',
    'When you play this, once for each Well in play, and each time anyone builds the Well or Village Well, gain',
  ],
  [87, 'de', 'Beim Ausspielen, je Brunnen im Spiel einmal, und immer wenn jemand den Brunnen oder Dorfbrunnen baut'],
  // One sentence for what differs in a number or a good only.
  [305, 'en', 'At the start of round 7/10/14, you may exchange 1 food for 1 sheep/1 wild boar/1 cattle.'],
  [305, 'de', 'Zu Beginn der Runde 7/10/14 darfst du 1 NW gegen 1 Schaf/1 Wildschwein/1 Rind tauschen.'],
  [268, 'en', 'stone, grain or vegetables with an action, you may pay 1 food (vegetables: 2 food) for 1 more of it.'],
  [268, 'de', 'Steine, Getreide oder Gemüse nimmst, darfst du für 1 NW (Gemüse: 2 NW) 1 mehr davon nehmen.'],
  [280, 'en', 'Each time you turn wild boar or cattle into food, you may place them on this card. At the end: 1/2/3'],
  [280, 'en', '2/4/6 wild boar on this card, and the same for at least 2/3/4 cattle on this card.'],
  [280, 'de', 'Wildschweine auf dieser Karte, ebenso für mindestens 2/3/4 Rinder auf dieser Karte.'],
  [90, 'de', 'Auf jeden Acker neben deinen Räumen kommt beim Aussäen mehr: 2 bei Getreide, 1 bei Gemüse.'],
  [
    76,
    'en',
    'At the end: 2 bonus points for at least 5 fields (6 if you have a plow, the Harrow, the Punner or the Yoke).',
  ],
  [76, 'de', 'Am Ende: 2 Sonderpunkte für mindestens 5 Äcker (6, wenn du Pflug, Egge, Erdstampfer oder Joch hast).'],
  [277, 'en', 'each cost you 2 fewer building resources of your choice and also count as minor improvements for you.'],
  [277, 'de', 'je 2 Werkstoffe nach Wahl weniger und gelten für dich auch als kleine Anschaffungen.'],
  [285, 'en', 'At any time: 1 clay → 1 food. Once anyone has built the Well, also: 2 clay → 3 food.'],
  [285, 'de', 'Jederzeit: 1 Lehm → 1 NW. Sobald jemand den Brunnen gebaut hat, auch: 2 Lehm → 3 NW.'],
  // What is better under a condition stands behind what is usual.
  [126, 'en', 'also gain 1 food; 2 food if you take no other building resource.'],
  [126, 'de', 'erhältst du zusätzlich 1 NW; wenn du keinen anderen Werkstoff nimmst, 2 NW.'],
  [271, 'en', 'you may play 1 occupation for 3 food; for 2 food if you have at least 3 occupations.'],
  [271, 'de', 'darfst du für 3 NW 1 Ausbildung ausspielen; wenn du mindestens 3 Ausbildungen hast, für 2 NW.'],
  [83, 'en', 'At the end, if neither Clay Path nor Paved Road is in play: 2 bonus points.'],
  [83, 'de', 'Am Ende, wenn weder Lehmweg noch Pflasterstraße im Spiel ist: 2 Sonderpunkte.'],
  // Who gains what, and what a price belongs to.
  [
    251,
    'en',
    'takes the first reed of the round with an action, you may buy 1 reed from that player for 1 food; that player also',
  ],
  [
    255,
    'de',
    'die ersten Steine der Runde nimmt, darfst du ihm 1 Stein für 1 NW abkaufen; er erhält dazu 1 NW aus dem Vorrat.',
  ],
  [68, 'en', 'Each other player may do the same once per game for 2 food paid to you.'],
  [266, 'en', 'Each time before you use “Sow and/or bake bread”, you may gain 1 grain or 1 vegetable (for 1 grain).'],
  [
    266,
    'de',
    'Immer bevor du „Aussäen und/oder Brot backen“ nutzt, darfst du 1 Getreide oder für 1 Getreide 1 Gemüse nehmen.',
  ],
  [82, 'en', 'also gain 1 stone or 2 stone (for 1 food).'],
  [307, 'en', 'you may gain 2 sheep for 1 food, 2 wild boar for 2 food or 2 cattle for 3 food.'],
  // The verb stands early.
  [124, 'de', 'Beim Ausspielen darfst du je Pflug und Egge im Spiel bis zu 1 Acker pflügen.'],
  [134, 'de', 'Beim Ausspielen darfst du bis zu 3 Äcker pflügen, höchstens 1 je restlicher Runde.'],
  [86, 'de', 'Am Ende jeder Ackerphase darfst du Getreide aussäen (je Acker 1 weniger).'],
  [121, 'en', 'Your 3rd, 6th, 9th, 12th and 15th fences cost no wood.'],
  [121, 'de', 'Dein 3., 6., 9., 12. und 15. Zaun kostet kein Holz.'],
  [260, 'de', 'darfst du dem Startspieler 1 NW zahlen und als Erstes 1 Person einsetzen.'],
] as const)('card %i (%s)', (no, lang, part) => {
  expect(said(no, lang)).toContain(part)
})

/** Cards that do more than 160 characters say; a hand draws price, players and points beside the text. */
const LONG = [15, 127, 215, 227, 237, 251, 255, 263, 265, 269, 273, 275, 277, 280, 289, 310]

test.each(['en', 'de'] as const)(
  'in the hand a text has at most 160 characters, unless the card needs more (%s)',
  (lang) => {
    const face = lang === 'en' ? faceEn : faceDe
    const long = CARDS.filter(({ no }) => toText(face(no).does).length > 160).map(({ no }) => no)
    expect(long.filter((no) => !LONG.includes(no))).toEqual([])
    for (const { no } of CARDS) expect(toText(face(no).does).length, String(no)).toBeLessThan(230)
  },
)

test('the Clay Worker has an icon line: wood or clay brings clay', () => {
  const card = findCard(290)
  if (card === undefined) throw new Error('no Clay Worker')
  const line = lineOf(card, drawings(nouns))
  expect(line?.map((sign) => ('icon' in sign ? sign.icon : sign.sign))).toEqual(['wood', 'or', 'clay', 'arrow', 'clay'])
})

test('what a card draws as a table is not said again beside it', () => {
  const lines = [
    { face: faceDe, no: 1, whole: /^Jederzeit: .*2 NW/, beside: /^Jederzeit: kochen, wie gezeigt\. Backen: / },
    { face: faceEn, no: 1, whole: /^At any time: .*2 food/, beside: /^At any time: cook as shown\. / },
  ]
  for (const { face, no, whole, beside } of lines) {
    expect(tabledIn(findCard(no) ?? {})).toBe('cook')
    expect(toText(face(no).does)).toMatch(whole)
    expect(toText(face(no).beside('cook'))).toMatch(beside)
  }
  const joinery = CARDS.filter((card) => tabledIn(card) === 'score')
  expect(joinery.length).toBeGreaterThan(3)
  for (const { no } of joinery) {
    expect(toText(faceDe(no).beside('score'))).toMatch(/Am Ende[^.]*: Sonderpunkte, wie gezeigt\./)
    expect(toText(faceEn(no).beside('score'))).toMatch(/bonus points as shown\./)
  }
})
