/** Advice in our own games: legal answers, points that could be, reasons in things of the board, in both languages. */

import { adviseAt, analyse, bots, type Hint, promiseOf, reasonFor, visits } from '@dorfplatz/bots'
import {
  begin,
  type GameKernel,
  type Journal,
  type Json,
  jsonEqual,
  type Match,
  type OpenQuestion,
  randomFrom,
  type Seat,
  seedFrom,
  write,
} from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { loadKernel } from '../games.ts'

type K = GameKernel<unknown, Json>

const REASON = {
  en: /^(\d+ more .+|\d+ .+ less|More: .+|Less: .+|Hardly .+)\.$/,
  de: /^(\d+ .+ (mehr|weniger)|Mehr: .+|Weniger: .+|Kaum .+)\.$/,
}
const PROMISE = {
  en: /^(about −?\d+ points? at the end(, mostly −?\d+ to −?\d+)?|best|just as good|\d+ points? less|as many .+|right now.+)$/,
  de: /^(etwa −?\d+ Punkte? am Ende(, meist −?\d+ bis −?\d+)?|am besten|gleich gut|\d+ Punkte? weniger|ebenso .+|gleich jetzt.+)$/,
}

const advise = (k: K, m: Match, open: OpenQuestion): readonly Hint[] =>
  adviseAt(k, m, open, { random: randomFrom('advice'), budget: visits(16) })

/** Journeymen play on until somebody is asked what we are after. */
function playTo(k: K, m: Match, isIt: (open: OpenQuestion) => boolean): OpenQuestion {
  const random = randomFrom('play')
  for (let open = k.open(m)[0]; open !== undefined; open = k.open(m)[0]) {
    if (isIt(open)) return open
    const { seat } = open.frame
    const match = k.imagine(m, seat, random)
    const mine = k.open(match).find(({ frame }) => frame.seat === seat) ?? open
    const thought = bots.greedy?.think({ k, match, open: mine, random, budget: visits(0) })
    if (thought === undefined || k.play(m, seat, thought.answer) !== null) k.playRandomly(m, random)
  }
  throw new Error('never asked')
}

test.each([
  ['village', 2],
  ['agricola', 2],
  ['hallertau', 1],
] as const)('%s: the best three with a reason each', async (game, seats) => {
  const k = await loadKernel(game)
  const m = k.create({ game, seats, seed: seedFrom('advice') })
  const open = k.open(m)[0]
  if (open === undefined) throw new Error('nobody is asked')
  const hints = advise(k, m, open)
  expect(hints).toHaveLength(3)
  const names = k.game.bot
  for (const hint of hints) {
    expect(k.whyNot(m, open.frame.seat, hint.answer)).toBeNull()
    expect(hint.points).not.toBeNull()
    for (const reason of [hint.gain, hint.loss]) {
      if (reason !== null) expect(names?.partNames?.de[reason.part]).toMatch(/./)
    }
    for (const { thing } of hint.counts) expect(names?.countWords?.[thing]?.de).toHaveLength(2)
    for (const lang of ['en', 'de'] as const) {
      expect(reasonFor(hint, lang, names)).toMatch(REASON[lang])
      expect(promiseOf(hint, lang)).toMatch(PROMISE[lang])
    }
  }
  // At least one of them is told in things of this board.
  expect(hints.some(({ counts }) => counts.length > 0)).toBe(true)
})

test.each(['village', 'agricola', 'hallertau'] as const)(
  '%s: everything that is counted has words, and everything that has words is counted',
  async (game) => {
    const k = await loadKernel(game)
    const m = k.create({ game, seats: 2, seed: seedFrom('counts') })
    if (game === 'hallertau') playTo(k, m, ({ frame }) => frame.op === 'progress')
    const counted = Object.keys(k.game.bot?.counts?.(m, 0) ?? {})
    expect(counted.toSorted()).toEqual(Object.keys(k.game.bot?.countWords ?? {}).toSorted())
  },
)

test.each([
  ['village', 1],
  ['village', 2],
  ['agricola', 1],
  ['agricola', 2],
  ['hallertau', 1],
  ['hallertau', 2],
  ['hallertau', 3],
  ['hallertau', 4],
  ['village', 4],
] as const)('%s (%i seats): the parts add up to what moves are compared by', async (game, seats) => {
  const k = await loadKernel(game)
  const m = k.create({ game, seats, seed: seedFrom('parts') })
  const random = randomFrom('parts')
  const { parts, finer, value } = k.game.bot ?? {}
  const addUp = (): void => {
    for (let seat = 0; seat < seats; seat++) {
      const sum = Object.values(parts?.(m, seat) ?? {}).reduce((all, n) => all + n, 0)
      expect(sum).toBeCloseTo((finer ?? value)?.(m, seat) ?? Number.NaN, 6)
    }
  }
  for (; k.open(m).length > 0; k.playRandomly(m, random)) if (m.seq % 30 === 0) addUp()
  addUp()
})

test('Hallertau: Phase 9 is advised on also where bots plan it, by what the board looks like when the round is over', async () => {
  const k = await loadKernel('hallertau')
  const m = k.create({ game: 'hallertau', seats: 2, seed: seedFrom('advice') })
  const wants = (open: OpenQuestion): boolean =>
    open.frame.op === 'progress' && k.game.bot?.plan?.(m, open.frame) !== 'done'
  const open = playTo(k, m, wants)
  const hints = advise(k, m, open)
  expect(hints).toHaveLength(3)
  for (const { answer } of hints) expect(k.whyNot(m, open.frame.seat, answer)).toBeNull()
  // To stop before anything is done is not the best there is.
  expect(hints[0]?.answer.choice).not.toBe('done')
  expect(hints[0]?.counts.length).toBeGreaterThan(0)
})

/** The beginning of a game of journeymen, up to where a seat gives up its first Phase 9. */
function givenUp(k: K): { readonly journal: Journal<unknown>; readonly seat: Seat; readonly answers: number } {
  const random = randomFrom('given up')
  let journal = begin(k, { game: 'hallertau', seats: 2, seed: seedFrom('given up') })
  for (let open = k.open(journal.match)[0]; open !== undefined; open = k.open(journal.match)[0]) {
    const { seat, op } = open.frame
    const match = k.imagine(journal.match, seat, random)
    const mine = k.open(match).find(({ frame }) => frame.seat === seat) ?? open
    const gives = op === 'progress'
    const answers = journal.match.seq
    const thought = bots.greedy?.think({ k, match, open: mine, random, budget: visits(0) })
    const answer = gives || thought === undefined ? { choice: 'done' } : thought.answer
    const next = write(k, journal, seat, answer)
    if ('ok' in next) throw new Error(next.rule)
    journal = next
    if (gives) return { journal, seat, answers }
  }
  throw new Error('never asked')
}

test('Hallertau: who gives up Phase 9 reads in the look back what that cost', async () => {
  const k = await loadKernel('hallertau')
  const { journal, seat, answers } = givenUp(k)
  const how = {
    moments: 0,
    games: 0,
    first: 12,
    screened: 99,
    pairs: 4,
    again: 99,
    visits: 48,
    told: 99,
    seats: [seat],
  }
  const { costly } = analyse(k, journal.record, randomFrom('look back'), how)
  const cost = costly.find((one) => one.answers === answers)
  expect(cost?.cost).toBeGreaterThan(1)
  expect(cost?.reason?.de).toMatch(/Schritte? /)
})

test('what a bot would do first, unasked, is advised first; the answers follow', async () => {
  const k = await loadKernel('hallertau')
  const m = k.create({ game: 'hallertau', seats: 1, seed: seedFrom('unasked') })
  const wants = (open: OpenQuestion): boolean => {
    if (open.frame.op !== 'turn' || k.anytime(m, 0).length === 0) return false
    const random = randomFrom('unasked')
    return bots.greedy?.think({ k, match: m, open, random, budget: visits(0) }).answer.to === 'anytime'
  }
  const open = playTo(k, m, wants)
  const hints = advise(k, m, open)
  expect(hints.map(({ rank }) => rank)).toEqual(['unasked', 'first', 'other'])
  const [unasked] = hints
  expect(unasked?.answer.to).toBe('anytime')
  expect(k.anytime(m, 0).some((choice) => jsonEqual(choice, unasked?.answer.choice))).toBe(true)
  expect(unasked?.counts.length).toBeGreaterThan(0)
  // The bot tells what it thought of it.
  const thought = bots.greedy?.think({ k, match: m, open, random: randomFrom('unasked'), budget: visits(0) })
  expect(thought?.considered.map(({ answer }) => answer)).toEqual([thought?.answer])
})
