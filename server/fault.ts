/** What can go wrong for a person, as a value: thrown inside, turned into a `Problem` where it leaves the server. */

import { type Game, kernelRefusal, type Lang, type Refusal, toText } from '@dorfplatz/kernel'
import type { Problem, ProblemCode } from '@dorfplatz/protocol'
import { type MessageKey, message } from './messages.ts'

/** An expected failure. Anything else that is thrown is a defect of ours and shown as `internal`. */
export class Fault extends Error {
  readonly code: ProblemCode
  readonly messageKey: MessageKey
  readonly refusal: { readonly of: Refusal; readonly game: Game | null } | null
  readonly index: number | undefined
  /** Which part of a request could not be read, for programmers. */
  readonly detail: string | undefined
  constructor(code: ProblemCode, key: MessageKey, refusal: Fault['refusal'] = null, index?: number, detail?: string) {
    super(refusal === null ? key : refusal.of.rule)
    this.code = code
    this.messageKey = key
    this.refusal = refusal
    this.index = index
    this.detail = detail
  }
}

/** The rule's sentence in the asker's language. */
export function refusalText(lang: Lang, game: Game | null, refusal: Refusal): string {
  const sentence = kernelRefusal(lang, refusal) ?? game?.text[lang].refusal(refusal)
  return sentence === undefined ? refusal.rule : toText(sentence)
}

/** The detail of a check that threw is for our logs, not for the wire. */
function publicArgs(refusal: Refusal): { args?: NonNullable<Refusal['args']> } {
  if (refusal.args === undefined || refusal.rule === 'K-MALFORMED') return {}
  return { args: refusal.args }
}

export function sayRefusal(lang: Lang, game: Game | null, refusal: Refusal): NonNullable<Problem['refusal']> {
  return { rule: refusal.rule, ...publicArgs(refusal), text: refusalText(lang, game, refusal) }
}

export function toProblem(error: unknown, lang: Lang): Problem {
  if (!(error instanceof Fault)) return { code: 'internal', text: message(lang, 'internal') }
  if (error.refusal === null) {
    const { code, detail } = error
    return { code, text: message(lang, error.messageKey), ...(detail === undefined ? {} : { detail }) }
  }
  const refusal = sayRefusal(lang, error.refusal.game, error.refusal.of)
  return {
    code: error.code,
    text: refusal.text,
    refusal,
    ...(error.index === undefined ? {} : { index: error.index }),
  }
}

export const STATUS: { readonly [C in ProblemCode]: number } = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 409,
  refused: 422,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
}
