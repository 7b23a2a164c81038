/** Sentences on a terminal: numbers stand out, icons become their names, lines break between words. */

import { stripVTControlCharacters, styleText } from 'node:util'
import type { Part, Seat, Sentence } from '@dorfplatz/kernel'

type Style = Parameters<typeof styleText>[0]

/** Wider lines are hard to read, however wide the terminal is. */
const WIDEST = 120

export function paint(style: Style, text: string): string {
  return process.stdout.isTTY ? styleText(style, text) : text
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function width(): number {
  return Math.min(process.stdout.columns ?? WIDEST, WIDEST)
}

/** Lines that fit the screen; any number where nobody looks at one. */
export function height(): number {
  return process.stdout.isTTY ? process.stdout.rows : Number.POSITIVE_INFINITY
}

/** A text without its colours. */
export const bare = stripVTControlCharacters

/** How much room a text takes: colours take none. */
export function length(text: string): number {
  return bare(text).length
}

/** A sentence for the terminal. */
export function show(sentence: Sentence, seatName: (seat: Seat) => string): string {
  let out = ''
  let previous: Part | undefined
  for (const part of sentence) {
    const afterNumber = previous !== undefined && typeof previous !== 'string' && 'n' in previous
    if (typeof part === 'string') out += part
    else if ('n' in part) out += paint('bold', String(part.n).replace('-', '−'))
    else if ('icon' in part) out += (afterNumber ? ' ' : '') + part.label
    else if ('seat' in part) out += paint('cyan', seatName(part.seat))
    else if ('card' in part) out += paint('yellow', part.label)
    else out += paint('dim', part.rule)
    previous = part
  }
  return out
}

/** Breaks a line between words; what follows the first line stands two further in than the line began. */
export function wrap(line: string, room = width()): string[] {
  if (length(line) <= room) return [line]
  const indent = /^ */.exec(bare(line))?.[0] ?? ''
  const lines: string[] = []
  let [current = '', ...words] = line.split(' ')
  for (const word of words) {
    if (bare(current).trim() !== '' && length(current) + 1 + length(word) > room) {
      lines.push(current)
      current = `${indent}  ${word}`
    } else current += ` ${word}`
  }
  return [...lines, current]
}

export function printWrapped(line: string): void {
  for (const part of wrap(line)) print(part)
}

/** Short items side by side, reading downwards; long ones on a line of their own. */
export function columns(items: readonly string[], room = width()): string[] {
  // Two in a line: an indent, the items, and a gap between them.
  const isLong = (item: string): boolean => 2 * (length(item) + 2) > room
  const lines: string[] = []
  let run: string[] = []
  for (const item of items) {
    if (!isLong(item)) run.push(item)
    else {
      lines.push(...grid(run, room), ...wrap(`  ${item}`, room))
      run = []
    }
  }
  return [...lines, ...grid(run, room)]
}

function grid(items: readonly string[], room: number): string[] {
  if (items.length < 4) return items.map((item) => `  ${item}`)
  const widest = Math.max(...items.map(length)) + 2
  const rows = Math.ceil(items.length / Math.floor(room / widest))
  return Array.from({ length: rows }, (_, row) => {
    let line = '  '
    for (let i = row; i < items.length; i += rows) {
      const item = items[i] ?? ''
      line += item + ' '.repeat(widest - length(item))
    }
    return line.trimEnd()
  })
}
