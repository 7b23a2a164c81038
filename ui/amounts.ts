/**
 * Answers that differ only in amounts of named things: counted together, good by good, instead of listed one by one. What
 * may be counted is read off the declared shape of the answers; which sums are whole, off the answers that are offered.
 */

import { type Json, type PlainShape, shape } from '@dorfplatz/kernel'
import type { Option } from './index.ts'

/** One of the answers, by its amounts in the order of the mixture's things. */
export interface Way {
  readonly amounts: readonly number[]
  readonly option: Option
}

export interface Mixture {
  /** The same for all its answers: the field that is counted, and whatever else they say. */
  readonly key: string
  /** The field that is counted: `pay`, `crops`. */
  readonly field: string
  readonly things: readonly string[]
  readonly ways: readonly Way[]
}

/** What a game knows of a thing that is counted. */
export interface Countable {
  readonly icon: string
  readonly label: string
  /** How many the viewer has; null where that does not matter. */
  readonly have: number | null
  /** Stands in for others at any price: proposed only where nothing else will do. */
  readonly dear?: true
  /** What one of it is worth to whoever pays, where not all are worth the same; 1 where nothing is said. */
  readonly cost?: number
}

type Plain = { readonly [key: string]: Json }
const isPlain = (v: Json | undefined): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v)

interface Counted {
  readonly field: string
  /** Everything that can be counted there, in the declared order. */
  readonly names: readonly string[]
  readonly amounts: Plain
  readonly rest: Plain
}

/** The amounts that an answer names, and what it says besides; null where it names none. `numbers` are fields whose numbers are amounts. */
function countedIn(declared: PlainShape, choice: Json, numbers: readonly string[]): Counted | null {
  if (declared.is === 'either') {
    const meant = declared.of.find((one) => shape.faultOf(one, choice) === null)
    return meant === undefined ? null : countedIn(meant, choice, numbers)
  }
  if (declared.is !== 'fields' || !isPlain(choice)) return null
  for (const [field, part] of Object.entries(declared.fields)) {
    const { [field]: given, ...rest } = choice
    if (part.is === 'counts' && isPlain(given)) return { field, names: part.of, amounts: given, rest }
    if (part.is === 'number' && typeof given === 'number' && numbers.includes(field))
      return { field, names: [field], amounts: { [field]: given }, rest }
  }
  return null
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
const covers = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n >= (b[i] ?? 0))

/** One piece of one thing is quicker tapped than counted, unless the cheapest is to be counted at once. */
const isCountable = (ways: readonly Way[], singles: boolean): boolean =>
  ways.length > 1 && (singles || ways.some(({ amounts }) => sum(amounts) > 1))

/** How options are read: the fields whose numbers are amounts, and the shape of what is done unasked. */
export interface Reading {
  readonly numbers?: readonly string[]
  readonly unasked?: PlainShape
  /** Fields that are counted also where each answer is a single piece; `question.field` only for that kind of question. */
  readonly singles?: readonly string[]
}

/** The options of one question: what can be counted together, and what stays an option of its own. */
export function mixturesIn(
  options: readonly Option[],
  { numbers = [], unasked, singles = [] }: Reading = {},
): { readonly mixtures: readonly Mixture[]; readonly others: readonly Option[] } {
  const groups = new Map<string, { counted: Counted; option: Option }[]>()
  for (const option of options) {
    const declared = option.decision === null ? unasked : option.decision.shape
    const counted = declared == null ? null : countedIn(declared, option.answer.choice, numbers)
    if (counted === null) continue
    const key = JSON.stringify([option.decision?.id, counted.field, counted.rest])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [{ counted, option }])
    else group.push({ counted, option })
  }
  const mixtures = [...groups].flatMap(([key, group]): Mixture[] => {
    const [first] = group
    if (first === undefined) return []
    const amountOf = (counted: Counted, name: string): number => Number(counted.amounts[name] ?? 0)
    const things = first.counted.names.filter((name) => group.some(({ counted }) => amountOf(counted, name) > 0))
    const ways = group.map(({ counted, option }) => ({
      amounts: things.map((name) => amountOf(counted, name)),
      option,
    }))
    const { field } = first.counted
    const named = [field, `${first.option.decision?.kind}.${field}`]
    return isCountable(
      ways,
      named.some((name) => singles.includes(name)),
    )
      ? [{ key, field: first.counted.field, things, ways }]
      : []
  })
  const counted = new Set(mixtures.flatMap(({ ways }) => ways.map(({ option }) => option)))
  return { mixtures, others: options.filter((option) => !counted.has(option)) }
}

export const noneOf = (mixture: Mixture): readonly number[] => mixture.things.map(() => 0)

export const wayWith = ({ ways }: Mixture, amounts: readonly number[]): Way | undefined =>
  ways.find((way) => way.amounts.every((n, i) => n === amounts[i]))

/** How many more pieces make an answer of it at least; null where none of the answers has all that is counted. */
export function missing({ ways }: Mixture, amounts: readonly number[]): number | null {
  const more = ways.filter((way) => covers(way.amounts, amounts)).map((way) => sum(way.amounts) - sum(amounts))
  return more.length === 0 ? null : Math.min(...more)
}

export const withOne = (amounts: readonly number[], thing: number, by: 1 | -1): readonly number[] =>
  amounts.map((n, i) => (i === thing ? n + by : n))

/** Whether one more of a thing still leads to an answer. */
export const canAdd = (mixture: Mixture, amounts: readonly number[], thing: number): boolean =>
  missing(mixture, withOne(amounts, thing, 1)) !== null

/**
 * With one more of a thing, and where nothing has room for it, in the place of others: the way that differs least. Where no
 * way has more of it, none.
 */
export function swapped(mixture: Mixture, amounts: readonly number[], thing: number): readonly number[] | undefined {
  const more = withOne(amounts, thing, 1)
  if (missing(mixture, more) !== null) return more
  const apart = (way: Way): number => sum(way.amounts.map((n, i) => Math.abs(n - (amounts[i] ?? 0))))
  const ways = mixture.ways.filter((way) => (way.amounts[thing] ?? 0) > (amounts[thing] ?? 0))
  return ways.toSorted((a, b) => apart(a) - apart(b))[0]?.amounts
}

/** Without what is dear where that can be; then what costs least, most often the fewest pieces; then of what one has most. Never more than needed. */
export function cheapest({ ways, things }: Mixture, countable: (thing: string) => Countable): Way | undefined {
  const known = things.map(countable)
  const weigh = ({ amounts }: Way): readonly number[] => [
    sum(amounts.filter((_, i) => known[i]?.dear === true)),
    sum(amounts.map((n, i) => n * (known[i]?.cost ?? 1))),
    -sum(amounts.map((n, i) => n * (known[i]?.have ?? 0))),
  ]
  const before = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((n, i) => n !== b[i])
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
  }
  return ways.map((way) => ({ way, weight: weigh(way) })).toSorted((a, b) => before(a.weight, b.weight))[0]?.way
}
