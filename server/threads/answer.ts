/** The other end of a pool: inside a thread, one question after the other. */

import type { MessagePort } from 'node:worker_threads'
import type { Question, Reply } from './pool.ts'

/**
 * `answer` may look at `stopped` while it works: true as soon as nobody waits for it any more. `causeOf` tells what of an
 * error the asker should know besides its message.
 */
export function answerQuestions<Q, A>(
  port: MessagePort,
  answer: (question: Q, stopped: () => boolean) => A | Promise<A>,
  causeOf: (error: unknown) => unknown = () => undefined,
): void {
  const say = (reply: Reply<A>): void => port.postMessage(reply)
  port.on('message', async ({ id, question, unwanted }: Question<Q>) => {
    try {
      say({ id, answer: await answer(question, () => Atomics.load(unwanted, 0) === id) })
    } catch (error) {
      say({ id, error: error instanceof Error ? error.message : String(error), cause: causeOf(error) })
    }
  })
  port.postMessage('ready')
}
