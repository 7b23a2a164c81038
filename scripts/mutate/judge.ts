/**
 * Vitest's runner, which runs every test once as it is, and then once more for each living mutant that it came by. All in
 * one warm process: only the switch is turned between two runs.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunnerTestCase, TestRunner } from 'vitest'

declare global {
  var __dorfplatzMutant: ((id: number) => boolean) | undefined
}

export interface Order {
  /** Mutants that nothing has killed so far, in the order in which they are tried. */
  readonly alive: readonly number[]
  /** A mutant that is on from the first import on, where only one is judged; 0 otherwise. */
  readonly on: number
  /** Slower tests judge nothing in this run, in milliseconds. */
  readonly slowest: number
  /** How long one test may judge in this run, in milliseconds: others may be quicker. */
  readonly share: number
  /** When to stop, in milliseconds since 1970. */
  readonly until: number
  /** What the tests of this file have tried in earlier runs: they need not do it again. */
  readonly before: Tried
}

/** Mutants by the test that has run with them. */
export interface Tried {
  readonly [test: string]: readonly number[]
}

export interface Said {
  readonly killed: readonly number[]
  readonly endless: readonly number[]
  /** Mutants that at least one test ran with, and those that a test came by but did not run with. */
  readonly tried: Tried
  readonly left: readonly number[]
  /** Come by only once, while files were read or while something was made that is kept: a switch turned later changes nothing there. */
  readonly loading: readonly number[]
  /** A killed mutant left something behind: whoever runs next needs a fresh process. */
  readonly spoiled: boolean
}

const folder = process.env.DORFPLATZ_MUTATE ?? '.'
const order = JSON.parse(readFileSync(join(folder, 'order.json'), 'utf8')) as Order
const alive = new Set(order.alive)
const killed: number[] = []
const endless: number[] = []
const tried: { [test: string]: number[] } = {}
const left = new Set<number>()
const loading = new Set<number>()
let spoiled = false

class Endless extends Error {}

let reached = loading
let on = order.on
let calls = 0
let most = Number.POSITIVE_INFINITY

// A loop that never ends asks for its switches again and again: that many times is too often.
globalThis.__dorfplatzMutant = (id) => {
  if (++calls > most) throw new Endless('a mutant does not end')
  if (on === 0) reached.add(id)
  return id === on
}

/** A test that waits for what never comes ends here. */
async function within(milliseconds: number, work: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Endless('a mutant never answers')), milliseconds)
  })
  try {
    await Promise.race([Promise.resolve().then(work), late])
  } finally {
    clearTimeout(timer)
  }
}

const passes = async (work: () => unknown): Promise<boolean> => {
  try {
    await work()
    return true
  } catch {
    return false
  }
}

export default class Judge extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const work = TestRunner.getTestFn(test)
    if (order.on !== 0) return void (await work())
    reached = new Set()
    calls = 0
    const begun = performance.now()
    await work()
    const took = performance.now() - begun
    const usual = calls
    const known = new Set(order.before[test.id])
    const now: number[] = []
    tried[test.id] = now
    const first = reached
    const open = [...alive].filter((id) => first.has(id) && !known.has(id))
    if (open.length === 0) return
    const enough = performance.now() + order.share
    reached = new Set()
    const judges = took <= order.slowest && !spoiled && (await passes(work))
    const again = reached
    // What the second run does not come by was made and kept in the first: with a mutant it would stay wrong for every test
    // that follows, and these would seem to fail by themselves.
    const seen = judges ? open.filter((id) => again.has(id)) : open
    for (const id of judges ? open : []) if (!again.has(id)) loading.add(id)
    for (const id of seen) {
      if (!judges || spoiled || performance.now() >= enough || Date.now() >= order.until) {
        left.add(id)
        continue
      }
      now.push(id)
      on = id
      calls = 0
      most = 20 * usual + 100_000
      try {
        await within(5 * took + 5000, work)
      } catch (error) {
        alive.delete(id)
        killed.push(id)
        if (error instanceof Endless) endless.push(id)
      }
      on = 0
      most = Number.POSITIVE_INFINITY
      if (!alive.has(id)) spoiled = !(await passes(work))
    }
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files)
    const said: Said = { killed, endless, tried, left: [...left], loading: [...loading], spoiled }
    writeFileSync(join(folder, 'said.json'), JSON.stringify(said))
  }
}
