/** What stands beside every question: how far a solo game has come, and what an action space is for. */

import type { Decision, Json, Lang, Sentence, View } from '@dorfplatz/kernel'
import { KINDS, type SpaceId } from '../rules/codes.ts'
import { ranksAt } from '../rules/score.ts'
import { standing } from '../rules/standing.ts'
import type { VillageView } from '../rules/view.ts'
import type { Phrases } from './en.ts'
import { colourOf, spaceOf } from './parts.ts'

interface Notices {
  readonly goal: (points: number, rank: string, next: string | null, from: number) => string
  readonly reached: (points: number, rank: string) => string
  readonly does: { readonly [S in SpaceId]: string }
}

const en: Notices = {
  goal: (points, rank, next, from) =>
    `${points} ${points === 1 ? 'point' : 'points'} so far: ${rank}.${next === null ? '' : ` ${next} from ${from}.`}`,
  reached: (points, rank) => `${points} ${points === 1 ? 'point' : 'points'}: ${rank}.`,
  does: {
    harvest: 'gain grain',
    family: 'a new member, or one home from the board',
    crafts: 'make goods',
    market: 'hold a market day and serve customers',
    travel: 'send someone on the road',
    council: 'let someone rise in the council chamber',
    church: 'put a member into the black bag for mass',
  },
}

const de: Notices = {
  goal: (points, rank, next, from) =>
    `Bisher ${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${rank}.${next === null ? '' : ` ${next} ab ${from}.`}`,
  reached: (points, rank) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${rank}.`,
  does: {
    harvest: 'Getreide bekommen',
    family: 'neues Familienmitglied oder eines nach Hause holen',
    crafts: 'Waren herstellen',
    market: 'Markttag ausrufen und Kunden bedienen',
    travel: 'jemanden auf Reisen schicken',
    council: 'jemanden in der Ratsstube aufsteigen lassen',
    church: 'jemanden in den schwarzen Beutel legen, für die Messe',
  },
}

const all: { readonly [L in Lang]: Notices } = { en, de }

/** What a player alone has reached, and what comes next (V-SOLO-84); null at tables with others. */
export function goalText(w: Phrases, view: View<VillageView>): string | null {
  const [alone] = standing(view.table)
  if (view.seats > 1 || alone === undefined) return null
  const { rank, next } = ranksAt(alone.total, view.options)
  const names: { readonly [rank: string]: string } = w.verdicts
  if (view.over) return all[w.lang].reached(alone.total, names[rank] ?? rank)
  return all[w.lang].goal(alone.total, names[rank] ?? rank, names[next?.rank ?? ''] ?? null, next?.from ?? 0)
}

export function noticesText(w: Phrases, view: View<VillageView>): readonly Sentence[] {
  const goal = goalText(w, view)
  return goal === null ? [] : [[goal]]
}

/** What the action space is for from which a stone is taken; a stone without an action says so itself. */
export function doesText(w: Phrases, view: View<VillageView>, decision: Decision, choice: Json): Sentence | null {
  if (decision.kind !== 'turn' || typeof choice !== 'number') return null
  const space = spaceOf(Math.floor(choice / KINDS))
  const idle = view.table.idle.some((entry) => entry.space === space && entry.stone === colourOf(choice))
  return idle ? null : [all[w.lang].does[space]]
}
