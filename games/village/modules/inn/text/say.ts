/** A person card in words, from its datum: cost, moment, and what it does or scores. */

import { type GoodName, listOf, type Sentence, type Speaker, say, speaker } from '@dorfplatz/kernel'
import type { Phrases } from '../../../text/en.ts'
import { iconNameOf, isThing } from '../../../text/parts.ts'
import { type Person, type PersonEffect, type PersonScore, type PersonWord, personIn } from '../person.ts'
import type { InnPhrases } from './phrases.en.ts'

export interface PersonTexts {
  readonly name: (id: string) => string
  readonly cost: (person: Person) => Sentence
  readonly effect: (effect: PersonEffect) => Sentence
  /** What it does or scores, without its moment. */
  readonly does: (person: Person) => Sentence
  /** The whole card: moment, then what it does. */
  readonly card: (person: Person) => Sentence
}

function goodsOf(w: Phrases): { readonly [good: string]: GoodName } {
  return Object.fromEntries(
    Object.entries(w.objects).flatMap(([id, [one, many]]) =>
      isThing(id) ? [[id, { one, many, icon: iconNameOf(id) }] as const] : [],
    ),
  )
}

export function personTexts(w: Phrases, p: InnPhrases): PersonTexts {
  const names: { readonly [id: string]: string } = p.names
  const speak: Speaker<PersonWord> = speaker<PersonWord>({ goods: goodsOf(w), metrics: {}, words: p.words }, w.lang)
  const points = (n: number): Sentence => w.list([{ n, thing: 'point' }])

  const scored = (score: PersonScore): Sentence => {
    if ('per' in score) return p.score.per[score.per](points(score.points), score.most ?? 0)
    if ('perKind' in score) {
      const kinds = score.perKind.map((kind) => w.things(isThing(kind) ? [kind] : []))
      return p.score.perKind(points(score.points), listOf(w.lang, 'and', kinds))
    }
    if ('left' in score) return p.score.left(w.nouns[score.left][1], score.table.slice(1).join(', '))
    if ('lastOfAll' in score) return p.score.lastOfAll(points(score.lastOfAll), points(score.otherwise))
    return p.score[score.replaces](score.table.slice(1).join(', '))
  }

  const does = (person: Person): Sentence => {
    const { effect, score } = personIn(w.box, person)
    return effect !== undefined ? speak.effect(effect) : score === undefined ? [] : scored(score)
  }
  return {
    name: (id) => names[id] ?? id,
    cost: (person) => {
      const { cost } = personIn(w.box, person)
      return w.list(
        cost.coin === undefined ? [{ n: cost.beer ?? 0, thing: 'beer' }] : [{ n: cost.coin, thing: 'coin' }],
      )
    },
    does,
    effect: (effect) => speak.effect(effect),
    card: (person) => say(p.moments[person.when], ': ', does(person), '.'),
  }
}
