/** Borders of rules, and what a refusal says: the reason must be the true one, with the place and the number it is about. */

import { describe, expect, test } from 'vitest'
import { CARDS } from '../cards/registry.ts'
import type { Card } from '../cards/types.ts'
import { complexity } from '../rules/calendar/plainness.ts'
import { cellName } from '../rules/farm/yard.ts'
import { having, play, playMinor } from './independent/drive.ts'
import { type OpenTable, openTable, type Place } from './table.ts'

const stable = (at: string) => ({ build: 'stable', at })
const room = (at: string) => ({ build: 'room', at })
const pasture = (at: string) => ({ build: 'pasture', at })

/** The rule and the particulars of a refusal, farmyard spaces by name. */
const why = (t: OpenTable, choice: Parameters<OpenTable['refusal']>[0]) => {
  const { rule, args = {} } = t.refusal(choice) ?? {}
  const { cells, ...rest } = args
  return Array.isArray(cells)
    ? { rule, ...rest, cells: cells.map((cell) => cellName(Number(cell))) }
    : { rule, ...rest }
}

describe('baking', () => {
  const baking = (place: Place) => openTable({ round: 5 }).seat(0, place).place('sow_bake')

  test('[A-BAKE-04] [A-BAKE-02] grain on fields is not baked, and an oven holds what it holds', () => {
    const t = baking({ goods: { grain: 2 }, plays: ['Clay Oven'], fields: { A2: 'grain 3' } })
    expect(t.asks()).toMatchObject({ kind: 'bake', choices: [{ bake: 1 }], form: { food: [0, 5] } })
    expect([t.refused({ bake: 3 }), t.refused({ bake: 2 }), t.refused({ bake: 1 })]).toEqual([
      'A-BAKE-04',
      'A-BAKE-02',
      null,
    ])
  })

  test('[A-BAKE-05] whoever came to bake bakes', () => {
    const t = baking({ goods: { grain: 1 }, plays: ['Clay Oven'] })
    expect(t.refused('pass')).toBe('A-BAKE-05')
    t.answer({ bake: 1 })
    expect(t.goods()).toEqual({ food: 5 })
  })

  test('[A-BAKE-03] the form tells the food of each number of grain: the best oven first, each up to its limit', () => {
    const t = baking({ goods: { grain: 4 }, plays: ['Clay Oven', 'Stone Oven', 1] })
    expect(t.asks()?.form).toEqual({ food: [0, 5, 9, 13, 15] })
    t.answer({ bake: 4 })
    expect(t.goods()).toEqual({ food: 15 })
  })

  test('[A-BAKE-02] without an oven, or without grain, there is nothing to bake', () => {
    const none = openTable({ round: 5 }).seat(0, { goods: { grain: 1 } })
    expect(none.refused({ place: 'sow_bake' })).toBe('A-WORK-06')
    const bare = openTable({ round: 5 }).seat(0, { plays: ['Stone Oven'], goods: { vegetable: 1 } })
    expect(bare.refused({ place: 'sow_bake' })).toBe('A-WORK-06')
  })
})

describe('rooms and stables', () => {
  const building = (place: Place) => openTable({ round: 5 }).seat(0, place).place('build_rooms_stables')
  const rich = { wood: 15, reed: 6 }

  test('[A-STABLE-02] a refused stable says what stands there', () => {
    const t = building({ goods: rich, fields: { A3: null }, stables: ['A5'] })
    expect(why(t, stable('B1'))).toEqual({ rule: 'A-STABLE-02', cells: ['B1'], on: 'room' })
    expect(why(t, stable('A3'))).toEqual({ rule: 'A-STABLE-02', cells: ['A3'], on: 'field' })
    expect(why(t, stable('A5'))).toEqual({ rule: 'A-STABLE-02', cells: ['A5'], on: 'stable' })
    expect(t.refusal(stable('A4'))).toBeNull()
  })

  test('[A-STABLE-01] a fifth stable is refused as such, wherever it would stand', () => {
    const t = building({ goods: rich, stables: ['A2', 'A3', 'A4', 'A5'] })
    for (const at of ['C5', 'B1']) expect(why(t, stable(at))).toEqual({ rule: 'A-STABLE-01' })
    const three = building({ goods: rich, stables: ['A2', 'A3', 'A4'] })
    expect([three.refused(stable('C5')), three.refused(stable('B1'))]).toEqual([null, 'A-STABLE-02'])
  })

  test('[A-STABLE-01] a stable that cannot be paid says what is missing', () => {
    const t = building({ house: 'stone', goods: { stone: 5, reed: 2, wood: 1 } })
    expect(why(t, stable('A5'))).toEqual({ rule: 'A-STABLE-01', lacks: { wood: 1 } })
  })

  test('[A-BUILD-01] [A-BUILD-03] [A-BUILD-05] a refused room says what is in the way: a use, the distance, the price', () => {
    const t = building({ goods: rich, fields: { A1: null }, stables: ['B2'], pastures: ['C4 C5'] })
    expect(why(t, room('A1'))).toEqual({ rule: 'A-BUILD-05', cells: ['A1'], on: 'field' })
    expect(why(t, room('B2'))).toEqual({ rule: 'A-BUILD-05', cells: ['B2'], on: 'stable' })
    expect(why(t, room('C5'))).toEqual({ rule: 'A-BUILD-05', cells: ['C5'], on: 'pasture' })
    expect(why(t, room('A5'))).toEqual({ rule: 'A-BUILD-01', cells: ['A5'], to: 'rooms' })
    const poor = building({ goods: { wood: 4, reed: 1 } })
    expect(why(poor, room('A1'))).toEqual({ rule: 'A-BUILD-03', lacks: { wood: 1, reed: 1 } })
  })

  test('[A-WORK-06] nobody stops before something is built; afterwards one may', () => {
    const t = building({ goods: { wood: 9 } })
    expect([t.refused('done'), t.refused('pass')]).toEqual(['A-WORK-06', 'A-WORK-06'])
    t.answer(stable('A5'))
    expect([t.refused('done'), t.refused('pass')]).toEqual([null, 'A-WORK-06'])
    t.answer('done')
    expect([t.farm().stables, t.goods(), t.asks()?.seat]).toEqual([['A5'], { wood: 7 }, 1])
  })

  test('[A-BUILD-03] [A-STABLE-01] the form tells both prices', () => {
    expect(building({ goods: rich }).asks()?.form).toEqual({
      type: 'custom',
      room: { wood: 5, reed: 2 },
      stable: { wood: 2 },
    })
  })

  test('[A-BUILD-04] the five-player card builds one room and no stable, the family’s space one stable and no room', () => {
    const five = openTable({ seats: 5, round: 5 })
      .seat(0, { goods: rich })
      .space('p5_room_or_traveling_players', { lies: 1 })
      .place('p5_room_or_traveling_players', { choose: 'room' })
    expect(why(five, stable('A5'))).toEqual({ rule: 'A-STABLE-01' })
    expect(why(five, room('A5'))).toEqual({ rule: 'A-BUILD-01', cells: ['A5'], to: 'rooms' })
    five.answer(room('A1'))
    expect([five.goods(), five.asks()?.seat]).toEqual([{ wood: 10, reed: 4 }, 1])
    const family = openTable({ round: 5, options: { mode: 'family' } })
      .seat(0, { goods: rich })
      .place('stable_bake')
    expect(why(family, room('A1'))).toEqual({ rule: 'A-BUILD-04' })
    expect(why(family, stable('B1'))).toEqual({ rule: 'A-STABLE-02', cells: ['B1'], on: 'room' })
    family.answer(stable('A5'))
    expect([family.goods(), family.asks()?.seat]).toEqual([{ wood: 14, reed: 6 }, 1])
  })

  test('[A-FAMILYGAME-07] whoever has baked may leave the stable of the family’s space', () => {
    const t = openTable({ round: 5, options: { mode: 'family' } }).seat(0, {
      goods: { wood: 1, grain: 1 },
      plays: ['Clay Oven'],
    })
    t.place('stable_bake', { first: 'bake' }, { bake: 1 })
    expect(t.asks()?.choices).toContain('pass')
    t.answer('pass')
    expect([t.goods(), t.farm().stables, t.asks()?.seat]).toEqual([{ wood: 1, food: 5 }, [], 1])
  })

  test('[occ-wet-nurse.e1] who stops building although there is more to build with has built all the same', () => {
    const t = having('Wet Nurse', { goods: { wood: 10, reed: 4, food: 2 } }).place('build_rooms_stables')
    t.answer(room('A1'), 'done')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    t.answer('yes')
    expect([t.farm().people, t.goods()]).toEqual([3, { wood: 5, reed: 2, food: 1 }])
    // A stable alone brings no child.
    const none = having('Wet Nurse', { rooms: ['A1', 'B1', 'C1'], goods: { wood: 4, food: 2 } })
    none.place('build_rooms_stables', stable('A5'), 'done')
    expect([none.farm().people, none.asks()?.seat]).toEqual([2, 1])
  })

  test('[E159] [A-WORK-20] the Head of the Family joins another for a room: a stable only after it', () => {
    const t = having('Head of the Family', { goods: { wood: 9, reed: 2 } }, { seats: 4 })
      .space('build_rooms_stables', { by: [1] })
      .place('build_rooms_stables')
    expect(t.asks()?.choices).toEqual(['A1', 'B2', 'C2'].map(room))
    expect(why(t, stable('A5'))).toEqual({ rule: 'A-WORK-05', why: 'roomFirst' })
    expect(t.refused('done')).toBe('A-WORK-06')
    t.answer(room('A1'))
    expect(t.asks()?.choices).toContainEqual(stable('A5'))
    t.answer(stable('A5'), 'done')
    expect([t.farm().rooms, t.farm().stables, t.goods()]).toEqual([['A1', 'B1', 'C1'], ['A5'], { wood: 2 }])
  })

  test('[E159] [A-WORK-06] who can pay for stables only does not join another there', () => {
    const t = having('Head of the Family', { goods: { wood: 9 } }, { seats: 4 })
    expect(t.refused({ place: 'build_rooms_stables' })).toBeNull()
    t.space('build_rooms_stables', { by: [1] })
    expect(t.refused({ place: 'build_rooms_stables' })).toBe('A-WORK-06')
  })
})

describe('what a card gives a place', () => {
  test('[A-STABLE-02] the stable of the card Stable stands on no room and no field', () => {
    const t = playMinor('Stable', { goods: { wood: 1 }, fields: { A3: null } })
    expect(why(t, stable('B1'))).toEqual({ rule: 'A-STABLE-02', cells: ['B1'], on: 'room' })
    expect(why(t, stable('A3'))).toEqual({ rule: 'A-STABLE-02', cells: ['A3'], on: 'field' })
    t.answer(stable('A5'))
    expect([t.farm().stables, t.asks()?.seat]).toEqual([['A5'], 1])
  })

  test('[A-BUILD-01] [A-BUILD-05] the room of the Wooden Hut Extension touches a room', () => {
    const t = playMinor('Wooden Hut Extension', { goods: { wood: 5, reed: 1 }, fields: { A1: null } })
    expect(why(t, room('A5'))).toEqual({ rule: 'A-BUILD-01', cells: ['A5'], to: 'rooms' })
    expect(why(t, room('A1'))).toEqual({ rule: 'A-BUILD-05', cells: ['A1'], on: 'field' })
    t.answer(room('B2'))
    expect([t.farm().rooms, t.goods()]).toEqual([['B1', 'B2', 'C1'], {}])
  })

  test('[A-FENCE-04] [A-FENCE-06] the Mini Pasture holds no room and no field, and touches the others', () => {
    const t = playMinor('Mini Pasture', { goods: { food: 2 }, fields: { A2: null }, pastures: ['A5'] })
    expect(why(t, pasture('B1'))).toEqual({ rule: 'A-FENCE-04', cells: ['B1'] })
    expect(why(t, pasture('A2'))).toEqual({ rule: 'A-FENCE-04', cells: ['A2'] })
    expect(why(t, pasture('A5'))).toEqual({ rule: 'A-FENCE-06', cells: ['A5'], on: 'pasture' })
    expect(why(t, pasture('C3'))).toEqual({ rule: 'A-FENCE-06', cells: ['C3'] })
    t.answer(pasture('A4'))
    expect([t.farm().pastures, t.goods()]).toEqual([['A4', 'A5'], {}])
  })
})

describe('placing', () => {
  /** Who places, in order, on these spaces. */
  const order = (t: OpenTable, ...spaces: readonly string[]) =>
    spaces.map((space) => {
      const seat = t.asks()?.seat
      t.place(space)
      return seat
    })

  test('[occ-taster.e1] [A-WORK-02] the Taster of the first seat places before the starting player, and in its own turn again', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { plays: ['Taster'], goods: { food: 1 } })
    t.edit((s) => {
      s.starter = 2
    })
    // The round is ended by a person that leaves the token where it is.
    t.edit((s) => {
      for (const p of s.players) p.home = 0
      const [p] = s.players
      if (p !== undefined) p.home = 1
    }).place('fishing')
    t.answer({ use: '260' })
    expect([t.goods(0).food, t.goods(2).food]).toEqual([1, 1])
    const spaces = ['fishing', 'clay_1', 'reed_1', 'take_grain', 'wood_3', 'day_laborer', 'p4_wood_1', 'p4_clay_2']
    expect(order(t, ...spaces)).toEqual([0, 2, 3, 0, 1, 2, 3, 1])
  })

  test('[min-lasso.e1] the second person of the Lasso acts like any other', () => {
    const t = having('Lasso', { pastures: ['A4 A5'] })
      .space('sheep', { lies: 2 })
      .place('sheep', { place: 'take_grain' })
    expect([t.goods(), t.asks()?.seat, t.player().home]).toEqual([{ sheep: 2, grain: 1 }, 1, 0])
    expect(t.refused({ place: 'take_grain' })).toBe('A-WORK-05')
    const turned = having('Lasso', { pastures: ['A4 A5'] })
      .space('sheep', { lies: 2 })
      .place('take_grain', { place: 'sheep' })
    expect([turned.goods(), turned.asks()?.seat]).toEqual([{ sheep: 2, grain: 1 }, 1])
  })

  test('[min-lasso.e1] [A-WORK-02] after a person elsewhere the second goes to animals or not at all', () => {
    const t = having('Lasso', { pastures: ['A4 A5'] }).place('take_grain')
    expect(why(t, { place: 'clay_1' })).toEqual({ rule: 'A-WORK-02', why: 'animalsOnly' })
    expect(t.refused({ place: 'take_grain' })).toBe('A-WORK-05')
    t.answer('pass')
    expect([t.asks()?.seat, t.player().home]).toEqual([1, 1])
  })

  test('[A-OCCARD-G21] who moves on leaves a space that another may still move to', () => {
    const t = having('Countryman', { fields: { A2: null } }, { seats: 4 }).seat(1, { plays: ['Acrobat'] })
    for (const seat of [0, 1, 2, 3]) t.seat(seat, { home: seat < 2 ? 1 : 0 })
    t.place('take_grain').place('p4_traveling_players')
    t.answer('yes', { place: 'sow_bake' }, { sow: 'grain', field: 'A2' })
    expect(t.asks()).toMatchObject({ seat: 1 })
    t.answer('yes')
    expect(t.asks()?.choices).toContainEqual({ place: 'take_grain' })
    t.answer({ place: 'take_grain' })
    expect([t.goods(0), t.goods(1)]).toEqual([{}, { food: 1, grain: 1 }])
  })
})

describe('a beginner’s cards', () => {
  const cardOf = (name: string): Card => {
    const found = CARDS.find((card) => card.name.en === name)
    if (found === undefined) throw new Error(`no card ${name}`)
    return found
  }

  test('[A-SETUP-07] what reaches other players or other turns comes behind everything that does not', () => {
    const far = ['Taster', 'Spinney', 'Sycophant', 'Perpetual Student', 'Wood Distributor'].map(cardOf).map(complexity)
    const near = ['Woodcutter', 'Clay Mixer', 'Lasso', 'Countryman', 'Bean Field'].map(cardOf).map(complexity)
    expect(Math.min(...far)).toBeGreaterThan(Math.max(...near))
    expect(Math.min(...far)).toBeGreaterThan(1000)
    expect(Math.max(...near)).toBeLessThan(1000)
  })

  test('[A-SETUP-07] of two cards that say the same the one of the first deck is plainer; names and numbers do not count', () => {
    const card = cardOf('Woodcutter')
    const other: Card = { ...card, no: 9999, id: 'occ-a-card-with-a-very-long-name', deck: 'K' }
    expect([card.deck, complexity(other) - complexity(card)]).toEqual(['E', 100])
  })
})

test('[A-MINOR-02] a card that is too dear keeps its price in the refusal', () => {
  const t = openTable({ round: 5 }).seat(0, { holds: ['Mini Pasture', 'Corn Sheaf'], goods: { food: 1 } })
  t.place('starting_player_minor')
  expect(why(t, play('Mini Pasture'))).toMatchObject({ rule: 'A-WORK-15', lacks: { food: 1 } })
})

test('[A-FAMILYGAME-07] [A-WORK-20] who can build only one kind is asked for that kind', () => {
  const asked = (goods: NonNullable<Place['goods']>, space: string, lang: 'de' | 'en' = 'en') =>
    openTable({ options: { mode: space === 'stable_bake' ? 'family' : 'full' } })
      .seat(0, { goods })
      .place(space)
      .reads(lang)[0]
  const rich = { wood: 9, reed: 4 }
  expect(asked(rich, 'stable_bake')).toBe('Build 1 stable.')
  expect(asked(rich, 'stable_bake', 'de')).toBe('Baue 1 Stall.')
  expect(asked(rich, 'build_rooms_stables')).toBe('Build rooms and stables.')
  expect(asked({ wood: 4 }, 'build_rooms_stables', 'de')).toBe('Baue Ställe.')
})
