/** What cards add to the table, found in the view: goods on spaces and on cards, spaces with owners, fields that are cards. */

import type { IconLine, Seat, Sign } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import type { Coming, OnSpace } from '../rules/cards/shown.ts'
import { cropName } from '../rules/choices.ts'
import { type Amounts, GOODS, type GoodName, goodName } from '../rules/goods.ts'
import { CARD_FIELDS } from '../rules/state.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { SPACES } from '../rules/work/spaces.ts'
import type { BoardWords } from '../text/board.ts'

/** Goods that cards have laid on a space besides its pile: whoever uses it next takes them. */
export function laidOn(
  { extra }: Pick<AgricolaView, 'extra'>,
  space: number,
): readonly (readonly [good: number, n: number])[] {
  const list: [number, number][] = []
  for (let i = 0; i < extra.length; i += 3) if (extra[i] === space) list.push([extra[i + 1] ?? 0, extra[i + 2] ?? 0])
  return list
}

export interface SpaceOwner {
  readonly seat: Seat
  readonly card: number
  /** Food that others pay. */
  readonly fee: number
}

/** Whose card has brought a space, and what others pay there. */
export function ownerOf({ farms }: Pick<AgricolaView, 'farms'>, space: number): SpaceOwner | null {
  const key = SPACES[space]?.key
  for (const [seat, farm] of farms.entries()) {
    for (const no of [...farm.occupations, ...farm.improvements]) {
      const brought = findCard(no)?.space
      if (brought !== undefined && brought.key === key) return { seat, card: no, fee: brought.fee }
    }
  }
  return null
}

/** Something a card has to say about a space: that it has brought it, whom others pay or give to, whose mark is there, who may come, too. */
export interface Remark {
  readonly kind: 'own' | 'toll' | 'levy' | 'mark' | 'step'
  readonly seat: Seat
  readonly card: number
  readonly goods: Amounts
}

type Remarked = Pick<AgricolaView, 'spaces' | 'farms' | 'tolls' | 'levies' | 'marks' | 'steppers'>

/** What cards say about a space. */
export function remarksOn(table: Remarked, space: number): readonly Remark[] {
  const { tolls, levies, marks, steppers } = table
  const by = table.spaces.find((s) => s.space === space)?.by ?? []
  const here = <T extends OnSpace>(list: readonly T[]): readonly T[] => list.filter((one) => one.space === space)
  const owner = ownerOf(table, space)
  return [
    ...(owner === null ? [] : [{ ...owner, kind: 'own', goods: owner.fee === 0 ? {} : { food: owner.fee } } as const]),
    ...here(tolls)
      .filter(({ card }) => card !== owner?.card)
      .map(({ seat, card, food }) => ({ kind: 'toll', seat, card, goods: { food } }) as const),
    ...here(levies).map(({ seat, card, goods }) => ({ kind: 'levy', seat, card, goods }) as const),
    ...here(marks).map(({ seat, card }) => ({ kind: 'mark', seat, card, goods: {} }) as const),
    // Who may step in matters where somebody else stands, to whoever has a person left.
    ...here(steppers)
      .filter(({ seat }) => by.length > 0 && !by.includes(seat) && (table.farms[seat]?.home ?? 0) > 0)
      .map(({ seat, card }) => ({ kind: 'step', seat, card, goods: {} }) as const),
  ]
}

/** What cards offer in a round to come, and to whom. */
export function offersIn({ farms }: Pick<AgricolaView, 'farms'>, round: number): readonly (Coming & { seat: Seat })[] {
  return farms.flatMap(({ coming }, seat) =>
    coming.filter((one) => one.round === round).map((one) => ({ ...one, seat })),
  )
}

/** Amounts in words, as in a sentence. */
export function inWords(goods: Amounts, { nouns }: BoardWords): string {
  return GOODS.flatMap((name) => {
    const n = goods[name] ?? 0
    return n === 0 ? [] : [`${n} ${nouns[name][n === 1 ? 0 : 1]}`]
  }).join(', ')
}

/** A remark as a sentence. */
export function remarkSaid({ kind, goods }: Remark, name: string, card: string, w: BoardWords): string {
  return w.remarks[kind](name, inWords(goods, w), card)
}

/** What a round to come offers, as a sentence. */
export function offerSaid(offer: Coming, name: string, card: string, w: BoardWords): string {
  const { fields, fences, goods, price } = offer
  const what = [
    inWords(goods, w),
    fields > 0 ? w.fieldsWord(fields) : '',
    fences > 0 ? `${fences} ${w.fencesWord}` : '',
  ]
  return w.offer(name, what.filter((part) => part !== '').join(', '), inWords(price, w), card)
}

/** What lies on a played card: goods, a pile from its top, crops, noted points, fences. */
export function lyingOn(farm: FarmView, no: number, w: BoardWords): IconLine {
  const { kept, stack, points, fences } = farm.memory[no] ?? {}
  const sign = (icon: string, n: number, label: string): Sign => ({ icon, n, label: `${n} ${label}` })
  const good = (name: GoodName, n: number): Sign => sign(name, n, w.nouns[name][n === 1 ? 0 : 1])
  const crops = farm.crops.filter(({ place }) => farm.cardFields[place - CARD_FIELDS] === no)
  const laid = (fences ?? []).reduce((sum, n, i) => (i % 2 === 1 ? sum + n : sum), 0)
  return [
    ...GOODS.flatMap((name) => ((kept?.[name] ?? 0) > 0 ? [good(name, kept?.[name] ?? 0)] : [])),
    ...(stack ?? []).toReversed().map((top) => good(goodName(top), 1)),
    ...crops.map(({ crop, n }) => good(cropName(crop), n)),
    ...(points === undefined || points === 0 ? [] : [sign('vp', points, w.score)]),
    ...(laid === 0 ? [] : [sign('fence', laid, w.fencesWord)]),
  ]
}
