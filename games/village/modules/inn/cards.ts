/** Every person card as galleries and lists show it. */

import type { Phrases } from '../../text/en.ts'
import type { ListedCard } from '../../text/modules.ts'
import { people } from '../people.ts'
import { personTexts } from './text/say.ts'

export function personEntries(w: Phrases): readonly ListedCard[] {
  const texts = personTexts(w, w.more.inn)
  return people.map((person) => ({
    id: person.id,
    deck: 'person',
    name: texts.name(person.id),
    text: texts.card(person),
    reconstructed: person.costOrigin === 'reconstructed' || person.reconstructed === true,
  }))
}
