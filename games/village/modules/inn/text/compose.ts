/** Turns the questions, answers and events of Inn into sentences with one language's phrases. */

import { type ChoiceIn, chosen, PASS, type Refusal, type Seat, type Sentence, say, type View } from '@dorfplatz/kernel'
import { STEPS } from '../../../rules/codes.ts'
import type { VillageEvent } from '../../../rules/events.ts'
import type { VillageDecision } from '../../../rules/frames.ts'
import type { Play } from '../../../rules/modules/module.ts'
import { reasonOf } from '../../../rules/reasons.ts'
import type { VillageView } from '../../../rules/view.ts'
import type { Phrases } from '../../../text/en.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { amountsOf, tileOf } from '../../../text/parts.ts'
import { memberText, someoneText } from '../../../text/people.ts'
import { priceText } from '../../../text/price.ts'
import { INN_TIME } from '../action.ts'
import { type PersonEffect, personIn } from '../person.ts'
import { personAt, personNumber } from '../state.ts'
import type { InnPhrases } from './phrases.en.ts'
import { type PersonTexts, personTexts } from './say.ts'

type V = View<VillageView, VillageDecision, Play>

interface Said {
  readonly w: Phrases
  readonly p: InnPhrases
  readonly persons: PersonTexts
}

function ask({ p, persons }: Said, d: VillageDecision): Sentence | undefined {
  switch (d.kind) {
    case 'innEnter':
      return p.ask.enter
    case 'innGuest':
      return p.ask.guest
    case 'innPay':
      return p.ask.payTime
    case 'innSlide':
      return p.ask.slide
    case 'innBuy':
      return p.ask.buy
    case 'innSearch':
      return p.ask.search
    case 'innSearchBuy':
      return p.ask.searchBuy
    case 'innAbbot':
      return p.ask.abbot
    case 'innMessenger':
      return p.ask.messenger
    case 'innClock':
      return p.ask.clock
    case 'innPrivilege':
      return p.ask.privilege(d.args.left)
    case 'innCustomer':
      return p.ask.customer
    case 'innFigure':
      return p.ask.figure(d.args.drawn.length + 1)
    case 'chooseEffect':
    case 'chooseTier':
      return p.ask.option(persons.name(d.args.source))
    case 'mayEffect':
      return p.ask.may(persons.name(d.args.source), persons.effect(d.args.effect))
    case 'offer': {
      const windows: { readonly [name: string]: Sentence } = p.ask.windows
      return windows[d.args.name]
    }
    default:
      return undefined
  }
}

/** A person by its id with its price. */
function priced({ w, p, persons }: Said, view: V, seat: Seat, id: string): Sentence {
  const person = personAt(personNumber(id))
  const { coin } = personIn(w.box, person).cost
  const cost = coin === undefined ? persons.cost(person) : priceText(w, view.table, seat, { coin })
  return p.choose.buy(persons.name(id), cost)
}

/** A card that is played, as an option: its name and what it does. */
function played({ p, persons }: Said, choice: unknown): Sentence | undefined {
  if (typeof choice !== 'object' || choice === null || !('play' in choice)) return undefined
  const n = personNumber(String(choice.play))
  return n < 0 ? undefined : p.choose.play(persons.name(String(choice.play)), persons.does(personAt(n)))
}

function optionOf(said: Said, of: readonly PersonEffect[], option: number): Sentence {
  const effect = of[option]
  return effect === undefined ? [] : said.persons.effect(effect)
}

function answer(said: Said, view: V, d: VillageDecision, picked: ChoiceIn<VillageDecision>): Sentence | undefined {
  const { w, p, persons } = said
  const one = chosen(d, picked)
  const { seat } = d
  switch (one.kind) {
    case 'turn':
    case 'freeAction':
    case 'travel':
      return played(said, one.choice)
    case 'offer':
      if (one.choice === PASS) return one.args.name === 'turnEnds' ? p.choose.endTurn : undefined
      return played(said, one.choice)
    case 'innEnter':
      return one.choice === PASS ? w.choose.skip : p.choose.enter(w.some([{ n: INN_TIME, thing: 'time' }]))
    case 'innGuest':
      return memberText(w, view.table, seat, one.choice.member)
    case 'innPay':
      if (one.choice === PASS) return p.choose.stop
      return p.choose.payStep(w.some(amountsOf(one.choice.pay)))
    case 'innSlide':
      return p.choose.slide(persons.name(one.choice.slide))
    case 'innBuy':
    case 'innSearchBuy':
      return one.choice === PASS ? p.choose.buyNothing : priced(said, view, seat, one.choice.buy)
    case 'innSearch': {
      if (one.choice === PASS) return p.choose.searchNot
      const { search } = one.choice
      const stack = view.table.more.inn?.stacks.find(({ top }) => top === search)
      return p.choose.search(persons.name(search), stack?.left ?? 0)
    }
    case 'innAbbot':
      return w.choose.home(memberText(w, view.table, seat, one.choice.member), w.places[one.choice.member.at])
    case 'innMessenger': {
      const reward = w.box.castles[one.choice.castle - 1]?.reward ?? 'points'
      return p.choose.castle(one.choice.castle, w.rewards[reward])
    }
    case 'innClock':
      return one.choice === PASS ? p.choose.clockNot : p.choose.clock[one.choice.clock]
    case 'innPrivilege':
      if (one.choice === PASS) return w.choose.noPrivilege
      return one.choice.privilege === STEPS
        ? w.choose.buyPoints(priceText(w, view.table, seat, { coin: 1 }))
        : w.privileges[one.choice.privilege - 1]
    case 'innCustomer': {
      const { demand, points } = tileOf(w.box, one.choice.customer)
      return w.tile(demand, points)
    }
    case 'innFigure': {
      const { draw } = one.choice
      if (draw === 'monk') return p.choose.monk
      const member = memberText(w, view.table, draw.of, { at: 'bag', ...draw })
      return p.choose.figure(draw.of < view.seats ? [{ seat: draw.of }] : [w.conny], member)
    }
    case 'chooseEffect':
      return one.choice === PASS ? p.choose.no : optionOf(said, one.args.effect.of, one.choice.option)
    case 'chooseTier':
      return p.choose.no
    case 'mayEffect':
      return one.choice === PASS ? p.choose.no : p.choose.yes
    default:
      return undefined
  }
}

function event({ w, p, persons }: Said, e: VillageEvent): Sentence | undefined {
  switch (e.kind) {
    case 'innEnters':
      return p.happened.enters([{ seat: e.seat }], someoneText(w, e))
    case 'innPays':
      return p.happened.pays([{ seat: e.seat }], w.some(amountsOf(e.with)))
    case 'innSlides':
      return p.happened.slides([{ seat: e.seat }], persons.name(e.card))
    case 'innBuys':
      return p.happened.buys(
        [{ seat: e.seat }],
        e.card === undefined ? null : persons.name(e.card),
        Object.keys(e.cost).length === 0 ? null : w.some(amountsOf(e.cost)),
      )
    case 'innBuysUnseen':
      return p.happened.unseen(persons.name(e.card))
    case 'personPlayed':
      return p.happened.played([{ seat: e.seat }], persons.name(e.card))
    case 'gains':
      return p.happened.gains([{ seat: e.seat }], w.some(amountsOf(e.what)))
    case 'clockSet':
      return p.happened.clock([{ seat: e.seat }], e.clock)
    case 'customerTaken': {
      const { demand, points } = tileOf(w.box, e.tile)
      return p.happened.customer([{ seat: e.seat }], w.tile(demand, points))
    }
    default:
      return undefined
  }
}

function refusal({ p, persons }: Said, refused: Refusal): Sentence | undefined {
  const reason = reasonOf(refused)
  switch (reason?.why) {
    case 'nobodyInInn':
    case 'stacksEmpty':
    case 'notOnTop':
    case 'castleSeen':
      return p.refused[reason.why]
    case 'wrongMoment': {
      const n = personNumber(reason.card)
      return p.refused.wrongMoment(persons.name(reason.card), n < 0 ? '' : p.moments[personAt(n).when])
    }
    case 'keptForEnd':
    case 'notInHand':
    case 'cardUseless':
      return p.refused[reason.why](persons.name(reason.card))
    default:
      return undefined
  }
}

/** The tops of the stacks, the own hand, and how many cards the others hold. */
function scene({ w, p, persons }: Said, view: V): readonly Sentence[] {
  const inn = view.table.more.inn
  if (inn === undefined) return []
  const stacks = inn.stacks.map(({ top, left }) =>
    top === null
      ? say(p.scene.empty)
      : p.scene.stack(persons.name(top), persons.cost(personAt(personNumber(top))), left),
  )
  const hand = inn.hand.map((id) => persons.name(id)).join(', ')
  return [
    say(p.scene.side(inn.side), ': ', ...stacks.flatMap((stack, i) => (i === 0 ? [stack] : [' | ', stack]))),
    ...(view.as === 'spectator' ? [] : [say(p.scene.hand, ': ', hand === '' ? w.scene.empty : hand)]),
    ...inn.hands.map((n, seat) => say({ seat }, ': ', p.scene.hands(n))),
  ]
}

const isInn = (kind: string): boolean => kind.startsWith('inn') || kind === 'chooseEffect' || kind === 'mayEffect'

export function innText(w: Phrases, p: InnPhrases): ModuleText {
  const said: Said = { w, p, persons: personTexts(w, p) }
  return {
    decision: (_, d) => ask(said, d),
    choice: (view, d, choice) => answer(said, view, d, choice),
    play: (choice) => played(said, choice),
    event: (e) => event(said, e),
    refusal: (refused) => refusal(said, refused),
    doing: (kind) => (isInn(kind) ? p.doing : undefined),
    table: (view) => scene(said, view),
    options: {
      inn: { ...p.options.inn, value: (v) => (v === true ? p.options.yes : p.options.no) },
      innSide: { ...p.options.innSide, value: (v) => (v === 'B' ? p.options.sides.B : p.options.sides.A) },
    },
    scores: p.scores,
    quick: [p.quick],
  }
}
