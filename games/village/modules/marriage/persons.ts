/** What the person cards of Marriage do that no other does. */

import { FARM } from '../../rules/codes.ts'
import { isAt } from '../../rules/state.ts'
import type { PersonWords } from '../inn/person.ts'
import { freeRanks } from './couples.ts'

/** VX-Base-1: somebody goes to a free rank for nothing, whoever of the family may be there already. */
export const marriageWords: Pick<PersonWords, 'ceremony'> = {
  ceremony: {
    possible: (m, seat) => isAt(m.state, seat, FARM) && freeRanks(m.state).length > 0,
    run: (_, seat, __, stack) => void stack.push({ op: 'marry', seat, must: true, free: true }),
  },
}
