/** What the sentences of one language are put together from: names of cards, spaces and goods. */

import { listOf, type Part, type Sentence, say } from '@dorfplatz/kernel'
import type { CardEffect } from '../cards/effects.ts'
import { findCard } from '../cards/registry.ts'
import { type Amounts, goodName } from '../rules/goods.ts'
import type { BoardWords } from './board.ts'
import type { Messages } from './messages.en.ts'
import { goodSaid } from './parts.ts'
import type { SpaceTeller } from './spaces.ts'

/** All that one language brings. */
export interface Language {
  readonly messages: Messages
  /** What a card lets one do, as its text says it. */
  readonly offered: (effect: CardEffect) => Sentence
  readonly spaces: SpaceTeller
  readonly board: BoardWords
}

/** What the sentences of one language share. */
export interface Tongue {
  readonly messages: Messages
  readonly spaces: SpaceTeller
  card(no: number): Sentence
  cards(list: readonly number[]): Sentence
  space(space: number): string
  goods(goods: Amounts): Sentence
  good(good: number, n: number): Sentence
  /** Several of a good without a number, and whether its word is the same for one. */
  goodsOf(good: number): readonly [goods: Part, mass: boolean]
  /** What a card lets one do, as it stands in questions and options. */
  offered(effect: CardEffect): Sentence
}

/** Cards abbreviate; questions and options name goods in full. */
function inFull(nouns: Messages['nouns'], sentence: Sentence): Sentence {
  return sentence.map((part, i) => {
    if (typeof part !== 'object' || !('icon' in part) || part.icon !== 'food') return part
    const before = sentence.slice(0, i).findLast((other) => typeof other === 'object' && 'n' in other)
    return { icon: part.icon, label: nouns.food[typeof before === 'object' && 'n' in before && before.n === 1 ? 0 : 1] }
  })
}

export function tongue({ messages, offered, spaces }: Language): Tongue {
  const card = (no: number): Sentence => {
    const found = findCard(no)
    return found === undefined ? ['?'] : [{ card: String(no), label: found.name[messages.lang] }]
  }
  return {
    messages,
    card,
    cards: (list) => listOf(messages.lang, 'and', list.map(card)),
    space: spaces.name,
    spaces,
    goods: messages.some,
    good: (good, n) => say(n, goodSaid(messages.nouns, goodName(good), n)),
    goodsOf: (good) => {
      const [one, many] = messages.nouns[goodName(good)]
      return [goodSaid(messages.nouns, goodName(good), 2), one === many]
    },
    offered: (effect) => inFull(messages.nouns, offered(effect)),
  }
}
