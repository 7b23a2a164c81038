/** Rules, drawings and each language's entry stand alone: none of them fetches sentences of another language. */

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const HOME = join(import.meta.dirname, '..')

/** Every file of the package that an entry reaches when it runs: imports of types alone are left out. */
function reached(entry: string): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return
    seen.add(path)
    const source = readFileSync(path, 'utf8')
    for (const [, clause = '', from = ''] of source.matchAll(/^(?:import|export) ([^'"]*?)from '(\.[^']+)'/gm)) {
      const names = clause.replace(/[{}]/g, '').split(',')
      if (clause.startsWith('type ') || names.every((name) => /^\s*(type .*)?$/.test(name))) continue
      visit(join(dirname(path), from))
    }
  }
  visit(join(HOME, entry))
  return [...seen].map((path) => relative(HOME, path))
}

const spoken = (entry: string, lang: string): string[] =>
  reached(entry).filter((path) => path.endsWith(`.${lang}.ts`) || path === `text/${lang}.ts`)

describe('one language at a time', () => {
  test('the walk finds what an entry needs', () => {
    expect(reached('entries/de.ts')).toEqual(expect.arrayContaining(['text/messages.de.ts', 'text/terms.de.ts']))
    expect(reached('ui/index.tsx')).toEqual(expect.arrayContaining(['ui/Board.tsx', 'rules/work/spaces.ts']))
  })

  test.each([
    ['entries/rules.ts', ['de', 'en']],
    ['entries/bot.ts', ['de', 'en']],
    ['ui/index.tsx', ['de', 'en']],
    ['entries/de.ts', ['en']],
    ['entries/en.ts', ['de']],
  ])('%s fetches no sentences in %s', (entry, langs) => {
    for (const lang of langs) expect(spoken(entry, lang)).toEqual([])
  })
})
