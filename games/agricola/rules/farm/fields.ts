/** Fields: plowing, sowing, harvesting; and bread from their grain. */

import {
  collecting,
  DONE,
  type Match,
  PASS,
  type Question,
  type Refusal,
  refuse,
  type Stack,
  type Step,
} from '@dorfplatz/kernel'
import { EVENT } from '../../cards/moments.ts'
import { cardOf } from '../../cards/registry.ts'
import type { SowBonus } from '../../cards/standing.ts'
import { fire, heard, newEvent } from '../cards/events.ts'
import { remember } from '../cards/memory.ts'
import {
  BAKE,
  type BakeChoice,
  cellNumber,
  cropNumber,
  FIRST,
  PLOW,
  type PlowChoice,
  SHAPES,
  type SowChoice,
  sowAt,
  sowChoice,
} from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Bake, Build, First, MorePlow, Plow, Sow } from '../frames.ts'
import { FOOD, GRAIN, VEGETABLE } from '../goods.ts'
import { eachCard, fieldPlaces, GOOD_OF_CROP, playerOf, refreshFences } from '../player.ts'
import { CARD_FIELDS, GRAIN_CROP, type Player, POWER, type State, VEGETABLE_CROP, WOOD_CROP } from '../state.ts'
import { at } from '../tables.ts'
import { refuseCell } from '../work/missing.ts'
import { around, cellName, count, lowest } from './yard.ts'

export function canPlow(p: Player): boolean {
  return fieldPlaces(p) !== 0
}

function addField(m: Match<State>, seat: number, cell: number): void {
  const p = playerOf(m, seat)
  p.fields |= 1 << cell
  refreshFences(p)
  if (collecting()) emit({ kind: 'plowed', seat, cell })
}

export const plow: Question<State, Plow, AgricolaFrame> = {
  choices: (m, f) => {
    const list: PlowChoice[] = []
    for (let rest = fieldPlaces(playerOf(m, f.seat)); rest !== 0; rest &= rest - 1) {
      list.push(at(PLOW, lowest(rest)))
    }
    if (f.optional || list.length === 0) list.push(PASS)
    return list
  },
  shape: SHAPES.plow,
  check: (m, f, choice) => checkField(playerOf(m, f.seat), choice),
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    if (f.more > 0) stack.push({ op: 'morePlow', seat: f.seat, more: f.more })
    plowOne(m, f.seat, cellNumber(choice.plow), f.space, stack)
  },
}

/** Why a space cannot be plowed, or null. */
export function checkField(p: Player, choice: PlowChoice): Refusal | null {
  if (choice === PASS) return refuse('A-PLOW-04')
  const cell = cellNumber(choice.plow)
  return (fieldPlaces(p) & (1 << cell)) === 0 ? refuseCell(p, cell, 'A-PLOW-01', 'A-PLOW-02', 'fields') : null
}

/** One field; cards that wait for plowing through a space may add to it. */
export function plowOne(m: Match<State>, seat: number, cell: number, space: number, stack: Stack<AgricolaFrame>): void {
  addField(m, seat, cell)
  if (space < 0 || !heard(m, 'plow', seat)) return
  const event = newEvent(seat, space)
  event[EVENT.count] = 1
  fire(m, stack, 'plow', seat, event)
}

/** Further fields of a card, as long as there is room. */
export const morePlow: Step<State, MorePlow, AgricolaFrame> = (m, f, stack) => {
  if (canPlow(playerOf(m, f.seat)))
    stack.push({ op: 'plow', seat: f.seat, optional: true, space: -1, more: f.more - 1 })
}

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

const FIELD_CROPS = [GRAIN_CROP, VEGETABLE_CROP]
const CROP_NAMES: { readonly [name: string]: number } = {
  grain: GRAIN_CROP,
  vegetable: VEGETABLE_CROP,
  wood: WOOD_CROP,
}

/** What may be sown in a place: field tiles take grain and vegetables, card fields what they say. */
function cropsFor(p: Player, place: number): readonly number[] {
  if (place < CARD_FIELDS) return FIELD_CROPS
  const field = cardOf(p.cardFields[place - CARD_FIELDS] ?? 0).field
  return (field?.crops ?? []).map((name) => CROP_NAMES[name] ?? 0)
}

/** A field as answers name it: a space of the farmyard, or the card; further fields of one card are numbered. */
export function fieldName(cardFields: readonly number[], place: number): string {
  if (place < CARD_FIELDS) return cellName(place)
  const card = cardFields[place - CARD_FIELDS] ?? 0
  const before = place - CARD_FIELDS - cardFields.indexOf(card)
  return before === 0 ? String(card) : `${card}.${before + 1}`
}

/** The place that has this name, or -1. */
function fieldPlace(p: Player, name: string): number {
  const cell = cellNumber(name)
  if (cell >= 0) return cell
  const at = p.cardFields.findIndex((_, i) => fieldName(p.cardFields, CARD_FIELDS + i) === name)
  return at < 0 ? -1 : CARD_FIELDS + at
}

/** Each answer sows one field (A-SOW-01). */
export const sow: Question<State, Sow, AgricolaFrame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const list: SowChoice[] = []
    const only = f.dried?.crop ?? f.only
    const crops = FIELD_CROPS.filter((crop) => has(p, crop) && (only === 0 || only === crop))
    for (let rest = p.fields; rest !== 0; rest &= rest - 1) {
      const cell = lowest(rest)
      if (p.crops[cell] === 0) for (const crop of crops) list.push(sowAt(cell, crop))
    }
    for (let i = 0; i < p.cardFields.length; i++) {
      const place = CARD_FIELDS + i
      if (p.crops[place] !== 0) continue
      for (const crop of cropsFor(p, place)) {
        if (has(p, crop) && (only === 0 || only === crop)) list.push(sowChoice(fieldName(p.cardFields, place), crop))
      }
    }
    if (f.sown.length > 0) list.push(DONE)
    else if (f.optional || list.length === 0) list.push(PASS)
    return list
  },
  shape: SHAPES.sow,
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
    // 1 of one's own and 2 from the supply; vegetables 1 from the supply (A-SOW-02, A-SOW-03).
    p.crops[place] = 4 * ((crop === VEGETABLE_CROP ? 2 : 3) - (f.dried?.less ?? 0) + sowBonus(p, crop, place)) + crop
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

/** Goods on top of stacks that are there already; no sowing. */
export function topUp(m: Match<State>, seat: number, places: readonly number[], more: number): void {
  const p = playerOf(m, seat)
  for (const place of places) p.crops[place] = (p.crops[place] ?? 0) + 4 * more
  if (collecting() && places.length > 0) emit({ kind: 'toppedUp', seat, fields: places.length, n: more })
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

/** The crop whose fields stay as they are in the harvest, or 0 (Gardener). */
function stayingCrop(p: Player): number {
  let crop = 0
  if ((p.powers & POWER.sows) !== 0) {
    eachCard(p, ({ staysOnFields }) => {
      if (staysOnFields !== undefined) crop = CROP_NAMES[staysOnFields] ?? 0
    })
  }
  return crop
}

/** Takes one crop from every planted field (A-HARVEST-FIELD-01). Notes what came off each card field. */
export function harvestFields(m: Match<State>, seat: number): void {
  const p = playerOf(m, seat)
  const got = [0, 0, 0, 0]
  let any = false
  const stays = stayingCrop(p)
  for (let place = 0; place < p.crops.length; place++) {
    const crop = p.crops[place] ?? 0
    if (crop === 0) continue
    any = true
    const kind = crop & 3
    got[kind] = (got[kind] ?? 0) + 1
    const good = GOOD_OF_CROP[kind] ?? 0
    p.goods[good] = (p.goods[good] ?? 0) + 1
    if (kind !== stays) p.crops[place] = crop - 4 < 4 ? 0 : crop - 4
    if (place >= CARD_FIELDS) remember(p, at(p.cardFields, place - CARD_FIELDS), { harvested: m.state.round })
  }
  if (any && collecting()) {
    emit({
      kind: 'harvested',
      seat,
      grain: got[GRAIN_CROP] ?? 0,
      vegetable: got[VEGETABLE_CROP] ?? 0,
      wood: got[WOOD_CROP] ?? 0,
    })
  }
}

/** Baking improvements as pairs food, limit, best first. */
function ovens(p: Player): number[] {
  const list: { food: number; most: number; pot: boolean }[] = []
  for (const no of p.improvements) {
    const card = cardOf(no)
    if (card.bake !== undefined) {
      list.push({ food: card.bake.food, most: card.bake.most ?? 99, pot: card.tags.includes('cooking') })
    }
  }
  // Of equal ones the pot comes first: goods turned into food there count together (Gypsy's Crock).
  list.sort((a, b) => b.food - a.food || Number(b.pot) - Number(a.pot))
  return list.flatMap((o) => [o.food, o.most, o.pot ? 1 : 0])
}

/** The most grain one bake action could use. */
export function mostGrain(p: Player): number {
  if (p.improvements.length === 0) return 0
  const grain = p.goods[GRAIN] ?? 0
  if (grain === 0) return 0
  const list = ovens(p)
  let room = 0
  for (let i = 0; i < list.length; i += 3) room += list[i + 1] ?? 0
  return Math.min(grain, room)
}

/** Food for so much grain, every grain in the best oven still open (A-BAKE-03). */
function breadFor(p: Player, grain: number): number {
  const list = ovens(p)
  let food = 0
  let left = grain
  let potted = 0
  for (let i = 0; i < list.length && left > 0; i += 3) {
    const n = Math.min(left, list[i + 1] ?? 0)
    food += n * (list[i] ?? 0)
    if (list[i + 2] === 1) potted += n
    left -= n
  }
  return food + p.pair * (potted >> 1)
}

/** How many grain are baked; to pass where baking may be left out. */
export const bake: Question<State, Bake, AgricolaFrame> = {
  choices: (m, f) => {
    const most = mostGrain(playerOf(m, f.seat))
    const list: BakeChoice[] = []
    if (f.optional || most === 0) list.push(PASS)
    for (let n = 1; n <= most; n++) list.push(at(BAKE, n))
    return list
  },
  shape: SHAPES.bake,
  check: (m, f, choice) => {
    if (choice === PASS) return refuse('A-BAKE-05')
    return refuse(choice.bake > (playerOf(m, f.seat).goods[GRAIN] ?? 0) ? 'A-BAKE-04' : 'A-BAKE-02')
  },
  answer: (m, f, choice, stack) => {
    if (choice === PASS) return
    const grain = choice.bake
    const p = playerOf(m, f.seat)
    const food = breadFor(p, grain)
    p.goods[GRAIN] = (p.goods[GRAIN] ?? 0) - grain
    p.goods[FOOD] = (p.goods[FOOD] ?? 0) + food
    if (collecting()) emit({ kind: 'baked', seat: f.seat, grain, food })
    if (heard(m, 'bake', f.seat)) {
      const event = newEvent(f.seat)
      event[GRAIN] = grain
      event[EVENT.choice] = f.echo
      fire(m, stack, 'bake', f.seat, event)
    }
  },
}

/** Which sub-action first, where both are possible. */
export const first: Question<State, First, AgricolaFrame> = {
  choices: (_, f) => [f.of === 'sowBake' ? FIRST.sow : FIRST.stable, FIRST.bake],
  answer: (_, f, choice, stack) => {
    const other = f.of === 'sowBake' ? 'sow' : 'stable'
    if (choice.first === 'bake') {
      stack.push({ op: 'maybe', seat: f.seat, what: other }, { op: 'bake', seat: f.seat, optional: false, echo: 0 })
      return
    }
    stack.push({ op: 'maybe', seat: f.seat, what: 'bake' })
    if (other === 'sow') stack.push({ op: 'sow', seat: f.seat, optional: false, sown: [], only: 0 })
    else stack.push(oneStable(f.seat, false))
  },
}

/** The stable of the family board: at most one, for 1 wood (A-FAMILYGAME-07). */
export function oneStable(seat: number, optional: boolean): Build {
  return { op: 'build', seat, rooms: 0, stables: 1, wood: 1, done: 0, newRooms: 0, optional }
}
