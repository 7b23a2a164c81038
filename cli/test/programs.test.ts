/** What programs read: JSON of games, simulate, cards, rules and bench. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { citedRules } from '../commands/rules.ts'
import { dorfplatz, folder } from './run.ts'

test('games: id, rules, both names, seats, options', () => {
  const rows = JSON.parse(dorfplatz(['games', '--json']).out) as { id: string }[]
  expect(rows.find((row) => row.id === 'village')).toMatchObject({
    id: 'village',
    rules: expect.any(String),
    name: { en: 'Village', de: 'Village' },
    seats: [1, 5],
    options: expect.arrayContaining([expect.objectContaining({ key: expect.any(String), values: expect.any(Array) })]),
    cards: expect.any(Number),
  })
})

describe('simulate', () => {
  const args = ['simulate', 'village', '--seats', '2', '--games', '3', '--seed', 'test', '--json']

  test('reports games, decisions, speed, scores and violations', () => {
    const { code, out, err } = dorfplatz([...args, '--verify'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'village', games: 3, seats: 2, violations: [] })
    expect(report.decisions).toBeGreaterThan(100)
    expect(report.decisionsPerSecond).toBeGreaterThan(0)
    expect(report.scores).toHaveLength(2)
    for (const [seat, score] of report.scores.entries()) {
      expect(score).toMatchObject({ seat, bot: 'random' })
      expect(score.min).toBeLessThanOrEqual(score.mean)
      expect(score.mean).toBeLessThanOrEqual(score.max)
    }
  })

  test('the same seed gives the same games, with bots that see only what their seats may know', () => {
    const timeless = (): unknown => {
      const { decisionsPerSecond: _, ...rest } = JSON.parse(dorfplatz([...args, '--bots', 'random,random']).out)
      return rest
    }
    const first = timeless()
    expect(first).toMatchObject({ scores: [{ bot: 'random' }, { bot: 'random' }], violations: [] })
    expect(timeless()).toEqual(first)
  })
})

describe('sweep', () => {
  test('every combination of the options named, for every number of seats, replayed', () => {
    const args = [
      'sweep',
      'village',
      '--every',
      'inn,goals',
      '--vary',
      'innSide,promos',
      '--seats',
      '2-3',
      '--games',
      '2',
    ]
    const { code, out, err } = dorfplatz([...args, '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { games, combinations } = JSON.parse(out)
    expect(games).toBe(16)
    expect(combinations.map(({ seats, options }: { seats: number; options: object }) => [seats, options])).toEqual(
      [2, 3].flatMap((seats) => [false, true].flatMap((inn) => [false, true].map((goals) => [seats, { inn, goals }]))),
    )
    for (const row of combinations) expect(row).toMatchObject({ games: 2, violations: [] })
    for (const { decisions, longest } of combinations) expect(decisions).toBeGreaterThan(longest)
  })

  test('an option the game does not have is named', () => {
    const { code, err } = dorfplatz(['sweep', 'village', '--every', 'harbour'])
    expect(code).toBe(2)
    expect(err).toContain('village has no option “harbour”')
  })
})

test('simulate: bots bring a game of Village to its end, also where nobody need die', () => {
  const args = ['simulate', 'village', '--seats', '2', '--games', '2', '--seed', 'test', '--bots', 'greedy,random']
  const { code, out } = dorfplatz([...args, '--json'])
  expect(JSON.parse(out)).toMatchObject({ scores: [{ bot: 'greedy', wins: 2 }, { bot: 'random' }], violations: [] })
  expect(code).toBe(0)
})

test('cards: id, deck, both names and texts, primitives', () => {
  const { code, out } = dorfplatz(['cards', 'village', '--json'])
  const rows = JSON.parse(out) as { id: string }[]
  expect(code).toBe(0)
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    expect(row).toMatchObject({
      id: expect.stringMatching(/./),
      deck: expect.stringMatching(/./),
      name: { en: expect.stringMatching(/./), de: expect.stringMatching(/./) },
      text: { en: expect.stringMatching(/./), de: expect.stringMatching(/./) },
      primitives: expect.any(Array),
    })
  }
  const stats = JSON.parse(dorfplatz(['cards', 'village', '--stats', '--json']).out)
  expect(stats.cards).toBe(rows.length)
})

describe('rules', () => {
  test('the catalogue in both languages', () => {
    const rows = JSON.parse(dorfplatz(['rules', 'village', '--json']).out) as { id: string; en: string; de: string }[]
    expect(rows.length).toBeGreaterThan(100)
    for (const { id, en, de } of rows) {
      expect(id).toMatch(/^V[A-Z]*-/)
      expect(en).not.toBe('')
      expect(de).not.toBe(en)
    }
  })

  test('coverage lists ids of the catalogue, and says by its exit code whether there are any', () => {
    const { code, out } = dorfplatz(['rules', 'village', '--coverage', '--json'])
    const missing = JSON.parse(out) as string[]
    expect(code).toBe(missing.length === 0 ? 0 : 1)
    for (const id of missing) expect(id).toMatch(/^V[A-Z]*-/)
  })

  test('only titles of tests cite rules', () => {
    const at = folder()
    mkdirSync(join(at, 'deep'))
    writeFileSync(join(at, 'a.test.ts'), `test('[X-ONE-01, X-ONE-02] both', () => {})\n// [X-NO-01] says a comment\n`)
    writeFileSync(join(at, 'deep', 'b.test.ts'), 'test.each(rows)(`[X-TWO-01] [X-TWO-02] %s`, f)\nconst x = [X-1]\n')
    writeFileSync(join(at, 'helper.ts'), `test('[X-NO-02] not a test file', () => {})\n`)
    expect([...citedRules(at)].sort()).toEqual(['X-ONE-01', 'X-ONE-02', 'X-TWO-01', 'X-TWO-02'])
    expect(citedRules(join(at, 'nowhere')).size).toBe(0)
  })
})

test('bench: every figure, and each as a ratio to the calibration loop', () => {
  const { code, out } = dorfplatz(['bench', '--only', 'village, solo', '--seconds', '0.05', '--json'])
  const report = JSON.parse(out)
  expect(code).toBe(0)
  expect(report.calibrationTurnsPerSecond).toBeGreaterThan(0)
  expect(report.games).toHaveLength(1)
  const [row] = report.games
  for (const figure of ['applies', 'judged', 'cloneApplies', 'tries', 'choices', 'replays']) {
    expect(row[figure], figure).toBeGreaterThan(0)
    expect(row.ratio[figure], figure).toBeGreaterThan(0)
  }
  expect(row.recordBytes).toBeGreaterThan(100)
})
