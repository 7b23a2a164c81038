/** Deck K, minor improvements, from the specification alone: what each asks for. */

import { describe, expect, test } from 'vitest'
import type { Place } from '../table.ts'
import { againstMinor, FREE, having } from './drive.ts'

const ONE = FREE.slice(0, 1)
const TWO = FREE.slice(0, 2)
const THREE = FREE.slice(0, 3)

describe('what each asks for', () => {
  test.each<[string, Place, Place]>([
    ['Acreage', { plays: ONE }, {}],
    ['Lumber', { goods: { stone: 1 } }, { goods: { clay: 9, wood: 9 } }],
    ['Beehive', { plays: [...THREE, 1, 5] }, { plays: [...THREE, 1] }],
    ['Beehive', { plays: [...FREE, 1, 5] }, { plays: [...TWO, 1, 5] }],
    ['Spit Roast', { goods: { wood: 1 } }, { goods: { clay: 1 } }],
    ['Brewery', { goods: { grain: 2, stone: 2 } }, { goods: { grain: 1, stone: 2 }, fields: { A2: 'grain 3' } }],
    ['Brewery', { goods: { grain: 2, stone: 2 } }, { goods: { grain: 2, stone: 1 } }],
    ['Bread Paddle', { goods: { wood: 1 } }, { goods: { reed: 1 } }],
    ['Bookshelf', { goods: { wood: 1 }, plays: THREE }, { goods: { wood: 1 }, plays: TWO }],
    ['Bookshelf', { goods: { wood: 1 }, plays: THREE }, { plays: THREE }],
    ['Flail', { goods: { wood: 1 }, plays: ONE }, { goods: { wood: 1 } }],
    ['Duck Pond', { plays: TWO }, { plays: ONE }],
    ['Swing Plough', { goods: { wood: 3 }, plays: THREE }, { goods: { wood: 3 }, plays: TWO }],
    ['Swing Plough', { goods: { wood: 3 }, plays: THREE }, { goods: { wood: 2 }, plays: THREE }],
    ['Granary', { goods: { clay: 3 } }, { goods: { wood: 2, clay: 1 } }],
    ['Greenhouse', { goods: { wood: 2 }, plays: ONE }, { goods: { wood: 2 } }],
    ['Crooked Plough', { goods: { wood: 3 }, plays: ONE }, { goods: { wood: 3 } }],
    ['Sawhorse', { goods: { wood: 2 } }, { goods: { wood: 1 } }],
    ['Wooden Strongbox', { goods: { wood: 1 } }, {}],
    ['Broom', { goods: { wood: 1 } }, {}],
    ['Landing Net', { goods: { reed: 1 } }, { goods: { wood: 1 } }],
    ['Clapper', { goods: { wood: 1 } }, {}],
    ['Herb Garden', { fields: { A2: 'vegetable 1' } }, { fields: { A2: null, A3: 'grain 2' } }],
    ['Clay Pit', { plays: THREE }, { plays: TWO }],
    ['Clay Hut Extension', { house: 'clay', goods: { clay: 4, reed: 1 } }, { goods: { clay: 4, reed: 1 } }],
    ['Clay Hut Extension', { house: 'clay', goods: { clay: 4, reed: 1 } }, { house: 'clay', goods: { clay: 4 } }],
    [
      'Clay Hut Extension',
      { house: 'clay', goods: { clay: 4, reed: 1 } },
      { house: 'stone', goods: { clay: 4, reed: 1 } },
    ],
    ['Milking Stool', { goods: { wood: 1 }, plays: TWO }, { goods: { wood: 1 }, plays: ONE }],
    ['Brushwood Roof', { plays: TWO }, { plays: ONE }],
    ['Turnip Field', { plays: THREE }, { plays: TWO }],
    ['Reed Hut', { goods: { wood: 1, reed: 4 } }, { goods: { wood: 1, reed: 3 } }],
    [
      'Sleeping Corner',
      { goods: { wood: 1 }, fields: { A2: 'grain 1', A3: 'grain 3' } },
      { goods: { wood: 1 }, fields: { A2: 'grain 1', A3: null } },
    ],
    ['Swan Lake', { plays: FREE }, { plays: THREE }],
    ['Boar Breeding', { goods: { food: 1 } }, {}],
    ['Stone Cart', { goods: { wood: 2 }, plays: TWO }, { goods: { wood: 2 }, plays: ONE }],
    ['Stone Exchange', { goods: { clay: 2 } }, { goods: { wood: 1, clay: 1 } }],
    ['Mansion', { goods: { wood: 3, clay: 3, reed: 2, stone: 3 } }, { goods: { wood: 3, clay: 3, reed: 1, stone: 3 } }],
    ['Forest Pasture', { plays: THREE }, { plays: TWO }],
    ['Loom', { goods: { wood: 2 }, plays: TWO }, { goods: { wood: 1 }, plays: TWO }],
    [
      'Liquid Manure',
      { goods: { sheep: 3, boar: 1 }, pastures: ['A4 A5'] },
      { goods: { sheep: 2, boar: 1 }, pastures: ['A4 A5'] },
    ],
    ['Yoke', { goods: { wood: 1, cattle: 1 } }, { goods: { wood: 1, sheep: 1 } }],
    [
      'Ox Team',
      { goods: { wood: 3, cattle: 2 }, pastures: ['A5'] },
      { goods: { wood: 3, cattle: 1 }, pastures: ['A5'] },
    ],
  ])('[agricola-minors 7] %s with what it asks for, not with less', (card, enough, less) => {
    expect(againstMinor(card, enough)).toBeNull()
    expect(againstMinor(card, less)).not.toBeNull()
  })

  test('[AGR-MIN-G02] [AX-S-19] more than the prerequisite asks also satisfies it', () => {
    expect(againstMinor('Duck Pond', { plays: FREE })).toBeNull()
    expect(
      againstMinor('Sleeping Corner', { goods: { wood: 1 }, fields: { A2: 'grain 1', A3: 'grain 1', A4: 'grain 2' } }),
    ).toBeNull()
  })

  test('[min-herb-garden.r2] [min-turnip-field.r2] vegetables on the Turnip Field are a vegetable field', () => {
    const t = having('Turnip Field', { goods: { vegetable: 1 }, holds: ['Herb Garden', 'Corn Sheaf'] })
    t.place('sow_bake', { sow: 'vegetable', field: '137' }).place('day_laborer').place('starting_player_minor')
    expect(t.refused({ play: '130' })).toBeNull()
  })

  test('[min-acreage.r4] the Acreage counts as two grain fields for the Sleeping Corner', () => {
    const t = having('Acreage', { goods: { grain: 2, wood: 1 }, holds: ['Sleeping Corner', 'Corn Sheaf'] })
    t.place('sow_bake', { sow: 'grain', field: '105' }, { sow: 'grain', field: '105.2' }).place('day_laborer')
    expect(t.place('starting_player_minor').refused({ play: '139' })).toBeNull()
  })

  test('[min-liquid-manure.r4] [min-house-goat.r3] goat and horse are no animals', () => {
    const place: Place = { plays: ['House Goat', 'Horse'], goods: { sheep: 3 }, pastures: ['A4 A5'] }
    expect(againstMinor('Liquid Manure', place)).not.toBeNull()
  })
})
