/** The vocabulary: each word's legality, execution, and text in both languages; prices; what cards leave behind. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ARROW,
  all,
  any,
  atLeast,
  atMost,
  difference,
  drawer,
  type Effect,
  effectRunner,
  exactly,
  gain,
  half,
  have,
  interpreter,
  type Json,
  kernel,
  later,
  least,
  lessThan,
  type Match,
  moreThan,
  most,
  not,
  nothing,
  OR,
  type PriceChange,
  payments,
  product,
  seedFrom,
  speaker,
  sum,
  toText,
  vocabulary,
} from '../index.ts'
import { type Fair, type FairEvent, type FairFrame, fair, lexicon, lexiconText } from './games/index.ts'

type Again = { readonly do: 'again'; readonly stall: number }
const { seq, choose, chooseOrNone, may, tiers, pay, each, when } = vocabulary<Again>()
const k = kernel(fair)
const runner = effectRunner(lexicon)

interface Stock {
  readonly wood?: number
  readonly coin?: number
  readonly sheep?: number
}

/** A match of seat 0 with these goods in which an effect runs, and nothing else. */
function running(stock: Stock, effect: Effect<Again>): { k: typeof k; m: Match<Fair> } {
  const once = kernel<Fair, FairFrame, Fair, FairEvent, never>({
    ...fair,
    setup: (m, stack) => {
      const state = fair.setup(m, { push: () => 0 })
      stack.push({ op: 'effect', seat: 0, effect, source: 'test' })
      return { ...state, goods: [{ wood: 0, coin: 0, sheep: 0, ...stock }, {}], reactions: {} }
    },
  })
  return { k: once, m: once.create({ game: 'fair', seats: 2, seed: seedFrom('effects') }) }
}

const given = (stock: Stock): Match<Fair> => running(stock, nothing).m

/** Runs an effect for seat 0, answering its questions in order; the goods afterwards. */
function run(stock: Stock, effect: Effect<Again>, ...answers: Json[]): unknown {
  const { k: once, m } = running(stock, effect)
  for (const choice of answers) expect(once.play(m, 0, { choice })).toBeNull()
  expect(once.over(m)).toBe(true)
  return m.state.goods[0]
}

const english = speaker(lexiconText('en'), 'en')
const german = speaker(lexiconText('de'), 'de')
const en = (effect: Effect<Again>): string => toText(english.effect(effect))
const de = (effect: Effect<Again>): string => toText(german.effect(effect))

describe('amounts and conditions', () => {
  const m = given({ wood: 7, coin: 2, sheep: 3 })
  const count = (expr: Parameters<typeof runner.count>[0]) => runner.count(expr)(m, 0)
  const holds = (cond: Parameters<typeof runner.test>[0]) => runner.test(cond)(m, 0)

  test('arithmetic', () => {
    expect(count(4)).toBe(4)
    expect(count('wood')).toBe(7)
    expect(count('houses')).toBe(0)
    expect(count(sum('wood', 'coin', 1))).toBe(10)
    expect(count(difference(10, 'wood'))).toBe(3)
    expect(count(product(2, 'sheep'))).toBe(6)
    expect(count(least('wood', 'sheep'))).toBe(3)
    expect(count(most(0, difference('coin', 'wood')))).toBe(0)
    expect(count(half('wood'))).toBe(3)
  })

  test('comparisons', () => {
    expect(holds(atLeast('wood', 7))).toBe(true)
    expect(holds(atLeast('wood', 8))).toBe(false)
    expect(holds(atMost('wood', 'coin'))).toBe(false)
    expect(holds(exactly('coin', 2))).toBe(true)
    expect(holds(moreThan('wood', 'sheep'))).toBe(true)
    expect(holds(lessThan('wood', 'sheep'))).toBe(false)
    expect(holds(all(have({ wood: 7 }), have({ coin: 3 })))).toBe(false)
    expect(holds(any(have({ wood: 9 }), have({ coin: 2, sheep: 3 })))).toBe(true)
    expect(holds(not(have({ wood: 9 })))).toBe(true)
    // At the border itself.
    expect(holds(atMost('coin', 2))).toBe(true)
    expect(holds(atMost('coin', 1))).toBe(false)
    expect(holds(moreThan('coin', 2))).toBe(false)
    expect(holds(moreThan('coin', 1))).toBe(true)
    expect(holds(lessThan('coin', 2))).toBe(false)
    expect(holds(lessThan('coin', 3))).toBe(true)
    expect(holds(any(have({ wood: 9 }), have({ coin: 3 })))).toBe(false)
  })

  test('said in both languages', () => {
    expect(toText(english.cond(any(have({ wood: 7 }), exactly('sheep', 0))))).toBe('at least 7 wood or no sheep')
    expect(toText(german.cond(all(moreThan('coin', 'houses'), atMost('sheep', 1))))).toBe(
      'mehr Münzen als Häuser und höchstens 1 Schaf',
    )
    expect(toText(english.expr(difference(8, 'sheep')))).toBe('8 minus sheep')
    expect(toText(german.expr(half('wood')))).toBe('die Hälfte (abgerundet) von Holz')
  })
})

describe('words', () => {
  test('gain and nothing', () => {
    expect(run({}, gain({ wood: 2, coin: 1 }))).toEqual({ wood: 2, coin: 1, sheep: 0 })
    expect(run({ sheep: 3 }, gain({ coin: half('sheep') }))).toMatchObject({ coin: 1 })
    expect(run({ wood: 1 }, nothing)).toMatchObject({ wood: 1 })
    expect(en(gain({ wood: 2, coin: 1 }))).toBe('gain 2 wood and 1 coin')
    expect(de(gain({ sheep: 1, coin: 3 }))).toBe('erhalte 1 Schaf und 3 Münzen')
  })

  test('pay is an exchange: the whole price or nothing', () => {
    const trade = pay({ sheep: 2 }, gain({ coin: 5 }))
    expect(runner.possible(given({ sheep: 1 }), 0, trade)).toBe(false)
    expect(runner.possible(given({ sheep: 2 }), 0, trade)).toBe(true)
    expect(run({ sheep: 3 }, trade)).toEqual({ wood: 0, coin: 5, sheep: 1 })
    expect(run({ sheep: 1 }, trade)).toEqual({ wood: 0, coin: 0, sheep: 1 })
    expect(en(trade)).toBe('pay 2 sheep, then gain 5 coins')
    expect(de(trade)).toBe('zahle 2 Schafe, dann erhalte 5 Münzen')
  })

  test('a price that depends on what is paid is fixed before paying', () => {
    const price = pay({ wood: 'sheep', sheep: 2 }, nothing)
    expect(run({ wood: 5, sheep: 3 }, price)).toEqual({ wood: 2, coin: 0, sheep: 1 })
  })

  test('seq runs in order', () => {
    const both = seq(gain({ wood: 1 }), pay({ wood: 3 }, gain({ sheep: 1 })))
    expect(run({ wood: 2 }, both)).toEqual({ wood: 0, coin: 0, sheep: 1 })
    expect(en(both)).toBe('gain 1 wood, then pay 3 wood, then gain 1 sheep')
  })

  test('choose asks between what is possible, and does the only one', () => {
    const either = choose(gain({ wood: 1 }), pay({ coin: 1 }, gain({ sheep: 1 })))
    expect(run({}, either)).toMatchObject({ wood: 1 })
    expect(run({ coin: 1 }, either, { option: 1 })).toEqual({ wood: 0, coin: 0, sheep: 1 })
    expect(en(either)).toBe('either gain 1 wood or pay 1 coin, then gain 1 sheep')
    expect(run({}, chooseOrNone(gain({ wood: 1 }), gain({ coin: 1 })), 'pass')).toEqual({
      wood: 0,
      coin: 0,
      sheep: 0,
    })
    expect(de(chooseOrNone(gain({ wood: 1 }), gain({ coin: 1 })))).toBe(
      'entweder erhalte 1 Holz oder erhalte 1 Münze (oder nichts davon)',
    )
  })

  test('may asks only if it is possible', () => {
    const offer = may(pay({ coin: 1 }, gain({ wood: 4 })))
    expect(run({}, offer)).toMatchObject({ wood: 0 })
    expect(run({ coin: 1 }, offer, 'yes')).toMatchObject({ wood: 4, coin: 0 })
    expect(run({ coin: 1 }, offer, 'pass')).toMatchObject({ wood: 0, coin: 1 })
    expect(en(offer)).toBe('you may pay 1 coin, then gain 4 wood')
  })

  test('tiers: exactly one row that applies, not necessarily the best', () => {
    const rows = tiers(
      { if: atLeast('sheep', 1), then: gain({ coin: 1 }) },
      { if: atLeast('sheep', 3), then: gain({ coin: 3 }) },
      { pay: { wood: 1 }, then: gain({ coin: 9 }) },
    )
    expect(runner.possible(given({}), 0, rows)).toBe(false)
    expect(run({ sheep: 2 }, rows)).toMatchObject({ coin: 1 })
    expect(run({ sheep: 3 }, rows, { option: 0 })).toMatchObject({ coin: 1 })
    expect(run({ sheep: 3, wood: 1 }, rows, { option: 2 })).toEqual({ wood: 0, coin: 9, sheep: 3 })
    expect(en(rows)).toBe(
      'choose one that applies: at least 1 sheep: gain 1 coin / at least 3 sheep: gain 3 coins / pay 1 wood: gain 9 coins',
    )
  })

  test('a choice that may be declined is asked for, also when only one thing is possible or none', () => {
    const one = chooseOrNone(gain({ wood: 1 }), pay({ coin: 1 }, gain({ sheep: 1 })))
    expect(run({}, one, 'pass')).toMatchObject({ wood: 0 })
    expect(run({}, one, { option: 0 })).toMatchObject({ wood: 1 })
    const none = chooseOrNone(pay({ coin: 1 }, gain({ sheep: 1 })), pay({ wood: 1 }, gain({ sheep: 1 })))
    expect(runner.possible(given({}), 0, none)).toBe(true)
    expect(run({}, none)).toEqual({ wood: 0, coin: 0, sheep: 0 })
    const must = choose(pay({ coin: 1 }, gain({ sheep: 1 })), pay({ wood: 1 }, gain({ sheep: 1 })))
    expect(runner.possible(given({}), 0, must)).toBe(false)
    expect(runner.possible(given({ wood: 1 }), 0, must)).toBe(true)
  })

  test('tiers do the only row that applies without asking, and none when none does', () => {
    const rows = tiers(
      { if: atLeast('sheep', 1), pay: { wood: 1 }, then: gain({ coin: 1 }) },
      { if: atLeast('sheep', 2), then: gain({ coin: 2 }) },
    )
    expect(run({ wood: 1 }, rows)).toEqual({ wood: 1, coin: 0, sheep: 0 })
    expect(run({ sheep: 1 }, rows)).toEqual({ wood: 0, coin: 0, sheep: 1 })
    expect(run({ wood: 1, sheep: 1 }, rows)).toEqual({ wood: 0, coin: 1, sheep: 1 })
    expect(runner.possible(given({ sheep: 1 }), 0, rows)).toBe(false)
    expect(runner.possible(given({ sheep: 1, wood: 1 }), 0, rows)).toBe(true)
  })

  test('a price is worth paying only for something possible; repeating nothing is always possible', () => {
    const poor = pay({ coin: 1 }, pay({ wood: 1 }, nothing))
    expect(runner.possible(given({ coin: 1 }), 0, poor)).toBe(false)
    expect(runner.possible(given({ coin: 1, wood: 1 }), 0, poor)).toBe(true)
    expect(runner.possible(given({ wood: 1 }), 0, poor)).toBe(false)
    const perSheep = each('sheep', pay({ wood: 1 }, nothing))
    expect(runner.possible(given({}), 0, perSheep)).toBe(true)
    expect(runner.possible(given({ sheep: 1 }), 0, perSheep)).toBe(false)
    expect(runner.possible(given({ sheep: 1, wood: 1 }), 0, perSheep)).toBe(true)
    expect(run({ sheep: 1 }, each(difference('wood', 'sheep'), gain({ coin: 1 })))).toMatchObject({ coin: 0 })
  })

  test('a branch is possible when what it leads to is; where it leads nowhere, always', () => {
    const branch = when(have({ sheep: 1 }), pay({ wood: 1 }, nothing))
    expect(runner.possible(given({}), 0, branch)).toBe(true)
    expect(runner.possible(given({ sheep: 1 }), 0, branch)).toBe(false)
    expect(runner.possible(given({ sheep: 1, wood: 1 }), 0, branch)).toBe(true)
    expect(run({ wood: 1 }, branch)).toMatchObject({ wood: 1 })
  })

  test('each repeats, if branches', () => {
    expect(run({ sheep: 3 }, each('sheep', gain({ coin: 1 })))).toMatchObject({ coin: 3 })
    const branch = when(have({ wood: 1 }), gain({ coin: 1 }), gain({ sheep: 1 }))
    expect(run({ wood: 1 }, branch)).toMatchObject({ coin: 1, sheep: 0 })
    expect(run({}, branch)).toMatchObject({ coin: 0, sheep: 1 })
    expect(en(branch)).toBe('if at least 1 wood: gain 1 coin, otherwise gain 1 sheep')
    expect(de(each('sheep', gain({ coin: 1 })))).toBe('je Schafe: erhalte 1 Münze')
  })

  test('later lays goods on a later moment', () => {
    const { m } = running({}, later(2, { coin: 2 }))
    const list = m.state.later
    expect(list).toEqual([{ at: 2, seat: 0, goods: { coin: 2 }, source: 'test' }])
    expect(en(later(2, { coin: 2 }))).toBe('in 2 rounds gain 2 coins')
  })

  test('a game’s own word runs and speaks through the same door', () => {
    const again: Effect<Again> = { do: 'again', stall: 0 }
    expect(run({}, again)).toMatchObject({ wood: 2 })
    expect(de(again)).toBe('nutze einen Stand noch einmal: erhalte 2 Holz')
  })

  test('a word that has no reading is a fault of ours, said by name', () => {
    const { run: read } = interpreter<Fair, Again, FairFrame>(lexicon.words)
    // No type knows this word: that is the fault.
    const unknown = { do: 'dance' } as unknown as Again
    expect(() => read(given({}), 0, unknown, [], 'test')).toThrow("no word 'dance'")
  })

  test('parts carry numbers and icons for drawn cards', () => {
    expect(english.effect(gain({ sheep: 2 }))).toEqual(['gain ', { n: 2 }, ' ', { icon: 'sheep', label: 'sheep' }])
  })
})

describe('drawn', () => {
  const draw = drawer<Again, Effect<Again>>({
    good: (good, n) => (good === 'houses' ? null : { icon: good, label: `${n} ${good}`, n }),
    words: { again: ({ stall }) => [{ icon: 'stall', label: 'again', mark: stall }] },
  })
  const sign = (good: string, n: number) => ({ icon: good, label: `${n} ${good}`, n })

  test('goods, exchanges and alternatives are icons, amounts, arrows and separators', () => {
    expect(draw.effect(nothing)).toEqual([])
    expect(draw.effect(gain({ wood: 2, coin: 1 }))).toEqual([sign('wood', 2), sign('coin', 1)])
    expect(draw.effect(may(pay({ sheep: 1 }, gain({ wood: 3 }))))).toEqual([sign('sheep', 1), ARROW, sign('wood', 3)])
    expect(draw.effect(choose(gain({ wood: 1 }), gain({ coin: 1 })))).toEqual([sign('wood', 1), OR, sign('coin', 1)])
    expect(draw.effect(seq(gain({ wood: 1 }), { do: 'again', stall: 2 }))).toEqual([
      sign('wood', 1),
      { icon: 'stall', label: 'again', mark: 2 },
    ])
  })

  test('what must be there is drawn, too', () => {
    expect(draw.cond(have({ wood: 2, coin: 1 }))).toEqual([sign('wood', 2), sign('coin', 1)])
    expect(draw.cond(any(have({ wood: 2 }), have({ coin: 1 })))).toEqual([sign('wood', 2), OR, sign('coin', 1)])
    expect(draw.either([draw.goods({ wood: 1 }), draw.goods({ coin: 2 })])).toEqual([
      sign('wood', 1),
      OR,
      sign('coin', 2),
    ])
  })

  test('where a part has no picture, only words will do', () => {
    for (const effect of [
      gain({ houses: 1 }),
      gain({ wood: half('sheep') }),
      seq(gain({ wood: 1 }), gain({ houses: 1 })),
      choose(gain({ wood: 1 }), gain({ houses: 1 })),
      pay({ houses: 1 }, gain({ wood: 1 })),
      each('sheep', gain({ coin: 1 })),
      when(have({ wood: 1 }), gain({ coin: 1 })),
      tiers({ pay: { wood: 1 }, then: gain({ coin: 9 }) }),
      later(2, { coin: 2 }),
    ])
      expect(draw.effect(effect)).toBeNull()
    for (const cond of [not(have({ wood: 1 })), lessThan('wood', 2), atLeast('wood', 'coin')])
      expect(draw.cond(cond)).toBeNull()
    expect(drawer<Again>({ good: () => null, words: {} }).effect({ do: 'again', stall: 0 })).toBeNull()
  })
})

describe('prices', () => {
  const less = (source: string, goods: Record<string, number>, optional?: true): PriceChange =>
    optional ? { source, kind: 'less', goods, optional } : { source, kind: 'less', goods }
  const goodsOf = (list: ReturnType<typeof payments>) => list.map((way) => way.goods)

  test('reductions never go below zero and give nothing back', () => {
    expect(goodsOf(payments([{ wood: 1, reed: 2 }], [less('a', { wood: 3 })]))).toEqual([{ reed: 2 }])
  })

  test('one replacement, never two, and then all reductions', () => {
    const rules: PriceChange[] = [
      { source: 'axe', kind: 'instead', price: { wood: 2, reed: 2 } },
      { source: 'carpenter', kind: 'instead', price: { wood: 3, reed: 2 } },
      less('thatcher', { reed: 1 }),
    ]
    const list = payments([{ wood: 5, reed: 2 }], rules)
    expect(goodsOf(list)).toContainEqual({ wood: 2, reed: 1 })
    expect(list.every((way) => way.used.filter((s) => s !== 'thatcher').length <= 1)).toBe(true)
  })

  test('swaps up to their limit', () => {
    const rules: PriceChange[] = [{ source: 'frame', kind: 'swap', from: { clay: 2 }, to: { wood: 1 }, max: 1 }]
    expect(goodsOf(payments([{ clay: 5 }], rules))).toEqual(expect.arrayContaining([{ clay: 5 }, { clay: 3, wood: 1 }]))
    expect(payments([{ clay: 1 }], rules)).toHaveLength(1)
  })

  test('goods that a rule cuts but nothing costs are not paid, and the rule is not used', () => {
    const list = payments([{ wood: 3 }], [less('mason', { stone: 1 })])
    expect(list).toEqual([{ goods: { wood: 3 }, used: [] }])
  })

  test('a swap gives goods that were no part of the price', () => {
    const rules: PriceChange[] = [{ source: 'frame', kind: 'swap', from: { clay: 2 }, to: { wood: 1 }, max: 2 }]
    expect(goodsOf(payments([{ clay: 4 }], rules))).toEqual([{ clay: 2, wood: 1 }, { clay: 4 }, { wood: 2 }])
  })

  test('a way that costs as much of everything and uses up as much is left out, of two equal ways the second', () => {
    const dear: PriceChange = { source: 'dear', kind: 'instead', price: { wood: 4 } }
    const same: PriceChange = { source: 'same', kind: 'instead', price: { wood: 3 } }
    expect(payments([{ wood: 3 }], [dear, same])).toEqual([{ goods: { wood: 3 }, used: [] }])
    // A cheaper way that uses up a card leaves the dearer one that does not.
    const cheap: PriceChange = { source: 'cheap', kind: 'instead', price: { wood: 2 } }
    expect(payments([{ wood: 3 }], [cheap])).toEqual([
      { goods: { wood: 2 }, used: ['cheap'] },
      { goods: { wood: 3 }, used: [] },
    ])
    // Two cards for one price: each may be the one to save.
    const twin: PriceChange = { source: 'twin', kind: 'instead', price: { wood: 2 } }
    expect(payments([{ wood: 3 }], [twin, cheap]).map(({ used }) => used)).toEqual([['cheap'], ['twin'], []])
  })

  test('an optional reduction may be saved for later', () => {
    const list = payments([{ wood: 3 }], [less('carver', { wood: 1 }, true)])
    expect(goodsOf(list)).toEqual(expect.arrayContaining([{ wood: 3 }, { wood: 2 }]))
  })

  test('the order of rules does not matter', () => {
    const rule: fc.Arbitrary<PriceChange> = fc.oneof(
      fc.record({
        source: fc.constantFrom('a', 'b', 'c'),
        kind: fc.constant('less' as const),
        goods: fc.record({ wood: fc.nat(3), clay: fc.nat(3) }),
      }),
      fc.record({
        source: fc.constantFrom('d', 'e'),
        kind: fc.constant('instead' as const),
        price: fc.record({ wood: fc.nat(5), reed: fc.nat(2) }),
      }),
      fc.record({
        source: fc.constantFrom('f', 'g'),
        kind: fc.constant('swap' as const),
        from: fc.constant({ clay: 2 }),
        to: fc.constant({ wood: 1 }),
        max: fc.nat(2),
      }),
    )
    const base = [{ wood: 5, clay: 4, reed: 2 }]
    fc.assert(
      fc.property(
        fc.uniqueArray(rule, { maxLength: 5, selector: (r) => r.source }),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        (rules, keys) => {
          const shuffled = rules
            .map((r, i) => ({ r, key: keys[i] ?? 0 }))
            .toSorted((x, y) => x.key - y.key)
            .map(({ r }) => r)
          const tidy = (list: ReturnType<typeof payments>) =>
            list
              .map((way) =>
                JSON.stringify([way.goods.wood ?? 0, way.goods.clay ?? 0, way.goods.reed ?? 0, [...way.used].sort()]),
              )
              .sort()
          expect(tidy(payments(base, shuffled))).toEqual(tidy(payments(base, rules)))
        },
      ),
    )
  })
})
