/** Agricola's ops: which step or question belongs to which frame. */

import type { Ops } from '@dorfplatz/kernel'
import { receiveAnimals } from './animals/arriving.ts'
import { breed } from './animals/breeding.ts'
import { keep } from './animals/herd.ts'
import { dealStep, discard, draft, passPackets } from './calendar/drafting.ts'
import { feed } from './calendar/feeding.ts'
import { endRound, feedLast, goHome, harvest, nextRound, over, replenish, roundStart, work } from './calendar/rounds.ts'
import { outOfTurn } from './cards/chief.ts'
import { handOver, layOn, put, reap } from './cards/deals.ts'
import { fire } from './cards/events.ts'
import { improve, passCard, playCard } from './cards/improve.ts'
import { occupation } from './cards/occupations.ts'
import { react, resume } from './cards/reactions.ts'
import { buy, sellTo, sold } from './cards/selling.ts'
import { trade } from './cards/trade.ts'
import { runner } from './cards/words/index.ts'
import { bake } from './farm/baking.ts'
import { build, freeSite, moreBuild, placeSite } from './farm/build.ts'
import { fence } from './farm/fencing.ts'
import { first, morePlow, plow } from './farm/fields.ts'
import { raiseFences } from './farm/raising.ts'
import { renovate, setHouse } from './farm/renovation.ts'
import { sow } from './farm/sowing.ts'
import type { AgricolaFrame } from './frames.ts'
import { pay } from './payment/paying.ts'
import type { State } from './state.ts'
import { bought, maybe, option, plowSow, resource } from './work/act.ts'
import { afterSpace, mayFollow, move, place, secondPlace, turn, useSpace } from './work/placing.ts'

export const ops: Ops<State, AgricolaFrame> = {
  ...runner.ops,
  nextRound,
  roundStart,
  replenish,
  work,
  turn,
  goHome,
  endRound,
  harvest,
  over,
  react,
  resume,
  afterSpace,
  place,
  useSpace,
  option,
  resource,
  site: placeSite,
  house: (m, f, stack) => setHouse(m, f.seat, f.to, stack),
  raise: (m, f, stack) => raiseFences(m, f.seat, f.h, f.v, stack),
  maybe,
  build,
  moreBuild,
  freeSite,
  plow,
  morePlow,
  plowSow,
  bought: (m, f, stack) => bought(m, f.seat, f.space, stack),
  sow,
  bake,
  first,
  fence,
  renovate,
  improve,
  occupation,
  playCard,
  passCard,
  pay,
  keep,
  housing: (m, f, stack) => receiveAnimals(m, f.seat, stack),
  feed,
  breed,
  draft,
  discard,
  passPackets,
  deal: dealStep,
  trade,
  outOfTurn,
  put,
  reap,
  handOver,
  buy,
  sold,
  sellTo,
  layOn,
  move,
  mayFollow,
  secondPlace,
  feedLast,
  multiPlow: (m, f, stack) => fire(m, stack, 'multiPlow', f.seat),
}
