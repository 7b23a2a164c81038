/** The games of the house for end-to-end runs; also loaded by the bots' threads. */

import { hallertau } from '@dorfplatz/hallertau'
import type { Game } from '@dorfplatz/kernel'
import { village } from '@dorfplatz/village'

/** Games are typed precisely at home; the server handles them alike. */
export const games = [hallertau, village] as unknown as readonly Game[]
