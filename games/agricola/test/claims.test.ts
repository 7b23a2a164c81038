/** Claims and guests: what cards of the later decks lean on. One such card is added here, as nothing but data. */

import { atLeast, gain } from '@dorfplatz/kernel'
import { describe, expect, test, vi } from 'vitest'
import { minor, occupation } from '../cards/types.ts'
import { foodNeeded } from '../rules/calendar/feeding.ts'
import { violations } from '../rules/violations.ts'
import { type Table, table } from './cards-e/table.ts'

vi.mock('../cards/E/occupations.ts', async (load) => {
  const { occupationsE } = await load<typeof import('../cards/E/occupations.ts')>()
  // A claim is noted when reed is taken, and settled when people go home.
  const claimant = occupation(248, 'occ-net-fisherman', 'Net Fisherman', 'Netzer', {
    on: [
      { at: 'take', goods: ['reed'], perRound: 1, effect: { do: 'nothing' } },
      { at: 'returnHome', if: atLeast('thisRound.248', 1), effect: gain({ food: 2 }) },
    ],
  })
  return { occupationsE: [...occupationsE, claimant] }
})

vi.mock('../cards/E/minors.ts', async (load) => {
  const { minorsE } = await load<typeof import('../cards/E/minors.ts')>()
  return { minorsE: [...minorsE, minor(73, 'min-guest', 'Guest', 'Gast', { passing: true, play: { do: 'guest' } })] }
})

describe('[A-CARDS-11] a claim', () => {
  const claims = (seats: number): Table => table(seats, 1).owns([248])

  test('arises when its condition occurs and is settled when people go home', () => {
    const t = claims(2).go('reed_1')
    expect(t.goods()).toEqual({ reed: 1 })
    expect(t.endRound().goods()).toEqual({ reed: 1, food: 2 })
  })

  test('[A-OCCARD-D14] arises on every space that yields reed, and where reed is chosen', () => {
    expect(claims(4).go('p4_reed_stone_food').endRound().goods()).toEqual({ reed: 1, stone: 1, food: 3 })
    expect(claims(5).go('p5_reed_stone_wood').endRound().goods()).toEqual({ reed: 1, stone: 1, wood: 1, food: 2 })
    expect(claims(3).go('p3_building_resource', 2).endRound().goods()).toEqual({ reed: 1, food: 2 })
    expect(claims(3).go('p3_building_resource', 0).endRound().goods()).toEqual({ wood: 1 })
  })

  test('[A-HOME-03] is settled before the harvest: what it brings can be eaten', () => {
    const t = table(2, 4).owns([248]).has({ food: 2 }).has({ food: 9 }, 1).go('reed_1')
    expect(t.endRound().p().begging).toBe(0)
  })

  test('is settled once: it has to arise anew in a later round', () => {
    const t = claims(2).go('reed_1').endRound()
    expect([t.m.state.round, t.goods()]).toEqual([2, { reed: 1, food: 2 }])
    expect(t.endRound().goods()).toEqual({ reed: 1, food: 2 })
  })

  test('belongs to its owner alone', () => {
    const t = claims(2).go('day_laborer').go('reed_1')
    expect(t.endRound().goods()).toEqual({ food: 2 })
  })
})

describe('[A-CARDS-12] a guest', () => {
  /** Whoever plays the card has one person more to place than the family has. */
  const guest = (people: number): Table =>
    table(2, 5)
      .mine((p) => Object.assign(p, { people, home: people }))
      .holds([73])
      .edit((s) => {
        for (const p of s.players.slice(1)) p.home = 0
      })
      .go('starting_player_minor', 73)

  test('acts like a person, even as the sixth placement', () => {
    const t = guest(5)
    const spaces = ['wood_3', 'clay_1', 'reed_1', 'fishing', 'day_laborer']
    for (const space of spaces) {
      expect([space, t.asked()?.seat]).toEqual([space, 0])
      expect(violations(t.m)).toEqual([])
      t.go(space)
    }
    expect(t.m.state.round).toBe(6)
    expect(t.goods()).toEqual({ wood: 3, clay: 1, reed: 1, food: 3 })
  })

  test('needs no room, eats nothing, scores nothing', () => {
    const t = guest(2).house(0, 3)
    expect(t.p().home).toBe(2)
    expect(t.whyNot('family_growth_minor')).toBeNull()
    expect([foodNeeded(t.m, t.p()), t.score().persons]).toEqual([4, 6])
  })

  test('is gone in the next round', () => {
    const t = guest(2).endRound()
    expect([t.m.state.round, t.p().home]).toEqual([6, 2])
  })
})
