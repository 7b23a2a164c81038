/** Careers: the rulebooks' own targets, ranks and titles for playing alone, and how far somebody has come. */

import { careers as agricola } from '@dorfplatz/agricola/career'
import { careers as hallertau } from '@dorfplatz/hallertau/career'
import { careers as village } from '@dorfplatz/village/career'
import { expect, test } from 'vitest'
import { type Run, standingOf } from '../web/career/career.ts'

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
