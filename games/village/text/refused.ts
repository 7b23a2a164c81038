/** A refusal as one short line to the person who asked. */

import type { Refusal, Sentence } from '@dorfplatz/kernel'
import { reasonOf } from '../rules/reasons.ts'
import type { Phrases } from './en.ts'
import { amountsOf, iconOf } from './parts.ts'

/** Reasons that need nothing but their own sentence; those of modules are said by their text, which is asked first. */
function plain(w: Phrases, why: string): Sentence | undefined {
  const said: unknown = (w.refused as { readonly [why: string]: unknown })[why]
  return Array.isArray(said) ? (said as Sentence) : undefined
}

export function refused(w: Phrases, refusal: Refusal): Sentence {
  const reason = reasonOf(refusal)
  if (reason === null) return w.refused.missing(refusal.rule)
  switch (reason.why) {
    case 'lacks': {
      return w.refused.lacks(amountsOf(reason.lacks), reason.coins === true, reason.scroll === true)
    }
    case 'noStone':
      return w.refused.noStone([iconOf(w.nouns, reason.colour)])
    case 'wellNeeds':
      return w.refused.wellNeeds(reason.have)
    case 'noMarker':
      return w.refused.noMarker(reason.holder === null ? null : [{ seat: reason.holder }])
    case 'noSuchSeat':
      return w.refused.noSuchSeat(reason.seats)
    case 'wrongNumbers':
      return w.numbers.refused(w.numbers.wrong[reason.wrong])
    case 'younger':
      return w.refused.younger(reason.generation)
    default:
      return plain(w, reason.why) ?? w.refused.missing(refusal.rule)
  }
}
