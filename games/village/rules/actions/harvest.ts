/** Grain harvest. */

import { collecting, PASS, type Question, type Seat } from '@dorfplatz/kernel'
import { BARN } from '../../cards/board.ts'
import { YIELDS } from '../../cards/spaces.ts'
import { type ActionChoice, actionOf, SHAPES } from '../choices.ts'
import { FARM, GRAIN, HORSE, OX, PLOW } from '../codes.ts'
import { emit } from '../events.ts'
import type { Frame, HarvestFrame } from '../frames.ts'
import { takeGrain } from '../grain.ts'
import { deny } from '../reasons.ts'
import { have, isAt, type Some, type State } from '../state.ts'
import { type Action, decline } from './action.ts'

const ONLY_PASS: readonly (typeof PASS)[] = [PASS]
const CHOICES: readonly (ActionChoice | typeof PASS)[] = [actionOf('harvest'), PASS]

/** Bags a harvest brings into the barn: the best combination, as far as they fit (V-HARVEST-02 to -08). */
export function harvestOf(
  goods: { readonly plow: number; readonly ox: number; readonly horse: number },
  stored: number,
): number {
  let best = 0
  for (const { needs, bags } of YIELDS) if (bags > best && needs.every((thing) => goods[thing] > 0)) best = bags
  return Math.min(best, BARN - stored)
}

function reap(s: State, seat: Seat): void {
  const goods = { plow: have(s, seat, PLOW), ox: have(s, seat, OX), horse: have(s, seat, HORSE) }
  const bags = takeGrain(s, seat, harvestOf(goods, have(s, seat, GRAIN)))
  if (collecting()) emit({ kind: 'harvest', seat, n: bags })
}

export const harvest: Action = {
  can: (s, seat) => isAt(s, seat, FARM) && have(s, seat, GRAIN) < BARN,
  whyNot: (s, seat) => {
    if (!isAt(s, seat, FARM)) return deny('V-HARVEST-01', { why: 'nobodyHome' })
    return have(s, seat, GRAIN) < BARN ? null : deny('V-SETUP-06', { why: 'barnFull' })
  },
  begin: (m, seat, must, stack) => {
    if (must) reap(m.state, seat)
    else stack.push({ op: 'harvest', seat, must })
  },
}

export const harvestOps: Some<'harvest'> = {
  harvest: {
    shape: SHAPES.actionOrPass,
    // Somebody may have left the farm, or the barn been filled, by a card played in between.
    choices: (m, f) => (harvest.can(m.state, f.seat) ? CHOICES : ONLY_PASS),
    check: (m, f) => harvest.whyNot(m.state, f.seat) ?? deny('V-HARVEST-01', { why: 'notOffered' }),
    answer: (m, f, choice) => {
      if (choice === PASS) decline(f.seat, 'harvest')
      else reap(m.state, f.seat)
    },
  } satisfies Question<State, HarvestFrame, Frame>,
}
