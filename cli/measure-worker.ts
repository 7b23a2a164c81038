/** Measures one course in a thread of its own, where no other game has warmed or spoilt the engine. */

import { parentPort, workerData } from 'node:worker_threads'
import { kernel } from '@dorfplatz/kernel'
import { benches, measure } from './measure.ts'

const { label, seconds, loop } = workerData as { label: string; seconds: number; loop: number }
const course = (await benches()).find((c) => c.label === label)
if (course === undefined) throw new Error(`no course '${label}'`)
const game = await course.game()
await game.bot?.prepare?.(course.seats)
parentPort?.postMessage(measure(kernel(game), course, seconds, loop))
