/** Runs before every test file: answers which mutant is on, and notes which ones the file's tests came by. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

declare global {
  var __dorfplatzMutant: ((id: number) => boolean) | undefined
}

const folder = process.env.DORFPLATZ_MUTATE ?? '.'
const on = Number(readFileSync(join(folder, 'on'), 'utf8'))
const reached = new Set<number>()

globalThis.__dorfplatzMutant =
  on === 0
    ? (id) => {
        reached.add(id)
        return false
      }
    : (id) => id === on

afterAll(() => {
  if (on !== 0) return
  const file = expect.getState().testPath ?? ''
  const name = `reached-${file.replace(/\W/g, '_')}.json`
  writeFileSync(join(folder, name), JSON.stringify({ file, reached: [...reached] }))
})
