/** Every person card as galleries and lists show it. */

import type { CardEntry, Lang } from '@dorfplatz/kernel'
import { phrases as german } from '../../text/de.ts'
import { phrases as english } from '../../text/en.ts'
import { EXPANSIONS } from '../index.ts'
import { innPersons } from './persons.ts'
import { innPhrases as de } from './text/phrases.de.ts'
import { innPhrases as en } from './text/phrases.en.ts'
import { personTexts } from './text/say.ts'

const texts = { en: personTexts(english, en), de: personTexts(german, de) }

export function personEntries(): readonly CardEntry[] {
  const all = [...innPersons, ...EXPANSIONS.flatMap((module) => module.persons?.add ?? [])]
  return all.map((person) => {
    const both = <T>(of: (lang: Lang) => T): { readonly [L in Lang]: T } => ({ en: of('en'), de: of('de') })
    return {
      id: person.id,
      deck: 'person',
      name: both((lang) => texts[lang].name(person.id)),
      text: both((lang) => texts[lang].card(person)),
      primitives: [],
      reconstructed: person.costOrigin === 'reconstructed' || person.reconstructed === true,
    }
  })
}
