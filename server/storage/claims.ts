/** Who does a piece of work, when several processes could: a claim lasts until given back or its time is over. */

import type { Db } from './db.ts'

export interface Claims {
  /** True when this process may do the work for the next `ms`. */
  take(key: string, ms: number): Promise<boolean>
  giveBack(key: string): Promise<void>
}

/** One process alone needs no store for this. */
function localClaims(): Claims {
  const until = new Map<string, number>()
  return {
    take: async (key, ms) => {
      const now = performance.now()
      if ((until.get(key) ?? 0) > now) return false
      until.set(key, now + ms)
      return true
    },
    giveBack: async (key) => {
      until.delete(key)
    },
  }
}

function sharedClaims(db: Db, owner: string): Claims {
  return {
    take: async (key, ms) => {
      const now = db.now()
      const rows = await db.all(
        `INSERT INTO claims (key, owner, until) VALUES (?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET owner = excluded.owner, until = excluded.until WHERE claims.until < ?
         RETURNING key`,
        [key, owner, now + ms, now],
      )
      return rows.length > 0
    },
    giveBack: async (key) => {
      await db.all('DELETE FROM claims WHERE key = ? AND owner = ?', [key, owner])
    },
  }
}

export function openClaims(db: Db, owner: string): Claims {
  return db.shared ? sharedClaims(db, owner) : localClaims()
}
