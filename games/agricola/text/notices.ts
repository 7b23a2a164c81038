/** What stands beside every question: the goal of a solo game, the next harvest and its food, what a space gives. */

import { type ChoiceIn, chosen, type Lang, type Sentence, type View } from '@dorfplatz/kernel'
import { spaceNumber } from '../rules/choices.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import { FOOD } from '../rules/goods.ts'
import type { AgricolaView } from '../rules/view.ts'
import { HARVESTS, LAST_ROUND } from '../rules/work/spaces.ts'
import type { Tongue } from './compose.ts'

/** What these lines need to know of a view. */
type Seen = Pick<View<AgricolaView>, 'table' | 'seats' | 'as'>

interface Notices {
  readonly goal: (points: number, target: number) => string
  readonly harvest: (round: number, rounds: number, need: number, food: number) => string
}

const signed = (n: number): string => String(n).replace('-', '−')

const en: Notices = {
  goal: (points, target) => `Target: ${target} points. You have ${signed(points)}.`,
  harvest: (round, rounds, need, food) =>
    `Harvest ${rounds === 0 ? 'after this round' : `after round ${round}`}: you need ${need} food and have ${food}.`,
}

const de: Notices = {
  goal: (points, target) => `Ziel: ${target} Punkte. Du hast ${signed(points)}.`,
  harvest: (round, rounds, need, food) =>
    `Erntezeit nach ${rounds === 0 ? 'dieser Runde' : `Runde ${round}`}: Du brauchst ${need} ${need === 1 ? 'Nährwert' : 'Nährwerte'} und hast ${food}.`,
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

/** What the space does on which a person is placed. */
export function doesText(t: Tongue, decision: AgricolaDecision, choice: ChoiceIn<AgricolaDecision>): Sentence | null {
  const one = chosen(decision, choice)
  return one.kind === 'place' ? t.spaces.sentence(spaceNumber(one.choice.place)) : null
}
