/** Where the answers of a voyage lie: on fields of the sea, captains, holds, stacks, lighthouses, stands and sea graves. */

import { type ChoiceIn, chosen, DONE, type Json, PASS } from '@dorfplatz/kernel'
import { boxAt } from '../../../cards/box.ts'
import type { Frame, VillageDecision } from '../../../rules/frames.ts'
import { phrasesOf, type Spoken } from '../../../ui/pictures.ts'
import type { Props } from '../../../ui/props.ts'
import { figureSpot } from '../../../ui/spots.ts'
import { type Cargo, type FieldId, FROM_FARM, type Stack } from '../facts.ts'
import { wordsOf } from './words.ts'

export const fieldSpot = (field: FieldId): string => `sea:${field}`
export const captainSpot = (captain: string): string => `captain:${captain}`
export const loadSpot = (cargo: Cargo): string => `load:${cargo}`
export const holdSpot = (cargo: Cargo): string => `hold:${cargo}`
export const stackSpot = (stack: Stack): string => `stack:${stack}`
export const lightSpot = (field: FieldId): string => `light:${field}`
export const standSpot = (ware: 'cocoa' | 'tea'): string => `stand:${ware}`
export const seaGraveSpot = (n: number): string => `seagrave:${n}`

export function spots(asked: VillageDecision, choice: ChoiceIn<VillageDecision>): readonly string[] | undefined {
  const one = chosen(asked, choice)
  if (one.choice === PASS || one.choice === DONE) return undefined
  switch (one.kind) {
    case 'voyage':
      if ('play' in one.choice) return undefined
      if ('hire' in one.choice) return [captainSpot(one.choice.hire)]
      if ('return' in one.choice) return [fieldSpot('H')]
      return [fieldSpot('dock' in one.choice ? one.choice.dock : one.choice.sail)]
    case 'chart':
      return [fieldSpot(one.choice.dock)]
    case 'sail':
      if ('play' in one.choice) return undefined
      return [fieldSpot('dock' in one.choice ? one.choice.dock : one.choice.sail)]
    case 'load':
      if ('play' in one.choice) return undefined
      if ('load' in one.choice) return [loadSpot(one.choice.load)]
      return [loadSpot('member'), figureSpot('farm', one.choice.member.generation)]
    case 'island':
      if ('play' in one.choice) return undefined
      if ('sell' in one.choice) return [holdSpot(one.choice.sell)]
      if ('board' in one.choice) return [stackSpot(one.choice.board)]
      return [holdSpot('member')]
    case 'seaGrave':
      return [seaGraveSpot(one.choice.seaGrave)]
    case 'serve':
      return 'stand' in one.choice ? [standSpot(one.choice.stand)] : undefined
    default:
      return undefined
  }
}

/** A payment lies where that is which it pays for. */
export function paidAt(then: Frame): string | undefined {
  switch (then.op) {
    case 'hired':
      return captainSpot(then.captain)
    case 'leg':
      return fieldSpot(then.to)
    case 'keeper':
      return holdSpot('member')
    case 'stand':
      return standSpot(then.ware)
    default:
      return undefined
  }
}

const isWare = (cargo: string): boolean => FROM_FARM.some((ware) => ware === cargo)

/** The answer to ask about where a spot offers none. */
export function asksAt(
  { view, me }: Pick<Props, 'view' | 'me'>,
  kind: VillageDecision['kind'],
  spot: string,
): Json | undefined {
  const [of = '', one = ''] = spot.split(':')
  const ship = view.table.more.port?.ships[me ?? -1]
  switch (kind) {
    case 'voyage':
      if (of === 'captain') return ship?.at === 'H' ? { hire: one } : undefined
      return of === 'sea' && one !== ship?.at && ship?.at !== 'H' ? { sail: one } : undefined
    case 'sail':
      return of === 'sea' && one !== ship?.at ? { sail: one } : undefined
    case 'load':
      return of === 'load' && isWare(one) ? { load: one } : undefined
    case 'island': {
      if (of === 'hold' && isWare(one)) return { sell: one }
      const island = boxAt(view.options).islands.find(({ id }) => id === ship?.at)
      if (of === 'stack' && island?.stack === one) return { board: one }
      const member = ship?.holds.find(({ cargo }) => cargo === 'member')?.generation
      return (of === 'light' && one === ship?.at) || (of === 'hold' && one === 'member')
        ? { keeper: { at: 'ship', generation: member ?? 1 } }
        : undefined
    }
    case 'serve':
      return of === 'stand' ? { stand: one } : undefined
    case 'seaGrave':
      return of === 'seagrave' ? { seaGrave: Number(one) } : undefined
    default:
      return undefined
  }
}

/** Everything lies on the place of travel, but for the stands of the market. */
export function placeOf(spot: string): string | undefined {
  const [of = ''] = spot.split(':')
  if (of === 'stand') return 'market'
  return ['sea', 'captain', 'load', 'hold', 'stack', 'light', 'seagrave'].includes(of) ? 'travel' : undefined
}

export function nameOf(spot: string, said: Spoken): string | undefined {
  const w = wordsOf(said)
  const [of = '', one = ''] = spot.split(':')
  switch (of) {
    case 'sea':
    case 'light':
      return w.fields[one as FieldId]
    case 'captain':
      return w.captain
    case 'load':
    case 'hold':
    case 'stack':
    case 'stand':
      return w.cargo[one as Cargo]
    case 'seagrave':
      return `${w.labels.seaBurial} ${one} (${phrasesOf(said).box.burial[Number(one) - 1] ?? 0})`
    default:
      return undefined
  }
}
