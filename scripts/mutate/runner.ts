/** A process of its own that keeps Vitest warm and runs test files when told to; whoever started it may end it at any time. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'

export interface Order {
  /** The mutant that is switched on, 0 for none. */
  readonly on: number
  readonly file: string
}

export interface Ran {
  readonly ok: boolean
  readonly milliseconds: number
}

const folder = process.env.DORFPLATZ_MUTATE ?? '.'
const vitest = await createVitest(
  'test',
  {
    watch: false,
    reporters: [{}],
    setupFiles: [fileURLToPath(new URL('./switch.ts', import.meta.url))],
    maxWorkers: 1,
  },
  { cacheDir: join(folder, 'cache') },
)
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

async function run({ on, file }: Order): Promise<Ran> {
  writeFileSync(join(folder, 'on'), String(on))
  const begun = performance.now()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter((spec) => spec.moduleId === file),
  )
  const ok = unhandledErrors.length === 0 && testModules.every((module) => module.moduleId !== file || module.ok())
  return { ok, milliseconds: performance.now() - begun }
}

process.on('message', (wanted: Order) => {
  void run(wanted).then((ran) => process.send?.(ran))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
