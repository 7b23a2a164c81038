/** What a table is, on a server and on a device: answers, previews, ways back, the record, the line. */

import {
  type Entry,
  effective,
  fingerprint,
  type Game,
  kernel,
  type Match,
  type Random,
  randomFrom,
  replay,
  seedFrom,
  toAnswer,
} from '@dorfplatz/kernel'
import { fair, orchard } from '@dorfplatz/kernel/testgames'
import { describe, expect, test } from 'vitest'
import {
  type AnyKernel,
  continueRecord,
  dueFingerprint,
  emptyRecord,
  eventsForSeats,
  goBack,
  keptPast,
  matchAt,
  openLine,
  playAnswers,
  preview,
  takeBack,
  type Written,
} from '../index.ts'

// A table knows no game's types.
const erased = (game: typeof orchard | typeof fair): AnyKernel => kernel(game as unknown as Game)
const k = erased(orchard)
const KERNELS: readonly AnyKernel[] = [k, erased(fair)]

const create = (of: AnyKernel, words: string, seats = 2): Match =>
  of.create({ game: of.game.id, seats, seed: seedFrom(words) })

/** Some legal answer of whoever is asked first. */
function someAnswer(of: AnyKernel, match: Match, random: Random) {
  const [open] = of.open(match)
  if (open === undefined) throw new Error('nobody is asked')
  return { seat: open.frame.seat, choice: of.sample(match, open, random) }
}

/** Plays on by chance, keeping everything a table keeps. */
function playOn(of: AnyKernel, match: Match, answers: number, words: string) {
  const past = keptPast(of, match)
  const log: Written[] = []
  const random = randomFrom(words)
  let now = match
  for (let i = 0; i < answers && of.open(now).length > 0; i++) {
    const { seat, choice } = someAnswer(of, now, random)
    const before = now.seq
    const played = playAnswers(of, now, seat, [{ choice }])
    if (!played.ok) throw new Error(played.refusal.rule)
    now = played.match
    const entries = played.steps.map((step) => step.entry)
    past.add(entries, now)
    log.push({ seat, payload: { kind: 'answer', entries }, position: now.seq, hash: dueFingerprint(before, now) })
  }
  return { match: now, past, log }
}

describe('answers', () => {
  test('several count together or not at all; which one was refused is said', () => {
    const match = create(k, 'several', 1)
    const before = fingerprint(match)
    const random = randomFrom('several')
    const { seat, choice } = someAnswer(k, match, random)
    const refused = playAnswers(k, match, seat, [{ choice }, { choice: 'nonsense' }])
    expect(refused).toMatchObject({ ok: false, index: 1 })
    expect(fingerprint(match)).toBe(before)
    const played = playAnswers(k, match, seat, [{ choice }])
    expect(played).toMatchObject({ ok: true, match: { seq: 1 } })
  })
})

describe('the past', () => {
  test('every moment of a game is found again, also after ways back', async () => {
    for (const of of KERNELS) {
      const first = create(of, 'moments', 3)
      const prints = [fingerprint(first)]
      const beside = of.clone(first)
      const { match, past, log } = playOn(of, first, 150, 'moments')
      const record = continueRecord(emptyRecord(match), log)
      for (const entry of effective(record.entries)) {
        of.play(beside, entry[0], toAnswer(entry))
        prints.push(fingerprint(beside))
      }
      for (const at of [0, 1, 31, 32, 33, match.seq - 1, match.seq].filter((n) => n >= 0 && n <= match.seq)) {
        expect(fingerprint(await matchAt(of, past, at))).toBe(prints[at])
      }
      const to = Math.floor(match.seq / 3)
      past.cut(to)
      expect(fingerprint(await matchAt(of, past, to))).toBe(prints[to])
      expect(past.path).toHaveLength(to)
    }
  })
})

describe('ways back', () => {
  /** A match at its first bids, which nobody else sees. */
  const atBids = () => {
    const random = randomFrom('bids')
    for (let i = 0; ; i++) {
      const match = create(k, `bids ${i}`)
      const past = keptPast(k, match)
      if (k.open(match)[0]?.frame.op === 'bid') return { match, past, random }
    }
  }

  test('one takes back one’s own latest answer, and nobody else’s', async () => {
    const { match, past } = atBids()
    const before = fingerprint(match)
    const bid = k.open(match).find((open) => open.frame.seat === 0)
    const choice = bid === undefined ? null : (k.choices(match, bid)?.[1] ?? null)
    const played = playAnswers(k, match, 0, [{ choice }])
    if (!played.ok) throw new Error(played.refusal.rule)
    past.add(
      played.steps.map((step) => step.entry),
      played.match,
    )
    expect(await takeBack(k, past, played.match, 1)).toMatchObject({ rule: 'K-UNDO' })
    const back = await takeBack(k, past, played.match, 0)
    if ('ok' in back) throw new Error(back.rule)
    expect(back.to).toBe(0)
    expect(fingerprint(back.match)).toBe(before)
  })

  test('what was given at once goes back at once, also by consent; what came alone before it stays', async () => {
    const random = randomFrom('at once')
    let found = 0
    for (let i = 0; i < 200 && found < 5; i++) {
      const { match, past } = playOn(k, create(k, `at once ${i}`), 2 + random(8), `at once ${i}`)
      const alone = match.seq
      const before = fingerprint(match)
      let after = k.clone(match)
      const { seat } = someAnswer(k, match, random)
      const entries: Entry[] = []
      while (k.open(after)[0]?.frame.seat === seat && entries.length < 2) {
        const { choice } = someAnswer(k, after, random)
        const played = playAnswers(k, k.clone(after), seat, [{ choice }])
        if (!played.ok) break
        after = played.match
        entries.push(...played.steps.map((step) => step.entry))
      }
      if (entries.length < 2 || k.over(after)) continue
      past.add(entries, after)
      expect(await goBack(k, past, k.clone(after), alone + 1)).toMatchObject({ to: alone })
      const back = await takeBack(k, past, after, seat)
      if ('ok' in back) continue
      found++
      expect(back.to).toBe(alone)
      expect(fingerprint(back.match)).toBe(before)
      past.cut(alone)
      expect(await past.begin(alone)).toBe(alone - 1)
    }
    expect(found).toBeGreaterThan(0)
  })

  test('nothing is taken back before the first answer, nor after the end; by consent anything in between', async () => {
    const first = create(k, 'end')
    expect(await takeBack(k, keptPast(k, first), first, 0)).toMatchObject({ rule: 'K-UNDO' })
    const { match, past } = playOn(k, first, 1000, 'end')
    expect(k.over(match)).toBe(true)
    for (const seat of [0, 1]) expect(await takeBack(k, past, match, seat)).toMatchObject({ rule: 'K-OVER' })
    expect(await goBack(k, past, match, 2)).toMatchObject({ rule: 'K-OVER' })
    const middle = await matchAt(k, past, 9)
    past.cut(9)
    expect(await goBack(k, past, middle, 9)).toMatchObject({ rule: 'K-UNDO' })
    expect(await goBack(k, past, middle, 2)).toMatchObject({ to: 2, match: { seq: 2 } })
  })
})

describe('previews', () => {
  test('a preview changes nothing and stops before what it may not show', () => {
    const random = randomFrom('previews')
    let stopped = 0
    for (let i = 0; i < 60; i++) {
      const { match } = playOn(k, create(k, `preview ${i}`), random(30), `play ${i}`)
      if (k.open(match).length === 0) continue
      const { seat, choice } = someAnswer(k, match, random)
      const before = fingerprint(match)
      const shown = preview(k, match, seat, [{ choice }], random)
      expect(fingerprint(match)).toBe(before)
      expect(shown.refusal).toBeNull()
      if (shown.reveals) stopped++
      expect(shown.played).toBe(shown.reveals ? 0 : 1)
      expect(shown.match.seq).toBe(match.seq + shown.played)
    }
    expect(stopped).toBeGreaterThan(0)
  })

  test('by the same chance it is the same in every world that the seat cannot tell from the real one', () => {
    const random = randomFrom('worlds')
    for (let i = 0; i < 60; i++) {
      const { match } = playOn(k, create(k, `worlds ${i}`, 3), random(40), `worlds ${i}`)
      if (k.open(match).length === 0) continue
      const { seat, choice } = someAnswer(k, match, random)
      const other = k.clone(match)
      k.game.reshuffle(other, seat, random)
      const told = (world: Match) => {
        const { match: after, events, ...rest } = preview(k, world, seat, [{ choice }], randomFrom(`secret ${i}`))
        return { rest, view: k.view(after, seat), events: eventsForSeats(events, [seat]) }
      }
      expect(told(other)).toEqual(told(match))
    }
  })
})

describe('the record', () => {
  test('fingerprints are kept every so often and go with what is taken back; the record replays', () => {
    const { match, log } = playOn(k, create(k, 'record', 4), 40, 'record')
    const record = continueRecord(emptyRecord(match), log)
    expect(Object.keys(record.hashes)).toEqual(['16', '32'])
    expect(replay(k, record).fault).toBeNull()
    const back = continueRecord(record, [{ seat: 0, payload: { kind: 'undo', to: 20 }, position: 20, hash: null }])
    expect(Object.keys(back.hashes)).toEqual(['16'])
    expect(replay(k, back)).toMatchObject({ fault: null, match: { seq: 20 } })
  })

  test('several answers in one go keep one fingerprint where they end', () => {
    const match = create(k, 'steps')
    expect(dueFingerprint(0, { ...match, seq: 15 })).toBeNull()
    expect(dueFingerprint(15, { ...match, seq: 18 })).toBe(fingerprint({ ...match, seq: 18 }))
    expect(dueFingerprint(20, { ...match, seq: 5 })).toBeNull()
  })
})

test('the line: one thing after the other, also after something has failed', async () => {
  const line = openLine()
  const order: string[] = []
  const slow = line.enter(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push('slow')
  })
  const failing = line.enter(() => {
    order.push('failing')
    throw new Error('on purpose')
  })
  const end = line.end()
  const quick = line.enter(() => order.push('quick'))
  expect(line.end()).not.toBe(end)
  await expect(failing).rejects.toThrow('on purpose')
  await Promise.all([slow, quick, line.end()])
  expect(order).toEqual(['slow', 'failing', 'quick'])
})
