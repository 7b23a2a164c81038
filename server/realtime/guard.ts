/** Open sockets, requests that wait, and the logins they came in with: a login that has ended ends them, in all processes. */

import type { Logger } from 'pino'
import type { Db } from '../storage/db.ts'
import { goodLogins, type Login } from '../storage/logins.ts'

/** Logins also end by themselves, and news may get lost. */
const LOOK_MS = 60_000
/** A socket that is just being opened while its login ends is looked at again. */
const RECENT_MS = 30_000

export interface Guarded {
  readonly person: string
  readonly login: Login
  close(): void
}

export interface Guard {
  /** Returns what to call when the socket is gone, or the request answered. */
  enter(socket: Guarded): () => void
  /** Some login of the person may have ended: closes the sockets that came in with it, here and everywhere. */
  recheck(person: string): void
  close(): void
}

interface EndedTold {
  readonly kind: 'logins'
  readonly person: string
}

export function openGuard(db: Db, log: Logger): Guard {
  const people = new Map<string, Set<Guarded>>()
  const recent = new Map<string, number>()

  const look = async (sockets: readonly Guarded[]): Promise<void> => {
    if (sockets.length === 0) return
    const good = await goodLogins(
      db,
      sockets.map(({ login }) => login),
    )
    for (const socket of sockets) if (!good.has(socket.login)) socket.close()
  }
  const lookAt = (sockets: readonly Guarded[]): void => {
    // Should the store be away, the next look will tell.
    look(sockets).catch((error: unknown) => log.warn({ reason: String(error) }, 'logins could not be looked up'))
  }
  const all = (): Guarded[] => [...people.values()].flatMap((set) => [...set])

  const recheckHere = (person: string): void => {
    recent.set(person, performance.now() + RECENT_MS)
    lookAt([...(people.get(person) ?? [])])
  }
  db.hear<EndedTold>('logins', ({ person }) => recheckHere(person))
  db.missed(() => lookAt(all()))
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [person, until] of recent) if (until < now) recent.delete(person)
    lookAt(all())
  }, LOOK_MS)
  timer.unref()

  return {
    enter: (socket) => {
      const set = people.get(socket.person) ?? new Set()
      set.add(socket)
      people.set(socket.person, set)
      if (recent.has(socket.person)) lookAt([socket])
      return () => {
        set.delete(socket)
        if (set.size === 0 && people.get(socket.person) === set) people.delete(socket.person)
      }
    },
    recheck: (person) => {
      recheckHere(person)
      db.tell<EndedTold>({ kind: 'logins', person })
    },
    close: () => clearInterval(timer),
  }
}
