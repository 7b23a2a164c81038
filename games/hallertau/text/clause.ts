/** What a card asks for: conditions as clauses that can be joined without saying "at least" twice. */

import { type Arithmetic, type Cond, type Expr, type Sentence, say } from '@dorfplatz/kernel'
import type { Speech } from './speech.ts'

export interface Clause {
  /** What "if" is followed by: "you have ", "you have played ", or nothing where the text is a clause of its own. */
  readonly lead: string
  /** "at least ", "at most ", "exactly ". */
  readonly bound: string
  readonly text: Sentence
  /** It stands without "if": "in round 2". */
  readonly bare?: true
}

const isArithmetic = (e: Expr): e is Arithmetic => typeof e === 'object'

const whole = (clause: Clause): Sentence => say(clause.lead, clause.bound, clause.text)

/** Several at once, or any of them: what they share is said once. */
function joined(s: Speech, parts: readonly Clause[], kind: 'and' | 'or'): Clause {
  const [first] = parts
  if (first === undefined) return { lead: '', bound: '', text: [] }
  if (parts.length === 1) return first
  if (parts.some((part) => part.lead !== first.lead)) {
    return { lead: '', bound: '', text: s.speak[kind](parts.map(whole)) }
  }
  const texts = parts.map((part, i) =>
    i === 0 || part.bound === parts[i - 1]?.bound ? part.text : say(part.bound, part.text),
  )
  return { lead: first.lead, bound: first.bound, text: s.speak[kind](texts) }
}

/** The names in a sum; fields with one crop or another share their noun. */
function summed(s: Speech, of: readonly Expr[]): Sentence {
  return s.speak.and(of.map((part) => (typeof part === 'string' ? s.label(part, 2) : s.speak.expr(part))))
}

/** The crops of metrics such as 'barleyFields', or null. */
function cropFields(of: readonly Expr[]): readonly string[] | null {
  const crops = of.flatMap((part) =>
    typeof part === 'string' ? (/^(barley|flax|hops|rye)Fields$/.exec(part)?.[1] ?? []) : [],
  )
  return crops.length === of.length ? crops : null
}

const cropList = (s: Speech, crops: readonly string[], kind: 'and' | 'or'): Sentence =>
  s.speak[kind](crops.map((crop) => s.label(crop, 2)))

/** Rows in which no field may lie, where that is all that is asked. */
function emptyRows(cond: { readonly all: readonly Cond[] }): readonly number[] | null {
  const rows = cond.all.flatMap((part) => {
    if (!('cmp' in part) || part.cmp !== '==' || part.b !== 0 || typeof part.a !== 'string') return []
    const row = /^row(\d)$/.exec(part.a)?.[1]
    return row === undefined ? [] : [Number(row)]
  })
  return rows.length === cond.all.length ? rows : null
}

function all(s: Speech, cond: { readonly all: readonly Cond[] }, many: boolean): Clause {
  const c = s.w.cond
  const rows = emptyRows(cond)
  if (rows !== null) return { lead: c.have, bound: '', text: c.noFieldsInRows(rows) }
  const [low, high] = cond.all
  if (cond.all.length === 2 && low !== undefined && high !== undefined && 'cmp' in low && 'cmp' in high) {
    if (low.cmp === '>=' && high.cmp === '<=' && low.a === high.a && typeof low.a === 'string') {
      const text = c.between(Number(low.b), Number(high.b), s.label(low.a, 2))
      return { lead: c.have, bound: '', text }
    }
  }
  const crops = cropFields(cond.all.flatMap((part) => ('cmp' in part && part.b === 1 ? [part.a] : [])))
  if (crops !== null && crops.length === cond.all.length) {
    return { lead: c.have, bound: c.atLeast, text: c.fieldsWithEach(cropList(s, crops, 'and')) }
  }
  return joined(
    s,
    cond.all.map((part) => clause(s, part, many)),
    'and',
  )
}

/** One condition; with `many` in the words that fit every number, for rows that are written as one. */
export function clause(s: Speech, cond: Cond, many = false): Clause {
  const c = s.w.cond
  if ('all' in cond) return all(s, cond, many)
  if ('any' in cond) {
    return joined(
      s,
      cond.any.map((part) => clause(s, part, many)),
      'or',
    )
  }
  if ('not' in cond) return { lead: '', bound: '', text: s.speak.cond(cond) }
  const { a, b, cmp } = cond
  const have = (bound: string, text: Sentence): Clause => ({ lead: c.have, bound, text })
  const full = (text: Sentence): Clause => ({ lead: '', bound: '', text })
  if (a === 'round' && typeof b === 'number') return { lead: '', bound: '', text: c.round(cmp === '==', b), bare: true }
  if (typeof b !== 'number') return compared(s, a, b, cmp)
  const bound = cmp === '>=' ? c.atLeast : cmp === '<=' ? c.atMost : c.exactly
  if (isArithmetic(a)) {
    if (a.op === 'min') return have(bound, c.each(b, summed(s, a.of)))
    const crops = cropFields(a.of)
    if (crops !== null) return have(bound, c.fieldsWith(b, cropList(s, crops, 'or')))
    return have('', c.total(say(bound, b), summed(s, a.of)))
  }
  const name = String(a)
  const own: { readonly [metric: string]: (n: Sentence) => Sentence } = c.clauses
  const said = own[name]
  if (said !== undefined) return full(said(say(bound, b)))
  const played: { readonly [metric: string]: boolean } = {
    played: true,
    playedGateway: true,
    playedFarmyard: true,
    playedBonus: true,
    playedPoint: true,
    playedSameDeck: true,
  }
  if (b === 0 && cmp !== '>=' && !many) return have('', c.none(s.label(name, 2)))
  const text = say(b, ' ', c.counted(s.label(name, many ? 2 : b)))
  return played[name] === true ? { lead: c.played, bound, text } : have(bound, text)
}

/** Compared with another amount at the table. */
function compared(s: Speech, a: Expr, b: Expr, cmp: string): Clause {
  const c = s.w.cond
  const have = (text: Sentence): Clause => ({ lead: c.have, bound: '', text })
  const full = (text: Sentence): Clause => ({ lead: '', bound: '', text })
  const sum = isArithmetic(a) && a.op === 'sum' ? a.of : null
  const what = sum === null ? s.label(String(a), 2) : summed(s, sum)
  const countable = sum !== null || a === 'sheep' || a === 'fields'
  if (a === 'window' && isArithmetic(b)) return full(c.windowAbove(Number(b.of[1] ?? 0)))
  if (b === 'window') return sum === null ? have(c.asWindow(what, countable)) : full(c.totalWindow(what))
  if (isArithmetic(b) && b.op === 'difference') {
    // "at least as much barley as 10 minus jewelry" is a sum.
    const [from = 0, less = 0] = b.of
    return full(c.totalAtLeast(s.speak.and([what, s.label(String(less), 2)]), Number(from)))
  }
  if (isArithmetic(b)) return have(c.twiceRound(what))
  return have(cmp === '>' ? c.more(what, s.label(String(b), 2)) : c.asMany(what, s.label(String(b), 2), countable))
}

export const clauseText = (s: Speech, cond: Cond): Sentence => whole(clause(s, cond))

/** The requirement of one row together with what the card asks in any case. */
export function rowClause(s: Speech, own: Cond | undefined, row: Cond | undefined, many: boolean): Clause | null {
  const parts = [own, row].flatMap((cond) => (cond === undefined ? [] : [clause(s, cond, many)]))
  return parts.length === 0 ? null : joined(s, parts, 'and')
}

export { whole }
