/** Promises about every state, for tests: conservation of cards, limits, nothing negative. */

import {
  BOTTOM_ROW,
  JEWELRY,
  LAST_SPACE,
  MAX_JEWELRY,
  OFF_BOARD,
  rowsOf,
  SPACE_COUNT,
  TOOLS,
  TOP_ROW,
} from './facts.ts'
import { isPlanted, plantOf, rowOf } from './field.ts'
import { at, type M } from './metrics.ts'
import { subdeck, withCards } from './state.ts'

export function violations(m: M): string[] {
  const s = m.state
  const faults: string[] = []
  const expect = (ok: boolean, text: string): void => {
    if (!ok) faults.push(text)
  }
  for (const [seat, p] of s.players.entries()) {
    expect(
      p.stock.every((n) => Number.isInteger(n) && n >= 0),
      `seat ${seat}: stock ${p.stock}`,
    )
    expect(at(p.stock, JEWELRY) <= MAX_JEWELRY, `seat ${seat}: more than ten jewelry`)
    expect(p.exhausted >= 0 && p.exhausted <= at(p.stock, TOOLS), `seat ${seat}: exhausted tools ${p.exhausted}`)
    expect(p.fields.length === 8, `seat ${seat}: ${p.fields.length} columns`)
    for (const f of p.fields) {
      if (f === 0) continue
      expect(rowOf(f) >= BOTTOM_ROW && rowOf(f) <= TOP_ROW, `seat ${seat}: a field in row ${rowOf(f)}`)
      expect(!isPlanted(f) || plantOf(f) < 9, `seat ${seat}: field ${f}`)
    }
    for (const [place, n] of p.sheep.entries()) {
      expect(n >= 0, `seat ${seat}: sheep ${p.sheep}`)
      expect(place === 7 || n === 0 || p.stable[place] !== 0, `seat ${seat}: sheep without a card ${p.sheep}`)
    }
    expect(p.workers >= 0, `seat ${seat}: ${p.workers} Workers`)
    expect(p.center <= Math.min(...p.crafts), `seat ${seat}: Community Center ${p.center} beyond ${p.crafts}`)
    for (const [craft, place] of p.crafts.entries()) {
      expect(place >= 0 && place <= LAST_SPACE, `seat ${seat}: building at ${place}`)
      const near = at(p.boulders, 2 * craft)
      const far = at(p.boulders, 2 * craft + 1)
      expect(near !== far || near === OFF_BOARD, `seat ${seat}: two boulders on ${near}`)
      expect(near > place && far > place, `seat ${seat}: building ${craft} at ${place}, boulders ${near} ${far}`)
    }
    expect(p.fresh <= p.hand.length && p.fresh >= 0, `seat ${seat}: ${p.fresh} fresh cards`)
    for (const [g, n] of p.justReaped.entries()) expect(n <= at(p.stock, g), `seat ${seat}: just harvested ${n}`)
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    for (let row = 0; row < 3; row++) {
      const n = at(s.board, 3 * space + row)
      expect(n >= 0 && n <= row + 1 && (n === 0 || row < rowsOf(space)), `space ${space} row ${row}: ${n} Workers`)
    }
  }
  if (withCards(m.options)) {
    const cards = [...s.gone, ...s.decks.flat()]
    for (const p of s.players) {
      cards.push(...p.hand, ...p.played, ...p.stable.filter((card) => card !== 0))
      if (p.aside !== 0) cards.push(p.aside)
    }
    const all =
      subdeck('gateway', String(m.options.gateway)).length + subdeck('farmyard', String(m.options.farmyard)).length
    expect(cards.length === all + 70, `${cards.length} cards`)
    expect(new Set(cards).size === cards.length, 'a card is in two places')
  }
  return faults
}
