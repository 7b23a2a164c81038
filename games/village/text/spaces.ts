/**
 * What is told of the action spaces, read from the spaces themselves (cards/spaces.ts): the sentence beside a stone, the
 * rules of the rulebook that say prices and yields, the lines of the quick reference. A language brings how it says each
 * word (spaces.en.ts, spaces.de.ts).
 */

import { type RuleId, readWords, type WordTable } from '@dorfplatz/kernel'
import { buildingIn } from '../cards/board.ts'
import type { Box } from '../cards/box.ts'
import type { SpaceId } from '../cards/facts.ts'
import { SPACE, type SpaceEffect } from '../cards/spaces.ts'

export type SpaceRules = { readonly [rule: RuleId]: string }

export interface SpaceWords {
  /** As few words as fit beside a stone: "gain grain". */
  readonly sentence: WordTable<SpaceEffect, string>
  readonly rules: WordTable<SpaceEffect, SpaceRules>
  /** Lines of the quick reference. */
  readonly brief: WordTable<SpaceEffect, readonly string[]>
}

export interface SpaceTeller {
  readonly does: { readonly [S in SpaceId]: string }
  readonly rules: SpaceRules
  brief(space: SpaceId): readonly string[]
}

/** The rules of whatever a word holds, together. */
export const rulesOf =
  (read: (effect: SpaceEffect) => SpaceRules) =>
  (of: readonly SpaceEffect[]): SpaceRules =>
    Object.assign({}, ...of.map(read))

/** What is done at a space with the values of a table's box. */
function effectIn(box: Box, effect: SpaceEffect): SpaceEffect {
  switch (effect.do) {
    case 'rise':
      return { ...effect, time: box.councilTime.slice(1) }
    case 'craft':
      return { ...effect, at: effect.at.map((building) => buildingIn(box, building)) }
    case 'either':
      return { ...effect, of: effect.of.map((one) => effectIn(box, one)) }
    default:
      return effect
  }
}

export function spaceTeller(box: Box, words: SpaceWords): SpaceTeller {
  const sentence = readWords(words.sentence)
  const rules = readWords(words.rules)
  const brief = readWords(words.brief)
  const all = Object.values(SPACE)
  const does = Object.fromEntries(all.map((space) => [space.key, sentence(space.does)]))
  return {
    // Every space is in the table, so every sentence is there.
    does: does as { readonly [S in SpaceId]: string },
    rules: Object.assign({}, ...all.map((space) => rules(effectIn(box, space.does)))),
    brief: (space) => brief(effectIn(box, SPACE[space].does)),
  }
}
