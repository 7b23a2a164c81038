/** Preparation: round cards, starting food, hands (A-SETUP, A-SOLO). */

import { draw, type Match, type Options, pushAll, type Stack, shuffle } from '@dorfplatz/kernel'
import { NO_MOMENTS } from '../../cards/moments.ts'
import { type AgricolaFrame, NEXT_ROUND } from '../frames.ts'
import { FOOD } from '../goods.ts'
import { newPlayer } from '../player.ts'
import { PHASE, type State } from '../state.ts'
import { printedSpaces, SPACES, stagesOf } from '../work/spaces.ts'
import { cardsDealt, cardsInUse, draftOf, handSize, leftOut, permanentOccupations } from './hands.ts'

export function setup(m: Match<null>, stack: Stack<AgricolaFrame>): State {
  const family = m.options.mode === 'family'
  const solo = m.seats === 1
  const starter = solo ? 0 : draw(m, 'deal', m.seats)
  const players = Array.from({ length: m.seats }, (_, seat) => {
    const p = newPlayer()
    // The starting player has 2 food, the others 3 (A-SETUP-09); solo what the series brings (A-SOLO-02, -13).
    p.goods[FOOD] = solo ? Number(m.options.soloFood ?? 0) : seat === starter ? 2 : 3
    return p
  })
  const state: State = {
    family,
    round: 0,
    phase: PHASE.setup,
    starter,
    turn: starter,
    first: -1,
    order: stagesOf(family).flatMap((stage) => shuffle(m, 'deal', [...stage])),
    spaces: printedSpaces(m.seats, family, m.options.familyOccupationCards === 'dropped' ? 'dropped' : 'replaced'),
    by: SPACES.map(() => 0),
    lies: SPACES.map(() => 0),
    extra: [],
    offer: 0b11111111110,
    everBuilt: 0,
    taken: 0,
    piles: [[], []],
    discards: [[], []],
    packets: [],
    passed: [],
    bids: [],
    returned: [],
    listened: NO_MOMENTS,
    event: [],
    players,
  }
  stack.push(NEXT_ROUND)
  if (!family) deal(m, state, stack)
  return state
}

function deal(m: Match<null>, s: State, stack: Stack<AgricolaFrame>): void {
  const permanent = permanentOccupations(m.options)
  const piles: [number[], number[]] = [
    shuffle(
      m,
      'deal',
      cardsInUse(m.seats, m.options, 'occupation').filter((no) => !permanent.includes(no)),
    ),
    shuffle(m, 'deal', cardsInUse(m.seats, m.options, 'minor')),
  ]
  const draft = draftOf(m.seats, m.options)
  const dealt = cardsDealt(m.seats, m.options)
  const take = (kind: 0 | 1, n: number): number[] => (n === 0 ? [] : piles[kind].splice(-n, n).sort((a, b) => a - b))
  if (draft === 'none' || draft === 'tenToSeven') {
    for (const p of s.players) {
      // The series deals as many occupations less as it brings along (A-SOLO-12).
      p.hand = [...take(0, Math.max(0, dealt - permanent.length)), ...take(1, dealt)]
    }
  } else s.packets = [...s.players.map(() => take(0, dealt)), ...s.players.map(() => take(1, dealt))]
  // Undealt cards leave the game (A-SETUP-05) unless three-for-one needs them (A-VARIANT-02).
  if (m.options.threeForOne === true) s.piles = piles
  // The Broom draws minors that were not dealt (AGR-MIN-G24).
  else if (piles[1].length > 0 && drawsMinors(m.options)) s.piles = [[], piles[1]]
  const frames: AgricolaFrame[] = []
  if (draft === 'tenToSeven') frames.push({ op: 'deal', seat: -1 })
  else if (draft !== 'none') frames.push({ op: 'passPackets', seat: -1, left: handSize(m.options), stage: 0 })
  for (const no of permanent) frames.push({ op: 'playCard', seat: 0, no, space: -1, action: 0 })
  pushAll(stack, frames)
}

/** The Broom may be in the game. */
function drawsMinors(given: Options): boolean {
  return String(given.deck ?? 'E').includes('K') && !leftOut(given).includes(BROOM)
}

const BROOM = 125
