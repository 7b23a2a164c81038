/** Family game, solitaire, series, drafts and three-for-one, told from the rulebook alone. */

import { kernel, type Match, type Options, randomFrom, seedFrom, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { agricola, nextGame, targetOf, withOccupation } from '../../index.ts'
import type { State } from '../../rules/state.ts'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { at, table } from '../cards-e/table.ts'
import { unaskedInFull } from '../shorthand.ts'

const k = kernel(agricola)
const create = (seats: number, options: Options, words = 'modes'): Match<State> =>
  k.create({ game: 'agricola', seats, options, seed: seedFrom(words) })
const family = { mode: 'family' }
const offered = (m: Match<State>, name: string): boolean => m.state.spaces.includes(spaceNamed(name))

describe('family game', () => {
  test('[A-FAMILYGAME-01] [A-FAMILYGAME-06] no hands, no occupations', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const m = create(seats, family)
      expect(m.state.players.every((p) => p.hand.length === 0)).toBe(true)
      for (const name of [
        'occupation',
        'starting_player_minor',
        'p3_occupation',
        'p4_occupation',
        'p5_occupation_or_growth',
        'day_laborer',
      ]) {
        expect([name, offered(m, name)]).toEqual([name, false])
      }
    }
    const dropped = { ...family, familyOccupationCards: 'dropped' }
    expect([3, 4].map((seats) => offered(create(seats, dropped), `p${seats}_two_resources`))).toEqual([false, false])
    expect([3, 4].map((seats) => offered(create(seats, family), `p${seats}_two_resources`))).toEqual([true, true])
  })
  test('[A-FAMILYGAME-02] [A-FAMILYGAME-03] [AX-T-29] the storehouse: token and all the food, nothing in a solo game', () => {
    const t = table(2, 3, family).lies('starting_player_storehouse', 3)
    t.go('day_laborer_family', 3).go('starting_player_storehouse')
    expect([t.m.state.starter, t.goods(1)]).toEqual([1, { food: 3 }])
    const solo = create(1, family)
    expect(solo.state.lies[spaceNamed('starting_player_storehouse')]).toBe(0)
  })
  test('[A-FAMILYGAME-05] majors only; growth without an improvement', () => {
    const t = table(2, 5, family).house(0, 3).has({ clay: 2 }).go('family_growth')
    expect(t.asked()?.seat).toBe(1)
    const r = table(2, 5, family).has({ clay: 4, reed: 1 }).go('renovation_major')
    expect(r.asked()?.choices).toEqual([1, 0])
  })
  test('[A-FAMILYGAME-05] the round cards say so, and no rule or card of the full game is named', () => {
    const t = table(2, 14, family)
    for (const text of [agricola.text.en, agricola.text.de]) {
      const view = k.view(t.m, 0)
      const [decision] = view.decisions
      if (decision === undefined) throw new Error('nothing is asked')
      const names = (decision.choices ?? []).map((choice) => toText(text.choice(view, decision, choice)))
      expect(names.filter((name) => /minor|kleine|occupation|Ausbildung/i.test(name))).toEqual([])
    }
    t.has({ clay: 9 }).go('major_improvement', 1)
    expect(
      t
        .edit((s) => (s.turn = 1))
        .go('fishing')
        .whyNot('major_improvement'),
    ).toBe('A-WORK-05')
    expect(k.whyNot(t.m, 0, { choice: { place: 'major_improvement' } })?.args).toMatchObject({ why: 'ownPerson' })
    const poor = table(2, 5, family).has({ clay: 2 }).go('major_improvement')
    const no = k.whyNot(poor.m, 0, { choice: 3 })
    for (const text of [agricola.text.en, agricola.text.de]) {
      expect(toText(text.refusal(no ?? { ok: false, rule: '' }))).not.toMatch(/Simple|Einfache/)
    }
  })
  test('[A-FAMILYGAME-07] one stable for 1 wood and/or bread', () => {
    const t = table(2, 1, family).owns([1]).has({ wood: 5, grain: 1 }).go('stable_bake')
    t.say(0, 32 + at(0, 2))
    expect(t.asked()).toMatchObject({ op: 'bake', choices: [0, 1] })
    expect(t.say(1).goods()).toEqual({ wood: 4, food: 2 })
    expect(t.p().stables).toBe(1 << at(0, 2))
    const bread = table(2, 1, family).owns([1]).has({ grain: 2 }).go('stable_bake', 2)
    expect(bread.goods()).toEqual({ food: 4 })
    expect(table(2, 1, family).has({ grain: 1 }).whyNot('stable_bake')).not.toBeNull()
    expect(table(2, 1, family).has({ wood: 1 }).whyNot('stable_bake')).toBeNull()
  })
  test('[A-FAMILYGAME-08] [A-FAMILYGAME-10] [A-FAMILYGAME-12] day labor and two different resources', () => {
    expect(table(2, 1, family).go('day_laborer_family', 2).goods()).toEqual({ food: 1, reed: 1 })
    const t = table(3, 1, family).go('p3_two_resources')
    const ways = t.asked()?.choices?.length
    t.say(t.asked()?.choices?.[0] ?? null)
    if (t.asked()?.seat === 0) t.say(t.asked()?.choices?.[0] ?? null)
    const kinds = Object.values(t.goods())
    expect(kinds).toEqual([1, 1])
    expect(ways).toBeGreaterThan(2)
    expect(table(5, 4, family).house(0, 3).go('p5_two_resources_or_growth').asked()?.op).not.toBe('option')
    expect(table(5, 5, family).house(0, 3).go('p5_two_resources_or_growth').asked()).toMatchObject({
      op: 'option',
      choices: [0, 1],
    })
  })
})

describe('alone', () => {
  test('[A-SOLO-01] [A-SOLO-02] [A-SOLO-04] no food, 2 wood a round, no cards for more players', () => {
    const m = create(1, {})
    expect([m.state.lies[spaceNamed('wood_3')], m.state.players[0]?.goods.every((n) => n === 0)]).toEqual([2, true])
    expect(m.state.players[0]?.hand).toHaveLength(14)
  })
  test('[A-SOLO-10] targets', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(targetOf)).toEqual([50, 55, 59, 62, 64, 65, 66, 67])
  })
  test('[A-SOLO-11] [A-SOLO-12] [A-SOLO-15] [A-SOLO-16] permanent occupations lie there from the start, not in the hand; fewer new ones', () => {
    for (let n = 0; n < 8; n++) {
      const m = create(1, { soloGame: 3, permanent1: 187, permanent2: 176, soloFood: 4 }, `series ${n}`)
      const p = m.state.players[0]
      expect(p?.occupations).toEqual([187, 176])
      expect(p?.hand.filter((no) => no >= 147)).toHaveLength(5)
      expect(p?.hand.filter((no) => no < 147)).toHaveLength(7)
      expect(p?.hand).not.toContain(187)
      expect(p?.goods[6]).toBe(4)
      expect(p?.future.length).toBe(9 * 4)
    }
  })
  test('[A-SOLO-15] [A-OCC-02] they count for the price of the next', () => {
    const m = create(1, { soloGame: 2, permanent1: 176 }, 'price')
    expect(k.whyNot(m, 0, { choice: { place: 'occupation' } })?.rule).toBe('A-OCC-06')
  })
  test('[A-SOLO-13] [A-SOLO-14] what exceeds the target is food for the next game; below it the series ends', () => {
    const t = table(1, 14, { soloGame: 2, permanent1: 176 }).has({ food: 20 })
    t.endRound()
    expect(k.over(t.m)).toBe(true)
    expect(nextGame(t.m)).toBeNull()
    // A family as large as the points need: the total is all that counts here.
    const total = (): number => Object.values(t.score()).reduce((a, b) => a + b, 0)
    const reach = (points: number): void => {
      t.mine((p) => {
        p.people += Math.ceil((points - total()) / 3)
        p.occupations = [176, 151, 154]
      })
    }
    reach(55)
    const next = nextGame(t.m)
    expect(next?.options).toMatchObject({ soloGame: 3, soloFood: total() - 55, permanent1: 176 })
    expect(next?.candidates).toEqual([151, 154])
    reach(65)
    const better = nextGame(t.m)
    expect(better?.options.soloFood).toBe(total() - 55)
    expect(total()).toBeGreaterThan(64)
    if (better === null) throw new Error('no next game')
    const options = withOccupation(better, 154)
    expect(options).toMatchObject({ permanent1: 176, permanent2: 154 })
    expect(create(1, options).state.players[0]?.occupations).toEqual([176, 154])
  })
})

describe('drafts', () => {
  function drafted(seats: number, options: Options): Match<State> {
    const m = create(seats, options)
    const random = randomFrom('draft')
    for (let n = 0; n < 500; n++) {
      const [open] = k.open(m)
      if (open === undefined || open.frame.op === 'place') break
      k.play(m, open.frame.seat, { choice: k.sample(m, open, random) })
    }
    return m
  }
  for (const draft of ['occupationsThenMinors', 'combined', 'tenToSeven']) {
    for (const dealt of draft === 'tenToSeven' ? [10] : [7, 9]) {
      test(`[A-DRAFT-01] [A-DRAFT-02] [A-DRAFT-03] ${draft}, ${dealt} dealt: seven of each in the end, no card twice`, () => {
        const m = drafted(3, { draft, dealt })
        expect(m.defect).toBeNull()
        const all = m.state.players.flatMap((p) => p.hand)
        expect(new Set(all).size).toBe(all.length)
        for (const p of m.state.players) {
          expect(p.hand.filter((no) => no >= 147)).toHaveLength(7)
          expect(p.hand.filter((no) => no < 147)).toHaveLength(7)
        }
        expect(k.open(m)[0]?.frame.op).toBe('place')
        expect(m.state.round).toBe(1)
      })
    }
  }
  test('[A-DRAFT-01] what is not chosen goes to the left', () => {
    const m = create(3, { draft: 'occupationsThenMinors' })
    const before = m.state.packets.map((p) => [...p])
    const took = k.open(m).map((open) => {
      const choice = k.choices(m, open)?.[0]
      return [open.frame.seat, choice] as const
    })
    for (const [seat, choice] of took) k.play(m, seat, { choice: choice ?? null })
    const after = m.state.packets
    for (const [seat, choice] of took) {
      const rest = (before[seat] ?? []).filter((no) => String(no) !== (choice as { take: string }).take)
      expect([...(after[(seat + 1) % 3] ?? [])].sort()).toEqual(rest.sort())
    }
  })
})

describe('three for one', () => {
  test('[A-VARIANT-01] [A-VARIANT-02] three hand cards for a new one of either kind, without a person', () => {
    const m = create(2, { threeForOne: true })
    const seat = m.state.starter
    const p = m.state.players[seat]
    expect(k.anytime(m, seat)).toContainEqual({ trade: 'threeForOne' })
    expect(k.play(m, seat, { to: 'anytime', choice: unaskedInFull(['trade']) })).toBeNull()
    for (let n = 0; n < 6; n++) {
      const [open] = k.open(m)
      if (open === undefined || open.frame.op === 'place') break
      k.play(m, open.frame.seat, { choice: k.sample(m, open, randomFrom(`three ${n}`)) })
    }
    expect([p?.hand.length, p?.home]).toEqual([12, 2])
    expect(k.anytime(create(2, {}), seat)).not.toContainEqual({ trade: 'threeForOne' })
  })
})

test('[A-SCORE-17] equal points share the win', () => {
  const t = table(2, 14).has({ food: 4 }).has({ food: 4 }, 1)
  t.endRound()
  expect(agricola.result(t.m).winners).toEqual([0, 1])
})
