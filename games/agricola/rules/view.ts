/** What a viewer may know (A-TERM-16): farms, supplies, played cards and spaces are open; hands and round cards are not. */

import { type Match, type Random, type Score, shuffleWith, type Viewer } from '@dorfplatz/kernel'
import { exchangeOf, isOccupation } from '../cards/registry.ts'
import { type Arrangement, arranged } from './animals/arrange.ts'
import type { Places } from './animals/room.ts'
import { packetOf } from './calendar/drafting.ts'
import { foodNeeded } from './calendar/feeding.ts'
import { cardsInUse } from './calendar/hands.ts'
import { scoreOf } from './calendar/scoring.ts'
import { targetOf } from './calendar/targets.ts'
import { type Coming, causedBy, coming, levies, type OnSpace, spaceMarks, steppers, tolls } from './cards/shown.ts'
import { cellsOf } from './farm/fences.ts'
import { edgesOf } from './farm/yard.ts'
import { type Amounts, BOAR, CATTLE, SHEEP } from './goods.ts'
import { playerOf } from './player.ts'
import { type Player, replaced, type State } from './state.ts'
import { cardsAhead } from './work/open.ts'
import { stagesOf } from './work/spaces.ts'

export interface FarmView {
  /** Amounts by good, in the order of GOODS. */
  readonly goods: readonly number[]
  readonly rooms: readonly number[]
  readonly house: number
  readonly fields: readonly number[]
  /** Place, crop (1 grain, 2 vegetable, 3 wood) and number of each stack. */
  readonly crops: readonly { readonly place: number; readonly crop: number; readonly n: number }[]
  /** The card each field on a card belongs to, from place `CARD_FIELDS` on. */
  readonly cardFields: readonly number[]
  readonly stables: readonly number[]
  readonly fences: readonly number[]
  readonly pastures: readonly (readonly number[])[]
  /** Room for animals: a pen for each pasture first, unless species may share them, then larger stables. */
  readonly places: Places
  /** Species that may be turned into food at any time, as goods. */
  readonly cooks: readonly number[]
  readonly people: number
  readonly newborn: number
  readonly home: number
  /** Guests that come next round, and people who live on a card. */
  readonly guests: number
  readonly lodgers: number
  readonly begging: number
  /** Food the family needs if it is fed now. */
  readonly need: number
  /** Wants to be asked at every feeding. */
  readonly careful: boolean
  readonly improvements: readonly number[]
  readonly occupations: readonly number[]
  readonly hand: { readonly occupations: number; readonly minors: number; readonly known: readonly number[] }
  /** Goods on round spaces: round, good, number, card. */
  readonly future: readonly (readonly number[])[]
  /** What cards offer in rounds to come: animals, fields and fences to buy. */
  readonly coming: readonly Coming[]
  /** Where the animals could stand, those on cards included. */
  readonly herds: Arrangement
  /** Fences that lie elsewhere: on round spaces, as a mark. */
  readonly fencesAway: number
  /** The next harvest passes without this player. */
  readonly absent: boolean
  /** What the cards in front of the player remember: goods on them, uses. */
  readonly memory: Player['memory']
}

export interface AgricolaView {
  readonly family: boolean
  readonly round: number
  readonly phase: number
  readonly starter: number
  /** Solitaire: the score to reach (A-SOLO-10); null at other tables. */
  readonly target: number | null
  readonly spaces: readonly { readonly space: number; readonly by: readonly number[]; readonly lies: number }[]
  /** Goods that cards have laid on spaces: space, good, number, one after the other. */
  readonly extra: readonly number[]
  /** Whom others pay on a space, who has marked one, who may use one although somebody stands there. */
  readonly tolls: readonly (OnSpace & { readonly food: number })[]
  readonly levies: readonly (OnSpace & { readonly goods: Amounts })[]
  readonly marks: readonly OnSpace[]
  readonly steppers: readonly OnSpace[]
  /** Whose doing the card that is asked about reacts to. */
  readonly cause: number | null
  /** Round cards to come that have been turned up. */
  readonly ahead: readonly number[]
  /** Major improvements on offer. */
  readonly offer: readonly number[]
  readonly piles: { readonly occupations: number; readonly minors: number }
  readonly farms: readonly FarmView[]
  /** The score sheets if the game ended now. */
  readonly scores: readonly Score[]
  /** The viewer's own hand and draft packets. */
  readonly hand: readonly number[]
  readonly packets: { readonly occupation: readonly number[]; readonly minor: readonly number[] }
}

const cooks = ({ good, food, harvest }: ReturnType<typeof exchangeOf>, animal: number): boolean =>
  good === animal && food > 0 && !harvest

/** Goods on spaces, those of one kind on one space taken together: cards lay them there round after round. */
function together(extra: readonly number[]): readonly number[] {
  const list: number[] = []
  for (let i = 0; i < extra.length; i += 3) {
    const [space = 0, good = 0, n = 0] = extra.slice(i, i + 3)
    const known = list.findIndex((one, at) => at % 3 === 0 && one === space && list[at + 1] === good)
    if (known < 0) list.push(space, good, n)
    else list[known + 2] = (list[known + 2] ?? 0) + n
  }
  return list
}

export function view(m: Match<State>, as: Viewer): AgricolaView {
  const s = m.state
  return {
    family: s.family,
    round: s.round,
    phase: s.phase,
    starter: s.starter,
    target: m.seats === 1 ? targetOf(Number(m.options.soloGame ?? 1)) : null,
    spaces: s.spaces.map((space) => ({
      space,
      by: s.players.flatMap((_, seat) => (((s.by[space] ?? 0) & (1 << seat)) !== 0 ? [seat] : [])),
      lies: s.lies[space] ?? 0,
    })),
    extra: together(s.extra),
    tolls: tolls(s),
    levies: levies(s),
    marks: spaceMarks(s),
    steppers: steppers(s),
    cause: causedBy(m),
    ahead: cardsAhead(s),
    offer: cellsOf(s.offer),
    piles: { occupations: s.piles[0].length, minors: s.piles[1].length },
    farms: s.players.map((p) => ({
      goods: p.goods,
      rooms: cellsOf(p.rooms),
      house: p.house,
      fields: cellsOf(p.fields),
      crops: p.crops.flatMap((crop, place) => (crop === 0 ? [] : [{ place, crop: crop & 3, n: crop >> 2 }])),
      cardFields: p.cardFields,
      stables: cellsOf(p.stables),
      fences: edgesOf(p.fenceH, p.fenceV),
      pastures: p.pastures.map(cellsOf),
      places: { pens: p.pens, loose: p.loose, kept: p.kept },
      cooks: [SHEEP, BOAR, CATTLE].filter((good) => p.exchanges.some((id) => cooks(exchangeOf(id), good))),
      people: p.people,
      newborn: p.newborn,
      home: p.home,
      guests: p.guests,
      lodgers: p.lodgers,
      begging: p.begging,
      need: foodNeeded(m, p),
      careful: p.careful === 1,
      improvements: p.improvements,
      occupations: p.occupations,
      hand: {
        occupations: p.hand.filter(isOccupation).length,
        minors: p.hand.filter((no) => !isOccupation(no)).length,
        known: p.hand.filter((no) => s.passed.includes(no)),
      },
      future: fours(p.future),
      coming: coming(s, p),
      herds: arranged(p),
      fencesAway: p.fencesAway,
      absent: p.absent === 1,
      memory: p.memory,
    })),
    scores: s.players.map((_, seat) => scoreOf(m, seat)),
    hand: as === 'spectator' ? [] : playerOf(m, as).hand,
    packets:
      as === 'spectator'
        ? { occupation: [], minor: [] }
        : { occupation: packetOf(m, as, 'occupation'), minor: packetOf(m, as, 'minor') },
  }
}

function fours(flat: readonly number[]): number[][] {
  const list: number[][] = []
  for (let i = 0; i < flat.length; i += 4) list.push(flat.slice(i, i + 4))
  return list
}

export function known(m: Match<State>, as: Viewer): readonly string[] {
  const s = m.state
  const list = [...s.order.slice(0, s.round), ...cardsAhead(s)].map((space) => `round ${space}`)
  if (as === 'spectator') return list
  for (const no of playerOf(m, as).hand) list.push(`card ${no}`)
  for (const kind of ['occupation', 'minor'] as const) for (const no of packetOf(m, as, kind)) list.push(`card ${no}`)
  return list
}

/** Deals anew what the viewer cannot see: round cards to come, others' hands and packets, face-down piles. */
export function reshuffle(m: Match<State>, as: Viewer, random: Random): void {
  const s = m.state
  let from = 0
  const open = cardsAhead(s).length > 0
  for (const stage of open ? [] : stagesOf(s.family)) {
    const first = Math.max(from, s.round)
    const last = from + stage.length
    // Sorted first: how things really lie must not show in how they are dealt anew.
    const unseen = s.order.slice(first, last).sort()
    if (first < last) s.order = s.order.toSpliced(first, last - first, ...shuffleWith(random, unseen))
    from = last
  }
  if (s.family) return
  for (const kind of ['occupation', 'minor'] as const) dealAnew(m, as, kind, random)
}

function dealAnew(m: Match<State>, as: Viewer, kind: 'occupation' | 'minor', random: Random): void {
  const s = m.state
  const ofKind = (no: number): boolean => isOccupation(no) === (kind === 'occupation')
  const seen = new Set<number>(s.passed)
  for (const p of s.players) for (const no of [...p.occupations, ...p.improvements]) seen.add(no)
  for (const no of gone(m)) seen.add(no)
  if (as !== 'spectator') {
    for (const no of playerOf(m, as).hand) seen.add(no)
    for (const no of packetOf(m, as, kind)) seen.add(no)
  }
  const pool = shuffleWith(
    random,
    cardsInUse(m.seats, m.options, kind).filter((no) => !seen.has(no)),
  )
  const next = (old: number): number => pool.pop() ?? old
  s.players.forEach((p, seat) => {
    if (seat === as) return
    p.hand = p.hand.map((no) => (ofKind(no) && !s.passed.includes(no) ? next(no) : no))
  })
  const offset = kind === 'occupation' ? 0 : m.seats
  for (let seat = 0; seat < m.seats; seat++) {
    if (seat === as || s.packets.length === 0) continue
    s.packets = s.packets.with(offset + seat, packetOf(m, seat, kind).map(next))
  }
  const pile = kind === 'occupation' ? 0 : 1
  s.piles = replaced(s.piles, pile, s.piles[pile].map(next))
  s.discards = replaced(s.discards, pile, s.discards[pile].map(next))
}

/** Cards everybody saw leave the game: minors given back, cards with notes left behind. */
function gone(m: Match<State>): readonly number[] {
  return m.state.returned
}
