/** Every card is played with its full effect, and refused when it may not be played. */

import { describe, expect, test } from 'vitest'
import { hallertau } from '../../index.ts'
import { DECKS, THINGS } from '../../rules/facts.ts'
import {
  answer,
  asked,
  cardRefused,
  edit,
  fieldsOf,
  give,
  handDecks,
  play,
  type Scene,
  seat,
  spaceOf,
  table,
} from '../scenario.ts'
import { bonusFacts } from './bonus.facts.ts'
import type { Fact, Gives } from './facts.ts'
import { farmFacts } from './farm.facts.ts'
import { farmyardFieldFacts } from './farmyard-field.facts.ts'
import { farmyardHopsFacts } from './farmyard-hops.facts.ts'
import { farmyardJewelryFacts } from './farmyard-jewelry.facts.ts'
import { farmyardSheepFacts } from './farmyard-sheep.facts.ts'
import { gatewayAdvancedFacts } from './gateway-advanced.facts.ts'
import { gatewayBeginnerFacts } from './gateway-beginner.facts.ts'
import { gatewayExpertFacts } from './gateway-expert.facts.ts'
import { gatewayMasterFacts } from './gateway-master.facts.ts'
import { momentFacts } from './moments.facts.ts'
import { pointFacts } from './point.facts.ts'

const ALL_FACTS: { readonly [deck: string]: readonly Fact[] } = {
  'gateway-beginner': gatewayBeginnerFacts,
  'gateway-advanced': gatewayAdvancedFacts,
  'gateway-expert': gatewayExpertFacts,
  'gateway-master': gatewayMasterFacts,
  'farmyard-hops': farmyardHopsFacts,
  'farmyard-sheep': farmyardSheepFacts,
  'farmyard-field': farmyardFieldFacts,
  'farmyard-jewelry': farmyardJewelryFacts,
  bonus: bonusFacts,
  point: pointFacts,
  'sowing, sheep and fields': farmFacts,
  'board and moments': momentFacts,
}
const FACTS = Object.values(ALL_FACTS).flat()

/** The owner is seat 0; seat 1 is about to take a turn in Round 4. */
function stage(fact: Pick<Fact, 'card'>, given: Fact['given']): Scene {
  const scene = table(2, 1, { gateway: 'mixed', farmyard: 'mixed' })
  edit(scene, (s) => {
    s.round = 4
    s.board.fill(0)
  })
  give(scene, 0, { ...given, hand: [...(given.hand ?? []), fact.card] })
  return scene
}

/** Everything a card could change. */
function picture(scene: Scene) {
  const p = seat(scene, 0)
  return {
    stock: p.stock.slice(),
    sheep: p.sheep.slice(),
    fields: fieldsOf(scene, 0),
    hand: handDecks(scene, 0),
    decks: scene.m.state.decks.map((deck) => deck.length),
    workers: p.workers,
    board: scene.m.state.board.slice(),
    crafts: p.crafts.slice(),
    boulders: p.boulders.slice(),
    played: p.played.slice(),
    gone: scene.m.state.gone.slice(),
    others: JSON.stringify(scene.m.state.players[1]),
  }
}

/** What must be there afterwards, from what was there before and the fact. */
function expected(before: ReturnType<typeof picture>, fact: Fact): ReturnType<typeof picture> {
  const { gives } = fact
  const hand = { ...before.hand }
  const lose = (card: number): void => {
    const deck = DECKS[card < 400 ? 0 : card < 800 ? 1 : card < 900 ? 2 : 3] ?? 'gateway'
    hand[deck] = (hand[deck] ?? 0) - 1
  }
  for (const card of [fact.card, ...(gives.gone ?? [])]) lose(card)
  const decks = before.decks.slice()
  for (const [i, deck] of DECKS.entries()) {
    const n = gives.draws?.[deck] ?? 0
    decks[i] = (decks[i] ?? 0) - n
    hand[deck] = (hand[deck] ?? 0) + n
    if (hand[deck] === 0) delete hand[deck]
  }
  const board = before.board.slice()
  for (const [space, rows] of Object.entries(gives.board ?? {})) {
    for (let r = 0; r < 3; r++) board[3 * spaceOf(space as keyof NonNullable<Gives['board']>) + r] = rows?.[r] ?? 0
  }
  const sheep = before.sheep.slice()
  if (gives.sheepOn !== undefined) for (let r = 1; r <= 6; r++) sheep[r] = gives.sheepOn[r] ?? 0
  sheep[7] = (sheep[7] ?? 0) + (gives.sheep ?? 0)
  return {
    ...before,
    stock: before.stock.map((n, i) => n + (gives[THINGS[i] as 'barley'] ?? 0)),
    sheep,
    fields: gives.fields === undefined ? before.fields : [...gives.fields].sort(),
    hand,
    decks,
    workers: before.workers + (gives.workers ?? 0),
    board,
    crafts: [...(gives.crafts ?? before.crafts)],
    boulders: [...(gives.boulders ?? before.boulders)],
    played: [...before.played, fact.card],
    gone: [...before.gone, ...(gives.gone ?? [])],
  }
}

for (const [name, facts] of Object.entries(ALL_FACTS)) {
  describe(`${name}: each card does exactly this`, () => {
    for (const [i, fact] of facts.entries()) {
      const id = String(fact.card).padStart(3, '0')
      test(`${id} case ${i}, way ${fact.option ?? 0}`, () => {
        const scene = stage(fact, fact.given)
        const before = picture(scene)
        play(scene, 0, fact.card, fact.option)
        answer(scene, 0, ...(fact.answers ?? []))
        expect(asked(scene, 0), 'nothing more is asked').toBeNull()
        expect(picture(scene)).toEqual(expected(before, fact))
      })
      if (fact.refused === undefined) continue
      const { refused } = fact
      test(`${id} is refused with less`, () => {
        expect(cardRefused(stage(fact, refused), 0, fact.card, fact.option)).toMatch(/^H-(CARD|JUST)-/)
      })
    }
  })
}

describe('all cards', () => {
  test('every one of the 330 cards is played by a case', () => {
    const played = new Set(FACTS.map((fact) => fact.card))
    expect(hallertau.cards.map((card) => Number(card.id)).filter((id) => !played.has(id))).toEqual([])
    expect(hallertau.cards).toHaveLength(330)
  })

  test('every card is refused in some case, except those that anybody may always play', () => {
    const refused = new Set(FACTS.filter((fact) => fact.refused !== undefined).map((fact) => fact.card))
    const always = hallertau.cards.map((card) => Number(card.id)).filter((id) => !refused.has(id))
    // 316 asks only for a round, 325 for at least 0 crops, 728 returns what is too much.
    expect(always).toEqual([316, 325, 728])
    for (const card of always) {
      const scene = stage({ card: 2 }, {})
      expect(cardRefused(scene, 0, card), 'not in hand').toBe('H-ANY-02')
    }
  })

  test('the points of Bonus and Point cards', () => {
    const points: { readonly [vp: number]: readonly number[] } = {
      1: [801],
      2: [802, 803, 828, 829, 830, 901],
      3: [
        804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 831, 832, 833, 834, 835, 836, 837, 838, 839,
        840, 841, 842, 843, 902,
      ],
      4: [817, 818, 819, 820, 821, 844, 903],
      5: [822, 823, 904],
      6: [824, 825, 845, 905, 906],
      7: [826, 907],
      8: [827, 908],
      10: [909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920],
      12: [921, 922, 923],
      13: [924],
      14: [925],
    }
    for (const [vp, cards] of Object.entries(points)) {
      for (const card of cards) {
        const scene = table(2, 1)
        give(scene, 0, { played: [card] })
        expect(cardScore(scene), `card ${card}`).toBe(Number(vp))
      }
    }
    expect(Object.values(points).flat()).toHaveLength(70)
  })
})

const cardScore = (scene: Scene): number => hallertau.result(scene.m).scores[0]?.parts.cards ?? 0
