/** What a card without a printed name is called: what it asks for and what it brings, in two words. */

import type { IconLine, Lang } from '@dorfplatz/kernel'
import type { CardData } from '../rules/card.ts'
import { needOf, tiersOf } from './cardLines.ts'
import { drawings } from './drawings.ts'
import { THING_ICONS, wordsOf } from './words.ts'

type Title = (first: string, second: string) => string

interface TitleWords {
  readonly others: { readonly [icon: string]: string }
  /** What cards bring that are only points. */
  readonly honor: string
  readonly both: Title
}

const WORDS: { readonly [L in Lang]: TitleWords } = {
  en: {
    others: { field: 'Fields', fieldtile: 'Fields', sow: 'Sowing', harvest: 'Harvest', crops: 'Crops' },
    honor: 'Honor',
    both: (first, second) => `${first} and ${second.toLowerCase()}`,
  },
  de: {
    others: { field: 'Äcker', fieldtile: 'Äcker', sow: 'Saat', harvest: 'Ernte', crops: 'Ackerfrüchte' },
    honor: 'Ehre',
    both: (first, second) => `${first} und ${second}`,
  },
}

const ICONS: readonly string[] = THING_ICONS

/** The things of a line, each once. */
function thingsIn(line: IconLine | null, lang: Lang): readonly string[] {
  const { things } = wordsOf(lang)
  const named = (line ?? []).flatMap((sign) => {
    if ('sign' in sign) return []
    const at = ICONS.indexOf(sign.icon)
    const name = at < 0 ? WORDS[lang].others[sign.icon] : things[at]
    return name === undefined ? [] : [name]
  })
  return [...new Set(named)]
}

/** Null where neither can be told in a word. */
export function titleOf(data: CardData, lang: Lang): string | null {
  const { both, honor } = WORDS[lang]
  const draw = drawings(lang)
  const tiers = tiersOf(data, draw)
  const [row] = tiers?.rows ?? []
  const effect = data.income ?? data.then
  const asks = thingsIn([...(needOf(data, draw) ?? []), ...(row?.need ?? [])], lang)
  const drawn =
    tiers === null ? (effect === undefined ? [] : draw.effect(effect)) : [...(row?.gives ?? []), ...tiers.rest]
  const brings = thingsIn(drawn, lang)
  const [first] = asks
  const second = brings.find((thing) => thing !== first)
  if (first !== undefined && second !== undefined) return both(first, second)
  if (first !== undefined && data.vp !== undefined) return both(first, honor)
  const [one, other] = first === undefined ? brings : [first, asks[1]]
  if (one === undefined) return null
  return other === undefined ? one : both(one, other)
}
