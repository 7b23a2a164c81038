/** Playing cards: majors from the offer, minors and occupations from the hand. */

import {
  collecting,
  type Match,
  PASS,
  type Question,
  type Refusal,
  refuse,
  type Stack,
  type Step,
} from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { cardOf, findCard, isOccupation, LAST_MAJOR } from '../../cards/registry.ts'
import type { CardSpace } from '../../cards/standing.ts'
import type { Card } from '../../cards/types.ts'
import { receiveAnimals } from '../animals/arriving.ts'
import { PLAY, type PlayChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import { changed } from '../farm/build.ts'
import type { AgricolaFrame, Improve, PassCard, PlayCard } from '../frames.ts'
import { payFor, waysTo } from '../payment/paying.ts'
import { playerOf, refreshCards } from '../player.ts'
import { CARD_FIELDS, type Player, type State } from '../state.ts'
import { at } from '../tables.ts'
import { improvementMissing } from '../work/missing.ts'
import { spaceNamed } from '../work/spaces.ts'
import { specialOnPlay } from './chief.ts'
import { fire, heard, listen, newEvent } from './events.ts'
import { remember } from './memory.ts'
import { againstImprovement, improvements, widens } from './playable.ts'

/** Which improvement; to pass where that is allowed. */
export const improve: Question<State, Improve, AgricolaFrame> = {
  choices: (m, f) => playChoices(improvements(m, f.seat, f.kinds, f.food), f.optional),
  shape: SHAPES.play,
  check: (m, f, choice) => {
    const no = cardNumber(choice)
    if (no === null) return null
    if (isOccupation(no)) return refuse('A-OCC-01', { card: no, why: 'notImprovement' })
    return whyNoImprovement(m, f.seat, no, f.kinds, f.food)
  },
  form: (m, f) => ({
    ways: Object.fromEntries(
      improvements(m, f.seat, f.kinds, f.food).map((no) => [
        String(no),
        waysTo(m.state, playerOf(m, f.seat), ['improvement', no, f.food]),
      ]),
    ),
  }),
  answer: (m, f, choice, stack) => {
    if (choice !== PASS) startPlaying(m, f, Number(choice.play), stack)
  },
}

/** Cards as answers; with "none" where that is allowed, or nothing else is left. */
function playChoices(cards: readonly number[], optional: boolean): PlayChoice[] {
  const list: PlayChoice[] = cards.map((no) => at(PLAY, no))
  if (optional || list.length === 0) list.push(PASS)
  return list
}

/** The card an answer names, where there is such a card. */
function cardNumber(choice: PlayChoice): number | null {
  if (choice === PASS) return null
  return findCard(Number(choice.play))?.no ?? null
}

/** Why an improvement cannot be taken now, with what is missing; or null. */
export function whyNoImprovement(
  m: Match<State>,
  seat: number,
  no: number,
  kinds: 'minor' | 'both',
  food: number,
): Refusal | null {
  const rule = againstImprovement(m, seat, no, kinds, food)
  return rule === null ? null : improvementMissing(m, seat, refuse(rule, { card: no }), no, food)
}

function startPlaying(m: Match<State>, f: Improve, no: number, stack: Stack<AgricolaFrame>): void {
  const { seat, action, food } = f
  const p = playerOf(m, seat)
  if (no <= LAST_MAJOR) m.state.offer &= ~(1 << no)
  else p.hand = p.hand.toSpliced(p.hand.indexOf(no), 1)
  stack.push({ op: 'playCard', seat, no, action, space: f.space ?? -1, ...(f.again === true ? { again: true } : {}) })
  payFor(m, seat, ['improvement', no, food], stack)
}

/** Lays a paid card down and lets it work. */
export const playCard: Step<State, PlayCard, AgricolaFrame> = (m, f, stack) => {
  const p = playerOf(m, f.seat)
  const card = cardOf(f.no)
  const { no } = card
  const job = card.kind === 'occupation'
  if (collecting()) emit({ kind: 'played', seat: f.seat, card: f.no })
  const event = newEvent(f.seat, f.space)
  event[EVENT.card] = f.no
  event[EVENT.bySpace] = job && f.space >= 0 ? 1 : 0
  event[EVENT.count] = card.tags.includes('baking') ? 1 : 0
  // Pushed last to first: the effect, then who passes it on, then the reactions of all.
  if (no <= LAST_MAJOR) m.state.everBuilt |= 1 << no
  if (card.on?.some((rule) => rule.due !== undefined) === true) remember(p, no, { played: m.state.round })
  if (card.skipsHarvest === true) p.absent = 1
  if (f.action > 0 && f.again !== true && heard(m, 'improvementAction', f.seat)) {
    const used = event.slice()
    used[EVENT.choice] = f.action
    fire(m, stack, 'improvementAction', f.seat, used)
  }
  // One chance for a major or minor may bring two minors instead.
  if (f.action === 2 && no > LAST_MAJOR && widens(p))
    stack.push({ op: 'maybe', seat: f.seat, what: 'minor', second: true })
  if (card.passing === true) stack.push({ op: 'passCard', seat: f.seat, no: f.no })
  else {
    if (job) p.occupations = [...p.occupations, f.no]
    else p.improvements = [...p.improvements, f.no]
    addCardFields(p, card)
    refreshCards(p)
    listen(m.state, p)
  }
  const moment = job ? 'occupation' : 'improvement'
  if (heard(m, moment, f.seat)) fire(m, stack, moment, f.seat, event)
  if (job || card.passing !== true) changed(m, f.seat, stack)
  if (card.play !== undefined) stack.push({ op: 'effect', seat: f.seat, effect: card.play, source: String(f.no) })
  if (card.space !== undefined) openSpace(m, card.space)
  if (job) specialOnPlay(m, f.seat, card, stack)
  // A goat in the home drives the pet out (K120.r4).
  if (card.room?.home === 'none') receiveAnimals(m, f.seat, stack)
}

/** A card brings an action space for everybody. */
function openSpace(m: Match<State>, { key, start = 0 }: CardSpace): void {
  const space = spaceNamed(key)
  m.state.spaces = [...m.state.spaces, space]
  m.state.lies[space] = start
}

function addCardFields(p: Player, card: Card): void {
  if (card.field === undefined) return
  for (let i = 0; i < card.field.stacks; i++) {
    p.cardFields = [...p.cardFields, card.no]
    p.crops[CARD_FIELDS + p.cardFields.length - 1] = 0
  }
}

/** A passing card goes to the left neighbour's hand; solo it leaves the game (A-MINOR-06, A-SOLO-05). */
export const passCard: Step<State, PassCard, AgricolaFrame> = (m, f) => {
  if (m.seats === 1) {
    m.state.returned = [...m.state.returned, f.no]
    return
  }
  const s = m.state
  const left = (f.seat + 1) % m.seats
  const heir = playerOf(m, left)
  heir.hand = [...heir.hand, f.no]
  if (!s.passed.includes(f.no)) s.passed = [...s.passed, f.no]
  if (collecting()) emit({ kind: 'passed', seat: f.seat, card: f.no, left })
}
