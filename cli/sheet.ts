/** The score sheet at the end: categories down, seats across. */

import type { GameText, Result, Seat } from '@dorfplatz/kernel'
import type { Phrases } from './phrases.ts'
import { length, paint } from './terminal.ts'

const figure = (n: number | undefined): string => (n === undefined ? '' : String(n).replace('-', '−'))

export function scoreSheet(result: Result, text: GameText, p: Phrases, name: (seat: Seat) => string): string[] {
  const { scores, winners, verdict } = result
  const categories = [...new Set(scores.flatMap((score) => Object.keys(score.parts)))]
  const rows = [
    ['', ...scores.map((score) => name(score.seat))],
    ...categories.map((category) => [text.score(category), ...scores.map((score) => figure(score.parts[category]))]),
    [p.total, ...scores.map((score) => figure(score.total))],
  ]
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => length(row[i] ?? '')))) ?? []
  const lines = rows.map((row) => {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
    return `  ${cells.join('  ')}`
  })
  const ending = verdict === undefined ? p.winner(winners.map(name).join(', ')) : text.verdict(verdict)
  const sequels = (result.sequels ?? []).map((options, i) => `  --keep ${i + 1}  ${text.sequel?.(options) ?? ''}`)
  return [...lines.slice(0, -1), ...lines.slice(-1).map((line) => paint('bold', line)), ending, ...sequels]
}
