/** What a table may choose, and which choices go together (A-SETUP-07, A-DRAFT, A-SOLO). */

import { type OptionSpec, type Options, type Refusal, refuse } from '@dorfplatz/kernel'
import { CARDS } from '../../cards/registry.ts'
import { HAND, permanentOccupations, tooFewCards, unknownCards } from './hands.ts'

const WITH_HANDS = { mode: ['full'] }
const TABLES = [2, 3, 4, 5]

/** The most occupations a series carries over (A-SOLO-17). */
const MOST_PERMANENT = 7

const soloOccupations = CARDS.filter((c) => c.kind === 'occupation' && c.players === 1).map((c) => c.no)

export const options: readonly OptionSpec[] = [
  { key: 'mode', values: ['full', 'family'], default: 'full', group: 'kind', firstGame: 'family' },
  { key: 'deck', values: ['E', 'I', 'K', 'EI', 'EK', 'IK', 'EIK'], default: 'E', when: WITH_HANDS },
  { key: 'cards', values: ['all', 'beginner'], default: 'all', when: WITH_HANDS, firstGame: 'beginner' },
  { key: 'hand', values: [4, 5, 6, 7, 8, 9, 10], default: HAND, when: WITH_HANDS },
  {
    key: 'draft',
    values: ['none', 'occupationsThenMinors', 'combined', 'tenToSeven'],
    default: 'none',
    seats: TABLES,
    when: WITH_HANDS,
  },
  {
    key: 'dealt',
    values: [7, 8, 9, 10],
    default: 7,
    seats: TABLES,
    when: { ...WITH_HANDS, draft: ['occupationsThenMinors', 'combined'] },
  },
  {
    key: 'passing',
    values: ['left', 'leftThenRight'],
    default: 'left',
    seats: [3, 4, 5],
    when: { ...WITH_HANDS, draft: ['occupationsThenMinors', 'combined'] },
  },
  { key: 'leaveOut', values: [''], default: '', list: 'cards', group: 'fine', when: WITH_HANDS },
  { key: 'threeForOne', values: [false, true], default: false, when: WITH_HANDS },
  {
    key: 'familyOccupationCards',
    values: ['replaced', 'dropped'],
    default: 'replaced',
    seats: [3, 4, 5],
    when: { mode: ['family'] },
  },
  { key: 'pokerFace', values: [false, true], default: false, group: 'fine', seats: TABLES, when: WITH_HANDS },
  { key: 'tieBreak', values: ['shared', 'resources'], default: 'shared', group: 'fine', seats: TABLES },
  { key: 'soloGame', values: [1, 2, 3, 4, 5, 6, 7, 8], default: 1, seats: [1], carried: true },
  { key: 'soloFood', values: Array.from({ length: 61 }, (_, n) => n), default: 0, seats: [1], carried: true },
  { key: 'soloStartFoodDivisor', values: [1, 2], default: 1, seats: [1] },
  ...Array.from({ length: MOST_PERMANENT }, (_, i) => ({
    key: `permanent${i + 1}`,
    values: [0, ...soloOccupations],
    default: 0,
    seats: [1],
    carried: true as const,
  })),
]

export function checkSetup(seats: number, given: Options): Refusal | null {
  const permanent = permanentOccupations(given)
  const game = Number(given.soloGame ?? 1)
  if (seats > 1 && (game > 1 || permanent.length > 0 || Number(given.soloFood ?? 0) > 0)) return refuse('A-SOLO-01')
  if (given.mode === 'family' && permanent.length > 0) return refuse('A-FAMILYGAME-01')
  if (new Set(permanent).size < permanent.length) return refuse('A-SOLO-16')
  if (permanent.length > game - 1) return refuse('A-SOLO-11', { game, occupations: permanent.length })
  if (given.mode === 'family') return null
  const [unknown] = unknownCards(given)
  if (unknown !== undefined) return refuse('A-SETUP-07', { why: 'noSuchCard', named: unknown })
  const short = tooFewCards(seats, given)
  return short === null ? null : refuse('A-SETUP-05', { ...short })
}
