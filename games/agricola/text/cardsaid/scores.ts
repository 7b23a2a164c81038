/** Bonus points of a card as sentences. */

import { type Cond, jsonEqual, type Sentence, say } from '@dorfplatz/kernel'
import type { ScoreRule } from '../../cards/standing.ts'
import { goesWithoutSaying, parts } from './conditions.ts'
import type { CardContext } from './context.ts'

/** `tabled`: how many points for how much, a table beside the words shows. */
export function scoresSaid({
  p,
  speaker,
  conds,
}: CardContext): (rules: readonly ScoreRule[], tabled: boolean) => Sentence[] {
  /** Wood on cards counts, too, where wood does: it has the same sign. */
  const counted = (of: Parameters<ReturnType<typeof speaker>['expr']>[0]): Sentence =>
    speaker().expr(of === 'allWood' ? 'wood' : of)

  const score = (rule: ScoreRule, tabled = false): Sentence => {
    const open = parts(rule.if).filter((c) => !goesWithoutSaying(c))
    if (rule.forAll === true && open.some((c) => 'cmp' in c && c.a === 'mostOccupations')) {
      return [p.score.mostOccupations(Number(rule.points ?? 0))]
    }
    const [met] = open
    const told = met !== undefined && 'cmp' in met ? p.more.forAll[String(met.a)] : undefined
    if (rule.forAll === true && told !== undefined) return [told(p.score.many(Number(rule.points ?? 0)))]
    const points = tabled
      ? [p.score.asShown]
      : rule.except !== undefined && rule.of !== undefined
        ? p.score.except(speaker().expr(rule.of), rule.except)
        : rule.rows !== undefined && rule.of !== undefined
          ? rule.of === 'house'
            ? p.score.house(rule.rows)
            : p.score.rows(rule.rows, counted(rule.of), rule.of !== 'players')
          : typeof rule.points === 'number'
            ? [p.score.many(rule.points)]
            : [p.score.counted(rule.points ?? 0)]
    return say(p.score.atEnd(open.length === 0 ? null : conds(open)), points)
  }

  /** The same points for more than one thing: the second is only named. */
  const again = ([first, second, ...more]: readonly ScoreRule[]): Sentence | null => {
    if (first?.rows === undefined || second?.rows === undefined || second.of === undefined || more.length > 0)
      return null
    const points = ({ rows = [] }: ScoreRule) => rows.map(([, n]) => n)
    if (first.if !== undefined || second.if !== undefined || !jsonEqual(points(first), points(second))) return null
    return p.score.again(
      score(first),
      second.rows.map(([from]) => from),
      speaker().expr(second.of),
    )
  }

  /** The same points for more of the same, where a second condition holds. */
  const stricter = ([usual, strict, ...more]: readonly ScoreRule[]): Sentence | null => {
    const [enough, ...without] = parts(usual?.if)
    const [needed, under, ...others] = parts(strict?.if)
    if (more.length > 0 || without.length !== 1 || under === undefined || others.length > 0) return null
    if (!isCount(enough) || !isCount(needed) || enough.a !== needed.a || usual?.points !== strict?.points) return null
    return p.score.stricter(
      Number(usual?.points),
      Number(enough.b),
      speaker().expr(enough.a),
      Number(needed.b),
      conds([under]),
    )
  }

  return (rules, tabled) => {
    const both = again(rules) ?? stricter(rules)
    return both === null ? rules.map((rule) => score(rule, tabled)) : [both]
  }
}

const isCount = (cond: Cond | undefined): cond is Extract<Cond, { readonly cmp: unknown }> =>
  cond !== undefined && 'cmp' in cond && cond.cmp === '>=' && typeof cond.b === 'number'
