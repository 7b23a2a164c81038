/** What the drawn boards list, light and say besides the rules: payments, buildings and boulders, the goal of a player alone. */

import { type Decision, seedFrom, type View } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { boulderOf, type ProgressChoice } from '../rules/choices.ts'
import { CRAFTS } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'
import { advanceIn, type Highlight, highlightsOf, waysOf } from '../ui/highlights.ts'
import { ui } from '../ui/index.tsx'
import type { Option } from '../ui/props.ts'
import { type Given, give, k, play, runAlone, type Scene, table } from './scenario.ts'

function view(seats: number, options: { readonly [key: string]: string | boolean } = {}): View<HallertauView> {
  return k.view(k.create({ game: 'hallertau', seats, options, seed: seedFrom('boards') }), 0)
}

/** An advancement as the client offers it. */
function option(choice: ProgressChoice): Option {
  const decision: Decision = {
    id: 'progress',
    seat: 0,
    kind: 'progress',
    args: { op: 'progress', seat: 0 },
    choices: [choice],
    shape: null,
    form: null,
  }
  return { key: JSON.stringify(choice), decision, answer: { to: 'progress', choice }, sentence: [], chosen: false }
}

test('[H-PH9-03] payments of a building are listed with the fewest goods first, the jewelry last', () => {
  const carpentry = [{ jewelry: 1 }, { clay: 4 }, { clay: 3, rye: 1 }, { clay: 1, rye: 2 }, { clay: 2, rye: 1 }]
  const listed = [
    ...carpentry.map((pay) => option({ advance: 'carpentry', pay })),
    option({ advance: 'brewhouse', pay: { barley: 4 } }),
  ]
  const paid = waysOf(listed, 'carpentry').map((o) => advanceIn(o)?.pay)
  expect(paid).toEqual([3, 4, 1, 2, 0].map((i) => carpentry[i]))
  expect(waysOf(listed, 'coolingHouse')).toEqual([])
})

test('[H-SOLO-04] a player alone sees goal and score, with and without cards, in both languages', () => {
  expect(ui.goal(view(1), 'de')).toMatch(/^Ziel: 100 Punkte, außerordentlich über 110\. Du hast \d+\.$/)
  expect(ui.goal(view(1), 'en')).toMatch(/^Goal: 100 points, extraordinary above 110\. You have \d+\.$/)
  expect(ui.goal(view(1, { noCards: true }), 'en')).toMatch(/^Goal: 80 points, extraordinary above 85\./)
})

test('[H-SOLO-04] at a table with others there is no goal', () => {
  expect(ui.goal(view(2), 'de')).toBeNull()
})

/** Seat 0 in Phase 9 with these things. */
function progress(given: Given): Scene {
  const scene = table(2, 1)
  give(scene, 1, { round: given.round ?? 1 })
  give(scene, 0, { ...given, phase: 9 })
  runAlone(scene, { op: 'progressNext', seat: 0 })
  return scene
}

/** What the board of a seat lights, for the eyes of another or its own. */
function highlights(scene: Scene, as = 0, seat = 0) {
  const seen = k.view(scene.m, as)
  const options = seen.decisions.flatMap((decision) =>
    (decision.choices ?? []).map(
      (choice): Option => ({
        key: `${decision.id} ${JSON.stringify(choice)}`,
        decision,
        answer: { to: decision.id, choice },
        sentence: [],
        chosen: false,
      }),
    ),
  )
  return highlightsOf({ view: seen, me: as, seat, options })
}

/** What each thing offers, or the answer it asks about. */
const offers = (list: readonly Highlight[] | null | undefined) =>
  list?.map(({ ways, why }) => (ways.length > 0 ? ways.map((o) => o.answer.choice) : (why?.choice ?? null))) ?? null

/** The rule with which each unlit thing answers. */
const rules = (scene: Scene, list: readonly Highlight[] | null | undefined) =>
  list?.flatMap(({ why }, i) => (why === null ? [] : [[i, k.whyNot(scene.m, 0, why)?.rule]])) ?? null

test('[H-PH9-01] every building that can advance is lit with its payments, the others answer with the rule', () => {
  const scene = progress({ clay: 1, barley: 1, crafts: [0, 0, 0, 0, 10], boulders: [2, 4, 1, 4, 2, 4, 2, 4, 11, 11] })
  const board = highlights(scene)
  expect(offers(board?.crafts)).toEqual([
    [{ advance: 'carpentry', pay: { clay: 1 } }],
    { advance: 'brewhouse', pay: { barley: 1 } },
    { advance: 'coolingHouse', pay: { meat: 1 } },
    [{ advance: 'bakehouse', pay: { barley: 1 } }],
    { advance: 'manufacture', pay: { flax: 1 } },
  ])
  expect(rules(scene, board?.crafts)).toEqual([
    [1, 'H-PH9-16'],
    [2, 'H-PH9-03'],
    [4, 'H-PH9-15'],
  ])
})

test('[H-PH9-24] every boulder a tool could move is lit; one before another answers with the rule, one off the board is silent', () => {
  const scene = progress({ clay: 1, tools: 1, boulders: [2, 3, 2, 4, 2, 4, 2, 4, 10, 11] })
  const board = highlights(scene)
  const stones = Array.from({ length: 9 }, (_, i) => boulderOf(i))
  expect(offers(board?.boulders)).toEqual([...stones.map((stone, i) => (i === 0 ? stone : [stone])), null])
  expect(rules(scene, board?.boulders)).toEqual([[0, 'H-PH9-17']])
  const without = progress({ clay: 1 })
  expect(rules(without, highlights(without)?.boulders)?.map(([, rule]) => rule)).toEqual(Array(10).fill('H-PH9-20'))
})

test('[H-SPC-312] a free advancement lights buildings only, card 316 boulders only [H-SPC-316]', () => {
  const scene = table(2, 1)
  give(scene, 0, { hand: [312, 316], fields: Array(6).fill('3'), crafts: [10, 0, 0, 0, 0], phase: 4 })
  play(scene, 0, 312)
  const first = highlights(scene)
  expect([offers(first?.crafts), offers(first?.boulders)]).toEqual([
    CRAFTS.map((advance, i) => (i === 0 ? { advance } : [{ advance }])),
    null,
  ])
  k.apply(scene.m, 0, { choice: { advance: 'brewhouse' } })
  play(scene, 0, 316)
  const then = highlights(scene)
  expect([offers(then?.crafts), offers(then?.boulders)?.slice(2, 6)]).toEqual([
    null,
    [2, 3, 4, 5].map((i) => [boulderOf(i)]),
  ])
})

test('another player’s board is never lit, nor the own one while nothing is asked of it', () => {
  const scene = progress({ clay: 1 })
  expect([highlights(scene, 0, 1), highlights(scene, 1, 0), highlights(table(2, 0))]).toEqual([null, null, null])
})
