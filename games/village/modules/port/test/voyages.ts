/** Scenarios at sea in few words. */

import type { Json, Options } from '@dorfplatz/kernel'
import { fieldCode as farmField } from '../../../rules/modules/registry.ts'
import { gain, have } from '../../../rules/state.ts'
import { type Amounts, asked, farm, k, type M, play, stone, stones, table } from '../../../test/scenario.ts'
import { CAPTAINS, type Cargo, type FieldId } from '../facts.ts'
import { fieldCode } from '../sea.ts'
import { cargoOf, change, mine, type PortState, stow } from '../state.ts'
import type { PortView } from '../types.ts'

/** Captains of the table VP-95: what they ask for a further step. */
export const ORANGE_PINK = 'captain-1-1'
export const ANY_TWO = 'captain-1-5'
export const PINK = 'captain-2-1'
export const GREEN_TWO = 'captain-3-1'

export const port = (m: M): PortState => mine.of(m.state)

/** A table with Port; more options as they are named. */
export function sea(seats = 2, options: Options = {}, words = 'at sea'): M {
  return table(seats, { port: true, ...options }, words)
}

/** Puts a ship somewhere with a captain and pieces aboard. */
export function ship(
  m: M,
  seat: number,
  at: FieldId,
  captain: string,
  cargo: { readonly [piece in Cargo]?: number } = {},
): void {
  k.edit(m, (s) => {
    const p = mine.of(s)
    const code = CAPTAINS.indexOf(captain)
    change(s, {
      at: p.at.with(seat, fieldCode(at)),
      captain: p.captain.with(seat, code),
      captains: p.captains & ~(1 << code),
    })
    for (const [piece, n] of Object.entries(cargo) as [Exclude<Cargo, 'member'>, number][]) {
      if (piece === 'chest') {
        const { chests, aboard } = mine.of(s)
        change(s, { chests: chests.slice(0, -n), aboard: aboard.with(seat, chests.slice(-n)) })
        continue
      }
      stow(s, seat, piece, n)
      if (piece === 'cocoa' || piece === 'tea') change(s, { [piece]: mine.of(s)[piece] - n })
    }
  })
}

/** What a farm has at home of cocoa, tea and chests. */
export const atHome = (m: M, seat: number, ware: 'cocoa' | 'tea' | 'chest'): number =>
  have(m.state, seat, farmField(ware))

export function bringHome(m: M, seat: number, ware: 'cocoa' | 'tea', n: number): void {
  k.edit(m, (s) => {
    change(s, { [ware]: mine.of(s)[ware] - n })
    gain(s, seat, farmField(ware), n)
  })
}

/** Lays a chest with this number (from 1) at home. */
export function chestHome(m: M, seat: number, number: number): void {
  k.edit(m, (s) => {
    const p = mine.of(s)
    change(s, {
      chests: p.chests.filter((chest) => chest !== number - 1),
      home: p.home.with(seat, [...(p.home[seat] ?? []), number - 1]),
    })
    gain(s, seat, farmField('chest'), 1)
  })
}

export const aboard = (m: M, seat: number, cargo: Cargo): number => cargoOf(m.state, seat, cargo)
export const seen = (m: M, as: number | 'spectator' = 0): PortView => k.view(m, as).table.more.port as PortView
export const shipAt = (m: M, seat = 0): string => seen(m).ships[seat]?.at ?? ''

/** Seat 0 takes a green stone from travel and is asked about the voyage. */
export function travelling(m: M, amounts: Amounts = {}): void {
  stones(m, { travel: 'gg' })
  farm(m, 0, amounts)
  play(m, 0, 'turn', stone('travel', 'g'))
}

/** Choices as they are offered now. */
export const offered = (m: M): readonly Json[] => asked(m)?.choices ?? []
export const kindNow = (m: M): string | undefined => asked(m)?.kind

/** Fields that are offered as targets. */
export const targets = (m: M): readonly string[] =>
  offered(m).flatMap((choice) =>
    typeof choice === 'object' && choice !== null && 'sail' in choice ? [String(choice.sail)] : [],
  )

/** How many of a family stand on the ship or a lighthouse. */
export { at } from '../../../test/scenario.ts'
