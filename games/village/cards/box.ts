/**
 * The box a table plays with: every value of the facts as we have it, or as the owner of a box has corrected it. Rules,
 * texts and drawings read values here. One pass over the facts builds the box, and lists what may be corrected.
 */

import { hash, type Options } from '@dorfplatz/kernel'
import { GOALS, type GoalDeck, type Need, PIECES, type Piece, POINTS } from '../modules/goals/cards.ts'
import { type Bonus, HOUSES, type House, marriageFacts, RANKS, type Side } from '../modules/marriage/board.ts'
import {
  type Captain,
  type Chest,
  FIELDS,
  type FieldId,
  FROM_FARM,
  type Island,
  type Lighthouse,
  port,
  type StepPrice,
} from '../modules/port/facts.ts'
import { expansionCards } from '../modules/setup-cards.ts'
import { type Corrections, NO_CORRECTIONS, type Reader, readCorrections, readerOf } from './corrections.ts'
import { type Customer, type Demand, tiles } from './customers.ts'
import type { Fact } from './fact.ts'
import { type Castle, facts, type Path, type SetupCard, type SpaceId } from './facts.ts'

export const STONE_COLOURS = ['orange', 'green', 'brown', 'pink'] as const
type StoneColour = (typeof STONE_COLOURS)[number]
const PLAYERS = [2, 3, 4, 5] as const
type ByPlayers<T> = { readonly [players: number]: T }

export interface Box {
  readonly corrections: Corrections
  readonly track: number
  /** Time to reach a step of the council, grain to reach a step of the church. */
  readonly councilTime: readonly number[]
  readonly churchGrain: readonly number[]
  readonly scriptoriumTraining: number
  /** The stalls from the front: with how many players each is open. */
  readonly stallsFrom: readonly number[]
  /** By combination of expansions (none is ''), then by players. */
  readonly setupCards: { readonly [combination: string]: ByPlayers<SetupCard> }
  readonly castles: readonly Castle[]
  readonly paths: readonly Path[]
  readonly chronicle: ByPlayers<readonly number[]>
  readonly graves: ByPlayers<number>
  readonly fate: readonly number[]
  readonly clockwise: readonly SpaceId[]
  readonly tiles: readonly Customer[]
  readonly lanes: readonly (readonly [FieldId, FieldId])[]
  readonly islands: readonly Island[]
  readonly captains: readonly Captain[]
  readonly burial: readonly number[]
  /** What chests hold, by their number: those of the box, the promo chest, those of the Marriage. */
  readonly chests: readonly Chest[]
  readonly ranks: { readonly [side in Side]: readonly Bonus[] }
  readonly dieRank: { readonly [colour in StoneColour]: number }
  readonly dieHouse: { readonly [colour in StoneColour]: House }
  readonly goalPoints: { readonly [deck in GoalDeck]: number }
  readonly needs: { readonly [goal: string]: readonly Need[] }
}

/** What a rulebook prints for certain is nobody's to correct. */
export const isCertain = ({ origin, confidence }: Pick<Fact<unknown>, 'origin' | 'confidence'>): boolean =>
  origin === 'rulebook' && confidence === 'high'

type Amounts<K extends string> = { readonly [key in K]?: number }

/** Amounts by name; what is 0 is left out, and those we have keep their order. */
function amounts<K extends string>(of: Reader, row: string, standard: Amounts<K>, keys: readonly K[], max: number) {
  const own = keys.filter((key) => standard[key] !== undefined)
  const all = [...own, ...keys.filter((key) => standard[key] === undefined)]
  const read = all.map((key) => [key, of.number(`${row}${key}`, standard[key] ?? 0, 0, max)] as const)
  return Object.fromEntries(read.filter(([, n]) => n > 0)) as Amounts<K>
}

/** A list of numbers, its fields counted from a first one. */
function list(of: Reader, row: string, standard: readonly number[], min: number, max: number, first = 1): number[] {
  return standard.map((n, i) => of.number(`${row}/${i + first}`, n, min, max))
}

const byPlayers = <T>(read: (players: number) => T): ByPlayers<T> =>
  Object.fromEntries(PLAYERS.map((players) => [players, read(players)]))

function setupCard(of: Reader, row: string, { spaces, perColour }: SetupCard): SetupCard {
  return {
    spaces: Object.fromEntries(
      Object.entries(spaces).map(([space, n = 0]) => [space, of.number(`${row}/${space}`, n, 0, 12)]),
    ),
    perColour: STONE_COLOURS.map((colour, i) => of.number(`${row}/${colour}`, perColour[i] ?? 0, 0, 20)),
  }
}

/** All pairs of ends, those with a path of ours first; a pair that costs nothing has none. */
function pathsOf(of: Reader): Path[] {
  const ends = [0, ...facts.castles.map((_, i) => i + 1)]
  const pairs = ends.flatMap((a) => ends.filter((b) => b > a).map((b): Path => ({ a, b })))
  const ours = facts.paths.map(({ value }) => value)
  const others = pairs.filter(({ a, b }) => !ours.some((path) => path.a === a && path.b === b))
  return [...ours, ...others].flatMap((path) => {
    const { a, b, ...price } = path
    const fact = facts.paths.find(({ value }) => value === path)
    if (fact !== undefined && isCertain(fact)) return [path]
    const cost = amounts(of, `path.${a}-${b}/`, price, ['orange', 'brown', 'pink'], 4)
    return Object.keys(cost).length === 0 ? [] : [{ a, b, ...cost }]
  })
}

/** All pairs of fields of the sea, those with a lane of ours first. */
function lanesOf(of: Reader): (readonly [FieldId, FieldId])[] {
  const pairs = FIELDS.flatMap((a, i) => FIELDS.slice(i + 1).map((b): readonly [FieldId, FieldId] => [a, b]))
  const ours = port.lanes.map(({ value }) => value)
  const isOurs = (a: FieldId, b: FieldId): boolean => ours.some((lane) => lane.includes(a) && lane.includes(b))
  const read = (lane: readonly [FieldId, FieldId], standard: number): (readonly [FieldId, FieldId])[] =>
    of.number(`lanes/${lane.join('-')}`, standard, 0, 1) === 1 ? [lane] : []
  return [
    ...port.lanes.flatMap((fact) => (isCertain(fact) ? [fact.value] : read(fact.value, 1))),
    ...pairs.filter(([a, b]) => !isOurs(a, b)).flatMap((lane) => read(lane, 0)),
  ]
}

function lighthouseOf(of: Reader, row: string, light: Lighthouse): Lighthouse {
  return {
    id: light.id,
    cost: amounts(of, `${row}/light.`, light.cost, STONE_COLOURS, 4),
    wagon: of.number(`${row}/light.wagon`, light.wagon ? 1 : 0, 0, 1) === 1,
    points: of.number(`${row}/light.points`, light.points, 0, 15),
  }
}

function islandOf(of: Reader, fact: Fact<Island>): Island {
  const { id, buys, stack, lighthouse } = fact.value
  const row = `island.${id}`
  if (isCertain(fact)) return fact.value
  const holds = of.choice(`${row}/stack`, stack ?? 'none', ['none', 'cocoa', 'tea', 'chest'] as const)
  return {
    id,
    buys: amounts(of, `${row}/`, buys, FROM_FARM, 9),
    stack: holds === 'none' ? null : holds,
    lighthouse: lighthouse === null ? null : lighthouseOf(of, row, lighthouse),
  }
}

function captainOf(of: Reader, fact: Fact<Captain>): Captain {
  const { id, hire, pay, steps } = fact.value
  if (isCertain(fact)) return fact.value
  return {
    id,
    hire: of.number(`${id}/hire`, hire, 0, 6),
    pay: amounts<keyof StepPrice>(of, `${id}/`, pay, [...STONE_COLOURS, 'any'], 4),
    steps: of.number(`${id}/steps`, steps, 1, 4),
  }
}

/** A bonus as one word: `points-2`, `oneOf-green-brown`. */
export function bonusWord(bonus: Bonus): string {
  return Object.entries(bonus)
    .flatMap(([what, n]: [string, number | readonly string[]]) => [what, ...(typeof n === 'number' ? [n] : n)])
    .join('-')
}
const BONUSES: readonly Bonus[] = [
  ...[1, 2, 3, 4, 5, 6].map((points) => ({ points })),
  ...[1, 2, 3, 4, 5].map((grain) => ({ grain })),
  ...[1, 2, 3].map((coin) => ({ coin })),
  ...[1, 2, 3].map((exchange) => ({ exchange })),
  ...STONE_COLOURS.flatMap((a, i) => STONE_COLOURS.slice(i + 1).map((b) => ({ oneOf: [a, b] }))),
]
export const BONUS_OF: ReadonlyMap<string, Bonus> = new Map(BONUSES.map((bonus) => [bonusWord(bonus), bonus]))

function bonusOf(of: Reader, row: string, fact: Fact<Bonus>): Bonus {
  if (isCertain(fact)) return fact.value
  const word = bonusWord(fact.value)
  const read = of.choice(row, word, [...BONUS_OF.keys()])
  return read === word ? fact.value : (BONUS_OF.get(read) ?? fact.value)
}

const GOODS_WANTED = ['scroll', 'horse', 'ox', 'plow', 'wagon', 'grain'] as const
const WANTED: { readonly [expansion in NonNullable<Customer['needs']>]: readonly (keyof Demand)[] } = {
  inn: ['beer'],
  port: [],
  marriage: ['bread', 'tool'],
}

function tileOf(of: Reader, tile: Customer): Customer {
  const { id, demand, needs, demandOrigin, pointsOrigin, confidence } = tile
  const fixed = demandOrigin === 'rulebook'
  const keys = [...GOODS_WANTED, ...(needs === undefined ? [] : WANTED[needs])]
  const points =
    pointsOrigin === 'rulebook' && confidence === 'high'
      ? tile.points
      : of.number(`tile.${id}/points`, tile.points, 0, 15)
  return { ...tile, points, demand: fixed ? demand : amounts<keyof Demand>(of, `tile.${id}/`, demand, keys, 5) }
}

/** Pieces that a goal may ask for: those of the base game, and of its own expansion. */
const PIECES_OF = { inn: ['beer'], port: ['cocoa', 'tea', 'chest'], marriage: ['tool'] } as const
const BASE_PIECES: readonly Piece[] = PIECES.filter(
  (piece) => !Object.values(PIECES_OF).some((of) => of.some((own) => own === piece)),
)

function needsOf(of: Reader, goal: (typeof GOALS)[number]): readonly Need[] {
  if (isCertain(goal.needs)) return goal.needs.value
  const asked = goal.needs.value.flatMap((need) => (need.what === 'piece' ? [[need.of, need.n] as const] : []))
  const keys = [...BASE_PIECES, ...(goal.mark === undefined ? [] : PIECES_OF[goal.mark])]
  const read = amounts<Piece>(of, `goal.${goal.id}/`, Object.fromEntries(asked), keys, 9)
  return (Object.entries(read) as [Piece, number][]).map(([piece, n]) => ({ what: 'piece', of: piece, n }))
}

/** Reads the whole box, field by field. */
export function readBox(of: Reader, corrections: Corrections = NO_CORRECTIONS): Box {
  const cards = { '': facts.setupCards, ...expansionCards }
  const colours = <T>(read: (colour: StoneColour) => T) =>
    Object.fromEntries(STONE_COLOURS.map((colour) => [colour, read(colour)])) as { readonly [c in StoneColour]: T }
  const { dieRank, dieHouse, ranks } = marriageFacts
  const bonuses = (side: Side): Bonus[] => ranks[side].map((fact, i) => bonusOf(of, `rank.${side}.${i + 1}`, fact))
  return {
    corrections,
    track: of.number('track', facts.trackLength.value, 6, 16),
    scriptoriumTraining: of.number('scriptorium', facts.scriptoriumTraining.value, 0, 6),
    councilTime: [0, ...list(of, 'councilTime', facts.councilTime.value, 0, 6)],
    churchGrain: [0, 0, ...list(of, 'churchGrain', facts.churchGrain.value, 0, 5, 2)],
    stallsFrom: list(of, 'stallsFrom', facts.stallsFrom.value, 2, 5),
    setupCards: Object.fromEntries(
      Object.entries(cards).map(([combination, byNumber]) => [
        combination,
        byPlayers((n) => setupCard(of, `setup.${combination}.${n}`, (byNumber[n] as Fact<SetupCard>).value)),
      ]),
    ),
    castles: facts.castles.map((fact, i) =>
      isCertain(fact)
        ? fact.value
        : {
            reward: of.choice(`castle.${i + 1}/reward`, fact.value.reward, ['points', 'coin', 'stones']),
            redFlag: of.number(`castle.${i + 1}/redFlag`, fact.value.redFlag ? 1 : 0, 0, 1) === 1,
          },
    ),
    paths: pathsOf(of),
    chronicle: byPlayers((n) => list(of, `chronicle.${n}`, facts.chronicle[n]?.value ?? [], 0, 9)),
    graves: byPlayers((n) => of.number(`graves.${n}`, facts.graves[n]?.value ?? 0, 1, 20)),
    // On the board compartments are counted from one.
    fate: list(
      of,
      'fate',
      facts.fate.value.map((n) => n + 1),
      1,
      facts.tray.value,
    ).map((n) => n - 1),
    clockwise: facts.clockwise.value.map((space, i) => of.choice(`clockwise/${i + 1}`, space, facts.clockwise.value)),
    tiles: tiles.map((tile) => tileOf(of, tile)),
    lanes: lanesOf(of),
    islands: port.islands.map((fact) => islandOf(of, fact)),
    captains: port.captains.map((fact) => captainOf(of, fact)),
    burial: list(of, 'burial', port.burial.value, 0, 9),
    chests: [
      ...list(of, 'chests', port.chests.value, 1, 9).map((coin) => ({ coin })),
      { coin: of.number('promoChest', port.promoChest.value, 1, 9) },
      ...list(of, 'toolChests', port.toolChests.value, 1, 6).map((tool) => ({ tool })),
    ],
    ranks: { A: bonuses('A'), B: bonuses('B') },
    dieRank: colours((colour) => of.number(`dieRank/${colour}`, dieRank.value[colour], 1, RANKS)),
    dieHouse: colours((colour) => of.choice(`dieHouse/${colour}`, dieHouse.value[colour], HOUSES)),
    goalPoints: {
      silver: of.number('goalPoints.silver', POINTS.silver.value, 1, 15),
      gold: of.number('goalPoints.gold', POINTS.gold.value, 1, 20),
    },
    needs: Object.fromEntries(GOALS.map((goal) => [goal.id, needsOf(of, goal)])),
  }
}

/** The box as we have it. */
export const BOX: Box = readBox(readerOf(NO_CORRECTIONS))

/** Boxes that somebody plays with; a server forgets the oldest. */
const boxes = new Map<string, Box>()
const REMEMBERED = 50

/** The box by the text of its corrections, which has been checked. */
export function boxFor(text: string): Box {
  if (text === '') return BOX
  const found = boxes.get(text)
  if (found !== undefined) return found
  const corrections = readCorrections(text) ?? NO_CORRECTIONS
  const box = readBox(readerOf(corrections), corrections)
  if (boxes.size >= REMEMBERED) for (const oldest of [...boxes.keys()].slice(0, 1)) boxes.delete(oldest)
  boxes.set(text, box)
  return box
}

/** The option of a table that holds them. */
export const NUMBERS_OPTION = 'numbers'

export function boxAt(options: Options): Box {
  return boxFor(String(options[NUMBERS_OPTION] ?? ''))
}

/** What corrections add to the version of the rules. */
export function editionOf({ corrections }: Box): string {
  return Object.keys(corrections).length === 0 ? '' : hash(corrections).slice(0, 6)
}

/** What follows from the values of a box is worked out once for each. */
export function perBox<T>(make: (box: Box) => T): (box: Box) => T {
  const usual = make(BOX)
  const others = new WeakMap<Box, { readonly made: T }>()
  return (box) => {
    if (box === BOX) return usual
    const found = others.get(box)
    if (found !== undefined) return found.made
    const made = make(box)
    others.set(box, { made })
    return made
  }
}
