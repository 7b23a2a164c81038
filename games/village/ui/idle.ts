/** Why a stone brings no action now, in two or three words, with the viewer's own numbers. */

import { type Refusal, toText } from '@dorfplatz/kernel'
import type { Colour, SpaceId } from '../rules/codes.ts'
import { reasonOf } from '../rules/reasons.ts'
import type { VillageView } from '../rules/view.ts'
import { amountsOf } from '../text/parts.ts'
import { labelsOf, phrasesOf, type Spoken } from './pictures.ts'

function inShort(why: Refusal, said: Spoken): string {
  const reason = reasonOf(why)
  const w = labelsOf(said)
  if (reason === null) return ''
  if (reason.why === 'lacks') return w.lacking(toText(phrasesOf(said).list(amountsOf(reason.lacks))))
  return w.idle[reason.why] ?? ''
}

/** Of a stone: null where it brings an action. */
export function idleStone(table: VillageView, space: SpaceId, stone: Colour, said: Spoken): string | null {
  const found = table.idle.find((one) => one.space === space && one.stone === stone)
  return found === undefined ? null : labelsOf(said).stoneOnly(inShort(found.why, said))
}

/** Of a whole space, where none of its stones brings an action: the refusal of the first, and its reason in short. */
export function idleSpace(
  table: VillageView,
  space: SpaceId,
  said: Spoken,
): { readonly why: Refusal; readonly short: string } | null {
  const stones = table.spaces.find(({ id }) => id === space)?.stones
  if (stones === undefined) return null
  const idle = table.idle.filter((one) => one.space === space)
  const kinds = Object.values(stones).filter((n) => n > 0).length
  const [first] = idle
  if (first === undefined || idle.length < kinds) return null
  return { why: first.why, short: inShort(first.why, said) || labelsOf(said).stoneOnly('') }
}
