/** How Hallertau's amounts are counted: payments of the Progress phase, crops in any mixture, sheep by their place. */

import type { Lang, View } from '@dorfplatz/kernel'
import { type Countable, type Counting, cheapest, type Mixture, mixturesIn } from '@dorfplatz/ui'
import { CRAFT_GOODS, CRAFTS, PLACES, thingIndex } from '../rules/facts.ts'
import type { HallertauView, SeatView } from '../rules/view.ts'
import { advanceIn } from './highlights.ts'
import type { Option } from './props.ts'
import { THING_ICONS, wordsOf } from './words.ts'

/** From this round on two types of goods cost less, and from that one on three. */
const TWO_TYPES = 3
const THREE_TYPES = 5

/** A step is paid for by counters also where it costs a single piece: which one is chosen matters as much. */
export const READING = { numbers: ['exchange'], singles: ['progress.pay'] } as const

const PLACE_LIST: readonly string[] = PLACES

/** Fewer ways to name sheep or crops are listed. */
const MANY = 5

const thingOf =
  (own: SeatView | undefined, lang: Lang) =>
  (name: string): Countable => {
    const w = wordsOf(lang)
    const thing = thingIndex(name)
    const place = PLACE_LIST.indexOf(name)
    if (place >= 0) return { icon: 'sheep', label: w.sheepAt(place + 1), have: own?.sheep[place + 1] ?? 0 }
    const counted = {
      icon: THING_ICONS[thing] ?? name,
      label: w.things[thing] ?? name,
      have: own?.stock[thing] ?? 0,
    }
    return name === 'jewelry' ? { ...counted, dear: true } : counted
  }

/** The payment that is proposed for a building; of what a card gives freely, the only way. */
export function proposalOf(ways: readonly Option[], own: SeatView): Option | undefined {
  const [mixture] = mixturesIn(ways, READING).mixtures
  return mixture === undefined ? ways[0] : cheapest(mixture, thingOf(own, 'en'))?.option
}

/** [H-PH9-10] to [H-PH9-12], as far as a building takes so many types. */
function ruleOf(craft: number, round: number, lang: Lang): string {
  const types = CRAFT_GOODS[craft]?.length ?? 1
  const less = round >= THREE_TYPES && types > 2 ? 2 : round >= TWO_TYPES && types > 1 ? 1 : 0
  return wordsOf(lang).priceRule(round, less)
}

export function countingOf(view: View<HallertauView>, mixture: Mixture, lang: Lang): Counting | null {
  const seat = view.as === 'spectator' ? undefined : view.table.seats[view.as]
  const w = wordsOf(lang)
  const thing = thingOf(seat, lang)
  const advance = advanceIn(mixture.ways[0]?.option)
  if (advance !== null) {
    const craft = CRAFTS.indexOf(advance.advance)
    const space = (seat?.crafts[craft] ?? 0) + 1
    return {
      deed: 'pay',
      swaps: true,
      title: w.payFor(w.crafts[advance.advance], space),
      rule: ruleOf(craft, view.table.round, lang),
      thing,
    }
  }
  if (mixture.field === 'crops') return { deed: 'take', title: w.takeCrops(pieces(mixture)), thing }
  return mixture.ways.length < MANY ? null : { deed: 'take', thing }
}

const pieces = ({ ways }: Mixture): number => ways[0]?.amounts.reduce((a, b) => a + b, 0) ?? 0
