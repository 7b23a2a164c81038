/** The four person cards of Port, as data. */

import type { Person } from '../inn/person.ts'

const person = (
  id: string,
  rule: string,
  cost: Person['cost'],
  when: Person['when'],
  effect: Person['effect'],
): Person =>
  effect === undefined
    ? { id, rule: `VX-${rule}`, cost, costOrigin: 'reconstructed', when }
    : { id, rule: `VX-${rule}`, cost, costOrigin: 'reconstructed', when, effect }

export const portPersons: readonly Person[] = [
  person('admiral', 'Admiral', { beer: 2 }, 'hire', { do: 'admiral' }),
  person('kartograph', 'Kartograph', { coin: 1 }, 'sail', { do: 'cartographer' }),
  person('quartiermeister', 'Quartiermeister', { coin: 1 }, 'load', { do: 'quartermaster' }),
  person('steuermann', 'Steuermann', { beer: 1 }, 'hired', { do: 'helmsman' }),
]
/** Persons of Inn who have nothing to do without the castles (VC-11). */
export const LANDLOCKED: readonly string[] = ['graf', 'reisender', 'bote', 'zoellner']
