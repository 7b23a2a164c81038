/** Prices and castles of the data in English, as rules name them. */

import { BUILDINGS, type Building, buildingIn } from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import type { Reward } from '../../cards/facts.ts'
import { castlesWith } from './figures.ts'

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

function buildingNamed(box: Box, id: string): Building | undefined {
  const found = BUILDINGS.find((building) => building.id === id)
  return found === undefined ? undefined : buildingIn(box, found)
}

/** "2 time (training 2), or for 1 pink stone". */
export function craft(box: Box, id: string): string {
  const b = buildingNamed(box, id)
  if (b === undefined) return ''
  const other = b.grain === undefined ? stones(b) : `${b.grain} bags of grain`
  return `${b.produce} time (training ${b.train}), or for ${other}`
}

/** What the paths from the village cost. */
export const paths = (box: Box): string =>
  box.paths
    .filter(({ a }) => a === 0)
    .map((path) => `The path to castle ${path.b} costs ${stones(path)}.`)
    .join(' ')

/** The castles with a reward, or with a red flag. */
export function castles(box: Box, what: Reward | 'flag'): string {
  const list = listed(castlesWith(box, what))
  return what === 'flag' ? `Castles ${list}` : `castles ${list}`
}

/** "2 / 2 / orange + pink": training, time, or instead. */
export function craftLine(box: Box, id: string): string {
  const b = buildingNamed(box, id)
  if (b === undefined) return ''
  const stones = (['orange', 'pink'] as const).flatMap((colour) => Array.from({ length: b[colour] ?? 0 }, () => colour))
  return `${b.train} / ${b.produce} / ${b.grain === undefined ? stones.join(' + ') : `${b.grain} grain`}`
}
