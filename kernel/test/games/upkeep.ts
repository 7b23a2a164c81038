/** What cards leave behind in the state: goods that arrive later, and reactions found by event. */

import type { Price, Reaction, Seat } from '../../index.ts'

/** Goods that lie on a later moment for their owner. They stay even if their card leaves. */
export interface Scheduled {
  readonly at: number
  readonly seat: Seat
  readonly goods: Price
  readonly source: string
}

/** Takes out what is due at a moment, in the order it was laid. */
export function takeDue(list: Scheduled[], at: number): Scheduled[] {
  const due = list.filter((entry) => entry.at === at)
  if (due.length > 0) list.splice(0, list.length, ...list.filter((entry) => entry.at !== at))
  return due
}

/** Reactions by event name. A match without such cards pays one property look-up per event. */
export interface ReactionIndex {
  [event: string]: Reaction[]
}

export function attach(index: ReactionIndex, event: string, reaction: Reaction): void {
  const list = index[event]
  if (list === undefined) index[event] = [reaction]
  else list.push(reaction)
}

export function cloneReactions(index: ReactionIndex): ReactionIndex {
  const copy: ReactionIndex = {}
  for (const event in index) copy[event] = (index[event] as Reaction[]).slice()
  return copy
}

const NOBODY: readonly Reaction[] = []

export function reactionsTo(index: ReactionIndex, event: string): readonly Reaction[] {
  return index[event] ?? NOBODY
}
