/** Values of the Port that no rulebook prints, as rows of the fact sheet. */

import { toText } from '@dorfplatz/kernel'
import type { Phrases } from '../../../text/en.ts'
import { type FactRow, factRow } from '../../../text/fact-row.ts'
import { amountsOf } from '../../../text/parts.ts'
import { type Captain, type Island, port } from '../facts.ts'
import type { PortWords } from './phrases.en.ts'

/** What an island buys, holds and lights, in a few words. */
function islandText(w: Phrases, p: PortWords, { buys, stack, lighthouse }: Island): string {
  const f = p.facts
  const points = (n: number): string => toText(w.list([{ n, thing: 'point' }]))
  const sales = Object.entries(buys).map(([ware, n]) => `${toText(w.list(amountsOf({ [ware]: 1 })))} → ${points(n)}`)
  const parts = [`${f.buys}: ${sales.length === 0 ? f.nothing : sales.join(', ')}`]
  if (stack !== null) parts.push(`${f.stack}: ${p.cargo[stack]}`)
  if (lighthouse !== null) {
    const price = toText(w.list(amountsOf({ ...(lighthouse.wagon ? { wagon: 1 } : {}), ...lighthouse.cost })))
    parts.push(`${f.lighthouse}: ${price} → ${points(lighthouse.points)}`)
  }
  return parts.join('; ')
}

function captainText(w: Phrases, p: PortWords, { pay, steps }: Captain): string {
  const price = pay.any === undefined ? w.list(amountsOf(pay)) : p.anyStones(pay.any)
  return `${toText(price)} → ${p.facts.steps(steps)}`
}

export function portFacts(w: Phrases, p: PortWords): readonly FactRow[] {
  const { lang } = w
  const f = p.facts
  return [
    ...port.lanes.map((lane) =>
      factRow(lang, f.lane(p.fields[lane.value[0]], p.fields[lane.value[1]]), lane, f.oneStep),
    ),
    ...port.islands.map((island) => factRow(lang, p.islands[island.value.id], island, islandText(w, p, island.value))),
    ...port.captains.map((captain) => {
      const { id, hire } = captain.value
      return factRow(lang, f.captain(hire, Number(id.slice(-1))), captain, captainText(w, p, captain.value))
    }),
    factRow(lang, f.burial, port.burial, port.burial.value.join(', ')),
    factRow(lang, f.chests, port.chests, port.chests.value.join(', ')),
    factRow(lang, f.promoChest, port.promoChest, String(port.promoChest.value)),
    factRow(lang, f.toolChests, port.toolChests, port.toolChests.value.join(', ')),
  ]
}
