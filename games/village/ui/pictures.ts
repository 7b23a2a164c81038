/** Pictures of Village's things, and the phrases and labels of the page's language for the drawings. */

import type { AreaId } from '../rules/codes.ts'
import type { Phrases } from '../text/en.ts'
import type { Labels } from '../text/labels.ts'

/** Whoever carries the game's texts, in the page's language. */
export interface Spoken {
  readonly text: { readonly words: Phrases }
}

export const phrasesOf = ({ text }: Spoken): Phrases => text.words
export const labelsOf = ({ text }: Spoken): Labels => text.words.labels

export const SECTION_ICONS: { readonly [section in Exclude<AreaId, 'graves'>]: string } = {
  craft: 'craft',
  farm: 'home',
  church: 'church',
  council: 'council',
  travel: 'travel',
  seaBurial: 'travel',
}

export const THING_ICONS: { readonly [thing: string]: string } = {
  orange: 'stone-orange',
  green: 'stone-green',
  brown: 'stone-brown',
  pink: 'stone-pink',
  plague: 'stone-plague',
  stone: 'stone-any',
  grain: 'sack',
  point: 'vp',
  tool: 'tools',
}

export const iconOf = (thing: string): string => THING_ICONS[thing] ?? thing
