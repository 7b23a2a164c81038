/**
 * Compares answers by playing each out in worlds its seat could be in, with quick moves for all seats. The same worlds and
 * the same chance serve all answers, and half of the answers go on to the next round (sequential halving), so that the
 * visits go where the choice is close.
 */

import { decisionId, type Json, jsonEqual, type Match, type Random, type SearchSettings } from '@dorfplatz/kernel'
import { quickChance, WORDS } from './chance.ts'
import { judgedMoves } from './greedy.ts'
import { after, finerStanding } from './moves.ts'
import { farEnough, playedOut, worth } from './playout.ts'
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

const lineOf = (choice: Json, first: number): Line => ({ choice, first, values: [], points: [] })

/** Every answer by how the seats stand right after it. */
function byStanding<S, V>(
  { k, match, open, random, budget }: Situation<S, V>,
  settings: SearchSettings,
  list: readonly Json[],
) {
  const lines: Line[] = []
  for (const choice of list) {
    if (lines.length > 1 && budget.stopped()) break
    const next = after(k, match, open, choice, random, settings)
    if (next !== null) lines.push(lineOf(choice, worth(k, next, open.frame.seat, settings.rivalry)))
  }
  return lines.sort((a, b) => b.first - a.first)
}

/** The answers that the greedy bot thinks best, by what could follow them; `also` comes last where it is not among them. */
function byGreed<S, V>(
  { k, match, open, random, budget }: Situation<S, V>,
  { beyond }: SearchSettings,
  list: readonly Json[],
  also: readonly Json[],
): Line[] {
  // Whoever compares wants to know what else there was, also where a plan would answer.
  const how = { by: finerStanding, beyond, planned: false, stopped: () => budget.stopped() }
  const lines = judgedMoves(k, match, open, random, how).map(({ choice, value }) => lineOf(choice, value))
  const last = lines.at(-1)?.first ?? 0
  const missing = list.filter(
    (choice) => isAmong(choice, also) && !lines.some((line) => jsonEqual(line.choice, choice)),
  )
  return [...lines, ...missing.map((choice) => lineOf(choice, last))]
}

const isAmong = (choice: Json, list: readonly Json[]): boolean => list.some((other) => jsonEqual(other, choice))

/** The answers worth comparing, as they look at first sight, the best first; `also` is always among them, and what was planned. */
function linesOf<S, V>(situation: Situation<S, V>, settings: SearchSettings, also?: Json): Line[] {
  const { k, match, open } = situation
  const list = k.choices(match, open)
  // Answers too many to list are drawn by chance: to play each out would say little, to judge them says which to take.
  if (list === null) return settings.ahead === 0 ? byGreed(situation, settings, [], []) : []
  if (list.length < 2) return []
  const always = [also, k.game.bot?.plan?.(match, open.frame)].filter((choice) => choice !== undefined)
  const lines =
    settings.twice === true ? byGreed(situation, settings, list, always) : byStanding(situation, settings, list)
  return lines.filter(({ choice }, i) => i < settings.width || isAmong(choice, always))
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

/** Own points less than the best answer's: the first visits of both had the same worlds. Few visits count for little. */
function pointsBehind(line: Line, best: Line, trust: number): number {
  const both = Math.min(line.points.length, best.points.length)
  const seen = mean(best.points.slice(0, both)) - mean(line.points.slice(0, both))
  return (both * seen + trust * (best.first - line.first)) / (both + trust)
}

/** The answers compared, the best first; empty where there is nothing to compare or no time for it. */
export function compared<S, V>(situation: Situation<S, V>, usual: SearchSettings, also?: Json): Considered[] {
  const settings = farEnough(situation, usual)
  const { open, budget } = situation
  const lines = linesOf(situation, settings, also)
  if (lines.length < 2) return []
  const to = decisionId(open)
  const atFirstSight = () =>
    lines.map(({ choice, first }) => ({ answer: { to, choice }, value: first, spread: 0, visits: 1 }))
  if (settings.ahead === 0) return atFirstSight()
  const left = halve(situation, lines, settings)
  // Where the time was used up before anything was played out, nobody begins to judge anew.
  if (lines.every(({ values }) => values.length === 0)) return budget.stopped() ? atFirstSight() : []
  const { rivalry, trust } = settings
  const expected = expectations(lines, trust)
  const ranked = lines.toSorted(
    (a, b) => Number(left.includes(b)) - Number(left.includes(a)) || expected(b) - expected(a),
  )
  const [best] = ranked
  return ranked.map((line): Considered => {
    const common = {
      answer: { to, choice: line.choice },
      value: expected(line),
      spread: spread(line.points),
      visits: line.values.length,
    }
    if (best === undefined || line.points.length === 0) return common
    // Where nobody else counts the value is points already.
    const behind = rivalry === 0 ? expected(best) - expected(line) : pointsBehind(line, best, trust)
    return { ...common, points: mean(line.points), behind }
  })
}
