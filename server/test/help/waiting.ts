/** A thread that works until it is told that nobody waits any more, where it is asked to; and tells what it was asked. */

import { parentPort } from 'node:worker_threads'
import { answerQuestions } from '../../threads/answer.ts'

export interface Asked {
  readonly name: string
  readonly endless: boolean
}

const seen: string[] = []

if (parentPort !== null) {
  answerQuestions(parentPort, ({ name, endless }: Asked, stopped): readonly string[] => {
    while (endless && !stopped());
    seen.push(name)
    return seen
  })
}
