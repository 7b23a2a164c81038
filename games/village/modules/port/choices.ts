/** The answers of a voyage: small named values, frozen once and shared by all matches. */

import { DONE, PASS, shape } from '@dorfplatz/kernel'
import { BOX } from '../../cards/box.ts'
import { cached, type Member, memberOf, memberShape } from '../../rules/choices.ts'
import { placeCode } from '../../rules/places.ts'
import {
  CAPTAINS,
  FIELDS,
  type FieldId,
  FROM_FARM,
  ISLANDS,
  type IslandId,
  port,
  type Stack,
  type Ware,
} from './facts.ts'
import type {
  BoardChoice,
  BurialChoice,
  DockChoice,
  HireChoice,
  KeeperChoice,
  LoadChoice,
  ReturnChoice,
  SailChoice,
  SellChoice,
  StandChoice,
} from './types.ts'

export const hireOf = cached((hire: string): HireChoice => ({ hire }))
export const sailTo = cached((sail: FieldId): SailChoice => ({ sail }))
export const dockAt = cached((dock: IslandId): DockChoice => ({ dock }))
export const RETURN: ReturnChoice = Object.freeze({ return: 'harbor' })
export const loadOf = cached((load: Ware): LoadChoice => ({ load }))
export const sellOf = cached((sell: Ware): SellChoice => ({ sell }))
export const boardOf = cached((board: Stack): BoardChoice => ({ board }))
export const keeperOf = cached((kind: number): KeeperChoice => ({ keeper: aboard(kind) }))
export const standOf = cached((stand: 'cocoa' | 'tea'): StandChoice => ({ stand }))
export const seaGraveOf = cached((seaGrave: number): BurialChoice => ({ seaGrave }))

function aboard(kind: number): Member {
  return memberOf(placeCode('ship'), kind).member
}

const CHEST_IDS = BOX.chests.map((_, i): `chest-${number}` => `chest-${i + 1}`)
const field = shape.id<FieldId>('field', FIELDS)
const dock = shape.fields({
  dock: shape.id<IslandId>('island', ISLANDS),
})
const ware = shape.id<Ware>('good', FROM_FARM)
const sail = shape.fields({ sail: field })
const hire = shape.fields({
  hire: shape.id('captain', CAPTAINS),
})
const done = shape.value(DONE)
const play = shape.fields({ play: shape.id<string>('card') })

/** What answers look like. */
export const SHAPES = {
  voyage: shape.either(hire, sail, dock, shape.fields({ return: shape.value('harbor') }), play, shape.value(PASS)),
  load: shape.either(shape.fields({ load: ware }), shape.fields({ member: memberShape }), play, done),
  sail: shape.either(sail, dock, play, done),
  island: shape.either(
    shape.fields({ sell: ware }),
    shape.fields({ board: shape.id<Stack>('stack', ['cocoa', 'tea', 'chest']) }),
    shape.fields({ keeper: memberShape }),
    play,
    done,
  ),
  pair: shape.either(shape.fields({ pair: ware }), shape.fields({ members: shape.list(memberShape, 2) })),
  chart: dock,
  chest: shape.fields({ chest: shape.id<`chest-${number}`>('chest', CHEST_IDS) }),
  seaGrave: shape.fields({ seaGrave: shape.number(1, port.burial.value.length) }),
} as const
