/** "Why not?": what a question like this one offers at other times and not now, and what becomes of a wish in words. */

import {
  type Answer,
  type Decision,
  firstMatch,
  type GameKernel,
  type GameText,
  type Json,
  type Match,
  type MatchRecord,
  type Refusal,
  randomFrom,
  type Sentence,
  type View,
} from '@dorfplatz/kernel'
import { storyOf } from './story.ts'

export interface Missing {
  readonly choice: Json
  readonly sentence: Sentence
  readonly refusal: Refusal
}

/** More questions than this need not be looked through to know what a question can offer. */
const ENOUGH = 1500

/** What questions of this kind have offered at this table, and what they offer in another game by these rules. */
function offered(k: GameKernel<unknown, Json>, record: MatchRecord, kind: string): Json[] {
  const choices = new Map<string, Json>()
  const look = (m: Match<unknown>): void => {
    for (const open of k.open(m)) {
      if (open.frame.op !== kind) continue
      for (const choice of k.choices(m, open) ?? []) choices.set(JSON.stringify(choice), choice)
    }
  }
  storyOf(k, record, undefined, look)
  const random = randomFrom('why not')
  const other = firstMatch(k, record)
  for (let questions = 0; questions < ENOUGH; questions++) {
    const open = k.open(other)[0]
    if (open === undefined) break
    look(other)
    k.play(other, open.frame.seat, { choice: k.sample(other, open, random) })
  }
  return [...choices.values()]
}

/** A choice in words; null where it names something that this table does not have. */
function said(text: GameText, view: View, decision: Decision, choice: Json): Sentence | null {
  try {
    return text.choice(view, decision, choice)
  } catch {
    return null
  }
}

/** Choices that are refused now, each once by its words, with the reason. */
export function missing(
  k: GameKernel<unknown, Json>,
  match: Match<unknown>,
  record: MatchRecord,
  view: View,
  decision: Decision,
  text: GameText,
): Missing[] {
  const told = new Set((decision.choices ?? []).map((choice) => JSON.stringify(text.choice(view, decision, choice))))
  return offered(k, record, decision.kind).flatMap((choice) => {
    const sentence = said(text, view, decision, choice)
    const words = JSON.stringify(sentence)
    if (sentence === null || told.has(words)) return []
    const refusal = k.whyNot(match, decision.seat, { to: decision.id, choice })
    if (refusal === null) return []
    told.add(words)
    return [{ choice, sentence, refusal }]
  })
}

/** The same deed with other numbers has the same words but for what is counted. */
export const deedOf = (sentence: Sentence): string =>
  JSON.stringify(
    sentence.map((part) =>
      typeof part === 'string' ? part : 'n' in part ? '#' : 'icon' in part ? part.icon : Object.values(part),
    ),
  )

/** Each deed once, and none of those that are offered with another number. */
export function deeds(found: readonly Missing[], offered: readonly Sentence[]): Missing[] {
  const told = new Set(offered.map(deedOf))
  return found.filter(({ sentence }) => {
    const deed = deedOf(sentence)
    return told.has(deed) ? false : told.add(deed)
  })
}

/** Cards of the hand and on the table with the answers that would play them. */
export function wishedCards(
  k: GameKernel<unknown, Json>,
  view: View,
  table: readonly Sentence[],
): { readonly id: string; readonly answer: Answer }[] {
  const laid = table.flat().flatMap((part) => (typeof part !== 'string' && 'card' in part ? [part.card] : []))
  return [...new Set([...(k.game.hand?.(view) ?? []), ...laid])].flatMap((id) => {
    const answer = k.game.playing?.(view, id) ?? null
    return answer === null ? [] : [{ id, answer }]
  })
}
