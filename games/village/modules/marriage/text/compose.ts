/** Turns Marriage's questions, answers and events into sentences with one language's words. */

import {
  type ChoiceIn,
  chosen,
  DONE,
  listOf,
  PASS,
  type Refusal,
  type Seat,
  type Sentence,
  say,
  toText,
  type View,
} from '@dorfplatz/kernel'
import { INFLUENCE, type Influence } from '../../../rules/codes.ts'
import type { VillageEvent } from '../../../rules/events.ts'
import type { VillageDecision } from '../../../rules/frames.ts'
import type { Play } from '../../../rules/modules/module.ts'
import { reasonOf } from '../../../rules/reasons.ts'
import type { FamilyView, VillageView } from '../../../rules/view.ts'
import type { Phrases } from '../../../text/en.ts'
import { type FactRow, factRow } from '../../../text/fact-row.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { type Amount, amountsOf, iconOf, tileOf } from '../../../text/parts.ts'
import { memberText, someoneText } from '../../../text/people.ts'
import { priceText } from '../../../text/price.ts'
import { type Bonus, bonusOf, HOMECOMING_STONES, HOUSES, marriageFacts, type Side, SMUGGLER } from '../board.ts'
import type { Spouse } from '../types.ts'
import { placeText, spotOf } from './places.ts'
import type { Words } from './words.en.ts'

type V = View<VillageView, VillageDecision, Play>

function figuresAt(family: FamilyView, seat: Seat, place: string): Spouse[] {
  return family.members.flatMap((member, who) =>
    member.place === place ? [{ seat, who, generation: member.generation }] : [],
  )
}

function brideAt(table: VillageView, place: string): Spouse | null {
  const i = table.more.marriage?.bridesAt.indexOf(place) ?? -1
  return i < 0 ? null : { bride: table.more.marriage?.bridesWho[i] ?? 0 }
}

/** Whoever stands at a place beside one member of a seat. */
export function spouseAt(table: VillageView, seat: Seat, place: string): Spouse | null {
  const bride = brideAt(table, place)
  if (bride !== null) return bride
  for (const [row, family] of table.families.entries()) {
    const there = figuresAt(family, row, place)
    const other = row === seat ? there[1] : there[0]
    if (other !== undefined) return other
  }
  return null
}

/** What a rank brings. */
export function bonusText(words: Words, w: Phrases, of: Bonus): Sentence {
  const some = (named: { readonly [thing: string]: number | undefined }): Sentence => w.some(amountsOf(named))
  if ('points' in of) return words.choose.points(w.some([{ n: of.points, thing: 'point' }]))
  if ('exchange' in of) return words.choose.exchange(of.exchange)
  if ('oneOf' in of) {
    const stones = of.oneOf.map((stone) => some({ [stone]: 1 }))
    return words.choose.oneOf(listOf(w.lang, 'or', stones))
  }
  return words.choose.take(some({ ...of }))
}

/** What the box prints on the Marriage board and on its die, as far as we had to reconstruct it. */
function factRows(words: Words, w: Phrases, bonus: (of: Bonus) => Sentence): readonly FactRow[] {
  const { ranks, dieRank, dieHouse } = marriageFacts
  const { box } = w
  const colours = (of: (colour: Influence) => string | number): string =>
    INFLUENCE.map((colour) => `${w.nouns[colour][0]} ${of(colour)}`).join(', ')
  return [
    ...(['A', 'B'] as const).flatMap((side) =>
      ranks[side].map((f, i) => {
        const rank = i + 1
        const value = toText(bonus(bonusOf(box, side, rank)))
        return factRow(w.lang, `rank.${side}.${rank}`, words.facts.rank(side, rank), f, value)
      }),
    ),
    factRow(
      w.lang,
      'dieRank',
      words.facts.dieRank,
      dieRank,
      colours((colour) => box.dieRank[colour]),
    ),
    factRow(
      w.lang,
      'dieHouse',
      words.facts.dieHouse,
      dieHouse,
      colours((colour) => words.areas[box.dieHouse[colour]]),
    ),
  ]
}

export function marriageText(words: Words, w: Phrases): ModuleText {
  const some = (named: { readonly [thing: string]: number | undefined }): Sentence => w.some(amountsOf(named))
  const colour = (of: 'orange' | 'green' | 'brown' | 'pink'): Sentence => [iconOf(w.nouns, of)]
  const who = (seat: Seat): Sentence => [{ seat }]
  const brideName = (n: number): Sentence => words.bride(w.people.brides[n] ?? '')
  const spouse = (one: Spouse): Sentence =>
    'bride' in one ? brideName(one.bride) : w.happened.figure(who(one.seat), someoneText(w, one))
  const points = (n: number): Sentence => some({ point: n })

  const bonus = (of: Bonus): Sentence => bonusText(words, w, of)

  /** A member away from home, and to whom it is married: equal ones may differ in that alone. */
  const away = (table: VillageView, seat: Seat, place: string): Sentence | null => {
    const where = placeText(words, place)
    if (where === null) return null
    if (spotOf(place)?.area === 'rank') return say(where)
    const partner = spouseAt(table, seat, place)
    return say(where, partner === null ? words.single : words.marriedTo(spouse(partner)))
  }

  const decision = ({ table }: V, d: VillageDecision): Sentence | undefined => {
    switch (d.kind) {
      case 'marry':
        return words.ask.marry
      case 'suitor':
        return words.ask.suitor(d.args.rank)
      case 'rankStone':
        return words.ask.rankStone
      case 'exchange':
        return words.ask.exchange(d.args.take)
      case 'smuggler':
        return words.ask.smuggler
      case 'twoColours':
        return words.ask.twoColours
      case 'tool':
        return words.ask.tool(some({ [d.args.thing]: d.args.n }))
      case 'house': {
        const lower = d.args.couples[d.args.houses.length]?.[1] ?? 0
        return words.ask.house(spouse(onRank(table, lower)))
      }
      case 'homecomingOffer':
        return words.ask.homecoming
      case 'favour':
        return words.ask.favour(words.places[d.args.house])
      default:
        return undefined
    }
  }

  const onRank = (table: VillageView, rank: number): Spouse => {
    for (const [seat, family] of table.families.entries()) {
      const [member] = figuresAt(family, seat, `rank${rank}`)
      if (member !== undefined) return member
    }
    return brideAt(table, `rank${rank}`) ?? { bride: 0 }
  }

  /** What serving a customer of the queue takes: its goods, its own stones, and one stone of any colour. */
  const serving = (table: VillageView, seat: Seat, id: string): Sentence => {
    const { demand, points: worth } = tileOf(w.box, id)
    const needs = (thing: string): number => demand.find((amount) => amount.thing === thing)?.n ?? 0
    const fixed: Amount[] = demand.filter(({ thing }) => thing !== 'green' && thing !== 'coin')
    const price = { green: needs('green'), coin: needs('coin'), any: SMUGGLER.stones }
    return words.choose.serve(
      priceText(w, table, seat, price, fixed, needs('marker') > 0 ? 'keep' : null),
      points(worth),
    )
  }

  const choice = ({ table }: V, d: VillageDecision, picked: ChoiceIn<VillageDecision>): Sentence | undefined => {
    const one = chosen(d, picked)
    const { seat } = d
    switch (one.kind) {
      case 'marry': {
        if (one.choice === PASS) return w.choose.skip
        const side: Side = table.more.marriage?.side ?? 'A'
        return words.choose.rank(one.choice.rank, bonus(bonusOf(w.box, side, one.choice.rank)))
      }
      case 'suitor':
        return memberText(w, table, seat, one.choice.member)
      case 'rankStone':
        return some({ [one.choice.stone]: 1 })
      case 'exchange':
        return one.choice === PASS ? words.choose.keep : words.choose.give(some({ [one.choice.give]: 1 }))
      case 'smuggler': {
        if (one.choice === PASS) return w.choose.skip
        if ('deal' in one.choice) return words.choose.takeStones(some({ time: SMUGGLER.takeTime }))
        if ('serve' in one.choice) return serving(table, seat, one.choice.serve)
        const price = priceText(w, table, seat, { green: SMUGGLER.green }, [{ n: SMUGGLER.time, thing: 'time' }])
        const { sell, n } = one.choice
        return words.choose.sell(some({ [sell]: n }), price, points(n * SMUGGLER.points))
      }
      case 'twoColours':
        return some(one.choice.stones)
      case 'tool':
        return one.choice === PASS
          ? words.choose.noTool
          : words.choose.tool(some(d.kind === 'tool' ? { [d.args.thing]: d.args.n } : {}))
      case 'house':
        return words.choose.house[one.choice.house]
      case 'homecomingOffer': {
        if (one.choice === PASS) return words.choose.buyNothing
        return words.choose.buy(some({ [one.choice.buy]: 1 }), priceText(w, table, seat, { any: HOMECOMING_STONES }))
      }
      case 'favour':
        return words.choose.favour(some(one.choice.favour))
      case 'climb': {
        if (one.choice === DONE || !('with' in one.choice)) return undefined
        const step = Number(one.choice.member.at.slice(-1)) + 1
        return words.choose.climb(memberText(w, table, seat, one.choice.member), step, some({ bread: 1 }))
      }
      case 'family': {
        if (one.choice === PASS || !('member' in one.choice)) return undefined
        const where = away(table, seat, one.choice.member.at)
        return where === null ? undefined : w.choose.home(memberText(w, table, seat, one.choice.member), where)
      }
      default:
        return undefined
    }
  }

  const event = (e: VillageEvent): Sentence | undefined => {
    const say_ = words.happened
    switch (e.kind) {
      case 'ceremony':
        return say_.ceremony(who(e.seat), someoneText(w, e), e.rank)
      case 'rankBonus':
        return amountsOf(e.what).length === 0 ? say_.nothing(who(e.seat)) : say_.rankBonus(who(e.seat), some(e.what))
      case 'exchanges':
        return say_.exchanges(who(e.seat), some({ [e.stone]: 1 }))
      case 'smuggles':
        return say_.smuggles(who(e.seat), some({ [e.thing]: e.n }), points(e.points))
      case 'usesTool':
        return say_.usesTool(who(e.seat), some({ [e.thing]: e.n }))
      case 'fed':
        return say_.fed(who(e.seat), someoneText(w, e), w.places[e.from], e.generation + 1)
      case 'breadClimb':
        return say_.breadClimb(who(e.seat), someoneText(w, e), e.step, some({ bread: 1 }))
      case 'wedding':
        return say_.wedding(e.round)
      case 'bride':
        if (e.came === null || e.bride === null) return say_.noBride(colour(e.colour), e.rank)
        return (e.came === 'bliss' ? say_.brideFromBliss : say_.bride)(
          colour(e.colour),
          w.people.brides[e.bride] ?? '',
          e.rank,
        )
      case 'marries': {
        const vows = say_.marries(spouse(e.one), spouse(e.other), words.areas[e.house])
        return e.rolled === undefined ? vows : say(say_.rolls(colour(e.rolled)), vows)
      }
      case 'bridesPart':
        return say_.bridesPart
      case 'movesOn':
        return say_.movesOn(spouse(e.one), spouse(e.other))
      case 'goesHome':
        return say_.goesHome(who(e.seat), someoneText(w, e), words.areas[e.from])
      case 'homecomingBuys':
        return say_.homecomingBuys(who(e.seat), some({ [e.thing]: 1 }))
      case 'favour':
        return say_.favour(who(e.seat), some(e.what), words.areas[e.house])
      case 'twin':
        if (e.child === null) return say_.noTwin(who(e.seat))
        return say_.twin(who(e.seat), someoneText(w, { seat: e.seat, ...e.child }))
      default:
        return undefined
    }
  }

  const refusal = (refused: Refusal): Sentence | undefined => {
    const reason = reasonOf(refused)
    switch (reason?.why) {
      case 'rankTaken':
        return words.refused.rankTaken(reason.rank)
      case 'suitorThere':
      case 'ranksTaken':
      case 'nothingToSell':
      case 'atStall':
      case 'hadBread':
      case 'notSeen':
        return words.refused[reason.why]
      default:
        return undefined
    }
  }

  /** The Marriage board for terminals and screen readers. */
  const scene = ({ table }: V): readonly Sentence[] => {
    const board = table.more.marriage
    if (board === undefined) return []
    const at = (place: string): Sentence[] => [
      ...table.families.flatMap((family, seat) => figuresAt(family, seat, place).map(spouse)),
      ...[brideAt(table, place)].flatMap((bride) => (bride === null ? [] : [spouse(bride)])),
    ]
    const ranks = Array.from({ length: 6 }, (_, i) => i + 1).flatMap((rank) =>
      at(`rank${rank}`).map((one) => say(words.rank(rank), ' ', one)),
    )
    const couples = (area: 'bakery' | 'shop' | 'bliss'): Sentence => {
      const places = [...new Set(table.families.flatMap(({ members }) => members.map(({ place }) => place as string)))]
      const there = places.filter((place) => spotOf(place)?.area === area).sort()
      return words.scene.couples(
        words.areas[area],
        there.map((place) => {
          const [one = [], other] = at(place)
          return other === undefined ? one : words.scene.couple(one, other)
        }),
      )
    }
    return [words.scene.ranks(ranks), ...HOUSES.map(couples), couples('bliss'), words.scene.brides(board.brides)]
  }

  return {
    decision,
    choice,
    play: (play, view) => {
      if (play.play !== 'bread' || !('member' in play)) return undefined
      const { member } = play
      const name = memberText(w, view.table, view.as === 'spectator' ? 0 : view.as, member)
      return words.choose.bread(name, w.places[member.at], member.generation + 1)
    },
    event,
    refusal,
    table: scene,
    doing: (kind) => {
      if (kind === 'house' || kind === 'homecomingOffer' || kind === 'favour') return words.doing.wedding
      if (kind === 'smuggler' || kind === 'twoColours') return words.doing.smuggler
      return kind === 'marry' || kind === 'suitor' ? words.doing.marry : undefined
    },
    scores: words.scores,
    quick: words.quick,
    facts: factRows(words, w, bonus),
    options: Object.fromEntries(
      Object.entries(words.options).map(([key, text]) => [
        key,
        { name: text.name, help: text.help, value: (v) => text.value(String(v)) },
      ]),
    ),
  }
}
