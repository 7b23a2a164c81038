/** What cards add is found in the view where it acts: on spaces, on cards, on fields that are cards. */

import { describe, expect, test } from 'vitest'
import { cardOf } from '../cards/registry.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { laidOn, lyingOn, offerSaid, offersIn, ownerOf, remarkSaid, remarksOn } from '../ui/laid.ts'
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

test('goods of one kind laid on a space round after round are seen as one heap', () => {
  const [plow, grain] = [spaceNamed('plow_field'), spaceNamed('take_grain')]
  const t = openTable({ seats: 4 }).edit((s) => {
    s.extra = [plow, 6, 1, grain, 6, 1, plow, 6, 2, plow, 0, 1]
  })
  expect(laidOn(seen(t), plow)).toEqual([
    [6, 3],
    [0, 1],
  ])
  expect(t.reads()).toContain('Plow 1 field (3 food, 1 wood)')
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

describe('what cards say about a space', () => {
  const said = (t: OpenTable, space: string, words = en.board) =>
    remarksOn(seen(t), spaceNamed(space)).map((remark) =>
      remarkSaid(remark, `#${remark.seat + 1}`, cardOf(remark.card).name[words === en.board ? 'en' : 'de'], words),
    )

  test('[A-OCCARD-G17] [I229] whom others pay; a space of a card says that once', () => {
    const t = openTable({ seats: 4 })
      .seat(1, { plays: ['Sycophant', 'Spinney'] })
      .seat(2, { plays: ['Clay Digger'] })
    expect(said(t, 'take_grain')).toEqual(['Sycophant: others pay #2 1 food here'])
    expect(said(t, 'wood_3')).toEqual(['Spinney: others give #2 1 wood of what they take here'])
    expect(said(t, 'p3_clay_1')).toEqual(['Clay Digger: a space of #3, others pay 3 food'])
    expect(said(t, 'clay_1')).toEqual([])
  })

  test('[I263] a mark', () => {
    const t = openTable({ round: 5 }).seat(0, { holds: ['Fence Builder'] })
    t.place('occupation', { play: '263' }, { place: 'fishing' })
    expect(said(t, 'fishing', de.board)).toEqual([`${cardOf(263).name.de}: Zeichen von #1`])
  })

  test('[K139] who may step in, where somebody else stands and a person is left', () => {
    const t = openTable({ round: 6 }).seat(1, { plays: ['Sleeping Corner'] })
    expect(said(t, 'family_growth_minor')).toEqual([])
    t.space('family_growth_minor', { by: [0] })
    expect(said(t, 'family_growth_minor')).toEqual(['Sleeping Corner: #2 may use this space, too'])
    t.seat(1, { home: 0 })
    expect(said(t, 'family_growth_minor')).toEqual([])
  })
})

test('[K305] [I265] what is to be bought in a round to come, by whom and for what', () => {
  const t = openTable({ seats: 4, round: 3 })
    .seat(0, { holds: ['Animal Handler'], goods: { food: 1 } })
    .seat(1, { holds: ['Fence Deliveryman'], goods: { food: 2 } })
  t.place('occupation', { play: '305' }).place('p4_occupation', { play: '265' })
  const told = (round: number, words = en.board) =>
    offersIn(seen(t), round).map((offer) => offerSaid(offer, `#${offer.seat + 1}`, '…', words))
  expect(told(7)).toEqual(['…: #1 may buy 1 sheep for 1 food'])
  expect(told(9)).toEqual(['…: #2 may buy 4 fences for 2 food'])
  expect(told(10, de.board)).toEqual(['…: #1 kann 1 Wildschwein für 1 Nährwert kaufen'])
  expect(told(8)).toEqual([])
})
