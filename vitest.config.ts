import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when the machine has time for it; how fast it is, benches say.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
})
