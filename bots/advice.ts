/** Advice for a person: the best answers, what they are expected to bring, and what speaks for each of them. */

import type { Answer, Json, Kernel, Match, OpenQuestion } from '@dorfplatz/kernel'
import { quickChance, WORDS } from './chance.ts'
import { after, compared, mean, spread } from './compare.ts'
import { greedy } from './greedy.ts'
import { quickMatch, settingsOf } from './playout.ts'
import type { Considered, Situation } from './types.ts'

/** Answers that are told. */
const TOLD = 3
/** Games played to their end for each answer told. */
const GAMES = 4
/** Smaller differences are not worth a word. */
const TELLING = 0.5

/** A part of the value (see `BotKnowledge.parts`) and by how many points an answer differs in it from the others told. */
export interface Reason {
  readonly part: string
  readonly points: number
}

export interface Hint {
  readonly answer: Answer
  /** Points its seat may expect at the end, and how far they were apart; null where nothing could be played out. */
  readonly points: number | null
  readonly spread: number
  /** Points less than the first answer, as the bot counts them; 0 for the first. */
  readonly behind: number
  /** What speaks for it most and, where something does, what speaks against it. */
  readonly gain: Reason | null
  readonly loss: Reason | null
}

interface Expected {
  readonly points: number
  readonly spread: number
}

type Parts = { readonly [part: string]: number }

/** How the seat would stand after an answer, part by part; null where the game does not say. */
function partsAfter<S, V>({ k, match, open, random }: Situation<S, V>, choice: Json): Parts | null {
  const next = after(k, match, open, choice, random, settingsOf(k, match))
  return next === null ? null : (k.game.bot?.parts?.(next, open.frame.seat) ?? null)
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

function outstanding(reasons: readonly Reason[], sign: 1 | -1): Reason | null {
  let best: Reason | null = null
  for (const reason of reasons) {
    if (sign * reason.points >= TELLING && (best === null || sign * reason.points > sign * best.points)) best = reason
  }
  return best
}

/** Points at the end on average, over games played to their very end with quick moves; null where none came to one. */
function expected<S, V>(
  { k, match, open, random, budget }: Situation<S, V>,
  best: readonly Considered[],
): (Expected | null)[] {
  const { seat } = open.frame
  const scores = best.map((): number[] => [])
  for (let game = 0; game < GAMES && !budget.stopped(); game++) {
    const world = k.imagine(match, seat, random)
    const seed = random(WORDS)
    for (const [i, { answer }] of best.entries()) {
      const next = after(k, world, open, answer.choice, quickChance(seed), settingsOf(k, world))
      const end = next === null ? null : quickMatch(k, next, quickChance(seed))
      const own =
        end !== null && k.over(end) ? k.game.result(end).scores.find((score) => score.seat === seat) : undefined
      if (own !== undefined) scores[i]?.push(own.total)
    }
  }
  return scores.map((list) => (list.length === 0 ? null : { points: mean(list), spread: spread(list) }))
}

/** The answers a bot would compare: by playing on where the game says how, else at first sight. */
function consider<S, V>(situation: Situation<S, V>): readonly Considered[] {
  const settings = situation.k.game.bot?.search?.(situation.match) ?? null
  const found = settings === null ? [] : compared(situation, settings)
  return found.length > 0 ? found : greedy.think(situation).considered
}

/** The best answers to a question, at most three; empty where there is nothing to choose. */
export function advise<S, V>(situation: Situation<S, V>): readonly Hint[] {
  const best = consider(situation).slice(0, TOLD)
  const parts = best.map(({ answer }) => partsAfter(situation, answer.choice))
  const ends = expected(situation, best)
  const [first] = best
  return best.map(({ answer, value }, i) => {
    const others = parts.filter((other, j): other is Parts => j !== i && other !== null)
    const reasons = differences(parts[i] ?? null, others)
    return {
      answer,
      points: ends[i]?.points ?? null,
      spread: ends[i]?.spread ?? 0,
      behind: Math.max(0, (first?.value ?? value) - value),
      gain: outstanding(reasons, 1),
      loss: outstanding(reasons, -1),
    }
  })
}

/** As `advise`, for a question of a real match: everything hidden from its seat is dealt anew first. */
export function adviseAt<S, V>(
  k: Kernel<S, V>,
  match: Match<S>,
  open: OpenQuestion,
  { random, budget }: Pick<Situation<S, V>, 'random' | 'budget'>,
): readonly Hint[] {
  const imagined = k.imagine(match, open.frame.seat, random)
  const mine = k.open(imagined).find(({ frame, id }) => frame.seat === open.frame.seat && id === open.id)
  return mine === undefined ? [] : advise({ k, match: imagined, open: mine, random, budget })
}
