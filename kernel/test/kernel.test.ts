/** The door: setups, decisions, refusals, defects, views. */

import { describe, expect, test } from 'vitest'
import {
  collectEvents,
  decisionId,
  eventsFor,
  fingerprint,
  kernel,
  kernelRefusal,
  seedFrom,
  sha256,
  shape,
  toText,
} from '../index.ts'
import { orchard } from './games/index.ts'

const k = kernel(orchard)
const seed = seedFrom('door')
const start = (seats = 2, options = {}) => k.create({ game: 'orchard', seats, options, seed })

describe('setup', () => {
  test('impossible setups are refused with the reason, in both languages', () => {
    const tries = [
      [{ game: 'chess', seats: 2, seed }, 'K-SETUP-GAME'],
      [{ game: 'orchard', seats: 9, seed }, 'K-SETUP-SEATS'],
      [{ game: 'orchard', seats: 2, seed: 'abc' }, 'K-SETUP-SEED'],
      [{ game: 'orchard', seats: 2, seed, options: { colour: 1 } }, 'K-SETUP-OPTION'],
      [{ game: 'orchard', seats: 2, seed, options: { rounds: 5 } }, 'K-SETUP-VALUE'],
    ] as const
    for (const [setup, rule] of tries) {
      const refusal = k.checkSetup(setup)
      expect(refusal?.rule).toBe(rule)
      if (refusal !== null) {
        for (const lang of ['en', 'de'] as const) expect(toText(kernelRefusal(lang, refusal) ?? [])).not.toBe('')
      }
      expect(() => k.create(setup)).toThrow(rule)
    }
  })

  test('defaults are filled in', () => {
    expect(start().options).toEqual({ pokerFace: false, rounds: 4 })
  })
})

describe('answers', () => {
  test('several seats are asked at once, and each may answer first', () => {
    const m = start(3)
    while (k.open(m).length === 1) k.play(m, k.open(m)[0]?.frame.seat ?? 0, { choice: 'pass' })
    expect(k.decisions(m).map((d) => d.seat)).toEqual([0, 1, 2])
    expect(k.play(m, 2, { choice: { bid: 0 } })).toBeNull()
    expect(k.decisions(m).map((d) => d.seat)).toEqual([0, 1])
    expect(k.play(m, 2, { choice: { bid: 0 } })?.rule).toBe('K-NOT-ASKED')
  })

  test('a refusal says why: the rule, the seat, the decision, the form', () => {
    const m = start(2)
    while (k.open(m).length === 1) k.play(m, k.open(m)[0]?.frame.seat ?? 0, { choice: 'pass' })
    expect(k.play(m, 0, { choice: { bid: 3 } })).toEqual({ ok: false, rule: 'O-BID-01' })
    expect(k.play(m, 0, { choice: { bid: 'three' } })).toMatchObject({ rule: 'K-SHAPE', args: { field: 'bid' } })
    expect(k.play(m, 7, { choice: { bid: 0 } })?.rule).toBe('K-NO-SEAT')
    expect(k.play(m, 0, { to: '0.99', choice: { bid: 0 } })?.rule).toBe('K-NO-DECISION')
    expect(k.play(m, 0, { to: 'anytime', choice: 'x' })?.rule).toBe('K-NOT-NOW')
    expect(k.play(m, 0, { choice: Number.NaN })?.rule).toBe('K-MALFORMED')
    expect(m.seq).toBe(k.view(m, 0).seq)
  })

  test('decisions keep their number while something is interjected before them', () => {
    const m = start(2)
    while (k.open(m).length === 1) k.play(m, k.open(m)[0]?.frame.seat ?? 0, { choice: 'pass' })
    const before = k.open(m).map(decisionId)
    k.edit(m, (state) => {
      state.hands[1] = [0]
      state.apples[1] = 5
    })
    expect(k.play(m, 1, { to: 'anytime', choice: { play: 0 } })).toBeNull()
    expect(k.open(m).map(decisionId)).toEqual(before)
    expect(m.state.points[1]).toBe(1)
  })

  test('after the end nothing is asked and every answer is refused', () => {
    const m = start(1)
    for (let o = k.open(m)[0]; o !== undefined; o = k.open(m)[0]) k.play(m, 0, { choice: k.sample(m, o, () => 0) })
    expect(k.over(m)).toBe(true)
    expect(k.decisions(m)).toEqual([])
    expect(k.anytime(m, 0)).toEqual([])
    expect(k.play(m, 0, { choice: 0 })?.rule).toBe('K-OVER')
  })
})

describe('defects', () => {
  type Broken = typeof orchard

  test('a seat without a legal choice stops the match and says so', () => {
    const stuck: Broken = { ...orchard, ops: { ...orchard.ops, bid: { choices: () => [], answer: () => {} } } }
    const broken = kernel(stuck)
    const m = broken.create({ game: 'orchard', seats: 2, seed })
    for (let o = broken.open(m)[0]; o !== undefined; o = broken.open(m)[0])
      broken.play(m, o.frame.seat, { choice: 'pass' })
    expect(m.defect).toMatch(/^stuck: seat \d has no legal answer to 'bid'$/)
    expect(broken.decisions(m)).toEqual([])
    expect(broken.play(m, 0, { choice: 0 })?.rule).toBe('K-DEFECT')
    expect(broken.view(m, 0).defect).toBe(true)
  })

  test('a seat stuck by somebody’s unasked play is found by that play, not by whoever looks next', () => {
    const blocked: Broken = {
      ...orchard,
      ops: {
        ...orchard.ops,
        bid: { choices: (m) => (m.state.played.length > 0 ? [] : [{ bid: 0 }]), answer: () => {} },
      },
    }
    const broken = kernel(blocked)
    const m = broken.create({ game: 'orchard', seats: 2, seed })
    while (broken.open(m).length === 1) broken.play(m, broken.open(m)[0]?.frame.seat ?? 0, { choice: 'pass' })
    broken.edit(m, (state) => {
      state.hands[1] = [0]
      state.apples[1] = 5
    })
    expect(broken.play(m, 1, { to: 'anytime', choice: { play: 0 } })).toBeNull()
    expect(m.defect).toBe("stuck: seat 0 has no legal answer to 'bid'")
  })

  test('a structured question that nobody can answer is found as well', () => {
    const mute = {
      choices: () => null,
      shape: shape.value('pass'),
      check: () => null,
      answerable: () => false,
      answer: () => {},
    }
    // A question that the types would not let through, on purpose.
    const broken = kernel({ ...orchard, ops: { ...orchard.ops, bid: mute } } as unknown as Broken)
    const m = broken.create({ game: 'orchard', seats: 2, seed })
    for (let o = broken.open(m)[0]; o !== undefined; o = broken.open(m)[0])
      broken.play(m, o.frame.seat, { choice: 'pass' })
    expect(m.defect).toMatch(/^stuck: seat \d has no legal answer to 'bid'$/)
  })

  test('reading changes nothing, not even at a question that nobody can answer', () => {
    const m = start(2)
    while (k.open(m).length === 1) k.play(m, k.open(m)[0]?.frame.seat ?? 0, { choice: 'pass' })
    const mute: Broken = { ...orchard, ops: { ...orchard.ops, bid: { choices: () => [], answer: () => {} } } }
    const reader = kernel(mute)
    const before = fingerprint(m)
    const [o] = reader.open(m)
    expect(o === undefined ? null : reader.choices(m, o)).toEqual([])
    reader.decisions(m)
    reader.view(m, 0)
    reader.whyNot(m, 0, { choice: { bid: 0 } })
    expect(m.defect).toBeNull()
    expect(fingerprint(m)).toBe(before)
  })

  test('a rule that throws stops this match with a defect instead of an exception', () => {
    const throwing: Broken = {
      ...orchard,
      ops: {
        ...orchard.ops,
        reveal: () => {
          throw new Error('oops')
        },
      },
    }
    const broken = kernel(throwing)
    const m = broken.create({ game: 'orchard', seats: 1, seed })
    for (let o = broken.open(m)[0]; o !== undefined; o = broken.open(m)[0]) {
      expect(broken.play(m, 0, { choice: broken.sample(m, o, () => 0) })).toBeNull()
    }
    expect(m.defect).toBe('rule failed: oops')
  })

  test('steps that go in a circle end in a defect', () => {
    const circling: Broken = {
      ...orchard,
      ops: { ...orchard.ops, reveal: (_, frame, stack) => void stack.push(frame) },
    }
    const broken = kernel(circling)
    const m = broken.create({ game: 'orchard', seats: 1, seed })
    for (let o = broken.open(m)[0]; o !== undefined; o = broken.open(m)[0])
      broken.play(m, 0, { choice: broken.sample(m, o, () => 0) })
    expect(m.defect).toContain('steps without a decision')
  })
})

describe('views and events', () => {
  test('the seed is committed to at the start and opened at the end', () => {
    const m = start(1)
    expect(k.view(m, 0)).toMatchObject({ commitment: sha256(seed), seed: null, result: null })
    for (let o = k.open(m)[0]; o !== undefined; o = k.open(m)[0]) k.play(m, 0, { choice: k.sample(m, o, () => 0) })
    expect(k.view(m, 'spectator')).toMatchObject({ over: true, seed, commitment: sha256(seed) })
    expect(k.view(m, 0).result?.winners).toEqual([0])
  })

  test('a seat sees its own decisions, others only that it is being waited for', () => {
    const m = start(2)
    while (k.open(m).length === 1) k.play(m, k.open(m)[0]?.frame.seat ?? 0, { choice: 'pass' })
    expect(k.view(m, 0).decisions.map((d) => d.seat)).toEqual([0])
    expect(k.view(m, 'spectator').decisions).toEqual([])
    expect(k.view(m, 'spectator').waiting).toEqual([
      { seat: 0, kind: 'bid' },
      { seat: 1, kind: 'bid' },
    ])
  })

  test('what kind of window another seat is asked in stays hidden', () => {
    const m = start(2, { pokerFace: true })
    expect(k.view(m, 0).waiting).toEqual([{ seat: 0, kind: 'offer' }])
    expect(k.view(m, 1).waiting).toEqual([{ seat: 0, kind: null }])
  })

  test('private events reach only their seats, and nobody pays when nobody listens', () => {
    const events = collectEvents(() => {
      const m = start(1)
      for (let o = k.open(m)[0]; o !== undefined; o = k.open(m)[0]) {
        const list = k.choices(m, o) ?? []
        k.play(m, 0, { choice: list.includes('draw') ? 'draw' : (list[0] ?? 0) })
      }
    })
    expect(events.some((e) => e.kind === 'sawCard')).toBe(true)
    expect(eventsFor(events, 0).some((e) => e.kind === 'sawCard')).toBe(true)
    expect(eventsFor(events, 'spectator').some((e) => e.kind === 'sawCard')).toBe(false)
  })

  test('apply returns the events of that answer', () => {
    const m = start(1)
    let told: string[] = []
    for (let o = k.open(m)[0]; o !== undefined && told.length === 0; o = k.open(m)[0]) {
      const result = k.apply(m, 0, { choice: k.sample(m, o, () => 0) })
      if (result.ok && o.frame.op === 'turn') told = result.events.map((e) => e.kind)
    }
    expect(told).toContain('pick')
  })
})
