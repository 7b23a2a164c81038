/** Reactions to one event: seats clockwise from the one that caused it, and each seat orders its own. */

import { describe, expect, test } from 'vitest'
import { kernel, type Match, type Reaction, reactions, seedFrom } from '../index.ts'
import { type Fair, type FairEvent, type FairFrame, fair } from './games/index.ts'

/** A match of four that begins with these reactions to something of seat 2; `ran` tells what reacted so far. */
function reacting(list: readonly Reaction[], canReact: (reaction: Reaction) => boolean = () => true) {
  const ran: string[] = []
  const k = kernel<Fair, FairFrame, Fair, FairEvent, never>({
    ...fair,
    setup: (m, stack) => {
      const state = fair.setup(m, { push: () => 0 })
      stack.push(reactions(2, { stall: 0 }, list))
      return state
    },
    react: (_, { seat, source }) => {
      ran.push(`${seat} ${source}`)
    },
    canReact: (_, reaction) => canReact(reaction),
  })
  const m: Match<Fair> = k.create({ game: 'fair', seats: 4, seed: seedFrom('reactions') })
  return { k, m, ran }
}

const of = (seat: number, source: string): Reaction => ({ seat, source, effect: null })

describe('whose reaction comes first', () => {
  test('seats react clockwise from the one that caused it, however they stand in the list', () => {
    for (const seats of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
    ]) {
      const { k, m, ran } = reacting(seats.map((seat) => of(seat, 'card')))
      expect(k.over(m)).toBe(true)
      expect(ran).toEqual(['2 card', '3 card', '0 card', '1 card'])
    }
  })

  test('a seat with several is asked for the order, and only when it is its turn', () => {
    const { k, m, ran } = reacting([of(0, 'a'), of(0, 'b'), of(3, 'c')])
    expect(ran).toEqual(['3 c'])
    expect(k.open(m).map(({ frame }) => [frame.op, frame.seat])).toEqual([['orderReactions', 0]])
    expect(k.play(m, 0, { choice: 'b' })).toBeNull()
    expect(ran).toEqual(['3 c', '0 b', '0 a'])
    expect(k.over(m)).toBe(true)
  })

  test('nobody orders what can do nothing: what can comes first, the rest follows', () => {
    const { k, m, ran } = reacting([of(0, 'a'), of(0, 'b'), of(0, 'c')], ({ source }) => source === 'c')
    expect(k.over(m)).toBe(true)
    expect(ran).toEqual(['0 c', '0 a', '0 b'])
  })

  test('one reaction of a sooner seat needs no question, also when it is found behind several of a later one', () => {
    const { k, m, ran } = reacting([of(1, 'a'), of(1, 'b'), of(2, 'c')])
    expect(ran).toEqual(['2 c'])
    expect(k.view(m, 1).decisions.map(({ choices }) => choices)).toEqual([['a', 'b']])
  })

  test('one chooses among one’s own, each source once, and the earlier of two alike runs', () => {
    const { k, m, ran } = reacting([of(0, 'c'), of(2, 'b'), of(2, 'b'), of(2, 'c')])
    expect(ran).toEqual([])
    expect(k.view(m, 2).decisions.map(({ choices }) => choices)).toEqual([['b', 'c']])
    expect(k.play(m, 2, { choice: 'c' })).toBeNull()
    expect(k.view(m, 2).decisions.map(({ choices }) => choices)).toEqual([['b']])
    expect(k.play(m, 2, { choice: 'b' })).toBeNull()
    expect(ran).toEqual(['2 c', '2 b', '2 b', '0 c'])
  })

  test('no reactions, no question', () => {
    const { k, m, ran } = reacting([])
    expect(ran).toEqual([])
    expect(k.over(m)).toBe(true)
  })
})
