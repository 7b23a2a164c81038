/** Before the first round: the table's options, the board for this many families, and the start compensation. */

import {
  draw,
  type Match,
  type OptionSpec,
  type Options,
  type Refusal,
  refuse,
  type Seat,
  shuffle,
} from '@dorfplatz/kernel'
import { openStalls, PLAGUE_STONES, QUEUE, START_COINS, STONES_PER_COLOUR } from '../cards/board.ts'
import { promos } from '../cards/customers.ts'
import { facts, type SetupCard } from '../cards/facts.ts'
import { COIN, FARM, GENERATION, GRAIN, KINDS, NONE, ON_ROOF, PLAGUE, ROW, UNBORN } from './codes.ts'
import { connyFamily } from './conny.ts'
import type { Frame } from './frames.ts'
import { chosenModules, playing } from './modules/index.ts'
import { add, gain, type M, type State, type Todo } from './state.ts'
import { takeStones } from './stones.ts'

export const options: readonly OptionSpec[] = [
  // V-SETUP-23: nobody's age is known, so the start seat is given or drawn.
  { key: 'startSeat', values: ['random', 1, 2, 3, 4, 5], default: 'random', seats: [2, 3, 4, 5] },
  { key: 'compensation', values: [true, false], default: true, seats: [2, 3, 4, 5] },
  { key: 'conny', values: ['mirror', 'die'], default: 'mirror', seats: [1] },
  { key: 'promos', values: [false, true], default: false },
  ...promos.map(
    ({ id }): OptionSpec => ({
      key: id,
      values: [false, true],
      default: false,
      when: { promos: [false] },
    }),
  ),
]

export function checkSetup(seats: number, chosen: Options): Refusal | null {
  const start = chosen.startSeat
  return seats > 1 && typeof start === 'number' && start > seats ? refuse('V-SETUP-23', { seats }) : null
}

/** Tiles of all modules in play and the promos the table wants (V-PROMO-01). */
function tilesInPlay(bits: number, chosen: Options): number[] {
  return playing(bits).modules.flatMap((module) => [
    ...module.tiles,
    ...Object.keys(module.promos)
      .filter((key) => chosen.promos === true || chosen[key] === true)
      .map((key) => module.promos[key] as number),
  ])
}

function startSeat(m: Match<null>): Seat {
  if (m.seats === 1) return 0
  const start = m.options.startSeat
  return typeof start === 'number' ? start - 1 : draw(m, 'start', m.seats)
}

/** V-SETUP-12: the 1s are at home, the others unborn. */
function family(): number[] {
  return GENERATION.map((g) => (g === 1 ? FARM : UNBORN))
}

function times<T>(n: number, make: () => readonly T[]): T[] {
  return Array.from({ length: n }, make).flat()
}

/** Clockwise from the start player: nothing, grain, a random stone, a stone of choice, a coin (V-SETUP-24 to -26). */
function compensate(m: M, stack: Todo): void {
  const s = m.state
  for (let place = 1; place < m.seats; place++) {
    const seat = (s.start + place) % m.seats
    if (place === 1) gain(s, seat, GRAIN, 1)
    else if (place === 2) {
      const colour = draw(m, 'compensation', PLAGUE)
      add(s.supply, colour, -1)
      gain(s, seat, colour, 1)
    } else if (place === 3) takeStones(m, seat, 1, 'compensation', stack)
    else gain(s, seat, COIN, 1)
  }
}

export function setup(blank: Match<null>, stack: Todo): State {
  const solo = blank.seats === 1
  const families = solo ? 2 : blank.seats
  const bits = chosenModules(blank.options)
  const table = playing(bits)
  const card = facts.setupCards[families]?.value as SetupCard
  const places = [...(facts.chronicle[families]?.value ?? []), facts.graves[families]?.value ?? 0]
  const tiles = tilesInPlay(bits, blank.options)
  const stackOfTiles = shuffle(blank, 'customers', tiles.slice())
  const deal = (n: number): number[] => Array.from({ length: n }, () => stackOfTiles.pop() as number)
  const stalls = deal(openStalls(families))
  const queue = deal(QUEUE)
  const state: State = {
    modules: bits,
    rows: families,
    solo,
    die: solo && blank.options.conny === 'die',
    perSpace: card.spaces,
    perColour: card.perColour,
    buildings: table.modules.flatMap((module) => module.buildings),
    places,
    tiles,
    round: 0,
    start: startSeat(blank),
    active: NONE,
    stock: times(table.spaces.length, () => [0, 0, 0, 0, 0]),
    onBoard: 0,
    supply: [...times(KINDS - 1, () => [STONES_PER_COLOUR]), PLAGUE_STONES],
    bag: [0, 0, 0, 0, 0],
    farm: times(families, () => Array.from({ length: ROW }, () => 0)),
    people: [...times(blank.seats, family), ...(solo ? connyFamily() : [])],
    free: places.slice(),
    marker: ON_ROOF,
    stalls,
    queue,
    stack: stackOfTiles,
    served: Array.from({ length: families }, () => []),
    took: NONE,
    day: NONE,
    dayAt: 0,
    dayPassed: 0,
    dayFree: false,
    daySold: 0,
    picked: 0,
    trigger: NONE,
    triggerDay: NONE,
    last: NONE,
    lastConny: false,
    tray: [],
    trayAt: NONE,
    fate: solo ? [0, 0, 0, 0, 0, 0] : [],
  }
  const m: M = { ...blank, state }
  for (let seat = 0; seat < m.seats; seat++) gain(state, seat, COIN, START_COINS)
  for (const module of table.modules) module.setup?.(m)
  stack.push({ op: 'round', seat: state.start } satisfies Frame)
  if (!solo && blank.options.compensation === true) compensate(m, stack)
  return state
}
