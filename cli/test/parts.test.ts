/** The small parts of the terminal table. */

import { describe, expect, test } from 'vitest'
import { glance } from '../picture.ts'
import { buildAnswer, readForm } from '../structured.ts'
import { columns, wrap } from '../terminal.ts'

describe('structured answers', () => {
  const amounts = readForm({
    type: 'amounts',
    items: [
      { key: 'wood', icon: 'wood', max: 3 },
      { key: 'clay', icon: 'clay' },
    ],
  })
  const pick = readForm({ type: 'pick', items: [{ key: 7 }, { key: 'ox' }], min: 0, max: 2 })

  test('a form says what may be built', () => {
    expect(amounts).toEqual({
      field: null,
      type: 'amounts',
      items: [
        { key: 'wood', max: 3, apart: false },
        { key: 'clay', max: null, apart: false },
      ],
      min: null,
      max: null,
      areas: {},
    })
    expect(pick).toMatchObject({ type: 'pick', min: 0, max: 2 })
    expect(readForm(['odd'])).toEqual({ field: null, type: 'custom', items: [], min: null, max: null, areas: {} })
  })

  test('an answer may hold what is built in a field of its own', () => {
    const meal = readForm({
      type: 'amounts',
      field: 'feed',
      items: [
        { key: 'grain', max: 4 },
        { key: 'keep', max: 2, apart: true },
      ],
    })
    expect(buildAnswer(meal, '1=2 keep=1')).toEqual({ feed: { grain: 2 }, keep: 1 })
    const fences = readForm({ type: 'custom', field: 'fences', items: [{ key: 'A1-top' }, { key: 'A1-left' }], min: 0 })
    expect(buildAnswer(fences, '1 2')).toEqual({ fences: ['A1-top', 'A1-left'] })
    expect(buildAnswer(fences, '0')).toBe('pass')
  })

  test.each([
    ['1=2 clay=1', { wood: 2, clay: 1 }],
    ['0', {}],
    ['{"wood":1}', { wood: 1 }],
    ['2', { clay: 1 }],
    ['1 1 wood=1', { wood: 3 }],
    ['3=1', undefined],
    ['stone', undefined],
    ['wood=-1', undefined],
    ['{"wood":', undefined],
  ])('amounts: %s', (typed, answer) => expect(buildAnswer(amounts, typed)).toEqual(answer))

  test('where only one thing can be counted, a bare number says how many', () => {
    const meal = readForm({ type: 'amounts', items: [{ key: 'grain', max: 4 }] })
    expect(buildAnswer(meal, '3')).toEqual({ grain: 3 })
    expect(buildAnswer(meal, '0')).toEqual({})
    expect(buildAnswer(meal, '1=2')).toEqual({ grain: 2 })
  })

  test('places that touch are fenced in together, commas keep pastures apart', () => {
    // Two spaces side by side: 1 left, 2 between, 3 right, 4 and 5 above, 6 and 7 below.
    const fences = readForm({
      type: 'custom',
      items: [1, 2, 3, 4, 5, 6, 7].map((key) => ({ key })),
      areas: { A4: [1, 2, 4, 6], A5: [2, 3, 5, 7] },
    })
    expect(buildAnswer(fences, 'A4 A5')).toEqual([1, 3, 4, 5, 6, 7])
    expect(buildAnswer(fences, 'a4, a5')).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(buildAnswer(fences, 'A5')).toEqual([2, 3, 5, 7])
    expect(buildAnswer(fences, 'A9')).toBeUndefined()
    const begun = readForm({ type: 'custom', items: [{ key: 1 }, { key: 4 }], areas: { A4: [1, 2, 4, 6] } })
    expect(buildAnswer(begun, 'A4')).toEqual([1, 4])
  })

  test.each([
    ['2 1', ['ox', 7]],
    ['ox', ['ox']],
    ['0', []],
    ['3', undefined],
  ])('picks: %s', (typed, answer) => expect(buildAnswer(pick, typed)).toEqual(answer))

  test('anything else: names and numbers, or JSON', () => {
    const custom = readForm({ type: 'custom', name: 'fences' })
    expect(buildAnswer(custom, 'h3, 0 v12')).toEqual(['h3', 0, 'v12'])
    expect(buildAnswer(custom, '0')).toEqual([])
    expect(buildAnswer(custom, '{"a":[1]}')).toEqual({ a: [1] })
    const named = readForm({ type: 'custom', name: 'fences', items: [{ key: 30 }, { key: 31 }] })
    expect(buildAnswer(named, '2')).toEqual([31])
  })
})

describe('the table before a question', () => {
  const before = ['Round 1', 'Field: 1', 'Anna', '  2 wood', 'Ben', '  1 wood']

  test('is whole at first and whenever the same kind of question comes again', () => {
    const first = glance(null, before, 'turn')
    expect(first.print).toEqual(before)
    expect(glance(first.picture, before, 'turn').print).toEqual(before)
    expect(glance(first.picture, before, 'pay').print).toEqual([])
  })

  test('is otherwise what has changed, with the line it belongs to', () => {
    const { picture } = glance(null, before, 'turn')
    const now = before.with(5, '  3 wood')
    const { print, picture: next } = glance(picture, now, 'pay')
    expect(print).toEqual(['Ben', '  3 wood'])
    const deep = [...before, '  Hand:', '    card 1', '    card 2']
    expect(glance(picture, deep.slice(0, 8), 'pay').print).toEqual(['Ben', '  Hand:', '    card 1'])
    expect(glance(next, now, 'turn').whole).toBe(true)
    expect(glance(next, now, 'pay', { afresh: true }).print).toEqual(now)
  })

  test('too tall for the screen, is whole only when its first line is new', () => {
    const tall = { fits: false }
    const { picture } = glance(null, before, 'turn', tall)
    const now = before.with(3, '  3 wood')
    const turn = glance(picture, now, 'turn', tall)
    expect(turn.print).toEqual(['Anna', '  3 wood'])
    const pay = glance(turn.picture, now.with(0, 'Round 2'), 'pay', tall)
    expect(pay.print).toEqual(['Round 2'])
    expect(glance(pay.picture, now.with(0, 'Round 2'), 'turn', tall).whole).toBe(true)
  })

  test('is whole again after many small questions', () => {
    let { picture, whole } = glance(null, before, 'start')
    let questions = 0
    do {
      ;({ picture, whole } = glance(picture, before, 'pay'))
      questions++
    } while (!whole)
    expect(questions).toBeGreaterThan(5)
    expect(glance(picture, before, 'pay').whole).toBe(true)
  })
})

describe('lines', () => {
  test('break between words, and go on two further in', () => {
    expect(wrap('  · one two three four', 12)).toEqual(['  · one two', '    three', '    four'])
    expect(wrap('\x1b[2m  · one two three\x1b[22m', 12)).toEqual(['\x1b[2m  · one two', '    three\x1b[22m'])
    expect(wrap('unbreakableword', 5)).toEqual(['unbreakableword'])
  })

  test('short choices stand side by side, long ones alone, all in reading order', () => {
    const lines = columns(['1) a', '2) b', '3) c', '4) d', '5) a very long choice indeed', '6) e'], 30)
    expect(lines).toEqual(['  1) a  2) b  3) c  4) d', '  5) a very long choice indeed', '  6) e'])
    // Two items and the gaps around them fill a line to its end.
    expect(columns(['1) abcde', '2) abcde', '3) abcde', '4) abcde'], 20)).toHaveLength(2)
    for (const line of columns(
      Array.from({ length: 17 }, (_, i) => `${i}) choice`),
      80,
    )) {
      expect(line.length).toBeLessThanOrEqual(80)
    }
  })
})
