/** Every card is understood at first reading: short, without patterns that read like code. */

import { type Lang, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { hallertau } from '../index.ts'
import { rules as german } from '../text/rules.de.ts'
import { rules as english } from '../text/rules.en.ts'

const LANGS: readonly Lang[] = ['en', 'de']
const LONGEST = 160

const texts = (lang: Lang): [string, string][] => hallertau.cards.map((card) => [card.id, toText(card.text[lang])])

/** What a text must not say, and the cards whose old text did. */
const BAD: { readonly [L in Lang]: readonly RegExp[] } = {
  en: [
    /nothing more/,
    /\b1 hops\b/,
    /\bat once\b/,
    /into row/,
    /at least (\d+ )?[^:;.]* at least/,
    /\(\d+ − /,
    /your choice of \d/,
    /no Gateway/,
    /spaces between/,
    /cards? played/,
    /\bWorkers?\b/,
    /craft building/,
    /In every phase 3/,
    /rounded down/,
    /; if /,
  ],
  de: [
    /nichts weiter/,
    /Wenn du/,
    /wenn du willst/,
    /so viele? [^,:]*, wie du/,
    /mindestens [^:;.]* mindestens/i,
    /\(\d+ − /,
    /und zwar/,
    /auf Wunsch/,
    /wahlweise/,
    /besetzt/,
    /Stapel/,
    /In jeder Phase 3/,
    /soeben [^:]*erhaltene/,
    /abgerundet/,
    /\b1 Schafe\b/,
  ],
}

describe.each(LANGS)('cards in %s', (lang) => {
  test('no text is longer than a hand can show', () => {
    expect(texts(lang).filter(([, text]) => text.length > LONGEST)).toEqual([])
  })

  test.each(BAD[lang])('no text says %s', (bad) => {
    expect(texts(lang).filter(([, text]) => bad.test(text))).toEqual([])
  })

  test('what every row gives does not read as if only the last one gave it', () => {
    // Where rows differ in more than numbers they are parted by " / ", and what follows says that it always comes.
    const glued = texts(lang).filter(([, text]) => {
      const effects = text.slice(text.indexOf(':'))
      return (
        / \/ /.test(effects) && /; (?!in any case|ziehe in jedem Fall)/.test(effects.slice(effects.lastIndexOf(' / ')))
      )
    })
    expect(glued).toEqual([])
  })

  test('every text is one requirement, a colon and the effects', () => {
    for (const [id, text] of texts(lang))
      expect(text, id).toMatch(/^(.+\d\. )?[^:]+: [^:]+\.( (Income|Einkommen): [^:]+\.)?$/)
  })
})

describe('the worst texts of an audit, in the words they have now', () => {
  test.each([
    [
      '316',
      'In round 1 / 2 / 3–6: move up to 3 different boulders 1 space each, without tools; draw 0/1/2 Bonus cards.',
    ],
    [
      '318',
      'If one of your Craft Buildings is at least 3/4/5 spaces ahead of another: gain 3/4/5 clay; draw 1 Bonus card.',
    ],
    ['709', 'If one of your Craft Buildings is at least 4 spaces ahead of another: gain 1 jewelry.'],
    ['211', 'If you have at least 3 clay / hops: gain 2 hops / clay; in any case draw 1 Bonus card.'],
    ['310', 'If a single gain has just given you at least 2/3/4 tools: gain 1/2/3 hops and 1 tool.'],
    ['114', 'If you have at least 5/6/7 fields: gain 1 crop of your choice; sow up to 0/1/2 times; draw 1 Bonus card.'],
    ['631', 'Pay 2 tools: gain hides until you have as many as tools; draw 1 Bonus card.'],
    ['723', 'Pay 7/5/3/1/0 flax and 0/1/2/3/4 hides: gain 2 jewelry; draw 1 Bonus card.'],
    ['831', 'If you have no fields in rows 2 to 4: 3 points. Income: sow once.'],
  ])('%s', (id, text) => expect(Object.fromEntries(texts('en'))[id]).toBe(text))

  test.each([
    [
      '330',
      'Nur in Phase 4. Du hast in dieser Phase mindestens 1/3/5 Geräte erhalten: ziehe 0/1/2 Einstiegskarten und 1 Bonuskarte.',
    ],
    ['508', 'Gib je Schaf auf Hofkarten 1 Flachs ab: erhalte 1 Schaf.'],
    ['730', 'Gib je Hofkarte ohne Schafe auf deinem Stallplan 1 Roggen ab: erhalte 3 Milch und ziehe 1 Bonuskarte.'],
    ['404', 'Gib 8 Roggen ab, je Acker 1 weniger: erhalte 1 Schaf und ziehe 1 Bonuskarte.'],
    [
      '303',
      'Nur in Phase 1. Aus einem Viertel wurden soeben mindestens 6/7/8/9/10 Arbeiter entfernt: erhalte 0/1/2/3/5 Roggen und 1 Schaf.',
    ],
    [
      '326',
      'Mindestens 1 Schaf auf der Karte von Runde 4 / auf der Karte von Runde 5 oder 6 / in der Stallung: erhalte 1/2/3 Wolle und ziehe 1 Bonuskarte.',
    ],
  ])('%s auf Deutsch', (id, text) => expect(Object.fromEntries(texts('de'))[id]).toBe(text))
})

describe('an interpretation is a mark, not a sentence', () => {
  test.each([
    ['en', english, /our (reading|interpretation)|reconstructed/i],
    ['de', german, /Auslegung|Lesart|rekonstruiert/i],
  ] as const)('in %s', (lang, rules, words) => {
    for (const [id, rule] of Object.entries(rules)) expect(rule, id).not.toMatch(words)
    const { marks = {} } = hallertau.text[lang]
    for (const id of Object.keys(marks)) expect(Object.keys(rules)).toContain(id)
    expect([marks['H-CARD-15'], marks['H-CC-02'], marks['H-PH9-04']]).toEqual([
      'interpretation',
      'reconstructed',
      undefined,
    ])
  })
})
