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
  const { lang, box } = w
  const f = p.facts
  const [lane] = port.lanes.filter(({ origin }) => origin === 'reconstructed')
  const lanes = box.lanes.map(([a, b]) => `${p.fields[a]} – ${p.fields[b]}`).join(', ')
  const coins = box.chests.flatMap((chest) => ('coin' in chest ? [chest.coin] : []))
  const tools = box.chests.flatMap((chest) => ('tool' in chest ? [chest.tool] : []))
  return [
    ...(lane === undefined ? [] : [factRow(lang, 'lanes', w.numbers.lanes, lane, lanes)]),
    ...port.islands.map((island, i) => {
      const { id } = island.value
      return factRow(lang, `island.${id}`, p.islands[id], island, islandText(w, p, box.islands[i] ?? island.value))
    }),
    ...port.captains.map((captain, i) => {
      const { id, hire } = captain.value
      const title = f.captain(hire, Number(id.slice(-1)))
      return factRow(lang, id, title, captain, captainText(w, p, box.captains[i] ?? captain.value))
    }),
    factRow(lang, 'burial', f.burial, port.burial, box.burial.join(', ')),
    factRow(lang, 'chests', f.chests, port.chests, coins.slice(0, -1).join(', ')),
    factRow(lang, 'promoChest', f.promoChest, port.promoChest, String(coins.at(-1))),
    factRow(lang, 'toolChests', f.toolChests, port.toolChests, tools.join(', ')),
  ]
}
