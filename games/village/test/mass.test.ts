/** The mass (V-MASS). */

import { DONE, PASS } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { facts } from '../cards/facts.ts'
import {
  asked,
  at,
  farm,
  has,
  k,
  type M,
  nobodyHome,
  play,
  playOut,
  put,
  refused,
  stone,
  stones,
  table,
  told,
  who,
} from './scenario.ts'

/** One stone is left and seat 0 takes it: the mass of three seats begins. */
function holdMass(prepare: (m: M) => void, words = 'mass'): M {
  const m = table(3, {}, words)
  stones(m, { harvest: 'o' })
  for (const seat of [0, 1, 2]) farm(m, seat, { coin: 0, grain: 0 })
  prepare(m)
  play(m, 0, 'turn', stone('harvest', 'o'))
  if (asked(m)?.kind === 'harvest') play(m, 0, 'harvest', PASS)
  return m
}

const inChurch = (m: M, seat: number): number[] => [1, 2, 3, 4].map((step) => at(m, seat, `church${step}` as 'church1'))

test('[V-MASS-01] every round ends with a mass, and so does the game', () => {
  let masses = 0
  let ends = 0
  const m = table(2)
  for (;;) {
    const now = asked(m)
    if (now === null) break
    const choice = now.choices[now.kind === 'turn' ? 0 : now.choices.length - 1] ?? null
    const applied = k.apply(m, now.seat, { choice: now.kind === 'family' ? (now.choices[0] ?? null) : choice })
    if (!applied.ok) throw new Error(applied.rule)
    for (const event of applied.events) {
      if (event.kind === 'mass') masses++
      if (event.kind === 'over') ends++
    }
  }
  expect(masses).toBe(m.state.round)
  expect(ends).toBe(1)
})

test('[V-MASS-02, V-COIN-03] from the start player on each may pick own members for a coin each, up to four in all', () => {
  const m = holdMass((n) => {
    for (const seat of [0, 1]) {
      farm(n, seat, { coin: 3 })
      for (let i = 0; i < 3; i++) put(n, seat, 1, 'bag')
    }
    put(n, 0, 2, 'bag')
  })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'pick', choices: [who('bag', 1), who('bag', 2), DONE] })
  play(m, 0, 'pick', who('bag', 2))
  play(m, 0, 'pick', who('bag', 1))
  play(m, 0, 'pick', DONE)
  expect(has(m, 0, 'coin')).toBe(1)
  expect(asked(m)).toMatchObject({ seat: 1, kind: 'pick', choices: [who('bag', 1), DONE] })
  expect(refused(m, 1, who('bag', 2))).toBe('V-MASS-02')
  play(m, 1, 'pick', who('bag', 1))
  play(m, 1, 'pick', who('bag', 1))
  // Four figures: seat 1 still has a coin and a member in the bag, but the mass goes on.
  expect([inChurch(m, 0), inChurch(m, 1)]).toEqual([
    [2, 0, 0, 0],
    [2, 0, 0, 0],
  ])
  expect(at(m, 1, 'bag')).toBe(1)
})

test('[V-MASS-03] four picked figures: nobody picks any more and nothing is drawn', () => {
  const m = holdMass((n) => {
    farm(n, 0, { coin: 4 })
    farm(n, 1, { coin: 4 })
    for (let i = 0; i < 4; i++) put(n, 0, 1, 'bag')
    for (let i = 0; i < 4; i++) put(n, 1, 1, 'bag')
  })
  const streams = JSON.stringify(m.streams.mass ?? null)
  for (let i = 0; i < 4; i++) play(m, 0, 'pick', who('bag', 1))
  expect(m.state.round).toBe(2)
  expect(at(m, 1, 'bag')).toBe(4)
  expect(JSON.stringify(m.streams.mass ?? null)).toBe(streams)
})

test('[V-MASS-04, V-MASS-05, V-MASS-06] draws fill up to four figures; monks return afterwards, members go to step 1', () => {
  const seen = new Set<number>()
  for (let i = 0; i < 40; i++) {
    const m = holdMass((n) => {
      for (let j = 0; j < 4; j++) put(n, 1, 1, 'bag')
    }, `draws ${i}`)
    const drawn = inChurch(m, 1)[0] ?? 0
    expect(drawn + at(m, 1, 'bag')).toBe(4)
    expect(inChurch(m, 1).slice(1)).toEqual([0, 0, 0])
    expect(k.view(m, 0).table.monks).toBe(4)
    seen.add(drawn)
  }
  // Four of eight figures: anything from no member to four may come.
  expect(Math.max(...seen)).toBeGreaterThan(2)
  expect(Math.min(...seen)).toBeLessThan(2)
})

test('[V-MASS-05] drawn monks stay out until four figures are complete: one member of five figures comes out four times in five', () => {
  let members = 0
  for (let i = 0; i < 300; i++) {
    const m = table(3, {}, `monks ${i}`)
    stones(m, { harvest: 'o' })
    nobodyHome(m, 0)
    put(m, 0, 1, 'bag', 'unborn')
    farm(m, 0, { coin: 0 })
    const events = play(m, 0, 'turn', stone('harvest', 'o'))
    const figures = told(events, 'drawn')?.figures ?? []
    expect(figures).toHaveLength(4)
    members += figures.filter((figure) => figure !== 'monk').length
  }
  // 240 of 300 on average; monks that went back at once would leave the member 177 times of 300.
  expect(members).toBeGreaterThan(222)
  expect(members).toBeLessThan(258)
})

test('[V-MASS-07, V-MASS-10] clockwise from the start player each climbs any number of members any number of steps, each step paid', () => {
  const m = holdMass((n) => {
    put(n, 0, 1, 'church1')
    put(n, 0, 2, 'church2')
    put(n, 2, 1, 'church1')
    farm(n, 0, { grain: 5 })
    farm(n, 2, { grain: 1 })
  })
  expect(asked(m)).toMatchObject({ seat: 0, kind: 'climb', choices: [who('church1', 1), who('church2', 2), DONE] })
  play(m, 0, 'climb', who('church2', 2))
  play(m, 0, 'climb', who('church1', 1))
  play(m, 0, 'climb', who('church3', 2))
  expect(has(m, 0, 'grain')).toBe(0)
  expect(inChurch(m, 0)).toEqual([0, 1, 0, 1])
  expect(asked(m)).toMatchObject({ seat: 2, kind: 'climb' })
  play(m, 2, 'climb', who('church1', 1))
  expect(m.state.round).toBe(2)
})

test('[V-MASS-08] steps 2, 3 and 4 take 1, 2 and 2 bags', () => {
  expect(facts.churchGrain.value).toEqual([1, 2, 2])
  for (const [from, price] of [
    ['church1', 1],
    ['church2', 2],
    ['church3', 2],
  ] as const) {
    const m = holdMass((n) => {
      put(n, 0, 1, from)
      farm(n, 0, { grain: price })
    })
    play(m, 0, 'climb', who(from, 1))
    expect(has(m, 0, 'grain')).toBe(0)
    if (price === 1) continue
    const poor = holdMass((n) => {
      put(n, 0, 1, from)
      put(n, 0, 1, 'church1')
      farm(n, 0, { grain: price - 1 })
    })
    expect(refused(poor, 0, who(from, 1))).toBe('V-MASS-08')
  }
  const top = holdMass((n) => {
    put(n, 0, 1, 'church4')
    put(n, 0, 1, 'church1')
    farm(n, 0, { grain: 5 })
  })
  expect(refused(top, 0, who('church4', 1))).toBe('V-MASS-07')
})

test('[V-MASS-09] whoever came to step 1 in this mass may climb at once', () => {
  const m = holdMass((n) => {
    put(n, 0, 1, 'bag')
    farm(n, 0, { coin: 1, grain: 1 })
  })
  play(m, 0, 'pick', who('bag', 1))
  play(m, 0, 'climb', who('church1', 1))
  expect(inChurch(m, 0)).toEqual([0, 1, 0, 0])
})

test('[V-MASS-11] coins do not replace grain', () => {
  const m = holdMass((n) => {
    put(n, 0, 1, 'church1')
    farm(n, 0, { coin: 5 })
  })
  expect(m.state.round).toBe(2)
  expect(has(m, 0, 'coin')).toBe(5)
})

const fames = (m: M): number[] => [0, 1, 2].map((seat) => has(m, seat, 'fame'))

test('[V-MASS-12] the most members in the church score 2 points', () => {
  const m = holdMass((n) => {
    put(n, 1, 1, 'church1')
    put(n, 1, 1, 'church1')
    put(n, 2, 1, 'church4')
  })
  expect(fames(m)).toEqual([0, 2, 0])
})

test('[V-MASS-13] a tie goes to the front-most member', () => {
  const m = holdMass((n) => {
    put(n, 0, 1, 'church2')
    put(n, 0, 1, 'church3')
    put(n, 1, 1, 'church1')
    put(n, 1, 1, 'church4')
  })
  expect(fames(m)).toEqual([0, 2, 0])
})

test('[V-MASS-14] a full tie lets all of those score, whatever their other members do', () => {
  const m = holdMass((n) => {
    put(n, 0, 1, 'church1')
    put(n, 0, 1, 'church3')
    put(n, 2, 1, 'church2')
    put(n, 2, 1, 'church3')
    put(n, 1, 1, 'church2')
    put(n, 1, 1, 'church2')
  })
  expect(fames(m)).toEqual([2, 0, 2])
})

test('[V-MASS-15, V-MASS-16] an empty church gives nothing, and members in the bag do not count', () => {
  expect(fames(holdMass(() => {}))).toEqual([0, 0, 0])
  const m = holdMass((n) => {
    for (let i = 0; i < 4; i++) put(n, 0, 1, 'bag')
    put(n, 1, 1, 'church1')
    // Fill the four places with picks of seat 2, so that nothing of seat 0 is drawn.
    for (let i = 0; i < 4; i++) put(n, 2, 1, 'bag')
    farm(n, 2, { coin: 4 })
  })
  for (let i = 0; i < 4; i++) play(m, 2, 'pick', who('bag', 1))
  expect(fames(m)).toEqual([0, 0, 2])
  expect(at(m, 0, 'bag')).toBe(4)
})

test('[V-MASS-17] a mass takes no time and nobody dies', () => {
  const m = holdMass((n) => {
    for (const seat of [0, 1, 2]) {
      put(n, seat, 1, 'bag')
      farm(n, seat, { time: 9, coin: 1, grain: 5 })
    }
  })
  const crossed = (): number => [0, 1, 2].reduce((n, seat) => n + has(m, seat, 'crossed'), 0)
  while (m.state.round === 1) play(m, asked(m)?.seat ?? 0, asked(m)?.kind ?? 'turn', asked(m)?.choices[0] ?? PASS)
  expect(crossed()).toBe(0)
  expect([0, 1, 2].map((seat) => has(m, seat, 'time'))).toEqual([9, 9, 9])
})

test('[V-MASS-01] a game played out with declined actions still ends', () => {
  const m = table(2, {}, 'declined')
  playOut(m, (now) =>
    now.kind === 'family' ? (now.choices[0] ?? PASS) : (now.choices[now.choices.length - 1] ?? PASS),
  )
  expect(k.over(m)).toBe(true)
})
