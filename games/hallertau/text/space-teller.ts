/** What rulebook and quick reference tell of the action spaces, read from the spaces themselves (rules/spaces.ts). */

import { type Sentence, spaceGuide, toText } from '@dorfplatz/kernel'
import { quadrantOf } from '../rules/facts.ts'
import { ACTION_SPACES, type HallertauSpace } from '../rules/spaces.ts'
import { capital } from './card.ts'
import { spaceSentence } from './pieces.ts'
import { lineOf, type SpaceWords } from './spaces.ts'
import type { Speech } from './speech.ts'

const QUADRANTS = [0, 1, 2, 3]

export interface SpaceTeller {
  readonly rules: { readonly [rule: string]: string }
  /** Lines of the quick reference, Quadrant by Quadrant. */
  readonly quick: readonly { readonly title: string; readonly lines: readonly string[] }[]
}

export function spaceTeller(s: Speech, words: SpaceWords): SpaceTeller {
  const line = lineOf(s.w, words, 'paper')
  const sentence = (does: HallertauSpace['does']): Sentence => {
    const said = spaceSentence(s, does)
    return words.capital ? capital(said) : said
  }
  const guide = spaceGuide<HallertauSpace['does']>({
    names: s.w.spaces,
    title: (does) => toText(sentence(does)),
    sentence,
    brief: (does) => line(does, null),
  })
  const rules = ACTION_SPACES.map((space, place): [string, string] => {
    const remark = words.remarks[space.key]
    const rule = guide.rule(space, ` (${words.quadrant(quadrantOf(place) + 1)})`)
    return [space.rule, remark === undefined ? rule : `${rule} ${remark}`]
  })
  return {
    rules: Object.fromEntries(rules),
    quick: QUADRANTS.map((quadrant) => ({
      title: words.quadrant(quadrant + 1),
      lines: ACTION_SPACES.filter((_, place) => quadrantOf(place) === quadrant).map(guide.brief),
    })),
  }
}
