import { configDefaults, defineConfig } from 'vitest/config'

/**
 * What calculates much runs as Node itself loads it: through the test runner's own loader, every call of an imported
 * function costs a look into its module, and a game played out took five times as long. Drawings (.tsx) need the loader.
 */
const COUNTED = [
  '{bots,cli,kernel,server,table,protocol,bench,scripts,e2e}/**/*.test.ts',
  '**/{conformance,invariants,stress,golden}.test.ts',
]

/** Uses how the client finds its games, which only the loader knows (`import.meta.glob`). */
const CLIENT = ['e2e/corrected.test.ts']

/** All tests but those left out. */
export const testing = (leftOut: readonly string[] = []) => {
  const exclude = [...configDefaults.exclude, '**/dist/**', ...leftOut]
  const own = { experimental: { viteModuleRunner: false } }
  const suites = [
    { name: 'counted', include: COUNTED, exclude: [...exclude, ...CLIENT], ...own },
    { name: 'drawn', include: ['**/*.test.ts', '**/*.test.tsx'], exclude: [...exclude, ...COUNTED] },
    { name: 'client', include: CLIENT, exclude },
  ]
  return defineConfig({
    test: {
      // Bounds for what never comes: what is waited for comes when the machine has time for it; how fast it is, benches say.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      maxWorkers: 2,
      projects: suites.map((test) => ({ extends: true, test })),
    },
  })
}

export default testing()
