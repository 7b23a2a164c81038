/** What happened, as a sentence for the log. */

import type { Seat, Sentence } from '@dorfplatz/kernel'
import { castleNumber } from '../rules/actions/travel.ts'
import { SECTIONS } from '../rules/codes.ts'
import type { Drawn, VillageEvent } from '../rules/events.ts'
import type { PlaceId } from '../rules/places.ts'
import type { Phrases } from './en.ts'
import { amountsOf, iconOf, tileOf } from './parts.ts'
import { someoneText } from './people.ts'

/** The seat an event is about, or Conny. */
function subject(w: Phrases, e: { readonly kind?: string; readonly seat?: Seat; readonly conny?: boolean }): Sentence {
  return e.seat !== undefined && e.conny !== true ? [{ seat: e.seat }] : [w.conny]
}

function tile(w: Phrases, id: string): Sentence {
  const { demand, points } = tileOf(w.box, id)
  return w.tile(demand, points)
}

/** Drawn members by name, then the monks by number. */
function figures(w: Phrases, list: readonly Drawn[]): Sentence[] {
  const named = list.flatMap((one): Sentence[] =>
    one === 'monk' ? [] : [w.happened.figure(subject(w, one), someoneText(w, one))],
  )
  const monks = list.length - named.length
  return monks === 0 ? named : [...named, w.list([{ n: monks, thing: 'monk' }])]
}

/** Where a dead member comes to rest. */
export function rest(w: Phrases, to: PlaceId): Sentence {
  if (to === 'grave') return w.rests.grave
  if (to === 'chronicle-beside') return w.rests.beside
  const section = to === 'sea' ? 'seaBurial' : SECTIONS.find((id) => to === `chronicle-${id}`)
  return section === undefined ? w.rests.removed : w.rests.chronicle(w.sections[section])
}

export function eventText(w: Phrases, e: VillageEvent): Sentence {
  const say = w.happened
  const who = subject(w, e)
  switch (e.kind) {
    case 'round':
      return say.round(who, e.n)
    case 'takes':
      return say.takes(who, w.some([{ n: 1, thing: e.stone }]), w.spaces[e.space])
    case 'declines':
      return say.declines(who, e.space === null ? null : w.spaces[e.space])
    case 'idle':
      return say.idle(who, w.spaces[e.space])
    case 'well':
      return say.well(who, w.some(amountsOf(e.with)))
    case 'harvest':
      return say.harvest(who, e.n)
    case 'birth':
      return say.birth(who, someoneText(w, e))
    case 'home':
      return say.home(who, someoneText(w, e), w.places[e.from])
    case 'trained':
      return say.trained(who, someoneText(w, e), e.building === 'mill' ? '' : w.places[e.building])
    case 'made':
      return say.made(who, e.good, e.n ?? 1)
    case 'mill':
      return say.mill(who, e.n)
    case 'paid':
      return say.paid(who, w.some(amountsOf(e.with)))
    case 'marketDay':
      return say.marketDay(who)
    case 'passes':
      return say.passes(who)
    case 'serves':
      return say.serves(who, tile(w, e.tile))
    case 'marketCloses':
      return say.marketCloses(e.sold)
    case 'council':
      return say.council(who, someoneText(w, e), e.step)
    case 'marker':
      return say.marker(who)
    case 'stones':
      return say.stones(who, w.some(amountsOf(e.with)))
    case 'takesGood':
      return say.takesGood(who, e.good)
    case 'fame':
      return say.fame(who, e.n)
    case 'journey':
      return say.journey(who, someoneText(w, e), castleNumber(e.castle))
    case 'castle':
      return say.castle(who, castleNumber(e.castle), w.rewards[e.reward])
    case 'novice':
      return say.novice(who, someoneText(w, e), w.some(amountsOf(e.with)))
    case 'time':
      return say.time(who, e.n)
    case 'quill':
      return say.quill(who)
    case 'dies':
      return say.dies(who, someoneText(w, e), w.places[e.from], rest(w, e.rest))
    case 'spared':
      return say.spared(who)
    case 'endBegins':
      return say.endBegins(who, e.by === 'graves' ? w.theGraveyard : w.theChronicle)
    case 'lastTurns':
      return say.lastTurns(e.n)
    case 'mass':
      return say.mass
    case 'picked':
      return say.picked(who, someoneText(w, e))
    case 'drawn':
      return say.drawn(figures(w, e.figures))
    case 'climbs':
      return say.climbs(who, someoneText(w, e), e.step)
    case 'majority':
      return say.majority([...e.seats.map((seat): Sentence => [{ seat }]), ...(e.conny ? [[w.conny]] : [])])
    case 'connyTakes':
      return say.connyTakes(w.some([{ n: 1, thing: e.stone }]), w.spaces[e.space])
    case 'die':
      return say.die([iconOf(w.nouns, e.colour)])
    case 'fate':
      return say.fate(e.quill)
    case 'connyServes':
      return say.connyServes(tile(w, e.tile))
    case 'connyChurch':
      return say.connyChurch(someoneText(w, { ...e, conny: true }))
    case 'over':
      return say.over
    default:
      // A module's own event is told by its own text, which is asked first.
      return [e.kind]
  }
}
