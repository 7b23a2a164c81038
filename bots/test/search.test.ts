/** Comparing by playing out: repeatable, within its budget, better than a look one move ahead; and what it tells people. */

import {
  begin,
  type Game,
  type Json,
  type Kernel,
  kernel,
  type Match,
  type OpenQuestion,
  randomFrom,
  seedFrom,
  write,
} from '@dorfplatz/kernel'
import { fair } from '@dorfplatz/kernel/testgames'
import { describe, expect, test } from 'vitest'
import { quickChance } from '../chance.ts'
import { compared } from '../compare.ts'
import { advise, analyse, bots, ownBudget, visits, within } from '../index.ts'
import { playedOut } from '../playout.ts'
import type { Bot, Budget } from '../types.ts'

/** The fair, with a judgement that sees houses and nothing else: what leads to them must be found by playing on. */
const searched = (cost: number): typeof fair => ({
  ...fair,
  bot: {
    begins: ['visit'],
    value: ({ state: { houses } }, seat) => 8 * (houses[seat] ?? 0),
    parts: ({ state: { houses } }, seat) => ({ houses: 8 * (houses[seat] ?? 0), hope: 0 }),
    search: () => ({ width: 6, tries: 4, follow: 3, rivalry: 1, trust: 1, cost }),
  },
})
// Bots know no game's types.
const erased = (game: typeof fair): Kernel<unknown, Json> => kernel(game as unknown as Game)
const k = erased(searched(1))
const bot = (name: string): Bot => bots[name] as Bot

function situation(words: string): { match: Match<unknown>; open: OpenQuestion } {
  const m = k.create({ game: 'fair', seats: 2, seed: seedFrom(words) })
  const [asked] = k.open(m)
  const match = k.imagine(m, asked?.frame.seat ?? 0, randomFrom(words))
  const open = k.open(match).find(({ frame }) => frame.seat === asked?.frame.seat)
  if (open === undefined) throw new Error('nobody is asked')
  return { match, open }
}

const think = (words: string, budget: Budget) =>
  bot('search').think({ k, ...situation(words), random: randomFrom('think'), budget })

describe('search', () => {
  test('tells what it compared: visits, spread, points; the answer is the first', () => {
    const { answer, considered } = think('tell', visits(60))
    expect(considered.length).toBeGreaterThan(1)
    expect(considered[0]?.answer).toEqual(answer)
    expect(considered[0]?.visits).toBeGreaterThan(considered.at(-1)?.visits ?? 0)
    const all = considered.reduce((sum, one) => sum + one.visits, 0)
    expect(all).toBeLessThanOrEqual(60)
    expect(all).toBeGreaterThan(30)
    for (const { points } of considered) expect(points).toBeGreaterThanOrEqual(0)
  })

  test('where a visit takes as long as four, there are a quarter of them', () => {
    const dear = erased(searched(4))
    const { considered } = bot('search').think({
      k: dear,
      ...situation('tell'),
      random: randomFrom('think'),
      budget: visits(120),
    })
    const all = considered.reduce((sum, one) => sum + one.visits, 0)
    expect(all).toBeLessThanOrEqual(30)
    expect(all).toBeGreaterThan(10)
  })

  test('who plays moves out judges by the finer judgement where there is one, the greedy bot does not', () => {
    const seeing = searched(1)
    if (seeing.bot === undefined) throw new Error('the fair has no judgement')
    const finer = erased({ ...seeing, bot: { ...seeing.bot, value: () => 0, finer: seeing.bot.value } })
    const thought = (name: string, of: typeof k) =>
      bot(name).think({ k: of, ...situation('finer'), random: randomFrom('think'), budget: visits(60) })
    expect(thought('search', finer)).toEqual(thought('search', k))
    for (const { value } of thought('greedy', finer).considered) expect(value).toBe(0)
  })

  test('a playout is judged after so many whole moves, before the next one begins', () => {
    const settings = { width: 6, tries: 4, follow: 3, rivalry: 1, trust: 1, cost: 1 }
    const { match } = situation('ahead')
    const answers = [0, 1, 2, 5].map((ahead) => {
      const end = playedOut(k, k.clone(match), quickChance(1), { ...settings, ahead })
      expect(k.open(end)[0]?.frame.op).toBe('visit')
      return end.seq - match.seq
    })
    expect(answers[0]).toBe(0)
    expect(answers).toEqual(answers.toSorted((a, b) => a - b))
    expect(new Set(answers).size).toBe(answers.length)
  })

  test('where the first judgement is the greedy one its best answers are compared, and always the one asked about', () => {
    const settings = { width: 2, tries: 4, follow: 3, rivalry: 1, trust: 1, cost: 1, twice: true }
    const asked = { k, ...situation('twice'), budget: visits(40) }
    const { considered } = bot('greedy').think({ ...asked, random: randomFrom('think') })
    const ranked = considered.map(({ answer }) => answer.choice)
    expect(ranked.length).toBeGreaterThan(3)
    const last = ranked.at(-1)
    const chosen = (also?: Json) =>
      compared({ ...asked, random: randomFrom('think') }, settings, also).map(({ answer }) => answer.choice)
    expect(chosen()).toHaveLength(2)
    expect(chosen(last)).toHaveLength(3)
    expect(chosen(last)).toContainEqual(last)
    expect(chosen('no such answer')).toHaveLength(2)
  })

  test('a visit is broken off when time is up, and does not count', () => {
    let asked = 0
    const counting: Budget = { visits: 60, stopped: () => ++asked < 0 }
    const made = think('stop', counting).considered.reduce((sum, one) => sum + one.visits, 0)
    // It is looked at the clock in every visit, not only between two of them.
    expect(asked).toBeGreaterThan(4 * made)
    let left = Math.floor(asked / 2)
    const halfway: Budget = { visits: 60, stopped: () => --left < 0 }
    const whole = think('stop', halfway).considered.reduce((sum, one) => sum + one.visits, 0)
    expect(whole).toBeLessThan(made)
    expect(whole).toBeGreaterThan(0)
  })

  test('the same visits and chance give the same thought', () => {
    expect(think('again', visits(40))).toEqual(think('again', visits(40)))
  })

  test('a thought that is stopped at once is the greedy one, and one that is stopped later ends soon', () => {
    const stopped: Budget = { visits: 1_000_000, stopped: () => true }
    const random = randomFrom('think')
    const greedy = bot('greedy').think({ k, ...situation('stop'), random, budget: visits(0) })
    expect(think('stop', stopped).answer.to).toBe(greedy.answer.to)
    let asked = 0
    const soon: Budget = { visits: 1_000_000, stopped: () => ++asked > 20 }
    const { considered } = think('stop', soon)
    expect(considered.reduce((sum, one) => sum + one.visits, 0)).toBeLessThanOrEqual(20)
  })

  test('wins against the bot that looks one move ahead', () => {
    let [won, lost] = [0, 0]
    for (let i = 0; i < 24; i++) {
      const own = i % 2
      const random = randomFrom(`match ${i}`)
      const m = k.create({ game: 'fair', seats: 2, seed: seedFrom(`deal ${i >> 1}`) })
      for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
        const { seat } = open.frame
        const match = k.imagine(m, seat, random)
        const mine = k.open(match).find((o) => o.frame.seat === seat) ?? open
        const who = bot(seat === own ? 'search' : 'greedy')
        k.play(m, seat, who.think({ k, match, open: mine, random, budget: visits(24) }).answer)
      }
      const [a = 0, b = 0] = k.game.result(m).scores.map(({ total }) => total)
      const margin = own === 0 ? a - b : b - a
      if (margin > 0) won++
      if (margin < 0) lost++
    }
    expect(won).toBeGreaterThan(2 * lost)
  })
})

test('moves that look alike at the beginning are played by chance, later the first of them', () => {
  const first = (seq: number): number => {
    const { match, open } = situation('opening')
    const answers = Array.from({ length: 30 }, (_, i) => {
      const { answer } = bot('greedy').think({
        k,
        match: { ...match, seq },
        open,
        random: randomFrom(`opening ${i}`),
        budget: visits(0),
      })
      return JSON.stringify(answer)
    })
    return new Set(answers).size
  }
  expect(first(0)).toBeGreaterThan(1)
  expect(first(100)).toBe(1)
})

test('a bot thinks no longer than it likes, and no longer than it is allowed to', () => {
  let now = 0
  const clock = () => now
  const patient = ownBudget({ ...bot('deep'), milliseconds: 2_000 }, clock, 10_000)
  const hurried = ownBudget({ ...bot('deep'), milliseconds: 2_000 }, clock, 50)
  expect(patient.visits).toBe(bot('deep').visits)
  now = 100
  expect([patient.stopped(), hurried.stopped()]).toEqual([false, true])
  now = 2_000
  expect(patient.stopped()).toBe(true)
  expect(within(5, clock).stopped()).toBe(false)
})

test('quick chance is repeatable and fair enough', () => {
  const [a, b] = [quickChance(7), quickChance(7)]
  const drawn = Array.from({ length: 6_000 }, () => a(6))
  expect(drawn.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => b(6)))
  for (let face = 0; face < 6; face++) {
    const n = drawn.filter((x) => x === face).length
    expect(n).toBeGreaterThan(850)
    expect(n).toBeLessThan(1_150)
  }
})

test('advice: at most three answers, the first leads, the others say by how much less', () => {
  const hints = advise({ k, ...situation('advice'), random: randomFrom('advice'), budget: visits(80) })
  expect(hints.length).toBeGreaterThan(1)
  expect(hints.length).toBeLessThanOrEqual(3)
  expect(hints[0]?.behind).toBe(0)
  for (const { behind, points, gain, loss } of hints) {
    expect(behind).toBeGreaterThanOrEqual(0)
    expect(points).not.toBeNull()
    for (const reason of [gain, loss]) if (reason !== null) expect(reason.part).toBe('houses')
  }
})

describe('analysis', () => {
  const record = (() => {
    const random = randomFrom('record')
    let journal = begin(k, { game: 'fair', seats: 2, seed: seedFrom('analysis') })
    for (let open = k.open(journal.match)[0]; open !== undefined; open = k.open(journal.match)[0]) {
      const next = write(k, journal, open.frame.seat, { choice: k.sample(journal.match, open, random) })
      if ('ok' in next) throw new Error(next.rule)
      journal = next
    }
    return journal
  })()
  const HOW = { moments: 5, games: 3, moves: 6, visits: 40, told: 2 }

  test('the outlook ends with the final scores, and costly moves name a better answer', () => {
    const shares: number[] = []
    const told = (share: number): boolean => shares.push(share) > 0
    const { outlook, costly } = analyse(k, record.record, randomFrom('look back'), HOW, told)
    const scores = k.game.result(record.match).scores.map(({ total }) => total)
    expect(outlook).toHaveLength(6)
    expect(outlook.at(-1)).toEqual({ answers: record.match.seq, expected: scores })
    expect(costly.length).toBeGreaterThan(0)
    for (const { cost, played, instead } of costly) {
      expect(cost).toBeGreaterThanOrEqual(1)
      expect(instead).not.toEqual(played)
    }
    expect(shares.at(-1)).toBe(1)
  })

  test('it can be stopped', () => {
    const { outlook } = analyse(k, record.record, randomFrom('look back'), HOW, () => false)
    expect(outlook).toHaveLength(1)
  })
})
