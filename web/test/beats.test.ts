/** Moments worth seeing: what games show of their rounds and harvests, and that nobody is shown too many at once. */

import { answerOf, bots } from '@dorfplatz/bots'
import { type GameEvent, kernel, randomFrom, seedFrom, toText, type View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { Beat, GameUi } from '@dorfplatz/ui'
import { beforeAll, describe, expect, test } from 'vitest'
import { type GameId, shelf } from '../app/games.ts'
import { loadRules } from '../app/rules.ts'
import { beatsAfter } from '../motion/beats.ts'

/** A game by chance: the beats of every answer, as the first seat sees them. */
async function beatsOf(id: GameId, seats: number): Promise<{ beats: Beat[]; ui: GameUi; last: View }> {
  const [rules, ui, { text }] = await Promise.all([loadRules(id), shelf[id].ui(), shelf[id].load('en')])
  const bot = bots.random
  if (ui === null || bot === undefined) throw new Error('nothing to show')
  const k = kernel(rules)
  const random = randomFrom('beats')
  const match = k.create({ game: id, seats, options: {}, seed: seedFrom('beats') })
  const beats: Beat[] = []
  const past: GameEvent[] = []
  for (let [open] = k.open(match); open !== undefined; [open] = k.open(match)) {
    const { seat } = open.frame
    const before = k.view(match, 0)
    const applied = k.apply(match, seat, answerOf(bot, k, k.imagine(match, seat, random), open, random))
    if (!('events' in applied)) throw new Error('refused')
    beats.push(...(ui.beats?.(applied.events, k.view(match, 0), 'en', text, { view: before, events: past }) ?? []))
    past.push(...applied.events)
  }
  return { beats, ui, last: k.view(match, 0) }
}

const titles = (beats: readonly Beat[]) => beats.map(({ title }) => title)

describe('Agricola', () => {
  let game: Awaited<ReturnType<typeof beatsOf>>
  beforeAll(async () => {
    game = await beatsOf('agricola', 2)
  })
  test('every round but the first, which begins with the table, is shown with its space', () => {
    const rounds = game.beats.filter(({ key }) => key.startsWith('round'))
    expect(titles(rounds)).toEqual(Array.from({ length: 13 }, (_, i) => `Round ${i + 2}`))
    expect(rounds.every(({ told }) => told.length > 0)).toBe(true)
  })
  test('every harvest comes in up to three beats, in their order, before the next round; none tells of nothing', () => {
    const shown = game.beats.filter(({ of }) => of !== undefined)
    const steps = shown.map(({ key }) => key.split(' ').slice(1).map(Number))
    expect(steps).toEqual(steps.toSorted(([a = 0, i = 0], [b = 0, j = 0]) => a - b || i - j))
    expect(new Set(steps.map(([round]) => round)).size).toBe(6)
    const idle = shown.filter(({ each = [] }) => each.every(({ told }) => told[0] === 'nothing this time'))
    expect(idle).toEqual([])
    const keys = game.beats.map(({ key }) => key)
    expect(keys.indexOf('round 5')).toBeGreaterThan(keys.findIndex((key) => key.startsWith('harvest')))
    expect(new Set(keys).size).toBe(keys.length)
  })
  test('a harvest tells what every seat got, over the board on which it happened', () => {
    const steps = game.beats.filter(({ of }) => of !== undefined)
    expect(steps.every(({ each, picture }) => each?.length === 2 && picture !== undefined)).toBe(true)
    const young = steps.filter(({ key, of }) => of?.at === 2 && !key.startsWith('harvest 14'))
    // The space that the next round opens does not lie there yet.
    for (const { key, then } of young) {
      if (then === undefined) throw new Error(`the board has moved on at '${key}'`)
      const { round, spaces } = then.table as { round: number; spaces: { by: number[] }[] }
      expect(key).toBe(`harvest ${round} 2`)
      expect(spaces.flatMap(({ by }) => by)).toEqual([])
    }
  })
  test('what comes together with a harvest does not show on the boards before it is told', async () => {
    const [rules, { text }] = await Promise.all([loadRules('agricola'), shelf.agricola.load('en')])
    const bot = bots.greedy
    if (bot === undefined) throw new Error('no bot')
    const k = kernel(rules)
    const random = randomFrom('beats')
    const match = k.create({ game: 'agricola', seats: 2, options: {}, seed: seedFrom('beats') })
    type Farms = { round: number; farms: { goods: number[] }[] }
    const roundOf = (view: View) => (view.table as Farms).round
    const steps = ['Harvest: the fields', 'Harvest: the family eats', 'Harvest: young animals']
    let [log, seen, beats]: [Line[], View | null, readonly Beat[]] = [[], null, []]
    // Up to a harvest of which there is something to tell in all three steps.
    for (let [open] = k.open(match); open !== undefined; [open] = k.open(match)) {
      const { seat } = open.frame
      const before = k.view(match, 0)
      const applied = k.apply(match, seat, answerOf(bot, k, k.imagine(match, seat, random), open, random))
      if (!('events' in applied)) throw new Error('refused')
      if (applied.events.some(({ kind }) => kind === 'harvest')) [seen, log] = [before, []]
      if (seen === null) continue
      log.push({ seq: log.length + 1, events: applied.events } as unknown as Line)
      const after = k.view(match, 0)
      if (roundOf(after) === roundOf(seen)) continue
      beats = beatsAfter(log, 0, after, game.ui, { lang: 'en', text }, seen)
      if (steps.every((step) => titles(beats).includes(step))) break
      seen = null
    }
    const round = seen === null ? 0 : roundOf(seen)
    expect(titles(beats).slice(-4)).toEqual([...steps, `Round ${round + 1}`])
    const shown = beats.slice(-4, -1).map(({ then }) => then?.table as Farms)
    expect(shown.map((table) => table.round)).toEqual([round, round, round])
    // Crops become food at the table.
    const [GRAIN, SHEEP] = [4, 7]
    const sum = (table: Farms | undefined, from: number, to: number) =>
      (table?.farms ?? []).reduce((n, { goods }) => n + goods.slice(from, to).reduce((all, one) => all + one, 0), 0)
    const eaten = log.flatMap(({ events }) => events).reduce((n, e) => n + (e.kind === 'fed' ? Number(e.food) : 0), 0)
    expect(eaten).toBeGreaterThan(0)
    expect(sum(shown[0], GRAIN, SHEEP)).toBeGreaterThan(sum(shown[1], GRAIN, SHEEP))
    expect(beats.at(-1)?.then).toBeUndefined()
  })
  test('a birth is shown with the family it comes to', () => {
    const births = game.beats.filter(({ key }) => key.startsWith('born'))
    expect(births.length).toBeGreaterThan(0)
    expect(births.every(({ picture }) => (picture?.(() => 1).people?.length ?? 0) > 0)).toBe(true)
  })
  test('[A-MINOR-06] a card that is passed on is shown to whom it comes, and to nobody else', async () => {
    const { text } = await shelf.agricola.load('en')
    const beatsFor = (seat: number, left: number, view = game.last) =>
      game.ui.beats?.([{ kind: 'passed', seat, card: 37, left }], view, 'en', text, { view: null, events: [] }) ?? []
    expect(beatsFor(1, 0)).toMatchObject([{ title: 'A card is passed on to you', told: [{ seat: 1 }], cards: ['37'] }])
    expect(beatsFor(0, 1)).toEqual([])
    expect(beatsFor(1, 0, { ...game.last, as: 'spectator' })).toEqual([])
  })
  test('who was away for long sees only where the table has come to', async () => {
    const event = (round: number): GameEvent => ({ kind: 'round', round, space: 1 })
    const log = Array.from({ length: 8 }, (_, i) => ({ seq: i + 1, events: [event(i + 2)] }) as Line)
    const { text } = await shelf.agricola.load('en')
    const running = { ...game.last, over: false }
    expect(titles(beatsAfter(log, 0, running, game.ui, { lang: 'en', text }))).toEqual(['Round 9'])
    expect(titles(beatsAfter(log, 6, running, game.ui, { lang: 'en', text }))).toEqual(['Round 8', 'Round 9'])
    expect(beatsAfter(log, 8, running, game.ui, { lang: 'en', text })).toEqual([])
    expect(beatsAfter(log, 6, { ...running, over: true }, game.ui, { lang: 'en', text })).toEqual([])
  })
})

test('who skips what others do still sees the scenes on the way, the newest of them', async () => {
  const { ui, last } = await beatsOf('village', 2)
  const { text } = await shelf.village.load('en')
  const events: GameEvent[] = [
    { kind: 'endBegins' },
    ...[2, 3, 4, 5, 6, 7, 8].map((n) => ({ kind: 'round', n, seat: 0 })),
  ]
  const log = events.map((event, i) => ({ seq: i + 1, events: [event] }) as Line)
  const shown = titles(beatsAfter(log, 0, { ...last, over: false }, ui, { lang: 'en', text }))
  expect(shown).toHaveLength(2)
  expect(shown.at(-1)).toBe('Round 8')
})

test('Hallertau shows its rounds, and fallow fields, harvest and milking of each', async () => {
  const { beats } = await beatsOf('hallertau', 1)
  expect(titles(beats.filter(({ key }) => key.startsWith('round')))).toEqual(
    [2, 3, 4, 5, 6].map((n) => `Round ${n} of 6`),
  )
  // Where nothing rises, fallow fields are passed over.
  const steps = beats.flatMap(({ of }) => (of === undefined ? [] : [of.at]))
  expect(steps.filter((at) => at > 0)).toEqual(Array.from({ length: 6 }, () => [1, 2]).flat())
  const fallow = steps.filter((at) => at === 0).length
  expect([fallow > 0, fallow < 6]).toEqual([true, true])
  const rounds = beats.filter(({ key }) => key.startsWith('round'))
  expect(rounds.every(({ picture, told }) => picture !== undefined && told.length > 0)).toBe(true)
  // A Farmyard card at least comes into the hand in every round, and is shown as it is.
  const drawn = beats.flatMap(({ cards = [] }) => cards)
  expect(drawn.length).toBeGreaterThanOrEqual(6)
  expect(drawn.every((card) => /^\d{3}$/.test(card))).toBe(true)
})

test('fallow fields are told as they rise, and no phase that brought something is told as empty', async () => {
  const { ui, last } = await beatsOf('hallertau', 2)
  const { text } = await shelf.hallertau.load('de')
  const view = { ...last, table: { ...(last.table as object), phase: 7 } } as View
  const toldOf = (events: readonly GameEvent[], as: View['as'], later: readonly GameEvent[] = []) =>
    ui
      .beats?.(events, { ...view, as }, 'de', text, { view: null, events: [], later })
      ?.map(({ told, each = [] }) => [told, ...each.map((one) => one.told)].map((line) => toText(line)).join(''))
  const fallow: readonly GameEvent[] = [
    { kind: 'phase', round: 1, phase: 6 },
    { kind: 'moveField', seat: 0, column: 2, from: 2, at: 3 },
    { kind: 'moveField', seat: 0, column: 2, from: 3, at: 4 },
    { kind: 'moveField', seat: 1, column: 0, from: 4, at: 5 },
  ]
  expect(toldOf(fallow, 0)).toEqual(['Acker 2 → 4'])
  expect(toldOf(fallow, 'spectator')).toEqual(['Acker 2 → 4Acker 4 → 5'])
  expect(toldOf(fallow.slice(0, 1), 0)).toEqual([])
  // What was answered later, and came with it.
  const reaped: GameEvent = { kind: 'reap', seat: 0, good: 'rye', row: 4, column: 1, n: 4 }
  const reaps = { ...fallow[0], kind: 'phase', round: 1, phase: 7 }
  const milks = { kind: 'phase', round: 1, phase: 8 }
  expect(toldOf([reaps, milks], 0)).toEqual(['', 'kein Schaf gibt Milch'])
  const later = { ...view, table: { ...(view.table as object), phase: 9 } } as View
  const since = ui.beats?.([reaps], later, 'de', text, { view: null, events: [], later: [reaped] })
  expect(since?.map(({ told }) => toText(told))).toEqual(['+4 Roggen'])
})

test('Hallertau shows nobody what others draw', async () => {
  const { ui, last } = await beatsOf('hallertau', 2)
  const { text } = await shelf.hallertau.load('en')
  const drew = (seat: number): GameEvent => ({ kind: 'drew', seat, to: [seat], cards: [13] })
  const beatsFor = (event: GameEvent) => ui.beats?.([event], last, 'en', text, { view: null, events: [] }) ?? []
  expect(beatsFor(drew(0)).map(({ cards }) => cards)).toEqual([['013']])
  expect(beatsFor(drew(1))).toEqual([])
})

test('Village shows whom a mass draws, who leads in it, every death, and then the round', async () => {
  const { beats } = await beatsOf('village', 2)
  const all = titles(beats)
  const second = all.indexOf('Round 2')
  expect(all.slice(0, second)).toEqual(expect.arrayContaining(['The mass', 'Majority in the church']))
  expect(all.slice(second - 2, second)).toContain('Majority in the church')
  const masses = beats.filter(({ title }) => title === 'The mass')
  expect(masses.length).toBe(titles(beats).filter((title) => title.startsWith('Round')).length + 1)
  expect(masses.every(({ figures = [] }) => figures.length > 0 && figures.length <= 4)).toBe(true)
  expect(all.filter((title) => / \(\d\) dies$/.test(title)).length).toBeGreaterThan(5)
  expect(all).toContain('The end is near')
  expect(all).toContain('A child is born')
  // The stones of the next round do not lie in the village of a mass.
  const held = masses.flatMap(({ then }) => (then === undefined ? [] : [then.table as Village]))
  expect(
    held.flatMap(({ spaces }) => spaces.flatMap(({ stones }) => Object.values(stones))).every((n) => n === 0),
  ).toBe(true)
})

type Village = {
  readonly spaces: readonly { readonly stones: { readonly [colour: string]: number } }[]
}
