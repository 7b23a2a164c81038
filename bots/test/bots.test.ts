/** Every bot on the kernel's small games: legal, repeatable, without a look at hidden things; and greedy is better. */

import {
  type Answer,
  type Frame,
  type Game,
  type Json,
  type Kernel,
  kernel,
  type Match,
  type OpenQuestion,
  type Random,
  randomFrom,
  seedFrom,
} from '@dorfplatz/kernel'
import { fair, orchard } from '@dorfplatz/kernel/testgames'
import { describe, expect, test } from 'vitest'
import { hoped } from '../greedy.ts'
import { answerOf, type Bot, bots } from '../index.ts'

/** State and frames are the game's own affair. */
const kernelOf = (game: unknown): Kernel<unknown, Json> => kernel(game as Game<unknown, Frame, Json>)
const GAMES: readonly (readonly [string, Kernel<unknown, Json>])[] = [
  ['orchard', kernelOf(orchard)],
  ['fair', kernelOf(fair)],
]
const BOTS = Object.entries(bots)
const SEATS = 3

const create = (k: Kernel<unknown, Json>, seats: number, words: string): Match<unknown> =>
  k.create({ game: k.game.id, seats, seed: seedFrom(words) })

/** The seat's question, in a match it could be in. */
function imagine(
  k: Kernel<unknown, Json>,
  m: Match<unknown>,
  open: OpenQuestion,
  random: Random,
): [Match<unknown>, OpenQuestion] {
  const imagined = k.imagine(m, open.frame.seat, random)
  const mine = k.open(imagined).find((o) => o.frame.seat === open.frame.seat && o.id === open.id)
  if (mine === undefined) throw new Error('a seat cannot imagine its own question')
  return [imagined, mine]
}

interface Step {
  readonly m: Match<unknown>
  readonly open: OpenQuestion
  readonly imagined: Match<unknown>
  readonly mine: OpenQuestion
  readonly answer: Answer
}

/** Plays a game; each seat by its bot. Fails on a refused answer. */
function play(
  k: Kernel<unknown, Json>,
  seats: number,
  words: string,
  botAt: (seat: number) => Bot,
  each: (step: Step) => void = () => {},
): Match<unknown> {
  const random = randomFrom(`bots ${words}`)
  const m = create(k, seats, words)
  for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
    const [imagined, mine] = imagine(k, m, open, random)
    const answer = answerOf(botAt(open.frame.seat), k, imagined, mine, random)
    each({ m, open, imagined, mine, answer })
    const refusal = k.play(m, open.frame.seat, answer)
    if (refusal !== null || m.defect !== null) throw new Error(refusal?.rule ?? m.defect ?? '')
  }
  return m
}

describe.each(BOTS)('%s', (name, bot) => {
  test('is called what it is called', () => expect(bot.name).toBe(name))

  test.each(GAMES)('gives legal answers through whole games of %s', (_, k) => {
    for (let i = 0; i < 5; i++) {
      let answers = 0
      const m = play(
        k,
        SEATS,
        `legal ${i}`,
        () => bot,
        () => answers++,
      )
      expect(k.over(m)).toBe(true)
      expect(answers).toBe(m.seq)
    }
  })

  test.each(GAMES)('answers the same in the same imagined match with the same chance: %s', (_, k) => {
    let questions = 0
    play(
      k,
      SEATS,
      'again',
      () => bot,
      ({ imagined, mine }) => {
        const before = JSON.stringify(imagined)
        const answers = [1, 2].map(() => answerOf(bot, k, imagined, mine, randomFrom(`chance ${questions}`)))
        expect(answers[0]).toEqual(answers[1])
        expect(JSON.stringify(imagined)).toBe(before)
        questions++
      },
    )
    expect(questions).toBeGreaterThan(10)
  })
})

describe('greedy against random', () => {
  /** Points of greedy and random over pairs of games in which they change seats. */
  function compare(
    k: Kernel<unknown, Json>,
    pairs: number,
  ): { greedy: number; random: number; won: number; lost: number } {
    const sum = { greedy: 0, random: 0, won: 0, lost: 0 }
    for (let i = 0; i < pairs; i++) {
      for (const seat of [0, 1]) {
        const m = play(k, 2, `match ${i}`, (s) => (s === seat ? bots.greedy : bots.random) as Bot)
        const points = k.game.result(m).scores.map((score) => score.total)
        const [mine = 0, theirs = 0] = seat === 0 ? points : points.reverse()
        sum.greedy += mine
        sum.random += theirs
        if (mine > theirs) sum.won++
        if (mine < theirs) sum.lost++
      }
    }
    return sum
  }

  /** The fair's own judgement: what the goods are worth on the way to a house. */
  const judged: typeof fair = {
    ...fair,
    bot: {
      begins: ['build'],
      value: ({ state: { houses, goods } }, seat) => {
        const { wood = 0, coin = 0, sheep = 0 } = goods[seat] ?? {}
        return 8 * (houses[seat] ?? 0) + wood + coin + sheep
      },
    },
  }

  test('clearly more points and wins at the fair, which says how well a seat stands', () => {
    const { greedy, random, won, lost } = compare(kernelOf(judged), 30)
    expect(greedy).toBeGreaterThan(1.5 * random)
    expect(won).toBeGreaterThan(5 * lost)
  })

  test('more points in the orchard, by the running score alone', () => {
    const { greedy, random, won, lost } = compare(kernelOf(orchard), 60)
    expect(greedy).toBeGreaterThan(1.3 * random)
    expect(won).toBeGreaterThan(3 * lost)
  })
})

test('a move that others may take first is worth a part of the next best one', () => {
  expect(hoped([3, 5, 1], 0)).toBe(5)
  expect(hoped([3, 5, 1], 0.25)).toBe(4.5)
  expect(hoped([3, 5, 1], 2)).toBe(3)
  expect(hoped([5], 0.5)).toBe(5)
  expect(hoped([], 0.5)).toBe(Number.NEGATIVE_INFINITY)
})
