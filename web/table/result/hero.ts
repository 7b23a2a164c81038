/** Whose end is shown: the winner's, one's own where several have won, or where nobody has. */

import type { Seat, View } from '@dorfplatz/kernel'

export function heroOf(view: View, me: Seat | null): Seat {
  const { winners = [], scores = [] } = view.result ?? {}
  const best = scores.toSorted((a, b) => b.total - a.total)[0]
  return winners.find((seat) => seat === me) ?? winners[0] ?? me ?? best?.seat ?? 0
}
