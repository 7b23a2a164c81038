/** What a "why not?" note says: the reason once, the rule's own words where they say more, and one way to the rule. */

import { type Part, type RuleId, type Sentence, toText } from '@dorfplatz/kernel'

const bare = (words: string): string =>
  words
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[.\s]+$/, '')
    .toLowerCase()

/** A sentence without the rule's number: the note links to the rule by itself. */
function withoutRule(sentence: Sentence, rule: RuleId): Sentence {
  const at = sentence.findIndex((part) => typeof part === 'object' && 'rule' in part && part.rule === rule)
  if (at < 0) return sentence
  const trimmed = (part: Part | undefined, pattern: RegExp): Part[] =>
    part === undefined ? [] : [typeof part === 'string' ? part.replace(pattern, '') : part]
  return [
    ...sentence.slice(0, Math.max(0, at - 1)),
    ...trimmed(sentence[at - 1], /[\s\u00a0]*[([]?$/),
    ...trimmed(sentence[at + 1], /^[)\]]?/),
    ...sentence.slice(at + 2),
  ].filter((part) => part !== '')
}

export function noteOf(
  sentence: Sentence,
  rule: RuleId | null,
  written: string | undefined,
): { readonly say: Sentence; readonly quote: string | null } {
  if (rule === null) return { say: sentence, quote: null }
  const say = withoutRule(sentence, rule)
  const saysMore = written !== undefined && !bare(toText(say)).includes(bare(written))
  return { say, quote: saysMore ? written : null }
}
