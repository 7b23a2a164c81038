/** Advice in our own games: legal answers, points that could be, one reason in both languages. */

import { adviseAt, promiseOf, reasonFor, visits } from '@dorfplatz/bots'
import { randomFrom, seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { loadKernel } from '../games.ts'

test.each([
  ['village', 2],
  ['agricola', 2],
  ['hallertau', 1],
] as const)('%s: the best three with a reason each', async (game, seats) => {
  const k = await loadKernel(game)
  const m = k.create({ game, seats, seed: seedFrom('advice') })
  const open = k.open(m)[0]
  if (open === undefined) throw new Error('nobody is asked')
  const hints = adviseAt(k, m, open, { random: randomFrom('advice'), budget: visits(16) })
  expect(hints).toHaveLength(3)
  const names = k.game.bot?.partNames
  for (const [i, hint] of hints.entries()) {
    expect(k.whyNot(m, open.frame.seat, hint.answer)).toBeNull()
    expect(hint.points).not.toBeNull()
    for (const reason of [hint.gain, hint.loss]) if (reason !== null) expect(names?.de[reason.part]).toMatch(/./)
    expect(reasonFor(hint, 'en', names)).toMatch(/^(More .+|Less .+|Hardly .+)\.$/)
    expect(reasonFor(hint, 'de', names)).toMatch(/^(Mehr .+|Weniger .+|Kaum .+)\.$/)
    expect(promiseOf(hint, i === 0, 'en')).toMatch(/^(about -?\d+ points? at the end|just as good|\d+ points? less)$/)
    expect(promiseOf(hint, i === 0, 'de')).toMatch(/Punkte?|gleich gut/)
  }
})
