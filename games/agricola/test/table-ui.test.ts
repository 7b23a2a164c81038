/** What the drawn table works out by itself: drawn pastures, proposed meals, lines of the log, spaces that bring nothing. */

import type { GameEvent } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import type { FenceForm, MealForm, MealItem } from '../rules/forms.ts'
import type { FarmView } from '../rules/view.ts'
import { de } from '../text/de.ts'
import { cheapestMeal } from '../ui/cheapest.ts'
import { drawCell, EMPTY, fencing, toggleCell, turnEdge } from '../ui/fencing.ts'
import { headOf, lineOf } from '../ui/log.ts'

type Shown = Pick<FarmView, 'goods' | 'rooms' | 'fields' | 'crops' | 'stables' | 'fences' | 'pastures'>
const farm = (part: Partial<Shown>): FarmView =>
  ({
    goods: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    rooms: [6, 12],
    fields: [],
    crops: [],
    stables: [],
    fences: [],
    pastures: [],
    ...part,
  }) as Partial<FarmView> as FarmView

const form = (most: number): FenceForm => ({
  type: 'custom',
  field: 'fences',
  name: 'fences',
  areas: {},
  items: [],
  min: 1,
  max: most,
  built: [],
  most,
  left: 15,
  free: 0,
  wood: Array.from({ length: most + 1 }, (_, n) => n),
  optional: false,
})

test('[A-FENCE-03] fences follow the border of the spaces that are drawn, with count, price and room', () => {
  const one = fencing(farm({}), form(6), toggleCell(EMPTY, 4))
  expect([one.edges.length, one.wood, one.room, one.refused]).toEqual([4, 4, 2, null])
  const two = fencing(farm({}), form(6), drawCell(toggleCell(EMPTY, 4), 10, true))
  expect([two.edges.length, two.wood, two.room, two.refused]).toEqual([6, 6, 4, null])
  expect(fencing(farm({ stables: [4] }), form(6), toggleCell(EMPTY, 4)).room).toBe(4)
})

test('[A-FENCE-01] what cannot be paid has no price; a line between two spaces divides them', () => {
  const two = drawCell(toggleCell(EMPTY, 4), 10, true)
  expect(fencing(farm({}), form(5), two).wood).toBeNull()
  const divided = fencing(farm({}), form(7), turnEdge(two, 10))
  expect([divided.edges.length, divided.refused]).toEqual([7, null])
})

test('[A-FENCE-04] a room within the fences is refused at once, with its rule', () => {
  expect(fencing(farm({}), form(8), toggleCell(EMPTY, 6)).refused).toMatchObject({ rule: 'A-FENCE-04' })
})

const item = (icon: string, food: number, max: number): MealItem => ({
  key: `${icon}@x`,
  icon,
  card: 0,
  give: 1,
  food,
  max,
  pot: false,
})
const meal = (need: number, food: number, items: readonly MealItem[]): MealForm => ({
  type: 'amounts',
  field: 'feed',
  need,
  food,
  pair: 0,
  items,
})

test('[A-HARVEST-FEED-06] the proposed meal feeds everybody for the least: grain first, no breeding pair torn apart', () => {
  const items = [item('grain', 1, 3), item('vegetable', 2, 1), item('sheep', 2, 2)]
  const goods = [0, 0, 0, 0, 3, 1, 0, 2, 0, 0]
  expect(cheapestMeal(meal(4, 3, items), farm({ goods }))).toEqual({ 'grain@x': 1 })
  expect(cheapestMeal(meal(4, 4, items), farm({ goods }))).toEqual({})
  expect(cheapestMeal(meal(4, 2, items), farm({ goods }))['sheep@x']).toBeUndefined()
})

test('where there is not enough, all that feeds is proposed', () => {
  const goods = [0, 0, 0, 0, 1, 0, 0, 2, 0, 0]
  const all = cheapestMeal(meal(9, 0, [item('grain', 1, 1), item('sheep', 2, 2)]), farm({ goods }))
  expect(all).toEqual({ 'grain@x': 1, 'sheep@x': 2 })
})

test('a move is one line: its place, then gains and payments summed', () => {
  const events = [
    { kind: 'placed', seat: 0, space: 6 },
    { kind: 'took', seat: 0, space: 6, goods: { wood: 6 } },
    { kind: 'gained', seat: 0, card: 1, goods: { wood: 1, food: 1 } },
  ] as readonly GameEvent[]
  const line = lineOf(events, 'de', de)
  expect(line?.title).toBe('3 Holz')
  expect(line?.told.filter((part) => typeof part === 'object' && 'n' in part)).toEqual([{ n: 7 }, { n: 1 }])
  expect(headOf({ kind: 'round', round: 9, space: 12 } as GameEvent, 'de')).toBe('Runde 9')
})

test('long names are short on tiles, short ones stay', () => {
  const { spaces } = de.board
  expect(spaces.tile(6)).toBe('3 Holz')
  expect(spaces.tile(0)).toBe('Haus- und/oder Stallbau')
})
