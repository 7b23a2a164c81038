/** What questions are answered with: small named values, frozen once and shared by all matches. */

import { DONE, PASS, shape } from '@dorfplatz/kernel'
import type { BuildingId } from '../cards/board.ts'
import { tiles } from '../cards/customers.ts'
import {
  COLOURS,
  type Colour,
  countsFor,
  GENERATIONS,
  GOODS,
  type Good,
  INFLUENCE,
  type Influence,
  type SpaceId,
} from './codes.ts'
import type { Play } from './modules/module.ts'
import { PLACES, type PlaceId } from './places.ts'

/** A member: where it stands, what it counts for, and whether bread has raised it. Equal ones are the same to every rule. */
export type Member = { readonly at: PlaceId; readonly generation: number; readonly bread?: true }
export type MemberChoice = { readonly member: Member }

/** Stones and what may stand in for them, in the order in which payments are written. */
export const PIECES = ['orange', 'green', 'brown', 'pink', 'coin', 'marker', 'scroll', 'time'] as const
export type Pieces = { readonly [piece in (typeof PIECES)[number]]?: number }
export type Pay = { readonly pay: Pieces }
export type Stones = { readonly [colour in Influence]?: number }

export type Take = { readonly take: Colour; readonly from: SpaceId }
export type UseWell = { readonly use: 'well' }
export type TurnChoice = Take | UseWell | Play
export type ActionChoice = { readonly action: SpaceId }
export type FamilyChoice = { readonly birth: number } | MemberChoice
export type CraftChoice =
  | { readonly train: BuildingId }
  | { readonly make: BuildingId; readonly by: 'time' }
  | { readonly make: BuildingId; readonly by: 'pay' }
export type GoodChoice = { readonly good: Good }
export type CouncilChoice =
  | { readonly enter: 'council' }
  | { readonly advance: Member }
  | { readonly privilege: number }
export type PrivilegeChoice = { readonly privilege: number }
/** A journey begins on the farm or at a castle. */
export type TravelChoice = { readonly travel: PlaceId; readonly from: PlaceId }
export type StonesChoice = { readonly stones: Stones }
export type ServeChoice = { readonly serve: string }

/** Values are made once; whoever lists them pushes the same object every time. */
function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) Object.freeze(part)
  return Object.freeze(value)
}

/** The stone of each colour on each space, by space code and colour. */
const takes: Take[] = []
export function takeOf(index: number, from: SpaceId): Take {
  const known = takes[index]
  if (known !== undefined) return known
  const made = frozen<Take>({ take: COLOURS[index % COLOURS.length] ?? 'plague', from })
  takes[index] = made
  return made
}

export const USE_WELL: UseWell = frozen({ use: 'well' })
export const ENTER: CouncilChoice = frozen({ enter: 'council' })

export const cached = <K extends string | number, T extends object>(make: (key: K) => T): ((key: K) => T) => {
  const known: { [key in string | number]?: T } = {}
  return (key) => {
    const found = known[key]
    if (found !== undefined) return found
    const made = frozen(make(key))
    known[key] = made
    return made
  }
}

export const actionOf = cached((action: SpaceId): ActionChoice => ({ action }))
export const birthOf = cached((birth: number): FamilyChoice => ({ birth }))
export const trainAt = cached((train: BuildingId): CraftChoice => ({ train }))
export const makeByTime = cached((make: BuildingId): CraftChoice => ({ make, by: 'time' }))
export const makeByPay = cached((make: BuildingId): CraftChoice => ({ make, by: 'pay' }))
export const goodOf = cached((good: Good): GoodChoice => ({ good }))
export const privilegeOf = cached((privilege: number): PrivilegeChoice => ({ privilege }))
export const serveOf = cached((serve: string): ServeChoice => ({ serve }))

/** Members by place code and kind: more kinds a place than there are. */
const NUMBERS = 16
const members: MemberChoice[] = []
const advances: CouncilChoice[] = []
export function memberOf(place: number, kind: number): MemberChoice {
  const i = place * NUMBERS + kind
  const known = members[i]
  if (known !== undefined) return known
  const plain = { at: PLACES[place]?.id ?? 'farm', generation: countsFor(kind) }
  const made = frozen<MemberChoice>({ member: kind > GENERATIONS ? { ...plain, bread: true } : plain })
  members[i] = made
  return made
}

/** The kind of a member named in an answer. */
export function kindIn({ generation, bread }: Member): number {
  return bread === true ? generation - 1 + GENERATIONS : generation
}

export function advanceOf(place: number, kind: number): CouncilChoice {
  const i = place * NUMBERS + kind
  const known = advances[i]
  if (known !== undefined) return known
  const made = frozen<CouncilChoice>({ advance: memberOf(place, kind).member })
  advances[i] = made
  return made
}

/** What an answer from outside looks like; the rules say whether it is legal. */
const space = shape.id<SpaceId>('space')
const number = shape.number(1, GENERATIONS + 1)
export const memberShape = shape.fields(
  { at: shape.id<PlaceId>('place'), generation: number },
  { bread: shape.value(true) },
)
const building = shape.id<BuildingId>('building')
const pass = shape.value(PASS)
const act = shape.fields({ action: space })
const play = shape.fields({ play: shape.id<string>('card') })
const someone = shape.fields({ member: memberShape })
const good = shape.fields({ good: shape.id<Good>('good', [...GOODS, 'beer']) })
const privilege = shape.fields({ privilege: shape.number(1, 4) })

export const SHAPES = {
  take: shape.fields({ take: shape.id('colour', COLOURS), from: space }),
  turn: shape.either(
    shape.fields({ take: shape.id('colour', COLOURS), from: space }),
    shape.fields({ use: shape.value('well') }),
    play,
  ),
  action: act,
  actionOrPass: shape.either(act, pass),
  freeAction: shape.either(act, play, pass),
  family: shape.either(shape.fields({ birth: shape.number(1, GENERATIONS) }), someone, pass),
  craft: shape.either(
    shape.fields({ train: building }),
    shape.fields({ make: building, by: shape.value('time') }),
    shape.fields({ make: building, by: shape.value('pay') }),
    pass,
  ),
  member: someone,
  memberOrDone: shape.either(someone, shape.value(DONE)),
  good,
  goodOrPass: shape.either(good, pass),
  council: shape.either(
    shape.fields({ enter: shape.value('council') }),
    shape.fields({ advance: memberShape }),
    privilege,
    pass,
  ),
  privilege: shape.either(privilege, pass),
  travel: shape.either(
    shape.fields({ travel: shape.id<PlaceId>('place'), from: shape.id<PlaceId>('place') }),
    play,
    pass,
  ),
  pay: shape.fields({ pay: shape.counts(PIECES, 3) }),
  payOrPass: shape.either(shape.fields({ pay: shape.counts(PIECES, 3) }), pass),
  stones: shape.fields({ stones: shape.counts(INFLUENCE, 3) }),
  serve: shape.either(
    shape.fields({
      serve: shape.id(
        'customer',
        tiles.map(({ id }) => id),
      ),
    }),
    // At the stands of the Port (VP-70).
    shape.fields({ stand: shape.value('cocoa', 'tea') }),
    pass,
  ),
} as const
