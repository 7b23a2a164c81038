/** Agricola's own words as a table: for each one whether it can be done, and how it is done. */

import type { Meanings } from '@dorfplatz/kernel'
import type { Word } from '../../../cards/effects.ts'
import type { AgricolaFrame } from '../../frames.ts'
import type { State } from '../../state.ts'

export type Words = Meanings<State, Word, AgricolaFrame>
