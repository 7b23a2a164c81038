/** Positions as text: what is written, what can be read, and what is said where it cannot. */

import { describe, expect, test } from 'vitest'
import {
  fingerprint,
  kernel,
  type Match,
  PositionError,
  randomFrom,
  readPosition,
  readSetup,
  seedFrom,
  writePosition,
} from '../index.ts'
import { fair, type Orchard, orchard } from './games/index.ts'

const named: typeof orchard = { ...orchard, indexNames: { points: ['anna', 'ben'], 'hands.*': [] } }
const k = kernel(named)
const HEAD = 'game orchard\nrules 1\nseats 2\nseed morning\n'

function later(steps: number): Match<Orchard> {
  const m = k.create({ game: 'orchard', seats: 2, seed: seedFrom('morning') })
  const random = randomFrom('later')
  for (let i = 0; i < steps; i++) k.playRandomly(m, random)
  return m
}

/** The message and the line of the error that a text gives. */
function problem(text: string): { readonly line: number; readonly message: string } {
  try {
    readPosition(k, text)
  } catch (error) {
    if (error instanceof PositionError) return { line: error.line, message: error.message }
    throw error
  }
  throw new Error('it was read')
}

describe('writing', () => {
  test('a fresh match is its setup', () => {
    const m = k.create({ game: 'orchard', seats: 2, seed: seedFrom('morning'), options: { rounds: 200 } })
    expect(writePosition(k, m)).toBe(
      `game orchard\nrules 1\nseats 2\nseed ${seedFrom('morning')}\noption rounds = 200\n`,
    )
  })

  test('only what differs is written, with the names the game gives', () => {
    const m = later(0)
    k.edit(m, (s) => {
      s.points[1] = 4
      s.apples = [7, 2]
      s.played = [3, 8]
      s.rolled = !s.rolled
    })
    expect(writePosition(k, m).split('\n').slice(4, -1)).toEqual([
      'rolled = true',
      'apples.0 = 7',
      'points.ben = 4',
      'played = [3,8]',
    ])
  })

  test('names of a list hold for every list its pattern fits, and for no other', () => {
    const inHands = kernel({ ...orchard, indexNames: { 'hands.*': ['left', 'middle', 'right'] } })
    const m = later(0)
    inHands.edit(m, (s) => {
      s.hands = s.hands.map((hand, seat) => hand.map((card, i) => (i === seat ? card + 30 : card)))
      s.apples = s.apples.map((n) => n + 1)
    })
    m.asked[0] = 9
    const text = writePosition(inHands, m)
    expect(text.match(/^(?:hands|apples|match)[^ ]*/gm)?.toSorted()).toEqual([
      'apples.0',
      'apples.1',
      'hands.0.left',
      'hands.1.middle',
      'match.asked.0',
    ])
    expect(readPosition(inHands, text)).toEqual(m)
  })

  test('what is to happen stands with the next thing first', () => {
    const m = later(0)
    m.flow.splice(0, m.flow.length, { op: 'round', seat: -1 }, { op: 'turn', seat: 1 })
    expect(writePosition(k, m)).toContain('flow:\n  {"op":"turn","seat":1}\n  {"op":"round","seat":-1}\n')
  })

  test('what is new is added, what is gone is dropped', () => {
    const house = kernel(fair)
    const m = house.create({ game: 'fair', seats: 2, seed: seedFrom('f') })
    house.edit(m, (s) => {
      s.reactions['a b'] = []
      delete s.reactions.ownUsed
      s.later.push({ at: 3, seat: 0, goods: { coin: 1 }, source: 'x' })
    })
    const text = writePosition(house, m)
    expect(text).toContain('add reactions."a b" = []')
    expect(text).toContain('drop reactions.ownUsed')
    expect(text).toContain('add later.0 = {"at":3,"seat":0,"goods":{"coin":1},"source":"x"}')
    expect(fingerprint(readPosition(house, text))).toBe(fingerprint(m))
    const shorter = text.replace('drop reactions.ownUsed', 'drop taken.6\ndrop taken.5')
    expect(readPosition(house, shorter).state.taken).toHaveLength(5)
  })
})

describe('reading', () => {
  test('gives the same match, at any point of a game', () => {
    for (const steps of [1, 5, 13, 30]) {
      const m = later(steps)
      const again = readPosition(k, writePosition(k, m))
      expect(again).toEqual(m)
      expect(fingerprint(again)).toBe(fingerprint(m))
    }
  })

  test('takes words as a seed, remarks, names, places and `#` places', () => {
    const text = `${HEAD}# what if\n\npoints.anna = 3\npoints.#1 = 5\napples.1 = 9\nmatch.asked.0 = 6\nadd hands.0.#3 = 23\n`
    const m = readPosition(k, text)
    expect(m.seed).toBe(seedFrom('morning'))
    expect(m.state.points).toEqual([3, 5])
    expect(m.state.apples).toEqual([2, 9])
    expect(m.asked[0]).toBe(6)
    expect(m.state.hands[0]?.[3]).toBe(23)
  })

  test('the setup can be read without the game', () => {
    expect(readSetup(`${HEAD}option pokerFace = true\n`)).toEqual({
      game: 'orchard',
      rules: '1',
      seats: 2,
      seed: seedFrom('morning'),
      options: { pokerFace: true },
    })
  })

  test('says which line is wrong, and why', () => {
    const first = HEAD.split('\n').length
    expect(problem(`${HEAD}points.carl = 3\n`)).toMatchObject({ line: first })
    expect(problem(`${HEAD}points.carl = 3\n`).message).toContain('no “carl” in points: there are anna, ben')
    expect(problem(`${HEAD}\nappels.0 = 3\n`)).toEqual({
      line: first + 1,
      message: `line ${first + 1}: there is no “appels” in the state (“add” writes something new)`,
    })
    expect(problem(`${HEAD}apples.0 = three`).message).toContain('this value cannot be read: three')
    expect(problem(`${HEAD}apples.0`).message).toContain('“path = value”')
    expect(problem(`${HEAD}drop apples.0 = 1`).message).toContain('“path = value”')
    expect(problem(`${HEAD}die.high = 1`).message).toContain('die holds nothing')
    expect(problem(`${HEAD}drop apples.0`).message).toContain('from its end')
    expect(problem(`${HEAD}add apples.7 = 1`).message).toContain('only 2 entries')
    expect(problem(`${HEAD}flow:\n  {"seat":0}`)).toMatchObject({ line: first + 1 })
    expect(problem(`${HEAD}option rounds = [1]\n`)).toMatchObject({ line: first })
  })

  test('says what is wrong with the setup', () => {
    expect(problem('seats 2\n').message).toContain('no game')
    expect(problem('game orchard\nseats two\n').message).toContain('seats')
    expect(problem('game orchard\nseats 9\n').message).toContain('K-SETUP-SEATS')
    expect(problem('game orchard\nseats 2\nrules 7\n').message).toContain('rules 7, but these are 1')
  })
})
