/** Sowing: one field with each answer, and what cards add to the stacks. */

import { collecting, DONE, type Match, PASS, type Question, refuse, type Stack } from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import type { SowBonus } from '../../cards/standing.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { cellNumber, cropNumber, SHAPES, type SowChoice, sowAt, sowChoice } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Sow } from '../frames.ts'
import { GRAIN, VEGETABLE } from '../goods.ts'
import { eachCard, GOOD_OF_CROP, playerOf } from '../player.ts'
import { CARD_FIELDS, GRAIN_CROP, type Player, POWER, type State, VEGETABLE_CROP, WOOD_CROP } from '../state.ts'
import { CROP_NAMES, cropsFor, FIELD_CROPS, fieldName, topUp } from './crops.ts'
import { around, count, lowest } from './yard.ts'

/** Is there an empty field and something to sow on it? */
export function canSow(p: Player, only = 0): boolean {
  const grain = only !== VEGETABLE_CROP && (p.goods[GRAIN] ?? 0) > 0
  const vegetable = only !== GRAIN_CROP && (p.goods[VEGETABLE] ?? 0) > 0
  if (grain || vegetable) {
    for (let rest = p.fields; rest !== 0; rest &= rest - 1) if (p.crops[lowest(rest)] === 0) return true
  }
  // Wood grows on cards only, and needs neither grain nor vegetables (Copse, Forester).
  for (let i = 0; i < p.cardFields.length; i++) {
    if (p.crops[CARD_FIELDS + i] !== 0) continue
    for (const crop of cropsFor(p, CARD_FIELDS + i)) if ((only === 0 || only === crop) && has(p, crop)) return true
  }
  return false
}

function has(p: Player, crop: number): boolean {
  return (p.goods[GOOD_OF_CROP[crop] ?? 0] ?? 0) > 0
}

/** The place that has this name, or -1. */
function fieldPlace(p: Player, name: string): number {
  const cell = cellNumber(name)
  if (cell >= 0) return cell
  const at = p.cardFields.findIndex((_, i) => fieldName(p.cardFields, CARD_FIELDS + i) === name)
  return at < 0 ? -1 : CARD_FIELDS + at
}

/** 1 of one's own and 2 from the supply; vegetables 1 from the supply (A-SOW-02, A-SOW-03). */
function grows(p: Player, f: Sow, crop: number, place: number): number {
  return (crop === VEGETABLE_CROP ? 2 : 3) - (f.dried?.less ?? 0) + sowBonus(p, crop, place)
}

/** Every empty field with every crop that may be sown there. */
function sowings(p: Player, f: Sow): Exclude<SowChoice, string>[] {
  const list: Exclude<SowChoice, string>[] = []
  const add = (choice: SowChoice): void => {
    if (typeof choice !== 'string') list.push(choice)
  }
  const only = f.dried?.crop ?? f.only
  const crops = FIELD_CROPS.filter((crop) => has(p, crop) && (only === 0 || only === crop))
  for (let rest = p.fields; rest !== 0; rest &= rest - 1) {
    const cell = lowest(rest)
    if (p.crops[cell] === 0) for (const crop of crops) add(sowAt(cell, crop))
  }
  for (let i = 0; i < p.cardFields.length; i++) {
    const place = CARD_FIELDS + i
    if (p.crops[place] !== 0) continue
    for (const crop of cropsFor(p, place)) {
      if (has(p, crop) && (only === 0 || only === crop)) add(sowChoice(fieldName(p.cardFields, place), crop))
    }
  }
  return list
}

/** Each answer sows one field (A-SOW-01). */
export const sow: Question<State, Sow, AgricolaFrame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: SowChoice[] = sowings(p, f)
    if (f.sown.length > 0) list.push(DONE)
    else if (f.optional || list.length === 0) list.push(PASS)
    return list
  },
  shape: SHAPES.sow,
  form: (m, f) => {
    const p = playerOf(m, f.seat)
    const becomes: { [field: string]: { [crop: string]: number } } = {}
    for (const { sow: crop, field } of sowings(p, f)) {
      becomes[field] = { ...becomes[field], [crop]: grows(p, f, cropNumber(crop), fieldPlace(p, field)) }
    }
    return { becomes }
  },
  check: (m, f, choice) => {
    const p = playerOf(m, f.seat)
    if (choice === PASS || choice === DONE) return refuse('A-SOW-01')
    const place = fieldPlace(p, choice.field)
    const crop = cropNumber(choice.sow)
    const field = place >= CARD_FIELDS || (place >= 0 && (p.fields & (1 << place)) !== 0)
    if (!field) return refuse('A-SOW-01', { cells: place < 0 ? [] : [place], why: 'onlyFields' })
    if (p.crops[place] !== 0) return refuse('A-SOW-04', { cells: [place], why: 'planted' })
    if (!cropsFor(p, place).includes(crop)) return refuse('A-SOW-06')
    return has(p, crop) ? null : refuse(crop === VEGETABLE_CROP ? 'A-SOW-03' : 'A-SOW-02')
  },
  answer: (m, f, choice, stack) => {
    if (choice === PASS || choice === DONE) {
      finishSowing(m, f.seat, f.sown, stack)
      return
    }
    const p = playerOf(m, f.seat)
    const place = fieldPlace(p, choice.field)
    const crop = cropNumber(choice.sow)
    const good = GOOD_OF_CROP[crop] ?? 0
    p.goods[good] = (p.goods[good] ?? 0) - 1
    p.crops[place] = 4 * grows(p, f, crop, place) + crop
    if (collecting()) emit({ kind: 'sown', seat: f.seat, place, crop, n: (p.crops[place] ?? 0) >> 2 })
    const sown = [...f.sown, place]
    if (f.only === 0 && canSow(p, f.dried?.crop)) stack.push({ ...f, sown })
    else finishSowing(m, f.seat, sown, stack)
  },
}

/** Goods added to a stack when it is sown; what several cards add adds up (A-OCCARD-G27). */
function sowBonus(p: Player, crop: number, place: number): number {
  if ((p.powers & POWER.sows) === 0) return 0
  let more = 0
  eachCard(p, ({ sows }) => {
    for (const bonus of sows ?? []) if (gets(p, bonus, crop, place)) more += bonus.more
  })
  return more
}

function gets(p: Player, { crop: only, besideRoom, maxFields }: SowBonus, crop: number, place: number): boolean {
  if (only !== undefined && CROP_NAMES[only] !== crop) return false
  // Card fields are never beside a room, and no fields of the limit (Planter Box, Smallholder; A-OCCARD-D02).
  if (besideRoom === true && (place >= CARD_FIELDS || (around(p.rooms) & (1 << place)) === 0)) return false
  return maxFields === undefined || (crop !== WOOD_CROP && count(p.fields) <= maxFields)
}

/** What few stacks sown in one action get on top, once it is known how few they are (Fieldsman). */
function topUpFew(m: Match<State>, seat: number, sown: readonly number[]): void {
  const p = playerOf(m, seat)
  if ((p.powers & POWER.sows) === 0) return
  let more = 0
  eachCard(p, ({ sowsFew }) => {
    more += sowsFew?.[sown.length - 1] ?? 0
  })
  if (more > 0) topUp(m, seat, sown, more)
}

function finishSowing(m: Match<State>, seat: number, sown: readonly number[], stack: Stack<AgricolaFrame>): void {
  if (sown.length === 0) return
  topUpFew(m, seat, sown)
  if (!heard(m, 'sow', seat)) return
  const event = newEvent(seat)
  event[EVENT.count] = sown.length
  fire(m, stack, 'sow', seat, event)
}
