/** The greedy bot in our own games: alone it does what a decent player does, and it is far above chance. */

import { answerOf, type Bot, bots } from '@dorfplatz/bots'
import { type GameKernel, type Json, type Options, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { loadKernel } from '../games.ts'

/** Final points by seat; each seat plays by its bot, in a match it could be in. */
function play(k: GameKernel<unknown, Json>, names: readonly string[], words: string, options: Options = {}): number[] {
  const random = randomFrom(words)
  const m = k.create({ game: k.game.id, seats: names.length, seed: seedFrom(words), options })
  for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
    const { seat } = open.frame
    const { id } = open
    const imagined = k.imagine(m, seat, random)
    const mine = k.open(imagined).find((o) => o.frame.seat === seat && o.id === id) ?? open
    const refusal = k.play(m, seat, answerOf(bots[names[seat] ?? ''] as Bot, k, imagined, mine, random))
    if (refusal !== null || m.defect !== null) throw new Error(refusal?.rule ?? m.defect ?? '')
  }
  return k.game.result(m).scores.map((score) => score.total)
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length

describe('Hallertau', () => {
  test('alone, greedy comes near the goal of the solo game', async () => {
    const k = await loadKernel('hallertau')
    const points = [1, 2].flatMap((i) => play(k, ['greedy'], `alone ${i}`))
    expect(mean(points)).toBeGreaterThan(70)
  })

  test('at a table of two, without cards, it leaves chance far behind', async () => {
    const k = await loadKernel('hallertau')
    const [greedy = 0, random = 0] = play(k, ['greedy', 'random'], 'two', { noCards: true })
    expect(greedy).toBeGreaterThan(60)
    expect(greedy).toBeGreaterThan(3 * random)
  })
})
