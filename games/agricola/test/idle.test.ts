/** Spaces that would bring nothing now say so, and the rules agree. */

import { randomFrom, seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { idle } from '../ui/idle.ts'
import { k, type OpenTable, openTable } from './table.ts'

/** Nothing in hand, nothing in play. */
const NO_CARDS = { holds: [] }

function said(t: OpenTable, space: string, lang: 'de' | 'en' = 'de') {
  const view = k.view(t.m, 0)
  const [decision] = view.decisions
  if (decision === undefined) throw new Error('nothing is asked')
  const answer = { to: decision.id, choice: { place: space } }
  return idle(view as never, { key: space, decision, answer, sentence: [], chosen: false }, lang)
}

test('[A-WORK-09] [A-ANIMAL-08] animals without room: nothing, unless they can be cooked or take the place of others', () => {
  const full = (plays: readonly number[] = []) =>
    openTable({ round: 5 })
      .seat(0, { ...NO_CARDS, goods: { sheep: 1 }, plays })
      .space('sheep', { lies: 2 })
      .space('boar', { lies: 1 })
  expect(said(full(), 'sheep')).toEqual({ why: 'kein Platz', all: true })
  expect(said(full(), 'boar')).toEqual({ why: 'nur im Tausch', all: false })
  expect(said(full([1]), 'sheep')).toEqual({ why: 'nur kochen', all: false })
  const one = openTable({ round: 5 }).seat(0, NO_CARDS)
  expect(said(one.space('sheep', { lies: 1 }), 'sheep')).toBeNull()
  // One lives in the house: the other would go back.
  expect(said(one.space('sheep', { lies: 2 }), 'sheep')).toEqual({ why: 'Platz für\u00a01', all: false })
  expect(said(one.space('sheep', { lies: 2 }), 'sheep', 'en')).toEqual({ why: 'room for\u00a01', all: false })
})

test('[A-WORK-21] the starting player without a minor improvement to play gets nothing there', () => {
  const first = (place: Parameters<OpenTable['seat']>[1]) =>
    said(openTable({ round: 5 }).seat(0, place), 'starting_player_minor')
  expect(first(NO_CARDS)).toEqual({ why: 'schon Startspieler', all: true })
  // 1 wood for the rod; with it, it can be played.
  expect(first({ holds: ['Fishing Rod'] })?.all).toBe(true)
  expect(first({ holds: ['Fishing Rod'], goods: { wood: 1 } })).toBeNull()
  // Two occupations for the canoe.
  expect(first({ holds: ['Canoe'], goods: { wood: 2 } })?.all).toBe(true)
  // Who else comes to the token gets that.
  const other = openTable({ round: 5 })
    .seat(0, NO_CARDS)
    .edit((s) => {
      s.starter = 1
    })
  expect(said(other, 'starting_player_minor')).toBeNull()
})

/** Questions that no space asks. */
const BETWEEN = ['place', 'offer', 'secondPlace']

test('[A-WORK-06] in random games a space that says it brings nothing does nothing', () => {
  let nothing = 0
  let missed = 0
  for (const seats of [1, 2, 3]) {
    for (const mode of ['full', 'family']) {
      for (const game of [1, 2]) {
        const random = randomFrom(`idle ${seats} ${mode} ${game}`)
        const seed = seedFrom(`idle ${seats} ${mode} ${game}`)
        const m = k.create({ game: 'agricola', seats, options: { mode }, seed })
        for (let [open] = k.open(m); open !== undefined; [open] = k.open(m)) {
          const { seat, op } = open.frame
          const view = k.view(m, seat)
          const [decision] = view.decisions
          if (decision === undefined) throw new Error('nothing is asked')
          for (const choice of op === 'place' ? (decision.choices ?? []) : []) {
            if (typeof choice !== 'object' || choice === null || !('place' in choice)) continue
            const then = k.clone(m)
            k.play(then, seat, { choice })
            const after = k.view(then, seat)
            if (after.table.round !== view.table.round || after.table.phase !== view.table.phase) continue
            const of = (table: typeof view.table) => JSON.stringify([{ ...table.farms[seat], home: 0 }, table.starter])
            const asks = after.decisions.some((d) => !BETWEEN.includes(d.kind))
            const same = of(after.table) === of(view.table) && !asks
            const option = { key: '', decision, answer: { to: decision.id, choice }, sentence: [], chosen: false }
            const says = idle(view as never, option, 'de')?.all === true
            // What it says is true; where only the rules know, it says nothing.
            expect([choice.place, says && !same]).toEqual([choice.place, false])
            if (says) nothing++
            else if (same) missed++
          }
          k.play(m, seat, { choice: k.sample(m, open, random) })
        }
      }
    }
  }
  expect(nothing).toBeGreaterThan(2 * missed)
})
