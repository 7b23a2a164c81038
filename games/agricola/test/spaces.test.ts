/** Action spaces are data: names, sentences, icons, rules and lines of the quick reference are read from them. */

import { toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { spaceAndChoice } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { SPACES, spaceNamed } from '../rules/work/spaces.ts'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import { spaces as de } from '../text/spaces.de.ts'
import { spaces as en } from '../text/spaces.en.ts'
import { iconOfSpace, printsOf, waysOf } from '../ui/prints.ts'

const all = SPACES.map(({ key }, space) => ({ key, space }))

describe('every space', () => {
  test.each(all)('$key has a name, a sentence and something to look at in both languages', ({ space }) => {
    for (const said of [en, de]) {
      expect(said.name(space)).toMatch(/^[\dA-ZÄÖÜ]/)
      expect(said.name(space).startsWith(said.title(space))).toBe(true)
      expect(toText(said.sentence(space)).length).toBeGreaterThan(5)
    }
    expect(iconOfSpace(space)).not.toBeNull()
  })

  test('no two spaces of one table have one name in lists', () => {
    for (const seats of [3, 4, 5]) {
      const keys = all.filter(({ key }) => !/^p\d/.test(key) || key.startsWith(`p${seats}`)).map(({ space }) => space)
      const full = keys.filter((space) => !SPACES[space]?.rule.startsWith('A-FAMILYGAME'))
      for (const said of [en, de]) expect(new Set(full.map(said.name)).size).toBe(full.length)
    }
  })
})

describe('one datum', () => {
  const told = (key: string) => {
    const space = spaceNamed(key)
    return [en.name(space), toText(en.sentence(space)), de.name(space), toText(de.sentence(space))]
  }

  test('[A-WORK-20] [A-WORK-24] [A-WORK-26] names and sentences', () => {
    expect(told('wood_3')).toEqual([
      '3 wood',
      'gains 3 wood each round (2 when playing solo); take it all',
      '3 Holz',
      'Jede Runde kommen 3 Holz dazu (allein nur 2); du nimmst alles',
    ])
    expect(told('occupation')).toEqual([
      '1 occupation',
      'play 1 occupation (your first is free, each later one costs 1 food)',
      '1 Ausbildung',
      '1 Ausbildung ausspielen (die erste ist kostenlos, jede weitere kostet 1 Nährwert)',
    ])
    expect(told('renovation_fences')).toEqual([
      'After renovation also fences',
      'renovate your home; afterwards you may build fences',
      'Nach Renovierung auch Zäune',
      'Haus renovieren; danach darfst du Zäune bauen',
    ])
    expect(told('p5_animals')[1]).toBe('1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food')
  })

  test('an alternative is said like its space', () => {
    expect(en.alternative(spaceNamed('p5_animals'), 'cattle')).toBe('1 cattle for 1 food')
    expect(de.spoken('p5_room_or_traveling_players#players')).toBe('Kleinkunst')
  })

  test('a long name is short on its tile', () => {
    const onTile = (key: string) => [en.tile(spaceNamed(key)), de.tile(spaceNamed(key)).replaceAll('\u00ad', '')]
    expect(onTile('fishing')).toEqual(['Fishing', 'Fischfang'])
    expect(onTile('renovation_improvement')).toEqual(['Renovation, improvement', 'Renovierung, Anschaffung'])
    expect(onTile('p4_reed_stone_food')).toEqual(['1 reed, 1 stone, 1 food', '1 Schilf, 1 Stein, 1 Nährwert'])
    expect(onTile('p5_two_resources_or_growth')).toEqual([
      'Take 2 resources or growth from round\u00a05',
      '2 Werkstoffe nehmen oder Zuwachs ab Runde\u00a05',
    ])
  })

  test('a long row of signs falls into its ways; each keeps together what it asks and brings', () => {
    const icons = waysOf(printsOf(spaceNamed('p5_animals'))).map((way) =>
      way.map((one) => ('icon' in one ? one.icon : one.sign)),
    )
    expect(icons).toEqual([['sheep', 'food'], ['boar'], ['food', 'arrow', 'cattle']])
  })

  test('an alternative has the place that its space gives it', () => {
    expect(spaceAndChoice('p5_room_or_traveling_players#players')).toEqual([
      spaceNamed('p5_room_or_traveling_players'),
      1,
    ])
    expect(spaceAndChoice('plow_sow')).toEqual([spaceNamed('plow_sow'), -1])
    expect(() => spaceAndChoice('p5_occupation_or_growth#room')).toThrow('no alternative')
  })

  test('[A-STABLE-01] [A-SOLO-04] [A-WORK-58] other rules name a space as it is called, with its own numbers', () => {
    expect(agricola.text.en.rules['A-STABLE-01']).toContain('costs 2 wood on "Build rooms and/or stables". You have 4')
    expect(agricola.text.de.rules['A-SOLO-04']).toBe('Auf „3 Holz“ kommen jede Runde nur 2 Holz.')
    expect(agricola.text.de.rules['A-WORK-58']).toContain(`„${de.title(spaceNamed('p5_reed_stone_wood'))}“`)
  })

  test('the drawing shows what is given, what is paid and what there is to choose', () => {
    const drawn = (key: string) =>
      printsOf(spaceNamed(key)).map((sign) => ('icon' in sign ? `${sign.n ?? ''}${sign.icon}` : sign.sign))
    expect(drawn('p4_reed_stone_food')).toEqual(['1reed', '1stone', '1food'])
    expect(drawn('p5_animals')).toEqual(['1sheep', '1food', 'or', '1boar', 'or', '1food', 'arrow', '1cattle'])
    expect(drawn('family_growth_minor')).toEqual(['family', 'cards'])
    expect(iconOfSpace(spaceNamed('fishing'))).toBe('food')
  })

  test('[A-WORK-33] [A-WORK-50] [A-FAMILYGAME-07] rulebook and quick reference read the same value', () => {
    expect(agricola.text.en.rules['A-WORK-33']).toBe('Fences (stage 1): build at least 1 fence for 1 wood each.')
    expect(agricola.text.de.rules['A-WORK-50']).toContain('1 Ausbildung für 2 Nährwerte: 1 Ausbildung ausspielen')
    expect(agricola.text.en.rules['A-FAMILYGAME-07']).toContain('build 1 stable for 1 wood or bake at least 1 grain')
    expect(quickEn[1]?.lines).toContain('Day laborer: 2 food')
    expect(quickDe[2]?.lines[1]).toContain('Zuwachs, danach kleine Anschaffung')
  })
})
