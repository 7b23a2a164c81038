/** Comparing by playing out: repeatable, within its budget, better than a look one move ahead; and what it tells people. */

import {
  begin,
  effective,
  type Frame,
  type Game,
  type Json,
  type Kernel,
  kernel,
  type Match,
  type OpenQuestion,
  randomFrom,
  type SearchSettings,
  seedFrom,
  write,
} from '@dorfplatz/kernel'
import { fair } from '@dorfplatz/kernel/testgames'
import { describe, expect, test } from 'vitest'
import { quickChance } from '../chance.ts'
import { compared } from '../compare.ts'
import { adviceWithin, advise, analyse, bots, ownBudget, type Thoroughness, visits, within } from '../index.ts'
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

  test('whoever asks why hears how the parts of the value change, and how the seat goes on within the move', () => {
    const asked = { k, ...situation('why'), budget: visits(60) }
    const { seat } = asked.open.frame
    for (const name of ['search', 'greedy']) {
      const plain = bot(name).think({ ...asked, random: randomFrom('think') })
      const told = bot(name).think({ ...asked, random: randomFrom('think'), explain: true })
      expect(told.answer).toEqual(plain.answer)
      for (const { parts, line } of plain.considered) expect([parts, line]).toEqual([undefined, undefined])
      let followed = 0
      for (const { answer, parts, line = [] } of told.considered) {
        const after = k.clone(asked.match)
        expect(k.play(after, seat, answer)).toBeNull()
        for (const next of line) expect(k.play(after, seat, next)).toBeNull()
        followed += line.length
        const houses = (m: Match<unknown>): number => (m as Match<{ houses: number[] }>).state.houses[seat] ?? 0
        expect(parts).toEqual({ houses: 8 * (houses(after) - houses(asked.match)), hope: 0 })
      }
      expect(followed).toBeGreaterThan(0)
    }
  })

  test('what is better played out is compared with what is planned, also where a plan answers in play', () => {
    const seeing = searched(1)
    if (seeing.bot === undefined) throw new Error('the fair has no judgement')
    const asked = { ...situation('plan'), budget: visits(60) }
    const last = k.choices(asked.match, asked.open)?.at(-1) as { readonly stall: number }
    const settings = { width: 2, tries: 4, follow: 3, rivalry: 1, trust: 1, cost: 1 }
    const planning = erased({
      ...seeing,
      bot: { ...seeing.bot, plan: (_, { op }) => (op === 'visit' ? last : undefined), search: () => settings },
    })
    const { answer, considered } = bot('search').think({ k: planning, ...asked, random: randomFrom('think') })
    expect([answer.choice, considered]).toEqual([last, []])
    for (const twice of [true, false]) {
      const list = compared({ ...asked, k: planning, random: randomFrom('think') }, { ...settings, twice })
      expect(list).toHaveLength(3)
      expect(list.map((one) => one.answer.choice)).toContainEqual(last)
    }
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

  test('as many answers are judged by what could follow as the search says, or else as the game says for everybody', () => {
    const seeing = searched(1)
    if (seeing.bot === undefined) throw new Error('the fair has no judgement')
    let asked = 0
    const again = (_: unknown, seat: number): Frame => {
      asked++
      return { op: 'visit', seat }
    }
    const twice = erased({ ...seeing, bot: { ...seeing.bot, again, beyond: { first: 2, second: 1 } } })
    const settings = { width: 9, tries: 4, follow: 3, rivalry: 1, trust: 1, cost: 1, twice: true }
    const lines = (more: Partial<SearchSettings>): number =>
      compared(
        { k: twice, ...situation('twice'), random: randomFrom('think'), budget: visits(40) },
        { ...settings, ...more },
      ).length
    expect([lines({}), asked]).toEqual([2, 2])
    expect([lines({ beyond: { first: 3, second: 2 } }), asked]).toEqual([3, 5])
  })

  test('where nothing is played on, the first judgement decides, by the finer eye', () => {
    const seeing = searched(1)
    if (seeing.bot === undefined) throw new Error('the fair has no judgement')
    const goods: typeof seeing.bot.value = ({ state }, seat) =>
      Object.values(state.goods[seat] ?? {}).reduce((sum, n, i) => sum + (i + 1) * n, 0)
    const settings = { width: 6, tries: 4, follow: 3, rivalry: 1, trust: 1, cost: 1, ahead: 0, twice: true }
    const finer = erased({ ...seeing, bot: { ...seeing.bot, value: () => 0, finer: goods } })
    const plain = erased({ ...seeing, bot: { ...seeing.bot, value: goods } })
    const asked = { ...situation('first'), random: randomFrom('think'), budget: visits(40) }
    const found = compared({ ...asked, k: finer }, settings)
    const { considered } = bot('greedy').think({ ...asked, k: plain, random: randomFrom('think') })
    const best = considered.map(({ value }) => value).toSorted((a, b) => b - a)
    expect(new Set(best).size).toBeGreaterThan(1)
    expect(found.map(({ value }) => value)).toEqual(best.slice(0, 6))
    for (const { visits: made } of found) expect(made).toBe(1)
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

describe('openings', () => {
  /** The fair in whose eyes all moves are alike, and what the search makes of them without playing on. */
  const seeing = searched(1)
  if (seeing.bot === undefined) throw new Error('the fair has no judgement')
  const settings = { width: 6, tries: 4, follow: 3, rivalry: 1, trust: 1, cost: 1 }
  const even = (ahead: number) =>
    erased({
      ...seeing,
      bot: { ...seeing.bot, begins: ['visit'], value: () => 0, search: () => ({ ...settings, ahead }) },
    })

  const answers = (name: string, of: typeof k, seq: number, seats = 2): number => {
    const { match, open } = situation('opening')
    const told = Array.from({ length: 30 }, (_, i) => {
      const { answer } = bot(name).think({
        k: of,
        match: { ...match, seq, seats },
        open,
        random: randomFrom(`opening ${i}`),
        budget: visits(8),
      })
      return JSON.stringify(answer)
    })
    return new Set(told).size
  }

  test.each([
    ['greedy', k, k],
    ['search', even(0), even(0)],
    ['deep', even(1), even(0)],
  ] as const)(
    'moves that look alike at the beginning are played by chance, later the first of them (%s)',
    (name, of, later) => {
      expect(answers(name, of, 0)).toBeGreaterThan(1)
      expect(answers(name, later, 100)).toBe(1)
    },
  )

  test('alone the best move is played from the beginning', () => {
    expect(answers('greedy', k, 0, 1)).toBe(1)
    expect(answers('search', even(0), 0, 1)).toBe(1)
  })
})

test.each(['greedy', 'search'])('a thought whose time is up looks at no further answer (%s)', (name) => {
  const seeing = searched(1)
  if (seeing.bot === undefined) throw new Error('the fair has no judgement')
  const again = (_: unknown, seat: number): Frame => ({ op: 'visit', seat })
  const search = () => ({ width: 9, tries: 4, follow: 3, rivalry: 1, trust: 1, cost: 1, twice: true, ahead: 0 })
  let judged = 0
  const value = () => ++judged
  const twice = erased({ ...seeing, bot: { ...seeing.bot, again, value, search } })
  const judgedWithin = (looks: number): number => {
    judged = 0
    let asked = 0
    const budget: Budget = { visits: 40, stopped: () => ++asked > looks }
    const { answer } = bot(name).think({ k: twice, ...situation('stop'), random: randomFrom('think'), budget })
    expect(answer.choice).toBeDefined()
    return judged
  }
  const [atOnce, soon, never] = [0, 12, Number.POSITIVE_INFINITY].map(judgedWithin)
  expect(atOnce).toBeLessThan(soon ?? 0)
  expect(soon).toBeLessThan((never ?? 0) / 2)
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
    // One measure for all: points at the end.
    expect(points).toBe((hints[0]?.points ?? 0) - behind)
    for (const reason of [gain, loss]) if (reason !== null) expect(reason.part).toBe('houses')
  }
})

test('advice: the others follow in the order in which they are told to fall behind', () => {
  for (let i = 0; i < 20; i++) {
    const hints = advise({ k, ...situation(`order ${i}`), random: randomFrom(`order ${i}`), budget: visits(30) })
    const behind = hints.map((hint) => hint.behind)
    expect(hints.map(({ rank }) => rank).slice(1)).not.toContain('first')
    expect(behind.slice(1)).toEqual(behind.slice(1).toSorted((a, b) => a - b))
  }
})

test('advice: games to the end are broken off when time is up, and then no points are promised', () => {
  let asked = 0
  const counting: Budget = { visits: 80, stopped: () => ++asked < 0 }
  const ask = (ends: Budget) =>
    advise({ k, ...situation('advice'), random: randomFrom('advice'), budget: visits(0) }, ends)
  expect(ask(counting)[0]?.points).not.toBeNull()
  // A third of the first of the games.
  let left = Math.floor(asked / 9)
  expect(ask({ visits: 80, stopped: () => --left < 0 })[0]?.points).toBeNull()
  // Within a game, too: not only before the next one.
  expect(left).toBeGreaterThan(-10)
})

test('advice asks as many visits as the strongest bot plays out, and leaves time for games to the end', () => {
  let now = 0
  const { budget, ends } = adviceWithin(2_000, () => now)
  expect([budget.visits, ends.visits]).toEqual([bot('deep').visits, bot('deep').visits])
  now = 1_500
  expect([budget.stopped(), ends.stopped()]).toEqual([true, false])
  now = 2_000
  expect(ends.stopped()).toBe(true)
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
  const HOW = { moments: 5, games: 3, first: 12, screened: 99, pairs: 4, again: 3, visits: 40, told: 2 }
  const back = (how: Partial<Thoroughness> = {}, of = k) =>
    analyse(of, record.record, randomFrom('look back'), { ...HOW, ...how })
  const moves = effective(record.record.entries).length

  test('the outlook ends with the final scores of all seats, round after round', () => {
    const shares: number[] = []
    const told = (share: number): boolean => shares.push(share) > 0
    const { outlook, starts } = analyse(k, record.record, randomFrom('look back'), HOW, told)
    const scores = k.game.result(record.match).scores.map(({ total }) => total)
    expect(outlook[0]?.answers).toBe(0)
    expect(outlook.at(-1)).toEqual({ answers: record.match.seq, expected: scores })
    for (const { expected } of outlook) expect(expected).toHaveLength(2)
    const looked = outlook.map(({ answers }) => answers)
    for (const start of starts) expect(looked).toContain(start)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  test('what is told cost more than a point and more than chance, and names a better answer with a reason', () => {
    const { costly, praised } = back()
    expect(costly.length).toBeGreaterThan(0)
    for (const { cost, error, played, instead, reason } of costly) {
      expect(cost).toBeGreaterThanOrEqual(1)
      expect(cost).toBeGreaterThan(2 * error)
      expect(instead).not.toEqual(played)
      if (reason !== null) for (const lang of ['de', 'en'] as const) expect(reason[lang]).toMatch(/\.$/)
    }
    for (const { gain, error } of praised) expect(gain).toBeGreaterThan(Math.max(1, 2 * error) - 1e-9)
    expect(praised.length).toBeLessThanOrEqual(2)
  })

  test('every move is looked at, wherever it lies, and the worst of them again', () => {
    const one = back({ seats: [1], again: moves, told: moves, visits: 300 })
    const few = back({ seats: [1], again: 1, told: moves, visits: 300 })
    expect(one.costly.every(({ seat }) => seat === 1)).toBe(true)
    expect(few.costly.length).toBeLessThanOrEqual(1)
    expect(one.costly.length).toBeGreaterThan(few.costly.length)
    expect(one.costly).toEqual(one.costly.toSorted((a, b) => b.cost - a.cost))
  })

  /** The fair with another judgement, or with other scores. */
  const seen = (by: number, scores: number) => {
    const seeing = searched(1)
    const { bot: knows } = seeing
    if (knows === undefined) throw new Error('the fair has no judgement')
    const result: typeof seeing.result = (m) => ({
      ...seeing.result(m),
      scores: seeing.result(m).scores.map((score) => ({ ...score, total: scores * score.total })),
    })
    return erased({ ...seeing, result, bot: { ...knows, value: (m, seat) => by * knows.value(m, seat) } })
  }

  test('costs are points at the end, however much a judgement on the way there makes of a move', () => {
    const told = back().costly
    expect(back({}, seen(10, 1)).costly).toEqual(told)
    expect(back({}, seen(1, 10)).costly.find(({ answers }) => answers === told[0]?.answers)?.cost).toBeCloseTo(
      10 * (told[0]?.cost ?? 0),
    )
  })

  test('where nothing changes the scores nothing is told: no costs, no praise', () => {
    const { costly, praised } = back({}, seen(1, 0))
    expect([costly, praised]).toEqual([[], []])
  })

  test('the worst moves are found by games to the end, whatever a judgement on the way there likes', () => {
    // Likes whatever leaves an odd number of answers behind.
    const seeing = searched(1)
    const { bot: knows } = seeing
    if (knows === undefined) throw new Error('the fair has no judgement')
    const whim = {
      ...knows,
      value: (m: Parameters<typeof knows.value>[0], seat: number) => knows.value(m, seat) + 50 * (m.seq % 2),
    }
    const whimsical = erased({ ...seeing, bot: whim })
    const all = back({ seats: [1], again: moves, told: moves }, whimsical).costly
    const [worst] = back({ seats: [1], again: 2 }, whimsical).costly
    expect(all.slice(0, 3).map(({ answers }) => answers)).toContain(worst?.answers)
  })

  test('without moments only the moves are looked at', () => {
    expect(back({ moments: 0, again: 1 }).outlook).toEqual([])
  })

  test('it can be stopped', () => {
    const { outlook, costly } = analyse(k, record.record, randomFrom('look back'), HOW, () => false)
    expect(outlook).toHaveLength(1)
    expect(costly).toEqual([])
  })
})
