/** The greedy bot in our own games: alone it does what a decent player does, and it is far above chance. */

import { answerOf, type Bot, bots } from '@dorfplatz/bots'
import {
  type Answer,
  type GameKernel,
  type Json,
  type Match,
  type Options,
  randomFrom,
  seedFrom,
} from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { loadKernel } from '../games.ts'

type K = GameKernel<unknown, Json>

/** A whole match; each seat plays by its bot, in a match it could be in. */
function played(
  k: K,
  names: readonly string[],
  words: string,
  options: Options = {},
  each: (answer: Answer) => void = () => undefined,
): Match {
  const random = randomFrom(words)
  const m = k.create({ game: k.game.id, seats: names.length, seed: seedFrom(words), options })
  for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
    const { seat } = open.frame
    const { id } = open
    const imagined = k.imagine(m, seat, random)
    const mine = k.open(imagined).find((o) => o.frame.seat === seat && o.id === id) ?? open
    const answer = answerOf(bots[names[seat] ?? ''] as Bot, k, imagined, mine, random)
    each(answer)
    const refusal = k.play(m, seat, answer)
    if (refusal !== null || m.defect !== null) throw new Error(refusal?.rule ?? m.defect ?? '')
  }
  return m
}

/** Final points by seat. */
const play = (k: K, names: readonly string[], words: string, options: Options = {}): number[] =>
  k.game.result(played(k, names, words, options)).scores.map((score) => score.total)

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

/** What a match of Village tells about how long it was. */
const roundOf = ({ state }: Match): number => (state as { readonly round: number }).round

describe('Village', () => {
  test.each([2, 3, 4, 5])(
    'games of %d bots come to an end as those of people do, with council and travel',
    async (n) => {
      const k = await loadKernel('village')
      const deeds = { travel: 0, advance: 0, privilege: 0 }
      const rounds = [1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        roundOf(
          played(k, Array(n).fill('greedy'), `long ${i}`, {}, ({ choice }) => {
            if (typeof choice !== 'object' || choice === null) return
            for (const deed of ['travel', 'advance', 'privilege'] as const) if (deed in choice) deeds[deed]++
          }),
        ),
      )
      expect(mean(rounds)).toBeGreaterThanOrEqual(6)
      expect(mean(rounds)).toBeLessThan(11.5)
      for (const times of Object.values(deeds)) expect(times).toBeGreaterThan(n)
    },
  )
})
