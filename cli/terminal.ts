/** Sentences on a terminal: numbers stand out, icons become their names, colours only where there are any. */

import { styleText } from 'node:util'
import type { Part, Seat, Sentence } from '@dorfplatz/kernel'

type Style = Parameters<typeof styleText>[0]

export function paint(style: Style, text: string): string {
  return process.stdout.isTTY ? styleText(style, text) : text
}

/** A sentence for the terminal. */
export function show(sentence: Sentence, seatName: (seat: Seat) => string): string {
  let out = ''
  let previous: Part | undefined
  for (const part of sentence) {
    const afterNumber = previous !== undefined && typeof previous !== 'string' && 'n' in previous
    if (typeof part === 'string') out += part
    else if ('n' in part) out += paint('bold', String(part.n))
    else if ('icon' in part) out += (afterNumber ? ' ' : '') + part.label
    else if ('seat' in part) out += paint('cyan', seatName(part.seat))
    else if ('card' in part) out += paint('yellow', part.label)
    else out += paint('dim', part.rule)
    previous = part
  }
  return out
}

/** Short choices side by side, long ones one to a line. */
export function columns(items: readonly string[], lengths: readonly number[]): string[] {
  const width = Math.min(process.stdout.columns ?? 80, 120)
  const widest = Math.max(0, ...lengths) + 2
  const perLine = Math.max(1, Math.floor(width / widest))
  if (perLine === 1 || items.length < 4) return items.map((item) => `  ${item}`)
  const lines: string[] = []
  const rows = Math.ceil(items.length / perLine)
  for (let row = 0; row < rows; row++) {
    let line = '  '
    for (let column = 0; column < perLine; column++) {
      const i = column * rows + row
      if (i < items.length) line += (items[i] ?? '') + ' '.repeat(widest - (lengths[i] ?? 0))
    }
    lines.push(line.trimEnd())
  }
  return lines
}
