/** Style sheets: in layers, one for each component, small, and without names that say nothing. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const sheets = globSync(['web/look/**/*.css', 'games/*/ui/**/*.css'], { cwd: ROOT })
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Everything that stands before a block, without comments. */
const selectors = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())

test('no sheet is longer than 500 lines', () => {
  expect(sheets.length).toBeGreaterThan(40)
  expect(sheets.filter((path) => read(path).split('\n').length > 500)).toEqual([])
})

/** The sheets that pages import: what every page wears, what tables wear, and each game's own. */
const isIndex = (path: string): boolean => /\/(index|look\/(pages|table))\.css$/.test(path)

test('every sheet stands in a layer: an index names it with one, and nothing else reaches the page', () => {
  const indexes = sheets.filter(isIndex)
  const layered = indexes.flatMap((path) =>
    [...read(path).matchAll(/@import "\.\/([^"]+)" layer\((\w+)\);/g)].map(([, name = '', layer]) => {
      const own = name === 'forced.css' ? 'modes' : 'game'
      const expected = path.startsWith('games/') ? own : name === 'tokens.css' ? 'tokens' : name.split('/')[0]
      expect(layer, `${path}: ${name}`).toBe(expected)
      return join(path, '..', name)
    }),
  )
  expect(layered.toSorted()).toEqual(sheets.filter((path) => !isIndex(path)).toSorted())
  const sources = globSync(['web/**/*.{ts,tsx}', 'games/*/ui/**/*.{ts,tsx}'], { cwd: ROOT })
  const imported = sources.flatMap((path) => [...read(path).matchAll(/^import '([^']+\.css)'/gm)].map(([, css]) => css))
  expect(imported.filter((css) => css === undefined || !isIndex(css))).toEqual([])
})

test('no class is named with one or two letters', () => {
  const short = sheets.flatMap((path) =>
    selectors(read(path)).flatMap((selector) =>
      [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)]
        .filter(([, name = '']) => name.length <= 2)
        .map(([name]) => `${path}: ${name}`),
    ),
  )
  expect(short).toEqual([])
})

test('every colour is a token; only paper is white by itself', () => {
  const literals = sheets.flatMap((path) =>
    /(tokens|print)\.css$/.test(path)
      ? []
      : [...read(path).matchAll(/:\s*#[0-9a-f]{3,8}\b/gi)].map(([hit]) => `${path}${hit}`),
  )
  expect(literals).toEqual([])
})
