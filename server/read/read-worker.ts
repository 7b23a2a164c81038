/** The thread in which long logs are read, with a connection of its own. */

import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@dorfplatz/kernel'
import { Fault } from '../fault.ts'
import { openGames } from '../play/games.ts'
import { sealWith } from '../secrets.ts'
import { openReading, type StorePlace } from '../storage/reading.ts'
import { answerQuestions } from '../threads/answer.ts'
import { type Asked, read } from './reading.ts'

export interface ReadPlan {
  readonly gamesUrl: string
  readonly store: StorePlace
  readonly secret: string
}

/** What of an expected failure crosses to the asker. */
export type Failed = Pick<Fault, 'code' | 'messageKey'>

if (parentPort !== null) {
  const { gamesUrl, store, secret } = workerData as ReadPlan
  const { games } = (await import(gamesUrl)) as { readonly games: readonly Game[] }
  const library = { db: openReading(store), seal: sealWith(secret), games: openGames(games) }
  answerQuestions(
    parentPort,
    (asked: Asked) => read(library, asked),
    (error): Failed | undefined =>
      error instanceof Fault ? { code: error.code, messageKey: error.messageKey } : undefined,
  )
}
