/** Deck E and the majors speak: whole texts from the data, in both languages, and hardly a hand-written primitive. */
import { toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../cards/registry.ts'
import { cards as entries } from '../../entries/cards.ts'
import { sheet as sheetDe } from '../../text/facts.de.ts'
import { sheet as sheetEn } from '../../text/facts.en.ts'

const text = (no: number, lang: 'en' | 'de'): string =>
  toText(entries.find((e) => e.id === String(no))?.text[lang] ?? [])

/** Deck E and the majors. */
const spoken = entries.filter(({ deck }) => deck === 'E' || deck === 'major')

describe('card texts', () => {
  test('every card has one in both languages, without holes or inner names', () => {
    for (const entry of entries) {
      for (const lang of ['en', 'de'] as const) {
        const said = toText(entry.text[lang])
        expect(said, entry.id).toMatch(/^[A-Z].*\.$|^[0-9].*\.$/)
        expect(said, entry.id).not.toMatch(/undefined|NaN|\[object|[a-z]\.[0-9]|[a-z][A-Z]|_| {2}|\.\.| \./)
        expect(entry.name[lang], entry.id).not.toBe('')
      }
    }
  })

  test('fewer than 15 in 100 cards of deck E need a hand-written primitive', () => {
    const deck = entries.filter((e) => e.deck === 'E')
    expect(deck).toHaveLength(124)
    expect(deck.filter((e) => e.primitives.length > 0).map((e) => e.name.en)).toEqual([
      "Chief's Daughter",
      'Ratcatcher',
    ])
  })

  test('reconstructed cards keep the mark', () => {
    expect(entries.filter((e) => e.reconstructed === true).map((e) => e.id)).toContain('42')
    expect(entries.find((e) => e.id === '176')?.reconstructed).toBeUndefined()
  })

  /** Cards that do more than fits into 160 characters. */
  const LONG = ['7', '15', '26', '161', '215']

  test.each(['en', 'de'] as const)(
    'in the hand a text has at most 160 characters, unless the card needs more (%s)',
    (lang) => {
      const long = spoken.filter((e) => toText(e.text[lang]).length > 160).map((e) => e.id)
      expect(long.filter((id) => !LONG.includes(id))).toEqual([])
      for (const entry of spoken) expect(toText(entry.text[lang]).length, entry.id).toBeLessThan(220)
    },
  )

  test.each([
    [
      'en',
      /at once|brings|further|anybody|somebody|everybody|\bif\b[^.]*\bif\b|: if |, then you may .*then|each time [^.(]*: |stable number/i,
    ],
    ['de', /wenn du willst|falls|Nährwert|fehlenden|: wenn|jedes .* je \d|soweit es|\bman\b|Bestand:/],
  ] as const)('no text reads like code (%s)', (lang, bad) => {
    for (const entry of entries) expect(toText(entry.text[lang]), entry.id).not.toMatch(bad)
    for (const entry of spoken) {
      const text = toText(entry.text[lang])
      // One arrow may serve several goods; a dozen of them is a table.
      expect(text.split('→').length - 1, entry.id).toBeLessThanOrEqual(4)
      expect(text.match(/[“„]/g)?.length ?? 0, entry.id).toBeLessThanOrEqual(2)
    }
  })

  test('occupations say for how many players they are, improvements do not', () => {
    for (const { id, text } of entries) {
      const from = cardOf(Number(id)).kind === 'occupation' ? `${cardOf(Number(id)).players}+` : null
      expect(/^\d\+/.exec(toText(text.en))?.[0] ?? null, id).toBe(from)
      expect(/^\d\+/.exec(toText(text.de))?.[0] ?? null, id).toBe(from)
    }
  })

  test.each([
    [
      14,
      'en',
      'Return: Clay Oven, Stone Oven or Wood-fired Oven. 3 points. Baking: up to 2 grain → 5 food each. When you play this, you may bake bread.',
    ],
    [
      3,
      'en',
      'Cost: 4 clay or return a fireplace. 1 point. At any time: 1 vegetable or 1 wild boar → 3 food, 1 sheep → 2 food, 1 cattle → 4 food. Baking: each grain → 3 food.',
    ],
    [12, 'en', 'Cost: 1 wood. Each time you use “Fishing”, also gain 1 food; from round 8, 2 food instead.'],
    [
      26,
      'en',
      'Cost: 1 wood. Improves, still once per harvest: Joinery or Cabinetmaker (1 wood → 3 food or 2 wood → 4 food), Sawmill (1 wood → 4 food or 2 wood → 5 food).',
    ],
    [
      26,
      'de',
      'Kosten: 1 Holz. Verbessert, weiter einmal je Erntezeit: Tischlerei oder Tischler (1 Holz → 3 NW oder 2 Holz → 4 NW), Holzmanufaktur (1 Holz → 4 NW oder 2 Holz → 5 NW).',
    ],
    [
      29,
      'de',
      'Bedingung: 1 Schaf. Jede Weide mit Schafen fasst 2 Schafe mehr, auch die Karte Tierhof; ein nicht eingezäunter Stall fasst 2 Schafe statt 1 Tier.',
    ],
    [
      34,
      'de',
      'Kosten: 1 Schilf. Immer wenn du Holz nimmst, das auf einem Aktionsfeld lag, darfst du 2 Holz davon liegen lassen und erhältst dafür 3 NW.',
    ],
    [
      47,
      'en',
      'Requires: 3 occupations. 1 point. Sow and harvest this like a field, with vegetables only. Each time you harvest here, you may exchange 1 vegetable for 4 food.',
    ],
    [56, 'en', 'Cost: 1 wood. Each time you use either “1 stone” space, also gain 1 stone.'],
    [
      56,
      'de',
      'Kosten: 1 Holz. Immer wenn du eines der beiden Felder „1 Stein“ nutzt, erhältst du zusätzlich 1 Stein.',
    ],
    [59, 'en', 'Cost: 2 wood. 1 point. Each of your pastures holds 2 more animals, and so does the Animal Yard.'],
    [
      159,
      'en',
      '4+ players. You may use any space for rooms and any space for family growth even if another player is already there.',
    ],
    [
      159,
      'de',
      '4+ Spieler. Du darfst jedes Feld für Räume und jedes Feld für Familienzuwachs auch nutzen, wenn dort ein Mitspieler steht.',
    ],
    [
      170,
      'en',
      '3+ players. At the end, if no one has more of any animal than you: 2/3/4 bonus points with 3/4/5 players.',
    ],
    [171, 'en', '1+ players. At any time: 3 wood, 2 clay, 2 reed or 2 stone → 1 other building resource.'],
    [180, 'de', '4+ Spieler. Beim Ausspielen erhältst du 1 Gemüse und darfst dann 1 Gemüse auf 1 Acker aussäen.'],
    [
      194,
      'de',
      '1+ Spieler. Zu Beginn jeder Runde, wenn du in einem Steinhaus wohnst, darfst du für 1 NW 1 Acker pflügen.',
    ],
    [201, 'en', '4+ players. When you play this, place 1 cattle on the spaces 5 and 9 rounds from now.'],
    [
      210,
      'en',
      '1+ players. Each time you take stone with an action, also gain 1 stone; if you also took other building resources, you may only buy it for 1 food.',
    ],
    [
      213,
      'en',
      '4+ players. When you build your second stable, gain 1 cattle; your third, 1 wild boar; your fourth, 1 sheep.',
    ],
    [213, 'de', '4+ Spieler. Dein 2./3./4. Stall bringt dir 1 Rind/1 Wildschwein/1 Schaf.'],
    [
      217,
      'de',
      '3+ Spieler. Beim Ausspielen erhältst du 1/2/3/4 Holz bei mindestens 1/3/6/9 restlichen Runden. Am Ende: 3 Sonderpunkte für alle mit den meisten Ausbildungen.',
    ],
  ] as const)('card %i, word by word (%s)', (no, lang, said) => {
    expect(text(no, lang)).toBe(said)
  })
})

describe('house data', () => {
  test('lists every guessed card and says the same in both languages', () => {
    const [en, de] = [sheetEn(), sheetDe()]
    expect(en).toHaveLength(de.length)
    const marked = entries.filter((e) => e.reconstructed === true)
    for (const { name } of marked) expect(en.map((row) => row.title)).toContain(name.en)
    for (const row of [...en, ...de]) {
      for (const text of [row.title, row.value, row.origin, row.confidence]) expect(text).not.toBe('')
    }
    expect(de.find((row) => row.title === 'Nachbarschaftshilfe')).toMatchObject({
      value: '1 Holz und 1 Lehm für 1 Stein und 1 Schilf',
      confidence: 'wahrscheinlich',
    })
  })
})
