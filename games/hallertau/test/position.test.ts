/** A position of Hallertau written down reads like the table: spaces, goods, buildings and places by their names. */

import { readPosition, writePosition } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { edit, give, k, table } from './scenario.ts'

test('lists of the state are written by names, and read again', () => {
  const scene = table(2, 0)
  give(scene, 0, { barley: 3, jewelry: 2, sheepOn: { 4: 1 }, crafts: [2, 1, 1, 1, 1], window: 7 })
  edit(scene, (s) => {
    s.board[3 * 6 + 1] = 2
  })
  const text = writePosition(k, scene.m)
  expect(text).toMatch(/^players\.0\.stock\.barley = 3$/m)
  expect(text).toMatch(/^players\.0\.stock\.jewelry = 2$/m)
  expect(text).toMatch(/^players\.0\.sheep\.card4 = 1$/m)
  expect(text).toMatch(/^players\.0\.crafts\.carpentry = 2$/m)
  expect(text).toMatch(/^players\.0\.boulders\.brewhouse-near = 3$/m)
  expect(text).toMatch(/^board\.butchery-2 = 2$/m)
  expect(readPosition(k, text)).toEqual(scene.m)
})
