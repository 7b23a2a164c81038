/** Where the answers of Inn lie: on its place, on a stack by its top card, on members, castles and customers. */

import { type ChoiceIn, chosen, type Json, PASS } from '@dorfplatz/kernel'
import type { Frame, VillageDecision } from '../../../rules/frames.ts'
import type { Spoken } from '../../../ui/pictures.ts'
import { personsOf, wordsOf } from './words.ts'

const INN = 'space:inn'
export const cardSpot = (id: string): string => `person:${id}`
/** The first step of the leaf: pressing it pays. */
export const PAY_STEP = 'innStep:1'

export function spots(asked: VillageDecision, choice: ChoiceIn<VillageDecision>): readonly string[] | undefined {
  const one = chosen(asked, choice)
  if (!one.kind.startsWith('inn')) return undefined
  if (one.choice === PASS) return []
  switch (one.kind) {
    case 'innEnter':
      return [INN]
    case 'innPay':
      return [PAY_STEP, INN]
    case 'innGuest':
    case 'innAbbot':
      return [`figure:${one.choice.member.at}:${one.choice.member.generation}`]
    case 'innSlide':
      return [cardSpot(one.choice.slide)]
    case 'innBuy':
      return [cardSpot(one.choice.buy)]
    case 'innSearch':
      return [cardSpot(one.choice.search)]
    case 'innMessenger':
      return [`castle:${one.choice.castle}`]
    case 'innPrivilege':
      return [`council:${one.choice.privilege}`]
    case 'innCustomer':
      return [`tile:${one.choice.customer}`]
    default:
      return []
  }
}

export function paidAt(then: Frame): string | undefined {
  return then.op === 'innBought' ? INN : undefined
}

/** Why a top card cannot be bought or slid under. */
export function asksAt(_: object, kind: VillageDecision['kind'], spot: string): Json | undefined {
  const [of, id = ''] = spot.split(':')
  if (of !== 'person') return undefined
  return kind === 'innBuy' ? { buy: id } : kind === 'innSlide' ? { slide: id } : undefined
}

export function placeOf(spot: string): string | undefined {
  return spot.startsWith('person:') || spot === PAY_STEP ? 'inn' : undefined
}

export function nameOf(spot: string, said: Spoken): string | undefined {
  if (spot === PAY_STEP) return wordsOf(said).labels.steps.innPay
  const [of, id = ''] = spot.split(':')
  return of === 'person' ? personsOf(said).name(id) : undefined
}
