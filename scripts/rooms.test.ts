/** The check of dependency directions finds what points the wrong way. */

import { describe, expect, test } from 'vitest'
import { circles, complaint, importsOf } from './rooms.ts'

test('every way to import is seen, words and comments are not', () => {
  const source = [
    `import { a } from './a.ts'`,
    `import type {`,
    `  B,`,
    `} from "@dorfplatz/kernel"`,
    `import './style.css'`,
    `export * from './c.ts'`,
    `export { d } from './d.ts'`,
    `const e = await import('./e.ts')`,
    `const said = 'we import things from afar'`,
  ].join('\n')
  const found = importsOf(source)
  expect(found.filter((wanted) => wanted.typeOnly).map((wanted) => wanted.target)).toEqual(['@dorfplatz/kernel'])
  expect(found.map((wanted) => wanted.target)).toEqual([
    './a.ts',
    '@dorfplatz/kernel',
    './style.css',
    './c.ts',
    './d.ts',
    './e.ts',
  ])
})

describe('wrong directions', () => {
  test.each([
    ['the kernel knows no game', 'kernel', 'kernel/flow.ts', '@dorfplatz/village'],
    ['nor by a path', 'kernel', 'kernel/flow.ts', '../games/village/index.ts'],
    ['nor a package', 'kernel', 'kernel/flow.ts', 'zod'],
    ['nor Node', 'kernel', 'kernel/flow.ts', 'node:fs'],
    ['a game knows no other game', 'games/village', 'games/village/index.ts', '@dorfplatz/hallertau'],
    ['nor by a path', 'games/village', 'games/village/rules/turn.ts', '../../hallertau/rules/turns.ts'],
    ['only the door of a room is used', 'games/village', 'games/village/index.ts', '@dorfplatz/kernel/flow.ts'],
    ['also of a game', 'cli', 'cli/games.ts', '@dorfplatz/village/rules/state.ts'],
    ['the suite is for tests', 'games/village', 'games/village/index.ts', '@dorfplatz/kernel/conformance'],
    ['bots know no game', 'bots', 'bots/greedy.ts', '@dorfplatz/agricola'],
    ['the command line knows no game by name', 'cli', 'cli/games.ts', '@dorfplatz/village'],
    ['nor do pages', 'web', 'web/app/games.ts', '@dorfplatz/village/ui'],
    ['the server knows no game', 'server', 'server/server.ts', '@dorfplatz/agricola'],
    ['the browser knows only the protocol', 'web', 'web/main.tsx', '@dorfplatz/server'],
    ['and of its schemas only the types', 'web', 'web/main.tsx', '@dorfplatz/protocol'],
    ['a table knows no server', 'table', 'table/past.ts', '@dorfplatz/server'],
    ['nor Node', 'table', 'table/past.ts', 'node:fs'],
    ['the protocol knows no server', 'protocol', 'protocol/http.ts', '@dorfplatz/server'],
  ])('%s', (_, room, file, target) => expect(complaint(room, file, { target, typeOnly: false })).toContain(target))
})

describe('right directions', () => {
  test.each([
    ['games/village', 'games/village/index.ts', '@dorfplatz/kernel'],
    ['games/village', 'games/village/rules/turn.ts', '../cards/board.ts'],
    ['games/village', 'games/village/test/conformance.test.ts', '@dorfplatz/kernel/conformance'],
    ['games/village', 'games/village/test/conformance.test.ts', 'vitest'],
    ['cli', 'cli/games.ts', '@dorfplatz/games/load'],
    ['cli', 'cli/test/series.test.ts', '@dorfplatz/village'],
    ['cli', 'cli/main.ts', 'node:process'],
    ['web', 'web/app/games.ts', '@dorfplatz/games'],
    ['web', 'web/main.tsx', '@dorfplatz/protocol'],
  ])('%s: %s may use %s', (room, file, target) => expect(complaint(room, file, { target, typeOnly: true })).toBeNull())
})

test('files that import one another are found, each circle once', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
    ['e', ['f', 'd']],
    ['f', ['e']],
  ])
  expect(circles(graph)).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ])
})
