/** What is printed on action spaces, as lines of icons read from the space (cards/spaces.ts); null where a board of its own draws it. */

import { ARROW, type IconLine, OR, readWords, type Sign } from '@dorfplatz/kernel'
import type { SpaceId } from '../cards/facts.ts'
import { SPACE, type SpaceEffect } from '../cards/spaces.ts'
import type { Thing } from '../text/parts.ts'
import { iconOf, phrasesOf, type Spoken } from './pictures.ts'

type Prints = readonly IconLine[] | null

export function printsOf(space: SpaceId, said: Spoken): Prints {
  const { nouns } = phrasesOf(said)
  const sign = (thing: Thing, n: number): Sign => ({ icon: iconOf(thing), label: nouns[thing][n === 1 ? 0 : 1], n })
  const draw = readWords<SpaceEffect, Prints>({
    reap: ({ ways }) =>
      ways.map(({ needs, bags }) => [
        ...needs.map((thing): Sign => ({ icon: iconOf(thing), label: nouns[thing][0] })),
        ...(needs.length > 0 ? [ARROW] : []),
        sign('grain', bags),
      ]),
    travel: ({ price }) => [[sign('time', price.time), sign('wagon', price.wagon)]],
    novice: ({ brown, time }) => [[sign('brown', brown), OR, sign('time', time)]],
    marketDay: ({ sale }) => [[sign('green', sale.green), sign('time', sale.time)]],
    either: ({ of }, read) => {
      const lines = of.flatMap((one) => read(one) ?? [])
      return lines.length === 0 ? null : lines
    },
    birth: () => null,
    callHome: () => null,
    craft: () => null,
    rise: ({ green }) => [[sign('green', green), OR, sign('scroll', 1)]],
    privilege: () => null,
    hire: () => null,
    court: () => null,
    smuggle: () => null,
  })
  return draw(SPACE[space].does)
}
