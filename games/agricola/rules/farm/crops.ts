/** What grows on fields: which crop may stand where, more of it, and the harvest. */

import { collecting, type Match } from '@dorfplatz/kernel'
import { cardOf } from '../../cards/registry.ts'
import { remember } from '../cards/memory.ts'
import { emit } from '../emit.ts'
import { eachCard, GOOD_OF_CROP, playerOf } from '../player.ts'
import { CARD_FIELDS, GRAIN_CROP, type Player, POWER, type State, VEGETABLE_CROP, WOOD_CROP } from '../state.ts'
import { at } from '../tables.ts'
import { cellName } from './yard.ts'

export const FIELD_CROPS = [GRAIN_CROP, VEGETABLE_CROP]

export const CROP_NAMES = {
  grain: GRAIN_CROP,
  vegetable: VEGETABLE_CROP,
  wood: WOOD_CROP,
} as const

/** What may be sown in a place: field tiles take grain and vegetables, card fields what they say. */
export function cropsFor(p: Player, place: number): readonly number[] {
  if (place < CARD_FIELDS) return FIELD_CROPS
  const field = cardOf(p.cardFields[place - CARD_FIELDS] ?? 0).field
  return (field?.crops ?? []).map((name) => CROP_NAMES[name])
}

/** A field as answers name it: a space of the farmyard, or the card; further fields of one card are numbered. */
export function fieldName(cardFields: readonly number[], place: number): string {
  if (place < CARD_FIELDS) return cellName(place)
  const card = cardFields[place - CARD_FIELDS] ?? 0
  const before = place - CARD_FIELDS - cardFields.indexOf(card)
  return before === 0 ? String(card) : `${card}.${before + 1}`
}

/** Goods on top of stacks that are there already; no sowing. */
export function topUp(m: Match<State>, seat: number, places: readonly number[], more: number): void {
  const p = playerOf(m, seat)
  for (const place of places) p.crops[place] = (p.crops[place] ?? 0) + 4 * more
  if (collecting() && places.length > 0) emit({ kind: 'toppedUp', seat, fields: places.length, n: more })
}

/** The crop whose fields stay as they are in the harvest, or 0 (Gardener). */
function stayingCrop(p: Player): number {
  let crop = 0
  if ((p.powers & POWER.sows) !== 0) {
    eachCard(p, ({ staysOnFields }) => {
      if (staysOnFields !== undefined) crop = CROP_NAMES[staysOnFields]
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
