/** What can be trained: all weights of a game, each with the command that finds them. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flat, rewritten, type Weights } from './weights.ts'

/** The games whose weights are found by playing; the example of how a game is added has none. */
const TRAINED = ['hallertau', 'agricola', 'village']

interface Trained {
  readonly training: {
    readonly tables: { readonly [name: string]: { readonly seats: number; readonly weights: Weights } }
  }
}

const sourceOf = (game: string): string =>
  readFileSync(new URL(`../../games/${game}/bot/weights.ts`, import.meta.url), 'utf8')
const tablesOf = async (game: string): Promise<Trained['training']['tables']> =>
  ((await import(`../../games/${game}/bot/training.ts`)) as Trained).training.tables

test.each(TRAINED)(
  '%s: all weights are in a table, and their comment says by what command they are found',
  async (game) => {
    const source = sourceOf(game)
    const constants = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+): Weights =/g)]
    expect(constants.map(([, , name = '']) => name).sort()).toEqual(Object.keys(await tablesOf(game)).sort())
    for (const [, comment = '', name = ''] of constants) expect(comment).toContain(`\`npm run train ${game} ${name}`)
  },
)

test.each(TRAINED)('%s: each table can be written, and nothing else changes', async (game) => {
  const source = sourceOf(game)
  const tables = await tablesOf(game)
  for (const [name, { weights }] of Object.entries(tables)) {
    const written = rewritten(source, name, weights, `npm run train ${game} ${name} -- --seed x`)
    expect(flat(weights).length).toBeGreaterThan(10)
    expect(written).toContain(`Found by \`npm run train ${game} ${name} -- --seed x\`.`)
    for (const other of Object.keys(tables)) expect(written.split(`export const ${other}: Weights = `)).toHaveLength(2)
  }
})
