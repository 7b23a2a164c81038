/** A refusal in the viewer's words, for places that only have a line for it. */

import { type GameText, kernelRefusal, toText } from '@dorfplatz/kernel'
import { settings } from '../app/settings.ts'
import { text } from '../text/index.ts'
import type { Refused } from './link.ts'

export function refusedWords(refused: Refused, game?: GameText): string {
  if (refused.text !== undefined) return refused.text
  if (refused.rule === null) return text().trouble.failed
  const refusal = { ok: false as const, rule: refused.rule, ...(refused.args ? { args: refused.args } : {}) }
  const sentence = kernelRefusal(settings().lang, refusal) ?? game?.refusal(refusal)
  return sentence === undefined ? text().trouble.failed : toText(sentence)
}
