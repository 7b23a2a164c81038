/** Measuring the engine on one game: random play, play through the door, copies, choices, answers tried by bots, replays. */

import { quickMatch } from '@dorfplatz/bots'
import { GAMES } from '@dorfplatz/games'
import { loadCourses, loadGame } from '@dorfplatz/games/load'
import {
  type Game,
  type Json,
  type Kernel,
  type Options,
  randomFrom,
  recordFile,
  replay,
  seedFrom,
} from '@dorfplatz/kernel'
import { playout, randomGame } from '@dorfplatz/kernel/conformance'
import { fair, orchard } from '@dorfplatz/kernel/testgames'
import { now } from './clock.ts'

export interface Bench {
  readonly label: string
  readonly game: () => Promise<Game>
  readonly seats: number
  readonly options: Options
}

const testGame = (game: unknown) => async (): Promise<Game> => game as Game

/** What is measured: the kernel's own test games, and the courses that each game names. */
export async function benches(): Promise<readonly Bench[]> {
  const own = [
    { label: 'kernel: orchard, 4 seats', game: testGame(orchard), seats: 4, options: { rounds: 200 } },
    { label: 'kernel: fair, 4 seats', game: testGame(fair), seats: 4, options: { rounds: 200 } },
  ]
  const games = await Promise.all(
    GAMES.map(async (id) =>
      (await loadCourses(id)).map(({ name, seats, options }) => ({
        label: `${id}, ${name}`,
        game: () => loadGame(id),
        seats,
        options,
      })),
    ),
  )
  return [...own, ...games.flat()]
}

export interface Figures {
  readonly label: string
  /** Decisions answered per second in random play. */
  readonly applies: number
  /** The same through the door, every answer judged as a server does. */
  readonly judged: number
  /** Clone the match, then answer, per second. */
  readonly cloneApplies: number
  /** Answers that bots try in games of quick moves, per second: a copy, the answer, its small questions, a judgement. */
  readonly tries: number
  /** Enumerations of legal choices per second. */
  readonly choices: number
  /** Whole games replayed from their record per second. */
  readonly replays: number
  readonly replayMilliseconds: number
  readonly recordBytes: number
  readonly decisionsPerGame: number
  /** The same figures per thousand turns of the calibration loop. */
  readonly ratio: {
    readonly applies: number
    readonly judged: number
    readonly cloneApplies: number
    readonly tries: number
    readonly choices: number
    readonly replays: number
  }
}

/** Runs `work` (which returns how much it did) for about so many seconds; amount per second. */
function rate(seconds: number, work: (i: number) => number): number {
  let amount = 0
  const began = now()
  for (let i = 0; now() - began < seconds; i++) amount += work(i)
  return amount / (now() - began)
}

/** Keeps the loop's result alive, so that it is not optimised away. */
export let sink = 0

/** A fixed loop of integer arithmetic and array access: turns per second. */
export function calibrate(seconds: number): number {
  const cells = new Int32Array(1024)
  return rate(seconds, (i) => {
    let x = i | 1
    for (let turn = 0; turn < 10_000; turn++) {
      x = Math.imul(x ^ (x >>> 13), 0x5bd1e995)
      const at = x & 1023
      cells[at] = (cells[at] ?? 0) + turn
    }
    sink ^= x
    return 10_000
  })
}

export function measure(k: Kernel<unknown, Json>, course: Bench, seconds: number, loop: number): Figures {
  const random = randomFrom('bench')
  const setup = (i: number) => ({
    game: k.game.id,
    seats: course.seats,
    options: course.options,
    seed: seedFrom(`bench ${i}`),
  })
  rate(seconds, (i) => playout(k, k.create(setup(i)), random))
  let games = 0
  let decisions = 0
  const applies = rate(seconds, (i) => {
    const n = playout(k, k.create(setup(i)), random)
    games++
    decisions += n
    return n
  })
  const judged = rate(seconds, (i) => {
    const m = k.create(setup(i))
    for (let n = 0; ; n++) {
      const open = k.open(m)
      const o = open.length < 2 ? open[0] : open[random(open.length)]
      if (o === undefined) return n
      k.play(m, o.frame.seat, { choice: k.sample(m, o, random) })
    }
  })
  const cloneApplies = rate(seconds, (i) => {
    let m = k.create(setup(i))
    for (let n = 0; ; n++) {
      m = k.clone(m)
      if (!k.playRandomly(m, random)) return n
    }
  })
  let tried = 0
  const counting: Kernel<unknown, Json> = {
    ...k,
    playUnjudged: (m, seat, id, choice) => {
      tried++
      return k.playUnjudged(m, seat, id, choice)
    },
  }
  const tries = rate(seconds, (i) => {
    tried = 0
    quickMatch(counting, k.create(setup(i)), random)
    return tried
  })
  const choices = rate(seconds, (i) => {
    const m = k.create(setup(i))
    let n = 0
    for (;;) {
      const open = k.open(m)
      const o = open[0]
      if (o === undefined) return n
      for (let again = 0; again < 4; again++) {
        k.edit(m, () => {})
        k.choices(m, o)
        n++
      }
      k.play(m, o.frame.seat, { choice: k.sample(m, o, random) })
    }
  })
  const { journal } = randomGame(k, setup(0), 'bench')
  const replays = rate(seconds, () => (replay(k, journal.record).fault === null ? 1 : 0))
  const per = (figure: number): number => Number(((figure / loop) * 1e3).toPrecision(4))
  return {
    label: course.label,
    applies: Math.round(applies),
    judged: Math.round(judged),
    cloneApplies: Math.round(cloneApplies),
    tries: Math.round(tries),
    choices: Math.round(choices),
    replays: Math.round(replays * 10) / 10,
    replayMilliseconds: Math.round(1e5 / replays) / 100,
    recordBytes: JSON.stringify(recordFile(journal.record)).length,
    decisionsPerGame: Math.round(decisions / games),
    ratio: {
      applies: per(applies),
      judged: per(judged),
      cloneApplies: per(cloneApplies),
      tries: per(tries),
      choices: per(choices),
      replays: per(replays),
    },
  }
}
