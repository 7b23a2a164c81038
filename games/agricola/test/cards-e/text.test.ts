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
    expect(text(176, 'en')).toBe('Each time an action brings you wood: gain 1 wood.')
    expect(text(176, 'de')).toBe('Immer wenn dir eine Aktion Holz bringt: erhalte 1 Holz.')
    expect(text(14, 'en')).toBe(
      'Give back: Clay Oven, Stone Oven or Wood-fired Oven. 3 points. Baking bread: up to 2 grain → 5 food each. When played: you may bake bread.',
    )
    expect(text(204, 'de')).toBe('Beim Ausspielen: lege auf die nächsten 3 Rundenfelder je 1 Schaf.')
    expect(text(12, 'en')).toBe(
      'Cost: 1 wood. Each time you use “Fishing”: if it is round 8 or later: gain 2 food, otherwise gain 1 food.',
    )
    expect(text(190, 'de')).toBe(
      'Sobald du in Lehmhütte oder Steinhaus wohnst (einmal im Spiel): lege auf jedes noch kommende Rundenfeld je 1 NW.',
    )
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
