/** Words: both languages say what happens, and house data is shown as such. */

import { plain } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { houseSheet, quick, village } from '../index.ts'
import { customers, farm, k, type M, play, put, refused, stone, stones, table } from './scenario.ts'

/** What the seat on turn reads: the question and its choices. */
function reads(m: M, lang: 'en' | 'de'): string[] {
  const [decision] = k.decisions(m)
  if (decision === undefined) return []
  const view = k.view(m, decision.seat)
  const text = village.text[lang]
  return [
    plain(text.decision(view, decision)),
    ...(decision.choices ?? []).map((choice) => plain(text.choice(view, decision, choice))),
  ]
}

function crafting(): M {
  const m = table(2)
  stones(m, { crafts: 'po', harvest: 'o' })
  farm(m, 0, { orange: 1, coin: 0, grain: 2 })
  put(m, 0, 1, 'smithy')
  play(m, 0, 'turn', stone('crafts', 'p'))
  return m
}

test('choices name what they cost and what they bring, in English', () => {
  expect(reads(crafting(), 'en')).toEqual([
    'Which craft building do you use?',
    'wainwright’s: train a member for 2 time',
    'wainwright’s: wagon for 1 orange stone and 1 pink stone',
    'stables: train a member for 3 time',
    'scriptorium: train a member for 2 time',
    'scriptorium: scroll for 1 pink stone',
    'smithy: train a member for 3 time',
    'smithy: plow for 3 time',
    'smithy: plow for 1 orange stone and 1 pink stone',
    'mill: 2 coins for 2 time and 2 bags of grain',
    'decline the action',
  ])
})

test('and in German, with the words of the German rulebook', () => {
  expect(reads(crafting(), 'de')).toEqual([
    'Welchen Handwerksbetrieb nutzt du?',
    'Wagnerei: für 2 Zeit ausbilden',
    'Wagnerei: Planwagen für 1 orangen Stein und 1 rosa Stein',
    'Ställe: für 3 Zeit ausbilden',
    'Schreibstube: für 2 Zeit ausbilden',
    'Schreibstube: Schriftrolle für 1 rosa Stein',
    'Schmiede: für 3 Zeit ausbilden',
    'Schmiede: Pflug für 3 Zeit',
    'Schmiede: Pflug für 1 orangen Stein und 1 rosa Stein',
    'Mühle: 2 Münzen für 2 Zeit und 2 Getreidesäcke',
    'auf die Aktion verzichten',
  ])
})

test('a refusal speaks with the rule it names', () => {
  const m = crafting()
  expect(refused(m, 0, 1)).toBe('V-CRAFT-03')
  const refusal = k.whyNot(m, 0, { choice: 1 })
  if (refusal === null) throw new Error('not refused')
  for (const lang of ['en', 'de'] as const) {
    expect(plain(village.text[lang].refusal(refusal))).toBe(village.text[lang].rules['V-CRAFT-03'])
  }
})

test('every rule a refusal may name is in the catalogue', () => {
  const m = table(2, { promos: true })
  customers(m, [1, 2, 3])
  for (const rule of [
    'V-WELL-01',
    'V-ROUND-12',
    'V-MARKET-03',
    'V-PROMO-05',
    'V-TRAVEL-08',
    'V-SOLO-24',
    'V-SETUP-23',
  ]) {
    expect(village.text.en.rules[rule]).toBeTypeOf('string')
    expect(village.text.de.rules[rule]).toBeTypeOf('string')
  }
})

test('the table can be read as lines of text', () => {
  const m = table(2)
  stones(m, { harvest: 'oox', market: 'g' })
  put(m, 0, 1, 'smithy')
  put(m, 1, 2, 'bag')
  const lines = village.text.en.table(k.view(m, 0)).map((line) => plain(line))
  expect(lines[0]).toBe('Round 1, start player #1')
  expect(lines).toContain('Grain harvest: 2 orange stones, 1 plague stone')
  expect(lines).toContain('Family: –')
  expect(lines).toContain('Black bag: 4 monks and #2 2')
  expect(lines.some((line) => line.includes('at the smithy 1'))).toBe(true)
  expect(lines).toContain('Graveyard 6 free')
})

test('house data lists every reconstructed value with origin and confidence in both languages', () => {
  for (const lang of ['en', 'de'] as const) {
    const rows = houseSheet(lang)
    expect(rows.length).toBeGreaterThan(60)
    for (const row of rows) {
      expect(`${row.title}${row.value}${row.origin}${row.confidence}${row.note ?? ''}`).not.toMatch(/undefined|object/)
      expect(row.value).not.toBe('')
    }
  }
  expect(houseSheet('de')[0]).toEqual({
    title: 'Felder der Lebenszeitleiste',
    value: '10',
    origin: 'andere öffentliche Quellen',
    confidence: 'sicher',
    note: 'Testberichte der Erstausgabe: zehn Zeitfelder auf dem Hofplan',
  })
  expect(village.cards.filter(({ reconstructed }) => reconstructed === false).map(({ id }) => id)).toEqual(['cust11'])
})

test('the quick reference exists in both languages', () => {
  expect(quick.en.length).toBe(quick.de.length)
})
