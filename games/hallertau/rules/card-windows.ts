/** Which hand cards may be played now, and the moments at which a seat is asked about them (H-ANY-02, H-ANY-10). */

import { PASS, type Question, type Seat, type Stack, type Step } from '@dorfplatz/kernel'
import type { Card } from './card.ts'
import { PLAY_CARDS, type Play, type PlayCardsChoice, type PlayFirst } from './choices.ts'
import { BONUS, FARMYARD, GATEWAY, JEWELRY, MAX_JEWELRY } from './facts.ts'
import { isPlanted } from './field.ts'
import type { Chance, Frame, Moment, PlayCards } from './frames.ts'
import { at, type M, playerOf } from './metrics.ts'
import { answerPlay } from './play.ts'
import { cardOf, playable, playableNow, plays } from './playable.ts'
import { type Player, type State, withCards } from './state.ts'

export type Playing = Play | PlayFirst

/** Whether a moment is the last one before this card's requirement may vanish: then a declined card is offered again. */
function lastChance(moment: Moment, card: Card, p: Player, s: State): boolean {
  switch (moment) {
    case 'now':
      return false
    case 'end1':
      return card.only === 1
    case 'pre2':
      return (card.looksAt.sheep || card.worksOn.sheepSteps) && at(p.sheep, s.round) > 0
    case 'pre3':
      // Laid now, a Bonus card brings its income at once; and room can be made for what income brings.
      return (
        card.deck === BONUS ||
        (card.costs.jewelry && at(p.stock, JEWELRY) === MAX_JEWELRY) ||
        (card.costs.fields && !p.fields.includes(0))
      )
    case 'pre4':
      return card.not === 4
    case 'end4':
      // After this nobody may be asked anything for some phases.
      return true
    case 'pre7':
      return card.not === 7 || card.looksAt.fields || card.worksOn.fields
    case 'last7':
      // All but one field are empty by now.
      return card.looksAt.fields
    case 'end7':
      return card.only === 7 || card.not === 8 || card.worksOn.sheep || card.data.trigger?.event === 'harvested'
    case 'end9':
      return card.only === 9
    case 'auto9':
      // Nothing can be advanced: whatever a card brings may change that.
      return card.only === 9 || card.deck === GATEWAY || card.deck === FARMYARD
    case 'pre1':
      return card.looksAt.board
    case 'final':
      return true
  }
}

/** Whether a field is still to be harvested in this Phase 7: without one card 426 would bring nothing. */
const harvestAhead = (p: Player): boolean => p.fields.some((f, c) => isPlanted(f) && !(p.reapedColumns & (1 << c)))

/** Whether a seat is to be asked at a moment. Forgets what it declined as soon as that is not playable any more. */
export function wantsChance(m: M, seat: Seat, moment: Moment, before: readonly number[] | undefined): boolean {
  const p = playerOf(m, seat)
  if (p.hand.length === 0 || p.paying) return false
  let wants = m.options.pokerFace === true
  for (let i = 0; i < p.hand.length; i++) {
    const id = at(p.hand, i)
    const card = cardOf(id)
    const declined = p.declined.length > 0 ? p.declined.indexOf(id) : -1
    if (wants && declined < 0) continue
    if (!playable(p, m.state, card)) {
      if (declined >= 0) p.declined = p.declined.toSpliced(declined, 1)
      continue
    }
    if (before?.includes(id) === true || (card.doublesHarvest && !harvestAhead(p))) continue
    if (declined < 0 || lastChance(moment, card, p, m.state)) wants = true
  }
  return wants
}

/** As `wantsChance`; of a seat that has not changed only cards that look at the action board are judged again. */
function wantsBetweenTurns(m: M, seat: Seat): boolean {
  const p = playerOf(m, seat)
  if (p.settled && m.options.pokerFace !== true) {
    let looks = false
    for (let i = 0; i < p.hand.length; i++) if (cardOf(at(p.hand, i)).looksAt.board) looks = true
    if (!looks) return false
  }
  p.settled = !wantsChance(m, seat, 'now', undefined)
  return !p.settled
}

export const chance: Step<State, Chance, Frame> = (m, f, stack) => {
  for (let i = f.from ?? 0; i < f.order.length; i++) {
    const seat = f.order[i] ?? 0
    // Who has declined here is asked again only about something new; the final chance goes on until all decline.
    const again = f.passed !== undefined && f.moment !== 'final' && (f.passed & (1 << seat)) !== 0
    if (
      f.betweenTurns === true ? !wantsBetweenTurns(m, seat) : !wantsChance(m, seat, again ? 'now' : f.moment, f.before)
    ) {
      continue
    }
    const asked: PlayCards = { op: 'playCards', seat, chance: f, at: i }
    stack.push(f.atomic === true ? { ...asked, atomic: true } : asked)
    return
  }
}

export const playCards: Question<State, PlayCards, Frame> = {
  secret: true,
  shape: PLAY_CARDS,
  choices: (m, f) => {
    const list: PlayCardsChoice[] = plays(m, f.seat)
    list.push(PASS)
    return list
  },
  answer: (m, f, choice, stack) => {
    if (choice === PASS) {
      const p = playerOf(m, f.seat)
      p.declined = playableNow(m, f.seat)
      const passed = (f.chance.passed ?? 0) | (1 << f.seat)
      if (f.at + 1 < f.chance.order.length) stack.push({ ...f.chance, from: f.at + 1, passed })
      return
    }
    // After a play everybody may think again (H-ANY-09).
    stack.push({ ...f.chance, from: 0 })
    answerPlay(m, f.seat, choice)
  },
}

/** Opens a moment for the seats named; without cards there is none. */
export function pushChance(m: M, stack: Stack<Frame>, moment: Moment, order: readonly Seat[]): void {
  if (withCards(m.options)) stack.push({ op: 'chance', seat: -1, moment, order })
}
