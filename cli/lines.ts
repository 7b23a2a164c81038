/** Lines typed or piped in. Ctrl-C, Ctrl-D, the end of a pipe and a polite kill all mean the same: no more lines. */

import { createInterface } from 'node:readline'

export interface Lines {
  /** The next line, trimmed; undefined when there are no more. */
  ask(prompt: string): Promise<string | undefined>
  /** Nobody will type any more. */
  readonly ended: boolean
  close(): void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export function openLines(): Lines {
  const input = createInterface({ input: process.stdin, output: process.stdout })
  const lines = input[Symbol.asyncIterator]()
  let ended = false
  const end = (): void => input.close()
  input.on('close', () => {
    ended = true
    for (const signal of SIGNALS) process.removeListener(signal, end)
  })
  input.on('SIGINT', end)
  for (const signal of SIGNALS) process.on(signal, end)
  return {
    async ask(prompt) {
      if (process.stdin.isTTY) {
        if (ended) return undefined
        input.setPrompt(prompt)
        input.prompt()
      } else process.stdout.write(prompt)
      const { value, done } = await lines.next()
      const typed = done === true ? undefined : String(value).trim()
      // What is piped in is not echoed by a terminal: a transcript should show it all the same.
      if (!process.stdin.isTTY || typed === undefined) process.stdout.write(`${typed ?? ''}\n`)
      return typed
    },
    get ended() {
      return ended && process.stdin.isTTY
    },
    close: end,
  }
}
