/**
 * Action spaces as data. A space is one value, `{ key, rule, does }`, in words of the game's grammar; what the rules do
 * there, its name, its sentence, its icon line, and its lines in rulebook and quick reference are all read from `does`.
 * A reading is a table with one entry per word (`read.ts`), so that no word can be typed that a reading does not know.
 */

import type { Sentence } from '../game-text.ts'
import { toText } from '../text.ts'
import type { RuleId } from '../types.ts'

/** An action space; `does` is said in a grammar of the game's own choice. */
export interface ActionSpace<E> {
  readonly key: string
  /** The rule that describes it. */
  readonly rule: RuleId
  readonly does: E
}

/** How one language speaks of spaces. */
export interface SpaceTexts<E> {
  /** Spaces with a name of their own ("Day laborer"); the others are called by what one does there. */
  readonly names: { readonly [key: string]: string }
  /** What one does there as a heading: "Plow 1 field". */
  title(does: E): string
  /** In full, as it follows a colon: "place 1 field on your farm". */
  sentence(does: E): Sentence
  /** In as few words as a quick reference has room for: "plow". */
  brief(does: E): string
}

/** Everything that is told of a space. */
export interface SpaceGuide<E> {
  name(space: ActionSpace<E>): string
  sentence(space: ActionSpace<E>): Sentence
  /** Its rule in the rulebook; `note` stands behind the name: " (stage 1)". */
  rule(space: ActionSpace<E>, note?: string): string
  /** Its entry in the quick reference. */
  brief(space: ActionSpace<E>): string
}

export function spaceGuide<E>(texts: SpaceTexts<E>): SpaceGuide<E> {
  const own = ({ key }: ActionSpace<E>): string | undefined => texts.names[key]
  const name = (space: ActionSpace<E>): string => own(space) ?? texts.title(space.does)
  const sentence = (space: ActionSpace<E>): Sentence => texts.sentence(space.does)
  return {
    name,
    sentence,
    rule: (space, note = '') => `${name(space)}${note}: ${toText(sentence(space))}.`,
    brief: (space) => {
      const called = own(space)
      const said = texts.brief(space.does)
      return called === undefined ? said : `${called}: ${said}`
    },
  }
}

type Rules = { readonly [id: RuleId]: string }

const chapterOf = (id: RuleId): string => id.slice(0, id.lastIndexOf('-'))

/** The rulebook put together: the rules of the spaces take their places among the written ones, by number within a chapter. */
export function withSpaceRules(written: Rules, spaces: Rules): Rules {
  const ids = Object.keys(written)
  for (const id of Object.keys(spaces).sort()) {
    const after = ids.findLastIndex((other) => chapterOf(other) === chapterOf(id) && other < id)
    const first = ids.findIndex((other) => chapterOf(other) === chapterOf(id))
    ids.splice(after < 0 ? Math.max(0, first) : after + 1, 0, id)
  }
  return Object.fromEntries(ids.map((id) => [id, spaces[id] ?? written[id] ?? '']))
}
