/** Deck E and the majors speak: whole texts from the data, in both languages, and hardly a hand-written primitive. */
import { plain } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { entries } from '../../cards/entries.ts'
import { houseSheet } from '../../text/house.ts'

const text = (no: number, lang: 'en' | 'de'): string =>
  plain(entries.find((e) => e.id === String(no))?.text[lang] ?? [])

describe('card texts', () => {
  test('every card has one in both languages, without holes or inner names', () => {
    for (const entry of entries) {
      for (const lang of ['en', 'de'] as const) {
        const said = plain(entry.text[lang])
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

  test('some texts, word by word', () => {
    expect(text(176, 'en')).toBe('Each time an action brings you wood: also gain 1 wood.')
    expect(text(176, 'de')).toBe('Immer wenn dir eine Aktion Holz bringt: erhalte zusätzlich 1 Holz.')
    expect(text(14, 'en')).toBe(
      'Give back: Clay Oven, Stone Oven or Wood-fired Oven. 3 points. Baking bread: up to 2 grain → 5 food each. When played: you may bake bread.',
    )
    expect(text(204, 'de')).toBe('Beim Ausspielen: lege auf die nächsten 3 Rundenfelder je 1 Schaf.')
    expect(text(12, 'en')).toBe(
      'Cost: 1 wood. Each time you use “Fishing”: if it is round 8 or later: also gain 2 food, otherwise also gain 1 food.',
    )
    expect(text(190, 'de')).toBe(
      'Sobald du in Lehmhütte oder Steinhaus wohnst (einmal im Spiel): lege auf jedes noch kommende Rundenfeld je 1 NW.',
    )
    expect(text(62, 'en')).toContain('Once per game, when you have plowed on “Plow 1 field”')
    expect(text(178, 'de')).toContain(
      'Zu Beginn von Runde 11, falls du nicht in einem Steinhaus wohnst: wenn du willst, ',
    )
    expect(text(198, 'en')).toContain('At the start of rounds 10 and 12: every other player')
    expect(text(53, 'de')).toContain('erhalte je 3 Schafe 1 NW und je 2 Rinder 1 NW.')
    expect(text(155, 'en')).toBe('Each time anybody bakes bread: gain 1 food for each grain baked.')
    expect(text(212, 'de')).toBe('Immer wenn du „Kleinkunst“ nutzt: erhalte zusätzlich die auf 4 fehlenden NW.')
    expect(text(180, 'de')).toBe(
      'Beim Ausspielen: erhalte 1 Gemüse, dann, wenn du willst, säe 1 Gemüse auf 1 Acker aus.',
    )
    expect(text(211, 'de')).toBe('Zahle 1 Stein weniger für jede Anschaffung, jeden Raum und jede Renovierung.')
    expect(text(199, 'de')).toBe('Zahle 2 Lehm oder 2 Steine weniger für jede Renovierung.')
  })
})

describe('house data', () => {
  test('lists every guessed card and says the same in both languages', () => {
    const [en, de] = [houseSheet('en'), houseSheet('de')]
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
