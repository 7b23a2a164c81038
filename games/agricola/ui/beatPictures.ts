/** What is seen at a harvest and at a birth: the farm it happens on. */

import { familyOf, type Panel, personOf, times } from '@dorfplatz/ui'
import { BOAR, CATTLE, GRAIN, SHEEP, VEGETABLE } from '../rules/goods.ts'
import type { FarmView } from '../rules/view.ts'

const MOST = 4

const reaper = (mark: number) => personOf(`vest man straw seat-${mark} i-wool 2 1`, 'scythe')

export const onField = (farm: FarmView | undefined, mark: number): Panel => ({
  place: 'field',
  back: [],
  front: [...times('i-grain', farm?.goods[GRAIN] ?? 0, MOST), ...times('i-vegetable', farm?.goods[VEGETABLE] ?? 0, 2)],
  people: [reaper(mark)],
})

export const atHearth = (farm: FarmView | undefined, mark: number): Panel => ({
  place: 'hearth',
  back: [],
  front: [],
  people: familyOf(farm?.people ?? 2, mark),
  near: ['i-food', 'mug', 'i-food'],
})

export const inBarn = (farm: FarmView | undefined): Panel => {
  const animals = [
    ...times('i-sheep', farm?.goods[SHEEP] ?? 0, MOST),
    ...times('i-boar', farm?.goods[BOAR] ?? 0, MOST),
    ...times('i-cattle', farm?.goods[CATTLE] ?? 0, MOST),
  ]
  return { place: 'barn', back: [], front: animals.length === 0 ? ['manger', 'pail'] : animals }
}

export const withCradle = (people: number, mark: number): Panel => ({
  place: 'hearth',
  back: [],
  front: [],
  people: familyOf(Math.min(2, people - 1), mark),
  near: ['cradle'],
})
