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
  type Random,
  randomFrom,
  reveals,
  type Seat,
  seedFrom,
} from '@dorfplatz/kernel'
import { playAnswers, preview, type WholeKernel } from '@dorfplatz/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayRefusal } from '../server/fault.ts'
import type { LoadedTable } from '../server/play/loaded.ts'
import { offersFor } from '../server/play/offers.ts'
import { chanceWith } from '../server/secrets.ts'
import { games } from './games.ts'
import { setupsOf } from './setups.ts'

/** Lists of hidden things may be walked in another order; whatever differs by more than this could be measured. */
const ALIKE = 1.05
const chance = chanceWith('not known to any seat')

/** So many positions of each table are looked at. */
const LOOKS = 2

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
  const loaded = { id: 'abcdefghijkl', k, match, row: { seats: [] } } as unknown as LoadedTable
  const wrong = tries.filter((answer) => k.whyNot(match, seat, answer) !== null)
  // What is drawn by chance takes now more, now less work, in one world, too.
  const listed = k.view(match, seat).decisions.every(({ choices }) => choices !== null)
  return {
    view: () => JSON.stringify(k.view(match, seat)),
    decisions: () => (listed ? JSON.stringify(offersFor(loaded, seat, 'en')) : null),
    'why not': () => tries.map((answer) => k.whyNot(match, seat, answer)),
    refusal: () =>
      wrong.map((answer) => {
        const played = playAnswers(k, match, seat, [answer])
        return played.ok ? null : sayRefusal('en', k.game, played.refusal)
      }),
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

for (const game of games) {
  const k: WholeKernel = kernel(game)
  for (const [n, setup] of setupsOf(game, k).entries()) {
    test(`${game.id} ${JSON.stringify(setup)}: every answer takes the same work in every world`, () => {
      const words = `time ${game.id} ${n}`
      const random = randomFrom(words)
      const match = k.create({ game: game.id, ...setup, seed: seedFrom(words) })
      let looked = 0
      let next = 2 + random(12)
      for (let moves = 0; !k.over(match) && looked < LOOKS; moves++) {
        const [question] = k.open(match)
        if (question === undefined) throw new Error('nobody is asked')
        const { seat } = question.frame
        if (moves === next) {
          looked++
          next += 1 + random(60)
          const viewer = random(2) === 0 ? seat : random(setup.seats)
          const tries = triesOf(k, match, viewer, random)
          const other = k.clone(match)
          k.game.reshuffle(other, viewer, random)
          const [here, there] = [questions(k, match, viewer, tries), questions(k, other, viewer, tries)]
          for (const [asked, ask] of Object.entries(here)) {
            const [a, b] = [workOf(ask), workOf(there[asked as keyof typeof there])]
            expect(Math.max(a, b) / Math.max(1, Math.min(a, b)), `${asked} after ${moves} answers`).toBeLessThan(ALIKE)
          }
        }
        const refusal = k.play(match, seat, { to: decisionId(question), choice: k.sample(match, question, random) })
        if (refusal !== null) throw new Error(refusal.rule)
      }
      expect(looked).toBeGreaterThan(0)
    })
  }
}
