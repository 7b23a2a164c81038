/** Something the person at the keyboard can put right: shown as one line, never as a stack trace. */

export class Problem extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
