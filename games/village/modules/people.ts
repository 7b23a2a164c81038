/** Every person card by its number: Inn's first, then those that other expansions bring. Whether they are in play, a table says. */

import type { Person } from './inn/person.ts'
import { innPersons } from './inn/persons.ts'
import { marriagePersons } from './marriage/people.ts'
import { portPersons } from './port/people.ts'

export const people: readonly Person[] = [...innPersons, ...portPersons, ...marriagePersons]
