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
import { openStalls, QUEUE, START_COINS, STONES_PER_COLOUR } from '../cards/board.ts'
import { BOX, boxAt, NUMBERS_OPTION } from '../cards/box.ts'
import { writeCorrections } from '../cards/corrections.ts'
import { COIN, FARM, GRAIN, INFLUENCE, KINDS, NONE, ON_ROOF, PLAGUE, UNBORN } from './codes.ts'
import { connyPlace } from './conny.ts'
import type { Frame } from './frames.ts'
import { chosenModules, playing, refusedBy } from './modules/registry.ts'
import { wrongNumbers } from './numbers.ts'
import { add, gain, type M, NOTHING_KEPT, type State, type Todo } from './state.ts'
import { takeStones } from './stones.ts'

export const baseOptions: readonly OptionSpec[] = [
  // V-SETUP-23: nobody's age is known, so the start seat is given or drawn.
  { key: 'startSeat', values: ['random', 1, 2, 3, 4, 5], default: 'random', group: 'fine', seats: [2, 3, 4, 5] },
  { key: 'compensation', values: [true, false], default: true, group: 'fine', seats: [2, 3, 4, 5] },
  { key: 'conny', values: ['mirror', 'die'], default: 'mirror', group: 'kind', seats: [1] },
  { key: NUMBERS_OPTION, values: [''], default: '', list: 'numbers', group: 'fine' },
]

export function checkSetup(seats: number, chosen: Options): Refusal | null {
  const start = chosen.startSeat
  if (seats > 1 && typeof start === 'number' && start > seats) return refuse('V-SETUP-23', { why: 'noSuchSeat', seats })
  return wrongNumbers(String(chosen[NUMBERS_OPTION] ?? '')) ?? refusedBy(chosen, seats)
}

function startSeat(m: Match<null>): Seat {
  if (m.seats === 1) return 0
  const start = m.options.startSeat
  return typeof start === 'number' ? start - 1 : draw(m, 'start', m.seats)
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0)

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
  const box = boxAt(blank.options)
  const card = table.setupCard(box, families)
  const places = table.areas.map(({ open }) => open(families, box))
  const tiles = table.tiles(blank.options)
  const stackOfTiles = shuffle(blank, 'customers', tiles.slice())
  const deal = (n: number): number[] => Array.from({ length: n }, () => stackOfTiles.pop() ?? 0)
  const stalls = deal(openStalls(box, families))
  const queue = deal(QUEUE)
  // V-SETUP-12: the 1s are at home, the others unborn; Conny's stand elsewhere.
  const people = Array.from({ length: families }, (_, row) =>
    table.figures.map((generation) =>
      row === blank.seats ? connyPlace(generation) : generation === 1 ? FARM : UNBORN,
    ),
  )
  const state: State = {
    modules: bits,
    rows: families,
    fields: table.fields,
    figures: table.figures.length,
    solo,
    die: solo && blank.options.conny === 'die',
    perSpace: Array.from({ length: table.spaceCodes }, (_, code) => {
      const id = table.spaceIds[code]
      return id === undefined || table.codeOf[id] === undefined ? 0 : (card.spaces[id] ?? 0)
    }),
    perColour: card.perColour,
    places,
    tiles,
    round: 0,
    start: startSeat(blank),
    active: NONE,
    stock: zeros(table.spaceCodes * KINDS),
    onBoard: 0,
    supply: [...INFLUENCE.map(() => STONES_PER_COLOUR), table.plagues],
    bag: zeros(KINDS),
    farm: zeros(table.fields * families),
    people: people.flat(),
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
    fate: solo ? zeros(6) : [],
    more: box === BOX ? NOTHING_KEPT : { box: writeCorrections(box.corrections) },
  }
  const m: M = { ...blank, state }
  for (let seat = 0; seat < m.seats; seat++) gain(state, seat, COIN, START_COINS)
  stack.push({ op: 'round', seat: state.start } satisfies Frame)
  if (!solo && blank.options.compensation === true) compensate(m, stack)
  const kept = table.modules.flatMap(({ id, setup: prepare }) =>
    prepare === undefined ? [] : [[id, prepare(m, stack)]],
  )
  if (kept.length > 0) state.more = { ...state.more, ...Object.fromEntries(kept) }
  return state
}
