/** A process of its own that keeps Vitest warm and runs test files when told to; whoever started it may end it at any time. */

import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import type { Order } from './judge.ts'

/** The file to run, and what its runner is told. */
export interface Task extends Order {
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
    runner: fileURLToPath(new URL('./judge.ts', import.meta.url)),
    maxWorkers: 1,
    // A test lasts as long as the mutants that it judges; what never ends the runner ends itself.
    testTimeout: 2 ** 30,
  },
  { cacheDir: join(folder, 'cache') },
)
await vitest.standalone()
const specifications = await vitest.globTestSpecifications()

async function run({ file, ...order }: Task): Promise<Ran> {
  writeFileSync(join(folder, 'order.json'), JSON.stringify(order))
  rmSync(join(folder, 'said.json'), { force: true })
  const begun = performance.now()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter((spec) => spec.moduleId === file),
  )
  const ok = unhandledErrors.length === 0 && testModules.every((module) => module.moduleId !== file || module.ok())
  return { ok, milliseconds: performance.now() - begun }
}

process.on('message', (wanted: Task) => {
  void run(wanted).then((ran) => process.send?.(ran))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
