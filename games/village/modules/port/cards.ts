/** Captains and treasure chests as galleries show them. */

import type { Phrases } from '../../text/en.ts'
import type { ListedCard } from '../../text/modules.ts'
import { port } from './facts.ts'
import { chestText } from './text/compose.ts'
import { payText } from './text/parts.ts'

export function portCards(w: Phrases): readonly ListedCard[] {
  const p = w.more.port
  const captains = w.box.captains.map((captain, i): ListedCard => {
    const { id, hire, steps } = captain
    return {
      id,
      deck: 'captain',
      name: p.captainName(hire, Number(id.split('-')[2])),
      text: p.captainText(w.some([{ n: hire, thing: 'coin' }]), payText(w, p, captain), steps),
      reconstructed: port.captains[i]?.origin === 'reconstructed',
    }
  })
  const chests = w.box.chests.map(
    (chest, i): ListedCard => ({
      id: `chest-${i + 1}`,
      deck: 'chest',
      name: p.chestName(i + 1),
      text: p.chestText(chestText(w, chest)),
      reconstructed: 'tool' in chest || i === port.chests.value.length,
    }),
  )
  return [...captains, ...chests]
}
