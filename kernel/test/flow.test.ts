/** Flow: order of frames, lanes, interjection, windows. */

import { expect, test } from 'vitest'
import { clockwise, type Frame, interject, kernel, type Match, pushAll, seedFrom, stackOf, together } from '../index.ts'
import { orchard } from './games/index.ts'

interface Named extends Frame {
  readonly op: 'named'
  readonly name: string
}
const named = (name: string, atomic = false): Named =>
  atomic ? { op: 'named', seat: 0, name, atomic: true } : { op: 'named', seat: 0, name }
const names = (stack: readonly Frame[]): string[] => stack.map((f) => (f as Named).name)
const blank = (flow: Frame[]): Match<null> => ({
  game: 'x',
  rules: '1',
  seats: 3,
  options: {},
  seed: seedFrom('flow'),
  streams: {},
  seq: 0,
  asked: [0, 0, 0],
  flow,
  state: null,
  defect: null,
})

test('the first of several pushed frames runs first', () => {
  const stack: Frame[] = []
  pushAll<Frame>(stack, [named('a'), named('b'), named('c')])
  expect(names(stack)).toEqual(['c', 'b', 'a'])
})

test('an interjected frame comes before what waits, but after a running atomic action', () => {
  const plainFlow = blank([named('rest')])
  interject(plainFlow, 0, [named('x'), named('y')])
  expect(names(plainFlow.flow)).toEqual(['rest', 'y', 'x'])
  const atomic = blank([named('rest'), named('gain', true), named('window', true)])
  interject(atomic, 0, [named('x'), named('y')])
  expect(names(atomic.flow)).toEqual(['rest', 'y', 'x', 'gain', 'window'])
})

test('inside lanes a seat interjects on its own lane, and gets one if it has none', () => {
  const lanes = together([
    { seat: 0, frames: [named('a')] },
    { seat: 1, frames: [named('b')] },
  ])
  const m = blank([named('rest'), lanes])
  interject(m, 1, [named('x')])
  expect(names(lanes.lanes[1]?.stack ?? [])).toEqual(['b', 'x'])
  interject(m, 2, [named('y')])
  expect(names(stackOf(m, 2))).toEqual(['y'])
  expect(names(lanes.lanes[0]?.stack ?? [])).toEqual(['a'])
})

test('turn order begins anywhere', () => {
  expect(clockwise(4, 2)).toEqual([2, 3, 0, 1])
})

const k = kernel(orchard)

test('a window asks only who has something to play, in order, and again after a play', () => {
  for (let i = 0; ; i++) {
    const m = k.create({ game: 'orchard', seats: 3, seed: seedFrom(`window ${i}`) })
    if (m.state.die !== 6) continue
    const lucky = m.state.hands.map((hand) => hand.some((card) => card % 4 === 1))
    const asked = k.open(m).map((o) => o.frame.seat)
    const first = lucky.indexOf(true)
    if (first < 0) {
      expect(k.open(m).every((o) => o.frame.op === 'bid')).toBe(true)
      continue
    }
    expect(asked).toEqual([first])
    const card = m.state.hands[first]?.find((c) => c % 4 === 1) ?? -1
    const points = m.state.points[first] ?? 0
    k.play(m, first, { choice: { play: card } })
    expect(m.state.points[first]).toBe(points + 2)
    return
  }
})

test('with poker face everybody is asked at every window', () => {
  const m = k.create({ game: 'orchard', seats: 3, seed: seedFrom('poker'), options: { pokerFace: true } })
  const asked: number[] = []
  for (let o = k.open(m)[0]; o?.frame.op === 'offer'; o = k.open(m)[0]) {
    asked.push(o.frame.seat)
    k.play(m, o.frame.seat, { choice: 'pass' })
  }
  expect(asked).toEqual([0, 1, 2])
})

test('a card played in the midst of an exchange resolves after it', () => {
  const m = k.create({ game: 'orchard', seats: 1, seed: seedFrom('midst') })
  while (k.open(m)[0]?.frame.op !== 'turn')
    k.play(m, 0, { choice: k.open(m)[0]?.frame.op === 'offer' ? 'pass' : { bid: 0 } })
  k.edit(m, (s) => {
    s.apples = [3]
    s.points = [0]
    s.hands = [[2]]
  })
  k.play(m, 0, { choice: 'sell' })
  expect(k.open(m)[0]?.frame.op).toBe('offer')
  expect(m.state.apples).toEqual([1])
  expect(m.state.points).toEqual([0])
  k.play(m, 0, { choice: { play: 2 } })
  expect(m.state.apples).toEqual([0])
  expect(m.state.points).toEqual([5])
})
