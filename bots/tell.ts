/** Advice in words. */

import type { BotKnowledge, Lang } from '@dorfplatz/kernel'
import type { Hint } from './advice.ts'

/** Smaller differences are none. */
const LEAST = 1

const WORDS = {
  en: {
    more: (part: string) => `More ${part}.`,
    less: (part: string) => `Less ${part}.`,
    both: (more: string, less: string) => `More ${more}, less ${less}.`,
    alike: 'Hardly any different from the others.',
    expected: (points: number) => (points === 1 ? 'about 1 point at the end' : `about ${points} points at the end`),
    same: 'just as good',
    behind: (points: number) => (points === 1 ? '1 point less' : `${points} points less`),
    first: 'best',
  },
  de: {
    more: (part: string) => `Mehr ${part}.`,
    less: (part: string) => `Weniger ${part}.`,
    both: (more: string, less: string) => `Mehr ${more}, weniger ${less}.`,
    alike: 'Kaum anders als die anderen.',
    expected: (points: number) => (points === 1 ? 'etwa 1 Punkt am Ende' : `etwa ${points} Punkte am Ende`),
    same: 'gleich gut',
    behind: (points: number) => (points === 1 ? '1 Punkt weniger' : `${points} Punkte weniger`),
    first: 'am besten',
  },
} as const

export type PartNames = NonNullable<BotKnowledge<unknown>['partNames']>

/** One plain reason for an answer. */
export function reasonFor({ gain, loss }: Hint, lang: Lang, names: PartNames | undefined): string {
  const words = WORDS[lang]
  const nameOf = (part: string | undefined): string | undefined =>
    part === undefined ? undefined : names?.[lang][part]
  const [more, less] = [nameOf(gain?.part), nameOf(loss?.part)]
  if (more !== undefined && less !== undefined) return words.both(more, less)
  if (more !== undefined) return words.more(more)
  return less === undefined ? words.alike : words.less(less)
}

/** What an answer is expected to bring: the first in points at the end, the others by how much less. */
export function promiseOf(hint: Hint, first: boolean, lang: Lang): string {
  const words = WORDS[lang]
  if (first) return hint.points === null ? words.first : words.expected(Math.round(hint.points))
  return hint.behind < LEAST ? words.same : words.behind(Math.round(hint.behind))
}
