/** Readings of single cards and worked examples of decks I and K, as the rulebook's chapters on cards list them. */

import { describe, expect, test } from 'vitest'
import { cardsInUse } from '../../rules/calendar/hands.ts'
import { FOOD, GRAIN } from '../../rules/goods.ts'
import { cropsOn } from '../../rules/player.ts'
import { GRAIN_CROP, WOOD_CROP } from '../../rules/state.ts'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { begin, k, player } from '../helpers.ts'
import { openTable } from '../table.ts'

/** The round ends with the next person, and the next one begins. */
const nextRound = (t: ReturnType<typeof openTable>) => t.endRound()

describe('occupations', () => {
  test('[A-OCCARD-G31] [K284.r2] alone with 2 wood nothing moves, with 3 one each', () => {
    const shared = (wood: number) => {
      const t = openTable({ seats: 1, round: 5 }).seat(0, { plays: ['Wood Distributor'], goods: { food: 20 } })
      t.space('wood_3', { lies: wood - 2 })
      nextRound(t)
      return t
    }
    expect(shared(2).asks()?.kind).toBe('place')
    const t = shared(3)
    expect(t.asks()?.kind).toBe('offer')
    t.answer({ use: '284' })
    expect(t.m.state.lies[spaceNamed('wood_3')]).toBe(0)
    expect(t.m.state.extra).toEqual(['clay_1', 'reed_1', 'fishing'].flatMap((key) => [spaceNamed(key), 0, 1]))
  })

  test('[A-OCCARD-D03] the Taster pays 1 food', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(1, { plays: ['Taster'], goods: { food: 1 } })
    for (const seat of [0, 2, 3]) t.seat(seat, { goods: { food: 9 } })
    nextRound(t)
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'offer' })
    const before = player(t.m, 0).goods[FOOD] ?? 0
    t.answer({ use: '260' })
    expect([player(t.m, 1).goods[FOOD], player(t.m, 0).goods[FOOD]]).toEqual([0, before + 1])
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'place' })
  })

  test('[A-OCCARD-D04] the Harvest Helper takes grain after the field phase and before anybody feeds', () => {
    const t = openTable({ seats: 3, round: 4 }).seat(0, { plays: ['Harvest Helper'] })
    t.seat(1, { fields: { A2: 'grain 2' } })
    nextRound(t)
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    // The field phase has brought one grain in, nobody has fed yet.
    expect(player(t.m, 1).goods[GRAIN]).toBe(1)
    expect(t.m.state.players.every((p) => p.begging === 0)).toBe(true)
    t.answer('yes', { reap: 'grain', of: 1, field: 'A2' })
    expect(cropsOn(player(t.m, 1), GRAIN_CROP)).toBe(0)
  })

  test('[A-OCCARD-D05] the Fence Overseer fences without wood, for 1 food', () => {
    const t = openTable({ round: 5 }).seat(0, { plays: ['Fence Overseer'], goods: { wood: 2, food: 1 } })
    t.place('build_rooms_stables', { build: 'stable', at: 'A5' }, 'yes')
    expect([t.goods(), t.farm().pastures]).toEqual([{}, ['A5']])
    const poor = openTable({ round: 5 }).seat(0, { plays: ['Fence Overseer'], goods: { wood: 9 } })
    poor.place('build_rooms_stables', { build: 'stable', at: 'A5' }, 'done')
    expect(poor.farm().pastures).toEqual([])
  })

  test('[A-OCCARD-D10] Helpful Neighbours cost 1 wood and 1 clay, with the Bricklayer 1 wood', () => {
    const paid = (plays: readonly string[]) => {
      const t = openTable({ round: 5 }).seat(0, { plays, holds: ['Helpful Neighbours'], goods: { wood: 1, clay: 1 } })
      return t.place('starting_player_minor', { play: t.hand()[0]?.toString() ?? '' }).goods()
    }
    expect(paid([])).toEqual({ reed: 1, stone: 1 })
    expect(paid(['Bricklayer'])).toEqual({ clay: 1, reed: 1, stone: 1 })
  })

  test('[A-OCCARD-D13] the Acrobat may move on to “Plow 1 field and/or sow”', () => {
    const t = openTable({ seats: 4, round: 12 }).seat(0, { plays: ['Acrobat'], home: 1 })
    for (const seat of [1, 2, 3]) t.seat(seat, { home: 0 })
    t.place('p4_traveling_players')
    expect(t.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    t.answer('yes')
    expect(t.asks()?.choices).toContainEqual({ place: 'plow_sow' })
  })

  test('[A-OCCARD-D15] the newest round card is that of the current round, not the one before', () => {
    const t = openTable({ seats: 4, round: 6 }).seat(0, { plays: ['Outrider'] })
    t.edit((s) => {
      s.order = s.order.with(5, spaceNamed('sheep')).with(4, spaceNamed('fences'))
    })
    expect(t.place('sheep').goods().grain).toBe(1)
    const older = openTable({ seats: 4, round: 6 }).seat(0, { plays: ['Outrider'] })
    older.edit((s) => {
      s.order = s.order.with(5, spaceNamed('fences')).with(4, spaceNamed('sheep'))
    })
    older.place('sheep')
    expect(older.goods().grain).toBeUndefined()
  })

  test('[A-OCCARD-D17] animals kept from the Veterinarian’s container leave it for good', () => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { plays: ['Veterinarian'], pastures: ['A4 A5 B4 B5'] })
    const left = (): number => (player(t.m, 0).memory[304]?.tokens ?? [4, 3, 2]).reduce((sum, n) => sum + n, 0)
    const kept = (): number =>
      player(t.m, 0)
        .goods.slice(7, 10)
        .reduce((sum, n) => sum + n, 0)
    for (let round = 0; round < 4; round++) {
      t.edit((s) => {
        s.round = 5
      })
      nextRound(t)
    }
    expect(left() + kept()).toBe(9)
  })

  test.each([
    [3, 2],
    [4, 2],
    [6, 4],
    [11, 7],
  ])('[A-OCCARD-X03] the Basin Maker: %i wood are %i points', (wood, points) => {
    const t = openTable({ seats: 4, round: 5 }).seat(0, { plays: ['Basin Maker'] })
    t.edit(({ players: [p] }) => {
      if (p !== undefined) p.memory = { 273: { kept: { wood } } }
    })
    expect(t.score().bonus).toBe(points)
  })
})

describe('minor improvements', () => {
  test('[AGR-MIN-G20] card fields with grain get the Smallholder’s extra, wood does not, none counts as a field', () => {
    const t = openTable({ round: 5 }).seat(0, {
      plays: ['Smallholder', 'Acreage', 'Copse'],
      goods: { grain: 3, wood: 1 },
      fields: { A2: null, A3: null },
    })
    t.place(
      'sow_bake',
      { sow: 'grain', field: 'A2' },
      { sow: 'grain', field: 'A3' },
      { sow: 'grain', field: '105' },
      { sow: 'wood', field: '78' },
    )
    expect([cropsOn(player(t.m, 0), GRAIN_CROP), cropsOn(player(t.m, 0), WOOD_CROP)]).toEqual([12, 3])
  })

  test('[AGR-MIN-G24] [K125.r1] the Broom draws from undealt minors of the decks in use, fewer if fewer are left', () => {
    const m = begin(2, { deck: 'EK' })
    const all = cardsInUse(2, { deck: 'EK' }, 'minor')
    expect(m.state.piles[1]).toHaveLength(all.length - 14)
    const t = openTable({ round: 5, options: { deck: 'K' } }).seat(0, {
      holds: ['Broom', 'Corn Sheaf'],
      goods: { wood: 1 },
    })
    t.edit((s) => {
      s.piles = [[], [107, 108, 109]]
    })
    t.place('starting_player_minor', { play: '125' })
    expect(t.hand()).toEqual([107, 108, 109])
    expect(k.view(t.m, 1).table.piles.minors).toBe(0)
  })
})

describe('examples of the specification', () => {
  test('[AX-C-02] wood shared by the Wood Distributor makes the Landing Net bring 1 food', () => {
    const t = openTable({ round: 5 }).seat(0, { plays: ['Wood Distributor', 'Landing Net'], goods: { food: 9 } })
    t.seat(1, { goods: { food: 9 } })
      .space('wood_3', { lies: 0 })
      .space('reed_1', { lies: 0 })
    nextRound(t).answer({ use: '284' })
    t.seat(0, { goods: {} }).place('reed_1')
    expect(t.goods()).toEqual({ reed: 1, wood: 1, food: 1 })
    const plain = openTable({ round: 5 })
      .seat(0, { plays: ['Landing Net'] })
      .place('reed_1')
    expect(plain.goods()).toEqual({ reed: 1, food: 2 })
  })

  test.each([
    ['yes', 6, 2],
    ['pass', 5, 1],
  ] as const)('[AX-C-04] adopted before the harvest (%s): the family needs %i food', (answer, need, home) => {
    const t = openTable({ round: 7 }).seat(0, {
      plays: ['Adoptive Parents'],
      goods: { food: 1 },
      rooms: ['A1', 'B1', 'C1'],
    })
    t.place('family_growth_minor', answer)
    expect([player(t.m, 0).home, k.view(t.m, 0).table.farms[0]?.need]).toEqual([home, need])
  })

  test('[AX-C-10] Traveling Salesman and Merchant: four minors in a row, or two majors', () => {
    const minors = ['Corn Sheaf', 'Horse', 'Broom', 'Lasso']
    const t = openTable({ round: 5 }).seat(0, {
      plays: ['Traveling Salesman', 'Merchant'],
      holds: minors,
      goods: { food: 1, wood: 1, reed: 1 },
    })
    t.place('major_or_minor', { play: '129' }, { play: '135' }, 'yes', { play: '88' })
    expect(t.goods()).toEqual({ wood: 1, grain: 1 })
    t.answer({ play: '125' })
    expect(t.played()).toEqual(expect.arrayContaining([135, 88, 125]))
    const majors = openTable({ round: 5 }).seat(0, {
      plays: ['Traveling Salesman', 'Merchant'],
      goods: { food: 1, clay: 5 },
    })
    majors.place('starting_player_minor', { play: '1' }, 'yes', { play: '2' })
    expect(majors.played()).toEqual(expect.arrayContaining([1, 2]))
    expect(majors.goods()).toEqual({})
  })

  test('[AX-C-13] the Animal Handler’s boar is paid before it is cooked', () => {
    const round10 = (food: number) => {
      const t = openTable({ seats: 4, round: 9 }).seat(0, { plays: ['Animal Handler', 3], goods: { food: 12 + food } })
      for (const seat of [1, 2, 3]) t.seat(seat, { goods: { food: 12 } })
      t.edit(({ players: [p] }) => {
        if (p !== undefined) p.memory = { 305: { played: 1 } }
      })
      t.endRound()
      return t
    }
    // After the harvest of round 9 the family has eaten 4 food.
    const t = round10(-8)
    expect([player(t.m, 0).goods[FOOD], t.asks()?.kind]).toEqual([0, 'place'])
    const rich = round10(-7)
    expect(rich.asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    rich.answer('yes')
    expect(rich.goods().boar).toBe(1)
  })
})
