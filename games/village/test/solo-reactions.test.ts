/** Solo: Conny's reactions, the mass, the end and the rating (V-SOLO-06, V-SOLO-60 to -91). */

import { PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { RANK_SHIFT, RANKS } from '../cards/board.ts'
import { village } from '../index.ts'
import { rankOf } from '../rules/score.ts'
import {
  action,
  asked,
  at,
  byPay,
  customers,
  farm,
  freeAt,
  has,
  k,
  leaveFree,
  type M,
  nobodyHome,
  on,
  play,
  put,
  serve,
  stone,
  stones,
  supply,
  WELL,
  who,
} from './scenario.ts'
import { CONNY, NOTHING_AHEAD, QUILL_AHEAD, solo, tray } from './solo.ts'

/** The human has goods for every small customer; market and travel hold one stone each. */
function fair(stalls: readonly number[], queue: readonly number[] = []): M {
  const m = solo()
  stones(m, { market: 'g', travel: 'go', council: 'bb' })
  customers(m, stalls, queue)
  farm(m, 0, { grain: 5, scroll: 1, coin: 0, green: 1 })
  tray(m, NOTHING_AHEAD)
  return m
}

test('[V-SOLO-60] she reacts only to stones from market and church', () => {
  for (const space of ['harvest', 'family', 'crafts', 'travel', 'council'] as const) {
    const m = solo()
    stones(m, { [space]: 'oo', church: 'gg' })
    tray(m, NOTHING_AHEAD)
    nobodyHome(m, 0)
    play(m, 0, 'turn', stone(space, 'o'))
    if (asked(m)?.choices.includes(PASS)) play(m, 0, asked(m)?.kind ?? 'turn', PASS)
    expect(at(m, CONNY, 'bag')).toBe(0)
    expect(m.state.served[CONNY]).toEqual([])
  }
})

test('[V-SOLO-61] stone, fate tile, reaction: in this order', () => {
  const m = solo()
  stones(m, { church: 'oo', travel: 'gg' })
  tray(m, QUILL_AHEAD)
  nobodyHome(m, 0)
  const kinds = play(m, 0, 'turn', stone('church', 'o')).map(({ kind }) => kind)
  expect(kinds.filter((kind) => ['connyTakes', 'fate', 'dies', 'connyChurch'].includes(kind))).toEqual([
    'connyTakes',
    'fate',
    'dies',
    'connyChurch',
  ])
})

test('[V-SOLO-06, V-SOLO-62, V-SOLO-64] on the human’s market day she takes the front customer after the first opportunity, only one', () => {
  const m = fair([24, 1, 23])
  play(m, 0, 'turn', stone('market', 'g'))
  play(m, 0, 'serve', serve(1))
  expect(m.state.served[CONNY]).toEqual([24])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'serve', choices: [serve(23), PASS] })
  play(m, 0, 'serve', serve(23))
  expect([has(m, 0, 'green'), has(m, 0, 'time'), m.state.served[CONNY]]).toEqual([1, 1, [24]])
  const passed = fair([24, 1, 23])
  play(passed, 0, 'turn', stone('market', 'g'))
  play(passed, 0, 'serve', PASS)
  expect(passed.state.served).toEqual([[], [24]])
})

test('[V-SOLO-63, V-SOLO-69] on her market day she takes first, the human pays for every sale and dies at once', () => {
  const m = fair([24, 1, 23])
  farm(m, 0, { time: 9, green: 2 })
  put(m, 0, 1, 'smithy')
  play(m, 0, 'turn', stone('travel', 'g'))
  // No other green stone on travel: the market stone is hers.
  expect(on(m, 'market', 'g')).toBe(0)
  expect(m.state.served[CONNY]).toEqual([24])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'serve', choices: [serve(1), serve(23), PASS] })
  play(m, 0, 'serve', serve(1))
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'dies' })
  play(m, 0, 'dies', who('smithy', 1))
  expect([has(m, 0, 'green'), has(m, 0, 'time'), at(m, 0, 'chronicle-craft')]).toEqual([2, 0, 1])
  expect(m.state.served[0]).toEqual([1])
})

test('[V-SOLO-65] a market day through the Well gives her a customer but no stone', () => {
  const m = fair([24, 1, 23])
  farm(m, 0, { green: 3 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('market'))
  play(m, 0, 'serve', serve(1))
  expect(m.state.served[CONNY]).toEqual([24])
  expect([m.state.tray.length, m.state.onBoard]).toEqual([1, 5])
})

test('[V-SOLO-66] without a customer at the stalls she takes none', () => {
  const m = fair([])
  play(m, 0, 'turn', stone('market', 'g'))
  expect(m.state.served).toEqual([[], []])
})

test('[V-SOLO-67] her church reaction throws her lowest member from the church roof into the bag; without one it lapses', () => {
  const m = solo()
  stones(m, { church: 'oooo', travel: 'gg' })
  tray(m, NOTHING_AHEAD)
  nobodyHome(m, 0)
  play(m, 0, 'turn', stone('church', 'o'))
  expect([at(m, CONNY, 'bag', 3), at(m, CONNY, 'roof', 3)]).toEqual([1, 1])
  for (const g of [3, 4, 4]) put(m, CONNY, g, 'removed', 'roof')
  play(m, 0, 'turn', stone('church', 'o'))
  expect(at(m, CONNY, 'bag')).toBe(1)
})

test('[V-SOLO-68] her tiles are out of the game and score nothing', () => {
  const m = fair([24, 1, 23], [4, 5])
  play(m, 0, 'turn', stone('market', 'g'))
  play(m, 0, 'serve', PASS)
  expect(m.state.stalls).toEqual([4, 1, 23])
  expect(k.view(m, 0).table.conny?.tiles).toEqual(['cust24'])
  expect(village.result(m).scores).toHaveLength(1)
})

/** The last two stones lie on travel: the human takes one, Conny the other, and the mass begins. */
function holdMass(prepare: (m: M) => void, words = 'solo mass'): M {
  const m = solo({}, words)
  stones(m, { travel: 'oo' })
  tray(m, NOTHING_AHEAD)
  farm(m, 0, { coin: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('travel', 'o'))
  return m
}

test('[V-SOLO-70, V-SOLO-71] a drawn Conny member takes the lowest step without one of hers', () => {
  let placed = 0
  for (let i = 0; i < 20; i++) {
    const m = holdMass((n) => {
      put(n, CONNY, 3, 'church1', 'roof')
      put(n, CONNY, 4, 'church3', 'roof')
      put(n, CONNY, 3, 'bag', 'roof')
      put(n, CONNY, 4, 'bag', 'roof')
    }, `steps ${i}`)
    const steps = ([1, 2, 3, 4] as const).map((step) => at(m, CONNY, `church${step}`))
    const drawn = 2 - at(m, CONNY, 'bag')
    placed += drawn
    expect(steps).toEqual([1, drawn > 0 ? 1 : 0, 1, drawn > 1 ? 1 : 0])
  }
  expect(placed).toBeGreaterThan(5)
})

test('[V-SOLO-72] the human may pick and climb; Conny never does', () => {
  const m = holdMass((n) => {
    put(n, 0, 1, 'bag')
    put(n, CONNY, 3, 'church1', 'roof')
    farm(n, 0, { coin: 1, grain: 1 })
  })
  play(m, 0, 'pick', who('bag', 1))
  play(m, 0, 'climb', who('church1', 1))
  expect([at(m, 0, 'church2'), at(m, CONNY, 'church1')]).toEqual([1, 1])
  expect(m.state.round).toBe(2)
})

test('[V-SOLO-73] the majority counts her members; alone ahead she keeps the points from everybody, a full tie scores', () => {
  const score = (prepare: (m: M) => void): number => has(holdMass(prepare), 0, 'fame')
  expect(score((m) => put(m, CONNY, 3, 'church1', 'roof'))).toBe(0)
  const tie = (step: 'church1' | 'church2') => (m: M) => {
    put(m, CONNY, 3, 'church2', 'roof')
    put(m, 0, 1, step)
  }
  expect(score(tie('church1'))).toBe(0)
  expect(score(tie('church2'))).toBe(2)
})

test('[V-SOLO-74, V-SOLO-75] before a new round her tray is cleared except for the newest stone, a plague stone included', () => {
  const m = solo()
  stones(m, { travel: 'oxx' })
  tray(m, { at: 4, stones: 'gx', fate: [0, 0, 0, 2, 0, 0] })
  play(m, 0, 'turn', stone('travel', 'x'))
  expect(k.view(m, 0).table.conny?.tray.map(({ colour }) => colour)).toEqual(['green', 'plague', 'plague'])
  play(m, 0, 'turn', stone('travel', 'o'))
  expect(m.state.round).toBe(2)
  expect(k.view(m, 0).table.conny?.tray).toEqual([{ compartment: 5, colour: 'plague' }])
  // Five plague stones are in the bag or on the board, the sixth lies on the tray.
  expect(supply(m, 'x')).toBe(0)
  const inPlay = m.state.stock.filter((_, i) => i % 5 === 4).reduce((a, b) => a + b, m.state.bag[4] ?? 0)
  expect(inPlay).toBe(5)
})

/** The human's only visible member stands on the farm, left of the quill; one grave is left and the farm section full. */
function doomed(m: M): void {
  nobodyHome(m, 0)
  put(m, 0, 1, 'farm', 'unborn')
  farm(m, 0, { time: 9, coin: 0 })
  leaveFree(m, { grave: 1, farm: 0 })
}

test('[V-SOLO-80, V-SOLO-81] if the human triggers, Conny still takes the stone of that turn; then the final mass', () => {
  const m = solo()
  stones(m, { travel: 'xxoo' })
  tray(m, NOTHING_AHEAD)
  doomed(m)
  play(m, 0, 'turn', stone('travel', 'x'))
  expect([at(m, 0, 'grave'), on(m, 'travel', 'x'), on(m, 'travel', 'o')]).toEqual([1, 0, 2])
  expect(k.over(m)).toBe(true)
})

test('[V-SOLO-81] after a triggering Well she takes none', () => {
  const m = solo()
  stones(m, { travel: 'oo' })
  tray(m, NOTHING_AHEAD)
  doomed(m)
  farm(m, 0, { green: 3, grain: 2 })
  play(m, 0, 'turn', WELL)
  play(m, 0, 'wellAction', action('crafts'))
  play(m, 0, 'craft', byPay('mill'))
  expect([at(m, 0, 'grave'), m.state.onBoard]).toEqual([1, 2])
  expect(k.over(m)).toBe(true)
})

test('[V-SOLO-82] if Conny triggers, the human has exactly one more turn and she takes no stone after it', () => {
  const m = solo()
  stones(m, { travel: 'oogg' })
  tray(m, QUILL_AHEAD)
  leaveFree(m, { grave: 1, travel: 0 })
  play(m, 0, 'turn', stone('travel', 'o'))
  expect(k.view(m, 0).table.ending).toEqual({ by: CONNY, turnsLeft: 1 })
  play(m, 0, 'turn', stone('travel', 'g'))
  expect(on(m, 'travel', 'g')).toBe(1)
  expect(k.over(m)).toBe(true)
})

test('[V-SOLO-82] without a stone left that turn is a free action; a Well turn is the last one too', () => {
  const last = (layout: string): M => {
    const m = solo()
    stones(m, { travel: layout })
    tray(m, QUILL_AHEAD)
    leaveFree(m, { grave: 1, travel: 0 })
    farm(m, 0, { coin: 0, pink: 3 })
    play(m, 0, 'turn', stone('travel', 'o'))
    return m
  }
  const free = last('oo')
  play(free, 0, 'freeAction', action('family'))
  expect([at(free, 0, 'farm', 2), k.over(free)]).toEqual([1, true])
  const well = last('oog')
  play(well, 0, 'turn', WELL)
  play(well, 0, 'wellAction', action('family'))
  expect(k.over(well)).toBe(true)
})

test('[V-SOLO-83] her market day is still held before the last human turn', () => {
  const m = fair([24, 1, 23])
  tray(m, QUILL_AHEAD)
  leaveFree(m, { grave: 1 })
  play(m, 0, 'turn', stone('travel', 'g'))
  expect(freeAt(m, 'grave')).toBe(0)
  expect(m.state.served[CONNY]).toEqual([24])
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'serve' })
  play(m, 0, 'serve', PASS)
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'turn' })
  play(m, 0, 'turn', stone('travel', 'o'))
  expect(k.over(m)).toBe(true)
})

test('[V-SOLO-80] if the human triggers on Conny’s market day, both have one more turn, hers last', () => {
  const m = fair([24, 1, 23])
  doomed(m)
  farm(m, 0, { green: 2 })
  stones(m, { market: 'g', travel: 'g', council: 'bb' })
  play(m, 0, 'turn', stone('travel', 'g'))
  play(m, 0, 'serve', serve(1))
  expect(at(m, 0, 'grave')).toBe(1)
  play(m, 0, 'serve', PASS)
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'turn' })
  play(m, 0, 'turn', stone('council', 'b'))
  if (asked(m) !== null) play(m, 0, asked(m)?.kind ?? 'turn', PASS)
  expect(on(m, 'council', 'b')).toBe(0)
  expect(k.over(m)).toBe(true)
})

test('[V-SOLO-84] the rank by points', () => {
  const ranks = [0, 39, 40, 49, 50, 59, 60, 69, 70, 79, 80, 200].map((n) => rankOf(n, 0))
  expect(ranks).toEqual([
    'apprentice',
    'apprentice',
    'journeyman',
    'journeyman',
    'master',
    'master',
    'grandmaster',
    'grandmaster',
    'genius',
    'genius',
    'polymath',
    'polymath',
  ])
  const m = solo()
  farm(m, 0, { fame: 79, coin: 0 })
  expect(village.result(m).verdict).toBe('genius')
  expect(RANKS.map(({ id }) => village.text.de.verdict(id))).toEqual([
    'Lehrling',
    'Geselle',
    'Meister',
    'Großmeister',
    'Genie',
    'Polyhistor',
  ])
})

test('[V-SOLO-91] the lowest band stays gapless however far the ranks rise', () => {
  const { inn, port, marriage } = RANK_SHIFT
  for (const shift of [0, inn, port, marriage, inn + port + marriage]) {
    expect([0, 39 + shift, 40 + shift].map((n) => rankOf(n, shift))).toEqual(['apprentice', 'apprentice', 'journeyman'])
  }
  expect([94, 95].map((n) => rankOf(n, marriage))).toEqual(['genius', 'polymath'])
  expect([99, 100, 109, 110].map((n) => rankOf(n, inn + port + marriage))).toEqual([
    'grandmaster',
    'genius',
    'genius',
    'polymath',
  ])
})
