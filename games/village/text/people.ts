/** Who somebody is: figures have names, read from their family and their place in it. */

import { type Seat, type Sentence, say } from '@dorfplatz/kernel'
import type { Member } from '../rules/choices.ts'
import type { Someone } from '../rules/events.ts'
import type { VillageView } from '../rules/view.ts'

export interface People {
  /** By family, then by figure; Conny's family is the last. */
  readonly families: readonly (readonly string[])[]
  readonly brides: readonly string[]
}

/** Seats that have a family of their own; Conny's comes after them. */
const CONNY = 5

export function nameOf({ families }: People, family: Seat | 'conny', who: number): string {
  return families[family === 'conny' ? CONNY : family]?.[who] ?? ''
}

/** A member by name and number, as the log tells it: “Hedwig (1)”. */
export function someoneText(w: { readonly people: People }, { seat, conny, who, generation }: Someone): Sentence {
  return named(nameOf(w.people, conny === true || seat === undefined ? 'conny' : seat, who), generation)
}

/** A member that may be chosen. Of equal ones the first goes, as in the rules. */
export function memberText(
  w: { readonly people: People },
  table: Pick<VillageView, 'families' | 'conny'>,
  family: Seat,
  { at, generation, bread }: Member,
): Sentence {
  const own = table.families[family]
  const { members } = own ?? table.conny ?? { members: [] }
  const who = members.findIndex(
    (one) => one.place === at && one.generation === generation && (one.bread ?? false) === (bread ?? false),
  )
  return named(nameOf(w.people, own === undefined ? 'conny' : family, who), generation)
}

const named = (name: string, generation: number): Sentence =>
  name === '' ? say(generation) : say(name, ' (', generation, ')')
