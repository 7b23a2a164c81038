/** What cards in front of a player remember: every field has a name, and is written by one rule. */

import type { CardMemory, Player } from '../state.ts'

const NOTHING: CardMemory = {}

export function memoryOf(p: Player, card: number): CardMemory {
  return p.memory[card] ?? NOTHING
}

/** Memories are replaced, never changed in place: copies of a state share them. */
export function remember(p: Player, card: number, news: CardMemory): void {
  p.memory = { ...p.memory, [card]: { ...p.memory[card], ...news } }
}

export function forget(p: Player, card: number): void {
  if (p.memory[card] === undefined) return
  const { [card]: _, ...rest } = p.memory
  p.memory = rest
}

/** The good on top of a card's stack, or -1. */
export function topOf(p: Player, card: number): number {
  return memoryOf(p, card).stack?.at(-1) ?? -1
}

export function takeTopOf(p: Player, card: number): void {
  const { stack } = memoryOf(p, card)
  if (stack !== undefined) remember(p, card, { stack: stack.slice(0, -1) })
}

/** How often a reaction of the card was carried out in the whole game. */
export function timesReacted(p: Player, card: number, index: number): number {
  return memoryOf(p, card).reacted?.[index] ?? 0
}

export function timesThisRound(p: Player, card: number, index: number, round: number): number {
  const { lately } = memoryOf(p, card)
  return lately?.round === round ? (lately.reacted[index] ?? 0) : 0
}

export function countReaction(p: Player, card: number, index: number, round: number): void {
  const { reacted = [], lately } = memoryOf(p, card)
  const today = lately?.round === round ? lately.reacted : []
  remember(p, card, { reacted: oneMore(reacted, index), lately: { round, reacted: oneMore(today, index) } })
}

function oneMore(counts: readonly number[], index: number): number[] {
  return Array.from({ length: Math.max(counts.length, index + 1) }, (_, i) => (counts[i] ?? 0) + (i === index ? 1 : 0))
}
