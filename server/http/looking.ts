/** Who looks at a table through HTTP: as which seat, and at its newest state. */

import type { Viewer } from '@dorfplatz/kernel'
import type { ServerContext } from '../context.ts'
import type { LoadedTable } from '../play/loaded.ts'
import { needSeatOf, needWatch, seatsOf } from '../play/show.ts'
import { lastSeq } from '../storage/log.ts'
import type { PersonRow } from '../storage/people.ts'

export interface Looking {
  /** As whom one looks: the seat asked for, else the first own one, else as a spectator. */
  lookAs(loaded: LoadedTable, person: PersonRow | null, seat: number | undefined, invite: string | undefined): Viewer
  /** Where several servers share the database, another one may have played on. */
  upToDate(loaded: LoadedTable): Promise<void>
}

export function looking({ registry, db, seen }: ServerContext): Looking {
  return {
    lookAs(loaded, person, seat, invite) {
      const mine = seatsOf(loaded, person?.id ?? null)
      if (person !== null) seen.note(loaded.id, person.id, mine)
      if (seat !== undefined) {
        needSeatOf(loaded, person?.id ?? null, seat)
        return seat
      }
      const [first] = mine
      if (first !== undefined) return first
      needWatch(loaded, person?.id ?? null, invite)
      return 'spectator'
    },
    async upToDate(loaded) {
      if (db.shared && (await lastSeq(db, loaded.id)) > loaded.seq) await registry.refresh(loaded)
    },
  }
}
