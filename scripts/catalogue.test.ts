/** A game is its folder and one line in the catalogue: no other file knows the example by name. */

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { GAMES } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const EXAMPLE = 'market-day'
/** The line, what npm writes down about packages, and the page that explains how a game is added. */
const MAY_NAME_IT = ['games/catalogue.ts', 'package-lock.json', 'docs/add-a-game.md', 'CONTRIBUTING.md']

test('the example is named by its own folder and the catalogue only', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const naming = files
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|css|html|md|ya?ml)$/.test(file) && existsSync(ROOT + file))
    .filter((file) => !file.startsWith(`examples/${EXAMPLE}/`) && file !== 'scripts/catalogue.test.ts')
    .filter((file) => readFileSync(ROOT + file, 'utf8').includes(EXAMPLE))
  expect(naming.toSorted()).toEqual(MAY_NAME_IT.toSorted())
})

test('the catalogue names it in one line', () => {
  const lines = readFileSync(`${ROOT}games/catalogue.ts`, 'utf8').split('\n')
  expect(lines.filter((line) => line.includes(EXAMPLE))).toEqual([`  '${EXAMPLE}',`])
})

test.each(GAMES)('%s is put together from its entries', async (id) => {
  const game = await loadGame(id)
  expect(game.id).toBe(id)
  expect(Object.keys(game.text.de.rules)).toEqual(Object.keys(game.text.en.rules))
  expect(game.bot?.value).toBeTypeOf('function')
})
