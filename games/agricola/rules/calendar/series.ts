/** The solitaire series: what a finished game carries over to the next one (A-SOLO-10 to -18). */

import type { Match, Options } from '@dorfplatz/kernel'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { permanentOccupations } from './hands.ts'
import { scoreOf } from './scoring.ts'
import { SOLO_TARGETS, targetOf } from './targets.ts'

export interface NextGame {
  /** Options of the next game, before an occupation is added. */
  readonly options: Options
  /** Occupations played in this game that may be added to the permanent ones; none of them need be. */
  readonly candidates: readonly number[]
}

/** A series has at most as many games as there are targets. */
const LAST_GAME: number = SOLO_TARGETS.length

/** The next game of the series, or null when the target was missed or the series is complete. */
export function nextGame(m: Match<State>): NextGame | null {
  const game = Number(m.options.soloGame ?? 1)
  const over = scoreOf(m, 0).total - targetOf(game)
  if (m.seats !== 1 || over < 0 || game >= LAST_GAME) return null
  const permanent = permanentOccupations(m.options)
  const divisor = Number(m.options.soloStartFoodDivisor ?? 1)
  return {
    options: { ...m.options, soloGame: game + 1, soloFood: Math.min(60, Math.floor(over / divisor)) },
    candidates: playerOf(m, 0).occupations.filter((no) => !permanent.includes(no)),
  }
}

/** The next game's options with one more permanent occupation (A-SOLO-11). */
export function withOccupation(next: NextGame, no: number): Options {
  const n = permanentOccupations(next.options).length
  return next.candidates.includes(no) ? { ...next.options, [`permanent${n + 1}`]: no } : next.options
}

/** The games that may follow: one for each occupation that could be kept, or one without (A-SOLO-11, A-SOLO-18). */
export function sequels(m: Match<State>): readonly Options[] {
  const next = nextGame(m)
  if (next === null) return []
  if (next.candidates.length === 0 || m.options.mode === 'family') return [next.options]
  return next.candidates.map((no) => withOccupation(next, no))
}
