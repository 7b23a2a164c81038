/** The mutation tester finds what tests do not notice, and leaves the tree alone. */

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { tally } from '../mutate.ts'
import { mutated } from './mutants.ts'
import { type Judged, judge, shuffled } from './session.ts'

const SOURCE = `// Größe
export interface Box { readonly size: 3 | 4 }
export function fits(box: Box, things: number): boolean {
  let free = box.size - 1
  if (things > free && !unlimited) free++
  else note(things)
  return [1].some((n) => n >= things)
}
`

test('operators, constants, conditions and statements are changed; types and names are not', () => {
  const { mutants } = mutated('box.ts', SOURCE)
  const said = mutants.map(({ line, before, after }) => `${line}: ${before} → ${after}`)
  expect(said).toContain('4: box.size - 1 → box.size + 1')
  expect(said).toContain('4: 1 → 2')
  expect(said).toContain('5: things > free → things >= free')
  expect(said).toContain('5: things > free && !unlimited → things > free || !unlimited')
  expect(said).toContain('5: things > free && !unlimited → true')
  expect(said).toContain('5: !unlimited → unlimited')
  expect(said).toContain('5: free++ → free--')
  expect(said).toContain('6: note(things) → (nothing)')
  expect(said).toContain('7: [1].some((n) => n >= things) → [1].every((n) => n >= things)')
  expect(mutants.filter(({ line }) => line <= 3)).toEqual([])
  expect(mutants.map(({ id }) => id)).toEqual(mutants.map((_, i) => i + 1))
})

test('one file can become each of its mutants', () => {
  const { source, mutants } = mutated('sum.ts', 'export const sum = (a: number, b: number): number => a + b * 2\n')
  const script = source.replace('export const', 'const').replaceAll(': number', '').replace(': boolean', '')
  const sum = new Function('globalThis', `${script}\nreturn sum(3, 4)`)
  const value = (on: number) => sum({ __dorfplatzMutant: (id: number) => id === on })
  expect(value(0)).toBe(11)
  expect(Object.fromEntries(mutants.map(({ id, after }) => [after, value(id)]))).toEqual({
    'a - b * 2': -5,
    'b / 2': 5,
    '3': 15,
  })
})

test('methods that every object has are left alone', () => {
  const { mutants } = mutated('name.ts', 'export const name = (a: object): string => a.toString()\n')
  expect(mutants).toEqual([])
})

test('a seed decides which mutants come first', () => {
  const items = Array.from({ length: 50 }, (_, i) => i)
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1))
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2))
  expect(shuffled(items, 1).toSorted((a, b) => a - b)).toEqual(items)
})

/** What becomes of a room's mutants; the room itself is looked at before it goes. */
async function judgedRoom(files: { readonly [name: string]: string }, look: (root: string) => void): Promise<Judged> {
  const root = mkdtempSync(join(tmpdir(), 'dorfplatz-mutate-test-'))
  try {
    mkdirSync(join(root, 'room'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'room', name), text)
    symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'))
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    writeFileSync(join(root, '.gitignore'), 'node_modules\n')
    const room = { root, targets: ['room'], tests: [], milliseconds: 300_000, slow: true, seed: 1, say: () => {} }
    const found = await judge(room)
    look(root)
    return found
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const saidOf = ({ verdicts }: Judged): string[] =>
  verdicts.map(({ mutant: { line, before, after }, outcome }) => `${line} ${before} → ${after} ${outcome}`).toSorted()

test('survivors are reported with their place, the rest is killed, the tree stays as it was', async () => {
  const code = 'export function age(years: number): string {\n  return years >= 18 ? "grown" : "young"\n}\n'
  const files = {
    'age.ts': code,
    'age.test.ts': `import { expect, test } from 'vitest'\nimport { age } from './age.ts'\ntest('age', () => {\n  expect(age(40)).toBe('grown')\n  expect(age(3)).toBe('young')\n})\n`,
    'absent.test.ts': "import './absent.ts'\n",
  }
  const found = await judgedRoom(files, (root) => expect(readFileSync(join(root, 'room/age.ts'), 'utf8')).toBe(code))
  // A test file that cannot be read judges nothing; the others do all the same.
  expect(found.broken).toEqual(['room/absent.test.ts'])
  expect(saidOf(found)).toEqual([
    '2 18 → 19 survived',
    '2 years >= 18 → false killed',
    '2 years >= 18 → true killed',
    '2 years >= 18 → years > 18 survived',
  ])
  expect(tally(found.verdicts)).toEqual(['room: 2/4 killed (50 %), 2 survived, 0 unfinished, 0 unreached, 0 timeouts'])
})

test('what is made once and kept is judged as well, and a mutant that leaves something behind breaks no test file', async () => {
  const found = await judgedRoom(
    {
      'names.ts': `const names: string[] = []
export function enroll(name: string): void {
  if (names.includes(name)) return
  names.push(name)
}
export const count = (): number => names.length
`,
      'names.test.ts': `import { expect, test } from 'vitest'
import { count, enroll } from './names.ts'
test('one is known', () => {
  enroll('one')
  expect(count()).not.toBe(0)
})
test('one is known once', () => {
  enroll('one')
  expect(count()).toBe(1)
})
`,
    },
    () => {},
  )
  expect(found.broken).toEqual([])
  expect(saidOf(found)).toEqual([
    '3 names.includes(name) → false killed',
    '3 names.includes(name) → true killed',
    '4 names.push(name) → (nothing) killed',
  ])
})
