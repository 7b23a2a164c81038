/** Tables in the terminal, played through a pipe. */

import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { effective, type MatchRecord, randomFrom, seedFrom, writePosition } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { loadKernel } from '../games.ts'
import { readRecord } from '../recordfile.ts'
import { dorfplatz, folder } from './run.ts'

const recordIn = (file: string): MatchRecord => readRecord(file)
const answersIn = (file: string): number => effective(recordIn(file).entries).length
/** More questions than a game has; the bot answers them. */
const BOT = Array.from({ length: 400 }, () => 'b')

describe('a solo game', () => {
  test('goes through to the score sheet, in German, and its record verifies', () => {
    const cwd = folder()
    const { code, out, err } = dorfplatz(
      ['play', 'village', '--lang', 'de', '--names', 'Anna', '--seed', 'x', '--bots', 'random'],
      {
        lines: ['1', ...BOT],
        cwd,
      },
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Village, solo\n/)
    expect(out).toContain('\n  · Anna ')
    expect(out).toMatch(/Die Partie ist zu Ende\.\n +Anna\n[\s\S]*\n {2}Summe +\d+\n/)
    const file = join('data', 'tables', 'village-1.json')
    expect(out).toContain(`replay ${file}`)
    const verdict = dorfplatz(['replay', file, '--json'], { cwd })
    expect(JSON.parse(verdict.out)).toMatchObject({ ok: true, over: true, answers: answersIn(join(cwd, file)) })
    expect(verdict.code).toBe(0)
  })

  test('goes on from a position that was written down, and is kept, taken back and resumed like any other', async () => {
    const cwd = folder()
    const k = await loadKernel('village')
    const m = k.create({ game: 'village', seats: 2, seed: seedFrom('position') })
    for (let i = 0; i < 40; i++) k.playRandomly(m, randomFrom(`step ${i}`))
    const position = join(cwd, 'position.txt')
    writeFileSync(position, writePosition(k, m))
    const round = /^Round \d+/m.exec(dorfplatz(['replay', position]).out)?.[0] ?? 'nowhere'
    const file = join(cwd, 'table.json')
    const first = dorfplatz(['play', '--position', position, '--save', file, '--lang', 'en', '--people', '1,2'], {
      lines: ['', 'b', '', 'b', 'q'],
      cwd,
    })
    expect([first.code, first.err]).toEqual([0, ''])
    expect(first.out).toContain(round)
    expect(answersIn(file)).toBeGreaterThan(0)
    const verdict = dorfplatz(['replay', file, '--json'], { cwd })
    expect(JSON.parse(verdict.out)).toMatchObject({ ok: true, over: false, answers: answersIn(file) })
    const again = dorfplatz(['play', '--resume', file], { lines: ['', 'q'], cwd })
    expect([again.code, again.err]).toEqual([0, ''])
    writeFileSync(position, 'game village\nnonsense')
    expect(dorfplatz(['play', '--position', position])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^dorfplatz: [^\n]+\n$/),
    })
  })

  test('is kept after every answer, goes on where it was, and never writes over another table', () => {
    const cwd = folder()
    const file = join(cwd, 'data', 'tables', 'village-1.json')
    dorfplatz(['play', 'village', '--seed', 'x', '--lang', 'de', '--names', 'Anna'], { lines: ['b', 'b', 'b'], cwd })
    expect(answersIn(file)).toBe(3)
    const again = dorfplatz(['play', '--resume', file], { lines: ['l', 'b', 'q', 'b'], cwd })
    expect(again.code).toBe(0)
    expect(again.out).toContain('Anna nimmt')
    expect(again.out).toContain(`Weiter mit\n  npm run -s dorfplatz -- play --resume ${file}`)
    expect(answersIn(file)).toBe(4)
    dorfplatz(['play', 'village'], { lines: ['q'], cwd })
    expect(answersIn(file)).toBe(4)
    expect(answersIn(join(cwd, 'data', 'tables', 'village-2.json'))).toBe(0)
  })

  test('shows the whole table when a turn begins and only changes in between', () => {
    const { out } = dorfplatz(['play', 'village', '--seed', 'x', '--save', join(folder(), 'x.json')], {
      lines: ['/family', '1', 'q'],
    })
    expect(out.match(/^Round 1, start player/gm)).toHaveLength(1)
    expect(out).toMatch(/\/family\n(?:.*Family.*\n)+/)
  })
})

describe('taking back', () => {
  test('the latest answer, with the answers the bots gave since', () => {
    const file = join(folder(), 'table.json')
    const { out } = dorfplatz(['play', 'village', '--seats', '2', '--seed', 'abc', '--save', file], {
      lines: ['9', 'u', 'q'],
    })
    expect(out).toMatch(/Bot 2 takes [\s\S]*Taken back\./)
    expect(answersIn(file)).toBe(0)
    expect(recordIn(file).entries.at(-1)).toEqual([0, { undo: 0 }])
  })

  test('is refused with the reason before anything was done', () => {
    const { out } = dorfplatz(['play', 'village', '--save', join(folder(), 'x.json')], { lines: ['undo', 'q'] })
    expect(out).toContain('can no longer be taken back')
  })
})

test('two people hand the screen over, and each hears what happened meanwhile', () => {
  const args = ['play', 'village', '--seats', '2', '--people', '1,2', '--names', 'Anna,Ben', '--seed', 'abc']
  const { out } = dorfplatz([...args, '--save', join(folder(), 'x.json')], { lines: ['', '9', '', 'b', 'q'] })
  expect(out).toMatch(/Hand the screen to Anna\.[\s\S]*Hand the screen to Ben\.[\s\S]*Meanwhile:\n {2}· Anna takes/)
})

test('questions back: why not, rules, help, log, and what is no choice', () => {
  const file = join(folder(), 'x.json')
  const { code, out } = dorfplatz(['play', 'village', '--seats', '2', '--seed', 'abc', '--save', file], {
    lines: ['l', '9', 'w', 'w "moon"', 'w 1', 'r V-MARKET-02', 'r moon', '?', '99', 'why?', 's', 'q'],
  })
  expect(code).toBe(0)
  expect(out).toContain('Nothing yet.')
  expect(out).toMatch(/: w\n(?: .*\n)* .*Market: take 1 orange stone[\s\S]*? V-[A-Z]+-\d+\n/)
  expect(out).toMatch(/: w "moon"\n\S.*\n/)
  expect(out).toMatch(/: w 1\nThat is possible\.\n/)
  expect(out).toMatch(/\n {2}V-MARKET-02 .*market day/)
  expect(out).toContain('No rule contains “moon”.')
  expect(out).toMatch(/\n {2}u +undo my latest choice/)
  expect(out).toContain('“99” is not one of the choices')
  expect(out).toContain('“why?” is not one of the choices')
  expect(out).toContain(`Saved to ${file}.`)
  expect(existsSync(`${file}.part`)).toBe(false)
})

describe('choosing', () => {
  const solo = (lines: readonly string[]) => {
    const file = join(folder(), 'table.json')
    const { out } = dorfplatz(['play', 'hallertau', '--seed', 'names', '--save', file], { lines: [...lines, 'q'] })
    return { out, answers: effective(recordIn(file).entries) }
  }

  test('by words of its label, when only one choice is meant by them', () => {
    expect(solo(['clay del']).answers).toEqual([[0, { space: 'clayDelivery', workers: 1 }]])
    expect(solo(['delivery']).answers).toEqual([[0, { space: 'clayDelivery', workers: 1 }]])
    const { out, answers } = solo(['sheep', 'cl'])
    expect(answers).toEqual([])
    expect(out).toMatch(/: sheep\n(?: +\d+\) Sheep .*\n)+1–/)
    expect(out).toContain('“cl” is not one of the choices')
  })

  test('what is done unasked has numbers of its own', () => {
    expect(solo(['+1']).answers).toEqual([[0, { careful: true }, 'anytime']])
    expect(solo(['+7', '99']).answers).toEqual([])
  })

  test('the prompt says how to take back as soon as there is something to take back', () => {
    const { out } = solo(['clay del', 'u'])
    expect(out.match(/ u undo /g)).toHaveLength(2)
    expect(out).toMatch(/^1–\d+ · \? help: clay del$/m)
  })
})

test('the menu asks for language, game, seats, people and names', () => {
  const cwd = folder()
  const { code, out } = dorfplatz(['play'], { lines: ['2', '3', '0', '2', '1', 'Anna', 'q'], cwd })
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Bitte eine Zahl von 1 bis 5.') })
  expect(out).toContain('Village, 2 Plätze')
  expect(out).toMatch(/\n(?:Anna|Bot 2): 0 Punkte/)
})

test('a record that cannot go on is refused in one line', () => {
  const file = join(folder(), 'x.json')
  const { code, err } = dorfplatz(['play', '--resume', file])
  expect({ code, err }).toEqual({ code: 1, err: `dorfplatz: Cannot read “${file}”: there is no such file.\n` })
})
