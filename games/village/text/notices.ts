/** What stands beside every question: how far a solo game has come, and what an action space is for. */

import { type ChoiceIn, chosen, type Options, type Sentence } from '@dorfplatz/kernel'
import type { SpaceId } from '../rules/codes.ts'
import type { VillageDecision } from '../rules/frames.ts'
import { ranksAt } from '../rules/score.ts'
import { scoresNow } from '../rules/sheet.ts'
import type { VillageView } from '../rules/view.ts'
import type { Phrases } from './en.ts'

export interface Notices {
  readonly goal: (points: number, rank: string, next: string | null, from: number) => string
  readonly reached: (points: number, rank: string) => string
  readonly does: { readonly [S in SpaceId]: string }
}

/** What of a view the notices need. */
interface Seen {
  readonly seats: number
  readonly over: boolean
  readonly options: Options
  readonly table: VillageView
}

/** What a player alone has reached, and what comes next (V-SOLO-84); null at tables with others. */
export function goalText(w: Phrases, view: Seen): string | null {
  const [alone] = scoresNow(view.table)
  if (view.seats > 1 || alone === undefined) return null
  const { rank, next } = ranksAt(alone.total, view.options)
  const names: { readonly [rank: string]: string } = w.verdicts
  if (view.over) return w.notices.reached(alone.total, names[rank] ?? rank)
  return w.notices.goal(alone.total, names[rank] ?? rank, names[next?.rank ?? ''] ?? null, next?.from ?? 0)
}

export function noticesText(w: Phrases, view: Seen): readonly Sentence[] {
  const goal = goalText(w, view)
  return goal === null ? [] : [[goal]]
}

/** What the action space is for from which a stone is taken; a stone without an action says so itself. */
export function doesText(
  w: Phrases,
  { table }: Seen,
  decision: VillageDecision,
  choice: ChoiceIn<VillageDecision>,
): Sentence | null {
  const one = chosen(decision, choice)
  if (one.kind !== 'turn' || !('take' in one.choice)) return null
  const { take, from } = one.choice
  const idle = table.idle.some((entry) => entry.space === from && entry.stone === take)
  return idle ? null : [w.notices.does[from]]
}
