/** What is seen at a mass, a birth and a death. */

import { familyOf, type Panel, times } from '@dorfplatz/ui'
import type { PlaceId } from '../rules/places.ts'

export const MASS: Panel = { place: 'church', back: [], front: times('i-monk', 4, 4) }

export const childOf = (mark: number): Panel => ({
  place: 'hearth',
  back: [],
  front: [],
  people: familyOf(3, mark),
})

const GRAVEYARD: Panel = { place: 'church', back: [], front: ['i-grave', 'lantern', 'i-grave'] }
const CHRONICLE: Panel = { place: 'study', back: [], front: ['i-book', 'i-quill', 'i-scroll'] }
const AT_SEA: Panel = { place: 'sea', back: [], front: ['i-wave', 'ship', 'i-wave'] }

/** Where somebody is remembered. */
export const restOf = (rest: PlaceId): Panel =>
  rest === 'grave' ? GRAVEYARD : rest.startsWith('chronicle') ? CHRONICLE : AT_SEA
