/** Which rules say more than the printed rulebook: our interpretation, or a value that no rulebook prints. */

import type { RuleMark } from '@dorfplatz/kernel'

const INTERPRETATIONS =
  'H-ANY-05 H-ANY-06 H-ANY-07 H-ANY-08 H-ANY-10 H-JUST-01 H-JUST-03 H-JUST-04 H-JUST-05 H-JUST-08 H-JUST-10 H-JUST-11 H-CARD-09 H-CARD-14 H-CARD-15 H-CARD-22 H-SPC-024 H-SPC-214 H-SPC-222 H-SPC-302 H-SPC-312 H-SPC-313 H-SPC-314 H-SPC-321 H-SPC-328 H-SPC-419 H-SPC-426 H-SPC-531 H-SPC-607 H-CC-06 H-CC-08 H-PH9-22 H-PH9-23 H-PH9-24 H-END-03 H-END-04 H-END-05 H-PH1-08 H-PH3-01 H-PH4-15 H-PH4-16 H-ACT-22 H-SOW-04 H-SOW-05 H-PH7-01 H-PH7-04 H-PH7-05 H-PH8-02 H-SCORE-05 H-SOLO-04 H-COMP-07 H-SETUP-13 H-SETUP-15 H-RES-03 H-RES-10 H-RES-12 H-TURN-03 H-TURN-05'

const RECONSTRUCTED = 'H-CC-02 H-CC-09 H-CC-10 H-PH1-07'

const all = (ids: string, mark: RuleMark): [string, RuleMark][] => ids.split(' ').map((id) => [id, mark])

export const marks: { readonly [id: string]: RuleMark } = Object.fromEntries([
  ...all(INTERPRETATIONS, 'interpretation'),
  ...all(RECONSTRUCTED, 'reconstructed'),
])
