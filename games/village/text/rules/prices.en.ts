/** Prices and castles of the data in English, as rules name them. */

import { BUILDINGS } from '../../cards/board.ts'
import { facts, type Reward } from '../../cards/facts.ts'
import { castlesWith, flagged } from './figures.ts'

const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** "1 orange and 1 pink stone". */
function stones(price: { readonly orange?: number; readonly brown?: number; readonly pink?: number }): string {
  const parts = (['brown', 'orange', 'pink'] as const).flatMap((colour) => {
    const n = price[colour] ?? 0
    return n === 0 ? [] : [{ n, colour }]
  })
  return `${listed(parts.map(({ n, colour }) => `${n} ${colour}`))} ${parts.at(-1)?.n === 1 ? 'stone' : 'stones'}`
}

/** "2 time (training 2), or for 1 pink stone". */
export function craft(id: string): string {
  const b = BUILDINGS.find((building) => building.id === id)
  if (b === undefined) return ''
  const other = b.grain === undefined ? stones(b) : `${b.grain} bags of grain`
  return `${b.produce} time (training ${b.train}), or for ${other}`
}

/** What the paths from the village cost. */
export const paths: string = facts.paths
  .filter(({ value }) => value.a === 0)
  .map(({ value }) => `The path to castle ${value.b} costs ${stones(value)}.`)
  .join(' ')

/** The castles with a reward, or with a red flag. */
export function castles(what: Reward | 'flag'): string {
  const list = listed(what === 'flag' ? flagged : castlesWith(what))
  return what === 'flag' ? `Castles ${list}` : `castles ${list}`
}

/** "2 / 2 / orange + pink": training, time, or instead. */
export function craftLine(id: string): string {
  const b = BUILDINGS.find((building) => building.id === id)
  if (b === undefined) return ''
  const stones = (['orange', 'pink'] as const).flatMap((colour) => Array.from({ length: b[colour] ?? 0 }, () => colour))
  return `${b.train} / ${b.produce} / ${b.grain === undefined ? stones.join(' + ') : `${b.grain} grain`}`
}
