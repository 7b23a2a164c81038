/** Claims and guests, by the cards that live on them. */

import { describe, expect, test } from 'vitest'
import { foodNeeded } from '../rules/calendar/feeding.ts'
import { violations } from '../rules/violations.ts'
import { type Table, table } from './cards-e/table.ts'

describe('[A-CARDS-11] [I248] a claim of the Net Fisherman', () => {
  /** Nobody else places, so nobody fishes in between. */
  const claims = (seats: number, round = 1): Table =>
    table(seats, round)
      .owns([248])
      .edit((s) => {
        for (const p of s.players.slice(1)) p.home = 0
      })

  test('arises when reed is taken and is settled when people go home', () => {
    const t = claims(2).go('reed_1')
    expect(t.goods()).toEqual({ reed: 1 })
    expect(t.endRound().asked()?.op).toBe('mayEffect')
    expect(t.say('yes').goods()).toEqual({ reed: 1, food: 1 })
    // The next round fills the space anew.
    expect(t.m.state.round).toBe(2)
  })

  test('[A-OCCARD-D14] arises on every space that yields reed, and where reed is chosen', () => {
    const after = (t: Table): string | undefined => t.endRound().asked()?.op
    expect(after(claims(4).go('p4_reed_stone_food'))).toBe('mayEffect')
    expect(after(claims(5).go('p5_reed_stone_wood'))).toBe('mayEffect')
    expect(after(claims(3).go('p3_building_resource', 2))).toBe('mayEffect')
    expect(after(claims(3).go('p3_building_resource', 0))).toBe('place')
  })

  test('[A-HOME-03] is settled before the harvest: what it brings can be eaten', () => {
    const t = claims(2, 4).has({ food: 3 }).has({ food: 9 }, 1).go('reed_1').endRound().say('yes')
    expect(t.p().begging).toBe(0)
  })

  test('is settled once: it has to arise anew in a later round', () => {
    const t = claims(2).go('reed_1').endRound().say('yes')
    expect(t.endRound().asked()?.op).toBe('place')
  })

  test('belongs to its owner alone', () => {
    const t = table(2, 1).owns([248]).go('day_laborer').go('reed_1')
    expect(t.endRound().asked()?.op).toBe('place')
  })

  test('[I248.r2] whoever fishes in the meantime has emptied the space', () => {
    // The other player's last person goes fishing.
    const t = table(2, 1).owns([248]).go('reed_1').endRound()
    expect([t.asked()?.op, t.m.state.round]).toEqual(['place', 2])
  })
})

describe('[A-CARDS-12] [I73] a guest', () => {
  /** Whoever plays the card has one person more to place in the next round than the family has. */
  const guest = (people: number): Table =>
    table(2, 5)
      .mine((p) => Object.assign(p, { people, home: 1 }))
      .holds([73])
      .has({ food: 2 })
      .edit((s) => {
        for (const p of s.players.slice(1)) p.home = 0
      })
      .go('starting_player_minor', 73)

  test('acts like a person, even as the sixth placement', () => {
    const t = guest(5)
    expect([t.m.state.round, t.p().home]).toEqual([6, 6])
    expect(violations(t.m)).toEqual([])
  })

  test('needs no room, eats nothing, scores nothing', () => {
    const t = guest(2).house(0, 3)
    expect(t.p().home).toBe(3)
    expect(t.whyNot('family_growth_minor')).toBeNull()
    expect([foodNeeded(t.m, t.p()), t.score().persons]).toEqual([4, 6])
  })

  test('is gone in the round after, and the card has gone to the left', () => {
    const t = guest(2).endRound()
    expect([t.m.state.round, t.p().home, t.p(1).hand]).toEqual([7, 2, [73]])
  })
})
