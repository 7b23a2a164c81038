/** RandomPlay: random play without judging does what judged answers do. */

import { expect, test } from 'vitest'
import {
  begin,
  decisionId,
  type Entry,
  type Frame,
  type Game,
  hash,
  type Json,
  kernel,
  type RandomPlay,
  randomFrom,
  replay,
  seedFrom,
} from '../index.ts'
import { fair, orchard } from './games/index.ts'

// Two games of different types in one list: what is tested knows neither's types.
const games: readonly Game<unknown, Frame, Json>[] = [orchard, fair].map(
  (game) => game as unknown as Game<unknown, Frame, Json>,
)

test.each(games)('every step in $id is one of the legal answers', (game) => {
  const k = kernel(game)
  const random = randomFrom('wander')
  const m = k.create({ game: game.id, seats: 3, seed: seedFrom('wander') })
  let steps = 0
  for (;;) {
    const after: string[] = []
    for (const d of k.decisions(m)) {
      for (const choice of d.choices ?? (d.form as Json[])) {
        const copy = k.clone(m)
        expect(k.play(copy, d.seat, { to: d.id, choice })).toBeNull()
        after.push(hash(copy))
      }
    }
    if (!k.playRandomly(m, random)) break
    expect(after).toContain(hash(m))
    steps++
  }
  expect(k.over(m)).toBe(true)
  expect(steps).toBe(m.seq)
  expect(steps).toBeGreaterThan(20)
})

test.each(games)('what was noted on the way through $id is a record of it', (game) => {
  const k = kernel(game)
  for (let i = 0; i < 20; i++) {
    const random = randomFrom(`note ${i}`)
    const { match, record } = begin(k, { game: game.id, seats: 4, seed: seedFrom(`note ${i}`) })
    const entries: Entry[] = []
    const note: RandomPlay['note'] = (seat, choice, to) =>
      entries.push(to === undefined ? [seat, choice] : [seat, choice, to])
    for (let going = true; going; ) going = k.playRandomly(match, random, { unasked: 3, note })
    const again = replay(k, { ...record, entries })
    expect(again.fault).toBeNull()
    expect(hash(again.match)).toBe(hash(match))
    if (game.anytime !== undefined) expect(entries.some((entry) => entry[2] === 'anytime')).toBe(true)
  }
})

test('all choices and all lanes come up', () => {
  const k = kernel(orchard)
  const seen = new Set<string>()
  const random = randomFrom('spread')
  const start = k.create({ game: 'orchard', seats: 3, seed: seedFrom('spread') })
  while (k.open(start).length === 1) k.playRandomly(start, random)
  const before = k.open(start).map(decisionId)
  for (let i = 0; i < 200; i++) {
    const m = k.clone(start)
    k.playRandomly(m, random)
    const left = k.open(m).map(decisionId)
    const answered = before.filter((id) => !left.includes(id))
    expect(answered).toHaveLength(1)
    seen.add(`${answered[0]} ${m.state.bids}`)
  }
  const all = k.decisions(start).flatMap((d): readonly Json[] => d.choices ?? [])
  expect(seen.size).toBe(all.length)
})

test('a seat without an answer is a defect, and a rule that throws is one too', () => {
  const bids = [
    { choices: () => [], answer: () => {} },
    { choices: () => [{ bid: 0 }], answer: fail },
  ] as const
  for (const bid of bids) {
    const broken: typeof orchard = { ...orchard, ops: { ...orchard.ops, bid } }
    const k = kernel(broken)
    const m = k.create({ game: 'orchard', seats: 1, seed: seedFrom('broken') })
    const random = randomFrom('broken')
    for (let going = true; going; ) going = k.playRandomly(m, random)
    expect(m.defect).toMatch(/^(stuck: seat 0 has no legal answer to 'bid'|rule failed: the bid is lost)$/)
    expect(k.over(m)).toBe(false)
    expect(k.playRandomly(m, random)).toBe(false)
  }
})

function fail(): never {
  throw new Error('the bid is lost')
}
