/**
 * `npm run train:net agricola -- --seats 4`: a network learns what things are worth by playing, generation after generation:
 * games on all cores, then a fit to how they ended. Games are played by their numbers, each with chance of its own, and the fit
 * has its seed: the same words give the same network on any number of cores. The last one is written only if it passes the
 * gates (`train/gates.ts`), in games one move deep.
 */

import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { NetFile } from '@dorfplatz/kernel'
import { type Compared, inWords, judged, mean } from './train/gates.ts'
import { fitNet } from './train/net/fit.ts'
import { type Fitted, packed } from './train/net/pack.ts'
import { playAll } from './train/net/pool.ts'
import type { Played, Seating } from './train/net/worker.ts'
import { commandOf } from './train/weights.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '4' },
    generations: { type: 'string', default: '10' },
    games: { type: 'string', default: '1200' },
    gate: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'net' },
    /** A network as it was fitted, to go on from. */
    from: { type: 'string' },
    cores: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: 'data/train' },
  },
})
const [game = ''] = positionals
const training = resolve(`games/${game}/bot/training.ts`)
if (!existsSync(training)) throw new Error('Which game? One with bot/training.ts.')
const { learning } = (await import(training)) as {
  readonly learning?: { readonly inputs: number; readonly files: { readonly [seats: string]: string } }
}
const name = learning?.files[values.seats]
if (learning === undefined || name === undefined) throw new Error(`${game} has no network for ${values.seats} seats.`)
const { inputs } = learning
const seats = Number(values.seats)
const folder = resolve(values.folder)
mkdirSync(folder, { recursive: true })
/** Rows of so many generations are looked at together. */
const REMEMBERED = 6

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

type Judges = readonly (string | null)[]

const playing = (judges: Judges, seating: Seating, games: number, words: string, each: (one: Played) => void) =>
  playAll({ game, seats, judges, seed: `${values.seed} ${words}`, seating }, games, Number(values.cores), each)

/** Points of each judge's seats, and games they won, as a share of their seats. */
function tally(judges: Judges) {
  const seen = judges.map(() => ({ sat: 0, points: 0, won: 0 }))
  return {
    add: ({ sits, totals, winners }: Played): void => {
      for (const [seat, judge] of sits.entries()) {
        const one = seen[judge]
        if (one === undefined) continue
        one.sat++
        one.points += totals[seat] ?? 0
        if (winners.includes(seat)) one.won += 1 / winners.length
      }
    },
    told: (): string =>
      seen
        .map(({ sat, points, won }) => `${(points / sat).toFixed(2)} points, ${((100 * won) / sat).toFixed(1)} % won`)
        .join('; '),
  }
}

/** What several files hold, one after the other. */
function together(files: readonly string[]): Float32Array {
  const sizes = files.map((file) => statSync(file).size)
  const all = new Float32Array(sizes.reduce((sum, size) => sum + size, 0) / Float32Array.BYTES_PER_ELEMENT)
  let from = 0
  for (const [i, file] of files.entries()) {
    const source = openSync(file, 'r')
    const bytes = new Uint8Array(all.buffer, from, sizes[i] ?? 0)
    for (let n = 0; n < bytes.length; ) n += readSync(source, bytes, n, Math.min(bytes.length - n, 2 ** 30), n)
    closeSync(source)
    from += bytes.length
  }
  return all
}

const fittedIn = (file: string): Fitted => JSON.parse(readFileSync(file, 'utf8')) as Fitted
const first = values.from === undefined ? [] : [resolve(values.from)]
const nets: string[] = []
const seen: string[] = []
for (let generation = 1; generation <= Number(values.generations); generation++) {
  const [newest, before] = [...first, ...nets].reverse()
  const judges: Judges = [...(newest === undefined ? [] : [newest]), null, ...(before === undefined ? [] : [before])]
  const rows = join(folder, `${generation}.rows`)
  const kept = openSync(rows, 'w')
  const { add, told } = tally(judges)
  await playing(judges, 'learning', Number(values.games), `${generation}`, (one) => {
    writeSync(kept, new Uint8Array(one.rows.buffer))
    add(one)
  })
  closeSync(kept)
  say(`generation ${generation}: ${told()}`)
  seen.push(rows)
  const all = together(seen.slice(-REMEMBERED))
  // Who goes on from a good network with fewer games bends it; who begins fits anew, to all that was seen lately.
  const bent =
    values.from === undefined || newest === undefined
      ? { epochs: 4, rate: 2e-3 }
      : { epochs: 2, rate: 4e-4, earlier: fittedIn(newest) }
  const { net, wrong, spread } = fitNet({ rows: all, inputs, seed: `${values.seed} ${generation}`, ...bent })
  say(`fitted to ${all.length / (inputs + 1)} rows: wrong by ${wrong.toFixed(2)} points (spread ${spread.toFixed(2)})`)
  const file = join(folder, `${generation}.json`)
  writeFileSync(file, JSON.stringify(net))
  nets.push(file)
}

const last = nets.at(-1)
if (last === undefined) throw new Error('no generation was played')
const games = Number(values.gate)
const target = resolve(`games/${game}/bot/${name}`)
const today = existsSync(target) ? target : null

/** One of the last among others, at every seat of a deal in turn: the share of games it won. */
async function among(others: string | null, words: string): Promise<Compared> {
  const results: number[] = []
  await playing([last ?? null, others], 'one', games, `gate ${words}`, ({ sits, winners }) => {
    results.push(winners.includes(sits.indexOf(0)) ? 1 / winners.length : 0)
  })
  return { by: 'wins', results, even: 1 / seats }
}

async function alike(judge: string | null): Promise<number[]> {
  const results: number[] = []
  await playing([judge], 'alike', Math.ceil(games / seats), 'gate alike', ({ totals }) => results.push(mean(totals)))
  return results
}

const [before, now] = [await alike(today), await alike(last)]
const earlier: Compared[] = []
for (const [i, net] of nets.slice(0, -1).entries()) earlier.push(await among(net, `${i}`))
const verdict = judged({
  mirror: { by: 'points', results: now.map((points, i) => points - (before[i] ?? 0)), even: 0 },
  today: mean(before),
  earlier,
  greedy: await among(null, 'greedy'),
})
say(inWords(verdict))
if (verdict.kept) writeFileSync(target, source(packed(fittedIn(last))))

/** A network as a game keeps it. */
function source({ inputs: row, hidden, numbers }: NetFile): string {
  return `/** Written by \`${commandOf('train:net', positionals, values, ['cores', 'folder'])}\`. */

import type { NetFile } from '@dorfplatz/kernel'

export const net: NetFile = {
  inputs: ${row},
  hidden: [${hidden.join(', ')}],
  numbers:
    '${numbers}',
}
`
}
