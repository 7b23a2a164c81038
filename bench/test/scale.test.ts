/** The sums of `docs/scale.md`: a simulated busy hour must come out as the plan says. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Costs, DAY, plan, simulate } from '../scale.ts'

const costs = JSON.parse(readFileSync(new URL('../costs.json', import.meta.url), 'utf8')) as Costs

test('the hours of a day are a whole day', () => {
  expect(DAY.length).toBe(24)
  expect(DAY.reduce((a, b) => a + b, 0)).toBeCloseTo(1)
})

test.each([10_000, 100_000, 1_000_000])('%i games a day: the simulation agrees with the plan', (games) => {
  const needed = plan(costs, games)
  const { moves, processBusy, databaseBusy, p99 } = simulate(costs, needed)
  expect(moves / 20).toBeGreaterThan(needed.peakMovesPerSecond * 0.9)
  expect(moves / 20).toBeLessThan(needed.peakMovesPerSecond * 1.1)
  // Planned for at most 60 %.
  expect(processBusy).toBeLessThan(0.66)
  expect(databaseBusy).toBeLessThan(0.66)
  expect(p99).toBeLessThan(100)
})

test('about half of the planned processes would be too busy', () => {
  const needed = plan(costs, 1_000_000)
  const fewer = { ...needed, processes: Math.floor(needed.processes * 0.55) }
  expect(simulate(costs, fewer).processBusy).toBeGreaterThan(1)
})

test('what is kept grows with the games, not with the processes', () => {
  expect(plan(costs, 2_000_000).storedGbPerDay).toBeCloseTo(plan(costs, 1_000_000).storedGbPerDay * 2, 0)
})
