/** Spaces that would bring nothing as things stand, or only half of what they show: said before they are taken. */

import type { View } from '@dorfplatz/kernel'
import { fits } from '../rules/animals/room.ts'
import { named } from '../rules/asked.ts'
import { isAnimal, SHEEP } from '../rules/goods.ts'
import type { AgricolaView } from '../rules/view.ts'
import { SPACES, spaceNumber } from '../rules/work/spaces.ts'
import type { Option } from './props.ts'
import { saidIn } from './said.ts'

export interface Nothing {
  /** In two or three words. */
  readonly why: string
  /** Nothing at all; else only half. */
  readonly all: boolean
}

export function idle(view: View<AgricolaView>, option: Option, lang: 'de' | 'en'): Nothing | null {
  if (option.decision?.kind !== 'place' || view.as === 'spectator') return null
  const pile = SPACES[spaceNumber(named(option.answer.choice, 'place') ?? '')]?.pile ?? null
  const farm = view.table.farms[view.as]
  if (pile === null || farm === undefined || !isAnimal(pile.good)) return null
  const more = (good: number): number => (farm.goods[good] ?? 0) + (good === pile.good ? 1 : 0)
  if (fits(farm.places, more(SHEEP), more(SHEEP + 1), more(SHEEP + 2))) return null
  const s = saidIn(lang)
  return farm.cooks.includes(pile.good) ? { why: s.cookOnly, all: false } : { why: s.noRoom, all: true }
}
