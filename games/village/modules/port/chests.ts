/** Treasure chests at home: opened whenever their owner likes (VP-65, VP-66). */

import { collecting, isAsked, type Question, type Seat } from '@dorfplatz/kernel'
import { BOX, perBox } from '../../cards/box.ts'
import { tileNumber } from '../../cards/customers.ts'
import { COIN } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { playing } from '../../rules/modules/registry.ts'
import { deny } from '../../rules/reasons.ts'
import { boxOf, gain, type M, type State, type Todo } from '../../rules/state.ts'
import { SHAPES } from './choices.ts'
import { change, mine } from './state.ts'
import type { ChestChoice, HandInFrame, PortPlay } from './types.ts'

const CHOICES: readonly ChestChoice[] = BOX.chests.map((_, i) =>
  Object.freeze<ChestChoice>({ chest: `chest-${i + 1}` }),
)
const PLAYS: readonly PortPlay[] = BOX.chests.map((_, i) => Object.freeze<PortPlay>({ play: `chest-${i + 1}` }))

const contentsOf = perBox(({ chests }): readonly string[] => chests.map((chest) => JSON.stringify(chest)))
const NOTHING: readonly PortPlay[] = Object.freeze([])

/** The customer a step hands something to, once it is paid for. */
function customerOf(frame: Frame): string | null {
  if (frame.op === 'pay') return customerOf(frame.then)
  if (frame.op === 'sale' || frame.op === 'deliver') return frame.tile
  return frame.op === 'smuggled' && 'serve' in frame.deal ? frame.deal.serve : null
}

/** Chests that customers are about to get: the price is paid first, and with it may come a death (V-MARKET-10). */
function promised(m: M, seat: Seat): number {
  let n = 0
  for (const step of m.flow) {
    const frame = (isAsked(step) ? step.question : step) as Frame
    if (frame.seat !== seat) continue
    if (frame.op === 'handIn') n++
    const tile = customerOf(frame)
    if (tile !== null) n += boxOf(m.state).tiles[tileNumber(tile) - 1]?.demand.chest ?? 0
  }
  return n
}

/** Chests at home that differ in what they hold. */
export function chestPlays(m: M, seat: Seat): readonly PortPlay[] {
  const home = mine.of(m.state).home[seat] ?? []
  if (home.length === 0 || home.length <= promised(m, seat)) return NOTHING
  const list: PortPlay[] = []
  const seen: (string | undefined)[] = []
  const contents = contentsOf(boxOf(m.state))
  for (const chest of home) {
    const play = PLAYS[chest]
    if (play === undefined || seen.includes(contents[chest])) continue
    seen.push(contents[chest])
    list.push(play)
  }
  return list
}

const without = (list: readonly number[], one: number): readonly number[] => list.filter((other) => other !== one)

/** Closed chests as the farm counts them. */
function count(s: State, seat: Seat, n: number): void {
  const { chest } = playing(s.modules).fieldOf
  if (chest !== undefined) gain(s, seat, chest, n)
}

/** Coins or tools come to the farm, the chest leaves the game. */
function open(s: State, seat: Seat, chest: number): void {
  const p = mine.of(s)
  const holds = boxOf(s).chests[chest]
  if (holds === undefined) return
  const { fieldOf } = playing(s.modules)
  count(s, seat, -1)
  change(s, { home: p.home.with(seat, without(p.home[seat] ?? [], chest)), opened: [...p.opened, chest] })
  if ('coin' in holds) gain(s, seat, COIN, holds.coin)
  else if (fieldOf.tool !== undefined) gain(s, seat, fieldOf.tool, holds.tool)
  if (collecting()) emit({ kind: 'opensChest', seat, chest: holds })
}

export function playChest(m: M, seat: Seat, { play }: { readonly play: string }): boolean {
  const chest = PLAYS.findIndex((one) => one.play === play)
  if (chest < 0) return false
  open(m.state, seat, chest)
  return true
}

/** Whatever lies closed at home is opened before the final scoring (VP-66). */
export function openAll(m: M): void {
  for (let seat = 0; seat < m.seats; seat++) {
    for (const chest of mine.of(m.state).home[seat] ?? []) open(m.state, seat, chest)
  }
}

/** Chests at home that differ in what they hold, as answers. */
function differing(s: State, seat: Seat): readonly ChestChoice[] {
  const contents = contentsOf(boxOf(s))
  const home = mine.of(s).home[seat] ?? []
  const first = home.filter((chest, i) => home.findIndex((other) => contents[other] === contents[chest]) === i)
  return first.flatMap((chest) => CHOICES[chest] ?? [])
}

/** A customer gets a chest unopened: its owner chooses which, where they differ (VC-43). */
export function handIn(m: M, seat: Seat, stack: Todo): void {
  const [only, other] = differing(m.state, seat)
  if (other !== undefined) {
    // It lies at home until its owner has chosen.
    count(m.state, seat, 1)
    stack.push({ op: 'handIn', seat })
  } else if (only !== undefined) give(m.state, seat, only)
}

function give(s: State, seat: Seat, choice: ChestChoice): void {
  const p = mine.of(s)
  const chest = CHOICES.indexOf(CHOICES.find(({ chest: id }) => id === choice.chest) ?? choice)
  change(s, { home: p.home.with(seat, without(p.home[seat] ?? [], chest)), given: [...p.given, chest] })
  if (collecting()) emit({ kind: 'handsInChest', seat })
}

export const chestOps = {
  handIn: {
    shape: SHAPES.chest,
    choices: (m, f) => differing(m.state, f.seat),
    check: () => deny('VC-43', { why: 'noneAtHome', cargo: 'chest' }),
    answer: (m, f, choice) => {
      count(m.state, f.seat, -1)
      give(m.state, f.seat, choice)
    },
  } satisfies Question<State, HandInFrame, Frame>,
}
