/** Words for the farmyard: fields, rooms, stables, fences, the house. */

import type { Match, Seat, Stack } from '@dorfplatz/kernel'
import type { CardEffect } from '../../../cards/effects.ts'
import { EVENT } from '../../../cards/moments.ts'
import { cardOf } from '../../../cards/registry.ts'
import { roundsOf } from '../../../cards/when.ts'
import { mostGrain } from '../../farm/baking.ts'
import { canStable, freeSites, stableFor } from '../../farm/build.ts'
import { CROP_NAMES, harvestFields } from '../../farm/crops.ts'
import { canFence } from '../../farm/fencing.ts'
import { canPlow } from '../../farm/fields.ts'
import { fenceCell, freeFences } from '../../farm/raising.ts'
import { renovations, startRenovation } from '../../farm/renovation.ts'
import { canSow } from '../../farm/sowing.ts'
import type { AgricolaFrame, Sow } from '../../frames.ts'
import { fencesLeft, playerOf } from '../../player.ts'
import type { Player, State } from '../../state.ts'
import { counting } from '../counting.ts'
import { fireOwn } from '../events.ts'
import { memoryOf, remember } from '../memory.ts'
import type { Words } from './table.ts'

export const farmyardWords = {
  plow: {
    possible: (m, seat, w) => canPlow(playerOf(m, seat)) && counting.count(w.n ?? 1)(m, seat) > 0,
    run: (m, seat, w, stack, source) => {
      const n = counting.count(w.n ?? 1)(m, seat)
      if (n <= 0 || !canPlow(playerOf(m, seat))) return
      const { tags } = cardOf(Number(source))
      if (tags.includes('plow') || tags.includes('harrow')) stack.push({ op: 'multiPlow', seat })
      stack.push({ op: 'plow', seat, optional: false, space: -1, more: n - 1 })
    },
  },
  sow: {
    possible: (m, seat, { only = null, crop = only }) =>
      canSow(playerOf(m, seat), crop === null ? 0 : CROP_NAMES[crop]),
    run: (_, seat, { only, crop, less = 0 }, stack) => {
      const frame: Sow = { op: 'sow', seat, optional: false, sown: [], only: only === undefined ? 0 : CROP_NAMES[only] }
      stack.push(crop === undefined ? frame : { ...frame, dried: { crop: CROP_NAMES[crop], less } })
    },
  },
  bake: {
    possible: (m, seat) => mostGrain(playerOf(m, seat)) > 0,
    run: (m, seat, w, stack) => {
      if (mostGrain(playerOf(m, seat)) > 0) {
        stack.push({ op: 'bake', seat, optional: false, echo: w.echo === true ? 1 : 0 })
      }
    },
  },
  freeRoom: {
    possible: (m, seat) => freeSites(playerOf(m, seat), 'room') !== 0,
    run: (m, seat, _, stack) => pushSite(m, seat, 'room', stack),
  },
  freeStable: {
    possible: (m, seat) => freeSites(playerOf(m, seat), 'stable') !== 0,
    run: (m, seat, _, stack) => pushSite(m, seat, 'stable', stack),
  },
  miniPasture: {
    possible: (m, seat) => freeSites(playerOf(m, seat), 'pasture') !== 0,
    run: (m, seat, _, stack) => pushSite(m, seat, 'pasture', stack),
  },
  fenceStable: {
    possible: (m, seat) => (freeSites(playerOf(m, seat), 'pasture') & (1 << (m.state.event[EVENT.cell] ?? 0))) !== 0,
    run: (m, seat, _, stack) => fenceCell(m, seat, m.state.event[EVENT.cell] ?? 0, stack),
  },
  stable: {
    possible: (m, seat, w) => canStable(m.state, playerOf(m, seat), w.wood),
    run: (_, seat, w, stack) => {
      stack.push(stableFor(seat, false, w.wood))
    },
  },
  fences: {
    possible: (m, seat, w) => canFence(playerOf(m, seat), gifts(playerOf(m, seat), w.gift)),
    run: (m, seat, w, stack) => {
      const gift = gifts(playerOf(m, seat), w.gift)
      if (canFence(playerOf(m, seat), gift)) {
        stack.push({ op: 'fence', seat, optional: w.gift !== undefined, gift, announce: true })
      }
    },
  },
  renovate: {
    possible: (m, seat, w) => renovations(m.state, playerOf(m, seat), w.from ?? -1, w.to ?? -1).length > 0,
    run: (m, seat, w, stack) => startRenovation(m, seat, stack, w.from ?? -1, w.to ?? -1),
  },
  fieldPhase: {
    possible: (m, seat) => playerOf(m, seat).crops.some((crop) => crop > 0),
    run: (m, seat, _, stack) => {
      harvestFields(m, seat)
      fireOwn(m, stack, 'harvestFieldEnd', seat)
    },
  },
  layFences: {
    run: (m, seat, w, _, source) => {
      const p = playerOf(m, seat)
      const fences: number[] = []
      for (const round of roundsOf({ plus: w.plus }, m.state.round)) {
        const n = Math.min(w.n, fencesLeft(p))
        p.fencesAway += n
        fences.push(round, n)
      }
      remember(p, Number(source), { fences })
    },
  },
  takeFences: {
    run: (m, seat, w, stack, source) => {
      const p = playerOf(m, seat)
      const { fences = [] } = memoryOf(p, Number(source))
      const at = fences.findIndex((round, i) => i % 2 === 0 && round === m.state.round)
      const n = fences[at + 1] ?? 0
      if (at < 0 || n === 0) return
      p.fencesAway -= n
      const effect: CardEffect = {
        do: 'may',
        effect: { do: 'pay', goods: { food: w.food }, then: { do: 'fences', gift: n } },
      }
      stack.push({ op: 'effect', seat, effect, source })
    },
  },
} satisfies Partial<Words>

/** Fences that cost nothing: a card's gift, and what other cards add to it (Fence Deliveryman with the Hedge Keeper). */
const gifts = (p: Player, gift = 0): number => (gift === 0 ? 0 : gift + freeFences(p))

function pushSite(m: Match<State>, seat: Seat, what: 'room' | 'stable' | 'pasture', stack: Stack<AgricolaFrame>): void {
  if (freeSites(playerOf(m, seat), what) !== 0) stack.push({ op: 'freeSite', seat, what })
}
