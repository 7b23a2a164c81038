/** Where the answers of Marriage lie: on ranks, houses, favors, the smuggler's deals, and customers of the queue. */

import { type ChoiceIn, chosen, type Json, PASS } from '@dorfplatz/kernel'
import type { Frame, VillageDecision } from '../../../rules/frames.ts'
import type { Spoken } from '../../../ui/pictures.ts'
import { figureSpot, tileSpot } from '../../../ui/spots.ts'
import { FAVOURS, type House } from '../board.ts'
import { wordsOf } from './words.ts'

export const rankSpot = (rank: number): string => `rank:${rank}`
export const houseSpot = (house: House): string => `house:${house}`
export const favourSpot = (house: House, n: number): string => `favour:${house}:${n}`
export const dealSpot = (deal: 'bread' | 'tool' | 'stones'): string => `deal:${deal}`
export const buySpot = (ware: 'bread' | 'tool'): string => `buy:${ware}`

export function spots(asked: VillageDecision, choice: ChoiceIn<VillageDecision>): readonly string[] | undefined {
  const one = chosen(asked, choice)
  if (one.choice === PASS) return undefined
  switch (one.kind) {
    case 'marry':
      return [rankSpot(one.choice.rank)]
    case 'suitor':
      return [rankSpot(one.args.rank), figureSpot('farm', one.choice.member.generation, one.choice.member.bread)]
    case 'smuggler':
      if ('deal' in one.choice) return [dealSpot('stones')]
      return ['serve' in one.choice ? tileSpot(one.choice.serve) : dealSpot(one.choice.sell)]
    case 'twoColours':
      return [dealSpot('stones')]
    case 'house':
      return [houseSpot(one.choice.house)]
    case 'homecomingOffer':
      return [buySpot(one.choice.buy)]
    case 'favour': {
      const { house } = one.args
      const same = JSON.stringify(one.choice.favour)
      return [favourSpot(house, JSON.stringify(FAVOURS[house][0]) === same ? 0 : 1)]
    }
    default:
      return undefined
  }
}

/** A payment lies where that is which it pays for. */
export function paidAt(then: Frame): string | undefined {
  switch (then.op) {
    case 'ceremony':
      return rankSpot(then.rank)
    case 'smuggled':
      return 'serve' in then.deal
        ? tileSpot(then.deal.serve)
        : dealSpot('sell' in then.deal ? then.deal.sell : 'stones')
    case 'homecomingBought':
      return buySpot(then.buy)
    default:
      return undefined
  }
}

export function placeOf(spot: string): string | undefined {
  const [of] = spot.split(':')
  if (of === 'deal') return 'smuggler'
  return of === 'rank' || of === 'house' || of === 'favour' || of === 'buy' ? 'marriage' : undefined
}

export function nameOf(spot: string, said: Spoken): string | undefined {
  const w = wordsOf(said)
  const [of, one = ''] = spot.split(':')
  if (of === 'rank') return w.rank(Number(one))
  if (of === 'house' || of === 'favour') return one === 'shop' ? w.areas.shop : w.areas.bakery
  if (of === 'buy') return one === 'tool' ? w.labels.tool : w.labels.bread
  if (of === 'deal') return one === 'stones' ? w.labels.twoColours : one === 'tool' ? w.labels.tool : w.labels.bread
  return undefined
}

/** A rank that is taken, or a ware nobody has, says why. */
export function asksAt(_: unknown, kind: VillageDecision['kind'], spot: string): Json | undefined {
  const [of, one = ''] = spot.split(':')
  if (kind === 'marry' && of === 'rank') return { rank: Number(one) }
  if (kind !== 'smuggler') return undefined
  if (of === 'tile') return { serve: one }
  if (of === 'deal') return one === 'stones' ? { deal: 'stones' } : { sell: one, n: 1 }
  return undefined
}
