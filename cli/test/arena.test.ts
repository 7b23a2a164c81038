/** Comparing bots: who sits where, what is counted, bots from files. */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { interval } from '../commands/arena.ts'
import { dorfplatz } from './run.ts'

/** Quick to play. */
const GAME = ['agricola', '--option', 'mode=family']

const FIRST = `
export const bot = {
  name: 'first',
  think: ({ k, match, open, random }) => ({
    answer: { choice: k.choices(match, open)?.[0] ?? k.sample(match, open, random) },
    considered: [],
  }),
}
`

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'bot-')), 'mine.ts')
  writeFileSync(file, text)
  return file
}

test('a bot that looks ahead beats chance from every seat, and the shares add up', () => {
  const { out, code } = dorfplatz(['arena', ...GAME, '--a', 'greedy', '--b', 'random', '--games', '6', '--json'])
  const report = JSON.parse(out)
  expect(code).toBe(0)
  expect(report).toMatchObject({ game: 'agricola', seats: 2, games: 6, a: { bot: 'greedy' }, b: { bot: 'random' } })
  expect(report.a.scores).toHaveLength(6)
  expect(report.a.winRate + report.b.winRate).toBeCloseTo(1, 2)
  expect(report.a.winRate).toBeGreaterThan(0.6)
  expect(report.a.meanScore).toBeGreaterThan(report.b.meanScore)
})

test('the same words give the same games', () => {
  const play = () => dorfplatz(['arena', ...GAME, '--a', 'greedy', '--b', 'random', '--games', '4', '--json'])
  const [one, other] = [JSON.parse(play().out), JSON.parse(play().out)]
  expect(one.a.scores).toEqual(other.a.scores)
})

test('with more seats every deal is played with A at each of them', () => {
  const { out } = dorfplatz(['arena', ...GAME, '--seats', '3', '--a', 'greedy', '--games', '4', '--json'])
  const report = JSON.parse(out)
  expect(report.games).toBe(6)
  expect(report.b.scores).toHaveLength(12)
})

test('a bot comes from a file', () => {
  const { out } = dorfplatz(['arena', ...GAME, '--a', fileWith(FIRST), '--b', 'random', '--games', '2', '--json'])
  expect(JSON.parse(out).a.bot).toBe('first')
})

test('the bot that docs/write-a-bot.md shows plays as it stands there, better than chance', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const page = readFileSync(join(root, 'docs/write-a-bot.md'), 'utf8')
  const [, shown = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? []
  // Within the repository, where its packages are found; the folder is none of git's.
  mkdirSync(join(root, 'data'), { recursive: true })
  const folder = mkdtempSync(join(root, 'data', 'bot-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'mine.ts'), shown)
  const { out } = dorfplatz(['arena', ...GAME, '--a', './mine.ts', '--b', 'random', '--games', '4', '--json'], {
    cwd: folder,
  })
  const { a, b } = JSON.parse(out)
  expect(a.bot).toBe('mine')
  expect(a.meanScore).toBeGreaterThan(b.meanScore)
})

test('a bot alone: mean, range and all scores', () => {
  const { out } = dorfplatz([
    'solo',
    'agricola',
    '--option',
    'mode=family',
    '--bot',
    'random',
    '--games',
    '3',
    '--json',
  ])
  const report = JSON.parse(out)
  expect(report.scores).toHaveLength(3)
  expect(report.low).toBe(Math.min(...report.scores))
  expect(report.meanScore).toBeCloseTo(report.scores.reduce((sum: number, x: number) => sum + x, 0) / 3, 0)
})

test.each([
  [['arena', 'agricola', '--a', 'nobody'], 'Unknown bot “nobody”'],
  [['arena', 'agricola', '--a', './nowhere.ts'], '“./nowhere.ts” cannot be loaded'],
  [['arena', 'agricola', '--a', fileWith('export const bot = 5')], 'exports no bot'],
  [['solo', 'agricola', '--games', '0'], '--games must be a whole number'],
])('%j says what is wrong', (argv, problem) => {
  const { err, code } = dorfplatz(argv)
  expect(code).toBe(2)
  expect(err).toContain(problem)
})

test('the interval of a share is the one of Wilson', () => {
  const [low, high] = interval(0.5, 100)
  expect(low).toBeCloseTo(0.404, 3)
  expect(high).toBeCloseTo(0.596, 3)
  expect(interval(1, 10)[1]).toBe(1)
})
