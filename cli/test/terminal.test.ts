/** What somebody at the keyboard sees and may type, in both languages. */

import { join } from 'node:path'
import { effective, type Json } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { readRecord } from '../recordfile.ts'
import { dorfplatz, folder } from './run.ts'

interface Told {
  readonly out: string
  readonly answers: readonly Json[]
}

function told(args: readonly string[], lines: readonly string[]): Told {
  const file = join(folder(), 'table.json')
  const { code, out, err } = dorfplatz(['play', ...args, '--save', file], { lines: [...lines, 'q'] })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const record = readRecord(file)
  return { out, answers: effective(record.entries).map((entry) => entry[1]) as Json[] }
}

/** What a command printed, up to the next prompt. */
function after(out: string, typed: string): string {
  const begin = out.indexOf(`: ${typed}\n`)
  const rest = out.slice(begin + typed.length + 3)
  return rest.slice(0, rest.search(/^(?:1–|\d+ o|Nummer|number)/m))
}

describe('the goal of a solo game stands above every question', () => {
  test.each([
    ['hallertau', 'en', /\nGoal: 100 points, extraordinary above 110\. You have \d+\.\n/g],
    ['hallertau', 'de', /\nZiel: 100 Punkte, außerordentlich über 110\. Du hast \d+\.\n/g],
    ['agricola', 'en', /\nTarget: 50 points\. You have −\d+\.\n/g],
    ['agricola', 'de', /\nZiel: 50 Punkte\. Du hast −\d+\.\n/g],
    ['village', 'en', /\n\d+ points? so far: Apprentice\. Journeyman from 40\.\n/g],
    ['village', 'de', /\nBisher \d+ Punkte?: Lehrling\. Geselle ab 40\.\n/g],
  ] as const)('%s, %s', (game, lang, goal) => {
    const { out } = told([game, '--lang', lang, '--seed', 'x', '--bots', 'random'], ['b', 'b'])
    expect(out.match(goal)).toHaveLength(3)
  })
})

test('the harvest is announced with the food it takes', () => {
  const solo = ['agricola', '--seed', 'x']
  expect(told(solo, []).out).toContain('\nHarvest after round 4: you need 6 food and have 0.\n')
  expect(told([...solo, '--seats', '2', '--lang', 'de'], []).out).toMatch(
    /\nErntezeit nach Runde 4: Du brauchst 4 Nährwerte und hast [23]\.\n/,
  )
})

test('the list of a turn says what each space does', () => {
  expect(told(['hallertau', '--seed', 'x'], []).out).toMatch(/\) Butchery .* – 1 sheep for 4 meat, 2 hides\n/)
  expect(told(['hallertau', '--seed', 'x', '--lang', 'de'], []).out).toMatch(/\) Metzgerei .* – 1 Schaf gegen/)
  const agricola = told(['agricola', '--seed', 'x'], []).out
  expect(agricola).toMatch(/\) Day laborer – 2 food from the general supply\n/)
  expect(agricola).toMatch(/\) 1 occupation – play 1 occupation \(your first is free/)
  expect(agricola).toMatch(/\) 3 wood \(2 wood\) – gains 3 wood each round \(2 when playing solo\)/)
  expect(agricola).toMatch(/\) Take 1 grain – 1 grain from the general supply/)
  expect(told(['village', '--seed', 'x', '--lang', 'de'], []).out).toMatch(/Markt: .* – Markttag ausrufen/)
})

describe('why not', () => {
  test('a card of the hand, by its number or its name', () => {
    const { out } = told(['hallertau', '--seed', 'x'], ['w 017', 'w card 023'])
    expect(after(out, 'w 017')).toMatch(/^ {2}Gateway card 017: .*2 .*fields with hops.* H-CARD-02\n$/)
    expect(after(out, 'w card 023')).toMatch(/Gateway card 023: /)
    const german = told(['agricola', '--seed', 'x', '--lang', 'de'], ['w Wendepflug'])
    expect(after(german.out, 'w Wendepflug')).toMatch(/^ {2}Wendepflug 62: .*kleiner Anschaffung/s)
  })

  test('a choice that is not offered now, by its words, also when it was never offered at this table', () => {
    const { out } = told(['agricola', '--seed', 'x'], ['w fences', 'w vegetable', 'w fishing', 'w moon'])
    expect(after(out, 'w fences')).toMatch(/ {2}Fences: You need 4 more wood\. A-FENCE-11\n/)
    expect(after(out, 'w vegetable')).toMatch(/ {2}Take 1 vegetable: .* A-ROUND-02\n$/s)
    expect(after(out, 'w fishing')).toMatch(/^ {2}Possible: 9\) Fishing /)
    expect(after(out, 'w moon')).toMatch(/^No choice and no card in your hand is called “moon”/)
  })

  test('for cards on the table', () => {
    const { out } = told(['agricola', '--seed', 'x'], ['w stone oven', 'w cooking hearth'])
    expect(after(out, 'w stone oven')).toMatch(
      /^ {2}Stone Oven 6: Place a person on .* You need 1 more clay and 3 more\s+stone\./s,
    )
    expect(after(out, 'w cooking hearth').match(/Cooking Hearth \d: /g)).toHaveLength(2)
  })

  test('the list names every deed once, and none that is possible with another number', () => {
    const { out } = told(['hallertau', '--seed', 'x'], ['w'])
    const why = after(out, 'w')
    expect(why).not.toMatch(/the lowest empty row takes/)
    expect(why).not.toMatch(/; .* \(\d workers?\); /)
    expect(why).not.toMatch(/(\w[\w ]+) \(\d workers?\): \1: /)
  })

  test('a number of the list, and everything that is ruled out, once for each reason', () => {
    const { out } = told(['village', '--seed', 'x'], ['w 3', 'w'])
    expect(after(out, 'w 3')).toBe('That is possible.\n')
    expect(after(out, 'w').match(/No orange stone is left there/g)).toHaveLength(1)
  })
})

describe('words', () => {
  test('a choice is found by any word of its label', () => {
    expect(told(['agricola', '--seed', 'x'], ['laborer']).answers).toHaveLength(1)
    expect(told(['agricola', '--seed', 'x', '--lang', 'de'], ['tagel']).answers).toHaveLength(1)
    expect(told(['hallertau', '--seed', 'x'], ['market']).answers).toEqual([])
  })

  test('a search shows whole words first', () => {
    const { out } = told(['hallertau', '--seed', 'x', '--lang', 'de'], ['/schaf', '/karte'])
    expect(after(out, '/schaf').split('\n')[0]).toMatch(/Schafzucht/)
    expect(after(out, '/karte')).toMatch(/Einstiegskarte/)
    const rules = told(['agricola', '--seed', 'x'], ['r fence'])
    expect(after(rules.out, 'r fence').split('\n')[0]).toMatch(/\bfence\b/i)
  })
})

test('fences are answered with the spaces they enclose', () => {
  const args = ['agricola', '--seed', 'x', '--lang', 'en', '--bots', 'random']
  // Eleven wood in round 4, when the fences lie open at the latest: taken from the pile that nobody else takes from.
  const lines = ['fishing', '3 wood', 'laborer', '3 wood', 'fishing', '3 wood', 'laborer', '3 wood']
  const { out, answers } = told(args, [...lines, 'fences', 'A4 A5'])
  expect(out).toContain('spaces to fence in, e.g. A4 A5')
  const outline = ['A4-top', 'A5-top', 'B4-top', 'B5-top', 'A4-left', 'A5-right']
  expect(answers.at(-1)).toEqual({ fences: outline })
})

test('somebody without a name is “You”, and the log leaves them out', () => {
  const { out } = told(['village', '--seed', 'x', '--bots', 'random'], ['1', 'l'])
  expect(out).toMatch(/\nYou: 0 points/)
  expect(out).toMatch(/\n {2}· Takes /)
  expect(out).not.toMatch(/Seat 1\b/)
  const german = told(['hallertau', '--seed', 'x', '--lang', 'de'], ['1']).out
  expect(german).toMatch(/\nDu \(Startspieler\)/)
  expect(german).not.toContain('Platz 1')
})

test('the quick reference can be read at the table', () => {
  const { out } = told(['hallertau', '--seed', 'x'], ['o', 'o butchery', 'overview moon'])
  expect(after(out, 'o')).toMatch(/^The round[\s\S]*\nQuadrant 4\n/)
  expect(after(out, 'o butchery')).toMatch(/^Quadrant 2\n {2}Butchery: /)
  expect(out).toContain('The overview does not contain “moon”.')
  expect(told(['village', '--seed', 'x', '--lang', 'de'], ['übersicht']).out).toMatch(/: übersicht\nDie Runde/)
})

test('reconstructed facts and shares are told as what they are', () => {
  const customers = dorfplatz(['cards', 'village', '--lang', 'de']).out
  expect(customers).toContain('(rekonstruiert)')
  expect(dorfplatz(['cards', 'hallertau', '--stats']).out).toMatch(/\(\d+(\.\d)? %\)/)
})
