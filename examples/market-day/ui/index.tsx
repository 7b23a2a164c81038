/** No drawings of its own: the client's general table serves; only scores and the goal are told to it. */

import type { Lang, Score, View } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'
import type { MarketView } from '../rules/state.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'

export const ui: GameUi<MarketView> = {
  handless: () => true,
  scores: ({ table }: View<MarketView>): readonly Score[] =>
    table.coins.map((coins, seat) => ({ seat, total: coins, parts: { coins }, tiebreak: [] })),
  goal: (view: View<MarketView>, lang: Lang) =>
    view.seats > 1 ? null : { en, de }[lang].goal(view.table.coins[0] ?? 0),
}
