/** Saying no: a refusal is a value that names the rule. */

import type { Json, Refusal, RuleId } from './types.ts'

export function refuse(rule: RuleId, args?: { readonly [key: string]: Json }): Refusal {
  return args === undefined ? { ok: false, rule } : { ok: false, rule, args }
}
