/** What speaks for an answer beside others: what it brings and costs in things, and the parts of the judgement it is better in. */

import type { Answer } from '@dorfplatz/kernel'
import { quickChance } from './chance.ts'
import { mean } from './compare.ts'
import { changes, type Parts } from './explain.ts'
import { afterAny } from './moves.ts'
import { settingsOf } from './playout.ts'
import type { Situation } from './types.ts'

/** Smaller differences are not worth a word. */
const TELLING = 0.5

/** A part of the value (see `BotKnowledge.parts`) and by how many points an answer differs in it from the others told. */
export interface Reason {
  readonly part: string
  readonly points: number
}

/** How many more of something there are after the move than before it; negative where there are fewer. */
export interface Count {
  /** See `BotKnowledge.counts`. */
  readonly thing: string
  readonly n: number
}

/** What an answer changes for its seat: part by part of the judgement, and thing by thing; null where it leads nowhere. */
interface Effect {
  readonly parts: Parts | null
  readonly counts: Parts
}

function effectOf<S, V>({ k, match, open }: Asked<S, V>, answer: Answer): Effect | null {
  const { seat } = open.frame
  const next = afterAny(k, match, open, answer, quickChance(match.seq), settingsOf(k, match))
  if (next === null) return null
  const { parts, counts } = k.game.bot ?? {}
  return {
    parts: parts === undefined ? null : changes(parts(match, seat), parts(next, seat)),
    counts: counts === undefined ? {} : inBoth(counts(match, seat), counts(next, seat)),
  }
}

/** What is counted at one of two moments alone cannot be compared. */
function inBoth(before: Parts, now: Parts): Parts {
  return Object.fromEntries(Object.entries(changes(before, now)).filter(([thing]) => thing in before && thing in now))
}

/** What a move brings most of and, beside that, what it costs or brings next. */
export function countsOf(changed: Parts, weights: Parts): readonly Count[] {
  const worthOf = ({ thing, n }: Count): number => n * (weights[thing] ?? 0)
  const all = Object.entries(changed).map(([thing, n]): Count => ({ thing, n }))
  const gains = all.filter((count) => worthOf(count) > 0).toSorted((a, b) => worthOf(b) - worthOf(a))
  const losses = all.filter((count) => worthOf(count) < 0).toSorted((a, b) => worthOf(a) - worthOf(b))
  const [cost] = losses
  return [...gains.slice(0, cost === undefined ? 2 : 1), ...(cost === undefined ? [] : [cost])]
}

/** By how much an answer's parts differ from the mean of the others. */
function differences(own: Parts | null, others: readonly Parts[]): Reason[] {
  if (own === null || others.length === 0) return []
  const names = new Set([own, ...others].flatMap((parts) => Object.keys(parts)))
  return [...names].map((part) => ({
    part,
    points: (own[part] ?? 0) - mean(others.map((parts) => parts[part] ?? 0)),
  }))
}

/** What differs enough to be told, the most first. */
const outstanding = (reasons: readonly Reason[], sign: 1 | -1): readonly Reason[] =>
  reasons.filter(({ points }) => sign * points >= TELLING).toSorted((a, b) => sign * (b.points - a.points))

/** What speaks for an answer most and, where something does, what speaks against it. */
interface Reasons {
  readonly gain: Reason | null
  readonly loss: Reason | null
}

/** The same with what it brings and costs in things, the weightiest first. */
export interface Speaks extends Reasons {
  readonly counts: readonly Count[]
}

/** A question as somebody looks at it who wants no more than a reason. */
type Asked<S, V> = Pick<Situation<S, V>, 'k' | 'match' | 'open'>

const saysSame = (a: Reasons, b: Reasons): boolean => a.gain?.part === b.gain?.part && a.loss?.part === b.loss?.part

/** What speaks for and against each answer beside the others; no two are told apart by the same words where there are others. */
export function reasonsFor(parts: readonly (Parts | null)[]): readonly Reasons[] {
  const told: Reasons[] = []
  for (const [i, own] of parts.entries()) {
    const all = parts.filter((other, j): other is Parts => j !== i && other !== null)
    const [first] = parts
    // Beside all others; beside the best; then what is less striking.
    const besides = [all, i > 0 && first != null ? [first] : all].map((others) => differences(own, others))
    const ways = besides.flatMap((reasons) => {
      const [gains, losses] = [outstanding(reasons, 1), outstanding(reasons, -1)]
      const [gain = null] = gains
      const [loss = null] = losses
      return [
        { gain, loss },
        ...gains.slice(1).map((other) => ({ gain: other, loss })),
        ...losses.slice(1).map((other) => ({ gain, loss: other })),
      ]
    })
    const fresh = ways.find((way) => told.every((other) => !saysSame(way, other)))
    told.push(fresh ?? ways[0] ?? { gain: null, loss: null })
  }
  return told
}

/** What all of them change alike, which may come whatever one does: the end of a round, a harvest. */
function commonTo(lists: readonly Parts[]): Parts {
  const [first = {}, ...others] = lists
  if (others.length === 0) return {}
  return Object.fromEntries(
    Object.entries(first).map(([thing, n]) => {
      const all = [n, ...others.map((list) => list[thing] ?? 0)]
      const [low, high] = [Math.min(...all), Math.max(...all)]
      return [thing, low > 0 ? low : high < 0 ? high : 0]
    }),
  )
}

/** What an answer brings and costs beside the others told; where that is no gain, what it brings and costs at all. */
export function countsBeside(own: Parts, lists: readonly Parts[], weights: Parts): readonly Count[] {
  const beside = countsOf(changes(commonTo(lists), own), weights)
  const isGain = beside.some(({ thing, n }) => n * (weights[thing] ?? 0) > 0)
  return isGain ? beside : countsOf(own, weights)
}

/** A reason that is told already, and the effect it is about. */
interface Said {
  readonly counts: Parts
  readonly words: string
}

/** What each answer brings and costs; one that would be told as another is, by what it brings and costs beside that one. */
export function countsApart(effects: readonly (Parts | null)[], weights: Parts): readonly (readonly Count[])[] {
  const lists = effects.filter((counts) => counts !== null)
  const said: Said[] = []
  return effects.map((counts) => {
    if (counts === null) return []
    const usual = countsBeside(counts, lists, weights)
    const alike = said.find(({ words }) => words === JSON.stringify(usual))
    const own = alike === undefined ? usual : countsOf(changes(alike.counts, counts), weights)
    const words = JSON.stringify(own)
    const isNew = !said.some((other) => other.words === words)
    said.push({ counts, words })
    return isNew ? own : []
  })
}

function told<S, V>({ k }: Asked<S, V>, effects: readonly (Effect | null)[]): readonly (readonly Count[])[] {
  const words = Object.entries(k.game.bot?.countWords ?? {})
  const weights = Object.fromEntries(words.map(([thing, { weight }]) => [thing, weight]))
  return countsApart(
    effects.map((effect) => effect?.counts ?? null),
    weights,
  )
}

/** What speaks for each of some answers beside the others; for a single one beside doing nothing. */
export function reasonsAt<S, V>(asked: Asked<S, V>, answers: readonly Answer[]): readonly Speaks[] {
  const effects = answers.map((answer) => effectOf(asked, answer))
  const parts = effects.map((effect) => effect?.parts ?? null)
  const reasons = reasonsFor(parts.length === 1 ? [...parts, {}] : parts)
  const counts = told(asked, effects)
  return answers.map((_, i) => ({
    counts: counts[i] ?? [],
    gain: reasons[i]?.gain ?? null,
    loss: reasons[i]?.loss ?? null,
  }))
}
