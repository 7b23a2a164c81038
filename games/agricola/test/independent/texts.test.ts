/** What cards of decks I and K say, compared with what the specification means: no sentence may promise more or less. */

import { toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from '../../entries/cards.ts'
import { cardNo, type OpenTable } from '../table.ts'
import { around, having, play, toHarvest } from './drive.ts'

const says = (card: string, lang: 'en' | 'de'): string =>
  toText(cards.find(({ id }) => id === String(cardNo(card)))?.text[lang] ?? [])

describe('card texts', () => {
  test.each(['Moldboard Plough', 'Swing Plough', 'Crooked Plough'])(
    '[min-swing-plough.r4] %s names the one space it works on',
    (card) => {
      expect(says(card, 'en')).toContain('when you use “Plow 1 field”, you may plow')
      expect(says(card, 'de')).toContain('wenn du „1 Acker pflügen“ nutzt, darfst du')
    },
  )

  test('[min-harrow.e1] the Harrow works on both plow spaces', () => {
    expect(says('Harrow', 'en')).toContain('Once per game, when you use any plow space')
    expect(says('Harrow', 'en')).toContain('Each other player may do the same once per game')
    expect(says('Harrow', 'de')).toContain('Jeder Mitspieler darf das auch einmal, für 2 NW an dich')
  })

  test('[occ-businessman.e1] only after the minor of “Starting player”', () => {
    expect(says('Businessman', 'en')).toContain(
      'you have played a minor improvement on “Starting player and/or 1 minor improvement”',
    )
    expect(says('Businessman', 'de')).toContain(
      'wenn du auf „Startspieler und/oder 1 kleine Anschaffung“ 1 kleine Anschaffung ausgespielt hast',
    )
    expect(says('Merchant', 'en')).toContain('After each of your improvement actions')
  })

  test('[min-wood-cart.r1] wood that lay there', () => {
    expect(says('Wood Cart', 'en')).toContain('Each time you take wood that lay on an action space')
    expect(says('Wood Cart', 'de')).toContain('Immer wenn du Holz nimmst, das auf einem Aktionsfeld lag')
    expect(says('Clay Worker', 'en')).toContain('Each time you take wood or clay with an action')
  })

  test('[occ-frame-builder.e2] [occ-brushwood-collector.r1] 1 wood in all replaces 2', () => {
    expect(says('Frame Builder', 'en')).toContain('For each room, you may replace 2 clay or 2 stone with 1 wood.')
    expect(says('Frame Builder', 'en')).toContain('For each renovation, you may replace 1 clay or 1 stone with 1 wood.')
    expect(says('Frame Builder', 'de')).toContain(
      'Bei jedem Raum darfst du 2 Lehm oder 2 Steine durch 1 Holz ersetzen.',
    )
    expect(says('Brushwood Collector', 'en')).toContain('For each room, you may replace 2 reed with 1 wood.')
    expect(says('Brushwood Roof', 'en')).toContain('up to 2 reed with the same amount of wood')
  })

  test('[occ-manufacturer.e1] cheaper only from the clay hut on', () => {
    expect(says('Manufacturer', 'en')).toMatch(
      /Once you live in a clay hut or stone house, Joinery, Pottery and Basketmaker's Workshop each cost you 2 fewer/,
    )
    expect(says('Manufacturer', 'de')).toMatch(
      /Sobald du in Lehmhütte oder Steinhaus wohnst, kosten dich Tischlerei, Töpferei und Korbflechterei je 2 Werkstoffe nach Wahl weniger/,
    )
  })

  test('[occ-basin-maker.e1] as one likes, and which wood counts', () => {
    expect(says('Basin Maker', 'en')).toContain('you may place up to 2 wood for each')
    expect(says('Basin Maker', 'en')).toContain(
      'At the end: 1 bonus point for each wood on this card except the 1st, 4th, 7th and 10th.',
    )
    expect(says('Basin Maker', 'de')).toContain('darfst du bis zu 2 Holz je Wildschwein auf diese Karte legen')
    expect(says('Basin Maker', 'de')).toContain(
      'Am Ende: 1 Sonderpunkt je Holz auf dieser Karte außer Nummer 1, 4, 7 und 10.',
    )
  })

  test('[min-planter-box.e1] fields that are sown', () => {
    expect(says('Planter Box', 'en')).toContain(
      'Each field you sow beside one of your rooms gets more: 2 with grain, 1 with vegetables.',
    )
  })

  test('[min-spit-roast.e1] once per harvest', () => {
    expect(says('Spit Roast', 'en')).toContain(
      'Once per harvest, when you turn animals into food in the feeding phase, gain 1 food.',
    )
    expect(says('Spit Roast', 'de')).toContain(
      'Einmal je Erntezeit, wenn du in der Ernährungsphase Tiere verwertest, erhältst du 1 NW.',
    )
  })

  test('[occ-resource-seller.r1] at the start of a round and in the work phase', () => {
    expect(says('Resource Seller', 'en')).toContain('at the start of a round or in the work phase')
  })

  test('[min-granary.r3] [occ-wood-deliveryman.e1] only rounds still to come', () => {
    expect(says('Granary', 'en')).toContain('on each remaining round space of 8, 10 and 12')
    expect(says('Wood Deliveryman', 'de')).toContain('auf die noch kommenden Rundenfelder 8–14')
  })

  test('[occ-wood-distributor.e2] a German sentence', () => {
    expect(says('Wood Distributor', 'de')).toContain('darfst du alles von „3 Holz“ gleichmäßig')
  })
})

describe('questions', () => {
  const asked = (t: OpenTable): readonly string[] => (['en', 'de'] as const).map((lang) => t.reads(lang)[0] ?? '')

  test.each<[string, () => OpenTable]>([
    ['Swing Plough', () => having('Swing Plough').place('plow_field', { plow: 'A2' })],
    ['Harrow', () => having('Harrow').place('plow_field', { plow: 'A2' })],
    [
      'Fence Overseer',
      () =>
        having('Fence Overseer', { goods: { wood: 2, food: 1 } }).place('build_rooms_stables', {
          build: 'stable',
          at: 'A5',
        }),
    ],
    [
      'Reed Buyer',
      () =>
        having([], {}, { seats: 4 })
          .seat(1, { plays: ['Reed Buyer'], goods: { food: 1 } })
          .place('reed_1'),
    ],
    [
      'Broom',
      () =>
        having(
          [],
          { goods: { wood: 9, clay: 9, reed: 9, stone: 9 }, holds: ['Broom'] },
          { options: { deck: 'K' } },
        ).place('starting_player_minor', play('Broom')),
    ],
    ['Manure', () => having('Manure', { fields: { A2: 'grain 2' } }).endRound()],
    [
      'Tanner',
      () => having(['Tanner', 3], { goods: { boar: 1 } }, { seats: 3 }).unasked({ exchange: { 'boar@3': 1 } }),
    ],
  ])('%s asks in whole sentences', (_, open) => {
    for (const question of asked(open())) expect(question).not.toMatch(/\? ?[,.]|\s,|\.\.|undefined/)
  })

  test('[occ-hide-farmer.e1] the Hide Farmer asks for food, the Basin Maker for wood', () => {
    const hide = toHarvest(having('Hide Farmer', { goods: { food: 9 } }, { seats: 3, round: 14 }))
    expect(asked(hide)).toEqual([
      'Hide Farmer: how much food do you place there?',
      'Hufner: wie viele Nährwerte legst du darauf?',
    ])
    const basin = having(['Basin Maker', 3], { goods: { boar: 1, wood: 3 } }, { seats: 4 }).unasked({
      exchange: { 'boar@3': 1 },
    })
    expect(asked(basin)).toEqual([
      'Basin Maker: how much wood do you place there?',
      'Beckenbauer: wie viel Holz legst du darauf?',
    ])
  })

  test('[occ-fence-builder.e2] the fences of a marked space are asked for by the card', () => {
    const t = having([], { holds: ['Fence Builder'] })
      .place('occupation', play('Fence Builder'))
      .answer({ place: 'fishing' })
    t.seat(0, { goods: { wood: 4 } })
      .place('clay_1')
      .place('fishing')
    expect(t.reads()[0]).toContain('Fence Builder')
    expect(t.answer('yes', around('A5')).farm().pastures).toEqual(['A5'])
  })
})
