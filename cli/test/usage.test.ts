/** Help, and what the command says when it is not understood. */

import { describe, expect, test } from 'vitest'
import { commands } from '../commands/index.ts'
import { dorfplatz } from './run.ts'

describe('help', () => {
  test('lists every command', () => {
    const { code, out } = dorfplatz(['--help'])
    expect(code).toBe(0)
    for (const name of Object.keys(commands)) expect(out).toContain(`\n  ${name} `)
  })

  test.each(Object.entries(commands))('%s has a usage of its own', async (name, { load }) => {
    expect((await load()).help).toMatch(new RegExp(`^Usage: dorfplatz ${name}\\b`))
  })

  test('is given instead of doing anything', () => {
    const { code, out } = dorfplatz(['simulate', 'village', '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(/^dorfplatz simulate – .*\n\nUsage: dorfplatz simulate <game>/)
  })
})

describe('what is not understood: one line that names the problem, exit code 2', () => {
  test.each([
    ['an unknown command', ['fly'], /Unknown command “fly”.*simulate/],
    ['a name that every object has', ['constructor'], /Unknown command “constructor”/],
    ['no game', ['simulate'], /Which game\? One of: .*village/],
    ['an unknown game', ['cards', 'chess'], /Unknown game “chess”.*village/],
    ['an unknown option', ['rules', 'village', '--loud'], /Unknown option '--loud'; see --help/],
    ['an option without its value', ['simulate', 'village', '--games'], /'--games.*' argument missing; see --help/],
    ['a word too many', ['cards', 'village', 'please'], /Unexpected argument “please”/],
    ['too many seats', ['simulate', 'village', '--seats', '9'], /--seats must be .* 1 to 5, not “9”/],
    ['half a seat', ['play', 'village', '--seats', '1.5'], /--seats must be .* not “1.5”/],
    ['an unknown bot', ['simulate', 'village', '--bots', 'random,genius'], /Unknown bot “genius”.*greedy/],
    ['an unknown table option', ['simulate', 'village', '--option', 'weather=rain'], /no option “weather”/],
    ['a table option without a value', ['play', 'village', '--option', 'weather'], /key=value, not “weather”/],
    ['an unknown language', ['cards', 'village', '--lang', 'fr'], /“de” or “en”, not “fr”/],
    ['people on seats that are not there', ['play', 'village', '--seats', '2', '--people', '3'], /seats from 1 to 2/],
    ['no record', ['replay'], /Missing file name/],
    ['nothing to measure', ['bench', '--only', 'chess'], /“chess”.*village/],
    ['no time to measure', ['bench', '--seconds', '0'], /--seconds .* not “0”/],
  ])('%s', (_, args, problem) => {
    const { code, out, err } = dorfplatz(args)
    expect(err).toMatch(problem)
    expect(err).toMatch(/^dorfplatz: [^\n]*\n$/)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})

describe('facts', () => {
  test('lists the numbers of the box that no rulebook prints, for people and for programs', () => {
    const { code, out } = dorfplatz(['facts', 'village', '--json'])
    expect(code).toBe(0)
    const rows: readonly { title: string; origin: string; value: string }[] = JSON.parse(out)
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.find(({ title }) => title === 'Points of the sea-burial spaces')).toMatchObject({
      value: '3, 2, 1, 0, 0',
    })
    expect(dorfplatz(['facts', 'village', '--lang', 'de']).out).toContain('Verbindungen zwischen Seefeldern')
  })
})
