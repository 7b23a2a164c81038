/** What stands beside every question: the goal of a solo game, the next harvest and its food, what a space gives. */

import { type ChoiceIn, chosen, type Lang, listOf, type Sentence, say, toText, type View } from '@dorfplatz/kernel'
import { spaceNumber } from '../rules/choices.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { FOOD } from '../rules/goods.ts'
import type { AgricolaView } from '../rules/view.ts'
import { HARVESTS, LAST_ROUND, SPACES, type Space } from '../rules/work/spaces.ts'
import type { Tongue } from './compose.ts'

/** What these lines need to know of a view. */
type Seen = Pick<View<AgricolaView>, 'table' | 'seats' | 'as'>

interface Notices {
  readonly goal: (points: number, target: number) => string
  readonly harvest: (round: number, rounds: number, need: number, food: number) => string
  readonly perRound: (what: Sentence) => Sentence
  readonly jobFree: string
  readonly jobThen: string
  readonly growth: string
  readonly animals: string
}

const signed = (n: number): string => String(n).replace('-', '−')

const en: Notices = {
  goal: (points, target) => `Target: ${target} points. You have ${signed(points)}.`,
  harvest: (round, rounds, need, food) =>
    `Harvest ${rounds === 0 ? 'after this round' : `after round ${round}`}: you need ${need} food and have ${food}.`,
  perRound: (what) => say(what, ' more each round'),
  jobFree: 'the first is free',
  jobThen: ', then ',
  growth: 'the newborn works from the next round on',
  animals: '1 sheep and 1 food, or 1 wild boar, or 1 cattle for 1 food',
}

const de: Notices = {
  goal: (points, target) => `Ziel: ${target} Punkte. Du hast ${signed(points)}.`,
  harvest: (round, rounds, need, food) =>
    `Erntezeit nach ${rounds === 0 ? 'dieser Runde' : `Runde ${round}`}: Du brauchst ${need} ${need === 1 ? 'Nährwert' : 'Nährwerte'} und hast ${food}.`,
  perRound: (what) => say('jede Runde ', what, ' mehr'),
  jobFree: 'die erste ist kostenlos',
  jobThen: ', dann ',
  growth: 'der Nachwuchs arbeitet ab der nächsten Runde',
  animals: '1 Schaf und 1 Nährwert oder 1 Wildschwein oder 1 Rind für 1 Nährwert',
}

const all: { readonly [L in Lang]: Notices } = { en, de }

/** What a player alone aims at (A-SOLO-10); null at tables with others. */
export function goalText(lang: Lang, { table }: Seen): string | null {
  return table.target === null ? null : all[lang].goal(table.scores[0]?.total ?? 0, table.target)
}

/** The next harvest, and whether its food is there (A-HARVEST-01, A-HARVEST-FEED-01). */
function harvestText(lang: Lang, view: Seen): string | null {
  const farm = typeof view.as === 'number' ? view.table.farms[view.as] : undefined
  const now = view.table.round
  if (farm === undefined || now === 0) return null
  let round = now
  while (round < LAST_ROUND && (HARVESTS & (1 << round)) === 0) round++
  // Whoever was born this round eats like everybody else at a later harvest (A-HARVEST-FEED-03).
  const need = farm.need + (round === now ? 0 : farm.newborn * (view.seats === 1 ? 2 : 1))
  return all[lang].harvest(round, round - now, need, farm.goods[FOOD] ?? 0)
}

export function noticesText(lang: Lang, view: Seen): readonly Sentence[] {
  return [goalText(lang, view), harvestText(lang, view)].flatMap((line) => (line === null ? [] : [[line]]))
}

/** Prices of the first, second and later occupations, the equal ones once. */
function jobText(t: Tongue, n: Notices, job: readonly [number, number, number]): Sentence {
  const prices = job.filter((price, i) => price !== job[i - 1])
  const steps = prices.map((price) => (price === 0 ? [n.jobFree] : t.good(FOOD, price)))
  return say(...steps.flatMap((step, i) => (i === 0 ? [step] : [n.jobThen, step])))
}

function spaceText(t: Tongue, view: Seen, space: Space): Sentence | null {
  const n = all[t.messages.lang]
  const { key, pile, take, job, action } = space
  const taken: Sentence[] = []
  for (let i = 0; i < take.length; i += 2) {
    const good = t.good(take[i] ?? 0, take[i + 1] ?? 0)
    // Most spaces are called by what they give.
    if (!(t.messages.spaces[key] ?? '').includes(toText(good))) taken.push(good)
  }
  const grows = pile === null ? [] : [n.perRound(t.good(pile.good, view.seats === 1 ? pile.solo : pile.n))]
  const prices = job === null ? [] : [jobText(t, n, job)]
  const growth = action.startsWith('growth') ? [[n.growth]] : []
  const animals = action === 'animals' ? [[n.animals]] : []
  const parts: Sentence[] = [...taken, ...grows, ...prices, ...growth, ...animals]
  return parts.length === 0 ? null : listOf(t.messages.lang, 'and', parts)
}

/** What the space gives on which a person is placed. */
export function doesText(
  t: Tongue,
  view: Seen,
  decision: AgricolaDecision,
  choice: ChoiceIn<AgricolaDecision>,
): Sentence | null {
  const one = chosen(decision, choice)
  const space = one.kind === 'place' ? SPACES[spaceNumber(one.choice.place)] : undefined
  return space === undefined ? null : spaceText(t, view, space)
}
