/** What always holds true (V-INV): in random play, and that the checks would notice if it did not. */

import { PASS, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { playout, randomGame } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import { asked, farm, has, k, type M, play, put, stone, stones, table, told } from './scenario.ts'
import { CONNY, solo } from './solo.ts'

/** Breaks something on a fresh table and returns the rules that complain. */
function broken(m: M, change: (s: M['state']) => void): string[] {
  expect(village.violations(m)).toEqual([])
  k.edit(m, change)
  return [...new Set(village.violations(m).map((line) => line.split(':')[0] ?? ''))]
}

test('[V-INV-01] a lost figure is noticed', () => {
  expect(broken(table(2), (s) => s.people.pop())).toContain('V-INV-01')
  expect(
    broken(table(2), (s) => {
      s.people[0] = 99
    }),
  ).toContain('V-INV-01')
})

test('[V-INV-02] a lost or invented stone is noticed, and a plague stone on a farm cannot even be written down', () => {
  const m = table(2)
  expect(
    broken(m, (s) => {
      s.supply[0] = (s.supply[0] ?? 0) + 1
    }),
  ).toEqual(['V-INV-02'])
  expect(k.view(m, 0).table.families[0]?.stones).not.toHaveProperty('plague')
})

test('[V-INV-03] too much grain or a debt is noticed', () => {
  expect(
    broken(table(2), (s) => {
      s.farm[5] = 6
    }),
  ).toEqual(['V-INV-03'])
  expect(
    broken(table(2), (s) => {
      s.farm[4] = -1
    }),
  ).toEqual(['V-INV-03'])
})

test('[V-INV-01] [V-INV-02] [V-INV-03] a family too many, a stone that is not counted, fewer than none', () => {
  const crowd = table(2)
  k.edit(crowd, (s) => {
    crowd.state = { ...s, figures: s.figures + 1 }
  })
  expect(village.violations(crowd).map((line) => line.split(':')[0])).toContain('V-INV-01')
  // Everybody is somewhere, or it is told that somebody is not: never a fault.
  const m = table(2)
  k.edit(m, (s) => {
    s.people[3] = 99
  })
  expect(village.violations(m)).toContain('V-INV-01: a figure is nowhere')
  expect(
    broken(table(2), (s) => {
      s.onBoard++
    }),
  ).toEqual(['V-INV-02'])
  // The sum is right, one part of it is not.
  const debt = table(2)
  k.edit(debt, (s) => {
    s.bag[0] = (s.bag[0] ?? 0) + (s.supply[0] ?? 0) + 1
    s.supply[0] = -1
  })
  expect(village.violations(debt)).toEqual(['V-INV-03: negative stones'])
})

test('[V-INV-03] [V-TIME-02] the last space of the track is on it, the one behind it is not, for every seat', () => {
  for (const seat of [0, 1]) {
    const m = table(2)
    farm(m, seat, { time: 9 })
    expect(village.violations(m)).toEqual([])
    farm(m, seat, { time: 10 })
    expect(village.violations(m)).toEqual([`V-INV-03: seat ${seat} is off the track`])
    farm(m, seat, { time: 0, coin: -1 })
    expect(village.violations(m)).toEqual(['V-INV-03: field 4 below zero'])
  }
})

test('[V-INV-04] right after stocking the market holds one stone', () => {
  const m = table(3)
  const [from] = m.state.stock.map((n, i) => (n > 0 && i < 5 ? i : -1)).filter((i) => i >= 0)
  expect(
    broken(m, (s) => {
      s.stock[from ?? 0] = (s.stock[from ?? 0] ?? 0) - 1
      s.stock[15 + ((from ?? 0) % 5)] = (s.stock[15 + ((from ?? 0) % 5)] ?? 0) + 1
    }),
  ).toEqual(['V-INV-04'])
})

test('[V-INV-05] all four monks are back before the next mass: an empty bag gives four of them every time', () => {
  const m = table(2, {}, 'monks')
  for (let mass = 0; mass < 3; mass++) {
    stones(m, { harvest: 'o' })
    const seat = asked(m)?.seat ?? -1
    farm(m, seat, { grain: 5 })
    const drawn = told(play(m, seat, 'turn', stone('harvest', 'o')), 'drawn')
    expect(drawn?.figures).toEqual(['monk', 'monk', 'monk', 'monk'])
  }
})

test('[V-INV-06] an overfilled section is noticed', () => {
  const m = table(2)
  put(m, 0, 1, 'chronicle-farm')
  expect(village.violations(m).some((line) => line.startsWith('V-INV-06'))).toBe(true)
})

test('[V-INV-07] more dead than crossings are noticed', () => {
  const m = table(2)
  put(m, 0, 1, 'removed')
  expect(village.violations(m).map((line) => line.split(':')[0])).toEqual(['V-INV-07'])
})

test('[V-INV-07] more deaths owed than crossings are noticed', () => {
  const m = table(2)
  farm(m, 1, { due: 1, crossed: 1 })
  expect(village.violations(m)).toEqual([])
  farm(m, 1, { crossed: 0 })
  expect(village.violations(m)).toEqual(['V-INV-07: seat 1 owes 1 deaths'])
})

test('[V-INV-08] markers are one per castle, six at most', () => {
  const m = table(2)
  farm(m, 0, { castles: 0b1111110 })
  expect(village.violations(m)).toEqual([])
  farm(m, 0, { castles: 0b10000000 })
  expect(village.violations(m).map((line) => line.split(':')[0])).toEqual(['V-INV-08'])
})

test('[V-INV-09] a lost or doubled customer is noticed', () => {
  expect(
    broken(table(2), (s) => {
      s.stack = s.stack.slice(1)
    }),
  ).toEqual(['V-INV-09'])
  expect(
    broken(table(2), (s) => {
      s.queue = s.queue.with(0, s.queue[1] ?? 0)
    }),
  ).toEqual(['V-INV-09'])
  expect(
    broken(table(2), (s) => {
      s.stalls = [...s.stalls, 0]
    }),
  ).toEqual(['V-INV-09'])
})

test('[V-INV-10] the marker is on the roof, with one seat, or spent in a solo game', () => {
  expect(
    broken(table(2), (s) => {
      s.marker = -2
    }),
  ).toEqual(['V-INV-10'])
  expect(
    broken(solo(), (s) => {
      s.marker = -2
    }),
  ).toEqual([])
})

test('[V-INV-10] a marker or a market day of a seat that does not exist is noticed', () => {
  for (const [seat, rules] of [
    [1, []],
    [2, ['V-INV-10']],
  ] as const) {
    expect(
      broken(table(2), (s) => {
        s.marker = seat
      }),
    ).toEqual(rules)
    expect(
      broken(table(2), (s) => {
        s.day = seat
      }),
    ).toEqual(rules)
  }
})

test('[V-INV-12] [V-SOLO-07] each set of fate tiles has one quill and two blanks; the highest step holds one of Conny', () => {
  const fate = (...tiles: readonly number[]) =>
    broken(solo(), (s) => {
      s.fate = [...tiles]
    })
  expect(fate(2, 1, 1, 1, 2, 1)).toEqual([])
  for (const wrong of [
    [1, 1, 1, 0, 0, 0],
    [0, 0, 0, 1, 1, 1],
    [0, 0, 0, 2, 0, 2],
    [0, 0, 2, 2, 2, 0],
  ])
    expect(fate(...wrong)).toEqual(['V-INV-12'])
  // A quill of each set is no second one.
  expect(fate(0, 0, 2, 2, 0, 0)).toEqual([])
  const m = solo()
  put(m, CONNY, 3, 'church4', 'roof')
  put(m, CONNY, 3, 'church4', 'roof')
  expect(village.violations(m)).toEqual(['V-INV-12: two on step 4'])
})

test('[V-INV-11] in a round without the Well everybody has the same number of turns', () => {
  for (const seats of [2, 3, 4, 5]) {
    const m = table(seats)
    const turns = Array.from({ length: seats }, () => 0)
    while (m.state.round === 1) {
      const now = asked(m)
      if (now === null) break
      if (now.kind === 'turn') turns[now.seat] = (turns[now.seat] ?? 0) + 1
      play(m, now.seat, now.kind, now.choices[now.kind === 'turn' ? 0 : now.choices.length - 1] ?? PASS)
    }
    expect(new Set(turns).size).toBe(1)
    expect(turns[0]).toBe({ 2: 9, 3: 7, 4: 6, 5: 6 }[seats])
  }
})

test('[V-INV-12] two of Conny on one step, a second quill, or a full tray at the start of a round are noticed', () => {
  const m = solo()
  put(m, CONNY, 3, 'church1', 'roof')
  put(m, CONNY, 3, 'church1', 'roof')
  expect(village.violations(m).map((line) => line.split(':')[0])).toEqual(['V-INV-12'])
  expect(
    broken(solo(), (s) => {
      s.fate = [2, 2, 0, 0, 0, 0]
    }),
  ).toEqual(['V-INV-12'])
  expect(
    broken(solo(), (s) => {
      s.round = 2
    }),
  ).toEqual(['V-INV-12'])
})

test('[V-INV-01, V-INV-02, V-INV-03, V-INV-06, V-INV-09] random games of every size keep all of this at every answer', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    for (let i = 0; i < 12; i++) {
      const options = { promos: i % 2 === 0, ...(seats === 1 && i % 3 === 0 ? { conny: 'die' } : {}) }
      const course = randomGame(k, { game: 'village', seats, options }, `invariants ${seats} ${i}`, (m) => {
        const faults = village.violations(m)
        if (faults.length > 0) throw new Error(faults.join('; '))
      })
      expect(k.over(course.journal.match)).toBe(true)
    }
  }
})

test('[V-END-01, V-SCORE-09] many quick games end with a winner', () => {
  const random = randomFrom('many')
  for (let i = 0; i < 200; i++) {
    const seats = 1 + (i % 5)
    const m = k.create({ game: 'village', seats, seed: seedFrom(`many ${i}`) })
    playout(k, m, random)
    expect(m.defect).toBeNull()
    expect(village.violations(m)).toEqual([])
    expect(m.state.trigger).toBeGreaterThanOrEqual(0)
    expect(village.result(m).winners.length).toBeGreaterThan(0)
  }
})

test('[V-INV-03] time stays on its track and nothing is owed between turns', () => {
  const m = table(2)
  stones(m, { travel: 'xxo' })
  farm(m, 0, { time: 9 })
  play(m, 0, 'turn', stone('travel', 'x'))
  expect([has(m, 0, 'time'), has(m, 0, 'due')]).toEqual([1, 0])
})
