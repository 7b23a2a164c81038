/** The table as lines of text, for terminals and screen readers: spaces, farms with their fences, hands. */

import { listOf, type Sentence, say, type View } from '@dorfplatz/kernel'
import { COLUMNS, cellAt, h, ROWS, v } from '../rules/farm/yard.ts'
import { amounts } from '../rules/goods.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { SPACES } from '../rules/work/spaces.ts'
import { atHome } from './athome.ts'
import type { Tongue } from './tongue.ts'

export function picture(t: Tongue, view: Pick<View<AgricolaView>, 'table'>): readonly Sentence[] {
  const w = t.messages.table
  const table = view.table
  const lines: Sentence[] = [table.round === 0 ? [w.setup] : w.round(table.round, table.target), [''], [`${w.spaces}:`]]
  for (const { space, by, lies } of table.spaces) {
    const good = SPACES[space]?.pile?.good
    const who = by.flatMap((seat, i) => [i === 0 ? ' – ' : ', ', { seat }] as const)
    lines.push(say('  ', t.space(space), lies > 0 && good !== undefined ? say(': ', t.good(good, lies)) : '', ...who))
  }
  lines.push(say(w.offer, ': ', t.cards(table.offer)))
  for (const [seat, farm] of table.farms.entries()) {
    lines.push([''], heading(t, view, seat, farm), ...yard(farm, w.letters), ...details(t, farm))
  }
  if (table.hand.length > 0) lines.push([''], say(w.hand, ': ', t.cards(table.hand)))
  lines.push([w.key])
  return lines
}

function heading(t: Tongue, view: Pick<View<AgricolaView>, 'table'>, seat: number, farm: FarmView): Sentence {
  const w = t.messages.table
  const points = view.table.scores[seat]?.total ?? 0
  return say(
    { seat },
    view.table.starter === seat ? w.starter : '',
    ': ',
    w.people(farm.people, atHome(view.table, farm)),
    ', ',
    t.messages.houses[farm.house] ?? '',
    ', ',
    w.points(points),
    farm.begging > 0 ? say(', ', w.begging(farm.begging)) : '',
  )
}

function details(t: Tongue, farm: FarmView): Sentence[] {
  const w = t.messages.table
  const lines: Sentence[] = [say('  ', t.goods(amounts(farm.goods)))]
  if (farm.improvements.length > 0) lines.push(say('  ', w.improvements, ': ', t.cards(farm.improvements)))
  if (farm.occupations.length > 0) lines.push(say('  ', w.occupations, ': ', t.cards(farm.occupations)))
  if (farm.hand.occupations + farm.hand.minors > 0) {
    lines.push(say('  ', w.handCount(farm.hand.occupations, farm.hand.minors)))
  }
  if (farm.future.length > 0) {
    const list = farm.future.map(([round, good, n]) => say(round ?? 0, ': ', t.good(good ?? 0, n ?? 0)))
    lines.push(say('  ', w.future, ': ', listOf(t.messages.lang, 'and', list)))
  }
  return lines
}

type Letters = Tongue['messages']['table']['letters']

/** The farmyard drawn with characters: fences are lines, everything else stands inside its space. */
function yard(farm: FarmView, letters: Letters): Sentence[] {
  const fences = new Set(farm.fences)
  const lines: Sentence[] = [['     1    2    3    4    5']]
  for (let r = 0; r <= ROWS; r++) {
    let edge = '  '
    for (let c = 0; c < COLUMNS; c++) edge += `+${fences.has(h(r, c)) ? '----' : '    '}`
    lines.push([`${edge}+`])
    if (r === ROWS) break
    let row = `${'ABC'[r]} `
    for (let c = 0; c <= COLUMNS; c++) {
      row += fences.has(v(r, c)) ? '|' : ' '
      if (c < COLUMNS) row += inside(farm, cellAt(r, c), letters).padStart(3).padEnd(4)
    }
    lines.push([row])
  }
  return lines
}

function inside(farm: FarmView, cell: number, letters: Letters): string {
  if (farm.rooms.includes(cell)) return letters.rooms[farm.house] ?? '?'
  if (farm.fields.includes(cell)) {
    const crop = farm.crops.find((c) => c.place === cell)
    return crop === undefined ? letters.field : `${letters.field}${letters.crops[crop.crop]}${crop.n}`
  }
  const pasture = farm.pastures.some((p) => p.includes(cell))
  if (farm.stables.includes(cell)) return pasture ? 's*' : 's'
  return pasture ? '*' : '.'
}
