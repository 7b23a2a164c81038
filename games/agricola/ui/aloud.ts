/** What a screen reader says of an action space besides its name: what lies there, what it costs, who stands there. */

import { goodName } from '../rules/goods.ts'
import { SPACES } from '../rules/work/spaces.ts'
import type { BoardWords } from '../text/board.ts'
import { choiceOn, jobPrice } from './prints.ts'

export interface Standing {
  readonly space: number
  /** Goods that lie here. */
  readonly lies: number
  /** Names of those whose people stand here. */
  readonly by: readonly string[]
  /** Whether I am asked for a space, and whether I may take this one. */
  readonly asked: boolean
  readonly free: boolean
  readonly chosen: boolean
  /** So many occupations the viewer has played, who pays for the next. */
  readonly played?: number | undefined
}

export function aloud(s: Standing, { spoken: p, nouns }: BoardWords): string {
  const spec = SPACES[s.space]
  const amount = (n: number, good: number) => `${n} ${nouns[goodName(good)][n === 1 ? 0 : 1]}`
  const take = spec?.take ?? []
  const given = take.flatMap((good, i) => (i % 2 === 0 ? [amount(take[i + 1] ?? 1, good)] : []))
  const choice = choiceOn(s.space)
  if (choice !== null) given.push(p.chosenGoods(choice.n))
  const price = spec === undefined ? null : jobPrice(spec, s.played)
  const parts = [
    spec?.pile == null ? null : p.lies(amount(s.lies, spec.pile.good)),
    given.length === 0 ? null : p.gives(given.join(', ')),
    price === null || price[1] === 0 ? null : p.price(...price),
    s.by.length === 0 ? p.empty : p.by(s.by.join(', ')),
    s.asked && !s.free ? p.cannot : null,
    s.chosen ? p.chosen : null,
  ]
  return parts.filter((part) => part !== null).join('; ')
}
