/**
 * How long an answer takes must not tell what is hidden. Time itself cannot be compared on a busy machine, but the work can:
 * the calls of our functions are counted while the same things are asked in worlds that a seat cannot tell apart.
 */

import { type Profiler, Session } from 'node:inspector'
import {
  type Answer,
  decisionId,
  kernel,
  type Match,
  type Options,
  type Random,
  randomFrom,
  reveals,
  type Seat,
  seedFrom,
} from '@dorfplatz/kernel'
import { preview, type WholeKernel } from '@dorfplatz/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chanceWith } from '../server/secrets.ts'
import { games } from './games.ts'

/** Lists of hidden things may be walked in another order; whatever differs by more than this could be measured. */
const ALIKE = 1.05
const chance = chanceWith('not known to any seat')

const TABLES: readonly { readonly game: string; readonly seats: number; readonly options: Options }[] = [
  { game: 'hallertau', seats: 3, options: { gateway: 'mixed', farmyard: 'mixed' } },
  { game: 'agricola', seats: 3, options: { draft: 'combined' } },
  { game: 'village', seats: 3, options: { promos: true } },
]

const session = new Session()
beforeAll(() => {
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})
afterAll(() => session.disconnect())

/** Calls since the last time. */
function calls(): number {
  let sum = 0
  session.post(
    'Profiler.takePreciseCoverage',
    (error: Error | null, { result }: Profiler.TakePreciseCoverageReturnType) => {
      if (error !== null) throw error
      for (const { url, functions } of result) {
        if (!/\/(kernel|table|server|games)\//.test(url)) continue
        for (const { ranges } of functions) sum += ranges[0]?.count ?? 0
      }
    },
  )
  return sum
}

function workOf(ask: () => unknown): number {
  // What is worked out once and kept is none of the question's.
  ask()
  calls()
  ask()
  return calls()
}

/** What a seat can ask for, by name. */
function questions(k: WholeKernel, match: Match, seat: Seat, tries: readonly Answer[]) {
  return {
    view: () => JSON.stringify(k.view(match, seat)),
    'why not': () => tries.map((answer) => k.whyNot(match, seat, answer)),
    preview: () => tries.map((answer) => preview(k, match, seat, [answer], chance('words'))),
    undo: () => reveals(k, match, match, seat),
  }
}

function triesOf(k: WholeKernel, match: Match, seat: Seat, random: Random): Answer[] {
  const own = k.open(match).filter(({ frame }) => frame.seat === seat)
  return [
    ...own.map((question): Answer => ({ to: decisionId(question), choice: k.sample(match, question, random) })),
    { choice: 'no such thing' },
    { to: 'anytime', choice: 3 },
  ]
}

for (const { game: id, seats, options } of TABLES) {
  test(`${id}: every answer takes the same work in every world`, () => {
    const game = games.find((one) => one.id === id)
    if (game === undefined) throw new Error(`no ${id}`)
    const k: WholeKernel = kernel(game)
    const random = randomFrom(`time ${id}`)
    const match = k.create({ game: id, seats, options, seed: seedFrom(`time ${id}`) })
    let compared = 0
    for (let moves = 0; !k.over(match) && compared < 60; moves++) {
      const [question] = k.open(match)
      if (question === undefined) throw new Error('nobody is asked')
      const { seat } = question.frame
      if (moves % 9 === 4) {
        const viewer = random(2) === 0 ? seat : random(seats)
        const tries = triesOf(k, match, viewer, random)
        const other = k.clone(match)
        k.game.reshuffle(other, viewer, random)
        const [here, there] = [questions(k, match, viewer, tries), questions(k, other, viewer, tries)]
        for (const asked of ['view', 'why not', 'preview', 'undo'] as const) {
          const [a, b] = [workOf(here[asked]), workOf(there[asked])]
          expect(Math.max(a, b) / Math.min(a, b), `${asked} after ${moves} answers`).toBeLessThan(ALIKE)
          compared++
        }
      }
      const refusal = k.play(match, seat, { to: decisionId(question), choice: k.sample(match, question, random) })
      if (refusal !== null) throw new Error(refusal.rule)
    }
    expect(compared).toBeGreaterThan(20)
  })
}
