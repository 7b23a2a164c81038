/** Records: replay, faults found where they are, undo within and not across what was seen. */

import { describe, expect, test } from 'vitest'
import { randomGame } from '../conformance/index.ts'
import {
  begin,
  effective,
  fingerprint,
  HASH_EVERY,
  type Journal,
  type Json,
  kernel,
  randomFrom,
  replay,
  seedFrom,
  undo,
  undoneTo,
  undoTarget,
  write,
} from '../index.ts'
import { type Orchard, orchard } from './games/index.ts'

const k = kernel(orchard)

function answer(journal: Journal<Orchard>, seat: number, choice: Json): Journal<Orchard> {
  const next = write(k, journal, seat, { choice })
  if ('ok' in next) throw new Error(next.rule)
  return next
}

/** A two-seat match at its first bids. */
function atBids(words: string): Journal<Orchard> {
  let journal = begin(k, { game: 'orchard', seats: 2, seed: seedFrom(words) })
  for (let o = k.open(journal.match)[0]; o?.frame.op === 'offer'; o = k.open(journal.match)[0]) {
    journal = answer(journal, o.frame.seat, 'pass')
  }
  return journal
}

describe('writing', () => {
  test('what is refused is not written, and the match stays as it is', () => {
    const journal = atBids('refused')
    const before = JSON.stringify(journal)
    const next = write(k, journal, 0, { choice: 'nonsense' })
    expect('ok' in next && next.ok).toBe(false)
    expect(JSON.stringify(journal)).toBe(before)
  })

  test('going back keeps the fingerprints up to there, that of the very place included', () => {
    let journal = begin(k, { game: 'orchard', seats: 4, seed: seedFrom('back') })
    for (let i = 0; i < 2 * HASH_EVERY; i++) {
      const [open] = k.open(journal.match)
      if (open === undefined) throw new Error('nobody is asked')
      journal = answer(journal, open.frame.seat, k.sample(journal.match, open, randomFrom(`back ${i}`)))
    }
    const back = undo(k, journal, 0, HASH_EVERY)
    expect(Object.keys(back.record.hashes)).toEqual([String(HASH_EVERY)])
    expect(back.match.seq).toBe(HASH_EVERY)
  })
})

describe('replay', () => {
  test('fingerprints are kept every 16 answers and checked', () => {
    let journal = begin(k, { game: 'orchard', seats: 4, seed: seedFrom('r') })
    for (let o = k.open(journal.match)[0]; o !== undefined; o = k.open(journal.match)[0]) {
      const list = k.choices(journal.match, o) ?? []
      journal = answer(journal, o.frame.seat, list[0] ?? null)
    }
    expect(Object.keys(journal.record.hashes).length).toBe(Math.floor(journal.match.seq / 16))
    expect(replay(k, journal.record).fault).toBeNull()
    const wrong = { ...journal.record, hashes: { ...journal.record.hashes, 16: '0'.repeat(16) } }
    expect(replay(k, wrong).fault).toEqual({ at: 15, problem: 'another state than recorded' })
  })

  test('a record of other rules, or with an impossible answer, says where it parts', () => {
    const { journal } = randomGame(k, { game: 'orchard', seats: 2 }, 'fault')
    expect(replay(k, { ...journal.record, rules: '0' }).fault?.problem).toBe('rules 0, but these are 1')
    const entries = [...journal.record.entries.slice(0, 5), [0, 'nonsense'] as const]
    expect(replay(k, { ...journal.record, entries }).fault).toMatchObject({ at: 5 })
  })

  test('a record of other rules is not even begun: its options may mean nothing here', () => {
    const { journal } = randomGame(k, { game: 'orchard', seats: 2 }, 'older')
    const older = { ...journal.record, rules: '0', options: { moon: true } }
    expect(replay(k, older)).toEqual({ match: null, fault: { at: 0, problem: 'rules 0, but these are 1' } })
    const odd = { ...journal.record, options: { moon: true } }
    expect(replay(k, odd)).toEqual({ match: null, fault: { at: 0, problem: 'refused: K-SETUP-OPTION' } })
  })

  test('an answer that looks like an undo is kept with the decision it answers, and replayed as an answer', () => {
    const bid = { choices: () => [{ undo: 0 }, { bid: 0 }], answer: () => {} }
    // A question that the game does not have, on purpose.
    const odd = kernel({ ...orchard, ops: { ...orchard.ops, bid } } as unknown as typeof orchard)
    let journal = begin(odd, { game: 'orchard', seats: 2, seed: seedFrom('odd') })
    const next = (choice: Json) => {
      const o = odd.open(journal.match)[0]
      const written = write(odd, journal, o?.frame.seat ?? 0, { choice })
      if ('ok' in written) throw new Error(written.rule)
      journal = written
    }
    while (odd.open(journal.match)[0]?.frame.op === 'offer') next('pass')
    const { seq } = journal.match
    const [asked] = odd.decisions(journal.match)
    next({ undo: 0 })
    expect(journal.record.entries.at(-1)).toEqual([asked?.seat, { undo: 0 }, asked?.id])
    expect(effective(journal.record.entries)).toHaveLength(seq + 1)
    expect(replay(odd, journal.record)).toMatchObject({ fault: null, match: { seq: seq + 1 } })
  })

  test('an undo to nowhere is an answer nobody understands, not a crash', () => {
    const { journal } = randomGame(k, { game: 'orchard', seats: 2 }, 'tampered')
    for (const undo of [-1, 1.5, 'x']) {
      const entries = [...journal.record.entries.slice(0, 3), [0, { undo }] as const]
      expect(replay(k, { ...journal.record, entries }).fault).toMatchObject({ at: 3 })
    }
  })

  test('a whole small game is a small record', () => {
    const { journal } = randomGame(k, { game: 'orchard', seats: 4 }, 'size')
    expect(JSON.stringify(journal.record).length).toBeLessThan(3000)
  })
})

describe('which entries take back', () => {
  test('only a bare object with a whole number of answers, and only where no decision is named', () => {
    expect(undoneTo([0, { undo: 0 }])).toBe(0)
    expect(undoneTo([1, { undo: 7 }])).toBe(7)
    for (const undo of [-1, 1.5, '1', null, true, [1]]) expect(undoneTo([0, { undo }])).toBeNull()
    for (const choice of [null, 'undo', 3, [], {}, { bid: 1 }]) expect(undoneTo([0, choice])).toBeNull()
    const listed: Json = Object.assign([1], { undo: 0 })
    expect(undoneTo([0, listed])).toBeNull()
    expect(undoneTo([0, { undo: 0 }, 'anytime'])).toBeNull()
  })
})

describe('undo', () => {
  test('one takes back one’s own last answer; the undo is in the log', () => {
    let journal = atBids('u1')
    const before = fingerprint(journal.match)
    journal = answer(journal, 0, { bid: 2 })
    const target = undoTarget(k, journal.record, 0)
    expect(target).toBe(journal.match.seq - 1)
    journal = undo(k, journal, 0, Number(target))
    expect(fingerprint(journal.match)).toBe(before)
    expect(journal.record.entries.at(-1)).toEqual([0, { undo: target }])
    journal = answer(journal, 0, { bid: 1 })
    expect(replay(k, journal.record).fault).toBeNull()
    expect(effective(journal.record.entries).at(-1)).toEqual([0, { bid: 1 }])
  })

  test('not after another seat has decided', () => {
    const journal = answer(answer(atBids('u2'), 0, { bid: 1 }), 1, { bid: 0 })
    expect(undoTarget(k, journal.record, 0)).toMatchObject({ rule: 'K-UNDO' })
  })

  test('not across a reveal: the last bid shows all bids', () => {
    const journal = answer(answer(atBids('u3'), 1, { bid: 1 }), 0, { bid: 1 })
    expect(undoTarget(k, journal.record, 0)).toMatchObject({ rule: 'K-UNDO' })
  })

  test('not across a drawn card, but across picking an apple', () => {
    const atTurn = answer(answer(atBids('u4'), 0, { bid: 0 }), 1, { bid: 0 })
    const picked = answer({ match: k.clone(atTurn.match), record: atTurn.record }, 0, 'pick')
    expect(undoTarget(k, picked.record, 0)).toBe(picked.match.seq - 1)
    const drawn = answer({ match: k.clone(atTurn.match), record: atTurn.record }, 0, 'draw')
    expect(undoTarget(k, drawn.record, 0)).toMatchObject({ rule: 'K-UNDO' })
  })

  test('not across a die: the last turn of a round rolls again', () => {
    let journal = answer(answer(atBids('u5'), 0, { bid: 0 }), 1, { bid: 0 })
    journal = answer(answer(journal, 0, 'pick'), 1, 'pick')
    expect(undoTarget(k, journal.record, 1)).toMatchObject({ rule: 'K-UNDO' })
  })

  test('not when another seat is now asked in secret: that tells what it holds', () => {
    const seen = new Set<string>()
    for (let i = 0; seen.size < 2; i++) {
      const journal = begin(k, { game: 'orchard', seats: 2, seed: seedFrom(`secret ${i}`) })
      if (k.view(journal.match, 0).decisions[0]?.kind !== 'offer') continue
      const passed = answer(journal, 0, 'pass')
      const isOther = k.view(passed.match, 0).waiting.some(({ seat, kind }) => seat === 1 && kind === null)
      const target = undoTarget(k, passed.record, 0)
      if (isOther) expect(target).toMatchObject({ rule: 'K-UNDO' })
      else expect(target).toBe(0)
      seen.add(String(isOther))
    }
  })

  test('showing one’s own card to others is one’s own loss: that may be taken back', () => {
    for (let i = 0; ; i++) {
      const journal = atBids(`card ${i}`)
      const card = journal.match.state.hands[0]?.find((c) => c % 4 === 0)
      if (card === undefined) continue
      const next = write(k, journal, 0, { to: 'anytime', choice: { play: card } })
      if ('ok' in next) throw new Error(next.rule)
      expect(undoTarget(k, next.record, 0)).toBe(next.match.seq - 1)
      return
    }
  })
})
