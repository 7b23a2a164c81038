/** What can be looked up at the table without playing: rules, cards, the overview. */

import type { QuickSection } from '@dorfplatz/games/load'
import type { CardEntry, Lang, Part, Seat, Sentence, WholeText } from '@dorfplatz/kernel'
import { search } from './find.ts'
import { phrases } from './phrases.ts'
import { paint, print, printWrapped, show } from './terminal.ts'

/** Rules and missing choices are shown by the dozen. */
export const DOZEN = 12

/** A rule with its sign: an interpretation, or a value that no rulebook prints. */
export function ruleLine(text: WholeText, lang: Lang, id: string): string {
  const mark = text.marks?.[id]
  const sign = mark === undefined ? '' : ` ${paint('dim', phrases[lang].marks[mark])}`
  return `${paint('dim', id)} ${text.rules[id] ?? ''}${sign}`
}

/** Rules by their words or ids, those with the whole words first. */
export function lookUpRules(text: WholeText, lang: Lang, wish: string): void {
  const p = phrases[lang]
  const ids = Object.keys(text.rules)
  const found = search(
    ids.map((id) => `${id} ${text.rules[id]}`),
    wish,
  ).map((i) => ids[i] ?? '')
  if (found.length === 0) print(p.noRule(wish))
  for (const id of found.slice(0, DOZEN)) printWrapped(`  ${ruleLine(text, lang, id)}`)
  if (found.length > DOZEN) print(paint('dim', `  ${p.moreRules(found.length - DOZEN)}`))
}

const isCard = (part: Part): part is Extract<Part, { readonly card: string }> =>
  typeof part !== 'string' && 'card' in part

/** Cards by name or id; without a word, every card that these lines name. */
export function lookUpCards(
  cards: readonly CardEntry[],
  lang: Lang,
  wish: string,
  lines: readonly Sentence[],
  name: (seat: Seat) => string,
): void {
  const p = phrases[lang]
  const named = new Set(lines.flat().map((part) => (isCard(part) ? part.card : '')))
  const wanted = search(
    cards.map((card) => `${card.id} ${card.name[lang]}`),
    wish,
  )
  const found =
    wish === ''
      ? cards.filter(({ id }) => named.has(id))
      : wanted.flatMap((i) => {
          const card = cards[i]
          return card === undefined ? [] : [card]
        })
  if (found.length === 0) print(p.noCard(wish))
  for (const card of found.slice(0, 2 * DOZEN)) {
    const mark = card.reconstructed === true ? ` ${paint('dim', p.marks.reconstructed)}` : ''
    // Where cards have numbers for names, the number stands once.
    const id = card.name[lang].includes(card.id) ? '' : ` ${paint('dim', card.id)}`
    printWrapped(`  ${paint('yellow', card.name[lang])}${id} ${show(card.text[lang], name)}${mark}`)
  }
}

/** The quick reference, or those of its lines that contain the words. */
export function lookUpOverview(quick: readonly QuickSection[], lang: Lang, wish: string): void {
  const found = quick
    .map(({ title, lines }) => ({
      title,
      lines:
        wish === '' || search([title], wish).length > 0
          ? lines
          : search(lines, wish)
              .sort((a, b) => a - b)
              .map((i) => lines[i] ?? ''),
    }))
    .filter(({ lines }) => lines.length > 0)
  if (found.length === 0) print(phrases[lang].noOverview(wish))
  for (const { title, lines } of found) {
    print(paint('bold', title))
    for (const line of lines) printWrapped(`  ${line}`)
  }
}
