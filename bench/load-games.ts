/** The games a load run may be played with: the real ones. */

import { agricola } from '@dorfplatz/agricola'
import { hallertau } from '@dorfplatz/hallertau'
import type { Game } from '@dorfplatz/kernel'
import { village } from '@dorfplatz/village'

/** State and frames are each game's own affair: the server only hands them back. */
export const games = [hallertau, agricola, village] as unknown as readonly Game[]
