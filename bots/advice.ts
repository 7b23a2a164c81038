/** Advice for a person: the best answers, what they are expected to bring, and what speaks for each of them. */

import type { Answer, Json, Kernel, Match, OpenQuestion } from '@dorfplatz/kernel'
import { decisionId, jsonEqual } from '@dorfplatz/kernel'
import { quickChance, WORDS } from './chance.ts'
import { compared, mean, spread } from './compare.ts'
import { bestUnasked, judgedMoves } from './greedy.ts'
import { after } from './moves.ts'
import { quickMatch, settingsOf } from './playout.ts'
import { reasonsAt, type Speaks } from './reasons.ts'
import { deep } from './search.ts'
import { USUAL_VISITS, within } from './situation.ts'
import type { Budget, Considered, Situation } from './types.ts'

/** Answers that are told. */
const TOLD = 3
/** Games played to their end with the best answer: one for so many visits, within limits. */
const GAMES = { least: 3, most: 24, visits: 100 }
/** Of the time there is, so much is for comparing; the rest is for playing on to the end. */
const COMPARING = 0.5
/** Points by which answers that are as good as each other differ at most. */
const ALIKE = 0.5

export interface Hint extends Speaks {
  readonly answer: Answer
  /** The best answer, another one, or something better done before any answer, unasked. */
  readonly rank: 'first' | 'other' | 'unasked'
  /** Points its seat may expect at the end, and how far they were apart; null where nothing could be played out. */
  readonly points: number | null
  readonly spread: number
  /** Points less than the first answer. */
  readonly behind: number
  /** The same in the eyes of the bot, which looks at the others' points, too. */
  readonly margin: number
}

interface Expected {
  readonly points: number
  readonly spread: number
}

/** Points at the end on average, over games played to their very end with quick moves; null where none came to one. */
function expected<S, V>({ k, match, open, random, budget }: Situation<S, V>, choice: Json): Expected | null {
  const { seat } = open.frame
  const scores: number[] = []
  const games = Math.min(GAMES.most, Math.max(GAMES.least, Math.floor(budget.visits / GAMES.visits)))
  for (let game = 0; game < games && !budget.stopped(); game++) {
    const world = k.imagine(match, seat, random)
    const chance = quickChance(random(WORDS))
    const next = after(k, world, open, choice, chance, settingsOf(k, world))
    const end = next === null ? null : quickMatch(k, next, chance, budget.stopped)
    const own = end !== null && k.over(end) ? k.game.result(end).scores.find((score) => score.seat === seat) : undefined
    if (own !== undefined) scores.push(own.total)
  }
  // One or two games do not tell how far they lie apart.
  return scores.length === 0 ? null : { points: mean(scores), spread: scores.length < GAMES.least ? 0 : spread(scores) }
}

/** Every answer at first sight, what the game plans among them. */
function atFirstSight<S, V>({ k, match, open, random, budget }: Situation<S, V>): readonly Considered[] {
  const judged = judgedMoves(k, match, open, random, { planned: false, stopped: () => budget.stopped() }).map(
    ({ choice, value }) => ({ choice, value }),
  )
  const plan = k.game.bot?.plan?.(match, open.frame)
  const isMissing = plan !== undefined && judged.length > 0 && !judged.some(({ choice }) => jsonEqual(choice, plan))
  const all = isMissing ? [...judged, { choice: plan, value: judged.at(-1)?.value ?? 0 }] : judged
  const to = decisionId(open)
  return all.map(({ choice, value }) => ({ answer: { to, choice }, value, spread: 0, visits: 1 }))
}

/** The answers a bot would compare: by playing on where the game says how, else at first sight. */
function consider<S, V>(situation: Situation<S, V>): readonly Considered[] {
  const settings = situation.k.game.bot?.search?.(situation.match) ?? null
  const found = settings === null ? [] : compared(situation, settings)
  return found.length > 0 ? found : atFirstSight(situation)
}

/** Where the game has a plan and nothing is seen to be better, the plan is told first. */
function plannedFirst<S, V>({ k, match, open }: Situation<S, V>, found: readonly Considered[]): readonly Considered[] {
  const plan = k.game.bot?.plan?.(match, open.frame)
  const planned = found.find(({ answer }) => plan !== undefined && jsonEqual(answer.choice, plan))
  if (planned === undefined || (found[0]?.value ?? 0) - planned.value > ALIKE) return found
  return [planned, ...found.filter((one) => one !== planned)]
}

const withoutNumbers = (choice: Json): string =>
  JSON.stringify(choice, (_, value: Json) => (typeof value === 'number' ? 0 : value))

/** The best first; of answers that differ in numbers alone, which is one deed to a person, the others come after all others. */
export function varied(considered: readonly Considered[]): readonly Considered[] {
  const deeds = new Set<string>()
  const repeats: Considered[] = []
  const others = considered.filter((one) => {
    const deed = withoutNumbers(one.answer.choice)
    const isNew = !deeds.has(deed)
    deeds.add(deed)
    if (!isNew) repeats.push(one)
    return isNew
  })
  return [...others, ...repeats]
}

const UNSAID: Speaks = { counts: [], gain: null, loss: null }

/** What the bot itself would do first, without being asked. */
function unaskedHint<S, V>(situation: Situation<S, V>): Hint | null {
  const { k, match, open } = situation
  if (k.anytime(match, open.frame.seat).length === 0) return null
  const found = bestUnasked(situation)
  if (found === null) return null
  const [why = UNSAID] = reasonsAt(situation, [found.answer])
  return { answer: found.answer, rank: 'unasked', points: null, spread: 0, behind: 0, margin: 0, ...why }
}

/** Points less than the first answer: over the same visits, or as both look at first sight. */
const pointsBehind = (one: Considered, first: Considered): number =>
  Math.max(0, one === first ? 0 : (one.behind ?? first.value - one.value))

/** The best answers to a question, at most three; empty where there is nothing to choose. `ends` is for games to the end. */
export function advise<S, V>(situation: Situation<S, V>, ends: Budget = situation.budget): readonly Hint[] {
  const unasked = unaskedHint(situation)
  const best = varied(plannedFirst(situation, consider(situation))).slice(0, unasked === null ? TOLD : TOLD - 1)
  const [first] = best
  if (first === undefined) return unasked === null ? [] : [unasked]
  const why = reasonsAt(
    situation,
    best.map(({ answer }) => answer),
  )
  const end = expected({ ...situation, budget: ends }, first.answer.choice)
  const points = end?.points ?? null
  const hints = best.map((one, i): Hint => {
    const behind = pointsBehind(one, first)
    return {
      answer: one.answer,
      rank: i === 0 ? 'first' : 'other',
      points: points === null ? null : points - behind,
      spread: end?.spread ?? 0,
      behind,
      margin: Math.max(0, first.value - one.value),
      ...(why[i] ?? UNSAID),
    }
  })
  // What the others gain from it counts for the choice, too; who reads "3 less" before "2 less" would doubt both.
  const told = hints.toSorted((a, b) => Number(a.rank === 'other') - Number(b.rank === 'other') || a.behind - b.behind)
  return unasked === null ? told : [unasked, ...told]
}

/** What advice takes: as many visits as the strongest bot, and no more time than a person waits gladly. */
interface Advising {
  readonly random: Situation<unknown, unknown>['random']
  readonly budget: Budget
  readonly ends?: Budget
}

/** The budgets of advice that is given within so many milliseconds of the clock. */
export function adviceWithin(milliseconds: number, now: () => number): Required<Pick<Advising, 'budget' | 'ends'>> {
  const most = deep.visits ?? USUAL_VISITS
  return { budget: within(COMPARING * milliseconds, now, most), ends: within(milliseconds, now, most) }
}

/** As `advise`, for a question of a real match: everything hidden from its seat is dealt anew first. */
export function adviseAt<S, V>(
  k: Kernel<S, V>,
  match: Match<S>,
  open: OpenQuestion,
  { random, budget, ends = budget }: Advising,
): readonly Hint[] {
  const imagined = k.imagine(match, open.frame.seat, random)
  const mine = k.open(imagined).find(({ frame, id }) => frame.seat === open.frame.seat && id === open.id)
  return mine === undefined ? [] : advise({ k, match: imagined, open: mine, random, budget }, ends)
}
