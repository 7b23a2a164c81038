/** Hallertau: the one thing other rooms may import. */

import type { CardEntry, Game } from '@dorfplatz/kernel'
import { bot } from './bot/index.ts'
import { CARD_LIST } from './cards/index.ts'
import type { Card } from './rules/card.ts'
import type { Unasked } from './rules/choices.ts'
import type { HallertauEvent } from './rules/events.ts'
import { DECKS, FARMYARD_DECKS, GATEWAY_DECKS } from './rules/facts.ts'
import type { Frame } from './rules/frames.ts'
import { ops, options } from './rules/game.ts'
import { answerAnytime, anytime, checkAnytime } from './rules/play.ts'
import { result } from './rules/score.ts'
import { cloneState, newState, type State } from './rules/state.ts'
import { type HallertauView, known, reshuffle, view } from './rules/view.ts'
import { violations } from './rules/violations.ts'
import { cardName, cardText } from './text/card.ts'
import { cites } from './text/cites.ts'
import { de, deSpeech } from './text/de.ts'
import { en, enSpeech } from './text/en.ts'
import { quick as quickDe } from './text/quick.de.ts'
import { quick as quickEn } from './text/quick.en.ts'
import { cardNumber } from './text/speech.ts'

/** The deck a card is listed under, with its sub-deck. */
function deckName({ id, deck }: Card): string {
  const sub = Math.floor(id / 100)
  if (deck === 0) return `gateway-${GATEWAY_DECKS[sub] ?? ''}`
  if (deck === 1) return `farmyard-${FARMYARD_DECKS[sub - 4] ?? ''}`
  return DECKS[deck] ?? ''
}

const cards: readonly CardEntry[] = CARD_LIST.map((card) => ({
  id: cardNumber(card.id),
  deck: deckName(card),
  name: { en: cardName(enSpeech, card.id), de: cardName(deSpeech, card.id) },
  text: { en: cardText(enSpeech, card.data), de: cardText(deSpeech, card.data) },
  primitives: card.primitives,
}))

export const hallertau: Game<State, Frame, HallertauView, HallertauEvent, Unasked> = {
  id: 'hallertau',
  rules: '2',
  seats: [1, 4],
  options,
  setup: (m, stack) => {
    stack.push({ op: 'phase', seat: -1, phase: 1 })
    return newState(m)
  },
  ops,
  anytime,
  checkAnytime,
  answerAnytime,
  view,
  known,
  reshuffle,
  clone: cloneState,
  result,
  violations,
  cites,
  hand: (view) => (view.as === 'spectator' ? [] : (view.table.seats[view.as]?.hand ?? []).map(cardNumber)),
  playing: (_, card) => ({ to: 'anytime', choice: { play: card } }),
  cards,
  text: { en, de },
  bot,
}

export const quick = { en: quickEn, de: quickDe }

export type { Unasked as HallertauUnasked } from './rules/choices.ts'
export type { HallertauEvent } from './rules/events.ts'
export * from './rules/facts.ts'
export type { Frame as HallertauFrame, HallertauDecision } from './rules/frames.ts'
export type { State as HallertauState } from './rules/state.ts'
export type { FieldView, HallertauView, SeatView } from './rules/view.ts'
export { type HouseRow, houseSheet } from './text/house.ts'
