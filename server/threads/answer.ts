/** The other end of a pool: inside a thread, one question after the other. */

import type { MessagePort } from 'node:worker_threads'
import type { Question, Reply } from './pool.ts'

/** `causeOf` tells what of an error the asker should know besides its message. */
export function answerQuestions<Q, A>(
  port: MessagePort,
  answer: (question: Q) => A | Promise<A>,
  causeOf: (error: unknown) => unknown = () => undefined,
): void {
  const say = (reply: Reply<A>): void => port.postMessage(reply)
  port.on('message', async ({ id, question }: Question<Q>) => {
    try {
      say({ id, answer: await answer(question) })
    } catch (error) {
      say({ id, error: error instanceof Error ? error.message : String(error), cause: causeOf(error) })
    }
  })
  port.postMessage('ready')
}
