/** What happened, as a sentence for the log. */

import type { GameEvent, Json, Sentence } from '@dorfplatz/kernel'
import { CHURCH_TIME } from '../cards/board.ts'
import { WORKSHOPS } from '../rules/actions/crafts.ts'
import { CHRONICLE, GRAVE, SECTIONS } from '../rules/codes.ts'
import type { Phrases } from './en.ts'
import { colourOf, iconOf, piecesOf, placeOf, spaceOf, type Thing, tileOf } from './parts.ts'

function num(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0
}

/** The seat an event is about, or Conny. */
function subject(w: Phrases, e: { readonly seat?: Json | undefined; readonly conny?: Json | undefined }): Sentence {
  return typeof e.seat === 'number' && e.conny !== true ? [{ seat: e.seat }] : [w.conny]
}

function tile(w: Phrases, n: Json | undefined): Sentence {
  const { demand, points } = tileOf(num(n))
  return w.tile(demand, points)
}

function price(w: Phrases, code: Json | undefined): Sentence {
  if (code === 'scroll') return w.some([{ n: 1, thing: 'scroll' }])
  if (code === 'time') return w.some([{ n: CHURCH_TIME, thing: 'time' }])
  return w.some(piecesOf(String(code)))
}

/** Drawn members by name, then the monks by number. */
function figures(w: Phrases, list: Json | undefined): Sentence[] {
  if (!Array.isArray(list)) return []
  const all = list as readonly Json[]
  const named = all.flatMap((entry): Sentence[] => {
    if (entry === null || typeof entry !== 'object') return []
    const { seat, conny, generation } = entry as { readonly [key: string]: Json }
    return [w.happened.figure(subject(w, { seat, conny }), num(generation))]
  })
  const monks = all.length - named.length
  return monks === 0 ? named : [...named, w.list([{ n: monks, thing: 'monk' }])]
}

function place(w: Phrases, n: Json | undefined): string {
  return w.places[placeOf(num(n))]
}

/** Where a dead member comes to rest. */
function rest(w: Phrases, to: number): Sentence {
  if (to === GRAVE) return w.rests.grave
  const section = SECTIONS[to - CHRONICLE]
  return section === undefined ? w.rests.removed : w.rests.chronicle(w.sections[section])
}

export function eventText(w: Phrases, e: GameEvent): Sentence {
  const who = subject(w, { seat: e.seat, conny: e.conny })
  const member = w.member(num(e.generation))
  const stone = num(e.stone)
  const n = num(e.n)
  switch (e.kind) {
    case 'round':
      return w.happened.round(who, n)
    case 'takes':
      return w.happened.takes(who, w.some([{ n: 1, thing: colourOf(stone) }]), w.spaces[spaceOf(Math.floor(stone / 5))])
    case 'declines':
      return w.happened.declines(who, num(e.space) < 0 ? null : w.spaces[spaceOf(num(e.space))])
    case 'idle':
      return w.happened.idle(who, w.spaces[spaceOf(num(e.space))])
    case 'well':
      return w.happened.well(who, price(w, e.with))
    case 'harvest':
      return w.happened.harvest(who, n)
    case 'birth':
      return w.happened.birth(who, member)
    case 'home':
      return w.happened.home(who, member, place(w, e.from))
    case 'trained':
      return w.happened.trained(who, member, place(w, WORKSHOPS[num(e.building)]?.place))
    case 'made':
      return w.happened.made(who, e.good as Thing)
    case 'mill':
      return w.happened.mill(who, n)
    case 'paid':
      return w.happened.paid(who, price(w, e.with))
    case 'marketDay':
      return w.happened.marketDay(who)
    case 'passes':
      return w.happened.passes(who)
    case 'serves':
      return w.happened.serves(who, tile(w, e.tile))
    case 'marketCloses':
      return w.happened.marketCloses(num(e.sold))
    case 'council':
      return w.happened.council(who, member, num(e.step))
    case 'marker':
      return w.happened.marker(who)
    case 'stones':
      return w.happened.stones(who, price(w, e.with))
    case 'favour':
      return w.happened.favour(who, e.good as Thing)
    case 'fame':
      return w.happened.fame(who, n)
    case 'journey':
      return w.happened.journey(who, member, num(e.castle))
    case 'castle':
      return w.happened.castle(who, num(e.castle), w.rewards[e.reward as keyof Phrases['rewards']])
    case 'novice':
      return w.happened.novice(who, member, price(w, e.with))
    case 'quill':
      return w.happened.quill(who)
    case 'dies':
      return w.happened.dies(who, num(e.generation), place(w, e.from), rest(w, num(e.rest)))
    case 'spared':
      return w.happened.spared(who)
    case 'endBegins':
      return w.happened.endBegins(who, e.by === 'graves' ? w.theGraveyard : w.theChronicle)
    case 'lastTurns':
      return w.happened.lastTurns(n)
    case 'mass':
      return w.happened.mass
    case 'picked':
      return w.happened.picked(who, member)
    case 'drawn':
      return w.happened.drawn(figures(w, e.figures))
    case 'climbs':
      return w.happened.climbs(who, member, num(e.step))
    case 'majority':
      return w.happened.majority([
        ...(e.seats as readonly number[]).map((seat): Sentence => [{ seat }]),
        ...(e.conny === true ? [[w.conny]] : []),
      ])
    case 'connyTakes':
      return w.happened.connyTakes(w.some([{ n: 1, thing: colourOf(stone) }]), w.spaces[spaceOf(Math.floor(stone / 5))])
    case 'die':
      return w.happened.die([iconOf(w.nouns, colourOf(num(e.colour)))])
    case 'fate':
      return w.happened.fate(e.quill === true)
    case 'connyServes':
      return w.happened.connyServes(tile(w, e.tile))
    case 'connyChurch':
      return w.happened.connyChurch(member)
    default:
      return w.happened.over
  }
}
