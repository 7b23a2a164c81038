/** The course of a whole game, told from the rulebook alone: stages, piles, turns, harvests, the end. */

import { type Json, kernel, type Match, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { agricola } from '../../index.ts'
import type { State } from '../../rules/state.ts'
import { spaceNamed } from '../../rules/work/spaces.ts'
import { table } from '../cards-e/table.ts'

const k = kernel(agricola)

/** What the rulebook lays on each space every round. */
const PILES: { readonly [space: string]: number } = {
  wood_3: 3,
  clay_1: 1,
  reed_1: 1,
  fishing: 1,
  sheep: 1,
  stone_stage2: 1,
  boar: 1,
  stone_stage4: 1,
  cattle: 1,
  p3_wood_2: 2,
  p3_clay_1: 1,
  p4_wood_1: 1,
  p4_wood_2: 2,
  p4_clay_2: 2,
  p4_traveling_players: 1,
  p5_wood_4: 4,
  p5_clay_3: 3,
  p5_reed_stone_wood: 1,
  starting_player_storehouse: 1,
}

const STAGES = [
  ['fences', 'major_or_minor', 'sheep', 'sow_bake'],
  ['family_growth_minor', 'renovation_improvement', 'stone_stage2'],
  ['boar', 'take_vegetable'],
  ['cattle', 'stone_stage4'],
  ['family_growth_no_room', 'plow_sow'],
  ['renovation_fences'],
]
/** The family game has no minor improvements (A-FAMILYGAME-05). */
const FAMILY: { readonly [name: string]: string } = {
  major_or_minor: 'major_improvement',
  renovation_improvement: 'renovation_major',
  family_growth_minor: 'family_growth',
}
const stages = (mode: string): string[] =>
  STAGES.flat().map((name) => (mode === 'family' ? (FAMILY[name] ?? name) : name))

function create(seats: number, mode: string, words: string): Match<State> {
  return k.create({ game: 'agricola', seats, options: { mode }, seed: seedFrom(words) })
}

/** Plays by chance; tells of every placement and of every new round. */
function watch(
  m: Match<State>,
  placed: (seat: number, space: number) => void,
  round: (n: number) => void,
  words = 'independent',
): void {
  const random = randomFrom(words)
  let seen = m.state.round
  round(seen)
  for (let n = 0; n < 5000; n++) {
    const [open] = k.open(m)
    if (open === undefined) return
    const choice: Json = k.sample(m, open, random)
    if (open.frame.op === 'place') placed(open.frame.seat, spaceNamed((choice as { place: string }).place))
    const refusal = k.play(m, open.frame.seat, { choice })
    if (refusal !== null) throw new Error(refusal.rule)
    if (m.defect !== null) throw new Error(m.defect)
    if (m.state.round !== seen && !k.over(m)) {
      seen = m.state.round
      round(seen)
    }
  }
  throw new Error('no end')
}

describe('fourteen rounds', () => {
  for (const [seats, mode] of [
    [2, 'family'],
    [3, 'family'],
    [4, 'family'],
    [1, 'family'],
  ] as const) {
    test(`[A-ROUND-01] [A-ROUND-06] [A-ROUND-07] [A-ROUND-09] [A-SETUP-03] ${seats} players: one card a round, every pile grows`, () => {
      const m = create(seats, mode, `piles ${seats}`)
      const model = new Map<number, number>()
      const piles = new Map(Object.entries(PILES).map(([name, n]) => [spaceNamed(name), n]))
      if (seats === 1) {
        piles.set(spaceNamed('wood_3'), 2)
        piles.delete(spaceNamed('starting_player_storehouse'))
      }
      const rounds: number[] = []
      watch(
        m,
        (_, space) => model.set(space, 0),
        (n) => {
          rounds.push(n)
          for (const space of m.state.spaces) {
            const more = piles.get(space)
            if (more !== undefined) model.set(space, (model.get(space) ?? 0) + more)
          }
          for (const [space] of piles) expect([space, m.state.lies[space] ?? 0]).toEqual([space, model.get(space) ?? 0])
          const open = stages(mode).filter((name) => m.state.spaces.includes(spaceNamed(name)))
          expect(open).toHaveLength(n)
        },
      )
      expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
      expect(k.over(m)).toBe(true)
    })
  }

  test('[A-SETUP-02] [A-SETUP-03] the cards of a stage come in its rounds and in any order within it', () => {
    const orders = new Set<string>()
    for (let n = 0; n < 12; n++) {
      const m = create(2, 'full', `stages ${n}`)
      const order = m.state.order
      let from = 0
      for (const stage of STAGES) {
        const ids = stage.map(spaceNamed).sort((a, b) => a - b)
        expect(order.slice(from, from + stage.length).sort((a, b) => a - b)).toEqual(ids)
        from += stage.length
      }
      expect(order).toHaveLength(14)
      orders.add(order.slice(0, 4).join())
    }
    expect(orders.size).toBeGreaterThan(3)
  })

  test('[A-HARVEST-01] harvests follow rounds 4, 7, 9, 11, 13 and 14, and no other', () => {
    const fed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].filter((round) => {
      const t = table(2, round).has({ food: 30 }).has({ food: 30 }, 1)
      t.endRound()
      return t.goods().food === 26
    })
    expect(fed).toEqual([4, 7, 9, 11, 13, 14])
  })

  test('[A-WORK-01] [A-WORK-02] [A-WORK-05] turns go clockwise from the starting player; no space twice a round; nobody more often than people', () => {
    for (const seats of [2, 3, 4, 5]) {
      const m = create(seats, 'full', `turns ${seats}`)
      let taken = new Set<number>()
      let turns: number[] = []
      let people: number[] = []
      let starter = m.state.starter
      const check = () => {
        if (turns.length === 0) return
        const left = people.slice()
        const expected: number[] = []
        for (let seat = starter; left.some((n) => n > 0); seat = (seat + 1) % seats) {
          if ((left[seat] as number) > 0) {
            expected.push(seat)
            left[seat] = (left[seat] as number) - 1
          }
        }
        expect(turns).toEqual(expected)
      }
      watch(
        m,
        (seat, space) => {
          const shared = m.state.players[seat]?.occupations.some((no) => no === 159 || no === 163) === true
          expect(shared || !taken.has(space)).toBe(true)
          taken.add(space)
          turns.push(seat)
        },
        (n) => {
          // Rounds in which a Ratcatcher may keep people at home are left out.
          if (n !== 11 && n !== 13) check()
          taken = new Set()
          turns = []
          starter = m.state.starter
          people = m.state.players.map((p) => p.people)
        },
        `turns ${seats}`,
      )
    }
  })

  test('[A-WORK-11] [A-ROUND-10] the token moves only by its space and counts from the next round on', () => {
    const t = table(3)
    t.go('day_laborer').go('starting_player_minor')
    expect(t.asked()?.seat).toBe(2)
    t.go('take_grain').go('clay_1').go('reed_1').go('fishing')
    expect([t.m.state.round, t.m.state.starter, t.asked()?.seat]).toEqual([2, 1, 1])
    t.go('day_laborer').go('take_grain').go('fishing').go('clay_1').go('reed_1').go('wood_3')
    expect([t.m.state.round, t.m.state.starter, t.asked()?.seat]).toEqual([3, 1, 1])
  })

  test('[A-WORK-44] [A-WORK-12] the holder may keep the token; the minor improvement is optional and comes after', () => {
    const t = table(2).holds([22]).has({ wood: 2 }).go('starting_player_minor')
    expect(t.asked()).toMatchObject({ op: 'improve', choices: [22, 0] })
    t.say(0)
    expect([t.m.state.starter, t.p().improvements, t.p().hand]).toEqual([0, [], [22]])
    expect(table(2).whyNot('starting_player_minor')).toBeNull()
  })

  test('[A-SETUP-09] [A-SETUP-10] 2 food for the starting player, 3 for the others, nothing else', () => {
    for (const seats of [2, 3, 4, 5]) {
      const m = create(seats, 'full', `food ${seats}`)
      m.state.players.forEach((p, seat) => {
        const goods = p.goods.reduce((a, b) => a + b, 0)
        expect([p.people, p.home, goods]).toEqual([2, 2, seat === m.state.starter ? 2 : 3])
      })
    }
    const solo = create(1, 'full', 'solo').state.players[0]
    expect(solo?.goods.every((n) => n === 0)).toBe(true)
  })

  test('[A-SETUP-05] [A-SETUP-06] seven of each, no card twice, none for more players', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const m = create(seats, 'full', `deal ${seats}`)
      const all = m.state.players.flatMap((p) => p.hand)
      expect(new Set(all).size).toBe(14 * seats)
      for (const p of m.state.players) {
        expect(p.hand.filter((no) => no >= 147)).toHaveLength(7)
        expect(p.hand.filter((no) => no >= 11 && no <= 62)).toHaveLength(7)
      }
    }
    const oneUp = [150, 151, 153, 154, 162, 171, 172, 173, 174, 175, 176, 179, 184, 187, 188, 189, 190, 191, 194, 195]
    oneUp.push(196, 199, 200, 202, 207, 208, 210, 218)
    for (let n = 0; n < 10; n++) {
      const m = create(2, 'full', `two ${n}`)
      for (const p of m.state.players) for (const no of p.hand) if (no >= 147) expect(oneUp).toContain(no)
    }
  })

  test('[A-WORK-04] [A-WORK-03] a seat without any legal space is skipped, and nobody may pass', () => {
    const t = table(2).edit((s) => {
      for (const space of s.spaces) s.by[space] = 2
      s.by[spaceNamed('fishing')] = 0
    })
    expect(t.asked()).toMatchObject({ seat: 0, choices: [spaceNamed('fishing')] })
    t.go('fishing')
    expect([t.m.state.round, t.asked()?.op]).toEqual([2, 'place'])
  })

  test('[A-WORK-07] [A-WORK-08] whoever comes takes all; an empty pile is no place to go', () => {
    const t = table().lies('wood_3', 9).lies('reed_1', 0)
    expect(t.whyNot('reed_1')).toBe('A-WORK-08')
    expect(t.go('wood_3').goods()).toEqual({ wood: 9 })
    expect(t.m.state.lies[spaceNamed('wood_3')]).toBe(0)
  })
})
