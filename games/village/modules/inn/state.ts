/** What Inn keeps: three stacks, the hands, and what cards have promised for the moment. Lists are replaced, never changed. */

import type { Seat } from '@dorfplatz/kernel'
import { type Kept, kept } from '../../rules/modules/module.ts'
import type { State } from '../../rules/state.ts'
import { people } from '../people.ts'
import type { Person } from './person.ts'

export type InnState = {
  readonly side: 'A' | 'B'
  /** Persons by number, the top card last. */
  readonly stacks: readonly (readonly number[])[]
  readonly hands: readonly (readonly number[])[]
  /** Cards bought through the Noblewoman and still in hand: nobody else has seen them. */
  readonly secret: readonly number[]
  /** Played, and out of the game. */
  readonly box: readonly number[]
  /** The stack whose top was slid under in the running action, or -1. */
  readonly slid: number
  /** Who has played the Market Crier on this market day, as bits. */
  readonly criers: number
  /** The seat whose next dead lies beside the chronicle, that travels free, that owns the mill's coins, or -1. */
  readonly bard: number
  readonly toll: number
  readonly miller: number
  /** The seat that has another action after this one, that chooses the figures of the mass, or -1. */
  readonly jester: number
  readonly father: number
}

export const NOBODY = -1
export const STACKS = 3

const own: Kept<InnState> = kept<InnState>('inn')
export const innOf = (s: State): InnState => own.of(s)
export function setInn(s: State, change: Partial<InnState>): void {
  own.set(s, { ...own.of(s), ...change })
}

const numbers: ReadonlyMap<string, number> = new Map(people.map(({ id }, n) => [id, n]))

export function personAt(n: number): Person {
  return people[n] as Person
}

export function personNumber(id: string): number {
  return numbers.get(id) ?? -1
}

/** Whether a seat holds a person. */
export function holds(s: State, seat: Seat, id: string): boolean {
  const hand = innOf(s).hands[seat]
  return hand !== undefined && hand.length > 0 && hand.includes(personNumber(id))
}

export function topOf(inn: InnState, stack: number): number | undefined {
  return inn.stacks[stack]?.at(-1)
}

/** Takes a card out of the stacks into a hand. */
export function toHand(s: State, seat: Seat, card: number, open: boolean): void {
  const { stacks, hands, secret } = innOf(s)
  setInn(s, {
    stacks: stacks.map((stack) => (stack.includes(card) ? stack.filter((n) => n !== card) : stack)),
    hands: hands.with(seat, [...(hands[seat] ?? []), card]),
    secret: open ? secret : [...secret, card],
  })
}

/** Takes a card out of a hand; it is out of the game, or stays elsewhere in play. */
export function fromHand(s: State, seat: Seat, card: number, boxed = true): void {
  const { hands, secret, box } = innOf(s)
  setInn(s, {
    hands: hands.with(
      seat,
      (hands[seat] ?? []).filter((n) => n !== card),
    ),
    secret: secret.filter((n) => n !== card),
    box: boxed ? [...box, card] : box,
  })
}
