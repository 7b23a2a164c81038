/**
 * What Hallertau's questions are answered with: named plain data. Values that are offered often are frozen once and shared
 * by all matches, in tables indexed like the state.
 */

import { DONE, type Done, type Json, PASS, type Pass, type Shape, shape } from '@dorfplatz/kernel'
import {
  COLUMNS,
  CRAFTS,
  CROP_NAMES,
  type Craft,
  type Crop,
  GOOD_NAMES,
  type Good,
  PLACES,
  type Place,
  ROUNDS,
  SPACES,
  type Space,
  STABLES,
  THINGS,
  type Thing,
} from './facts.ts'
import { pick } from './list.ts'

function frozen<T extends Json>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** Up to here a list is the quickest way to a value. */
const SMALL = 1024

/** Values made when they are first asked for, and the same ones from then on. */
function table<T extends Json>(make: (key: number) => T): (key: number) => T {
  const small: (T | undefined)[] = []
  const large = new Map<number, T>()
  return (key) => {
    const known = key < SMALL ? small[key] : large.get(key)
    if (known !== undefined) return known
    const value = frozen(make(key))
    if (key < SMALL) {
      while (small.length <= key) small.push(undefined)
      small[key] = value
    } else large.set(key, value)
    return value
  }
}

/** Amounts in the order of a list of names, as an object without zeros. */
export function named<K extends string>(names: readonly K[], amounts: readonly number[]): { [N in K]?: number } {
  const out: { [N in K]?: number } = {}
  for (let i = 0; i < names.length; i++) {
    const n = amounts[i] ?? 0
    if (n > 0) out[pick(names, i)] = n
  }
  return out
}

const PASSED = shape.value(PASS)
const FINISHED = shape.value(DONE)
const COLUMN = shape.number(0, COLUMNS - 1)
const CARD = shape.id('card')
const SPACE = shape.id('space', SPACES)
const CRAFT = shape.id('craft', CRAFTS)
/** More of a good than anybody ever holds. */
const MANY = 999

export const cardName = (card: number): string => String(card).padStart(3, '0')

// Cards of the hand

/** A card is played; `option` where there are several ways, counted from 0. */
export type Play = { readonly play: string; readonly option?: number }
/** The same as the first of several at the same time (H-ANY-08). */
export type PlayFirst = { readonly playFirst: string; readonly option?: number }
const OPTION = { option: shape.number(0, 99) }
const PLAY = shape.fields({ play: CARD }, OPTION)
const PLAY_FIRST = shape.fields({ playFirst: CARD }, OPTION)

/** The ways to play a card, alone and as the first of several. */
export interface Plays {
  readonly alone: readonly Play[]
  readonly first: readonly PlayFirst[]
}
export function playsOf(card: number, options: number): Plays {
  const ways = Array.from({ length: options }, (_, option) => (options > 1 ? { option } : {}))
  return {
    alone: ways.map((way) => frozen({ play: cardName(card), ...way })),
    first: ways.map((way) => frozen({ playFirst: cardName(card), ...way })),
  }
}

/** To be asked how much of each gain is taken, or not any more. */
export type Careful = { readonly careful: boolean }
export const CAREFUL: Careful = frozen({ careful: true })
export const CARELESS: Careful = frozen({ careful: false })

export type Unasked = Play | PlayFirst | Careful
export const UNASKED: Shape<Unasked> = shape.either(
  PLAY,
  PLAY_FIRST,
  shape.fields({ careful: shape.value(true, false) }),
)

export type PlayCardsChoice = Play | PlayFirst | Pass
export const PLAY_CARDS: Shape<PlayCardsChoice> = shape.either(PLAY, PLAY_FIRST, PASSED)
export type JointChoice = Play | Done
export const JOINT: Shape<JointChoice> = shape.either(PLAY, FINISHED)

export type DiscardChoice = { readonly discard: string }
export const DISCARD: Shape<DiscardChoice> = shape.fields({ discard: CARD })
export const discardOf = table((card): DiscardChoice => ({ discard: cardName(card) }))

export type IncomeChoice = { readonly activate: string } | Done
export const INCOME: Shape<IncomeChoice> = shape.either(shape.fields({ activate: CARD }), FINISHED)
export const activateOf = table((card): { readonly activate: string } => ({ activate: cardName(card) }))

// Prices of which the payer names a part

export type Amounts = { readonly [T in Thing]?: number }
/** How many sheep from where. */
export type SheepAmounts = { readonly [P in Place]?: number }
export type SheepChoice = { readonly sheep: SheepAmounts }
export type FieldsChoice = { readonly fields: readonly number[] }
export type BackChoice = { readonly back: Craft }
export type KeepChoice = { readonly keep: { readonly [C in Crop]?: number } }
const SHEEP_PICK = shape.fields({ sheep: shape.counts(PLACES, MANY) })
const FIELDS_PICK = shape.fields({ fields: shape.list(COLUMN, COLUMNS) })
const BACK_PICK = shape.fields({ back: CRAFT })
const KEEP_PICK = shape.fields({ keep: shape.counts(CROP_NAMES, MANY) })

/** Sheep by the digits of their places: 447 is two from card 4 and one from the Stables. */
const sheepByPlaces = table((places): SheepAmounts => {
  const amounts = PLACES.map(() => 0)
  for (let left = places; left > 0; left = Math.floor(left / 10))
    amounts[(left % 10) - 1] = pick(amounts, (left % 10) - 1) + 1
  return named(PLACES, amounts)
})
export const sheepOf = table((places): SheepChoice => ({ sheep: sheepByPlaces(places) }))

/** Columns by bits. */
export const fieldsOf = table(
  (bits): FieldsChoice => ({ fields: Array.from({ length: COLUMNS }, (_, c) => c).filter((c) => bits & (1 << c)) }),
)
export const backOf = table((craft): BackChoice => ({ back: pick(CRAFTS, craft) }))
/** Crops by four digits: barley, flax, hops, rye. */
const cropsByDigits = table((digits): { readonly [C in Crop]?: number } =>
  named(CROP_NAMES, [...String(digits).padStart(CROP_NAMES.length, '0')].map(Number)),
)
export const keepOf = table((digits): KeepChoice => ({ keep: cropsByDigits(digits) }))

export type Part = SheepChoice | FieldsChoice | BackChoice | KeepChoice
export const PART: Shape<Part> = shape.either(SHEEP_PICK, FIELDS_PICK, BACK_PICK, KEEP_PICK)

/** A price without a choice, where several are open: { pay: { milk: 2 } }. */
export type Pay = { readonly pay: Amounts }
export type ExchangeChoice = Pay | Part | Pass
export const EXCHANGE: Shape<ExchangeChoice> = shape.either(
  shape.fields({ pay: shape.counts(THINGS, MANY) }),
  SHEEP_PICK,
  FIELDS_PICK,
  BACK_PICK,
  PASSED,
)
export const PAY_JEWELRY: Pay = frozen({ pay: { jewelry: 1 } })
export const payOf = (pay: Amounts): Pay => frozen({ pay })

// Gains

export type TakeChoice = { readonly take: number } | Pass
export const TAKE: Shape<TakeChoice> = shape.either(shape.fields({ take: shape.number(1, MANY) }), PASSED)
export const takeOf = table((take): { readonly take: number } => ({ take }))

export type OptionChoice = { readonly option: number }
export type ChooseChoice = OptionChoice | Pass
export const CHOOSE: Shape<ChooseChoice> = shape.either(shape.fields(OPTION), PASSED)
export const optionOf = table((option): OptionChoice => ({ option }))

export type CropsChoice = { readonly crops: { readonly [C in Crop]?: number } } | Pass
export const CROPS_TAKEN: Shape<CropsChoice> = shape.either(
  shape.fields({ crops: shape.counts(CROP_NAMES, MANY) }),
  PASSED,
)
export const cropsOf = table((digits): CropsChoice => (digits === 0 ? PASS : { crops: cropsByDigits(digits) }))

// Fields

export type ColumnChoice = { readonly column: number } | Pass
export const A_COLUMN: Shape<ColumnChoice> = shape.either(shape.fields({ column: COLUMN }), PASSED)
export const columnOf = table((column): { readonly column: number } => ({ column }))

/** One sow action; `copies` where card 627 lets sow two. */
export type Sow = { readonly sow: Good; readonly column: number; readonly copies?: 2 }
export type SowChoice = Sow | Done
export const SOW: Shape<SowChoice> = shape.either(
  shape.fields({ sow: shape.id('good', GOOD_NAMES), column: COLUMN }, { copies: shape.value(2) }),
  FINISHED,
)
const SOWN = [1, 2].map((copies) =>
  GOOD_NAMES.map((sow) =>
    Array.from(
      { length: COLUMNS },
      (_, column): Sow => frozen(copies === 1 ? { sow, column } : { sow, column, copies: 2 }),
    ),
  ),
)
export const sowOf = (good: number, column: number, copies: number): Sow =>
  pick(pick(pick(SOWN, copies - 1), good), column)

export type MoveFieldsChoice = FieldsChoice | Pass
export const MOVE_FIELDS: Shape<MoveFieldsChoice> = shape.either(FIELDS_PICK, PASSED)

/** A field that is harvested, and one that goes up once more in Phase 6. */
export type HarvestChoice = { readonly harvest: number } | Done
export const HARVEST: Shape<HarvestChoice> = shape.either(shape.fields({ harvest: COLUMN }), FINISHED)
export const harvestOf = table((harvest): { readonly harvest: number } => ({ harvest }))
export type RaiseChoice = { readonly raise: number } | Pass
export const RAISE: Shape<RaiseChoice> = shape.either(shape.fields({ raise: COLUMN }), PASSED)
export const raiseOf = table((raise): { readonly raise: number } => ({ raise }))

/** Rows of new fields, the lower one first (card 607). */
export type RowsChoice = { readonly rows: readonly number[] } | Pass
export const ROWS: Shape<RowsChoice> = shape.either(shape.fields({ rows: shape.list(shape.number(2, 5), 2) }), PASSED)
/** By digits: 25 is one in row 2 and one in row 5. */
export const rowsChoice = table((digits): { readonly rows: readonly number[] } => ({
  rows: [...String(digits)].map(Number),
}))

// Sheep

/** Sheep that move towards the Stables, one step each; a single one may go several `steps` (card 001). */
export type Move = { readonly move: SheepAmounts; readonly steps?: number }
export type MoveSheepChoice = Move | Pass
export const MOVE_SHEEP: Shape<MoveSheepChoice> = shape.either(
  shape.fields({ move: shape.counts(PLACES, MANY) }, { steps: shape.number(1, STABLES - 1) }),
  PASSED,
)
export const moveOf = table((places): Move => ({ move: sheepByPlaces(places) }))
const FAR = Array.from({ length: ROUNDS + 1 }, (_, place) =>
  table((steps): Move => ({ move: sheepByPlaces(place), steps })),
)
export const moveFarOf = (place: number, steps: number): Move => pick(FAR, place)(steps)

// Workers

export type SpaceChoice = { readonly space: Space } | Pass
export const A_SPACE: Shape<SpaceChoice> = shape.either(shape.fields({ space: SPACE }), PASSED)
export const spaceOf = table((space): { readonly space: Space } => ({ space: pick(SPACES, space) }))

export type ClearChoice = 'yes' | Pass
export const CLEAR: Shape<ClearChoice> = shape.value('yes', PASS)
export const CLEAR_CHOICES: readonly ClearChoice[] = ['yes', PASS]

export type ShiftChoice = { readonly from: Space; readonly to: Space } | Pass
export const SHIFT: Shape<ShiftChoice> = shape.either(shape.fields({ from: SPACE, to: SPACE }), PASSED)
export const shiftOf = table(
  (pair): ShiftChoice => ({
    from: pick(SPACES, Math.floor(pair / SPACES.length)),
    to: pick(SPACES, pair % SPACES.length),
  }),
)

/** A turn: Workers are placed, as many as the lowest empty row takes, or exchanged for tools. */
export type PlaceWorkers = { readonly space: Space; readonly workers: number }
export type TurnChoice = PlaceWorkers | { readonly exchange: number }
export const TURN: Shape<TurnChoice> = shape.either(
  shape.fields({ space: SPACE, workers: shape.number(1, 3) }),
  shape.fields({ exchange: shape.number(1, MANY) }),
)
/** By space and row, as Workers stand on the board. */
export const PLACED: readonly PlaceWorkers[] = SPACES.flatMap((space) =>
  [1, 2, 3].map((workers) => frozen({ space, workers })),
)
export const exchangeOf = table((exchange): { readonly exchange: number } => ({ exchange }))

// The Community Center board

export type CraftGoods = { readonly [G in Good | 'jewelry']?: number }
export type Advance = { readonly advance: Craft; readonly pay: CraftGoods }
export const advanceOf = (craft: number, pay: CraftGoods): Advance => frozen({ advance: pick(CRAFTS, craft), pay })
/** One of the two boulders of a building: the nearer or the farther one. */
export type Boulder = { readonly boulder: Craft; readonly which: 'near' | 'far' }
const BOULDER = shape.fields({ boulder: CRAFT, which: shape.value('near', 'far') })
const BOULDERS = CRAFTS.flatMap((boulder) =>
  (['near', 'far'] as const).map((which): Boulder => frozen({ boulder, which })),
)
export const boulderOf = (boulder: number): Boulder => pick(BOULDERS, boulder)
export const boulderIndex = ({ boulder, which }: Boulder): number =>
  2 * CRAFTS.indexOf(boulder) + (which === 'far' ? 1 : 0)

export type ProgressChoice = Advance | Boulder | Done
export const PROGRESS: Shape<ProgressChoice> = shape.either(
  shape.fields({ advance: CRAFT, pay: shape.counts([...GOOD_NAMES, 'jewelry'], MANY) }),
  BOULDER,
  FINISHED,
)
export type MoveBouldersChoice = Boulder | Done
export const MOVE_BOULDERS: Shape<MoveBouldersChoice> = shape.either(BOULDER, FINISHED)

export type AdvanceFreeChoice = { readonly advance: Craft } | Pass
export const ADVANCE_FREE: Shape<AdvanceFreeChoice> = shape.either(shape.fields({ advance: CRAFT }), PASSED)
export const advanceFreeOf = table((craft): { readonly advance: Craft } => ({ advance: pick(CRAFTS, craft) }))
