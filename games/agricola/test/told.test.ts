/** What cards do beside the board, and what the table is told of it: goods handed over, laid out, drawn, begged for. */

import type { Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { matchStack } from '../rules/cards/matching.ts'
import { topOf } from '../rules/cards/memory.ts'
import { cardsPlayed } from '../rules/cards/played.ts'
import { coming } from '../rules/cards/shown.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import { goodOf } from '../rules/goods.ts'
import { PHASE } from '../rules/state.ts'
import { spaceNamed } from '../rules/work/spaces.ts'
import { having, play, playOccupation, saying, toHarvest } from './independent/drive.ts'
import { cardNo, k, type OpenTable, openTable } from './table.ts'

/** Answers for whoever is asked, one answer after the other; what was told on the way. */
function say(t: OpenTable, ...choices: readonly Json[]): readonly AgricolaEvent[] {
  return choices.flatMap((choice) => {
    const applied = k.apply(t.m, t.asks()?.seat ?? 0, { choice })
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)}: ${applied.rule} at ${JSON.stringify(t.asks())}`)
    return applied.events as readonly AgricolaEvent[]
  })
}

/** Does something unasked; what was told. */
function unasked(t: OpenTable, choice: Json): readonly AgricolaEvent[] {
  const applied = k.apply(t.m, 0, { to: 'anytime', choice })
  if (!applied.ok) throw new Error(`${JSON.stringify(choice)}: ${applied.rule}`)
  return applied.events as readonly AgricolaEvent[]
}

const four = { seats: 4 } as const

describe('told to everybody', () => {
  test('[A-OCCARD-G17] a fee goes from hand to hand', () => {
    const t = openTable({ ...four, round: 5 })
      .seat(0, { goods: { food: 2 } })
      .seat(1, { plays: ['Sycophant'] })
    const [paid] = say(t, { place: 'take_grain' }).filter(({ kind }) => kind === 'handed')
    expect(paid).toEqual({ kind: 'handed', seat: 0, receiver: 1, goods: { food: 1 } })
    expect([t.goods(0), t.goods(1)]).toEqual([{ food: 1, grain: 1 }, { food: 2 }])
  })

  test('[min-spinney.e1] the wood of the Spinney as well', () => {
    const t = openTable({ round: 5 })
      .seat(1, { plays: ['Spinney'] })
      .space('wood_3', { lies: 3 })
    expect(say(t, { place: 'wood_3' })).toContainEqual({ kind: 'handed', seat: 0, receiver: 1, goods: { wood: 1 } })
    expect([t.goods(0), t.goods(1)]).toEqual([{ wood: 2 }, { wood: 1 }])
  })

  test('[occ-basin-maker.e1] wood for cooked boar goes on the card', () => {
    const t = having(['Basin Maker', 3], { goods: { boar: 2, wood: 5 }, pastures: ['A5'] }, four)
    unasked(t, { exchange: { 'boar@3': 2 } })
    const card = cardNo('Basin Maker')
    expect(say(t, { put: 3 })).toContainEqual({ kind: 'put', seat: 0, card, goods: { wood: 3 } })
    expect(t.goods()).toEqual({ wood: 2, food: 6 })
  })

  test('[A-OCCARD-G25] three wood use up both boar: none is left for the Tanner', () => {
    const left = (put: number) => {
      const t = having(['Basin Maker', 3], { goods: { boar: 2, wood: 5 }, pastures: ['A5'] }, four)
      unasked(t, { exchange: { 'boar@3': 2 } })
      say(t, { put })
      return t.player().slain[1]
    }
    // Boar number 1 and 2 of those just cooked: two wood for each.
    expect([left(1), left(2), left(3), left(4)].map((n) => n ?? 0)).toEqual([1, 1, 0, 0])
  })

  test('[occ-harvest-helper.e1] whose grain was taken', () => {
    const t = having('Harvest Helper', { goods: { food: 9 } }, { seats: 3, round: 4 })
    t.seat(1, { fields: { A2: 'grain 3' } })
    toHarvest(t)
    const reap = say(t, 'yes').concat(t.asks()?.kind === 'reap' ? say(t, saying(t, 'reap')) : [])
    expect(reap).toContainEqual({ kind: 'reaped', seat: 0, from: 1, good: goodOf('grain') })
    expect(t.farm(1).fields).toEqual({ A2: 'grain 1' })
  })

  test('[occ-foreman.e1] [occ-wood-distributor.e1] what lies on spaces now, and how much', () => {
    const foreman = having('Foreman', {}, four).endRound()
    const plow = spaceNamed('plow_field')
    expect(say(foreman, { use: '308' }, { place: 'plow_field' })).toContainEqual({
      kind: 'left',
      seat: 0,
      space: plow,
      goods: { food: 1 },
    })
    const wood = having('Wood Distributor').space('wood_3', { lies: 3 }).endRound()
    const left = say(wood, { use: '284' }).filter(({ kind }) => kind === 'left')
    expect(left).toEqual(
      ['clay_1', 'reed_1', 'fishing'].map((key) => ({
        kind: 'left',
        seat: 0,
        space: spaceNamed(key),
        goods: { wood: 2 },
      })),
    )
  })

  test('[occ-corn-profiteer.e1] grain that nobody buys becomes 3 food', () => {
    const t = having('Corn Profiteer', { goods: { grain: 2 } }, four)
    expect(unasked(t, { use: '239' })).toContainEqual({
      kind: 'exchange',
      seat: 0,
      gave: { grain: 1 },
      got: { food: 3 },
    })
    expect(t.goods()).toEqual({ grain: 1, food: 3 })
  })

  test('[occ-perpetual-student.e1] [occ-perpetual-student.r1] the lot, and what is begged for it', () => {
    const t = having('Perpetual Student', { holds: ['Lover'] }, four).place('occupation')
    const events = say(t, { draw: 'lot' })
    expect(events).toContainEqual({ kind: 'lot', seat: 0, card: cardNo('Lover') })
    expect(events).toContainEqual({ kind: 'begged', seat: 0, cards: 2 })
  })

  test('[occ-adoptive-parents.e1] [min-reed-hut.e1] [min-guest.e1] who works now besides the family', () => {
    const adopted = having('Adoptive Parents', { rooms: ['A1', 'B1', 'C1'], goods: { food: 1 } }).place(
      'family_growth_minor',
    )
    expect(say(adopted, 'yes')).toContainEqual({ kind: 'adopted', seat: 0 })
    const hut = openTable({ round: 5 }).seat(0, {
      holds: ['Reed Hut'],
      goods: { wood: 1, reed: 4 },
      plays: ['Woodcutter', 'Carpenter', 'Tutor', 'Mendicant'],
    })
    hut.place('starting_player_minor')
    expect(say(hut, play('Reed Hut'))).toContainEqual({ kind: 'lodger', seat: 0 })
    expect(hut.player().home).toBe(2)
    const guest = openTable({ round: 5 }).seat(0, { holds: ['Guest'], goods: { food: 2 } })
    guest.place('starting_player_minor')
    expect(say(guest, play('Guest'))).toContainEqual({ kind: 'guest', seat: 0 })
  })

  test('[occ-acrobat.e1] where somebody moves on to', () => {
    const t = having('Acrobat', {}, four)
    for (const seat of [0, 1, 2, 3]) t.seat(seat, { home: seat === 0 ? 1 : 0 })
    t.place('p4_traveling_players')
    const moved = say(t, 'yes', { place: 'take_grain' })
    expect(moved).toContainEqual({ kind: 'placed', seat: 0, space: spaceNamed('take_grain') })
    expect(t.goods().grain).toBe(1)
  })

  test('[min-tavern.e1] the points of the Tavern are noted', () => {
    const t = having('Tavern').place('tavern')
    expect(say(t, { option: 1 })).toContainEqual({ kind: 'noted', seat: 0, card: cardNo('Tavern'), points: 2 })
  })
})

describe('told to one', () => {
  test('[AGR-MIN-G24] the new hand of the Broom; the old minors lie among the discards, occupations stay', () => {
    const t = openTable({ round: 5, options: { deck: 'K', threeForOne: true } })
    t.seat(0, { holds: ['Broom', 'Axe', 'Wood Collector'], goods: { wood: 1 } }).place('starting_player_minor')
    const before = t.m.state.piles
    const drew = say(t, play('Broom')).filter(({ kind }) => kind === 'drew')
    const hand = t.hand()
    expect(drew.map((event) => ('card' in event ? event.card : 0)).toSorted((a, b) => a - b)).toEqual(
      hand.filter((no) => no !== cardNo('Wood Collector')),
    )
    expect(drew.every((event) => 'to' in event && event.to.join() === '0')).toBe(true)
    expect(hand).toEqual(hand.toSorted((a, b) => a - b))
    expect([hand.length, hand.includes(cardNo('Wood Collector'))]).toEqual([8, true])
    expect(t.m.state.discards).toEqual([[], [cardNo('Axe')]])
    expect([t.m.state.piles[0], t.m.state.piles[1].length]).toEqual([before[0], before[1].length - 7])
  })
})

describe('the Resource Seller', () => {
  const CLAY = goodOf('clay')
  const REED = goodOf('reed')
  const WOOD = goodOf('wood')

  test('[occ-resource-seller.e2] each good received frees one of its kind, as long as it lies on top', () => {
    const t = playOccupation('Resource Seller', {}, four)
    const p = t.player()
    const no = cardNo('Resource Seller')
    matchStack(t.m, 0, [WOOD, 3])
    expect([t.goods(), topOf(p, no)]).toEqual([{ wood: 1 }, CLAY])
    // One clay and one reed: clay, reed, and not the clay below.
    matchStack(t.m, 0, [REED, 1, CLAY, 1])
    expect([t.goods(), topOf(p, no)]).toEqual([{ wood: 1, clay: 1, reed: 1 }, CLAY])
    matchStack(t.m, 0, [REED, 1])
    expect(topOf(p, no)).toBe(CLAY)
  })

  test('[occ-resource-seller.r1] at the start of a round and in the work phase only', () => {
    const t = playOccupation('Resource Seller', {}, four)
    for (const phase of [PHASE.feeding, PHASE.breeding]) {
      t.edit((s) => {
        s.phase = phase
      })
      matchStack(t.m, 0, [WOOD, 1])
      expect(t.goods()).toEqual({})
    }
    t.edit((s) => {
      s.phase = PHASE.roundStart
    })
    matchStack(t.m, 0, [WOOD, 1])
    expect(t.goods()).toEqual({ wood: 1 })
  })

  test('[occ-resource-seller.e2] the stack of the Grocer is not touched, and the table is told once for each good', () => {
    const t = playOccupation('Resource Seller', { holds: ['Grocer'], goods: { food: 1 } }, four)
    for (const space of ['fishing', 'clay_1', 'reed_1']) t.place(space)
    t.place('p4_occupation', play('Grocer'))
    const before = topOf(t.player(), cardNo('Grocer'))
    for (const space of ['day_laborer', 'take_grain', 'p4_wood_1', 'p4_clay_2'])
      if (t.asks()?.seat !== 0) t.place(space)
    t.seat(0, { home: 1 })
    t.space('wood_3', { lies: 3 })
    const gained = say(t, { place: 'wood_3' }).filter(({ kind }) => kind === 'gained')
    expect(gained).toEqual([{ kind: 'gained', seat: 0, card: cardNo('Resource Seller'), goods: { wood: 1 } }])
    expect([t.goods().wood, topOf(t.player(), cardNo('Grocer'))]).toEqual([4, before])
  })
})

describe('counted', () => {
  test('[A-OCCARD-G24] [occ-house-steward.e2] the most rooms: 3 points for everybody who has them, and nobody else', () => {
    const bonus = (mine: number, others: number) => {
      const rooms = ['A1', 'B1', 'C1', 'A2', 'B2']
      const t = having('House Steward', { rooms: rooms.slice(0, mine) }, { seats: 3 })
      for (const seat of [1, 2]) t.seat(seat, { rooms: rooms.slice(0, seat === 1 ? others : 2) })
      return [0, 1, 2].map((seat) => t.score(seat).bonus)
    }
    expect(bonus(3, 2)).toEqual([3, 0, 0])
    expect(bonus(2, 3)).toEqual([0, 3, 0])
    expect(bonus(4, 4)).toEqual([3, 3, 0])
  })

  test('[A-MINOR-02] what is counted as played: occupations and minor improvements, not what anybody may build', () => {
    const t = having(['Woodcutter', 'Axe', 1, 'Clay Oven'])
    expect(cardsPlayed(t.m, 0)).toEqual([String(cardNo('Woodcutter')), String(cardNo('Axe'))])
  })

  test('[min-gypsys-crock.e1] goods are cooked together in pairs: each pair once, none of a thing with itself', () => {
    const t = having(["Gypsy's Crock", 1], { goods: { sheep: 1, boar: 1, vegetable: 1 }, pastures: ['A4 A5', 'B4 B5'] })
    const pairs = t.offers().flatMap((offer) => {
      const exchange = (offer as { readonly exchange?: { readonly [name: string]: number } }).exchange ?? {}
      return Object.keys(exchange).length === 2 ? [Object.keys(exchange).toSorted().join()] : []
    })
    expect(pairs.toSorted()).toEqual(['boar@1,sheep@1', 'boar@1,vegetable@1', 'sheep@1,vegetable@1'])
  })

  test('[A-CARDS-22] what a card offers later is shown for later rounds, not for this one', () => {
    // Nine fences stand: four of the others come in round 7, the last two in round 11.
    const t = playOccupation('Fence Deliveryman', { pastures: ['A4 A5', 'B5'] }, { seats: 4, round: 1 })
    const rounds = () => coming(t.m.state, t.player()).map(({ round, fences }) => [round, fences])
    expect(rounds()).toEqual([
      [7, 4],
      [11, 2],
    ])
    t.edit((s) => {
      s.round = 7
    })
    expect([rounds(), t.player().fencesAway]).toEqual([[[11, 2]], 6])
    t.seat(0, { goods: { food: 5 } }).edit((s) => {
      s.round = 10
    })
    t.endRound()
    expect([t.m.state.round, t.player().fencesAway]).toEqual([11, 4])
  })
})

describe('refusals of cards', () => {
  test('[A-OCC-05] [A-OCC-01] an occupation that is too dear says so, an improvement is none', () => {
    const t = openTable({ ...four, round: 5 }).seat(0, {
      plays: ['Woodcutter'],
      holds: ['Chief', 'Carpenter', 'Axe'],
      goods: { food: 2 },
    })
    t.place('occupation')
    expect(t.refusal(play('Chief'))).toMatchObject({
      rule: 'A-OCC-05',
      args: { card: cardNo('Chief'), lacks: { food: 1 } },
    })
    expect(t.refusal(play('Axe'))).toMatchObject({ rule: 'A-OCC-01', args: { why: 'notOccupation' } })
    expect(t.refusal(play('Tutor'))).toMatchObject({ rule: 'A-CARDS-01', args: { card: cardNo('Tutor') } })
    expect(t.refused('pass')).not.toBeNull()
  })

  test('[A-VARIANT-01] three cards are named in the order of their numbers, none of them twice', () => {
    const t = openTable({ round: 5, options: { threeForOne: true } }).seat(0, {
      holds: ['Axe', 'Stable', 'Woodcutter', 'Carpenter'],
    })
    t.unasked({ trade: 'threeForOne' }).answer({ discard: String(cardNo('Stable')) })
    const why = (name: string) => t.refusal({ discard: String(cardNo(name)) })
    expect(why('Stable')).toMatchObject({ rule: 'A-VARIANT-01', args: { why: 'tradeGiven' } })
    expect(why('Axe')).toMatchObject({ rule: 'A-VARIANT-01', args: { why: 'tradeOrder' } })
    expect(why('Tutor')).toMatchObject({ rule: 'K-NOT-A-CHOICE' })
  })

  test('[A-VARIANT-03] an empty pile is made of its discards, which are then gone', () => {
    const t = openTable({ round: 5, options: { threeForOne: true } }).seat(0, {
      holds: ['Axe', 'Stable', 'Woodcutter'],
    })
    t.edit((s) => {
      s.piles = [s.piles[0], []]
      s.discards = [[], [cardNo('Quarry'), cardNo('Loom')]]
    })
    t.unasked({ trade: 'threeForOne' })
    for (const name of ['Axe', 'Stable', 'Woodcutter']) t.answer({ discard: String(cardNo(name)) })
    t.answer({ draw: 'minor' })
    const [drawn = 0] = t.hand()
    expect([cardNo('Quarry'), cardNo('Loom')]).toContain(drawn)
    const [rest] = t.m.state.piles[1]
    expect([drawn, rest].toSorted()).toEqual([cardNo('Quarry'), cardNo('Loom')].toSorted())
    expect(t.m.state.discards).toEqual([[cardNo('Woodcutter')], [cardNo('Axe'), cardNo('Stable')]])
  })
})
