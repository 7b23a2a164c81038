/** What is hidden from a bot's seat does not show in its answers: how things really lie must not matter. */

import { adviseAt, type Bot, bots, type Hint, visits } from '@dorfplatz/bots'
import {
  type Answer,
  type GameKernel,
  type Json,
  type Match,
  type Options,
  randomFrom,
  seedFrom,
} from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { loadKernel } from '../games.ts'

const EVERYTHING: Options = { inn: true, port: true, marriage: true, goals: true }
/** Of the questions of a game, every so many is looked at. */
const TABLES: readonly (readonly [string, number, Options, number])[] = [
  ['hallertau', 1, {}, 47],
  ['hallertau', 2, {}, 83],
  ['agricola', 1, {}, 29],
  ['agricola', 2, {}, 53],
  ['agricola', 4, {}, 53],
  ['village', 2, {}, 53],
  ['village', 3, EVERYTHING, 53],
]

const FEW = 6
/** Questions of a table at which advice is asked for. */
const ADVISED = 2

/** The same table as its seat sees it, with everything hidden from it lying otherwise. */
function twin(k: GameKernel<unknown, Json>, m: Match, seat: number, words: string): Match {
  return { ...k.imagine(m, seat, randomFrom(words)), seed: seedFrom(words) }
}

function answer(k: GameKernel<unknown, Json>, m: Match, seat: number, bot: Bot, words: string): Answer {
  const random = randomFrom(words)
  const match = k.imagine(m, seat, random)
  const open = k.open(match).find(({ frame }) => frame.seat === seat)
  if (open === undefined) throw new Error('a seat cannot imagine its own question')
  return bot.think({ k, match, open, random, budget: visits(FEW) }).answer
}

/** What is told to a person in that seat; advice imagines by itself. */
function told(k: GameKernel<unknown, Json>, m: Match, seat: number, words: string): readonly Hint[] {
  const open = k.open(m).find(({ frame }) => frame.seat === seat)
  if (open === undefined) throw new Error('nobody is asked')
  return adviseAt(k, m, open, { random: randomFrom(words), budget: visits(FEW) })
}

test.each(TABLES)(
  'two worlds of %s (%i seats, %j) that differ in what is hidden get the same answers',
  async (game, seats, options, every) => {
    const k = await loadKernel(game)
    const random = randomFrom('hidden')
    const m = k.create({ game, seats, options, seed: seedFrom('hidden') })
    let looked = 0
    while (k.open(m).length > 0) {
      if (m.seq % every === 0) {
        const seat = k.open(m)[0]?.frame.seat ?? 0
        const other = twin(k, m, seat, `twin ${m.seq}`)
        // The strongest differs from the one below it in its patience alone: it is asked once a table.
        for (const bot of Object.values(bots).slice(0, looked === 1 ? undefined : -1)) {
          const words = `chance ${m.seq} ${bot.name}`
          expect(answer(k, other, seat, bot, words)).toEqual(answer(k, m, seat, bot, words))
        }
        // Games are played to their end for it, which takes time.
        if (looked > 0 && looked <= ADVISED) {
          const words = `advice ${m.seq}`
          expect(told(k, other, seat, words)).toEqual(told(k, m, seat, words))
        }
        looked++
      }
      k.playRandomly(m, random)
    }
    expect(looked).toBeGreaterThan(1)
  },
)
