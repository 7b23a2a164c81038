/** Help at a first table: every sentence is said in some game, in both languages, and none after a few rounds. */

import { decisionId, type Frame, kernel, randomFrom, seedFrom, type View } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { featured } from '../app/games.ts'
import { loadRules } from '../app/rules.ts'
import { loadFirst, tipFor } from '../learn/first/tips.ts'
import { spoken } from '../learn/speech.ts'
import { isDrawn } from '../parts/Words.tsx'

const GAMES = 12

describe.each(featured.map(({ id }) => id))('%s', (id) => {
  test('every tip is said in some game, and none once the first rounds are over', async () => {
    const told = await loadFirst(id, 'de')
    if (told === null) throw new Error('nothing is said')
    const k = kernel<unknown, Frame, View['table']>(await loadRules(id))
    const said = new Set<string>()
    for (let n = 0; n < GAMES && said.size < told.tips.tips.length; n++) {
      const random = randomFrom(`first table ${n}`)
      const match = k.create({ game: id, seats: 2, seed: seedFrom(`first table ${n}`) })
      for (let turn = 0; turn < 400; turn++) {
        const [open] = k.open(match)
        if (open === undefined) break
        const { seat } = open.frame
        const view = k.view(match, seat)
        const tip = tipFor(told.tips, view, new Set())
        if (tip !== null) said.add(tip.id)
        if (tip !== null) expect(tipFor(told.tips, view, new Set([tip.id]))?.id).not.toBe(tip.id)
        const { round } = view.table as { readonly round: number }
        if (round > told.tips.until) {
          expect(tip).toBeNull()
          break
        }
        k.apply(match, seat, { to: decisionId(open), choice: k.sample(match, open, random) })
      }
    }
    expect(told.tips.tips.map((tip) => tip.id).filter((tip) => !said.has(tip))).toEqual([])
  })

  test.each(['de', 'en'] as const)('every tip has its words (%s), with woodcuts that are drawn', async (lang) => {
    const told = await loadFirst(id, lang)
    expect(Object.keys(told?.text ?? {}).toSorted()).toEqual(told?.tips.tips.map((tip) => tip.id).toSorted())
    for (const part of Object.values(told?.text ?? {}).flatMap(spoken)) {
      if (typeof part === 'object' && 'icon' in part) expect(isDrawn(part.icon), part.icon).toBe(true)
    }
  })
})
