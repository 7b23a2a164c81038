/** What bots know of Inn: a card in hand still has its use, and beer buys more of them. */

import { fieldCode } from '../../rules/modules/registry.ts'
import { have } from '../../rules/state.ts'
import type { ModuleBot } from '../bot.ts'
import { innOf, personAt } from './state.ts'

/** In points, while there is time to make something of it. */
const CARD = 1.8
const BEER = 0.9
const GUEST = 0.6

export const bot: ModuleBot = {
  id: 'inn',
  value: ({ state: s }, seat, use) => {
    const hand = innOf(s).hands[seat] ?? []
    const played = hand.filter((n) => personAt(n).effect !== undefined).length
    const guest = hand.length > 0 ? GUEST : 0
    return use * (CARD * played + BEER * Math.min(3, have(s, seat, fieldCode('beer'))) + guest)
  },
}
