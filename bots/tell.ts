/** Advice in words. */

import type { BotKnowledge, Lang } from '@dorfplatz/kernel'
import type { Hint } from './advice.ts'
import type { Count, Speaks } from './reasons.ts'
import { signed } from './signed.ts'

/** Smaller differences are none. */
const LEAST = 1

const WORDS = {
  en: {
    more: (part: string) => `More: ${part}.`,
    less: (part: string) => `Less: ${part}.`,
    both: (more: string, less: string) => `More: ${more}. Less: ${less}.`,
    thing: (n: number, word: string) => (n > 0 ? `${n} more ${word}` : `${-n} ${word} less`),
    alike: 'Hardly any different from the others.',
    expected: (points: number) =>
      points === 1 ? 'about 1 point at the end' : `about ${signed(points)} points at the end`,
    mostly: (low: number, high: number) => `, mostly ${signed(low)} to ${signed(high)}`,
    same: 'just as good',
    rivals: 'as many points, but others gain more from it',
    unasked: 'right now, before your move',
    behind: (points: number) => (points === 1 ? '1 point less' : `${points} points less`),
    first: 'best',
  },
  de: {
    more: (part: string) => `Mehr: ${part}.`,
    less: (part: string) => `Weniger: ${part}.`,
    both: (more: string, less: string) => `Mehr: ${more}. Weniger: ${less}.`,
    thing: (n: number, word: string) => `${Math.abs(n)} ${word} ${n > 0 ? 'mehr' : 'weniger'}`,
    alike: 'Kaum anders als die anderen.',
    expected: (points: number) => (points === 1 ? 'etwa 1 Punkt am Ende' : `etwa ${signed(points)} Punkte am Ende`),
    mostly: (low: number, high: number) => `, meist ${signed(low)} bis ${signed(high)}`,
    same: 'gleich gut',
    rivals: 'ebenso viele Punkte, aber die anderen haben mehr davon',
    unasked: 'gleich jetzt, noch vor deinem Zug',
    behind: (points: number) => (points === 1 ? '1 Punkt weniger' : `${points} Punkte weniger`),
    first: 'am besten',
  },
} as const

/** What a game calls what advice speaks of. */
export type Names = Pick<BotKnowledge<unknown>, 'partNames' | 'countWords'>

/** What a move brings and costs, in things. */
function countsIn(counts: readonly Count[], lang: Lang, countWords: Names['countWords']): string {
  const said = counts.flatMap(({ thing, n }) => {
    const [one, many] = countWords?.[thing]?.[lang] ?? []
    const word = Math.abs(n) === 1 ? one : many
    return word === undefined ? [] : [WORDS[lang].thing(n, word)]
  })
  return said.length === 0 ? '' : `${said.join(', ')}.`
}

/** One plain reason for an answer: what it brings and costs in things, or else by what it is thought better. */
export function reasonFor({ counts, gain, loss }: Speaks, lang: Lang, names: Names | undefined): string {
  const words = WORDS[lang]
  const things = countsIn(counts, lang, names?.countWords)
  if (things !== '') return things
  const nameOf = (part: string | undefined): string | undefined =>
    part === undefined ? undefined : names?.partNames?.[lang][part]
  const [more, less] = [nameOf(gain?.part), nameOf(loss?.part)]
  if (more !== undefined && less !== undefined) return words.both(more, less)
  if (more !== undefined) return words.more(more)
  return less === undefined ? words.alike : words.less(less)
}

/** What the best answer is expected to bring at the end, and how far that may lie off. */
function expectation(points: number, spread: number, lang: Lang): string {
  const { expected, mostly } = WORDS[lang]
  const [low, high] = [Math.round(points - spread), Math.round(points + spread)]
  return `${expected(Math.round(points))}${low < high ? mostly(low, high) : ''}`
}

/** What an answer is expected to bring: the first in points at the end, the others by how much less. */
export function promiseOf({ rank, points, spread, behind, margin }: Hint, lang: Lang): string {
  const words = WORDS[lang]
  if (rank === 'unasked') return words.unasked
  if (rank === 'first') return points === null ? words.first : expectation(points, spread, lang)
  if (behind >= LEAST) return words.behind(Math.round(behind))
  return margin < LEAST ? words.same : words.rivals
}
