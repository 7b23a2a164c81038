/** What every part of a card's text is made with: the language's phrases, and how goods, cards, spaces and effects are said. */

import type { Cond, Goods, Sentence, Speaker } from '@dorfplatz/kernel'
import type { CardEffect, Word } from '../../cards/effects.ts'
import type { Amounts, GoodName } from '../../rules/goods.ts'
import type { CardPhrases } from '../cardphrases.ts'
import type { Saying } from '../effectsaid.ts'

export interface CardContext {
  readonly p: CardPhrases
  readonly speaker: () => Speaker<Word>
  readonly list: (kind: 'and' | 'or', items: readonly Sentence[]) => Sentence
  readonly joined: (items: readonly Sentence[], joiner: string) => Sentence
  readonly cards: (nos: readonly number[], kind?: 'and' | 'or') => Sentence
  readonly goods: (of: Amounts) => Sentence
  readonly kinds: (of: readonly GoodName[]) => Sentence
  readonly spaces: (keys: readonly string[], kind?: 'and' | 'or') => Sentence
  readonly cond: (cond: Cond) => Sentence
  readonly conds: (all: readonly Cond[]) => Sentence
  readonly effect: (effect: CardEffect, saying: Saying) => Sentence
  readonly gift: (goods: Goods) => Sentence
}
