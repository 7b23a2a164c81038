/** Pictures of Village's things, and the phrases and labels of a language for the drawings. */

import type { Lang } from '@dorfplatz/kernel'
import type { AreaId, SpaceId } from '../rules/codes.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'

export { labelsOf } from '../text/labels.ts'

export const phrasesOf = (lang: Lang) => (lang === 'de' ? de : en)

export const SPACE_ICONS: { readonly [space in SpaceId]: string } = {
  harvest: 'harvest',
  family: 'family',
  crafts: 'craft',
  market: 'market',
  travel: 'travel',
  council: 'council',
  church: 'church',
  inn: 'inn',
  marriage: 'rings',
  smuggler: 'smuggler',
}

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
  grain: 'sack',
  point: 'vp',
  tool: 'tools',
}

export const iconOf = (thing: string): string => THING_ICONS[thing] ?? thing
