/** How a bot of a table on this device finds its answer: it imagines what it may not know and looks one step ahead. */

import { type Answer, decisionId, type Json, type Kernel, type Match, type Open, type Random } from '@dorfplatz/kernel'

const random: Random = (n) => {
  const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return Math.floor((word / 2 ** 32) * n)
}

const LOOKS: { readonly [level: string]: number } = { easy: 16, medium: 64, hard: 200 }

export async function botAnswer<S, V>(k: Kernel<S, V>, match: Match<S>, open: Open, level: string): Promise<Answer> {
  const { seat } = open.frame
  const to = decisionId(open)
  const list = k.choices(match, open)
  const only = list?.length === 1 ? list[0] : undefined
  if (only !== undefined) return { to, choice: only }
  const { bot } = k.game
  const looks = LOOKS[level] ?? 16
  if (bot === undefined) return { to, choice: k.sample(match, open, random) }
  let best: Json | undefined
  let bestValue = Number.NEGATIVE_INFINITY
  for (let i = 0; i < looks; i++) {
    const choice = list !== null && list.length <= looks ? list[i] : k.sample(match, open, random)
    if (choice === undefined) break
    const world = k.imagine(match, seat, random)
    if (k.play(world, seat, { to, choice }) !== null) continue
    const value = bot.value(world, seat) + random(1000) / 1e6
    if (value > bestValue) {
      bestValue = value
      best = choice
    }
  }
  return { to, choice: best ?? k.sample(match, open, random) }
}
