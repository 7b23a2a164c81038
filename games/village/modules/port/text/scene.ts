/** The sea as lines of text, for whoever plays without pictures. */

import { listOf, type Sentence, say } from '@dorfplatz/kernel'
import type { VillageView } from '../../../rules/view.ts'
import type { Phrases } from '../../../text/en.ts'
import type { ShipView } from '../types.ts'
import { cargoText, crewOf, payText, seaOf } from './parts.ts'
import type { PortWords } from './phrases.en.ts'

function shipLine(w: Phrases, p: PortWords, ship: ShipView, seat: number): Sentence {
  const captain = w.box.captains.find(({ id }) => id === ship.captain)
  const holds = ship.holds.map((hold) => cargoText(w, hold.cargo, crewOf(seat, hold)))
  const aboard: Sentence = holds.length === 0 ? [p.scene.empty] : listOf(w.lang, 'and', holds)
  return say(
    p.scene.ship([{ seat }], p.at(ship.at)),
    captain === undefined ? '' : say('; ', p.scene.captain(payText(w, p, captain), captain.steps)),
    ship.at === 'H' && holds.length === 0 ? '' : say('; ', p.scene.holds, ': ', aboard),
    ship.chests.length === 0 ? '' : say('; ', p.scene.chests(ship.chests.length)),
  )
}

export function sceneText(w: Phrases, p: PortWords, table: VillageView): readonly Sentence[] {
  const sea = seaOf(table)
  if (sea === undefined) return []
  const stacks = (['cocoa', 'tea', 'chest'] as const).map((stack) => w.list([{ n: sea.stacks[stack], thing: stack }]))
  const keepers = w.box.islands.flatMap(({ id }): Sentence[] => {
    const keeper = sea.keepers[id]
    return keeper === undefined ? [] : [say(p.islands[id], ' ', { seat: keeper.seat })]
  })
  const perCoins = [1, 2, 3].map((hire) =>
    say(hire, '¢ × ', w.box.captains.filter(({ id, hire: cost }) => cost === hire && sea.captains.includes(id)).length),
  )
  const free = sea.graves.filter((row) => row === null).length
  return [
    ...sea.ships.map((ship, seat) => shipLine(w, p, ship, seat)),
    say(p.scene.stacks, ': ', listOf(w.lang, 'and', stacks)),
    say(p.scene.captains, ': ', listOf(w.lang, 'and', perCoins)),
    ...(keepers.length === 0 ? [] : [say(p.scene.lighthouses, ': ', listOf(w.lang, 'and', keepers))]),
    say(p.scene.graves, ': ', p.labels.graves(free)),
  ]
}
