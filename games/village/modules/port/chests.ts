/** Treasure chests at home: opened whenever their owner likes (VP-65, VP-66). */

import { collecting, isAsked, type Seat } from '@dorfplatz/kernel'
import { tileNumber, tiles } from '../../cards/customers.ts'
import { COIN } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { playing } from '../../rules/modules/registry.ts'
import { gain, type M, type State } from '../../rules/state.ts'
import { CHESTS, change, mine } from './state.ts'
import type { PortPlay } from './types.ts'

const PLAYS: readonly PortPlay[] = CHESTS.map((_, i) => Object.freeze<PortPlay>({ play: `chest-${i + 1}` }))

const CONTENTS: readonly string[] = CHESTS.map((chest) => JSON.stringify(chest))
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
    const tile = customerOf(frame)
    if (tile !== null) n += tiles[tileNumber(tile) - 1]?.demand.chest ?? 0
  }
  return n
}

/** Chests at home that differ in what they hold. */
export function chestPlays(m: M, seat: Seat): readonly PortPlay[] {
  const home = mine.of(m.state).home[seat] ?? []
  if (home.length === 0 || home.length <= promised(m, seat)) return NOTHING
  const list: PortPlay[] = []
  const seen: (string | undefined)[] = []
  for (const chest of home) {
    const play = PLAYS[chest]
    if (play === undefined || seen.includes(CONTENTS[chest])) continue
    seen.push(CONTENTS[chest])
    list.push(play)
  }
  return list
}

const without = (list: readonly number[], one: number): readonly number[] => list.filter((other) => other !== one)

/** Coins or tools come to the farm, the chest leaves the game. */
function open(s: State, seat: Seat, chest: number): void {
  const p = mine.of(s)
  const holds = CHESTS[chest]
  if (holds === undefined) return
  const { fieldOf } = playing(s.modules)
  change(s, { home: p.home.with(seat, without(p.home[seat] ?? [], chest)), opened: [...p.opened, chest] })
  if (fieldOf.chest !== undefined) gain(s, seat, fieldOf.chest, -1)
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

/** Hands in a chest unopened: the one that holds least (VC-43). */
export function handIn(m: M, seat: Seat): void {
  const p = mine.of(m.state)
  const home = p.home[seat] ?? []
  const worth = (chest: number): number => {
    const holds = CHESTS[chest]
    return holds !== undefined && 'coin' in holds ? holds.coin : 0
  }
  const least = home.reduce((a, b) => (worth(b) < worth(a) ? b : a), home[0] ?? -1)
  if (least < 0) return
  change(m.state, { home: p.home.with(seat, without(home, least)), given: [...p.given, least] })
  if (collecting()) emit({ kind: 'handsInChest', seat })
}
