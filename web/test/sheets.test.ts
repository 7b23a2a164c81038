/** The list of woodcuts and the sheets they are on agree. */

import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetOf, woodcuts } from '../parts/sheets.ts'

const LOOK = join(import.meta.dirname, '../look/icons')

test('every woodcut is on the sheet it is looked for on, and on no other', () => {
  const drawn = globSync('*.svg', { cwd: LOOK }).flatMap((file) =>
    [...readFileSync(join(LOOK, file), 'utf8').matchAll(/<symbol id="i-([^"]*)"/g)].map(
      ([, name = '']) => [name, basename(file, '.svg')] as const,
    ),
  )
  expect(drawn.length).toBeGreaterThan(80)
  expect(drawn.filter(([name, sheet]) => sheetOf(name) !== sheet)).toEqual([])
  expect(drawn.map(([name]) => name).toSorted()).toEqual(woodcuts().toSorted())
})

test('woodcuts are inked by the classes the styles know', () => {
  const inks = readFileSync(join(LOOK, '../parts/icons.css'), 'utf8')
  const used = globSync('*.svg', { cwd: LOOK }).flatMap((file) =>
    [...readFileSync(join(LOOK, file), 'utf8').matchAll(/class="([^"]*)"/g)].map(([, name = '']) => name),
  )
  expect([...new Set(used)].filter((name) => !inks.includes(`.${name}`))).toEqual([])
})

test('what no sheet has is on none', () => {
  expect(sheetOf('dragon')).toBeUndefined()
})
