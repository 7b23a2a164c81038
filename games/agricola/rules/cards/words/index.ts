/**
 * Agricola's words carried out, and the runner that reads effects. What may be played asks here what its effect could
 * do, and an effect may be to play something: this door and the two files that know it (what may be played, which spaces
 * are open) need one another, and nothing else of the rules is caught in that.
 */

import { effectRunner } from '@dorfplatz/kernel'
import type { Word } from '../../../cards/effects.ts'
import type { AgricolaFrame } from '../../frames.ts'
import { payFor } from '../../payment/paying.ts'
import type { State } from '../../state.ts'
import { countable, GOOD_INDEX } from '../counting.ts'
import { giveGoods } from '../giving.ts'
import { layLater } from '../plain.ts'
import { animalsWords } from './animals.ts'
import { cardsWords } from './cards.ts'
import { familyWords } from './family.ts'
import { farmyardWords } from './farmyard.ts'
import { othersWords } from './others.ts'
import { plainWords } from './plain.ts'
import { spacesWords } from './spaces.ts'

export const runner = effectRunner<State, Word, AgricolaFrame>({
  ...countable,
  gain: (m, seat, good, n, stack, source) => giveGoods(m, seat, GOOD_INDEX[good] ?? 0, n, stack, Number(source)),
  lose: (m, seat, good, n, stack) => payFor(m, seat, ['fee', GOOD_INDEX[good] ?? 0, n], stack),
  later: layLater,
  words: {
    ...plainWords,
    ...farmyardWords,
    ...animalsWords,
    ...familyWords,
    ...othersWords,
    ...spacesWords,
    ...cardsWords,
  },
})
