/** Building blocks of Port's sentences: ships, cargo, captains. */

import type { Seat, Sentence } from '@dorfplatz/kernel'
import type { Figure, Someone } from '../../../rules/events.ts'
import type { VillageView } from '../../../rules/view.ts'
import type { Phrases } from '../../../text/en.ts'
import { amountsOf } from '../../../text/parts.ts'
import { someoneText } from '../../../text/people.ts'
import type { Captain, Cargo } from '../facts.ts'
import type { PortView } from '../types.ts'
import type { PortWords } from './phrases.en.ts'

/** What is seen of the sea, where it is in play. */
export function seaOf(table: VillageView): PortView | undefined {
  return table.more.port
}

/** Stones of any color are said in words: no picture shows them. */
export function payText(w: Phrases, p: PortWords, { pay }: Pick<Captain, 'pay'>): Sentence {
  return pay.any === undefined ? w.some(amountsOf(pay)) : p.anyStones(pay.any)
}

/** A piece of cargo by name: also whoever is aboard. */
export function cargoText(w: Phrases, cargo: Cargo, someone?: Someone): Sentence {
  if (cargo !== 'member') return w.some([{ n: 1, thing: cargo }])
  return someone === undefined ? [] : someoneText(w, someone)
}

/** Who is meant, where it is a member. */
export function crewOf(seat: Seat, { who, generation }: Partial<Figure>): Someone | undefined {
  return who === undefined || generation === undefined ? undefined : { seat, who, generation }
}
