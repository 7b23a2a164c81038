/** Prices and castles of the data in German, as rules name them. */

import { BUILDINGS } from '../../cards/board.ts'
import { facts, type Reward } from '../../cards/facts.ts'
import { castlesWith, flagged } from './figures.ts'

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

/** „2 Zeit (Ausbildung 2) oder für 1 rosa Stein“. */
export function craft(id: string): string {
  const b = BUILDINGS.find((building) => building.id === id)
  if (b === undefined) return ''
  const other = b.grain === undefined ? stones(b) : `${b.grain} Getreidesäcke`
  return `${b.produce} Zeit (Ausbildung ${b.train}) oder für ${other}`
}

/** What the paths from the village cost. */
export const paths: string = facts.paths
  .filter(({ value }) => value.a === 0)
  .map(({ value }) => `Der Weg zu Burg ${value.b} kostet ${stones(value)}.`)
  .join(' ')

/** The castles with a reward, or with a red flag. */
export function castles(what: Reward | 'flag'): string {
  const list = listed(what === 'flag' ? flagged : castlesWith(what))
  return what === 'flag' ? `Die Burgen ${list}` : `Burgen ${list}`
}

/** „2 / 2 / orange + rosa“: Ausbildung, Zeit, oder stattdessen. */
export function craftLine(id: string): string {
  const b = BUILDINGS.find((building) => building.id === id)
  if (b === undefined) return ''
  const named = { orange: 'orange', pink: 'rosa' } as const
  const stones = (['orange', 'pink'] as const).flatMap((colour) =>
    Array.from({ length: b[colour] ?? 0 }, () => named[colour]),
  )
  return `${b.train} / ${b.produce} / ${b.grain === undefined ? stones.join(' + ') : `${b.grain} Getreide`}`
}
