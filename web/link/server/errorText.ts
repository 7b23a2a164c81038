/** What to tell a person about something that failed: the server's sentence, or our own; never a program's words. */

import { text } from '../../text/index.ts'
import { ApiError } from './api.ts'

export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.problem.text
  return error instanceof DOMException ? text().trouble.device : text().trouble.failed
}
