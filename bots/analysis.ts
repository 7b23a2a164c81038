/** A look back at a finished game: what each seat could expect as it went on, the moves that cost most, and the best one. */

import type { Answer, Lang, MatchRecord, OpenQuestion, Random, Seat } from '@dorfplatz/kernel'
import { decisionId, effective, firstMatch, type Json, jsonEqual, type Kernel, type Match } from '@dorfplatz/kernel'
import { quickChance, WORDS } from './chance.ts'
import { compared, mean } from './compare.ts'
import { after, begins } from './moves.ts'
import { quickMatch, settingsOf } from './playout.ts'
import { reasonsAt } from './reasons.ts'
import { momentsOf, roundIn, roundStarts } from './rounds.ts'
import { reasonFor } from './tell.ts'
import type { Budget, Considered } from './types.ts'

/** What the seats could expect after so many answers. */
export interface Outlook {
  readonly answers: number
  /** Expected final scores, by seat. */
  readonly expected: readonly number[]
}

/** A move and how far it was from another one, in points at the end. */
interface Told {
  /** After how many answers it was made. */
  readonly answers: number
  readonly seat: Seat
  readonly played: Answer
  /** How far that may be off: the standard error over the games played on. */
  readonly error: number
}

/** A move that cost points, and what would have been better. */
export interface Costly extends Told {
  readonly instead: Answer
  readonly cost: number
  /** What speaks for the other one, in a sentence; null where nothing stands out. */
  readonly reason: { readonly [L in Lang]: string } | null
}

/** A move that was better than any other. */
export interface Praised extends Told {
  readonly gain: number
}

export interface Analysis {
  /** After how many answers each round began, and after how many the last ended; empty for a game without rounds. */
  readonly starts: readonly number[]
  readonly outlook: readonly Outlook[]
  /** The costliest first, seat after seat. */
  readonly costly: readonly Costly[]
  /** One for each seat that has one. */
  readonly praised: readonly Praised[]
}

export interface Thoroughness {
  /** About so many moments the outlook is taken at, as many in every round; 0 for none. */
  readonly moments: number
  /** Games played out for each of them and each seat. */
  readonly games: number
  /** Visits for a first look at every move: what else there was to do. */
  readonly first: number
  /** Of so many moves of a seat games are played to the end with what else there was, so many of each. */
  readonly screened: number
  readonly pairs: number
  /** The worst of these, so many, are looked at again, with so many visits. */
  readonly again: number
  readonly visits: number
  /** Costly moves told for each seat. */
  readonly told: number
  /** Whose moves are looked at; everybody's when absent. */
  readonly seats?: readonly Seat[]
}

export const THOROUGH: Thoroughness = {
  moments: 14,
  games: 8,
  first: 12,
  screened: 40,
  pairs: 6,
  again: 6,
  visits: 192,
  told: 3,
}

/** Less than this is chance, and so is what is less than so many times its own error. */
const TELLING = { points: 1, errors: 2 }
/** The best moves of a seat that are looked at again for a word of praise. */
const PRAISED = 3
/** So many times as many moves as are looked at closely are played on with once more before. */
const WORSE = 3
/** After so many games with each of two moves it may be said that nothing is to be expected any more. */
const FEW_PAIRS = 8
/** What a game to the end with each of two moves counts for, of the visits of a close look; and fewer than these say nothing. */
const VISITS_PER_PAIR = 2
const LEAST_PAIRS = 12
const pairsFor = (visits: number): number => Math.max(LEAST_PAIRS, Math.floor(visits / VISITS_PER_PAIR))

function totals<S, V>(k: Kernel<S, V>, m: Match<S>): readonly number[] {
  const { scores } = k.game.result(m)
  return Array.from({ length: m.seats }, (_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0)
}

/** Final scores after a playout to the very end. */
function finalScores<S, V>(k: Kernel<S, V>, m: Match<S>, seat: Seat, random: Random): readonly number[] | null {
  const world = k.imagine(m, seat, random)
  const end = quickMatch(k, world, quickChance(random(WORDS)))
  return k.over(end) ? totals(k, end) : null
}

/** What each seat could expect, by all it knew itself. */
function outlookAt<S, V>(k: Kernel<S, V>, m: Match<S>, answers: number, games: number, random: Random): Outlook {
  if (k.over(m)) return { answers, expected: totals(k, m) }
  const expected = Array.from({ length: m.seats }, (_, seat) => {
    const scores: number[] = []
    for (let i = 0; i < games; i++) {
      const own = finalScores(k, m, seat, random)?.[seat]
      if (own !== undefined) scores.push(own)
    }
    return mean(scores)
  })
  return { answers, expected }
}

interface Move<S> {
  readonly answers: number
  readonly before: Match<S>
  readonly open: OpenQuestion
  readonly choice: Json
}

/** The moves of a game with the position before each, and the position at its end. */
function retrace<S, V>(k: Kernel<S, V>, record: MatchRecord): { moves: Move<S>[]; line: Match<S>[] } {
  const m = firstMatch(k, record)
  const moves: Move<S>[] = []
  const line: Match<S>[] = [k.clone(m)]
  for (const [answers, [seat, choice, to]] of effective(record.entries).entries()) {
    const before = line[answers] as Match<S>
    const open = k.open(before).find((o) => o.frame.seat === seat && (to === undefined || to === decisionId(o)))
    if (open !== undefined && begins(k, open)) moves.push({ answers, before, open, choice })
    if (k.play(m, seat, to === undefined ? { choice } : { to, choice }) !== null) break
    line.push(k.clone(m))
  }
  return { moves, line }
}

/** A move as its seat could see it: everything hidden dealt anew. */
interface Seen<S> extends Move<S> {
  readonly match: Match<S>
}

function seen<S, V>(k: Kernel<S, V>, move: Move<S>, random: Random): Seen<S> | null {
  const { seat } = move.open.frame
  const match = k.imagine(move.before, seat, random)
  const open = k.open(match).find(({ frame, id }) => frame.seat === seat && id === move.open.id)
  return open === undefined ? null : { ...move, match, open }
}

/** A move among all that its seat could have done instead. */
interface Ranked<S> {
  readonly move: Seen<S>
  readonly own: Considered
  /** The best of the others. */
  readonly other: Considered
}

function ranked<S, V>(k: Kernel<S, V>, move: Move<S>, random: Random, budget: Budget): Ranked<S> | null {
  const at = seen(k, move, random)
  if (at === null) return null
  const { match, open, choice } = at
  const considered = compared({ k, match, open, random, budget }, settingsOf(k, match), choice)
  const own = considered.find(({ answer }) => jsonEqual(answer.choice, choice))
  const other = considered.find((one) => one !== own)
  return own === undefined || other === undefined ? null : { move: at, own, other }
}

interface Difference {
  readonly points: number
  readonly error: number
}

/** What a seat scores in the end after an answer, everybody going on with quick moves; null where that comes to no end. */
function finalScore<S, V>(
  k: Kernel<S, V>,
  world: Match<S>,
  { open }: Seen<S>,
  choice: Json,
  seed: number,
  stopped: () => boolean,
): number | null {
  const chance = quickChance(seed)
  const next = after(k, world, open, choice, chance, settingsOf(k, world))
  const end = next === null ? null : quickMatch(k, next, chance, stopped)
  return end !== null && k.over(end) ? (totals(k, end)[open.frame.seat] ?? null) : null
}

function meanOf(found: readonly number[]): Difference {
  const points = mean(found)
  const variance = found.reduce((sum, value) => sum + (value - points) ** 2, 0) / Math.max(1, found.length - 1)
  return { points, error: Math.sqrt(variance / Math.max(1, found.length)) }
}

/**
 * How many points more an answer brings at the end than another, each played on with in the same worlds, which were not
 * those of the choice. A judgement on the way there would do for choosing, but not as a number: it counts what may come of it.
 */
function differences<S, V>(
  k: Kernel<S, V>,
  move: Seen<S>,
  [one, other]: readonly [Json, Json],
  pairs: number,
  random: Random,
  stopped: () => boolean,
): number[] {
  const found: number[] = []
  for (let i = 0; i < pairs && !stopped(); i++) {
    const world = k.imagine(move.before, move.open.frame.seat, random)
    const seed = random(WORDS)
    const [a = null, b = null] = [one, other].map((choice) => finalScore(k, world, move, choice, seed, stopped))
    if (a !== null && b !== null) found.push(a - b)
    // Nothing worth telling is to be expected any more.
    const { points, error } = meanOf(found)
    if (found.length >= FEW_PAIRS && points + TELLING.errors * error < TELLING.points) break
  }
  return found
}

/** How many points more an answer brings than another, if that is worth telling. */
function difference<S, V>(
  k: Kernel<S, V>,
  move: Seen<S>,
  choices: readonly [Json, Json],
  pairs: number,
  random: Random,
  stopped: () => boolean,
): Difference | null {
  const found = differences(k, move, choices, pairs, random, stopped)
  const told = meanOf(found)
  return found.length >= 2 && isTelling(told) ? told : null
}

const isTelling = ({ points, error }: Difference): boolean =>
  points >= TELLING.points && points > TELLING.errors * error

/** What speaks for another answer beside the one that was played. */
function reasonOf<S, V>(k: Kernel<S, V>, { match, open }: Seen<S>, answers: readonly Answer[]): Costly['reason'] {
  const [why] = reasonsAt({ k, match, open }, answers)
  if (why === undefined || (why.gain === null && why.loss === null && why.counts.length === 0)) return null
  const said = (lang: Lang) => reasonFor(why, lang, k.game.bot)
  return { de: said('de'), en: said('en') }
}

/** What a move cost, looked at closely; null where that may be chance. */
function costOf<S, V>(k: Kernel<S, V>, move: Move<S>, random: Random, budget: Budget): Costly | null {
  const stopped = () => budget.stopped()
  const half = budget.visits / 2
  const found = ranked(k, move, random, { visits: half, stopped })
  if (found === null) return null
  const { own, other } = found
  const choices = [other.answer.choice, own.answer.choice] as const
  const cost = difference(k, found.move, choices, pairsFor(half), random, stopped)
  if (cost === null) return null
  const { answers, open } = move
  return {
    answers,
    seat: open.frame.seat,
    played: own.answer,
    instead: other.answer,
    cost: cost.points,
    error: cost.error,
    reason: reasonOf(k, found.move, [other.answer, own.answer]),
  }
}

/** How much better a move was than the next best, looked at closely; null where that may be chance. */
function gainOf<S, V>(k: Kernel<S, V>, found: Ranked<S>, random: Random, budget: Budget): Praised | null {
  const { move, own, other } = found
  const choices = [own.answer.choice, other.answer.choice] as const
  const gain = difference(k, move, choices, pairsFor(budget.visits), random, () => budget.stopped())
  if (gain === null) return null
  const { answers, open } = move
  return { answers, seat: open.frame.seat, played: own.answer, gain: gain.points, error: gain.error }
}

/** How far the work is, and whether it goes on. */
interface Progress {
  /** One more of so many pieces is done. */
  done(): void
  readonly budget: (visits: number) => Budget
  going(): boolean
}

function progressOf(all: number, told: (share: number) => boolean): Progress {
  let going = true
  let pieces = 0
  return {
    done: () => {
      if (going) going = told(Math.min(1, ++pieces / Math.max(1, all)))
    },
    budget: (visits) => ({ visits, stopped: () => !going }),
    going: () => going,
  }
}

const far = <S>({ own, other }: Ranked<S>): number => own.value - other.value

/** A move and how many points better than the best other one it did in a few games. */
interface Screened<S> {
  readonly one: Ranked<S>
  readonly gain: number
}

/**
 * A judgement a few moves on is no price: it counts what may come of it, and one that likes short games finds every move
 * dear after which a game goes on. So the moves are put in order by games, few of each; more of those that look worst.
 */
function screened<S, V>(
  k: Kernel<S, V>,
  looked: readonly Ranked<S>[],
  random: Random,
  how: Thoroughness,
  progress: Progress,
): Screened<S>[] {
  const stopped = () => !progress.going()
  const gained = ({ move, own, other }: Ranked<S>, pairs: number): number =>
    meanOf(differences(k, move, [own.answer.choice, other.answer.choice], pairs, random, stopped)).points
  const first: Screened<S>[] = []
  for (const one of looked) {
    if (stopped()) break
    first.push({ one, gain: gained(one, how.pairs) })
    progress.done()
  }
  first.sort((a, b) => a.gain - b.gain)
  const worst = first.splice(0, WORSE * how.again)
  // What was seen first counts as much as its share of all games.
  const again = worst.map(({ one, gain }) => ({ one, gain: (gain + 2 * gained(one, 2 * how.pairs)) / 3 }))
  return [...again.sort((a, b) => a.gain - b.gain), ...first]
}

/** Of a long game, the moves that looked worst and those that looked best. */
const extremes = <S>(looked: readonly Ranked<S>[], most: number): readonly Ranked<S>[] =>
  looked.length <= most ? looked : [...looked.slice(0, most - PRAISED), ...looked.slice(-PRAISED)]

/** The costly moves of a seat and its best one. */
function review<S, V>(
  k: Kernel<S, V>,
  moves: readonly Move<S>[],
  random: Random,
  how: Thoroughness,
  progress: Progress,
): Pick<Analysis, 'costly' | 'praised'> {
  const looked: Ranked<S>[] = []
  for (const move of moves) {
    if (!progress.going()) break
    const found = ranked(k, move, random, progress.budget(how.first))
    if (found !== null) looked.push(found)
    progress.done()
  }
  looked.sort((a, b) => far(a) - far(b))
  const ordered = screened(k, extremes(looked, how.screened), random, how, progress)
  const costly: Costly[] = []
  for (const { one } of ordered.slice(0, how.again)) {
    if (!progress.going()) break
    const found = costOf(k, one.move, random, progress.budget(how.visits))
    if (found !== null) costly.push(found)
    progress.done()
  }
  const praised: Praised[] = []
  for (const { one, gain } of ordered.slice(-PRAISED)) {
    if (!progress.going() || gain <= 0) continue
    const found = gainOf(k, one, random, progress.budget(how.visits))
    if (found !== null) praised.push(found)
  }
  costly.sort((a, b) => b.cost - a.cost)
  praised.sort((a, b) => b.gain - a.gain)
  return { costly: costly.slice(0, how.told), praised: praised.slice(0, 1) }
}

/** Looks back at a game; `told` hears how far it is, from 0 to 1, and may stop it by giving back false. */
export function analyse<S, V extends Json>(
  k: Kernel<S, V>,
  record: MatchRecord,
  random: Random,
  how: Thoroughness = THOROUGH,
  told: (share: number) => boolean = () => true,
): Analysis {
  const { moves, line } = retrace(k, record)
  const last = line.length - 1
  const starts = roundStarts(line.map((m) => roundIn(k.view(m, 'spectator').table)))
  const perRound = Math.max(1, Math.round(how.moments / Math.max(1, starts.length - 1)))
  const moments = how.moments === 0 ? [] : [...momentsOf(last, starts, perRound, how.moments).keys()]
  const seats = how.seats ?? Array.from({ length: record.seats }, (_, seat) => seat)
  const own = seats.map((seat) => moves.filter(({ open }) => open.frame.seat === seat))
  const looks = own.reduce(
    (sum, { length }) => sum + length + Math.min(how.screened, length) + Math.min(how.again, length),
    0,
  )
  const progress = progressOf(moments.length + looks, told)
  const outlook: Outlook[] = []
  for (const at of moments) {
    if (!progress.going()) break
    outlook.push(outlookAt(k, line[at] as Match<S>, at, how.games, random))
    progress.done()
  }
  const reviews = own.map((list) => review(k, list, random, how, progress))
  if (progress.going()) told(1)
  return {
    starts,
    outlook,
    costly: reviews.flatMap(({ costly }) => costly),
    praised: reviews.flatMap(({ praised }) => praised),
  }
}
