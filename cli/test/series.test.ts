/** A solitaire series in the terminal: what follows a finished table, and why nothing does. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgricolaState, agricola } from '@dorfplatz/agricola'
import { answerOf, bots } from '@dorfplatz/bots'
import {
  begin,
  type Journal,
  kernel,
  type MatchRecord,
  type Options,
  randomFrom,
  seedFrom,
  write,
} from '@dorfplatz/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { dorfplatz, folder } from './run.ts'

const k = kernel(agricola)
/** A-SOLO-10. */
const TARGETS = [50, 55, 59, 62, 64, 65, 66, 67]

/** A solitaire game that a bot plays until it is over or has given so many answers. */
function played(
  name: 'greedy' | 'random',
  words: string,
  options: Options = {},
  answers = 2000,
): Journal<AgricolaState> {
  const bot = bots[name]
  if (bot === undefined) throw new Error(`no bot '${name}'`)
  const random = randomFrom(words)
  let journal = begin(k, { game: 'agricola', seats: 1, options, seed: seedFrom(words) })
  for (let n = 0; n < answers; n++) {
    const [open] = k.open(journal.match)
    if (open === undefined) break
    const next = write(k, journal, 0, answerOf(bot, k, k.clone(journal.match), open, random))
    if ('ok' in next) throw new Error(next.rule)
    journal = next
  }
  return journal
}

/** With a full larder the bot reaches the first target now and then: the first such game, and what may follow it. */
function firstWon(): { readonly record: MatchRecord; readonly sequels: readonly Options[] } {
  for (let n = 0; n < 200; n++) {
    const { match, record } = played('greedy', `series ${n}`, { soloFood: 60 })
    const { sequels = [] } = k.game.result(match)
    if (sequels.length > 1) return { record, sequels }
  }
  throw new Error('the bot never reached the target')
}

let record: MatchRecord
let sequels: readonly Options[]
beforeAll(() => {
  ;({ record, sequels } = firstWon())
})

function saved(record: MatchRecord): { readonly cwd: string; readonly file: string } {
  const cwd = folder()
  const file = join(cwd, 'game.json')
  writeFileSync(file, JSON.stringify(record))
  return { cwd, file }
}

const optionsIn = (file: string): Options => JSON.parse(readFileSync(file, 'utf8')).options

describe('the next game of a series [A-SOLO-10] [A-SOLO-11] [A-SOLO-13]', () => {
  test('begins with what the finished one carries over, and is kept as a table of its own', () => {
    const { cwd, file } = saved(record)
    const { code, out, err } = dorfplatz(['play', 'agricola', '--sequel', file, '--keep', '2'], { lines: ['q'], cwd })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Agricola, solo\n/)
    const next = optionsIn(join(cwd, 'data', 'tables', 'agricola-1.json'))
    expect(next).toEqual(sequels[1])
    expect(next).toMatchObject({ soloGame: 2, permanent1: expect.any(Number), permanent2: 0 })
    expect(next.permanent1).not.toBe(sequels[0]?.permanent1)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(record)
  })

  test('keeps the first occupation when nothing is said, and the game need not be named', () => {
    const { cwd, file } = saved(record)
    const table = join(cwd, 'second.json')
    expect(dorfplatz(['play', '--sequel', file, '--save', table], { lines: ['q'], cwd }).code).toBe(0)
    expect(optionsIn(table)).toEqual(sequels[0])
  })

  test('a finished game says what may be kept', () => {
    const { cwd, file } = saved({ ...record, entries: record.entries.slice(0, -1) })
    const { out } = dorfplatz(['play', '--resume', file, '--lang', 'en'], { lines: ['b', 'b', 'b', 'b'], cwd })
    expect(out).toContain('--keep 1  Game 2 of the series: target 55, ')
    expect(out.match(/--keep \d+/g)).toHaveLength(sequels.length)
  })
})

describe('no game follows', () => {
  const tried = (of: MatchRecord, ...more: readonly string[]) => {
    const { cwd, file } = saved(of)
    return dorfplatz(['play', ...more, '--sequel', file], { cwd })
  }

  test('from a number that is not on the list', () => {
    const { cwd, file } = saved(record)
    for (const keep of ['0', String(sequels.length + 1), 'Chief']) {
      const { code, err } = dorfplatz(['play', '--sequel', file, `--keep=${keep}`], { cwd })
      expect(code).toBe(2)
      expect(err).toContain(`--keep must be a whole number from 1 to ${sequels.length}, not “${keep}”`)
    }
  })

  test('from a table of another game', () => {
    const { code, err } = tried(record, 'village')
    expect(code).toBe(2)
    expect(err).toContain('is a table of agricola, not of village')
  })

  test('from a game that is not over', () => {
    const { code, err } = tried(played('random', 'half', {}, 20).record)
    expect(code).toBe(1)
    expect(err).toMatch(/game\.json” is not over yet; “--resume” goes on with it/)
  })

  test('from a game that missed its target [A-SOLO-14]', () => {
    const { code, err } = tried(played('random', 'lost').record)
    expect(code).toBe(1)
    expect(err).toMatch(/No game of a series follows from “.*game\.json”/)
  })

  test('from a record that the rules do not follow', () => {
    const { code, err } = tried({ ...record, entries: [[0, 'nonsense'], ...record.entries] })
    expect(code).toBe(1)
    expect(err).toContain('cannot be read: answer 1: ')
  })

  test('from a file that is no record', () => {
    const cwd = folder()
    const file = join(cwd, 'letter.txt')
    writeFileSync(file, 'Dear Anna')
    expect(dorfplatz(['play', '--sequel', file], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not a record'),
    })
    expect(dorfplatz(['play', '--sequel', join(cwd, 'none.json')], { cwd }).err).toContain('there is no such file')
  })
})

test('[A-SOLO-10] bots play whole series: a game follows where the one before reached its target, and only there', () => {
  const args = ['solo', 'agricola', '--option', 'mode=family', '--option', 'soloFood=60', '--games', '3']
  const { code, out } = dorfplatz([...args, '--series', '--json'])
  const { begun, scores, series }: { begun: number[]; scores: number[][]; series: number } = JSON.parse(out)
  expect(code).toBe(0)
  expect(series).toBe(3)
  expect(begun).toEqual(begun.map((_, n) => scores.filter((run) => run.length > n).length))
  expect(begun[1]).toBeGreaterThan(0)
  for (const run of scores) {
    const reached = run.map((points, n) => points >= (TARGETS[n] ?? 0))
    expect(reached.slice(0, -1)).not.toContain(false)
    if (run.length < TARGETS.length) expect(reached.at(-1)).toBe(false)
  }
  expect(dorfplatz([...args, '--series']).out).toBe(
    `3 series of Agricola by greedy: ${begun.map((count, n) => `game ${n + 1} was begun in ${count}`).join(', ')}\n`,
  )
})
