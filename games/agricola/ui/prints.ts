/** What is drawn on each action space: icons read from what is done there. */

import { ARROW, type IconLine, OR, readWords, type Sign } from '@dorfplatz/kernel'
import { GOODS } from '../rules/goods.ts'
import { SPACES, type Space } from '../rules/work/spaces.ts'
import { find, type SpaceEffect } from '../rules/work/words.ts'

const sign = (icon: string): Sign => ({ icon, label: '' })
const goods = (amounts: { readonly [good: string]: number }): IconLine =>
  Object.entries(amounts).map(([good, n]) => ({ icon: good, label: '', n }))

/** Building materials to choose from. */
const RESOURCES = ['wood', 'clay', 'reed', 'stone'] as const

/** The drawing of a space; what lies in piles is drawn from the view, and what an occupation costs as a price. */
const draw = readWords<SpaceEffect, IconLine>({
  gain: (e) => goods(e.goods),
  pile: () => [],
  resources: () => RESOURCES.map(sign),
  starter: () => [sign('first')],
  build: ({ rooms, stables }) => [...(rooms > 0 ? [sign('room')] : []), ...(stables > 0 ? [sign('stable')] : [])],
  plow: () => [sign('plow')],
  sow: () => [sign('sow')],
  bake: () => [sign('food')],
  fences: () => [sign('fence')],
  renovate: () => [sign('room')],
  occupation: () => [sign('scroll')],
  improve: ({ kinds }) => [
    ...(kinds === 'minor' ? [] : [sign('bakehouse')]),
    ...(kinds === 'major' ? [] : [sign('cards')]),
  ],
  grow: () => [sign('family')],
  pay: (e, read) => [...goods({ food: e.food }), ARROW, ...read(e.then)],
  seq: ({ of }, read) => of.flatMap(read),
  andOr: ({ of }, read) => of.flatMap(read),
  also: ({ first, then }, read) => [...read(first), ...read(then)],
  either: ({ of }, read) => {
    const pile = of.some(({ does }) => does.do === 'pile')
    const others = of.filter(({ does }) => does.do !== 'pile')
    return others.flatMap(({ does }, i) => [...(i > 0 || pile ? [OR] : []), ...read(does)])
  },
})

export const goodIcon = (good: number): string => GOODS[good] ?? 'food'

const PRINTS: readonly IconLine[] = SPACES.map(({ does }) => draw(does))
export const printsOf = (space: number): IconLine => PRINTS[space] ?? []

/** Longer rows of signs take two lines. */
export const SIGNS_IN_LINE = 6

/** The alternatives of a row, one by one. */
export function waysOf(line: IconLine): readonly IconLine[] {
  const cuts = line.flatMap((one, i) => (one === OR ? [i] : []))
  return [...cuts, line.length].map((end, i) => line.slice(i === 0 ? 0 : (cuts[i - 1] ?? 0) + 1, end))
}

/** Goods on a space of which so many are chosen, and where among its signs they begin. */
export function choiceOn(
  space: number,
): { readonly at: number; readonly n: number; readonly of: readonly string[] } | null {
  const found = SPACES[space]
  const chosen = found === undefined ? null : find(found.does, 'resources')
  if (chosen === null) return null
  return { at: printsOf(space).findIndex((one) => 'icon' in one && one.icon === 'wood'), n: chosen.n, of: RESOURCES }
}

/** The woodcut that stands for a space in a list. */
export function iconOfSpace(space: number): string | null {
  const found = SPACES[space]
  if (found === undefined) return null
  const [first] = printsOf(space)
  return find(found.does, 'pile')?.good ?? (first !== undefined && 'icon' in first ? first.icon : null)
}

/** The food an occupation costs here: cheapest and dearest. */
export function jobPrice({ job }: Space, played?: number): readonly [number, number] | null {
  if (job === null) return null
  const next = played === undefined ? undefined : job[Math.min(played, job.length - 1)]
  return next === undefined ? [Math.min(...job), Math.max(...job)] : [next, next]
}
