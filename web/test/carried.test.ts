/** What was chosen for a quick game is still chosen on the page where a table is laid with friends. */

import { expect, test } from 'vitest'
import { readOptions } from '../app/carried.ts'

test('options come with an address, and nothing else does', () => {
  const options = { inn: true, port: false, draft: 'none', bean: 2 }
  expect(readOptions(options)).toEqual({ options })
  expect(readOptions({ inn: true, box: { deep: 1 }, none: null, far: Number.NaN })).toEqual({ options: { inn: true } })
  for (const said of [undefined, null, 'inn', ['inn'], {}, { box: [] }]) expect(readOptions(said)).toEqual({})
})
