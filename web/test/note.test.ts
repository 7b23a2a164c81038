/** "Why not?" says everything once. */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { games } from '../app/games.ts'
import { noteOf } from '../table/turn/note.ts'

test('a reason that is the rule itself is not quoted again, and its number is left to the link', () => {
  expect(noteOf(['Zimmerei: Erst das Geld. (', { rule: 'X-1' }, ')'], 'X-1', 'Erst das Geld.')).toEqual({
    say: ['Zimmerei: Erst das Geld.'],
    quote: null,
  })
})

test('a rule that says more than the reason is quoted', () => {
  const note = noteOf(['Dir fehlt 1 Lehm (', { rule: 'X-1' }, ').'], 'X-1', 'Erst das Geld, dann die Ware.')
  expect(note).toEqual({ say: ['Dir fehlt 1 Lehm', '.'], quote: 'Erst das Geld, dann die Ware.' })
  expect(noteOf(['Nein.'], null, undefined)).toEqual({ say: ['Nein.'], quote: null })
})

test.each(games.map((g) => [g.id, g] as const))('%s: no rule is told twice in one note', async (_, shelf) => {
  for (const lang of ['de', 'en'] as const) {
    const { refusal } = (await shelf.load(lang)).text
    const { rules } = await shelf.book(lang, null)
    for (const [rule, written] of Object.entries(rules)) {
      const { say, quote } = noteOf(refusal({ ok: false, rule }), rule, written)
      const whole = `${toText(say)} ${quote ?? ''}`
      expect(whole.split(written).length, `${rule}: ${whole}`).toBeLessThanOrEqual(2)
      expect(toText(say)).not.toContain(rule)
    }
  }
})
