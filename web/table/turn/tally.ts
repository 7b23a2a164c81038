/** Amounts that are being counted: which answer they make, and what is staged while they are changed. */

import { type Answer, type Decision, type GameText, jsonEqual, type Lang, type View } from '@dorfplatz/kernel'
import {
  type Counting,
  canAdd,
  cheapest,
  type GameUi,
  type Mixture,
  mixturesIn,
  noneOf,
  type Option,
  swapped,
  type Wish,
  wayWith,
  withOne,
} from '@dorfplatz/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { givenIn, type Turn } from './turn.ts'

/** From so many answers on they are counted even where the game says nothing about it. */
const MANY = 5

export interface Tally {
  readonly decision: Decision
  readonly mixture: Mixture
  readonly counting: Counting
  readonly amounts: readonly number[]
  /** So many answers were staged before. */
  readonly base: number
  /** Opened at a thing, by a press on it. */
  readonly at: (() => Element | null) | null
  /** What is counted is staged as soon as it is whole; otherwise a press of its own finishes it. */
  readonly stages: boolean
  /** What the same question offers besides. */
  readonly others: readonly Option[]
}

const NONE: readonly never[] = []

type Counts = Pick<GameUi, 'amounts' | 'counting' | 'forms'>

/** Where a game says nothing, things are called what the answers call them. */
const plainly = (mixture: Mixture): Counting => ({
  deed: mixture.field === 'pay' ? 'pay' : 'take',
  thing: (name) => ({ icon: name, label: name, have: null }),
})

/** What is counted after one more of a thing; undefined where that leads to no answer. */
export const added = ({ mixture, counting, amounts }: Tally, thing: number): readonly number[] | undefined => {
  if (counting.swaps === true) return swapped(mixture, amounts, thing)
  return canAdd(mixture, amounts, thing) ? withOne(amounts, thing, 1) : undefined
}

function tallyOf(
  mixture: Mixture,
  decision: Decision,
  counting: Counting,
  more: Pick<Tally, 'base' | 'at' | 'stages' | 'others'>,
): Tally {
  const first = counting.deed === 'pay' ? cheapest(mixture, counting.thing)?.amounts : undefined
  return { decision, mixture, counting, amounts: first ?? noneOf(mixture), ...more }
}

/** The mixture that a question asks for, with the options that stay options of their own; null where it is a list. */
export function askedMixture(
  view: View,
  decision: Decision,
  options: readonly Option[],
  ui: Counts,
  lang: Lang,
  text: GameText,
) {
  if (ui.forms?.[decision.kind] !== undefined) return null
  const own = options.filter((option) => option.decision?.id === decision.id)
  const { mixtures, others } = mixturesIn(own, ui.amounts)
  const [mixture] = mixtures
  if (mixture === undefined || mixtures.length > 1) return null
  const said = ui.counting?.(view, mixture, lang, text) ?? null
  if (said === null && mixture.ways.length < MANY) return null
  return { mixture, others, counting: said ?? plainly(mixture) }
}

/** What was counted or chosen for a question and waits because it reveals something; null where nothing does. */
export function waitingAmounts(
  mixture: Mixture,
  { staged, reveals }: Pick<Turn, 'staged' | 'reveals'>,
): readonly number[] | null {
  if (!reveals) return null
  return mixture.ways.find(({ option }) => jsonEqual(option.answer, staged.at(-1)))?.amounts ?? null
}

/** Whether a question is the same: after taking back, another one may bear its number. */
const isSame = (a: Decision, b: Decision): boolean => a.id === b.id && a.kind === b.kind && jsonEqual(a.args, b.args)

/**
 * Whether what is counted still belongs to the table: its question is open, or, where counting stages by itself, its answer
 * is the last that is staged. What was paid by a press of its own is done.
 */
export function stillCounts(
  { decision, base, stages }: Pick<Tally, 'decision' | 'base' | 'stages'>,
  { view, staged, stagedKinds, reveals }: Pick<Turn, 'view' | 'staged' | 'stagedKinds' | 'reveals'>,
): boolean {
  if (staged.length === base) return view.decisions.some((d) => isSame(d, decision))
  if (!stages || staged.length !== base + 1 || staged.at(-1)?.to !== decision.id) return false
  const [next] = view.decisions
  // Asked the same again, or begun anew after it: what was counted can still be changed.
  return reveals || next === undefined || next.kind === decision.kind || next.kind === stagedKinds[0]
}

/** Answers that are counted at the question itself instead of being listed. */
export const countedBy = (tally: Tally | null): readonly Option[] =>
  tally === null || tally.at !== null ? [] : tally.mixture.ways.map(({ option }) => option)

export interface Tallying {
  readonly tally: Tally | null
  add(thing: number): void
  take(thing: number): void
  /** Counts exactly these. */
  put(amounts: readonly number[]): void
  /** Chooses an answer elsewhere: what was counted so far for the same question no longer holds. */
  choose(answer: Answer, then?: Wish): void
  close(): void
  /** Counters that were closed are wanted again. */
  reopen(): void
  /** Counts the answers of a mixture at a thing that was pressed: the cheapest is staged at once. */
  count(options: readonly Option[], at: () => Element | null): void
}

export function useTally(
  turn: Turn,
  view: View,
  options: readonly Option[],
  ui: Counts,
  lang: Lang,
  text: GameText,
  drafts: boolean,
): Tallying {
  const [opened, setOpened] = useState<Tally | null>(null)
  /** The question whose counters were closed. */
  const [closed, setClosed] = useState<Decision | null>(null)
  const [asking] = view.decisions
  const { staged, reveals } = turn
  // Whoever comes back to a question after another is asked it anew.
  useEffect(() => {
    setClosed((was) => (was === null || (asking !== undefined && isSame(asking, was)) ? was : null))
  }, [asking])
  const asked = useMemo((): Tally | null => {
    if (asking === undefined || (closed !== null && isSame(asking, closed))) return null
    const found = askedMixture(view, asking, options, ui, lang, text)
    if (found === null) return null
    const stages = drafts && found.counting.deed === 'take'
    const base = givenIn({ staged, reveals })
    const begun = tallyOf(found.mixture, asking, found.counting, { base, at: null, stages, others: found.others })
    return { ...begun, amounts: waitingAmounts(found.mixture, { staged, reveals }) ?? begun.amounts }
  }, [asking, closed, view, options, ui, lang, text, drafts, staged, reveals])
  const tally = opened !== null && stillCounts(opened, turn) ? opened : asked
  const latest = useRef({ tally, turn, view, ui, lang, text, drafts })
  latest.current = { tally, turn, view, ui, lang, text, drafts }

  const put = useCallback((amounts: readonly number[]): void => {
    const { tally: now, turn: at } = latest.current
    if (now === null) return
    setOpened({ ...now, amounts })
    if (!now.stages) return
    const way = wayWith(now.mixture, amounts)
    if (way !== undefined) at.restage(now.base, [way.option.answer])
    else if (at.staged.length > now.base) at.restage(now.base, [])
  }, [])
  const count = useCallback((ways: readonly Option[], at: () => Element | null): void => {
    const now = latest.current
    const [mixture] = mixturesIn(ways, now.ui.amounts).mixtures
    const decision = ways[0]?.decision
    const stage = (answer: Answer) => now.turn.restage(now.turn.staged.length, [answer])
    if (mixture === undefined || decision == null) {
      const [only] = ways
      if (only !== undefined) now.turn.choose(only.answer)
      return
    }
    const counting = now.ui.counting?.(now.view, mixture, now.lang, now.text) ?? plainly(mixture)
    const made = tallyOf(mixture, decision, counting, {
      base: givenIn(now.turn),
      at,
      stages: now.drafts,
      others: NONE,
    })
    setOpened(made)
    const way = wayWith(mixture, made.amounts)
    if (now.drafts && way !== undefined) stage(way.option.answer)
  }, [])
  const acts = useMemo(
    () => ({
      add: (thing: number) => {
        const { tally: now } = latest.current
        if (now !== null) put(added(now, thing) ?? now.amounts)
      },
      take: (thing: number) => put(withOne(latest.current.tally?.amounts ?? NONE, thing, -1)),
      put,
      choose: (answer: Answer, then?: Wish) => {
        const { tally: now, turn: at } = latest.current
        if (now !== null && now.decision.id === answer.to) setOpened(null)
        at.choose(answer, then)
      },
      close: () => {
        const { tally: now } = latest.current
        setOpened(null)
        if (now !== null && now.at === null) setClosed(now.decision)
      },
      reopen: () => setClosed(null),
      count,
    }),
    [put, count],
  )
  return { tally, ...acts }
}
