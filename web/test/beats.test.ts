/** Moments worth seeing: what games show of their rounds and harvests, and that nobody is shown too many at once. */

import { answerOf, bots } from '@dorfplatz/bots'
import { type GameEvent, kernel, randomFrom, seedFrom, type View } from '@dorfplatz/kernel'
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
  test('every harvest comes in three beats, in their order, before the next round', () => {
    const steps = game.beats.filter(({ of }) => of !== undefined).map(({ of }) => of?.at)
    expect(steps).toEqual(Array.from({ length: 6 }, () => [0, 1, 2]).flat())
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
  test('a birth is shown with the family it comes to', () => {
    const births = game.beats.filter(({ key }) => key.startsWith('born'))
    expect(births.length).toBeGreaterThan(0)
    expect(births.every(({ picture }) => (picture?.(() => 1).people?.length ?? 0) > 0)).toBe(true)
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

test('Hallertau shows its rounds, and fallow fields, harvest and milking of each', async () => {
  const { beats } = await beatsOf('hallertau', 1)
  expect(titles(beats.filter(({ key }) => key.startsWith('round')))).toEqual(
    [2, 3, 4, 5, 6].map((n) => `Round ${n} of 6`),
  )
  expect(beats.flatMap(({ of }) => (of === undefined ? [] : [of.at]))).toEqual(
    Array.from({ length: 6 }, () => [0, 1, 2]).flat(),
  )
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
