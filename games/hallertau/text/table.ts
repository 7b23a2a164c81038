/** The table as lines of text, for terminals and screen readers. */

import { type Sentence, say, toText } from '@dorfplatz/kernel'
import { CARDS } from '../cards/index.ts'
import { CENTER_VP, CRAFT_GOODS, CRAFTS, DECKS, FLAX, PER_QUADRANT, rowsOf, THINGS } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import { cardText } from './card.ts'
import type { V } from './choices.ts'
import { cardNumber, type Speech } from './speech.ts'

const CARPENTRY = CRAFTS.indexOf('carpentry')
const BREWHOUSE = CRAFTS.indexOf('brewhouse')
const BAKEHOUSE = CRAFTS.indexOf('bakehouse')

function spaceText(s: Speech, view: V, space: number): string {
  const rows = Array.from({ length: rowsOf(space) }, (_, r) => view.table.board[3 * space + r] ?? 0)
  const boxes = rows.map((n) => (n === 0 ? '·' : String(n))).join('')
  return `${s.spaceName(space)} ${boxes}`
}

/** The action board as it lies on the table: a column for each Quadrant, narrow enough for 80 letters. */
function boardLines(s: Speech, view: V): Sentence[] {
  const quadrants = [0, 1, 2, 3].map((q) => {
    const spaces = Array.from({ length: PER_QUADRANT }, (_, i) => spaceText(s, view, PER_QUADRANT * q + i))
    return [s.p.table.quadrant(q + 1), ...spaces]
  })
  const widths = quadrants.map((column) => Math.max(...column.map((text) => text.length)))
  return Array.from({ length: PER_QUADRANT + 1 }, (_, row) => [
    `  ${quadrants.map((column, q) => (column[row] ?? '').padEnd(widths[q] ?? 0)).join('  ')}`.trimEnd(),
  ])
}

/** What a building takes; "clay > rye": more clay than rye in every step. */
function takes(s: Speech, craft: number): string {
  const names = (CRAFT_GOODS[craft] ?? []).map(
    (g) => (g === FLAX && craft === BAKEHOUSE ? '≤ 1 ' : '') + s.thingName(g),
  )
  return names.join(craft === CARPENTRY || craft === BREWHOUSE ? ' > ' : ', ')
}

/** A building's row: the tile, the building, boulders, and the way ahead. */
function craftLine(s: Speech, seat: SeatView, craft: number, width: number): string {
  let row = ''
  for (let place = 0; place <= 10; place++) {
    if (place < seat.center) row += '█'
    else if (seat.crafts[craft] === place) row += '▲'
    else if (seat.boulders[2 * craft] === place || seat.boulders[2 * craft + 1] === place) row += 'o'
    else row += place >= 6 && place <= 9 ? '3' : '·'
  }
  const goods = seat.hand === null ? '' : `  ${takes(s, craft)}`
  return `    ${s.craftName(craft).padEnd(width)} ${row}${goods}`
}

/** How many of the two discounts a round knows (H-PH9-10, H-PH9-11). */
const discounts = (round: number): number => (round < 3 ? 0 : round < 5 ? 1 : 2)

function seatLines(s: Speech, view: V, seat: SeatView, index: number): Sentence[] {
  const t = s.p.table
  const lines: Sentence[] = []
  const first = view.table.first === index ? t.first : ''
  lines.push(say({ seat: index }, first, ' · ', t.points(seat.points), ' · ', t.workers, seat.workers))
  const goods = seat.stock.flatMap((n, thing) => {
    if (n === 0) return []
    const used = THINGS[thing] === 'tools' && seat.exhausted > 0 ? t.exhausted(seat.exhausted) : ''
    return [say(s.things(thing, n), used)]
  })
  lines.push(say(t.goods, goods.length === 0 ? t.nothing : s.speak.and(goods)))
  const fields = seat.fields.flatMap((f) =>
    f === null ? [] : [f.good < 0 ? t.emptyField(f.row) : t.plantedField(f.row, s.thingName(f.good), f.copies)],
  )
  lines.push(say(t.fields, fields.length === 0 ? t.noFields : fields.join(', ')))
  const sheep = seat.sheep.flatMap((n, place) => (n === 0 ? [] : [place === 7 ? t.inStables(n) : t.onCard(n, place)]))
  lines.push(say(t.sheep, sheep.length === 0 ? t.noSheep : sheep.join(', ')))
  const step = seat.hand === null ? '' : ` · ${t.step(view.table.round, discounts(view.table.round))}`
  lines.push([t.center(seat.window, CENTER_VP[seat.center] ?? 0) + step])
  const width = Math.max(...CRAFTS.map((_, craft) => s.craftName(craft).length))
  for (let craft = 0; craft < CRAFTS.length; craft++) lines.push([craftLine(s, seat, craft, width)])
  // Who plays on knows the signs.
  if (seat.hand !== null && view.table.round === 1) lines.push([`    ${t.legend}`])
  if (seat.played.length > 0) lines.push([t.played + seat.played.map(cardNumber).join(' ')])
  if (seat.hand === null) {
    const counts = seat.handCounts.flatMap((n, deck) => (n === 0 ? [] : [s.deck(DECKS[deck] ?? '', n)]))
    if (counts.length > 0) lines.push([t.handOf(toText(s.speak.and(counts)))])
  } else if (seat.hand.length > 0) {
    lines.push([t.hand])
    for (const id of seat.hand) {
      const card = CARDS[id]
      if (card !== undefined) lines.push(say('    ', s.card(id), ' ', cardText(s, card.data)))
    }
  }
  return lines
}

export function tableText(s: Speech, view: V): Sentence[] {
  const t = s.p.table
  const { table } = view
  const lines: Sentence[] = [[t.round(table.round, s.w.phases[table.phase] ?? '')]]
  lines.push(...boardLines(s, view))
  if (table.decks.some((n) => n > 0)) {
    lines.push(say(t.decks, s.speak.and(table.decks.map((n, deck) => s.deck(DECKS[deck] ?? '', n)))))
  }
  for (const [index, seat] of table.seats.entries()) lines.push([' '], ...seatLines(s, view, seat, index))
  return lines
}
