/** Records: the right one, a faulty one, a tampered one, and files that are none. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  begin,
  type Entry,
  type GameKernel,
  type Json,
  type MatchRecord,
  randomFrom,
  seedFrom,
  write,
  writePosition,
} from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { loadKernel } from '../games.ts'
import { dorfplatz, folder } from './run.ts'

/** A game of Village by chance, with its fingerprints. */
function playedBy(k: GameKernel<unknown, Json>): MatchRecord {
  const random = randomFrom('replay')
  let journal = begin(k, { game: 'village', seats: 2, seed: seedFrom('replay') })
  for (let open = k.open(journal.match)[0]; open !== undefined; open = k.open(journal.match)[0]) {
    const next = write(k, journal, open.frame.seat, { choice: k.sample(journal.match, open, random) })
    if ('ok' in next) throw new Error(next.rule)
    journal = next
  }
  return journal.record
}

const k = await loadKernel('village')
const record = playedBy(k)

function fileWith(content: string): string {
  const file = join(folder(), 'record.json')
  writeFileSync(file, content)
  return file
}
const replayed = (changed: unknown, ...args: string[]) =>
  dorfplatz(['replay', fileWith(JSON.stringify(changed)), ...args])

describe('a right record', () => {
  test('agrees, and is told in the language asked for', () => {
    const { code, out, err } = replayed(record, '--log', '--lang', 'de')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Village, 2 Plätze, \d+ Antworten: Die Aufzeichnung ist fehlerfrei\.\n1 {2}Platz \d nimmt /)
    expect(out).not.toMatch(/ takes | dies /)
    expect(out).toMatch(/\nGewonnen: Platz \d/)
  })

  test('gives its verdict as JSON', () => {
    const { code, out } = replayed(record, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      game: 'village',
      rules: k.game.version,
      seats: 2,
      answers: record.entries.length,
      ok: true,
      fault: null,
      over: true,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      result: { scores: [{ seat: 0 }, { seat: 1 }] },
    })
  })
})

describe('a record that leads elsewhere: exit code 1 and the answer that is wrong', () => {
  const entriesWith = (at: number, entry: Entry): readonly Entry[] => record.entries.with(at, entry)

  test('an answer that the rules refuse', () => {
    const changed = { ...record, entries: entriesWith(4, [9, 'moon']) }
    const { code, out, err } = replayed(changed)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^dorfplatz: “.*record\.json”, answer 5: refused: K-NO-SEAT\.\n$/)
    expect(JSON.parse(replayed(changed, '--json').out)).toMatchObject({ ok: false, fault: { at: 4 }, result: null })
  })

  test('another legal answer: the next fingerprint differs', () => {
    const { match } = begin(k, { game: 'village', seats: 2, seed: record.seed })
    const open = k.open(match)[0]
    const chosen = JSON.stringify(record.entries[0]?.[1])
    const other = open === undefined ? undefined : k.choices(match, open)?.find((c) => JSON.stringify(c) !== chosen)
    const changed = { ...record, entries: entriesWith(0, [open?.frame.seat ?? 0, other ?? null]) }
    const { code, err } = replayed(changed)
    expect(code).toBe(1)
    expect(err).toMatch(/answer \d+: (another state than recorded|refused: )/)
  })

  test('other rules', () => {
    const { code, err } = replayed({ ...record, rules: 'older' })
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(/rules older, but these are/) })
  })
})

test('a position written down is shown, with what the table waits for; a broken one is refused in one line', async () => {
  const k = await loadKernel('village')
  const m = k.create({ game: 'village', seats: 2, seed: seedFrom('position') })
  const file = join(folder(), 'position.txt')
  writeFileSync(file, writePosition(k, m))
  const { code, out } = dorfplatz(['replay', file])
  expect(code).toBe(0)
  expect(out).toMatch(/^Round 1[\s\S]*\n· Seat \d/)
  writeFileSync(file, 'game village\nnonsense')
  expect(dorfplatz(['replay', file])).toMatchObject({ code: 1, err: expect.stringMatching(/^dorfplatz: [^\n]+\n$/) })
})

describe('no record: one line that says why', () => {
  test.each([
    ['not JSON', 'once upon a time', 1, /is not JSON/],
    ['other JSON', '{"format":2}', 1, /not a record of Dorfplatz/],
    ['entries that are none', JSON.stringify({ ...record, entries: [['1']] }), 1, /not a record of Dorfplatz/],
    [
      'an undo before the beginning',
      JSON.stringify({ ...record, entries: [[0, { undo: -1 }]] }),
      1,
      /answer 1: refused/,
    ],
    ['an unknown game', JSON.stringify({ ...record, game: 'chess' }), 2, /Unknown game “chess”/],
    ['impossible seats', JSON.stringify({ ...record, seats: 12 }), 2, /1 to 5 seats/],
  ])('%s', (_, content, wanted, problem) => {
    const { code, out, err } = dorfplatz(['replay', fileWith(content)])
    expect(err).toMatch(problem)
    expect(err).toMatch(/^dorfplatz: [^\n]*\n$/)
    expect({ code, out }).toEqual({ code: wanted, out: '' })
  })

  test('no such file', () => {
    const file = join(folder(), 'nothing.json')
    expect(dorfplatz(['replay', file])).toEqual({
      code: 1,
      out: '',
      err: `dorfplatz: Cannot read “${file}”: there is no such file.\n`,
    })
  })
})
