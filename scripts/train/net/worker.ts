/** A thread that plays games for `npm run train:net`, each by its number: what it plays depends on nothing else. */

import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { GameId } from '@dorfplatz/games'
import { loadGame } from '@dorfplatz/games/load'
import { type NetFile, netOf, type Random, randomFrom } from '@dorfplatz/kernel'
import { type Fitted, packed } from './pack.ts'
import { type Judge, playGame, type Table } from './play.ts'

/** Who sits where: for learning by chance, the first judge most often; for gates one of it among others, or only it. */
export type Seating = 'learning' | 'one' | 'alike'

export interface Task {
  readonly game: string
  readonly seats: number
  /** Files of networks, as they were fitted or as a game keeps them, the newest first; null judges by hand. */
  readonly judges: readonly (string | null)[]
  readonly seed: string
  readonly seating: Seating
}

export interface Played {
  readonly game: number
  /** Which judge sat where. */
  readonly sits: readonly number[]
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  /** What was seen, row by row; nothing where games are not for learning. */
  readonly rows: Float32Array<ArrayBuffer>
}

/** How far seats stray while they learn: not at all, seldom, now and then. */
const EXPLORES = [0, 40, 120]
const KEPT = 500
/** Of a hundred seats so many judge by the newest network. */
const NEWEST = 70

export function seated({ seats, seating, judges }: Task, game: number, random: Random): number[] {
  const last = judges.length - 1
  return Array.from({ length: seats }, (_, seat) => {
    if (seating !== 'learning') return seating === 'alike' || seat === game % seats ? 0 : Math.min(1, last)
    return last === 0 || random(100) < NEWEST ? 0 : 1 + random(last)
  })
}

async function judgeFrom(file: string | null): Promise<Judge> {
  if (file === null) return null
  if (file.endsWith('.ts')) return netOf(((await import(file)) as { readonly net: NetFile }).net)
  return netOf(packed(JSON.parse(readFileSync(file, 'utf8')) as Fitted))
}

/** Numbers of games in, games out. */
async function player(task: Task): Promise<(game: number) => Played> {
  const rules = await loadGame(task.game as GameId)
  const { learning } = (await import(`../../../games/${task.game}/bot/training.ts`)) as {
    readonly learning: { readonly features: Table['features']; readonly inputs: number }
  }
  const judges = await Promise.all(task.judges.map(judgeFrom))
  const table: Table = { rules, ...learning, seats: task.seats }
  const isLearning = task.seating === 'learning'
  return (game) => {
    const random = randomFrom(`${task.seed} ${game}`)
    const sits = seated(task, game, random)
    const explores = sits.map(() => (isLearning ? (EXPLORES[random(EXPLORES.length)] ?? 0) : 0))
    // One among others sits at every seat of a deal in turn.
    const deal = `${task.seed} deal ${task.seating === 'one' ? Math.floor(game / task.seats) : game}`
    const ways = { explores, kept: isLearning ? KEPT : 0 }
    const at = sits.map((i) => judges[i] ?? null)
    const { rows, totals, winners } = playGame(table, at, ways, deal, random)
    const all = new Float32Array(rows.length * (learning.inputs + 1))
    for (const [i, row] of rows.entries()) all.set(row, i * row.length)
    return { game, sits, totals, winners, rows: all }
  }
}

const port = parentPort
if (port !== null) {
  const play = player(workerData as Task)
  port.on('message', async (game: number) => {
    const played = (await play)(game)
    port.postMessage(played, [played.rows.buffer])
  })
}
