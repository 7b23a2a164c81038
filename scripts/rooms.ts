/** Fails when a dependency points the wrong way: who may import what, room by room. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

interface Room {
  /** Entries of other rooms it may import. */
  readonly rooms: readonly string[]
  /** Entries it may name only for their types: what runs there would be too heavy for it. */
  readonly types?: readonly string[]
  /** Packages from outside it may import; 'any' for rooms that run on a server or in a terminal. */
  readonly packages: readonly string[] | 'any'
}

const KERNEL = ['@dorfplatz/kernel']
const UI = ['react', 'react-dom', 'motion', 'radix-ui']
const CONTRACT = ['@dorfplatz/ui']
const TABLE = ['@dorfplatz/table']
const PROTOCOL = ['@dorfplatz/protocol', '@dorfplatz/protocol/name']
/** The list of games, and where Node runs how they are put together: who needs one asks by its name. */
const CATALOGUE = ['@dorfplatz/games']
const LOADED = [...CATALOGUE, '@dorfplatz/games/load']

/** The folders of all games; whatever they are called, the same holds for them. */
const GAME_ROOMS = ['games', 'examples'].flatMap((shelf) =>
  existsSync(join(ROOT, shelf))
    ? readdirSync(join(ROOT, shelf), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => `${shelf}/${entry.name}`)
    : [],
)
const GAMES = GAME_ROOMS.map((room) => `@dorfplatz/${room.split('/')[1]}`)

const ROOMS: { readonly [room: string]: Room } = {
  kernel: { rooms: [], packages: [] },
  ...Object.fromEntries(GAME_ROOMS.map((room) => [room, { rooms: [...KERNEL, ...CONTRACT], packages: UI }])),
  ui: { rooms: KERNEL, packages: ['react'] },
  bots: { rooms: KERNEL, packages: [] },
  table: { rooms: KERNEL, packages: [] },
  protocol: { rooms: KERNEL, packages: ['zod'] },
  server: { rooms: [...KERNEL, ...TABLE, ...PROTOCOL, '@dorfplatz/bots'], packages: 'any' },
  web: {
    rooms: [
      ...KERNEL,
      ...CONTRACT,
      ...CATALOGUE,
      ...TABLE,
      '@dorfplatz/bots',
      '@dorfplatz/bots/levels',
      '@dorfplatz/bots/rounds',
      '@dorfplatz/protocol/constants',
      '@dorfplatz/protocol/name',
    ],
    types: ['@dorfplatz/protocol'],
    packages: 'any',
  },
  cli: { rooms: [...KERNEL, ...TABLE, ...LOADED, '@dorfplatz/bots', '@dorfplatz/server'], packages: 'any' },
}

/** What only tests may use, in any room: the players, too, for what a game tells them. */
const IN_TESTS = [
  'vitest',
  'fast-check',
  '@dorfplatz/kernel/conformance',
  '@dorfplatz/kernel/golden',
  '@dorfplatz/kernel/testgames',
  '@dorfplatz/bots',
]
/** The command line measures and simulates: it may use the suite's players. */
const ALSO: { readonly [room: string]: readonly string[] } = {
  cli: ['@dorfplatz/kernel/conformance', '@dorfplatz/kernel/testgames'],
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b( type\b)?[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g

export interface Import {
  readonly target: string
  /** Only types are taken: nothing of it runs here. */
  readonly typeOnly: boolean
}

export function importsOf(source: string): Import[] {
  return [...source.matchAll(IMPORT)].map((m) => ({
    target: m[2] ?? m[3] ?? m[4] ?? '',
    typeOnly: m[1] !== undefined,
  }))
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

/** What is wrong with one import of a file in a room, or null. */
export function complaint(room: string, file: string, { target, typeOnly }: Import): string | null {
  const { rooms, types = [], packages } = ROOMS[room] ?? { rooms: [], packages: [] }
  const testing = file.split('/').includes('test') || /\.test\.tsx?$/.test(file)
  if (target.startsWith('.')) {
    const inside = relative(join(ROOT, room), resolve(dirname(join(ROOT, file)), target.replace(/\?.*$/, '')))
    return inside.startsWith('..') ? `leaves its room: ${target}` : null
  }
  if (testing && IN_TESTS.includes(target)) return null
  if (ALSO[room]?.includes(target)) return null
  if (target.startsWith('@dorfplatz/')) {
    if (types.includes(target)) return typeOnly ? null : `may only \`import type\` from ${target}`
    // Tests may look at one game closely; code knows none by name.
    const byName = testing && !room.startsWith('games/') && rooms.includes('@dorfplatz/games') && GAMES.includes(target)
    return rooms.includes(target) || byName ? null : `may not import ${target}`
  }
  if (packages === 'any') return null
  if (target.startsWith('node:')) {
    return testing || room === 'bots' ? null : `may not use Node: ${target}`
  }
  const known = packages.some((name) => target === name || target.startsWith(`${name}/`))
  return known ? null : `may not depend on ${target}`
}

/** All wrong imports of the house. */
function wrongImports(): string[] {
  return Object.keys(ROOMS).flatMap((room) =>
    sources(join(ROOT, room)).flatMap((path) => {
      const file = relative(ROOT, path).split(sep).join('/')
      return importsOf(readFileSync(path, 'utf8')).flatMap((wanted) => {
        const problem = complaint(room, file, wanted)
        return problem === null ? [] : [`${file}: ${problem}`]
      })
    }),
  )
}

/**
 * Files that need one another and may: an effect may play a card or use a space, and what may be played depends on what its
 * effect could do; a table's card tells of its deal, and a deal asks who may touch it.
 */
const MUTUAL: readonly (readonly string[])[] = [
  [
    'games/agricola/rules/cards/playable.ts',
    'games/agricola/rules/cards/words/cards.ts',
    'games/agricola/rules/cards/words/family.ts',
    'games/agricola/rules/cards/words/index.ts',
    'games/agricola/rules/work/open.ts',
  ],
  ['server/play/deal.ts', 'server/play/show.ts'],
]

type Graph = ReadonlyMap<string, readonly string[]>

/** Files that import one another in a circle, each circle once, sorted. */
export function circles(graph: Graph): string[][] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>()
    const next = [...(graph.get(from) ?? [])]
    for (let file = next.pop(); file !== undefined; file = next.pop()) {
      if (seen.has(file)) continue
      seen.add(file)
      next.push(...(graph.get(file) ?? []))
    }
    return seen
  }
  const reached = new Map([...graph.keys()].map((file) => [file, reach(file)]))
  const found = new Map<string, string[]>()
  for (const [file, others] of reached) {
    if (!others.has(file)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort()
    found.set(circle.join(), circle)
  }
  return [...found.values()]
}

/** Who imports what within a room; types do not count, nothing of them runs. */
function graphOf(room: string): Graph {
  const name = (path: string): string => relative(ROOT, path).split(sep).join('/')
  return new Map(
    sources(join(ROOT, room))
      .filter((path) => !/[\\/]test[\\/]|\.test\.tsx?$/.test(path))
      .map((path) => [
        name(path),
        importsOf(readFileSync(path, 'utf8'))
          .filter(({ target, typeOnly }) => target.startsWith('.') && !typeOnly)
          .map(({ target }) => name(resolve(dirname(path), target))),
      ]),
  )
}

function wrongCircles(): string[] {
  const allowed = MUTUAL.map((circle) => circle.join())
  return Object.keys(ROOMS)
    .flatMap((room) => circles(graphOf(room)))
    .filter((circle) => !allowed.includes(circle.join()))
    .map((circle) => `import one another: ${circle.join(', ')}`)
}

if (import.meta.main) {
  const wrong = [...wrongImports(), ...wrongCircles()]
  for (const line of wrong) process.stderr.write(`${line}\n`)
  process.stdout.write(wrong.length === 0 ? 'every dependency points the right way\n' : '')
  process.exitCode = wrong.length === 0 ? 0 : 1
}
