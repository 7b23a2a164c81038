/** Rulings that several cards share, and single ones not met elsewhere, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { type CardRef, cardNo, openTable, type Place } from '../table.ts'
import {
  againstMinor,
  around,
  eager,
  FREE,
  having,
  holdingMinor,
  play,
  playMinor,
  playOccupation,
  toHarvest,
  untilPlacing,
} from './drive.ts'

const RICH = { wood: 9, clay: 9, reed: 9, stone: 9, grain: 9, vegetable: 2, food: 9 }

describe('passing cards', () => {
  const PASSING: readonly (readonly [card: CardRef, ruling: string, place: Place])[] = [
    ['Field', 'min-field.r2', {}],
    ['Building Material', 'min-building-material.r2', {}],
    ['Market Stall', 'min-market-stall.r3', {}],
    ['Mini Pasture', 'min-mini-pasture.r4', {}],
    ['Helpful Neighbours', 'min-helpful-neighbours.r3', {}],
    ['min-stable', 'min-stable.r1', {}],
    ['Stone House Extension', 'min-stone-house-extension.r3', { house: 'stone' }],
    ['Cattle Market', 'min-cattle-market.r2', { goods: { sheep: 1 }, pastures: ['A4 A5'] }],
    ['Alms', 'min-alms.r3', {}],
    ['Guest', 'min-guest.r5', {}],
    ['Wooden Hut Extension', 'min-wooden-hut-extension.r4', {}],
    ['Reed Exchange', 'min-reed-exchange.r3', {}],
    ['Weekly Market', 'min-weekly-market.r3', {}],
    ['Lumber', 'min-lumber.r2', {}],
    ['Corn Sheaf', 'min-corn-sheaf.r1', {}],
    ['Clay Hut Extension', 'min-clay-hut-extension.r3', { house: 'clay' }],
    ['Boar Breeding', 'min-boar-breeding.r2', { pastures: ['A4 A5'] }],
    ['Stone Exchange', 'min-stone-exchange.r2', {}],
  ]

  test.each(PASSING)('[AGR-MIN-G03] %s [%s] goes to the left; alone it leaves the game', (card, _, place) => {
    const rich = { goods: RICH, ...place }
    const t = eager(playMinor(card, rich))
    expect(t.hand(1)).toContain(cardNo(card))
    expect(t.played(0)).not.toContain(cardNo(card))
    const alone = playMinor(card, rich, { seats: 1 })
    while (alone.asks() !== null && alone.asks()?.kind !== 'place') eager(alone)
    expect([...alone.hand(0), ...alone.played(0)]).not.toContain(cardNo(card))
  })
})

describe('goods on rounds to come', () => {
  const SUPPORT: Place = { goods: RICH, plays: [...FREE, 'Axe', 'Basket'] }
  const roundsOf = (future: readonly number[]): number[] => future.filter((_, i) => i % 4 === 0)

  test.each([
    ['Animal Pen', 'min-animal-pen.r1'],
    ['Carp Pond', 'min-carp-pond.r2'],
    ['Fruit Tree', 'min-fruit-tree.r1'],
    ['Sack Cart', 'min-sack-cart.r1'],
    ['Dovecote', 'min-dovecote.r1'],
    ['Beehive', 'min-beehive.r2'],
    ['Granary', 'min-granary.r3'],
  ] as const)('%s [%s] lays nothing on this round or on those that are over', (card, _) => {
    const rounds = roundsOf(eager(playMinor(card, SUPPORT, { round: 10 })).player().future)
    expect(rounds.length).toBeGreaterThan(0)
    expect(rounds.every((round) => round > 10 && round <= 14)).toBe(true)
  })

  test.each([
    ['Cattle Whisperer', 'occ-cattle-whisperer.r1', [13]],
    ['Sheep Whisperer', 'occ-sheep-whisperer.r2', [12]],
    ['Pig Whisperer', 'occ-pig-whisperer.r1', [12]],
  ] as const)('%s [%s] what would come after round 14 is lost', (card, _, rounds) => {
    expect(roundsOf(playOccupation(card, {}, { round: 8 }).player().future).filter((r) => r > 11)).toEqual(rounds)
    expect(roundsOf(playOccupation(card, {}, { round: 12 }).player().future)).toEqual([])
  })

  test('[occ-manservant.r1] not in the round that is running', () => {
    const t = playOccupation('Manservant', { house: 'stone' }, { round: 11 })
    expect(roundsOf(t.player().future)).toEqual([12, 13, 14])
  })

  test.each([
    ['Field Watchman', 'occ-field-watchman.r2'],
    ['Market Crier', 'occ-market-crier.r1'],
    ['Seed Seller', 'occ-seed-seller.r1'],
    ['Grain Cart', 'min-grain-cart.r1'],
    ['Pieceworker', 'occ-pieceworker.r2'],
  ] as const)('%s [%s] has nothing to do with grain of the Granary', (card, _) => {
    const t = playMinor('Granary', { goods: { wood: 3, food: 9 }, plays: [card] }, { round: 5 })
      .endRound()
      .endRound()
    untilPlacing(t)
    while (t.m.state.round < 8) untilPlacing(t.seat(1, { goods: { food: 9 } }).endRound())
    const { food, ...rest } = t.goods()
    expect([t.asks()?.kind, rest]).toEqual(['place', { grain: 1 }])
    expect(food).toBeLessThanOrEqual(9)
  })

  test('[occ-sycophant.r2] nobody is paid for grain of the Granary', () => {
    const t = playMinor('Granary', { goods: { wood: 3, food: 20 } }, { seats: 4, round: 7 })
    t.seat(1, { plays: ['Sycophant'], goods: { food: 10 } }).edit((s) => {
      for (const p of s.players) p.home = 0
    })
    expect(toHarvest(t).m.state.round).toBe(8)
    expect(t.goods().grain).toBe(1)
  })
})

describe('prices and requirements', () => {
  test.each([
    ['Chicken Coop', 'min-chicken-coop.r1'],
    ['Corn Storehouse', 'min-corn-storehouse.r1'],
  ] as const)('%s [%s] wood or clay, no mixture', (card, _) => {
    expect(againstMinor(card, { goods: { wood: 1, clay: 1, reed: 1 } })).not.toBeNull()
    for (const good of ['wood', 'clay']) expect(againstMinor(card, { goods: { [good]: 2, reed: 1 } })).toBeNull()
  })

  test('[min-granary.r1] 3 wood or 3 clay, no mixture', () => {
    expect(againstMinor('Granary', { goods: { wood: 2, clay: 1 } })).not.toBeNull()
    for (const good of ['wood', 'clay']) expect(againstMinor('Granary', { goods: { [good]: 3 } })).toBeNull()
  })

  test('[min-corn-storehouse.r5] the Ladder and the Thatcher save the reed', () => {
    for (const card of ['Ladder', 'Thatcher'])
      expect(againstMinor('Corn Storehouse', { goods: { wood: 2 }, plays: [card] })).toBeNull()
  })

  test.each([
    ['Straw-thatched Roof', 'min-straw-thatched-roof.r1', 'grain', 3],
    ['Herb Garden', 'min-herb-garden.r1', 'vegetable', 1],
    ['Strawberry Patch', 'min-strawberry-patch.r1', 'vegetable', 2],
    ['Sleeping Corner', 'min-sleeping-corner.r2', 'grain', 2],
  ] as const)('%s [%s] counts fields on which something lies', (card, _, crop, n) => {
    const cells = ['A2', 'A3', 'A4'].slice(0, n)
    const sown = (last: string | null): Place => ({
      goods: { wood: 1 },
      fields: Object.fromEntries(cells.map((cell, i) => [cell, i === n - 1 ? last : `${crop} 1`])),
    })
    expect(againstMinor(card, sown(`${crop} 1`))).toBeNull()
    expect(againstMinor(card, sown(null))).not.toBeNull()
  })

  test.each([
    ['Manure', 'min-manure.r2', 2],
    ['Liquid Manure', 'min-liquid-manure.r4', 4],
  ] as const)('%s [%s] House Goat and Horse are no animals', (card, _, n) => {
    const farm = (sheep: number): Place => ({
      plays: ['House Goat', 'Horse'],
      goods: { sheep },
      pastures: ['A4 A5'],
    })
    expect(againstMinor(card, farm(n))).toBeNull()
    expect(againstMinor(card, farm(n - 1))).not.toBeNull()
  })

  test('[min-alms.r1] [min-alms.r2] food for rounds that are over; for whoever has no occupation', () => {
    expect(playMinor('Alms', {}, { round: 6 }).goods()).toEqual({ food: 5 })
    expect(againstMinor('Alms', { plays: ['Woodcutter'] })).not.toBeNull()
  })

  test('[min-cooking-hearth.r2] no clay buys it: a fireplace has to be given back', () => {
    expect(againstMinor('min-cooking-hearth', { goods: { clay: 9 } })).not.toBeNull()
    expect(againstMinor('min-cooking-hearth', { plays: [1] })).toBeNull()
  })

  test('[min-sawmill.r1] the Joinery given back can be bought again', () => {
    const joinery = cardNo('Joinery')
    const t = having('Joinery')
    expect((t.m.state.offer >> joinery) & 1).toBe(0)
    const u = eager(holdingMinor('Sawmill', { plays: ['Joinery'] }).answer(play('Sawmill')))
    expect((u.m.state.offer >> joinery) & 1).toBe(1)
    expect(u.played()).not.toContain(joinery)
  })
})

describe('at the end', () => {
  test.each([
    ['Animal Yard', 'min-animal-yard.r2'],
    ['Wildlife Reserve', 'min-wildlife-reserve.r2'],
    ['Forest Pasture', 'min-forest-pasture.r3'],
  ] as const)('%s [%s] is no pasture', (card, _) => {
    expect(having(card, { goods: { boar: 1 } }).score().pastures).toBe(having([]).score().pastures)
  })

  test('[min-forest-pasture.r1] its boar count as boar', () => {
    expect(having('Forest Pasture', { goods: { boar: 5 } }).score().boar).toBe(3)
  })

  test('[min-horse.r1] [min-horse.r2] 2 points once, missing kinds still cost one each, and it needs no place', () => {
    const without = having([]).score()
    const t = having('Horse').score()
    expect([t.sheep, t.boar, t.cattle]).toEqual([-1, -1, -1])
    expect(t.cards + t.bonus - without.cards - without.bonus).toBe(2)
    expect(having('Horse').player().loose).toBe(having([]).player().loose)
  })

  test('[min-paved-road.r1] [min-paved-road.r2] [min-clay-path.r1] [min-clay-path.r2] [min-wooden-path.r1] [min-wooden-path.r2] the best street alone brings the bonus', () => {
    const bonus = (...streets: readonly string[]): number[] => {
      const t = openTable({ seats: 3, round: 14 })
      for (const [seat, street] of streets.entries()) t.seat(seat, { plays: [street] })
      return streets.map((_, seat) => t.score(seat).bonus)
    }
    expect(bonus('Wooden Path', 'Paved Road', 'Clay Path')).toEqual([0, 2, 0])
    expect(bonus('Wooden Path', 'Clay Path')).toEqual([0, 2])
    expect(bonus('Wooden Path')).toEqual([2])
  })

  test('[min-mansion.r1] [min-mansion.r2] in place of the Half-timbered House, together with the Chief', () => {
    const stone: Place = { house: 'stone' }
    const bonus = (...cards: readonly string[]): number => having(cards, stone).score().bonus
    expect(bonus('Mansion', 'Half-timbered House')).toBe(bonus('Mansion'))
    expect(bonus('Mansion', 'Chief')).toBe(bonus('Mansion') + bonus('Chief'))
    expect(bonus('Mansion', 'Clogs')).toBe(bonus('Mansion') + bonus('Clogs'))
  })

  test('[occ-animal-tamer.r1] [min-house-goat.r1] with the House Goat no animals live in the rooms', () => {
    expect(having('Animal Tamer').player().loose).toBe(2)
    expect(having(['Animal Tamer', 'House Goat']).player().loose).toBe(0)
  })

  test('[occ-village-elder.r1] the bonus may go to somebody else', () => {
    const t = openTable({ seats: 2, round: 14 })
      .seat(0, { plays: ['Village Elder'] })
      .seat(1, { plays: ['Axe', 'Basket', 'Canoe'] })
    expect([t.score(0).bonus, t.score(1).bonus > 0]).toEqual([0, true])
  })
})

describe('spaces and people', () => {
  test('[min-tavern.r1] [min-tavern.r2] one person, and nothing for the owner', () => {
    const t = having('Tavern', {}, { seats: 3 }).place('day_laborer').place('tavern')
    if (t.asks()?.kind !== 'place') eager(t, 1)
    expect(t.goods(0)).toEqual({ food: 2 })
    expect(t.refused({ place: 'tavern' })).not.toBeNull()
  })

  test('[occ-clay-digger.r1] nobody without 3 food', () => {
    const t = (food: number) =>
      openTable({ seats: 4, round: 5 })
        .seat(1, { plays: ['Clay Digger'] })
        .seat(0, { goods: { food } })
    expect(t(2).refused({ place: 'p3_clay_1' })).not.toBeNull()
    expect(t(3).refused({ place: 'p3_clay_1' })).toBeNull()
  })

  test('[min-sleeping-corner.r1] on both cards of family growth', () => {
    for (const space of ['family_growth_minor', 'family_growth_no_room']) {
      const t = having('Sleeping Corner', { rooms: ['B1', 'C1', 'A1'] }, { round: 13 }).space(space, { by: [1] })
      expect(t.refused({ place: space })).toBeNull()
    }
  })

  test('[occ-fencer.r1] nothing for own fences', () => {
    const t = having('Fencer', { goods: { wood: 9 } }).place('fences', around('A5'))
    expect(t.goods()).toEqual({ wood: 5 })
  })

  test.each([
    ['Reed Buyer', 'occ-reed-buyer.r1', 'reed_1', 'reed'],
    ['Stone Buyer', 'occ-stone-buyer.r1', 'stone_stage2', 'stone'],
  ] as const)('%s [%s] the seller is not asked', (card, _, space, good) => {
    const t = openTable({ seats: 3, round: 6 })
      .seat(1, { plays: [card], goods: { food: 2 } })
      .space(space, { lies: 1 })
      .place(space)
    expect(t.asks()).toMatchObject({ seat: 1, kind: 'mayEffect' })
    t.answer('yes')
    expect([t.goods(0)[good] ?? 0, t.goods(1)[good], t.asks()?.kind]).toEqual([0, 1, 'place'])
  })

  test('[occ-layabout.r1] nobody is fed and nobody begs in the harvest that is skipped', () => {
    const t = toHarvest(playOccupation('Layabout', {}, { round: 4 }))
    expect([t.player().begging, t.m.state.round]).toEqual([0, 5])
  })

  test('[occ-animal-handler.r3] an animal that is not bought does not stay', () => {
    const t = untilPlacing(playOccupation('Animal Handler', { goods: { food: 9 } }, { seats: 4, round: 6 }).endRound())
    expect([t.m.state.round, t.goods().sheep]).toEqual([7, undefined])
  })
})
