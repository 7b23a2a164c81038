/** "Why not?": the answer names what is missing, in both languages, with the rule behind it. */

import { type Json, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { at, type Table, table } from './cards-e/table.ts'
import { k } from './helpers.ts'
import { unaskedInFull } from './shorthand.ts'
import { openTable } from './table.ts'

function said(t: Table, choice: Json, lang: 'en' | 'de' = 'en'): string {
  const refusal = t.refusal(choice)
  return refusal === null ? 'legal' : toText(agricola.text[lang].refusal(refusal))
}
const going = (t: Table, space: string, lang: 'en' | 'de' = 'en'): string => said(t, spaceNamed(space), lang)

describe('a space that cannot be used says what is missing', () => {
  test.each([
    ['build_rooms_stables', 'You need 4 more wood and 2 more reed for a room or 1 more wood for a stable. A-WORK-06'],
    ['occupation', 'You hold no occupation. A-OCC-06'],
    ['sow_bake', 'You have nothing to sow. You have no grain to bake. A-WORK-06'],
    ['major_or_minor', 'You cannot afford any improvement now. A-WORK-06'],
    ['fences', 'You need 3 more wood. A-FENCE-11'],
    ['renovation_improvement', 'You need 2 more clay and 1 more reed. A-RENOVATE-01'],
    ['family_growth_minor', 'You have 2 rooms and 2 people; family growth needs another room. A-FAMILY-02'],
  ])('%s', (space, text) => {
    expect(going(table(2, 6).has({ wood: 1 }), space)).toBe(text)
  })

  test('in German', () => {
    expect(going(table(), 'build_rooms_stables', 'de')).toBe(
      'Dir fehlen 5 Holz und 2 Schilf für einen Raum oder 2 Holz für einen Stall. A-WORK-06',
    )
  })

  test('counts what cards make cheaper', () => {
    expect(going(table().owns([13]).has({ wood: 1 }), 'build_rooms_stables')).toContain(
      'You need 1 more wood and 2 more reed for a room',
    )
  })

  test('food for an occupation', () => {
    expect(going(table(3).holds([176]), 'p3_occupation')).toBe('You need 2 more food. A-OCC-06')
  })

  test('seeds without a field, grain without an oven', () => {
    expect(going(table().has({ grain: 1 }), 'sow_bake')).toBe(
      'You have no empty field. To bake you need a fireplace, hearth or oven. A-WORK-06',
    )
  })

  test('a farm without a place for a field', () => {
    const t = table()
      .fields([at(0, 4)])
      .stables([at(0, 3), at(1, 4)])
    expect(going(t, 'plow_field')).toBe('Your farm has no space left for a field. A-PLOW-04')
  })
})

test('an improvement that is too dear says by how much', () => {
  const t = table().has({ clay: 2 }).go('major_or_minor')
  expect(said(t, 5)).toBe('Clay Oven: You need 1 more clay and 1 more stone. A-WORK-15')
  expect(said(t, 10, 'de')).toBe('Brunnen: Dir fehlen 1 Holz und 3 Steine. A-WORK-15')
})

test('a card whose prerequisite is missing says what it needs', () => {
  const t = table().has({ clay: 3, wood: 3 }).holds([18, 31]).go('major_or_minor')
  expect(said(t, 18)).toBe('Bean Field: You need 2 occupations, you have 0. A-MINOR-02')
  expect(said(t, 31, 'de')).toBe(
    'Karpfenteich: Du brauchst 2 Anschaffungen, du hast 0. Du brauchst 1 Ausbildung, du hast 0. A-MINOR-02',
  )
})

describe('a card that is not among the choices says why', () => {
  test('[A-OCC-01] an occupation where an improvement is asked for, and the other way round', () => {
    expect(said(table().has({ clay: 2 }).holds([176]).go('major_or_minor'), 176)).toBe(
      'Woodcutter: Only an improvement can be played here. A-OCC-01',
    )
    expect(said(table().holds([176, 16]).go('occupation'), 16, 'de')).toMatch(
      /: Hier geht nur eine Ausbildung. A-OCC-01$/,
    )
  })
  test('[A-MAJOR-01] a major improvement that somebody has', () => {
    const t = table()
      .has({ clay: 4 })
      .owns([5], 1)
      .edit((s) => {
        s.offer &= ~(1 << 5)
      })
      .go('major_or_minor')
    expect(said(t, 5)).toBe('Clay Oven: #2 owns it. A-MAJOR-01')
  })
  test('[A-MINOR-01] a major improvement where only minor ones are played', () => {
    const t = table().has({ clay: 4 }).holds([16]).go('starting_player_minor')
    expect(said(t, 1)).toBe('Fireplace: Only a minor improvement can be played here. A-MINOR-01')
  })
  test('[A-OCC-05] an occupation that is too dear says by how much', () => {
    const t = table().has({ food: 1 }).owns([158]).holds([176, 187]).go('occupation')
    t.mine((p) => {
      p.goods[6] = 0
    })
    expect(said(t, 176)).toBe('Woodcutter: You need 1 more food. A-OCC-05')
  })
  test('[A-OCC-01] an occupation that is played in some rounds only', () => {
    const t = table(4, 10).holds([198, 176]).go('occupation')
    expect(said(t, 198)).toBe('Ratcatcher: It can be played in rounds 1 to 9 only, it is round 10. A-OCC-01')
  })
  test('[A-CARDS-06] [A-WORK-15] an upgrade without the improvement it replaces', () => {
    const upgrade = CARDS.find((c) => c.kind === 'minor' && c.returns !== undefined)?.no ?? 0
    const t = table().has({ wood: 9, clay: 9, stone: 9, reed: 9, food: 9 }).holds([upgrade]).go('major_or_minor')
    expect(said(t, upgrade)).toMatch(/: You have no .* to return. A-WORK-15$/)
  })
  test('[AGR-MIN-G12] a card that could not be carried out', () => {
    const t = table()
      .has({ wood: 9, clay: 2 })
      .stables([at(0, 1), at(0, 2), at(0, 3), at(0, 4)])
      .holds([52])
      .go('major_or_minor')
    expect(said(t, 52)).toBe('Stable: What it does is not possible now. AGR-MIN-G12')
  })
})
describe('while no card is asked for, a card says where it is played and what is missing', () => {
  const why = (t: Table, no: number): string => {
    const refusal = k.whyNot(t.m, 0, { to: 'anytime', choice: unaskedInFull(['play', no]) })
    return refusal === null ? 'legal' : toText(agricola.text.en.refusal(refusal))
  }
  test('[A-OCC-01] [A-MINOR-01] [A-MAJOR-01] hand and offer', () => {
    const t = table().holds([176, 18])
    expect(why(t, 176)).toBe('Woodcutter: Place a person on “1 occupation” to play it. A-OCC-01')
    expect(why(t, 18)).toBe(
      'Bean Field: Place a person on a space with a minor improvement to play it. You need 2 occupations, you have 0. A-MINOR-01',
    )
    expect(why(t, 5)).toBe(
      'Clay Oven: Place a person on a space with a major improvement to buy it. You need 3 more clay and 1 more stone. A-MAJOR-01',
    )
  })
  test('[A-MAJOR-01] what somebody owns is brought by no action', () => {
    expect(why(table().owns([5], 1), 5)).toBe('Clay Oven: #2 owns it. A-MAJOR-01')
  })
  test('[A-CARDS-01] nothing is said about cards in other hands', () => {
    expect(why(table().holds([18], 1), 18)).toContain('A-CARDS-01')
  })
})
describe('a farm space that cannot be chosen says why', () => {
  test('[A-PLOW-01] [A-PLOW-02] plowing', () => {
    const t = table()
      .fields([at(0, 4)])
      .stables([at(2, 4)])
      .go('plow_field')
    expect(said(t, at(0, 1))).toBe('A2 does not touch your fields. A-PLOW-02')
    expect(said(t, at(0, 4))).toBe('There is a field on A5 already. A-PLOW-01')
    expect(said(t, at(1, 0), 'de')).toBe('Auf B1 ist schon ein Raum. A-PLOW-01')
    expect(said(t, at(2, 4), 'de')).toBe('Auf C5 ist schon ein Stall. A-PLOW-01')
  })
  test('[A-BUILD-05] [A-BUILD-01] [A-BUILD-03] building rooms', () => {
    const t = table()
      .has({ wood: 7, reed: 2 })
      .fences([at(0, 4)])
      .go('build_rooms_stables')
    expect(said(t, at(1, 0))).toBe('There is a room on B1 already. A-BUILD-05')
    expect(said(t, at(0, 4))).toBe('A5 lies in a pasture. A-BUILD-05')
    expect(said(t, at(0, 3), 'de')).toBe('A4 grenzt nicht an deine Räume. A-BUILD-01')
    t.say(32 + at(0, 3))
    expect(said(t, at(0, 2))).toBe('A3 does not touch your rooms. A-BUILD-01')
  })
  test('[A-STABLE-02] building stables', () => {
    const t = table().has({ wood: 4 }).go('build_rooms_stables')
    expect(said(t, 32 + at(1, 0))).toBe('There is a room on B1 already. A-STABLE-02')
    expect(said(t, at(0, 0))).toBe('You need 1 more wood and 2 more reed. A-BUILD-03')
  })
  test('[A-SOW-01] [A-SOW-04] sowing', () => {
    const t = table()
      .has({ grain: 3 })
      .fields([at(0, 3), at(0, 4)])
      .go('sow_bake')
    expect(said(t, 4 * at(0, 0) + 1)).toBe('You can sow only on fields. A-SOW-01')
    t.say(4 * at(0, 4) + 1)
    expect(said(t, 4 * at(0, 4) + 1, 'de')).toBe('Dort wächst schon etwas. A-SOW-04')
  })
})
describe('improvements are told apart by what they cost now', () => {
  const options = (t: Table, lang: 'en' | 'de' = 'en'): string[] => {
    const [decision] = k.decisions(t.m)
    return (decision?.choices ?? []).map((choice) =>
      decision === undefined ? '' : toText(agricola.text[lang].choice(k.view(t.m, 0), decision, choice)),
    )
  }
  const offer = (list: readonly number[]) => (s: { offer: number }) => {
    s.offer = list.reduce((bits, no) => bits | (1 << no), 0)
  }
  test('[A-MAJOR-14] two hearths for a fireplace', () => {
    const t = table()
      .owns([1])
      .edit(offer([3, 4]))
      .go('major_or_minor')
    expect(options(t)).toEqual([
      'Cooking Hearth: return Fireplace instead of 4 clay',
      'Cooking Hearth: return Fireplace instead of 5 clay',
    ])
    expect(
      options(
        table()
          .owns([1])
          .has({ clay: 4 })
          .edit(offer([3]))
          .go('major_or_minor'),
        'de',
      ),
    ).toEqual(['Kochstelle: 4 Lehm oder Feuerstelle zurückgeben'])
  })
  test('[A-MAJOR-03] [A-MAJOR-04] two fireplaces for clay', () => {
    expect(
      options(
        table()
          .has({ clay: 3 })
          .edit(offer([1, 2]))
          .go('major_or_minor'),
        'de',
      ),
    ).toEqual(['Feuerstelle: 2 Lehm', 'Feuerstelle: 3 Lehm'])
  })
})

test('questions begin with a capital; options do', () => {
  const [decision] = k.decisions(table().m)
  if (decision === undefined) throw new Error('nothing asked')
  expect(toText(agricola.text.de.decision(k.view(table().m, 0), decision))).toBe('Setze eine Person ein.')
  expect(agricola.text.de.option('mode').value('family')).toBe('Familienspiel')
  expect(agricola.text.en.option('threeForOne').value(true)).toBe('Yes')
})

describe('a refusal is one short line', () => {
  const files = import.meta.glob('../rules/**/*.ts', { query: '?raw', import: 'default', eager: true })
  const cited = Object.values(files).flatMap((source) =>
    [...String(source).matchAll(/refuse\(\s*'(A[A-Z]*-[A-Z-]+[A-Z]?\d+)'/g)].map(([, id]) => id ?? ''),
  )

  test.each([...new Set(cited)].sort())('%s', (rule) => {
    for (const text of [agricola.text.en, agricola.text.de]) {
      const said = toText(text.refusal({ ok: false, rule }))
      expect(said.endsWith(` ${rule}`)).toBe(true)
      expect(said.length).toBeLessThan(110)
      expect(said).not.toContain(text.rules[rule])
    }
  })
})

test('the nearest major improvement says what it lacks', () => {
  const t = openTable({ round: 2, options: { mode: 'family' } }).seat(0, { goods: { clay: 1 } })
  const refusal = t.refusal({ place: 'major_improvement' })
  const reads = (lang: 'en' | 'de') => (refusal === null ? 'legal' : toText(agricola.text[lang].refusal(refusal)))
  expect(reads('en')).toContain('For Fireplace you need 1 more clay.')
  expect(reads('de')).toContain('1 Lehm für Feuerstelle')
})
