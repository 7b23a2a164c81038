/** Spaces that would bring their user nothing as things stand, and what is missing for it; read off the space's own effects. */

import type { Expr, Lang } from '@dorfplatz/kernel'
import { deckIndex, JEWELRY, MAX_JEWELRY, SHEEP, thingIndex } from '../rules/facts.ts'
import { effectsOf } from '../rules/spaces.ts'
import type { HallertauView, SeatView } from '../rules/view.ts'
import type { Effect, Exchange, Word } from '../rules/words.ts'
import { idleWords, type None } from '../text/idle.ts'
import { missingFor } from '../text/undone.ts'

/** So many of a thing are missing, or something that is not counted. */
export type Missing = { readonly thing: string; readonly n: number } | { readonly none: None }

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const owned = (own: SeatView, thing: number): number => (thing === SHEEP ? sum(own.sheep) : (own.stock[thing] ?? 0))

/** What is missing of one part of a price; null where it can be paid. */
function unpaid(own: SeatView, key: string, n: number): Missing | null {
  if (key === 'fields') return own.fields.some((field) => field !== null) ? null : { none: 'field' }
  if (key === 'craftLeft') return own.crafts.some((at) => at > own.center) ? null : { none: 'building' }
  const have = owned(own, thingIndex(key))
  return have >= n ? null : { thing: key, n: n - have }
}

const unpaidOf = (own: SeatView, { goods }: Exchange): Missing | null =>
  Object.entries(goods)
    .map(([key, n]) => unpaid(own, key, Number(n)))
    .find((missing) => missing !== null) ?? null

/** Nothing is missing for one of them: then nothing is; otherwise what the first one lacks. */
function firstOf(parts: readonly (Missing | null)[]): Missing | null {
  return parts.includes(null) ? null : (parts[0] ?? null)
}

function gained(own: SeatView, good: string, n: Expr): Missing | null {
  const thing = thingIndex(good)
  if (n === 'sheep' && owned(own, SHEEP) === 0) return { thing: 'sheep', n: 1 }
  return thing === JEWELRY && owned(own, JEWELRY) >= MAX_JEWELRY ? { none: 'roomForMore' } : null
}

function ofWord(word: Word, table: HallertauView, seat: number, own: SeatView): Missing | null {
  switch (word.do) {
    case 'draw':
      return (table.decks[deckIndex(word.deck)] ?? 0) > 0 ? null : { none: 'cards' }
    case 'marker':
      return table.first === seat ? { none: 'cards' } : null
    default: {
      const none = missingFor(word, own)
      return none === null ? null : { none }
    }
  }
}

function ofEffect(effect: Effect, table: HallertauView, seat: number, own: SeatView): Missing | null {
  switch (effect.do) {
    case 'gain':
      return firstOf(Object.entries(effect.goods).map(([good, n]) => gained(own, good, n)))
    case 'seq':
      return firstOf(effect.of.map((part) => ofEffect(part, table, seat, own)))
    case 'choose':
      return effect.optional === true
        ? firstOf(effect.of.map((part) => unpaidOf(own, part)))
        : firstOf(effect.of.map((part) => ofEffect(part, table, seat, own)))
    case 'may':
      return unpaidOf(own, effect.effect)
    default:
      return ofWord(effect, table, seat, own)
  }
}

/** What a seat lacks for a space to bring it anything; null where it brings something. */
export function missingAt(table: HallertauView, seat: number, space: number): Missing | null {
  const own = table.seats[seat]
  if (own === undefined) return null
  return firstOf(effectsOf(space).map((effect) => ofEffect(effect, table, seat, own)))
}

/** What a seat lacks for one of several things that a space gives. */
export function missingFrom(effect: Effect, table: HallertauView, seat: number): Missing | null {
  const own = table.seats[seat]
  return own === undefined ? null : ofEffect(effect, table, seat, own)
}

export function idleText(missing: Missing, lang: Lang): string {
  const words = idleWords[lang]
  return 'none' in missing ? words.none[missing.none] : words.lacks(missing.thing, missing.n)
}

/** The same in a sentence, with what the seat has. */
export function idleInFull(missing: Missing, { seats }: HallertauView, seat: number, lang: Lang): string {
  const own = seats[seat]
  if (own === undefined) return idleText(missing, lang)
  const words = idleWords[lang]
  if ('none' in missing) return words.noneInFull[missing.none](own)
  const have = owned(own, thingIndex(missing.thing))
  return words.lacksInFull(missing.thing, have, have + missing.n)
}
