/** What searches use: an unjudged answer does what a judged one does, and a question can stand in for another. */

import { describe, expect, test } from 'vitest'
import { decisionId, type Frame, type Game, type Json, kernel, type Match, randomFrom, seedFrom } from '../index.ts'
import { fair, orchard } from './games/index.ts'

/** Two games of different types in one list: what is tested knows neither's types. */
const erased = (game: typeof orchard | typeof fair) => kernel(game as unknown as Game<unknown, Frame, Json>)

const GAMES = [orchard, fair].map((game) => {
  const k = erased(game)
  return [k.game.id, k] as const
})

describe.each(GAMES)('%s', (id, k) => {
  const create = (): Match<unknown> => k.create({ game: id, seats: 3, seed: seedFrom(`step ${id}`) })

  test('an unjudged answer leads where the judged one leads, through a whole game', () => {
    const random = randomFrom('step')
    const [judged, unjudged] = [create(), create()]
    let steps = 0
    for (let open = k.open(judged)[0]; open !== undefined; open = k.open(judged)[0]) {
      const choice = k.sample(judged, open, random)
      expect(k.play(judged, open.frame.seat, { to: decisionId(open), choice })).toBeNull()
      expect(k.playUnjudged(unjudged, open.frame.seat, open.id, choice)).toBe(true)
      steps++
    }
    expect(steps).toBeGreaterThan(10)
    expect(k.over(unjudged)).toBe(true)
    expect(JSON.stringify(unjudged)).toBe(JSON.stringify(judged))
  })

  test('a question that is not open is not answered', () => {
    const m = create()
    const [open] = k.open(m)
    if (open === undefined) throw new Error('nobody is asked')
    const before = JSON.stringify(m)
    expect(k.playUnjudged(m, open.frame.seat, open.id + 1, k.sample(m, open, randomFrom('x')))).toBe(false)
    expect(k.playUnjudged(m, open.frame.seat + 7, open.id, k.sample(m, open, randomFrom('x')))).toBe(false)
    expect(JSON.stringify(m)).toBe(before)
  })

  test('a match that a fault of ours has stopped goes no further', () => {
    const m = create()
    const [open] = k.open(m)
    if (open === undefined) throw new Error('nobody is asked')
    const choice = k.sample(m, open, randomFrom('x'))
    m.defect = 'rule failed: on purpose'
    expect(k.playUnjudged(m, open.frame.seat, open.id, choice)).toBe(false)
    expect(m.seq).toBe(0)
  })
})

test('a question in the place of another is asked of its seat, with the next number', () => {
  const k = erased(fair)
  const m = k.create({ game: 'fair', seats: 3, seed: seedFrom('instead') })
  const [open] = k.open(m)
  const other = ((open?.frame.seat ?? 0) + 1) % 3
  k.askInstead(m, { op: 'visit', seat: other })
  const [instead] = k.open(m)
  expect(k.open(m)).toHaveLength(1)
  expect(instead?.frame).toEqual({ op: 'visit', seat: other })
  expect(instead?.id).toBe(m.asked[other])
  expect(k.choices(m, instead as NonNullable<typeof instead>)?.length).toBeGreaterThan(1)
})

test('where nothing is asked, nothing can stand in for it', () => {
  const k = erased(fair)
  const m = k.create({ game: 'fair', seats: 2, seed: seedFrom('over') })
  while (k.playRandomly(m, randomFrom('over')));
  expect(() => k.askInstead(m, { op: 'visit', seat: 0 })).toThrow('no single question')
})
