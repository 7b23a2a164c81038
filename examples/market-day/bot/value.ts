/** What bots know: coins count, goods count as far as a waiting customer wants them. */

import type { BotKnowledge } from '@dorfplatz/kernel'
import { CUSTOMERS } from '../cards/customers.ts'
import type { Market, MarketDecision } from '../rules/state.ts'

/** How much of its pay a customer is worth who could be served next turn. */
const NEARLY = 0.6

export const bot: BotKnowledge<Market, MarketDecision> = {
  value: (m, seat) => {
    const goods = m.state.goods[seat] ?? []
    const chances = m.state.waiting.map((customer) => {
      const { wants, coins } = CUSTOMERS[customer] ?? { wants: [], coins: 0 }
      const wanted = wants.reduce((sum, n) => sum + n, 0)
      const there = wants.reduce((sum, n, good) => sum + Math.min(n, goods[good] ?? 0), 0)
      return (NEARLY * coins * there) / Math.max(1, wanted)
    })
    return (m.state.coins[seat] ?? 0) + Math.max(0, ...chances)
  },
  begins: ['turn'],
}
