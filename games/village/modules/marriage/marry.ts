/** Marriage: a member goes to a free rank of the ceremony area and takes the bonus of that rank. */

import { collecting, PASS, type Question, type Refusal, type Seat, shape } from '@dorfplatz/kernel'
import { type Action, decline, orPass } from '../../rules/actions/action.ts'
import { kindIn, type Member, memberOf, SHAPES } from '../../rules/choices.ts'
import { COIN, FAME, FARM, INFLUENCE, type Influence } from '../../rules/codes.ts'
import { spendTime } from '../../rules/death.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { takeGrain } from '../../rules/grain.ts'
import { canPay, charge, costOf, missing } from '../../rules/pay.ts'
import { deny } from '../../rules/reasons.ts'
import {
  add,
  at,
  boxOf,
  gain,
  have,
  isAt,
  kindsAt,
  listed,
  type M,
  move,
  type Some,
  type State,
  single,
  type Todo,
} from '../../rules/state.ts'
import { takeStones } from '../../rules/stones.ts'
import { type Bonus, bonusOf, MARRY_STONES, MARRY_TIME, RANKS } from './board.ts'
import { freeRanks, hasSuitor, isFree, mine, rankCode, tidy } from './couples.ts'
import type {
  ExchangeFrame,
  GiveChoice,
  MarryFrame,
  RankChoice,
  RankStoneFrame,
  StoneChoice,
  SuitorFrame,
} from './types.ts'

const PRICE = costOf({ any: MARRY_STONES })

/** Frozen once: the ranks and colours as answers. */
const RANK_CHOICES: readonly RankChoice[] = Array.from({ length: RANKS }, (_, i) => Object.freeze({ rank: i + 1 }))
const STONE_CHOICES: readonly StoneChoice[] = INFLUENCE.map((stone) => Object.freeze({ stone }))
const GIVE_CHOICES: readonly GiveChoice[] = INFLUENCE.map((give) => Object.freeze({ give }))

function can(s: State, seat: Seat): boolean {
  return !hasSuitor(s, seat) && isAt(s, seat, FARM) && canPay(s, seat, PRICE) && freeRanks(s).length > 0
}

/** Why nobody can be sent to the ceremony area now, or null (VM-31 to VM-33). */
export function whyNotMarry(s: State, seat: Seat): Refusal | null {
  if (hasSuitor(s, seat)) return deny('VM-33', { why: 'suitorThere' })
  if (!isAt(s, seat, FARM)) return deny('V-FAMILY-07', { why: 'nobodyHome' })
  if (freeRanks(s).length === 0) return deny('VM-32', { why: 'ranksTaken' })
  return canPay(s, seat, PRICE) ? null : deny('VM-31', { why: 'lacks', lacks: missing(s, seat, PRICE), coins: true })
}

export const marry: Action = {
  can,
  whyNot: whyNotMarry,
  begin: (_, seat, must, stack) => stack.push({ op: 'marry', seat, must }),
}

/** Sends somebody from the farm to a rank; asks who, where it makes a difference. */
export function sendTo(m: M, seat: Seat, rank: number, free: boolean, stack: Todo): void {
  const only = single(kindsAt(m.state, seat, FARM))
  if (only > 0) payFor(m, seat, rank, memberOf(FARM, only).member, free, stack)
  else stack.push(free ? { op: 'suitor', seat, rank, free } : { op: 'suitor', seat, rank })
}

function payFor(m: M, seat: Seat, rank: number, member: Member, free: boolean, stack: Todo): void {
  const placed = { op: 'ceremony', seat, member, rank, free } as const
  if (free) stack.push(placed)
  else charge(m, seat, PRICE, placed, stack)
}

/** VM-35: the bonus comes at once, before the death that the time may cause (VM-38). */
function reward(m: M, seat: Seat, bonus: Bonus, stack: Todo): void {
  const s = m.state
  const tell = (what: { readonly [thing: string]: number }): void => {
    if (collecting()) emit({ kind: 'rankBonus', seat, what })
  }
  if ('points' in bonus) {
    gain(s, seat, FAME, bonus.points)
    tell({ point: bonus.points })
  } else if ('coin' in bonus) {
    gain(s, seat, COIN, bonus.coin)
    tell({ coin: bonus.coin })
  } else if ('grain' in bonus) tell({ grain: takeGrain(s, seat, bonus.grain) })
  else if ('exchange' in bonus) {
    if (INFLUENCE.some((_, colour) => have(s, seat, colour) > 0))
      stack.push({ op: 'exchange', seat, take: bonus.exchange })
  } else {
    const [first, second] = bonus.oneOf.filter((colour) => at(s.supply, INFLUENCE.indexOf(colour)) > 0)
    if (first !== undefined && second !== undefined) stack.push({ op: 'rankStone', seat, of: bonus.oneOf })
    else if (first !== undefined) takeOne(m, seat, first)
  }
}

function takeOne(m: M, seat: Seat, stone: Influence): void {
  const colour = INFLUENCE.indexOf(stone)
  add(m.state.supply, colour, -1)
  gain(m.state, seat, colour, 1)
  if (collecting()) emit({ kind: 'rankBonus', seat, what: { [stone]: 1 } })
}

export const marryOps: Some<'marry' | 'suitor' | 'ceremony' | 'rankStone' | 'exchange'> = {
  marry: {
    shape: shape.either(shape.fields({ rank: shape.number(1, RANKS) }), shape.value(PASS)),
    choices: (m, f) => {
      // Somebody may have gone already, by a card played in between (VM-33).
      const goes = f.free === true ? isAt(m.state, f.seat, FARM) : can(m.state, f.seat)
      return orPass(goes ? RANK_CHOICES.filter(({ rank }) => isFree(m.state, rank)) : [], f.must)
    },
    check: (m, f, choice) => {
      if (choice === PASS) return deny('V-WELL-06', { why: 'notOffered' })
      const gone = f.free === true ? null : whyNotMarry(m.state, f.seat)
      return gone ?? deny('VM-32', { why: 'rankTaken', rank: choice.rank })
    },
    answer: (m, f, choice, stack) => {
      if (choice === PASS) decline(f.seat, 'marriage')
      else sendTo(m, f.seat, choice.rank, f.free === true, stack)
    },
  } satisfies Question<State, MarryFrame, Frame>,
  suitor: {
    shape: SHAPES.member,
    choices: (m, f) => listed(kindsAt(m.state, f.seat, FARM)).map((kind) => memberOf(FARM, kind)),
    check: () => deny('V-FAMILY-07', { why: 'nobodyHome' }),
    answer: (m, f, choice, stack) => payFor(m, f.seat, f.rank, choice.member, f.free === true, stack),
  } satisfies Question<State, SuitorFrame, Frame>,
  ceremony: (m, f, stack) => {
    const s = m.state
    tidy(s)
    const who = move(s, f.seat, FARM, kindIn(f.member), rankCode(f.rank))
    if (!f.free) spendTime(m, f.seat, MARRY_TIME, stack)
    if (collecting()) emit({ kind: 'ceremony', seat: f.seat, who, generation: f.member.generation, rank: f.rank })
    reward(m, f.seat, bonusOf(boxOf(s), mine.of(s).side, f.rank), stack)
  },
  rankStone: {
    shape: shape.fields({ stone: shape.id('colour', INFLUENCE) }),
    choices: (m, f) =>
      STONE_CHOICES.filter(({ stone }) => f.of.includes(stone) && at(m.state.supply, INFLUENCE.indexOf(stone)) > 0),
    check: () => deny('VM-35', { why: 'notOffered' }),
    answer: (m, f, choice) => takeOne(m, f.seat, choice.stone),
  } satisfies Question<State, RankStoneFrame, Frame>,
  exchange: {
    shape: shape.either(shape.fields({ give: shape.id('colour', INFLUENCE) }), shape.value(PASS)),
    choices: (m, f) => [...GIVE_CHOICES.filter((_, colour) => have(m.state, f.seat, colour) > 0), PASS],
    check: () => deny('VM-36', { why: 'notHeld' }),
    answer: (m, f, choice, stack) => {
      if (choice === PASS) return
      const s = m.state
      const colour = INFLUENCE.indexOf(choice.give)
      gain(s, f.seat, colour, -1)
      add(s.supply, colour, 1)
      if (collecting()) emit({ kind: 'exchanges', seat: f.seat, stone: choice.give })
      takeStones(m, f.seat, f.take, 'exchange', stack)
    },
  } satisfies Question<State, ExchangeFrame, Frame>,
}
