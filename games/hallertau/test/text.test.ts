/** The table in letters, and choices that read well beside each other. */

import { type Lang, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { hallertau } from '../index.ts'
import type { ProgressChoice } from '../rules/choices.ts'
import { spaces as deSpaces } from '../text/de.words.ts'
import { spaces as enSpaces } from '../text/en.words.ts'
import { give, k, playing, runAlone, table, using } from './scenario.ts'

const LANGS: readonly Lang[] = ['en', 'de']
const SPACES = { en: enSpaces, de: deSpaces }
const WIDTH = 80

function tableOf(lang: Lang, seats = 1, as = 0): string[] {
  const scene = table(seats, 0)
  give(scene, 0, { round: 4, window: 9, crafts: [3, 4, 3, 5, 3], barley: 2, tools: 3 })
  return hallertau.text[lang].table(k.view(scene.m, as)).map((line) => toText(line))
}

describe.each(LANGS)('the table in %s', (lang) => {
  test('shows the four Quadrants side by side in 80 letters', () => {
    const lines = tableOf(lang)
    const { farming, clearing, landSale, sheepMarket } = SPACES[lang]
    const last = lines.findIndex((line) =>
      [farming, clearing, landSale, sheepMarket].every((space) => line.includes(space)),
    )
    for (const line of lines.slice(last - 5, last + 1)) expect(line.length).toBeLessThanOrEqual(WIDTH)
    expect(lines[last - 5]?.trim()).toMatch(/1 +\S+ 2 +\S+ 3 +\S+ 4$/)
  })

  test('says to the owner of a farm what a step costs and what each building takes', () => {
    const price = lang === 'en' ? /costs 4 goods, with 2 types 1 less$/ : /kostet 4 Waren, mit 2 Sorten 1 weniger$/
    const own = tableOf(lang, 2, 0)
    expect(own.filter((line) => price.test(line))).toHaveLength(1)
    expect(own.filter((line) => /▲.* {2}\S+ > \S+$/.test(line))).toHaveLength(2)
    expect(own.filter((line) => line.includes('▲'))).toHaveLength(10)
    const first = hallertau.text[lang].table(k.view(table(1).m, 0)).map((line) => toText(line))
    expect(first.filter((line) => /\(▲ .*█/.test(line))).toHaveLength(1)
  })

  test('counts one point as one', () => {
    const said = (barley: number): string => {
      const scene = table(1)
      give(scene, 0, { barley })
      return hallertau.text[lang]
        .table(k.view(scene.m, 0))
        .map((line) => toText(line))
        .join('\n')
    }
    expect(said(5)).toMatch(lang === 'en' ? /1 point so far/ : /bisher 1 Punkt /)
    expect(said(10)).toMatch(lang === 'en' ? /2 points so far/ : /bisher 2 Punkte /)
  })
})

describe.each(LANGS)('choices in %s', (lang) => {
  const text = hallertau.text[lang]

  test('of a turn stand two in a line of 80 letters', () => {
    const scene = table(1)
    const view = k.view(scene.m, 0)
    const [decision] = view.decisions
    if (decision === undefined) throw new Error('nobody is asked')
    for (const choice of decision.choices ?? []) {
      expect(toText(text.choice(view, decision, choice)).length).toBeLessThanOrEqual(WIDTH / 2 - 6)
    }
  })

  test('name a field so that it fits every question', () => {
    const scene = table(1)
    give(scene, 0, { fields: ['3', '4b'], workers: 6 })
    k.edit(scene.m, (s) => s.board.fill(0))
    k.apply(scene.m, 0, { choice: { space: 'landSale', workers: 1 } })
    const view = k.view(scene.m, 0)
    const [decision] = view.decisions
    if (decision === undefined) throw new Error('nobody is asked')
    const said = (decision.choices ?? []).map((choice) => toText(text.choice(view, decision, choice)))
    expect(said.slice(0, 2)).toEqual(
      lang === 'en'
        ? [
            'Pay the empty field in row 3 to gain 1 jewelry and 3 clay',
            'Pay the field with barley in row 4 to gain 1 jewelry and 3 clay',
          ]
        : ['leerer Acker (Zeile 3) → 1 Schmuck und 3 Lehm', 'Acker mit Gerste (Zeile 4) → 1 Schmuck und 3 Lehm'],
    )
  })

  test('say once what a card does, also where it may be played together with others', () => {
    const scene = table(1)
    give(scene, 0, { tools: 4, wool: 1, milk: 1, hand: [12, 11] })
    const view = k.view(scene.m, 0)
    const said = view.anytime.map((choice) => toText(text.anytime(view, choice)))
    expect(said.filter((line) => line.includes(lang === 'en' ? '1 clay, 1 milk' : '1 Lehm, 1 Milch'))).toHaveLength(1)
    expect(said.filter((line) => line.includes(lang === 'en' ? 'with more' : 'mit weiteren'))).toHaveLength(2)
  })
})

describe('card texts', () => {
  test.each([
    ['020', 'de', 'Du hast soeben deinen letzten Schmuck abgegeben: erhalte'],
    ['020', 'en', 'If you have just spent your last jewelry: gain 1 hop and 1 milk.'],
    ['030', 'en', 'If you have at least 1 jewelry and 2/4/6 fields: gain 1 clay; draw 0/1/2 Farmyard cards'],
    ['110', 'de', 'Mindestens je 2/5/7 Flachs, Gerste und Roggen:'],
    ['216', 'de', 'erhalte je bepflanztem Acker 1 Roggen.'],
    ['314', 'en', 'If at least 2 action spaces hold exactly 3 workers each:'],
    ['323', 'en', 'move 1 empty field to row 4'],
    ['327', 'de', 'erhalte je Hofkarte ohne Schafe auf deinem Stallplan 1 Fell'],
    ['705', 'de', 'höchstens 7/4/1 Geräte: erhalte 1/2/3 Geräte'],
    ['731', 'en', 'for every 2 hides you have, gain 1 barley and 1 wool'],
    ['518', 'de', 'Gib 1/2/4 Äcker ab: erhalte 1/2/3 Schmuck.'],
    ['714', 'de', 'Mindestens 1/2/3 Äcker mit Flachs: erhalte 1/3/4 Wolle'],
    ['811', 'de', 'Gib 3 Flachs (soeben geerntet) ab: 3 Punkte. Einkommen: säe 1 Flachs aus.'],
    ['839', 'de', 'Einkommen: du darfst 1 Gerät gegen 1 Schmuck tauschen.'],
    ['905', 'en', 'Pay 4 tools: 6 points.'],
  ] as const)('%s in %s: %s', (id, lang, words) => {
    const card = hallertau.cards.find((c) => c.id === id)
    expect(toText(card?.text[lang] ?? [])).toContain(words)
  })

  test('a drawing stands for a plain thing; what qualifies it remains in words', () => {
    const partsOf = (id: string) => hallertau.cards.find((c) => c.id === id)?.text.de ?? []
    expect(partsOf('027')).toContainEqual({ icon: 'field', label: 'Acker' })
    expect(toText(partsOf('027'))).toContain('Genau 1 leerer Acker')
    expect(partsOf('901')).toContainEqual({ icon: 'back-point', label: 'Punktekarte' })
    expect(partsOf('709').some((part) => typeof part === 'object' && 'icon' in part && part.icon === 'craft')).toBe(
      false,
    )
    expect(partsOf('314').filter((part) => typeof part === 'object' && 'icon' in part)).toEqual([
      { icon: 'back-bonus', label: 'Bonuskarte' },
    ])
  })

  test('no part of a text has two colons', () => {
    const parts = hallertau.cards.flatMap((card) =>
      LANGS.flatMap((lang) =>
        toText(card.text[lang])
          .split(/[.;/] /)
          .map((part) => `${card.id} ${part}`),
      ),
    )
    expect(parts.filter((part) => part.split(': ').length > 2)).toEqual([])
  })
})

describe('why a card cannot be played', () => {
  const why = (card: number, given: Parameters<typeof give>[2], lang: Lang): string => {
    const scene = table(2, 1)
    give(scene, 0, { ...given, hand: [card] })
    const refusal = k.whyNot(scene.m, 0, { to: 'anytime', choice: playing(card) })
    if (refusal === null) throw new Error('it can be played')
    return toText(hallertau.text[lang].refusal(refusal))
  }

  test.each([
    [12, {}, 'en', '012: you still need 4 tools'],
    [12, { tools: 3 }, 'de', '012: du brauchst noch 1 Gerät (du hast 3)'],
    [6, { barley: 4, hops: 1 }, 'de', '006: du brauchst noch 3 Hopfen (du hast 1)'],
    [2, { barley: 1, hops: 1 }, 'en', '002: you still need 6 barley (you have 1) or 1 hop (you have 1)'],
    // The lowest of its rows, and each of several things.
    [110, { flax: 2 }, 'de', '110: du brauchst noch 2 Gerste und 2 Roggen'],
    // Alternatives that lack one thing each are all named.
    [712, { jewelry: 1 }, 'en', '712: you still need 2 jewelry (you have 1) or 6 tools'],
    [712, { tools: 5 }, 'de', '712: du brauchst noch 3 Schmuck oder 1 Gerät (du hast 5)'],
    [401, {}, 'en', '401: you still need 1 barley or 1 rye'],
    [925, { jewelry: 3 }, 'en', '925: you still need 2 jewelry (you have 3) or 10 sheep'],
    [824, { fields: ['4'] }, 'de', '824: du brauchst noch 1 bepflanzten Acker'],
    [904, {}, 'en', '904: you still need 6 Gateway cards in play'],
    [
      709,
      { crafts: [3, 1, 1, 1, 1] },
      'en',
      '709: you still need 2 spaces of lead of one Craft Building over another (you have 2)',
    ],
    [634, {}, 'en', '634: you still need 2 other cards from your hand'],
    // What numbers cannot say is told in the card's own words.
    [27, { fields: ['3', '4'] }, 'de', '027: nötig ist: genau 1 leerer Acker'],
    [20, {}, 'en', '020: only if you have just spent your last jewelry'],
  ] as const)('%i with %j', (card, given, lang, words) => expect(why(card, given, lang)).toBe(words))
})

test.each([
  ['en', 'Farming: all rows are occupied', 'Nursery: the next row takes 3 workers, you have 2'],
  ['de', 'Ackerbau: Alle Reihen sind belegt', 'Gärtnerei: Die nächste Reihe kostet 3 Arbeiter, du hast 2'],
] as const)('[H-PH4-07] why a space cannot be used, in %s', (lang, full, dear) => {
  const scene = table(1)
  give(scene, 0, { workers: 2, board: { farming: [1, 2, 3], nursery: [1, 2, 0] } })
  const said = (['farming', 'nursery'] as const).map((space) => {
    const refusal = k.whyNot(scene.m, 0, { choice: using(scene, space) })
    return refusal === null ? '' : toText(hallertau.text[lang].refusal(refusal))
  })
  expect(said).toEqual([full, dear])
})

test('why a building cannot advance names the building', () => {
  const scene = table(2, 1)
  give(scene, 0, { phase: 9, clay: 2, crafts: [1, 0, 0, 0, 0], boulders: [2, 4, 2, 4, 2, 4, 2, 4, 2, 4], milk: 1 })
  runAlone(scene, { op: 'progressNext', seat: 0 })
  const refusal = k.whyNot(scene.m, 0, { choice: { advance: 'carpentry', pay: { clay: 1 } } })
  expect(refusal?.rule).toBe('H-PH9-16')
  expect(toText(hallertau.text.de.refusal(refusal ?? { ok: false, rule: '' }))).toBe(
    'Zimmerei: Findlinge liegen im Weg – du brauchst 1 frisches Gerät und hast 0',
  )
})

describe.each(LANGS)('questions and choices that name what they are about, in %s', (lang) => {
  const text = hallertau.text[lang]
  const de = lang === 'de'

  test('[H-PH9-03] a payment names its building, the space it leads to, and the tools', () => {
    const scene = table(2, 1)
    give(scene, 1, { round: 3 })
    give(scene, 0, {
      phase: 9,
      round: 3,
      barley: 3,
      hides: 1,
      flax: 1,
      tools: 1,
      boulders: [2, 4, 1, 4, 2, 4, 2, 4, 2, 4],
    })
    runAlone(scene, { op: 'progressNext', seat: 0 })
    const view = k.view(scene.m, 0)
    const [decision] = view.decisions
    if (decision === undefined) throw new Error('nobody is asked')
    const said = (choice: ProgressChoice) => toText(text.choice(view, decision, choice))
    expect(said({ advance: 'brewhouse', pay: { barley: 3 } })).toBe(
      de
        ? 'Brauhaus auf Feld 1 vorrücken für 3 Gerste (1 Gerät)'
        : 'Advance the Brewhouse to space 1 for 3 barley (1 tool)',
    )
    expect(said({ advance: 'manufacture', pay: { flax: 1, hides: 1 } })).toBe(
      de
        ? 'Manufaktur auf Feld 1 vorrücken für 1 Flachs und 1 Fell'
        : 'Advance the Manufacture to space 1 for 1 flax and 1 hide',
    )
    expect(said('done')).toBe(de ? 'Fortschritt beenden' : 'Finish progress')
    expect(said({ boulder: 'brewhouse', which: 'far' })).toBe(
      de ? 'Brauhaus: hinteren Findling mit 1 Gerät verschieben' : 'Brewhouse: move the farther boulder with 1 tool',
    )
  })

  test('[H-ANY-08] who plays cards together reads which are named already', () => {
    const scene = table(2, 1)
    give(scene, 0, { clay: 1, fields: ['5'], hand: [113, 112] })
    k.apply(scene.m, 0, { to: 'anytime', choice: { playFirst: '112' } })
    const ask = () => {
      const view = k.view(scene.m, 0)
      const [decision] = view.decisions
      if (decision === undefined) throw new Error('nobody is asked')
      return [toText(text.decision(view, decision)), toText(text.choice(view, decision, 'done'))]
    }
    expect(ask()).toEqual(
      de
        ? ['Welche Karte spielst du gleichzeitig mit 112 aus?', 'Nur 112 ausspielen']
        : ['Which card do you play at the same time as 112?', 'Play only 112'],
    )
    k.apply(scene.m, 0, { choice: { play: '113' } })
    expect(ask()[1]).toBe(de ? 'Nur 112 und 113 ausspielen' : 'Play only 112 and 113')
  })
})
