/** What deck E's cards count besides the common metrics. How one says it stands in text/words.*.ts. */

import type { Match } from '@dorfplatz/kernel'
import { CATTLE, SHEEP, WOOD } from '../../rules/goods.ts'
import { owns, playerOf } from '../../rules/player.ts'
import type { State } from '../../rules/state.ts'
import { SPACES } from '../../rules/work/spaces.ts'
import { EVENT } from '../moments.ts'

type Count = (m: Match<State>, seat: number) => number

const MANSION = 144

/**
 * Of the wood just taken, what had been lying on the space and was not put back there yet; the supply's share of a space
 * does not count (A-OCCARD-G09).
 */
const woodThatLay: Count = (m) => {
  const { event, lies, extra } = m.state
  const at = event[EVENT.space] ?? -1
  const space = SPACES[at]
  if (space === undefined || space.pile === null) return 0
  let n = event[WOOD] ?? 0
  for (let i = 0; i < space.take.length; i += 2) if (space.take[i] === WOOD) n -= space.take[i + 1] ?? 0
  if (space.pile.good === WOOD) n -= lies[at] ?? 0
  for (let i = 0; i < extra.length; i += 3) if (extra[i] === at && extra[i + 1] === WOOD) n -= extra[i + 2] ?? 0
  return n
}

export const metricsE: { readonly [metric: string]: Count } = {
  'has.144': (m, seat) => (owns(playerOf(m, seat), MANSION) ? 1 : 0),
  'lay.wood': woodThatLay,
  threesOfSheep: (m, seat) => Math.floor((playerOf(m, seat).goods[SHEEP] ?? 0) / 3),
  pairsOfCattle: (m, seat) => Math.floor((playerOf(m, seat).goods[CATTLE] ?? 0) / 2),
}
