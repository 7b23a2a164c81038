/** What cards in play take off a price: named where it is paid, and shown on what is bought. */

import { expect, test } from 'vitest'
import { cardOf } from '../cards/registry.ts'
import { cheaperBy, ownPrice } from '../ui/cheaper.ts'
import { cheaperSaid } from '../ui/counting.ts'
import { type CardRef, k, openTable } from './table.ts'

const at = (plays: readonly CardRef[], house: 'wood' | 'clay' = 'wood') => {
  const t = openTable({ round: 5 }).seat(0, { plays, house, goods: { wood: 9, clay: 9, reed: 9, stone: 9, food: 9 } })
  const [farm] = k.view(t.m, 0).table.farms
  if (farm === undefined) throw new Error('no farm')
  return { t, farm }
}
const names = (list: readonly number[]) => list.map((no) => cardOf(no).name.en)

test('[A-OCCARD-G12] cards that make a purchase cheaper are named, those that do not touch its price are not', () => {
  const { farm } = at(['Carpenter', 'Clay Plasterer', 'Bricklayer', 'Woodcutter'])
  expect(names(cheaperBy(farm, ['room']))).toEqual(['Carpenter'])
  expect(names(cheaperBy(farm, ['renovation', 1]))).toEqual(['Clay Plasterer', 'Bricklayer'])
  // The Joinery costs no clay; the fireplace does.
  expect(names(cheaperBy(farm, ['improvement', 7, 0]))).toEqual([])
  expect(names(cheaperBy(farm, ['improvement', 1, 0]))).toEqual(['Bricklayer'])
})

test('[A-OCCARD-G12] one’s own price is what the rules ask for; none where there is a choice', () => {
  const { t, farm } = at(['Bricklayer'])
  expect(ownPrice(farm, cardOf(1))).toEqual({ clay: 1 })
  expect(ownPrice(farm, cardOf(7))).toBeNull()
  t.place('major_or_minor', { play: '1' })
  expect(t.goods().clay).toBe(8)
  expect(ownPrice(at(['Basin Maker']).farm, cardOf(8))).toBeNull()
})

test('where it is paid, the payment says thanks to which card it is cheaper', () => {
  const { t, farm } = at(['Frame Builder'], 'clay')
  t.place('build_rooms_stables', { build: 'room', at: 'A1' })
  const decision = k.view(t.m, 0).decisions.find(({ kind }) => kind === 'pay')
  expect(cheaperSaid(decision ?? null, farm, 'de')).toBe('Günstiger dank Balkenbauer.')
  expect(cheaperSaid(null, farm, 'de')).toBeNull()
})
