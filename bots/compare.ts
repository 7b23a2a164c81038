/**
 * Compares answers by playing each out in worlds its seat could be in, with quick moves for all seats. The same worlds and
 * the same chance serve all answers, and half of the answers go on to the next round (sequential halving), so that the
 * visits go where the choice is close.
 */

import {
  decisionId,
  type Json,
  jsonEqual,
  type Kernel,
  type Match,
  type OpenQuestion,
  type Random,
  type SearchSettings,
} from '@dorfplatz/kernel'
import { quickChance, WORDS } from './chance.ts'
import { judgedMoves } from './greedy.ts'
import { finerStanding, finished } from './moves.ts'
import { playedOut, worth } from './playout.ts'
import type { Considered, Situation } from './types.ts'

/** One answer and what became of it. */
interface Line {
  readonly choice: Json
  /** How it was judged at first sight. */
  readonly first: number
  /** What each visit was worth, and how many points the seat had there. */
  readonly values: number[]
  readonly points: number[]
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** The match after an answer and its small questions, or null where it leads nowhere. */
export function after<S, V>(
  k: Kernel<S, V>,
  world: Match<S>,
  { frame: { seat }, id }: OpenQuestion,
  choice: Json,
  random: Random,
  settings: SearchSettings,
): Match<S> | null {
  const copy = k.clone(world)
  if (!k.playUnjudged(copy, seat, id, choice) || copy.defect !== null) return null
  const done = finished(k, copy, seat, random, settings)
  return done.defect === null ? done : null
}

const lineOf = (choice: Json, first: number): Line => ({ choice, first, values: [], points: [] })

/** Every answer by how the seats stand right after it. */
function byStanding<S, V>(
  { k, match, open, random }: Situation<S, V>,
  settings: SearchSettings,
  list: readonly Json[],
) {
  const lines: Line[] = []
  for (const choice of list) {
    const next = after(k, match, open, choice, random, settings)
    if (next !== null) lines.push(lineOf(choice, worth(k, next, open.frame.seat, settings.rivalry)))
  }
  return lines.sort((a, b) => b.first - a.first)
}

/** The answers that the greedy bot thinks best, by what could follow them; `also` comes last where it is not among them. */
function byGreed<S, V>({ k, match, open, random }: Situation<S, V>, list: readonly Json[], also?: Json): Line[] {
  const lines = judgedMoves(k, match, open, random).map(({ choice, value }) => lineOf(choice, value))
  const missing = list.find((choice) => jsonEqual(choice, also) && !lines.some((line) => jsonEqual(line.choice, also)))
  return missing === undefined ? lines : [...lines, lineOf(missing, lines.at(-1)?.first ?? 0)]
}

/** The answers worth comparing, as they look at first sight, the best first; `also` is always among them. */
function linesOf<S, V>(situation: Situation<S, V>, settings: SearchSettings, also?: Json): Line[] {
  const list = situation.k.choices(situation.match, situation.open)
  if (list === null || list.length < 2) return []
  const lines = settings.twice === true ? byGreed(situation, list, also) : byStanding(situation, settings, list)
  return lines.filter(({ choice }, i) => i < settings.width || (also !== undefined && jsonEqual(choice, also)))
}

/** What a line is expected to be worth: its visits, and its first judgement relative to that of all lines. */
function expectations(lines: readonly Line[], trust: number): (line: Line) => number {
  const seen = lines.filter(({ values }) => values.length > 0)
  const shift = mean(seen.map(({ values }) => mean(values))) - mean(seen.map(({ first }) => first))
  return ({ first, values }) => {
    const sum = values.reduce((all, value) => all + value, 0)
    return (sum + trust * (first + shift)) / (values.length + trust)
  }
}

function visit<S, V>(
  { k, open, budget }: Situation<S, V>,
  world: Match<S>,
  chance: Random,
  line: Line,
  settings: SearchSettings,
): void {
  const next = after(k, world, open, line.choice, chance, settings)
  if (next === null) return
  const far = k.game.bot?.far
  const end = playedOut(k, next, chance, settings, (m) => far?.(world, m) === true || budget.stopped())
  // Half a playout says nothing beside whole ones.
  if (end.defect !== null || budget.stopped()) return
  line.values.push(worth(k, end, open.frame.seat, settings.rivalry))
  line.points.push(finerStanding(k, end, open.frame.seat))
}

/** Half of the lines are left out after each round of visits, until one is left or the visits are used up. */
function halve<S, V>(situation: Situation<S, V>, all: readonly Line[], settings: SearchSettings): readonly Line[] {
  const { k, match, open, random, budget } = situation
  let lines = [...all]
  const rounds = Math.max(1, Math.ceil(Math.log2(lines.length)))
  while (lines.length > 1 && !budget.stopped()) {
    const worlds = Math.max(1, Math.floor(budget.visits / settings.cost / rounds / lines.length))
    for (let i = 0; i < worlds && !budget.stopped(); i++) {
      const world = k.imagine(match, open.frame.seat, random)
      const seed = random(WORDS)
      for (const line of lines) {
        if (budget.stopped()) break
        visit(situation, world, quickChance(seed), line, settings)
      }
    }
    const expected = expectations(all, settings.trust)
    lines.sort((a, b) => expected(b) - expected(a))
    lines = lines.slice(0, Math.ceil(lines.length / 2))
  }
  return lines
}

/** The answers compared, the best first; empty where there is nothing to compare or no time for it. */
export function compared<S, V>(situation: Situation<S, V>, settings: SearchSettings, also?: Json): Considered[] {
  const { open } = situation
  const lines = linesOf(situation, settings, also)
  if (lines.length < 2) return []
  const left = halve(situation, lines, settings)
  if (lines.every(({ values }) => values.length === 0)) return []
  const expected = expectations(lines, settings.trust)
  const to = decisionId(open)
  return lines
    .toSorted((a, b) => Number(left.includes(b)) - Number(left.includes(a)) || expected(b) - expected(a))
    .map((line) => ({
      answer: { to, choice: line.choice },
      value: expected(line),
      spread: spread(line.points),
      visits: line.values.length,
      ...(line.points.length === 0 ? {} : { points: mean(line.points) }),
    }))
}
