/** What cards add is found in the view where it acts: on spaces, on cards, on fields that are cards. */

import { expect, test } from 'vitest'
import { spaceNamed } from '../rules/work/spaces.ts'
import { en } from '../text/en.ts'
import { laidOn, lyingOn, ownerOf } from '../ui/laid.ts'
import { k, type OpenTable, openTable } from './table.ts'

const seen = (t: OpenTable) => k.view(t.m, 1).table
const signs = (line: ReturnType<typeof lyingOn>) => line.map((sign) => ('icon' in sign ? sign.label : sign.sign))

test('goods that a card laid on a space lie there for all to see', () => {
  const t = openTable({ seats: 4 }).edit((s) => {
    s.extra = [spaceNamed('plow_field'), 6, 1]
  })
  expect(laidOn(seen(t), spaceNamed('plow_field'))).toEqual([[6, 1]])
  expect(laidOn(seen(t), spaceNamed('take_grain'))).toEqual([])
})

test('a space that a card has brought shows its owner and what others pay', () => {
  const t = openTable({ seats: 4 }).seat(2, { plays: ['Clay Digger'] })
  expect(ownerOf(seen(t), spaceNamed('p3_clay_1'))).toEqual({ seat: 2, card: 230, fee: 3 })
  expect(seen(t).spaces.find((s) => s.space === spaceNamed('p3_clay_1'))?.lies).toBe(3)
  expect(ownerOf(seen(t), spaceNamed('clay_1'))).toBeNull()
})

test('crops on card fields, goods put on cards and noted points lie on their cards', () => {
  const t = openTable()
    .seat(0, { plays: ['Copse', 'Bean Field', 'Tavern', 'Brush Maker'] })
    .edit((s) => {
      const [p] = s.players
      if (p === undefined) return
      p.crops[17] = 4 * 3 + 3
      p.crops[19] = 4 * 2 + 2
      p.memory = { 100: { points: 4 }, 156: { kept: { boar: 2 } } }
    })
  const farm = seen(t).farms[0]
  if (farm === undefined) throw new Error('no farm')
  const on = (no: number) => signs(lyingOn(farm, no, en.board))
  expect([on(78), on(18)]).toEqual([['3 wood'], ['2 vegetables']])
  expect([on(100), on(156)]).toEqual([['4 points'], ['2 wild boar']])
})
