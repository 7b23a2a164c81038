/** Prices and castles of the data in German, as rules name them. */

import { BUILDINGS, type Building, buildingIn } from '../../cards/board.ts'
import type { Box } from '../../cards/box.ts'
import type { Reward } from '../../cards/facts.ts'
import { castlesWith } from './figures.ts'

const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`

/** After „für“ and „kostet“: one stone, several stones. */
const COLOURS = {
  brown: ['braunen', 'braune'],
  orange: ['orangefarbenen', 'orangefarbene'],
  pink: ['rosa', 'rosa'],
} as const

/** „1 orangefarbenen und 1 rosa Stein“. */
function stones(price: { readonly orange?: number; readonly brown?: number; readonly pink?: number }): string {
  const parts = (['brown', 'orange', 'pink'] as const).flatMap((colour) => {
    const n = price[colour] ?? 0
    return n === 0 ? [] : [{ n, colour }]
  })
  const named = parts.map(({ n, colour }) => `${n} ${COLOURS[colour][n === 1 ? 0 : 1]}`)
  return `${listed(named)} ${parts.at(-1)?.n === 1 ? 'Stein' : 'Steine'}`
}

function buildingNamed(box: Box, id: string): Building | undefined {
  const found = BUILDINGS.find((building) => building.id === id)
  return found === undefined ? undefined : buildingIn(box, found)
}

/** „2 Zeit (Ausbildung 2) oder für 1 rosa Stein“. */
export function craft(box: Box, id: string): string {
  const b = buildingNamed(box, id)
  if (b === undefined) return ''
  const other = b.grain === undefined ? stones(b) : `${b.grain} Getreidesäcke`
  return `${b.produce} Zeit (Ausbildung ${b.train}) oder für ${other}`
}

/** What the paths from the village cost. */
export const paths = (box: Box): string =>
  box.paths
    .filter(({ a }) => a === 0)
    .map((path) => `Der Weg zu Burg ${path.b} kostet ${stones(path)}.`)
    .join(' ')

/** The castles with a reward, or with a red flag. */
export function castles(box: Box, what: Reward | 'flag'): string {
  const list = listed(castlesWith(box, what))
  return what === 'flag' ? `Die Burgen ${list}` : `Burgen ${list}`
}

/** „2 / 2 / orange + rosa“: Ausbildung, Zeit, oder stattdessen. */
export function craftLine(box: Box, id: string): string {
  const b = buildingNamed(box, id)
  if (b === undefined) return ''
  const named = { orange: 'orange', pink: 'rosa' } as const
  const stones = (['orange', 'pink'] as const).flatMap((colour) =>
    Array.from({ length: b[colour] ?? 0 }, () => named[colour]),
  )
  return `${b.train} / ${b.produce} / ${b.grain === undefined ? stones.join(' + ') : `${b.grain} Getreide`}`
}
