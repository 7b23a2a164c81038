/** The log tells every game move by move: a line for each, gains and payments added up, under heads of rounds and phases. */

import { type GameEvent, kernel, type Lang, randomFrom, seedFrom, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { shelf } from '../app/games.ts'
import { loadRules } from '../app/rules.ts'
import { type Move, moveAt, movesIn } from '../table/log/moves.ts'

const ROUNDS = {
  hallertau: /^(Runde|Round) \d · Phase \d\d?: \S/,
  agricola: /\d/,
  village: /^((Runde|Round) \d+|Messe|Mass|Hochzeit|Wedding)$/,
} as const

async function eventsOf(id: 'hallertau' | 'agricola' | 'village', options = {}): Promise<GameEvent[]> {
  const k = kernel(await loadRules(id))
  const random = randomFrom(id)
  const match = k.create({ game: id, seats: 2, seed: seedFrom('moves'), options })
  const told: GameEvent[] = []
  while (!k.over(match)) {
    const [open] = k.open(match)
    if (open === undefined) throw new Error('the game has stopped')
    const applied = k.apply(match, open.frame.seat, { choice: k.sample(match, open, random) })
    if (applied.ok) told.push(...applied.events)
  }
  return told
}

async function linesOf(id: 'hallertau' | 'agricola' | 'village', events: readonly GameEvent[], lang: Lang) {
  const [{ text }, ui] = await Promise.all([shelf[id].load(lang), shelf[id].ui()])
  const log = ui?.log
  if (ui === null || log === undefined) throw new Error(`${id} tells no moves`)
  const moves = movesIn(
    events.map((event, seq) => ({ key: String(seq), seq, position: seq, event })),
    ui,
    lang,
    text,
  )
  return moves.flatMap((move) => {
    const line = log.line(move.events, lang, text)
    return line === null ? [] : [{ ...move, title: line.title, told: toText(line.told) }]
  })
}

describe.each(['hallertau', 'agricola', 'village'] as const)('%s', (id) => {
  test.each(['de', 'en'] as const)(
    'a whole game in fewer lines than events, each with something to say (%s)',
    async (lang) => {
      const events = await eventsOf(id, id === 'village' ? { inn: true, port: true, marriage: true, goals: true } : {})
      const lines = await linesOf(id, events, lang)
      expect(lines.length).toBeLessThan(events.length * 0.75)
      for (const { title, told } of lines) expect(`${title}${told}`.trim()).not.toBe('')
      // Nobody is named twice: whose move it is stands before the line.
      for (const { told } of lines) expect(told).not.toMatch(/undefined|NaN|\.\s*,/)
      const heads = new Set(lines.map(({ head }) => head).filter((head) => head !== ''))
      expect(heads.size).toBeGreaterThan(4)
      for (const head of heads) expect(head).toMatch(ROUNDS[id])
    },
  )
})

test('what a move brings and costs is added up', async () => {
  const [line] = await linesOf(
    'hallertau',
    [
      { kind: 'place', seat: 0, space: 0, n: 2, row: 0 },
      { kind: 'gain', seat: 0, good: 'clay', n: 2 },
      { kind: 'gain', seat: 0, good: 'clay', n: 1 },
      { kind: 'pay', seat: 0, good: 'milk', n: 2 },
    ],
    'en',
  )
  expect(line?.title).not.toBe('')
  expect(line?.told).toBe('2 workers, +3 clay −2 milk')
})

test('a payment stands with the advancement that it pays, boulders on the way with it', async () => {
  const events: readonly GameEvent[] = [
    { kind: 'phase', round: 6, phase: 9 },
    { kind: 'pay', seat: 0, good: 'clay', n: 4, step: true },
    { kind: 'pay', seat: 0, good: 'rye', n: 1, step: true },
    { kind: 'advance', seat: 0, craft: 0, at: 9 },
    { kind: 'pay', seat: 0, good: 'meat', n: 6, step: true },
    { kind: 'pay', seat: 0, good: 'tools', n: 1 },
    { kind: 'boulder', seat: 0, craft: 2, at: 10 },
    { kind: 'pay', seat: 0, good: 'tools', n: 1 },
    { kind: 'boulder', seat: 0, craft: 2, at: 9 },
    { kind: 'advance', seat: 0, craft: 2, at: 8 },
    { kind: 'pay', seat: 0, good: 'tools', n: 1 },
    { kind: 'boulder', seat: 0, craft: 1, at: 8 },
    { kind: 'play', seat: 0, card: 1 },
    { kind: 'pay', seat: 0, good: 'milk', n: 1 },
    { kind: 'advance', seat: 0, craft: 3, at: 4 },
    { kind: 'pay', seat: 0, good: 'jewelry', n: 1, step: true },
    { kind: 'advance', seat: 0, craft: 4, at: 5 },
  ]
  const lines = await linesOf('hallertau', events, 'en')
  expect(lines.map(({ events: told }) => told.map(({ kind, good }) => good ?? kind))).toEqual([
    ['clay', 'rye', 'advance'],
    ['meat', 'tools', 'boulder', 'tools', 'boulder', 'advance'],
    ['tools', 'boulder'],
    ['play', 'milk'],
    ['advance'],
    ['jewelry', 'advance'],
  ])
  // The building stands before its line, and what lay in its way is counted.
  expect(lines.map(({ title, told }) => `${title} | ${told}`).slice(0, 3)).toEqual([
    'Carpentry | −4 clay −1 rye, to space 9',
    'Cooling House | −6 meat −2 tools, 2 boulders moved, to space 8',
    'Brewhouse | −1 tool, 1 boulder moved',
  ])
})

test('a card played in the midst of an action keeps what it brings, and the action what follows', async () => {
  const events: readonly GameEvent[] = [
    { kind: 'place', seat: 1, space: 13, n: 3, row: 2 },
    { kind: 'play', seat: 1, card: 9 },
    { kind: 'gain', seat: 1, good: 'jewelry', n: 1 },
    { kind: 'draw', seat: 1, deck: 'bonus', n: 1 },
    { kind: 'gain', seat: 1, good: 'sheep', n: 1 },
    { kind: 'gain', seat: 1, good: 'meat', n: 1 },
  ]
  const lines = await linesOf('hallertau', events, 'en')
  expect(lines.map(({ title, told }) => `${title} | ${told}`)).toEqual([
    'Weekly Market | 3 workers, +1 sheep +1 meat',
    ' | card 009, +1 jewelry, +1 Bonus card',
  ])
})

test('spaces that always bring the same do so in their own lines, whatever is played in between', async () => {
  const always: { readonly [space: number]: readonly string[] } = {
    3: ['clay'],
    13: ['sheep', 'meat'],
    19: ['sheep', 'hides'],
  }
  let interrupted = 0
  for (const gateway of ['beginner', 'advanced', 'expert', 'master']) {
    const events = await eventsOf('hallertau', { gateway })
    const lines = await linesOf('hallertau', events, 'en')
    for (const [i, { events: told, seat }] of lines.entries()) {
      const [first] = told
      const wanted = first?.kind === 'place' ? always[Number(first.space)] : undefined
      if (wanted === undefined) continue
      if (lines[i + 1]?.seat === seat && lines[i + 1]?.events[0]?.kind === 'play') interrupted++
      const gained = told.flatMap(({ kind, good }) => (kind === 'gain' ? [good] : []))
      expect(gained).toEqual(wanted)
    }
  }
  expect(interrupted).toBeGreaterThan(0)
})

test('what a voyage or a customer costs stands with it, not with the step before', async () => {
  const village: readonly GameEvent[] = await eventsOf('village', {
    inn: true,
    port: true,
    marriage: true,
    goals: true,
  })
  const kinds = (await linesOf('village', village, 'en')).map(({ events }) => events.map(({ kind }) => kind))
  for (const deed of ['sails', 'serves', 'ceremony']) {
    const costs = (kind: string | undefined) => kind === 'paid' || kind === 'time'
    const paid = village.filter(({ kind }, i) => kind === deed && costs(village[i - 1]?.kind)).length
    expect(paid).toBeGreaterThan(0)
    const told = kinds.filter((line) => costs(line[0]) && line.find((kind) => !costs(kind)) === deed)
    expect(told).toHaveLength(paid)
  }
})

test('a step belongs to the move of whoever answered, not to what others did by the same answer', () => {
  const move = (seq: number, seat: number | null, from: number, until: number): Move => ({
    key: String(seq),
    seq,
    seat,
    head: '',
    events: [],
    from,
    until,
  })
  const moves = [move(1, 0, 1, 3), move(2, null, 3, 3), move(3, 1, 4, 4), move(4, 0, 5, 5), move(5, 0, 5, 6)]
  expect(moveAt(moves, 3, 0)?.seq).toBe(1)
  expect(moveAt(moves, 4, 1)?.seq).toBe(3)
  expect(moveAt(moves, 5, 0)?.seq).toBe(5)
  expect(moveAt(moves, 4, 0)).toBeUndefined()
  expect(moveAt(moves, 4, null)).toBeUndefined()
})
