/** The version of the rules: a change of behaviour raises the number, a change of the facts changes the rest. */

import { hash } from '@dorfplatz/kernel'
import { type Customer, tiles } from '../cards/customers.ts'
import { facts } from '../cards/facts.ts'
import { goalFacts } from '../modules/goals/cards.ts'
import type { Person } from '../modules/inn/person.ts'
import { marriageFacts } from '../modules/marriage/board.ts'
import { people } from '../modules/people.ts'
import { port } from '../modules/port/facts.ts'
import { expansionCards } from '../modules/setup-cards.ts'

const RULES = 7

/** Only values play a part: where we have them from, and how sure we are, may change freely. */
function bare(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(bare)
  if (data === null || typeof data !== 'object') return data
  if ('confidence' in data && 'value' in data) return bare(data.value)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, bare(value)]))
}

export function versionOf(given: object, customers: readonly Customer[], cards: readonly Person[]): string {
  const wants = customers.map(({ id, demand, points, bonus }) => ({ id, demand, points, bonus: bonus ?? null }))
  const persons = cards.map(({ id, cost, when, effect, score }) => ({
    id,
    cost,
    when,
    effect: effect ?? null,
    score: score ?? null,
  }))
  return `${RULES}.${hash([bare(given), wants, persons]).slice(0, 6)}`
}

/** Every value of the box that an owner may correct. */
export const numbers = {
  ...facts,
  expansionCards,
  port,
  marriage: marriageFacts,
  goals: goalFacts,
} as const

export const version: string = versionOf(numbers, tiles, people)
