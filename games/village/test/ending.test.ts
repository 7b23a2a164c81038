/** The end in pictures, drawn as a page does it: without the rules of the expansions. */

import type { View } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { ending } from '../entries/ending.ts'
import type { PlaceId } from '../rules/places.ts'
import type { FamilyView, VillageView } from '../rules/view.ts'

/** Only what the pictures look at; a whole view would need a game that was played. */
const familyAt = (places: readonly PlaceId[], score: FamilyView['score']) =>
  ({
    members: places.map((place) => ({ place })),
    goods: { horse: 0, ox: 0, plow: 0, wagon: 0 },
    castles: [],
    coins: 0,
    served: 2,
    score,
  }) as unknown as FamilyView

const panelsOf = (family: FamilyView) =>
  ending.panels({ table: { families: [family] } } as unknown as View<VillageView>, 0, 1)

test('a family with people in brewery, inn and marriage is drawn: who lives at home, who rests at their graves', () => {
  const places: PlaceId[] = ['farm', 'brewery', 'inn', 'bliss1', 'sea', 'grave', 'chronicle-craft', 'unborn', 'removed']
  const [home, best, rest] = panelsOf(familyAt(places, { customers: 8, sea: 3 }))
  expect(home?.people).toHaveLength(4)
  expect(best?.place).toBe('market')
  expect(rest?.front).toHaveLength(3)
})

test('whoever was best at sea is shown there', () => {
  expect(panelsOf(familyAt(['farm'], { customers: 8, sea: 13 }))[1]?.place).toBe('sea')
})
