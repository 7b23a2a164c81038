/** Every customer as lists and galleries show it. */

import { type CardEntry, say } from '@dorfplatz/kernel'
import { CUSTOMERS } from '../cards/customers.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { customerSaid, type Words } from '../text/words.ts'

const textOf = (w: Words, id: string) => {
  const [wants, coins] = customerSaid(w, id)
  return say(wants, ' → ', coins)
}

export const cards: readonly CardEntry[] = CUSTOMERS.map(({ id }) => ({
  id,
  deck: 'customer',
  name: { en: `${en.customer} ${id}`, de: `${de.customer} ${id}` },
  text: { en: textOf(en, id), de: textOf(de, id) },
  primitives: [],
}))
