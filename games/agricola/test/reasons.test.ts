/** "Why not?": the answer names what is missing, in both languages, with the rule behind it. */

import { type Json, plain } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { agricola } from '../index.ts'
import { spaceNamed } from '../rules/spaces.ts'
import { at, type Table, table } from './cards-e/table.ts'
import { k } from './helpers.ts'

function said(t: Table, choice: Json, lang: 'en' | 'de' = 'en'): string {
  const refusal = k.whyNot(t.m, t.asked()?.seat ?? 0, { choice })
  return refusal === null ? 'legal' : plain(agricola.text[lang].refusal(refusal))
}
const going = (t: Table, space: string, lang: 'en' | 'de' = 'en'): string => said(t, spaceNamed(space), lang)

describe('a space that cannot be used says what is missing', () => {
  test.each([
    ['build_rooms_stables', 'You lack 4 wood and 2 reed for a room, or 1 wood for a stable. A-WORK-06'],
    ['occupation', 'You hold no occupation. A-OCC-06'],
    ['sow_bake', 'You have nothing to sow. You have no grain to bake. A-WORK-06'],
    ['major_or_minor', 'There is no improvement you could pay and play now. A-WORK-06'],
    ['fences', 'You lack 3 wood. A-FENCE-11'],
    ['renovation_improvement', 'You lack 2 clay and 1 reed. A-RENOVATE-01'],
    ['family_growth_minor', 'You have 2 rooms and 2 people: there is no room for offspring. A-FAMILY-02'],
  ])('%s', (space, text) => {
    expect(going(table(2, 6).has({ wood: 1 }), space)).toBe(text)
  })

  test('in German', () => {
    expect(going(table(), 'build_rooms_stables', 'de')).toBe(
      'Dir fehlt: 5 Holz und 2 Schilf für einen Raum oder 2 Holz für einen Stall. A-WORK-06',
    )
  })

  test('counts what cards make cheaper', () => {
    expect(going(table().owns([13]).has({ wood: 1 }), 'build_rooms_stables')).toContain(
      'You lack 1 wood and 2 reed for a room',
    )
  })

  test('food for an occupation', () => {
    expect(going(table(3).holds([176]), 'p3_occupation')).toBe('You lack 2 food. A-OCC-06')
  })

  test('seeds without a field, grain without an oven', () => {
    expect(going(table().has({ grain: 1 }), 'sow_bake')).toBe(
      'You have no empty field. You have nothing to bake with. A-WORK-06',
    )
  })

  test('a farm without a place for a field', () => {
    const t = table()
      .fields([at(0, 4)])
      .stables([at(0, 3), at(1, 4)])
    expect(going(t, 'plow_field')).toBe('There is no space left for a field. A-PLOW-04')
  })
})

test('an improvement that is too dear says by how much', () => {
  const t = table().has({ clay: 2 }).go('major_or_minor')
  expect(said(t, 5)).toBe('Clay Oven: You lack 1 clay and 1 stone. A-WORK-15')
  expect(said(t, 10, 'de')).toBe('Brunnen: Dir fehlt: 1 Holz und 3 Steine. A-WORK-15')
})

test('a card whose prerequisite is missing says what it needs', () => {
  const t = table().has({ clay: 3, wood: 3 }).holds([18, 31]).go('major_or_minor')
  expect(said(t, 18)).toBe('Bean Field: you need 2 occupations. A-MINOR-02')
  expect(said(t, 31, 'de')).toBe('Karpfenteich: Bedingung: 2 Anschaffungen und 1 Ausbildung. A-MINOR-02')
})

test('questions begin with a capital; options do', () => {
  const [decision] = k.decisions(table().m)
  if (decision === undefined) throw new Error('nothing asked')
  expect(plain(agricola.text.de.decision(k.view(table().m, 0), decision))).toBe('Setze eine Person ein.')
  expect(agricola.text.de.option('mode').value('family')).toBe('Familienspiel')
  expect(agricola.text.en.option('threeForOne').value(true)).toBe('Yes')
})
