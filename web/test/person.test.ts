/** What a person's page and the career make of games: of the server and of this device together. */

import { expect, test } from 'vitest'
import { careers as agricola } from '../../games/agricola/entries/career.ts'
import { careers as hallertau } from '../../games/hallertau/entries/career.ts'
import { careers as village } from '../../games/village/entries/career.ts'
import { type Run, standingOf } from '../career/career.ts'
import type { DeviceGame } from '../person/device.ts'
import { emptyPage, withDevice } from '../person/merge.ts'

const here = (score: number, endedAt: number, more: Partial<DeviceGame> = {}): DeviceGame => ({
  table: `here-${endedAt}`,
  game: 'hallertau',
  seats: 1,
  mode: '',
  options: {},
  score,
  place: 1,
  endedAt,
  others: [],
  ...more,
})

test('games of this device count together with those of the server, kind by kind', () => {
  const known = { game: 'hallertau', seats: 1, mode: '', games: 2, points: 170, best: 90, won: 0, last: [80, 90] }
  const page = { ...emptyPage('Anna'), games: 2, kinds: [known] }
  const games = [
    here(101, 30),
    here(95, 20),
    here(60, 10, { seats: 2, others: ['Knacks'] }),
    here(50, 5, { seats: 2, place: 2 }),
  ]
  const { kinds, games: n, recent } = withDevice(page, games)
  expect(n).toBe(6)
  expect(kinds).toEqual([
    { ...known, games: 4, points: 366, best: 101, last: [80, 90, 95, 101] },
    { game: 'hallertau', seats: 2, mode: '', games: 2, points: 110, best: 60, won: 1, last: [50, 60] },
  ])
  expect(recent.map(({ score, device }) => [score, device])).toEqual([101, 95, 60, 50].map((score) => [score, true]))
  expect(withDevice(page, [])).toEqual(page)
})

const run = (score: number, options: Run['options'] = {}, mode = '', game = 'agricola'): Run => ({
  game,
  mode,
  options,
  score,
  at: score,
})

test('[A-SOLO-10] the series has a target for every game; the longest run is the last target that was reached', () => {
  const [series, family] = agricola
  if (series === undefined || family === undefined) throw new Error('no series')
  expect(series.goals.map(({ from }) => from)).toEqual([50, 55, 59, 62, 64, 65, 66, 67])
  const runs = [run(52), run(49), run(60, { soloGame: 2 }), run(58, { soloGame: 3 }), run(70, {}, 'mode=family')]
  const standing = standingOf('agricola', series, runs)
  expect(standing).toMatchObject({ games: 4, best: 60, longest: 2, next: 2 })
  expect(standing.rungs.slice(0, 4)).toMatchObject([
    { from: 50, reached: 1, best: 52 },
    { from: 55, reached: 1, best: 60 },
    { from: 59, reached: 0, best: 58 },
    { from: 62, reached: 0, best: null },
  ])
  expect(standingOf('agricola', family, runs)).toMatchObject({ games: 1, longest: 1, next: 1 })
})

test('[H-SOLO-02] [H-SOLO-03] [V-SOLO-84] ranks of a single game: every game aims at all of them', () => {
  const [cards, plain] = hallertau
  const [solo] = village
  if (cards === undefined || plain === undefined || solo === undefined) throw new Error('no career')
  expect([cards, plain].map(({ goals }) => goals.map(({ from }) => from))).toEqual([
    [100, 111],
    [80, 86],
  ])
  const runs = [run(104, {}, '', 'hallertau'), run(98, {}, '', 'hallertau'), run(90, {}, 'noCards=true', 'hallertau')]
  expect(standingOf('hallertau', cards, runs)).toMatchObject({
    games: 2,
    best: 104,
    next: 1,
    longest: 0,
    last: [98, 104],
  })
  expect(standingOf('hallertau', plain, runs)).toMatchObject({ games: 1, next: null })
  expect(solo.goals.map(({ from, name }) => [from, name?.de])).toEqual([
    [40, 'Geselle'],
    [50, 'Meister'],
    [60, 'Großmeister'],
    [70, 'Genie'],
    [80, 'Polyhistor'],
  ])
  const conny = [run(44, {}, 'conny=die', 'village'), run(39, {}, '', 'village'), run(90, {}, 'inn=true', 'village')]
  expect(standingOf('village', solo, conny)).toMatchObject({ games: 2, best: 44, next: 1 })
})
